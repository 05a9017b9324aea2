"""The coach at the table: advice for a seat that plays the computer, and a review of a game that is over.

It thinks in a process of its own for each question, one at a time, so that no other table waits for it. Whoever asks is
told within seconds that it still thinks, and asks again: no connection has to last, and what nobody asks about any more
is not thought about.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import sys
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

import msgspec

from . import clock
from .limits import subject
from .reading import aside
from .refused import Refused
from .room import Room
from .wire_coach import AdviceShown, ReviewShown

_log = logging.getLogger(__name__)

#: How long the coach may think, in seconds: about an act, and about a whole game.
ADVICE: Final = 40.0
REVIEW: Final = 240.0
#: How many questions may wait for their turn, and how many of one address.
MOST_WAITING: Final = 8
MOST_PER_ADDRESS: Final = 2
#: How long whoever asks waits for the answer before being told to ask again: less than fronts wait.
AT_ONCE: Final = 2.0
#: After so long nobody asks any more.
FORGOTTEN: Final = 15.0
#: How many answers are kept: whoever looks again need not wait again.
KEPT: Final = 64

#: What is asked: advice or review, the game, after how many choices and how many taken back, the side, the language.
Key = tuple[str, str, int, int, str, str]


class _Question:
    """Something that is being thought about, or waits for its turn."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.asked = clock.ticking()
        self.thinking: asyncio.Task[None] | None = None

    @property
    def forgotten(self) -> bool:
        return clock.ticking() - self.asked > FORGOTTEN


class Coach:
    """Answers one question after the other."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._asked: dict[Key, _Question] = {}
        self._known: OrderedDict[Key, bytes | Refused] = OrderedDict()

    def close(self) -> None:
        """Nobody waits for an answer any more."""
        for question in self._asked.values():
            if question.thinking is not None:
                question.thinking.cancel()

    async def advise(self, room: Room, side: str, lang: str, address: str) -> AdviceShown | None:
        """What an expert would do in this seat, from what it knows; never in a game between people.

        None while the coach still thinks.
        """
        if room.between_people:
            raise Refused("coach-people", 403)
        async with room.lock:
            game = room.playing()
            if room.deciding().side != side:
                raise Refused("not-yours", 409)
            key = ("advice", room.id, room.n, room.undone, side, lang)
            await self._ask(key, lambda: game.determinize(side, game.state.deciding).to_json(), ADVICE, address)
        answer = await self._answer(key)
        return None if answer is None else msgspec.json.decode(answer, type=AdviceShown)

    async def review(self, room: Room, side: str, lang: str, address: str) -> ReviewShown | None:
        """Every act of a side in a game that is over, looked at again; None while the coach still thinks."""
        game = room.game
        if room.status != "over" or game is None:
            raise Refused("not-over", 409)
        key = ("review", room.id, room.n, room.undone, side, lang)
        await self._ask(key, game.to_json, REVIEW, address)
        answer = await self._answer(key)
        return None if answer is None else msgspec.json.decode(answer, type=ReviewShown)

    async def _ask(self, key: Key, game: Callable[[], str], seconds: float, address: str) -> None:
        """Begin to think about something, unless it is known or thought about already."""
        if key in self._known or key in self._asked:
            return
        who = subject(address)
        if len([one for one in self._asked.values() if one.address == who]) >= MOST_PER_ADDRESS:
            raise Refused("coach-yours", 429)
        if len(self._asked) >= MOST_WAITING:
            raise Refused("coach-busy", 503)
        question = self._asked[key] = _Question(who)
        try:
            written = await aside(game)
        except BaseException:
            del self._asked[key]
            raise
        asked = json.dumps({"what": key[0], "game": written, "side": key[4], "lang": key[5]}).encode()
        question.thinking = asyncio.create_task(self._think(key, question, asked, seconds))

    async def _answer(self, key: Key) -> bytes | None:
        """What was found out, if it is within moments."""
        question = self._asked.get(key)
        if question is not None and question.thinking is not None:
            question.asked = clock.ticking()
            await asyncio.wait({question.thinking}, timeout=AT_ONCE)
        found = self._known.get(key)
        if isinstance(found, Refused):
            del self._known[key]  # whoever asks again, asks anew
            raise found
        return found

    async def _think(self, key: Key, question: _Question, asked: bytes, seconds: float) -> None:
        try:
            async with self._turn:
                self._known[key] = await _think(question, asked, seconds)
        except Refused as error:
            self._known[key] = error
        except Exception:
            _log.exception("the coach failed")
            self._known[key] = Refused("coach-late", 503)
        finally:
            del self._asked[key]
        while len(self._known) > KEPT:
            self._known.popitem(last=False)


async def _think(question: _Question, asked: bytes, seconds: float) -> bytes:
    if question.forgotten:
        raise Refused("coach-late", 503)
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "netrunner.bots.coaching", stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
    )
    answer = asyncio.ensure_future(process.communicate(asked))
    until = clock.ticking() + seconds
    try:
        while not answer.done():
            await asyncio.wait({answer}, timeout=1.0)
            if not answer.done() and clock.ticking() > until:
                _log.warning("the coach took more than %s seconds", seconds)
                raise Refused("coach-late", 503)
            if not answer.done() and question.forgotten:
                raise Refused("coach-late", 503)
    finally:
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
        answer.cancel()
    if process.returncode:
        raise Refused("coach-late", 503)
    return answer.result()[0]
