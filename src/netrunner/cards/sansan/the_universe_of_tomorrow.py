"""The Universe of Tomorrow."""

from ...vocabulary import *

card("Surfer", paid(2, SwapCards(Encountered(subtype="barrier"), Chosen(NextTo(Encountered())))))
card(
    "Bookmark",
    paid(Clicks(), HostHere(Chosen(Cards(where="grip"), 3, up_to=True), facedown=True)),
    paid(Clicks(), AddTo(Hosted(), "grip")),
    moving_hosted(paid(TrashThis(), AddTo(Hosted(), "grip"))),
)
card("Wireless Net Pavilion", AdditionalCostTo(A_TRASH_RESOURCE, 2))
card("Chronos Protocol: Selective Mind-mapping", SelectsFirstDamage(NET))
card(
    "Franchise City",
    RevealedIfAccessed(Cards(AGENDA)),
    whenever(AccessesCard(Cards(AGENDA)), AddToScoreArea(This(), 1)),
)
