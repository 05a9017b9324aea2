"""Cards of the Kitara cycle that needed words of their own."""

from __future__ import annotations

import pytest

from netrunner.testing import define, scenario
from netrunner.vocabulary import ASSET, RUNNER, UPGRADE, All, Cards, ForEvent, Trash, when


def test_asa_group_adds_a_card_to_the_server_of_the_first_install() -> None:
    game = scenario("""
        corp: Asa Group: Security Through Vigilance
          credits 5
          hand: Enigma, PAD Campaign, Hostile Takeover, Ash 2X3ZB9CY, Hunter
          Server 1: (Melange Mining Corp.)
        turn: corp
    """)
    game.corp.installs("PAD Campaign", "new remote")
    game.refuses("corp", "pick Hostile Takeover")
    game.corp.picks("Enigma")
    assert game.ice("Server 2") == ["Enigma"]
    game.pass_windows()
    game.corp.installs("Ash 2X3ZB9CY", "Server 1", trashing=[])
    game.asks("corp", "window")
    game.expect(corp_hand=["Hostile Takeover", "Hunter"], corp_clicks=1)


def test_asa_group_does_not_wait_for_the_runner() -> None:
    game = scenario("""
        corp: Asa Group: Security Through Vigilance
          hand: Enigma
        runner:
          hand: Daily Casts
        turn: runner
    """)
    game.runner.installs("Daily Casts")
    game.asks("runner", "action")


def test_asa_group_may_decline() -> None:
    game = scenario("""
        corp: Asa Group: Security Through Vigilance
          hand: Enigma, Hunter
          HQ: ice (Ice Wall)
        turn: corp
    """)
    game.corp.installs("Hunter", "R&D")
    game.corp.done()
    game.expect(corp_hand=["Enigma"])


def test_asa_group_counts_only_what_the_corp_installs() -> None:
    game = scenario("""
        corp: Asa Group: Security Through Vigilance
          hand: Enigma, Hunter
          deck: Hedge Fund
        runner:
          credits 9
          deck: Corroder
          rig: Self-modifying Code
        turn: corp, at 5.6.1b
    """)
    game.runner.uses("Self-modifying Code")
    game.runner.picks("Corroder")
    game.go_on("action")
    game.corp.installs("Hunter", "R&D")
    game.corp.picks("Enigma")
    game.corp.done()  # without trashing any ice first
    assert game.ice("R&D") == ["Hunter", "Enigma"]


@pytest.mark.parametrize(("subtype", "back"), [("barrier", True), ("sentry", False)])
def test_wari_exposes_ice_and_returns_it_if_its_subtype_was_named(subtype: str, back: bool) -> None:
    game = scenario("""
        corp:
          HQ: root (Crisium Grid)
          R&D: ice (Ice Wall), Enigma
          Server 1: (PAD Campaign)
        runner:
          rig: Wari
        run: HQ, at 6.9.5d
    """)
    game.pass_windows()
    game.runner.triggers("Wari")
    assert sorted(game.options("runner")) == ["choose barrier", "choose code gate", "choose sentry"]
    game.runner.chooses(f"choose {subtype}")
    assert game.happened("exposed") == 1
    assert ("Ice Wall" in game.corp.hand) == back
    game.expect(runner_heap=["Wari"])


def test_wari_waits_for_the_first_success_on_hq() -> None:
    game = scenario("""
        corp:
          R&D: ice (Ice Wall)
        runner:
          rig: Wari
        turn: runner
        this turn: successful run on HQ
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.asks("runner", "action")


@pytest.mark.parametrize("stolen", [False, True])
def test_ssl_endorsement_pays_the_corp_wherever_it_lies(stolen: bool) -> None:
    game = scenario(f"""
        corp:
          credits 0
          deck: 9 any
          Server 1: (SSL Endorsement {{advancement 5}})
        {"run: Server 1, at 6.9.5g" if stolen else "turn: corp, at 5.6.2a"}
    """)
    if not stolen:
        game.corp.scores("SSL Endorsement")
    assert game.card("SSL Endorsement").credits == 9
    game.pass_windows()
    if not stolen:
        game.next_turn("runner")
    game.end_turn()
    game.pass_windows()
    game.corp.triggers("SSL Endorsement")
    game.expect(corp_credits=3, runner_credits=5)
    assert game.card("SSL Endorsement").credits == 6


def test_ssl_endorsement_may_be_left_alone() -> None:
    game = scenario("corp:\n credits 0\n deck: 3 any\n score: SSL Endorsement {credit 9}\nturn: corp, at 5.6.1d")
    game.corp.declines("SSL Endorsement")
    game.expect(corp_credits=0)


def test_azmari_edtech_pays_for_the_first_card_of_the_named_type() -> None:
    game = scenario("""
        corp: Azmari EdTech: Shaping the Future
          credits 0
          deck: 9 any
        runner:
          credits 20
          hand: Sure Gamble, Corroder, Mimic, Diesel
          deck: 3 any
        turn: corp
    """)
    game.end_turn()
    game.corp.triggers("Azmari EdTech: Shaping the Future")
    game.corp.chooses("choose program")
    game.go_on("5.7.1f")
    game.runner.plays("Sure Gamble")
    game.expect(corp_credits=0)
    game.runner.installs("Corroder", trashing=[])
    game.expect(corp_credits=2)
    game.runner.installs("Mimic", trashing=[])
    game.expect(corp_credits=2)


def test_azmari_edtech_remembers_the_type_until_it_names_another() -> None:
    game = scenario("""
        corp: Azmari EdTech: Shaping the Future
          credits 0
          deck: 9 any
          hand: Hedge Fund
        runner:
          credits 20
          hand: Sure Gamble, Diesel
          deck: 3 any
        turn: corp
    """)
    game.end_turn()
    game.corp.triggers("Azmari EdTech: Shaping the Future")
    game.corp.chooses("choose event")
    game.go_on("5.7.1f")
    game.next_turn("corp")
    game.end_turn()
    game.corp.declines("Azmari EdTech: Shaping the Future")
    game.go_on("5.7.1f")
    game.runner.plays("Diesel")
    game.expect(corp_credits=2)


def test_embezzle_trashes_cards_of_the_named_type_among_two_random_ones() -> None:
    game = scenario("""
        corp:
          hand: Enigma, Hunter, PAD Campaign
        runner:
          credits 5
          hand: Embezzle
        turn: runner
    """)
    game.runner.plays("Embezzle")
    game.next_random("Enigma", "PAD Campaign")
    game.runner.continues()
    assert sorted(game.options("runner")) == ["choose asset", "choose ice", "choose operation", "choose upgrade"]
    game.runner.chooses("choose ice")
    assert sorted(game.revealed()) == ["Enigma", "PAD Campaign"]
    game.expect(runner_credits=8, corp_discard=["Enigma"], corp_hand=["Hunter", "PAD Campaign"])
    assert game.accessed() == []


def test_remote_enforcement_installs_and_rezzes_ice_from_rnd() -> None:
    game = scenario("""
        corp:
          credits 1
          deck: Archer, Enigma, PAD Campaign
          Server 1: (Remote Enforcement {advancement 4})
          Server 2: ice (Ice Wall)
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Remote Enforcement")
    game.corp.triggers("Remote Enforcement")
    game.refuses("corp", "pick PAD Campaign")
    game.corp.picks("Enigma")
    assert "server HQ" not in game.options("corp")
    game.corp.chooses("Server 2")
    game.corp.done()
    assert game.card("Enigma").rezzed
    game.expect(corp_credits=0)
    assert game.happened("shuffled") == 1


@pytest.mark.rule("9.10.3:1")
def test_remote_enforcement_rezzes_before_an_ability_that_met_its_condition_with_the_install() -> None:
    game = scenario("""
        corp: Haas-Bioroid: Engineering the Future
          deck: Archer, 2 Enigma
          score: Hostile Takeover
          Server 1: (Remote Enforcement {advancement 4})
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Remote Enforcement")
    game.corp.triggers("Remote Enforcement")
    game.corp.picks("Archer")
    game.expect(corp_credits=5)  # the identity has not gained its credit when an agenda is to be forfeited
    game.corp.accepts()
    game.corp.picks("Hostile Takeover")
    assert game.card("Archer").rezzed
    game.expect(corp_credits=6)


@pytest.mark.ruling("Remote Enforcement", 0)
def test_remote_enforcement_leaves_archer_unrezzed_without_an_agenda_to_forfeit() -> None:
    game = scenario("""
        corp:
          deck: Archer, Enigma
          score: Hostile Takeover
          Server 1: (Remote Enforcement {advancement 4})
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Remote Enforcement")
    game.corp.triggers("Remote Enforcement")
    game.corp.picks("Archer")
    game.corp.declines()
    assert game.card("Archer").installed
    assert not game.card("Archer").rezzed
    game.expect(corp_score=["Hostile Takeover", "Remote Enforcement"])


@pytest.mark.ruling("Mwanza City Grid", 0)
def test_mwanza_city_grid_pays_for_every_card_accessed_even_those_trashed() -> None:
    game = scenario("""
        corp:
          credits 0
          hand: 4 PAD Campaign, Hedge Fund
          HQ: root Mwanza City Grid
        runner:
          credits 20
        run: HQ, at 6.9.5g
    """)
    game.runner.accesses("Mwanza City Grid")
    game.runner.trashes("Mwanza City Grid")
    while game.run:
        if "trash PAD Campaign" in game.options("runner"):
            game.runner.trashes("PAD Campaign")
        else:
            game.go_on("trash-accessed")
    assert len(game.accessed()) == 5
    game.expect(corp_credits=10)


def test_mwanza_city_grid_is_installed_in_the_root_of_hq_or_rnd() -> None:
    game = scenario("corp:\n hand: Mwanza City Grid\nturn: corp")
    game.take("install Mwanza City Grid")
    assert sorted(game.options("corp")) == ["server HQ", "server R&D"]
    game = scenario("""
        corp:
          credits 0
          hand: 3 Hedge Fund
          deck: 3 Hedge Fund
          R&D: root Mwanza City Grid
        run: HQ, at 6.9.5g
    """)
    game.expect(corp_credits=0)
    assert len(game.accessed()) == 1


def test_overseer_matrix_tags_for_cards_trashed_in_its_server_even_once_it_is_gone() -> None:
    game = scenario("""
        corp:
          credits 3
          Server 1: Overseer Matrix, PAD Campaign
        runner:
          credits 20
        run: Server 1, at 6.9.5g
    """)
    game.runner.accesses("Overseer Matrix")
    game.runner.trashes("Overseer Matrix")
    game.corp.triggers("Overseer Matrix")  # that it goes on is nothing to choose
    game.expect(tags=1, corp_credits=2)
    game.runner.trashes("PAD Campaign")
    game.corp.triggers("Overseer Matrix")
    game.expect(tags=2, corp_credits=1)


def test_overseer_matrix_watches_its_own_server_only() -> None:
    game = scenario("""
        corp:
          credits 3
          Server 1: Overseer Matrix
          Server 2: (PAD Campaign)
        runner:
          credits 20
        run: Server 2, at 6.9.5g
    """)
    game.runner.trashes("PAD Campaign")
    game.asks("runner", "action")
    game.expect(tags=0)


@pytest.mark.ruling("PAD Tap", 0)
def test_pad_tap_gains_with_the_first_credits_of_the_corp_even_taken_ones() -> None:
    game = scenario("""
        corp:
          credits 5
          deck: 5 any
          Server 1: Adonis Campaign {credit 9}
          Server 2: PAD Campaign
        runner:
          credits 0
          rig: PAD Tap
        turn: corp, at 5.6.1d
    """)
    game.corp.triggers("Adonis Campaign")
    game.runner.triggers("PAD Tap")
    game.expect(runner_credits=1)
    game.go_on("5.6.2b")
    game.expect(runner_credits=1)
    game.corp.takes_credit()
    game.expect(runner_credits=1)


def test_pad_tap_ignores_the_basic_action_and_can_be_trashed_by_the_corp() -> None:
    game = scenario("""
        corp:
          credits 5
        runner:
          credits 0
          rig: PAD Tap
        turn: corp
    """)
    game.corp.takes_credit()
    game.asks("corp", "action")
    game.corp.uses("PAD Tap")
    game.expect(corp_credits=3, corp_clicks=1, runner_heap=["PAD Tap"])
    game = scenario("corp:\n credits 2\nrunner:\n rig: PAD Tap\nturn: corp")
    game.refuses("corp", "use PAD Tap")


def test_wari_wants_hq_and_an_exposed_card() -> None:
    game = scenario("""
        corp:
          R&D: ice (Ice Wall)
        runner:
          rig: Wari
        turn: runner
    """)
    game.runner.runs("Archives")
    game.runner.continues()
    game.asks("runner", "action")


def test_ssl_endorsement_minds_its_own_business() -> None:
    game = scenario("""
        corp:
          score: SSL Endorsement
          Server 1: (Test Agenda {advancement 3})
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Test Agenda")
    assert game.card("SSL Endorsement").credits == 0


def test_azmari_edtech_names_nothing_as_the_runners_turn_ends() -> None:
    game = scenario("corp: Azmari EdTech: Shaping the Future\n deck: 3 any\nturn: runner")
    game.end_turn()
    game.asks("corp", "action")


def test_overseer_matrix_does_not_count_what_the_corp_trashes() -> None:
    game = scenario("""
        corp:
          hand: Melange Mining Corp.
          Server 1: Overseer Matrix, (PAD Campaign)
        turn: corp
    """)
    game.corp.installs("Melange Mining Corp.", "Server 1", trashing=["PAD Campaign"])
    assert "PAD Campaign" in game.corp.archives
    game.expect(tags=0, corp_credits=5)
    game.asks("corp", "window")


def test_remote_enforcement_finds_only_ice_that_a_remote_server_can_take() -> None:
    game = scenario("""
        corp:
          credits 0
          deck: Enigma
          Server 1: ice (Ice Wall); cards (Remote Enforcement {advancement 4})
          Server 2: (PAD Campaign)
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Remote Enforcement")
    game.corp.triggers("Remote Enforcement")
    game.corp.picks("Enigma")
    assert "server R&D" not in game.options("corp")
    game.corp.chooses("Server 2")
    assert game.card("Enigma").rezzed


@pytest.mark.rule("4.7.7b:2")
@pytest.mark.rule("4.7.7c:3")
def test_overseer_matrix_in_a_root_watches_the_cards_of_the_central_server_but_not_itself() -> None:
    board = """
        corp:
          credits 3
          hand: 2 PAD Campaign
          HQ: root Overseer Matrix, (Ash 2X3ZB9CY)
        runner:
          credits 20
        run: HQ, at 6.9.5g
    """
    game = scenario(board)
    game.runner.accesses("HQ")
    game.runner.trashes("PAD Campaign")
    game.corp.triggers("Overseer Matrix")
    game.expect(tags=1, corp_credits=2)
    game = scenario(board)
    game.runner.accesses("Overseer Matrix")
    game.runner.trashes("Overseer Matrix")
    game.runner.accesses("HQ root 1")
    game.runner.trashes("Ash 2X3ZB9CY")
    game.expect(tags=0)
    game.runner.trashes("PAD Campaign")  # it still watches
    game.corp.triggers("Overseer Matrix")
    game.expect(tags=1, corp_credits=2)


def test_overseer_matrix_goes_on_before_the_runner_reacts_to_its_trash() -> None:
    all_assets = when(ForEvent("trashed", RUNNER, Cards(UPGRADE)), Trash(All(Cards(ASSET))))
    define("Test Salvo", "runner", "resource", all_assets)
    game = scenario("""
        corp:
          credits 3
          Server 1: Overseer Matrix, PAD Campaign
        runner:
          credits 20
          rig: Test Salvo
        run: Server 1, at 6.9.5g
    """)
    game.runner.accesses("Overseer Matrix")
    game.runner.trashes("Overseer Matrix")
    game.corp.triggers("Overseer Matrix")
    game.corp.triggers("Overseer Matrix")
    game.expect(tags=2, corp_credits=1, corp_archives=["Overseer Matrix", "PAD Campaign"])
