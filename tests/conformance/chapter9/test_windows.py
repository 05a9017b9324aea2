"""9.2: timing and priority."""

import pytest

from netrunner.rules.machine.terms import E_CREDITS_GAINED, F_DAMAGE, NET, RUNNER
from netrunner.testing import define, scenario
from netrunner.vocabulary import (
    Damage,
    Draw,
    ForEvent,
    Gain,
    Prevent,
    TrashThis,
    Would,
    interrupt,
    paid,
    play,
    whenever,
)
from netrunner.vocabulary.abilities import When
from netrunner.vocabulary.base import YOU

define("Corp Watch", "corp", "asset", whenever(ForEvent("drew", RUNNER), Gain(1)), trash=2)
define("Runner Watch", "runner", "resource", whenever(ForEvent("drew", YOU), Gain(1)), cost=0)
define("Maybe Watch", "runner", "resource", whenever(ForEvent("drew", YOU), Gain(2), may=True), cost=0)
define("Vending", "corp", "asset", paid(0, Gain(1), limit=2), trash=2)
define("Slot", "runner", "resource", paid(1, Draw(1)), cost=0)
define("Zap", "corp", "operation", play(Damage(NET, 2)))
define("Plate", "runner", "resource", interrupt(TrashThis(), Prevent(F_DAMAGE, 1)), cost=0)
define("Reflex Plate", "runner", "resource", When(Would(F_DAMAGE), (Prevent(F_DAMAGE, 1),), interrupt=True), cost=0)
define("Gloat", "corp", "asset", When(Would(F_DAMAGE), (Gain(1),), optional=True, interrupt=True), trash=2)


@pytest.mark.rule("9.2.6b:1,2")
@pytest.mark.rule("9.2.4b:2")
def test_9_2_6b_there_is_no_passing_in_an_action_window() -> None:
    game = scenario("runner:\n clicks 2\nturn: runner", mode="full")
    game.asks("runner", "action", "5.7.1f")
    assert "pass" not in game.options("runner")


@pytest.mark.rule("9.2.7a:1")
@pytest.mark.rule("9.2.4b:1")
@pytest.mark.rule("9.2.4c")
@pytest.mark.rule("9.2.7b")
@pytest.mark.rule("9.2.3")
@pytest.mark.rule("9.2.4")
@pytest.mark.rule("9.2.7")
def test_9_2_7a_players_exchange_priority_until_one_passes_without_acting() -> None:
    game = scenario(
        """
        corp:
          Server 1: Vending
        runner:
          credits 5
          deck: 5 any
          rig: Slot
        turn: runner, at 5.7.1e
    """,
        mode="full",
    )
    game.asks("runner", "window", "5.7.1e")  # the active player first
    game.runner.passes()
    game.corp.uses("Vending")
    game.asks("corp", "window")  # priority stays until a pass (9.2.4c)
    game.corp.passes()
    game.asks("runner", "window", "5.7.1e")  # the Corp acted: the Runner receives priority again
    game.runner.uses("Slot")
    game.runner.passes()
    game.asks("corp", "window", "5.7.1e")
    game.corp.passes()
    game.asks("runner", "action")


@pytest.mark.rule("9.2.7f:1")
@pytest.mark.rule("9.5.2c:2")
def test_9_2_7f_options_can_be_used_any_number_of_times() -> None:
    game = scenario("runner:\n credits 3\n deck: 5 any\n rig: Slot\nturn: runner, at 5.7.1e")
    for _ in range(3):
        game.runner.uses("Slot")
    game.expect(runner_hand=3, runner_credits=0)
    game.asks("runner", "action")


@pytest.mark.rule("9.3.3c:1")
def test_9_3_3c_a_limit_on_how_often_an_ability_is_used_holds() -> None:
    game = scenario("corp:\n credits 0\n Server 1: Vending\nturn: corp, at 5.6.2a")
    game.corp.uses("Vending")
    game.corp.uses("Vending")
    game.asks("corp", "action")
    game.expect(corp_credits=2)


@pytest.mark.rule("9.2.8b:1")
@pytest.mark.rule("9.2.1")
@pytest.mark.rule("9.2.8")
@pytest.mark.rule("9.6.8")
def test_9_2_8b_the_active_player_triggers_first() -> None:
    text = (
        "corp:\n credits 5\n Server 1: Corp Watch\nrunner:\n credits 5\n deck: 3 any\n rig: Runner Watch\nturn: runner"
    )
    game = scenario(text)
    game.runner.draws()
    gained = [e.player for e in game.events() if e.kind == E_CREDITS_GAINED]
    assert gained == [1, 0]


@pytest.mark.rule("9.2.8d:1,2")
@pytest.mark.rule("9.2.8e:2")
@pytest.mark.rule("9.2.8c")
@pytest.mark.rule("9.6.9b")
@pytest.mark.rule("9.6.12")
@pytest.mark.rule("9.2.4a")
@pytest.mark.rule("9.6.9")
def test_9_2_8d_and_e_any_order_but_no_passing_before_mandatory_abilities() -> None:
    game = scenario("runner:\n credits 5\n deck: 3 any\n rig: Runner Watch, Maybe Watch\nturn: runner")
    game.runner.draws()
    game.asks("runner", "react", "9.2.8c")
    assert sorted(game.options("runner")) == ["trigger Maybe Watch", "trigger Runner Watch"]
    twin = game.copy()
    game.runner.triggers("Maybe Watch")
    game.expect(runner_credits=8)  # the mandatory one follows by itself
    twin.runner.triggers("Runner Watch")
    assert sorted(twin.options("runner")) == ["pass", "trigger Maybe Watch"]
    twin.runner.passes()
    twin.expect(runner_credits=6)
    twin.runner.draws()  # what was not triggered is lost: only the new instances are pending
    twin.runner.triggers("Runner Watch")
    twin.runner.triggers("Maybe Watch")
    twin.expect(runner_credits=9)


@pytest.mark.rule("9.2.8a:1,2")
@pytest.mark.rule("9.2.4d")
def test_9_2_8a_abilities_that_become_pending_in_a_window_get_one_of_their_own() -> None:
    game = scenario("""
        corp:
          clicks 1
        runner:
          credits 5
          deck: 5 any
          rig: Wyldside, Runner Watch, Test Bribe
        turn: corp
    """)
    game.corp.takes_credit()
    game.runner.triggers("Wyldside")  # draws: Runner Watch resolves at once, before Test Bribe
    game.asks("runner")
    game.expect(runner_credits=6)


@pytest.mark.rule("9.2.8f:1")
@pytest.mark.rule("9.6.12")
def test_9_2_8f_a_reaction_window_closes_with_the_structure_that_opened_it() -> None:
    game = scenario("""
        corp:
          HQ: ice Tollbooth
          hand: Hedge Fund
        runner:
          credits 5
          rig: Femme Fatale {remembers HQ ice 1}
        turn: runner
    """)
    game.runner.runs("HQ")
    game.asks("runner", "react")
    game.runner.triggers("Femme Fatale")
    game.expect(runner_credits=4, run="HQ")  # Tollbooth took nothing
    assert game.happened("bypassed") == 1


@pytest.mark.rule("9.2.9c:1")
@pytest.mark.rule("9.2.9e:1")
@pytest.mark.rule("9.2.9d")
@pytest.mark.rule("9.2.9")
@pytest.mark.rule("9.2.9f:3")
def test_9_2_9c_and_e_both_players_use_interrupts_in_any_order_until_both_pass() -> None:
    game = scenario("""
        corp:
          credits 5
          hand: Zap
          Server 1: Gloat
        runner:
          hand: 3 any
          rig: Plate, Plate
        turn: corp
    """)
    game.corp.plays("Zap")
    game.asks("corp", "interrupt")  # the active player first
    game.corp.passes()
    game.asks("runner", "interrupt")
    game.runner.uses(game.cards("Plate")[0])
    game.runner.passes()
    game.asks("corp", "interrupt")  # the Runner acted, so the Corp receives priority again
    game.corp.triggers("Gloat")
    game.runner.passes()
    game.expect(runner_hand=2, corp_credits=6, runner_rig=["Plate"])


@pytest.mark.rule("9.2.9f:1")
@pytest.mark.rule("9.6.8b")
def test_9_2_9f_a_relevant_mandatory_interrupt_must_be_triggered() -> None:
    game = scenario("corp:\n hand: Zap\nrunner:\n hand: 3 any\n rig: Reflex Plate, Plate\nturn: corp")
    game.corp.plays("Zap")
    game.asks("runner", "interrupt")
    assert "pass" not in game.options("runner")
    game.runner.triggers("Reflex Plate")
    game.runner.passes()
    game.expect(runner_hand=2)
