"""The coach: what an expert would do in a seat, and where a game was lost."""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeVar

from litestar import Response, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter

from netrunner.view_types import Side

from ..coaching import Coach
from ..refused import Refused
from ..security import address_of
from ..wire_coach import AdviceShown, ReviewShown, StillThinking
from .common import ERRORS, Asking, TheHall, TheLang
from .games import Id, Token

T = TypeVar("T")

_ANSWERS: Final = {**ERRORS, 202: ResponseSpec(StillThinking, description="It still thinks: ask the same again")}
Seat = Annotated[Side, PathParameter(description="Whose acts are looked at")]


@post("/api/games/{game:str}/advice", tags=["games"], summary="Ask the coach", status_code=200, responses=_ANSWERS)
async def advice(
    request: Asking, game: Id, hall: TheHall, in_lang: TheLang, token: Token = None
) -> Response[AdviceShown]:
    """What an expert would do in this seat, from what the seat knows; only in games against the computer."""
    room = await hall.room(game)
    side = hall.seat(room, token)
    if side is None:
        raise Refused("spectator", 403)
    coach: Coach = request.app.state.coach
    return _told(await coach.advise(room, side, in_lang, address_of(request)))


@post(
    "/api/replays/{game:str}/review/{side:str}",
    tags=["replays"], summary="Review a game", status_code=200, responses=_ANSWERS,
)  # fmt: skip
async def review(request: Asking, game: Id, side: Seat, hall: TheHall, in_lang: TheLang) -> Response[ReviewShown]:
    """The chance of winning over time, and the three acts that cost most. It may take a while."""
    coach: Coach = request.app.state.coach
    return _told(await coach.review(await hall.room(game), side, in_lang, address_of(request)))


def _told(answer: T | None) -> Response[T]:
    told: Any = StillThinking() if answer is None else answer
    return Response(told, status_code=202 if answer is None else 200)
