"""Cards of Uprising that needed words of their own."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


@pytest.mark.ruling("Bravado", 0)
def test_bravado_pays_for_ice_passed_even_if_the_run_fails() -> None:
    game = scenario("""
        corp:
          HQ: ice Wall of Static, (Enigma), Pop-up Window
          Server 1: (PAD Campaign)
        runner:
          credits 4
          hand: Bravado
        turn: runner
    """)
    game.runner.plays("Bravado")
    assert "run Server 1" not in game.options("runner")
    game.go_on("nested-cost")
    game.runner.accepts()
    game.go_on("5.7.1f")
    game.expect(runner_credits=8)


def test_bravado_needs_a_server_protected_by_ice() -> None:
    game = scenario("corp:\n hand: 3 any\nrunner:\n hand: Bravado\nturn: runner")
    game.refuses("runner", "play Bravado")


@pytest.mark.ruling("Harmony AR Therapy", 0)
def test_harmony_ar_therapy_makes_a_new_stack_of_different_cards() -> None:
    game = scenario("""
        runner:
          hand: Harmony AR Therapy
          heap: Diesel, Diesel, Sure Gamble, Corroder
        turn: runner
    """)
    game.runner.plays("Harmony AR Therapy")
    game.runner.picks("Diesel")
    game.refuses("runner", "pick Diesel")
    game.runner.picks("Corroder")
    game.runner.done()
    assert sorted(game.runner.deck) == ["Corroder", "Diesel"]
    assert sorted(game.runner.heap) == ["Diesel", "Sure Gamble"]
    assert game.card("Harmony AR Therapy").zone == "removed"


def test_harmony_ar_therapy_finds_no_more_than_five_cards_and_needs_none() -> None:
    heap = ("Diesel", "Sure Gamble", "Corroder", "Mimic", "Modded", "Medium")
    game = scenario(f"runner:\n hand: Harmony AR Therapy\n heap: {', '.join(heap)}\nturn: runner")
    game.runner.plays("Harmony AR Therapy")
    game.runner.picks(*heap[:5])
    assert sorted(game.runner.deck) == sorted(heap[:5])
    game = scenario("runner:\n hand: Harmony AR Therapy\nturn: runner")
    game.runner.plays("Harmony AR Therapy")
    assert game.card("Harmony AR Therapy").zone == "removed"


@pytest.mark.parametrize(
    ("identity", "rig", "gained"),
    [
        ("Adam: Compulsive Hacker", "", 0),
        ("Apex: Invasive Predator", "", 1),
        ("Adam: Compulsive Hacker", ", 2 Rabbit Hole", 1),
    ],
)
def test_dreamnet_draws_for_the_first_success_and_pays_the_digital(identity: str, rig: str, gained: int) -> None:
    game = scenario(f"""
        runner: {identity}
          credits 0
          deck: 4 any
          rig: DreamNet{rig}
        turn: runner
    """)
    game.runner.runs("Archives")
    game.go_on("5.7.1f")
    game.expect(runner_hand=1, runner_credits=gained)
    game.runner.runs("Archives")
    game.go_on("5.7.1f")
    game.expect(runner_hand=1, runner_credits=gained)


@pytest.mark.ruling("Týr", 0)
def test_tyr_gives_the_corp_its_clicks_even_once_it_is_gone() -> None:
    game = scenario("""
        corp:
          deck: 5 any
          HQ: ice Týr
        runner:
          clicks 3
          credits 9
          rig: Corroder
        run: HQ, encountering ice 1
    """)
    game.runner.uses("Týr", breaking=1)
    assert not game.is_broken(2)
    game.runner.uses("Týr", breaking=3)
    game.expect(runner_clicks=1)
    game.pass_windows()
    game.expect(corp_credits=8, runner_heap=["Corroder"], run="HQ")
    game.go_on("5.7.1f")
    game.next_turn("corp")
    game.expect(corp_clicks=5)
    game.next_turn("corp")
    game.expect(corp_clicks=3)


def test_tyr_does_brain_damage_and_ends_the_run() -> None:
    game = scenario("""
        corp:
          HQ: ice Týr
        runner:
          hand: 4 any
          rig: Corroder, Mimic
          clicks 0
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    assert game.damage() == ["2 brain"]
    game.corp.picks("Mimic")
    game.expect(run=None, corp_credits=8)


@pytest.mark.ruling("Wall to Wall", 0)
def test_wall_to_wall_resolves_up_to_three_lines_in_any_order() -> None:
    game = scenario("""
        corp:
          credits 0
          deck: 5 any
          HQ: ice (Enigma)
          Server 1: Wall to Wall
          Server 2: (PAD Campaign)
        turn: corp, at 5.6.1d
    """)
    game.corp.chooses(3)
    assert game.card("Enigma").advancement == 1
    game.corp.chooses(2)
    game.expect(corp_credits=1)
    assert len(game.options("corp")) == 3
    game.corp.chooses(4)
    assert "Wall to Wall" in game.corp.hand
    assert game.happened("drew") == 1  # the mandatory draw


def test_wall_to_wall_may_stop_early_and_resolves_one_line_beside_another_asset() -> None:
    board = """
        corp:
          credits 0
          deck: 5 any
          HQ: ice (Enigma)
          Server 1: Wall to Wall
          Server 2: {}
        turn: corp, at 5.6.1d
    """
    game = scenario(board.format("(PAD Campaign)"))
    game.corp.chooses(1)
    game.corp.done()
    game.expect(corp_credits=0, corp_hand=2)
    game = scenario(board.format("Marked Accounts"))
    game.corp.triggers("Wall to Wall")
    game.corp.chooses(1)
    game.expect(corp_hand=2, corp_credits=0)
    game.asks("corp", "action")
