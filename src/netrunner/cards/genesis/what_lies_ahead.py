"""What Lies Ahead."""

from ...vocabulary import *

card(
    "Spinal Modem",
    Memory(1),
    Recurring(2),
    HostedCreditsFor(P_USE, Cards(PROGRAM, "icebreaker")),
    whenever(ForEvent("trace-successful", condition=DuringRun()), Damage(BRAIN, 1)),
    ConsoleLimit(),
)
card(
    "Imp",
    when(Installed(), Place(VIRUS, 2)),
    while_accessing(Trash(AccessedCard()), paying=HostedCounters(VIRUS), limit=1),
)
card("Cortez Chip", paid(TrashThis(), Until(AdditionalCostTo(A_REZ, 2, Chosen(Cards(ICE))), "turn")))
card("Mandatory Upgrades", AllottedClicks(1))
card(
    "Janus 1.0",
    bioroid(),
    sub(Damage(BRAIN, 1)),
    sub(Damage(BRAIN, 1)),
    sub(Damage(BRAIN, 1)),
    sub(Damage(BRAIN, 1)),
)
card(
    "Ash 2X3ZB9CY",
    whenever(RunSuccessful(this_server=True), Trace(4, Until(Cannot(A_ACCESS, RUNNER, OtherThan(This())), "run"))),
)
card(
    "Braintrust",
    when(Scored(), Place(AGENDA_COUNTER, ForEvery(2, AdvancementBefore(), over=3))),
    CostsLess("rez", CountersOn(AGENDA_COUNTER), Cards(ICE)),
)
card("TMI", when(ForEvent("rezzed", this=True), Trace(2, failure=Derez(This()))), sub(EndRun()))
