"""Humanity's Shadow."""

from ...vocabulary import *

card("HQ Interface", AccessMore(1, SERVER_HQ))
card("Xanadu", CostsLess("rez", -1, Cards(ICE)))
card("Networking", play(RemoveTags(1), MayPay(1, AddTo(This(), "grip"))))
card("Quality Time", play(Draw(5)))
card(
    "Replicator",
    whenever(
        Installed(Cards(HARDWARE)),
        Search(CopyOf(EventCard(), Cards(where="stack"))),
        Reveal(Found()),
        AddTo(Found(), "grip"),
        may=True,
    ),
)
card(
    "Eve Campaign",
    when(ForEvent("rezzed", this=True), Load(CREDIT, 16)),
    when(ThisEmptied(), Trash(This())),
    when(TurnBegins(), Take(2)),
)
card("Rework", play(ShuffleInto(Chosen(Cards(where="hq")))))
card("Whirlpool", sub(Until(Cannot(A_JACK_OUT), "run"), Trash(This())))
card("Hokusai Grid", whenever(RunSuccessful(this_server=True), Damage(NET, 1)), RegionLimit())
card("Bernice Mai", whenever(RunSuccessful(this_server=True), Trace(5, GiveTags(1), Trash(This()))))
card(
    "Salvage",
    CanBeAdvanced(IsRezzed()),
    GrantsAbility(sub(Trace(2, GiveTags(1))), n=CountersOn(ADVANCEMENT)),
)
card(
    "Creeper",
    MemoryCostIs(0, NumberIs(LinkValue(), least=2)),
    breaks(2, "sentry"),
    pumps(1, 1),
)
card(
    "Data Hound",
    sub(Trace(2, (Look(TopOf(RUNNER, TraceExcess())), Trash(Chosen(those_seen("stack"))), ArrangeTop()))),
)
card("Foxfire", play(Trace(7, Trash(Chosen(EitherOf(Cards(RESOURCE, "virtual"), Cards(subtypes="link")))))))
card("Simone Diego", Recurring(2), HostedCreditsFor(P_ADVANCE, AroundThisServer()))
card("Andromeda: Dispossessed Ristie", StartingValues(hand=9))
card(
    "Pheromones",
    Recurring(CountersOn(VIRUS)),
    HostedCreditsFor(condition=AttackedServerIs(SERVER_HQ)),
    whenever(RunSuccessful(SERVER_HQ), Place(VIRUS)),
)
card("Kati Jones", UseOncePerTurn(), paid(Clicks(), Place(CREDIT, 3)), paid(Clicks(), Take(ALL_OF_IT)))
card(
    "Surge",
    PlayOnlyIf(NumberIs(Counting(PlacedOnThisTurn(VIRUS, Cards(PROGRAM))), least=1)),
    play(Place(VIRUS, 2, Chosen(PlacedOnThisTurn(VIRUS, Cards(PROGRAM))))),
)
card(
    "Kraken",
    PlayOnlyIf(HappenedThisTurn("stolen")),
    play(ChooseServer(), trashes(CORP, IceProtecting(chosen=True))),
)
