"""One WebSocket per seat: what a client says is checked, carried out, and answered with the table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from typing import Any, TypeAlias

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from netrunner.errors import IllegalChoice, NetrunnerError
from netrunner.text.phrases import phrase

from . import clock, wire
from .api.common import check_rate, hall_of, lang_of, limiter_of
from .explaining import of_message
from .forwarding import AGAIN, Unreachable, from_node, locate, pass_on
from .leases import Held
from .limits import NO_CHOICE, Bucket, coming, cost
from .refused import Refused, code_of
from .room import OTHER, Room
from .rooms import Hall
from .seats import rematch_token
from .security import address_of, same_origin
from .settings import MOST_MESSAGE
from .tables import told, undo_act

_log = logging.getLogger(__name__)

Socket: TypeAlias = WebSocket[Any, Any, State]

#: Reasons to close, as WebSockets number them: 4000 and more are ours.
CLOSE_REFUSED = 4403
CLOSE_MISSING = 4404
CLOSE_TOO_FAST = 4429
#: The game goes on at another server, or at this one when it is there again: connect anew.
CLOSE_ELSEWHERE = 1012
#: Nobody can say now where the game is: connect anew later.
CLOSE_LATER = 1013
#: Something here is broken: whoever connects anew is told everything anew.
CLOSE_BROKEN = 1011
#: What sending and receiving raise once a socket is closed.
_CLOSED = (WebSocketDisconnect, RuntimeError, OSError)
#: How many messages in a row may come too fast before the socket is closed.
MOST_TOO_FAST = 200
#: For how many seconds nobody listens to a socket from which too much came: what else it has said waits at its end.
HELD_UP = 0.02
#: How many events may wait for one socket.
MOST_WAITING = 500
#: How many lines of a story are told to whoever comes, or wants another language: more than any game has.
MOST_TOLD = 2_000


@websocket("/ws/games/{game:str}")
async def play(
    socket: Socket,
    game: FromPath[str],
) -> None:
    """A seat, or a spectator's place."""
    await socket.accept()
    lang = lang_of(socket)
    hall = hall_of(socket)
    try:
        if not from_node(socket):
            if not same_origin(socket):
                raise Refused("bad-origin", 403)
            await check_rate(socket)  # a room may have to be fetched for it
        room = await _here(socket, hall, game, lang)
        if room is None:
            return
        token = socket.query_params.get("token") or ""
        side = hall.seat(room, token)
        with hall.places.take(side is None, room.watchers, address_of(socket)):
            await Client(socket, hall, room, side, lang, token).serve()
    except NetrunnerError as error:
        hall.metrics.refusals.add(code_of(error))
        with contextlib.suppress(*_CLOSED):
            await socket.send_data(_error(error, lang))
            status = error.status if isinstance(error, Refused) else 400
            code = {404: CLOSE_MISSING, 429: CLOSE_TOO_FAST}.get(status, CLOSE_REFUSED)
            await socket.close(code=CLOSE_LATER if code_of(error) in ("elsewhere", "busy") else code)
    except Exception:
        hall.metrics.refusals.add("broken")
        _log.exception("game %s", game)
        await _close(socket, CLOSE_BROKEN)


async def _here(socket: Socket, hall: Hall, game: str, lang: str) -> Room | None:
    """The room, if this node plays the game; else everything is passed on, and None when that has ended."""
    tried: Held | None = None
    until = clock.ticking() + hall.settings.patience
    while True:
        found = await locate(hall, game, tried)
        if not isinstance(found, Held):
            return found
        if from_node(socket):
            await _close(socket, CLOSE_ELSEWHERE)  # not ours: whoever passed it on looks again
            return None
        try:
            code = await pass_on(socket, found, address_of(socket), lang)
        except Unreachable:
            tried = found
            if clock.ticking() > until:
                raise Refused("elsewhere", 503) from None
            await asyncio.sleep(AGAIN)
            continue
        await _close(socket, code or CLOSE_ELSEWHERE)
        return None


async def _close(socket: Socket, code: int) -> None:
    with contextlib.suppress(*_CLOSED):
        await socket.close(code=code)


def _error(error: NetrunnerError, lang: str) -> str:
    return wire.encode({"type": "error", "error": code_of(error), "text": error.text(lang)}).decode()


class Client:
    """One socket at a room."""

    def __init__(self, socket: Socket, hall: Hall, room: Room, side: str | None, lang: str, token: str) -> None:
        self.socket = socket
        self.token = token
        self.hall = hall
        self.room = room
        self.side = side
        self.lang = lang
        self.told = 0  # how much of the story
        self.version = -1  # of the table that was sent last
        self.undone = room.undone
        self.fresh = True  # the next table tells the whole story
        self._sending = asyncio.Lock()
        self._news = asyncio.Event()
        self._events: deque[dict[str, Any]] = deque(maxlen=MOST_WAITING)
        self._too_fast = 0

    async def serve(self) -> None:
        """Until the socket is closed."""
        if self.token and not self.room.address:
            self.room.address = address_of(self.socket)
        self.room.enter(self.side, self)
        listener: asyncio.Task[None] | None = None
        try:
            while not self._allowed(coming(self.room.n)):  # whoever comes again and again waits
                await asyncio.sleep(HELD_UP)
            listener = asyncio.create_task(self._listen())
            await self.send_table()
            for line in list(self.room.chat):
                await self.send(line)
            if self.room.next is not None:
                await self._send_rematch("")
            else:
                for wants in list(self.room.rematch_wanted):
                    await self._send_rematch(wants)
            while True:
                await self._hear(await self._receive())
        except Gone:
            pass
        except Refused:  # the game went elsewhere before anything was told
            await self._close(CLOSE_ELSEWHERE)
        except TooFast:
            await self._close(CLOSE_TOO_FAST)
        except Exception:
            self._broken()
            await self._close(CLOSE_BROKEN)
        finally:
            self.room.leave(self.side, self)
            if listener is not None:
                listener.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await listener

    # -- the socket -------------------------------------------------------------------------------------------

    async def _receive(self) -> str:
        try:
            return await self.socket.receive_data(mode="text")
        except _CLOSED as error:
            raise Gone from error

    async def _transmit(self, text: str) -> None:
        try:
            await self.socket.send_data(text)
        except _CLOSED as error:
            raise Gone from error

    async def _close(self, code: int) -> None:
        with contextlib.suppress(*_CLOSED):
            await self.socket.close(code=code)

    # -- telling ----------------------------------------------------------------------------------------------

    def notify(self, event: dict[str, Any]) -> None:
        """Something happened: it is told when the socket takes it. Of several tables only the last counts."""
        if event["kind"] != "table" or event not in self._events:
            self._events.append(event)
        self._news.set()

    def displace(self) -> None:
        """Newer windows show this seat."""
        self.notify({"kind": "displaced"})

    def lost(self) -> None:
        """The game goes on elsewhere: whoever connects again is told where it stands."""
        self.notify({"kind": "lost"})

    async def _listen(self) -> None:
        """Tell the client whatever everyone at the game is told."""
        try:
            while True:
                await self._news.wait()
                self._news.clear()
                while self._events:
                    await self._pass_on(self._events.popleft())
        except Gone:
            pass
        except Refused:
            await self._close(CLOSE_ELSEWHERE)
        except Exception:
            # Whoever was not told of something would wait for it for ever
            self._broken()
            await self._close(CLOSE_BROKEN)

    async def _pass_on(self, event: dict[str, Any]) -> None:
        kind = event["kind"]
        if kind == "table":
            await self.send_table(news=True)
        elif kind == "chat":
            await self.send(event["line"])
        elif kind == "undo-asked":
            if self.side == OTHER[event["by"]]:
                act = undo_act(self.room, self.side, self.lang)
                await self.send({"type": "undo-asked", "by": event["by"], "act": act})
        elif kind == "undo-refused":
            if self.side == event["to"]:
                await self.send({"type": "undo-refused"})
        elif kind == "rematch":
            await self._send_rematch(event["by"])
        elif kind == "displaced":
            await self._transmit(_error(Refused("displaced", 409), self.lang))
            await self._close(CLOSE_REFUSED)
        elif kind == "lost":
            await self._close(CLOSE_ELSEWHERE)

    async def _send_rematch(self, by: str) -> None:
        new = self.room.next
        told: dict[str, Any] = {"type": "rematch", "by": by or None, "game": None, "token": None, "side": None}
        told["swap"] = swaps = self.room.rematch_swaps
        if new is not None:
            told["game"] = new["game"]
            if self.side is not None:
                told["token"] = rematch_token(self.token, self.room.id)
                told["side"] = OTHER[self.side] if swaps else self.side
        await self.send(told)

    async def send_table(self, news: bool = False) -> None:
        """The table as it is now; ``news`` only if it is not the one that was sent last."""
        async with self._sending:
            room = self.room
            async with room.lock:  # a choice that is being written is not told yet
                if news and self.version == room.version and not self.fresh:
                    return
                self._certain()
                if room.undone != self.undone:
                    self.fresh, self.undone = True, room.undone
                if self.fresh:
                    self.told = max(0, len(room.story) - MOST_TOLD)
                text = told(room, self.side, self.lang, self.told, self.fresh)
                self.told, self.version, self.fresh = len(room.story), room.version, False
            await self._transmit(text)

    def _certain(self) -> None:
        """Nothing is told of a game that another node may play by now."""
        if self.room.gone or not self.hall.leases.sure:
            self.lost()
            raise Refused("elsewhere", 503)

    async def send(self, message: dict[str, Any]) -> None:
        async with self._sending:
            await self._transmit(wire.encode(message).decode())

    # -- hearing ----------------------------------------------------------------------------------------------

    async def _hear(self, data: str | bytes) -> None:
        """Carry out a message, or tell why not; a bad one changes nothing."""
        try:
            said, misfit = None, None
            try:
                said = wire.decode_said(data) if len(data) <= MOST_MESSAGE else None
            except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                misfit = error
            if not self._allowed(cost(said, self.room.n)):
                self._too_fast += 1
                if self._too_fast > MOST_TOO_FAST:
                    raise TooFast
                raise Refused("too-fast", 429)
            self._too_fast = 0
            if misfit is not None:
                raise Refused("bad-message", detail=of_message(misfit, data)) from misfit
            if said is None:
                raise Refused("too-large", 413, most=MOST_MESSAGE // 1024)
            began, metrics = clock.ticking(), self.hall.metrics
            metrics.messages.add(type(said).__name__.lower())
            # What has begun is finished, even if the socket is closed meanwhile
            await asyncio.shield(asyncio.ensure_future(self._do(said)))
            metrics.answering.observe(clock.ticking() - began)
        except NetrunnerError as error:
            self.hall.metrics.refusals.add(code_of(error))
            if isinstance(error, IllegalChoice):
                self._owe(NO_CHOICE)
            async with self._sending:
                await self._transmit(_error(error, self.lang))
            if self._too_fast:  # others are heard meanwhile
                await asyncio.sleep(HELD_UP)
        except (Gone, TooFast):
            raise
        except Exception:
            self._broken()
            broken = {"type": "error", "error": "broken", "text": phrase(self.lang, "server-broken")}
            await self.send(broken)

    def _broken(self) -> None:
        """Write down an error that nobody expected."""
        self.hall.metrics.refusals.add("broken")
        _log.exception("game %s", self.room.id)

    def _allowed(self, spent: float) -> bool:
        """Whether the budgets of the seat and of the address hold so much."""
        limiter, address = limiter_of(self.socket), address_of(self.socket)
        if self.side is None:
            return limiter.watching.take(address, spent)
        return self._budget(self.side).take(spent) and limiter.playing.take(address, spent)

    def _owe(self, spent: float) -> None:
        """Take it out of the budgets afterwards."""
        if self.side is not None:
            self._budget(self.side).owe(spent)
            limiter_of(self.socket).playing.owe(address_of(self.socket), spent)

    def _budget(self, side: str) -> Bucket:
        seat = self.room.seats[side]
        if seat.budget is None:
            seat.budget = Bucket(self.hall.settings.seat_rate, self.hall.settings.seat_burst)
        return seat.budget

    def _seated(self) -> str:
        if self.side is None:
            raise Refused("spectator", 403)
        return self.side

    async def _do(self, said: wire.Said) -> None:
        room = self.room
        match said:
            case wire.Choose():
                await room.choose(self._seated(), said.n, said.option, said.auto)
            case wire.Break():
                await room.break_all(self._seated(), said.n, said.at, said.subroutine)
            case wire.Ping():
                await self.send({"type": "pong"})
            case wire.ChangeLang():
                self.lang, self.fresh = said.lang, True
                await self.send_table()
            case wire.Payments():
                await room.pay(self._seated(), said.order)
                await self.send_table()
            case wire.Why():
                await self._why(said)
            case wire.Undo():
                await room.undo(self._seated())
            case wire.UndoAnswer():
                await room.answer_undo(self._seated(), said.accept)
            case wire.Chat():
                await self._chat(said.text)
            case wire.Concede():
                await room.concede(self._seated())
            case wire.Claim():
                await room.claim(self._seated())
            case wire.Rematch():
                await self.hall.rematch(room, self._seated(), self.token, said.swap)

    async def _why(self, said: wire.Why) -> None:
        side = self._seated()
        if self.room.game is None:
            raise Refused("waiting", 409)
        async with self.room.lock:
            self._certain()
            answer = self.room.game.why_not(side, said.about)
        told = {"type": "why", "id": said.id, "text": answer.sentence(self.lang), "rule": answer.rule}
        await self.send({**told, "possible": answer.possible, "option": answer.option or None})

    async def _chat(self, text: str) -> None:
        plain = "".join(c if c.isprintable() else " " for c in text).strip()
        if not plain:
            raise Refused("empty-chat")
        await self.room.say(self._seated(), plain)


class TooFast(Exception):
    """Someone does not stop."""


class Gone(Exception):
    """The socket is closed."""
