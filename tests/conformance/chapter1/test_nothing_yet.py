"""A game begins with nothing but what the setup gives (1.6): no tags, no bad publicity, no damage, no cards in play."""

from __future__ import annotations

import pytest

from netrunner import Game, starter_deck
from netrunner.testing import play


def begun() -> Game:
    """A game after both players have kept their hands."""
    game = Game.start(starter_deck("jinteki"), starter_deck("shaper"), seed=3)
    while game.decision is not None and game.decision.kind == "mulligan":
        game.choose("keep")
    return game


@pytest.mark.rule("1.6.4")
@pytest.mark.rule("10.6.2:1")
@pytest.mark.rule("1.11.3:1")
def test_1_6_4_a_game_begins_with_five_credits_each_and_nothing_else() -> None:
    game = play(begun())
    game.asks("corp", "action")
    game.expect(corp_credits=5, runner_credits=5, corp_clicks=3, runner_clicks=0, turn="corp")
    game.expect(bad_publicity=0, tags=0, brain_damage=0, corp_points=0, runner_points=0)
    game.expect(corp_hand=6, runner_hand=5, corp_archives=[], runner_heap=[], corp_installed=[], runner_installed=[])
    assert game.servers == ["HQ", "R&D", "Archives"]
    assert game.game.state.turn_number == 1
    assert game.winner is None and game.run is None


@pytest.mark.rule("10.6.2:1")
def test_10_6_2_without_bad_publicity_the_first_run_gives_no_credits() -> None:
    game = play(begun())
    while game.decision is not None and game.decision.side == "corp":
        texts = game.options()
        game.take(next((t for t in ("gain", "pass") if t in texts), texts[0]))
    game.expect(runner_clicks=4, runner_credits=5)
    game.runner.runs("Archives")
    assert game.runner.credits == 5
    game.runner.jacks_out()
    game.expect(runner_credits=5, runner_clicks=3)


@pytest.mark.rule("8.2.1a:2")
def test_8_2_1a_the_first_remote_server_is_server_1() -> None:
    game = play(begun())
    install = next(t for t in game.options() if t.startswith("install"))
    game.take(install)
    game.take("server new remote" if "server new remote" in game.options() else game.options()[-1])
    assert game.servers == ["HQ", "R&D", "Archives", "Server 1"]
