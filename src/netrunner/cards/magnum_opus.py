"""Magnum Opus."""

from __future__ import annotations

from ..vocabulary.abilities import (
    cost_of,
    paid,
    when,
    whenever,
)
from ..vocabulary.costs import (
    HostedCounters,
)
from ..vocabulary.declare import (
    card,
)
from ..vocabulary.flow import (
    MayPay,
)
from ..vocabulary.instructions import (
    EndRun,
    Place,
    Remove,
)
from ..vocabulary.running import (
    RunOnThisServer,
)
from ..vocabulary.triggers import (
    RunSuccessful,
    TurnBegins,
)
from ..vocabulary.words import (
    POWER,
)

card(
    "Embolus",
    when(TurnBegins(), MayPay(cost_of(1), (Place(POWER),), asked=True), may=True),
    whenever(RunSuccessful(), Remove(POWER)),
    paid(HostedCounters(POWER), EndRun(), only_if=RunOnThisServer()),
)
