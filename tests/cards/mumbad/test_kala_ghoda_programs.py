"""More cards of Kala Ghoda: Mongoose and the implants."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


def test_mongoose_breaks_up_to_two_subroutines_of_sentries() -> None:
    game = scenario("corp:\n HQ: ice Cobra\nrunner:\n credits 3\n rig: Mongoose\nrun: HQ, encountering ice 1")
    game.runner.boosts("Mongoose")
    assert game.card("Mongoose").strength == 3
    game.runner.breaks(1, 2, using="Mongoose")
    game.expect(runner_credits=0)
    game = scenario("corp:\n HQ: ice Ice Wall\nrunner:\n rig: Mongoose\nrun: HQ, encountering ice 1")
    game.refuses("runner", "use Mongoose ability 2")


def test_mongoose_breaks_no_more_than_two_subroutines_at_once() -> None:
    board = "corp:\n HQ: ice Ichi 1.0\nrunner:\n credits 9\n clicks 0\n rig: Mongoose\nrun: HQ, encountering ice 1"
    game = scenario(board)
    game.runner.boosts("Mongoose", times=2)
    game.runner.uses("Mongoose", ability=2)
    game.runner.chooses("break Ichi 1.0 [HQ ice 1] subroutine 1")
    game.runner.chooses("break Ichi 1.0 [HQ ice 1] subroutine 2")
    game.offers("runner", "use Mongoose ability 2")  # the third one is left


def test_mongoose_breaks_on_one_piece_of_ice_each_run() -> None:
    game = scenario("""
        corp:
          HQ: ice Test Sentry, Test Sentry
        runner:
          credits 9
          hand: 5 any
          rig: Mongoose
        run: HQ, encountering ice 2
    """)
    game.runner.boosts("Mongoose")
    game.runner.breaks(1, 2, using="Mongoose")
    game.pass_windows()
    game.runner.continues()
    game.refuses("runner", "use Mongoose ability 2")
    game.pass_windows()
    game.go_on("action")
    game.runner.runs("HQ")
    game.runner.boosts("Mongoose")
    game.offers("runner", "use Mongoose ability 2")  # the next run


@pytest.mark.ruling("Mongoose", 0)
def test_mongoose_may_break_the_same_ice_again() -> None:
    game = scenario("""
        corp:
          hand: Neural Katana
          HQ: ice Neural Katana; root The Twins
        runner:
          credits 9
          hand: 5 any
          rig: Mongoose
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Mongoose")
    game.runner.breaks(1, using="Mongoose")
    game.pass_windows()
    game.corp.triggers("The Twins")
    game.runner.boosts("Mongoose")
    game.runner.breaks(1, using="Mongoose")


@pytest.mark.parametrize(("copies", "most"), [(1, 1), (2, 2), (3, 3)])
def test_ramujan_reliant_prevents_as_much_as_there_are_copies(copies: int, most: int) -> None:
    game = scenario(f"""
        corp:
          HQ: ice Neural Katana
        runner:
          hand: 5 any
          deck: 5 any
          rig: {copies} Ramujan-reliant 550 BMI, Cyberfeeder
        run: HQ, encountering ice 1
    """)
    game.runner.uses("Ramujan-reliant 550 BMI #1")
    assert game.options("runner") == [f"number {n}" for n in range(most + 1)]
    game.runner.chooses(most)
    assert [c for c in game.runner.heap if c == "Ramujan-reliant 550 BMI"] == ["Ramujan-reliant 550 BMI"]
    game.go_on("jack-out")
    game.expect(runner_hand=5 - (3 - most), runner_deck=5 - most)


def test_ramujan_reliant_does_not_help_against_meat_damage() -> None:
    game = scenario("""
        corp:
          credits 3
          hand: Scorched Earth
        runner:
          tags 1
          hand: 5 any
          rig: Ramujan-reliant 550 BMI
        turn: corp
    """)
    game.corp.plays("Scorched Earth")
    game.expect(runner_hand=1, runner_installed=["Ramujan-reliant 550 BMI"])


@pytest.mark.ruling("Ramujan-reliant 550 BMI", 0)
def test_ramujan_reliant_keeps_sentinel_defense_program_from_being_met() -> None:
    game = scenario("""
        corp:
          score: Sentinel Defense Program
          HQ: ice Viktor 1.0
        runner:
          clicks 0
          hand: 5 any
          deck: 5 any
          rig: Ramujan-reliant 550 BMI
        run: HQ, encountering ice 1
    """)
    game.runner.uses("Ramujan-reliant 550 BMI")
    game.runner.chooses(1)
    game.expect(runner_hand=5, brain_damage=0, runner_deck=4)
