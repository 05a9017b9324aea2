"""Order and Chaos."""

from ..vocabulary import *

card("Satellite Grid", ConsideredHere(ADVANCEMENT), RegionLimit())
card("Hivemind", when(Installed(), Place(VIRUS)), ConsideredOnOthers(VIRUS, "virus"))
card("Gagarin Deep Space: Expanding the Horizon", AdditionalCostTo(A_ACCESS, 1, remote=True))
card(
    "Argus Security: Protection Guaranteed",
    whenever(Stolen(), ChooseOne(GiveTags(1), Damage(MEAT, 2, by=RUNNER), player=RUNNER)),
)
card(
    "Glenn Station",
    CanHost(Cards(), limit=1),
    paid(Clicks(), HostHere(Chosen(Cards(where="hq")), facedown=True)),
    paid(Clicks(), AddTo(Chosen(HostedHere()), "hq")),
)
card(
    "Wormhole",
    CanBeAdvanced(),
    CostsLess("rez", Times(3, CountersOn(ADVANCEMENT))),
    sub(ResolveSubroutineOn(Cards(ICE, rezzed=True, other=True))),
)
card(
    "The Twins",
    whenever(
        ForEvent("pass-ice", cards=Cards(ICE, rezzed=True, protecting=True)),
        ForceEncounterWith(EventCard(), again=True),
        may_pay=TrashCards(CopiesOf(EventCard()), reveal=True),
    ),
)
card("I've Had Worse", play(Draw(3)), whenever(ThisTrashedByDamage(NET, MEAT), Draw(3)))
card(
    "Showing Off",
    play(Run(SERVER_RND)),
    if_successful(Until(AccessFromBottom(), "run")),
)
card(
    "Forked",
    play(Run()),
    when(ForEvent("fully-broken", cards=Cards(ICE, "sentry"), first_this_run=True), Trash(EventCard())),
)
card(
    "Progenitor",
    CanHost(Cards(PROGRAM, "virus"), limit=1),
    NoMemoryCost(),
    when(Would(F_PURGE), KeepFromPurge(Hosted())),
)
card(
    "Qianju PT",
    when(
        TurnBegins(),
        LoseClicks(1),
        Delayed(when(Would(F_TAGS, first="since"), Prevent(F_TAGS, 1)), "once+your next turn"),
        may=True,
    ),
)
card("MemStrips", MemoryFor(3, Cards(PROGRAM, "virus")))
card(
    "Titan Transnational: Investing In Your Future",
    whenever(Scored(this=False), Place(AGENDA_COUNTER, what=EventCard()), may=True),
)
card(
    "Firmware Updates",
    when(Scored(), Place(AGENDA_COUNTER, 3)),
    paid(
        HostedCounters(AGENDA_COUNTER),
        PlaceAdvancement(Chosen(Cards(ICE, advanceable=True))),
        limit=1,
    ),
)
card("Government Takeover", paid(Clicks(), Gain(3)))
card(
    "High-Risk Investment",
    when(Scored(), Place(AGENDA_COUNTER)),
    paid((Clicks(), HostedCounters(AGENDA_COUNTER)), Gain(CreditsOf(RUNNER))),
)
card(
    "Space Camp",
    RevealFromRnD(),
    when(Accessed(), PlaceAdvancement(Chosen(Cards(advanceable=True))), may=True),
)
card(
    "Asteroid Belt",
    CanBeAdvanced(),
    CostsLess("rez", Times(3, CountersOn(ADVANCEMENT))),
    sub(EndRun()),
)
card(
    "Nebula",
    CanBeAdvanced(),
    CostsLess("rez", Times(3, CountersOn(ADVANCEMENT))),
    sub(Trash(Chosen(Cards(PROGRAM)))),
)
card(
    "Orion",
    CanBeAdvanced(),
    CostsLess("rez", Times(3, CountersOn(ADVANCEMENT))),
    sub(Trash(Chosen(Cards(PROGRAM)))),
    sub(ResolveSubroutineOn(Cards(ICE, rezzed=True, other=True))),
    sub(EndRun()),
)
card(
    "Builder",
    paid(Clicks(), MoveToOutermost(own=True)),
    sub(PlaceAdvancement(Chosen(Cards(ICE, advanceable=True, protecting=True)))),
    sub(PlaceAdvancement(Chosen(Cards(ICE, advanceable=True, protecting=True)))),
)
card("Fire Wall", CanBeAdvanced(), StrengthBonus(CountersOn(ADVANCEMENT)), sub(EndRun()))
card(
    "Searchlight",
    CanBeAdvanced(),
    sub(Trace(CountersOn(ADVANCEMENT), GiveTags(1))),
    sub(Trace(CountersOn(ADVANCEMENT), GiveTags(1))),
)
card(
    "Housekeeping",
    play(StaysInPlay()),
    when(ForEvent("installed", RUNNER, first_each_turn=True), trashes(RUNNER, Cards(where="grip"))),
)
card("Patch", play(BecomesCounter(Chosen(Cards(ICE, rezzed=True)), StrengthBonus(2, of=Host()))))
card("Traffic Accident", PlayOnlyIf(NumberIs(Tags(), least=2)), play(Damage(MEAT, 2)))
card(
    "Cyberdex Virus Suite",
    RevealFromRnD(),
    when(Accessed(), Purge(), may=True),
    paid(TrashThis(), Purge()),
)
card("MaxX: Maximum Punk Rock", when(TurnBegins(), Trash(TopOf(RUNNER, 2)), Draw(1)))
card("Amped Up", play(Both(GainClicks(3), Damage(BRAIN, 1, unpreventable=True))))
card("Day Job", AdditionalPlayCost(Clicks(3)), play(Gain(10)))
card(
    "Knifed",
    play(Run()),
    when(ForEvent("fully-broken", cards=Cards(ICE, "barrier"), first_this_run=True), Trash(EventCard())),
)
card(
    "Spooned",
    play(Run()),
    when(ForEvent("fully-broken", cards=Cards(ICE, "code gate"), first_this_run=True), Trash(EventCard())),
)
card(
    "Gravedigger",
    whenever(ForEvent("trashed", cards=AnyCardOf(CORP), installed=True), Place(VIRUS)),
    paid((Clicks(), HostedCounters(VIRUS)), Trash(TopOf(CORP), by=CORP)),
)
card(
    "Human First",
    whenever(ScoredOrStolen(this=False), Gain(AgendaPointsOf(EventCard()))),
)
card(
    "Investigative Journalism",
    InstallOnlyIf(NumberIs(BadPublicity(), least=1)),
    paid((Clicks(4), TrashThis()), TakeBadPublicity(1)),
)
card(
    "Itinerant Protesters",
    play(StaysInPlay()),
    HandSize(Times(-1, BadPublicity()), CORP),
)
card("Uninstall", play(AddTo(Chosen(Cards((PROGRAM, HARDWARE))), "grip")))
card("Data Folding", when(TurnBegins(), If(NumberIs(UnusedMemory(), least=2), Gain(1))))
card(
    "Stim Dealer",
    when(
        TurnBegins(),
        If(
            NumberIs(CountersOn(POWER), least=2),
            Both(Remove(POWER, ALL_OF_IT), Damage(BRAIN, 1, unpreventable=True)),
            Both(Place(POWER), GainClicks(1)),
        ),
    ),
)
card(
    "Chop Bot 3000",
    when(
        TurnBegins(),
        Trash(Chosen(Cards(side=RUNNER, other=True))),
        If(DidTrash(), ChooseOne(Draw(1), RemoveTags(1))),
        may=True,
    ),
)
card(
    "Checkpoint",
    when(ForEvent("rezzed", this=True), TakeBadPublicity(1)),
    sub(Trace(5, Delayed(when(RunSuccessful(), Damage(MEAT, 3)), "once+run"))),
)
card(
    "Sub Boost",
    play(
        BecomesCounter(
            Chosen(Cards(ICE, rezzed=True)), GetsSubtype("barrier", of=Host()), GrantsAbility(sub(EndRun()), of=Host())
        )
    ),
)
card(
    "Edward Kim: Humanity's Hammer",
    when(AccessesCard(Cards(OPERATION), first_each_turn=True), Trash(EventCard())),
)
card(
    "Sacrificial Clone",
    interrupt(
        TrashThis(),
        Prevent(F_DAMAGE, ALL_OF_IT),
        Trash(These(All(Cards(HARDWARE)), All(Cards(RESOURCE, without="virtual")), All(Cards(where="grip")))),
        Lose(ALL_OF_IT),
        RemoveTags(ALL_OF_IT),
    ),
)
card("Dedicated Technician Team", Recurring(2), HostedCreditsFor(P_INSTALL, Cards(ICE), this_server=True))
card(
    "Constellation Protocol",
    when(
        TurnBegins(),
        move_advancement(Cards(ICE, advanceable=True), WithCounters(ADVANCEMENT, Cards(ICE)), 1, up_to=False),
        may=True,
    ),
)
card(
    "The Board",
    WorthMore(-1, of=All(Cards(AGENDA, where="runner-score"))),
    when(TrashedWhileAccessed(), AddToScoreArea(EventCard(), 2, RUNNER)),
)
card(
    "Vigil",
    Memory(1),
    when(TurnBegins(), If(AsMany(Counting(Cards(where="hq")), HandSizeOf(CORP)), Draw(1))),
    ConsoleLimit(),
)
card(
    "Virus Breeding Ground",
    when(TurnBegins(), Place(VIRUS)),
    paid(Clicks(), MoveCountersFromThis(VIRUS, Chosen(WithCounters(VIRUS, Cards(), except_=This())), 1)),
)
card(
    "Mark Yale",
    whenever(SpendsCounter(AGENDA_COUNTER), Gain(1)),
    paid(TrashThis(), Gain(2)),
    paid(AnyCounters(AGENDA_COUNTER), Gain(2)),
)
card("Valencia Estevez: The Angel of Cayambe", StartingValues(bad_publicity=1))
card(
    "Wanton Destruction",
    play(Run(SERVER_HQ)),
    instead_of_accessing(MayPayAny(TrashAtRandom(X(), CORP), clicks=True), may=True),
)
card("Eater", breaks(1, then=Until(AccessAtMost(0), "run")), pumps(1, 1))
card("Archives Interface", InsteadOfOneAccess(ARCHIVES, AddTo(Its("accessed"), "removed")))
