"""What the cards of the Red Sand cycle cost, what they look at, and what they leave alone."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import SERVER_HQ
from netrunner.testing import define, scenario
from netrunner.vocabulary import paid
from netrunner.vocabulary.running import MoveRun

define("Test Redirect to HQ", "runner", "program", paid(1, MoveRun(SERVER_HQ)), memory=0)


def test_bio_modeled_network_is_trashed_to_prevent_damage() -> None:
    game = scenario("""
        corp:
          hand: Test Net Damage
        runner:
          hand: 5 any
          rig: Bio-Modeled Network
        turn: corp
    """)
    game.corp.plays("Test Net Damage", x=3)
    game.runner.uses("Bio-Modeled Network")
    game.expect(runner_rig=[], runner_hand=4)


def test_defense_construct_is_trashed_to_save_cards() -> None:
    game = scenario("""
        corp:
          archives: (Hedge Fund), (Snare!)
          Server 1: Defense Construct {advancement 1}
        run: Archives
    """)
    game.corp.uses("Defense Construct")
    game.corp.picks("Snare!")
    assert game.card("Defense Construct").zone == "Archives"


@pytest.mark.parametrize(("credits", "first", "tags"), [(4, 4, 0), (3, 3, 1)])
def test_sync_bre_traces_with_four(credits: int, first: int, tags: int) -> None:
    game = scenario(f"""
        corp:
          credits 0
          HQ: ice SYNC BRE
        runner:
          credits {credits}
        run: HQ, encountering ice 1, broken 2
    """)
    game.runner.chooses(first)
    game.expect(tags=tags, runner_credits=0)


@pytest.mark.parametrize(("credits", "accesses"), [(2, 1), (1, 0)])
def test_sync_bre_traces_with_two_for_the_accesses(credits: int, accesses: int) -> None:
    game = scenario(f"""
        corp:
          credits 0
          hand: Hedge Fund
          HQ: ice SYNC BRE
        runner:
          credits {credits}
        run: HQ, encountering ice 1, broken 1
    """)
    game.runner.chooses(credits)
    game.runner.continues()
    assert game.happened("access") == accesses


def test_khondi_plaza_pays_for_nothing_but_the_rez_of_ice_of_its_server() -> None:
    game = scenario("""
        corp:
          credits 0
          Server 1: ice Ice Wall; cards Khondi Plaza
          Server 2: (Test Asset)
        turn: corp, at 5.6.2a
    """)
    assert game.card("Khondi Plaza").credits == 2
    assert not game.why_not("corp", "rez PAD Campaign").possible
    game.refuses("corp", "advance Ice Wall")


def test_khondi_plaza_does_not_pay_for_ice_of_other_servers() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice (Quandary)
          Server 1: Khondi Plaza
        run: HQ, approaching ice 1
    """)
    assert game.card("Khondi Plaza").credits == 1
    assert not game.why_not("corp", "rez Quandary").possible


def test_severnius_stim_implant_runs_hq_or_rnd() -> None:
    game = scenario("runner:\n hand: 2 Diesel\n rig: Severnius Stim Implant\nturn: runner")
    game.runner.uses("Severnius Stim Implant")
    assert sorted(game.options("runner")) == ["server HQ", "server R&D"]


def test_counter_surveillance_takes_one_click() -> None:
    game = scenario("runner:\n tags 1\n rig: Counter Surveillance\nturn: runner")
    game.runner.uses("Counter Surveillance")
    game.runner.runs("R&D")
    game.go_on("action")
    game.expect(runner_clicks=3)


def test_mobius_pays_nothing_if_the_second_run_ends_up_elsewhere() -> None:
    game = scenario("""
        corp:
          deck: 5 any
          R&D: ice Test Gentle Ice
        runner:
          credits 1
          hand: Möbius
          rig: Test Redirect to HQ
        turn: runner
    """)
    game.runner.plays("Möbius")
    game.go_on("react")
    game.runner.triggers("Möbius")
    game.runner.uses("Test Redirect to HQ")
    game.go_on("action")
    assert game.servers_of("run-successful") == ["R&D", "HQ"]
    game.expect(runner_credits=0)


def test_nerine_can_be_broken_for_two_clicks() -> None:
    game = scenario("corp:\n HQ: ice Nerine 2.0\nrunner:\n clicks 3\nrun: HQ, encountering ice 1")
    game.runner.breaks(1, 2, using="Nerine 2.0")
    game.expect(runner_clicks=1, brain_damage=0)
    game = scenario("corp:\n HQ: ice Nerine 2.0\nrunner:\n clicks 1\nrun: HQ, encountering ice 1")
    game.expect(runner_clicks=1, brain_damage=1)


def test_berserker_may_break_one_of_several_subroutines_and_never_three() -> None:
    game = scenario("""
        corp:
          hand: 3 any
          HQ: ice Ashigaru
        runner:
          credits 5
          rig: Berserker
        run: HQ, approaching ice 1
    """)
    game.pass_windows("6.9.3b")
    game.runner.uses("Berserker")
    game.take("break Ashigaru [HQ ice 1] subroutine 1")
    assert game.options("runner")[-1] == "done"
    game.take("break Ashigaru [HQ ice 1] subroutine 2")
    game.asks("runner", "window", "6.9.3b")


def test_adjusted_matrix_and_dedicated_processor_need_an_icebreaker() -> None:
    game = scenario("""
        runner:
          credits 9
          hand: Adjusted Matrix, Dedicated Processor
          rig: Magnum Opus
        turn: runner
    """)
    game.refuses("runner", "install Adjusted Matrix")
    game.refuses("runner", "install Dedicated Processor")
    game = scenario("runner:\n credits 9\n hand: Dedicated Processor\n rig: Corroder\nturn: runner")
    game.runner.installs("Dedicated Processor", "Corroder")
    assert game.card("Corroder").hosted == ["Dedicated Processor"]


@pytest.mark.parametrize(("title", "cost"), [("Inversificator", 1), ("Mass-Driver", 2)])
def test_inversificator_and_mass_driver_boost_and_break_code_gates(title: str, cost: int) -> None:
    game = scenario(f"""
        corp:
          hand: Hedge Fund
          HQ: ice Enigma, Wall of Static
        runner:
          credits 20
          rig: {title}, Corroder
        run: HQ, encountering ice 2
    """)
    before = game.card(title).strength
    game.runner.boosts(title)
    game.expect(runner_credits=19)
    assert game.card(title).strength == before + 1
    game.runner.boosts(title, times=4)
    assert not game.why_not("runner", f"use {title} ability 2").possible
    game.runner.boosts("Corroder")
    game.runner.breaks(1, using="Corroder")
    game.go_on("jack-out")
    game.runner.continues()
    while game.card(title).strength < 2:
        game.runner.boosts(title)
    credits = game.runner.credits
    game.runner.breaks(1, using=title)
    game.expect(runner_credits=credits - cost)


def test_next_opal_counts_no_other_ice() -> None:
    game = scenario("""
        corp:
          credits 0
          hand: PAD Campaign, Adonis Campaign
          HQ: ice NEXT Opal
          R&D: ice Enigma
        run: HQ, encountering ice 1
    """)
    game.corp.picks("PAD Campaign")
    assert game.happened("subroutine") == 1


def test_bioroid_work_crew_is_trashed_to_install() -> None:
    game = scenario("corp:\n hand: Hedge Fund, Enigma\n Server 1: Bioroid Work Crew\nturn: corp")
    game.corp.plays("Hedge Fund")
    game.corp.uses("Bioroid Work Crew")
    game.corp.chooses("R&D")
    assert game.card("Bioroid Work Crew").zone == "Archives"


def test_audacity_counts_only_cards_in_hq() -> None:
    game = scenario("""
        corp:
          hand: Audacity, Hedge Fund
          HQ: ice (Ice Wall), (Enigma)
          Server 1: (PAD Campaign)
        turn: corp
    """)
    game.refuses("corp", "play Audacity")


def test_alice_merchant_looks_only_at_archives() -> None:
    game = scenario("corp:\n hand: 2 Hedge Fund\nrunner: Alice Merchant: Clan Agitator\nturn: runner")
    game.runner.runs("R&D")
    game.go_on("action")
    game.expect(corp_hand=2)


def test_jarogniew_mercs_can_be_trashed_by_the_runner_and_beside_other_cards() -> None:
    game = scenario("""
        runner:
          rig: Jarogniew Mercs {power 3}, Aesop's Pawnshop
        turn: runner, at 5.7.1c
    """)
    game.runner.triggers("Aesop's Pawnshop")
    game.expect(runner_heap=["Jarogniew Mercs"])
    game = scenario("runner:\n tags 1\n rig: Jarogniew Mercs {power 3}, Mimic, Desperado\nturn: corp")
    game.corp.trashes_resource("Jarogniew Mercs")
    game.expect(runner_heap=["Jarogniew Mercs"])


def test_bug_out_bag_stays_when_the_turn_of_the_corp_ends() -> None:
    game = scenario("""
        corp:
          clicks 1
          deck: 5 any
        runner:
          deck: 5 any
          rig: Bug Out Bag {power 3}
        turn: corp
    """)
    game.next_turn("runner")
    game.expect(runner_hand=0, runner_rig=["Bug Out Bag"])


def test_warroid_tracker_does_not_mind_what_the_corp_trashes() -> None:
    game = scenario("""
        corp:
          hand: Adonis Campaign
          Server 1: PAD Campaign, Warroid Tracker
        runner:
          rig: Cyberfeeder
        turn: corp
    """)
    game.corp.installs("Adonis Campaign", "Server 1", trashing=["PAD Campaign"])
    assert "PAD Campaign" in game.corp.discard
    assert game.happened("trace-initiated") == 0


def test_warroid_tracker_takes_cards_of_the_runner_only() -> None:
    game = scenario("""
        corp:
          credits 0
          Server 1: (PAD Campaign), Warroid Tracker
          HQ: ice Enigma
        runner:
          credits 4
          rig: Corroder, Gordian Blade, Cyberfeeder
        run: Server 1, at 6.9.5g
    """)
    game.runner.accesses("PAD Campaign")
    game.runner.trashes("PAD Campaign")
    game.refuses("runner", "pick Enigma")


def test_loki_copies_ice_only() -> None:
    game = scenario("""
        corp:
          HQ: ice Loki
          Server 1: PAD Campaign
          Server 2: Adonis Campaign
        runner:
          hand: any
        run: HQ, encountering ice 1
    """)
    game.asks("runner", "choose-effect")


def test_standoff_takes_cards_of_their_own_of_both_players() -> None:
    game = scenario("""
        corp:
          deck: 3 any
          Server 1: (Standoff {advancement 4})
          HQ: ice (Enigma), (Ice Wall)
        runner:
          deck: 3 any
          rig: Corroder, Reaver
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Standoff")
    game.refuses("runner", "pick HQ ice 1")
    game.runner.picks("Corroder")
    game.expect(runner_hand=1)  # Reaver: the Runner trashes it
    game.corp.accepts()
    assert sorted(game.options("corp")) == ["pick Enigma [HQ ice 1]", "pick Ice Wall [HQ ice 2]"]


def test_rip_deal_takes_no_cards_if_the_run_ends_up_elsewhere() -> None:
    game = scenario("""
        corp:
          deck: Hedge Fund
          HQ: ice Test Gentle Ice
        runner:
          hand: Rip Deal
          heap: Diesel
          rig: Test Redirect
        turn: runner
    """)
    game.runner.plays("Rip Deal")
    game.runner.uses("Test Redirect")
    game.go_on("action")
    assert game.accessed() == ["Hedge Fund"]


def test_metamorph_offers_only_swaps_that_can_be_made() -> None:
    game = scenario("""
        corp:
          HQ: ice Metamorph
          R&D: ice Ice Wall
          Server 1: (PAD Campaign)
          Server 2: (Adonis Campaign)
        run: HQ, encountering ice 1
    """)
    game.corp.picks("PAD Campaign")
    assert game.root("Server 2") == ["PAD Campaign"]
    game = scenario("""
        corp:
          HQ: ice Metamorph
          R&D: ice Ice Wall
          Archives: ice Enigma
          Server 1: (PAD Campaign)
        run: HQ, encountering ice 1
    """)
    game.corp.picks("Enigma")
    assert game.ice("R&D") == ["Enigma"]


def test_respirocytes_do_meat_damage() -> None:
    game = scenario("runner:\n credits 9\n hand: Respirocytes, 2 any\nturn: runner")
    game.runner.installs("Respirocytes")
    assert game.damage() == ["1 meat"]


def test_respirocytes_count_the_times_before_they_were_installed() -> None:
    game = scenario("""
        runner:
          credits 9, clicks 5; hand: Easy Mark; deck: Respirocytes, 5 Easy Mark
        turn: runner
    """)
    game.runner.plays("Easy Mark")  # the grip is empty for the first time
    game.runner.draws()
    game.runner.draws()
    game.runner.installs("Respirocytes")  # the damage empties it again
    game.expect(runner_hand=0)


def test_keros_mcintyre_gains_nothing_for_other_cards() -> None:
    game = scenario("""
        corp:
          credits 5
          Server 1: (PAD Campaign)
        runner:
          credits 9
          rig: Keros Mcintyre, Councilman
        turn: corp, at 5.6.2a
    """)
    game.corp.rezzes("PAD Campaign")
    game.runner.triggers("Councilman")
    assert not game.card("PAD Campaign").rezzed
    game.expect(runner_credits=7)


def test_the_strength_of_berserker_is_an_increase_that_system_seizure_prolongs() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          HQ: ice Battlement
        runner:
          credits 9
          rig: Berserker
          play area: System Seizure
        run: HQ, approaching ice 1
    """)
    game.pass_windows("6.9.3b")
    game.runner.breaks(1, 2, using="Berserker")
    game.go_on("jack-out")
    assert game.card("Berserker").strength == 4


def test_salvaged_vanadis_armory_is_trashed() -> None:
    game = scenario("""
        corp:
          hand: Test Net Damage
          deck: 6 any
        runner:
          hand: 5 any
          rig: Salvaged Vanadis Armory
        turn: corp
    """)
    game.corp.plays("Test Net Damage", x=1)
    game.runner.uses("Salvaged Vanadis Armory")
    game.expect(runner_rig=[], corp_deck=5)


def test_breached_dome_is_revealed_in_rnd() -> None:
    game = scenario("corp:\n deck: Breached Dome, any\nrunner:\n hand: 2 any\nrun: R&D, approaching server")
    game.runner.continues()
    game.runner.declines()
    assert game.has_seen("corp", "Breached Dome")


def test_threat_level_alpha_traces_with_one() -> None:
    board = "corp:\n credits 5, clicks 3\n hand: Threat Level Alpha\nrunner:\n credits 1\nturn: corp"
    game = scenario(board)
    game.corp.plays("Threat Level Alpha")
    game.corp.chooses(0)
    game.runner.chooses(1)
    game.expect(tags=0, runner_credits=0)
