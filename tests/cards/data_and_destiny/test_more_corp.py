"""Data and Destiny: more of the Corp's cards."""

from __future__ import annotations

from netrunner.testing import scenario


def test_improved_tracers_strengthen_tracers_and_their_subroutines() -> None:
    game = scenario("""
        corp:
          credits 0
          score: Improved Tracers
          HQ: ice Hunter, Enigma
        runner:
          credits 4
          rig: Access to Globalsec
        run: HQ, encountering ice 1
    """)
    assert game.card("Hunter").strength == 5 and game.card("Enigma").strength == 2
    game.runner.chooses(3)
    game.expect(tags=0, runner_credits=1)
    game = scenario(
        "corp:\n credits 0\n score: Improved Tracers\n HQ: ice Hunter\nrunner:\n credits 3\nrun: HQ, encountering ice 1"
    )
    game.runner.chooses(3)
    game.expect(tags=1)


def test_improved_tracers_do_nothing_for_operations() -> None:
    game = scenario(
        "corp:\n credits 2\n score: Improved Tracers\n hand: SEA Source\n"
        "runner:\n credits 3\nturn: corp\nlast turn: successful run on HQ"
    )
    game.corp.plays("SEA Source")
    game.runner.chooses(3)
    game.expect(tags=0)


def test_rutherford_grid_strengthens_traces_during_runs_there() -> None:
    board = """
        corp:
          credits 0
          HQ: ice Hunter; root Rutherford Grid
        runner:
          credits 4
        run: HQ, encountering ice 1
    """
    game = scenario(board)
    game.runner.chooses(4)
    game.expect(tags=1)
    game = scenario(
        board.replace("HQ: ice Hunter; root Rutherford Grid", "R&D: root Rutherford Grid\n          HQ: ice Hunter")
    )
    game.runner.chooses(3)
    game.expect(tags=0)


def test_news_hound_ends_the_run_while_a_current_is_active() -> None:
    board = "corp:\n credits 0\n HQ: ice News Hound\nrunner:\n credits 2\nrun: HQ, encountering ice 1"
    game = scenario(board)
    game.runner.chooses(2)
    game.expect(tags=1, run="HQ")
    game = scenario(board.replace("runner:\n", "runner:\n play area: Scrubbed\n"))
    game.runner.chooses(2)
    game.expect(tags=1, run=None)


def test_global_food_initiative_is_worth_less_to_the_runner() -> None:
    game = scenario("corp:\n score: Global Food Initiative\nturn: corp")
    assert game.corp.points == 3
    game = scenario("runner:\n score: Global Food Initiative\nturn: corp")
    assert game.runner.points == 2
