"""Creation and Control."""

from ..vocabulary import *

card(
    "Awakening Center",
    CanHost(Cards(ICE, "bioroid")),
    whenever(
        ForEvent("pass-all-ice", condition=RunOnThisServer()),
        With(
            Chosen(Rezzable(HostedHere(Cards(ICE)), discount=7)),
            Rez(Its(), discount=7),
            If(Fits(Its(), Cards(ICE, rezzed=True)), ForceEncounterWith(Its())),
            Delayed(when(ForEvent("run-ends"), Trash(Its()))),
        ),
        may=True,
    ),
)
BIOROID_HERE = Cards(ICE, "bioroid", protecting=True)

card(
    "Director Haas",
    AllottedClicks(1),
    when(TrashedWhileAccessed(), AddToScoreArea(EventCard(), 2, RUNNER)),
)
card(
    "Howler",
    sub(
        InstallBehind(Chosen(Installable(Cards(ICE, "bioroid", where=("hq", "archives"))), up_to=True)),
        If(AreInstalled(Its()), Delayed(when(ForEvent("run-ends"), Both(Derez(Its()), Trash(This()))))),
    ),
)
card(
    "Tyr's Hand",
    when(
        Would(F_BREAK, cards=BIOROID_HERE), Rez(This()), may=True,
        where=ALSO_UNREZZED,
    ),
    interrupt(TrashThis(), PreventBreak(BIOROID_HERE)),
)  # fmt: skip
card(
    "Rielle “Kit” Peddler: Transhuman",
    when(EncounterWith(this=False, first_each_turn=True), Until(GetsSubtype("code gate", EventCard()), "run")),
)
card("Exile: Streethawk", whenever(InstalledFrom("heap", Cards(PROGRAM)), Draw(1)))
card(
    "Scavenge",
    play(
        Trash(Chosen(Cards(PROGRAM), as_="scrap")),
        If(DidTrash(), install(Cards(PROGRAM, where=("grip", "heap")), InstallCostOf("scrap", became="trashed"))),
    ),
)
card(
    "Feedback Filter",
    interrupt(3, Prevent(F_DAMAGE, 1, NET)),
    interrupt(TrashThis(), Prevent(F_DAMAGE, 2, BRAIN, up_to=True)),
)
card("Clone Chip", paid(TrashThis(), install(Cards(PROGRAM, where="heap"))))
card(
    "Atman",
    when(Installed(), MayPayAny(Place(POWER, X()))),
    StrengthBonus(CountersOn(POWER)),
    breaks(1, equal=True),
)
card(
    "Efficiency Committee",
    when(Scored(), Place(AGENDA_COUNTER, 3)),
    paid((Clicks(), HostedCounters(AGENDA_COUNTER)), GainClicks(2), Until(Cannot(A_ADVANCE), "turn")),
)
card("Sentinel Defense Program", whenever(ForEvent("damage", of=BRAIN), Damage(NET, 1)))
card(
    "Alix T4LB07",
    whenever(ForEvent("installed", YOU), Place(POWER)),
    paid((Clicks(), TrashThis()), Gain(Times(2, CountersOn(POWER)))),
)
card("Cerebral Overwriter", CanBeAdvanced(), when(Accessed(), Damage(BRAIN, CountersOn(ADVANCEMENT)), may_pay=3))
card(
    "Haas Arcology AI",
    CanBeAdvanced(Not(IsRezzed())),
    paid((Clicks(), HostedCounters(ADVANCEMENT)), GainClicks(2), limit=1),
)
card("Thomas Haas", CanBeAdvanced(), paid(TrashThis(), Gain(Times(2, CountersOn(ADVANCEMENT)))))
card(
    "Bioroid Efficiency Research",
    play(
        Both(
            Rez(Chosen(Rezzable(Cards(ICE, "bioroid"), True)), ignore_costs=True),
            BecomesCounter(Its(), when(ForEvent("fully-broken", cards=Host()), Both(Trash(This()), Derez(Host())))),
        )
    ),
)
card("Successful Demonstration", PlayOnlyIf(HappenedLastTurn("run-unsuccessful", RUNNER)), play(Gain(7)))
card("Heimdall 2.0", bioroid(2), sub(Damage(BRAIN, 1)), sub(Both(Damage(BRAIN, 1), EndRun())), sub(EndRun()))
card(
    "Ichi 2.0",
    bioroid(2),
    sub(Trash(Chosen(Cards(PROGRAM)))),
    sub(Trash(Chosen(Cards(PROGRAM)))),
    sub(Trace(3, Both(GiveTags(1), Damage(BRAIN, 1)))),
)
card(
    "Viktor 2.0",
    bioroid(2),
    paid(HostedCounters(POWER), Damage(BRAIN, 1)),
    sub(Trace(2, Place(POWER))),
    sub(EndRun()),
)
card("Gila Hands Arcology", paid(Clicks(2), Gain(3)))
card("Levy University", paid((Clicks(), 1), Search(Cards(ICE), zones="rnd"), Reveal(Found()), AddTo(Found(), "hq")))
card(
    "Server Diagnostics",
    when(TurnBegins(), Gain(2)),
    when(ForEvent("installed", YOU, Cards(ICE)), Trash(This())),
)
card("Bastion", sub(EndRun()))
card("Datapike", sub(MustPay(2, EndRun(), RUNNER)), sub(EndRun()))
card(
    "Freelance Coding Contract",
    play(Trash(Chosen(Cards(PROGRAM, where="grip"), 5, up_to=True)), Gain(Times(2, JustTrashed()))),
)
card("Levy AR Lab Access", play(ShuffleInto(All(Cards(where=("grip", "heap")))), Draw(5)), RemovedInstead())
card("Cloak", Recurring(1), HostedCreditsFor(P_USE, Cards(subtypes="icebreaker")))
card("Dagger", breaks(1, "sentry"), pumps(CreditsFrom(1, Cards(subtypes="stealth")), 5))
card(
    "Chakana",
    whenever(RunSuccessful(SERVER_RND), Place(VIRUS)),
    Requirement(1, Cards(AGENDA), condition=NumberIs(CountersOn(VIRUS), least=3)),
)
card("Paricia", Recurring(2), HostedCreditsFor(P_TRASH, Cards(ASSET)))
card("Self-modifying Code", paid((2, TrashThis()), Search(Installable(Cards(PROGRAM))), Install(Found())))
card("Inti", breaks(1, "barrier"), pumps(2, 1, "run"))
card("Professional Contacts", paid(Clicks(), Both(Gain(1), Draw(1))))
card("Borrowed Satellite", Link(1), HandSize(1))
card(
    "Ice Analyzer",
    whenever(ForEvent("rezzed", cards=Cards(ICE)), Place(CREDIT)),
    HostedCreditsFor(P_INSTALL, Cards(PROGRAM)),
)
card("Dirty Laundry", play(Run()), when(ForEvent("run-ends", this=True, successful=True), Gain(5)))
card(
    "Daily Casts",
    when(Installed(), Load(CREDIT, 8)),
    when(ThisEmptied(), Trash(This())),
    when(TurnBegins(), Take(2)),
)
card("Same Old Thing", paid((Clicks(2), TrashThis()), PlayIt(Chosen(Playable(Cards(EVENT, where="heap"))))))
card(
    "The Source",
    Requirement(1, Cards(AGENDA)),
    AdditionalCostTo(A_STEAL, 3),
    when(ScoredOrStolen(), Trash(This())),
)
card(
    "Monolith",
    Memory(3),
    when(
        Installed(),
        install(Cards(PROGRAM, where="grip"), 4, may=True),
        install(Cards(PROGRAM, where="grip"), 4, may=True),
        install(Cards(PROGRAM, where="grip"), 4, may=True),
    ),
    interrupt(TrashCards(Cards(PROGRAM, where="grip")), Prevent(F_DAMAGE, 1, (BRAIN, NET))),
    ConsoleLimit(),
)
card(
    "Zed 1.0",
    bioroid(),
    sub(If(ClicksBrokeThisRun(), Damage(BRAIN, 1))),
    sub(If(ClicksBrokeThisRun(), Damage(BRAIN, 1))),
)
card(
    "Exploratory Romp",
    play(Run()),
    instead_of_accessing(
        Both(ChooseUpTo("removed", 3), Remove(ADVANCEMENT, Named("removed"), Chosen(AroundAttackedServer())))
    ),
)
card(
    "NEXT Design: Guarding the Net",
    BeforeFirstTurn(
        *[install(Cards(ICE, where="hq"), may=True, place="unprotected")] * 3,
        Draw(Lacking(5, Cards(where="hq"))),
    ),
)
card("Cerebral Imaging: Infinite Frontiers", HandSize(CreditsOf(YOU), sets=True))
card("Custom Biotics: Engineered for Success", NotInThisDeck("jinteki"))
card(
    "Minelayer",
    sub(May(InstallHere(Chosen(InstallableHere(Cards(ICE, where="hq"))), ice=True, ignore_install_cost=True))),
)
card("The Professor: Keeper of Knowledge", FirstCopiesFree(PROGRAM))
card(
    "Cyber-Cypher",
    breaks(1, "code gate"),
    pumps(1, 1),
    when(Installed(), ChooseServer()),
    UseOnlyIf(AttackedServerIs(chosen=True)),
)
card(
    "Project Wotan",
    when(Scored(), Place(AGENDA_COUNTER, 3)),
    paid(
        HostedCounters(AGENDA_COUNTER),
        Until(GrantsAbility(sub(EndRun()), of=Approached(rezzed=True, subtype="bioroid")), "run"),
    ),
)
card(
    "Omni-drive",
    CanHost(Cards(PROGRAM), limit=1, memory=1),
    NoMemoryCost(),
    Recurring(1),
    HostedCreditsFor(P_USE, HostedHere()),
)
card("Sahasrara", Recurring(2), HostedCreditsFor(P_INSTALL, Cards(PROGRAM)))
card(
    "Director Haas' Pet Project",
    when(
        Scored(),
        install_in_one_remote(Cards(where=("hq", "archives")), 3, new=True, ignore_install_cost=True),
        may=True,
    ),
)
card("Escher", play(Run(SERVER_HQ)), instead_of_accessing(ArrangeIceOfAllServers()))
