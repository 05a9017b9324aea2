"""6.1.5: when the Runner cannot jack out, and why."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


@pytest.mark.rule("6.1.5b")
def test_6_1_5b_what_is_said_in_the_window_agrees_with_what_the_next_step_offers() -> None:
    """Cell Portal sends the Runner back to the outermost ice, which is not the first approach any more."""
    game = scenario("corp:\n credits 5\n HQ: ice Cell Portal\nrun: HQ, encountering ice 1", mode="full")
    game.pass_windows("6.9.2b")
    assert game.why_not("runner", "jack out").reason.key == "refused-first-answer"
    game.pass_windows()
    game.asks("runner", "jack-out", "6.9.2d")


@pytest.mark.rule("6.1.5b")
def test_6_1_5b_at_the_first_ice_that_is_the_reason() -> None:
    game = scenario("corp:\n HQ: ice (Enigma), (Enigma)\nturn: runner", mode="full")
    game.runner.runs("HQ")
    for step in ("6.9.2b", "6.9.2e"):
        while game.decision is not None and game.decision.rule != step:
            game.take(game.options()[0] if game.decision.kind != "window" else "pass")
        assert game.why_not("runner", "jack out").rule == "6.1.5b"
    game.pass_windows("6.9.2b")
    assert game.why_not("runner", "jack out").reason.key == "refused-first-answer"


@pytest.mark.rule("6.1.5a:3")
def test_6_1_5a_once_it_was_not_taken_the_next_opportunity_is_at_other_ice_or_the_server() -> None:
    game = scenario("corp:\n HQ: ice (Enigma), (Enigma)\nrun: HQ, approaching ice 1, at 6.9.2d", mode="full")
    game.runner.continues()
    game.asks("runner", "window", "6.9.2e")
    assert game.why_not("runner", "jack out").reason.key == "refused-jack-out-moment"


@pytest.mark.rule("6.1.5b")
@pytest.mark.parametrize("step", ["6.9.2a", "6.9.2b", "6.9.2c", "6.9.2e"])
def test_6_1_5b_a_position_at_the_outermost_ice_is_the_first_approach(step: str) -> None:
    game = scenario(f"corp:\n HQ: ice (Enigma), (Hunter)\nrun: HQ, approaching ice 2, at {step}", mode="full")
    assert game.why_not("runner", "jack out").rule == "6.1.5b"
    assert not [answer for answer in game.go_on("6.9.2e") if "6.9.2d" in answer]
    assert game.why_not("runner", "jack out").rule == "6.1.5b"
    game.go_on("jack-out")
    game.asks("runner", "jack-out", "6.9.2d")  # at the other one


@pytest.mark.rule("6.1.5a:3")
def test_6_1_5a_while_the_server_is_announced_there_is_nothing_to_jack_out_of_yet() -> None:
    from netrunner.testing import define
    from netrunner.vocabulary import Run, play

    define("Any Run", "runner", "event", play(Run()))
    game = scenario("runner:\n hand: Any Run\nturn: runner")
    game.runner.plays("Any Run")
    game.asks("runner", "attacked-server", "6.9.1a")
    assert game.why_not("runner", "jack out").rule == "6.1.5a"


@pytest.mark.rule("6.2.4a:1")
def test_6_9_2e_ice_that_has_left_play_cannot_be_rezzed_any_more() -> None:
    game = scenario("corp:\n credits 5\n HQ: ice (Himitsu-Bako)\nrun: HQ, approaching ice 1, at 6.9.2e", mode="full")
    game.runner.passes()
    game.corp.rezzes("Himitsu-Bako")
    game.corp.uses("Himitsu-Bako")
    game.asks("corp", "window", "6.9.2e")
    assert game.options("corp") == ["pass"]
