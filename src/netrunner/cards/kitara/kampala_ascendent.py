"""Kampala Ascendent."""

from ...vocabulary import *
