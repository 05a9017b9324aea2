"""Colours in the terminal game: for whoever watches, and never in what is piped."""

import re
import sys

import pytest

from netrunner.cli.colours import painted, painted_start
from netrunner.cli.terminal import Board
from netrunner.testing import scenario

BOARD = """
    corp:
      credits 5
      HQ: ice Enigma
    runner:
      credits 3, tags 1
      rig: Corroder
    turn: runner
"""


@pytest.fixture
def watched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)


def lines() -> list[str]:
    return Board(scenario(BOARD).game.view("runner"), "en").lines()


def test_what_is_piped_has_no_colour() -> None:
    assert "\x1b" not in "\n".join(lines())
    assert painted("HQ", "label") == "HQ"


def test_a_board_has_colour_in_a_terminal_and_says_the_same(
    monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    plain = lines()
    request.getfixturevalue("watched")
    shown = lines()
    assert [re.sub(r"\x1b\[[\d;]*m", "", line) for line in shown] == plain
    heads = [line for line in shown if line.startswith("\x1b") and ": " in line]
    assert len({line.split("m")[0] for line in heads}) >= 2  # each side has its own
    assert shown != plain


@pytest.mark.parametrize(("name", "value"), [("NO_COLOR", "1"), ("TERM", "dumb")])
def test_colours_can_be_declined(watched: None, monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    assert painted("HQ", "label") != "HQ"
    monkeypatch.setenv(name, value)
    assert painted("HQ", "label") == "HQ"


def test_lines_are_painted_one_by_one(watched: None) -> None:
    assert painted("a\nb", "rule") == "\x1b[1ma\x1b[0m\n\x1b[1mb\x1b[0m"
    assert painted_start("  HQ  Enigma", 6, "label") == "\x1b[33m  HQ  \x1b[0mEnigma"
