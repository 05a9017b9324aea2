"""A community in one process and one thread: halls, rooms, leases and the store on a seeded scheduler.

Time, network and disk are simulated, so that minutes pass in milliseconds and the same seed gives the same run. What
runs is the server's own code but for three things: sockets are queues, nodes pass on through them, and statements are
carried out one by one on a SQLite database in memory that stands for the shared one.

``python -m tests.server.simulated --games 20000`` plays for longer than a test may (`make soak`).
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import contextvars
import hashlib
import random
import selectors
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from importlib import import_module
from types import SimpleNamespace
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from litestar.exceptions import WebSocketDisconnect

from netrunner.server import clock
from netrunner.server.leases import Held
from netrunner.server.rooms import Hall
from netrunner.server.schema import Work, choices, metadata
from netrunner.server.security import Limiter
from netrunner.server.settings import Settings
from netrunner.server.store import Fenced, Store, Stuck, _Job, _prepare_sqlite
from netrunner.server.wire import Join, NewGame

sockets = import_module("netrunner.server.sockets")
T = TypeVar("T")

BEGAN = 1_000_000.0
SETTINGS = Settings(
    database="sqlite:///simulated.db", lease=6.0, bot_pause=0.0, address_burst=10**6, read_burst=10**6, seat_burst=10**6
)  # fmt: skip
#: Which node the running task belongs to.
HERE: contextvars.ContextVar[SimNode | None] = contextvars.ContextVar("node", default=None)


class Wrong(AssertionError):
    """Somebody was told something that cannot be."""


# -- the scheduler ----------------------------------------------------------------------------------------------------


class _Passing(selectors.DefaultSelector):
    """Nothing ever comes from outside: waiting lets time pass at once."""

    now = BEGAN

    def select(self, timeout: float | None = None) -> list[Any]:
        if timeout is None:
            raise Wrong("everyone waits for something that never comes")
        self.now += max(0.0, timeout)
        return []


class Scheduler(asyncio.SelectorEventLoop):
    """An event loop with a clock of its own."""

    def __init__(self) -> None:
        self.passing = _Passing()
        super().__init__(self.passing)
        self.set_task_factory(_task)
        self._clock_resolution = 1e-6  # what is due so soon is due

    def time(self) -> float:
        return self.passing.now

    def call_soon_threadsafe(self, callback: Any, *given: Any, context: Any = None) -> Any:
        return self.call_soon(callback, *given, context=context)

    def run_in_executor(self, executor: Any, function: Callable[..., T], *given: Any) -> Any:
        done = self.create_future()
        try:
            done.set_result(function(*given))
        except Exception as error:
            done.set_exception(error)
        return done


def _task(loop: Any, work: Any, **more: Any) -> asyncio.Task[Any]:
    task = asyncio.Task(work, loop=loop, **more)
    node = HERE.get()
    if node is not None:
        node.tasks.append(task)
    return task


# -- disk and network -------------------------------------------------------------------------------------------------


class Disk:
    """The shared database: it carries out one statement after the other, unless it is down."""

    def __init__(self) -> None:
        self.engine = sa.create_engine("sqlite://", poolclass=sa.StaticPool, connect_args={"check_same_thread": False})
        sa.event.listen(self.engine, "connect", _prepare_sqlite)
        metadata.create_all(self.engine)
        self.down = False


class SimStore(Store):
    """What a node sees of the database: every act takes time on the way there and back, or is lost on either."""

    def __init__(self, node: SimNode) -> None:
        self._node = node
        self.postgres, self.shared = False, True
        self.engine = node.world.disk.engine
        self._choice = str(sa.insert(choices).compile(dialect=self.engine.dialect)), ()
        compiled = sa.insert(choices).compile(dialect=self.engine.dialect)
        self._choice = str(compiled), tuple(getattr(compiled, "positiontup", None) or ())
        self.waits = 0
        self._turn = contextlib.nullcontext()  # there is one thread

    def open(self, changing: bool = True) -> None:
        pass

    def close(self) -> None:
        pass

    async def write(self, *work: Work) -> None:
        await self._there()
        job = _Job(work, asyncio.get_running_loop())
        error: Exception | None = None
        try:
            with self.engine.connect() as connection:
                if self._commit(connection, [job]):
                    error = Fenced()
        except sa.exc.SQLAlchemyError as failed:
            error = failed
        await self._back()
        if error is not None:
            raise error

    async def _in_thread(self, act: Callable[[], T], patience: float) -> T:
        await self._there()
        found = act()
        await self._back()
        return found

    async def _there(self) -> None:
        await self._travel()
        if self._node.world.chance.random() < self._node.world.losses:
            raise Stuck("lost on the way there")

    async def _back(self) -> None:
        await self._travel()
        if self._node.world.chance.random() < self._node.world.losses:
            raise Stuck("lost on the way back")

    async def _travel(self) -> None:
        node, world = self._node, self._node.world
        await node.awake()
        await asyncio.sleep(world.chance.uniform(0.0005, 0.01))
        await node.awake()
        if node.cut or world.disk.down:
            await asyncio.sleep(world.chance.uniform(0.0, 3.0))
            await node.awake()
            raise Stuck("no answer")


class SimSocket:
    """A WebSocket between a person, or another node, and a node."""

    def __init__(self, node: SimNode, game: str, token: str, from_node: bool = False) -> None:
        self.node = node
        self.scope: dict[str, Any] = {"from_node": from_node, "path": f"/ws/games/{game}", "query_string": b""}
        self.query_params = {"token": token, "lang": "en"}
        self.headers: dict[str, str] = {}
        self.client = SimpleNamespace(host="10.0.0.1")
        self.app = SimpleNamespace(state=SimpleNamespace(hall=node.hall, limiter=node.limiter))
        self.to_server: asyncio.Queue[str | None] = asyncio.Queue()
        self.to_client: asyncio.Queue[str | None] = asyncio.Queue()
        self.code: int | None = None
        self.served: asyncio.Future[None] | None = None

    async def accept(self) -> None:
        await self.node.awake()

    async def receive_data(self, mode: str) -> str:
        await self.node.awake()
        data = await self.to_server.get()
        await self.node.awake()
        if data is None or self.code is not None:
            raise WebSocketDisconnect(code=1006, detail="")
        return data

    async def send_data(self, text: str) -> None:
        await self.node.awake()
        if self.code is not None:
            raise WebSocketDisconnect(code=1006, detail="")
        await asyncio.sleep(self.node.world.chance.uniform(0.0001, 0.005))
        self.to_client.put_nowait(text)

    async def close(self, code: int = 1000) -> None:
        await self.node.awake()
        self.end(code)

    def end(self, code: int) -> None:
        if self.code is None:
            self.code = code
            self.to_client.put_nowait(None)
            self.to_server.put_nowait(None)


async def pass_on(socket: SimSocket, held: Held, address: str, lang: str) -> int:
    """What `forwarding.pass_on` does, through queues."""
    node = next((node for node in socket.node.world.nodes if node.base == held.address and node.serving), None)
    if node is None or node.asleep or held.secret != node.hall.leases.secret:
        await asyncio.sleep(0.5)
        raise sockets.Unreachable
    game = socket.scope["path"].rpartition("/")[2]
    up = node.connect(game, socket.query_params["token"], from_node=True)

    async def down() -> None:
        while (text := await up.to_client.get()) is not None:
            await socket.send_data(text)

    async def upward() -> None:
        while True:
            up.to_server.put_nowait(await socket.receive_data(mode="text"))

    async def watch() -> None:
        while not node.asleep:  # what pings are for
            await asyncio.sleep(2.0)

    tasks = [asyncio.ensure_future(work()) for work in (down, upward, watch)]
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    code = up.code
    up.end(1006)
    return code if code is not None and code >= 4000 else 0


# -- nodes ------------------------------------------------------------------------------------------------------------


class SimNode:
    """A node: its hall, what it does, and what befalls it."""

    def __init__(self, world: World, number: int) -> None:
        self.world = world
        self.base = f"http://node{number}"
        self.up = False
        self.serving = False
        self.asleep = False
        self.cut = False
        self.struck = False
        self.tasks: list[asyncio.Task[Any]] = []
        self.open: list[SimSocket] = []
        self._rouse = asyncio.Event()

    async def awake(self) -> None:
        """A node that stands still does nothing, and one that is dead never again."""
        while self.asleep:
            await self._rouse.wait()
        if not self.up:
            await asyncio.shield(self.world.never)

    async def start(self) -> None:
        """Begin, as often as it takes; nobody reaches it before it has begun."""
        self.up, self.open = True, []
        here = HERE.set(self)
        try:
            while not self.serving:
                self.tasks = []
                self.limiter = Limiter(SETTINGS)
                self.hall = Hall(replace(SETTINGS, advertise=self.base), SimStore(self))
                try:
                    await self.hall.open()
                    self.serving = True
                except Stuck:
                    for task in self.tasks:
                        task.cancel()
                    await asyncio.sleep(0.5)
        finally:
            HERE.reset(here)

    def connect(self, game: str, token: str, from_node: bool = False) -> SimSocket:
        socket = SimSocket(self, game, token, from_node)
        self.open.append(socket)
        here = HERE.set(self)
        try:
            socket.served = asyncio.ensure_future(sockets.play.fn(socket, game))
        finally:
            HERE.reset(here)
        return socket

    def kill(self) -> None:
        """Nothing of it happens any more, and all its connections break."""
        self.up = self.serving = self.asleep = False
        self._rouse.set()
        for task in self.tasks:
            task.cancel()
        for socket in self.open:
            socket.end(1006)

    def pause(self) -> None:
        self.asleep = True
        self._rouse.clear()

    def resume(self) -> None:
        self.asleep = False
        self._rouse.set()

    async def stop(self) -> None:
        """Told to stop: it hands its games over."""
        here = HERE.set(self)
        try:
            await self.hall.hand_over()
        finally:
            HERE.reset(here)
        await asyncio.sleep(0.05)
        self.kill()


# -- people -----------------------------------------------------------------------------------------------------------


class _Offer(msgspec.Struct):
    text: str


class _Told(msgspec.Struct):
    type: str
    n: int = -1
    error: str = ""
    view: msgspec.Raw = msgspec.Raw(b"null")
    offers: list[_Offer] = []
    result: dict[str, Any] | None = None


_read = msgspec.json.Decoder(_Told).decode
_TRANSIENT = frozenset({"stale", "not-yours", "elsewhere", "busy", "broken", "over", "too-fast", "waiting"})


class Person:
    """Someone at one seat, who connects to any node and is told one story."""

    def __init__(self, game: SimGame, token: str) -> None:
        self.game = game
        self.token = token
        self.stories: dict[int, bytes] = {}

    async def play(self, world: World) -> None:
        while not self.game.over:
            node = world.chance.choice(world.nodes)
            if node.serving and not node.asleep:
                socket = node.connect(self.game.id, self.token)
                await self._listen(world, node, socket)
                socket.end(1006)
            await asyncio.sleep(world.chance.uniform(0.1, 0.5))

    async def _listen(self, world: World, node: SimNode, socket: SimSocket) -> None:
        chance, sent = world.chance, -1
        while True:
            try:
                async with asyncio.timeout(8.0):
                    text = await socket.to_client.get()
            except TimeoutError:
                if node.asleep or not node.serving or sent >= 0 or not self.stories:
                    return  # nothing comes any more: connect anew, as the page does
                continue
            if text is None:
                return
            told = _read(text)
            if told.type == "error":
                if told.error not in _TRANSIENT:
                    raise Wrong(f"{self.game.name}: {text}")
                sent = -1
            if told.type != "table":
                continue
            self._hear(world, told)
            if told.result is not None:
                self.game.over = True
                return
            if told.offers and told.n != sent:
                sent = told.n
                await asyncio.sleep(chance.uniform(0.01, 0.3))
                if told.n >= self.game.length:
                    said: dict[str, Any] = {"type": "concede"}
                else:
                    said = {"type": "choose", "n": sent, "option": chance.choice(told.offers).text}
                socket.to_server.put_nowait(msgspec.json.encode(said).decode())
                if chance.random() < 0.05:
                    socket.to_server.put_nowait('{"type": "chat", "text": "hm"}')

    def _hear(self, world: World, told: _Told) -> None:
        """What was told once is true for good, and nothing that was answered is taken back."""
        n, view = told.n, hashlib.sha256(bytes(told.view)).digest()
        if self.stories and n < max(self.stories):
            raise Wrong(f"{self.game.name}: table {n} after {max(self.stories)}")
        if self.stories.setdefault(n, view) != view:
            raise Wrong(f"{self.game.name}: two stories about table {n}")
        if n > self.game.n:
            self.game.n, self.game.moved = n, clock.ticking()
        world.trace.update(b"%d %d %s" % (self.game.number, n, view[:4]))
        world.told += 1


class SimGame:
    """A game between two people, who give up after a while."""

    def __init__(self, number: int, id: str, tokens: tuple[str, str], length: int) -> None:
        self.number = number
        self.name = f"game {number}"
        self.id = id
        self.length = length
        self.n = 0
        self.over = False
        self.moved = clock.ticking()
        self.people = [Person(self, token) for token in tokens]


class World:
    """Everything that happens under one seed."""

    def __init__(self, seed: int, games: int = 6, nodes: int = 3) -> None:
        self.seed = seed
        self.chance = random.Random(seed)
        self.disk = Disk()
        self.losses = self.chance.choice((0.0, 0.0, 0.002, 0.01))
        self.nodes = [SimNode(self, number) for number in range(nodes)]
        self.wanted = games
        self.games: list[SimGame] = []
        self.faults = 0
        self.told = 0
        self.trace = hashlib.sha256()
        self.never: asyncio.Future[None] = asyncio.get_event_loop_policy().get_event_loop().create_future()

    async def run(self) -> None:
        for node in self.nodes:
            await node.start()
        tasks = [asyncio.ensure_future(self._befall()) for _ in range(2)]
        for number in range(self.wanted):
            game = await self._begin(number)
            self.games.append(game)
            tasks += [asyncio.ensure_future(person.play(self)) for person in game.people]
        people = tasks[2:]
        try:
            async with asyncio.timeout(600.0):
                while not all(task.done() for task in people):
                    await asyncio.wait(people, timeout=1.0, return_when=asyncio.FIRST_EXCEPTION)
                    for task in people:
                        if task.done():
                            task.result()
                    self._look()
        except TimeoutError as error:
            stuck = [game.name for game in self.games if not game.over]
            raise Wrong(f"{stuck} never end") from error
        finally:
            for task in tasks:
                task.cancel()
        self._compare()

    async def _begin(self, number: int) -> SimGame:
        while True:
            node = self.chance.choice([node for node in self.nodes if node.serving and not node.asleep] or self.nodes)
            here = HERE.set(node)
            try:
                started = await asyncio.wait_for(node.hall.start(NewGame(opponent="friend", side="corp"), "en"), 20.0)
                assert started.invite is not None
                wish = Join(started.invite)
                joined = await asyncio.wait_for(node.hall.join(started.game, wish), 20.0)
                length = self.chance.randint(6, 40)
                return SimGame(number, started.game, (started.token, joined.token), length)
            except (Exception, asyncio.CancelledError):  # the node is gone: begin another elsewhere
                await asyncio.sleep(0.5)
            finally:
                HERE.reset(here)

    async def _befall(self) -> None:
        """One thing after the other goes wrong; some at the same time."""
        chance = self.chance
        while True:
            await asyncio.sleep(chance.uniform(0.0, 1.0))
            node = chance.choice(self.nodes)
            if node.struck:
                continue
            node.struck = True
            self.faults += 1
            lasting = chance.uniform(0.0, chance.choice((0.3, 2.0, 9.0)))
            match chance.choice(("kill", "pause", "cut", "stop", "down")):
                case "kill":
                    node.kill()
                    await asyncio.sleep(lasting)
                    await node.start()
                case "pause":
                    node.pause()
                    await asyncio.sleep(lasting)
                    node.resume()
                case "cut":
                    node.cut = True
                    await asyncio.sleep(lasting)
                    node.cut = False
                case "stop":
                    await node.stop()
                    await node.start()
                case "down":
                    self.disk.down = True
                    await asyncio.sleep(lasting)
                    self.disk.down = False
            node.struck = False

    def _look(self) -> None:
        """No game is played by two nodes that are both sure of it."""
        for game in self.games:
            sure = [
                node
                for node in self.nodes
                if node.serving and not node.asleep and game.id in node.hall.rooms and node.hall.leases.sure
            ]
            if len(sure) > 1:
                raise Wrong(f"{game.name} has two owners")

    def _compare(self) -> None:
        """Everything that was answered is in the database, each choice once."""
        with self.disk.engine.connect() as connection:
            for game in self.games:
                asked = sa.select(choices.c.n).where(choices.c.game == game.id).order_by(choices.c.n)
                kept = list(connection.execute(asked).scalars())
                if kept != list(range(len(kept))) or len(kept) < game.n:
                    raise Wrong(f"{game.name}: {kept} kept, and {game.n} answered")
        self.disk.engine.dispose()


@contextlib.contextmanager
def _seeded(chance: random.Random) -> Iterator[None]:
    """Tokens, ids and keys by the seed, too."""
    fake = SimpleNamespace(
        token_urlsafe=lambda n: f"{chance.getrandbits(8 * n):0{2 * n}x}"[: (4 * n + 2) // 3],
        token_bytes=chance.randbytes,
        randbits=chance.getrandbits,
    )
    modules = [import_module(f"netrunner.server.{name}") for name in ("seats", "leases", "rooms")]
    kept = [module.secrets for module in modules]
    passed = sockets.pass_on
    for module in modules:
        module.secrets = fake
    sockets.pass_on = pass_on
    try:
        yield
    finally:
        for module, real in zip(modules, kept, strict=True):
            module.secrets = real
        sockets.pass_on = passed


def simulate(seed: int, games: int = 6) -> World:
    """One run; raises `Wrong`, with the seed, if anything is."""
    loop = Scheduler()
    asyncio.set_event_loop(loop)
    clock.simulate(loop.time)
    world = World(seed, games)
    try:
        with _seeded(random.Random(seed)):
            try:
                loop.run_until_complete(world.run())
            finally:
                for node in world.nodes:
                    node.kill()
                pending = asyncio.all_tasks(loop)
                for task in pending:
                    task.cancel()
                loop.run_until_complete(asyncio.gather(*pending, return_exceptions=True))
    except Exception as error:
        error.add_note(f"seed {seed}")
        raise
    finally:
        clock.simulate(None)
        asyncio.set_event_loop(None)
        loop.close()
    return world


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=0, help="the first one")
    args = parser.parse_args()
    import logging
    import time

    logging.disable(logging.CRITICAL)
    played = faults = told = 0
    began = time.monotonic()
    seed = args.seed
    while played < args.games:
        world = simulate(seed)
        played, faults, told, seed = played + len(world.games), faults + world.faults, told + world.told, seed + 1
        if seed % 100 == 0:
            print(f"{played} games, {faults} faults, {told} tables, {time.monotonic() - began:.0f} s", flush=True)
    print(f"{played} simulated games, {faults} faults, {told} tables told: seeds {args.seed} to {seed - 1} are clean")
    print(f"{faults / (time.monotonic() - began) * 60:.0f} faults a minute")
    return 0


if __name__ == "__main__":
    sys.exit(main())
