"""Corp cards on Corp cards, and install costs of X."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import ASSET, CORP
from netrunner.testing import define, scenario
from netrunner.vocabulary import CanHost, Cards, Gain, TurnBegins, when

define("Test Shelf", "corp", "asset", CanHost(Cards(types=ASSET, side=CORP), limit=1), trash=1)
define("Test Stall", "corp", "asset", when(TurnBegins(), Gain(1)), cost=1, trash=1)
define("Test Gauge", "runner", "program", cost="X")


@pytest.mark.rule("1.12.5a:1")
@pytest.mark.rule("1.12.6:2")
def test_1_12_5a_the_corp_may_install_a_card_on_a_card_that_can_host_it_and_rez_it_there() -> None:
    game = scenario("""
        corp:
          hand: Test Stall
          Server 1: cards Test Shelf
        turn: corp
    """)
    game.corp.installs("Test Stall", "Test Shelf")
    assert game.card("Test Stall").host == "Test Shelf"
    assert not game.card("Test Stall").faceup  # as it would be installed anywhere else
    game.corp.rezzes("Test Stall")
    assert game.card("Test Stall").rezzed
    game.expect(corp_credits=4)


@pytest.mark.rule("8.2.11b:2")
def test_8_2_11b_the_x_of_an_install_cost_is_chosen_as_it_is_paid_and_kept_until_the_install_is_complete() -> None:
    game = scenario("""
        runner:
          credits 4
          hand: Test Gauge
        turn: runner
    """)
    game.runner.installs("Test Gauge")
    assert [f"number {n}" for n in range(5)] == game.options("runner")
    game.runner.chooses(3)
    game.expect(runner_credits=1)
