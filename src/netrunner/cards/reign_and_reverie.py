"""Reign and Reverie."""

from __future__ import annotations

from ..vocabulary.abilities import (
    cost_of,
    sub,
    when,
    whenever,
)
from ..vocabulary.base import (
    THE_RUNNER,
)
from ..vocabulary.cards import (
    All,
    Cards,
)
from ..vocabulary.costs import (
    Credits,
    TakeTags,
)
from ..vocabulary.declare import (
    card,
)
from ..vocabulary.flow import (
    Unless,
)
from ..vocabulary.ice import (
    ChooseCardType,
    RevealCounting,
)
from ..vocabulary.instructions import (
    EndRun,
)
from ..vocabulary.lasting import (
    Until,
)
from ..vocabulary.numbers import (
    Counting,
    Named,
    Times,
)
from ..vocabulary.statics import (
    GrantsAbility,
)
from ..vocabulary.triggers import (
    EncounterWith,
    RunSuccessful,
)
from ..vocabulary.words import (
    AGENDA,
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
