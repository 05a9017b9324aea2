"""The public face of the engine: start a game, look at the decision, choose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .errors import IllegalChoice
from .rules import kernel
from .rules.card import CardDef
from .rules.decisions import Decision, Option
from .rules.setup import Setup, new_state
from .rules.state import State
from .rules.terms import FORCED, FULL, SIDES

if TYPE_CHECKING:
    from .decks import Deck


class Game:
    """A game of Netrunner.

    >>> from netrunner import Game, starter_deck
    >>> game = Game.start(corp=starter_deck("jinteki"), runner=starter_deck("shaper"), seed=7)
    >>> game.decision.side, game.decision.kind
    ('corp', 'mulligan')
    >>> game.choose("keep")
    >>> game.decision.side
    'runner'
    """

    __slots__ = ("corp", "runner", "seed", "state")

    def __init__(self, state: State, corp: Deck | None = None, runner: Deck | None = None, seed: int = 0) -> None:
        self.state: State = state
        self.corp: Deck | None = corp
        self.runner: Deck | None = runner
        self.seed: int = seed

    @classmethod
    def start(cls, corp: Deck, runner: Deck, seed: int = 0, forced: bool = True) -> Game:
        """Set up a game (1.6). ``forced`` plays decisions with a single option and leaves out inert options."""
        corp_identity, corp_cards = _cards(corp)
        runner_identity, runner_cards = _cards(runner)
        s = new_state(corp_identity, corp_cards, runner_identity, runner_cards, seed, FORCED if forced else FULL)
        s.push(Setup())
        kernel.advance(s)
        return cls(s, corp, runner, seed)

    @property
    def decision(self) -> Decision | None:
        """The open decision, or None once the game is over."""
        return self.state.decision

    @property
    def winner(self) -> str | None:
        """``"corp"``, ``"runner"``, or None while the game goes on or when it was a draw."""
        return SIDES[self.state.winner] if self.state.winner >= 0 else None

    @property
    def reason(self) -> str:
        """Why the game ended, or an empty string."""
        return self.state.reason

    def choose(self, option: Option | str) -> None:
        """Take one of the options of the open decision."""
        decision = self.state.decision
        if decision is None:
            raise IllegalChoice("the game is over")
        if isinstance(option, str):
            found = decision.find(option)
            if found is None:
                raise IllegalChoice(f"{option!r} is not possible now")
            option = found
        elif option not in decision.options:
            raise IllegalChoice(f"{option!r} is not an option of this decision")
        kernel.choose(self.state, option)

    def copy(self) -> Game:
        """An independent copy that plays on identically."""
        return Game(self.state.copy(), self.corp, self.runner, self.seed)


def _cards(deck: Deck) -> tuple[CardDef, list[CardDef]]:
    from .cards.library import definition

    cards: list[CardDef] = []
    for title, count in deck.cards:
        cards.extend([definition(title)] * count)
    return definition(deck.identity), cards
