"""Kala Ghoda."""

from ...vocabulary import *

card("Jesminder Sareen: Girl Behind the Curtain", when(Would(F_TAGS, first="run"), Prevent(F_TAGS, 1)))
card(
    "Artist Colony",
    paid(Forfeit(), Search(Installable(Cards((PROGRAM, RESOURCE, HARDWARE), where="stack"))), Install(Found())),
)
card(
    "Museum of History",
    NoInfluenceIf(50),
    when(TurnBegins(), ShuffleInto(Chosen(Cards(where="archives"))), may=True),
)
card("Street Magic", RunnerOrdersSubroutines())
