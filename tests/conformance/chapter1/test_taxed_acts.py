"""1.15.9: additional costs to break subroutines and to access cards, and subroutines that do not resolve."""

from __future__ import annotations

import pytest

from netrunner.testing import define, scenario
from netrunner.vocabulary import (
    A_ACCESS,
    A_BREAK,
    SERVER_HQ,
    AdditionalCostTo,
    Clicks,
    Gain,
    NextEncountered,
    PreventFirstSubroutine,
    Run,
    SkipSubroutines,
    Until,
    paid,
    sub,
)

define("Test Break Tax", "corp", "asset", AdditionalCostTo(A_BREAK, 2))
define("Test Access Tax", "corp", "asset", AdditionalCostTo(A_ACCESS, 2, remote=True))
define("Test Four", "corp", "ice", sub(Gain(1)), sub(Gain(10)), sub(Gain(100)), sub(Gain(1000)), strength=1)
define("Test Blunt", "runner", "resource", paid(Clicks(1), Run(SERVER_HQ, during=PreventFirstSubroutine())))
define("Test Shove", "runner", "resource", paid(0, Until(SkipSubroutines(3, NextEncountered()), "run"), limit=1))


@pytest.mark.rule("1.15.9:1")
def test_1_15_9_breaking_costs_what_cards_demand_in_addition() -> None:
    game = scenario("""
        corp:
          HQ: ice Wall of Static
          Server 1: Test Break Tax
        runner:
          credits 4
          rig: Corroder
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Corroder")
    game.runner.breaks(1, using="Corroder")
    game.expect(runner_credits=0)


@pytest.mark.rule("1.15.9a:1")
@pytest.mark.rule("1.15.9a:3")
def test_1_15_9a_nobody_must_pay_for_an_access() -> None:
    board = "corp:\n Server 1: Test Access Tax\nrunner:\n credits {}\nrun: Server 1, at 6.9.5g"
    game = scenario(board.format(2))
    game.runner.declines()
    assert game.accessed() == []
    game = scenario(board.format(2))
    game.runner.accesses("Test Access Tax")
    game.expect(runner_credits=0)
    game = scenario(board.format(1))
    game.expect(run=None, runner_credits=1)  # the cost cannot be paid
    assert game.accessed() == []


@pytest.mark.rule("9.8.5")
def test_9_8_5_the_first_subroutine_of_a_run_is_prevented() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Test Four, Test Four
        runner:
          rig: Test Blunt
        turn: runner
    """)
    game.runner.uses("Test Blunt")
    game.go_on("6.9.2d")
    game.expect(corp_credits=1110)
    game.runner.continues()
    game.expect(corp_credits=2221)


@pytest.mark.rule("6.5.5:1")
def test_6_5_5_the_first_three_subroutines_of_the_next_ice_do_not_resolve() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Test Four, Test Four
        runner:
          rig: Test Shove
        run: HQ, approaching ice 2
    """)
    game.runner.uses("Test Shove")
    game.go_on("6.9.2d")
    game.expect(corp_credits=1000)
    game.runner.continues()
    game.expect(corp_credits=2111)
