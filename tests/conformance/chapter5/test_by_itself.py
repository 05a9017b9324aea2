"""Chapter 5: what the Corp's turn is made of, each phase by itself."""

import pytest

from netrunner.testing import scenario


@pytest.mark.rule("5.1.2")
def test_5_1_2_the_corp_draws_acts_discards_and_then_it_is_the_runners_turn() -> None:
    game = scenario("corp:\n hand: 5 Hedge Fund\n deck: 9 Enigma\nrunner:\n deck: 5 any\nturn: corp, at 5.6.1a")
    game.expect(corp_hand=6, corp_deck=8)  # drawn before the first action
    for _ in range(3):
        game.asks("corp", "action")
        game.corp.takes_credit()
    game.asks("corp", "discard", "5.6.3a")
    game.corp.discards("Enigma")
    assert game.turn == "runner"
    game.expect(corp_hand=5, runner_clicks=4)


@pytest.mark.rule("5.3.1")
def test_5_3_1_the_turn_begins_in_the_draw_phase_before_the_mandatory_draw() -> None:
    game = scenario("corp:\n credits 5\n deck: 3 any\n Server 1: Test Turn Asset\nturn: corp, at 5.6.1a")
    steps = ("phase-begins", "turn-begins", "credits-gained", "drew", "phase-ends")
    told = [kind for kind in game.log_kinds() if kind in steps]
    assert told[:5] == ["phase-begins", "turn-begins", "credits-gained", "drew", "phase-ends"]


@pytest.mark.rule("5.6.1")
def test_5_6_1_the_steps_of_the_draw_phase_in_order() -> None:
    """Clicks, a window, recurring credits, "when your turn begins", the draw."""
    game = scenario("""
        corp:
          clicks 0; deck: 3 any; Server 1: Test Turn Asset
        turn: corp, at 5.6.1a
    """, mode="full")  # fmt: skip
    game.asks("corp", "window", "5.6.1b")
    game.expect(corp_clicks=3, corp_credits=5, corp_hand=0)
    game.corp.passes()
    game.asks("runner", "window", "5.6.1b")
    game.runner.passes()
    game.asks("corp", "react")
    game.expect(corp_hand=0)
    game.corp.triggers("Test Turn Asset")
    game.go_on("5.6.2a")
    game.asks("corp", "window", "5.6.2a")
    game.expect(corp_credits=6, corp_hand=1)


@pytest.mark.rule("5.6.2")
def test_5_6_2_the_steps_of_the_action_phase_in_order() -> None:
    """A window, an action, and so on while clicks are left; a window after the last one."""
    game = scenario("corp:\n clicks 2; deck: 3 any\nturn: corp, at 5.6.2a", mode="full")
    assert game.pass_windows() == ["corp 5.6.2a", "runner 5.6.2a"]
    game.asks("corp", "action", "5.6.2b")
    game.corp.takes_credit()
    assert game.pass_windows() == ["corp 5.6.2a", "runner 5.6.2a"]
    game.corp.takes_credit()
    assert game.pass_windows("5.6.3b") == ["corp 5.6.2a", "runner 5.6.2a"]
    game.expect(corp_clicks=0)


@pytest.mark.rule("5.6.3")
def test_5_6_3_the_steps_of_the_discard_phase_in_order() -> None:
    """The discard, a window, the clicks that are left are lost, "when your turn ends"."""
    game = scenario("corp:\n clicks 0; hand: 6 Hedge Fund; deck: 3 any\nturn: corp, at 5.6.3a", mode="full")
    game.asks("corp", "discard", "5.6.3a")
    game.corp.discards("Hedge Fund")
    game.expect(corp_hand=5)
    assert game.pass_windows("5.7.1b") == ["corp 5.6.3b", "runner 5.6.3b"]
    told = [kind for kind in game.log_kinds() if kind in ("discarded", "turn-ends", "phase-ends")]
    assert told == ["discarded", "turn-ends", "phase-ends"]
