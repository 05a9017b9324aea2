"""Humanity's Shadow."""

from ...vocabulary import *

card("HQ Interface", AccessMore(1, SERVER_HQ))
