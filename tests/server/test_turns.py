"""Whatever waits has its turn by address."""

from __future__ import annotations

import asyncio

from netrunner import Game, starter_deck
from netrunner.bots import asked, make
from netrunner.server.thinking import Player, Thinking
from netrunner.server.turns import LockInTurn

from .conftest import PATIENCE


def test_addresses_take_a_lock_in_turn_and_whoever_has_gone_is_passed_over() -> None:
    lock, had = LockInTurn(), list[str]()

    async def take(address: str, name: str) -> None:
        async with lock.taken(address):
            had.append(name)
            await asyncio.sleep(0)

    async def run() -> None:
        async with lock.taken("a"):
            names = ("a 1", "a 2", "a 3", "b 1", "b 2", "c 1")
            waiting = {name: asyncio.create_task(take(name[0], name)) for name in names}
            await asyncio.sleep(0)
            waiting["a 2"].cancel()
            waiting["c 1"].cancel()
            await asyncio.sleep(0)
            assert lock.locked() and had == []
        await asyncio.wait(waiting.values())
        assert not lock.locked()

    asyncio.run(run())
    assert had == ["a 1", "b 1", "b 2", "a 3"]  # the turn of whoever has gone is over all the same


def test_a_lock_that_is_given_to_somebody_who_goes_just_then_is_given_on() -> None:
    async def run() -> bool:
        lock = LockInTurn()

        async def take(address: str) -> None:
            async with lock.taken(address):
                pass

        async with lock.taken("a"):
            one, other = asyncio.create_task(take("a")), asyncio.create_task(take("b"))
            await asyncio.sleep(0)
        one.cancel()  # it is its turn, and it has not noticed yet
        await asyncio.wait_for(other, PATIENCE)
        return lock.locked()

    assert asyncio.run(run()) is False


def test_computers_of_one_address_think_in_turn_with_those_of_others() -> None:
    """Sixty games between experts, begun at one address, had the processes that think for themselves."""
    game = Game.start(starter_deck("jinteki"), starter_deck("shaper"), 1)
    assert game.decision is not None
    view, question = game.view("corp"), asked(game.decision)
    order: list[str] = []

    async def think(at_work: Thinking, address: str) -> None:
        await at_work.choose(Player(make("random")), view, question, None, address)
        order.append(address)

    async def run() -> None:
        at_work = Thinking(PATIENCE)
        del at_work._workers[1:]
        await asyncio.gather(*[think(at_work, address) for address in ("a", "a", "a", "a", "b", "c")])
        at_work.close()

    asyncio.run(run())
    assert order == ["a", "a", "b", "c", "a", "a"]
