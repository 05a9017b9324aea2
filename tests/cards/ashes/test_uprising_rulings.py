"""Rulings about the cards of Uprising."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


@pytest.mark.ruling("Bellona", 0)
def test_paying_for_bellona_is_paying_because_of_a_corp_card() -> None:
    game = scenario("""
        corp: GameNET: Where Dreams are Real
          credits 0
          Server 1: (Bellona)
        runner:
          credits 5
        run: Server 1, at 6.9.5g
    """)
    game.runner.steals("Bellona")
    game.expect(runner_credits=0, corp_credits=1, runner_score=["Bellona"])


@pytest.mark.ruling("Cyberdex Sandbox", 0)
def test_cyberdex_sandbox_purges_even_if_there_are_no_virus_counters() -> None:
    game = scenario("corp:\n credits 0\n Server 1: (Cyberdex Sandbox {advancement 4})\nturn: corp, at 5.6.2a")
    game.corp.scores("Cyberdex Sandbox")
    game.corp.triggers("Cyberdex Sandbox")
    assert game.happened("purged") == 1
    game.expect(corp_credits=4)  # the ability that watches for it was active as well


@pytest.mark.ruling("Drafter", 0)
def test_ice_that_drafter_installs_lies_outward_of_the_runner() -> None:
    game = scenario("""
        corp:
          credits 5
          hand: Enigma, Hedge Fund
          HQ: ice Ice Wall, Drafter
        runner:
          hand: 3 any
        run: HQ, encountering ice 2
    """)
    game.corp.picks("Enigma")
    game.take("server HQ")
    game.corp.picks("Drafter")
    game.corp.done()
    assert game.ice("HQ") == ["Ice Wall", "Enigma"]
    assert "run: HQ, approaching ice 1" in game.board()  # that is Ice Wall: Enigma lies outward
    game.runner.continues()
    game.expect(run=None)


@pytest.mark.ruling("Konjin", 0)
def test_konjins_own_subroutines_come_after_the_forced_encounter() -> None:
    game = scenario("""
        corp:
          credits 5
          hand: Hedge Fund
          HQ: ice Konjin [Sub Boost]
          R&D: ice Neural Katana
        runner:
          hand: 4 any
        turn: runner
    """)
    game.runner.runs("HQ")
    game.corp.chooses(1)
    game.runner.chooses(0)
    game.corp.accepts()
    game.expect(runner_hand=1, run=None)  # Neural Katana first, then what Konjin has of Sub Boost


@pytest.mark.ruling("Moshing", 0)
def test_moshing_cannot_be_trashed_for_its_own_cost() -> None:
    game = scenario("runner:\n hand: Moshing, Diesel, Modded\n deck: 5 any\nturn: runner")
    game.refuses("runner", "play Moshing")


@pytest.mark.ruling("Prāna Condenser", 0)
def test_what_the_active_player_prevented_nobody_prevents_again() -> None:
    game = scenario("""
        corp:
          hand: Neural EMP
          Server 1: Prāna Condenser
        runner:
          hand: 4 any
          rig: Net Shield
        turn: corp
        last turn: run on HQ
    """)
    game.corp.plays("Neural EMP")
    game.corp.triggers("Prāna Condenser")
    game.asks("corp", "action")  # the Runner is not asked
    game.expect(runner_hand=4, runner_credits=5)


@pytest.mark.ruling("Tranquility Home Grid", 0)
def test_tranquility_home_grid_is_not_installed_in_a_central_server() -> None:
    game = scenario("corp:\n hand: Tranquility Home Grid\n Server 1: (PAD Campaign)\nturn: corp")
    game.take("install Tranquility Home Grid")
    game.refuses("corp", "server HQ")
    game.take("server Server 1")
    assert not game.card("Tranquility Home Grid").rezzed
