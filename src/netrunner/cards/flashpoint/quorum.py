"""Quorum."""

from ...vocabulary import *

card(
    "Encore",
    PlayOnlyIf(RanSuccessfully(SERVER_RND, SERVER_HQ, SERVER_ARCHIVES)),
    play(TakeTurn()),
    RemovedInstead(),
)
