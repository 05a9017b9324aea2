"""Cards of the Kitara cycle about guessed numbers and borrowed credits."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


@pytest.mark.ruling("RNG Key", 0)
@pytest.mark.parametrize(("title", "number"), [("Enigma", 3), ("Hedge Fund", 5), ("NAPD Contract", 4), ("Snare!", 0)])
def test_rng_key_pays_for_the_number_of_the_next_card(title: str, number: int) -> None:
    game = scenario(f"""
        corp:
          credits 0
          hand: Hedge Fund
          deck: {title}, 3 Hedge Fund
        runner:
          credits 0
          hand: 3 any
          deck: 5 any
          rig: RNG Key
        run: R&D, at 6.9.5e
    """)
    game.runner.triggers("RNG Key")
    game.runner.chooses(number)
    assert game.revealed()[:1] == [title]
    game.runner.chooses(1)
    game.go_on("5.7.1f")
    game.expect(runner_credits=3)
    game.runner.runs("HQ")
    game.runner.continues()
    game.asks("runner", "action")


def test_rng_key_may_guess_wrong_or_draw() -> None:
    board = "corp:\n deck: Enigma\nrunner:\n credits 0\n deck: 4 any\n rig: RNG Key\nrun: R&D, at 6.9.5e"
    game = scenario(board)
    game.runner.triggers("RNG Key")
    game.runner.chooses(2)
    game.expect(runner_credits=0, runner_hand=0, run=None)
    assert game.revealed() == ["Enigma"]
    game = scenario(board)
    game.runner.triggers("RNG Key")
    game.runner.chooses(3)
    game.runner.chooses(2)
    game.expect(runner_credits=0, runner_hand=2)
    game = scenario(board)
    game.runner.declines("RNG Key")
    assert game.revealed() == []


def test_flame_out_pays_for_its_program_which_burns_at_the_end_of_the_turn() -> None:
    game = scenario("""
        corp:
          deck: 5 any
          HQ: ice Wall of Static
        runner:
          credits 9
          hand: Flame-out, Corroder, Mimic
        turn: runner
    """)
    game.runner.installs("Flame-out")
    assert game.card("Flame-out").credits == 9
    game.runner.installs("Corroder", "Flame-out")
    game.expect(runner_credits=5)
    assert game.card("Corroder").host == "Flame-out"
    full = game.copy()
    full.runner.installs("Mimic")  # not asked where: it hosts one program
    assert full.card("Mimic").host is None
    game.runner.runs("HQ")
    game.pass_windows("6.9.3b")
    game.runner.boosts("Corroder", paying=[1])
    game.runner.breaks(1, using="Corroder", paying=[1])
    game.expect(runner_credits=5)
    assert game.card("Flame-out").credits == 7
    game.go_on("5.7.1f")
    game.next_turn("corp")
    game.expect(runner_heap=["Corroder"])


def test_flame_out_spares_a_program_that_paid_for_itself() -> None:
    game = scenario("""
        corp:
          deck: 5 any
        runner:
          rig: Flame-out {credit 3} [Corroder]
        turn: runner
    """)
    game.next_turn("corp")
    game.expect(runner_heap=[])


@pytest.mark.ruling("Flame-out", 0)
def test_flame_out_does_not_pay_for_what_its_program_installs() -> None:
    game = scenario("""
        runner:
          credits 5
          deck: Gordian Blade
          rig: Flame-out {credit 9} [Self-modifying Code]
        turn: runner, at 5.7.1e
    """)
    game.runner.uses("Self-modifying Code")
    game.runner.chooses(2)
    assert game.card("Flame-out").credits == 7
    game.runner.picks("Gordian Blade")
    game.runner.chooses("server rig")
    game.go_on("5.7.1f")
    game.expect(runner_credits=1)
    assert game.card("Flame-out").credits == 7


def test_rng_key_watches_hq_and_rnd_and_only_the_run_in_progress() -> None:
    game = scenario("""
        corp:
          hand: Enigma
          deck: 3 Hedge Fund
          archives: Hunter
        runner:
          credits 0
          rig: RNG Key
        turn: runner
    """)
    game.runner.runs("Archives")
    game.runner.continues()
    game.asks("runner", "action")
    game.runner.runs("HQ")
    game.runner.continues()
    game.runner.triggers("RNG Key")
    game.runner.chooses(3)
    game.expect(runner_credits=3)
    game.runner.runs("HQ")
    game.runner.continues()
    assert game.revealed() == ["Enigma"]


def test_rng_key_forgets_the_number_when_the_run_ends_without_an_access() -> None:
    game = scenario("""
        corp:
          deck: 3 Hedge Fund
        runner:
          credits 0
          rig: RNG Key
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.runner.triggers("RNG Key")
    game.runner.chooses(5)
    game.runner.runs("R&D")
    game.runner.continues()
    assert game.accessed() == ["Hedge Fund"] and game.revealed() == []


def test_flame_out_hosts_one_program_and_pays_for_nothing_else() -> None:
    game = scenario("""
        corp:
          HQ: ice Ice Wall
        runner:
          credits 9
          hand: Mimic, Daily Casts
          rig: Flame-out {credit 9} [Medium], Corroder
        turn: runner
    """)
    game.runner.installs("Mimic", trashing=[])
    assert game.card("Mimic").host is None
    game.runner.installs("Daily Casts")
    game.expect(runner_credits=3)
    game.runner.runs("HQ")
    game.pass_windows("6.9.3b")
    game.runner.breaks(1, using="Corroder")
    game.expect(runner_credits=2)
    assert game.card("Flame-out").credits == 9


def test_flame_out_does_not_host_hardware() -> None:
    game = scenario("runner:\n hand: Cyberfeeder\n rig: Flame-out\nturn: runner")
    game.runner.installs("Cyberfeeder")
    assert game.card("Cyberfeeder").installed and game.card("Cyberfeeder").host is None
