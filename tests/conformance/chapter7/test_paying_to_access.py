"""1.15.9, 7.6.5: what it costs to access a card at all."""

from __future__ import annotations

import pytest

from netrunner.testing import Scenario, scenario


def gagarin(credits: int, run: str = "Server 1") -> Scenario:
    """In its remote servers each access costs a credit more."""
    return scenario(f"""
        corp: Gagarin Deep Space: Expanding the Horizon
          hand: Hedge Fund; Server 1: PAD Campaign, Ash 2X3ZB9CY
        runner:
          credits {credits}
        run: {run}, at 6.9.5g
    """)


@pytest.mark.rule("1.15.9:2")
def test_1_15_9_who_can_pay_for_one_access_makes_one() -> None:
    game = gagarin(1)
    game.asks("runner", "access-next", "7.6.5")
    game.runner.accesses("PAD Campaign")
    game.asks("runner", "action")
    game.expect(runner_credits=0, run=None)
    assert game.accessed() == ["PAD Campaign"]


@pytest.mark.rule("1.15.9:2")
def test_1_15_9_who_cannot_pay_accesses_nothing_and_the_run_is_successful() -> None:
    game = gagarin(0)
    game.asks("runner", "action")
    assert game.accessed() == []
    assert game.happened("run-unsuccessful") == 0


@pytest.mark.rule("1.15.9a:1")
def test_1_15_9a_nobody_must_pay_to_access() -> None:
    game = gagarin(5)
    game.runner.declines()
    game.asks("runner", "action")
    game.expect(runner_credits=5)
    assert game.accessed() == []


@pytest.mark.rule("7.6.5:1")
def test_7_6_5_what_costs_nothing_is_accessed_without_a_question() -> None:
    game = gagarin(0, "HQ")
    game.asks("runner", "action")
    assert game.accessed() == ["Hedge Fund"]
