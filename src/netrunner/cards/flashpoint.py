"""The Flashpoint cycle."""

from __future__ import annotations

from ..vocabulary.abilities import (
    cost_of,
    play,
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
    A_RUN,
)

card("Service Outage", play(StaysInPlay()), AdditionalCostTo(A_RUN, cost_of(1), condition=FirstRun()))
