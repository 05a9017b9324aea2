"""Data and Destiny."""

from __future__ import annotations

from ..vocabulary.abilities import (
    spends_clicks_to_break,
    when,
)
from ..vocabulary.accessing import (
    AccessesCard,
    MustTrashAccessed,
    WithTrashCost,
)
from ..vocabulary.breakers import (
    FirstClickRuns,
)
from ..vocabulary.cards import (
    EventCard,
    This,
)
from ..vocabulary.conditions import (
    RunnerTagged,
)
from ..vocabulary.declare import (
    card,
)
from ..vocabulary.flow import (
    Trace,
)
from ..vocabulary.instructions import (
    AddToScoreArea,
    Both,
    Bypass,
    EndRun,
    GiveTags,
    Reveal,
)
from ..vocabulary.statics import (
    AccessMore,
    Link,
    Memory,
)
from ..vocabulary.traits import (
    ConsoleLimit,
    RevealFromRnD,
)
from ..vocabulary.triggers import (
    Accessed,
    EncounterWith,
)
from ..vocabulary.words import (
    SERVER_HQ,
)

card(
    "Quantum Predictive Model",
    RevealFromRnD(),
    when(Accessed(condition=RunnerTagged()), AddToScoreArea(This())),
)
card("Always Be Running", FirstClickRuns(), spends_clicks_to_break(2, limit=1))
card(
    "Neutralize All Threats",
    when(
        AccessesCard(WithTrashCost(), first_each_turn=True),
        Reveal(EventCard()),
        MustTrashAccessed(by_paying=True),
    ),
    AccessMore(1, SERVER_HQ),
)
card(
    "Security Nexus",
    Memory(1),
    Link(1),
    when(
        EncounterWith(this=False),
        Trace(5, (Both((GiveTags(1), EndRun())),), (Bypass(),)),
        may=True,
        limit=1,
    ),
    ConsoleLimit(),
)
