"""Net Quarantine, which changes the Runner's link strength in traces."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario

TRACE = """
    corp:
      credits 9
      hand: 2 SEA Source
      score: Net Quarantine
    runner: Kate "Mac" McCaffrey: Digital Tinker
      credits 5
      rig: Access to Globalsec
    turn: corp
    last turn: successful run on HQ
"""


@pytest.mark.ruling("Net Quarantine", 0)
def test_net_quarantine_reduces_the_link_strength_to_0_in_the_first_trace_each_turn() -> None:
    """Link of installed cards is reduced too; the link value itself stays what it is."""
    game = scenario(TRACE)
    game.corp.plays("SEA Source")
    assert game.runner.link == 2
    game.corp.chooses(0)
    game.runner.chooses(0)
    assert [e.against for e in game.events() if e.rule == "10.8.6e"] == [0]
    game.corp.plays("SEA Source")
    game.corp.chooses(0)
    game.runner.chooses(0)
    assert [e.against for e in game.events() if e.rule == "10.8.6e"] == [0, 2]


@pytest.mark.parametrize(("spent", "gained"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2)])
def test_net_quarantine_gains_a_credit_for_every_two_that_the_runner_spends_on_link(spent: int, gained: int) -> None:
    game = scenario(TRACE)
    game.corp.plays("SEA Source")
    game.corp.chooses(0)
    before = game.corp.credits
    game.runner.chooses(spent)
    assert game.corp.credits == before + gained


def test_net_quarantine_gains_nothing_for_other_credits_that_are_spent() -> None:
    game = scenario("""
        corp:
          score: Net Quarantine
        runner:
          hand: Sure Gamble
        turn: runner
    """)
    game.runner.plays("Sure Gamble")
    game.expect(corp_credits=5)
