"""The computers at a table: when they are asked, and what is told of it."""

from __future__ import annotations

import asyncio
import logging
import weakref
from typing import TYPE_CHECKING, Final

from netrunner.bots import Choice, asked
from netrunner.bots.bot import world_for
from netrunner.rules.machine.decisions import V_PASS, Option

from . import clock
from .limits import subject
from .refused import Refused
from .schema import Row

if TYPE_CHECKING:
    from .room import Room

_log = logging.getLogger(__name__)

#: How many choices of a computer at most are written together; fewer than can be taken back.
AT_ONCE: Final = 8
#: How long whoever chose waits for a computer that only passes, so that one table tells of both.
QUICK: Final = 0.02
#: How long after a choice that could not be made or written the computer tries again.
AGAIN: Final = 1.0


class Computers:
    """The computers of a room. They play as long as somebody is there."""

    def __init__(self, room: Room) -> None:
        self._at = weakref.ref(room)  # it has us: nothing is left of either when it goes
        self._playing: asyncio.Task[None] | None = None
        self._thought: tuple[int, int, asyncio.Task[Choice] | Option] | None = None  # what one thinks, and when
        self._failed = (-1, 0)  # the last question at which a choice failed, and how many did

    @property
    def _room(self) -> Room:
        room = self._at()
        assert room is not None
        return room

    def awake(self) -> None:
        """Begin to play, if it is a computer's turn."""
        if self._playing is None and self._decides() and not self._room.deserted:
            self._playing = self._room.spawn(self._play)

    def forget(self) -> None:
        """The question is another one."""
        self._thought = None

    def close(self) -> None:
        if self._playing is not None:
            self._playing.cancel()

    def _decides(self) -> bool:
        room = self._room
        return room.status == "playing" and room.seats[room.deciding().side].kind == "computer"

    async def _play(self) -> None:
        try:
            while self._decides() and not self._room.deserted:
                try:
                    pause = await self._play_one()
                except Refused:
                    pause = AGAIN
                except Exception:
                    self._fails()
                    pause = AGAIN
                if pause:
                    await asyncio.sleep(pause)
        finally:
            self._playing = None

    def _fails(self) -> None:
        """A choice failed that ought to be possible: the game goes on with another."""
        n, count = self._failed
        self._failed = self._room.n, count + 1 if n == self._room.n else 1
        _log.exception("game %s: a computer's choice failed", self._room.id)

    def _think(self) -> asyncio.Task[Choice] | Option:
        """What the computer answers to the open decision; a task if it must think first."""
        room = self._room
        if self._thought is not None and self._thought[:2] == (room.n, room.undone):
            return self._thought[2]
        decision = room.deciding()
        n, failed = self._failed
        if n == room.n:  # what one wanted cannot be done: one after the other
            return decision.options[(failed - 1) % len(decision)]
        if len(decision) == 1:  # people are asked wherever a choice is conceivable, and computers are too
            return decision.options[0]
        bot = room.seats[decision.side].player(room.seed)
        view, question = room.playing().view(decision.side), asked(decision)
        choice = room.thinking.at_once(bot, view, question)
        thought: asyncio.Task[Choice] | Option
        if choice is None:
            world = world_for(bot.bot, room.playing(), question)
            kept = None if world is None else world.to_json()
            thought = room.thinking.begin(bot, view, question, kept, subject(room.address))
        else:
            thought = room.find_option(choice.text)
        self._thought = (room.n, room.undone, thought)
        return thought

    async def _answer(self, seconds: float | None) -> Option | None:
        """What the computer answers, if it does within the time."""
        thought = self._think()
        if isinstance(thought, Option):
            return thought
        done, _ = await asyncio.wait({thought}, timeout=seconds)
        return self._room.find_option(thought.result().text) if done else None

    async def quick_answers(self) -> list[Row]:
        """Choices of a computer that come at once and change nothing, passing that is: one table tells of them all."""
        room = self._room
        rows: list[Row] = []
        until = clock.ticking() + QUICK
        while self._decides() and self._playing is None and len(rows) < AT_ONCE:
            told = len(room.story)
            try:
                option = await self._answer(max(0.0, until - clock.ticking()))
                if option is None or option.verb != V_PASS:
                    break
                rows.append(room.apply(option, "bot"))
            except Exception:  # that is not the fault of whoever chose
                self._fails()
                self.forget()
                break
            if self._news(told):
                break
        return rows

    def _news(self, told: int) -> bool:
        """Whether there is something to tell since then."""
        return len(self._room.story) > told

    async def _play_one(self) -> float:
        """One choice of a computer, and those that follow without anything to tell; how long to pause after it."""
        room = self._room
        n, undone = room.n, room.undone
        if isinstance(thought := self._think(), asyncio.Task):
            await asyncio.wait({thought})
        async with room.lock:
            if (n, undone) != (room.n, room.undone) or room.status != "playing":
                return 0.0  # something was taken back meanwhile
            told = len(room.story)
            rows: list[Row] = []
            with room.or_nothing():
                while self._decides() and len(rows) < AT_ONCE and not self._news(told):
                    option = await self._answer(None if not rows else 0.0)
                    if option is None:
                        break
                    rows.append(room.apply(option, "bot"))
                await room.commit(rows)
            news = self._news(told)
        if news or not self._decides():
            room.version += 1
            room.publish({"kind": "table"})
            room.arm()
        watching = all(seat.kind == "computer" for seat in room.seats.values())
        return (room.settings.watch_pause if watching else room.settings.bot_pause) if news else 0.0
