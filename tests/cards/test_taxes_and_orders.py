"""Additional costs to break and to access, who spends first in a trace, what cannot be bid or used."""

from __future__ import annotations

import pytest

from netrunner.testing import Scenario, define, scenario
from netrunner.vocabulary import EndRun, Gain, PsiGame, Trace, bioroid, paid, sub

define("Test Psi Ice", "corp", "ice", sub(PsiGame(different=EndRun())), strength=1)
define("Test Trace Ice", "corp", "ice", sub(Trace(2, EndRun())), strength=1)
define("Test Purse", "runner", "resource", paid(0, Gain(1), limit=1))
define("Test Bioroid Ice", "corp", "ice", bioroid(), sub(EndRun()), strength=9, subtypes="bioroid")

BREAKER = """
    corp:
      HQ: ice Wall of Static, Wall of Static; root {}
    runner:
      credits 5
      rig: Corroder {}
    run: HQ, encountering ice 2
"""


def test_midway_station_grid_makes_icebreakers_dearer_during_runs_on_its_server() -> None:
    game = scenario(BREAKER.format("Midway Station Grid", ""))
    game.runner.boosts("Corroder")
    game.expect(runner_credits=4)  # strength costs no more
    game.runner.breaks(1, using="Corroder")
    game.expect(runner_credits=2)
    game = scenario("""
        corp:
          R&D: root Midway Station Grid
          HQ: ice Wall of Static
        runner:
          credits 2
          rig: Corroder
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Corroder")
    game.runner.breaks(1, using="Corroder")
    game.expect(runner_credits=0)


def test_midway_station_grid_leaves_other_cards_alone() -> None:
    game = scenario("""
        corp:
          HQ: ice Test Bioroid Ice; root Midway Station Grid
        runner:
          credits 0
          clicks 2
        run: HQ, encountering ice 1
    """)
    game.runner.breaks(1, using="Test Bioroid Ice")
    game.expect(runner_credits=0, runner_clicks=1)


def test_midway_station_grid_is_a_region() -> None:
    game = scenario("corp:\n hand: Midway Station Grid\n HQ: root Test Region\nturn: corp")
    game.corp.installs("Midway Station Grid", "HQ")
    game.expect(corp_archives=["Test Region"])


def test_interrupt_0_taxes_each_use_of_an_icebreaker_for_the_rest_of_the_run() -> None:
    board = """
        corp:
          HQ: ice Wall of Static, Interrupt 0
        runner:
          credits 9
          rig: Corroder, Gordian Blade
        run: HQ, encountering ice 2
    """
    game = scenario(board)
    game.go_on("6.9.2d")
    game.runner.continues()
    game.pass_windows("6.9.3b")
    game.runner.boosts("Corroder")
    game.runner.breaks(1, using="Corroder")
    game.expect(runner_credits=9 - 1 - 1 - 2)  # both subroutines resolved
    game = scenario(board)
    game.runner.boosts("Gordian Blade")
    game.runner.boosts("Gordian Blade")
    game.runner.breaks(1, using="Gordian Blade")
    game.go_on("6.9.2d")
    game.runner.continues()
    game.pass_windows("6.9.3b")
    game.runner.boosts("Corroder")
    game.runner.breaks(1, using="Corroder")
    game.expect(runner_credits=9 - 2 - 1 - 1 - 1 - 1)


def test_interrupt_0_leaves_other_cards_alone() -> None:
    game = scenario("""
        corp:
          HQ: ice Test Bioroid Ice, Interrupt 0
        runner:
          credits 0
          clicks 2
        run: HQ, encountering ice 2
    """)
    game.runner.continues()
    game.runner.breaks(1, using="Test Bioroid Ice")
    game.expect(runner_clicks=1)


def armored(hand: str, counters: int = 1) -> Scenario:
    game = scenario(f"""
        corp:
          HQ: ice Wall of Static
          score: Armored Servers {{agenda {counters}}}
        runner:
          credits 9
          hand: {hand}
          rig: Corroder
        run: HQ, approaching ice 1
    """)
    for _ in range(counters):
        game.corp.uses("Armored Servers")
    return game


def test_armored_servers_gets_a_counter_when_it_is_scored() -> None:
    game = scenario("corp:\n Server 1: (Armored Servers {advancement 4})\nturn: corp, at 5.6.2a")
    game.corp.scores("Armored Servers")
    assert game.card("Armored Servers").agenda_counters == 1
    assert not any(["use" in option for option in game.options("corp")])  # no run


def test_armored_servers_takes_a_card_of_the_grip_for_breaking() -> None:
    game = armored("2 Diesel")
    assert game.card("Armored Servers").agenda_counters == 0
    game.go_on("6.9.3b")
    game.runner.boosts("Corroder")
    game.runner.uses("Corroder", ability=1)
    game.runner.picks("Diesel")
    game.expect(runner_heap=["Diesel"], runner_hand=1, runner_credits=7)
    game.pass_windows()
    game.asks("runner", "jack-out", "6.9.5c")
    game.runner.jacks_out()
    game.expect(runner_heap=["Diesel", "Diesel"], run=None)


@pytest.mark.ruling("Armored Servers", 0)
def test_armored_servers_adds_up_when_used_twice() -> None:
    game = armored("3 Diesel", counters=2)
    game.go_on("6.9.3b")
    game.runner.boosts("Corroder")
    game.runner.uses("Corroder", ability=1)
    game.runner.picks("Diesel", "Diesel")
    game.expect(runner_heap=2, runner_hand=1)


def test_armored_servers_leaves_a_runner_without_cards_no_way_to_break() -> None:
    game = armored("Diesel", counters=2)
    game.go_on("6.9.3b")
    game.runner.boosts("Corroder")
    assert not any(["ability 1" in option or option == "use Corroder" for option in game.options("runner")])


GAGARIN = """
    corp: {}
      Server 1: (PAD Campaign), (Test Upgrade)
      HQ: root (Test Upgrade)
      hand: Hedge Fund
    runner:
      credits {}
    run: {}, at 6.9.5g
"""


@pytest.mark.ruling("Gagarin Deep Space: Expanding the Horizon", 0)
def test_gagarin_deep_space_charges_a_credit_for_each_card_and_lets_the_runner_decline() -> None:
    game = scenario(GAGARIN.format("Gagarin Deep Space: Expanding the Horizon", 9, "Server 1"))
    game.offers("runner", "decline")
    game.runner.accesses("PAD Campaign")
    game.expect(runner_credits=8)
    game.runner.declines()  # not trashed
    game.asks("runner", "access-next", "7.6.5")
    game.runner.declines()
    game.expect(run=None, runner_credits=8)
    assert game.accessed() == ["PAD Campaign"]


def test_gagarin_deep_space_keeps_a_poor_runner_out_and_asks_nothing_for_central_servers() -> None:
    game = scenario(GAGARIN.format("Gagarin Deep Space: Expanding the Horizon", 0, "Server 1"))
    game.expect(run=None)
    assert game.accessed() == []
    game = scenario(GAGARIN.format("Gagarin Deep Space: Expanding the Horizon", 0, "HQ"))
    game.runner.accesses("HQ")
    game.go_on("action")
    assert sorted(game.accessed()) == ["Hedge Fund", "Test Upgrade"]


def test_surveillance_sweep_lets_the_runner_spend_first_during_runs() -> None:
    game = scenario("""
        corp:
          hand: Surveillance Sweep
          HQ: ice Test Trace Ice
          clicks 1; deck: 5 any
        runner:
          credits 3
        turn: corp
    """)
    game.corp.plays("Surveillance Sweep")
    game.runner.runs("HQ")
    game.asks("runner", "trace-runner", "10.8.6d")
    game.runner.chooses(2)
    game.asks("corp", "trace-corp", "10.8.6c")
    game.corp.chooses(1)
    game.expect(run=None, runner_credits=1, corp_archives=[])  # it stays in play


def test_surveillance_sweep_changes_nothing_outside_of_runs() -> None:
    game = scenario("""
        corp:
          hand: Surveillance Sweep, Test Trace Operation
          clicks 3
        turn: corp
    """)
    game.corp.plays("Surveillance Sweep")
    game.corp.plays("Test Trace Operation")
    game.asks("corp", "trace-corp", "10.8.6c")


def test_government_investigations_forbids_bids_of_two() -> None:
    game = scenario("""
        corp:
          HQ: ice Test Psi Ice
        runner:
          hand: Government Investigations
        turn: runner
    """)
    game.runner.plays("Government Investigations")
    game.runner.runs("HQ")
    assert game.options("corp") == ["number 0", "number 1"]
    game.corp.chooses(1)
    assert game.options("runner") == ["number 0", "number 1"]


def test_government_investigations_stays_until_an_agenda_is_scored() -> None:
    game = scenario("""
        corp:
          deck: 5 any
          Server 1: (Hostile Takeover {advancement 2})
        runner:
          hand: Government Investigations
          clicks 1
        turn: runner
    """)
    game.runner.plays("Government Investigations")
    game.expect(runner_heap=[])
    game.corp.scores("Hostile Takeover")
    game.expect(runner_heap=["Government Investigations"])


@pytest.mark.ruling("Navi Mumbai City Grid", 0)
def test_navi_mumbai_city_grid_forbids_paid_abilities_but_not_what_only_costs_something() -> None:
    game = scenario("""
        corp:
          HQ: ice Wall of Static, Test Bioroid Ice; root Navi Mumbai City Grid
        runner:
          credits 9
          clicks 2
          rig: Corroder, Test Purse, e3 Feedback Implants
        run: HQ, encountering ice 2
    """)
    assert not any(["Test Purse" in option for option in game.options("runner")])
    game.runner.breaks(1, using="Test Bioroid Ice")  # spending a click is no paid ability
    game.go_on("6.9.2d")
    game.runner.continues()
    game.pass_windows("6.9.3b")
    game.runner.boosts("Corroder")
    game.runner.breaks(1, using="Corroder")


def test_navi_mumbai_city_grid_speaks_of_its_server_only() -> None:
    game = scenario("corp:\n R&D: root Navi Mumbai City Grid\nrunner:\n rig: Test Purse\nrun: HQ, approaching server")
    game.runner.uses("Test Purse")
    game = scenario("corp:\n HQ: root Navi Mumbai City Grid\nrunner:\n rig: Test Purse\nturn: runner, at 5.7.1e")
    game.runner.uses("Test Purse")
    game.expect(runner_credits=6)


def test_navi_mumbai_city_grid_is_a_region() -> None:
    game = scenario("corp:\n hand: Navi Mumbai City Grid\n HQ: root Test Region\nturn: corp")
    game.corp.installs("Navi Mumbai City Grid", "HQ")
    game.expect(corp_archives=["Test Region"])
