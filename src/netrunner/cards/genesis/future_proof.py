"""Future Proof."""

from ...vocabulary import *

card("Mr. Li", paid(Clicks(), Look(TopOf(RUNNER, 2)), AddTo(Chosen(those_seen("stack")), "stack", top=False), Draw(1)))
card(
    "Indexing",
    play(Run(SERVER_RND)),
    instead_of_accessing(Look(TopOf(CORP, 5)), ArrangeTop(), servers=SERVER_RND, may=True),
)
card("Flare", sub(Trace(6, Both(Trash(Chosen(Cards(HARDWARE))), Damage(MEAT, 2, unpreventable=True), EndRun()))))
