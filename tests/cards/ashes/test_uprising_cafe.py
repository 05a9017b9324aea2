"""Paule's Café, where cards wait for their regulars."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


def test_paules_cafe_hosts_programs_and_hardware() -> None:
    game = scenario("""
        runner:
          hand: Corroder, Daily Casts, Akamatsu Mem Chip
          rig: Pauleʼs Café
        turn: runner
    """)
    game.runner.uses("Pauleʼs Café")
    game.refuses("runner", "pick Daily Casts")
    game.runner.picks("Corroder")
    game.expect(runner_clicks=3, runner_hand=["Daily Casts", "Akamatsu Mem Chip"])
    assert not game.card("Corroder").installed


@pytest.mark.ruling("Pauleʼs Café", 0)
def test_paules_cafe_is_cheaper_once_a_turn_for_each_unique_connection() -> None:
    game = scenario("""
        runner:
          credits 20
          rig: Pauleʼs Café [Gordian Blade, Femme Fatale], Kati Jones, 2 Underworld Contact, Rachel Beckman
        turn: runner, at 5.7.1e
    """)
    game.runner.uses("Pauleʼs Café")
    game.runner.picks("Gordian Blade")
    game.expect(runner_credits=17)
    game.runner.uses("Pauleʼs Café")
    game.go_on("5.7.1f")
    game.expect(runner_credits=7)


def test_paules_cafe_is_no_cheaper_in_the_turn_of_the_corp() -> None:
    game = scenario("""
        runner:
          credits 20
          rig: Pauleʼs Café [Gordian Blade], Rachel Beckman
        turn: corp, at 5.6.2a
    """)
    game.runner.uses("Pauleʼs Café")
    game.go_on("5.6.2b")
    game.expect(runner_credits=15)
