"""Puzzles as files: a board, whose move it is, what is to be reached, and words for it in each language."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any, Final, cast

from ..errors import NetrunnerError
from ..positions import Position
from ..rules.machine.terms import SIDES
from ..text.phrases import LANGUAGES
from .goals import KINDS, Goal, Kind
from .odds import OddsProver
from .proving import MOST, Prover

#: From easy to hard.
DEGREES: Final = (1, 2, 3, 4, 5)
#: By when: the words of a file, and how many turns that is.
UNTIL: Final = {"this turn": 1, "next turn": 2}
DATA: Final = Path(__file__).parent / "data"

_FIELDS: Final = frozenset({"side", "goal", "card", "points", "until", "degree", "odds", "known", "board", *LANGUAGES})


class BadPuzzle(NetrunnerError):
    """A puzzle that cannot be read, or is not there."""


@dataclass(frozen=True, slots=True)
class Words:
    """What a puzzle says in one language: its name, and why its solution is one."""

    title: str
    why: str


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position with one seat to play, and a goal."""

    key: str
    goal: Goal
    degree: int
    board: str
    #: Places whose hidden cards the seat has been told (``worlds``).
    known: tuple[str, ...]
    words: dict[str, Words]
    #: How often its solution reaches the goal, where no line is sure to; None if it always does.
    odds: Fraction | None = None

    @property
    def side(self) -> str:
        """Whose puzzle it is."""
        return self.goal.side

    @property
    def position(self) -> Position:
        """Its board."""
        return Position.parse(self.board)

    def prover(self, most: int = MOST) -> Prover:
        """A prover of it."""
        kind = Prover if self.odds is None else OddsProver
        return kind(self.position, self.goal, self.known, most)


def read(text: str, key: str) -> Puzzle:
    """The puzzle that a file says; ``BadPuzzle`` tells what is wrong with it."""
    try:
        told = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadPuzzle(key="puzzle-unreadable", name=key, reason=str(error)) from error
    try:
        return _read(told, key)
    except (KeyError, TypeError, ValueError) as error:
        raise BadPuzzle(key="puzzle-unreadable", name=key, reason=_reason(error)) from error


def _reason(error: Exception) -> str:
    return f"{error.args[0]}?" if isinstance(error, KeyError) else str(error)


def _read(told: dict[str, Any], key: str) -> Puzzle:
    for name in told:
        if name not in _FIELDS:
            raise KeyError(name)
    side, kind, degree = told["side"], told["goal"], told["degree"]
    for value, allowed in ((side, SIDES), (kind, KINDS), (degree, DEGREES)):
        if value not in allowed:
            raise ValueError(f"{value}: {', '.join(map(str, allowed))}")
    turns = UNTIL[told.get("until", "this turn")]
    goal = Goal(cast(Kind, kind), side, turns, told.get("card", ""), told.get("points", 0))
    odds = Fraction(told["odds"]) if "odds" in told else None
    if odds is not None and not 0 < odds < 1:
        raise ValueError(f"odds = {odds}")
    words = {lang: Words(told[lang]["title"], told[lang]["why"].strip()) for lang in LANGUAGES}
    return Puzzle(key, goal, degree, told["board"].strip() + "\n", tuple(told.get("known", ())), words, odds)


@cache
def keys() -> tuple[str, ...]:
    """The names of all puzzles, in alphabetical order."""
    return tuple(sorted(path.stem for path in DATA.iterdir() if path.suffix == ".toml"))


@cache
def puzzle(key: str) -> Puzzle:
    """The puzzle of this name."""
    if key not in keys():
        raise BadPuzzle(key="puzzle-unknown", name=key)
    return read((DATA / f"{key}.toml").read_text(encoding="utf-8"), key)


def all_puzzles() -> list[Puzzle]:
    """Every puzzle, from easy to hard."""
    return sorted([puzzle(key) for key in keys()], key=lambda one: (one.degree, one.key))
