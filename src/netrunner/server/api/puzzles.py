"""Puzzles: the list of them, and how one stands after what was chosen."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, PathParameter

from .. import puzzles
from ..wire_pages import Answered
from ..wire_puzzles import PuzzleAsked, PuzzleShown, PuzzlesListed, PuzzleWhy
from .common import ERRORS, TheLang

Key = Annotated[str, PathParameter(min_length=1, max_length=60)]


@get("/api/puzzles", tags=["puzzles"], summary="The puzzles", responses=ERRORS)
async def listed(in_lang: TheLang) -> PuzzlesListed:
    """From easy to hard, with the puzzle of the day."""
    return await puzzles.aside(puzzles.listed, in_lang)


@post("/api/puzzles/{key:str}", tags=["puzzles"], summary="Play a puzzle", status_code=200, responses=ERRORS)
async def play(key: Key, data: JSONBody[PuzzleAsked], in_lang: TheLang) -> PuzzleShown:
    """How the puzzle stands after what has been chosen and what is chosen now; `daily` is the puzzle of the day."""
    return await puzzles.aside(puzzles.look, key, data, in_lang)


@post("/api/puzzles/{key:str}/why", tags=["puzzles"], summary="Why not?", status_code=200, responses=ERRORS)
async def why(key: Key, data: JSONBody[PuzzleWhy], in_lang: TheLang) -> Answered:
    """Whether the solver could do something now, and if not, why, with the rule."""
    side, answer = await puzzles.aside(puzzles.why, key, data.choices, data.about)
    return Answered(side, data.about, answer.possible, answer.rule, answer.sentence(in_lang), answer.option or "")
