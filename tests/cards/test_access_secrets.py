"""Rulings about what accesses and encounters outside of servers tell and allow."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


@pytest.mark.ruling("Datasucker", 0)
def test_datasucker_weakens_rezzed_ice_and_not_ice_that_is_encountered_where_it_is_accessed() -> None:
    game = scenario("""
        corp:
          hand: Chrysalis
        runner:
          hand: 5 any
          rig: Datasucker {virus 1}
        run: HQ, approaching server
    """)
    game.runner.continues()
    while game.game.decision is not None and game.game.decision.kind != "action":
        assert not any("Datasucker" in text for text in game.options(game.game.decision.side))
        texts = game.options(game.game.decision.side)
        game.game.choose("pass" if "pass" in texts else "no")
    assert game.happened("encounter") == 1
    assert game.card("Datasucker").virus == 2  # the successful run on HQ gave one, and none was spent


@pytest.mark.ruling("Red Herrings", 0)
def test_red_herrings_in_the_root_of_rnd_hide_an_agenda_that_is_not_paid_for() -> None:
    game = scenario("""
        corp:
          deck: Nisei MK II, Hedge Fund
          R&D: root Red Herrings
        runner:
          credits 9
        turn: runner
    """)
    game.runner.runs("R&D")
    game.runner.continues()
    while game.game.decision is not None and game.game.decision.kind != "action":
        texts = game.options(game.game.decision.side)
        game.game.choose(next((t for t in texts if t.split()[0] in ("decline", "pass", "no")), texts[0]))
    game.expect(runner_score=[], runner_credits=9)
    told = [entry.sentence("en", "corp") or "" for entry in game.game.log]
    assert not any("Nisei" in sentence for sentence in told)
    assert game.game.view("corp")["known"] == []
