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


def test_prey_trashes_passed_ice_for_cards_once() -> None:
    board = """
        corp:
          HQ: ice Ice Wall, Ice Wall
        runner:
          credits 9
          hand: Prey
          rig: Corroder, Akamatsu Mem Chip, Cyberfeeder
        turn: runner
    """
    game = scenario(board)
    game.runner.plays("Prey")
    game.runner.chooses("HQ")
    game.runner.breaks(1, using="Corroder", paying=[1])
    game.pass_windows()
    game.runner.triggers("Prey")
    game.runner.picks("Akamatsu Mem Chip")
    game.expect(corp_archives=["Ice Wall"], runner_heap=["Akamatsu Mem Chip"])
    game.runner.continues()
    game.runner.breaks(1, using="Corroder")
    game.pass_windows()
    game.asks("runner", "jack-out", "6.9.5c")
    game = scenario(board)
    game.runner.plays("Prey")
    game.runner.chooses("HQ")
    game.runner.breaks(1, using="Corroder", paying=[1])
    game.pass_windows()
    game.runner.declines("Prey")
    game.runner.continues()
    game.runner.breaks(1, using="Corroder")
    game.pass_windows()
    game.runner.triggers("Prey")
    game.runner.picks("Corroder")
    game.expect(corp_archives=["Ice Wall"], runner_heap=["Corroder"])


def test_prey_asks_for_as_many_cards_as_the_ice_is_strong() -> None:
    game = scenario("""
        corp:
          HQ: ice Pop-up Window
          R&D: ice Enigma, (Hunter)
        runner:
          credits 9
          hand: Prey
          rig: Gordian Blade, Akamatsu Mem Chip
        turn: runner
    """)
    game.runner.plays("Prey")
    game.runner.chooses("R&D")
    game.runner.passes()
    game.runner.passes()
    game.corp.passes()
    game.runner.passes()
    game.runner.continues()
    game.runner.passes()
    game.runner.breaks(1, using="Gordian Blade")
    game.runner.breaks(2, using="Gordian Blade")
    game.pass_windows()
    game.runner.triggers("Prey")
    game.expect(runner_heap=["Gordian Blade", "Akamatsu Mem Chip"], corp_archives=["Enigma"])
