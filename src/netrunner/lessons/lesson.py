"""What a lesson is made of: a board, steps with goals, and words in every language."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ..view_types import Side


@dataclass(frozen=True, slots=True)
class Words:
    """A sentence or a few, in each language. ``{Title}`` is a card, shown by its title in the reader's language."""

    en: str
    es: str

    def text(self, lang: str) -> str:
        return self.es if lang == "es" else self.en


@dataclass(frozen=True, slots=True)
class Until:
    """When a step is done: all that is said must hold. What happened is counted from the beginning of the step."""

    #: What the learner chose, as a pattern of the option's text.
    chose: str = ""
    #: What happened, as `netrunner.rules.machine.terms.EVENTS` calls it; to a card of this title.
    event: str = ""
    card: str = ""
    #: How often it happened; without an event, how often it was chosen.
    times: int = 1
    #: Where that card must have been put, as a pattern of its place: "HQ ice *".
    place: str = ""
    #: How the learner stands: at least so many credits or points, exactly so many clicks, no more tags than that.
    credits: int | None = None
    points: int | None = None
    clicks: int | None = None
    tags: int | None = None
    #: Cards that are installed, and rezzed ones.
    installed: tuple[str, ...] = ()
    rezzed: tuple[str, ...] = ()
    #: Whose turn it is, at an action.
    turn: str = ""
    #: Who has won.
    won: str = ""


@dataclass(frozen=True, slots=True)
class Wrong:
    """What is said to something other than the way: by what was chosen, or by what came of it."""

    say: Words
    chose: str = ""
    event: str = ""


@dataclass(frozen=True, slots=True)
class Step:
    """One step: what there is to know, and what to do."""

    say: Words
    #: The task in one sentence; a step without one is only read.
    do: Words | None = None
    until: Until | None = None
    #: What a learner who follows the lesson chooses: the first of these patterns that is offered.
    way: tuple[str, ...] = ()
    wrong: tuple[Wrong, ...] = ()
    #: What the arrows point at while the step is read; otherwise they point at what the way says.
    point: tuple[str, ...] = ()
    #: A board that the step begins with.
    board: str = ""
    #: Whether the learner is asked in windows in which the way only passes, and whether to jack out.
    stops: bool = False
    #: Whether the learner plays freely: hints come from a computer player, and any way to the goal will do.
    free: bool = False


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson for one side."""

    key: str
    side: Side
    title: Words
    #: What will be learned, in one sentence.
    goal: Words
    minutes: int
    board: str
    steps: tuple[Step, ...]
    #: What the opponent chooses: the first of these patterns that is offered, one that begins with "once " a single
    #: time; or a level of the computer.
    opponent: tuple[str, ...] = ()
    level: str = ""

    def words(self) -> Iterator[tuple[str, Words]]:
        """Everything that it says, with its place in the lesson."""
        yield "title", self.title
        yield "goal", self.goal
        for n, step in enumerate(self.steps, 1):
            yield f"step {n}", step.say
            if step.do is not None:
                yield f"step {n}, do", step.do
            for wrong in step.wrong:
                yield f"step {n}, wrong {wrong.chose or wrong.event}", wrong.say

    def boards(self) -> Iterator[str]:
        """The boards that it is played on."""
        yield self.board
        yield from (step.board for step in self.steps if step.board)
