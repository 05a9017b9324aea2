"""Lessons over HTTP. Nothing is kept: whoever asks sends what has been chosen, and is told how that stands."""

from __future__ import annotations

from netrunner.errors import IllegalChoice
from netrunner.lessons import Lesson, Play, all_lessons
from netrunner.lessons.library import lesson as find_lesson
from netrunner.lessons.playing import after
from netrunner.view_types import Side
from netrunner.why_not import WhyNot

from .breaking_help import break_steps
from .practice import heard_by_now, table
from .refused import Refused
from .wire_lessons import LessonAsked, LessonListed, LessonShown, LessonStep


def listed(lang: str) -> list[LessonListed]:
    """Every lesson, in its order."""
    return [_listed(one, lang) for one in all_lessons()]


def look(key: str, asked: LessonAsked, lang: str) -> LessonShown:
    """How a lesson stands after what has been chosen and what is chosen now."""
    lesson = _find(key)
    play = _after(lesson, asked.choices)
    choices = list(asked.choices)
    boards, heard = play.boards, heard_by_now(play.game)
    tables: list[object] = []
    for option in _chosen(play, asked):
        play.choose(option)
        choices.append(option)
        for board, game in play.between:
            passed = table(game, lesson.side, lang, play.made, heard, asked=False)
            if board == boards and passed["log"]:
                tables.append(passed)
                heard = heard_by_now(game)
    fresh = play.boards != boards or (asked.option is None and asked.breaks is None)
    live = not play.reading and play.step is not None
    since = 0 if fresh else heard
    tables.append(table(play.game, lesson.side, lang, play.made, since, fresh=fresh, live=live))
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
