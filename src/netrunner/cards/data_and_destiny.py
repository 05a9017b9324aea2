"""Data and Destiny."""

from ..vocabulary import *

card(
    "24/7 News Cycle",
    AdditionalPlayCost(Forfeit()),
    play(ResolveWhenScored(Chosen(WithWhenScored(Cards(AGENDA, where="corp-score"))))),
)
card(
    "Endless Hunger",
    breaks(TrashCards(Cards(side=RUNNER)), ends_run=True),
)
card(
    "Hunting Grounds",
    PreventEncounterAbility(),
    paid(TrashThis(), Install(TopOf(YOU, 3), facedown=True)),
)
card("Surveillance Sweep", play(StaysInPlay()), RunnerSpendsFirst())
card(
    "Quantum Predictive Model",
    RevealFromRnD(),
    when(Accessed(condition=RunnerTagged()), AddToScoreArea(This())),
)
card("Media Blitz", play(StaysInPlay(), GainTextOf(Chosen(Cards(AGENDA, where="runner-score")))))
card("Keegan Lane", paid((TrashThis(), RemoveTagsToPay(1)), Trash(Chosen(Cards(PROGRAM))), only_if=RunOnThisServer()))
card(
    "Apex: Invasive Predator",
    Cannot(A_INSTALL, YOU, Cards(RESOURCE, without="virtual")),
    when(TurnBegins(), install(Cards(where="grip"), facedown=True), may=True),
)
card(
    "Apocalypse",
    PlayOnlyIf(RanSuccessfully(SERVER_HQ, SERVER_RND, SERVER_ARCHIVES)),
    play(Trash(All(Cards(side=CORP))), TurnFacedown(All(Cards(side=RUNNER)))),
)
card("Harbinger", TurnedFacedownInstead())
card("Adam: Compulsive Hacker", start_with(3, "directive"))
card("Always Be Running", FirstClickRuns(), spends_clicks_to_break(2, limit=1))
card(
    "Neutralize All Threats",
    when(AccessesCard(WithTrashCost(), first_each_turn=True), Reveal(EventCard()), MustTrashAccessed(by_paying=True)),
    AccessMore(1, SERVER_HQ),
)
card("Sunny Lebeau: Security Specialist")
card(
    "Security Nexus",
    Memory(1),
    Link(1),
    when(EncounterWith(this=False), Trace(5, Both(GiveTags(1), EndRun()), Bypass()), may=True, limit=1),
    ConsoleLimit(),
)
card(
    "News Team",
    RevealFromRnD(),
    when(Accessed(), ChooseOne(GiveTags(2), AddToScoreArea(This(), -1, RUNNER), player=RUNNER)),
)
card("Employee Strike", play(StaysInPlay()), BlankText(IdentityOf()))
card("Dr. Lovegood", when(TurnBegins(), Until(BlankText(Chosen(Cards(side=RUNNER))), "turn")))
card(
    "TL;DR",
    sub(Delayed(when(EncounterWith(Cards(ICE)), Until(RepeatsSubroutines(Encountered()), "encounter")), "once+run")),
)
card(
    "New Angeles Sol: Your News",
    whenever(
        ScoredOrStolen(), PlayIt(Chosen(Playable(Cards(OPERATION, "current", where=("hq", "archives"))))), may=True
    ),
)
card(
    "Spark Agency: Worldswide Reach",
    when(ForEvent("rezzed", cards=Cards(subtypes="advertisement"), first_each_turn=True), Lose(1, RUNNER)),
)
card("Rebranding Team", GetsSubtype("advertisement", cards=Cards(ASSET)))
card(
    "Lily Lockwell",
    when(ForEvent("rezzed", this=True), Draw(3)),
    paid((Clicks(), RemoveTagsToPay(1)), Search(Cards(OPERATION), zones="rnd"), Reveal(Found()), AddTo(Found(), "rnd")),
)
card(
    "Victoria Jenkins",
    AllottedClicks(-1, RUNNER),
    when(TrashedWhileAccessed(), AddToScoreArea(EventCard(), 2, RUNNER)),
)
card(
    "Reality Threedee",
    when(ForEvent("rezzed", this=True), TakeBadPublicity(1)),
    when(TurnBegins(), If(RunnerTagged(), Gain(2), Gain(1))),
)
card(
    "Archangel",
    RevealFromRnD(),
    when(Accessed(not_in=ARCHIVES), ForceEncounterWith(This()), may_pay=3),
    sub(Trace(6, AddTo(Chosen(Cards(side=RUNNER)), "grip"))),
)
card("Resistor", StrengthBonus(Tags()), sub(Trace(4, EndRun())))
card("Special Offer", sub(Gain(5), Trash(This())))
card("Turnpike", when(EncounterWith(), Lose(1, RUNNER)), sub(Trace(5, GiveTags(1))))
card(
    "The All-Seeing I",
    PlayOnlyIf(RunnerTagged()),
    play(Unless(Trash(All(Cards(RESOURCE))), RemoveBadPublicityToPay(1), RUNNER)),
)
card(
    "Launch Campaign",
    when(ForEvent("rezzed", this=True), Load(CREDIT, 6)),
    when(ThisEmptied(), Trash(This())),
    when(TurnBegins(), Take(2)),
)
card("Assassin", sub(Trace(5, Damage(NET, 3))), sub(Trace(4, Trash(Chosen(Cards(PROGRAM))))))
card("Heartbeat", Memory(1), interrupt(TrashCards(Cards(side=RUNNER)), Prevent(F_DAMAGE, 1)), ConsoleLimit())
card(
    "Wasteland",
    when(ForEvent("trashed", YOU, AnyCardOf(RUNNER), installed=True, first_each_turn=True), Gain(1)),
)
card("Multithreader", Recurring(2), HostedCreditsFor(P_USE, Cards(PROGRAM)))
ICEBREAKER = Cards(subtypes="icebreaker")
card(
    "Security Chip",
    paid(TrashThis(), Until(StrengthBonus(LinkValue(), of=Chosen(ICEBREAKER)), "run"), only_if=DuringRun()),
    paid(
        TrashThis(),
        Until(StrengthBonus(LinkValue(), of=any_number_of(Cards(PROGRAM, "cloud"))), "run"),
        only_if=DuringRun(),
    ),
)
card(
    "Globalsec Security Clearance",
    InstallOnlyIf(NumberIs(LinkValue(), least=2)),
    when(TurnBegins(), LoseClicks(1), Look(TopOf(CORP)), may=True),
)
card(
    "Jak Sinclair",
    CostsLess("install", LinkValue()),
    when(TurnBegins(), Run(during=Cannot(A_USE, YOU, Cards(PROGRAM))), may=True),
)
card(
    "Technical Writer",
    whenever(Installed(Cards((HARDWARE, PROGRAM))), Place(CREDIT)),
    paid((Clicks(), TrashThis()), Take(ALL_OF_IT)),
)
card("Brain Chip", Memory(PointsIn(RUNNER)), HandSize(PointsIn(RUNNER)), ConsoleLimit())
card(
    "GS Striker M1",
    MemoryCostIs(0, NumberIs(LinkValue(), least=2)),
    breaks(2, "code gate", ALL_OF_IT, up_to=True),
    pumps(2, 3),
)
card(
    "GS Shrike M2",
    MemoryCostIs(0, NumberIs(LinkValue(), least=2)),
    breaks(2, "sentry", ALL_OF_IT, up_to=True),
    pumps(2, 3),
)
card(
    "GS Sherman M3",
    MemoryCostIs(0, NumberIs(LinkValue(), least=2)),
    breaks(2, "barrier", ALL_OF_IT, up_to=True),
    pumps(2, 3),
)
card("Improved Tracers", StrengthBonus(1, Cards(ICE, "tracer")), BaseTrace(1, subroutines=True))
card("News Hound", GrantsAbility(sub(EndRun()), condition=CurrentActive()), sub(Trace(3, GiveTags(1))))
card("Rutherford Grid", BaseTrace(2, condition=RunOnThisServer()), RegionLimit())
card("Global Food Initiative", WorthMore(-1, where=IN_RUNNERS_SCORE))
card(
    "Independent Thinking",
    play(
        Trash(Chosen(Cards(side=RUNNER), 5, up_to=True)),
        If(
            TrashedThisWay(Cards(subtypes="directive")),
            Draw(Times(2, JustTrashed())),
            Draw(JustTrashed()),
        ),
    ),
)
card(
    "Safety First",
    HandSize(-2),
    when(ForEvent("turn-ends", YOU), If(NumberIs(RoomInHand(), least=1), Draw(1))),
)
card("Windfall", play(Shuffle(), Trash(TopOf(RUNNER)), Gain(InstallCostOf("trashed", became="trashed"))))
card(
    "SYNC: Everything, Everywhere",
    paid(Clicks(), FlipThis()),
    ActionCostsMore("remove a tag", 1),
)
card(
    "SYNC: Everything, Everywhere (flipped)",
    paid(Clicks(), FlipThis()),
    ActionCostsMore("trash a resource", -2),
)
card("15 Minutes", paid(Clicks(), ShuffleInto(This()), also_stolen=True))
card(
    "Shannon Claire",
    paid(Clicks(), Draw(1, bottom=True)),
    paid(
        TrashThis(),
        ChooseOne(Search(Cards(AGENDA), zones="rnd"), Search(Cards(AGENDA), zones="archives")),
        Reveal(Found()),
        AddTo(Found(), "rnd", top=False),
    ),
)
card(
    "Prey",
    play(
        Run(
            during=when(
                ForEvent("pass-ice", cards=Cards(ICE)),
                Trash(EventCard()),
                may_pay=TrashCards(Cards(side=RUNNER), StrengthOf(EventCard())),
                limit=1,
            )
        )
    ),
)
card(
    "Ad Blitz",
    AdditionalPlayCost(Clicks()),
    play(
        RepeatProcess(
            (
                Install(Chosen(CanBeRezzedToo(Cards(subtypes="advertisement", where=("archives", "hq"))))),
                Rez(Its(), chosen=True),
            ),
            X(),
        )
    ),
)
