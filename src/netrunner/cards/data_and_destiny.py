"""Data and Destiny."""

from __future__ import annotations

from ..vocabulary.abilities import (
    spends_clicks_to_break,
    when,
)
from ..vocabulary.breakers import (
    FirstClickRuns,
)
from ..vocabulary.declare import (
    card,
)
from ..vocabulary.flow import (
    Trace,
)
from ..vocabulary.instructions import (
    Both,
    Bypass,
    EndRun,
    GiveTags,
)
from ..vocabulary.statics import (
    Link,
    Memory,
)
from ..vocabulary.traits import (
    ConsoleLimit,
)
from ..vocabulary.triggers import (
    EncounterWith,
)

card("Always Be Running", FirstClickRuns(), spends_clicks_to_break(2, limit=1))
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
