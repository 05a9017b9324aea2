"""The Criminal identity, events and hardware of the Core Set."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import CORP, EVENTS
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


def test_gabriel_gains_nothing_from_other_servers_and_again_in_the_next_turn() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          deck: Enigma, 5 any
        runner: Gabriel Santiago: Consummate Professional
          credits 0, clicks 2
        turn: runner
    """)
    game.runner.runs("R&D")
    game.runner.continues()
    game.expect(runner_credits=0)
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(runner_credits=2)
    for _ in range(3):
        game.corp.takes_credit()
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(runner_credits=4)


def test_gabriel_gains_nothing_from_an_unsuccessful_run() -> None:
    game = scenario("""
        runner: Gabriel Santiago: Consummate Professional
          credits 0
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.jacks_out()
    game.expect(runner_credits=0)
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


def test_account_siphon_takes_at_most_five_credits_and_fewer_if_the_runner_likes() -> None:
    game = scenario("""
        corp:
          credits 12
        runner:
          credits 0
          hand: 2 Account Siphon
        turn: runner
    """)
    game.runner.plays("Account Siphon")
    game.runner.continues()
    game.runner.accepts()
    assert "number 6" not in game.options("runner")
    game.runner.chooses(5)
    game.expect(corp_credits=7, runner_credits=10, tags=2)
    game.runner.plays("Account Siphon")
    game.runner.continues()
    game.runner.accepts()
    game.runner.chooses(1)
    game.expect(corp_credits=6, runner_credits=12, tags=4)


@pytest.mark.ruling("Account Siphon", 0)
def test_account_siphon_does_nothing_if_the_run_succeeds_on_another_server() -> None:
    game = scenario("""
        corp:
          deck: Enigma, Hunter
          hand: Hedge Fund
        runner:
          credits 1
          hand: Account Siphon
          rig: Test Redirect
        turn: runner
    """)
    game.runner.plays("Account Siphon")
    game.runner.uses("Test Redirect")
    game.expect(run="R&D")
    game.runner.continues()
    game.expect(corp_credits=5, runner_credits=0, tags=0, run=None)
    assert game.happened("access") == 1


def test_account_siphon_does_nothing_if_the_run_fails() -> None:
    game = scenario("""
        corp:
          HQ: ice Wall of Static
        runner:
          hand: Account Siphon
        turn: runner
    """)
    game.runner.plays("Account Siphon")
    game.expect(corp_credits=5, tags=0, run=None, runner_heap=["Account Siphon"])


@pytest.mark.rule("1.14.1b:2")
def test_account_siphons_tags_may_be_avoided_before_the_number_of_credits_is_chosen() -> None:
    game = scenario("""
        runner:
          credits 0
          hand: Account Siphon
          rig: 2 Decoy
        turn: runner
    """)
    first, second = game.cards("Decoy")
    game.runner.plays("Account Siphon")
    game.runner.continues()
    game.runner.accepts()
    game.runner.uses(first)
    game.runner.uses(second)
    game.asks("runner", "choose-number", "1.14.1b")
    game.runner.chooses(5)
    game.expect(tags=0, runner_credits=10, corp_credits=0)


def test_easy_mark_gains_three_credits() -> None:
    game = scenario("""
        runner:
          credits 0
          hand: Easy Mark
        turn: runner
    """)
    game.runner.plays("Easy Mark")
    game.expect(runner_credits=3)


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
    trashed = [event for event in game.events() if EVENTS[event.kind] == "trashed"]
    assert trashed[0].player == CORP


@pytest.mark.ruling("Forged Activation Orders", 0)
@pytest.mark.rule("9.11.3e:2")
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


def test_forged_activation_orders_needs_unrezzed_ice() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma
          Server 1: cards (PAD Campaign)
        runner:
          hand: Forged Activation Orders
        turn: runner
    """)
    game.refuses("runner", "play Forged Activation Orders")


@pytest.mark.ruling("Inside Job", 0)
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


def test_inside_job_bypasses_the_first_ice_that_is_encountered_not_the_first_one_approached() -> None:
    game = scenario("""
        corp:
          HQ: ice Wall of Static, Ice Wall, (Enigma)
          hand: Hedge Fund
        runner:
          hand: Inside Job
        turn: runner
    """)
    game.runner.plays("Inside Job")
    game.runner.runs("HQ")
    game.corp.passes()
    game.runner.continues()
    assert game.happened("bypassed") == 1
    game.expect(run="HQ")
    game.runner.continues()
    game.expect(run=None)


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


def test_special_order_may_find_nothing_and_shuffles() -> None:
    game = scenario("""
        runner:
          credits 1
          hand: Special Order
          deck: Diesel, Modded, Datasucker
        turn: runner
    """)
    game.runner.plays("Special Order")
    game.expect(runner_hand=[], runner_credits=0, runner_deck=3)
    assert game.happened("shuffled") == 1


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


def test_lemuria_codecracker_needs_success_on_hq_and_not_elsewhere() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          R&D: ice (Enigma)
        runner:
          rig: Lemuria Codecracker
        turn: runner
    """)
    game.runner.runs("Archives")
    game.runner.continues()
    game.refuses("runner", "use Lemuria Codecracker")
    game.runner.runs("HQ")
    game.runner.continues()
    game.runner.uses("Lemuria Codecracker")
    assert game.happened("exposed") == 1
    game.expect(runner_credits=4, runner_clicks=1)


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


def test_desperado_is_the_only_console() -> None:
    game = scenario("""
        runner:
          credits 20
          hand: Grimoire
          rig: Desperado
        turn: runner
    """)
    game.refuses("runner", "install Grimoire")


def test_desperado_pays_for_remote_servers_and_not_for_failures() -> None:
    game = scenario("""
        corp:
          Server 1: cards PAD Campaign
        runner:
          credits 0
          rig: Desperado
        turn: runner
    """)
    game.runner.runs("Server 1")
    game.runner.continues()
    game.expect(runner_credits=1)
    game.runner.runs("HQ")
    game.runner.jacks_out()
    game.expect(runner_credits=1)
