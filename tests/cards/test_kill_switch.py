"""Kill Switch and Hyoubu Precog Manifold: operations that stay and answer to accesses and runs."""

from __future__ import annotations

import pytest

from netrunner import Game
from netrunner.testing import scenario


def test_kill_switch_traces_whenever_an_agenda_is_accessed_or_scored() -> None:
    game = scenario("""
        corp:
          credits 2
          play area: Kill Switch
          hand: Priority Requisition
          Server 1: (Hostile Takeover {advancement 2})
        runner:
          credits 2
          hand: 3 Diesel
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Hostile Takeover")
    game.corp.triggers("Kill Switch")
    game.corp.chooses(0)
    game.runner.chooses(0)
    game.expect(brain_damage=1, runner_hand=2)


@pytest.mark.ruling("Kill Switch", 0)
@pytest.mark.erratum("11.2.89")
def test_kill_switch_makes_the_runner_reveal_agendas_in_rnd_and_ends_when_one_is_stolen() -> None:
    game = scenario("""
        corp:
          credits 0
          play area: Kill Switch
          deck: Priority Requisition
        runner:
          credits 3
          hand: 3 Diesel
        run: R&D, approaching server
    """)
    game.runner.continues()
    assert game.game.view("corp")["access"]["card"] == "Priority Requisition"
    game.runner.chooses(3)  # 3 against 3: the trace fails
    game.expect(brain_damage=0, runner_score=["Priority Requisition"], corp_archives=["Kill Switch"])
    game.done()


def test_kill_switch_is_silent_about_cards_that_are_no_agendas() -> None:
    game = scenario("""
        corp:
          play area: Kill Switch
          deck: Enigma
        run: R&D, approaching server
    """)
    game.runner.continues()
    assert game.happened("trace-initiated") == 0
    assert [e.seen & 7 for e in game.events() if e.rule == "7.8.1"] == [2]
    game.done()


# -- Hyoubu Precog Manifold ------------------------------------------------------------------------------------------


def test_hyoubu_precog_manifold_ends_runs_on_the_chosen_server_if_the_bids_differ() -> None:
    game = scenario("""
        corp:
          hand: Hyoubu Precog Manifold, 2 Hedge Fund
        turn: corp
    """)
    game.corp.plays("Hyoubu Precog Manifold")
    game.corp.chooses("HQ")
    game.corp.takes_credit()
    game.corp.takes_credit()
    game.runner.runs("HQ")
    game.runner.continues()
    game.corp.chooses(0)
    game.runner.chooses(1)
    assert game.happened("access") == 0 and game.happened("run-successful") == 1
    game.runner.runs("HQ")
    game.runner.continues()
    game.corp.chooses(2)
    game.runner.chooses(2)
    assert game.happened("access") == 1
    game.expect(corp_credits=5, runner_credits=2)


@pytest.mark.rule("3.5.1c:2")
def test_hyoubu_precog_manifold_goes_when_the_next_turn_of_the_corp_begins_before_anything_else() -> None:
    game = scenario("""
        corp:
          deck: 5 any
          play area: Hyoubu Precog Manifold {remembers HQ}
          Server 1: PAD Campaign
        runner:
          clicks 1
        turn: runner
    """)
    game.runner.takes_credit()
    game.expect(turn="corp", corp_archives=["Hyoubu Precog Manifold"], corp_credits=6)
    kinds = game.log_kinds()
    assert kinds.index("turn-begins") < kinds.index("trashed") < kinds.index("triggered")  # PAD Campaign


@pytest.mark.rule("9.7.1")
def test_hyoubu_precog_manifold_cannot_be_played_beside_another_lockdown() -> None:
    game = scenario("""
        corp:
          hand: Hyoubu Precog Manifold
          play area: Hyoubu Precog Manifold {remembers HQ}
        turn: corp
    """)
    game.refuses("corp", "play Hyoubu Precog Manifold")


@pytest.mark.ruling("Hyoubu Precog Manifold", 0)
def test_hyoubu_precog_manifold_answers_a_run_with_sneakdoor_beta_that_becomes_successful_on_hq() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          play area: Hyoubu Precog Manifold {remembers HQ}
        runner:
          rig: Sneakdoor Beta
        turn: runner
    """)
    game.runner.uses("Sneakdoor Beta")
    game.runner.continues()
    game.asks("corp", "psi")
    game.corp.chooses(0)
    game.runner.chooses(1)
    assert game.happened("run-successful") == 1 and game.happened("access") == 0
    assert game.happened("run-unsuccessful") == 0


def test_hyoubu_precog_manifold_keeps_its_server_in_a_saved_game() -> None:
    game = scenario("""
        corp:
          hand: Hyoubu Precog Manifold, Hedge Fund
        turn: corp
    """)
    game.corp.plays("Hyoubu Precog Manifold")
    game.corp.chooses("R&D")
    again = Game.from_json(game.game.to_json())
    again.choose("gain")
    again.choose("gain")
    again.choose("run R&D")
    again.choose("continue")
    assert again.decision is not None and again.decision.kind == "psi"
