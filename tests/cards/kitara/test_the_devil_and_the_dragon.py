"""The cards of The Devil and the Dragon."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


@pytest.mark.parametrize("pays", [True, False])
def test_419_amoral_scammer_exposes_the_first_card_installed_each_turn_unless_the_corp_pays(pays: bool) -> None:
    game = scenario("""
        corp:
          credits 5
          hand: Enigma, Hunter
        runner: 419: Amoral Scammer
        turn: corp
    """)
    game.corp.installs("Enigma", "HQ")
    game.runner.triggers("419: Amoral Scammer")
    (game.corp.accepts if pays else game.corp.declines)()
    game.expect(corp_credits=4 if pays else 5)
    assert game.happened("exposed") == (0 if pays else 1)
    game.corp.installs("Hunter", "R&D")
    game.asks("corp", "action")
    assert game.happened("exposed") == (0 if pays else 1)


def test_419_amoral_scammer_does_not_count_what_the_runner_installs_in_the_corps_turn() -> None:
    game = scenario("""
        corp:
          credits 5
          hand: Enigma
        runner: 419: Amoral Scammer
          credits 9
          deck: Mimic
          rig: Self-modifying Code
        turn: corp, at 5.6.2a
    """)
    game.runner.uses("Self-modifying Code")
    game.runner.picks("Mimic")
    game.corp.installs("Enigma", "HQ")
    game.runner.triggers("419: Amoral Scammer")
    game.corp.declines()
    assert game.happened("exposed") == 1


@pytest.mark.ruling("Building Blocks", 0)
def test_419_amoral_scammer_cannot_expose_a_card_that_was_installed_rezzed() -> None:
    game = scenario("""
        corp:
          credits 6
          hand: Building Blocks, Wall of Static
        runner: 419: Amoral Scammer
        turn: corp
    """)
    game.corp.plays("Building Blocks")
    game.corp.chooses("HQ")
    game.expect(corp_credits=1)
    assert game.happened("exposed") == 0


def test_rogue_trading_pays_six_credits_for_two_clicks_and_a_tag() -> None:
    game = scenario("runner:\n credits 0\n hand: Rogue Trading\nturn: runner")
    game.runner.installs("Rogue Trading")
    assert game.card("Rogue Trading").credits == 18
    game.runner.uses("Rogue Trading")
    game.expect(runner_credits=6, tags=1, runner_clicks=1)
    game = scenario("runner:\n credits 0\n rig: Rogue Trading {credit 6}\nturn: runner")
    game.runner.uses("Rogue Trading")
    game.expect(runner_credits=6, tags=1, runner_discard=["Rogue Trading"])


@pytest.mark.ruling("Nyashia", 0)
def test_nyashia_accesses_one_additional_card_from_rnd_for_a_counter() -> None:
    game = scenario("""
        corp:
          deck: 4 Hedge Fund
          hand: Hedge Fund
        runner:
          hand: Nyashia
        turn: runner
    """)
    game.runner.installs("Nyashia")
    assert game.card("Nyashia").power == 3
    game.runner.runs("R&D")
    game.runner.continues()
    game.runner.triggers("Nyashia")
    assert game.card("Nyashia").power == 2
    assert game.happened("access") == 2
    game.runner.runs("HQ")
    game.runner.continues()
    assert game.happened("access") == 3
    game.runner.runs("R&D")
    game.runner.continues()
    game.runner.passes()
    assert game.card("Nyashia").power == 2


def test_consume_counts_trashed_corp_cards_and_pays_for_them() -> None:
    game = scenario("""
        corp:
          hand: PAD Campaign
        runner:
          credits 4
          rig: Consume {virus 2}
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.runner.trashes("PAD Campaign")
    game.runner.triggers("Consume")
    game.runner.uses("Consume")
    game.expect(runner_credits=6, runner_clicks=2)
    assert game.card("Consume").virus == 0


def test_consume_does_not_count_what_the_corp_trashes_nor_runner_cards() -> None:
    game = scenario("""
        corp:
          hand: Enigma
          HQ: ice (Ice Wall)
        runner:
          rig: Consume
        turn: corp
    """)
    game.corp.installs("Enigma", "HQ", trashing=["Ice Wall"])
    game.asks("corp", "action")
    game = scenario("runner:\n hand: Medium\n rig: Consume, Mimic\nturn: runner")
    game.runner.installs("Medium", trashing=["Mimic"])
    game.asks("runner", "action")


@pytest.mark.parametrize(("choice", "clicks", "brain"), [(1, 1, 0), (2, 3, 1)])
def test_tempus_takes_two_clicks_or_does_brain_damage(choice: int, clicks: int, brain: int) -> None:
    game = scenario("""
        corp:
          credits 0
          hand: Tempus
        runner:
          credits 0
          hand: 2 any
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.runner.chooses(choice)
    game.runner.declines()
    game.expect(runner_clicks=clicks, brain_damage=brain)


@pytest.mark.ruling("Tempus", 0)
def test_tempus_leaves_no_choice_to_a_runner_with_one_click_and_nothing_in_archives() -> None:
    game = scenario("""
        corp:
          credits 0
          hand: Tempus
        runner:
          credits 0, clicks 2
          hand: 2 any
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.runner.declines()
    game.expect(runner_clicks=1, brain_damage=1)
    game = scenario("corp:\n archives: Tempus\nturn: runner")
    game.runner.runs("Archives")
    game.runner.continues()
    assert game.happened("trace-initiated") == 0


def test_tempus_is_revealed_from_rnd_and_traces_with_three() -> None:
    game = scenario("corp:\n credits 0\n deck: Tempus\nrunner:\n credits 3\nrun: R&D, at 6.9.5g")
    assert game.game.view("corp")["access"]["card"] == "Tempus"
    game.runner.chooses(3)
    game.go_on("action")
    game.expect(runner_clicks=3, brain_damage=0)


def test_bio_vault_ends_the_run_for_two_tokens() -> None:
    game = scenario("""
        corp:
          hand: Bio Vault
          Server 1: Bio Vault {advancement 2}
        run: Server 1, approaching server
    """)
    game.corp.uses("Bio Vault")
    game.expect(run=None, corp_discard=["Bio Vault"])
    game = scenario("corp:\n Server 1: Bio Vault {advancement 1}\nrun: Server 1, at 6.9.5b", mode="full")
    game.runner.passes()
    game.refuses("corp", "use Bio Vault")
    game = scenario("corp:\n hand: Bio Vault\n Server 1: (Bio Vault {advancement 1})\nturn: corp")
    game.pass_windows()
    game.corp.advances("Bio Vault")
    game.pass_windows()
    game.corp.chooses("install Bio Vault")
    assert not any("HQ" in option for option in game.options("corp"))


@pytest.mark.parametrize("shuffles", [True, False])
def test_sadaka_arranges_or_shuffles_and_draws(shuffles: bool) -> None:
    game = scenario("""
        corp:
          deck: Archer, Enigma, Hunter, Snare!
          HQ: ice Sadaka
        run: HQ, encountering ice 1, broken 2
    """)
    game.pass_windows()
    game.corp.chooses(2 if shuffles else 1)
    if not shuffles:
        game.corp.picks("Hunter")
        game.corp.picks("Enigma")
    assert game.happened("shuffled") == int(shuffles)
    game.corp.accepts()
    assert len(game.corp.hand) == 1
    if not shuffles:
        game.expect(corp_hand=["Hunter"])


def test_sadaka_trashes_a_resource_for_a_card_from_hq_and_itself() -> None:
    game = scenario("""
        corp:
          hand: Archer
          HQ: ice Sadaka
        runner:
          rig: Magnum Opus, Underworld Contact
        run: HQ, encountering ice 1, broken 1
    """)
    game.pass_windows()
    game.corp.accepts()
    game.expect(corp_discard=["Archer", "Sadaka"], runner_discard=["Underworld Contact"], run="HQ")
    game = scenario("""
        corp:
          hand: Archer
          HQ: ice Sadaka
        runner:
          rig: Underworld Contact
        run: HQ, encountering ice 1, broken 1
    """)
    game.pass_windows()
    game.corp.declines()
    game.expect(corp_discard=["Sadaka"], runner_discard=[], run="HQ")


def test_endless_eula_asks_for_six_credits() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          HQ: ice Endless EULA
        runner:
          credits 6
        run: HQ, encountering ice 1
    """)
    for _ in range(6):
        game.runner.accepts()
    game.expect(runner_credits=0, run="HQ")
    game = scenario("corp:\n HQ: ice Endless EULA\nrunner:\n credits 6\nrun: HQ, encountering ice 1")
    game.runner.accepts()
    game.runner.declines()
    game.expect(runner_credits=5, run=None)


def test_sandman_adds_two_installed_cards_to_the_grip() -> None:
    game = scenario("""
        corp:
          HQ: ice Sandman
        runner:
          rig: Crypsis, Desperado, Magnum Opus
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    game.refuses("corp", "pick Sandman")
    game.corp.picks("Crypsis")
    game.refuses("corp", "pick Sandman")
    game.corp.picks("Desperado")
    game.expect(runner_hand=["Crypsis", "Desperado"], runner_installed=["Magnum Opus"], run="HQ")


@pytest.mark.ruling("Oduduwa", 0)
def test_oduduwa_places_as_many_tokens_on_other_ice_as_it_has_then() -> None:
    game = scenario("""
        corp:
          HQ: ice Oduduwa {advancement 1}
          R&D: ice (Enigma)
          Server 1: PAD Campaign
        turn: runner
    """)
    game.runner.runs("HQ")
    game.corp.accepts()
    assert game.card("Oduduwa").advancement == 2
    assert game.card("Enigma").advancement == 2
    game.pass_windows()
    game.expect(run=None)
    for broken in ("1", "2"):
        game = scenario(f"corp:\n HQ: ice Oduduwa\nrun: HQ, encountering ice 1, at 6.9.3b, broken {broken}")
        game.pass_windows()
        game.expect(run=None)


def test_rashida_jaheem_gains_three_credits_and_three_cards() -> None:
    game = scenario("""
        corp:
          credits 0
          deck: 9 any
          Server 1: Rashida Jaheem
        turn: corp, at 5.6.1a
    """)
    game.corp.triggers("Rashida Jaheem")
    game.expect(corp_credits=3, corp_hand=4, corp_discard=["Rashida Jaheem"])  # with the mandatory draw


def test_sso_industries_advances_bare_ice_by_the_points_of_faceup_agendas() -> None:
    game = scenario("""
        corp: SSO Industries: Fueling Innovation
          HQ: ice (Enigma), (Ice Wall {advancement 1})
          Server 1: City Works Project
          Server 2: Oaktown Renovation
          Server 3: (Nisei MK II)
        turn: corp, at 5.6.3c
    """)
    game.corp.triggers("SSO Industries: Fueling Innovation")
    assert game.card("Enigma").advancement == 5
    assert game.card("Ice Wall").advancement == 1


def test_sso_industries_needs_a_faceup_agenda() -> None:
    game = scenario("""
        corp: SSO Industries: Fueling Innovation
          HQ: ice (Enigma)
          Server 1: (Nisei MK II)
        turn: corp
    """)
    game.next_turn("runner")
    assert game.card("Enigma").advancement == 0


@pytest.mark.parametrize(("tokens", "damage"), [(0, 2), (3, 5)])
def test_city_works_project_hurts_whoever_accesses_it_where_it_is_installed(tokens: int, damage: int) -> None:
    game = scenario(f"""
        corp:
          Server 1: City Works Project {{advancement {tokens}}}
        runner:
          hand: 5 any
        run: Server 1, at 6.9.5g
    """)
    assert game.damage() == [f"{damage} meat"]
    game.expect(runner_hand=5 - damage)
    game = scenario("corp:\n hand: City Works Project\nrunner:\n hand: 3 any\nrun: HQ, at 6.9.5g")
    assert game.damage() == []
    game = scenario("corp:\n hand: City Works Project\nturn: corp")
    game.corp.installs("City Works Project", "new remote")
    assert game.card("City Works Project").faceup


def test_sso_industries_sleeps_while_the_runners_turn_ends() -> None:
    game = scenario("""
        corp: SSO Industries: Fueling Innovation
          deck: 3 any
          HQ: ice (Enigma)
          Server 1: City Works Project
        turn: runner
    """)
    game.end_turn()
    game.asks("corp", "action")
    assert game.card("Enigma").advancement == 0
