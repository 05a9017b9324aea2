"""The cards of Station One."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import E_TRASHED, RUNNER
from netrunner.testing import scenario


def test_clan_vengeance_counts_damage_and_trashes_as_many_cards_from_hq() -> None:
    game = scenario("""
        corp:
          hand: 3 Hedge Fund
          HQ: ice Data Mine
          Server 1: Hostile Infrastructure
        runner:
          hand: 4 any
          rig: Clan Vengeance {power 1}
        run: HQ, encountering ice 1
    """)
    game.pass_windows("6.9.5b")
    assert game.card("Clan Vengeance").power == 2
    game.runner.uses("Clan Vengeance")
    game.corp.chooses("trigger Hostile Infrastructure [Server 1 card 1] #2")
    game.expect(corp_hand=1, runner_hand=1)
    assert game.card("Clan Vengeance").zone == "heap"


def test_los_the_data_hijacker_gains_two_credits_for_the_first_ice_rezzed_each_turn() -> None:
    game = scenario("""
        corp:
          credits 20
          HQ: ice (Wall of Static), (Enigma)
          Server 1: (PAD Campaign)
        runner: Los: Data Hijacker
          credits 0
          rig: Corroder, Gordian Blade
        turn: runner, at 5.7.1c
    """)
    game.corp.rezzes("PAD Campaign")
    game.expect(runner_credits=0)
    game.pass_windows()
    game.runner.runs("HQ")
    game.corp.rezzes("Enigma")
    game.expect(runner_credits=2)
    game.runner.passes()
    game.runner.breaks(1, using="Gordian Blade")
    game.runner.breaks(2, using="Gordian Blade")
    game.pass_windows()
    game.runner.continues()
    game.corp.rezzes("Wall of Static")
    game.expect(runner_credits=0)


def test_customized_secretary_hosts_revealed_programs_and_installs_them_later() -> None:
    game = scenario("""
        corp:
        runner:
          credits 9
          hand: Customized Secretary
          deck: Mimic, Corroder, Diesel, Yog.0, Desperado, Crypsis
        turn: runner
    """)
    game.runner.installs("Customized Secretary")
    assert game.revealed() == ["Mimic", "Corroder", "Diesel", "Yog.0", "Desperado"]
    game.refuses("runner", "pick Diesel")
    game.refuses("runner", "pick Crypsis")
    game.runner.picks("Mimic", "Yog.0")
    game.runner.done()
    assert sorted(game.card("Customized Secretary").hosted) == ["Mimic", "Yog.0"]
    assert game.happened("shuffled") == 1
    assert not game.card("Mimic").installed
    game.runner.uses("Customized Secretary")
    game.runner.picks("Mimic")
    game.runner.done()
    assert game.card("Mimic").installed
    game.expect(runner_clicks=2, runner_credits=4)


def test_build_script_gains_a_credit_and_draws_two_cards() -> None:
    game = scenario("runner:\n credits 0\n hand: Build Script\n deck: 3 Diesel\nturn: runner")
    game.runner.plays("Build Script")
    game.expect(runner_credits=1, runner_hand=["Diesel", "Diesel"])


@pytest.mark.ruling("Seidr Adaptive Barrier", 0)
def test_seidr_adaptive_barrier_counts_all_ice_of_its_server_and_itself() -> None:
    game = scenario("""
        corp:
          HQ: ice Seidr Adaptive Barrier, (Enigma)
          R&D: ice (Hunter)
        run: HQ, encountering ice 1
    """)
    assert game.card("Seidr Adaptive Barrier").strength == 4
    game.pass_windows()
    game.expect(run=None)


def test_load_testing_costs_the_runner_a_click_of_the_next_turn_only() -> None:
    game = scenario("corp:\n clicks 1\n hand: Load Testing\n deck: 9 any\nturn: corp")
    game.corp.plays("Load Testing")
    game.expect(runner_clicks=3)
    for _ in range(3):
        game.runner.takes_credit()
    for _ in range(3):
        game.corp.takes_credit()
    game.expect(runner_clicks=4)


def test_replanting_takes_a_card_back_and_installs_two_for_nothing() -> None:
    game = scenario("""
        corp:
          credits 1
          hand: Replanting, Enigma, Snare!
          HQ: ice Wall of Static, Hunter
          Server 1: (PAD Campaign)
        runner:
          rig: Corroder
        turn: corp
    """)
    game.corp.plays("Replanting")
    game.refuses("corp", "pick Corroder")
    game.corp.picks("PAD Campaign")
    game.expect(corp_hand=["PAD Campaign", "Enigma", "Snare!"], corp_clicks=1)
    game.corp.picks("Enigma")
    game.corp.chooses("HQ")
    game.corp.done()
    game.corp.picks("PAD Campaign")
    game.expect(corp_hand=["Snare!"], corp_credits=0)
    game.done()
    assert len(game.ice("HQ")) == 3
    assert game.card("PAD Campaign").installed


def test_cpc_generator_pays_for_the_first_credit_that_the_runner_clicks_for() -> None:
    game = scenario("""
        corp:
          credits 0
          Server 1: CPC Generator
        runner:
          clicks 4
          deck: 3 any
          rig: Magnum Opus
        turn: runner
    """)
    game.runner.draws()
    game.runner.uses("Magnum Opus")
    game.expect(corp_credits=0)
    game.runner.takes_credit()
    game.expect(corp_credits=1)
    game.runner.takes_credit()
    game.expect(corp_credits=1)


def test_free_lunch_collects_counters_that_cost_the_runner_credits() -> None:
    game = scenario("""
        corp:
          HQ: ice Free Lunch
        runner:
          credits 5
        run: HQ, encountering ice 1
    """)
    game.pass_windows("6.9.5b")
    assert game.card("Free Lunch").power == 2
    game.corp.uses("Free Lunch")
    assert game.card("Free Lunch").power == 1
    game.expect(runner_credits=4)
    for broken in ("1", "2"):
        game = scenario(f"corp:\n HQ: ice Free Lunch\nrun: HQ, encountering ice 1, broken {broken}")
        game.go_on("6.9.5b")
        assert game.card("Free Lunch").power == 1


@pytest.mark.parametrize("pays", [True, False])
def test_clyde_van_rite_asks_for_a_credit_or_the_top_card_of_the_stack(pays: bool) -> None:
    game = scenario("""
        corp:
          deck: 5 any
          Server 1: Clyde Van Rite
        runner:
          credits 1
          deck: Diesel, 3 any
        turn: corp, at 5.6.1a
    """)
    game.runner.chooses(1 if pays else 2)
    game.expect(runner_credits=0 if pays else 1, runner_discard=[] if pays else ["Diesel"])
    assert [event.player for event in game.events() if event.kind == E_TRASHED] == ([] if pays else [RUNNER])


def test_watchtower_lets_the_corp_search_rnd_for_a_card() -> None:
    game = scenario("""
        corp:
          deck: Enigma, Hunter, Snare!
          HQ: ice Watchtower
        run: HQ, encountering ice 1
    """)
    game.refuses("corp", "done")
    game.corp.picks("Snare!")
    game.expect(corp_hand=["Snare!"])
    assert game.happened("shuffled") == 1
    assert not game.has_seen("runner", "Snare!")


def test_self_adapting_code_wall_can_be_strengthened_and_never_weakened() -> None:
    game = scenario("""
        corp:
          HQ: ice Self-Adapting Code Wall [Parasite {virus 2}]
        runner:
          rig: Ice Carver
        run: HQ, encountering ice 1
    """)
    assert game.card("Self-Adapting Code Wall").strength == 1
    game.expect(run=None)
    game = scenario("""
        corp:
          hand: Patch
          HQ: ice Self-Adapting Code Wall
        runner:
          rig: Ice Carver
        turn: corp
    """)
    game.corp.plays("Patch")
    assert game.card("Self-Adapting Code Wall").strength == 3
