"""Starting the game (1.6)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar

from ..abilities.resolving import Resolution
from ..into_play.rezzing import refill
from ..machine import chance
from ..machine.card import REF, Card, CardDef
from ..machine.decisions import V_KEEP, V_MULLIGAN, Option
from ..machine.frames import Frame
from ..machine.nodes import Context
from ..machine.state import State
from ..machine.terms import CORP, E_GAME_BEGINS, E_MULLIGAN, OUTSIDE, PLAY_AREA, RND, RUNNER, STACK
from ..machine.zones import deck_of
from ..turns.turn import Turn
from .drawing import draw
from .identities import activate_installed, other_side
from .moving import move

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..machine.nodes import Instruction


def new_state(
    corp: CardDef,
    corp_deck: Sequence[CardDef],
    runner: CardDef,
    runner_deck: Sequence[CardDef],
    seed: int,
    mode: int,
    extra: Sequence[CardDef] = (),
) -> State:
    """A state with both identities in the play area, both decks in the order given, and extra cards outside (1.5)."""
    if len(corp_deck) + len(runner_deck) + len(extra) + 2 > REF:
        raise ValueError(f"both decks together may have at most {REF - 2} cards")
    s = State()
    s.mode = mode
    s.rng = chance.begin(seed)
    s.cards = list(_fresh_cards(corp, tuple(corp_deck), runner, tuple(runner_deck), tuple(extra)))
    s.zones[PLAY_AREA] = (CORP, RUNNER)
    first = 2 + len(corp_deck)
    s.zones[RND] = tuple(range(2, first))
    s.extra_from = first + len(runner_deck)
    s.zones[STACK] = tuple(range(first, s.extra_from))
    s.zones[OUTSIDE] = tuple(range(s.extra_from, len(s.cards)))
    return s


@lru_cache(maxsize=64)
def _fresh_cards(
    corp: CardDef,
    corp_deck: tuple[CardDef, ...],
    runner: CardDef,
    runner_deck: tuple[CardDef, ...],
    extra: tuple[CardDef, ...],
) -> tuple[Card, ...]:
    """The records of all cards before the game begins. They never change, so games with the same decks share them."""
    cards = [
        Card(side, defn, side, 0, PLAY_AREA, True, also=other_side(defn))
        for side, defn in enumerate((corp, runner))
    ]
    for side, deck in ((CORP, corp_deck), (RUNNER, runner_deck)):
        for defn in deck:
            cards.append(Card(len(cards), defn, side, 0, deck_of(side)))
    for defn in extra:
        cards.append(Card(len(cards), defn, defn.side, 0, OUTSIDE, True, also=other_side(defn)))
    return tuple(cards)


def activate_identities(s: State) -> None:
    """3.1.1: both identities are active; recurring credits are there before they are (1.10.5a)."""
    for side in (CORP, RUNNER):
        c = s.cards[side]
        refill(s, side)
        c = s.cards[side]
        s.stamp += 1
        active = Card(
            side, c.defn, side, c.inc, PLAY_AREA, True, counters=c.counters, stamp=s.stamp, active=True, also=c.also
        )
        s.put(active)
    if s.zones[PLAY_AREA] != (CORP, RUNNER):
        activate_installed(s)


class Setup(Frame):
    """The steps of 1.6.2 to 1.6.7; in two of them the Corp comes first."""

    __slots__ = ()

    STEPS: ClassVar[tuple[str, ...]] = ("1.6.2", "1.6.2", "1.6.4", "1.6.6a", "1.6.6a", "1.6.7a", "1.6.7")

    def rule(self) -> str:
        return self.STEPS[self.step]

    def run(self, s: State) -> None:
        if self.step < 2:  # 1.6.2: the Corp first
            side = self.step
            self.step += 1
            self._resolve(s, side, s.cards[side].defn.setup)
        elif self.step == 2:
            s.credits = [5, 5]  # 1.6.4
            for side in (CORP, RUNNER):
                s.shuffle(deck_of(side), fresh=True)  # 1.6.5
            for side in (CORP, RUNNER):
                draw(s, side, 5)  # 1.6.6
            self.step = 3
        elif self.step < 5:  # 1.6.6a: the Corp first
            s.ask(self, self.step - 3, "mulligan", "1.6.6a", [(V_KEEP, -1, -1), (V_MULLIGAN, -1, -1)])
        elif self.step == 5:  # 1.6.7a
            self.step = 6
            self._resolve(s, CORP, s.cards[CORP].defn.before_first_turn)
        else:  # 1.6.7
            s.pop()
            activate_identities(s)
            s.push(Turn(CORP))
            s.emit(E_GAME_BEGINS, CORP, rule="1.6.7")

    def _resolve(self, s: State, side: int, does: tuple[Instruction, ...]) -> None:
        """1.6.1a: an identity alters setup although no card is active yet."""
        if does:
            s.push(Resolution(None, does, Context(side, side, s.cards[side].ref)))

    def answer(self, s: State, option: Option) -> None:
        side = self.step - 3
        self.step += 1
        if option.verb == V_MULLIGAN:
            for i in s.hand(side):
                move(s, i, deck_of(side))
            s.shuffle(deck_of(side), fresh=True)
            s.emit(E_MULLIGAN, side, rule="1.6.6a")
            draw(s, side, 5)
