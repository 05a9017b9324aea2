"""The Kitara cycle."""

from __future__ import annotations

from ..vocabulary.abilities import (
    When,
)
from ..vocabulary.base import (
    THE_CORP,
)
from ..vocabulary.cards import (
    Among,
    Cards,
    Chosen,
    Its,
    TopOf,
)
from ..vocabulary.declare import (
    card,
)
from ..vocabulary.drawing import (
    InsteadOfAdding,
    WouldBeDrawn,
    WouldDraw,
)
from ..vocabulary.instructions import (
    AddTo,
    ArrangeTop,
    Look,
    Reveal,
    Trash,
)
from ..vocabulary.piles import (
    AnyNumberOf,
    InstallableHere,
    InstallHere,
    ThisScoredOrStolen,
)
from ..vocabulary.traits import (
    RegionLimit,
)
from ..vocabulary.words import (
    CORP,
    ICE,
)

SEEN = Among(Its("seen"), Cards(where=("rnd",)))

card(
    "Jinja City Grid",
    When(
        WouldDraw(each=True),
        (
            Look(WouldBeDrawn()),
            InsteadOfAdding(
                Chosen(InstallableHere(Among(WouldBeDrawn(), Cards(types=(ICE,), where=("rnd",))), 4), up_to=True),
                (Reveal(Its()), InstallHere(Its(), 4, ice=True)),
            ),
        ),
        interrupt=True,
    ),
    RegionLimit(),
)
card(
    "Bacterial Programming",
    When(
        ThisScoredOrStolen(),
        (
            Look(TopOf(CORP, 7)),
            AddTo(Chosen(SEEN, AnyNumberOf(SEEN), up_to=True), "hq"),
            Trash(Chosen(SEEN, AnyNumberOf(SEEN), up_to=True)),
            ArrangeTop(),
        ),
        optional=True,
        player=THE_CORP,
    ),
)
