"""9.5.2b, 9.8.11, 9.11.4: interrupts that are used several times, and processes that are repeated."""

import pytest

from netrunner.rules.machine.terms import EVENTS
from netrunner.testing import Scenario, define, scenario
from netrunner.vocabulary import Cards, Draw, play
from netrunner.vocabulary.flow import RepeatProcess
from netrunner.vocabulary.numbers import Counting

CARDS_IN_GRIP = Counting(Cards(where="grip"))

define("Snowed Under", "runner", "event", play(Draw(1), RepeatProcess(Draw(1), CARDS_IN_GRIP)), cost=0)


def story(game: Scenario, *kinds: str) -> list[str]:
    return [kind for kind in game.log_kinds() if kind in kinds]


@pytest.mark.rule("9.5.2b:2")
def test_9_5_2b_an_interrupt_is_used_as_often_as_it_could_apply() -> None:
    game = scenario("""
        corp:
          credits 9; hand: Test Net Damage
        runner:
          credits 12; hand: 4 any; rig: Feedback Filter
        turn: corp
    """)
    game.corp.plays("Test Net Damage", x=3)
    for _ in range(3):
        game.asks("runner", "interrupt", "9.2.9d")
        game.runner.uses("Feedback Filter", ability=1)
    game.asks("corp", "action")  # nothing is left to prevent, although there are credits for a fourth time
    game.expect(runner_credits=3, runner_hand=4, runner_rig=["Feedback Filter"])


@pytest.mark.rule("9.11.4b:2")
@pytest.mark.rule("9.11.4c")
def test_9_11_4b_the_number_of_repetitions_is_determined_once_after_the_first_resolution() -> None:
    """Three cards are in the grip after the first draw, so there are three repetitions, however many are drawn then."""
    game = scenario("""
        runner:
          credits 0; hand: Snowed Under, 2 Modded; deck: 9 any; rig: Test Optional Echo
        turn: runner
    """)
    game.runner.plays("Snowed Under")
    for left in (3, 2, 1, 0):
        game.asks("runner", "react")  # a checkpoint follows each resolution, before the next repetition
        assert game.happened("drew") == 4 - left
        game.runner.triggers("Test Optional Echo")
    game.asks("runner", "action")
    assert story(game, "drew", "credits-gained") == ["drew", "credits-gained"] * 4
    game.expect(runner_hand=2 + 4, runner_credits=4)


@pytest.mark.rule("9.6.3")
@pytest.mark.rule("9.6.7c:1")
def test_9_6_7c_what_is_already_pending_does_not_become_pending_again() -> None:
    """Both watchers are pending; while the first one resolves again and again, the other gets no second instance."""
    game = scenario("""
        corp:
          credits 5; hand: Test Tag
          Server 1: Test Tag Watcher
          Server 2: Test Tag Watcher
        turn: corp
    """)
    first, second = game.cards("Test Tag Watcher")
    game.corp.plays("Test Tag", x=3)
    game.take("trigger Test Tag Watcher [Server 1 card 1]")
    triggered = [e.card % 256 for e in game.events() if EVENTS[e.kind] == "triggered"]
    assert triggered == [first.id, first.id, first.id, second.id]
    game.expect(tags=0)
