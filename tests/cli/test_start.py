"""What is loaded for what: a command line that answers at once imports nothing that it does not need."""

import ast
import inspect
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

import netrunner
from netrunner import starter_deck
from netrunner.cards.facts import all_sets

#: Runs the command and tells which of our modules it loaded.
WATCHED = """
import sys
from netrunner.cli.main import main
try:
    main(sys.argv[1:])
except SystemExit:
    pass
print(*(name for name in sys.modules if name.startswith("netrunner.")), file=sys.stderr)
"""


def loaded(*words: str, typed: str = "") -> set[str]:
    """The modules that a command loads, without the name of the package."""
    ran = subprocess.run([sys.executable, "-c", WATCHED, *words], input=typed, capture_output=True, text=True)
    return {name.removeprefix("netrunner.") for name in ran.stderr.splitlines()[-1].split()}


def under(modules: set[str], *packages: str) -> set[str]:
    return {name for name in modules if name.split(".")[0] in packages}


@pytest.mark.parametrize("words", [["--help"], [], ["--version"], ["version"], ["nonsense"], ["--lang", "es"]])
def test_help_loads_no_rules_and_no_cards(words: Sequence[str]) -> None:
    modules = loaded(*words)
    assert not under(modules, "rules", "vocabulary", "cards", "decks", "game", "bots", "server", "testing")
    assert {name for name in modules if name.startswith("cli.")} <= {
        "cli.main", "cli.command", "cli.parser", "cli.version"
    }  # fmt: skip


def test_a_command_loads_no_other_command() -> None:
    modules = loaded("deck", "list")
    assert "cli.deck" in modules
    assert not {"cli.play", "cli.cards", "cli.position", "cli.rules", "cli.scenario", "cli.serve"} & modules
    assert not under(modules, "bots", "server", "testing")


def test_a_game_loads_the_modules_of_its_own_cards_alone(tmp_path: Path) -> None:
    assert sets(loaded("play", "--seed", "1", typed="why run HQ\nboard\nlog\nquit\n")) == {"core"}
    deck = starter_deck("shaper")
    file = tmp_path / "deck.txt"
    file.write_text(replace(deck, cards=(*deck.cards, ("Puffer", 1))).to_text(), encoding="utf-8")
    modules = loaded("play", "--seed", "1", "--runner", str(file), typed="quit\n")
    assert sets(modules) == {"core", "kitara.sovereign_sight"}


def sets(modules: set[str]) -> set[str]:
    """The modules of the sets whose cards were loaded."""
    return {name.removeprefix("cards.") for name in modules} & {one.module for one in all_sets()}


def test_the_package_itself_loads_nothing_but_what_finds_the_kernel() -> None:
    names = "import sys, netrunner; print(*(name for name in sys.modules if name.startswith('netrunner.')))"
    ran = subprocess.run([sys.executable, "-c", names], capture_output=True, text=True, check=True)
    assert ran.stdout.split() == ["netrunner.compiled"]


def test_the_names_of_the_package_are_those_that_type_checkers_see() -> None:
    imports = [node for node in ast.walk(ast.parse(inspect.getsource(netrunner))) if isinstance(node, ast.ImportFrom)]
    seen = {node.module: tuple(name.name for name in node.names) for node in imports if node.level == 1}
    assert seen == netrunner._HOMES
    assert sorted(netrunner.__all__) == sorted(name for names in seen.values() for name in names)
    for name in netrunner.__all__:
        assert getattr(netrunner, name) is not None
        assert name in dir(netrunner)
    misspelt = "Gmae"
    with pytest.raises(AttributeError, match="no attribute 'Gmae'"):
        getattr(netrunner, misspelt)
