"""The SanSan cycle."""

from __future__ import annotations

from ..vocabulary.abilities import (
    cost_of,
    paid,
    play,
    when,
)
from ..vocabulary.base import (
    THE_CORP,
)
from ..vocabulary.cards import (
    Cards,
    Chosen,
    Its,
)
from ..vocabulary.costs import (
    TrashThis,
)
from ..vocabulary.declare import (
    card,
)
from ..vocabulary.flow import (
    With,
)
from ..vocabulary.instructions import (
    Draw,
    Gain,
    Lose,
    Trash,
)
from ..vocabulary.numbers import (
    CountersOn,
    Times,
)
from ..vocabulary.piles import (
    AsManyAs,
    InRoots,
    SwapEach,
)
from ..vocabulary.special import (
    StaysInPlay,
)
from ..vocabulary.statics import (
    AdditionalCostTo,
)
from ..vocabulary.traits import (
    CanBeAdvanced,
)
from ..vocabulary.triggers import (
    TurnBegins,
)
from ..vocabulary.words import (
    A_STEAL,
    A_TRASH_RESOURCE,
    ADVANCEMENT,
)

card("Predictive Algorithm", play(StaysInPlay()), AdditionalCostTo(A_STEAL, cost_of(2)))
card(
    "Allele Repression",
    CanBeAdvanced(),
    paid(
        TrashThis(),
        SwapEach(
            Chosen(
                Cards(where=("hq",)),
                AsManyAs(CountersOn(ADVANCEMENT), (Cards(where=("hq",)), Cards(where=("archives",)))),
            ),
            Chosen(
                Cards(where=("archives",)),
                AsManyAs(CountersOn(ADVANCEMENT), (Cards(where=("hq",)), Cards(where=("archives",)))),
                as_="other",
            ),
        ),
    ),
)
card("Drug Dealer", when(TurnBegins(), Lose(1)), when(TurnBegins(THE_CORP), Draw(1)))
card("Back Channels", play(With(Chosen(InRoots()), (Gain(Times(3, CountersOn(ADVANCEMENT, Its()))), Trash(Its())))))
card("Wireless Net Pavilion", AdditionalCostTo(A_TRASH_RESOURCE, cost_of(2)))
