"""Order and Chaos."""

from __future__ import annotations

from ..vocabulary.abilities import (
    cost_of,
    if_successful,
    paid,
    play,
    sub,
    when,
    whenever,
)
from ..vocabulary.accessing import (
    AccessFromBottom,
)
from ..vocabulary.base import (
    YOU,
)
from ..vocabulary.cards import (
    Cards,
    Chosen,
    EventCard,
)
from ..vocabulary.costs import (
    Clicks,
    TrashCards,
)
from ..vocabulary.declare import (
    card,
)
from ..vocabulary.flow import (
    MayPay,
)
from ..vocabulary.hosting import (
    HostedHere,
    HostHere,
)
from ..vocabulary.ice import (
    CopiesOf,
    ResolveSubroutineOn,
)
from ..vocabulary.instructions import (
    AddTo,
    ForceEncounterWith,
    Run,
    Trash,
)
from ..vocabulary.lasting import (
    Until,
)
from ..vocabulary.numbers import (
    CountersOn,
    Times,
)
from ..vocabulary.statics import (
    CostsLess,
)
from ..vocabulary.traits import (
    CanBeAdvanced,
    CanHost,
)
from ..vocabulary.triggers import (
    ForEvent,
)
from ..vocabulary.words import (
    ADVANCEMENT,
    ICE,
    SERVER_RND,
    WHILE_ACTIVE,
    WHILE_UNREZZED,
)

card(
    "Glenn Station",
    CanHost(Cards(), limit=1),
    paid(Clicks(), HostHere(Chosen(Cards(where=("hq",))), facedown=True)),
    paid(Clicks(), AddTo(Chosen(HostedHere()), "hq")),
)
card(
    "Wormhole",
    CanBeAdvanced(),
    CostsLess("rez", Times(3, CountersOn(ADVANCEMENT)), where=WHILE_ACTIVE | WHILE_UNREZZED),
    sub(ResolveSubroutineOn(Cards(types=(ICE,), rezzed=True, other=True))),
)
card(
    "The Twins",
    whenever(
        ForEvent("pass-ice", cards=Cards(types=(ICE,), rezzed=True, protecting=True)),
        MayPay(
            cost_of(TrashCards(CopiesOf(EventCard()), reveal=True)),
            (ForceEncounterWith(EventCard(), again=True),),
            asked=True,
        ),
        may=True,
    ),
)
card(
    "Showing Off",
    play(Run((SERVER_RND,))),
    if_successful(Until(AccessFromBottom(), "run"), servers=(SERVER_RND,)),
)
card(
    "Forked",
    play(Run()),
    when(
        ForEvent("fully-broken", YOU, Cards(types=(ICE,), subtypes=("sentry",)), first_this_run=True),
        Trash(EventCard()),
    ),
)
