"""The Ashes cycle."""

from __future__ import annotations

from ..vocabulary.abilities import (
    When,
    cost_of,
    interrupt,
    paid,
    play,
    sub,
    when,
    whenever,
)
from ..vocabulary.actions import (
    DifferentActions,
    FirstClickOnly,
    TakeDifferentAction,
)
from ..vocabulary.agendas import (
    InRunnersScoreArea,
    StolenWith,
    WorthPoints,
)
from ..vocabulary.base import (
    THE_RUNNER,
    YOU,
)
from ..vocabulary.cards import (
    All,
    Among,
    Cards,
    Chosen,
    Its,
    TopOf,
)
from ..vocabulary.conditions import (
    HappenedThisTurn,
    Not,
)
from ..vocabulary.costs import (
    Clicks,
    TrashThis,
)
from ..vocabulary.declare import (
    card,
)
from ..vocabulary.drawing import (
    DrawCount,
    WouldDraw,
)
from ..vocabulary.flow import (
    ChooseOne,
    If,
)
from ..vocabulary.ice import (
    ChooseCardType,
    EventCards,
    OfChosenType,
    RevealedGripBySubroutine,
)
from ..vocabulary.identities import (
    FlipThis,
    OneRemoteOnly,
)
from ..vocabulary.instructions import (
    AddTo,
    Both,
    Draw,
    EndRun,
    Gain,
    Look,
    Lose,
    Remove,
    RemoveTags,
    Reveal,
    Trash,
)
from ..vocabulary.interrupts import (
    SetValue,
)
from ..vocabulary.lasting import (
    Delayed,
)
from ..vocabulary.mechanics import (
    PsiGame,
    StaysInPlay,
)
from ..vocabulary.moments import (
    JackOut,
    TurnOf,
)
from ..vocabulary.piles import (
    DiscardPhaseEnds,
    InstallCost,
    ThisInstalledThisTurn,
)
from ..vocabulary.running import (
    ChooseServer,
    NoLockdown,
)
from ..vocabulary.statics import (
    AdditionalCostTo,
    GrantsAbility,
)
from ..vocabulary.traits import (
    PlayOnlyIf,
)
from ..vocabulary.triggers import (
    EncounterWith,
    ForEvent,
    Installed,
    RunSuccessful,
    TurnBegins,
)
from ..vocabulary.words import (
    A_RUN,
    AGENDA_COUNTER,
    F_TRACE,
    HARDWARE,
    PROGRAM,
    RESOURCE,
    RUNNER,
    SERVER_HQ,
)

card(
    "Flip Switch",
    paid(TrashThis(), JackOut(), only_if=TurnOf()),
    paid(TrashThis(), RemoveTags(1), only_if=TurnOf()),
    interrupt(TrashThis(), SetValue(F_TRACE, 0), only_if=TurnOf()),
)
card(
    "The Class Act",
    when(DiscardPhaseEnds(ThisInstalledThisTurn()), Draw(4)),
    When(
        WouldDraw(first_each_turn=True),
        (
            Look(TopOf(RUNNER, DrawCount(1))),
            AddTo(Chosen(Among(Its("seen"), Cards(where=("stack",)))), "stack", top=False),
        ),
        interrupt=True,
    ),
)
card(
    "In the Groove",
    FirstClickOnly(),
    play(
        Delayed(
            When(
                Installed(InstallCost(Cards(types=(HARDWARE, PROGRAM, RESOURCE)), least=1, printed=True)),
                (ChooseOne(((Draw(1),), (Gain(1),))),),
            ),
            "turn",
        )
    ),
)
card(
    "MirrorMorph: Endless Iteration",
    when(DifferentActions(3), ChooseOne(((Gain(1),), (TakeDifferentAction(),))), may=True),
)
card(
    "Hoshiko Shiro: Untold Protagonist",
    when(ForEvent("turn-ends", YOU), If(HappenedThisTurn("access", YOU), (Both((Gain(2), FlipThis())),))),
)
card(
    "Hoshiko Shiro: Mahou Shoujo",
    when(TurnBegins(), Both((Draw(1), Lose(1)))),
    when(ForEvent("turn-ends", YOU), If(Not(HappenedThisTurn("access", YOU)), (FlipThis(),))),
)
card(
    "Project Vacheron",
    StolenWith(4),
    WorthPoints(0, InRunnersScoreArea(AGENDA_COUNTER)),
    GrantsAbility(when(TurnBegins(THE_RUNNER), Remove(AGENDA_COUNTER)), condition=InRunnersScoreArea(AGENDA_COUNTER)),
)
card(
    "Engram Flush",
    when(
        EncounterWith(),
        ChooseCardType(),
        Delayed(
            When(
                RevealedGripBySubroutine(),
                (Trash(Chosen(OfChosenType(Among(EventCards(), Cards(where=("grip",)))))),),
                optional=True,
            ),
            "encounter",
        ),
    ),
    sub(Reveal(All(Cards(where=("grip",))))),
    sub(Reveal(All(Cards(where=("grip",))))),
)
card(
    "Hyoubu Precog Manifold",
    PlayOnlyIf(NoLockdown()),
    play(StaysInPlay(lockdown=True)),
    play(ChooseServer()),
    whenever(RunSuccessful(chosen=True), PsiGame(different=(EndRun(),))),
)
card(
    "Earth Station: SEA Headquarters",
    OneRemoteOnly(),
    AdditionalCostTo(A_RUN, cost_of(1), servers=(SERVER_HQ,)),
    paid(Clicks(), FlipThis()),
)
card(
    "Earth Station: Ascending to Orbit",
    OneRemoteOnly(),
    AdditionalCostTo(A_RUN, cost_of(6), remote=True),
    when(RunSuccessful((SERVER_HQ,)), FlipThis()),
)
