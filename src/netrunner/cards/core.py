"""The Core Set."""

from ..vocabulary import *

ICEBREAKER = Cards(subtypes="icebreaker")
VIRUS_PROGRAM = Cards(PROGRAM, "virus")
PROGRAMS = Cards(PROGRAM)
PROGRAM_OR_HARDWARE = Cards((PROGRAM, HARDWARE))
INSTALLED_ICE = Cards(ICE)
UNREZZED = Cards(rezzed=False)
ADVANCEABLE = Cards(advanceable=True)
ICE_HERE = Cards(ICE, protecting=True)
LOST = Named("lost")
CENTRAL = (SERVER_HQ, SERVER_RND, SERVER_ARCHIVES)

# Anarch

card("Noise: Hacker Extraordinaire", whenever(Installed(VIRUS_PROGRAM), Trash(TopOf(CORP), by=CORP)))
card(
    "Déjà Vu",
    play(
        ChooseOne(
            AddTo(Chosen(Cards(where="heap")), "grip"),
            AddTo(Chosen(Cards(subtypes="virus", where="heap"), 2, up_to=True), "grip"),
        )
    ),
)
card(
    "Demolition Run",
    play(Run((SERVER_HQ, SERVER_RND))),
    while_accessing(Trash(AccessedCard())),
)
card(
    "Stimhack",
    play(Place(CREDIT, 9), Run()),
    HostedCreditsFor(in_pool=True),
    when(ForEvent("run-ends", this=True), Damage(BRAIN, 1, unpreventable=True)),
)
card(
    "Cyberfeeder",
    Recurring(1),
    HostedCreditsFor(P_USE, ICEBREAKER),
    HostedCreditsFor(P_INSTALL, VIRUS_PROGRAM),
)
card(
    "Grimoire",
    Memory(2),
    whenever(Installed(VIRUS_PROGRAM), Place(VIRUS, 1, EventCard())),
    ConsoleLimit(),
)
card("Corroder", breaks(1, "barrier"), pumps(1, 1))
card(
    "Datasucker",
    whenever(RunSuccessful(CENTRAL), Place(VIRUS)),
    paid(HostedCounters(VIRUS), Until(StrengthBonus(-1, of=Encountered(rezzed=True)), "encounter")),
)
card(
    "Djinn",
    CanHost(Cards(PROGRAM, without="icebreaker"), memory=3),
    NoMemoryCost(),
    paid((Clicks(), 1), Search(VIRUS_PROGRAM), Reveal(Found()), AddTo(Found(), "grip")),
)
card(
    "Medium",
    whenever(RunSuccessful(SERVER_RND), Place(VIRUS)),
    whenever(
        ForEvent("access-cards", servers=SERVER_RND),
        ChooseUpTo("more", Minus(CountersOn(VIRUS), 1)),
        Until(AccessMore(Named("more"), SERVER_RND), "access"),
        may=True,
    ),
)
card("Mimic", breaks(1, "sentry"))
card(
    "Parasite",
    InstallOnlyOn(Cards(ICE, rezzed=True)),
    StrengthBonus(Times(-1, CountersOn(VIRUS)), of=Host()),
    while_true(NumberIs(StrengthOf(Host()), most=0), Trash(Host())),
    when(TurnBegins(), Place(VIRUS)),
)
card(
    "Wyrm",
    breaks(3, ice_strength=0),
    interacts(1, Until(StrengthBonus(-1, of=Encountered()), "encounter")),
    pumps(1, 1),
)
card("Yog.0", breaks(0, "code gate"))
card("Ice Carver", StrengthBonus(-1, of=Encountered()))
card("Wyldside", when(TurnBegins(), Both(Draw(2), LoseClicks(1))))

# Criminal

card("Gabriel Santiago: Consummate Professional", when(RunSuccessful(SERVER_HQ, first_each_turn=True), Gain(2)))
card(
    "Account Siphon",
    play(Run(SERVER_HQ)),
    instead_of_accessing(
        Both(ChooseUpTo("lost", CreditsOf(CORP, 5)), Lose(LOST, CORP), Gain(Times(2, LOST)), GiveTags(2)), may=True
    ),
)
card("Easy Mark", play(Gain(3)))
card(
    "Forged Activation Orders",
    play(
        With(
            Chosen(Cards(ICE, rezzed=False)),
            ChooseOne(Rez(Its(), chosen=True), Trash(Its(), by=CORP), player=CORP),
        )
    ),
)
card("Inside Job", play(Run()), when(EncounterWith(this=False, first_this_run=True), Bypass()))
card("Special Order", play(Search(ICEBREAKER), Reveal(Found()), AddTo(Found(), "grip")))
card(
    "Lemuria Codecracker",
    paid((Clicks(), 1), Expose(Chosen(UNREZZED)), only_if=HappenedThisTurn("run-successful", server=SERVER_HQ)),
)
card("Desperado", Memory(1), whenever(RunSuccessful(), Gain(1)), ConsoleLimit())
card("Aurora", breaks(2, "barrier"), pumps(2, 3))
card(
    "Femme Fatale",
    breaks(1, "sentry"),
    pumps(2, 1),
    when(Installed(), Remember(Chosen(INSTALLED_ICE))),
    whenever(EncounterWith(cards=Remembered()), Bypass(), may_pay=Credits(SubroutinesOn(Encountered()))),
)
card("Ninja", breaks(1, "sentry"), pumps(3, 5))
card("Sneakdoor Beta", paid(Clicks(), Run(SERVER_ARCHIVES, during=SuccessElsewhere(SERVER_HQ, on=SERVER_ARCHIVES))))
card(
    "Bank Job",
    when(Installed(), Load(CREDIT, 8)),
    when(ThisEmptied(), Trash(This())),
    whenever(
        RunSuccessful(remote=True),
        instead(Both(ChooseUpTo("taken", CountersOn(CREDIT)), Take(Named("taken"))), may=True),
    ),
)
card(
    "Crash Space",
    Recurring(2),
    HostedCreditsFor(P_REMOVE_TAG),
    interrupt(TrashThis(), Prevent(F_DAMAGE, 3, MEAT, up_to=True)),
)
card("Data Dealer", paid((Clicks(), Forfeit()), Gain(9)))
card("Decoy", interrupt(TrashThis(), Prevent(F_TAGS, 1)))

# Shaper

card(
    'Kate "Mac" McCaffrey: Digital Tinker',
    CostsLess("install", 1, PROGRAM_OR_HARDWARE, FirstThisTurn("installed", PROGRAM_OR_HARDWARE)),
)
card("Diesel", play(Draw(3)))
card("Modded", play(install(Cards((PROGRAM, HARDWARE), where="grip"), discount=3)))
card(
    "The Maker’s Eye",
    play(Run(SERVER_RND)),
    if_successful(Until(AccessMore(2, SERVER_RND, this_run=True), "run")),
)
card(
    "Tinkering",
    play(
        Both(
            Until(GetsSubtype("sentry", Chosen(INSTALLED_ICE)), "turn"),
            Until(GetsSubtype("code gate", Its()), "turn"),
            Until(GetsSubtype("barrier", Its()), "turn"),
        )
    ),
)
card("Akamatsu Mem Chip", Memory(1))
card(
    "Rabbit Hole",
    Link(1),
    when(Installed(), Search(Installable(Cards(title="Rabbit Hole"))), Install(Found()), may=True),
)
card("The Personal Touch", InstallOnlyOn(ICEBREAKER), StrengthBonus(1, of=Host()))
card(
    "The Toolbox",
    Memory(2),
    Link(2),
    Recurring(2),
    HostedCreditsFor(P_USE, ICEBREAKER),
    ConsoleLimit(),
)
card("Battering Ram", breaks(2, "barrier", 2, up_to=True), pumps(1, 1, "run"))
card("Gordian Blade", breaks(1, "code gate"), pumps(1, 1, "run"))
card("Magnum Opus", paid(Clicks(), Gain(2)))
card("Net Shield", when(Would(F_DAMAGE, NET, first="turn"), Prevent(F_DAMAGE, 1, NET), may_pay=1))
card("Pipeline", breaks(1, "sentry"), pumps(2, 1, "run"))
card("Aesop’s Pawnshop", when(TurnBegins(), Gain(3), may_pay=TrashCards(Cards(side=RUNNER, other=True))))
card("Sacrificial Construct", interrupt(TrashThis(), PreventTrash(PROGRAM_OR_HARDWARE)))

# Neutral Runner

card("Infiltration", play(ChooseOne(Gain(2), Expose(Chosen(UNREZZED)))))
card("Sure Gamble", play(Gain(9)))
card(
    "Crypsis",
    breaks(1),
    pumps(1, 1),
    paid(Clicks(), Place(VIRUS)),
    whenever(EncounterEnds(used=True), ChooseOne(Remove(VIRUS), Trash(This()))),
)
card("Access to Globalsec", Link(1))
card(
    "Armitage Codebusting",
    when(Installed(), Load(CREDIT, 12)),
    when(ThisEmptied(), Trash(This())),
    paid(Clicks(), Take(2)),
)

# Haas-Bioroid

card("Haas-Bioroid: Engineering the Future", when(ForEvent("installed", YOU, first_each_turn=True), Gain(1)))
card(
    "Accelerated Beta Test",
    when(
        Scored(),
        Look(TopOf(CORP, 3)),
        install(those_seen("rnd", ICE), ignore_costs=True, rez=True, may=True),
        install(those_seen("rnd", ICE), ignore_costs=True, rez=True, may=True),
        install(those_seen("rnd", ICE), ignore_costs=True, rez=True, may=True),
        Trash(All(those_seen("rnd"))),
        may=True,
    ),
)
card(
    "Adonis Campaign",
    when(ForEvent("rezzed", this=True), Load(CREDIT, 12)),
    when(ThisEmptied(), Trash(This())),
    when(TurnBegins(), Take(3)),
)
card(
    "Aggressive Secretary",
    CanBeAdvanced(),
    when(Accessed(), Trash(Chosen(PROGRAMS, CountersOn(ADVANCEMENT))), may_pay=2),
)
card("Archived Memories", play(AddTo(Chosen(Cards(where="archives")), "hq")))
card("Biotic Labor", play(GainClicks(2)))
card("Shipment from MirrorMorph", play(install_from_hq(), install_from_hq(), install_from_hq()))
card("Heimdall 1.0", bioroid(), sub(Damage(BRAIN, 1)), sub(EndRun()), sub(EndRun()))
card(
    "Ichi 1.0",
    bioroid(),
    sub(Trash(Chosen(PROGRAMS))),
    sub(Trash(Chosen(PROGRAMS))),
    sub(Trace(1, Both(GiveTags(1), Damage(BRAIN, 1)))),
)
card("Viktor 1.0", bioroid(), sub(Damage(BRAIN, 1)), sub(EndRun()))
card("Rototurret", sub(Trash(Chosen(PROGRAMS))), sub(EndRun()))
card(
    "Corporate Troubleshooter",
    paid(
        (Credits(is_x=True), TrashThis()),
        Until(StrengthBonus(X(), of=Chosen(Cards(ICE, rezzed=True, protecting=True))), "turn"),
    ),
)
card("Experiential Data", StrengthBonus(1, ICE_HERE))

# Jinteki

card("Jinteki: Personal Evolution", whenever(ScoredOrStolen(), Damage(NET, 1)))
card(
    "Nisei MK II",
    when(Scored(), Place(AGENDA_COUNTER)),
    paid(HostedCounters(AGENDA_COUNTER), EndRun()),
)
card(
    "Project Junebug",
    CanBeAdvanced(),
    when(Accessed(), Damage(NET, Times(2, CountersOn(ADVANCEMENT))), may_pay=1),
)
card(
    "Snare!",
    RevealFromRnD(),
    when(Accessed(not_in=ARCHIVES), Both(GiveTags(1), Damage(NET, 3)), may_pay=4),
)
card(
    "Zaibatsu Loyalty",
    when(Would(F_EXPOSE), Rez(This()), may=True, where=ALSO_UNREZZED),
    interrupt(1, PreventExpose()),
    interrupt(TrashThis(), PreventExpose()),
)
card("Neural EMP", PlayOnlyIf(HappenedLastTurn("run-begins", RUNNER)), play(Damage(NET, 1)))
card("Precognition", play(Look(TopOf(CORP, 5)), ArrangeTop()))
card("Cell Portal", sub(Approach(OutermostIce()), Derez(This())))
card(
    "Chum",
    sub(
        Until(StrengthBonus(2, of=NextEncountered()), "run"),
        Delayed(when(EncounterEnds(NextEncountered()), If(Not(AllBroken()), Damage(NET, 3))), "once+run"),
    ),
)
card("Data Mine", sub(Damage(NET, 1), Trash(This())))
card("Neural Katana", sub(Damage(NET, 3)))
card("Wall of Thorns", sub(Damage(NET, 2)), sub(EndRun()))
card("Akitaro Watanabe", CostsLess("rez", 2, Cards(ICE, protecting=True)))

# NBN

card("NBN: Making News", Recurring(2), HostedCreditsFor(P_TRACE))
card(
    "AstroScript Pilot Program",
    when(Scored(), Place(AGENDA_COUNTER)),
    paid(HostedCounters(AGENDA_COUNTER), PlaceAdvancement(Chosen(ADVANCEABLE))),
)
card(
    "Breaking News",
    when(Scored(), GiveTags(2)),
    when(ForEvent("turn-ends", condition=ThisScoredThisTurn()), RemoveTags(2)),
)
card("Anonymous Tip", play(Draw(3)))
card("Closed Accounts", PlayOnlyIf(RunnerTagged()), play(Lose(ALL_OF_IT, RUNNER)))
card("Psychographics", XAtMost(Tags()), play(PlaceAdvancement(Chosen(ADVANCEABLE), X())))
card(
    "SEA Source",
    PlayOnlyIf(HappenedLastTurn("run-successful", RUNNER)),
    play(Trace(3, GiveTags(1))),
)
card(
    "Ghost Branch",
    CanBeAdvanced(),
    when(Accessed(), GiveTags(CountersOn(ADVANCEMENT)), may=True),
)
card(
    "Data Raven",
    when(EncounterWith(), ChooseOne(GiveTags(1), EndRun(), player=RUNNER)),
    paid(HostedCounters(POWER), GiveTags(1)),
    sub(Trace(3, Place(POWER))),
)
card(
    "Matrix Analyzer",
    when(EncounterWith(), PlaceAdvancement(Chosen(ADVANCEABLE)), may_pay=1),
    sub(Trace(2, GiveTags(1))),
)
card("Tollbooth", when(EncounterWith(), MustPay(3, EndRun(), RUNNER)), sub(EndRun()))
card(
    "Red Herrings",
    *persistent(AdditionalCostTo(A_STEAL, 5, this_server=True)),
)
card("SanSan City Grid", Requirement(-1, Cards(AGENDA, in_server=True)), RegionLimit())

# Weyland

card(
    "Weyland Consortium: Building a Better World",
    whenever(ForEvent("played", YOU, Cards(OPERATION, "transaction")), Gain(1)),
)
card("Hostile Takeover", when(Scored(), Both(Gain(7), TakeBadPublicity(1))))
card("Posted Bounty", when(Scored(), Both(GiveTags(1), TakeBadPublicity(1)), may_pay=ForfeitThis()))
card("Security Subcontract", paid((Clicks(), TrashCards(Cards(ICE, rezzed=True))), Gain(4)))
card(
    "Aggressive Negotiation",
    PlayOnlyIf(HappenedThisTurn("scored")),
    play(Search(Cards(), zones="rnd", criteria=False), AddTo(Found(), "hq")),
)
card("Beanstalk Royalties", play(Gain(3)))
card("Scorched Earth", PlayOnlyIf(RunnerTagged()), play(Damage(MEAT, 4)))
card("Shipment from Kaguya", play(PlaceAdvancement(Chosen(ADVANCEABLE, 2, up_to=True))))
card(
    "Archer",
    AdditionalRezCost(Forfeit()),
    sub(Gain(2)),
    sub(Trash(Chosen(PROGRAMS))),
    sub(Trash(Chosen(PROGRAMS))),
    sub(EndRun()),
)
card(
    "Hadrian's Wall",
    CanBeAdvanced(),
    StrengthBonus(CountersOn(ADVANCEMENT)),
    sub(EndRun()),
    sub(EndRun()),
)
card("Ice Wall", CanBeAdvanced(), StrengthBonus(CountersOn(ADVANCEMENT)), sub(EndRun()))
card(
    "Shadow",
    CanBeAdvanced(),
    StrengthBonus(CountersOn(ADVANCEMENT)),
    sub(Gain(2)),
    sub(Trace(3, GiveTags(1))),
)
card("Research Station", InstallOnlyIn(SERVER_HQ), HandSize(2))

# Neutral Corp

card("Priority Requisition", when(Scored(), Rez(Chosen(Rezzable(INSTALLED_ICE, True)), ignore_costs=True), may=True))
card("Private Security Force", GrantsAbility(paid(Clicks(), Damage(MEAT, 1)), condition=RunnerTagged()))
card("Melange Mining Corp.", paid(Clicks(3), Gain(7)))
card("PAD Campaign", when(TurnBegins(), Gain(1)))
card("Hedge Fund", play(Gain(9)))
card("Enigma", sub(LoseClicks(1, RUNNER)), sub(EndRun()))
card("Hunter", sub(Trace(3, GiveTags(1))))
card("Wall of Static", sub(EndRun()))
