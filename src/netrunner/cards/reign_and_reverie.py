"""Reign and Reverie."""

from ..vocabulary import *

card(
    "Meridian",
    sub(
        May(
            AddToScoreArea(This(), -1, RUNNER),
            otherwise=Both(Gain(4), EndRun()),
            player=RUNNER,
        )
    ),
)
card(
    "Formicary",
    when(
        ForEvent("approach-server"),
        IfYouDo(Rez(This()), IsRezzed(), MoveToInnermost(), EncounterNext(This())),
        may=True,
        where=ALSO_UNREZZED,
    ),
    sub(Unless(EndRun(), SufferDamage(NET, 2), RUNNER)),
)
card(
    "Patchwork",
    Memory(1),
    when(WouldPlayOrInstall(), LowerCost(2), may_pay=TrashCards(NotImminent(Cards(where="grip"))), limit=1),
    ConsoleLimit(),
)
card(
    "Thunder Art Gallery",
    when(
        FirstOfAny(Prevented(F_TAGS), ForEvent("tags-removed", YOU)),
        install(Cards(where="grip"), discount=1),
        may=True,
    ),
)
card(
    "DJ Fenris",
    when(Installed(), HostHere(Chosen(OtherIdentity(same_faction=False, subtype="g-mod")))),
    GainsHostedText(),
)
card(
    "Fast Break",
    play(
        Gain(Counting(Cards(AGENDA, where="runner-score"))),
        ChooseUpTo("cards drawn", Counting(Cards(AGENDA, where="runner-score"))),
        Draw(Named("cards drawn")),
        install_in_one_remote(Cards(where="hq"), Counting(Cards(AGENDA, where="runner-score"))),
    ),
)
card(
    "Giordano Memorial Field",
    whenever(
        RunSuccessful(this_server=True),
        Unless(EndRun(), Credits(Times(2, Counting(Cards(AGENDA, where="runner-score")))), RUNNER),
    ),
)
card(
    "Peeping Tom",
    when(
        EncounterWith(),
        ChooseCardType(),
        RevealCounting(All(Cards(where="grip"))),
        Until(GrantsAbility(sub(Unless(EndRun(), TakeTags(1), RUNNER)), n=Named("matching")), "run"),
    ),
)
card(
    "Lady Liberty",
    when(TurnBegins(), Place(POWER)),
    paid(Clicks(3), AddAgenda(Chosen(AgendasWorth(Cards(AGENDA, where="hq"), CountersOn(POWER))))),
    RegionLimit(),
)

HAND = Counting(Cards(where="grip"))
CENTRAL = (SERVER_HQ, SERVER_RND, SERVER_ARCHIVES)

# Anarch

card('Nathaniel "Gnat" Hall: One-of-a-Kind', when(TurnBegins(), If(NumberIs(HAND, most=2), Gain(1))))
card("Guinea Pig", play(Trash(All(Cards(where="grip"))), Gain(10)))
card(
    "Hijacked Router",
    whenever(ForEvent("server-created"), Lose(1, CORP)),
    when(RunSuccessful(SERVER_ARCHIVES), Lose(3, CORP), may_pay=TrashThis()),
)
card("Cradle", StrengthBonus(Times(-1, HAND)), breaks(2, "code gate", ALL_OF_IT, up_to=True))

# Criminal

card(
    "Liza Talking Thunder: Prominent Legislator",
    when(RunSuccessful(CENTRAL, first_each_turn=True), Both(Draw(2), GiveTags(1))),
)
card("Hot Pursuit", play(Run(SERVER_HQ)), if_successful(Both(Gain(9), GiveTags(1))))
card(
    "Paragon",
    Memory(1),
    when(
        RunSuccessful(first_each_turn=True),
        Both(Gain(1), Look(TopOf(RUNNER))),
        May(AddTo(Its("seen"), "stack", top=False)),
        may=True,
    ),
    ConsoleLimit(),
)
card("Bankroll", whenever(RunSuccessful(), Place(CREDIT), may=True), paid(TrashThis(), Take(ALL_OF_IT)))
card("Tycoon", whenever(EncounterEnds(used=True), Gain(2, CORP)), breaks(1, "barrier", 2, up_to=True), pumps(2, 3))

# Shaper

card(
    "Akiko Nisei: Head Case",
    whenever(ForEvent("access-cards", servers=SERVER_RND), PsiGame(same=Until(AccessMore(1, SERVER_RND), "access"))),
)
card(
    "Mind's Eye",
    Memory(1),
    whenever(RunSuccessful(SERVER_RND), Place(POWER), may=True),
    paid((Clicks(), HostedCounters(POWER, 3)), AccessServer(SERVER_RND)),
    ConsoleLimit(),
)
card("Kyuban", InstallOnlyOn(Cards(ICE)), whenever(ForEvent("pass-ice", cards=Host()), Gain(2)))

# Adam, Apex and Sunny Lebeau

card(
    "Algernon",
    when(
        TurnBegins(),
        GainClicks(1),
        Delayed(when(ForEvent("turn-ends", YOU), If(Not(HappenedThisTurn("run-successful")), Trash(This())))),
        may_pay=2,
    ),
)
card("Office Supplies", CostsLess("play", LinkValue()), play(ChooseOne(Gain(4), Draw(4))))

# Haas-Bioroid

card("Sportsmetal: Go Big or Go Home", whenever(ScoredOrStolen(), ChooseOne(Gain(2), Draw(2))))
card("Hyperloop Extension", when(ScoredOrStolen(this=True), Gain(3, CORP)))

# Jinteki

card("Jumon", when(ForEvent("turn-ends", YOU), Place(ADVANCEMENT, 2, Chosen(InServers()))))
card(
    "Neurostasis",
    CanBeAdvanced(),
    when(
        Accessed(),
        ShuffleInto(Chosen(Cards(side=RUNNER), CountersOn(ADVANCEMENT)), owner=RUNNER),
        may_pay=3,
    ),
)
card(
    "Thimblerig",
    when(
        AnyOf(TurnBegins(), ForEvent("pass-ice", this=True)),
        SwapCards(This(), Chosen(Cards(ICE, other=True))),
        may=True,
    ),
    sub(EndRun()),
)

# NBN

card("Fly on the Wall", when(Scored(), GiveTags(1)))
card("SIU", when(TurnBegins(), Trace(3, GiveTags(1)), may_pay=TrashThis()))
card(
    "Hydra",
    sub(If(RunnerTagged(), Damage(NET, 3), GiveTags(1))),
    sub(If(RunnerTagged(), Gain(5), GiveTags(1))),
    sub(If(RunnerTagged(), EndRun(), GiveTags(1))),
)
card(
    "Eavesdrop",
    play(BecomesCounter(Chosen(Cards(ICE)), whenever(EncounterWith(Host()), Trace(3, GiveTags(1))))),
)

# Weyland Consortium

card("The Outfit: Family Owned and Operated", whenever(ForEvent("bad-publicity-taken"), Gain(3)))
card(
    "Building Blocks",
    play(
        With(
            Chosen(Installable(Cards(ICE, "barrier", where="hq"))),
            Reveal(Its()),
            Install(Its(), ignore_costs=True, rez=True),
        )
    ),
)
card(
    "Too Big to Fail",
    PlayOnlyIf(NumberIs(CreditsOf(YOU), most=9)),
    play(Both(Gain(7), TakeBadPublicity(1))),
)
card(
    "Under the Bus",
    PlayOnlyIf(HappenedLastTurn("access", RUNNER)),
    play(Both(Trash(Chosen(Cards(RESOURCE, "connection"))), TakeBadPublicity(1))),
)
card(
    "Divide and Conquer",
    play(Run(SERVER_ARCHIVES)),
    if_successful(Until(AlsoAccess(SERVER_HQ, SERVER_RND), "run")),
)
card(
    "District 99",
    when(ForEvent("trashed", cards=Cards((PROGRAM, HARDWARE)), first_each_turn=True), Place(POWER), may=True),
    paid((Clicks(), HostedCounters(POWER, 3)), AddTo(Chosen(OfFaction(Cards(where="heap"))), "grip")),
)
card(
    "Miss Bones",
    when(Installed(), Load(CREDIT, 12)),
    when(ThisEmptied(), Trash(This())),
    HostedCreditsFor(P_TRASH, InstalledCards()),
)
card(
    "Insight",
    AdditionalPlayCost(Clicks()),
    play(May(Look(TopOf(CORP, 4), CORP), ArrangeTop(CORP), player=CORP), Reveal(TopOf(CORP, 4))),
)
card(
    "Mâché",
    when(TrashesAccessed(first_each_turn=True), Place(POWER, TrashCostOf(EventCard())), may=True),
    paid(HostedCounters(POWER, 3), Draw(1)),
)
card(
    "Ika",
    paid(2, HostThisOn(Chosen(Cards(ICE)))),
    breaks(1, "sentry", 2, up_to=True, on_host=True),
    pumps(2, 3),
)
card(
    "Psych Mike",
    when(
        ForEvent("run-ends", servers=SERVER_RND, successful=True, first_each_turn=True),
        Gain(AccessesThatRun("rnd")),
        may=True,
    ),
)
card(
    "Reboot",
    play(Run(SERVER_ARCHIVES)),
    instead_of_accessing(*[install(Cards(where="heap"), facedown=True, may=True)] * 5),
    RemovedInstead(),
)
AGENDAS = Cards(AGENDA, where=("hq", "archives"))
card(
    "Gatekeeper",
    StrengthBonus(6, condition=ThisRezzedThisTurn()),
    sub(
        ChooseUpTo("cards drawn", 3),
        Draw(Named("cards drawn")),
        Reveal(Chosen(AGENDAS, 3, up_to=True)),
        ShuffleInto(Its()),
    ),
    sub(EndRun()),
)
DEREZZED = Times(3, HowMany("derezzed"))
card(
    "Divert Power",
    play(
        Derez(any_number_of(Cards(rezzed=True))),
        Rez(Chosen(Rezzable(Cards(side=CORP), discount=DEREZZED), up_to=True, as_="rezzed"), discount=DEREZZED),
    ),
)
card("Game Changer", play(GainClicks(Counting(Cards(AGENDA, where="runner-score")))), RemovedInstead())
card(
    "Saraswati Mnemonics: Endless Exploration",
    paid(
        (Clicks(), 1),
        Both(install(Cards(where="hq", not_types=ICE), place="remote"), Place(ADVANCEMENT, 1, Its())),
        Both(
            Until(Cannot(A_SCORE, cards=Its()), "your next turn"),
            Until(Cannot(A_REZ, cards=Its()), "your next turn"),
        ),
    ),
)
card("API-S Keeper Isobel", when(TurnBegins(), Gain(3), may_pay=RemoveCounters(ADVANCEMENT, Cards(side=CORP))))
card(
    "Otoroshi",
    sub(
        MayWith(
            Chosen(InServers(), up_to=True),
            ChooseUpTo("tokens", 3),
            Place(ADVANCEMENT, Named("tokens"), Its()),
            Unless(Access(Its()), 3, RUNNER),
        )
    ),
)
CARD_HERE = Cards(in_server=True)
CARD_IN_HQ = Cards((AGENDA, ASSET, UPGRADE), where="hq")
card(
    "Daruma",
    when(
        ApproachesThisServer(),
        ChooseOne(
            SwapCards(Chosen(CARD_HERE), Chosen(InServers(), as_="other", swaps_with="target")),
            SwapCards(Chosen(CARD_HERE), Chosen(CARD_IN_HQ, as_="other", swaps_with="target")),
        ),
        may_pay=TrashThis(),
    ),
)
card("Acme Consulting: The Truth You Need", ConsideredTags(1, Encountering(Outermost())))
card(
    "Attitude Adjustment",
    play(
        Draw(2),
        Reveal(Chosen(AGENDAS, 2, up_to=True)),
        Both(Gain(Times(2, HowMany("revealed"))), ShuffleInto(Its())),
    ),
)
card(
    "Arella Salvatore",
    whenever(
        Scored(here=True),
        Both(install(Cards(where="hq"), ignore_costs=True), Place(ADVANCEMENT, 1, Its())),
        may=True,
    ),
)
card(
    "Broad Daylight",
    when(Scored(), May(TakeBadPublicity(1)), Place(AGENDA_COUNTER, BadPublicity())),
    paid((Clicks(), HostedCounters(AGENDA_COUNTER)), Damage(MEAT, 2), limit=1),
)
card(
    "Drudge Work",
    when(ForEvent("rezzed", this=True), Load(POWER, 3)),
    when(ThisEmptied(), Trash(This())),
    paid(
        (Clicks(), HostedCounters(POWER)),
        Reveal(Chosen(AGENDAS)),
        Both(Gain(AgendaPointsOf(Its())), ShuffleInto(Its())),
    ),
)
card(
    "Blockchain",
    GrantsAbility(
        sub(Both(Gain(1), Lose(1, RUNNER))),
        n=ForEvery(2, Counting(Cards(OPERATION, "transaction", where="archives", faceup=True))),
        first=True,
    ),
    sub(Both(Gain(1), Lose(1, RUNNER))),
    sub(EndRun()),
)
card(
    "Hangeki",
    PlayOnlyIf(HappenedLastTurn("trashed", RUNNER, AnyCardOf(CORP))),
    play(
        With(Chosen(Cards(side=CORP)), May(Access(Its()), player=RUNNER)),
        If(DidAccess(), RemoveInsteadOfTrashing(), AddToScoreArea(This(), -1, RUNNER)),
    ),
)
