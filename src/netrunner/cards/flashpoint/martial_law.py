"""Martial Law."""

from ...vocabulary import *

card(
    "On the Lam",
    play(
        BecomesCounter(
            Chosen(Cards(RESOURCE)),
            interrupt(TrashThis(), ChooseOne(Prevent(F_TAGS, 3, up_to=True), Prevent(F_DAMAGE, 3, up_to=True))),
        )
    ),
)
card(
    "Cold Read",
    play(Place(CREDIT, 4), Run()),
    HostedCreditsFor(),
    when(ForEvent("run-ends", this=True), Trash(Chosen(UsedThatRun()), unpreventable=True)),
)
