"""The first player waits no longer than others."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path

from websockets.sync.client import connect

from netrunner.server.load import free_port, post

from .test_kill import start


def test_what_the_first_table_needs_is_there_before_the_server_answers() -> None:
    code = """
from netrunner.server.warming import warm
warm()
import sys
from netrunner.text.phrases import table
print(sorted(name for name in sys.modules if name.startswith("netrunner.cards.")).__len__())
print(*[len(table(lang)._worded) for lang in ("en", "es")])
from netrunner import Game
from netrunner.decks import find_deck
from netrunner.server.catalogue import cards, ready_made
before = set(sys.modules)
for deck in ready_made().decks:
    find_deck(deck.key)
assert cards.cache_info().currsize == 1
Game.start(find_deck("weyland"), find_deck("anarch"), 2, asking="open").view("corp")
print(len(set(sys.modules) - before))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    lines = done.stdout.split("\n")
    assert int(lines[2]) == 0  # nothing is imported for a second game
    assert all(int(count) > 80 for count in lines[1].split())  # phrases were worded in every language


def test_the_first_table_comes_as_fast_as_the_second(tmp_path: Path) -> None:
    port = free_port()
    process = start(port, f"sqlite:///{tmp_path / 'games.db'}")
    try:

        def first_table() -> float:
            began = time.perf_counter()
            started = post(f"http://127.0.0.1:{port}", "/api/games", {"side": "corp"})
            with connect(f"ws://127.0.0.1:{port}/ws/games/{started['game']}?token={started['token']}") as seat:
                assert json.loads(seat.recv(timeout=30))["type"] == "table"
            return time.perf_counter() - began

        one, two = first_table(), first_table()
        assert one < 1.0 or one < 5 * two, (one, two)  # a busy machine is slow in both
    finally:
        process.terminate()
        process.wait(timeout=10)
