"""Martial Law."""

from ...vocabulary import *

card(
    "Mind Game",
    sub(
        PsiGame(
            different=(
                MoveRunElsewhere(),
                Until(AdditionalCostTo(A_JACK_OUT, AddToBottom(Cards())), "run"),
            )
        )
    ),
)
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
