"""Reign and Reverie."""

from __future__ import annotations

from ..vocabulary.abilities import (
    When,
    cost_of,
    paid,
    play,
    sub,
    when,
    whenever,
)
from ..vocabulary.base import (
    THE_RUNNER,
    YOU,
)
from ..vocabulary.cards import (
    All,
    Cards,
    Chosen,
)
from ..vocabulary.costs import (
    Clicks,
    Credits,
    TakeTags,
    TrashCards,
)
from ..vocabulary.declare import (
    card,
)
from ..vocabulary.flow import (
    ChooseUpTo,
    MayPay,
    Unless,
)
from ..vocabulary.hosting import (
    HostHere,
)
from ..vocabulary.ice import (
    ChooseCardType,
    RevealCounting,
)
from ..vocabulary.identities import (
    GainsHostedText,
    OtherIdentity,
)
from ..vocabulary.installs import (
    LowerCost,
    NotImminent,
    WouldPlayOrInstall,
    install_in_one_remote,
)
from ..vocabulary.instructions import (
    Draw,
    EndRun,
    Gain,
    Install,
    Installable,
    Place,
)
from ..vocabulary.lasting import (
    Until,
)
from ..vocabulary.moments import (
    FirstOfAny,
    Prevented,
)
from ..vocabulary.numbers import (
    CountersOn,
    Counting,
    Named,
    Times,
)
from ..vocabulary.statics import (
    GrantsAbility,
    Memory,
)
from ..vocabulary.traits import (
    ConsoleLimit,
    RegionLimit,
)
from ..vocabulary.triggers import (
    EncounterWith,
    ForEvent,
    Installed,
    RunSuccessful,
    TurnBegins,
)
from ..vocabulary.words import (
    AGENDA,
    F_TAGS,
    HARDWARE,
    POWER,
    PROGRAM,
    RESOURCE,
)
from ..vocabulary.zones import (
    AddAgenda,
    WorthPoints,
)

card(
    "Patchwork",
    Memory(1),
    When(
        WouldPlayOrInstall(),
        (MayPay(cost_of(TrashCards(NotImminent(Cards(where=("grip",))))), (LowerCost(2),), asked=True),),
        optional=True,
        interrupt=True,
        limit=1,
    ),
    ConsoleLimit(),
)
card(
    "Thunder Art Gallery",
    when(
        FirstOfAny((Prevented(F_TAGS), ForEvent("tags-removed", YOU))),
        Install(Chosen(Installable(Cards(types=(HARDWARE, PROGRAM, RESOURCE), where=("grip",)), 1)), discount=1),
        may=True,
    ),
)
card(
    "DJ Fenris",
    when(Installed(), HostHere(Chosen(OtherIdentity(same_faction=False, subtype="g-mod")))),
    GainsHostedText(),
)
card(
    "Fast Break",
    play(
        Gain(Counting(Cards(types=(AGENDA,), where=("runner-score",)))),
        ChooseUpTo("cards drawn", Counting(Cards(types=(AGENDA,), where=("runner-score",)))),
        Draw(Named("cards drawn")),
        install_in_one_remote(Cards(where=("hq",)), Counting(Cards(types=(AGENDA,), where=("runner-score",)))),
    ),
)
card(
    "Giordano Memorial Field",
    whenever(
        RunSuccessful(this_server=True),
        Unless(
            (EndRun(),),
            cost_of(Credits(Times(2, Counting(Cards(types=(AGENDA,), where=("runner-score",)))))),
            THE_RUNNER,
        ),
    ),
)
card(
    "Peeping Tom",
    when(
        EncounterWith(),
        ChooseCardType(),
        RevealCounting(All(Cards(where=("grip",)))),
        Until(GrantsAbility(sub(Unless((EndRun(),), cost_of(TakeTags(1)), THE_RUNNER)), n=Named("matching")), "run"),
    ),
)
card(
    "Lady Liberty",
    when(TurnBegins(), Place(POWER)),
    paid(Clicks(3), AddAgenda(Chosen(WorthPoints(Cards(types=(AGENDA,), where=("hq",)), CountersOn(POWER))))),
    RegionLimit(),
)
