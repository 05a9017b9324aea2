"""The Mumbad cycle."""

from __future__ import annotations

from ..vocabulary.abilities import (
    When,
    play,
    when,
    while_accessing,
)
from ..vocabulary.accessing import (
    MustTrashAccessed,
    TrashCostOfAccessed,
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
    AccessedCard,
    Among,
    Cards,
    Chosen,
    Its,
    Of,
    This,
)
from ..vocabulary.conditions import (
    NumberIs,
)
from ..vocabulary.deckbuilding import (
    NoInfluenceIf,
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
    Bypass,
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
    AnyNumberOf,
    NoIceHere,
    SameType,
    ShuffleInto,
    SwapThem,
    These,
)
from ..vocabulary.running import (
    RunServerOf,
    SecretlySpend,
)
from ..vocabulary.statics import (
    Cannot,
)
from ..vocabulary.traits import (
    RevealFromRnD,
)
from ..vocabulary.triggers import (
    Accessed,
    EncounterWith,
    TurnBegins,
)
from ..vocabulary.words import (
    A_WIN,
    AGENDA,
    ASSET,
    ICE,
    OPERATION,
    PLAY_AREA,
    POWER,
)

RAMAN_PICK = Chosen(SameType(WouldBeDrawn(), Cards(where=("archives",))), up_to=True)

card(
    "Museum of History",
    FreeInfluenceIf(cards=50),
    when(TurnBegins(), ShuffleInto(Chosen(Cards(where=("archives",)))), may=True),
)
card(
    "Disposable HQ",
    RevealFromRnD(),
    when(
        Accessed(),
        AddTo(Chosen(Cards(where=("hq",)), AnyNumberOf(Cards(where=("hq",))), up_to=True), "rnd", top=False),
        may=True,
    ),
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
    "Salsette Slums",
    while_accessing(TrashCostOfAccessed(), AddTo(AccessedCard(), "removed"), limit=1),
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
    "Mumbad Virtual Tour",
    NoInfluenceIf(7, (ASSET,)),
    when(Accessed(only_in=(PLAY_AREA,)), MustTrashAccessed()),
)
card(
    "The Black File",
    Cannot(A_WIN, THE_CORP),
    when(TurnBegins(), Place(POWER), If(NumberIs(CountersOn(POWER), least=3), (AddTo(This(), "removed"),))),
)
card(
    "Rigged Results",
    play(
        SecretlySpend(
            2,
            (
                RunServerOf(
                    Chosen(Cards(types=(ICE,))),
                    during=(When(EncounterWith(cards=Of(Its()), first_this_run=True), (Bypass(),)),),
                ),
            ),
        )
    ),
)
