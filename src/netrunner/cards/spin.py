"""The Spin cycle."""

from __future__ import annotations

from ..vocabulary.abilities import (
    cost_of,
    paid,
    play,
    sub,
    when,
    whenever,
)
from ..vocabulary.actions import (
    SpendsClickTo,
)
from ..vocabulary.base import (
    THE_CORP,
    THE_RUNNER,
    YOU,
)
from ..vocabulary.cards import (
    Cards,
    Chosen,
    EventCard,
    This,
    TopOf,
)
from ..vocabulary.conditions import (
    HappenedLastTurn,
    Not,
)
from ..vocabulary.costs import (
    Clicks,
    TrashThis,
)
from ..vocabulary.declare import (
    card,
)
from ..vocabulary.flow import (
    ChooseUpTo,
)
from ..vocabulary.instructions import (
    AddTo,
    Both,
    Draw,
    EndRun,
    Gain,
    GainClicks,
    Place,
    Reveal,
    Rez,
    Trash,
)
from ..vocabulary.numbers import (
    CountersOn,
    Named,
)
from ..vocabulary.piles import (
    DeckSize,
    InstallCost,
)
from ..vocabulary.statics import (
    Memory,
)
from ..vocabulary.traits import (
    AdditionalPlayCost,
    ConsoleLimit,
    PlayOnlyIf,
)
from ..vocabulary.triggers import (
    ForEvent,
)
from ..vocabulary.words import (
    CORP,
    HARDWARE,
    IN_ARCHIVES,
    PROGRAM,
    VIRUS,
)

card(
    "Gorman Drip v1",
    whenever(SpendsClickTo(("draw", "gain"), THE_CORP), Place(VIRUS)),
    paid((Clicks(), TrashThis()), Gain(CountersOn(VIRUS))),
)
card("Himitsu-Bako", paid(1, AddTo(This(), "hq")), sub(EndRun()))
card(
    "Power Shutdown",
    PlayOnlyIf(HappenedLastTurn("run-begins", THE_RUNNER)),
    play(
        ChooseUpTo("top", DeckSize(CORP)),
        Trash(TopOf(CORP, Named("top"))),
        Trash(
            Chosen(InstallCost(Cards(types=(PROGRAM, HARDWARE)), most=Named("top")), player=THE_RUNNER), by=THE_RUNNER
        ),
    ),
)
card("Blackguard", Memory(2), whenever(ForEvent("exposed", YOU), Rez(EventCard())), ConsoleLimit())
card("Blue Level Clearance", AdditionalPlayCost(cost_of(Clicks())), play(Both((Gain(5), Draw(2)))))
card(
    "Subliminal Messaging",
    play(Gain(1)),
    when(ForEvent("played", YOU, Cards(title="Subliminal Messaging"), first_each_turn=True), GainClicks(1)),
    when(
        ForEvent("turn-begins", YOU, condition=Not(HappenedLastTurn("run-begins", THE_RUNNER))),
        Reveal(This()),
        AddTo(This(), "hq"),
        may=True,
        where=IN_ARCHIVES,
    ),
)
