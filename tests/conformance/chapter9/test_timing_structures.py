"""9.2.2, 9.10.2: what a timing structure is, how it ends, and what its steps are."""

import pytest

from netrunner.rules.machine.terms import F_DRAW
from netrunner.testing import Scenario, define, scenario
from netrunner.vocabulary import ForEvent, Gain, Would, whenever
from netrunner.vocabulary.abilities import When
from netrunner.vocabulary.base import YOU

define("Time Clock", "corp", "asset", whenever(ForEvent("phase-ends"), Gain(1)), trash=2)
define("Doorman", "runner", "resource", whenever(ForEvent("encounter-ends"), Gain(1)), cost=0)
define("Exit Poll", "runner", "resource", whenever(ForEvent("run-ends"), Gain(1)), cost=0)
define("Click Counter", "corp", "asset", whenever(ForEvent("clicks-gained", YOU), Gain(1)), trash=2)
define("Draw Meter", "corp", "asset", When(Would(F_DRAW, player=YOU), (Gain(1),), interrupt=True), trash=2)
define("Test Watchtower", "corp", "asset", whenever(ForEvent("approach-ice"), Gain(1)), trash=2)
define("Lost Time", "corp", "asset", whenever(ForEvent("clicks-lost", YOU), Gain(1)), trash=2)
define("Closing Time", "corp", "asset", whenever(ForEvent("turn-ends", YOU), Gain(1)), trash=2)


def story(game: Scenario, *kinds: str) -> list[str]:
    return [kind for kind in game.log_kinds() if kind in kinds]


@pytest.mark.rule("9.2.2")
@pytest.mark.rule("9.2.2a")
@pytest.mark.rule("10.3.5:1")
def test_9_2_2a_each_phase_of_a_turn_ends_with_a_checkpoint() -> None:
    """What watches for the end of a phase resolves before the next phase begins, and so does the end of the turn."""
    for side, steps in (("corp", ("5.6.1f", "5.6.2a", "5.6.3a")), ("runner", ("5.7.1e", "5.7.2a"))):
        for step in steps:
            board = "corp:\n clicks 0\n deck: 9 any\n Server 1: Time Clock\nrunner:\n clicks 0\n"
            game = scenario(f"{board}turn: {side}, at {step}", mode="full")
            while game.happened("phase-begins") == 0:
                assert game.decision is not None
                game.take(game.options()[0] if game.decision.kind == "react" else "pass")
            assert story(game, "phase-ends", "credits-gained", "phase-begins") == [
                "phase-ends", "credits-gained", "phase-begins",
            ], step  # fmt: skip


@pytest.mark.rule("9.2.2")
@pytest.mark.rule("9.2.2a")
def test_9_2_2a_what_lasts_for_the_turn_is_gone_before_the_next_turn_begins() -> None:
    game = scenario("""
        corp:
          deck: 3 any
          HQ: ice Wall of Static
        runner:
          clicks 1; hand: Tinkering
        turn: runner, at 5.7.1f
    """, mode="full")  # fmt: skip
    game.runner.plays("Tinkering")
    game.runner.picks("Wall of Static")
    game.pass_windows("5.7.2b")
    assert game.card("Wall of Static").has("sentry")
    game.pass_windows("5.6.1b")
    assert not game.card("Wall of Static").has("sentry")


@pytest.mark.rule("9.2.2")
@pytest.mark.rule("9.2.2b")
@pytest.mark.rule("10.3.5:1")
def test_9_2_2b_an_encounter_and_the_run_around_it_end_with_checkpoints_of_their_own() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma
          hand: Hedge Fund
        runner:
          credits 9
          rig: Gordian Blade, Corroder, Doorman, Exit Poll
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Gordian Blade")
    game.runner.breaks(1, using="Gordian Blade")
    game.runner.breaks(2, using="Gordian Blade")
    game.pass_windows()
    assert story(game, "encounter-ends", "credits-gained", "pass-ice") == [
        "encounter-ends", "credits-gained", "pass-ice",
    ]  # fmt: skip
    assert game.card("Gordian Blade").strength == 3  # for the run, which goes on
    game.runner.jacks_out()
    assert story(game, "run-ends", "credits-gained")[-2:] == ["run-ends", "credits-gained"]
    assert game.card("Gordian Blade").strength == 2


@pytest.mark.rule("9.2.4e")
@pytest.mark.rule("10.3.3")
def test_9_2_4e_a_checkpoint_comes_before_priority_where_no_step_names_one() -> None:
    """Between steps 5.6.1a and b, and 6.9.2a and b, there is no checkpoint but that of receiving priority."""
    board = "corp:\n credits 0\n deck: 3 any\n HQ: ice (Enigma)\n Server 1: {}\n Server 2: Test Once Asset\n{}"
    game = scenario(board.format("Click Counter", "turn: corp, at 5.6.1a"))
    game.asks("corp", "window", "5.6.1b")
    game.expect(corp_credits=1, corp_clicks=3)
    game = scenario(board.format("Test Watchtower", "run: HQ"))
    game.asks("corp", "window", "6.9.2b")
    game.expect(corp_credits=1)


@pytest.mark.rule("9.3.4a")
@pytest.mark.rule("9.10.2:1")
def test_9_10_2_a_step_is_one_instruction_that_interrupts_can_precede() -> None:
    """The mandatory draw is an instruction of the rules: it becomes imminent in its step, and resolves there."""
    game = scenario("""
        corp:
          credits 0; deck: Enigma, Hunter
          Server 1: Draw Meter
        turn: corp, at 5.6.1d
    """, mode="full")  # fmt: skip
    game.asks("corp", "interrupt", "9.2.9d")
    game.expect(corp_hand=[])  # step 5.6.1f is imminent
    game.corp.triggers("Draw Meter")
    game.expect(corp_hand=[], corp_credits=1)
    game.corp.passes()
    game.runner.passes()
    game.expect(corp_hand=["Enigma"])
    game.asks("corp", "window", "5.6.2a")


@pytest.mark.rule("9.10.2:2")
def test_9_10_2_between_steps_there_is_a_checkpoint_only_where_the_rules_name_one() -> None:
    """Steps 5.6.3c and d have none in between: what was met in c is pending together with what is met in d."""
    game = scenario("""
        corp:
          credits 0, clicks 2
          Server 1: Lost Time
          Server 2: Closing Time
        turn: corp, at 5.6.3b
    """, mode="full")  # fmt: skip
    game.pass_windows()
    game.asks("corp", "react")
    assert [option.split(" [")[0] for option in game.options("corp")] == ["trigger Lost Time", "trigger Closing Time"]
    assert story(game, "clicks-lost", "turn-ends") == ["clicks-lost", "turn-ends"]
    game.corp.triggers("Closing Time")
