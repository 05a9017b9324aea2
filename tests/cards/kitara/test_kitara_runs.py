"""Cards of the Kitara cycle about runs and what they leave behind."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


def test_marathon_comes_back_with_a_click_after_a_successful_run() -> None:
    game = scenario("""
        corp:
          Server 1: (PAD Campaign)
        runner:
          credits 1
          hand: Marathon
        turn: runner
    """)
    game.runner.plays("Marathon")
    game.go_on("5.7.1f")
    game.expect(runner_hand=["Marathon"], runner_clicks=4, runner_credits=0)
    game.refuses("runner", "run Server 1")
    game.offers("runner", "run HQ")


@pytest.mark.ruling("Marathon", 0)
def test_marathon_closes_the_server_even_if_the_run_fails() -> None:
    game = scenario("""
        corp:
          deck: 3 any
          Server 1: ice Wall of Static
        runner:
          credits 1
          hand: Marathon
        turn: runner
    """)
    game.runner.plays("Marathon")
    game.go_on("5.7.1f")
    game.expect(runner_hand=[], runner_heap=["Marathon"], runner_clicks=3)
    game.refuses("runner", "run Server 1")
    game.next_turn("runner")
    game.offers("runner", "run Server 1")


def test_marathon_runs_remote_servers() -> None:
    game = scenario("corp:\n hand: 3 any\nrunner:\n hand: Marathon\nturn: runner")
    game.refuses("runner", "play Marathon")


def test_degree_mill_costs_two_installed_cards() -> None:
    game = scenario("""
        corp:
          Server 1: (Degree Mill)
        runner:
          hand: Diesel
          deck: Sure Gamble
          rig: Corroder, Daily Casts, Mimic
        run: Server 1, at 6.9.5g
    """)
    game.runner.steals("Degree Mill")
    game.refuses("runner", "pick Diesel")
    game.runner.picks("Daily Casts")
    game.runner.picks("Mimic")
    game.expect(runner_score=["Degree Mill"], runner_hand=["Diesel"])
    assert sorted(game.runner.deck) == ["Daily Casts", "Mimic", "Sure Gamble"]
    assert game.happened("shuffled") == 1
    game = scenario("corp:\n Server 1: (Degree Mill)\nrunner:\n rig: Corroder\nrun: Server 1, at 6.9.5g")
    game.expect(runner_score=[])


def test_kasi_string_counts_the_first_remote_run_that_accesses_and_steals_nothing() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          Server 1: (PAD Campaign)
        runner:
          credits 0
          rig: Kasi String {power 2}
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.pass_windows()
    game.asks("runner", "action")
    game.runner.runs("Server 1")
    game.runner.continues()
    game.corp.passes()
    game.runner.triggers("Kasi String")
    assert game.card("Kasi String").power == 3
    game.pass_windows()
    game.runner.runs("Server 1")
    game.runner.continues()
    game.pass_windows()
    game.asks("runner", "action")


def test_kasi_string_does_not_count_runs_that_steal() -> None:
    game = scenario("""
        corp:
          Server 1: (Hostile Takeover)
        runner:
          rig: Kasi String {power 3}
        turn: runner
    """)
    game.runner.runs("Server 1")
    game.runner.continues()
    game.asks("runner", "action")
    game.expect(runner_score=["Hostile Takeover"])


@pytest.mark.parametrize("ice", ["Wall of Static", "Pop-up Window"])
def test_kasi_string_wants_success_and_an_access(ice: str) -> None:
    game = scenario(f"""
        corp:
          Server 1: ice {ice}
        runner:
          rig: Kasi String
        turn: runner
    """)
    game.runner.runs("Server 1")
    if ice == "Pop-up Window":
        game.runner.accepts()
        game.runner.continues()
    game.asks("runner", "action")


def test_kasi_string_looks_for_the_first_successful_run_after_one_that_failed() -> None:
    game = scenario("""
        corp:
          Server 1: ice Wall of Static
          Server 2: (PAD Campaign)
        runner:
          credits 0
          rig: Kasi String
        turn: runner
    """)
    game.runner.runs("Server 1")
    game.go_on("action")
    game.runner.runs("Server 2")
    game.runner.continues()
    game.corp.passes()
    game.runner.triggers("Kasi String")
    assert game.card("Kasi String").power == 1


@pytest.mark.ruling("Kasi String", 0)
def test_kasi_string_becomes_an_agenda_and_another_may_be_installed() -> None:
    game = scenario("""
        corp:
          Server 1: (PAD Campaign)
        runner:
          hand: Kasi String
          rig: Kasi String {power 3}
        turn: runner
    """)
    game.runner.runs("Server 1")
    game.runner.continues()
    game.corp.passes()
    game.runner.declines()
    game.runner.triggers("Kasi String")
    game.expect(runner_score=["Kasi String"])
    assert game.runner.points == 1
    game.pass_windows()
    game.runner.installs("Kasi String")
    game.expect(runner_score=["Kasi String"], runner_installed=["Kasi String"])
