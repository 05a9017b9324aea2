"""Spin: subtypes that are chosen, copies that are counted, and bad publicity that is avoided."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


def test_unorthodox_predictions_protects_ice_of_one_kind_until_the_next_turn() -> None:
    game = scenario("""
        corp:
          deck: 5 any
          Server 1: cards (Unorthodox Predictions {advancement 3})
          HQ: ice Ice Wall
          R&D: ice Quandary
        runner:
          credits 9
          deck: 5 any
          rig: Corroder, Torch
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Unorthodox Predictions")
    assert game.options("corp") == ["choose sentry", "choose code gate", "choose barrier"]
    game.corp.chooses("choose barrier")
    game.next_turn("runner")
    game.runner.runs("HQ")
    game.refuses("runner", "use Corroder ability 1")
    game.pass_windows()
    game.expect(run=None)
    game.runner.runs("R&D")
    game.runner.breaks(1, using="Torch")
    game.go_on("action")
    game.end_turn()
    game.next_turn("runner")
    game.runner.runs("HQ")
    game.runner.breaks(1, using="Corroder")


def test_unorthodox_predictions_stops_clicks_as_well() -> None:
    game = scenario("""
        corp:
          deck: 5 any
          Server 1: cards (Unorthodox Predictions {advancement 3})
          HQ: ice Eli 1.0
        runner:
          deck: 5 any
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Unorthodox Predictions")
    game.corp.chooses("choose barrier")
    game.next_turn("runner")
    game.runner.runs("HQ")
    game.expect(run=None, runner_clicks=3)


def test_capstone_draws_for_every_trashed_card_with_an_installed_copy() -> None:
    game = scenario("""
        runner:
          hand: 2 Corroder, Torch, Diesel
          deck: 5 any
          rig: Capstone, Corroder
        turn: runner
    """)
    game.runner.uses("Capstone")
    game.runner.picks("Corroder", "Corroder", "Torch")
    game.runner.done()
    game.expect(runner_hand=["Diesel", "Sure Gamble", "Sure Gamble"], runner_clicks=3)
    assert sorted(game.runner.heap) == ["Corroder", "Corroder", "Torch"]


def test_capstone_draws_nothing_for_two_copies_in_the_grip() -> None:
    game = scenario("runner:\n hand: 2 Torch\n deck: 5 any\n rig: Capstone\nturn: runner")
    game.runner.uses("Capstone")
    game.runner.picks("Torch", "Torch")
    game.expect(runner_hand=0)


PAINT = """
    corp:
      HQ: ice Ice Wall, (Enigma)
      R&D: ice Ice Wall
      Server 1: cards PAD Campaign
    runner:
      credits 9
      rig: Paintbrush, Torch
    turn: runner
"""


def test_paintbrush_paints_ice_for_the_next_run() -> None:
    game = scenario(PAINT)
    game.runner.uses("Paintbrush")
    game.refuses("runner", "pick Enigma")
    game.refuses("runner", "pick PAD Campaign")
    game.runner.picks("HQ ice 1")
    game.runner.chooses("choose code gate")
    assert game.card("HQ ice 1").has("code gate")
    assert game.card("HQ ice 1").has("barrier")
    assert not game.card("R&D ice 1").has("code gate")
    game.runner.runs("HQ")
    game.go_on("6.9.3b")
    game.runner.breaks(1, using="Torch")
    game.go_on("action")
    assert not game.card("HQ ice 1").has("code gate")


def test_paint_dries_at_the_end_of_the_turn() -> None:
    game = scenario(PAINT.replace("corp:\n", "corp:\n      deck: 3 any\n"))
    game.runner.uses("Paintbrush")
    game.runner.picks("HQ ice 1")
    game.runner.chooses("choose sentry")
    game.next_turn("corp")
    assert not game.card("HQ ice 1").has("sentry")


def test_paintbrush_paints_only_the_three_kinds() -> None:
    game = scenario(PAINT)
    game.runner.uses("Paintbrush")
    game.runner.picks("HQ ice 1")
    assert len(game.options("runner")) == 3


SQUARE = """
    corp:
      credits 5
      hand: Hellion Alpha Test
      Server 1: cards Broadcast Square
    runner:
      credits {}
      rig: Wyldside
    turn: corp
    last turn: installed Wyldside
"""


@pytest.mark.parametrize(("credits", "publicity"), [(2, 0), (5, 1)])
def test_broadcast_square_traces_to_avoid_bad_publicity(credits: int, publicity: int) -> None:
    game = scenario(SQUARE.format(credits))
    game.corp.plays("Hellion Alpha Test")
    game.corp.chooses(0)
    game.runner.chooses(2)  # the first trace fails: 1 bad publicity is imminent
    game.corp.chooses(0)
    if credits == 5:
        game.runner.chooses(3)
    game.expect(corp_bad_publicity=publicity)


def test_broadcast_square_avoids_all_of_it_at_once() -> None:
    game = scenario("""
        corp:
          credits 0
          Server 1: cards Broadcast Square
          Server 2: cards (Profiteering {advancement 3})
        runner:
          credits 0
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Profiteering")
    game.corp.chooses(3)
    game.expect(corp_bad_publicity=0, corp_credits=0)
