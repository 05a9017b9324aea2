"""Positions with one good answer: win now, do not die, contest what would be scored. Tries are counted, not seconds."""

from pathlib import Path

import pytest

from netrunner.bots import make
from netrunner.bots.bot import ask
from netrunner.testing import scenario

POSITIONS = sorted((Path(__file__).parent / "tactics").glob("*.txt"))


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
@pytest.mark.parametrize("level", ["adept", "expert"])
def test_the_good_answer_is_found(level: str, path: Path) -> None:
    """The first line of a position says how a good answer begins, or how none does."""
    first, _, board = path.read_text(encoding="utf-8").partition("\n")
    wanted = first.removeprefix("# answer: ")
    game = scenario(board).game
    assert game.decision is not None
    answer = ask(make(level, 1, tries=48), game, game.decision).text
    if wanted.startswith("not "):
        assert not answer.startswith(wanted.removeprefix("not "))
    else:
        assert answer.startswith(wanted)
