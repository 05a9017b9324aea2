"""Whispers in Nalubaale."""

from ...vocabulary import *

card(
    "Freedom Khumalo: Crypto-Anarchist",
    while_accessing(
        Trash(AccessedCard()),
        paying=VirusCountersForAccessed(),
        only_if=Accessing(Cards((ASSET, ICE, OPERATION, UPGRADE))),
        limit=1,
    ),
)
card(
    "Gebrselassie",
    paid(Clicks(), HostThisOn(Chosen(Cards(PROGRAM, "icebreaker", without="ai")))),
    StrengthLasts("turn", Host()),
)
