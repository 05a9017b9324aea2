"""Data and Destiny: more of the Runner's cards."""

from __future__ import annotations

from netrunner.testing import scenario


def test_independent_thinking_trades_installed_cards_for_new_ones() -> None:
    board = """
        runner:
          credits 4
          hand: Independent Thinking
          deck: 9 any
          rig: Corroder, Akamatsu Mem Chip, Safety First
        turn: runner
    """
    game = scenario(board)
    game.runner.plays("Independent Thinking")
    game.runner.picks("Corroder", "Akamatsu Mem Chip")
    game.runner.done()
    game.expect(runner_hand=2, runner_heap=["Corroder", "Akamatsu Mem Chip", "Independent Thinking"])
    game = scenario(board)
    game.runner.plays("Independent Thinking")
    game.runner.picks("Corroder", "Safety First")
    game.runner.done()
    game.expect(runner_hand=4)
    game = scenario(board.replace("rig: Corroder,", "rig: 4 Akamatsu Mem Chip, Corroder,"))
    game.runner.plays("Independent Thinking")
    for n in range(1, 6):
        game.runner.picks(f"Akamatsu Mem Chip #{n}")
    game.expect(runner_hand=5)


def test_safety_first_keeps_the_grip_small_and_filled() -> None:
    game = scenario(
        "corp:\n deck: 3 any\nrunner:\n clicks 1\n hand: Diesel\n deck: 9 any\n rig: Safety First\nturn: runner"
    )
    assert game.runner.hand_size == 3
    game.runner.takes_credit()
    game.expect(runner_hand=2)
    game = scenario(
        "corp:\n deck: 3 any\nrunner:\n clicks 1\n hand: 3 Diesel\n deck: 9 any\n rig: Safety First\nturn: runner"
    )
    game.runner.takes_credit()
    game.expect(runner_hand=3)


def test_windfall_pays_the_install_cost_of_a_lucky_card() -> None:
    game = scenario("runner:\n credits 1\n hand: Windfall\n deck: Femme Fatale\nturn: runner")
    game.runner.plays("Windfall")
    game.expect(runner_credits=10, runner_heap=["Femme Fatale", "Windfall"])
    assert game.happened("shuffled") == 1
    game = scenario("runner:\n credits 1\n hand: Windfall\n deck: Sure Gamble\nturn: runner")
    game.runner.plays("Windfall")
    game.expect(runner_credits=1, runner_heap=["Sure Gamble", "Windfall"])
