"""Spin: ice and programs that care for their place, and accesses that are limited."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


def test_frame_job_forfeits_an_agenda_for_a_bad_publicity() -> None:
    game = scenario("""
        runner:
          credits 1
          hand: Frame Job
          score: Project Atlas, Braintrust
        turn: runner
    """)
    game.runner.plays("Frame Job")
    game.runner.picks("Braintrust")
    game.expect(corp_bad_publicity=1, runner_clicks=2)
    assert game.runner.points == 2
    game = scenario("runner:\n hand: Frame Job\nturn: runner")
    game.refuses("runner", "play Frame Job")


def test_hudson_limits_the_run_to_one_access() -> None:
    game = scenario("""
        corp:
          archives: Enigma, Hunter, Ice Wall
          Archives: ice Hudson 1.0
        run: Archives, encountering ice 1
    """)
    game.runner.passes()
    game.runner.continues()
    game.runner.accesses("Hunter")
    game.expect(run=None)
    assert game.accessed() == ["Hunter"]


def test_hudson_is_harmless_when_both_subroutines_are_broken() -> None:
    game = scenario("""
        corp:
          archives: Enigma, Hunter
          Archives: ice Hudson 1.0
        runner:
          clicks 3
        run: Archives, encountering ice 1
    """)
    game.runner.breaks(1, using="Hudson 1.0")
    game.runner.breaks(2, using="Hudson 1.0")
    game.expect(runner_clicks=1)
    game.runner.continues()
    game.runner.accesses("Hunter")
    assert game.accessed() == ["Hunter", "Enigma"]


@pytest.mark.parametrize("broken", [1, 2])
def test_either_subroutine_of_hudson_is_enough(broken: int) -> None:
    game = scenario(f"""
        corp:
          archives: Enigma, Hunter
          Archives: ice Hudson 1.0
        run: Archives, encountering ice 1, broken {broken}
    """)
    game.go_on("access-next")
    game.runner.accesses("Enigma")
    assert game.accessed() == ["Enigma"]
    game.expect(run=None)


def test_hudson_lets_the_next_run_access_more_again() -> None:
    game = scenario("""
        corp:
          archives: Enigma, Hunter
          Archives: ice Hudson 1.0
        runner:
          clicks 3
        run: Archives, encountering ice 1
    """)
    game.runner.passes()
    game.runner.continues()
    game.runner.accesses("Enigma")
    game.runner.runs("Archives")
    game.runner.breaks(1, using="Hudson 1.0")
    game.runner.breaks(2, using="Hudson 1.0")
    game.runner.continues()
    game.runner.accesses("Enigma")
    assert game.accessed() == ["Enigma", "Enigma", "Hunter"]


def test_curtain_wall_is_stronger_as_the_outermost_ice() -> None:
    game = scenario("corp:\n HQ: ice Enigma, Curtain Wall\n R&D: ice Curtain Wall, Enigma\nturn: corp")
    assert game.card("HQ ice 2").strength == 10
    assert game.card("R&D ice 1").strength == 6


@pytest.mark.parametrize("left", [1, 2, 3])
def test_every_subroutine_of_curtain_wall_ends_the_run(left: int) -> None:
    broken = " ".join(str(n) for n in (1, 2, 3) if n != left)
    game = scenario(f"corp:\n HQ: ice Curtain Wall\nrun: HQ, encountering ice 1, broken {broken}")
    game.expect(run=None)


@pytest.mark.parametrize(("breaker", "works", "fails"), [("Alpha", 2, 1), ("Omega", 1, 2)])
def test_alpha_and_omega_work_only_on_one_end_of_the_ice(breaker: str, works: int, fails: int) -> None:
    board = f"corp:\n HQ: ice Enigma, Enigma\nrunner:\n credits 9\n rig: {breaker}\nrun: HQ, encountering ice "
    game = scenario(f"{board}{works}")
    game.runner.boosts(breaker)
    assert game.card(breaker).strength == 2
    game.runner.breaks(2, using=breaker)
    game.expect(runner_credits=7)
    game = scenario(f"{board}{fails}")
    game.expect(run=None, runner_credits=9)


@pytest.mark.parametrize("breaker", ["Alpha", "Omega"])
def test_alpha_and_omega_both_work_on_the_only_ice(breaker: str) -> None:
    game = scenario(f"corp:\n HQ: ice Ice Wall\nrunner:\n credits 9\n rig: {breaker}\nrun: HQ, encountering ice 1")
    game.runner.breaks(1, using=breaker)
    game.expect(run="HQ")
