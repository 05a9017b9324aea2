"""The SanSan cycle."""

from __future__ import annotations

from ..vocabulary.abilities import (
    cost_of,
    play,
)
from ..vocabulary.declare import (
    card,
)
from ..vocabulary.special import (
    StaysInPlay,
)
from ..vocabulary.statics import (
    AdditionalCostTo,
)
from ..vocabulary.words import (
    A_STEAL,
)

card("Predictive Algorithm", play(StaysInPlay()), AdditionalCostTo(A_STEAL, cost_of(2)))
