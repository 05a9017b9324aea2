"""9.8.5: what is prevented as a whole: the end of a run, jacking out, an ability; and other things that cannot be."""

from __future__ import annotations

import pytest

from netrunner.game import Game
from netrunner.testing import define, scenario
from netrunner.vocabulary import (
    AGENDA,
    RUNNER,
    Cards,
    Chosen,
    DrawsAtMost,
    EncounterWith,
    LoseClicks,
    PreventEncounterAbility,
    PreventEndOfRun,
    PreventJackingOut,
    ResolveWhenScored,
    RezLikeOtherCards,
    ScoreIt,
    WithWhenScored,
    interrupt,
    paid,
    when,
)

define("Test Anchor", "runner", "resource", interrupt(0, PreventEndOfRun()))
define("Test Gate", "corp", "asset", interrupt(0, PreventJackingOut()))
define("Test Ward", "runner", "resource", PreventEncounterAbility())
define("Test Watchdog", "corp", "ice", when(EncounterWith(), LoseClicks(1, RUNNER)))
define("Test Drought", "corp", "asset", DrawsAtMost(1))
define("Test Lurker", "corp", "ice", RezLikeOtherCards(), cost=0)
define("Test Fiat", "corp", "asset", paid(0, ScoreIt(Chosen(Cards(AGENDA))), limit=1))
define(
    "Test Second Wind", "corp", "asset",
    paid(0, ResolveWhenScored(Chosen(WithWhenScored(Cards(AGENDA, where="corp-score")))), limit=1),
)  # fmt: skip


@pytest.mark.rule("9.8.5")
def test_9_8_5_the_end_of_a_run_is_prevented_but_not_jacking_out() -> None:
    game = scenario("corp:\n HQ: ice Wall of Static\nrunner:\n rig: Test Anchor\nrun: HQ, encountering ice 1")
    assert Game.load(game.game.save()).decision is not None
    game.runner.uses("Test Anchor")
    game.asks("runner", "jack-out", "6.9.5c")
    game.runner.jacks_out()
    game.expect(run=None)


@pytest.mark.rule("9.8.5")
def test_9_8_5_jacking_out_is_prevented_and_the_run_goes_on_where_it_was() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma), Test Gentle Ice
          Server 1: Test Gate
        run: HQ, passing ice 2
    """)
    game.runner.jacks_out()
    game.corp.uses("Test Gate")
    game.asks("corp", "window", "6.9.2e")
    game.corp.passes()
    game.runner.jacks_out()
    game.corp.passes()
    game.expect(run=None)


@pytest.mark.rule("9.8.5")
def test_9_8_5_an_ability_that_is_prevented_does_nothing() -> None:
    game = scenario("corp:\n HQ: ice Test Watchdog\nrunner:\n clicks 2\n rig: Test Ward\nrun: HQ, encountering ice 1")
    loaded = Game.load(game.game.save())
    assert loaded.decision is not None and loaded.decision.kind == "prevent-ability"
    game.runner.accepts()
    game.expect(runner_clicks=2)


@pytest.mark.rule("1.2.2:1")
def test_1_2_2_nobody_draws_more_cards_than_they_can() -> None:
    game = scenario("corp:\n Server 1: Test Drought\nrunner:\n hand: Diesel\n deck: 5 any\nturn: runner")
    game.runner.plays("Diesel")
    game.expect(runner_hand=1)
    game.refuses("runner", "draw")


@pytest.mark.rule("9.2.7c:1")
def test_9_2_7c_ice_that_says_so_is_rezzed_like_other_cards_and_only_there() -> None:
    game = scenario("corp:\n HQ: ice (Test Lurker)\nrun: HQ, approaching server")
    game.runner.continues()
    game.asks("corp", "window", "6.9.5d")
    game.corp.rezzes("Test Lurker")
    game = scenario("corp:\n HQ: ice (Test Lurker), Enigma\nrunner:\n rig: Gordian Blade\nrun: HQ, encountering ice 2")
    assert "corp 6.9.3b" not in game.pass_windows("6.9.3b") or not game.card("Test Lurker").rezzed


def test_an_ability_scores_an_agenda_whatever_it_needs() -> None:
    game = scenario("corp:\n credits 0\n Server 1: (Hostile Takeover)\n Server 2: Test Fiat\nturn: corp, at 5.6.2a")
    game.corp.uses("Test Fiat")
    game.expect(corp_credits=7, corp_score=["Hostile Takeover"])
    assert game.happened("scored") == 1


@pytest.mark.rule("9.6.15a")
def test_9_6_15a_an_ability_about_scoring_resolves_without_scoring() -> None:
    game = scenario("corp:\n credits 0\n score: Hostile Takeover\n Server 2: Test Second Wind\nturn: corp, at 5.6.2a")
    game.corp.uses("Test Second Wind")
    game.expect(corp_credits=7)
    assert game.happened("scored") == 0 and game.corp.bad_publicity == 1
