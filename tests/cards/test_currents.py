"""Currents: operations that stay until another current is played or an agenda is stolen (3.5.1b)."""

from __future__ import annotations

import pytest

from netrunner import Game
from netrunner.positions import Position
from netrunner.testing import define, scenario
from netrunner.vocabulary import HandSize, play
from netrunner.vocabulary.mechanics import StaysInPlay

define("Test Runner Current", "runner", "event", play(StaysInPlay()), HandSize(2), subtypes="current")


@pytest.mark.rule("3.5.1b:2")
def test_predictive_algorithm_stays_until_an_agenda_is_stolen_for_two_credits() -> None:
    game = scenario("""
        corp:
          hand: Predictive Algorithm
          Server 1: (Hostile Takeover)
        runner:
          credits 3
        turn: corp
    """)
    game.corp.plays("Predictive Algorithm")
    assert game.card("Predictive Algorithm").zone == "play"
    game.corp.takes_credit()
    game.corp.takes_credit()
    game.runner.runs("Server 1")
    game.runner.continues()
    game.asks("runner", "steal", "1.15.9a")
    game.runner.steals("Hostile Takeover")
    game.expect(runner_credits=1, runner_score=["Hostile Takeover"], corp_archives=["Predictive Algorithm"])
    assert game.card("Predictive Algorithm").faceup


def test_predictive_algorithm_lets_the_runner_decline_and_stays() -> None:
    game = scenario("""
        corp:
          play area: Predictive Algorithm
          Server 1: (Hostile Takeover)
        turn: runner
    """)
    game.runner.runs("Server 1")
    game.runner.continues()
    game.runner.declines()
    game.expect(runner_score=[], runner_credits=5, corp_archives=[])
    assert game.card("Predictive Algorithm").zone == "play"
    game.done()


def test_predictive_algorithm_is_not_paid_by_a_runner_who_is_too_poor() -> None:
    game = scenario("""
        corp:
          play area: Predictive Algorithm
          hand: Hostile Takeover
        runner:
          credits 1
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(runner_score=[], runner_credits=1)
    game.done()


@pytest.mark.rule("3.5.1b:3")
def test_another_current_ends_enhanced_login_protocol_before_its_own_abilities_resolve() -> None:
    game = scenario("""
        corp:
          credits 5
          hand: Predictive Algorithm
          play area: Enhanced Login Protocol
        turn: corp
    """)
    game.corp.plays("Predictive Algorithm")
    game.expect(corp_archives=["Enhanced Login Protocol"])
    assert game.card("Predictive Algorithm").zone == "play"
    kinds = game.log_kinds()
    assert kinds.index("played") < kinds.index("trashed") < kinds.index("resolved")


@pytest.mark.rule("3.7.1b:1,2")
def test_a_current_of_the_runner_ends_when_an_agenda_is_scored_and_ends_the_one_of_the_corp() -> None:
    game = scenario("""
        corp:
          score: Hostile Takeover
          play area: Predictive Algorithm
          Server 1: (Hostile Takeover {advancement 2})
        runner:
          hand: Test Runner Current
        turn: runner
    """)
    game.runner.plays("Test Runner Current")
    game.expect(corp_archives=["Predictive Algorithm"], runner_hand_size=7)
    for _ in range(3):
        game.runner.takes_credit()
    game.corp.scores("Hostile Takeover")
    game.expect(runner_heap=["Test Runner Current"], runner_hand_size=5)


@pytest.mark.rule("3.5.1b:1")
def test_a_scored_agenda_does_not_end_enhanced_login_protocol() -> None:
    game = scenario("""
        corp:
          play area: Enhanced Login Protocol
          Server 1: (Hostile Takeover {advancement 2})
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Hostile Takeover")
    assert game.card("Enhanced Login Protocol").zone == "play"


def test_enhanced_login_protocol_makes_the_first_basic_run_cost_two_clicks() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          play area: Enhanced Login Protocol
        turn: runner
    """)
    game.runner.runs("HQ")
    game.expect(runner_clicks=2)
    game.runner.continues()
    game.runner.runs("HQ")
    game.expect(runner_clicks=1)
    game.runner.continues()
    game.done()


def test_enhanced_login_protocol_forbids_a_basic_run_with_one_click_and_says_why() -> None:
    game = scenario("""
        corp:
          play area: Enhanced Login Protocol
        runner:
          clicks 1
          deck: 3 any
        turn: runner
    """)
    game.refuses("runner", "run HQ")
    answer = game.why_not("runner", "run HQ")
    assert not answer and answer.rule == "1.15.1"


def test_enhanced_login_protocol_does_not_look_at_runs_by_cards() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          play area: Enhanced Login Protocol
        runner:
          hand: Test Run Event
        turn: runner
    """)
    game.runner.plays("Test Run Event")
    game.runner.runs("HQ")
    game.expect(runner_clicks=3)
    game.runner.continues()
    game.runner.runs("HQ")  # still the first one by the basic action
    game.expect(runner_clicks=1)


@pytest.mark.rule("1.15.9b:3")
def test_enhanced_login_protocol_is_reckoned_together_with_other_costs_of_the_run() -> None:
    game = scenario("""
        corp:
          play area: Enhanced Login Protocol
          Server 1: Test Toll
        runner:
          credits 1
          clicks 2
          deck: 3 any
        turn: runner
    """)
    game.refuses("runner", "run Server 1")
    game.runner.takes_credit()
    game.refuses("runner", "run HQ")


def test_service_outage_taxes_the_first_run_of_the_turn_however_it_is_made() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          play area: Service Outage
        runner:
          credits 3
          hand: Test Run Event
        turn: runner
    """)
    game.runner.plays("Test Run Event")
    game.runner.runs("HQ")
    game.expect(runner_credits=2)
    game.runner.continues()
    game.runner.runs("HQ")
    game.expect(runner_credits=2)


@pytest.mark.rule("1.15.9b:1")
def test_service_outage_and_a_toll_are_paid_together() -> None:
    text = """
        corp:
          play area: Service Outage
          Server 1: Test Toll
        runner:
          credits {credits}
          deck: 3 any
        turn: runner
    """
    game = scenario(text.format(credits=3))
    game.runner.runs("Server 1")
    game.expect(runner_credits=0)
    game = scenario(text.format(credits=2))
    game.refuses("runner", "run Server 1")
    game.offers("runner", "run HQ")
    game = scenario(text.format(credits=0))
    game.refuses("runner", "run HQ")


@pytest.mark.rule("1.15.9a:1")
@pytest.mark.ruling("Service Outage", 0)
def test_service_outage_can_be_declined_when_a_card_makes_a_run_which_is_not_the_first_one_then() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          play area: Service Outage
        runner:
          credits 3
          hand: Test Run Event
        turn: runner
    """)
    game.runner.plays("Test Run Event")
    game.runner.declines()
    game.expect(runner_credits=3, run=None, runner_heap=["Test Run Event"])
    assert game.happened("run-begins") == 0
    game.runner.runs("HQ")  # the tax is still to be paid
    game.expect(runner_credits=2)
    game.runner.continues()
    game.done()


@pytest.mark.rule("1.15.9a:1")
def test_service_outage_does_not_let_the_runner_decline_the_run_of_a_basic_action() -> None:
    game = scenario("""
        corp:
          play area: Service Outage
        turn: runner
    """)
    game.runner.runs("HQ")
    game.asks("runner", "jack-out", "6.9.5c")
    game.expect(runner_credits=4)


def test_service_outage_survives_a_save_and_a_position() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          play area: Service Outage
          Server 1: (Hostile Takeover)
        turn: runner
    """)
    again = Game.from_json(game.game.to_json())
    again.choose("run Server 1")
    again.choose("continue")
    assert [c.defn.title for c in again.state.cards if c.zone == 2] == ["Service Outage"]
    assert Position.parse(Position.of(game.game).to_text()) == Position.of(game.game)
