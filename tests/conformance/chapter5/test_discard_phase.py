"""Chapter 5.5: discarding and the maximum hand size."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import CORP, RUNNER
from netrunner.testing import define, scenario
from netrunner.vocabulary import ForEvent, Gain, HandSize, whenever
from netrunner.vocabulary.base import YOU

define("Scavenger", "runner", "resource", whenever(ForEvent("trashed", player=YOU), Gain(1)))
define("Ragpicker", "runner", "resource", whenever(ForEvent("discarded", player=YOU), Gain(1)))
define("Downsizing", "runner", "resource", HandSize(-6, CORP))
define("Cramped", "corp", "asset", HandSize(-5, RUNNER), cost=0, trash=1)
define("Too Cramped", "corp", "asset", HandSize(-6, RUNNER), cost=0, trash=1)


@pytest.mark.rule("5.5.2a:1")
def test_5_5_2a_cards_are_discarded_from_hq_facedown() -> None:
    game = scenario("corp:\n hand: 5 Hedge Fund, Enigma\nturn: corp, at 5.6.3a")
    game.corp.discards("Enigma")
    assert game.card("Enigma").zone == "Archives"
    assert not game.card("Enigma").faceup


@pytest.mark.rule("5.5.2a:2")
def test_5_5_2a_even_a_card_that_the_runner_accessed_is_discarded_facedown() -> None:
    game = scenario("""
        corp:
          hand: Enigma, 4 Hedge Fund
          deck: 9 Hedge Fund
        runner:
          clicks 1
        turn: runner
    """)
    game.runner.runs("HQ")
    game.next_random("Enigma")
    game.runner.continues()
    assert [e.card % 256 for e in game.events() if e.rule == "7.8.1"] == [game.card("Enigma").id]
    for _ in range(3):
        game.corp.takes_credit()
    game.corp.discards("Enigma")
    assert game.card("Enigma").zone == "Archives"
    assert not game.card("Enigma").faceup


@pytest.mark.rule("5.5.2a:1")
def test_5_5_2a_cards_are_discarded_from_the_grip_faceup() -> None:
    game = scenario("corp:\n deck: 3 any\nrunner:\n hand: 5 Diesel, Modded\nturn: runner, at 5.7.2a")
    game.runner.discards("Modded")
    assert game.card("Modded").zone == "heap"
    assert game.card("Modded").faceup


@pytest.mark.rule("5.5.2")
@pytest.mark.rule("5.5.2b:1")
def test_5_5_2b_a_discarded_card_was_not_trashed() -> None:
    game = scenario("""
        corp:
          deck: 3 any
        runner:
          hand: 5 Diesel, Modded
          rig: Scavenger, Ragpicker
        turn: runner, at 5.7.2a
    """)
    game.runner.discards("Modded")
    game.expect(runner_credits=6)
    assert game.happened("discarded") == 1
    assert game.happened("trashed") == 0


@pytest.mark.rule("5.5.2b:2")
def test_5_5_2b_a_trashed_card_was_not_discarded() -> None:
    game = scenario("""
        runner:
          hand: Diesel
          deck: 5 any
          rig: Scavenger, Ragpicker
        turn: runner
    """)
    game.runner.plays("Diesel")
    game.expect(runner_credits=6)
    assert game.happened("discarded") == 0


@pytest.mark.rule("5.5.3")
@pytest.mark.rule("5.5.3a")
def test_5_5_3a_the_maximum_hand_size_is_five() -> None:
    game = scenario("corp:\n deck: 3 any\n hand: 5 Hedge Fund\nrunner:\n hand: 5 Diesel\nturn: runner, at 5.7.2a")
    game.expect(turn="corp", corp_hand_size=5, runner_hand_size=5, runner_hand=5)


@pytest.mark.rule("5.5.3b:1")
def test_5_5_3b_each_brain_damage_takes_one_card_of_the_hand_size() -> None:
    game = scenario("""
        corp:
          deck: 3 any
        runner:
          brain damage 2
          hand: 3 Diesel, Modded
        turn: runner, at 5.7.2a
    """)
    game.expect(runner_hand_size=3)
    game.runner.discards("Modded")
    game.expect(runner_hand=["Diesel"] * 3, turn="corp")


@pytest.mark.rule("5.5.3b:2")
def test_5_5_3b_cards_can_change_the_hand_size() -> None:
    game = scenario("""
        corp:
          hand: 7 Hedge Fund, Enigma
          HQ: root Research Station
        turn: corp, at 5.6.3a
    """)
    game.expect(corp_hand_size=7)
    game.corp.discards("Enigma")
    game.expect(corp_hand=7, turn="runner")


@pytest.mark.rule("5.6.3a:2")
def test_5_6_3a_with_a_hand_size_below_zero_the_corp_discards_every_card_and_goes_on() -> None:
    game = scenario("""
        corp:
          hand: Enigma
        runner:
          rig: Downsizing
        turn: corp, at 5.6.3a
    """, mode="full")  # fmt: skip
    game.expect(corp_hand_size=-1)
    game.corp.discards("Enigma")
    game.expect(corp_hand=0)
    game.asks("corp", "window", "5.6.3b")


@pytest.mark.rule("5.7.2a:2")
def test_5_7_2a_with_a_hand_size_of_zero_the_runner_discards_every_card() -> None:
    game = scenario("""
        corp:
          deck: 3 any
          Server 1: cards Cramped
        runner:
          hand: Diesel, Modded
        turn: runner, at 5.7.2a
    """)
    game.runner.discards("Diesel")
    game.expect(runner_hand=0, turn="corp")


@pytest.mark.rule("5.7.2a:1")
def test_5_7_2a_with_a_hand_size_below_zero_the_runner_is_flatlined() -> None:
    game = scenario("""
        corp:
          Server 1: cards Too Cramped
        runner:
          clicks 1
        turn: runner
    """)
    game.expect(winner=None)
    game.runner.takes_credit()
    game.expect(winner="corp", reason="flatline")
