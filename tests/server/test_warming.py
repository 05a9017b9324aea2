"""The first player waits no longer than others."""

from __future__ import annotations

import subprocess
import sys


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
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=240)
    assert done.returncode == 0, done.stderr
    lines = done.stdout.split("\n")
    assert int(lines[2]) == 0  # nothing is imported for a second game
    assert all(int(count) > 80 for count in lines[1].split())  # phrases were worded in every language
