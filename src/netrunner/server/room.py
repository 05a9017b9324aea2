"""A room: one game with its seats, its choices and its story.

Every choice is written to the store before anyone is told of it. A room does its work in the event loop, one act
after the other; computer players think elsewhere.
"""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections import deque
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

from netrunner.errors import NetrunnerError
from netrunner.game import Game
from netrunner.log import LogEntry, log_entry, loud_entries
from netrunner.rules.machine.decisions import V_CONCEDE, V_NUMBER, V_PASS, Decision, Option
from netrunner.rules.machine.events import Event
from netrunner.rules.machine.terms import EVENTS, SIDES
from netrunner.why_not import chosen, option_with

from . import clock
from . import kept_with_game as desk
from .breaking_help import break_steps
from .computers import Computers
from .messages import Absent, LogLine, PaymentOrder, Status, Undo, side_called
from .metrics import Metrics
from .refused import Refused
from .schema import DROP_CHOICES, FENCE, INSERT_CHOICE, UPDATE_GAME, Row, Work
from .seats import Listener, Seat
from .settings import Settings
from .store import Fenced, Locked, Store, Stuck
from .taking_back import BEGINS, Made, Memory, let_go
from .thinking import Thinking

_log = logging.getLogger(__name__)

#: For how many records of the story the worded lines are kept: both seats are told them, later ones are worded again.
WORDED: Final = 4
#: What is told of the price of an act, before the act.
_PRICE: Final = frozenset({"clicks-spent", "credits-spent"})
#: Events by which something hidden comes to light, even if it is hidden again at once.
_LIGHT: Final = frozenset({"access", "exposed", "revealed", "looked", "searched"})

OTHER: Final = {"corp": "runner", "runner": "corp"}


@dataclass(slots=True)
class Told:
    """A record of the story that is worth a line, with the turn it happened in."""

    event: Event
    turn: int
    # For a while, until everyone was told:
    entry: LogEntry | None = None
    lines: dict[tuple[str, int], LogLine] | None = None  # as it is read


class InTime(Exception):
    """A clock did not run out after all."""


class Room:
    """A game and everyone at it."""

    def __init__(
        self,
        id: str,
        game: Game | None,
        seats: dict[str, Seat],
        settings: Settings,
        store: Store,
        thinking: Thinking,
        *,
        created: float,
        seed: int,
        timer: float | None = None,
        guided: bool = False,
        watcher: str = "",
        anyone: bool = False,
        public: bool = False,
        identities: dict[str, str] | None = None,
        fence: int = 0,
        gone: Callable[[Room], None] | None = None,
        metrics: Metrics | None = None,
    ) -> None:
        self.id = id
        self.game = game
        self.seats = seats
        self.settings = settings
        self.store = store
        self.thinking = thinking
        self.created = created
        self.seed = seed
        self.timer = timer
        self.guided = guided
        self.watcher = watcher  # the digest of the spectator's token of a game between computers
        self.anyone = anyone  # whoever comes may take the open seat
        self.public = public  # it is listed for everybody to watch
        self.identities = identities or {}  # by side, until the game begins
        self.address = ""  # from where it was begun, or where its first player came from since
        self.fence = fence  # the number that every writing names: another owner counts it up
        self.gone = False  # it is no longer ours, or not as the store has it: whoever is here connects anew
        self._let_go = gone
        self._metrics = metrics or Metrics()
        self.n = 0
        self.version = 0
        self.ended_by = ""  # time or claim, if the game did not end by its rules
        self.memory = Memory()  # what can be taken back
        self.story: list[Told] = []
        self.undone = 0  # how often something was taken back: whoever was told before must be told anew
        self.chat: deque[dict[str, Any]] = deque(maxlen=desk.CHAT)
        self.chats = 0  # how many lines were said
        self.undo_asked = ""
        self.rematch_wanted: dict[str, str] = {}  # by side, the digest of the token that it will have then
        self.rematch_swaps = True  # whether sides are swapped then, as whoever wanted it first said
        self.next: dict[str, str] | None = None  # the game that was begun by it
        self.asked = created  # when the open question was put
        self.watching: list[Listener] = []
        #: Tables for spectators, by language and how much is told; of which state of the room, and when (`tables`).
        self.spectated: tuple[object, float, dict[tuple[str, int, bool], str]] = (None, 0.0, {})
        self.touched = clock.ticking()
        self.lock = asyncio.Lock()
        self._asked_at = clock.ticking()
        self.computers = Computers(self)
        self._expiry: asyncio.TimerHandle | None = None
        for seat in seats.values():
            seat.clock = timer if seat.kind != "computer" else None
        if game is not None:
            self._tell()

    def begin(self, game: Game) -> None:
        """Both seats are taken."""
        self.game = game
        self.thought_for(0.0)
        self._tell()

    # -- what it is -------------------------------------------------------------------------------------------

    @property
    def status(self) -> Status:
        if self.game is None:
            return "waiting"
        return "over" if self.game.decision is None else "playing"

    @property
    def reason(self) -> str:
        """Why the game ended."""
        return self.ended_by or (self.game.reason if self.game is not None else "")

    @property
    def between_people(self) -> bool:
        return all(seat.kind == "person" for seat in self.seats.values())

    @property
    def host(self) -> Seat:
        """Whoever began it."""
        return next(seat for seat in self.seats.values() if seat.kind != "open")

    @property
    def waits(self) -> bool:
        """Whether somebody is there who waits for another player, and none is just coming."""
        return self.status == "waiting" and self.host.here and not self.lock.locked()

    @property
    def listed(self) -> bool:
        """Whether it is played, somebody is at it, and anybody may find it."""
        return self.public and self.status == "playing" and not self.deserted

    @property
    def watchers(self) -> int:
        return len(self.watching)

    @property
    def deserted(self) -> bool:
        """Nobody is here."""
        return not self.watchers and not any(seat.sockets for seat in self.seats.values())

    def clock(self, side: str) -> float | None:
        """The seconds left to a side now."""
        seat = self.seats[side]
        if seat.clock is None:
            return None
        running = self.status == "playing" and self.deciding().side == side
        return max(0.0, seat.clock - (clock.ticking() - self._asked_at)) if running else seat.clock

    def undo_kind(self, side: str | None) -> Undo | None:
        """How ``side`` could take back its last act: ``free``, ``ask`` or not at all."""
        if side is None or self.status != "playing":
            return None
        back = self._last_act(side)
        if back is None:
            return None
        if self.between_people:
            return "ask"
        return "free" if self.memory.clean_since(back) else None

    def _last_act(self, side: str) -> int | None:
        """Where in memory the last act begins that the side did itself."""
        return self.memory.last_act(side, freely=not self.between_people)

    def undo_story(self, side: str) -> Told | None:
        """The first record of what ``side`` would take back: what it did, in words that the other player may read."""
        place = self._last_act(side)
        if place is None:
            return None
        told = self.story[self.memory.choices[place].story :]
        return next((record for record in told if EVENTS[record.event.kind] not in _PRICE), None)

    def absent(self, side: str | None) -> Absent | None:
        """The opponent who is away, as ``side`` is told."""
        if side is None or self.status != "playing" or not self.between_people:
            return None
        other = self.seats[OTHER[side]]
        if other.away is None:
            return None
        claim_at = other.away + self.settings.claim_after
        return {"side": side_called(other.side), "since": other.away, "claim_at": claim_at}

    def playing(self) -> Game:
        if self.gone:
            raise Refused("elsewhere", 503)
        if self.game is None:
            raise Refused("waiting", 409)
        if self.game.decision is None:
            raise Refused("over", 409)
        return self.game

    def deciding(self) -> Decision:
        assert self.game is not None and self.game.decision is not None
        return self.game.decision

    # -- choosing ---------------------------------------------------------------------------------------------

    async def choose(self, side: str, n: int, text: str, auto: bool = False) -> None:
        """``side`` answers the open decision of table ``n``; ``auto`` if its client did by itself."""
        async with self.lock:
            self._require_turn(side, n)
            option = self.find_option(text)
            with self.or_nothing():
                rows = [self.apply(option, "auto" if auto else "seat")]
                rows += self._payments()
                rows += await self.computers.quick_answers()
                await self.commit(rows)
        self.changed()

    async def break_all(self, side: str, n: int, at: str, subroutine: int | None = None) -> None:
        """The Runner breaks all subroutines, or one, with the card at a place, in legal steps."""
        async with self.lock:
            self._require_turn(side, n)
            steps = break_steps(self.playing(), at, self.seats[side].payments, subroutine)
            rows: list[Row] = []
            with self.or_nothing():
                for step in steps:
                    decision = self.playing().decision
                    if decision is None or decision.side != side or decision.find(step) is None:
                        break  # something came between: the rest is for the player to decide
                    rows.append(self.apply(self.find_option(step), "auto" if rows else "seat"))
                rows.extend(self._payments())
                await self.commit(rows)
        self.changed()

    def _require_turn(self, side: str, n: int) -> None:
        game = self.playing()
        if n != self.n:
            raise Refused("stale", 409, n=n, now=self.n)
        if game.decision is None or game.decision.side != side:
            raise Refused("not-yours", 409)

    def find_option(self, text: str) -> Option:
        """The option with this text; one that is legal but inert as well (3.9.5d)."""
        return chosen(self.playing().state, text)

    def _payments(self) -> list[Row]:
        """Payments that the player leaves to the default: from cards first, or from the pool first (1.10.3c)."""
        rows: list[Row] = []
        while self.game is not None and (decision := self.game.decision) is not None:
            seat = self.seats[decision.side]
            if decision.kind != "pay-from" or seat.kind != "person" or seat.payments == "ask":
                break
            rows.append(self.apply(default_payment(decision, seat.payments), "auto"))
        return rows

    def apply(self, option: Option, by: str) -> Row:
        """Take an option in memory; the row that the store keeps of it."""
        game = self.playing()
        decision = self.deciding()
        state = game.state
        side = decision.side
        before = game.copy()
        sum_ = fingerprint(decision)
        row = {
            "game": self.id, "n": self.n, "verb": option.verb, "card": option.card, "arg": option.arg,
            "asked": sum_, "by": by, "at": clock.wall(), "clock": None,
        }  # fmt: skip
        watched = None if self.between_people else next((s for s, x in self.seats.items() if x.kind == "person"), None)
        told, rng, outside, heard = len(self.story), state.rng, state.run_at < 0, self._heard()
        try:
            game.choose(option)
        except Exception:
            self.game = before
            raise
        light = self._tell(heard)
        clean = (
            watched is not None
            and (side == watched or (option.verb == V_PASS and outside))
            and state.rng == rng
            and not light
            and _known(game, watched) <= _known(before, watched)
        )
        self.memory.remember(Made(option.key, side, by, decision.kind in BEGINS, clean, told), before)
        self.n += 1
        self._charge(side)
        row["clock"] = self.seats[side].clock
        return row

    def _charge(self, side: str) -> None:
        """Time that was thought is gone from the clock."""
        now = clock.ticking()
        seat = self.seats[side]
        if seat.clock is not None:
            seat.clock = max(0.0, seat.clock - (now - self._asked_at))
        self._asked_at, self.asked = now, clock.wall()

    def thought_for(self, seconds: float) -> None:
        """The open question was put so long ago."""
        self._asked_at, self.asked = clock.ticking() - seconds, clock.wall() - seconds

    def _heard(self) -> int:
        """The number of the next record, all before it having been told."""
        assert self.game is not None
        last = self.game.state.events
        return 0 if last is None else last.n + 1

    def _tell(self, since: int = 0) -> bool:
        """Take what happened into the story, from a record on; whether something hidden came to light."""
        assert self.game is not None
        turn, light = self.story[-1].turn if self.story else 0, False
        for event, entry in loud_entries(self.game.state, since, _LIGHT):
            if entry.kind == "turn-begins":
                turn = entry.amount
            light = light or entry.kind in _LIGHT
            if entry.visible:
                self.story.append(Told(event, turn, entry))
                if len(self.story) > WORDED:
                    old = self.story[-1 - WORDED]
                    old.entry = old.lines = None
        return light

    def entry(self, told: Told) -> LogEntry:
        """A record of the story, to be worded."""
        assert self.game is not None
        return told.entry or log_entry(self.game.state, told.event)

    # -- keeping ----------------------------------------------------------------------------------------------

    @contextmanager
    def or_nothing(self) -> Iterator[None]:
        """Whatever fails in here, also the writing, leaves everything as it was."""
        kept = self.playing().copy()
        n, story = self.n, len(self.story)
        clocks = {side: seat.clock for side, seat in self.seats.items()}
        try:
            yield
        except Exception:
            if not self.memory.forget(self.n - n):
                self.memory = Memory()
            self.game, self.n = kept, n
            self.computers.forget()
            del self.story[story:]
            for side, clock in clocks.items():
                self.seats[side].clock = clock
            raise
        let_go(kept)

    async def commit(self, rows: list[Row]) -> None:
        """Write choices."""
        work: list[Work] = [(INSERT_CHOICE, row) for row in rows]
        if self.status == "over":
            work.append(self._ending())
        waited, self.undo_asked = self.undo_asked, ""
        if waited:
            work.append(desk.written(self))
        try:
            await self.write(*work)
        except Exception:
            self.undo_asked = waited
            raise
        for row in rows:
            self._metrics.choices.add(row["by"])

    async def write(self, *work: Work) -> None:
        """Keep something of this game, or raise a refusal."""
        began = clock.ticking()
        try:
            await self.store.write((FENCE, {"game": self.id, "fence": self.fence}), *work)
            self._metrics.writing.observe(clock.ticking() - began)
        except (Fenced, Stuck) as error:
            # Another node plays it, or nobody knows whether it was written: the store tells whoever asks next
            _log.warning("game %s is let go: %r", self.id, error)
            self.lose()
            raise Refused("elsewhere", 503) from error
        except Locked as error:
            _log.warning("game %s could not be written: %s", self.id, error)
            raise Refused("busy", 503) from error
        except Exception as error:
            _log.exception("game %s could not be written", self.id)
            raise Refused("broken", 500) from error

    def _ending(self) -> Work:
        assert self.game is not None
        return UPDATE_GAME["over"], {
            "in_game": self.id, "new_winner": self.game.winner, "new_reason": self.reason, "new_finished": clock.wall(),
        }  # fmt: skip

    def again(self, rows: list[Row]) -> None:
        """Make the choices that the store kept; a game that would be different is refused."""
        for row in rows:
            game = self.game
            if game is None or game.decision is None:
                raise Refused("cannot-resume", 409)
            if row["verb"] == V_CONCEDE:
                heard = self._heard()
                game.concede(SIDES[row["arg"]])
                self._tell(heard)
                self.n += 1
                row["side"] = SIDES[row["arg"]]
                continue
            key = (row["verb"], row["card"], row["arg"])
            option = option_with(game.state, key)
            if option is None or fingerprint(game.decision) != row["asked"]:
                raise Refused("cannot-resume", 409)
            row["side"] = game.decision.side
            self.apply(option, row["by"])

    # -- taking back ------------------------------------------------------------------------------------------

    async def undo(self, side: str) -> None:
        """``side`` wants its last act back: at once, or once the other player consents."""
        async with self.lock:
            kind = self.undo_kind(side)
            if kind is None:
                raise Refused("no-undo", 409)
            if kind == "ask":
                await self._wait_for_undo(side)
                self.publish({"kind": "undo-asked", "by": side})
                return
            await self._take_back(side)
        self.changed()

    async def answer_undo(self, side: str, accept: bool) -> None:
        """The other player consents, or does not."""
        async with self.lock:
            if self.undo_asked != OTHER[side]:
                raise Refused("no-undo-asked", 409)
            by = self.undo_asked
            if not accept:
                await self._wait_for_undo("")
                self.publish({"kind": "undo-refused", "to": by})
                return
            await self._take_back(by)
        self.changed()

    async def _wait_for_undo(self, side: str) -> None:
        """``side`` waits for consent from now on; nobody if it is empty."""
        before, self.undo_asked = self.undo_asked, side
        try:
            await self.write(desk.written(self))
        except Exception:
            self.undo_asked = before
            raise

    async def _take_back(self, side: str) -> None:
        place = self._last_act(side)
        if place is None:
            raise Refused("no-undo", 409)
        count, told = len(self.memory.choices) - place, self.memory.choices[place].story
        game = self.memory.before(place)
        before = self.n, self.undo_asked, self.asked
        self.n, self.undo_asked, self.asked = self.n - count, "", clock.wall()
        try:
            await self.write((DROP_CHOICES, {"in_game": self.id, "from_n": self.n}), desk.written(self))
        except Exception:
            self.n, self.undo_asked, self.asked = before
            raise
        self.game = game
        del self.story[told:]
        self.memory.forget(count)
        self.undone += 1
        self.thought_for(0.0)

    # -- ending -----------------------------------------------------------------------------------------------

    async def concede(self, side: str, ended_by: str = "", still: Callable[[], None] | None = None) -> None:
        """``side`` gives up, has no time left, or stayed away; ``still`` raises if that is true no longer."""
        async with self.lock:
            game = self.playing()
            if still is not None:
                still()
            row: Row = {
                "game": self.id, "n": self.n, "verb": V_CONCEDE, "card": -1, "arg": SIDES.index(side), "asked": 0,
                "by": "seat", "at": clock.wall(), "clock": self.clock(side),
            }  # fmt: skip
            with self.or_nothing():
                try:
                    heard = self._heard()
                    game.concede(side)
                    self.ended_by = ended_by
                    self._tell(heard)
                    self.n += 1
                    await self.commit([row])
                except Exception:
                    self.n, self.ended_by = row["n"], ""
                    raise
        self.changed()

    async def claim(self, side: str) -> None:
        """``side`` claims the win, because the opponent stayed away for the stated time."""

        def still() -> None:
            away = self.absent(side)
            if away is None:
                raise Refused("not-absent", 409)
            if clock.wall() < away["claim_at"]:
                raise Refused("too-early", 409, seconds=round(away["claim_at"] - clock.wall()))

        self.playing()
        still()
        await self.concede(OTHER[side], "claim", still)

    async def lose_on_time(self, side: str) -> None:
        """The clock of ``side`` has run out, unless an answer came in time."""

        def still() -> None:
            if self.deciding().side != side or (self.clock(side) or 0.0) > 0.0:
                raise InTime

        try:
            await self.concede(side, "time", still)
        except InTime:
            self.arm()

    def arm(self) -> None:
        """Set the alarm for the clock that runs."""
        if self.gone:
            return
        if self._expiry is not None:
            self._expiry.cancel()
            self._expiry = None
        if self.timer is None or self.status != "playing":
            return
        side = self.deciding().side
        left = self.clock(side)
        if left is not None:
            self._expiry = asyncio.get_running_loop().call_later(left + 0.01, self._expire, side)

    def _expire(self, side: str) -> None:
        if self.status == "playing" and self.deciding().side == side and (self.clock(side) or 0.0) <= 0.0:
            self.spawn(lambda: self.lose_on_time(side))
        else:
            self.arm()

    # -- people coming and going --------------------------------------------------------------------------------

    def publish(self, event: dict[str, Any]) -> None:
        """Tell everyone at the table that something happened; each then asks for what its own seat may know."""
        for seat in self.seats.values():
            for client in tuple(seat.clients):
                client.notify(event)
        for client in tuple(self.watching):
            client.notify(event)

    def lose(self) -> None:
        """It goes on elsewhere, or here as the store has it: everyone at the table connects anew."""
        if self.gone:
            return
        self.gone = True
        self.close()
        if self._let_go is not None:
            self._let_go(self)
        for seat in self.seats.values():
            for client in tuple(seat.clients):
                client.lost()
        for client in tuple(self.watching):
            client.lost()

    def enter(self, side: str | None, client: Listener) -> None:
        """Someone connects. A seat always has a place for its player: the oldest of too many windows goes."""
        self.touched = clock.ticking()
        if side is None:
            self.watching.append(client)
        else:
            seat = self.seats[side]
            seat.clients.append(client)
            if seat.sockets > self.settings.most_windows:
                seat.clients[0].displace()
            if seat.sockets == 1:
                seat.away = None
                self._keep_absence()
                self.version += 1
                self.publish({"kind": "table"})
        self.awake()

    def leave(self, side: str | None, client: Listener) -> None:
        """Someone is gone."""
        self.touched = clock.ticking()
        if side is None:
            self.watching.remove(client)
            return
        seat = self.seats[side]
        seat.clients.remove(client)
        if seat.sockets == 0:
            seat.away = clock.wall()
            self._keep_absence()
            self.version += 1
            self.publish({"kind": "table"})

    def _keep_absence(self) -> None:
        """Whoever waits for an opponent does not wait anew after a restart."""
        if self.between_people and self.status == "playing" and not self.gone:
            self.spawn(self._keep)

    async def _keep(self) -> None:
        async with self.lock:  # one after the other: the last is what counts
            if not self.gone:
                await self.write(desk.written(self))

    async def pay(self, side: str, order: PaymentOrder) -> None:
        """Where the credits of ``side`` come from."""
        async with self.lock:
            before, self.seats[side].payments = self.seats[side].payments, order
            try:
                await self.write(desk.written(self))
            except Exception:
                self.seats[side].payments = before
                raise

    async def say(self, side: str, text: str) -> None:
        """``side`` says something."""
        async with self.lock:
            line = {"type": "chat", "from": side, "name": self.seats[side].name, "text": text, "at": clock.wall()}
            await self.write(*desk.chat_line(self, line))
            self.chat.append(line)
            self.chats += 1
        self.publish({"kind": "chat", "line": line})

    def changed(self) -> None:
        """Tell everyone, and let time and computers go on."""
        self.version += 1
        self.touched = clock.ticking()
        self.publish({"kind": "table"})
        self.awake()

    def awake(self) -> None:
        """Let the clock run, and a computer think if it is its turn."""
        if not self.gone:
            self.arm()
            self.computers.awake()

    def spawn(self, work: Callable[[], Awaitable[None]]) -> asyncio.Task[None]:
        """Work beside everything else. It begins with its task: one that ends before that has left nothing undone."""

        async def run() -> None:
            try:
                await work()
            except NetrunnerError as error:
                _log.info("game %s: %s", self.id, error)
            except Exception:
                _log.exception("game %s", self.id)

        return asyncio.get_running_loop().create_task(run())

    def close(self) -> None:
        """Let go of everything; the store has the game."""
        self.memory.clear()
        if self._expiry is not None:
            self._expiry.cancel()
        self.computers.close()
        for seat in self.seats.values():
            if seat.bot is not None:
                self.thinking.forget(seat.bot)


def default_payment(decision: Decision, order: str) -> Option:
    """How many credits come from a card: as many as it has, or as few as can be."""
    numbers = [option for option in decision.options if option.verb == V_NUMBER]
    pick = min if order == "pool" else max
    return pick(numbers, key=lambda option: option.arg) if numbers else decision.options[0]


def fingerprint(decision: Decision) -> int:
    """A sum of a question: who is asked what, with which options."""
    asked_ = (decision.player, decision.kind, decision.rule, tuple(decision.keys))
    return zlib.crc32(repr(asked_).encode())


def _known(game: Game, side: str | None) -> frozenset[object]:
    """What a side can see, and what it remembers."""
    if side is None:
        return frozenset()
    s, seat = game.state, SIDES.index(side)
    bit = 1 << seat
    seen: set[object]
    if s.shown:
        seen = {card.id for card in s.cards if s.visibility(card) & bit}
    else:
        seen = {card.id for card in s.cards if card.sight & bit}
    seen.update((fact.title, fact.places) for fact in s.facts[seat])
    return frozenset(seen)
