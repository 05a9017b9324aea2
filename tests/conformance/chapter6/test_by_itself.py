"""6.9: the phases of a run, each by itself."""

import pytest

from netrunner.testing import scenario


@pytest.mark.rule("6.9.1")
def test_6_9_1_a_run_is_announced_then_bad_publicity_pays_then_it_begins() -> None:
    game = scenario("corp:\n bad publicity 2\n HQ: ice (Enigma)\nrunner:\n credits 0\nturn: runner", mode="full")
    game.take("run HQ")
    game.asks("runner", "attacked-server", "6.9.1a")
    game.take(game.options()[0])
    told = [k for k in game.log_kinds() if k in ("run-announced", "credits-gained", "run-begins", "approach-ice")]
    assert told == ["run-announced", "credits-gained", "run-begins", "approach-ice"]
    game.expect(runner_credits=2)


@pytest.mark.rule("6.9.3")
def test_6_9_3_an_encounter_begins_is_played_resolves_its_subroutines_and_ends() -> None:
    game = scenario("corp:\n HQ: ice Test Sentry\nrunner:\n hand: 3 any\nrun: HQ, encountering ice 1", mode="full")
    game.asks("runner", "window", "6.9.3b")
    assert game.pass_windows("5.7.1e") == ["runner 6.9.3b", "corp 6.9.3b"]
    told = [k for k in game.log_kinds() if k in ("encounter", "subroutine", "damage", "run-ended-by", "encounter-ends")]
    assert told == ["encounter", "subroutine", "damage", "subroutine", "run-ended-by", "encounter-ends"]
    game.expect(runner_hand=2)


@pytest.mark.rule("6.9.4")
def test_6_9_4_ice_is_passed_before_the_next_is_approached() -> None:
    game = scenario("corp:\n HQ: ice (Hunter), (Enigma)\nrun: HQ, approaching ice 2", mode="full")
    assert game.pass_windows("6.9.2d")[-1] == "corp 6.9.2b"
    told = [k for k in game.log_kinds() if k in ("approach-ice", "pass-ice", "pass-all-ice", "approach-server")]
    assert told == ["approach-ice", "pass-ice", "approach-ice"]
    game.take("continue")
    game.pass_windows()
    told = [k for k in game.log_kinds() if k in ("approach-ice", "pass-ice", "pass-all-ice", "approach-server")]
    assert told[3:] == ["pass-ice", "pass-all-ice", "approach-server"]


@pytest.mark.rule("6.9.6")
@pytest.mark.parametrize("goes_on", [True, False])
def test_6_9_6_a_run_ends_by_losing_its_credits_and_then_being_over(goes_on: bool) -> None:
    game = scenario("""
        corp:
          bad publicity 2; hand: Hedge Fund
        runner:
          credits 3; run credits 2
        run: HQ, at 6.9.5c
    """)
    if goes_on:
        game.runner.continues()
    else:
        game.runner.jacks_out()
    told = [k for k in game.log_kinds() if k in ("credits-lost", "run-unsuccessful", "run-ends")]
    assert told == (["credits-lost", "run-ends"] if goes_on else ["credits-lost", "run-unsuccessful", "run-ends"])
    game.expect(run=None, runner_credits=1)
