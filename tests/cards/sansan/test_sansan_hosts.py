"""The SanSan cycle: cards that host what they install, and what protects from one's own hardware."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import MEAT
from netrunner.testing import define, scenario
from netrunner.vocabulary.abilities import when
from netrunner.vocabulary.instructions import Damage
from netrunner.vocabulary.triggers import Installed


def test_london_library_lends_programs_for_a_turn() -> None:
    board = """
        corp:
          deck: 3 any
        runner:
          credits 0
          hand: Femme Fatale, Medium, Diesel, Akamatsu Mem Chip
          rig: London Library
        turn: runner
    """
    game = scenario(board)
    game.runner.uses("London Library", ability=2)
    assert game.card("Femme Fatale").installed and game.card("Femme Fatale").host == "London Library"
    game.expect(runner_credits=0, runner_clicks=3, runner_hand=["Medium", "Diesel", "Akamatsu Mem Chip"])
    game.runner.uses("London Library", ability=3)
    game.expect(runner_hand=4, runner_clicks=2)
    game = scenario(board)
    game.runner.uses("London Library", ability=2)
    game.next_turn("corp")
    game.expect(runner_heap=["Femme Fatale"])


def test_london_library_is_no_place_for_other_installs() -> None:
    game = scenario("runner:\n credits 9\n hand: Corroder\n rig: London Library\nturn: runner")
    game.runner.installs("Corroder")
    assert game.card("Corroder").host is None
    game = scenario("runner:\n hand: Corroder\n rig: London Library [Mimic, Mimic, Mimic, Mimic]\nturn: runner")
    assert game.runner.memory_used == 4


def test_worlds_plaza_hosts_assets_and_rezzes_them_for_less() -> None:
    board = """
        corp:
          credits 2
          hand: Adonis Campaign, Hedge Fund, Nisei MK II
          Server 1: cards Worlds Plaza
        turn: corp
    """
    game = scenario(board)
    game.corp.uses("Worlds Plaza")
    assert game.card("Adonis Campaign").rezzed and game.card("Adonis Campaign").host == "Worlds Plaza"
    game.expect(corp_credits=0, corp_clicks=2)
    game = scenario(board.replace("credits 2", "credits 1"))
    game.corp.uses("Worlds Plaza")
    assert game.card("Adonis Campaign").installed and not game.card("Adonis Campaign").rezzed
    game = scenario(
        board.replace(
            "Server 1: cards Worlds Plaza", "Server 1: cards Worlds Plaza [PAD Campaign, PAD Campaign, PAD Campaign]"
        )
    )
    game.refuses("corp", "use Worlds Plaza")
    game = scenario(board)
    game.corp.installs("Adonis Campaign", "new remote")
    assert game.card("Adonis Campaign").host is None


@pytest.mark.rule("9.10.3:1")
def test_worlds_plaza_rezzes_the_asset_before_anything_follows_from_its_install() -> None:
    game = scenario("""
        corp: Haas-Bioroid: Engineering the Future
          credits 1
          hand: Adonis Campaign
          Server 1: cards Worlds Plaza
        turn: corp
    """)
    game.corp.uses("Worlds Plaza")
    assert game.card("Adonis Campaign").installed and not game.card("Adonis Campaign").rezzed
    game.expect(corp_credits=2)  # the credit for the install came too late


@pytest.mark.rule("7.5.1")
def test_worlds_plaza_is_accessed_with_what_it_hosts() -> None:
    game = scenario("""
        corp:
          Server 1: cards Worlds Plaza [PAD Campaign, (Melange Mining Corp.)]
        runner:
          credits 9
        run: Server 1, approaching server
    """)
    game.go_on("6.9.5c")
    game.runner.continues()
    game.pass_windows()
    game.runner.accesses("PAD Campaign")
    game.runner.trashes("PAD Campaign")
    game.expect(corp_archives=["PAD Campaign"], runner_credits=5)
    game.runner.accesses("Worlds Plaza")
    game.go_on("action")
    assert sorted(game.accessed()) == ["Melange Mining Corp.", "PAD Campaign", "Worlds Plaza"]


@pytest.mark.parametrize(
    ("hardware", "parlor", "left"), [("Titanium Ribs", True, 2), ("Brain Cage", True, 2), ("Titanium Ribs", False, 0)]
)
def test_chrome_parlor_takes_the_pain_out_of_cybernetics(hardware: str, parlor: bool, left: int) -> None:
    rig = "Chrome Parlor" if parlor else "Wyldside"
    game = scenario(f"runner:\n credits 9\n hand: {hardware}, 2 Diesel\n rig: {rig}\nturn: runner")
    game.runner.installs(hardware)
    game.expect(runner_hand=left)
    assert game.damage() == ([] if parlor else ["2 meat"])


def test_chrome_parlor_prevents_no_other_damage() -> None:
    game = scenario(
        "corp:\n hand: Test Meat Damage\nrunner:\n hand: 3 Diesel\n rig: Chrome Parlor, Titanium Ribs\nturn: corp"
    )
    game.corp.plays("Test Meat Damage", x=1)
    assert game.damage() == ["1 meat"]


def test_london_library_keeps_programs_while_the_corps_turn_ends() -> None:
    game = scenario("corp:\n deck: 3 any\n clicks 1\nrunner:\n rig: London Library [Mimic]\nturn: corp")
    game.corp.takes_credit()
    assert game.card("Mimic").installed


def test_chrome_parlor_knows_cybernetics_from_other_hardware() -> None:
    define("Test Painful Hardware", "runner", "hardware", when(Installed(), Damage(MEAT, 1)), cost=0)
    game = scenario("runner:\n hand: Test Painful Hardware, 2 Diesel\n rig: Chrome Parlor\nturn: runner")
    game.runner.installs("Test Painful Hardware")
    assert game.damage() == ["1 meat"]
