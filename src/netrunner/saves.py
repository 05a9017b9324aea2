"""Saved games: how a game began, every choice since, and a snapshot of where it stands now.

A saved game is one JSON object (``docs/saves.md`` describes it). The engine that wrote it plays it again from the start
and compares; another version goes on from the snapshot, if it can read it, and says so if it cannot. Either the whole
game is there, or a ``BadSave`` says what is wrong.
"""

from __future__ import annotations

import json
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from . import invariants
from .codec import Plain, choices_of, decode, encode, question_of
from .errors import BadSave, NetrunnerError
from .rules.concepts.ending import concede
from .rules.machine import kernel
from .rules.machine.decisions import V_CONCEDE
from .text.phrases import phrase
from .why_not import option_with

if TYPE_CHECKING:
    from .decks import Deck
    from .game import Game
    from .rules.machine.state import State

FORMAT: Final = "netrunner-game"

#: Counts up whenever a saved game means something else than before.
SCHEMA: Final = 3

#: What goes wrong inside content that has the right sum but not the right shape.
_OUT_OF_SHAPE: Final = (
    LookupError, TypeError, ValueError, AttributeError, ArithmeticError, AssertionError, RecursionError,
)  # fmt: skip


# -- writing --------------------------------------------------------------------------------------------------------


def to_json(game: Game) -> str:
    """A game as text: its start, its choices, its snapshot."""
    content: Plain = {
        "format": FORMAT,
        "schema": SCHEMA,
        "version": engine_version(),
        "corp": _deck_out(game.corp),
        "runner": _deck_out(game.runner),
        "seed": game.seed,
        "origin": None if game.origin is None else encode(game.origin),
        "snapshot": encode(game.state),
    }
    body = _body(content)
    return f'{body[:-1]},"sum":"{_digest(body)}"}}'


def engine_version() -> str:
    """The version that a saved game names."""
    from . import __version__

    return __version__


def _body(content: Plain) -> str:
    return json.dumps(content, ensure_ascii=False, separators=(",", ":"), sort_keys=True)


def _digest(body: str) -> str:
    return sha256(body.encode("utf-8", "surrogatepass")).hexdigest()[:16]


def sum_of(content: Plain) -> str:
    """The checksum of a saved game: it shows whether anything was changed or lost on the way."""
    return _digest(_body({key: value for key, value in content.items() if key != "sum"}))


def _deck_out(deck: Deck | None) -> Plain | None:
    if deck is None:
        return None
    return {"name": deck.name, "identity": deck.identity, "cards": [list(entry) for entry in deck.cards]}


# -- reading --------------------------------------------------------------------------------------------------------


def read(text: str) -> Plain:
    """The content of a saved game, once its form, schema and sum are right."""
    if isinstance(text, str) and not text.strip():
        raise BadSave(key="save-empty")
    try:
        content = json.loads(text)
    except json.JSONDecodeError as error:
        raise BadSave(key="save-not-json", line=error.lineno, column=error.colno) from error
    except (TypeError, ValueError, RecursionError) as error:
        raise BadSave(key="save-not-json", line=1, column=1) from error
    if not isinstance(content, dict) or content.get("format") != FORMAT:
        raise BadSave(key="save-not-a-game")
    schema = content.get("schema")
    if schema != SCHEMA:
        version = str(content.get("version", "?"))
        raise BadSave(key="save-schema", found=str(schema), known=SCHEMA, version=version, engine=engine_version())
    if content.get("sum") != sum_of(content):
        raise BadSave(key="save-sum")
    return content


def from_json(make: type[Game], text: str) -> Game:
    """The game that ``to_json`` wrote, from its snapshot."""
    return _resume(make, read(text))


def load(make: type[Game], text: str, until: int | None = None) -> Game:
    """A saved game, played again from its start and compared with its snapshot; or after ``until`` choices.

    A game that another version saved goes on from its snapshot, which becomes its start.
    """
    content = read(text)
    game = _resume(make, content)
    if content["version"] != engine_version():
        if until is not None and until != len(choices_of(game.state)):
            raise BadSave(key="save-other-version", version=content["version"], engine=engine_version())
        return game
    if not can_replay(game):
        return game if until is None else replay(game, until)
    again = replay(game, len(choices_of(game.state)))
    if encode(again.state) != encode(game.state):
        raise BadSave(key="save-differs", version=content["version"])
    return again if until is None else replay(game, until)


def _resume(make: type[Game], content: Plain) -> Game:
    try:
        corp, runner = _deck_in(content["corp"]), _deck_in(content["runner"])
        seed = int(content["seed"])
        state = restore(content["snapshot"])
        if content["version"] != engine_version():
            # The choices so far belong to another engine: the game starts anew from here.
            state.choices = None
            return make(state, corp, runner, seed, state.copy())
        origin = None if content["origin"] is None else restore(content["origin"])
        return make(state, corp, runner, seed, origin)
    except NetrunnerError:
        raise
    except _OUT_OF_SHAPE as error:
        raise BadSave(key="save-damaged", what=f"{type(error).__name__}: {error}") from error


def restore(snapshot: Plain) -> State:
    """The state of a snapshot, with its decision asked again."""
    state = decode(snapshot)
    problems = invariants.check(state)
    if problems:
        raise BadSave(key="save-impossible", what=problems[0])
    if not state.over:
        state.deciding -= 1  # asking counts, and this question has been counted before
        state.stack[-1].run(state)  # whoever asked asks again: the step goes on only with the answer
    if question_of(state) != snapshot["question"]:
        raise BadSave(key="save-asks-otherwise")
    return state


def _deck_in(written: Plain | None) -> Deck | None:
    from .decks import Deck

    if written is None:
        return None
    try:
        return Deck(written["name"], written["identity"], tuple([(title, n) for title, n in written["cards"]]))
    except NetrunnerError as error:
        raise BadDeckInSave(error) from error


class BadDeckInSave(BadSave):
    """A deck of a saved game cannot be used: what is wrong with it, in the reader's language."""

    def __init__(self, error: NetrunnerError) -> None:
        super().__init__(key="save-deck")
        self.error = error

    def text(self, lang: str) -> str:
        return phrase(lang, self.key, reason=self.error.text(lang))


# -- playing again --------------------------------------------------------------------------------------------------


def can_replay(game: Game) -> bool:
    """Whether it is known how the game began."""
    return game.origin is not None or (game.corp is not None and game.runner is not None)


def replay(game: Game, n: int) -> Game:
    """The game as it was after its first ``n`` choices."""
    choices = choices_of(game.state)
    if not 0 <= n <= len(choices):
        raise BadSave(key="save-no-such-choice", n=n, choices=len(choices))
    again = _beginning(game)
    for place, (verb, card, arg) in enumerate(choices[:n]):
        if verb == V_CONCEDE:
            concede(again.state, arg)
            continue
        option = option_with(again.state, (verb, card, arg))
        if option is None:
            raise BadSave(key="save-does-not-replay", n=place + 1, version=engine_version())
        kernel.choose(again.state, option)
    return again


def _beginning(game: Game) -> Game:
    make = type(game)
    if game.origin is not None:
        return make(game.origin.copy(), game.corp, game.runner, game.seed, game.origin)
    if game.corp is None or game.runner is None:
        raise BadSave(key="save-no-start")
    return make.begin(game.corp, game.runner, game.seed, game.state.mode)
