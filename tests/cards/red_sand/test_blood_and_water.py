"""The cards of Blood and Water."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


def test_keros_mcintyre_gains_two_credits_for_the_first_ice_derezzed_each_turn() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          Server 1: ice Enigma, Hunter; cards SanSan City Grid
        runner:
          credits 9
          hand: 2 Emergency Shutdown
          rig: Keros Mcintyre
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.runner.plays("Emergency Shutdown")
    game.runner.picks("Enigma")
    game.expect(runner_credits=11)
    game.runner.plays("Emergency Shutdown")
    assert not game.card("Hunter").rezzed
    game.expect(runner_credits=11)


def test_keros_mcintyre_looks_only_at_ice_that_the_runner_derezzes() -> None:
    game = scenario("""
        corp:
          hand: Divert Power, Hedge Fund
          Server 1: ice Enigma; cards PAD Campaign
        runner:
          credits 0
          rig: Keros Mcintyre
        turn: corp
    """)
    game.corp.plays("Divert Power")
    game.corp.picks("Enigma")
    game.corp.done()
    game.corp.done()
    game.expect(runner_credits=0)
    assert not game.card("Enigma").rezzed


def test_shipment_from_tennin_places_two_tokens_after_a_quiet_turn() -> None:
    game = scenario("""
        corp:
          hand: Shipment from Tennin
          deck: 3 any
          Server 1: PAD Campaign
        runner:
          clicks 1
          rig: Corroder
        turn: runner
    """)
    game.runner.takes_credit()
    game.corp.plays("Shipment from Tennin")
    assert game.card("PAD Campaign").advancement == 2
    game = scenario("""
        corp:
          hand: Shipment from Tennin
          deck: 3 any
          Server 1: PAD Campaign
        runner:
          clicks 1
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.refuses("corp", "play Shipment from Tennin")


@pytest.mark.ruling("Shipment from Tennin", 0)
def test_shipment_from_tennin_cannot_be_played_before_the_runner_has_taken_a_turn() -> None:
    game = scenario("corp:\n hand: Shipment from Tennin\n Server 1: PAD Campaign\nturn: corp 1")
    game.refuses("corp", "play Shipment from Tennin")


def test_escalate_vitriol_gains_a_credit_for_each_tag_once_per_turn() -> None:
    game = scenario("""
        corp:
          credits 0
          score: Escalate Vitriol
        runner:
          tags 3
        turn: corp
    """)
    game.corp.uses("Escalate Vitriol")
    game.expect(corp_credits=3, corp_clicks=2)
    game.refuses("corp", "use Escalate Vitriol")


@pytest.mark.parametrize(("boost", "credits"), [(0, 1), (1, 1), (2, 0)])
def test_traffic_analyzer_traces_whenever_ice_of_its_server_is_rezzed(boost: int, credits: int) -> None:
    game = scenario(f"""
        corp:
          credits 2
          HQ: ice (Quandary); root Traffic Analyzer
          R&D: ice (Quandary)
        runner:
          credits {boost}
        run: HQ, approaching ice 1
    """)
    game.corp.rezzes("Quandary")
    game.corp.chooses(0)
    if boost:
        game.runner.chooses(boost)
    game.expect(corp_credits=1 + credits)
    game = scenario("""
        corp:
          HQ: root Traffic Analyzer
          R&D: ice (Quandary)
        run: R&D, approaching ice 1
    """)
    game.corp.rezzes("Quandary")
    assert game.happened("trace-initiated") == 0


@pytest.mark.parametrize("tags", [1, 2])
def test_meteor_mining_gains_credits_or_hurts_a_runner_with_two_tags(tags: int) -> None:
    position = f"""
        corp:
          credits 0
          Server 1: (Meteor Mining {{advancement 5}})
        runner:
          tags {tags}
          hand: 8 any
        turn: corp, at 5.6.2a
    """
    game = scenario(position)
    game.corp.scores("Meteor Mining")
    game.corp.accepts()
    if tags == 2:
        game.corp.chooses(2)
        game.expect(runner_hand=1, corp_credits=0)
        assert game.damage() == ["7 meat"]
        game = scenario(position)
        game.corp.scores("Meteor Mining")
        game.corp.accepts()
        game.corp.chooses(1)
    game.expect(runner_hand=8, corp_credits=7)
    game = scenario(position)
    game.corp.scores("Meteor Mining")
    game.corp.declines()
    game.expect(runner_hand=8, corp_credits=0)


def test_whampoa_reclamation_trades_a_card_from_hq_for_one_from_archives_once_per_turn() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund, Enigma
          deck: Snare!, Hunter
          archives: Archer
          Server 1: Whampoa Reclamation
        turn: corp, at 5.6.2a
    """)
    game.corp.uses("Whampoa Reclamation")
    game.corp.picks("Enigma")
    game.corp.picks("Archer")
    game.expect(corp_discard=["Enigma"], corp_deck=["Snare!", "Hunter", "Archer"], corp_hand=["Hedge Fund"])
    game.refuses("corp", "use Whampoa Reclamation")


def test_mass_commercialization_gains_two_credits_for_each_advanced_card() -> None:
    game = scenario("""
        corp:
          credits 0
          hand: Mass Commercialization
          HQ: ice (Ice Wall {advancement 3})
          Server 1: (NAPD Contract {advancement 1})
          Server 2: (PAD Campaign)
        turn: corp
    """)
    game.corp.plays("Mass Commercialization")
    game.expect(corp_credits=4)


@pytest.mark.ruling("Māui", 0)
def test_maui_is_installed_with_a_credit_for_each_piece_of_ice_protecting_hq() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma), (Hunter)
          R&D: ice (Archer)
        runner:
          credits 5
          hand: Māui
        turn: runner
    """)
    game.runner.installs("Māui")
    assert game.card("Māui").credits == 2
    game.expect(runner_credits=0)
    assert game.runner.memory_limit == 6


@pytest.mark.parametrize(("server", "left"), [("HQ", 0), ("R&D", 1)])
def test_maui_pays_during_runs_on_hq_and_fills_up_to_the_ice_that_is_there(server: str, left: int) -> None:
    game = scenario(f"""
        corp:
          deck: 3 any
          HQ: ice Wall of Static
          R&D: ice Wall of Static
        runner:
          credits 2
          rig: Māui, Corroder {{power 0}}
        run: {server}, encountering ice 1
    """)
    game.runner.boosts("Corroder", paying=[1] if server == "HQ" else None)
    assert game.card("Māui").credits == left
    game.expect(runner_credits=2 - left)
    game.go_on("5.7.1f")
    game.next_turn("runner")
    assert game.card("Māui").credits == 1


def test_daredevil_draws_for_the_first_run_on_a_server_protected_by_two_pieces_of_ice() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma), (Hunter)
          R&D: ice (Archer)
        runner:
          deck: 6 any
          rig: Daredevil
        turn: runner
    """)
    assert game.runner.memory_limit == 6
    game.runner.runs("R&D")
    game.go_on("jack-out")
    game.runner.jacks_out()
    game.expect(runner_hand=0)
    game.runner.runs("HQ")
    game.expect(runner_hand=2)
    game.go_on("jack-out")
    game.runner.jacks_out()
    game.runner.runs("HQ")
    game.expect(runner_hand=2)


@pytest.mark.ruling("Jarogniew Mercs", 0)
@pytest.mark.parametrize(("tags", "counters"), [(0, 4), (2, 6)])
def test_jarogniew_mercs_counts_the_tag_that_they_give(tags: int, counters: int) -> None:
    game = scenario(f"runner:\n tags {tags}\n hand: Jarogniew Mercs\nturn: runner")
    game.runner.installs("Jarogniew Mercs")
    game.expect(tags=tags + 1)
    assert game.card("Jarogniew Mercs").power == counters


def test_jarogniew_mercs_prevent_meat_damage_and_are_trashed_when_empty() -> None:
    game = scenario("""
        corp:
          hand: Test Meat Damage, Test Net Damage
        runner:
          hand: 4 any
          rig: Jarogniew Mercs {power 1}
        turn: corp
    """)
    game.corp.plays("Test Net Damage", x=1)
    assert game.damage() == ["1 net"]
    game.corp.plays("Test Meat Damage", x=2)
    game.runner.uses("Jarogniew Mercs")
    assert game.damage() == ["1 net", "1 meat"]
    assert "Jarogniew Mercs" in game.runner.heap


def test_jarogniew_mercs_cannot_be_trashed_by_the_corp_beside_another_resource() -> None:
    game = scenario("""
        runner:
          tags 1
          rig: Jarogniew Mercs {power 3}, Daily Casts
        turn: corp
    """)
    game.refuses("corp", "trash-resource Jarogniew Mercs")
    game.corp.trashes_resource("Daily Casts")
    game.corp.trashes_resource("Jarogniew Mercs")
    assert "Jarogniew Mercs" in game.runner.heap
