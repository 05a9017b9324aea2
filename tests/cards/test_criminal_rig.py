"""The Criminal programs and resources of the Core Set."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import PROGRAM
from netrunner.testing import define, scenario
from netrunner.vocabulary import AddTo, Cards, Chosen, Trash, play, sub

define("Recall Notice", "runner", "event", play(AddTo(Chosen(Cards(types=PROGRAM)), "grip")))


def test_aurora_and_ninja_break_and_grow() -> None:
    game = scenario("""
        corp:
          HQ: ice Ice Wall
          hand: Hedge Fund
        runner:
          credits 6
          rig: Aurora
        turn: runner
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Aurora")
    assert game.card("Aurora").strength == 4
    game.runner.breaks(1, using="Aurora")
    game.runner.passes()
    game.expect(runner_credits=2, run="HQ")
    game = scenario("""
        corp:
          HQ: ice Neural Katana
          hand: Hedge Fund
        runner:
          credits 4
          rig: Ninja
        turn: runner
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Ninja")
    assert game.card("Ninja").strength == 5
    game.runner.breaks(1, using="Ninja")
    game.expect(runner_credits=0, run="HQ")


def test_femme_fatale_bypasses_the_chosen_ice_for_a_credit_per_subroutine() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma
          R&D: ice Enigma
          hand: Hedge Fund
        runner:
          credits 12
          hand: Femme Fatale
        turn: runner
    """)
    game.runner.installs("Femme Fatale")
    game.runner.picks("Enigma [HQ ice 1]")
    game.runner.runs("HQ")
    game.runner.triggers("Femme Fatale")
    game.expect(runner_credits=1, run="HQ")
    assert game.happened("bypassed") == 1


def test_femme_fatale_breaks_sentries_and_grows() -> None:
    game = scenario("""
        corp:
          HQ: ice Neural Katana
        runner:
          credits 3
          hand: 3 any
          rig: Femme Fatale
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Femme Fatale")
    assert game.card("Femme Fatale").strength == 3
    game.runner.breaks(1, using="Femme Fatale")
    game.expect(runner_credits=0, run="HQ", runner_hand=3)


def test_femme_fatale_does_not_bypass_other_ice_and_need_not_bypass() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma, Enigma
        runner:
          credits 9
          rig: Femme Fatale {remembers HQ ice 1}
        run: HQ, encountering ice 1
    """)
    game.runner.passes()
    game.pass_windows()
    game.expect(run=None, runner_credits=9)
    game.runner.runs("HQ")
    game.pass_windows()
    game.expect(run=None, runner_credits=9)
    assert game.happened("bypassed") == 0


@pytest.mark.ruling("Femme Fatale", 0)
def test_femme_fatale_bypasses_ice_that_is_much_stronger() -> None:
    game = scenario("""
        corp:
          HQ: ice Hadrian's Wall
        runner:
          credits 2
          rig: Femme Fatale {remembers HQ ice 1}
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.triggers("Femme Fatale")
    game.expect(runner_credits=0, run="HQ")


def test_femme_fatale_cannot_bypass_what_cannot_be_paid_for() -> None:
    game = scenario("""
        corp:
          HQ: ice Hadrian's Wall
        runner:
          credits 1
          rig: Femme Fatale {remembers HQ ice 1}
        turn: runner
    """)
    game.runner.runs("HQ")
    game.expect(runner_credits=1, run=None)


@pytest.mark.ruling("Femme Fatale", 1)
def test_femme_fatale_that_is_installed_again_forgets_its_first_choice() -> None:
    game = scenario("""
        corp:
          HQ: ice Ice Wall
          R&D: ice Ice Wall
        runner:
          credits 20
          hand: Femme Fatale, Recall Notice
        turn: runner
    """)
    game.runner.installs("Femme Fatale")
    game.runner.picks("HQ ice 1")
    game.runner.plays("Recall Notice")
    game.runner.installs("Femme Fatale")
    game.runner.picks("R&D ice 1")
    game.runner.runs("HQ")
    game.pass_windows()
    game.expect(run=None)
    assert game.happened("bypassed") == 0


@pytest.mark.erratum("11.2.4")
def test_sneakdoor_beta_turns_a_run_on_archives_into_a_success_on_hq() -> None:
    game = scenario("""
        corp:
          HQ: ice Wall of Static
          hand: Nisei MK II
          deck: Enigma
        runner: Gabriel Santiago: Consummate Professional
          credits 0
          rig: Sneakdoor Beta
        turn: runner
    """)
    game.runner.uses("Sneakdoor Beta")
    game.runner.continues()
    game.expect(runner_score=["Nisei MK II"], runner_credits=2)


def test_sneakdoor_beta_meets_the_ice_in_front_of_archives() -> None:
    game = scenario("""
        corp:
          Archives: ice Wall of Static
          hand: Nisei MK II
        runner:
          rig: Sneakdoor Beta
        turn: runner
    """)
    game.runner.uses("Sneakdoor Beta")
    game.expect(run=None, runner_score=[], runner_clicks=3)
    assert game.happened("run-unsuccessful") == 1


def test_sneakdoor_beta_works_on_although_it_was_trashed_during_the_run() -> None:
    define("Shearing Gate", "corp", "ice", sub(Trash(Chosen(Cards(types=PROGRAM)))))
    game = scenario("""
        corp:
          Archives: ice Shearing Gate
          archives: Hedge Fund
          hand: Nisei MK II
        runner:
          rig: Sneakdoor Beta
        turn: runner
    """)
    game.runner.uses("Sneakdoor Beta")
    game.expect(runner_heap=["Sneakdoor Beta"], run="Archives")
    game.runner.continues()
    game.expect(runner_score=["Nisei MK II"])


def test_an_ordinary_run_on_archives_stays_there_although_sneakdoor_beta_is_installed() -> None:
    game = scenario("""
        corp:
          hand: Nisei MK II
          archives: (Hostile Takeover)
        runner:
          rig: Sneakdoor Beta
        turn: runner
    """)
    game.runner.runs("Archives")
    game.runner.continues()
    game.expect(runner_score=["Hostile Takeover"])


def test_bank_job_pays_any_number_of_credits_instead_of_accessing_a_remote_server() -> None:
    game = scenario("""
        corp:
          Server 1: cards PAD Campaign
        runner:
          credits 1
          hand: Bank Job
        turn: runner
    """)
    game.runner.installs("Bank Job")
    assert game.card("Bank Job").credits == 8
    game.runner.runs("Server 1")
    game.runner.continues()
    game.runner.accepts()
    game.runner.chooses(8)
    game.expect(runner_credits=8, runner_heap=["Bank Job"])
    assert game.happened("access") == 0


def test_bank_job_may_give_fewer_credits_or_none() -> None:
    game = scenario("""
        corp:
          credits 0
          Server 1: cards PAD Campaign
          hand: Hedge Fund
        runner:
          credits 0
          rig: Bank Job {credit 8}
        turn: runner
    """)
    game.runner.runs("Server 1")
    game.runner.continues()
    game.runner.accepts()
    game.runner.chooses(3)
    game.expect(runner_credits=3)
    assert game.card("Bank Job").credits == 5
    game.runner.runs("Server 1")
    game.runner.continues()
    game.runner.declines()
    game.expect(runner_credits=3)
    assert game.happened("access") == 1
    game.runner.runs("HQ")
    game.runner.continues()
    assert game.happened("access") == 2
    assert game.card("Bank Job").credits == 5


@pytest.mark.ruling("Bank Job", 0)
def test_bank_job_pays_on_a_server_that_holds_no_cards() -> None:
    game = scenario("""
        corp:
          Server 1: ice (Enigma)
          credits 0
        runner:
          credits 0
          rig: Bank Job {credit 8}
        turn: runner
    """)
    game.runner.runs("Server 1")
    game.runner.continues()
    game.runner.accepts()
    game.runner.chooses(2)
    game.expect(runner_credits=2)


@pytest.mark.rule("9.8.11a")
def test_two_bank_jobs_do_not_pay_for_the_same_run() -> None:
    game = scenario("""
        corp:
          Server 1: cards PAD Campaign
        runner:
          credits 0
          rig: 2 Bank Job {credit 4}
        turn: runner
    """)
    first, second = game.cards("Bank Job")
    game.runner.runs("Server 1")
    game.runner.continues()
    game.runner.triggers(first)
    game.runner.applies(second)
    game.runner.accepts()
    game.runner.chooses(3)
    game.expect(runner_credits=3, run=None)
    assert (first.credits, second.credits) == (4, 1)
    assert game.happened("access") == 0


def test_crash_space_pays_to_remove_tags_and_prevents_meat_damage() -> None:
    game = scenario("""
        runner:
          credits 0, tags 1
          rig: Crash Space {credits 2}
        turn: runner
    """)
    game.runner.removes_tag()
    game.expect(tags=0)
    assert game.card("Crash Space").credits == 0
    game = scenario("""
        corp:
          hand: Scorched Earth
        runner:
          tags 1
          hand: Diesel
          rig: Crash Space
        turn: corp
    """)
    game.corp.plays("Scorched Earth")
    game.runner.uses("Crash Space")
    assert game.options("runner") == ["number 0", "number 1", "number 2", "number 3"]
    game.runner.chooses(3)
    game.expect(runner_heap=["Crash Space", "Diesel"], winner=None)


def test_crash_space_pays_for_nothing_else_and_does_not_help_against_net_damage() -> None:
    game = scenario("""
        corp:
          HQ: ice Neural Katana
        runner:
          credits 0
          hand: Easy Mark, Infiltration, Diesel, Access to Globalsec
          rig: Crash Space
        turn: runner
    """)
    game.refuses("runner", "install Access to Globalsec")
    game.runner.runs("HQ")
    game.expect(runner_hand=1, runner_rig=["Crash Space"], run="HQ")


def test_crash_space_is_refilled_when_the_turn_begins() -> None:
    game = scenario("""
        corp:
          clicks 1
          deck: 3 any
        runner:
          rig: Crash Space {credit 0}
        turn: corp
    """)
    game.corp.takes_credit()
    assert game.card("Crash Space").credits == 2


def test_data_dealer_sells_an_agenda() -> None:
    game = scenario("""
        runner:
          credits 0
          score: Nisei MK II
          rig: Data Dealer
        turn: runner
    """)
    game.runner.uses("Data Dealer")
    game.expect(runner_credits=9, runner_score=[], runner_points=0)
    assert game.card("Nisei MK II").zone == "removed"


def test_data_dealer_needs_an_agenda() -> None:
    game = scenario("""
        runner:
          rig: Data Dealer
        turn: runner
    """)
    game.refuses("runner", "use Data Dealer")


def test_decoy_avoids_a_tag() -> None:
    game = scenario("""
        corp:
          HQ: ice Hunter
          hand: Hedge Fund
        runner:
          credits 0
          rig: Decoy
        turn: runner
        run: HQ, encountering ice 1
    """)
    game.corp.chooses(0)
    game.runner.uses("Decoy")
    game.expect(tags=0, runner_heap=["Decoy"])


def test_decoy_avoids_one_of_two_tags() -> None:
    game = scenario("""
        corp:
          Server 1: cards (Breaking News {advancement 2})
        runner:
          rig: Decoy
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Breaking News")
    game.runner.uses("Decoy")
    game.expect(tags=1, runner_heap=["Decoy"])
