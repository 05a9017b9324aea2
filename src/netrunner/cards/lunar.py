"""The Lunar cycle."""

from __future__ import annotations

from ..vocabulary.abilities import (
    cost_of,
    play,
)
from ..vocabulary.costs import (
    Clicks,
)
from ..vocabulary.declare import (
    card,
)
from ..vocabulary.running import (
    FirstRun,
)
from ..vocabulary.special import (
    StaysInPlay,
)
from ..vocabulary.statics import (
    AdditionalCostTo,
)
from ..vocabulary.words import (
    A_RUN_ACTION,
)

card(
    "Enhanced Login Protocol",
    play(StaysInPlay()),
    AdditionalCostTo(A_RUN_ACTION, cost_of(Clicks()), condition=FirstRun(by_action=True)),
)
