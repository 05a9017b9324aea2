"""The cards of Crimson Dust."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


@pytest.mark.parametrize(("credits", "pays"), [(5, True), (5, False), (4, False)])
def test_mining_accident_costs_the_corp_five_credits_or_bad_publicity(credits: int, pays: bool) -> None:
    game = scenario(f"""
        corp:
          credits {credits}
          hand: Hedge Fund
          Server 1: PAD Campaign
        runner:
          credits 2
          hand: Mining Accident
        turn: runner
    """)
    game.runner.runs("Server 1")
    game.runner.continues()
    game.refuses("runner", "play Mining Accident")
    game.runner.runs("HQ")
    game.runner.continues()
    game.runner.plays("Mining Accident")
    if credits == 5:
        game.corp.chooses(1 if pays else 2)
    game.expect(corp_credits=0 if pays else credits, bad_publicity=0 if pays else 1)
    assert game.card("Mining Accident").zone == "removed"


def test_reshape_swaps_two_unrezzed_pieces_of_ice() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma), Wall of Static
          R&D: ice (Hunter)
          Server 1: PAD Campaign
        runner:
          credits 3
          hand: Reshape
        turn: runner
    """)
    game.runner.plays("Reshape")
    game.refuses("runner", "pick Wall of Static")
    game.runner.picks("HQ ice 1")
    assert game.ice("HQ") == ["Hunter", "Wall of Static"]
    assert game.ice("R&D") == ["Enigma"]
    game.done()
    game = scenario("corp:\n HQ: ice (Enigma)\nrunner:\n hand: Reshape\nturn: runner")
    game.refuses("runner", "play Reshape")


def test_cfc_excavation_contract_gains_two_credits_for_each_rezzed_bioroid() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Eli 1.0, (Viktor 1.0), Enigma
          Server 1: (CFC Excavation Contract {advancement 4})
          Server 2: Director Haas
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("CFC Excavation Contract")
    game.expect(corp_credits=2)
    game = scenario("""
        corp:
          credits 0
          HQ: ice Eli 1.0, Viktor 1.0
          Server 1: (CFC Excavation Contract {advancement 4})
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("CFC Excavation Contract")
    game.expect(corp_credits=4)


def test_mca_austerity_policy_costs_the_runner_a_click_of_the_next_turn_once_per_turn() -> None:
    game = scenario("corp:\n clicks 2\n Server 1: MCA Austerity Policy\nturn: corp")
    game.corp.uses("MCA Austerity Policy", ability=1)
    assert game.card("MCA Austerity Policy").power == 1
    game.refuses("corp", "use MCA Austerity Policy")
    game.corp.takes_credit()
    game.expect(runner_clicks=3)


def test_mca_austerity_policy_turns_three_counters_into_four_clicks() -> None:
    game = scenario("corp:\n clicks 3\n Server 1: MCA Austerity Policy {power 3}\nturn: corp")
    game.corp.uses("MCA Austerity Policy", ability=2)
    game.expect(corp_clicks=6, corp_discard=["MCA Austerity Policy"])
    game = scenario("corp:\n clicks 3\n Server 1: MCA Austerity Policy {power 2}\nturn: corp")
    game.refuses("corp", "use MCA Austerity Policy ability 2")


def test_restore_installs_and_rezzes_a_card_and_removes_its_copies() -> None:
    game = scenario("""
        corp:
          credits 8
          hand: Restore
          archives: 2 Adonis Campaign, (Adonis Campaign), Enigma
          HQ: ice Wall of Static
        turn: corp
    """)
    game.corp.plays("Restore")
    game.corp.picks("Adonis Campaign")
    game.expect(corp_credits=3, corp_discard=["Enigma", "Restore"])
    assert game.card("Adonis Campaign", "Server 1").rezzed
    assert [card.zone for card in game.cards("Adonis Campaign")].count("removed") == 2
    game = scenario("""
        corp:
          credits 5
          hand: Restore
          archives: Enigma
          HQ: ice Wall of Static
        turn: corp
    """)
    game.corp.plays("Restore")
    game.corp.chooses("HQ")
    game.corp.done()
    game.expect(corp_credits=0)
    assert game.card("Enigma").rezzed


@pytest.mark.ruling("Restore", 0)
def test_restore_may_install_an_agenda_or_what_the_corp_cannot_rez() -> None:
    game = scenario("""
        corp:
          credits 1
          hand: Restore
          archives: 2 Project Atlas
        turn: corp
    """)
    game.corp.plays("Restore")
    assert not game.card("Project Atlas", "Server 1").faceup
    game.expect(corp_discard=["Restore"])
    game = scenario("corp:\n credits 1\n hand: Restore\n archives: 2 Adonis Campaign\nturn: corp")
    game.corp.plays("Restore")
    assert not game.card("Adonis Campaign", "Server 1").rezzed
    game.expect(corp_discard=["Restore"])


def test_sand_storm_takes_the_run_to_another_server_and_is_trashed() -> None:
    game = scenario("""
        corp:
          HQ: ice Sand Storm
          R&D: ice Wall of Static
        runner:
          rig: Corroder
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    game.corp.chooses("R&D")
    game.expect(run="R&D", corp_discard=["Sand Storm"])
    assert game.ice("R&D") == ["Wall of Static"]
    assert game.ice("HQ") == []
    game.go_on("6.9.3b")
    game.expect(run="R&D")


def test_ar_enhanced_security_tags_the_runner_for_the_first_corp_card_trashed_each_turn() -> None:
    game = scenario("""
        corp:
          score: AR-Enhanced Security
          Server 1: PAD Campaign
          Server 2: PAD Campaign
        runner:
          credits 9
          rig: Armitage Codebusting {credit 2}
        turn: runner
    """)
    game.runner.uses("Armitage Codebusting")
    game.expect(tags=0)
    for server in ("Server 1", "Server 2"):
        game.runner.runs(server)
        game.runner.continues()
        game.runner.trashes("PAD Campaign")
        game.expect(tags=1)


def test_ar_enhanced_security_does_not_mind_what_the_corp_trashes() -> None:
    game = scenario("""
        corp:
          score: AR-Enhanced Security
          hand: 2 Hedge Fund
          Server 1: Whampoa Reclamation
          archives: Enigma
        turn: runner, at 5.7.1c
    """)
    game.corp.uses("Whampoa Reclamation")
    game.corp.chooses("pick Hedge Fund #2")
    game.corp.picks("Enigma")
    assert game.happened("trashed") == 1
    game.expect(tags=0)


def test_rolling_brownout_makes_events_and_operations_dearer_and_pays_for_the_first_event() -> None:
    game = scenario("""
        corp:
          credits 8
          clicks 2
          hand: Rolling Brownout, Hedge Fund, AstroScript Pilot Program
        runner:
          credits 6
          hand: Sure Gamble, Easy Mark
        turn: corp
    """)
    game.corp.plays("Rolling Brownout")
    game.corp.plays("Hedge Fund")
    game.expect(corp_credits=9)  # nothing is gained for an operation
    game.runner.plays("Sure Gamble")
    game.expect(runner_credits=9, corp_credits=10)
    game.runner.plays("Easy Mark")
    game.expect(runner_credits=11, corp_credits=10)
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(corp_discard=["Hedge Fund", "Rolling Brownout"])


def test_fractal_threat_matrix_trashes_two_cards_for_ice_that_is_fully_broken() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma; root Fractal Threat Matrix
        runner:
          credits 9
          deck: Diesel, Mimic, Corroder
          rig: Gordian Blade
        run: HQ, encountering ice 1
    """)
    game.runner.breaks(1, using="Gordian Blade")
    game.expect(runner_discard=[])
    game.runner.breaks(2, using="Gordian Blade")
    game.expect(runner_discard=["Diesel", "Mimic"])
    game = scenario("""
        corp:
          HQ: ice Enigma
          R&D: root Fractal Threat Matrix
        runner:
          credits 9
          deck: Diesel, Mimic, Corroder
          rig: Gordian Blade
        run: HQ, encountering ice 1
    """)
    game.runner.breaks(1, using="Gordian Blade")
    game.runner.breaks(2, using="Gordian Blade")
    game.expect(runner_discard=[])


@pytest.mark.parametrize(("rig", "strength"), [("Crypsis", 7), ("Corroder", 4)])
def test_conundrum_is_stronger_against_an_ai(rig: str, strength: int) -> None:
    game = scenario(f"corp:\n HQ: ice Conundrum\nrunner:\n rig: {rig}\nrun: HQ, encountering ice 1")
    assert game.card("Conundrum").strength == strength


def test_conundrum_costs_a_program_and_a_click_and_ends_the_run() -> None:
    game = scenario("""
        corp:
          HQ: ice Conundrum
        runner:
          clicks 2
          rig: Datasucker, Corroder, Desperado
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    game.refuses("runner", "pick Desperado")
    game.runner.picks("Corroder")
    game.expect(runner_discard=["Corroder"], runner_clicks=1, run=None)
    game = scenario("corp:\n HQ: ice Conundrum\nrunner:\n clicks 0\nrun: HQ, encountering ice 1, broken 3")
    game.expect(run="HQ", runner_clicks=0)


def test_priority_construction_installs_advanced_ice_protecting_a_remote_server() -> None:
    game = scenario("""
        corp:
          credits 1
          hand: Priority Construction, Ice Wall, PAD Campaign
          HQ: ice Enigma
          Server 1: ice Enigma, Hunter; cards (PAD Campaign)
        turn: corp
    """)
    game.corp.plays("Priority Construction")
    assert not any("HQ" in option for option in game.options("corp"))
    game.corp.chooses("Server 1")
    game.corp.done()
    assert game.card("Ice Wall").advancement == 3
    game.expect(corp_credits=0, corp_clicks=1)
    assert len(game.ice("Server 1")) == 3


@pytest.mark.parametrize(("card", "hand"), [("Test Net Damage", 2), ("Test Brain Damage", 2), ("Test Meat Damage", 1)])
def test_caldera_prevents_net_or_brain_damage(card: str, hand: int) -> None:
    game = scenario(f"""
        corp:
          credits 9
          hand: {card}
        runner:
          credits 3
          hand: 3 any
          rig: Caldera
        turn: corp
    """)
    game.corp.plays(card, x=2)
    if hand == 2:
        game.runner.uses("Caldera")
        game.expect(runner_credits=0)
    game.expect(runner_hand=hand)


@pytest.mark.rule("9.10.3:1")
def test_restore_rezzes_before_an_ability_that_met_its_condition_with_the_install() -> None:
    game = scenario("""
        corp: Haas-Bioroid: Engineering the Future
          credits 5
          hand: Restore
          archives: Adonis Campaign
        turn: corp
    """)
    game.corp.plays("Restore")
    game.expect(corp_credits=1)  # 4 were left, and all of them paid for the rez; then the identity gained one
    assert game.card("Adonis Campaign").rezzed
    game = scenario("""
        corp: Haas-Bioroid: Engineering the Future
          credits 4
          hand: Restore
          archives: Adonis Campaign
        turn: corp
    """)
    game.corp.plays("Restore")
    assert not game.card("Adonis Campaign").rezzed
    game.expect(corp_credits=4)
