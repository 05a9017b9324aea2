"""What Lies Ahead."""

from ...vocabulary import *

card(
    "Spinal Modem",
    Memory(1),
    Recurring(2),
    HostedCreditsFor(P_USE, Cards(subtypes="icebreaker")),
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
    whenever(RunSuccessful(this_server=True), Trace(4, Until(Cannot(A_ACCESS, cards=OtherThan(This())), "run"))),
)
card(
    "Braintrust",
    when(Scored(), Place(AGENDA_COUNTER, ForEvery(2, AdvancementBefore(), over=3))),
    CostsLess("rez", CountersOn(AGENDA_COUNTER), Cards(ICE)),
)
card("TMI", when(ForEvent("rezzed", this=True), Trace(2, failure=Derez(This()))), sub(EndRun()))
card("Whizzard: Master Gamer", Recurring(3), HostedCreditsFor(P_TRASH))
card("Morning Star", breaks(1, "barrier", ALL_OF_IT, up_to=True))
card("Peacock", breaks(2, "code gate"), pumps(2, 3))
card(
    "The Helpful AI",
    Link(1),
    paid(TrashThis(), Until(StrengthBonus(2, of=Chosen(Cards(subtypes="icebreaker"))), "turn")),
)
card(
    "Plascrete Carapace",
    when(Installed(), Load(POWER, 4)),
    when(ThisEmptied(), Trash(This())),
    interrupt(HostedCounters(POWER), Prevent(F_DAMAGE, 1, MEAT)),
)
card("Haas-Bioroid: Stronger Together", StrengthBonus(1, Cards(ICE, "bioroid")))
card("Snowflake", sub(PsiGame(different=EndRun())))
card("Restructured Datapool", paid(Clicks(), Trace(2, GiveTags(1))))
card(
    "Project Atlas",
    when(Scored(), Place(AGENDA_COUNTER, ForEvery(1, AdvancementBefore(), over=3))),
    paid(
        HostedCounters(AGENDA_COUNTER),
        Search(Cards(), zones="rnd", criteria=False),
        Reveal(Found()),
        AddTo(Found(), "hq"),
    ),
)
card("Caduceus", sub(Trace(3, Gain(3))), sub(Trace(2, EndRun())))
card(
    "Dracō",
    when(ForEvent("rezzed", this=True), MayPayAny(Place(POWER, X()))),
    StrengthBonus(CountersOn(POWER)),
    sub(Trace(2, Both(GiveTags(1), EndRun()))),
)
card(
    "ZU.13 Key Master",
    MemoryCostIs(0, NumberIs(LinkValue(), least=2)),
    breaks(1, "code gate"),
    pumps(1, 1),
)
