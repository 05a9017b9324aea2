"""The Flashpoint cycle."""

from __future__ import annotations

from ..vocabulary.abilities import (
    When,
    cost_of,
    play,
    when,
)
from ..vocabulary.cards import (
    Cards,
    Chosen,
    TopOf,
)
from ..vocabulary.costs import (
    Clicks,
)
from ..vocabulary.declare import (
    card,
)
from ..vocabulary.drawing import (
    WouldBeDrawn,
    WouldDraw,
)
from ..vocabulary.instructions import (
    Gain,
    Look,
    Reveal,
    Trash,
)
from ..vocabulary.numbers import (
    Named,
    Times,
)
from ..vocabulary.piles import (
    AnyNumberOf,
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
from ..vocabulary.traits import (
    AdditionalPlayCost,
)
from ..vocabulary.triggers import (
    RunSuccessful,
)
from ..vocabulary.words import (
    A_RUN,
    CORP,
)

YOUR_REZZED = Cards(side=CORP, rezzed=True)

card(
    "Liquidation",
    AdditionalPlayCost(cost_of(Clicks())),
    play(Trash(Chosen(YOUR_REZZED, AnyNumberOf(YOUR_REZZED), up_to=True)), Gain(Times(3, Named("trashed")))),
)
card(
    "Find the Truth",
    When(WouldDraw(each=True), (Reveal(WouldBeDrawn()),), interrupt=True),
    when(RunSuccessful(first_each_turn=True), Look(TopOf(CORP)), may=True),
)
card("Service Outage", play(StaysInPlay()), AdditionalCostTo(A_RUN, cost_of(1), condition=FirstRun()))
