"""`tools/peers.py`: other engines beside this one."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest


@pytest.fixture(scope="module")
def peers() -> ModuleType:
    spec = importlib.util.spec_from_file_location("peers", Path(__file__).parents[2] / "tools" / "peers.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_engines_without_a_copy_have_no_figure_for_it(peers: ModuleType) -> None:
    rows = {"one": {"decisions_per_second": 12345.6, "copy_us": None, "copy_and_choose_us": 9.87}}
    assert peers.table(rows)[2:] == ["| one | 12,346 | – | 9.9 |"]


def test_moves_and_copies_are_counted(peers: ModuleType) -> None:
    """An engine of which each game has three positions, and each is a list."""

    def play(seed: int, look: object) -> int:
        for n in range(3):
            look([seed, n])  # type: ignore[operator]
        return 3

    copied: list[object] = []
    positions = peers.positions_of(play, list)
    assert len(positions) == 60
    assert peers.measured("decisions_per_second", 0.001, play, None, copied.append, []) > 0
    assert peers.measured("copy_us", 0, play, None, copied.append, []) is None
    assert peers.measured("copy_us", 0, play, list, copied.append, positions) > 0 and copied == []
    assert peers.measured("copy_and_choose_us", 0, play, list, copied.append, positions) > 0
    assert copied == positions
