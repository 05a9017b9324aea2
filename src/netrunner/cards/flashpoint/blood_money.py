"""Blood Money."""

from __future__ import annotations

from ...vocabulary import *


def pay_or_trash() -> ChooseOne:
    """The Runner must pay 2 credits or trash one of their installed cards."""
    return ChooseOne(Pay(2, RUNNER), trashes(RUNNER, Cards(side=RUNNER)), player=RUNNER)


card(
    "Fairchild 2.0",
    bioroid(2),
    sub(pay_or_trash()),
    sub(pay_or_trash()),
    sub(Damage(BRAIN, 1)),
)
card(
    "Liquidation",
    AdditionalPlayCost(Clicks()),
    play(Both(Trash(any_number_of(Cards(side=CORP, rezzed=True))), Gain(Times(3, Named("trashed"))))),
)
card("Rumor Mill", play(StaysInPlay()), BlankText(Unique(Cards((ASSET, UPGRADE), without="region"))))
