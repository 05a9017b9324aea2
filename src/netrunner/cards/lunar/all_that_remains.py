"""All That Remains."""

from ...vocabulary import *

card(
    "Bifrost Array",
    when(
        Scored(),
        ResolveWhenScored(Chosen(WithWhenScored(Cards(AGENDA, where="corp-score"), other=True))),
        may=True,
    ),
)
card(
    "Merlin",
    when(
        EncounterWith(),
        Reveal(Chosen(Cards(ICE, "grail", where="hq"), 2, up_to=True)),
        Until(GainsSubroutinesOf(Its(), after=True), "run"),
        may=True,
    ),
    sub(Damage(NET, 2)),
)
card("Hostile Infrastructure", whenever(ForEvent("trashed", RUNNER, AnyCardOf(CORP)), Damage(NET, 1)))
card("Gemini", sub(Trace(2, Damage(NET, 1), either=If(NumberIs(TraceStrength(), least=5), Damage(NET, 1)))))
card(
    "Daily Business Show",
    DrawsMore(1),
    when(
        WouldDraw(first_each_turn=True),
        InsteadOfDrawing(
            Look(TopOf(CORP, DrawCount())),
            AddTo(Chosen(those_seen("rnd")), "rnd", top=False),
            DrawTheRest(DrawCount(-1)),
        ),
    ),
)
card("Leela Patel: Trained Pragmatist", whenever(ScoredOrStolen(), AddTo(Chosen(Cards(rezzed=False)), "hq")))
card(
    "Sagittarius",
    sub(
        Trace(
            2,
            Trash(Chosen(Cards(PROGRAM))),
            either=If(NumberIs(TraceStrength(), least=5), Trash(Chosen(Cards(PROGRAM)))),
        )
    ),
)
card(
    "License Acquisition",
    when(Scored(), install(Cards((ASSET, UPGRADE), where=("archives", "hq")), ignore_costs=True, rez=True)),
)
card(
    "Superior Cyberwalls",
    StrengthBonus(1, Cards(ICE, "barrier")),
    when(Scored(), Gain(Counting(Cards(ICE, "barrier", rezzed=True)))),
)
card(
    "Lycan",
    CanBeAdvanced(),
    GetsSubtype("code gate", condition=IsOdd(CountersOn(ADVANCEMENT))),
    GetsSubtype("sentry", n=-1, condition=IsOdd(CountersOn(ADVANCEMENT))),
    sub(Trash(Chosen(Cards(PROGRAM)))),
)
card(
    'Cerberus "Cuj.0" H3',
    when(Installed(), Place(POWER, 4)),
    breaks(HostedCounters(POWER), "sentry", 2, up_to=True),
    pumps(1, 1),
)
card(
    'Cerberus "Rex" H2',
    when(Installed(), Place(POWER, 4)),
    breaks(HostedCounters(POWER), "code gate", 2, up_to=True),
    pumps(1, 1),
)
card(
    "Zona Sul Shipping",
    when(TurnBegins(), Place(CREDIT)),
    paid(Clicks(), Take(ALL_OF_IT)),
    while_true(RunnerTagged(), Trash(This())),
)
card("Cybsoft MacroDrive", Recurring(1), HostedCreditsFor(P_INSTALL, Cards(PROGRAM)))
card(
    'Cerberus "Lady" H1',
    when(Installed(), Place(POWER, 4)),
    breaks(HostedCounters(POWER), "barrier", 2, up_to=True),
    pumps(1, 1),
)
card(
    "Executive Boot Camp",
    when(TurnBegins(), Rez(Chosen(Rezzable(Cards(side=CORP), discount=1)), discount=1), may=True),
    paid((1, TrashThis()), Search(Cards(ASSET), zones="rnd"), Reveal(Found()), AddTo(Found(), "hq")),
)
card(
    "Snatch and Grab",
    play(Trace(3, With(Chosen(Cards(subtypes="connection")), Unless(Trash(Its()), TakeTags(1), RUNNER)))),
)
card("Ekomind", Memory(Counting(Cards(where="grip")), sets=True), ConsoleLimit())
card(
    "Shell Corporation",
    UseOncePerTurn(),
    paid(Clicks(), Place(CREDIT, 3)),
    paid(Clicks(), Take(ALL_OF_IT)),
)
card(
    "Utopia Shard",
    when(RunSuccessful(SERVER_HQ), instead(Install(This(), ignore_costs=True)), may=True, where=IN_GRIP),
    paid(TrashThis(), DiscardAtRandom(2, CORP)),
)
