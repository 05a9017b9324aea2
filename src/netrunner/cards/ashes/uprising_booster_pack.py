"""Uprising Booster Pack."""

from ...vocabulary import *
