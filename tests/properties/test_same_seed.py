"""The same seed is the same game: within a process, and in another one."""

import os
import subprocess
import sys
from hashlib import sha256

from netrunner import starter_deck
from netrunner.simulation import play

PROGRAM = """
from hashlib import sha256
from netrunner import starter_deck
from netrunner.simulation import play
for seed in range(3):
    text = play(starter_deck("jinteki"), starter_deck("shaper"), seed).to_json()
    print(sha256(text.encode()).hexdigest())
"""


def test_the_same_seed_is_the_same_game_and_another_seed_is_another() -> None:
    corp, runner = starter_deck("jinteki"), starter_deck("shaper")
    assert play(corp, runner, 1).to_json() == play(corp, runner, 1).to_json()
    assert play(corp, runner, 1).to_json() != play(corp, runner, 2).to_json()


def test_nothing_depends_on_how_a_process_orders_its_sets() -> None:
    """Python gives strings other hashes in each process; the game must not notice."""
    here = [
        sha256(play(starter_deck("jinteki"), starter_deck("shaper"), seed).to_json().encode()).hexdigest()
        for seed in range(3)
    ]
    for hash_seed in ("1", "2"):
        answer = subprocess.run(
            [sys.executable, "-c", PROGRAM],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        )
        assert answer.stdout.split() == here
