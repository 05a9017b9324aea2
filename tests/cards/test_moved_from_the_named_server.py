"""Cards that run a named server: what follows a success is tied to that server (6.7.3a)."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import SERVER_ARCHIVES, SERVER_RND
from netrunner.testing import define, scenario
from netrunner.vocabulary import AccessServer, RunSuccessful, paid, whenever
from netrunner.vocabulary.running import MoveRun


@pytest.mark.rule("6.7.3a")
@pytest.mark.parametrize(
    "title", ["Khusyuk", "Möbius", "Watch the World Burn", "Code Siphon", "Wanton Destruction", "Deep Data Mining"]
)
def test_a_run_that_was_moved_elsewhere_is_not_the_one_that_the_card_speaks_of(title: str) -> None:
    define("Test Archive Detour", "runner", "program", paid(0, MoveRun(SERVER_ARCHIVES)), memory=0)
    look = whenever(RunSuccessful(SERVER_ARCHIVES), AccessServer(SERVER_RND))
    define("Test Second Look", "runner", "resource", look)
    game = scenario(f"""
        corp:
          credits 0
          archives: PAD Campaign
          hand: 3 Hedge Fund
          deck: 6 Hedge Fund
          Server 1: (Melange Mining Corp.)
        runner:
          credits 9
          hand: {title}
          deck: Torch
          rig: Test Archive Detour, Test Second Look
        turn: runner
    """)
    game.runner.plays(title)
    game.runner.uses("Test Archive Detour")
    game.pass_windows()
    game.runner.continues()
    game.go_on("action")
    assert game.accessed() == ["Hedge Fund", "PAD Campaign"]
    assert game.happened("run-begins") == 1
    game.expect(corp_archives=["PAD Campaign"], tags=0)
    assert game.revealed() == []


@pytest.mark.rule("6.7.3a")
@pytest.mark.parametrize("title", ["Expert Schedule Analyzer", "Keyhole", "Singularity", "Vamp"])
def test_the_access_of_another_server_is_not_replaced(title: str) -> None:
    define("Test Archive Detour", "runner", "program", paid(0, MoveRun(SERVER_ARCHIVES)), memory=0)
    installed = title in ("Expert Schedule Analyzer", "Keyhole")
    game = scenario(f"""
        corp:
          archives: PAD Campaign
          hand: 3 Hedge Fund
          deck: 6 Hedge Fund
          Server 1: Melange Mining Corp.
        runner:
          credits 9
          hand: {"Sure Gamble" if installed else title}
          rig: Test Archive Detour{f", {title}" if installed else ""}
        turn: runner
    """)
    game.runner.uses(title) if installed else game.runner.plays(title)
    game.runner.uses("Test Archive Detour")
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    game.asks("runner", "action")
    assert game.accessed() == ["PAD Campaign"]
