"""The cards of the Magnum Opus set."""

from __future__ import annotations

from netrunner.testing import scenario


def test_labor_rights_trashes_shuffles_draws_and_is_removed_from_the_game() -> None:
    game = scenario("""
        runner:
          credits 0
          hand: Labor Rights
          deck: Diesel, Modded, Crypsis, Sure Gamble
          heap: Desperado
        turn: runner
    """)
    game.runner.plays("Labor Rights")
    game.runner.picks("Diesel", "Modded", "Crypsis")
    game.expect(runner_discard=["Desperado"], runner_hand=1)
    assert len(game.runner.deck) == 3
    assert game.card("Labor Rights").zone == "removed"


def test_border_control_may_be_trashed_to_end_a_run_on_its_server() -> None:
    game = scenario("""
        corp:
          HQ: ice Border Control
          hand: Hedge Fund
        turn: runner
    """)
    game.runner.runs("R&D")
    game.refuses("runner", "pass")
    game.runner.jacks_out()
    game.runner.runs("HQ")
    game.corp.uses("Border Control")
    game.expect(run=None, corp_discard=["Border Control"])


def test_border_control_gains_a_credit_for_each_ice_protecting_its_server_and_ends_the_run() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Border Control, (Enigma), (Hunter)
          R&D: ice (Enigma)
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    game.expect(corp_credits=3, run=None)
