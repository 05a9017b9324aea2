"""Data and Destiny."""

from __future__ import annotations

from ..vocabulary.abilities import (
    paid,
    play,
    spends_clicks_to_break,
    when,
)
from ..vocabulary.accessing import (
    AccessesCard,
    MustTrashAccessed,
    WithTrashCost,
)
from ..vocabulary.base import (
    YOU,
)
from ..vocabulary.breakers import (
    FirstClickRuns,
)
from ..vocabulary.cards import (
    All,
    Cards,
    Chosen,
    EventCard,
    This,
)
from ..vocabulary.conditions import (
    RunnerTagged,
)
from ..vocabulary.costs import (
    RemoveTagsToPay,
    TrashThis,
)
from ..vocabulary.declare import (
    card,
)
from ..vocabulary.flow import (
    Trace,
)
from ..vocabulary.identities import (
    GainTextOf,
    start_with,
)
from ..vocabulary.instructions import (
    AddToScoreArea,
    Both,
    Bypass,
    EndRun,
    GiveTags,
    Install,
    Installable,
    Reveal,
    Trash,
    TurnFacedown,
)
from ..vocabulary.mechanics import (
    StaysInPlay,
)
from ..vocabulary.moments import (
    RunOnThisServer,
)
from ..vocabulary.statics import (
    AccessMore,
    Cannot,
    Link,
    Memory,
)
from ..vocabulary.traits import (
    ConsoleLimit,
    PlayOnlyIf,
    RevealFromRnD,
)
from ..vocabulary.trashing import (
    TurnedFacedownInstead,
)
from ..vocabulary.triggers import (
    Accessed,
    EncounterWith,
    TurnBegins,
)
from ..vocabulary.words import (
    A_INSTALL,
    AGENDA,
    CORP,
    PROGRAM,
    RESOURCE,
    RUNNER,
    SERVER_ARCHIVES,
    SERVER_HQ,
    SERVER_RND,
)
from ..vocabulary.zones import (
    RanSuccessfully,
)

card(
    "Quantum Predictive Model",
    RevealFromRnD(),
    when(Accessed(condition=RunnerTagged()), AddToScoreArea(This())),
)
card(
    "Media Blitz",
    play(StaysInPlay(), GainTextOf(Chosen(Cards(types=(AGENDA,), where=("runner-score",))))),
)
card(
    "Keegan Lane",
    paid((TrashThis(), RemoveTagsToPay(1)), Trash(Chosen(Cards(types=(PROGRAM,)))), only_if=RunOnThisServer()),
)
card(
    "Apex: Invasive Predator",
    Cannot(A_INSTALL, YOU, Cards(types=(RESOURCE,), without=("virtual",))),
    when(
        TurnBegins(),
        Install(Chosen(Installable(Cards(where=("grip",)), facedown=True)), facedown=True),
        may=True,
    ),
)
card(
    "Apocalypse",
    PlayOnlyIf(RanSuccessfully((SERVER_HQ, SERVER_RND, SERVER_ARCHIVES))),
    play(Trash(All(Cards(side=CORP))), TurnFacedown(All(Cards(side=RUNNER)))),
)
card("Harbinger", TurnedFacedownInstead())
card("Adam: Compulsive Hacker", start_with(3, "directive"))
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
card("Sunny Lebeau: Security Specialist")
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
