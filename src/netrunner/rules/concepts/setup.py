"""Starting the game (1.6)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from ..abilities.resolving import Resolution
from ..into_play.rezzing import refill
from ..machine import chance
from ..machine.card import REF, Card, CardDef
from ..machine.decisions import O_KEEP, O_MULLIGAN, V_MULLIGAN, Option
from ..machine.frames import Frame
from ..machine.nodes import Context
from ..machine.state import State
from ..machine.terms import CORP, E_GAME_BEGINS, E_MULLIGAN, OUTSIDE, PLAY_AREA, RND, RUNNER, STACK
from ..machine.timing import timing_structure
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
        Card(side, defn, side, 0, PLAY_AREA, True, also=other_side(defn)) for side, defn in enumerate((corp, runner))
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


# The steps of starting the game; in two of them the Corp comes first
CORP_SETUP: Final = 0
RUNNER_SETUP: Final = 1
TAKE_CREDITS: Final = 2
SHUFFLE: Final = 3
BEFORE_HANDS: Final = 4
DRAW: Final = 5
CORP_MULLIGAN: Final = 6
RUNNER_MULLIGAN: Final = 7
BEFORE_FIRST_TURN: Final = 8
START: Final = 9

SETUP_STEPS: Final = timing_structure(
    (CORP_SETUP, "1.6.2"),
    (RUNNER_SETUP, "1.6.2"),
    (TAKE_CREDITS, "1.6.4"),
    (SHUFFLE, "1.6.5"),
    (BEFORE_HANDS, "1.6.1a"),
    (DRAW, "1.6.6"),
    (CORP_MULLIGAN, "1.6.6a"),
    (RUNNER_MULLIGAN, "1.6.6a"),
    (BEFORE_FIRST_TURN, "1.6.7a"),
    (START, "1.6.7"),
)


class Setup(Frame):
    """Starting the game, 1.6.2 to 1.6.7."""

    __slots__ = ()

    def steps(self) -> tuple[str, ...]:
        return SETUP_STEPS

    def run(self, s: State) -> None:
        step = self.step
        self.step = step + 1
        if step == CORP_SETUP:
            self.resolve_setup(s, CORP)
        elif step == RUNNER_SETUP:
            self.resolve_setup(s, RUNNER)
        elif step == TAKE_CREDITS:
            self.take_credits(s)
        elif step == SHUFFLE:
            self.shuffle(s)
        elif step == BEFORE_HANDS:
            self.before_hands(s)
        elif step == DRAW:
            self.draw(s)
        elif step == CORP_MULLIGAN:
            self.offer_mulligan(s, CORP)
        elif step == RUNNER_MULLIGAN:
            self.offer_mulligan(s, RUNNER)
        elif step == BEFORE_FIRST_TURN:
            self.before_first_turn(s)
        elif step == START:
            self.start(s)

    def resolve_setup(self, s: State, side: int) -> None:
        """1.6.2: what an identity says about setup."""
        self._resolve(s, side, s.cards[side].defn.setup)

    def take_credits(self, s: State) -> None:
        """1.6.4: five credits for each player, unless an identity says otherwise (1.6.1a)."""
        s.credits = [s.cards[side].defn.start_credits for side in (CORP, RUNNER)]
        s.bad_publicity = sum([s.cards[side].defn.start_bad_publicity for side in (CORP, RUNNER)])

    def shuffle(self, s: State) -> None:
        """1.6.5: both decks are shuffled."""
        for side in (CORP, RUNNER):
            s.shuffle(deck_of(side), fresh=True)

    def before_hands(self, s: State) -> None:
        """1.6.1a: what identities do before starting hands are drawn, the Corp's first."""
        for side in (RUNNER, CORP):
            self._resolve(s, side, s.cards[side].defn.before_starting_hand)

    def draw(self, s: State) -> None:
        """1.6.6: starting hands of five cards, unless an identity says otherwise (1.6.1a)."""
        for side in (CORP, RUNNER):
            draw(s, side, s.cards[side].defn.start_hand)

    def offer_mulligan(self, s: State, side: int) -> None:
        """1.6.6a: each player may take a mulligan."""
        self.step = CORP_MULLIGAN if side == CORP else RUNNER_MULLIGAN
        s.ask(self, side, "mulligan", "1.6.6a", [O_KEEP, O_MULLIGAN])

    def before_first_turn(self, s: State) -> None:
        """1.6.7a: what the Corp's identity does before their first turn."""
        self._resolve(s, CORP, s.cards[CORP].defn.before_first_turn)

    def start(self, s: State) -> None:
        """1.6.7: the game starts with the Corp's first turn."""
        s.pop()
        activate_identities(s)
        s.push(Turn(CORP))
        s.emit(E_GAME_BEGINS, CORP, rule="1.6.7")

    def _resolve(self, s: State, side: int, does: tuple[Instruction, ...]) -> None:
        """1.6.1a: an identity alters setup although no card is active yet."""
        if does:
            s.push(Resolution(None, does, Context(side, side, s.cards[side].ref)))

    def answer(self, s: State, option: Option) -> None:
        side = CORP if self.step == CORP_MULLIGAN else RUNNER
        self.step += 1
        if option.verb == V_MULLIGAN:
            for i in s.hand(side):
                move(s, i, deck_of(side))
            s.shuffle(deck_of(side), fresh=True)
            s.emit(E_MULLIGAN, side, rule="1.6.6a")
            draw(s, side, s.cards[side].defn.start_hand)
