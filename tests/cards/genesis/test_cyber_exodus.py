"""Cyber Exodus."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


@pytest.mark.ruling("Nerve Agent", 0)
def test_nerve_agent_accesses_more_cards_from_hq_if_the_runner_likes() -> None:
    game = scenario("""
        corp:
          hand: 4 Hedge Fund
        runner:
          rig: Nerve Agent {virus 2}
        run: HQ, approaching server
    """)
    game.runner.continues()
    assert game.card("Nerve Agent").virus == 3
    game.runner.triggers("Nerve Agent")
    game.offers("runner", "number 0")
    game.runner.chooses(2)
    assert game.happened("access") == 3
    game.expect(run=None)


def test_nerve_agent_gets_counters_only_on_hq() -> None:
    game = scenario("""
        corp:
          deck: 4 Hedge Fund
        runner:
          rig: Nerve Agent {virus 2}
        run: R&D, approaching server
    """)
    game.runner.continues()
    assert game.card("Nerve Agent").virus == 2
    assert game.happened("access") == 1


def test_emergency_shutdown_derezzes_ice_after_a_successful_run_on_hq() -> None:
    game = scenario("""
        corp:
          HQ: ice (Hunter)
          R&D: ice Enigma
        runner:
          hand: Emergency Shutdown
        turn: runner
    """)
    game.refuses("runner", "play Emergency Shutdown")
    game.runner.runs("HQ")
    game.pass_windows()
    game.runner.continues()
    game.runner.plays("Emergency Shutdown")
    assert not game.card("Enigma").rezzed
    game.expect(runner_heap=["Emergency Shutdown"])


@pytest.mark.ruling("Emergency Shutdown", 0)
def test_emergency_shutdown_is_not_played_after_a_run_that_crisium_grid_made_no_success() -> None:
    game = scenario("""
        corp:
          HQ: root Crisium Grid
          R&D: ice Enigma
        runner:
          credits 9
          hand: Emergency Shutdown
        run: HQ, approaching server
    """)
    game.runner.continues()
    game.runner.trashes("Crisium Grid")
    game.expect(run=None, corp_archives=["Crisium Grid"])
    game.refuses("runner", "play Emergency Shutdown")


def test_chaos_theory_has_one_more_memory() -> None:
    game = scenario("runner: Chaos Theory: Wünderkind\nturn: runner")
    assert game.runner.memory_limit == 5


def test_dinosaurus_hosts_an_icebreaker_without_memory_and_makes_it_stronger() -> None:
    game = scenario("""
        runner:
          credits 9
          hand: Corroder, Gordian Blade
          rig: Dinosaurus
        turn: runner
    """)
    game.runner.installs("Corroder", "Dinosaurus")
    assert game.card("Corroder").strength == 4
    assert game.runner.memory_used == 0
    game.runner.installs("Gordian Blade")
    game.runner.done()
    assert game.card("Gordian Blade").host is None


def test_dinosaurus_hosts_neither_ai_nor_other_programs() -> None:
    game = scenario("""
        runner:
          credits 12
          hand: Crypsis, Magnum Opus
          rig: Dinosaurus
        turn: runner
    """)
    game.runner.installs("Crypsis")
    assert game.card("Crypsis").host is None
    game.runner.installs("Magnum Opus")
    game.runner.done()
    assert game.card("Magnum Opus").host is None


@pytest.mark.ruling("Dinosaurus", 1)
def test_dinosaurus_takes_an_icebreaker_although_no_memory_is_free() -> None:
    game = scenario("""
        runner:
          credits 9
          hand: Gordian Blade
          rig: Dinosaurus, 2 Magnum Opus
        turn: runner
    """)
    game.runner.installs("Gordian Blade", "Dinosaurus")
    game.expect(runner_heap=[])
    assert game.runner.memory_used == 4


def test_public_sympathy_adds_two_to_the_hand_size() -> None:
    game = scenario("runner:\n rig: Public Sympathy\nturn: runner")
    assert game.runner.hand_size == 7


def test_project_vitruvius_gets_counters_and_fetches_a_card_from_archives() -> None:
    game = scenario("""
        corp:
          archives: Hedge Fund, (Enigma)
          Server 1: cards (Project Vitruvius {advancement 5})
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Project Vitruvius")
    assert game.card("Project Vitruvius").agenda_counters == 2
    game.corp.uses("Project Vitruvius")
    game.corp.picks("Enigma")
    assert game.card("Project Vitruvius").agenda_counters == 1
    game.expect(corp_hand=["Enigma"], corp_archives=["Hedge Fund"])


@pytest.mark.parametrize(("first", "second", "clicks", "run"), [(0, 0, 2, None), (3, 3, 3, "HQ"), (3, 2, 3, None)])
def test_viper_traces_for_a_click_and_to_end_the_run(first: int, second: int, clicks: int, run: str | None) -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Viper
        runner:
          credits 6
        run: HQ, encountering ice 1
    """)
    game.runner.chooses(first)
    game.runner.chooses(second)
    game.expect(runner_clicks=clicks, run=run)


def test_edge_of_world_does_brain_damage_for_each_ice_for_three_credits() -> None:
    game = scenario("""
        corp:
          credits 3
          HQ: ice (Enigma)
          Server 1: ice (Enigma), (Hunter); cards (Edge of World)
        runner:
          hand: 4 any
        run: Server 1, approaching server
    """)
    game.runner.continues()
    game.corp.passes()
    game.corp.triggers("Edge of World")
    game.expect(corp_credits=0, brain_damage=2, runner_hand=2)


def test_edge_of_world_does_nothing_unless_it_is_installed() -> None:
    game = scenario("""
        corp:
          hand: Edge of World
          HQ: ice (Enigma)
        runner:
          hand: 4 any
        run: HQ, approaching server
    """)
    game.runner.continues()
    game.asks("runner", "trash-accessed", "7.8.3")
    game.expect(corp_credits=5, brain_damage=0)


def test_marked_accounts_give_a_credit_each_turn_that_a_click_put_there() -> None:
    game = scenario("""
        corp:
          deck: 3 any
          Server 1: cards Marked Accounts {credit 1}
        turn: corp, at 5.6.1b
    """)
    game.expect(corp_credits=6)
    game.corp.uses("Marked Accounts")
    assert game.card("Marked Accounts").credits == 3
    game.expect(corp_clicks=2, corp_archives=[])


@pytest.mark.parametrize("pays", [True, False])
def test_popup_window_gives_a_credit_and_ends_the_run_unless_one_is_paid(pays: bool) -> None:
    game = scenario("""
        corp:
          HQ: ice Pop-up Window
        run: HQ, encountering ice 1
    """)
    game.expect(corp_credits=6)
    game.runner.accepts() if pays else game.runner.declines()
    game.expect(run="HQ" if pays else None, runner_credits=4 if pays else 5)


def test_commercialization_gains_a_credit_for_each_token_on_a_piece_of_ice() -> None:
    game = scenario("""
        corp:
          credits 0
          hand: Commercialization
          HQ: ice Ice Wall {advancement 4}, (Shadow {advancement 1})
          Server 1: cards (Project Atlas {advancement 9})
        turn: corp
    """)
    game.corp.plays("Commercialization")
    game.refuses("corp", "pick Project Atlas")
    game.corp.picks("Ice Wall")
    game.expect(corp_credits=4)


def test_private_contracts_hold_fourteen_credits() -> None:
    game = scenario("""
        corp:
          credits 3
          deck: 3 any
          Server 1: cards (Private Contracts)
        turn: corp, at 5.6.2a
    """)
    game.corp.rezzes("Private Contracts")
    assert game.card("Private Contracts").credits == 14
    game.pass_windows()
    game.corp.uses("Private Contracts")
    game.expect(corp_credits=2, corp_clicks=2)
    game = scenario("corp:\n Server 1: cards Private Contracts {credit 2}\nturn: corp")
    game.corp.uses("Private Contracts")
    game.expect(corp_archives=["Private Contracts"], corp_credits=7)
