"""Chapter 5.7: the steps of the Runner's turn."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import CREDIT, RUNNER
from netrunner.testing import Scenario, define, scenario
from netrunner.vocabulary import (
    CountersOn,
    ForEvent,
    Gain,
    GainClicks,
    HostedCreditsFor,
    Recurring,
    TurnBegins,
    paid,
    when,
)

define(
    "Allowance", "runner", "resource", Recurring(2), HostedCreditsFor(), when(TurnBegins(), Gain(CountersOn(CREDIT)))
)
define("Pocket Money", "runner", "resource", paid(0, Gain(1), limit=1))
define("Second Wind", "runner", "resource", paid(0, GainClicks(1), limit=1))
define("Late Show", "runner", "resource", when(ForEvent("turn-ends", player=RUNNER), Gain(1)))
define("Dawn Patrol", "corp", "asset", when(TurnBegins(), Gain(1)), cost=0, trash=1)

_TOLD = ("clicks-gained", "turn-begins", "drew", "clicks-spent", "discarded", "clicks-lost", "turn-ends",
         "credits-gained", "phase-begins", "phase-ends")  # fmt: skip


def told(game: Scenario, side: str) -> list[str]:
    """Everything that happens and is asked in a turn, in order."""
    found: list[str] = []
    seen = 0
    while game.decision is not None:
        kinds = game.log_kinds()
        found.extend(k for k in kinds[seen:] if k in _TOLD)
        seen = len(kinds)
        if game.turn != side:
            return found
        question = game.decision
        found.append(f"{question.side} {question.rule}")
        game.take("pass" if question.kind == "window" else game.options()[0])
    return found


@pytest.mark.rule("5.1.3")
@pytest.mark.rule("5.7.1")
@pytest.mark.rule("5.7.2")
@pytest.mark.rule("5.4.1:1")
def test_5_7_the_steps_of_a_whole_turn_of_the_runner_in_order() -> None:
    game = scenario("""
        runner:
          hand: 6 Diesel
        turn: runner, at 5.7.1a
    """, mode="full")  # fmt: skip
    action = ["runner 5.7.1e", "corp 5.7.1e", "runner 5.7.1f", "clicks-spent", "credits-gained"]
    assert told(game, "runner") == [
        "phase-begins",
        "clicks-gained",  # a
        "runner 5.7.1b", "corp 5.7.1b",
        "turn-begins",  # d; what refills in c leaves no trace
        *action, *action, *action, *action,
        "runner 5.7.1e", "corp 5.7.1e",
        "phase-ends",  # h
        "phase-begins",
        "runner 5.7.2a", "discarded",
        "runner 5.7.2b", "corp 5.7.2b",
        "turn-ends",  # d, e
        "phase-ends",  # f
        "phase-begins", "clicks-gained",  # the Corp's turn
    ]  # fmt: skip
    game.asks("corp", "window", "5.6.1b")


@pytest.mark.rule("5.1.1:2")
def test_5_1_1_the_runner_receives_priority_first_in_the_runners_turn() -> None:
    game = scenario("turn: runner, at 5.7.1b", mode="full")
    assert game.pass_windows("5.7.1f") == ["runner 5.7.1b", "corp 5.7.1b", "runner 5.7.1e", "corp 5.7.1e"]


@pytest.mark.rule("5.3.3")
def test_5_3_3_the_runner_has_no_draw_phase() -> None:
    game = scenario("runner:\n deck: 3 any\nturn: runner, at 5.7.1a")
    game.asks("runner", "action", "5.7.1f")
    game.expect(runner_hand=0, runner_deck=3)
    assert game.happened("drew") == 0


@pytest.mark.rule("5.7.1a")
def test_5_7_1a_the_runner_gains_four_clicks() -> None:
    game = scenario("runner:\n clicks 0\nturn: runner, at 5.7.1a", mode="full")
    game.asks("runner", "window", "5.7.1b")
    game.expect(runner_clicks=4)


@pytest.mark.rule("5.7.1a")
def test_5_7_1a_a_click_gained_in_the_corps_turn_is_kept() -> None:
    game = scenario("""
        runner:
          rig: Second Wind
        turn: corp, at 5.6.3b
    """)
    game.runner.uses("Second Wind")
    game.expect(runner_clicks=1 + 4, turn="runner")


@pytest.mark.rule("5.7.1b:1,2,3")
def test_5_7_1b_paid_abilities_and_rezzing_but_no_scoring_and_no_ice() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma)
          Server 1: cards (PAD Campaign)
          Server 2: cards (Priority Requisition {advancement 5})
        runner:
          rig: Pocket Money
        turn: runner, at 5.7.1b
    """)
    game.asks("runner", "window", "5.7.1b")
    game.runner.uses("Pocket Money")
    game.asks("corp", "window", "5.7.1b")
    game.refuses("corp", "rez Enigma")
    game.refuses("corp", "score Priority Requisition")
    game.corp.rezzes("PAD Campaign")
    assert game.log_kinds().index("rezzed") < game.log_kinds().index("turn-begins")


@pytest.mark.rule("5.7.1c")
def test_5_7_1c_recurring_credits_refill_after_the_first_window_and_before_the_turn_begins() -> None:
    game = scenario("""
        runner:
          rig: Allowance {credit 0}
        turn: runner, at 5.7.1b
    """, mode="full")  # fmt: skip
    assert game.card("Allowance").credits == 0
    game.pass_windows()
    assert game.card("Allowance").credits == 2
    game.runner.triggers("Allowance")
    game.expect(runner_credits=7)


@pytest.mark.rule("5.7.1d")
def test_5_7_1d_only_abilities_of_the_runner_speak_of_the_runners_turn() -> None:
    game = scenario("""
        corp:
          Server 1: cards Dawn Patrol
        runner:
          deck: 5 any
          rig: Wyldside
        turn: runner, at 5.7.1d
    """)
    game.asks("runner", "action")
    game.expect(runner_hand=2, runner_clicks=3, corp_credits=5)


@pytest.mark.rule("5.7.1d")
def test_5_7_1d_abilities_of_the_beginning_resolve_before_the_next_window() -> None:
    game = scenario("""
        runner:
          rig: Allowance, Pocket Money
        turn: runner, at 5.7.1c
    """)
    game.asks("runner", "window", "5.7.1e")
    game.expect(runner_credits=7)


@pytest.mark.rule("5.7.1e:1")
def test_5_7_1e_before_every_action_and_after_the_last_there_is_a_window() -> None:
    game = scenario("runner:\n clicks 1\n deck: 3 any\nturn: runner, at 5.7.1e", mode="full")
    assert game.pass_windows() == ["runner 5.7.1e", "corp 5.7.1e"]
    game.runner.takes_credit()
    assert game.pass_windows("5.7.2b") == ["runner 5.7.1e", "corp 5.7.1e"]


@pytest.mark.rule("5.7.1f:1")
def test_5_7_1f_a_click_gained_in_the_last_window_gives_another_action() -> None:
    game = scenario("""
        runner:
          clicks 1
          rig: Second Wind
        turn: runner, at 5.7.1f
    """)
    game.runner.takes_credit()
    game.asks("runner", "window", "5.7.1e")
    game.runner.uses("Second Wind")
    game.asks("runner", "action", "5.7.1f")


@pytest.mark.rule("5.7.1g")
def test_5_7_1g_after_each_action_the_window_returns() -> None:
    game = scenario("turn: runner, at 5.7.1f", mode="full")
    game.runner.takes_credit()
    assert game.pass_windows() == ["runner 5.7.1e", "corp 5.7.1e"]
    game.asks("runner", "action", "5.7.1f")


@pytest.mark.rule("5.7.1h")
def test_5_7_1h_without_clicks_the_action_phase_is_complete() -> None:
    game = scenario("runner:\n clicks 0\nturn: runner, at 5.7.1e", mode="full")
    assert game.pass_windows("5.7.2b") == ["runner 5.7.1e", "corp 5.7.1e"]
    assert game.log_kinds() == ["phase-ends", "phase-begins"]


@pytest.mark.rule("5.7.2a:2")
def test_5_7_2a_the_runner_discards_one_card_at_a_time_down_to_the_hand_size() -> None:
    game = scenario("""
        corp:
          deck: 3 any
        runner:
          hand: 5 Diesel, Modded, Corroder
        turn: runner, at 5.7.2a
    """)
    game.asks("runner", "discard", "5.7.2a")
    game.runner.discards("Modded")
    game.asks("runner", "discard", "5.7.2a")
    game.runner.discards("Diesel")
    game.expect(runner_hand=["Diesel"] * 4 + ["Corroder"], runner_heap=["Modded", "Diesel"], turn="corp")


@pytest.mark.rule("5.7.2b:1,2,3")
def test_5_7_2b_paid_abilities_and_rezzing_after_the_discard() -> None:
    game = scenario("""
        corp:
          deck: 3 any
          HQ: ice (Enigma)
          Server 1: cards (PAD Campaign)
          Server 2: cards (Priority Requisition {advancement 5})
        runner:
          rig: Pocket Money
        turn: runner, at 5.7.2b
    """)
    game.asks("runner", "window", "5.7.2b")
    game.runner.uses("Pocket Money")
    game.refuses("corp", "rez Enigma")
    game.refuses("corp", "score Priority Requisition")
    game.corp.rezzes("PAD Campaign")


@pytest.mark.rule("5.7.2c")
def test_5_7_2c_unspent_clicks_are_lost_before_the_turn_ends() -> None:
    game = scenario("""
        runner:
          hand: Test Terminal Event
          rig: Late Show
        turn: runner
    """, mode="full")  # fmt: skip
    game.runner.plays("Test Terminal Event")
    game.asks("runner", "window", "5.7.2b")
    game.expect(runner_clicks=3)
    game.pass_windows()
    game.expect(runner_clicks=0)
    game.asks("runner", "react")
    kinds = [k for k in game.log_kinds() if k in ("clicks-lost", "turn-ends")]
    assert kinds == ["clicks-lost", "turn-ends"]


@pytest.mark.rule("5.7.2e")
def test_5_7_2e_what_happens_when_the_turn_ends_is_settled_before_the_corps_turn_begins() -> None:
    game = scenario("corp:\n deck: 3 any\nrunner:\n clicks 1; rig: Late Show; deck: 3 any\nturn: runner")
    game.runner.draws()
    game.asks("corp", "action")
    kinds = [k for k in game.log_kinds() if k in ("turn-ends", "credits-gained", "turn-begins")]
    assert kinds == ["turn-ends", "credits-gained", "turn-begins"]
    game.expect(runner_credits=6)


@pytest.mark.rule("5.7.2d")
@pytest.mark.rule("5.7.2e")
def test_5_7_2d_when_your_turn_ends_abilities_resolve_before_the_corps_turn() -> None:
    game = scenario("""
        corp:
          deck: 3 any
        runner:
          rig: Late Show
        turn: runner, at 5.7.2d
    """)
    game.asks("corp", "action")
    kinds = [k for k in game.log_kinds() if k in ("turn-ends", "credits-gained", "clicks-gained")]
    assert kinds == ["turn-ends", "credits-gained", "clicks-gained"]
    game.expect(runner_credits=6)


@pytest.mark.rule("5.7.2f")
def test_5_7_2f_the_corps_turn_follows() -> None:
    game = scenario("corp:\n deck: 3 any\nturn: runner, at 5.7.2d", mode="full")
    game.asks("corp", "window", "5.6.1b")
    game.expect(turn="corp", corp_clicks=3, corp_hand=0)
