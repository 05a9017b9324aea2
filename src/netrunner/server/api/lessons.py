"""Lessons: the list of them, and how one stands after what was chosen."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, PathParameter

from .. import lessons
from ..reading import aside
from ..wire_lessons import LessonAsked, LessonShown, LessonsListed, LessonWhy
from ..wire_pages import Answered
from .common import ERRORS, TheLang

Key = Annotated[str, PathParameter(min_length=1, max_length=60)]


@get("/api/lessons", tags=["lessons"], summary="The lessons", responses=ERRORS)
async def listed(in_lang: TheLang) -> LessonsListed:
    """The Runner's and then the Corp's, in the order in which they are best played."""
    return LessonsListed(await aside(lessons.listed, in_lang))


@post("/api/lessons/{key:str}", tags=["lessons"], summary="Play a lesson", status_code=200, responses=ERRORS)
async def play(key: Key, data: JSONBody[LessonAsked], in_lang: TheLang) -> LessonShown:
    """How the lesson stands after what has been chosen and what is chosen now."""
    return await aside(lessons.look, key, data, in_lang)


@post("/api/lessons/{key:str}/why", tags=["lessons"], summary="Why not?", status_code=200, responses=ERRORS)
async def why(key: Key, data: JSONBody[LessonWhy], in_lang: TheLang) -> Answered:
    """Whether the learner could do something now, and if not, why, with the rule."""
    side, answer = await aside(lessons.why, key, data.choices, data.about)
    return Answered(side, data.about, answer.possible, answer.rule, answer.sentence(in_lang), answer.option or "")
