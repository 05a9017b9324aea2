"""Council of the Crest."""

from ...vocabulary import *

card(
    "No One Home",
    when(
        WouldAny(Would(F_TAGS), Would(F_DAMAGE, NET), first="turn"),
        Trace(
            0,
            failure=ChooseOne(Prevent(F_TAGS, ALL_OF_IT, up_to=True), Prevent(F_DAMAGE, ALL_OF_IT, NET, up_to=True)),
        ),
        may_pay=TrashThis(),
    ),
)
card(
    "Anansi",
    whenever(EncounterEnds(This()), If(Not(AllBroken()), Damage(NET, 3))),
    sub(Look(TopOf(CORP, 5)), ArrangeTop()),
    sub(May(Draw(1)), MayPay(2, Draw(1, RUNNER), player=RUNNER)),
    sub(Damage(NET, 1)),
)

card("eXer", AccessMore(1, SERVER_RND), when(ForEvent("purged"), Trash(This())))
card(
    "Crypt",
    whenever(RunSuccessful(SERVER_ARCHIVES), Place(VIRUS), may=True),
    paid(
        (Clicks(), TrashThis(), HostedCounters(VIRUS, 3)),
        Search(Installable(Cards(PROGRAM, "virus"))),
        Install(Found()),
    ),
)
card(
    'Corporate "Grant"',
    play(StaysInPlay()),
    when(ForEvent("installed", YOU, first_each_turn=True), Lose(1, CORP)),
)
card(
    "White Hat",
    PlayOnlyIf(HappenedThisTurn("run-successful", central=True)),
    play(
        Trace(
            3,
            failure=(
                Reveal(All(Cards(where="hq"))),
                ShuffleInto(Chosen(Cards(where="hq"), 2, up_to=True), owner=CORP),
            ),
        )
    ),
)
card(
    "Kuwinda K4H1U3",
    when(
        TurnBegins(),
        Trace(CountersOn(POWER), Both(Damage(BRAIN, 1), Trash(This())), Place(POWER)),
        may=True,
    ),
)
NEXT_ICE = Counting(Cards(ICE, "next", rezzed=True))
card(
    "NEXT Sapphire",
    sub(ChooseUpTo("cards drawn", NEXT_ICE), Draw(Named("cards drawn"))),
    sub(AddTo(Chosen(Cards(where="archives"), NEXT_ICE, up_to=True), "hq")),
    sub(ShuffleInto(Chosen(Cards(where="hq"), NEXT_ICE, up_to=True))),
)
card(
    "Personalized Portal",
    when(TurnBegins(), Draw(1, RUNNER), May(Gain(ForEvery(2, Counting(Cards(where="grip")))))),
)
card(
    "Armed Intimidation",
    when(Scored(), ChooseOne(Damage(MEAT, 5), GiveTags(2), player=RUNNER)),
)
card(
    "Death and Taxes",
    play(StaysInPlay()),
    whenever(
        AnyOf(ForEvent("installed", RUNNER), ForEvent("trashed", RUNNER, InstalledCards())),
        Gain(1),
        may=True,
    ),
)
TOOLS = Cards((PROGRAM, HARDWARE))
VIRTUAL = Cards(RESOURCE, "virtual")
card(
    "TechnoCo",
    CostsLess("install", -1, EitherOf(TOOLS, VIRTUAL)),
    whenever(Installed(EitherOf(TOOLS, VIRTUAL), RUNNER), Gain(1), may=True),
)

card(
    "Trojan Horse",
    PlayOnlyIf(HappenedLastTurn("access", RUNNER)),
    play(Trace(4, Trash(Chosen(InstallCost(Cards(PROGRAM), most=TraceExcess()))))),
)
card(
    "Reverse Infection",
    play(ChooseOne(Both(Purge(), Trash(TopOf(RUNNER, ForEvery(3, Named("purged"))))), Gain(2))),
)

card(
    "Code Replicator",
    when(
        ForEvent("pass-ice", cards=Cards(ICE, rezzed=True, protecting=True)),
        Approach(EventCard()),
        may_pay=TrashThis(),
    ),
)
card(
    "Friday Chip",
    whenever(ForEvent("trashed", YOU, AnyCardOf(CORP)), Place(VIRUS), may=True),
    when(TurnBegins(), MoveCountersFromThis(VIRUS, Chosen(Cards(PROGRAM, "virus")), 1), may=True),
)
card("Gbahali", breaks(TrashThis(), which="last"))
card(
    "Marathon",
    play(Run(remote=True)),
    when(
        ForEvent("run-ends", this=True),
        If(RunWasSuccessful(), Both(GainClicks(1), AddTo(This(), "grip"))),
        NoMoreRunsThere(),
    ),
)
card("Degree Mill", AdditionalStealCost(ShuffleCards(Cards(side=RUNNER), 2)))
card(
    "Azmari EdTech: Shaping the Future",
    when(ForEvent("turn-ends", YOU), ChooseCardType(), RememberType(), may=True),
    when(NamedTypeUsed(RUNNER), Gain(2)),
)
