"""The public face of the engine: start a game, look at the decision, choose."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .errors import BadDeck
from .rules.concepts.setup import Setup, new_state
from .rules.machine import kernel
from .rules.machine.card import REF, CardDef
from .rules.machine.decisions import Decision, Option
from .rules.machine.state import State
from .rules.machine.terms import CORP, FORCED, FULL, IDENTITY, OPEN, RUNNER, SIDES
from .text.words import CardTitle

if TYPE_CHECKING:
    from .decks import Deck
    from .determinize import Prior
    from .log import LogEntry
    from .views import View
    from .why_not import WhyNot

#: How many cards both decks may have together: identities are cards as well.
MOST_CARDS: Final = REF - 2


class Game:
    """A game of Netrunner.

    >>> from netrunner import Game, starter_deck
    >>> game = Game.start(corp=starter_deck("jinteki"), runner=starter_deck("shaper"), seed=7)
    >>> game.decision.side, game.decision.kind, game.decision.options
    ('corp', 'mulligan', [keep, mulligan])
    >>> game.choose("keep")
    >>> game
    <Game of Jinteki: Personal Evolution and Kate "Mac" McCaffrey: Digital Tinker, seed 7, turn 0: runner decides>
    """

    __slots__ = ("corp", "origin", "runner", "seed", "state")

    def __init__(
        self,
        state: State,
        corp: Deck | None = None,
        runner: Deck | None = None,
        seed: int = 0,
        origin: State | None = None,
    ) -> None:
        self.state: State = state
        self.corp: Deck | None = corp
        self.runner: Deck | None = runner
        self.seed: int = seed
        # Where it began, if not with both decks and the seed: a position, or the snapshot of another version
        if origin is None and state.choices is None and (corp is None or runner is None):
            origin = state.copy()
        self.origin: State | None = origin

    @classmethod
    def start(cls, corp: Deck, runner: Deck, seed: int = 0, forced: bool = True, asking: str = "") -> Game:
        """Set up a game (1.6). ``forced`` plays decisions with a single option and leaves out inert options.

        ``asking`` says it in a word: "forced", "full", or "open" for games between people, in which whether and when
        a seat is asked depends on open information only.

        A deck of the other side, or with cards of the other side, raises ``BadDeck``. That a deck is legal (1.4) is not
        asked for here: ``netrunner.decks.check`` tells.
        """
        if asking:
            return cls.begin(corp, runner, seed, _asking(asking))
        return cls.begin(corp, runner, seed, FORCED if forced else FULL)

    @classmethod
    def begin(cls, corp: Deck, runner: Deck, seed: int, mode: int) -> Game:
        """``start`` with one of the modes ``FORCED``, ``OPEN`` and ``FULL`` of ``netrunner.rules.machine.terms``."""
        if not isinstance(seed, int):
            raise TypeError(f"a seed is a whole number, not {seed!r}")
        from .decks.extras import extra_cards

        corp_identity, corp_cards = _cards(corp, CORP)
        runner_identity, runner_cards = _cards(runner, RUNNER)
        extra = [*extra_cards(corp_identity, corp_cards), *extra_cards(runner_identity, runner_cards)]  # 1.5
        count = len(corp_cards) + len(runner_cards) + len(extra)
        if count > MOST_CARDS:
            raise BadDeck(key="deck-both-too-many", count=count, most=MOST_CARDS)
        s = new_state(corp_identity, corp_cards, runner_identity, runner_cards, seed, mode, extra)
        s.push(Setup())
        kernel.advance(s)
        return cls(s, corp, runner, seed)

    def __repr__(self) -> str:
        s = self.state
        titles = " and ".join(s.identity(side).defn.title for side in (CORP, RUNNER))
        if s.decision is not None:
            now = f"{s.decision.side} decides"
        else:
            now = f"won by {self.winner} ({self.reason})" if self.winner else f"a draw ({self.reason})"
        seed = "a secret seed" if self.seed >> 64 > 0 else f"seed {self.seed}"  # a key is never shown by the way
        return f"<Game of {titles}, {seed}, turn {s.turn_number}: {now}>"

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
        """Why the game ended, in a word ("agenda-points", "flatline", "empty-rnd", ...), or an empty string."""
        return self.state.reason

    @property
    def log(self) -> tuple[LogEntry, ...]:
        """The story so far: a record for everything that happened, with a sentence for each seat and language."""
        from .log import entries

        return entries(self.state)

    def choose(self, option: Option | str | object) -> None:
        """Take one of the options of the open decision, by itself or by its text.

        Anything else raises ``IllegalChoice``, which says what was tried, why it is not possible and the rule; options
        that are legal but left out because nothing could observe them are accepted.
        """
        s = self.state
        decision = s.decision
        if decision is not None and type(option) is Option and option.decision is decision:
            if decision.offers(option):
                kernel.choose(s, option)
                decision.over = True
                return
        from .why_not import chosen

        kernel.choose(s, chosen(s, option))
        if decision is not None:
            decision.over = True

    def why_not(self, side: str, text: str) -> WhyNot:
        """Whether ``side`` can do now what the words say ("rez Ice Wall"), and if not, why and by which rule.

        It answers from what that side may know: it never confirms a hidden card. The answer is true if it is possible,
        and ``str`` or ``sentence(lang)`` words it.
        """
        from .why_not import why_not

        return why_not(self.state, side, text)

    def concede(self, side: str) -> None:
        """``side`` gives the game up, whoever is deciding."""
        from .rules.concepts.ending import concede

        if side not in SIDES:
            raise ValueError(f"{side!r} is no player: corp or runner")
        concede(self.state, SIDES.index(side))

    def copy(self) -> Game:
        """An independent copy that plays on identically."""
        return Game(self.state.copy(), self.corp, self.runner, self.seed, self.origin)

    # -- what a seat may know ----------------------------------------------------------------------------------

    def view(self, side: str | None) -> View:
        """What ``side`` ("corp", "runner", or None for a spectator) may know now, and nothing else (1.20, 10.2).

        The view is plain data that can be written as JSON; ``docs/views.md`` describes it.
        """
        from .views import view

        return view(self.state, side)

    def determinize(self, side: str | None, seed: int, prior: Prior | None = None) -> Game:
        """A copy in which everything that ``side`` cannot know is drawn anew, consistent with all that it does know.

        Decklists are taken as open, unless ``prior`` gives the decks that the opponent may be playing: a sequence of
        decks, or a function that draws one with the ``random.Random`` it is given.

        The options of the open decision are the same, but belong to another game: choose them there by their text.
        """
        from .determinize import determinize
        from .views import seat_of

        seat = seat_of(side)
        state, drawn = determinize(self.state, seat, seed, prior)
        corp = drawn if drawn is not None and seat == 1 else self.corp
        runner = drawn if drawn is not None and seat == 0 else self.runner
        return Game(state, corp, runner, seed, state.copy())

    # -- saving -------------------------------------------------------------------------------------------------

    def to_json(self) -> str:
        """The whole game as JSON: at any decision, and the restored game plays on identically."""
        from .saves import to_json

        return to_json(self)

    @classmethod
    def from_json(cls, text: str) -> Game:
        """The game that ``to_json`` or ``save`` wrote, as it stood; ``BadSave`` if it cannot be continued."""
        from .saves import from_json

        return from_json(cls, text)

    def save(self) -> str:
        """A saved game: how it began, every choice since, the engine's version, and a snapshot (``docs/saves.md``)."""
        return self.to_json()

    @classmethod
    def load(cls, text: str, until: int | None = None) -> Game:
        """A saved game, played again from its start and compared with its snapshot; or after ``until`` choices.

        A game that another version saved goes on from its snapshot, or is refused: it is never silently different.
        """
        from .saves import load

        return load(cls, text, until)

    def replay(self, n: int) -> Game:
        """The game as it was after its first ``n`` choices."""
        from .saves import replay

        return replay(self, n)


def _asking(word: str) -> int:
    modes = {"forced": FORCED, "open": OPEN, "full": FULL}
    if word not in modes:
        raise ValueError(f"{word!r} is no way of asking: {', '.join(modes)}")
    return modes[word]


def _cards(deck: Deck, side: int) -> tuple[CardDef, list[CardDef]]:
    """What a deck holds, if ``side`` can play it."""
    from .cards.library import definition

    if not hasattr(deck, "identity"):
        raise TypeError(f"a deck is a Deck, not {deck!r}: starter_deck, find_deck and Deck.read give one")
    identity = definition(deck.identity)
    if identity.side != side:
        raise BadDeck(key=f"deck-not-for-{SIDES[side]}", name=deck.name, identity=CardTitle(deck.identity))
    cards: list[CardDef] = []
    for title, count in deck.cards:
        card = definition(title)
        if card.side != side or card.type == IDENTITY:
            raise BadDeck(key="deck-cannot-hold", name=deck.name, title=CardTitle(title))
        cards.extend([card] * count)
    return identity, cards
