"""The SanSan cycle."""

from __future__ import annotations

from ..vocabulary.abilities import (
    cost_of,
    paid,
    persistent,
    play,
    sub,
    when,
    whenever,
)
from ..vocabulary.accessing import (
    AccessesCard,
    AccessServer,
    RevealedIfAccessed,
    WithoutStolenCopy,
)
from ..vocabulary.base import (
    THE_CORP,
    THE_RUNNER,
)
from ..vocabulary.breakers import (
    UnusedMemory,
)
from ..vocabulary.cards import (
    Cards,
    Chosen,
    Its,
    This,
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
    AddToScoreArea,
    Damage,
    Draw,
    EndRun,
    Gain,
    Lose,
    Trash,
)
from ..vocabulary.lasting import (
    Until,
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
    Cannot,
)
from ..vocabulary.traits import (
    CanBeAdvanced,
    RegionLimit,
)
from ..vocabulary.triggers import (
    Scored,
    TurnBegins,
)
from ..vocabulary.words import (
    A_DRAW,
    A_STEAL,
    A_TRASH_RESOURCE,
    ADVANCEMENT,
    AGENDA,
    NET,
    SERVER_HQ,
)

card("Cortex Lock", sub(Damage(NET, UnusedMemory())))
card("Predictive Algorithm", play(StaysInPlay()), AdditionalCostTo(A_STEAL, cost_of(2)))
card("Lockdown", sub(Until(Cannot(A_DRAW, THE_RUNNER), "turn")))
card("Little Engine", sub(EndRun()), sub(EndRun()), sub(Gain(5, THE_RUNNER)))
card("Gang Sign", whenever(Scored(this=False), AccessServer(SERVER_HQ)))
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
card(
    "Old Hollywood Grid",
    *persistent(Cannot(A_STEAL, THE_RUNNER, WithoutStolenCopy(), this_server=True)),
    RegionLimit(),
)
card("Back Channels", play(With(Chosen(InRoots()), (Gain(Times(3, CountersOn(ADVANCEMENT, Its()))), Trash(Its())))))
card("Wireless Net Pavilion", AdditionalCostTo(A_TRASH_RESOURCE, cost_of(2)))
card(
    "Franchise City",
    RevealedIfAccessed(Cards(types=(AGENDA,))),
    whenever(AccessesCard(Cards(types=(AGENDA,))), AddToScoreArea(This(), 1)),
)
