"""The Haas-Bioroid cards of the Core Set."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


def test_engineering_the_future_gains_a_credit_for_the_first_install_each_turn() -> None:
    game = scenario("""
        corp: Haas-Bioroid: Engineering the Future
          credits 0
          hand: Enigma, Ice Wall
        turn: corp
    """)
    game.corp.installs("Enigma", "HQ")
    game.expect(corp_credits=1)
    game.corp.installs("Ice Wall", "R&D")
    game.expect(corp_credits=1)


def test_accelerated_beta_test_installs_and_rezzes_ice_for_nothing_and_trashes_the_rest() -> None:
    game = scenario("""
        corp:
          credits 0
          deck: Enigma, Hedge Fund, Ice Wall, Hunter
          Server 1: cards (Accelerated Beta Test {advancement 3})
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Accelerated Beta Test")
    game.corp.triggers("Accelerated Beta Test")
    game.corp.picks("Ice Wall")
    game.corp.chooses("HQ")
    game.corp.done()
    game.corp.done()
    game.expect(corp_archives=["Enigma", "Hedge Fund"], corp_deck=["Hunter"], corp_credits=0)
    assert game.card("Ice Wall").rezzed
    assert not game.card("Hedge Fund").faceup


def test_adonis_campaign_pays_three_credits_a_turn_and_is_trashed_when_empty() -> None:
    game = scenario("""
        corp:
          credits 4
          deck: 3 any
          Server 1: cards (Adonis Campaign)
        turn: corp, at 5.6.2a
    """)
    game.corp.rezzes("Adonis Campaign")
    assert game.card("Adonis Campaign").credits == 12
    game = scenario("""
        corp:
          credits 0
          deck: 3 any
          Server 1: cards Adonis Campaign {credits 3}
        runner:
          clicks 1
        turn: runner
    """)
    game.runner.takes_credit()
    game.expect(corp_credits=3, turn="corp")


def test_aggressive_secretary_trashes_a_program_for_each_advancement() -> None:
    game = scenario("""
        corp:
          credits 2
          Server 1: cards (Aggressive Secretary {advancement 2})
        runner:
          rig: Corroder, Gordian Blade, Ninja
        turn: runner
    """)
    game.runner.runs("Server 1")
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    game.corp.triggers("Aggressive Secretary")
    game.corp.picks("Corroder", "Ninja")
    game.runner.declines()
    game.expect(runner_rig=["Gordian Blade"], corp_credits=0)


@pytest.mark.rule("1.14.2e")
def test_aggressive_secretary_with_more_counters_than_programs_trashes_them_all_at_once() -> None:
    game = scenario("""
        corp:
          credits 2
          Server 1: cards (Aggressive Secretary {advancement 3})
        runner:
          rig: Corroder, Mimic
        turn: runner
    """)
    game.runner.runs("Server 1")
    game.runner.continues()
    game.pass_windows()
    game.corp.triggers("Aggressive Secretary")
    game.corp.picks("Corroder")
    game.runner.declines()
    game.expect(runner_rig=[], runner_heap=["Corroder", "Mimic"])


def test_archived_memories_takes_a_card_back() -> None:
    game = scenario("""
        corp:
          hand: Archived Memories
          archives: Hedge Fund, (Snare!)
        turn: corp
    """)
    game.corp.plays("Archived Memories")
    game.corp.picks("Snare!")
    game.expect(corp_hand=["Snare!"])


def test_biotic_labor_gives_two_clicks() -> None:
    game = scenario("""
        corp:
          credits 4, clicks 1
          hand: Biotic Labor
        turn: corp
    """)
    game.corp.plays("Biotic Labor")
    game.expect(corp_clicks=2, corp_credits=0)


def test_shipment_from_mirrormorph_installs_up_to_three_cards_paying_for_each() -> None:
    game = scenario("""
        corp:
          credits 2
          hand: Shipment from MirrorMorph, Enigma, Ice Wall, PAD Campaign
        turn: corp
    """)
    game.corp.plays("Shipment from MirrorMorph")
    game.corp.picks("Enigma")
    game.corp.chooses("HQ")
    game.corp.picks("Ice Wall")
    game.corp.chooses("HQ")
    game.corp.done()
    game.corp.done()
    game.expect(corp_hand=["PAD Campaign"], corp_credits=0)
    assert game.ice("HQ") == ["Enigma", "Ice Wall"]


def test_a_bioroid_lets_the_runner_spend_clicks_to_break_subroutines() -> None:
    game = scenario("""
        corp:
          HQ: ice Heimdall 1.0
          hand: Hedge Fund
        runner:
          credits 0, clicks 3
          hand: Diesel
        turn: runner
        run: HQ, encountering ice 1
    """)
    game.runner.breaks(2, using="Heimdall 1.0")
    game.runner.breaks(3, using="Heimdall 1.0")
    game.runner.passes()
    game.expect(runner_clicks=1, brain_damage=1, run="HQ")


def test_heimdall_ends_the_run() -> None:
    game = scenario("""
        corp:
          HQ: ice Heimdall 1.0
        runner:
          clicks 0
          hand: Diesel, Modded
        turn: runner
        run: HQ, encountering ice 1
    """)
    game.expect(run=None, brain_damage=1)


def test_ichi_trashes_two_programs_and_traces() -> None:
    game = scenario("""
        corp:
          HQ: ice Ichi 1.0
        runner:
          clicks 0, credits 0
          hand: Diesel
          rig: Corroder, Ninja
        turn: runner
        run: HQ, encountering ice 1
    """)
    game.corp.picks("Corroder")
    game.corp.chooses(0)
    game.expect(runner_rig=[], brain_damage=1, tags=1, run="HQ")


def test_viktor_does_brain_damage_and_ends_the_run() -> None:
    game = scenario("""
        corp:
          HQ: ice Viktor 1.0
        runner:
          clicks 0
          hand: Diesel
        turn: runner
        run: HQ, encountering ice 1
    """)
    game.expect(run=None, brain_damage=1, runner_hand=[])


def test_rototurret_trashes_a_program_of_the_corps_choice_and_ends_the_run() -> None:
    game = scenario("""
        corp:
          HQ: ice Rototurret
        runner:
          credits 0
          rig: Corroder, Magnum Opus
        turn: runner
        run: HQ, encountering ice 1
    """)
    game.corp.picks("Magnum Opus")
    game.expect(run=None, runner_heap=["Magnum Opus"])


def test_corporate_troubleshooter_strengthens_ice_here_by_x_for_the_turn() -> None:
    game = scenario("""
        corp:
          credits 4
          HQ: ice Enigma; root Corporate Troubleshooter
          R&D: ice Hunter
        runner:
          rig: Gordian Blade
        turn: runner
        run: HQ, encountering ice 1
    """)
    game.runner.passes()
    game.corp.uses("Corporate Troubleshooter")
    game.corp.chooses(3)
    assert game.card("Enigma").strength == 5
    game.expect(corp_credits=1, corp_archives=["Corporate Troubleshooter"])


def test_experiential_data_strengthens_ice_protecting_its_server_only() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma; root Experiential Data
          R&D: ice Hunter
        turn: corp
    """)
    assert game.card("Enigma").strength == 3
    assert game.card("Hunter").strength == 4
