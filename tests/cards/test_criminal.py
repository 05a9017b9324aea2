"""The Criminal cards of the Core Set."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


def test_gabriel_gains_two_credits_for_the_first_successful_run_on_hq_each_turn() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
        runner: Gabriel Santiago: Consummate Professional
          credits 0
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(runner_credits=2)
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(runner_credits=2)


def test_account_siphon_takes_up_to_five_credits_instead_of_accessing() -> None:
    game = scenario("""
        corp:
          credits 4
          hand: Hedge Fund
        runner:
          credits 0
          hand: Account Siphon
        turn: runner
    """)
    game.runner.plays("Account Siphon")
    game.runner.continues()
    game.runner.accepts()
    game.runner.chooses(4)
    game.expect(corp_credits=0, runner_credits=8, tags=2)
    assert game.happened("access") == 0


@pytest.mark.rule("6.7.3c")
def test_account_siphon_may_still_access() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
        runner:
          hand: Account Siphon
        turn: runner
    """)
    game.runner.plays("Account Siphon")
    game.runner.continues()
    game.runner.declines()
    game.expect(corp_credits=5, tags=0)
    assert game.happened("access") == 1


def test_forged_activation_orders_makes_the_corp_rez_or_trash() -> None:
    text = """
        corp:
          credits 3
          HQ: ice (Enigma)
        runner:
          hand: Forged Activation Orders
        turn: runner
    """
    game = scenario(text)
    game.runner.plays("Forged Activation Orders")
    game.corp.chooses(1)
    game.expect(corp_credits=0)
    assert game.card("Enigma").rezzed
    game = scenario(text)
    game.runner.plays("Forged Activation Orders")
    game.corp.chooses(2)
    game.expect(corp_archives=["Enigma"])
    assert not game.card("Enigma").faceup


@pytest.mark.rule("9.11.3e")
def test_forged_activation_orders_on_ice_that_cannot_be_paid_for_trashes_it() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice (Enigma)
        runner:
          hand: Forged Activation Orders
        turn: runner
    """)
    game.runner.plays("Forged Activation Orders")
    game.expect(corp_archives=["Enigma"])


def test_inside_job_bypasses_the_first_ice_and_its_encounter_ability_does_not_resolve() -> None:
    game = scenario("""
        corp:
          HQ: ice Wall of Static, Tollbooth
          hand: Hedge Fund
        runner:
          credits 2
          hand: Inside Job
        turn: runner
    """)
    game.runner.plays("Inside Job")
    game.runner.runs("HQ")
    game.expect(runner_credits=0, run="HQ")
    game.runner.continues()
    game.expect(run=None)
    assert game.happened("run-unsuccessful") == 1


def test_special_order_finds_an_icebreaker_and_reveals_it() -> None:
    game = scenario("""
        runner:
          hand: Special Order
          deck: Diesel, Corroder
        turn: runner
    """)
    game.runner.plays("Special Order")
    game.runner.picks("Corroder")
    game.expect(runner_hand=["Corroder"], runner_deck=["Diesel"])
    assert game.happened("revealed") == 1


def test_lemuria_codecracker_needs_a_successful_run_on_hq_this_turn() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          Server 1: cards (PAD Campaign)
        runner:
          rig: Lemuria Codecracker
        turn: runner
    """)
    assert not any("Lemuria" in t for t in game.options("runner"))
    game.runner.runs("HQ")
    game.runner.continues()
    game.pass_windows()
    game.runner.uses("Lemuria Codecracker")
    assert game.happened("exposed") == 1
    game.expect(runner_credits=4)


def test_desperado_pays_for_every_successful_run() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
        runner:
          credits 0
          rig: Desperado
        turn: runner
    """)
    for n in (1, 2):
        game.runner.runs("Archives")
        game.runner.continues()
        game.expect(runner_credits=n, runner_memory_limit=5)


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
    game.expect(runner_heap=["Crash Space", "Diesel"], winner=None)


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


def test_easy_mark_gains_three_credits() -> None:
    game = scenario("""
        runner:
          credits 0
          hand: Easy Mark
        turn: runner
    """)
    game.runner.plays("Easy Mark")
    game.expect(runner_credits=3)
