"""`netrunner scenario`."""

from pathlib import Path

import pytest

from netrunner.cli import scenario as command
from netrunner.cli.main import main
from netrunner.testing import Scenario, scenario
from netrunner.testing.retelling import Teller

Capture = pytest.CaptureFixture[str]
BYPASSED = "tests/cards/test_nbn_ice.py::test_tollbooth_that_is_bypassed_takes_nothing"


@pytest.fixture(autouse=True)
def no_watcher_is_left() -> None:
    assert Scenario.watcher is None


def told(text: str, board: bool = False) -> tuple[Scenario, Teller, list[str]]:
    """A scenario, and what is told of it."""
    lines: list[str] = []
    teller = Teller("en", lines.append, board=board)
    Scenario.watcher = teller
    try:
        game = scenario(text)
    finally:
        Scenario.watcher = None
    return game, teller, lines


def test_each_answer_is_told_with_its_question_and_what_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    game, teller, lines = told("corp:\n hand: Hedge Fund\nturn: corp")
    monkeypatch.setattr(Scenario, "watcher", teller)
    game.corp.plays("Hedge Fund")
    teller.ends()
    assert "    |   hand: Hedge Fund" in lines
    asked = next(at for at, line in enumerate(lines) if line.startswith("The Corp decides (rule 5.6.2b)"))
    assert lines[asked + 1] == "  → Play Hedge Fund: 5 credits"
    assert any("gains 9 credits" in line for line in lines[asked + 2 :])
    assert lines[-1].startswith("The Corp decides (rule 5.6.2b): You have 2 clicks left.")


def test_the_board_is_told_after_each_step_if_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    game, teller, lines = told("turn: corp", board=True)
    monkeypatch.setattr(Scenario, "watcher", teller)
    game.corp.takes_credit()
    teller.ends()
    assert [line for line in lines if "credits 5" in line or "credits 6" in line][:2] == [
        "    |   credits 5, clicks 3",
        "    |   credits 5, clicks 0",
    ]
    assert "    |   credits 6, clicks 2" in lines


def test_a_copy_is_told_from_where_it_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    game, teller, lines = told("turn: corp")
    twin = game.copy()
    monkeypatch.setattr(Scenario, "watcher", teller)
    game.corp.takes_credit()
    twin.corp.takes_credit()
    game.corp.takes_credit()
    assert lines.count("The same from another position:") == 1
    assert lines.count("    |   credits 5, clicks 3") == 2  # each of them began here


@pytest.mark.parametrize("what", [BYPASSED, f"./{BYPASSED}", "cards/" + BYPASSED.removeprefix("tests/cards/")])
def test_a_test_is_found_from_the_checkout_and_from_its_tests(what: str) -> None:
    (found,) = command.find(what)
    path, _, name = found.partition("::")
    assert Path(path).is_file() and name == BYPASSED.partition("::")[2]


def test_a_rule_stands_for_the_tests_that_prove_it() -> None:
    assert any(found.endswith(BYPASSED.partition("::")[2]) for found in command.find("9.2.8f"))


@pytest.mark.parametrize(
    ("what", "said"),
    [("tests/nowhere.py", "There is no file tests/nowhere.py."), ("9.1.12", "There is no file 9.1.12.")],
)
def test_what_is_not_there_is_told(capsys: Capture, what: str, said: str) -> None:
    assert main(["scenario", what, "--lang", "en"]) == 2
    assert said in capsys.readouterr().err


@pytest.mark.slow
def test_a_test_is_played_from_the_command_line(checkout: Path) -> None:
    import subprocess
    import sys

    done = subprocess.run(
        [sys.executable, "-m", "netrunner", "scenario", BYPASSED, "--lang", "en"],
        capture_output=True, text=True, cwd=checkout, check=True,
    )  # fmt: skip
    assert done.stdout.startswith("tollbooth that is bypassed takes nothing (9.2.8f")
    assert "The Runner bypasses Tollbooth with Femme Fatale." in done.stdout
    assert done.stdout.endswith("The test passes.\n")


@pytest.fixture
def checkout() -> Path:
    return Path(__file__).parent.parent.parent
