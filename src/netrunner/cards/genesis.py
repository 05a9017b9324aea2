"""The Genesis cycle."""

from __future__ import annotations

from ..vocabulary.abilities import (
    bioroid,
    cost_of,
    paid,
    play,
    sub,
    when,
    whenever,
)
from ..vocabulary.actions import (
    AllottedClicks,
)
from ..vocabulary.base import (
    YOU,
)
from ..vocabulary.cards import (
    Among,
    Cards,
    Chosen,
    Its,
    Of,
    This,
    TopOf,
)
from ..vocabulary.conditions import (
    NumberIs,
)
from ..vocabulary.costs import (
    Clicks,
    TrashThis,
)
from ..vocabulary.declare import (
    card,
)
from ..vocabulary.flow import (
    If,
    MayPay,
    Trace,
)
from ..vocabulary.ice import (
    ArrangeIceOfServer,
    IsRezzed,
    MoveToOutermost,
)
from ..vocabulary.instructions import (
    AddTo,
    Both,
    BreakSubroutines,
    Damage,
    Derez,
    Draw,
    EndRun,
    Gain,
    Look,
    Place,
    Trash,
)
from ..vocabulary.lasting import (
    Until,
)
from ..vocabulary.numbers import (
    AdvancementBefore,
    CountersOn,
)
from ..vocabulary.piles import (
    ForEvery,
    LinkValue,
    WithCounters,
    move_advancement,
)
from ..vocabulary.special import (
    PsiGame,
)
from ..vocabulary.statics import (
    AdditionalCostTo,
    CostsLess,
    GrantsAbility,
)
from ..vocabulary.traits import (
    CanBeAdvanced,
)
from ..vocabulary.triggers import (
    ForEvent,
    Scored,
    TurnBegins,
)
from ..vocabulary.words import (
    A_REZ,
    ADVANCEMENT,
    AGENDA_COUNTER,
    BRAIN,
    CORP,
    HARDWARE,
    ICE,
    MEAT,
    NET,
    RUNNER,
)

card(
    "Cortez Chip",
    paid(TrashThis(), Until(AdditionalCostTo(A_REZ, cost_of(2), Of(Its())), "turn", Chosen(Cards(types=(ICE,))))),
)
card("Mandatory Upgrades", AllottedClicks(1))
card("Janus 1.0", bioroid(), sub(Damage(BRAIN, 1)), sub(Damage(BRAIN, 1)), sub(Damage(BRAIN, 1)), sub(Damage(BRAIN, 1)))
card(
    "Braintrust",
    when(Scored(), Place(AGENDA_COUNTER, ForEvery(2, AdvancementBefore(), over=3))),
    CostsLess("rez", CountersOn(AGENDA_COUNTER), Cards(types=(ICE,))),
)
card("TMI", when(ForEvent("rezzed", this=True), Trace(2, failure=(Derez(This()),))), sub(EndRun()))
card(
    "e3 Feedback Implants",
    whenever(ForEvent("broken", YOU, each=True), MayPay(cost_of(1), (BreakSubroutines(1),), asked=True), may=True),
)
card(
    "Trick of Light",
    play(
        move_advancement(
            Cards(side=CORP, advanceable=True), WithCounters(ADVANCEMENT, Cards(side=CORP), except_=Its()), 2
        )
    ),
)
card("Sunset", play(ArrangeIceOfServer()))
card(
    "Woodcutter",
    CanBeAdvanced(IsRezzed()),
    GrantsAbility(sub(Damage(NET, 1)), n=CountersOn(ADVANCEMENT)),
)
card("Underworld Contact", when(TurnBegins(), If(NumberIs(LinkValue(), least=2), (Gain(1),))))
card("Bullfrog", sub(PsiGame(different=(MoveToOutermost(),))))
card(
    "Mr. Li",
    paid(
        Clicks(),
        Look(TopOf(RUNNER, 2)),
        AddTo(Chosen(Among(Its("seen"), Cards(where=("stack",)))), "stack", top=False),
        Draw(1),
    ),
)
card(
    "Flare",
    sub(
        Trace(
            6,
            (Both((Trash(Chosen(Cards(types=(HARDWARE,)))), Damage(MEAT, 2, unpreventable=True), EndRun())),),
        )
    ),
)
