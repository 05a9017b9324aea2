"""Uprising Booster Pack."""

from ...vocabulary import *

card(
    "Mystic Maemi",
    when(AnyOf(TurnBegins(), Stolen()), Place(CREDIT)),
    HostedCreditsFor(P_PLAY, Cards(EVENT)),
    when(
        ForEvent("turn-ends", YOU),
        If(NumberIs(CountersOn(CREDIT), least=3), ChooseOne(TrashAtRandom(1), Trash(This()))),
    ),
)
card(
    "Swift",
    Memory(1),
    when(ForEvent("played", YOU, Cards(EVENT, "run"), first_each_turn=True), GainClicks(1)),
    ConsoleLimit(),
)
card(
    "Cybertrooper Talut",
    Link(1),
    whenever(Installed(Cards(subtypes="icebreaker", without="ai")), Until(StrengthBonus(2, of=EventCard()), "turn")),
)
card(
    "La Costa Grid",
    RemoteOnly(),
    when(TurnBegins(), Place(ADVANCEMENT, 1, Chosen(Cards(in_server=True)))),
    RegionLimit(),
)
ICE_HERE = Cards(ICE, protecting=True)
card(
    "Cayambe Grid",
    when(TurnBegins(), Place(ADVANCEMENT, 1, Chosen(ICE_HERE))),
    whenever(
        ApproachesThisServer(),
        Unless(EndRun(), Credits(Times(2, Counting(WithCounters(ADVANCEMENT, ICE_HERE)))), RUNNER),
    ),
    RegionLimit(),
)
card(
    "Megaprix Qualifier",
    when(
        ForEvent(
            "scored",
            this=True,
            condition=NumberIs(
                Counting(Cards(title="Megaprix Qualifier", where=("corp-score", "runner-score"), other=True)), least=1
            ),
        ),
        Place(AGENDA_COUNTER),
    ),
    WorthMore(1, condition=NumberIs(CountersOn(AGENDA_COUNTER), least=1)),
)
card(
    "Digital Rights Management",
    PlayOnlyIf(HappenedLastTurn("run-successful", RUNNER, server=SERVER_HQ, never=True)),
    play(
        Search(Cards(AGENDA), zones="rnd"),
        Reveal(Found()),
        AddTo(Found(), "hq"),
        install(Cards(where="hq", not_types=ICE), place="remote", may=True),
        Until(Cannot(A_SCORE), "turn"),
    ),
)
