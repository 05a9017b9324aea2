"""3.5, 3.8 and 3.9: currents and lockdowns, consoles, programs and memory."""

import pytest

from netrunner.testing import define, scenario
from netrunner.vocabulary import Gain, HandSize, Memory, TurnBegins, play, when
from netrunner.vocabulary.mechanics import StaysInPlay

define("Slow Tide", "corp", "operation", play(StaysInPlay()), HandSize(2), cost=0, subtypes="current")
define("High Tide", "corp", "operation", play(StaysInPlay()), HandSize(1), cost=0, subtypes="current")
define("Runner Tide", "runner", "event", play(StaysInPlay()), HandSize(1), cost=0, subtypes="current")
define(
    "Sealed Doors", "corp", "operation",
    play(StaysInPlay(lockdown=True)), HandSize(2), when(TurnBegins(), Gain(5)), cost=0, subtypes="lockdown",
)  # fmt: skip
define("Box One", "runner", "hardware", Memory(1), cost=0, subtypes="console")
define("Box Two", "runner", "hardware", Memory(1), cost=0, subtypes="console")
define("Plain Box", "runner", "hardware", Memory(1), cost=0)
define("Weight Three", "runner", "program", cost=0, memory=3)
define("Weight Two", "runner", "program", cost=0, memory=2)


@pytest.mark.rule("3.5.1b:1")
def test_3_5_1b_a_current_stays_until_another_current_is_played() -> None:
    game = scenario("corp:\n hand: Slow Tide, High Tide\nturn: corp")
    game.corp.plays("Slow Tide")
    game.expect(corp_archives=[], corp_hand_size=7)
    game.corp.plays("High Tide")
    game.expect(corp_archives=["Slow Tide"], corp_hand_size=6)


@pytest.mark.rule("3.5.1b:1")
def test_3_5_1b_a_current_of_the_opponent_ends_it_too() -> None:
    game = scenario("corp:\n clicks 1\n hand: Slow Tide\nrunner:\n hand: Runner Tide\nturn: corp")
    game.corp.plays("Slow Tide")
    game.runner.plays("Runner Tide")
    game.expect(corp_archives=["Slow Tide"], corp_hand_size=5, runner_hand_size=6, runner_heap=[])


@pytest.mark.rule("3.5.1c:2")
def test_3_5_1c_a_lockdown_ends_as_the_next_turn_begins_before_pending_abilities() -> None:
    game = scenario("corp:\n credits 0\n clicks 1\n hand: Sealed Doors\n deck: 4 any\nturn: corp")
    game.corp.plays("Sealed Doors")
    game.expect(corp_hand_size=7, turn="runner")
    for _ in range(4):
        game.runner.takes_credit()
    game.expect(turn="corp", corp_archives=["Sealed Doors"], corp_hand_size=5, corp_credits=0)


@pytest.mark.rule("3.8.5b")
@pytest.mark.rule("3.8.5d")
def test_3_8_5d_a_second_console_cannot_be_installed() -> None:
    game = scenario("runner:\n hand: Box Two, Plain Box\n rig: Box One\nturn: runner")
    game.refuses("runner", "install Box Two")
    game.offers("runner", "install Plain Box")


@pytest.mark.rule("3.8.5c:1")
def test_3_8_5c_only_active_consoles_count() -> None:
    game = scenario("runner:\n hand: Box Two\n rig: (Box One)\nturn: runner")
    game.runner.installs("Box Two")
    game.expect(runner_memory_limit=5, runner_heap=[])


@pytest.mark.rule("3.9.3a")
def test_3_9_3a_memory_of_an_uninstalled_program_is_free_again() -> None:
    game = scenario("runner:\n hand: Weight Two\n rig: Weight Three, Test Sacrifice\nturn: runner, at 5.7.1e")
    game.expect(runner_memory_used=3)
    game.runner.uses("Test Sacrifice")
    game.expect(runner_memory_used=0)
    game.runner.installs("Weight Two")
    game.expect(runner_memory_used=2)


@pytest.mark.rule("3.9.3c:1")
def test_3_9_3c_when_the_limit_falls_programs_are_trashed_at_the_next_checkpoint() -> None:
    game = scenario("runner:\n rig: Weight Three, Weight Two, Plain Box, Test Sacrifice\nturn: runner, at 5.7.1e")
    game.expect(runner_memory_used=5, runner_memory_limit=5)
    game.runner.uses("Test Sacrifice")
    game.runner.picks("Plain Box")
    game.asks("runner", "trash-for-memory", "10.3.1e")
    game.runner.picks("Weight Two")
    game.expect(runner_memory_used=3, runner_heap=["Test Sacrifice", "Plain Box", "Weight Two"])
