"""Quorum."""

from ...vocabulary import *

card(
    "Tracker",
    when(TurnBegins(), ChooseServer()),
    paid((Clicks(1), 2), Run(chosen=True, during=PreventFirstSubroutine())),
)
card(
    "Encore",
    PlayOnlyIf(RanSuccessfully(SERVER_RND, SERVER_HQ, SERVER_ARCHIVES)),
    play(TakeTurn()),
    RemovedInstead(),
)
