"""Chapter 6.9: whole runs, step by step."""

from __future__ import annotations

import pytest

from netrunner.testing import Scenario, scenario

_TOLD = (
    "run-announced", "run-begins", "approach-ice", "encounter", "subroutine", "encounter-ends", "pass-ice",
    "pass-all-ice", "approach-server", "jacked-out", "run-successful", "access-cards", "access", "accessed",
    "run-ended-by", "run-unsuccessful", "run-ends", "credits-gained", "credits-lost",
)  # fmt: skip


def told(game: Scenario, jack_out_at: str = "") -> list[str]:
    """Everything that happens and is asked in a run, in order; the Runner jacks out at one step or goes on."""
    found: list[str] = []
    seen = 0
    while game.decision is not None:
        kinds = game.log_kinds()
        found.extend(k for k in kinds[seen:] if k in _TOLD)
        seen = len(kinds)
        question = game.decision
        if question.rule == "5.7.1e":
            return found
        found.append(f"{question.side} {question.rule}")
        if question.kind == "window":
            game.take("pass")
        elif question.kind == "jack-out":
            game.take("jack-out" if question.rule == jack_out_at else "continue")
        else:
            game.take(game.options()[0])
    return found


BOARD = """
    corp:
      bad publicity 1
      hand: Hedge Fund
      HQ: ice (Enigma), Test Gentle Ice
    turn: runner
"""


@pytest.mark.rule("6.9.1")
@pytest.mark.rule("6.9.2")
@pytest.mark.rule("6.9.3")
@pytest.mark.rule("6.9.4")
@pytest.mark.rule("6.9.5")
@pytest.mark.rule("6.9.6")
@pytest.mark.rule("6.1.1:2")
def test_6_9_the_steps_of_a_run_past_rezzed_and_unrezzed_ice_in_order() -> None:
    game = scenario(BOARD, mode="full")
    game.take("run HQ")
    assert told(game) == [
        "runner 6.9.1a", "run-announced",
        "credits-gained",  # 6.9.1c
        "run-begins",  # 6.9.1d
        "approach-ice",  # 6.9.2a, the outer ice
        "runner 6.9.2b", "corp 6.9.2b",
        "runner 6.9.2e", "corp 6.9.2e",  # 6.9.2c: no jacking out from the first approach
        "encounter",  # 6.9.3a
        "runner 6.9.3b", "corp 6.9.3b",
        "subroutine", "credits-gained",  # 6.9.3c
        "encounter-ends",  # 6.9.3d
        "pass-ice",  # 6.9.4a
        "approach-ice",  # 6.9.2a, the inner ice
        "runner 6.9.2b", "corp 6.9.2b",
        "runner 6.9.2d",
        "runner 6.9.2e", "corp 6.9.2e",
        "pass-ice", "pass-all-ice",  # 6.9.4a: the ice stayed unrezzed
        "approach-server",  # 6.9.5a
        "runner 6.9.5b", "corp 6.9.5b",
        "runner 6.9.5c",
        "runner 6.9.5d", "corp 6.9.5d",
        "run-successful",  # 6.9.5e
        "access-cards", "runner 7.6.5", "access", "accessed",  # 6.9.5g
        "credits-lost",  # 6.9.6b
        "run-ends",  # 6.9.6d
    ]  # fmt: skip
    game.expect(runner_credits=5, corp_credits=6)


@pytest.mark.rule("6.9.5")
@pytest.mark.rule("6.7.1")
def test_6_9_the_steps_of_a_run_on_a_server_without_ice_in_order() -> None:
    game = scenario("corp:\n hand: Hedge Fund\nturn: runner", mode="full")
    game.take("run HQ")
    assert told(game) == [
        "runner 6.9.1a", "run-announced", "run-begins",
        "approach-server", "pass-all-ice",  # 6.9.5a
        "runner 6.9.5b", "corp 6.9.5b",
        "runner 6.9.5c",
        "runner 6.9.5d", "corp 6.9.5d",
        "run-successful", "access-cards", "runner 7.6.5", "access", "accessed",
        "run-ends",
    ]  # fmt: skip


@pytest.mark.rule("6.1.5:1")
@pytest.mark.rule("6.9.2d:1")
def test_6_9_the_steps_of_a_run_from_which_the_runner_jacks_out_in_order() -> None:
    game = scenario(BOARD, mode="full")
    game.take("run HQ")
    steps = told(game, jack_out_at="6.9.2d")
    assert steps[steps.index("runner 6.9.2d") :] == [
        "runner 6.9.2d", "jacked-out", "run-ended-by", "credits-lost", "run-unsuccessful", "run-ends",
    ]  # fmt: skip


@pytest.mark.rule("6.1.4:2")
def test_6_9_the_steps_of_a_run_that_a_subroutine_ends_in_order() -> None:
    game = scenario("corp:\n HQ: ice Wall of Static\nturn: runner", mode="full")
    game.take("run HQ")
    assert told(game) == [
        "runner 6.9.1a", "run-announced", "run-begins", "approach-ice",
        "runner 6.9.2b", "corp 6.9.2b", "runner 6.9.2e", "corp 6.9.2e",
        "encounter", "runner 6.9.3b", "corp 6.9.3b", "subroutine",
        "run-ended-by", "encounter-ends",
        "run-unsuccessful", "run-ends",
    ]  # fmt: skip
