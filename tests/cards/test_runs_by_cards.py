"""Identities, events and resources that make runs or look at them."""

from __future__ import annotations

import pytest

from netrunner import Game
from netrunner.rules.machine.nodes import P_USE
from netrunner.testing import define, scenario
from netrunner.vocabulary import HostedCreditsFor
from netrunner.vocabulary.traits import Recurring

define("Test Cloak", "runner", "program", Recurring(1), HostedCreditsFor(P_USE), memory=0)


# -- Omar Keung ------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("Omar Keung: Conspiracy Theorist", 0)
@pytest.mark.erratum("11.2.56")
def test_omar_keung_chooses_hq_or_rnd_only_when_the_run_would_be_successful() -> None:
    game = scenario("""
        corp:
          hand: Hostile Takeover
          deck: Hedge Fund
          archives: Enigma
        runner: Omar Keung: Conspiracy Theorist
        turn: runner
    """)
    game.runner.uses("Omar Keung: Conspiracy Theorist")
    assert game.run == "Archives"
    game.runner.continues()
    game.asks("runner", "new-attacked-server", "6.1.2b")
    assert sorted(game.options("runner")) == ["server HQ", "server R&D"]
    game.runner.chooses("HQ")
    game.expect(runner_score=["Hostile Takeover"], runner_clicks=3)
    successes = [e.server for e in game.events() if e.rule == "6.9.5e"]
    assert successes == [0]
    game.refuses("runner", "use Omar Keung: Conspiracy Theorist")
    game.done()


def test_omar_keung_runs_rnd_through_archives_and_meets_abilities_of_rnd() -> None:
    game = scenario("""
        corp:
          deck: Hedge Fund, Enigma
        runner: Omar Keung: Conspiracy Theorist
          rig: Medium
        turn: runner
    """)
    game.runner.uses("Omar Keung: Conspiracy Theorist")
    game.runner.continues()
    game.runner.chooses("R&D")
    assert game.card("Medium").virus == 1


def test_omar_keung_is_held_up_by_crisium_grid_on_either_side() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          Archives: root Crisium Grid
        runner: Omar Keung: Conspiracy Theorist
          credits 0
        turn: runner
    """)
    game.runner.uses("Omar Keung: Conspiracy Theorist")
    game.runner.continues()
    assert game.happened("server-changed") == 0 and game.happened("run-successful") == 0
    game.done()


# -- Alice Merchant --------------------------------------------------------------------------------------------------


def test_alice_merchant_makes_the_corp_trash_a_card_from_hq_once_each_turn() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund, Priority Requisition
        runner: Alice Merchant: Clan Agitator
        turn: runner
    """)
    game.runner.runs("Archives")
    game.runner.continues()
    game.asks("corp", "target")
    game.corp.picks("Hedge Fund")
    game.expect(corp_hand=["Priority Requisition"], corp_archives=["Hedge Fund"])
    trashed = [e for e in game.events() if e.rule == "1.18.1"]
    assert [e.player for e in trashed] == [0]  # the Corp trashes it (1.13.6a)
    assert game.happened("access") == 1  # it was there before the access
    game.runner.runs("Archives")
    game.runner.continues()
    game.expect(corp_hand=["Priority Requisition"])


# -- John Masanori ---------------------------------------------------------------------------------------------------


def test_john_masanori_draws_for_the_first_successful_run_and_tags_for_the_first_unsuccessful_one() -> None:
    game = scenario("""
        corp:
          hand: 2 Hedge Fund
        runner:
          deck: 5 any
          rig: John Masanori
        turn: runner
    """)
    for _ in range(2):
        game.runner.runs("HQ")
        game.runner.continues()
    game.expect(runner_hand=1, tags=0)
    for _ in range(2):
        game.runner.runs("HQ")
        game.runner.jacks_out()
    game.expect(runner_hand=1, tags=1)


# -- Early Bird ------------------------------------------------------------------------------------------------------


@pytest.mark.erratum("11.2.25")
def test_early_bird_gains_its_click_back_and_runs_as_the_first_click_only() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
        runner:
          hand: 2 Early Bird
        turn: runner
    """)
    game.runner.plays("Early Bird")
    game.runner.runs("HQ")
    game.expect(runner_clicks=4, runner_credits=4)
    game.runner.continues()
    game.refuses("runner", "play Early Bird")


# -- Rigged Results --------------------------------------------------------------------------------------------------


def test_rigged_results_bypasses_the_chosen_ice_after_a_wrong_guess() -> None:
    game = scenario("""
        corp:
          hand: Priority Requisition
          HQ: ice Wall of Static
          R&D: ice Enigma
          Server 1: PAD Campaign
        runner:
          hand: Rigged Results
        turn: runner
    """)
    game.runner.plays("Rigged Results")
    game.runner.chooses(2)
    game.expect(runner_credits=5)  # nobody knows yet
    game.asks("corp", "guess")
    game.corp.chooses(1)
    game.expect(runner_credits=3)
    game.refuses("runner", "pick PAD Campaign")
    game.runner.picks("Wall of Static")
    assert game.run == "HQ"
    game.runner.continues()
    game.expect(runner_score=["Priority Requisition"])
    assert game.happened("bypassed") == 1
    game.done()


def test_rigged_results_does_nothing_if_the_corp_guesses_right() -> None:
    game = scenario("""
        corp:
          HQ: ice Wall of Static
        runner:
          credits 1
          hand: Rigged Results
        turn: runner
    """)
    game.runner.plays("Rigged Results")
    assert game.options("runner") == ["number 0", "number 1"]
    game.runner.chooses(1)
    game.corp.chooses(1)
    game.expect(runner_credits=0, run=None)
    game.done()


@pytest.mark.erratum("11.2.53")
def test_rigged_results_bypasses_only_the_chosen_ice_and_only_once() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma, Wall of Static
        runner:
          hand: Rigged Results
        turn: runner
    """)
    game.runner.plays("Rigged Results")
    game.runner.chooses(0)
    game.corp.chooses(2)
    game.runner.picks("Wall of Static")
    game.runner.continues()
    game.expect(run=None, runner_clicks=2)  # Enigma took a click and ended the run
    game = scenario("""
        corp:
          HQ: ice Cell Portal, Wall of Static
        runner:
          hand: Rigged Results
        turn: runner
    """)
    game.runner.plays("Rigged Results")
    game.runner.chooses(0)
    game.corp.chooses(2)
    game.runner.picks("Wall of Static")
    game.go_on("action")  # Cell Portal leads back to Wall of Static, which ends the run this time
    assert game.happened("bypassed") == 1 and game.happened("run-unsuccessful") == 1


def test_rigged_results_keeps_the_secret_from_the_view_of_the_corp_and_in_a_saved_game() -> None:
    game = scenario("""
        corp:
          HQ: ice Wall of Static
        runner:
          hand: Rigged Results
        turn: runner
    """)
    views = []
    for spent in (0, 2):
        copy = game.copy()
        copy.runner.plays("Rigged Results")
        copy.runner.chooses(spent)
        views.append(copy.game.view("corp"))
        again = Game.from_json(copy.game.to_json())
        again.choose("number 1")
        assert again.state.credits[1] == 5 - spent
    assert views[0] == views[1]
    bids = {copy.game.determinize("corp", seed=n).state.stack[-1].spent for n in range(30)}  # type: ignore[attr-defined]
    assert bids == {0, 1, 2}


# -- Cold Read -------------------------------------------------------------------------------------------------------


@pytest.mark.erratum("11.2.58")
def test_cold_read_pays_for_a_run_and_trashes_a_program_that_was_used() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          HQ: ice Wall of Static
        runner:
          credits 0
          hand: Cold Read
          rig: Corroder, Gordian Blade, Sacrificial Construct
        turn: runner
    """)
    game.runner.plays("Cold Read")
    game.runner.runs("HQ")
    game.pass_windows("6.9.3b")
    game.runner.boosts("Corroder")
    game.runner.breaks(1, using="Corroder")
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    game.expect(runner_heap=["Corroder", "Cold Read"], runner_credits=0)  # Sacrificial Construct cannot prevent it
    game.done()


def test_cold_read_trashes_nothing_if_no_program_was_used() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
        runner:
          hand: Cold Read
          rig: Corroder
        turn: runner
    """)
    game.runner.plays("Cold Read")
    game.runner.runs("HQ")
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    game.expect(runner_rig=["Corroder"], runner_heap=["Cold Read"])


@pytest.mark.ruling("Cold Read", 0)
def test_cold_read_may_trash_a_program_whose_credit_was_spent() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          HQ: ice Wall of Static
        runner:
          credits 0
          hand: Cold Read
          rig: Corroder, Test Cloak
        turn: runner
    """)
    game.runner.plays("Cold Read")
    game.runner.runs("HQ")
    game.pass_windows("6.9.3b")
    game.runner.boosts("Corroder")
    game.take("number Test Cloak 0")  # so Cold Read pays
    game.runner.uses("Corroder", 1)
    game.take("number Test Cloak 1")
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    game.runner.picks("Test Cloak")
    game.expect(runner_heap=["Cold Read", "Test Cloak"], runner_rig=["Corroder"])
