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
