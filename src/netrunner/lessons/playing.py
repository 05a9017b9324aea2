"""A lesson being played: the real rules, an opponent whose answers are determined, and an answer to whatever is done.

How it stands follows from the lesson and the learner's choices alone: nothing is kept, and taking back is choosing
fewer. Whether the goal is still within reach is not guessed but tried: the way is followed in a copy, to the end.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from ..bots import make
from ..bots.bot import ask
from ..errors import NetrunnerError
from ..game import Game
from ..positions import Position
from ..rules.machine.decisions import V_NUMBER, Decision
from ..rules.machine.state import State
from ..rules.runs.encounters import current_encounter, subroutines
from .goals import fits, happened, met
from .lesson import Lesson, Step, Words

#: What a learner who has read a step says.
GO_ON: Final = "go on"
#: How an opponent answers, and the learner's way goes on, where nothing else is said.
ONWARD: Final = ("pass", "continue", "done", "no", "decline", "keep", "gain", "discard *")
#: Before the title of a breaker in a way.
BREAK: Final = "break with "
#: Before a pattern of the opponent that serves once.
ONCE: Final = "once "
#: The level that hints come from where the learner plays freely.
ADVISER: Final = "novice"
#: Whoever has not reached the goal after so many choices does not.
MOST: Final = 250
#: Questions that are answered for the learner where the way only goes on: nothing can be learned from them yet.
_QUIET: Final = frozenset({"window", "jack-out"})

Status = Literal["read", "do", "astray", "done"]
Answer = Literal["", "also", "astray", "over", "said"]


@dataclass(frozen=True, slots=True)
class Told:
    """How a lesson stands."""

    #: Read the step, do its task, take something back, or all is done.
    status: Status
    #: Which step, from 0.
    step: int
    #: The option that the way takes next.
    hint: str
    #: What is said to the last choice, if it was not the way's; ``said`` if the lesson has words for it.
    answer: Answer
    words: Words | None
    #: How many choices can stand: what comes after them leads away from the goal.
    good: int


class Play:
    """A lesson after some choices."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.at = 0
        self.made = 0  # choices of the learner
        self.good = 0  # those after which the goal is in reach
        self.boards = 0  # how often a board was set up
        # The game after each thing that happened since the last choice of the learner, with the number of its board
        self.between: list[tuple[int, Game]] = []
        self._answer: Answer = ""
        self._words: Words | None = None
        self._chosen: list[str] = []  # in this step
        self._astray = False
        self._used: list[int] = []  # which patterns of the opponent have served that serve once
        self.game = self._set_up(lesson.board)
        self._since = 0
        self._go_on()

    def _set_up(self, board: str) -> Game:
        self.boards += 1
        return Position.parse(board).game("forced")

    def copy(self) -> Play:
        """A play that goes on alike."""
        new = object.__new__(Play)
        new.lesson, new.at, new.made, new.good, new.boards = self.lesson, self.at, self.made, self.good, self.boards
        new.game, new.between, new._chosen = self.game.copy(), [], list(self._chosen)
        new._answer, new._words, new._astray, new._since = self._answer, self._words, self._astray, self._since
        new._used = list(self._used)
        return new

    # -- how it stands ------------------------------------------------------------------------------------------

    @property
    def step(self) -> Step | None:
        """The open step; None once all are done."""
        return self.lesson.steps[self.at] if self.at < len(self.lesson.steps) else None

    @property
    def reading(self) -> bool:
        return self.step is not None and self.step.do is None

    @property
    def told(self) -> Told:
        status: Status = "done" if self.step is None else "read" if self.reading else "astray" if self._astray else "do"
        return Told(status, self.at, self.hint, self._answer, self._words, self.good)

    @property
    def hint(self) -> str:
        """What the way takes next, among what is offered; nothing where it has no answer."""
        step, decision = self.step, self.game.decision
        if self.reading:
            return GO_ON
        if step is None or decision is None or decision.side != self.lesson.side:
            return ""
        texts = decision.texts()
        wanted = _first(self._way(step), texts)
        if wanted or not step.free:
            return wanted or _first(ONWARD, texts)
        return self._bot(ADVISER, decision)

    def _way(self, step: Step) -> tuple[str, ...]:
        """The patterns of a step; breaking with a card is buying strength for it, if need be, and then breaking."""
        found: list[str] = []
        for pattern in step.way:
            if not pattern.startswith(BREAK):
                found.append(pattern)
            elif _unbroken(self.game.state):
                title = pattern.removeprefix(BREAK)
                found += [f"use {title} ability 1", f"use {title} ability 2", "break *"]
        return tuple(found)

    # -- choosing -----------------------------------------------------------------------------------------------

    def choose(self, text: str) -> None:
        """The learner chooses; what follows by itself happens as well."""
        if self.step is None:
            raise NetrunnerError(key="lessons-over")
        self.between = []
        if self.reading:
            if text != GO_ON:
                raise NetrunnerError(key="lessons-read-first")
            self._answer, self._words = "", None
            self._next()
        else:
            step, hint, before, astray = self.step, self.hint, self._heard(), self._astray
            self.game.choose(text)
            self._chosen.append(text)
            self._done()
            self._go_on()
            self._reply(step, text, hint, before, astray)
        self.made += 1
        if not self._astray:
            self.good = self.made

    def _reply(self, step: Step, text: str, hint: str, before: int, astray: bool) -> None:
        """What is said to a choice; ``astray`` if the goal was out of reach before it."""
        done = self.step is not step
        lost = not done and self.game.decision is None
        if text == hint and not astray and not lost:
            self._answer, self._words = "", None
            return
        self._astray = lost or (astray and not done) or not self._in_reach()
        fine = done and not self._astray  # done in another way
        if not astray or fine:
            self._answer = "" if fine or (step.free and not self._astray) else "astray" if self._astray else "also"
            self._words = None
        if lost:
            self._answer = "over"
        for wrong in () if lost and step.free else step.wrong:
            if (wrong.chose and text != hint and fits(wrong.chose, text)) or (
                wrong.event and not fine and happened(self.game, wrong.event, before) > 0
            ):
                self._answer, self._words = "said", wrong.say
                break

    def _in_reach(self) -> bool:
        """Whether the way still leads to the end of the lesson from here."""
        trial = self.copy()
        for _ in range(MOST):
            if trial.step is None or trial.step.free:
                return trial.step is None or trial.game.decision is not None
            hint = trial.hint
            if not hint:
                return False
            if trial.reading:
                trial._next()
            else:
                trial.game.choose(hint)
                trial._chosen.append(hint)
                trial._done()
                trial._go_on()
        return False

    # -- what happens by itself ---------------------------------------------------------------------------------

    def _heard(self) -> int:
        last = self.game.state.events
        return 0 if last is None else last.n + 1

    def _done(self) -> None:
        """Go to the next step as soon as this one is done."""
        while (step := self.step) is not None and step.until is not None:
            if not met(step.until, self.game, self.lesson.side, self._since, self._chosen):
                return
            self._next_step()

    def _next_step(self) -> None:
        self.at += 1
        self._chosen, self._astray = [], False
        step = self.step
        if step is not None and step.board:
            self.between.append((self.boards, self.game))
            self.game = self._set_up(step.board)
        self._since = self._heard()

    def _next(self) -> None:
        """A step was read."""
        self._next_step()
        self._done()
        self._go_on()

    def _go_on(self) -> None:
        """Answer for the opponent, and for the learner where there is nothing to learn from a question."""
        for _ in range(MOST):
            decision = self.game.decision
            if decision is None or self.reading or self.step is None:
                return
            if decision.side != self.lesson.side:
                answer = self._opponent(decision)
            else:
                answer = self._by_itself(decision)
            if not answer:
                return
            self.between.append((self.boards, self.game.copy()))
            self.game.choose(answer)
            self._done()

    def _opponent(self, decision: Decision) -> str:
        if self.lesson.level:
            return self._bot(self.lesson.level, decision)
        texts = decision.texts()
        for place, pattern in enumerate(self.lesson.opponent):
            found = "" if place in self._used else _first((pattern.removeprefix(ONCE),), texts)
            if found:
                if pattern.startswith(ONCE):
                    self._used.append(place)
                return found
        return _first(ONWARD, texts) or next(iter(texts))

    def _by_itself(self, decision: Decision) -> str:
        """The answer that is given for the learner; nothing if the learner is asked."""
        step = self.step
        assert step is not None
        if decision.kind == "pay-from":  # credits that only this can be paid with come first (1.10.3c)
            numbers = [option for option in decision.options if option.verb == V_NUMBER]
            return decision.text_of(max(numbers, key=lambda option: option.arg)) if numbers else ""
        if decision.kind == "trash-like":  # programs are kept while there is memory for them (8.3.3)
            return _first(("done",), decision.texts())
        if step.stops or step.free or decision.kind not in _QUIET or _unbroken(self.game.state):
            return ""
        hint = self.hint
        return hint if hint in ONWARD else ""

    def _bot(self, level: str, decision: Decision) -> str:
        """What a computer player answers: always the same to the same question of the same game."""
        bot = make(level, self.game.seed + self.game.state.deciding)  # a new one each time: it remembers nothing
        return ask(bot, self.game, decision).text


def _unbroken(s: State) -> bool:
    """Whether the Runner is at ice with subroutines left to break."""
    encounter = current_encounter(s)
    ice = None if encounter is None else s.card(encounter.ice)
    if encounter is None or ice is None or encounter.ended:
        return False
    count = len(subroutines(s, ice))
    return encounter.broken & ((1 << count) - 1) != (1 << count) - 1


def _first(patterns: tuple[str, ...], texts: Mapping[str, object]) -> str:
    """The first option that the first fitting pattern means."""
    for pattern in patterns:
        for text in texts:
            if fits(pattern, text):
                return text
    return ""


def after(lesson: Lesson, choices: list[str]) -> Play:
    """The lesson after choices."""
    play = Play(lesson)
    for text in choices:
        play.choose(text)
    return play
