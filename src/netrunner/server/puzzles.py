"""Puzzles over HTTP. Nothing is kept but what was proved: whoever asks sends what has been chosen.

A puzzle is played out beside the event loop, in a thread of its own, and what that found is kept for the next who asks.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from netrunner.errors import IllegalChoice
from netrunner.puzzles import BadPuzzle, Prover, Puzzle, Refutation, all_puzzles
from netrunner.puzzles import puzzle as find_puzzle
from netrunner.puzzles.attempts import Attempt
from netrunner.puzzles.daily import daily, today
from netrunner.puzzles.telling import goal_words, hidden_words, left_words, words
from netrunner.view_types import Side
from netrunner.why_not import WhyNot

from .breaking_help import break_steps
from .messages import side_called
from .practice import heard_by_now, table
from .reading import Beside
from .refused import Refused
from .wire_puzzles import PuzzleAsked, PuzzleListed, PuzzleShown, PuzzlesListed, PuzzleStep

#: A thread of its own: what a prover found is only ever touched there.
aside: Final = Beside("puzzles")
#: How many puzzles stay played out.
KEPT: Final = 12

_provers: OrderedDict[str, Prover] = OrderedDict()


def listed(lang: str) -> PuzzlesListed:
    """Every puzzle from easy to hard, and the puzzle of the day."""
    day = today()
    return PuzzlesListed([_listed(one, lang) for one in all_puzzles()], daily(day).key, day.isoformat())


def look(key: str, asked: PuzzleAsked, lang: str) -> PuzzleShown:
    """How a puzzle stands after what has been chosen and what is chosen now."""
    puzzle = _find(key)
    attempt = _after(puzzle, asked.choices)
    heard = heard_by_now(attempt.game)
    fresh = asked.option is None and asked.breaks is None
    for option in _chosen(attempt, asked):
        attempt.choose(option)
        fresh = fresh or attempt.switched
    hint = attempt.hint() if asked.hint else None
    told = table(
        attempt.game, puzzle.side, lang, len(attempt.choices), 0 if fresh else heard, fresh=fresh, live=not attempt.over
    )
    return PuzzleShown(
        puzzle=_listed(puzzle, lang),
        hidden=hidden_words(puzzle, lang),
        choices=attempt.choices,
        status=attempt.status,
        good=attempt.good,
        refutation=_line(attempt.refutation, lang),
        left=_left(puzzle, attempt.refutation, lang),
        why=words(puzzle, lang).why if attempt.status == "solved" else "",
        hint="" if hint is None else hint.labels[lang],
        tables=[told],
    )


def why(key: str, choices: list[str], about: str) -> tuple[Side, WhyNot]:
    """Whether the solver could do something now, and why not."""
    puzzle = _find(key)
    return side_called(puzzle.side), _after(puzzle, choices).game.why_not(puzzle.side, about)


def _find(key: str) -> Puzzle:
    try:
        return find_puzzle(daily().key if key == "daily" else key)
    except BadPuzzle as error:
        raise Refused("no-puzzle", 404, puzzle=key[:60]) from error


def _prover(puzzle: Puzzle) -> Prover:
    found = _provers.pop(puzzle.key, None)
    _provers[puzzle.key] = found if found is not None else puzzle.prover()
    if len(_provers) > KEPT:
        _provers.popitem(last=False)
    return _provers[puzzle.key]


def _after(puzzle: Puzzle, choices: list[str]) -> Attempt:
    """Choices that were made in another version of a puzzle may not fit any more: then it begins anew."""
    try:
        return Attempt(_prover(puzzle), choices)
    except IllegalChoice as error:
        raise Refused("puzzle-changed", 409) from error


def _chosen(attempt: Attempt, asked: PuzzleAsked) -> list[str]:
    if asked.breaks is not None:
        return break_steps(attempt.game, asked.breaks.at, "cards", asked.breaks.subroutine)
    return [] if asked.option is None else [asked.option]


def _line(refutation: Refutation | None, lang: str) -> list[PuzzleStep]:
    if refutation is None:
        return []
    return [PuzzleStep(side_called(step.side), step.labels[lang]) for step in refutation.line if not step.quiet]


def _left(puzzle: Puzzle, refutation: Refutation | None, lang: str) -> str:
    if refutation is None or puzzle.odds is None:
        return ""
    return left_words(refutation.odds, puzzle.odds, lang)


def _listed(puzzle: Puzzle, lang: str) -> PuzzleListed:
    return PuzzleListed(
        puzzle.key,
        side_called(puzzle.side),
        puzzle.goal.kind,
        puzzle.degree,
        words(puzzle, lang).title,
        goal_words(puzzle, lang),
    )
