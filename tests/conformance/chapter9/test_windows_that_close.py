"""9.2.8f, 9.2.9: windows that close with what opened them, and what is offered in them once."""

from __future__ import annotations

import pytest

from netrunner import Game
from netrunner.rules.machine.terms import CORP, F_DAMAGE, F_TAGS, HARDWARE, RUNNER
from netrunner.testing import Scenario, define, scenario
from netrunner.testing import play as played
from netrunner.vocabulary import (
    All,
    Both,
    Cards,
    Damage,
    EndRun,
    ForEvent,
    Gain,
    GiveTags,
    GrantsAbility,
    Prevent,
    Would,
    interrupt,
    play,
    whenever,
)
from netrunner.vocabulary.abilities import When
from netrunner.vocabulary.would import WouldAny

MOMENTS = ("encounter", "approach-ice", "pass-ice", "pass-all-ice", "approach-server", "access-cards", "access")
for moment in MOMENTS:
    define(f"Curtain at {moment}", "corp", "asset", whenever(ForEvent(moment), EndRun()), trash=0)
    define(f"Applause at {moment}", "corp", "asset", whenever(ForEvent(moment), Gain(3)), trash=0)
define("Quiet Ice", "corp", "ice", cost=1, strength=1)
HARD = Cards(types=HARDWARE)
define("Two Fronts", "corp", "operation", play(Both(Damage(0, 1), GiveTags(1))))
define("One Front", "corp", "operation", play(GiveTags(1)))
define("Closing Double Duty", "runner", "resource", interrupt(1, Prevent(F_DAMAGE, 1), Prevent(F_TAGS, 1)))
define("Both Eyes", "runner", "resource",
       When(WouldAny(Would(F_DAMAGE), Would(F_TAGS)), (Gain(1),), interrupt=True))  # fmt: skip
define("Given Duty", "runner", "resource",
       GrantsAbility(interrupt(1, Prevent(F_DAMAGE, 1), Prevent(F_TAGS, 1)), of=All(HARD)))  # fmt: skip
define("Given Eyes", "runner", "resource",
       GrantsAbility(When(Would(F_TAGS), (Prevent(F_TAGS, 1),), True, True), of=All(HARD)))  # fmt: skip
define("Corp Eyes", "corp", "asset", When(Would(F_TAGS), (Gain(1, CORP),), optional=True, interrupt=True), trash=0)


def in_three_ways(game: Scenario) -> list[Scenario]:
    """The game itself, a copy, and what comes back from a save in this very moment."""
    return [game, game.copy(), played(Game.from_json(game.game.to_json()))]


# -- 9.2.8f ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.2.8f:2")
@pytest.mark.parametrize("moment", MOMENTS)
def test_9_2_8f_what_is_still_pending_when_its_structure_is_over_is_lost(moment: str) -> None:
    game = scenario(f"""
        corp:
          credits 0
          hand: Hedge Fund
          HQ: ice Quiet Ice
          Server 1: Curtain at {moment}
          Server 2: Applause at {moment}
        turn: runner
    """)
    game.runner.runs("HQ")
    while game.decision is not None and game.decision.kind in ("jack-out", "window"):
        game.take("continue" if game.decision.kind == "jack-out" else "pass")
    game.asks("corp", "react", "9.2.8c")
    for one in in_three_ways(game):
        two = one.copy()
        one.corp.triggers(f"Curtain at {moment}")
        one.expect(corp_credits=0, run=None)  # the applause never comes
        two.corp.triggers(f"Applause at {moment}")
        two.expect(corp_credits=3, run=None)


# -- 9.2.9: each ability is offered once -----------------------------------------------------------------------------


@pytest.mark.rule("9.2.9d")
@pytest.mark.parametrize("rig", ["Closing Double Duty", "Given Duty, Test Hardware"])
def test_9_2_9d_an_ability_that_could_modify_two_effects_is_offered_once(rig: str) -> None:
    text = "corp:\n hand: {hand}\nrunner:\n credits 3\n hand: 3 any\n rig: {rig}\nturn: corp"
    game = scenario(text.format(hand="Two Fronts", rig=rig))
    game.corp.plays("Two Fronts")
    for one in in_three_ways(game):
        one.asks("runner", "interrupt", "9.2.9d")
        assert len(one.options("runner")) == 2
        two = one.copy()
        one.take(one.options("runner")[0])
        one.expect(tags=0, runner_hand=3, runner_credits=2)
        two.runner.passes()
        two.expect(tags=1, runner_hand=2, runner_credits=3)
    game = scenario(text.format(hand="One Front", rig=rig))
    game.corp.plays("One Front")
    game.take(game.options("runner")[0])
    game.expect(tags=0, runner_credits=2)
    game = scenario(text.format(hand="One Front", rig=rig).replace("credits 3", "credits 0"))
    game.corp.plays("One Front")
    game.expect(tags=1)  # nobody could pay for it, and nobody was asked


@pytest.mark.rule("9.8.4b:1")
def test_9_8_4b_an_instruction_with_two_effects_gives_one_instance() -> None:
    for operation in ("Two Fronts", "One Front"):
        game = scenario(f"corp:\n hand: {operation}\nrunner:\n credits 0\n hand: 3 any\n rig: Both Eyes\nturn: corp")
        game.corp.plays(operation)
        game.expect(runner_credits=1, tags=1)


@pytest.mark.rule("9.1.3b")
@pytest.mark.rule("9.8.4b:1")
def test_9_1_3b_each_card_that_was_given_an_interrupt_may_use_it() -> None:
    game = scenario("""
        corp:
          credits 0
          hand: One Front
          Server 1: Corp Eyes
        runner:
          hand: 3 any
          rig: Given Eyes, Test Hardware, Test Console
        turn: corp
    """)
    game.corp.plays("One Front")
    game.asks("corp", "interrupt")  # its own, and none of the Runner's
    assert len(game.options("corp")) == 2
    game.corp.triggers("Corp Eyes")
    for one in in_three_ways(game):
        one.asks("runner", "interrupt")
        assert len(one.options("runner")) == 3
        one.runner.triggers("Test Console")
        one.expect(tags=0, corp_credits=1)
        one.asks("corp", "action")


@pytest.mark.rule("1.13.5a")
@pytest.mark.rule("9.8.4b:1")
def test_1_13_5a_an_interrupt_that_only_the_runner_can_use_is_the_runners_even_on_a_corp_card() -> None:
    game = scenario("corp:\n hand: One Front\n Server 1: Loophole\nturn: corp")
    game.corp.plays("One Front")
    for one in in_three_ways(game):
        one.asks("runner", "interrupt", "9.2.9d")
        two = one.copy()
        one.runner.triggers("Loophole")
        one.expect(tags=0)
        two.runner.passes()
        two.expect(tags=1)


LOOPHOLE = When(Would(F_TAGS), (Prevent(F_TAGS, 1),), optional=True, interrupt=True, player=RUNNER)
define("Loophole", "corp", "asset", LOOPHOLE, trash=0)
