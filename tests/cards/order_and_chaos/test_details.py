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


def test_builder_moves_to_the_outermost_position_of_its_own_server_too() -> None:
    """ "Any server" is not another one."""
    game = scenario("corp:\n HQ: ice Builder, (Ice Wall)\n R&D: ice (Enigma)\nturn: corp")
    game.corp.uses("Builder")
    game.corp.chooses("HQ")
    assert game.ice("HQ") == ["Ice Wall", "Builder"]
    game.corp.uses("Builder")
    assert "HQ" not in game.options("corp")  # it is there already
    game.corp.chooses("R&D")
    assert game.ice("R&D") == ["Enigma", "Builder"]


def test_argus_security_leaves_a_runner_who_takes_no_tag_to_suffer_two_meat_damage() -> None:
    """The Runner suffers it by a choice of their own: The Cleaners add nothing to what the Corp does not do."""
    game = scenario("""
        corp: Argus Security: Protection Guaranteed
          hand: Hostile Takeover
          score: The Cleaners
        runner:
          hand: 5 Sure Gamble
        run: HQ, at 6.9.5g
    """)
    game.runner.chooses(2)
    game.expect(tags=0, runner_hand=3)


def test_space_camp_is_for_cards_that_can_be_advanced() -> None:
    game = scenario("corp:\n archives: Space Camp\n HQ: ice (Enigma), (Fire Wall)\nrun: Archives")
    game.runner.continues()
    game.corp.triggers("Space Camp")
    assert game.card("Fire Wall").advancement == 1  # nothing else could be chosen


def test_wormhole_can_be_advanced() -> None:
    game = scenario("corp:\n credits 1\n HQ: ice (Wormhole)\nturn: corp")
    game.corp.advances("Wormhole")
    assert game.card("Wormhole").advancement == 1


@pytest.mark.parametrize(("paid", "tags"), [(0, 2), (1, 0)])
def test_searchlight_traces_twice_for_a_tag_each(paid: int, tags: int) -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Searchlight {advancement 1, power 5}
        runner:
          credits 2
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    for _ in range(2):
        game.runner.chooses(paid)
    game.expect(tags=tags)


def test_patch_is_for_ice() -> None:
    game = scenario("corp:\n hand: Patch\n HQ: ice Enigma\n Server 1: PAD Campaign\nturn: corp")
    game.corp.plays("Patch")
    assert game.card("Patch").host == "Enigma"  # nothing else could be chosen


def test_the_twins_look_at_ice_that_protects_their_own_server() -> None:
    game = scenario("""
        corp:
          hand: Neural Katana
          HQ: ice Neural Katana
          R&D: root The Twins
        runner:
          hand: 5 any
        run: HQ, encountering ice 1
    """)
    game.asks("runner", "jack-out", "6.9.5c")
    game.expect(corp_hand=["Neural Katana"])


def test_spooned_leaves_other_ice_alone() -> None:
    game = scenario("""
        corp:
          HQ: ice Ice Wall
        runner:
          credits 9
          hand: Spooned
          rig: Corroder
        turn: runner
    """)
    game.runner.plays("Spooned")
    game.runner.chooses("HQ")
    game.pass_windows("6.9.3b")
    game.runner.breaks(1, using="Corroder")
    assert game.happened("fully-broken") == 1
    game.expect(corp_archives=[])


def test_gravedigger_lets_the_corp_trash_the_card() -> None:
    """Ronald Five looks at what the Runner trashes."""
    game = scenario("""
        corp:
          deck: Hedge Fund
          Server 1: Ronald Five
        runner:
          clicks 3
          rig: Gravedigger {virus 1}
        turn: runner
    """)
    game.runner.uses("Gravedigger")
    game.expect(corp_archives=["Hedge Fund"], runner_clicks=2)


def test_gravedigger_counts_every_card_of_those_trashed_at_once() -> None:
    game = scenario("""
        corp:
          credits 0
          Server 1: (PAD Campaign), (Ash 2X3ZB9CY)
        runner:
          credits 9
          hand: Singularity
          rig: Gravedigger
        turn: runner
    """)
    game.runner.plays("Singularity")
    game.runner.continues()
    game.runner.chooses("trigger Gravedigger #2")
    game.expect(corp_archives=2)
    assert game.card("Gravedigger").virus == 2


def test_progenitor_hosts_no_program_that_is_not_a_virus() -> None:
    game = scenario("runner:\n credits 9; hand: Corroder; rig: Progenitor\nturn: runner")
    game.runner.installs("Corroder")
    game.runner.done()  # trashing programs, if they like
    assert game.card("Corroder").installed and not game.card("Corroder").host


def test_chop_bot_3000_takes_nothing_for_a_trash_that_was_prevented() -> None:
    game = scenario("""
        corp:
          Server 1: PAD Campaign
        runner:
          tags 1
          deck: 3 any
          rig: Chop Bot 3000, Fall Guy, Crash Space
        turn: runner, at 5.7.1a
    """)
    game.go_on("react")
    game.runner.triggers("Chop Bot 3000")
    assert not any(["PAD Campaign" in option for option in game.options("runner")])
    game.runner.picks("Crash Space")
    game.runner.uses("Fall Guy")
    game.go_on("action")  # nothing is asked
    game.expect(runner_hand=0, tags=1, runner_heap=["Fall Guy"])


def test_memstrips_has_room_for_three() -> None:
    game = scenario("""
        runner:
          credits 20
          hand: Medium, Nerve Agent
          rig: MemStrips, Corroder, Gordian Blade, Ninja, Femme Fatale, Datasucker, Imp
        turn: runner
    """)
    game.runner.installs("Medium")
    game.runner.done()
    game.expect(memory_used=4)  # besides the three viruses
    game.runner.installs("Nerve Agent")
    assert "done" not in game.options("runner")  # something has to go
