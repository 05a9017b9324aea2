"""Agendas that cost more to steal or cannot be stolen, and cards that end up in a score area (1.15.9, 1.16.3)."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import A_DAMAGE
from netrunner.testing import define, scenario
from netrunner.vocabulary import Cannot

define("Test Pacifist", "runner", "resource", Cannot(A_DAMAGE))


# -- Fetal AI --------------------------------------------------------------------------------------------------------


def test_fetal_ai_does_two_net_damage_and_costs_two_credits_to_steal() -> None:
    game = scenario("""
        corp:
          deck: Fetal AI
        runner:
          credits 2
          hand: 3 Diesel
        run: R&D, approaching server
    """)
    game.runner.continues()
    game.asks("runner", "steal")
    assert game.game.view("corp")["access"]["card"] == "Fetal AI"  # it is revealed
    game.runner.steals("Fetal AI")
    game.expect(runner_hand=["Diesel"], runner_credits=0, runner_score=["Fetal AI"])
    game.done()


@pytest.mark.faq("F3.32")
@pytest.mark.ruling("Fetal AI", 0)
def test_fetal_ai_does_no_damage_in_archives_but_still_costs_two_credits() -> None:
    game = scenario("""
        corp:
          archives: Fetal AI
        runner:
          credits 2
          hand: 3 Diesel
        run: Archives, approaching server
    """)
    game.runner.continues()
    game.runner.steals("Fetal AI")
    game.expect(runner_hand=3, runner_credits=0, runner_score=["Fetal AI"])
    game.done()


def test_fetal_ai_stays_if_the_runner_cannot_pay() -> None:
    game = scenario("""
        corp:
          hand: Fetal AI
        runner:
          credits 1
          hand: 2 Diesel
        run: HQ, approaching server
    """)
    game.runner.continues()
    game.expect(runner_hand=[], runner_score=[], runner_credits=1)
    game.done()


# -- Obokata Protocol ------------------------------------------------------------------------------------------------


@pytest.mark.rule("1.15.9a:2")
def test_obokata_protocol_costs_four_net_damage_that_the_runner_may_decline() -> None:
    text = """
        corp:
          hand: Obokata Protocol
        runner:
          hand: 5 Diesel
        run: HQ, approaching server
    """
    game = scenario(text)
    game.runner.continues()
    game.runner.steals("Obokata Protocol")
    game.expect(runner_hand=["Diesel"], runner_score=["Obokata Protocol"])
    game = scenario(text)
    game.runner.continues()
    game.runner.declines()
    game.expect(runner_hand=5, runner_score=[])
    game.done()


@pytest.mark.rule("1.15.1a")
@pytest.mark.ruling("Obokata Protocol", 0)
def test_obokata_protocol_is_paid_by_the_runner_so_that_nobody_can_change_the_damage() -> None:
    game = scenario("""
        corp:
          hand: Obokata Protocol
        runner:
          hand: 4 Diesel
          rig: Net Shield, Test Shield
        run: HQ, approaching server
    """)
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    game.runner.steals("Obokata Protocol")
    game.expect(runner_hand=[], runner_score=["Obokata Protocol"], runner_credits=5)
    damage = [e for e in game.events() if e.rule == "10.4.2" and e.cards]
    assert [e.player for e in damage] == [1]  # suffered, not done by the Corp
    assert game.happened("prevented") == 0
    game.done()


@pytest.mark.rule("1.15.1b:1")
def test_obokata_protocol_cannot_be_paid_by_a_runner_who_cannot_suffer_damage() -> None:
    game = scenario("""
        corp:
          hand: Obokata Protocol
        runner:
          hand: 5 Diesel
          rig: Test Pacifist
        run: HQ, approaching server
    """)
    game.runner.continues()
    game.expect(runner_score=[], runner_hand=5)
    game.done()


@pytest.mark.rule("10.4.4:1")
def test_obokata_protocol_flatlines_a_runner_with_too_few_cards() -> None:
    game = scenario("""
        corp:
          hand: Obokata Protocol
        runner:
          hand: 3 Diesel
        run: HQ, approaching server
    """)
    game.runner.continues()
    game.runner.steals("Obokata Protocol")
    game.expect(winner="corp", reason="flatline")


# -- Ben Musashi -----------------------------------------------------------------------------------------------------


def test_ben_musashi_makes_stealing_from_his_server_cost_two_net_damage() -> None:
    game = scenario("""
        corp:
          hand: Hostile Takeover
          Server 1: (Priority Requisition), Ben Musashi
        runner:
          hand: 3 Diesel
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(runner_score=["Hostile Takeover"], runner_hand=3)
    game.runner.runs("Server 1")
    game.runner.continues()
    game.runner.accesses("Priority Requisition")
    game.runner.steals("Priority Requisition")
    game.expect(runner_hand=1)
    game.runner.declines()
    game.done()


def test_ben_musashi_still_counts_in_the_run_in_which_he_is_trashed() -> None:
    game = scenario("""
        corp:
          Server 1: (Priority Requisition), Ben Musashi
        runner:
          credits 3
          hand: 3 Diesel
        turn: runner
    """)
    game.runner.runs("Server 1")
    game.runner.continues()
    game.runner.accesses("Ben Musashi")
    game.runner.trashes("Ben Musashi")
    game.runner.declines()
    game.expect(runner_score=[], runner_hand=3)
    game.runner.runs("Server 1")  # but not afterwards
    game.runner.continues()
    game.expect(runner_score=["Priority Requisition"], runner_hand=3)


@pytest.mark.rule("1.15.9b:3")
@pytest.mark.example("E030")
def test_e030_ben_musashi_predictive_algorithm_and_obokata_protocol_are_paid_all_at_once() -> None:
    text = """
        corp:
          play area: Predictive Algorithm
          Server 1: (Obokata Protocol), Ben Musashi
        runner:
          credits {credits}
          hand: 6 Diesel, I've Had Worse; deck: 9 Sure Gamble; rig: Order of Sol
        turn: runner
    """
    game = scenario(text.format(credits=2))
    game.runner.runs("Server 1")
    game.runner.continues()
    game.runner.accesses("Obokata Protocol")
    game.next_random("I've Had Worse", *5 * ["Diesel"])
    game.runner.steals("Obokata Protocol")
    game.asks("runner", "react")  # everything is paid: now Order of Sol and I've Had Worse can resolve
    game.expect(runner_credits=0, runner_hand=["Diesel"])
    game.runner.triggers("Order of Sol")
    game.expect(runner_credits=1, runner_hand=["Diesel", *3 * ["Sure Gamble"]], runner_score=["Obokata Protocol"])
    assert len([e for e in game.events() if e.cards and e.rule == "10.4.2"]) == 1  # 6 damage at once
    game = scenario(text.format(credits=1))
    game.runner.runs("Server 1")
    game.runner.continues()
    game.runner.accesses("Obokata Protocol")
    game.expect(runner_credits=1, runner_hand=7, runner_score=[])
    game.done()


# -- Old Hollywood Grid ----------------------------------------------------------------------------------------------


@pytest.mark.erratum("11.2.41")
def test_old_hollywood_grid_lets_only_copies_of_stolen_agendas_be_stolen() -> None:
    game = scenario("""
        corp:
          Server 1: (Priority Requisition), Old Hollywood Grid
        runner:
          credits 0
        run: Server 1, approaching server
    """)
    game.runner.continues()
    game.runner.accesses("Priority Requisition")
    game.expect(runner_score=[])
    game.done()
    game = scenario("""
        corp:
          Server 1: (Priority Requisition), Old Hollywood Grid
        runner:
          credits 0
          score: Priority Requisition
        run: Server 1, approaching server
    """)
    game.runner.continues()
    game.runner.accesses("Priority Requisition")
    game.expect(runner_score=["Priority Requisition", "Priority Requisition"])
    game.done()


@pytest.mark.erratum("11.2.41")
def test_old_hollywood_grid_still_counts_in_the_run_in_which_it_is_trashed() -> None:
    game = scenario("""
        corp:
          Server 1: (Priority Requisition), Old Hollywood Grid
        runner:
          credits 4
        turn: runner
    """)
    game.runner.runs("Server 1")
    game.runner.continues()
    game.runner.accesses("Old Hollywood Grid")
    game.runner.trashes("Old Hollywood Grid")
    game.expect(runner_score=[], corp_archives=["Old Hollywood Grid"])
    game.runner.runs("Server 1")
    game.runner.continues()
    game.expect(runner_score=["Priority Requisition"])


def test_old_hollywood_grid_guards_the_agendas_in_hq_too() -> None:
    game = scenario("""
        corp:
          hand: Priority Requisition
          HQ: root Old Hollywood Grid
        runner:
          credits 0
        run: HQ, approaching server
    """)
    game.runner.continues()
    game.runner.accesses("HQ")
    game.expect(runner_score=[])
    game.done()


def test_old_hollywood_grid_guards_no_other_server() -> None:
    game = scenario("corp:\n hand: Hostile Takeover\n Server 1: Old Hollywood Grid\nrun: HQ, at 6.9.5g")
    game.expect(runner_score=["Hostile Takeover"])


# -- The Future Perfect ----------------------------------------------------------------------------------------------


def test_the_future_perfect_is_not_stolen_if_the_bids_differ() -> None:
    text = """
        corp:
          hand: The Future Perfect
        run: HQ, approaching server
    """
    game = scenario(text)
    game.runner.continues()
    game.asks("corp", "psi")
    game.corp.chooses(1)
    game.runner.chooses(2)
    game.expect(runner_score=[], corp_credits=4, runner_credits=3)
    game.done()
    game = scenario(text)
    game.runner.continues()
    game.corp.chooses(1)
    game.runner.chooses(1)
    game.expect(runner_score=["The Future Perfect"], corp_credits=4, runner_credits=4)


def test_the_future_perfect_can_be_stolen_by_the_next_access_and_without_a_game_where_it_is_installed() -> None:
    game = scenario("""
        corp:
          hand: The Future Perfect
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.corp.chooses(0)
    game.runner.chooses(1)
    game.runner.runs("HQ")
    game.runner.continues()
    game.corp.chooses(0)
    game.runner.chooses(0)
    game.expect(runner_score=["The Future Perfect"])
    game = scenario("""
        corp:
          Server 1: (The Future Perfect)
        run: Server 1, approaching server
    """)
    game.runner.continues()
    game.expect(runner_score=["The Future Perfect"])
    assert game.happened("bid") == 0


# -- Quantum Predictive Model, Franchise City, Director Haas ---------------------------------------------------------


def test_quantum_predictive_model_goes_to_the_corp_if_the_runner_is_tagged() -> None:
    game = scenario("""
        corp:
          deck: Quantum Predictive Model
        runner:
          tags 1
        run: R&D, approaching server
    """)
    game.runner.continues()
    game.expect(runner_score=[], corp_score=["Quantum Predictive Model"], corp_points=1)
    assert game.happened("scored") == 0 and game.happened("stolen") == 0  # 1.16.3e
    game.done()


@pytest.mark.rule("9.6.5c")
def test_quantum_predictive_model_is_stolen_if_the_runner_is_not_tagged_as_it_is_accessed() -> None:
    game = scenario("""
        corp:
          Server 1: (Quantum Predictive Model)
        run: Server 1, approaching server
    """)
    game.runner.continues()
    game.expect(runner_score=["Quantum Predictive Model"], corp_score=[])
    game.done()


@pytest.mark.erratum("11.2.44")
def test_franchise_city_is_worth_a_point_once_an_agenda_is_accessed_and_makes_it_be_revealed() -> None:
    game = scenario("""
        corp:
          deck: Hostile Takeover
          Server 1: Franchise City
        turn: runner
    """)
    game.runner.runs("R&D")
    game.runner.continues()
    game.expect(runner_score=["Hostile Takeover"], corp_score=["Franchise City"], corp_points=1)
    seen = [e.seen & 7 for e in game.events() if e.rule == "7.8.1"]
    assert seen == [7]
    assert game.happened("scored") == 0
    game.done()


def test_franchise_city_does_nothing_for_other_cards_or_while_it_is_unrezzed() -> None:
    game = scenario("""
        corp:
          credits 0
          deck: Enigma
          hand: Hostile Takeover
          Server 1: (Franchise City)
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(runner_score=["Hostile Takeover"], corp_score=[])
    game = scenario("""
        corp:
          deck: Enigma
          Server 1: Franchise City
        turn: runner
    """)
    game.runner.runs("R&D")
    game.runner.continues()
    game.expect(corp_score=[])
    assert [e.seen & 7 for e in game.events() if e.rule == "7.8.1"] == [2]


def test_director_haas_gives_a_click_and_two_points_to_the_runner_who_trashes_her_while_accessing() -> None:
    game = scenario("""
        corp:
          deck: 5 any
          Server 1: Director Haas
        runner:
          credits 5
        turn: corp, at 5.6.1a
    """)
    game.pass_windows()
    game.expect(corp_clicks=4)
    for _ in range(4):
        game.corp.takes_credit()
    game.runner.runs("Server 1")
    game.runner.continues()
    game.runner.trashes("Director Haas")
    game.expect(runner_credits=0, runner_score=["Director Haas"], runner_points=2, corp_archives=[])
    assert game.happened("stolen") == 0


def test_director_haas_counts_from_hq_too_but_not_if_the_corp_trashes_her() -> None:
    game = scenario("""
        corp:
          hand: Director Haas
        runner:
          credits 0
          rig: Imp {virus 1}
        run: HQ, approaching server
    """)
    game.runner.continues()
    game.runner.uses("Imp")
    game.expect(runner_score=["Director Haas"], runner_points=2)
    game = scenario("""
        corp:
          Server 1: Director Haas
        runner:
          credits 4
          hand: Singularity
        turn: runner
    """)
    game.runner.plays("Singularity")
    game.runner.continues()
    game.expect(runner_score=[], corp_archives=["Director Haas"])
