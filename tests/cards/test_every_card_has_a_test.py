"""No card without a test of its own; ``make gut`` looks whether these tests notice what a declaration lacks."""

from __future__ import annotations

from pathlib import Path

import pytest

from netrunner.cards.library import implemented
from netrunner.conformance.own_tests import own_tests

TESTS = Path(__file__).parents[1]


@pytest.mark.parametrize("title", implemented())
def test_every_implemented_card_has_a_test_of_its_own(title: str) -> None:
    assert own_tests(TESTS, title), f"no test in tests/cards is named after {title} and plays with it"


def test_a_card_that_is_only_part_of_the_scenery_has_no_test_of_its_own() -> None:
    name = "test_noise_trashes_the_top_card_of_rnd_facedown_for_each_virus"
    scenery = next(test for test in own_tests(TESTS, "Noise: Hacker Extraordinaire") if test.name == name)
    assert "hedgefund" in scenery.source
    assert name not in [test.name for test in own_tests(TESTS, "Hedge Fund")]


def test_a_card_in_a_table_of_parameters_has_a_test_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "cards" / "genesis").mkdir(parents=True)
    (tmp_path / "cards" / "genesis" / "test_breakers.py").write_text(
        'TABLE = [("Inti", 1)]\n\n\n'
        '@pytest.mark.parametrize("title, cost", [*TABLE, ("Corroder", 2)])\n'
        "def test_figures(title, cost):\n"
        '    scenario(title, "Mimic")\n',
        encoding="utf-8",
    )
    assert [test.name for test in own_tests(tmp_path, "Inti")] == ["test_figures"]
    assert [test.name for test in own_tests(tmp_path, "Corroder")] == ["test_figures"]
    assert own_tests(tmp_path, "Mimic") == []
