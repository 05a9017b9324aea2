"""Cards are loaded when they are needed, and nothing that a player sees depends on which ones were."""

import ast
import subprocess
import sys
from importlib import import_module, util
from pathlib import Path

import pytest

from netrunner.cards.facts import all_sets, facts, front_of, module_of
from netrunner.cards.library import declared, is_implemented
from netrunner.vocabulary.declare import DECLARED

#: Plays random games between people, in which a seat is asked for what any card there is could do.
PLAYED = """
import sys
from netrunner.cards.library import load_all
from netrunner.simulation import play, starter_pairing
if sys.argv[1] == "all":
    load_all()
for seed in range(8):
    game = play(*starter_pairing(seed), seed, asking="open")
    print(seed, game.reason, game.state.deciding)
"""


@pytest.mark.parametrize("module", [one.module for one in all_sets()])
def test_every_card_is_declared_in_the_module_that_its_facts_name(module: str) -> None:
    spec = util.find_spec(f"netrunner.cards.{module}")
    assert spec is not None and spec.origin is not None
    calls = [node for node in ast.walk(ast.parse(Path(spec.origin).read_text(encoding="utf-8")))]
    titles = [
        node.args[0].value
        for node in calls
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "card"
        and isinstance(node.args[0], ast.Constant)
    ]  # fmt: skip
    import_module(f"netrunner.cards.{module}")
    for title in titles:
        assert module_of(front_of(title) or facts(title)) == module
        assert declared(title) is DECLARED[title]


def test_only_exact_titles_are_declared() -> None:
    assert is_implemented("Hedge Fund") and is_implemented("Earth Station: Ascending to Orbit")
    assert not is_implemented("hedge fund") and not is_implemented("No Such Card")


def test_a_game_between_people_reckons_with_cards_that_were_not_loaded() -> None:
    runs = [
        subprocess.run([sys.executable, "-c", PLAYED, how], capture_output=True, text=True, check=True).stdout
        for how in ("all", "needed")
    ]
    assert runs[0] == runs[1] != ""
