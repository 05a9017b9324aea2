"""Computer players think beside the server, and cannot hold it up."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from netrunner import Game, starter_deck
from netrunner.bots import Asked, asked, make
from netrunner.bots.bot import Searcher, world_for
from netrunner.bots.guard import PATIENCE
from netrunner.server import thinking
from netrunner.server.thinking import Player, Thinking
from netrunner.views import View

#: What nobody waits for in vain, on whatever machine.
LONG = 60.0
#: Bots are sent to another process, which must be able to import them.
BOTS = '''
import os, time

class Bot:
    name = "bad"
    def __init__(self, notes):
        self.notes = notes
    def note(self):
        with open(self.notes, "a") as file:
            print(os.getpid(), file=file)

class Hangs(Bot):
    """Keeps a processor busy forever."""
    def choose(self, view, decision):
        self.note()
        while True:
            pass

class Sleeps(Bot):
    def choose(self, view, decision):
        self.note()
        time.sleep(3600)

class Raises(Bot):
    def choose(self, view, decision):
        self.note()
        raise RuntimeError("no idea")

class Nonsense(Bot):
    def choose(self, view, decision):
        return "something else"

class Dies(Bot):
    def choose(self, view, decision):
        os._exit(3)

class Counts(Bot):
    """Remembers how often it was asked: the first time it takes the first option, then the others."""
    def choose(self, view, decision):
        self.asked = getattr(self, "asked", -1) + 1
        return decision.options[self.asked]
'''


@pytest.fixture
def bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[object]:
    (tmp_path / "bad_bots.py").write_text(BOTS, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    import bad_bots

    thinking._end_spare()  # processes of other tests look for bots elsewhere
    yield bad_bots
    thinking._end_spare()


def question() -> tuple[object, object]:
    game = Game.start(starter_deck("jinteki"), starter_deck("shaper"), 1, asking="open")
    assert game.decision is not None
    return game.view("corp"), asked(game.decision)


def alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def lower(view: View, decision: Asked) -> str:
    """What the level below would do."""
    return make("novice").choose(view, decision).text


@pytest.mark.parametrize("kind", ["Hangs", "Sleeps"])
def test_a_bot_that_does_not_come_back_loses_its_moves_and_leaves_nothing_behind(
    bots: object, tmp_path: Path, kind: str
) -> None:
    view, decision = question()
    notes = tmp_path / "asked"
    stuck, quick = Player(getattr(bots, kind)(str(notes))), Player(make("novice"))

    async def run() -> list[str]:
        at_work = Thinking(1.5)  # long enough to be asked at all
        chosen = [(await at_work.choose(stuck, view, decision)).text for _ in range(PATIENCE + 2)]
        at_work.close()
        patient = Thinking(LONG)
        chosen.append((await patient.choose(quick, view, decision)).text)
        patient.close()
        return chosen

    chosen = asyncio.run(run())
    assert chosen[:-1] == [lower(view, decision)] * (PATIENCE + 2) and chosen[-1] in ("keep", "mulligan")
    assert stuck.lost == PATIENCE + 2 and quick.lost == 0
    processes = [int(line) for line in notes.read_text().split()]
    assert len(set(processes)) == PATIENCE  # it was not asked any more, and each time in a new process
    assert not any(alive(process) for process in processes)


def test_others_are_asked_while_one_hangs(bots: object, tmp_path: Path) -> None:
    view, decision = question()

    async def run() -> float:
        at_work = Thinking(2 * LONG)
        await at_work.choose(Player(make("novice")), view, decision)  # the process is ready
        hanging = at_work.begin(Player(bots.Hangs(str(tmp_path / "asked"))), view, decision)
        await asyncio.sleep(0)
        began = time.monotonic()
        chosen = await asyncio.wait_for(at_work.choose(Player(make("random")), view, decision), LONG)
        assert chosen in decision.options and not hanging.done()
        hanging.cancel()
        await asyncio.gather(hanging, return_exceptions=True)
        at_work.close()
        return time.monotonic() - began

    assert asyncio.run(run()) < LONG


@pytest.mark.parametrize("kind", ["Raises", "Nonsense", "Dies"])
def test_a_bot_that_fails_loses_its_move_to_a_lower_level(bots: object, tmp_path: Path, kind: str) -> None:
    view, decision = question()
    player, other = Player(getattr(bots, kind)(str(tmp_path / "asked"))), Player(make("novice"))

    async def run() -> tuple[str, str]:
        at_work = Thinking(LONG)
        one = await at_work.choose(player, view, decision)
        two = await at_work.choose(other, view, decision)
        at_work.close()
        return one.text, two.text

    assert asyncio.run(run())[0] == lower(view, decision)
    assert player.lost == 1 and other.lost == 0


def test_a_bot_that_cannot_be_sent_loses_its_move(tmp_path: Path) -> None:
    view, decision = question()

    class Local:
        name = "local"

        def choose(self, view: object, decision: object) -> object:
            raise AssertionError

    async def run() -> str:
        at_work = Thinking(LONG)
        chosen = await at_work.choose(Player(Local()), view, decision)
        at_work.close()
        return chosen.text

    assert asyncio.run(run()) == lower(view, decision)


def test_a_bot_that_looks_ahead_gets_its_world_in_another_process() -> None:
    game = Game.start(starter_deck("jinteki"), starter_deck("shaper"), seed=7, asking="open")
    decision = game.decision
    assert decision is not None
    view, asked_ = game.view(decision.side), asked(decision)
    bot = make("expert", 1, tries=12)
    world = world_for(bot, game, asked_)
    assert world is not None

    async def run() -> str:
        at_work = Thinking(LONG)
        chosen = await at_work.choose(Player(bot), view, asked_, world.to_json())
        at_work.close()
        return chosen.text

    assert isinstance(bot, Searcher)
    assert asyncio.run(run()) == bot.think(view, asked_, world).text


def test_a_bot_remembers_between_its_decisions(bots: object, tmp_path: Path) -> None:
    view, decision = question()
    player = Player(bots.Counts(""))

    async def run() -> list[str]:
        at_work = Thinking(LONG)
        chosen = [(await at_work.choose(player, view, decision)).text for _ in range(2)]
        at_work.close()
        return chosen

    assert asyncio.run(run()) == ["keep", "mulligan"]


def test_a_quick_bot_that_hangs_is_interrupted_and_not_trusted_any_more() -> None:
    view, decision = question()

    class Swift:
        name, quick, asked = "swift", True, 0

        def choose(self, view: object, decision: object) -> object:
            self.asked += 1
            while True:
                pass

    bot = Swift()
    player = Player(bot)
    at_work = Thinking(0.1)
    chosen = at_work.at_once(player, view, decision)
    assert chosen is not None and chosen.text == "keep" and player.lost == 1
    assert at_work.at_once(player, view, decision) is None  # from now on in a process
    assert bot.asked == 1


def test_a_quick_bot_that_fails_loses_its_move() -> None:
    view, decision = question()

    class Swift:
        name, quick = "swift", True

        def choose(self, view: object, decision: object) -> object:
            raise RuntimeError("no idea")

    chosen = Thinking(0.1).at_once(Player(Swift()), view, decision)
    assert chosen is not None and chosen.text == "keep"
    assert Thinking(0.1).at_once(Player(make("novice")), view, decision) in decision.options
