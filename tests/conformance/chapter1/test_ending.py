"""1.7: ending the game."""

import pytest

from netrunner.rules.machine.terms import A_WIN, BRAIN, CORP, NET, RUNNER
from netrunner.testing import define, scenario
from netrunner.vocabulary import (
    AddToScoreArea,
    Both,
    Cannot,
    Cards,
    Chosen,
    Damage,
    Draw,
    play,
)
from netrunner.vocabulary.base import OPPONENT

TROPHY = Cards(side=RUNNER, where="grip")
define(
    "Armistice", "runner", "event",
    play(
        Both(
            AddToScoreArea(Chosen(TROPHY), 1),
                AddToScoreArea(Chosen(TROPHY, as_="other"), 1, OPPONENT)
        )
    ),
)  # fmt: skip
define("Head Wound", "corp", "operation", play(Damage(BRAIN, 1)))
define("Needle", "corp", "operation", play(Damage(NET, 3)))
define("Flood", "runner", "event", play(Draw(2, CORP)))
define("Grip on Power", "corp", "asset", Cannot(A_WIN, 1), trash=3)


@pytest.mark.rule("1.7.2a:1")
def test_1_7_2a_the_corp_wins_with_seven_agenda_points() -> None:
    game = scenario("""
        corp:
          score: 2 Nisei MK II
          Server 1: (Priority Requisition {advancement 5})
        turn: corp, at 5.6.2a
    """)
    assert game.corp.points == 4
    game.corp.scores("Priority Requisition")
    game.expect(winner="corp", reason="agenda-points", decision=None)


@pytest.mark.rule("1.7.2a:1")
def test_1_7_2a_the_runner_wins_with_seven_agenda_points() -> None:
    game = scenario("""
        corp:
          hand: Hostile Takeover
        runner:
          score: 2 Priority Requisition
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(winner="runner", reason="agenda-points", runner_points=7)


@pytest.mark.rule("1.7.2a:2")
def test_1_7_2a_six_points_are_not_enough() -> None:
    game = scenario("""
        corp:
          hand: Nisei MK II
        runner:
          score: 2 Nisei MK II
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(winner=None, runner_points=6)
    game.asks("runner", "action")


@pytest.mark.rule("1.7.1a")
@pytest.mark.rule("10.3.1c:2")
def test_1_7_1a_if_both_players_would_win_at_once_the_game_is_a_draw() -> None:
    game = scenario("""
        corp:
          score: 2 Priority Requisition
        runner:
          hand: Armistice, Diesel, Modded
          score: 2 Priority Requisition
        turn: runner
    """)
    game.runner.plays("Armistice")
    game.runner.picks("Diesel", "Modded")
    game.expect(corp_points=7, runner_points=7, winner=None, decision=None, reason="agenda-points")


@pytest.mark.rule("1.7.2b:1")
def test_1_7_2b_more_damage_than_cards_in_the_grip_flatlines_the_runner() -> None:
    game = scenario("""
        corp:
          hand: Needle
        runner:
          hand: 2 any
        turn: corp
    """)
    game.corp.plays("Needle")
    game.expect(winner="corp", reason="flatline", decision=None)


@pytest.mark.rule("1.7.2b:2")
def test_1_7_2b_as_much_damage_as_cards_in_the_grip_is_survived() -> None:
    game = scenario("""
        corp:
          hand: Needle
        runner:
          hand: 3 any
        turn: corp
    """)
    game.corp.plays("Needle")
    game.expect(winner=None, runner_hand=[], runner_heap=3)


@pytest.mark.rule("1.7.2b:3")
@pytest.mark.rule("10.4.4:2")
def test_1_7_2b_a_hand_size_below_zero_flatlines_at_the_beginning_of_the_discard_phase() -> None:
    game = scenario("""
        runner:
          brain damage 6
          hand: 2 any
          clicks 1
        turn: runner
    """)
    assert game.runner.hand_size == -1
    game.runner.takes_credit()
    game.expect(winner="corp", reason="flatline", runner_hand=2, turn="runner")


@pytest.mark.rule("1.7.2b:4")
def test_1_7_2b_a_hand_size_below_zero_does_not_flatline_before_that() -> None:
    game = scenario("""
        corp:
          hand: Head Wound
          clicks 1
        runner:
          brain damage 5
          hand: 1 any
        turn: corp
    """)
    game.corp.plays("Head Wound")
    game.expect(runner_hand_size=-1, winner=None, turn="runner")


@pytest.mark.rule("1.7.2b:4")
def test_1_7_2b_a_hand_size_of_zero_only_means_that_everything_is_discarded() -> None:
    game = scenario("""
        corp:
          deck: 3 any
        runner:
          brain damage 5
          hand: Diesel, Modded
          clicks 1
        turn: runner
    """)
    game.runner.takes_credit()
    game.runner.discards("Diesel")  # the other one follows by itself
    game.expect(winner=None, runner_hand=[], runner_heap=["Diesel", "Modded"], turn="corp")


@pytest.mark.rule("1.7.2c:1")
def test_1_7_2c_the_runner_wins_if_the_corp_must_draw_from_an_empty_rnd() -> None:
    game = scenario("""
        corp:
          deck:
        runner:
          clicks 1
        turn: runner
    """)
    game.runner.takes_credit()
    game.expect(winner="runner", decision=None, turn="corp")


@pytest.mark.rule("1.7.2c:1")
def test_1_7_2c_any_required_draw_counts_even_if_some_cards_could_be_drawn() -> None:
    game = scenario("""
        corp:
          deck: 1 any
        runner:
          hand: Flood
        turn: runner
    """)
    game.runner.plays("Flood")
    game.expect(winner="runner", corp_deck=[])


@pytest.mark.rule("1.7.2c:2")
def test_1_7_2c_an_empty_rnd_alone_does_not_end_the_game() -> None:
    game = scenario("""
        corp:
          deck: 2 any
        runner:
          hand: Flood
          deck:
        turn: runner
    """)
    game.runner.plays("Flood")
    game.expect(winner=None, corp_deck=[], corp_hand=2)


@pytest.mark.rule("1.7.1")
def test_1_7_1_a_player_who_cannot_win_does_not() -> None:
    game = scenario("""
        corp:
          hand: Hostile Takeover
          Server 1: Grip on Power
        runner:
          score: 2 Priority Requisition
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(winner=None, runner_points=7)
