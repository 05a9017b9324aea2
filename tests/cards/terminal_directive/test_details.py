"""Terminal Directive: what cards say in passing."""

from __future__ import annotations

from netrunner.testing import scenario


def test_deep_data_mining_adds_accesses_to_that_run_alone() -> None:
    game = scenario("""
        corp:
          hand: 5 Hedge Fund
          deck: 9 any
        runner:
          credits 9
          hand: Deep Data Mining
        turn: runner
    """)
    game.runner.plays("Deep Data Mining")
    game.go_on("action")
    assert len(game.accessed()) == 5
    game.runner.runs("R&D")
    game.go_on("action")
    assert len(game.accessed()) == 6


def test_mason_bellamy_minds_ice_of_his_server() -> None:
    game = scenario("""
        corp:
          HQ: ice Ice Wall, Ice Wall; root Mason Bellamy
        runner:
          credits 9
          clicks 3
          rig: Corroder
        run: HQ, encountering ice 2
    """)
    game.runner.breaks(1, using="Corroder")
    game.go_on("jack-out")
    game.expect(runner_clicks=2)
    game.runner.continues()
    game.go_on("6.9.3b")
    game.runner.breaks(1, using="Corroder")
    game.go_on("jack-out")
    game.expect(runner_clicks=1)
