"""The Red Sand cycle."""

from __future__ import annotations

from ..vocabulary.abilities import (
    paid,
)
from ..vocabulary.base import (
    THE_CORP,
)
from ..vocabulary.cards import (
    TopOf,
)
from ..vocabulary.costs import (
    TrashThis,
)
from ..vocabulary.declare import (
    card,
)
from ..vocabulary.history import (
    DamageThisTurn,
)
from ..vocabulary.instructions import (
    Trash,
)
from ..vocabulary.timing import (
    NextWindowAfter,
)
from ..vocabulary.triggers import (
    ForEvent,
)
from ..vocabulary.words import (
    CORP,
)

card(
    "Salvaged Vanadis Armory",
    paid(
        TrashThis(),
        Trash(TopOf(CORP, DamageThisTurn()), by=THE_CORP),
        only_if=NextWindowAfter(ForEvent("damage")),
    ),
)
