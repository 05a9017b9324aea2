"""Cards for draft."""

from __future__ import annotations

from ..vocabulary.abilities import (
    whenever,
)
from ..vocabulary.base import (
    YOU,
)
from ..vocabulary.declare import (
    card,
)
from ..vocabulary.flow import (
    If,
)
from ..vocabulary.identities import (
    DraftOnly,
    OrderedHeap,
)
from ..vocabulary.piles import (
    ShuffleInto,
)
from ..vocabulary.triggers import (
    ForEvent,
)
from ..vocabulary.words import (
    CORP,
)
from ..vocabulary.zones import (
    AnyCardOf,
    MostInstalled,
    TopOfHeap,
)

card(
    "Wyvern: Chemically Enhanced",
    DraftOnly(),
    OrderedHeap(),
    whenever(
        ForEvent("trashed", YOU, AnyCardOf(CORP)),
        If(MostInstalled("anarch"), (ShuffleInto(TopOfHeap()),)),
    ),
)
