"""The hall: every room that is in use, games that begin, and games that go on after a restart."""

from __future__ import annotations

import asyncio
import heapq
import json
import logging
import random
import secrets
from typing import Any, Final

from netrunner.cards.library import is_implemented
from netrunner.decks import Deck, check, deck_names, find_deck, starter_names
from netrunner.game import Game
from netrunner.positions import Position
from netrunner.rules.machine import chance
from netrunner.saves import engine_version
from netrunner.text.phrases import phrase
from netrunner.view_types import Side

from . import clock, collecting
from . import kept_with_game as desk
from .leases import Held, Leases, Taken
from .lobby import Lobby
from .metrics import Metrics
from .places import Places
from .reading import aside
from .refused import Refused
from .retention import deck_in, expired, seed_of
from .room import OTHER, Room
from .schema import INSERT_GAME, UPDATE_GAME, Row
from .seats import Seat, digest, fits, new_id, new_token, rematch_token
from .settings import Settings
from .store import Store, Stuck
from .thinking import Thinking
from .uptime import Uptime
from .wire import GameStarted, Join, Levels, NewGame, NewPosition, PlayOn

#: The pair that the rulebook recommends for a first game.
RECOMMENDED: dict[str, str] = {"corp": "jinteki", "runner": "shaper"}


#: How often old games are looked for.
EXPIRE_EVERY: Final = 600.0
#: Where there is no place for another room, one of so many is let go of, if nobody is there.
FEW: Final = 50

_log = logging.getLogger(__name__)


class Hall:
    """All rooms."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.thinking = Thinking(settings.bot_seconds)
        self.uptime = Uptime(store)
        self.leases = Leases(store, settings.advertise, settings.lease)
        self.leases.lost = self.lose_all
        self.rooms: dict[str, Room] = {}
        self.lobby = Lobby(self.rooms, self.leases, store, settings)
        self.places = Places(settings)
        self.metrics = Metrics()
        self._loading: dict[str, asyncio.Lock] = {}
        self._expire_at = 0.0
        self._sweeper: asyncio.Task[None] | None = None

    # -- beginning and ending -----------------------------------------------------------------------------------

    async def open(self) -> None:
        await asyncio.to_thread(self.store.open)
        await self.leases.open()
        await self.uptime.open()
        self.lobby.open()
        self._sweeper = asyncio.get_running_loop().create_task(self._sweep())

    async def close(self) -> None:
        if self._sweeper is not None:
            self._sweeper.cancel()
        self.lobby.close()
        await self.hand_over()
        self.thinking.close()
        await self.uptime.close()
        await asyncio.to_thread(self.store.close)

    async def hand_over(self) -> None:
        """Give all games to other nodes: what is being written is finished, and everyone connects anew."""
        for room in list(self.rooms.values()):
            async with room.lock:
                room.lose()
        await self.leases.close()

    def lose_all(self) -> None:
        """Our games may have other owners by now."""
        for room in list(self.rooms.values()):
            room.lose()

    def _let_go(self, room: Room) -> None:
        self.metrics.games.add("lost")
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]

    async def _sweep(self) -> None:
        """Rooms that nobody is in leave the memory; the store has them."""
        while True:
            await asyncio.sleep(max(1.0, min(30.0, self.settings.idle)))
            self.sweep()
            await self._expire()
            collecting.everything(busy=self.places.taken > 0)

    async def _expire(self) -> None:
        """Let go of old games for good, if that was wished for."""
        days = self.settings.keep_days
        if days is None or clock.ticking() < self._expire_at:
            return
        self._expire_at = clock.ticking() + EXPIRE_EVERY
        try:
            for room in list(self.rooms.values()):
                if room.deserted and not room.lock.locked():
                    self._evict(room)
            spared = list(self.rooms)
            while gone := await self.store.change(lambda c: expired(c, days, self.leases.id, spared)):
                _log.info("%d games were deleted: nothing happened with them for %s days", len(gone), days)
        except Exception as error:
            _log.warning("old games could not be deleted: %s", error)

    def sweep(self) -> None:
        """Let go of rooms that have been empty for long."""
        long_ago = clock.ticking() - self.settings.idle
        for room in list(self.rooms.values()):
            if room.deserted and room.touched < long_ago and not room.lock.locked():
                self._evict(room)

    def _evict(self, room: Room) -> None:
        self.metrics.games.add("evicted")
        room.close()
        del self.rooms[room.id]
        if self.leases.shared:
            room.spawn(lambda: self.leases.give_back(room.id, room.fence))

    # -- finding ------------------------------------------------------------------------------------------------

    async def room(self, id: str) -> Room:
        """The room of a game that this node plays."""
        found = await self.find(id)
        if isinstance(found, Held):
            raise Refused("elsewhere", 503)
        return found

    async def find(self, id: str) -> Room | Held:
        """The room of a game, from the store if it is not in use; or the node that plays it."""
        found = self.rooms.get(id)
        if found is not None:
            return found
        lock = self._loading.setdefault(id, asyncio.Lock())
        try:
            async with lock:
                if id in self.rooms:
                    return self.rooms[id]
                taken = await self.leases.take(id)
                if taken is None:
                    raise Refused("no-game", 404)
                if isinstance(taken, Held):
                    return taken
                try:
                    room = await asyncio.to_thread(self._load, taken)
                    if taken.node != self.leases.id or not self.leases.sure:
                        raise Stuck("the game was lost while it was fetched")
                    if room.status == "playing" and taken.row["version"] != engine_version():
                        await room.write((UPDATE_GAME["version"], {"in_game": id, "new_version": engine_version()}))
                    self._admit(room)
                    self.metrics.games.add("fetched")
                except BaseException:
                    if self.leases.shared:
                        await self.leases.give_back(id, taken.row["fence"])
                    raise
                return room
        finally:
            if not lock.locked():
                self._loading.pop(id, None)

    def _admit(self, room: Room) -> None:
        if len(self.rooms) >= self.settings.most_rooms:
            self.sweep()
        if len(self.rooms) >= self.settings.most_rooms:
            self._make_room()
        self.rooms[room.id] = room

    def _make_room(self) -> None:
        """Let go of some of those that have been empty for longest, however short that is."""
        empty = [room for room in self.rooms.values() if room.deserted and not room.lock.locked()]
        if not empty:
            raise Refused("full", 503)
        for room in heapq.nsmallest(1 + self.settings.most_rooms // FEW, empty, lambda room: room.touched):
            self._evict(room)

    def _load(self, taken: Taken) -> Room:
        row = taken.row
        kept = json.loads(row["seats"])
        seats = {side: Seat.from_kept(side, kept[side]) for side in ("corp", "runner")}
        game: Game | None = None
        if row["origin"] is not None:
            game = Game.from_json(row["origin"])
        elif row["status"] != "waiting":
            game = Game.start(deck_in(row["corp"]), deck_in(row["runner"]), seed_of(row), asking="open")
        room = self._room(row["id"], game, seats, row, kept)
        room.again(taken.choices)
        if row["reason"] in ("time", "claim"):
            room.ended_by = row["reason"]
        desk.restore(room, taken, self.uptime)
        return room

    def _room(self, id: str, game: Game | None, seats: dict[str, Seat], row: Row, kept: dict[str, Any]) -> Room:
        waiting = row["status"] == "waiting"
        return Room(
            id,
            game,
            seats,
            self.settings,
            self.store,
            self.thinking,
            created=row["created"],
            seed=seed_of(row),
            timer=row["timer"],
            guided=row["guided"],
            watcher=kept.get("watcher", ""),
            anyone=kept.get("anyone", False),
            public=kept.get("public", False),
            identities={side: deck_in(row[side]).identity for side in ("corp", "runner")} if waiting else None,
            fence=row["fence"],
            gone=self._let_go,
            metrics=self.metrics,
        )

    def seat(self, room: Room, token: str | None) -> str | None:
        """Whose token it is; None for spectators. A token that is nobody's is refused."""
        if not token:
            return None
        for side, seat in room.seats.items():
            if fits(token, seat.token):
                return side
        if fits(token, room.watcher):
            return None
        raise Refused("bad-token", 403)

    # -- decks --------------------------------------------------------------------------------------------------

    async def deck(self, words: str | None, side: str) -> Deck:
        """A deck by its key or its text, for a side that can play it."""
        if words is None or not words.strip():
            return find_deck(RECOMMENDED[side])
        words = words.strip()
        if "\n" not in words and words in (*starter_names(), *deck_names()):
            deck = find_deck(words)
        else:
            saved = await self.store.deck(words) if len(words) <= 40 and "\n" not in words else None
            if saved is None and "\n" not in words and not words.startswith("{"):
                raise Refused("no-deck", 404, deck=words[:60])
            deck, problems = await aside(_read_deck, saved["text"] if saved is not None else words)
            missing = [title for title in (deck.identity, *dict(deck.cards)) if not is_implemented(title)]
            if missing:
                raise Refused("cannot-play", 400, name=deck.name or deck.identity, cards=", ".join(missing))
            if problems and deck.side == side:
                raise IllegalDeck(deck, problems)
        if deck.side != side:
            raise Refused("wrong-side", 400, name=deck.name or deck.identity, side=side)
        return deck

    async def waiting_decks(self, id: str) -> dict[str, Deck]:
        """The decks of a game that has not begun, by side."""
        kept = await self.store.game(id)
        return {} if kept is None else {side: deck_in(kept[0][side]) for side in ("corp", "runner")}

    # -- new games ----------------------------------------------------------------------------------------------

    async def start(self, wish: NewGame, lang: str, address: str = "") -> GameStarted:
        """A new game as someone wishes it."""
        waits = wish.opponent in ("friend", "anyone")
        if wish.seed is not None and waits:
            raise Refused("no-seed")  # whoever knows the seed knows every card
        side: Side = wish.side if wish.side != "random" else random.SystemRandom().choice(("corp", "runner"))
        seed = wish.seed if wish.seed is not None else _new_seed()
        corp = await self.deck(wish.decks.corp, "corp")
        runner = await self.deck(wish.decks.runner, "runner")
        levels = wish.level if isinstance(wish.level, Levels) else Levels(wish.level, wish.level)
        token, invite, watcher = new_token(), None, ""
        seats: dict[str, Seat] = {}
        for name in ("corp", "runner"):
            level = levels.corp if name == "corp" else levels.runner
            if wish.opponent == "watch":
                seats[name] = Seat(name, "computer", level=level)
            elif name == side:
                seats[name] = Seat(name, "person", _name(wish.name), token=digest(token))
            elif wish.opponent == "computer":
                seats[name] = Seat(name, "computer", level=level)
            else:
                invite = new_token()
                seats[name] = Seat(name, "open", invite=digest(invite))
        if wish.opponent == "watch":
            watcher = digest(token)
        game = None if waits else Game.start(corp, runner, seed, asking="open")
        public = wish.public if wish.public is not None else wish.opponent in ("anyone", "watch")
        known = {"watcher": watcher, "anyone": wish.opponent == "anyone", "public": public}
        row = self._row(seats, seed, known, corp=corp, runner=runner, timer=wish.timer, guided=wish.guided)
        row["status"] = "waiting" if game is None else "playing"
        room = await self._begin(row, game, seats, address)
        return GameStarted(room.id, token, None if wish.opponent == "watch" else side, invite)

    def _row(
        self,
        seats: dict[str, Seat],
        seed: int,
        known: dict[str, Any] | None = None,
        *,
        corp: Deck | None = None,
        runner: Deck | None = None,
        timer: float | None = None,
        guided: bool = False,
        origin: str | None = None,
    ) -> Row:
        kept: dict[str, Any] = {side: seat.kept() for side, seat in seats.items()}
        kept.update(known or {})
        key = chance.key_of(seed)
        return {
            "id": new_id(), "created": clock.wall(), "version": engine_version(), "status": "playing",
            "corp": _deck_out(corp), "runner": _deck_out(runner), "seed": seed if 0 <= seed < 2**53 else 0,
            "key": None if key is None else f"{key:032x}", "origin": origin,
            "seats": json.dumps(kept), "timer": timer, "guided": guided,
            "winner": None, "reason": None, "finished": None, "room": None,
            "owner": None if self.leases.shared else self.leases.id, "fence": 0,
        }  # fmt: skip

    async def _begin(self, row: Row, game: Game | None, seats: dict[str, Seat], address: str = "") -> Room:
        room = self._room(row["id"], game, seats, row, json.loads(row["seats"]))
        room.address = address
        now = clock.wall()
        for seat in seats.values():
            seat.away = now if seat.kind == "person" else None
        self.metrics.games.add("begun")
        if self.leases.shared:
            # It belongs to whichever node somebody connects to
            await self.store.write((INSERT_GAME, row))
            return room
        self._admit(room)
        try:
            await self.store.write((INSERT_GAME, row))
        except BaseException:
            self.rooms.pop(room.id, None)
            raise
        return room

    async def join(self, id: str, wish: Join) -> GameStarted:
        """A friend takes the open seat, or anybody where anyone may, and the game begins."""
        room = await self.room(id)
        async with room.lock:
            mine = next((s for s, seat in room.seats.items() if wish.token and fits(wish.token, seat.token)), None)
            if wish.token and mine is not None:  # whoever lost the answer asks again
                return GameStarted(id, wish.token, "runner" if mine == "runner" else "corp")
            side = next((s for s, seat in room.seats.items() if seat.kind == "open"), None)
            if side is None:
                raise Refused("taken", 409)
            seat = room.seats[side]
            if room.anyone and wish.invite is None:
                if not room.host.here:
                    raise Refused("left", 409)
            elif not fits(wish.invite or "", seat.invite):
                raise Refused("bad-invite", 403)
            kept = await self.store.game(id)
            if kept is None:
                raise Refused("no-game", 404)
            decks = {name: deck_in(kept[0][name]) for name in ("corp", "runner")}
            if wish.deck is not None:
                decks[side] = await self.deck(wish.deck, side)
            game = Game.start(decks["corp"], decks["runner"], room.seed, asking="open")
            token = wish.token or new_token()
            taken = Seat(side, "person", _name(wish.name), token=digest(token))
            seats = {**room.seats, side: taken}
            kept_seats: dict[str, Any] = {name: one.kept() for name, one in seats.items()}
            kept_seats["public"] = room.public
            new = {
                "in_game": id, "new_status": "playing", "new_corp": _deck_out(decks["corp"]),
                "new_runner": _deck_out(decks["runner"]), "new_seats": json.dumps(kept_seats),
            }  # fmt: skip
            taken.clock, taken.away = room.timer, clock.wall()
            room.seats, room.asked = seats, clock.wall()
            try:
                await room.write((UPDATE_GAME["joined"], new), desk.written(room))
            except Exception:
                room.seats = {**seats, side: seat}
                raise
            room.begin(game)
        room.changed()
        return GameStarted(id, token, "runner" if side == "runner" else "corp")

    async def from_position(self, wish: NewPosition, lang: str) -> GameStarted:
        """A game that begins in a position, against the computer."""
        game = await aside(lambda: Position.parse(wish.text).game("open"))
        return await self.begin_at(game, PlayOn(wish.side, wish.level, wish.name), lang)

    async def play_on(self, moment: Game, wish: PlayOn, lang: str) -> GameStarted:
        """A game that goes on where another once stood.

        Whoever has looked at a replay may have seen every card and all that came of them. So what the seat could not
        know then is drawn anew, the order of the decks and all later chance too.
        """
        game = await aside(_drawn_anew, moment, wish.side)
        return await self.begin_at(game, wish, lang)

    async def begin_at(self, game: Game, wish: PlayOn, lang: str) -> GameStarted:
        """A game against the computer that begins where another stands."""
        token = new_token()
        other = OTHER[wish.side]
        seats = {
            wish.side: Seat(wish.side, "person", _name(wish.name), token=digest(token)),
            other: Seat(other, "computer", level=wish.level),
        }
        origin = await aside(game.to_json)
        row = self._row({side: seats[side] for side in ("corp", "runner")}, game.seed, origin=origin)
        if game.decision is None:
            row["status"] = "over"
        room = await self._begin(row, game, {side: seats[side] for side in ("corp", "runner")})
        return GameStarted(room.id, token, wish.side)

    # -- rematch ------------------------------------------------------------------------------------------------

    async def rematch(self, room: Room, side: str, token: str, swap: bool = True) -> None:
        """``side`` wants to play again, with sides swapped or not; it happens once all people want it."""
        async with room.lock:
            if room.status != "over" or room.game is None:
                raise Refused("not-over", 409)
            if room.next is None:
                before, swaps = room.rematch_wanted, room.rematch_swaps
                if not before.keys() - {side}:
                    room.rematch_swaps = swap
                room.rematch_wanted = {**before, side: digest(rematch_token(token, room.id))}
                people = {name for name, seat in room.seats.items() if seat.kind == "person"}
                try:
                    if people <= room.rematch_wanted.keys():
                        room.next = {"game": await self._rematch(room, room.game, room.rematch_wanted)}
                    await room.write(desk.written(room))
                except Exception:
                    room.rematch_wanted, room.rematch_swaps, room.next = before, swaps, None
                    raise
        room.publish({"kind": "rematch", "by": side})

    async def _rematch(self, room: Room, old: Game, tokens: dict[str, str]) -> str:
        if old.corp is None or old.runner is None:
            raise Refused("no-rematch", 409)
        seed = _new_seed()
        seats: dict[str, Seat] = {}
        for side in ("corp", "runner"):
            now = OTHER[side] if room.rematch_swaps else side
            was = room.seats[now]
            if was.kind == "person":
                seats[side] = Seat(side, "person", was.name, token=tokens[now])
            else:
                seats[side] = Seat(side, "computer", was.name, was.level)
        game = Game.start(old.corp, old.runner, seed, asking="open")
        row = self._row(
            seats, seed, {"public": room.public}, corp=old.corp, runner=old.runner, timer=room.timer, guided=room.guided
        )
        return (await self._begin(row, game, seats, room.address)).id


class IllegalDeck(Refused):
    """A deck that breaks the rules of deckbuilding, with everything that is wrong with it."""

    def __init__(self, deck: Deck, problems: tuple[Any, ...]) -> None:
        super().__init__("illegal-deck", 400, name=deck.name or deck.identity, problems="")
        self.problems = problems

    def text(self, lang: str) -> str:
        wrong = " ".join(problem.sentence(lang) for problem in self.problems)
        return phrase(lang, self.key, name=self.variables["name"], problems=wrong)


def _drawn_anew(moment: Game, side: str) -> Game:
    """The game as ``side`` knows it, as a beginning of its own."""
    drawn = moment.determinize(side, secrets.randbits(128))
    drawn.state.choices = None  # those led to other cards
    drawn.state.rng = _new_seed()
    return Game(drawn.state, drawn.corp, drawn.runner, drawn.state.rng, drawn.state.copy())


def _new_seed() -> int:
    """A seed that nobody guesses, of a game whose chance nobody works out from what they saw."""
    return chance.keyed(secrets.randbits(128))


def _read_deck(text: str) -> tuple[Deck, tuple[Any, ...]]:
    """A deck as it is written, and what is not legal about it."""
    deck = Deck.read(text)
    return deck, check(deck)


def _name(name: str) -> str:
    """What a person is called, on one line."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())


def _deck_out(deck: Deck | None) -> str | None:
    if deck is None:
        return None
    return json.dumps({"name": deck.name, "identity": deck.identity, "cards": list(deck.cards)}, ensure_ascii=False)


__all__ = ["Hall", "IllegalDeck", "RECOMMENDED"]
