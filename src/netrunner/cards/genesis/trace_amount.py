"""Trace Amount."""

from ...vocabulary import *

card("Satellite Uplink", play(Expose(Chosen(Cards(side=CORP, rezzed=False), 2, up_to=True))))
card("e3 Feedback Implants", whenever(ForEvent("broken", YOU, each=True), BreakSubroutines(1), may_pay=1))
card("Dyson Mem Chip", Memory(1), Link(1))
card(
    "Fetal AI",
    RevealFromRnD(),
    when(Accessed(not_in=ARCHIVES), Damage(NET, 2)),
    AdditionalStealCost(2),
)
card(
    "Trick of Light",
    play(
        move_advancement(
            Cards(side=CORP, advanceable=True), WithCounters(ADVANCEMENT, Cards(side=CORP), except_=Its()), 2
        )
    ),
)
