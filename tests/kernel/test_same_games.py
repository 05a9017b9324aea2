"""Compiled and not, the kernel plays the same games and writes the same saves."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from netrunner import compiled

ROOT = Path(__file__).parents[2]
GAMES = 36

pytestmark = pytest.mark.skipif(not compiled.library(), reason="no compiled kernel for these sources: make compile")


def run(kernel: str, *words: str, given: str = "") -> list[str]:
    """What a script prints with one of the kernels."""
    env = {**os.environ, compiled.PURE: "1" if kernel == "pure" else "0"}
    ran = subprocess.run([sys.executable, *words], env=env, input=given, capture_output=True, text=True, cwd=ROOT)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.splitlines()


def test_random_games_are_the_same_to_the_last_word() -> None:
    pure, quick = (run(kernel, "tools/digests.py", "--games", str(GAMES)) for kernel in ("pure", "compiled"))
    assert len(pure) == GAMES
    assert pure == quick


def test_saves_of_one_kernel_are_loaded_by_the_other() -> None:
    script = "tests/kernel/saving.py"
    pure, quick = (run(kernel, script, "write", "0", "12") for kernel in ("pure", "compiled"))
    assert pure == quick
    ends = [run(kernel, script, "finish", given="\n".join(pure)) for kernel in ("pure", "compiled")]
    assert ends[0] == ends[1]


def test_records_have_the_same_fields() -> None:
    code = "from netrunner.codec import shapes; print(*[f'{s.name} {s.fields}' for s in shapes().values()], sep='\\n')"
    pure, quick = (sorted(run(kernel, "-c", code)) for kernel in ("pure", "compiled"))
    assert len(pure) > 50
    assert pure == quick


def test_cards_say_the_same() -> None:
    """What is summed up of a card in a saved game."""
    code = (
        "from netrunner.cards.library import definition, implemented\n"
        "for title in implemented(): print(title, definition(title).abilities)"
    )
    pure, quick = (run(kernel, "-c", code) for kernel in ("pure", "compiled"))
    assert len(pure) > 300
    assert pure == quick


def test_help_tells_the_same() -> None:
    """mypyc leaves docstrings out; `tools/compile.py` puts them back."""
    pure, quick = (run(kernel, "tests/kernel/telling.py") for kernel in ("pure", "compiled"))
    assert len(pure) > 1500
    assert any(line.startswith("netrunner.game.Game 'A game of Netrunner.") for line in quick)
    assert pure == quick
