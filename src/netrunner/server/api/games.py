"""Games: starting, joining, looking; positions; replays."""

from __future__ import annotations

from typing import Annotated, Literal, cast

from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec.structs import replace

from netrunner.rules.machine.terms import SIDES
from netrunner.view_types import Side

from .. import hints, positions
from ..reading import aside
from ..refused import Refused
from ..replays import Replay, Replays
from ..room import Room
from ..rooms import Hall
from ..security import address_of
from ..tables import result
from ..wire import (
    GameSeat,
    GameShown,
    GameStarted,
    Hinted,
    Join,
    NewGame,
    NewPosition,
    PlayOn,
    ReplayFigures,
    ReplayShown,
    ReplayStep,
    ReplayStory,
    Result,
    SeatName,
    Turn,
)
from ..wire_lobby import LobbyShown
from ..wire_pages import Answers, PositionAsked, PositionShown, WhyAsked
from .common import ERRORS, Asking, TheHall, TheLang

Id = Annotated[str, PathParameter(min_length=1, max_length=40)]
Step = Annotated[int, PathParameter(ge=0, le=1_000_000)]
Token = Annotated[str | None, QueryParameter(name="token", max_length=80, required=False)]
From = Annotated[SeatName, QueryParameter(name="seat", description="From whose seat; `open` shows all hands")]


@post("/api/games", tags=["games"], summary="Start a game", responses=ERRORS)
async def start(request: Asking, data: JSONBody[NewGame], hall: TheHall, in_lang: TheLang) -> GameStarted:
    """Against the computer, a friend, or anybody; or two computers to watch."""
    return await hall.start(data, in_lang, address_of(request))


@get(
    "/api/lobby",
    tags=["games"],
    summary="Games to join and to watch",
    responses={**ERRORS, 304: ResponseSpec(None, description="Nothing has changed", generate_examples=False)},
)
async def lobby(request: Asking, hall: TheHall, in_lang: TheLang) -> Response[LobbyShown]:
    """Tables that wait for anybody, and public games in little; it has an ETag."""
    body, etag = await hall.lobby.shown(in_lang)
    headers = {"etag": etag, "cache-control": "no-cache"}
    if etag in (request.headers.get("if-none-match") or ""):
        return Response(cast(LobbyShown, b""), status_code=304, headers=headers, media_type="application/json")
    return Response(cast(LobbyShown, body), headers=headers, media_type="application/json")  # encoded once


@post("/api/games/{game:str}/join", tags=["games"], summary="Take the other seat", responses=ERRORS)
async def join(game: Id, data: JSONBody[Join], hall: TheHall) -> GameStarted:
    """By the invitation that whoever started the game shares; where anyone may play, without one."""
    return await hall.join(game, data)


@get("/api/games/{game:str}", tags=["games"], summary="Who plays, and how it stands", responses=ERRORS)
async def show(game: Id, hall: TheHall, in_lang: TheLang, token: Token = None) -> GameShown:
    """Open information only; with a token also whose seat that is."""
    room = await hall.room(game)
    seat = hall.seat(room, token)
    status: Literal["waiting", "playing", "over"] = "waiting"
    seats = players(room, in_lang)
    if room.status != "waiting":
        status = "over" if room.status == "over" else "playing"
    else:  # an invitation says with which decks
        for side, deck in (await hall.waiting_decks(game)).items():
            # What somebody calls a deck may tell strangers what is in it
            hides = room.anyone and room.seats[side].kind == "person"
            name = deck.identity if hides else deck.name or deck.identity
            seats[side] = replace(seats[side], identity=deck.identity, deck=name)
    return GameShown(
        game=room.id,
        status=status,
        created=room.created,
        seats=seats,
        seat=side_of(seat),
        timer=room.timer,
        guided=room.guided,
        result=_result(room, in_lang),
        anyone=room.anyone and room.status == "waiting",
        public=room.public,
    )


@get("/api/games/{game:str}/hint", tags=["games"], summary="What would be good now?", responses=ERRORS)
async def hint(game: Id, hall: TheHall, in_lang: TheLang, token: Token = None) -> Hinted:
    """In a guided game against the computer, for the seat that decides: what a practical player would do."""
    room = await hall.room(game)
    return hints.hint(room, hall.seat(room, token), in_lang)


@post("/api/positions", tags=["games"], summary="Start a game in a position", responses=ERRORS)
async def position(data: JSONBody[NewPosition], hall: TheHall, in_lang: TheLang) -> GameStarted:
    """`docs/scenarios.md` says how a position is written."""
    return await hall.from_position(data, in_lang)


@post("/api/positions/look", tags=["positions"], summary="What is legal", status_code=200, responses=ERRORS)
async def position_look(data: JSONBody[PositionAsked], in_lang: TheLang) -> PositionShown:
    """The board after the options that were taken, every legal option with its rule, and all of it as a test."""
    return await aside(positions.look, data, in_lang)


@post("/api/positions/why", tags=["positions"], summary="Why not?", status_code=200, responses=ERRORS)
async def position_why(data: JSONBody[WhyAsked], in_lang: TheLang) -> Answers:
    """Whether each act is possible in the position, and if not, why, with the rule."""
    return Answers(await aside(positions.why, data.position, data.acts, in_lang))


@get("/api/replays/{game:str}", tags=["replays"], summary="A game that is over", responses=ERRORS)
async def replay(request: Asking, game: Id, hall: TheHall, in_lang: TheLang, seat: From = "open") -> ReplayShown:
    """How many steps there are, and where the turns begin."""
    room, found = await _replay(request, hall, game)
    over = _result(room, in_lang)
    assert over is not None
    turns = [Turn(step, number, "runner" if side == "runner" else "corp") for step, number, side in found.turns]
    return ReplayShown(room.id, seat, found.steps, players(room, in_lang), over, turns)


@get("/api/replays/{game:str}/{step:int}", tags=["replays"], summary="One step of a replay", responses=ERRORS)
async def replay_step(
    request: Asking, game: Id, step: Step, hall: TheHall, in_lang: TheLang, seat: From = "open"
) -> ReplayStep:
    """The table before choice number `step`, what has been told since the step before, and the choice that follows."""
    _, found = await _replay(request, hall, game)
    return ReplayStep(step, found.view(step, seat), found.log(step, seat, in_lang), found.label(step, seat, in_lang))


@get("/api/replays/{game:str}/story", tags=["replays"], summary="The log of a replay", responses=ERRORS)
async def replay_story(request: Asking, game: Id, hall: TheHall, in_lang: TheLang, seat: From = "open") -> ReplayStory:
    """Everything that was told, each line with the step at which it had happened."""
    _, found = await _replay(request, hall, game)
    return ReplayStory(await aside(found.story, seat, in_lang))


@get("/api/replays/{game:str}/figures", tags=["replays"], summary="A game that is over, in numbers", responses=ERRORS)
async def replay_figures(request: Asking, game: Id, hall: TheHall) -> ReplayFigures:
    """Credits and points at the end of each turn, and how often each player took each action."""
    _, found = await _replay(request, hall, game)
    return await aside(found.figures)


@post("/api/replays/{game:str}/{step:int}/play", tags=["replays"], summary="Play on from here", responses=ERRORS)
async def play_on(
    request: Asking, game: Id, step: Step, data: JSONBody[PlayOn], hall: TheHall, in_lang: TheLang
) -> GameStarted:
    """A new game against the computer that begins at that step; what your side could not know is drawn anew."""
    _, found = await _replay(request, hall, game)
    moment = found.moment(step)
    if moment.decision is None:
        raise Refused("over", 409)
    return await hall.play_on(moment, data, in_lang)


async def _replay(request: Asking, hall: Hall, game: str) -> tuple[Room, Replay]:
    room = await hall.room(game)
    replays: Replays = request.app.state.replays
    async with room.lock:
        return room, await aside(replays.of, room)


def players(room: Room, in_lang: str) -> dict[str, GameSeat]:
    """Who sits where."""
    found: dict[str, GameSeat] = {}
    for side, seat in room.seats.items():
        identity = None
        if room.game is not None:
            identity = room.game.state.identity(SIDES.index(side)).defn.title
        kind: Literal["person", "computer", "open"] = "open"
        if seat.kind != "open":
            kind = "computer" if seat.kind == "computer" else "person"
        found[side] = GameSeat(seat.called(in_lang), kind, seat.level, identity, seat.here)
    return found


def side_of(seat: str | None) -> Side | None:
    """The side as its type."""
    if seat is None:
        return None
    return "runner" if seat == "runner" else "corp"


def _result(room: Room, in_lang: str) -> Result | None:
    told = result(room, in_lang)
    return None if told is None else Result(side_of(told["winner"]), told["reason"], told["text"], told["card"])
