"""The Red Sand cycle."""

from __future__ import annotations

from ..vocabulary.abilities import (
    When,
    bioroid,
    breaks,
    cost_of,
    paid,
    play,
    pumps,
    spends_clicks_to_break,
    sub,
    when,
)
from ..vocabulary.actions import (
    MayWith,
)
from ..vocabulary.base import (
    THE_CORP,
    THE_RUNNER,
    YOU,
)
from ..vocabulary.breakers import (
    ImminentCards,
    StrengthLasts,
)
from ..vocabulary.cards import (
    Cards,
    Chosen,
    EventCard,
    Host,
    Its,
    TopOf,
)
from ..vocabulary.costs import (
    TrashCards,
    TrashThis,
)
from ..vocabulary.declare import (
    card,
)
from ..vocabulary.drawing import (
    WouldBeDrawn,
    WouldDraw,
)
from ..vocabulary.flow import (
    ChooseOne,
    If,
    May,
    MayPay,
    RepeatAbility,
    Trace,
)
from ..vocabulary.history import (
    DamageThisTurn,
)
from ..vocabulary.ice import (
    OtherThan,
    PassedAfterBreaking,
    SwapWith,
)
from ..vocabulary.instructions import (
    Both,
    Damage,
    Draw,
    Gain,
    GiveTags,
    Install,
    Installable,
    Reveal,
    SwapCards,
    Trash,
)
from ..vocabulary.lasting import (
    Until,
)
from ..vocabulary.numbers import (
    Counting,
)
from ..vocabulary.piles import (
    TrashedThisWay,
)
from ..vocabulary.special import (
    StaysInPlay,
)
from ..vocabulary.statics import (
    AccessMore,
    GetsSubtype,
    GrantsAbility,
)
from ..vocabulary.timing import (
    NextWindowAfter,
)
from ..vocabulary.traits import (
    InstallOnlyOn,
)
from ..vocabulary.triggers import (
    ForEvent,
    Scored,
)
from ..vocabulary.words import (
    BRAIN,
    CORP,
    F_STRENGTH,
    ICE,
    PROGRAM,
    RUNNER,
)
from ..vocabulary.would import (
    Would,
)

OTHER_ICE = Cards(types=(ICE,), other=True)

NOT_ICE = Cards(side=CORP, not_types=(ICE,))

card("SYNC BRE", sub(Trace(4, (GiveTags(1),))), sub(Trace(2, (Until(AccessMore(-1), "run"),))))
card(
    "System Seizure",
    play(StaysInPlay()),
    When(
        Would(F_STRENGTH, player=YOU, first_each_turn=True, cards=Cards(types=(PROGRAM,), subtypes=("icebreaker",))),
        (Until(StrengthLasts("run", Its()), "run", about=ImminentCards(F_STRENGTH)),),
        interrupt=True,
    ),
)
card("Nerine 2.0", bioroid(2), sub(Damage(BRAIN, 1), May((Draw(1),))), sub(Damage(BRAIN, 1), May((Draw(1),))))
card(
    "Adjusted Matrix",
    InstallOnlyOn(Cards(types=(PROGRAM,), subtypes=("icebreaker",))),
    GetsSubtype("ai", of=Host()),
    GrantsAbility(spends_clicks_to_break(1), of=Host()),
)
card(
    "Dedicated Processor",
    InstallOnlyOn(Cards(types=(PROGRAM,), subtypes=("icebreaker",), without=("ai",))),
    GrantsAbility(pumps(2, 4), of=Host()),
)
card(
    "Inversificator",
    when(
        PassedAfterBreaking(),
        SwapWith(EventCard(), Chosen(OtherThan(Cards(types=(ICE,)), EventCard()))),
        may=True,
    ),
    breaks(1, "code gate"),
    pumps(1, 1),
)
card(
    "NEXT Opal",
    GrantsAbility(
        sub(Install(Chosen(Installable(Cards(where=("hq",))), up_to=True))),
        n=Counting(Cards(types=(ICE,), subtypes=("next",), rezzed=True)),
    ),
)
card(
    "Standoff",
    when(
        Scored(),
        MayWith(Chosen(Cards(side=RUNNER), up_to=True, player=THE_RUNNER), (Trash(Its(), by=THE_RUNNER),)),
        If(
            TrashedThisWay(),
            (MayPay(cost_of(TrashCards(Cards(side=CORP))), (RepeatAbility(),)),),
            (Both((Draw(1), Gain(5))),),
        ),
    ),
)
card(
    "Metamorph",
    sub(
        ChooseOne(
            (
                (
                    SwapCards(
                        Chosen(OTHER_ICE, as_="one", swaps_among=True), Chosen(OTHER_ICE, as_="other", swaps_with="one")
                    ),
                ),
                (
                    SwapCards(
                        Chosen(NOT_ICE, as_="one", swaps_among=True), Chosen(NOT_ICE, as_="other", swaps_with="one")
                    ),
                ),
            )
        )
    ),
)
card(
    "Salvaged Vanadis Armory",
    paid(
        TrashThis(),
        Trash(TopOf(CORP, DamageThisTurn()), by=THE_CORP),
        only_if=NextWindowAfter(ForEvent("damage")),
    ),
)
card("Corporate Defector", When(WouldDraw(THE_CORP, each=True, basic=True), (Reveal(WouldBeDrawn()),), interrupt=True))
