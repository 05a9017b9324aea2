"""The cards of Data and Destiny that brought words of their own."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario
from netrunner.text.cards.render import card_text


def test_brain_chip_grows_with_the_runners_points() -> None:
    game = scenario("""
        corp:
          score: Hostile Takeover
        runner:
          score: Priority Requisition
          rig: Brain Chip
        turn: runner
    """)
    assert (game.runner.memory_limit, game.runner.hand_size) == (7, 8)
    assert card_text("Brain Chip", "en")[-1] == "Limit 1 console per player."


@pytest.mark.parametrize(
    ("breaker", "ice", "strength"),
    [("GS Striker M1", "Enigma", 4), ("GS Shrike M2", "Rototurret", 4), ("GS Sherman M3", "Spiderweb", 4)],
)
def test_the_gs_icebreakers_break_any_number_of_subroutines(breaker: str, ice: str, strength: int) -> None:
    game = scenario(f"""
        corp:
          HQ: ice {ice}
        runner:
          credits 6
          rig: {breaker}
        run: HQ, encountering ice 1
    """)
    game.runner.boosts(breaker)
    assert game.card(breaker).strength == strength
    game.runner.breaks(1, 2, *((3,) if ice == "Spiderweb" else ()), using=breaker)
    game.expect(runner_credits=2, run="HQ")
    for rig, used in (("Access to Globalsec", 1), ("Access to Globalsec, Rabbit Hole", 0)):
        game = scenario(f"""
            runner:
              rig: {breaker}, {rig}
            turn: runner
        """)
        assert game.runner.memory_used == used
