"""Honor and Profit."""

from __future__ import annotations

from ..vocabulary.abilities import (
    When,
    cost_of,
    if_successful,
    instead,
    play,
    sub,
    when,
)
from ..vocabulary.accessing import (
    AccessServer,
)
from ..vocabulary.actions import (
    FirstClickOnly,
)
from ..vocabulary.base import (
    THE_CORP,
    THE_RUNNER,
)
from ..vocabulary.cards import (
    Of,
    This,
    TopOf,
)
from ..vocabulary.conditions import (
    HappenedThisTurn,
)
from ..vocabulary.declare import (
    card,
)
from ..vocabulary.drawing import (
    WouldBeDrawn,
    WouldDraw,
)
from ..vocabulary.flow import (
    MayPay,
    Unless,
)
from ..vocabulary.installs import (
    install_program,
)
from ..vocabulary.instructions import (
    ArrangeTop,
    Gain,
    GainClicks,
    Look,
    Reveal,
    Run,
)
from ..vocabulary.lasting import (
    Until,
)
from ..vocabulary.running import (
    ChooseServer,
)
from ..vocabulary.special import (
    PsiGame,
)
from ..vocabulary.statics import (
    AccessMore,
    Cannot,
)
from ..vocabulary.traits import (
    InstallOnlyIf,
)
from ..vocabulary.triggers import (
    Accessed,
    RunSuccessful,
    TurnBegins,
)
from ..vocabulary.words import (
    A_STEAL,
    CORP,
    PLAY_AREA,
    SERVER_HQ,
    SERVER_RND,
)

card(
    "The Future Perfect",
    when(
        Accessed(not_in=(PLAY_AREA,)),
        PsiGame(different=(Until(Cannot(A_STEAL, THE_RUNNER, Of(This())), "this access"),)),
    ),
)
card(
    "Shiro",
    sub(Look(TopOf(CORP, 3)), ArrangeTop()),
    sub(Unless((AccessServer(SERVER_RND),), cost_of(1))),
)
card("Early Bird", FirstClickOnly(), play(GainClicks(1), Run()))
card(
    "Legwork",
    play(Run((SERVER_HQ,))),
    if_successful(Until(AccessMore(2, SERVER_HQ, this_run=True), "run"), servers=(SERVER_HQ,)),
)
card(
    "Bug",
    InstallOnlyIf(HappenedThisTurn("run-successful", THE_RUNNER, SERVER_HQ)),
    When(
        WouldDraw(THE_CORP, each=True),
        (MayPay(cost_of(2), (Reveal(WouldBeDrawn()),), asked=True),),
        optional=True,
        interrupt=True,
    ),
)
card(
    "Security Testing",
    when(TurnBegins(), ChooseServer(may=True)),
    when(RunSuccessful(chosen=True, first_each_turn=True), instead(Gain(2))),
)
card("Mass Install", play(install_program(), install_program(), install_program()))
