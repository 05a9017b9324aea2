"""Trace Amount."""

from ...vocabulary import *

card("Satellite Uplink", play(Expose(Chosen(Cards(rezzed=False), 2, up_to=True))))
card("e3 Feedback Implants", whenever(ForEvent("broken", each=True), BreakSubroutines(1), may_pay=1))
card("Dyson Mem Chip", Memory(1), Link(1))
card(
    "Fetal AI",
    RevealFromRnD(),
    when(Accessed(not_in=ARCHIVES), Damage(NET, 2)),
    AdditionalStealCost(2),
)
card(
    "Trick of Light",
    play(move_advancement(Cards(advanceable=True), WithCounters(ADVANCEMENT, Cards(), except_=Its()), 2)),
)
card(
    "Liberated Account",
    when(Installed(), Load(CREDIT, 16)),
    when(ThisEmptied(), Trash(This())),
    paid(Clicks(), Take(4)),
)
card(
    "Compromised Employee",
    Recurring(1),
    HostedCreditsFor(P_TRACE),
    whenever(ForEvent("rezzed", cards=Cards(ICE)), Gain(1)),
)
card(
    "Notoriety",
    PlayOnlyIf(RanSuccessfully(SERVER_RND, SERVER_HQ, SERVER_ARCHIVES)),
    play(AddToScoreArea(This(), 1)),
)
card(
    "Sherlock 1.0",
    bioroid(),
    sub(Trace(4, AddTo(Chosen(Cards(PROGRAM)), "stack"))),
    sub(Trace(4, AddTo(Chosen(Cards(PROGRAM)), "stack"))),
)
card("Big Brother", PlayOnlyIf(RunnerTagged()), play(GiveTags(2)))
card(
    "ChiLo City Grid",
    whenever(ForEvent("trace-successful", condition=RunOnThisServer()), GiveTags(1)),
    RegionLimit(),
)
card(
    "Executive Retreat",
    when(Scored(), Both(Place(AGENDA_COUNTER), ShuffleInto(All(Cards(where="hq"))))),
    paid((Clicks(), HostedCounters(AGENDA_COUNTER)), Draw(5)),
)
card("Freelancer", PlayOnlyIf(RunnerTagged()), play(Trash(Chosen(Cards(RESOURCE), 2, up_to=True))))
card(
    "Vamp",
    play(Run(SERVER_HQ)),
    instead_of_accessing(MayPayAny(Both(ChooseUpTo("lost", X()), Lose(Named("lost"), CORP), GiveTags(1))), may=True),
)
card("Encryption Protocol", TrashCostsMore(1, Cards(), installed=True))
card(
    "Power Grid Overload",
    PlayOnlyIf(HappenedLastTurn("run-successful", RUNNER)),
    play(Trace(2, Trash(Chosen(InstallCost(Cards(HARDWARE), most=TraceExcess()))))),
)
card(
    "Amazon Industrial Zone",
    whenever(Installed(Cards(ICE, protecting=True)), Rez(EventCard(), discount=3), may=True),
    RegionLimit(),
)
card(
    "Snowball",
    breaks(1, "barrier"),
    pumps(1, 1),
    whenever(BreaksUsingThis(), Until(StrengthBonus(1), "run")),
)
card(
    "Jinteki: Replicating Perfection",
    Cannot(A_RUN, remote=True, condition=Not(HappenedThisTurn("run-begins", central=True))),
)
card("Sensei", sub(Until(GrantsAbility(sub(EndRun()), of=EachEncountered(other=True)), "run")))
