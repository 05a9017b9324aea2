"""Events that say what happens when their run ends, with Doppelgänger's run before it: they speak of the first one."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from netrunner.testing import Scenario, scenario


def between(
    title: str,
    server: str,
    second: str,
    hand: str = "Hedge Fund",
    rezzes: bool = False,
    paying: Sequence[int] | None = None,
    second_broken: bool = True,
) -> Scenario:
    """Play an event that runs ``server``, and make Doppelgänger's run on ``second`` before the event's ability."""
    game = scenario(f"""
        corp:
          credits 9
          hand: {hand}
          HQ: ice (Wraparound)
          R&D: ice (Wraparound)
          Server 1: (Sundew)
        runner:
          credits 9
          hand: {title}, 5 Sure Gamble
          deck: 9 Sure Gamble
          rig: Doppelgänger, Corroder, Test Breaker
        turn: runner
    """)
    game.runner.plays(title)
    one_run(game, server, rezzes, "Corroder", paying)
    game.runner.triggers("Doppelgänger")
    if second_broken:
        one_run(game, second, rezzes, "Test Breaker")
    else:
        game.runner.runs(second)
    return game


def one_run(game: Scenario, server: str, rezzes: bool, breaker: str, paying: Sequence[int] | None = None) -> None:
    if f"server {server}" in game.options():
        game.runner.runs(server)
    if rezzes:
        game.pass_windows("6.9.2e")
        game.corp.rezzes(f"Wraparound [{server} ice 1]")
        game.pass_windows("6.9.3b")
        if paying:  # all of its four credits
            game.runner.boosts(breaker, times=3, paying=3 * list(paying))
        game.runner.breaks(1, using=breaker, paying=paying)
    game.go_on("6.9.5c")
    game.runner.continues()
    game.pass_windows()
    if "no" in game.options():
        game.runner.declines()


@pytest.mark.parametrize(
    ("title", "credits", "damage"),
    [
        ("Stimhack", 9, ["1 brain"]),
        ("Dirty Laundry", 9 - 2 + 5, []),
        ("Mad Dash", 9, ["1 meat"]),
        ("High-Stakes Job", 9 - 6 + 12, []),
        ("Bravado", 9 - 3 + 7, []),  # it passed one piece of ice
    ],
)
def test_what_an_event_does_when_its_run_ends_is_done_once(title: str, credits: int, damage: list[str]) -> None:
    game = between(title, "HQ", "Archives")
    game.go_on("action")
    game.expect(runner_credits=credits)
    assert game.damage() == damage


def test_mad_dash_looks_at_what_was_stolen_during_its_own_run() -> None:
    game = between("Mad Dash", "HQ", "Archives", hand="Hostile Takeover")
    game.go_on("action")
    game.expect(runner_score=["Hostile Takeover", "Mad Dash"])


def test_direct_access_may_be_shuffled_back_once() -> None:
    game = between("Direct Access", "HQ", "Archives")
    game.runner.declines("Direct Access")
    game.pass_windows()
    game.asks("runner", "action")


def test_marathon_forbids_another_run_on_its_own_server() -> None:
    game = between("Marathon", "Server 1", "Archives")
    game.go_on("action")
    game.expect(runner_clicks=4)
    game.refuses("runner", "run Server 1")
    game.offers("runner", "run Archives")


def test_cold_read_trashes_a_program_that_was_used_during_its_own_run() -> None:
    game = between("Cold Read", "HQ", "R&D", rezzes=True, paying=[1])
    game.go_on("action")
    game.expect(runner_heap=["Cold Read", "Corroder"])


def test_cold_read_gives_no_credits_for_a_run_in_between() -> None:
    game = between("Cold Read", "HQ", "R&D", second_broken=False)
    game.pass_windows("6.9.2e")
    game.corp.rezzes("Wraparound [R&D ice 1]")
    game.pass_windows("6.9.3b")
    game.runner.boosts("Test Breaker")
    game.expect(runner_credits=8)
    assert game.card("Cold Read").credits == 4


def test_run_amok_trashes_ice_that_was_rezzed_during_its_own_run() -> None:
    game = between("Run Amok", "HQ", "R&D", rezzes=True)
    game.go_on("action")
    assert (game.ice("HQ"), game.ice("R&D")) == ([], ["Wraparound"])


def test_leave_no_trace_derezzes_ice_that_was_rezzed_during_its_own_run() -> None:
    game = between("Leave No Trace", "HQ", "R&D", rezzes=True)
    game.go_on("action")
    assert [game.card("Wraparound", server).rezzed for server in ("HQ", "R&D")] == [False, True]
