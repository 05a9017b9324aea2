"""Keeping what scenarios play: the board that each begins with, every act, and what was shown to be impossible.

A recorder is handed out as ``Scenario.watcher`` while tests run. Whatever it keeps was played again from the board
alone and came to the same end; a scenario that changes its game by other means is left out.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..codec import choices_of
from ..errors import NetrunnerError
from ..game import Game
from ..positions import Position
from ..positions.position import MODES
from ..rules.machine.decisions import V_CONCEDE
from ..rules.machine.terms import SIDES
from ..why_not import option_with
from .arranging import arrange
from .beginnings import opening

if TYPE_CHECKING:
    from ..rules.machine.decisions import Option
    from .scenario import Scenario

#: Before an act that is no option of a question.
ARRANGED = "*"
_MODE_NAMES: Mapping[int, str] = {number: name for name, number in MODES.items()}


@dataclass(frozen=True, slots=True)
class Recorded:
    """One scenario: its board, how it asks, its acts, and after how many of them a side could not do something."""

    board: str
    mode: str
    acts: tuple[str, ...]
    refused: tuple[tuple[int, str, str], ...] = ()


class Recorder:
    """Keeps every scenario that begins from a board."""

    def __init__(self) -> None:
        self._games: list[Scenario] = []
        self._known: set[int] = set()
        self._arranged: dict[int, list[tuple[int, str]]] = {}
        self._refused: dict[int, list[tuple[int, str, str]]] = {}
        self.lost = 0  # scenarios that did not come to the same end

    def begins(self, game: Scenario) -> None:
        self._games.append(game)
        self._known.add(id(game))

    def answers(self, game: Scenario, option: Option | str) -> None:
        if id(game) not in self._known and game.position is not None:  # a copy, to try something else
            self.begins(game)

    def arranges(self, game: Scenario, act: str) -> None:
        self._arranged.setdefault(id(game), []).append((_count(game), f"{ARRANGED}{act}"))

    def refuses(self, game: Scenario, side: str, text: str) -> None:
        self._refused.setdefault(id(game), []).append((_count(game), side, text))

    def recorded(self) -> list[Recorded]:
        """What was played, in the order in which it began; a scenario that went on in a copy counts once."""
        found: list[Recorded] = []
        for game in self._games:
            kept = self._keep(game)
            if kept is None:
                self.lost += 1
            elif not any([_goes_on(kept, other) for other in found]):
                found = [other for other in found if not _goes_on(other, kept)]
                found.append(kept)
        return found

    def _keep(self, game: Scenario) -> Recorded | None:
        assert game.position is not None
        board, mode = game.position.to_text(), _MODE_NAMES[game.game.state.mode]
        arranged = self._arranged.get(id(game), [])
        try:
            again = opening(board).game(mode)
            acts: list[str] = []
            places: list[int] = [0]  # after how many acts so many choices were made
            for count, (verb, card, arg) in enumerate(choices_of(game.game.state)):
                _catch_up(again, acts, arranged, count)
                if verb == V_CONCEDE:
                    act = f"{ARRANGED}concede {SIDES[arg]}"
                else:
                    option = option_with(again.state, (verb, card, arg))
                    if option is None or again.decision is None:
                        return None
                    act = again.decision.text_of(option)
                do(again, act)
                acts.append(act)
                places.append(len(acts))
            _catch_up(again, acts, arranged, len(places) - 1)
        except (NetrunnerError, ValueError, AssertionError):
            return None
        if _stands(again) != _stands(game.game):
            return None
        refused = [(places[count], side, text) for count, side, text in self._refused.get(id(game), [])]
        return Recorded(board, mode, tuple(acts), tuple(dict.fromkeys(refused)))


def do(game: Game, act: str) -> None:
    """Do an act that was recorded: an option of the open question, or what a scenario arranged."""
    if not act.startswith(ARRANGED):
        game.choose(act)
    elif act.startswith(f"{ARRANGED}concede "):
        game.concede(act.rpartition(" ")[2])
    else:
        arrange(game.state, act.removeprefix(ARRANGED))


def _catch_up(game: Game, acts: list[str], arranged: list[tuple[int, str]], count: int) -> None:
    """What was arranged after so many choices."""
    for _, act in [one for one in arranged if one[0] == count]:
        do(game, act)
        acts.append(act)


def _count(game: Scenario) -> int:
    return len(choices_of(game.game.state))


def _goes_on(one: Recorded, other: Recorded) -> bool:
    """Whether the second scenario is the first and more of it."""
    return (one.board, one.mode) == (other.board, other.mode) and (
        one.acts == other.acts[: len(one.acts)] and set(one.refused) <= set(other.refused)
    )


def _stands(game: Game) -> tuple[object, ...]:
    asked = game.decision
    question = None if asked is None else (asked.side, asked.kind, asked.rule, tuple(asked.texts()))
    board: object = Position.of(game).to_text() if game.state.turn_number else (game.view("corp"), game.view("runner"))
    return board, question, game.winner, game.reason
