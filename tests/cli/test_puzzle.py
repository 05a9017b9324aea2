"""`netrunner puzzle`."""

import io
import json
from pathlib import Path

import pytest

from netrunner.cli.main import main

Capture = pytest.CaptureFixture[str]


def said(capsys: Capture, *words: str) -> tuple[int, str]:
    code = main(["puzzle", *words, "--lang", "en"])
    return code, capsys.readouterr().out


def test_check_proves_a_puzzle_by_its_name(capsys: Capture) -> None:
    code, out = said(capsys, "check", "harmless-first", "--line")
    assert code == 0
    assert out.startswith("harmless-first: solved by run Server 1 (2 arrangements")
    assert "Solution: Run on Server 1" in out
    assert "Fails: Run on Server 2" in out


DRAFT = """
side = "runner"
goal = "steal"
degree = 1
board = '''
corp:
  credits 0
  Server 1: ice {ice}; cards (Priority Requisition)
  deck: 2 any
runner:
  credits 2, clicks 1; hand: {hand}; deck: 2 any
turn: runner
'''
[en]
title = "a"
why = "b"
[es]
title = "c"
why = "d"
"""


@pytest.mark.parametrize(
    ("ice", "hand", "code", "told"),
    [
        ("Ice Wall", "any", 1, "NO SOLUTION"),
        ("Ice Wall", "Inside Job", 0, "solved by play Inside Job"),
        ("(Ice Wall)", "Inside Job", 1, "SEVERAL SOLUTIONS: "),  # the Corp cannot pay for it
    ],
)
def test_check_of_a_file(tmp_path: Path, capsys: Capture, ice: str, hand: str, code: int, told: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(DRAFT.format(ice=ice, hand=hand), encoding="utf-8")
    assert said(capsys, "check", str(path))[0] == code
    assert told in said(capsys, "check", str(path))[1]
    (found,) = json.loads(said(capsys, "check", str(path), "--json")[1])
    assert found["solved"] is (told != "NO SOLUTION")


AT_RANDOM = """
side = "runner"
goal = "steal"
degree = 1
known = ["HQ"]
{odds}
board = '''
corp:
  credits 0; hand: Priority Requisition, Hedge Fund; deck: 3 Hedge Fund
runner:
  credits 0, clicks 2; hand: Sure Gamble; deck: 3 Sure Gamble
turn: runner
'''
[en]
title = "a"
why = "b"
[es]
title = "c"
why = "d"
"""


@pytest.mark.parametrize(
    ("odds", "code", "verdict", "told"),
    [
        ('odds = "3/4"', 0, "odds", "3 of 4 cases"),
        ('odds = "1/2"', 1, "unstated", "3 of 4 cases"),
        ("", 1, "unstated", "3 of 4 cases"),  # no line is sure, and the file does not say so
    ],
)
def test_check_tells_the_odds_of_a_line_that_is_not_sure(
    tmp_path: Path, capsys: Capture, odds: str, code: int, verdict: str, told: str
) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(AT_RANDOM.format(odds=odds), encoding="utf-8")
    assert said(capsys, "check", str(path))[0] == code
    assert told in said(capsys, "check", str(path))[1]
    (found,) = json.loads(said(capsys, "check", str(path), "--json")[1])
    assert (found["verdict"], found["odds"]) == (verdict, "3/4")


def test_too_large_a_puzzle_is_not_proved(capsys: Capture) -> None:
    code, out = said(capsys, "check", "harmless-first", "--most", "50")
    assert code == 1
    assert "NOT PROVED: More than 50 choices" in out


def test_a_wrong_line_is_answered_and_can_be_taken_back(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    """The dangerous server first, which is refuted; then the right one."""
    monkeypatch.setattr("sys.stdin", io.StringIO("run Server 2\nrun Server 1\ncontinue\nno\nrun Server 2\ncontinue\n"))
    code, out = said(capsys, "play", "harmless-first")
    assert code == 0
    assert "Which door first?" in out
    assert "That does not work: Run on Server 2" in out
    assert "You are back before that choice." in out
    assert "Solved at try 2." in out
    assert "Junebug without advancement counters does nothing" in out.replace("\n", " ")


def test_leaving_a_puzzle(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("fly\nboard\nhelp\nquit\n"))
    code, out = said(capsys, "play")
    assert code == 0
    assert out.rstrip().endswith("The puzzle stays open.")


def test_list_names_today_s(capsys: Capture) -> None:
    code, out = said(capsys, "list")
    assert code == 0
    assert "harmless-first: Which door first? — Steal an agenda this turn." in out
    assert "Today's puzzle: " in out


def test_errors_say_what_to_do(capsys: Capture) -> None:
    assert main(["puzzle", "check", "--lang", "en"]) == 2
    assert "Say which" in capsys.readouterr().err
    assert main(["puzzle", "check", "nowhere", "--lang", "en"]) == 2
    assert "netrunner puzzle list" in capsys.readouterr().err
