"""Telling a scenario: every question with its answer, and what followed, in sentences.

A teller is handed out as ``Scenario.watcher`` while tests run; it tells each step when the next one comes, because only
then all that followed has happened.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ..positions import Position
from ..questions import option_label, question
from ..text.phrases import Value, phrase
from ..text.words import side_name

if TYPE_CHECKING:
    from ..game import Game
    from ..rules.machine.decisions import Decision, Option
    from .scenario import Scenario


class Teller:
    """Tells scenarios line by line: ``tell`` gets a line, ``pause`` is called after each step."""

    def __init__(
        self, lang: str, tell: Callable[[str], None], pause: Callable[[], None] = lambda: None, board: bool = False
    ) -> None:
        self.lang = lang
        self.tell = tell
        self.pause = pause
        self.board = board
        self._last: Game | None = None  # the one that was last told of
        self._open = False  # whether an answer was told, but not what followed
        self._told: dict[int, tuple[Game, int]] = {}  # the game is kept, so that no other takes its id

    def begins(self, game: Scenario) -> None:
        """A new situation: its board, and what already follows from it."""
        self._follow()
        self.tell("")
        self._show(game.game)
        self._last = game.game
        self._told[id(game.game)] = (game.game, len(game.game.log))

    def answers(self, game: Scenario, option: Option | str) -> None:
        """An answer is about to be given: first what followed from the last one, then the question and the answer."""
        self._follow()
        played = game.game
        if id(played) not in self._told:  # a copy, or a game that was there before
            self.begins(game)
        elif self._last is not played:
            self.tell("")
            self._say("scenario-told-other")
            self._show(played)
        self._last = played
        decision = played.decision
        if decision is None:
            return
        self._open = True
        self.tell("")
        self._ask(decision)
        found = decision.find(option) if isinstance(option, str) else option
        label = str(option) if found is None else option_label(found, self.lang, decision)
        self._say("scenario-told-answer", answer=label)

    def arranges(self, game: Scenario, act: str) -> None:
        """What is done without an answer shows in what follows."""

    def refuses(self, game: Scenario, side: str, text: str) -> None:
        """What is refused changes nothing."""

    def ends(self) -> None:
        """Nothing more comes: tell what followed from the last answer, and how the game stands."""
        self._follow()
        if self._last is None:
            return
        self.tell("")
        if self._last.decision is None:
            self._say("position-over", winner=self._last.winner or "nobody", reason=self._last.reason)
        else:
            self._ask(self._last.decision)

    def _follow(self) -> None:
        """What happened since the last answer; everyone sees what the player who did it sees."""
        if not self._open or self._last is None:
            return
        self._open = False
        log = self._last.log
        for entry in log[self._told[id(self._last)][1] :]:
            sentence = entry.sentence(self.lang, entry.side)
            if sentence:
                self.tell(f"    {sentence}")
        self._told[id(self._last)] = (self._last, len(log))
        if self.board:
            self.tell("")
            self._show(self._last)
        self.pause()

    def _ask(self, decision: Decision) -> None:
        who = side_name(decision.player, "start")
        self._say("position-decides", who=who, rule=decision.rule, question=question(decision, self.lang))

    def _show(self, played: Game) -> None:
        for line in Position.of(played).to_text().splitlines():
            self.tell(f"    | {line}")

    def _say(self, key: str, **variables: Value) -> None:
        self.tell(phrase(self.lang, key, **variables))
