"""Order and Chaos: what cards say in passing."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


def test_checkpoint_means_its_own_rez_and_its_own_run() -> None:
    game = scenario("corp:\n credits 20\n HQ: ice Checkpoint, (Enigma)\nrun: HQ, approaching ice 2")
    game.corp.rezzes("Enigma")
    game.expect(bad_publicity=0)
    game = scenario(
        "corp:\n credits 0\n HQ: ice Checkpoint\nrunner:\n credits 4\n hand: 4 any\nrun: HQ, encountering ice 1"
    )
    game.runner.chooses(4)
    game.runner.jacks_out()
    game.runner.runs("Archives")
    game.runner.continues()
    assert game.damage() == []


def test_sub_boost_is_for_ice() -> None:
    game = scenario("corp:\n hand: Sub Boost\n HQ: ice Hunter\n Server 1: cards PAD Campaign\nturn: corp")
    game.corp.plays("Sub Boost")
    assert game.card("Sub Boost").host == "Hunter"


def test_dedicated_technician_team_pays_for_nothing_else() -> None:
    game = scenario("""
        corp:
          credits 0
          hand: PAD Campaign
          Server 1: ice (Ice Wall); cards Dedicated Technician Team
        run: Server 1, approaching ice 1
    """)
    game.expect(run="Server 1")
    assert game.card("Dedicated Technician Team").credits == 2 and not game.card("Ice Wall").rezzed


def test_sacrificial_clone_is_trashed_and_spares_virtual_resources() -> None:
    game = scenario("""
        corp:
          hand: Test Meat Damage
        runner:
          hand: Diesel
          rig: Sacrificial Clone, Ice Carver, Wyldside
        turn: corp
    """)
    game.corp.plays("Test Meat Damage", x=1)
    game.runner.uses("Sacrificial Clone")
    assert game.card("Ice Carver").installed
    game.expect(runner_heap=["Sacrificial Clone", "Wyldside", "Diesel"])


def test_constellation_protocol_moves_tokens_to_ice() -> None:
    game = scenario("""
        corp:
          deck: 3 any
          HQ: ice Ice Wall {advancement 2}
          R&D: ice Fire Wall
          Server 1: cards Constellation Protocol
          Server 2: cards (Nisei MK II)
        turn: corp, at 5.6.1b
    """)
    game.go_on("react")
    game.corp.triggers("Constellation Protocol")
    assert not [option for option in game.options("corp") if "Nisei" in option]


def test_vigil_looks_at_the_hand_size_of_the_corp() -> None:
    board = "corp:\n hand: 5 Enigma\nrunner:\n deck: 3 any\n rig: Vigil, Brain Cage\nturn: runner, at 5.7.1a"
    game = scenario(board)
    game.go_on("action")
    game.expect(runner_hand=1)


def test_virus_breeding_ground_moves_one_counter() -> None:
    game = scenario("runner:\n rig: Virus Breeding Ground {virus 3}, Medium {virus 1}\nturn: runner")
    game.runner.uses("Virus Breeding Ground")
    assert game.card("Medium").virus == 2 and game.card("Virus Breeding Ground").virus == 2


@pytest.mark.parametrize("area", ["corp", "runner"])
def test_the_board_looks_at_one_score_area(area: str) -> None:
    score = "score: Nisei MK II"
    corp, runner = (score, "") if area == "corp" else ("", score)
    game = scenario(f"corp:\n {corp}\n Server 1: cards The Board\nrunner:\n {runner}\nturn: corp")
    assert (game.corp.points, game.runner.points) == ((2, 0) if area == "corp" else (0, 1))
