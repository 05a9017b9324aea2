"""The Ashes cycle."""

from __future__ import annotations

from ..vocabulary.abilities import (
    When,
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
from ..vocabulary.cards import (
    All,
    Among,
    Cards,
    Chosen,
    Its,
    TopOf,
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
)
from ..vocabulary.ice import (
    ChooseCardType,
    EventCards,
    OfChosenType,
    RevealedGripBySubroutine,
)
from ..vocabulary.instructions import (
    AddTo,
    Draw,
    EndRun,
    Gain,
    Look,
    Reveal,
    Trash,
)
from ..vocabulary.lasting import (
    Delayed,
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
from ..vocabulary.special import (
    PsiGame,
    StaysInPlay,
)
from ..vocabulary.traits import (
    PlayOnlyIf,
)
from ..vocabulary.triggers import (
    EncounterWith,
    Installed,
    RunSuccessful,
)
from ..vocabulary.words import (
    HARDWARE,
    PROGRAM,
    RESOURCE,
    RUNNER,
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
