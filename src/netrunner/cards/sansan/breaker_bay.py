"""Breaker Bay."""

from ...vocabulary import *

card(
    "Off-Campus Apartment",
    CanHost(Cards(subtypes="connection")),
    whenever(InstalledHere(Cards(subtypes="connection")), Draw(1)),
)
