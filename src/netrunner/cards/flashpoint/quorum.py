"""Quorum."""

from ...vocabulary import *
