"""The cards of Sovereign Sight."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


def test_zamba_gains_a_credit_whenever_a_card_is_exposed() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma), (Hunter)
        runner:
          credits 2
          hand: Satellite Uplink
          rig: Zamba
        turn: runner
    """)
    assert game.runner.memory_limit == 6
    game.runner.plays("Satellite Uplink")
    game.runner.picks("HQ ice 1", "HQ ice 2")
    game.take("trigger Zamba")
    game.runner.passes()
    game.expect(runner_credits=1)


@pytest.mark.parametrize("keeps", [True, False])
def test_lewi_guilherme_costs_a_credit_each_turn_or_is_trashed(keeps: bool) -> None:
    game = scenario("""
        corp:
          hand: 5 any
        runner:
          credits 1
          rig: Lewi Guilherme
        turn: runner, at 5.7.1a
    """)
    assert game.corp.hand_size == 4
    game.runner.chooses(1 if keeps else 2)
    game.expect(runner_credits=0 if keeps else 1, runner_discard=[] if keeps else ["Lewi Guilherme"])
    assert game.corp.hand_size == (4 if keeps else 5)


def test_lewi_guilherme_is_trashed_by_a_runner_without_credits() -> None:
    game = scenario("""
        runner:
          credits 0
          rig: Lewi Guilherme
        turn: runner, at 5.7.1a
    """)
    game.expect(runner_discard=["Lewi Guilherme"])


@pytest.mark.ruling("Lewi Guilherme", 0)
def test_lewi_guilherme_may_be_trashed_although_fall_guy_prevents_it() -> None:
    game = scenario("""
        runner:
          credits 1
          rig: Lewi Guilherme, Fall Guy
        turn: runner, at 5.7.1a
    """)
    game.pass_windows()
    game.runner.chooses(2)
    game.runner.uses("Fall Guy", ability=1)
    game.expect(runner_credits=1, runner_installed=["Lewi Guilherme"], runner_discard=["Fall Guy"])


def test_cyberdelia_gains_a_credit_for_the_first_fully_broken_ice_each_turn() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          HQ: ice Enigma, Enigma
        runner:
          credits 9
          rig: Cyberdelia, Gordian Blade
        run: HQ, encountering ice 2
    """)
    assert game.runner.memory_limit == 5
    game.runner.breaks(1, using="Gordian Blade")
    game.runner.breaks(2, using="Gordian Blade")
    game.runner.triggers("Cyberdelia")
    game.expect(runner_credits=8)
    game.pass_windows()
    game.runner.continues()
    game.pass_windows("6.9.3b")
    game.runner.breaks(1, using="Gordian Blade")
    game.runner.breaks(2, using="Gordian Blade")
    assert not any("Cyberdelia" in option for option in game.options("runner"))
    game.expect(runner_credits=6)


def test_upya_turns_three_runs_on_rnd_into_two_clicks_once_a_turn() -> None:
    game = scenario("""
        corp:
          deck: 4 Hedge Fund
        runner:
          rig: Upya {power 5}
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.asks("runner", "action")
    game.runner.runs("R&D")
    game.runner.continues()
    game.runner.triggers("Upya")
    assert game.card("Upya").power == 6
    game.runner.uses("Upya")
    game.expect(runner_clicks=3)
    assert game.card("Upya").power == 3
    game.refuses("runner", "use Upya")


def test_ikawah_project_costs_a_click_and_two_credits_to_steal() -> None:
    game = scenario("""
        corp:
          hand: Ikawah Project
        runner:
          credits 2, clicks 2
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.runner.steals("Ikawah Project")
    game.expect(runner_credits=0, runner_clicks=0, runner_points=3)
    game = scenario("""
        corp:
          hand: Ikawah Project
        runner:
          credits 2, clicks 1
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(runner_points=0, run=None)


def test_najja_ends_the_run_twice_and_can_be_broken_with_clicks() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          HQ: ice Najja 1.0
        runner:
          clicks 2
        run: HQ, encountering ice 1
    """)
    game.runner.breaks(1, using="Najja 1.0")
    game.runner.breaks(2, using="Najja 1.0")
    game.expect(runner_clicks=0, run="HQ")
    game.pass_windows()
    for subroutine in ("1", "2"):
        game = scenario(f"corp:\n HQ: ice Najja 1.0\nrun: HQ, encountering ice 1, broken {subroutine}")
        game.pass_windows()
        game.expect(run=None)


def test_gene_splicer_hurts_for_each_token_and_may_be_scored_for_three() -> None:
    game = scenario("""
        corp:
          credits 5
          Server 1: (Gene Splicer {advancement 2})
        runner:
          credits 0
          hand: 4 any
        turn: runner
    """)
    game.runner.runs("Server 1")
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    game.expect(runner_hand=2, run=None)
    assert game.damage() == ["2 net"]
    game = scenario("""
        corp:
          Server 1: Gene Splicer {advancement 3}
        turn: corp
    """)
    game.corp.uses("Gene Splicer")
    game.expect(corp_points=1, corp_clicks=2)
    game = scenario("corp:\n Server 1: Gene Splicer {advancement 2}\nturn: corp")
    game.refuses("corp", "use Gene Splicer")
    game.corp.advances("Gene Splicer")


@pytest.mark.parametrize(("bid", "left"), [(0, 3), (1, 2)])
def test_mganga_does_damage_by_the_bids_and_is_trashed(bid: int, left: int) -> None:
    game = scenario("""
        corp:
          credits 2
          HQ: ice Mganga
        runner:
          credits 2
          hand: 4 any
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    game.corp.chooses(0)
    game.runner.chooses(bid)
    game.expect(runner_hand=left, corp_discard=["Mganga"], run="HQ")
    assert game.damage() == [f"{4 - left} net"]


def test_genotyping_trashes_two_cards_and_shuffles_up_to_four_back() -> None:
    game = scenario("""
        corp:
          credits 1
          hand: Genotyping
          archives: Snare!, Hunter
          deck: Enigma, Archer, Hedge Fund
        turn: corp
    """)
    game.corp.plays("Genotyping")
    game.refuses("corp", "pick Enigma")  # it is chosen before anything is trashed (1.14.2, 9.10.3)
    game.corp.picks("Snare!")
    game.corp.done()
    game.expect(corp_discard=["Hunter", "Enigma", "Archer"], corp_credits=0)
    assert sorted(game.corp.deck) == ["Hedge Fund", "Snare!"]
    assert game.card("Genotyping").zone == "removed"
    game = scenario("""
        corp:
          credits 1
          hand: Genotyping
          archives: Snare!, Hunter, PAD Campaign, Wall of Static, Ice Wall
          deck: Enigma, Archer, Hedge Fund
        turn: corp
    """)
    game.corp.plays("Genotyping")
    game.corp.picks("Snare!", "Wall of Static", "Ice Wall", "Hunter")  # that is all
    game.expect(corp_discard=["PAD Campaign", "Enigma", "Archer"], corp_deck=5)


def test_echo_chamber_becomes_an_agenda_for_three_clicks() -> None:
    game = scenario("corp:\n Server 1: Echo Chamber\nturn: corp")
    game.corp.uses("Echo Chamber")
    game.expect(corp_points=1, corp_clicks=0)


def test_self_growth_program_adds_two_runner_cards_to_the_grip_of_a_tagged_runner() -> None:
    game = scenario("""
        corp:
          hand: Self-Growth Program
          HQ: ice Enigma
        runner:
          tags 1
          rig: Crypsis, Desperado, Armitage Codebusting {credit 2}
        turn: corp
    """)
    game.corp.plays("Self-Growth Program")
    game.refuses("corp", "pick Enigma")
    game.corp.picks("Crypsis", "Armitage Codebusting")
    game.expect(runner_hand=["Crypsis", "Armitage Codebusting"], runner_installed=["Desperado"])
    game = scenario("corp:\n hand: Self-Growth Program\nrunner:\n rig: Crypsis\nturn: corp")
    game.refuses("corp", "play Self-Growth Program")


def test_calibration_testing_advances_a_card_of_its_remote_server() -> None:
    game = scenario("""
        corp:
          hand: Calibration Testing
          Server 1: (PAD Campaign), Calibration Testing
          Server 2: (Test Agenda)
        turn: corp, at 5.6.2a
    """)
    game.corp.uses("Calibration Testing")
    assert game.card("PAD Campaign").advancement == 1
    game.expect(corp_discard=["Calibration Testing"])
    game.pass_windows()
    game.corp.chooses("install Calibration Testing")
    assert not any("HQ" in option for option in game.options("corp"))


def test_urban_renewal_counts_down_to_four_meat_damage() -> None:
    game = scenario("""
        corp:
          credits 1
          deck: 5 any
          Server 1: (Urban Renewal)
        runner:
          hand: 5 any
        turn: corp, at 5.6.1b
    """)
    game.corp.rezzes("Urban Renewal")
    assert game.card("Urban Renewal").power == 2
    game = scenario("""
        corp:
          deck: 5 any
          Server 1: Urban Renewal {power 1}
        runner:
          hand: 5 any
        turn: corp, at 5.6.1a
    """)
    game.expect(runner_hand=1, corp_discard=["Urban Renewal"])
    assert game.damage() == ["4 meat"]
    game = scenario("""
        corp:
          Server 1: Urban Renewal {power 2}
          Server 2: (PAD Campaign)
        turn: corp, at 5.6.2a
    """)
    game.corp.rezzes("PAD Campaign")
    assert game.card("Urban Renewal").power == 2


def test_yusuf_collects_a_virus_counter_for_each_success() -> None:
    game = scenario("corp:\n hand: Hedge Fund\nrunner:\n rig: Yusuf\nturn: runner")
    game.runner.runs("HQ")
    game.runner.continues()
    game.runner.triggers("Yusuf")
    assert game.card("Yusuf").virus == 1


def test_yusuf_breaks_barriers_and_grows_with_any_virus_counters() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          HQ: ice Wall of Static, Bastion
        runner:
          credits 0
          rig: Yusuf, Medium {virus 2}
        run: HQ, encountering ice 2
    """)
    game.runner.boosts("Yusuf")
    assert game.card("Yusuf").strength == 4
    game.runner.breaks(1, using="Yusuf")
    assert game.card("Medium").virus == 0
    game.expect(run="HQ")
    game = scenario("""
        corp:
          HQ: ice Enigma
        runner:
          rig: Yusuf, Medium {virus 2}
        run: HQ, encountering ice 1
    """)
    game.refuses("runner", "use Yusuf ability 2")


@pytest.mark.ruling("Assimilator", 0)
def test_assimilator_turns_a_facedown_card_faceup_for_two_clicks() -> None:
    game = scenario("""
        corp:
          Server 1: (PAD Campaign)
        runner: Apex: Invasive Predator
          rig: Assimilator, (Underworld Contact), Corroder
        turn: runner
    """)
    game.runner.uses("Assimilator")
    game.expect(runner_clicks=2)
    assert game.card("Underworld Contact").active


def test_assimilator_trashes_an_event_that_it_turns_up() -> None:
    game = scenario("runner:\n rig: Assimilator, (Sure Gamble), (Corroder)\nturn: runner")
    game.runner.uses("Assimilator")
    game.runner.picks("Sure Gamble")
    game.expect(runner_heap=["Sure Gamble"], runner_credits=5)
    game.runner.uses("Assimilator")
    assert game.card("Corroder").active
