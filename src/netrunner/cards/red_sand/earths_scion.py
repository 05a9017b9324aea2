"""Earth's Scion."""

from ...vocabulary import *

card(
    "AgInfusion: New Miracles for a New World",
    paid(TrashApproached(), MoveRunElsewhere(encounter=True), limit=1),
)
card(
    "Adjusted Matrix",
    InstallOnlyOn(Cards(PROGRAM, "icebreaker")),
    GetsSubtype("ai", of=Host()),
    GrantsAbility(spends_clicks_to_break(1), of=Host()),
)
card(
    "Dedicated Processor",
    InstallOnlyOn(Cards(PROGRAM, "icebreaker", without="ai")),
    GrantsAbility(pumps(2, 4), of=Host()),
)
card(
    "Inversificator",
    when(PassedAfterBreaking(), SwapCards(EventCard(), Chosen(OtherThan(EventCard(), among=Cards(ICE)))), may=True),
    breaks(1, "code gate"),
    pumps(1, 1),
)
card("NEXT Opal", GrantsAbility(sub(install_from_hq()), n=Counting(Cards(ICE, "next", rezzed=True))))
card("Bioroid Work Crew", paid(TrashThis(), install(Cards(where="hq")), only_if=NextWindowAfter(OperationResolved())))
card("Ben Musashi", *persistent(AdditionalCostTo(A_STEAL, SufferDamage(NET, 2), this_server=True)))
