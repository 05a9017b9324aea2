"""Magnum Opus."""

from ..vocabulary import *

card(
    "Crowdfunding",
    when(Installed(), Load(CREDIT, 3)),
    when(ThisEmptied(), Both(Trash(This()), Draw(1))),
    when(TurnBegins(), Take(1)),
    when(
        ForEvent("turn-ends", YOU),
        If(NumberIs(EventsThisTurn("run-successful"), least=3), Install(This(), ignore_costs=True)),
        may=True,
        where=IN_HEAP,
    ),
)
card(
    "Embolus",
    when(TurnBegins(), Place(POWER), may_pay=1),
    whenever(RunSuccessful(), Remove(POWER)),
    paid(HostedCounters(POWER), EndRun(), only_if=RunOnThisServer()),
)
card(
    "Labor Rights",
    play(Trash(TopOf(RUNNER, 3)), ShuffleInto(Chosen(Cards(where="heap"), 3)), Draw(1)),
    RemovedInstead(),
)
card(
    "Border Control",
    paid(TrashThis(), EndRun(), only_if=RunOnThisServer()),
    sub(Gain(Counting(Cards(ICE, protecting=True)))),
    sub(EndRun()),
)
card(
    "Slot Machine",
    when(EncounterWith(), AddTo(TopOf(RUNNER), "stack", top=False), Reveal(TopOf(RUNNER, 3))),
    sub(Lose(3, RUNNER)),
    sub(If(NumberIs(RevealedOfOneType(), least=2), Gain(3))),
    sub(If(NumberIs(RevealedOfOneType(), least=3), Place(ADVANCEMENT, 3, Chosen(Cards(side=CORP))))),
)
card(
    "Hired Help",
    AdditionalCostTo(
        A_RUN,
        TrashCards(Cards(AGENDA, where="runner-score")),
        this_server=True,
        condition=Not(HappenedThisTurn("run-successful", server=SERVER_HQ)),
    ),
)
card(
    "Timely Public Release",
    when(Scored(), Place(AGENDA_COUNTER)),
    paid(
        HostedCounters(AGENDA_COUNTER),
        install(Cards(ICE, where=("hq", "archives")), ignore_costs=True, anywhere=True),
    ),
)
card(
    "Watch the World Burn",
    when(resolved(), EndActionPhase()),
    play(
        Run(
            remote=True,
            during=if_successful(
                Delayed(
                    when(
                        AccessesCard(Cards(not_types=AGENDA)),
                        AddTo(EventCard(), "removed"),
                        Delayed(
                            whenever(AccessesCard(CopyOf(Its("moved"), Cards())), AddTo(EventCard(), "removed")), "game"
                        ),
                    ),
                    "once+run",
                )
            ),
        )
    ),
)
