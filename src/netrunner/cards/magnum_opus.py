"""Magnum Opus."""

from __future__ import annotations

from ..vocabulary.abilities import (
    cost_of,
    paid,
    when,
    whenever,
)
from ..vocabulary.base import (
    YOU,
)
from ..vocabulary.cards import (
    This,
)
from ..vocabulary.conditions import (
    NumberIs,
)
from ..vocabulary.costs import (
    HostedCounters,
)
from ..vocabulary.declare import (
    card,
)
from ..vocabulary.flow import (
    If,
    MayPay,
)
from ..vocabulary.instructions import (
    Both,
    Draw,
    EndRun,
    Install,
    Load,
    Place,
    Remove,
    Take,
    Trash,
)
from ..vocabulary.running import (
    RunOnThisServer,
)
from ..vocabulary.triggers import (
    ForEvent,
    Installed,
    RunSuccessful,
    ThisEmptied,
    TurnBegins,
)
from ..vocabulary.words import (
    CREDIT,
    HEAP,
    POWER,
    in_zone,
)
from ..vocabulary.zones import (
    EventsThisTurn,
)

card(
    "Crowdfunding",
    when(Installed(), Load(CREDIT, 3)),
    when(ThisEmptied(), Both((Trash(This()), Draw(1)))),
    when(TurnBegins(), Take(1)),
    when(
        ForEvent("turn-ends", YOU),
        If(
            NumberIs(EventsThisTurn("run-successful"), least=3),
            (Install(This(), ignore_costs=True),),
        ),
        may=True,
        where=in_zone(HEAP),
    ),
)
card(
    "Embolus",
    when(TurnBegins(), MayPay(cost_of(1), (Place(POWER),), asked=True), may=True),
    whenever(RunSuccessful(), Remove(POWER)),
    paid(HostedCounters(POWER), EndRun(), only_if=RunOnThisServer()),
)
