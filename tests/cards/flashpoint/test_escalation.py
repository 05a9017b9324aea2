"""The cards of Escalation."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import E_DAMAGE, MEAT
from netrunner.testing import scenario


def test_fairchild_3_taxes_twice_and_does_damage_or_ends_the_run() -> None:
    game = scenario("""
        corp:
          HQ: ice Fairchild 3.0
        runner:
          credits 3
          hand: 2 any
          rig: Corroder, Crypsis
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    game.runner.chooses(1)
    game.expect(runner_credits=0)
    game.runner.picks("Crypsis")
    game.corp.chooses(1)
    game.expect(brain_damage=1, run="HQ", runner_installed=["Corroder"])
    game = scenario("corp:\n HQ: ice Fairchild 3.0\nrunner:\n credits 0\n hand: 2 any\nrun: HQ, encountering ice 1")
    game.pass_windows()
    game.corp.chooses(2)
    game.expect(run=None, brain_damage=0)


def test_fairchild_3_can_be_broken_with_three_clicks() -> None:
    game = scenario("""
        corp:
          HQ: ice Fairchild 3.0
        runner:
          clicks 3
        run: HQ, encountering ice 1
    """)
    game.runner.breaks(1, 2, 3, using="Fairchild 3.0")
    game.expect(runner_clicks=0, run="HQ")


def test_project_kusanagi_gives_ice_a_subroutine_for_the_run() -> None:
    game = scenario("""
        corp:
          Server 1: (Project Kusanagi {advancement 4})
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Project Kusanagi")
    assert game.card("Project Kusanagi").agenda_counters == 2
    game = scenario("""
        corp:
          score: Project Kusanagi {agenda 1}
          HQ: ice Pop-up Window
        runner:
          credits 5
          hand: 2 any
          rig: Corroder
        run: HQ, approaching ice 1
    """)
    game.corp.uses("Project Kusanagi")
    game.pass_windows()
    game.runner.accepts()
    game.expect(runner_hand=1, run="HQ")
    assert game.card("Project Kusanagi").agenda_counters == 0
    game.go_on("action")
    game.runner.runs("HQ")
    game.pass_windows()
    game.runner.accepts()
    game.expect(runner_hand=1)


@pytest.mark.ruling("Jinteki: Potential Unleashed", 0)
def test_potential_unleashed_trashes_a_card_after_the_runner_drew_for_the_damage() -> None:
    game = scenario("""
        corp: Jinteki: Potential Unleashed
          HQ: ice Neural Katana
        runner:
          hand: I've Had Worse, 2 any
          deck: Diesel, Modded, Corroder, Crypsis
        run: HQ, encountering ice 1
    """)
    game.expect(runner_hand=["Diesel", "Modded", "Corroder"], runner_deck=[])


def test_potential_unleashed_trashes_one_card_however_much_damage() -> None:
    game = scenario("""
        corp: Jinteki: Potential Unleashed
          HQ: ice Neural Katana
        runner:
          hand: 4 any
          deck: Diesel, Modded
        run: HQ, encountering ice 1
    """)
    game.expect(runner_hand=1, runner_deck=["Modded"])


def test_potential_unleashed_ignores_other_damage() -> None:
    game = scenario("""
        corp: Jinteki: Potential Unleashed
          score: Crisis Management
          deck: 3 any
        runner:
          tags 1
          hand: 4 any
          deck: Diesel, Modded
        turn: corp, at 5.6.1d
    """)
    game.expect(runner_hand=3, runner_deck=["Diesel", "Modded"])


@pytest.mark.ruling("Observe and Destroy", 0)
def test_observe_and_destroy_removes_a_tag_and_trashes_any_installed_card() -> None:
    game = scenario("""
        corp:
          hand: Observe and Destroy
          HQ: ice Enigma
        runner:
          credits 5, tags 2
          rig: Corroder
        turn: corp
    """)
    game.corp.plays("Observe and Destroy")
    game.expect(tags=1)
    assert sorted(game.options("corp")) == ["pick Corroder", "pick Enigma [HQ ice 1]"]
    game.corp.picks("Corroder")
    game.expect(runner_heap=["Corroder"])


def test_observe_and_destroy_needs_a_tag_and_a_poor_runner() -> None:
    for state in ("credits 6, tags 2", "credits 5"):
        game = scenario(f"corp:\n hand: Observe and Destroy\nrunner:\n {state}\n rig: Corroder\nturn: corp")
        game.refuses("corp", "play Observe and Destroy")


@pytest.mark.ruling("Door to Door", 0)
@pytest.mark.parametrize(("tags", "paid", "after", "hand"), [(0, 0, 1, 2), (1, 0, 1, 1), (0, 1, 0, 2)])
def test_door_to_door_tags_or_harms_after_a_trace(tags: int, paid: int, after: int, hand: int) -> None:
    game = scenario(f"""
        corp:
          credits 3
          hand: Door to Door
        runner:
          credits 1, tags {tags}
          hand: 2 any
        turn: corp
    """)
    game.corp.plays("Door to Door")
    game.end_turn()
    game.pass_windows()
    game.runner.chooses(paid)
    game.expect(tags=after, runner_hand=hand)
    assert [e.of for e in game.events() if e.kind == E_DAMAGE] == [MEAT] * (2 - hand)


def test_scarcity_of_resources_makes_resources_dearer() -> None:
    game = scenario("""
        corp:
          credits 1
          hand: Scarcity of Resources
        runner:
          credits 5
          hand: Crash Space, Corroder
        turn: corp
    """)
    game.corp.plays("Scarcity of Resources")
    game.next_turn("runner")
    game.runner.installs("Crash Space")
    game.expect(runner_credits=1)
    game.refuses("runner", "install Corroder")
