"""The coach at the table: advice for a seat that plays the computer, and a review of a game that is over.

It thinks in a process of its own for each question, one at a time, so that no other table waits for it.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import sys
from collections import OrderedDict
from typing import Final

import msgspec

from .refused import Refused
from .room import Room
from .wire_coach import AdviceShown, ReviewShown

_log = logging.getLogger(__name__)

#: How long the coach may think, in seconds: about an act, and about a whole game.
ADVICE: Final = 40.0
REVIEW: Final = 240.0
#: How many questions may wait for their turn.
MOST_WAITING: Final = 8
#: How many reviews are kept: whoever looks again need not wait again.
KEPT: Final = 64


class Coach:
    """Answers one question after the other."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._reviews: OrderedDict[tuple[str, str, str], ReviewShown] = OrderedDict()

    async def advise(self, room: Room, side: str, lang: str) -> AdviceShown:
        """What an expert would do in this seat, from what it knows; never in a game between people."""
        if room.between_people:
            raise Refused("coach-people", 403)
        async with room.lock:
            game = room.playing()
            decision = room.deciding()
            if decision.side != side:
                raise Refused("not-yours", 409)
            world = game.determinize(side, game.state.deciding).to_json()
        question = {"what": "advice", "game": world, "side": side, "lang": lang}
        return msgspec.json.decode(await self._ask(question, ADVICE), type=AdviceShown)

    async def review(self, room: Room, side: str, lang: str) -> ReviewShown:
        """Every act of a side in a game that is over, looked at again."""
        if room.status != "over" or room.game is None:
            raise Refused("not-over", 409)
        key = (room.id, side, lang)
        if key not in self._reviews:
            question = {"what": "review", "game": room.game.to_json(), "side": side, "lang": lang}
            self._reviews[key] = msgspec.json.decode(await self._ask(question, REVIEW), type=ReviewShown)
            while len(self._reviews) > KEPT:
                self._reviews.popitem(last=False)
        return self._reviews[key]

    async def _ask(self, question: dict[str, str], seconds: float) -> bytes:
        if self._waiting >= MOST_WAITING:
            raise Refused("coach-busy", 503)
        self._waiting += 1
        try:
            async with self._turn:
                return await _think(json.dumps(question).encode(), seconds)
        finally:
            self._waiting -= 1


async def _think(question: bytes, seconds: float) -> bytes:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "netrunner.bots.coaching", stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
    )
    try:
        async with asyncio.timeout(seconds):
            answer, _ = await process.communicate(question)
    except TimeoutError:
        _log.warning("the coach took more than %s seconds", seconds)
        raise Refused("coach-late", 503) from None
    finally:
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
    if process.returncode:
        raise Refused("coach-late", 503)
    return answer
