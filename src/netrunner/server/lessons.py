"""Lessons over HTTP. Nothing is kept: whoever asks sends what has been chosen, and is told how that stands."""

from __future__ import annotations

from netrunner.errors import IllegalChoice
from netrunner.game import Game
from netrunner.lessons import Lesson, Play, all_lessons
from netrunner.lessons.library import lesson as find_lesson
from netrunner.lessons.playing import after
from netrunner.log import loud_entries
from netrunner.questions import question, step, waiting
from netrunner.rules.machine.terms import SIDES
from netrunner.text.phrases import phrase
from netrunner.view_types import Side
from netrunner.why_not import WhyNot

from . import clock
from .breaking_help import break_steps, breaking
from .messages import LogLine, SeatShown, Table
from .refused import Refused
from .tables import ended, log_line, offers
from .wire_lessons import LessonAsked, LessonListed, LessonShown, LessonStep


def listed(lang: str) -> list[LessonListed]:
    """Every lesson, in its order."""
    return [_listed(one, lang) for one in all_lessons()]


def look(key: str, asked: LessonAsked, lang: str) -> LessonShown:
    """How a lesson stands after what has been chosen and what is chosen now."""
    lesson = _find(key)
    play = _after(lesson, asked.choices)
    choices = list(asked.choices)
    boards, heard = play.boards, _heard(play.game)
    tables: list[object] = []
    for option in _chosen(play, asked):
        play.choose(option)
        choices.append(option)
        for board, game in play.between:
            passed = _table(play, game, lang, heard, asked=False)
            if board == boards and passed["log"]:
                tables.append(passed)
                heard = _heard(game)
    fresh = play.boards != boards or (asked.option is None and asked.breaks is None)
    tables.append(_table(play, play.game, lang, 0 if fresh else heard, fresh=fresh))
    told = play.told
    opened = play.step
    return LessonShown(
        lesson=_listed(lesson, lang),
        choices=choices,
        status=told.status,
        step=told.step,
        steps=len(lesson.steps),
        open=None if opened is None else LessonStep(
            opened.say.text(lang), None if opened.do is None else opened.do.text(lang), list(opened.point)
        ),
        hint=told.hint,
        answer=told.answer,
        words=told.words.text(lang) if told.words is not None else "",
        good=told.good,
        free=opened is not None and opened.free,
        next=_next(lesson),
        tables=tables,
    )  # fmt: skip


def why(key: str, choices: list[str], about: str) -> tuple[Side, WhyNot]:
    """Whether the learner could do something now, and why not."""
    lesson = _find(key)
    return lesson.side, _after(lesson, choices).game.why_not(lesson.side, about)


def _find(key: str) -> Lesson:
    if all(one.key != key for one in all_lessons()):
        raise Refused("no-lesson", 404, lesson=key[:60])
    return find_lesson(key)


def _after(lesson: Lesson, choices: list[str]) -> Play:
    """Choices that were made in another version of a lesson may not fit any more: then it begins anew there."""
    try:
        return after(lesson, choices)
    except IllegalChoice as error:
        raise Refused("lesson-changed", 409) from error


def _chosen(play: Play, asked: LessonAsked) -> list[str]:
    if asked.breaks is not None:
        return break_steps(play.game, asked.breaks.at, "cards", asked.breaks.subroutine)
    return [] if asked.option is None else [asked.option]


def _next(lesson: Lesson) -> str | None:
    own = [one.key for one in all_lessons() if one.side == lesson.side]
    place = own.index(lesson.key) + 1
    return own[place] if place < len(own) else None


def _listed(lesson: Lesson, lang: str) -> LessonListed:
    return LessonListed(lesson.key, lesson.side, lesson.title.text(lang), lesson.goal.text(lang), lesson.minutes)


def _heard(game: Game) -> int:
    last = game.state.events
    return 0 if last is None else last.n + 1


def _table(play: Play, game: Game, lang: str, since: int, *, asked: bool = True, fresh: bool = False) -> Table:
    """The table for the learner, as a game would tell it; ``asked`` if it waits for an answer."""
    side = play.lesson.side
    view, decision = game.view(side), game.decision
    told: Table = {
        "type": "table",
        "n": play.made,
        "status": "over" if decision is None else "playing",
        "view": view,
        "question": None,
        "waiting": None,
        "step": "",
        "offers": [],
        "log": _log(game, side, lang, since),
        "fresh": fresh,
        "seats": {"corp": _seat("corp", side, lang), "runner": _seat("runner", side, lang)},
        "undo": "free" if play.made else None,
        "undo_asked": None,
        "undo_act": None,
        "payments": "cards",
        "breaking": [],
        "absent": None,
        "result": ended(game, game.reason, lang),
        "timer": None,
        "guided": False,
        "now": clock.wall(),
        "lang": "es" if lang == "es" else "en",
    }
    if decision is None:
        return told
    told["step"] = step(game.state, decision.rule, SIDES.index(side)).text(lang)
    if decision.side != side or not asked:
        told["waiting"] = waiting(decision, lang)
        return told
    told["question"] = question(decision, lang)
    if not play.reading and play.step is not None:
        told["offers"] = offers(game, view, lang)
        if side == "runner":
            told["breaking"] = breaking(game, lang)
    return told


def _log(game: Game, side: str, lang: str, since: int) -> list[LogLine]:
    """What is told since a record; a position tells nothing of what was before it."""
    turn, found = game.state.turn_number, []
    lines = [entry for _, entry in loud_entries(game.state, 0, frozenset()) if entry.visible]
    turn -= sum(entry.kind == "turn-begins" for entry in lines)
    for entry in lines:
        turn += entry.kind == "turn-begins"
        if entry.n >= since:
            found.append(log_line(entry, turn, side, lang))
    return found


def _seat(side: str, learner: str, lang: str) -> SeatShown:
    own = side == learner
    name = "" if own else phrase(lang, "lessons-opponent")
    return {"name": name, "kind": "person" if own else "computer", "level": None, "here": True, "clock": None}
