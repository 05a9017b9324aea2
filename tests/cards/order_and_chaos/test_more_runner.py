"""Order and Chaos: more of the Runner's cards."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


def test_edward_kim_trashes_the_first_operation_of_a_turn() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          deck: Green Level Clearance, 5 any
        runner: Edward Kim: Humanity's Hammer
          credits 0
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(corp_archives=["Hedge Fund"], runner_credits=0)
    game.runner.runs("R&D")
    game.runner.continues()
    game.expect(corp_archives=["Hedge Fund"])
    assert game.accessed() == ["Hedge Fund", "Green Level Clearance"]


def test_edward_kim_leaves_other_cards_alone() -> None:
    game = scenario("corp:\n hand: Enigma\nrunner: Edward Kim: Humanity's Hammer\nrun: HQ, approaching server")
    game.runner.continues()
    game.expect(corp_hand=["Enigma"], run=None)


@pytest.mark.ruling("Edward Kim: Humanity's Hammer", 0)
def test_edward_kim_has_met_his_operation_in_archives() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          archives: Green Level Clearance
        runner: Edward Kim: Humanity's Hammer
        turn: runner
    """)
    game.runner.runs("Archives")
    game.runner.continues()
    game.expect(corp_archives=["Green Level Clearance"])
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(corp_archives=["Green Level Clearance"], corp_hand=["Hedge Fund"])


def test_sacrificial_clone_saves_a_life_and_leaves_little_else() -> None:
    game = scenario("""
        corp:
          hand: Test Meat Damage
        runner:
          credits 7
          tags 2
          hand: Diesel
          rig: Sacrificial Clone, Akamatsu Mem Chip, Corroder, Wyldside, Bank Job
        turn: corp
    """)
    game.corp.plays("Test Meat Damage", x=3)
    game.runner.uses("Sacrificial Clone")
    game.expect(runner_credits=0, tags=0, runner_hand=[])
    game.expect(runner_heap=["Sacrificial Clone", "Akamatsu Mem Chip", "Bank Job", "Diesel", "Wyldside"])
    assert game.damage() == [] and game.card("Corroder").installed


@pytest.mark.parametrize(("cards", "drawn"), [(4, 0), (5, 1), (6, 0)])
def test_vigil_draws_while_hq_is_full(cards: int, drawn: int) -> None:
    game = scenario(f"corp:\n hand: {cards} Enigma\nrunner:\n deck: 3 any\n rig: Vigil\nturn: runner, at 5.7.1a")
    game.go_on("action")
    game.expect(runner_hand=drawn)
    assert game.runner.memory_limit == 5


def test_virus_breeding_ground_feeds_other_viruses() -> None:
    game = scenario("""
        corp:
          HQ: ice Ice Wall
        runner:
          rig: Virus Breeding Ground, Medium {virus 1}, Nerve Agent, Crypsis {virus 1}
        turn: runner, at 5.7.1a
    """)
    game.go_on("action")
    assert game.card("Virus Breeding Ground").virus == 1
    game.runner.uses("Virus Breeding Ground")
    game.refuses("runner", "pick Nerve Agent")
    game.refuses("runner", "pick Virus Breeding Ground")
    game.runner.picks("Medium")
    assert game.card("Medium").virus == 2 and game.card("Virus Breeding Ground").virus == 0
