"""The Red Sand cycle."""

from __future__ import annotations

from ..vocabulary.abilities import (
    When,
    cost_of,
    paid,
    when,
)
from ..vocabulary.actions import (
    MayWith,
)
from ..vocabulary.base import (
    THE_CORP,
    THE_RUNNER,
)
from ..vocabulary.cards import (
    Cards,
    Chosen,
    Its,
    TopOf,
)
from ..vocabulary.costs import (
    TrashCards,
    TrashThis,
)
from ..vocabulary.declare import (
    card,
)
from ..vocabulary.drawing import (
    WouldBeDrawn,
    WouldDraw,
)
from ..vocabulary.flow import (
    If,
    MayPay,
    RepeatAbility,
)
from ..vocabulary.history import (
    DamageThisTurn,
)
from ..vocabulary.instructions import (
    Both,
    Draw,
    Gain,
    Reveal,
    Trash,
)
from ..vocabulary.piles import (
    TrashedThisWay,
)
from ..vocabulary.timing import (
    NextWindowAfter,
)
from ..vocabulary.triggers import (
    ForEvent,
    Scored,
)
from ..vocabulary.words import (
    CORP,
    RUNNER,
)

card(
    "Standoff",
    when(
        Scored(),
        MayWith(Chosen(Cards(side=RUNNER), up_to=True, player=THE_RUNNER), (Trash(Its(), by=THE_RUNNER),)),
        If(
            TrashedThisWay(),
            (MayPay(cost_of(TrashCards(Cards(side=CORP))), (RepeatAbility(),)),),
            (Both((Draw(1), Gain(5))),),
        ),
    ),
)
card(
    "Salvaged Vanadis Armory",
    paid(
        TrashThis(),
        Trash(TopOf(CORP, DamageThisTurn()), by=THE_CORP),
        only_if=NextWindowAfter(ForEvent("damage")),
    ),
)
card("Corporate Defector", When(WouldDraw(THE_CORP, each=True, basic=True), (Reveal(WouldBeDrawn()),), interrupt=True))
