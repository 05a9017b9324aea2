"""The cards of the Magnum Opus set."""

from __future__ import annotations

import pytest

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
    assert "pass" not in game.options("runner")
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


@pytest.mark.parametrize(
    ("stack", "credits", "tokens"),
    [("Diesel, Crypsis, Modded, Desperado", 0, 0), ("Diesel, Crypsis, Corroder, Modded", 3, 0),
     ("Diesel, Crypsis, Corroder, Mimic", 3, 3)],
)  # fmt: skip
def test_slot_machine_pays_for_types_that_the_revealed_cards_share(stack: str, credits: int, tokens: int) -> None:
    game = scenario(f"""
        corp:
          credits 0
          hand: Hedge Fund
          HQ: ice Slot Machine
          Server 1: (PAD Campaign)
        runner:
          credits 4
          deck: {stack}
        turn: runner
    """)
    game.runner.runs("HQ")
    game.pass_windows()
    if tokens:
        game.corp.picks("PAD Campaign")
    game.pass_windows()
    game.expect(corp_credits=credits, runner_credits=1)
    assert game.card("PAD Campaign").advancement == tokens
    assert game.runner.deck[-1] == "Diesel"
    assert game.happened("revealed") == 1


def test_hired_help_asks_for_an_agenda_to_run_its_server() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          Server 1: Hired Help
        runner:
          credits 0
          score: Breaking News
        turn: runner
    """)
    game.runner.runs("Server 1")
    game.expect(runner_score=[], corp_discard=["Breaking News"])
    game.runner.jacks_out()
    game.refuses("runner", "run Server 1")
    game.runner.runs("HQ")
    game.runner.continues()
    game.runner.runs("Server 1")
    game.runner.continues()
    game.expect(run=None)
