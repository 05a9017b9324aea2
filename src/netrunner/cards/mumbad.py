"""The Mumbad cycle."""

from __future__ import annotations

from ..vocabulary.abilities import (
    When,
    when,
)
from ..vocabulary.actions import (
    ClicksOnSameAction,
    MayWith,
    OncePerTurn,
)
from ..vocabulary.base import (
    THE_CORP,
)
from ..vocabulary.building import (
    FreeInfluenceIf,
)
from ..vocabulary.cards import (
    Among,
    Cards,
    Chosen,
    Its,
    This,
)
from ..vocabulary.conditions import (
    NumberIs,
)
from ..vocabulary.declare import (
    card,
)
from ..vocabulary.drawing import (
    InsteadOfAdding,
    WouldBeDrawn,
    WouldDraw,
)
from ..vocabulary.flow import (
    If,
)
from ..vocabulary.instructions import (
    AddTo,
    GainClicks,
    Install,
    Installable,
    Look,
    LoseClicks,
    Place,
    Reveal,
)
from ..vocabulary.numbers import (
    CountersOn,
)
from ..vocabulary.piles import (
    NoIceHere,
    SameType,
    ShuffleInto,
    SwapThem,
    These,
)
from ..vocabulary.statics import (
    Cannot,
)
from ..vocabulary.triggers import (
    TurnBegins,
)
from ..vocabulary.words import (
    A_WIN,
    AGENDA,
    OPERATION,
    POWER,
)

RAMAN_PICK = Chosen(SameType(WouldBeDrawn(), Cards(where=("archives",))), up_to=True)

card(
    "Museum of History",
    FreeInfluenceIf(cards=50),
    when(TurnBegins(), ShuffleInto(Chosen(Cards(where=("archives",)))), may=True),
)
card(
    "Clone Suffrage Movement",
    when(
        TurnBegins(), If(NoIceHere(), (AddTo(Chosen(Cards(types=(OPERATION,), where=("archives",))), "hq"),)), may=True
    ),
)
card(
    "Political Dealings",
    When(
        WouldDraw(each=True),
        (
            Look(WouldBeDrawn()),
            InsteadOfAdding(
                Chosen(Installable(Among(WouldBeDrawn(), Cards(types=(AGENDA,), where=("rnd",)))), up_to=True),
                (Reveal(Its()), Install(Its())),
            ),
        ),
        interrupt=True,
    ),
)
card(
    "Jeeves Model Bioroids",
    FreeInfluenceIf(faction="haas-bioroid", copies=6),
    when(ClicksOnSameAction(3), GainClicks(1)),
)
card(
    "Raman Rai",
    FreeInfluenceIf(faction="jinteki", copies=6),
    When(
        WouldDraw(each=True),
        (
            Look(WouldBeDrawn()),
            OncePerTurn(
                MayWith(
                    RAMAN_PICK,
                    (LoseClicks(1), Reveal(These((WouldBeDrawn(), RAMAN_PICK))), SwapThem(WouldBeDrawn(), Its())),
                ),
                clicks=1,
            ),
        ),
        interrupt=True,
    ),
)
card(
    "The Black File",
    Cannot(A_WIN, THE_CORP),
    when(TurnBegins(), Place(POWER), If(NumberIs(CountersOn(POWER), least=3), (AddTo(This(), "removed"),))),
)
