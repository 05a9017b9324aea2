"""Order and Chaos: more of the Runner's cards."""

from __future__ import annotations

import pytest

from netrunner import Game, starter_deck
from netrunner.decks import Deck
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


def test_valencia_estevez_begins_with_bad_publicity() -> None:
    deck = Deck("Valencia", "Valencia Estevez: The Angel of Cayambe", starter_deck("shaper").cards)
    game = Game.start(starter_deck("jinteki"), deck, seed=1)
    assert game.view("corp")["corp"]["bad_publicity"] == 1
    assert (
        Game.start(starter_deck("jinteki"), starter_deck("shaper"), seed=1).view("corp")["corp"]["bad_publicity"] == 0
    )


def test_wanton_destruction_spends_clicks_for_random_cards() -> None:
    board = "corp:\n hand: 4 Hedge Fund\nrunner:\n credits 1\n hand: Wanton Destruction\nturn: runner"
    game = scenario(board)
    game.runner.plays("Wanton Destruction")
    game.runner.continues()
    game.runner.accepts()
    game.runner.chooses(2)
    game.expect(corp_hand=2, corp_archives=2, runner_clicks=1, run=None)
    assert game.accessed() == []
    game = scenario(board)
    game.runner.plays("Wanton Destruction")
    game.runner.continues()
    game.runner.declines()
    assert len(game.accessed()) == 1
    game.expect(runner_clicks=3, corp_hand=4)


def test_eater_breaks_anything_and_accesses_nothing() -> None:
    board = """
        corp:
          hand: Hedge Fund
          archives: (Hedge Fund)
          Archives: ice Enigma
          HQ: ice Ice Wall; root (Akitaro Watanabe)
        runner:
          credits 9
          rig: Eater
        run: HQ, encountering ice 1
    """
    game = scenario(board)
    game.runner.boosts("Eater")
    assert game.card("Eater").strength == 3
    game.runner.breaks(1, using="Eater")
    game.go_on("6.9.5c")
    game.runner.continues()
    game.go_on("action")
    assert game.accessed() == [] and game.happened("run-successful") == 1
    game.expect(runner_credits=7)
    game.runner.runs("R&D")
    game.go_on("action")


@pytest.mark.ruling("Eater", 0)
def test_eater_still_turns_archives_faceup() -> None:
    game = scenario("""
        corp:
          archives: (Nisei MK II)
          Archives: ice Ice Wall
        runner:
          credits 9
          rig: Eater
        run: Archives, encountering ice 1
    """)
    game.runner.breaks(1, using="Eater")
    game.go_on("6.9.5c")
    game.runner.continues()
    game.go_on("action")
    assert game.card("Nisei MK II").faceup and game.accessed() == []
    game.expect(runner_points=0)


def test_archives_interface_removes_one_card_from_the_game() -> None:
    game = scenario("""
        corp:
          archives: Nisei MK II, Hedge Fund, (Shock!)
          hand: Enigma
        runner:
          hand: 2 Diesel
          rig: Archives Interface
        turn: runner
    """)
    game.runner.runs("Archives")
    game.runner.continues()
    game.runner.accesses("Nisei MK II")
    game.runner.declines()
    game.expect(runner_points=2)
    game.runner.accesses("Shock!")
    game.runner.accepts()
    game.go_on("action")
    game.expect(corp_archives=["Hedge Fund"], runner_hand=2)
    assert game.card("Shock!").zone == "removed" and game.accessed() == ["Nisei MK II", "Hedge Fund"]
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(corp_hand=["Enigma"])


def test_archives_interface_works_at_each_access() -> None:
    game = scenario("corp:\n archives: 2 Hedge Fund\nrunner:\n rig: Archives Interface\nturn: runner")
    for left in (1, 0):
        game.runner.runs("Archives")
        game.runner.continues()
        game.runner.accepts()
        game.go_on("action")
        game.expect(corp_archives=left)
