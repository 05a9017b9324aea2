"""Honor and Profit."""

from __future__ import annotations

from ..vocabulary.abilities import (
    When,
    cost_of,
)
from ..vocabulary.base import (
    THE_CORP,
    THE_RUNNER,
)
from ..vocabulary.conditions import (
    HappenedThisTurn,
)
from ..vocabulary.declare import (
    card,
)
from ..vocabulary.drawing import (
    WouldBeDrawn,
    WouldDraw,
)
from ..vocabulary.flow import (
    MayPay,
)
from ..vocabulary.instructions import (
    Reveal,
)
from ..vocabulary.traits import (
    InstallOnlyIf,
)
from ..vocabulary.words import (
    SERVER_HQ,
)

card(
    "Bug",
    InstallOnlyIf(HappenedThisTurn("run-successful", THE_RUNNER, SERVER_HQ)),
    When(
        WouldDraw(THE_CORP, each=True),
        (MayPay(cost_of(2), (Reveal(WouldBeDrawn()),), asked=True),),
        optional=True,
        interrupt=True,
    ),
)
