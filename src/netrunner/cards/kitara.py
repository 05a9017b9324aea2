"""The Kitara cycle."""

from __future__ import annotations

from ..vocabulary.abilities import (
    When,
    breaks,
    cost_of,
    paid,
    pumps,
    sub,
    whenever,
)
from ..vocabulary.base import (
    THE_CORP,
    THE_RUNNER,
)
from ..vocabulary.breakers import (
    HostThisOn,
    MemoryCostsMore,
    StrengthLasts,
)
from ..vocabulary.cards import (
    Among,
    Cards,
    Chosen,
    Host,
    Its,
    This,
    TopOf,
)
from ..vocabulary.conditions import (
    AllBroken,
    Not,
)
from ..vocabulary.costs import (
    Clicks,
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
    ChooseOne,
    If,
    May,
    MayPay,
)
from ..vocabulary.instructions import (
    AddTo,
    ArrangeTop,
    Damage,
    Draw,
    Look,
    Place,
    Remove,
    Reveal,
    Trash,
)
from ..vocabulary.numbers import (
    CountersOn,
)
from ..vocabulary.piles import (
    AnyNumberOf,
    InstallableHere,
    InstallHere,
    ThisScoredOrStolen,
)
from ..vocabulary.statics import (
    StrengthBonus,
)
from ..vocabulary.traits import (
    RegionLimit,
)
from ..vocabulary.triggers import (
    EncounterOver,
)
from ..vocabulary.words import (
    CORP,
    ICE,
    NET,
    POWER,
    PROGRAM,
)

SEEN = Among(Its("seen"), Cards(where=("rnd",)))

card(
    "Puffer",
    StrengthBonus(CountersOn(POWER)),
    MemoryCostsMore(CountersOn(POWER)),
    breaks(1, "sentry"),
    pumps(2, 1),
    paid(Clicks(), ChooseOne(((Place(POWER),), (Remove(POWER),)))),
)
card(
    "Jinja City Grid",
    When(
        WouldDraw(each=True),
        (
            Look(WouldBeDrawn()),
            InsteadOfAdding(
                Chosen(InstallableHere(Among(WouldBeDrawn(), Cards(types=(ICE,), where=("rnd",))), 4), up_to=True),
                (Reveal(Its()), InstallHere(Its(), 4, ice=True)),
            ),
        ),
        interrupt=True,
    ),
    RegionLimit(),
)
card(
    "Bacterial Programming",
    When(
        ThisScoredOrStolen(),
        (
            Look(TopOf(CORP, 7)),
            AddTo(Chosen(SEEN, AnyNumberOf(SEEN), up_to=True), "hq"),
            Trash(Chosen(SEEN, AnyNumberOf(SEEN), up_to=True)),
            ArrangeTop(),
        ),
        optional=True,
        player=THE_CORP,
    ),
)
card(
    "Anansi",
    whenever(EncounterOver(This()), If(Not(AllBroken()), (Damage(NET, 3),))),
    sub(Look(TopOf(CORP, 5)), ArrangeTop()),
    sub(May((Draw(1),)), MayPay(cost_of(2), (Draw(1, THE_RUNNER),), player=THE_RUNNER)),
    sub(Damage(NET, 1)),
)
card(
    "Gebrselassie",
    paid(Clicks(), HostThisOn(Chosen(Cards(types=(PROGRAM,), subtypes=("icebreaker",), without=("ai",))))),
    StrengthLasts("turn", Host()),
)
