"""Free Mars."""

from ...vocabulary import *

OTHER_ICE = Cards(ICE, other=True)

NOT_ICE = Cards(side=CORP, not_types=ICE)

card(
    "Rip Deal",
    play(Run(SERVER_HQ)),
    if_successful(
        Until(InsteadOfEachAccess(HQ, AddTo(Chosen(Cards(where="heap")), "grip")), "run"),
        Until(Cannot(A_ACCESS, RUNNER, InRootOf(SERVER_HQ)), "run"),
        servers=SERVER_HQ,
    ),
    RemovedInstead(),
)
card(
    "Metamorph",
    sub(
        ChooseOne(
            SwapCards(Chosen(OTHER_ICE, as_="one", swaps_among=True), Chosen(OTHER_ICE, as_="other", swaps_with="one")),
            SwapCards(Chosen(NOT_ICE, as_="one", swaps_among=True), Chosen(NOT_ICE, as_="other", swaps_with="one")),
        )
    ),
)
