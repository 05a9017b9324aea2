"""Ice that loses, copies and repeats subroutines, and the order in which they resolve."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import EVENTS
from netrunner.rules.runs.encounters import subroutines
from netrunner.testing import Scenario, define, scenario
from netrunner.text.cards import line_text
from netrunner.vocabulary import Gain, Lose, This, Trash, sub

define("Test Bank Ice", "corp", "ice", sub(Gain(1)), sub(Gain(10)), strength=1, subtypes="sentry")
define("Test Toll Ice", "corp", "ice", sub(Lose(1, 1)), sub(Lose(100, 1)), strength=1, subtypes="code gate")


def count(game: Scenario, title: str) -> int:
    return len(subroutines(game.game.state, game.game.state.cards[game.card(title).id]))


@pytest.mark.parametrize(("score", "left"), [("", 5), ("Hostile Takeover", 4), ("2 Priority Requisition", 0)])
def test_hive_loses_a_subroutine_for_each_point_of_the_corp(score: str, left: int) -> None:
    game = scenario(f"corp:\n HQ: ice Hive\n score: {score}\nrunner:\n score: Hostile Takeover\nturn: runner")
    assert count(game, "Hive") == left


def test_hive_ends_the_run_until_no_subroutine_is_left() -> None:
    game = scenario("corp:\n HQ: ice Hive\n score: Hostile Takeover\nrun: HQ, encountering ice 1")
    game.expect(run=None)
    game = scenario("corp:\n HQ: ice Hive\n score: 2 Priority Requisition\nrun: HQ, encountering ice 1")
    assert game.run is not None


@pytest.mark.parametrize("left", [1, 2, 3, 4, 5])
def test_hive_ends_the_run_with_whichever_subroutine_is_not_broken(left: int) -> None:
    broken = " ".join([str(n) for n in range(1, 6) if n != left])
    game = scenario(f"corp:\n HQ: ice Hive\nrun: HQ, encountering ice 1, broken {broken}")
    game.expect(run=None)


@pytest.mark.rule("6.5.5:1")
@pytest.mark.ruling("Street Magic", 0)
def test_street_magic_lets_the_runner_order_the_unbroken_subroutines() -> None:
    board = "corp:\n HQ: ice Test Toll Ice\nrunner:\n credits 100\n rig: {}\nrun: HQ, encountering ice 1"
    game = scenario(board.format("Street Magic"))
    game.asks("runner", "resolve-subroutine", "6.5.5")
    game.take(game.options("runner")[1])
    lost = [event.amount for event in game.events() if EVENTS[event.kind] == "credits-lost"]
    assert lost == [100]  # the second one first: nothing was left for the other
    game = scenario(board.format("Akamatsu Mem Chip"))
    lost = [event.amount for event in game.events() if EVENTS[event.kind] == "credits-lost"]
    assert lost == [1, 99]


def test_tldr_repeats_each_subroutine_of_the_next_ice_right_after_it() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Test Bank Ice, TL;DR
        run: HQ, encountering ice 2
    """)
    game.pass_windows()
    if game.game.decision is not None and game.game.decision.kind == "jack-out":
        game.runner.continues()
    game.pass_windows()
    gained = [event.amount for event in game.events() if event.amount in (1, 10) and event.player == 0]
    assert gained == [1, 1, 10, 10]
    game.expect(corp_credits=22)


def test_tldr_repeats_only_the_next_ice_and_only_for_that_encounter() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Test Bank Ice, Test Gentle Ice, TL;DR
        run: HQ, encountering ice 3
    """)
    game.pass_windows()
    while game.run is not None and game.game.decision is not None and game.game.decision.kind == "jack-out":
        game.runner.continues()
        game.pass_windows()
    game.expect(corp_credits=13)  # 2 of the gentle one, 11 of the last


def test_loki_gains_subtypes_and_subroutines_of_another_rezzed_ice_before_its_own() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Loki
          R&D: ice Test Bank Ice, (Enigma)
        runner:
          hand: 3 any
        run: HQ, encountering ice 1
    """)
    assert game.card("Loki").has("sentry")
    game.pass_windows()
    game.expect(corp_credits=11)
    game.asks("runner", "choose-effect")
    game.runner.chooses(1)
    game.expect(runner_hand=0, runner_deck=3)


def test_loki_ends_the_run_unless_the_runner_shuffles_the_grip_in() -> None:
    game = scenario("""
        corp:
          HQ: ice Loki
        runner:
          hand: 3 any
        run: HQ, encountering ice 1
    """)
    game.runner.chooses(2)
    game.expect(run=None, runner_hand=3)


@pytest.mark.ruling("Loki", 0)
def test_loki_lets_an_empty_grip_be_shuffled_into_a_stack_of_several_cards() -> None:
    for deck, options in (("2 any", ["choose 1", "choose 2"]), ("1 any", [])):
        game = scenario(f"corp:\n HQ: ice Loki\nrunner:\n deck: {deck}\nrun: HQ, encountering ice 1")
        assert [text for text in game.options("runner") if text.startswith("choose")] == options
        if options:
            game.runner.chooses(1)
            assert game.run is not None and game.happened("shuffled") == 1


@pytest.mark.ruling("Loki", 1)
def test_loki_does_not_mean_itself_by_a_self_reference_in_a_copied_subroutine() -> None:
    define("Test Vain Ice", "corp", "ice", sub(Gain(1), Trash(This())), strength=1, subtypes="trap")
    game = scenario("""
        corp:
          credits 0
          HQ: ice Loki; R&D: ice Test Vain Ice
        runner:
          hand: 3 any
        run: HQ, encountering ice 1
    """)
    game.runner.chooses(1)
    game.expect(corp_credits=1, corp_archives=[])
    assert game.card("Loki").installed and game.card("Test Vain Ice").installed


def test_street_magic_asks_for_the_whole_order_before_anything_resolves() -> None:
    define("Test Three", "corp", "ice", sub(Gain(1)), sub(Gain(10)), sub(Gain(100)), strength=1)
    game = scenario("""
        corp:
          credits 0
          HQ: ice Test Three
        runner:
          rig: Street Magic
        run: HQ, encountering ice 1
    """)
    game.take(game.options("runner")[2])
    game.expect(corp_credits=0)
    game.take(game.options("runner")[1])
    gained = [event.amount for event in game.events() if EVENTS[event.kind] == "credits-gained"]
    assert gained == [100, 10, 1]


def test_wetwork_refit_puts_brain_damage_before_the_other_subroutines() -> None:
    game = scenario("""
        corp:
          credits 9
          hand: Wetwork Refit
          HQ: ice Ichi 1.0, Test Bank Ice
          R&D: ice (Heimdall 1.0)
        runner:
          hand: 5 any
        turn: corp
    """)
    before = count(game, "Ichi 1.0")
    game.corp.plays("Wetwork Refit")
    assert game.card("Wetwork Refit").host == "Ichi 1.0"
    assert count(game, "Ichi 1.0") == before + 1
    first = subroutines(game.game.state, game.game.state.cards[game.card("Ichi 1.0").id])[0]
    assert line_text(first, "en") == "[sub] Do 1 brain damage."
