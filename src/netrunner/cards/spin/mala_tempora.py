"""Mala Tempora."""

from ...vocabulary import *

card(
    "Sundew",
    when(
        RunnersFirstClicks(), Gain(2), If(ActionInProgress(), Delayed(when(RunBeginsHere(), MustPay(2)), "once+action"))
    ),
)
card(
    "Power Shutdown",
    PlayOnlyIf(HappenedLastTurn("run-begins", RUNNER)),
    play(
        ChooseUpTo("top", DeckSize(CORP)),
        Trash(TopOf(CORP, Named("top"))),
        trashes(RUNNER, InstallCost(Cards((PROGRAM, HARDWARE)), most=Named("top"))),
    ),
)
