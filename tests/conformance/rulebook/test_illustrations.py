"""The illustrations of a line or two in the FAQ (I01 to I04) and in the rulebook (I05 to I08)."""

from __future__ import annotations

import pytest

from netrunner.testing import define, scenario
from netrunner.vocabulary import Draw, TrashThis, paid

define("Test Draw Two", "runner", "resource", paid(TrashThis(), Draw(2)))


@pytest.mark.illustration("I01")
def test_i01_project_junebug_is_used_although_it_is_not_rezzed() -> None:
    game = scenario("""
        corp:
          credits 1; Server 1: (Project Junebug {advancement 1})
        runner:
          credits 0; hand: 3 any
        run: Server 1, at 6.9.5g
    """)
    game.corp.triggers("Project Junebug")
    game.expect(corp_credits=0, runner_hand=1)


@pytest.mark.illustration("I02")
def test_i02_the_corp_chooses_the_program_that_ichi_trashes() -> None:
    game = scenario("""
        corp:
          HQ: ice Ichi 1.0
        runner:
          rig: Corroder, Magnum Opus
        run: HQ, encountering ice 1, broken 2 3
    """)
    game.pass_windows()
    game.asks("corp", "target")
    game.corp.picks("Magnum Opus")
    game.expect(runner_rig=["Corroder"])


@pytest.mark.illustration("I03")
def test_i03_chum_does_damage_although_femme_fatale_bypasses_the_next_ice() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma, Chum
        runner:
          hand: 4 any; rig: Femme Fatale {remembers HQ ice 1}
        run: HQ, encountering ice 2
    """)
    game.pass_windows()
    game.runner.continues()
    game.runner.triggers("Femme Fatale")
    game.expect(runner_hand=1, runner_clicks=3)
    assert game.bypassed() == ["Enigma"]


@pytest.mark.illustration("I04")
def test_i04_nothing_saves_cortez_chip_from_its_own_cost_since_the_comprehensive_rules() -> None:
    """The FAQ let the Construct stop the payment; 1.15.1a lets no cost be prevented, and the ability resolves."""
    game = scenario("""
        corp:
          HQ: ice (Ice Wall)
        runner:
          rig: Cortez Chip, Sacrificial Construct
        turn: runner, at 5.7.1e
    """)
    game.runner.uses("Cortez Chip")
    game.expect(runner_heap=["Cortez Chip"], runner_rig=["Sacrificial Construct"])


@pytest.mark.illustration("I05")
@pytest.mark.parametrize(("ice", "fracter"), [("Ice Wall", True), ("Heimdall 1.0", True), ("Enigma", False)])
def test_i05_an_ability_for_barriers_breaks_barriers_and_one_for_ice_breaks_all(ice: str, fracter: bool) -> None:
    """Heimdall 1.0 is a bioroid as well, which does not matter."""
    game = scenario(f"""
        corp:
          HQ: ice {ice}
        runner:
          credits 30; rig: Corroder, Crypsis {{virus 3}}
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Corroder", times=6)
    game.runner.boosts("Crypsis", times=8)
    (game.offers if fracter else game.refuses)("runner", "use Corroder ability 1")
    game.offers("runner", "use Crypsis ability 1")


@pytest.mark.illustration("I06")
def test_i06_a_card_is_trashed_to_draw() -> None:
    game = scenario("runner:\n deck: 3 any; rig: Test Draw Two\nturn: runner, at 5.7.1e")
    game.runner.uses("Test Draw Two")
    game.expect(runner_heap=["Test Draw Two"], runner_hand=2, runner_rig=[])


@pytest.mark.illustration("I07")
@pytest.mark.parametrize(("title", "number"), [("Cyberfeeder", 1), ("The Toolbox", 2)])
def test_i07_so_many_recurring_credits_are_replaced_as_the_turn_begins(title: str, number: int) -> None:
    game = scenario(f"runner:\n rig: {title} {{credit 0}}\nturn: runner, at 5.7.1a")
    game.go_on("action")
    assert game.card(title).credits == number


@pytest.mark.illustration("I08")
def test_i08_plus_one_link_and_plus_two_memory() -> None:
    game = scenario("runner:\n rig: Access to Globalsec, The Toolbox\nturn: runner")
    assert (game.runner.link, game.runner.memory_limit) == (3, 6)
