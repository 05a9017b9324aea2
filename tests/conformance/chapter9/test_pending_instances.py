"""9.2.8, 9.2.9, 9.6: which instances are pending, in which order they are offered, and what they still know."""

from __future__ import annotations

import pytest

from netrunner import Game
from netrunner.rules.machine.nodes import WHILE_UNREZZED
from netrunner.rules.machine.terms import F_DAMAGE, HARDWARE, POWER, RUNNER
from netrunner.testing import Scenario, define, scenario
from netrunner.testing import play as played
from netrunner.vocabulary import (
    All,
    Both,
    Cards,
    CountersOn,
    Damage,
    Delayed,
    Draw,
    ForEvent,
    Gain,
    GrantsAbility,
    Place,
    Prevent,
    RemoveTags,
    RunnerTagged,
    This,
    Trash,
    TrashThis,
    TurnFacedown,
    Would,
    X,
    interrupt,
    paid,
    play,
    when,
    whenever,
)
from netrunner.vocabulary.abilities import When, while_true
from netrunner.vocabulary.base import YOU

DREW = ForEvent("drew", YOU)
TRASHED = ForEvent("trashed", RUNNER, Cards(types=HARDWARE))
HARD = Cards(types=HARDWARE)
define("Tag Clerk", "corp", "asset", while_true(RunnerTagged(), RemoveTags(1), Gain(1)), trash=0)
define("Tag Clerk Two", "corp", "asset", while_true(RunnerTagged(), RemoveTags(1), Gain(1)), trash=0)
define("Waiting Bonfire", "runner", "event", play(Trash(All(HARD))))
define("Scrap Dealer", "runner", "resource", whenever(TRASHED, Gain(1), may=True))
define("Scrap Collector", "runner", "resource", whenever(TRASHED, Gain(1)))
define("Scrap Club", "runner", "resource", whenever(ForEvent("trashed", RUNNER, HARD, each=True), Gain(1)))
define("Two Draws", "runner", "event", play(Both(Draw(1), Draw(1))))
define("Waiting Reader", "runner", "resource", whenever(DREW, Gain(1), may=True))
define("Strict Reader", "runner", "resource", whenever(DREW, Gain(1)))
define("Corp Reader", "corp", "asset", whenever(ForEvent("drew", RUNNER), Gain(1), may=True), trash=0)
define("Self Ender", "runner", "resource", whenever(DREW, Trash(All(Cards(title="Brittle Reader"))), Gain(1)))
define("Brittle Reader", "runner", "resource", whenever(DREW, Gain(5)))
define("Sleeper", "corp", "asset", whenever(ForEvent("drew", RUNNER), Gain(1)), trash=0)
define("Dreamer", "corp", "asset", when(ForEvent("drew", RUNNER), Gain(1), where=WHILE_UNREZZED), trash=0)
define("Night Watch", "corp", "asset", when(ForEvent("drew", RUNNER), Gain(1), where=WHILE_UNREZZED | 1), trash=0)
define("Blow", "corp", "operation", play(Damage(0, X())), cost="X")
GUARD = When(Would(F_DAMAGE), (Prevent(F_DAMAGE, 1),), interrupt=True)
define("Guard Up", "runner", "resource", paid(1, Delayed(GUARD)))
define("Long Guard", "runner", "resource", paid(1, Delayed(GUARD, "turn")))
define("Nervous", "runner", "resource", paid(1, Delayed(when(ForEvent("drew", YOU), Gain(2)))))
define("Pain Diary", "runner", "resource", whenever(ForEvent("damage"), Gain(1)))
define("Corp Gloat", "corp", "asset", When(Would(F_DAMAGE), (Gain(1),), optional=True, interrupt=True), trash=0)
define("Double Plate", "runner", "resource", interrupt(TrashThis(), Prevent(F_DAMAGE, 1)))
define("Jolt", "runner", "resource", paid(0, Place(POWER), Trash(This()), Gain(CountersOn(POWER))))


def in_three_ways(game: Scenario) -> list[Scenario]:
    """The game itself, a copy, and what comes back from a save in this very moment."""
    return [game, game.copy(), played(Game.from_json(game.game.to_json()))]


# -- 9.6.7c: one instance at a time ----------------------------------------------------------------------------------


@pytest.mark.rule("9.6.7c:1")
@pytest.mark.parametrize(("assets", "tags"), [("Tag Clerk", 1), ("Tag Clerk", 3), ("Tag Clerk, Tag Clerk Two", 1)])
def test_9_6_7c_a_static_condition_is_pending_once_until_it_has_resolved(assets: str, tags: int) -> None:
    servers = "\n".join([f"  Server {n + 1}: {title}" for n, title in enumerate(assets.split(", "))])
    game = scenario(f"corp:\n  credits 9\n  hand: Test Tag\n{servers}\nturn: corp")
    game.corp.plays("Test Tag", x=tags)
    clerks = assets.count("Tag")
    while game.decision is not None and game.decision.kind == "react":
        game.take(game.options("corp")[0])
    # Two clerks see the same tag: both are pending, and the second finds none to remove
    game.expect(tags=0, corp_credits=9 - tags + (tags if clerks == 1 else 2))


# -- 9.2.8: reaction windows -----------------------------------------------------------------------------------------


@pytest.mark.rule("9.2.8")
@pytest.mark.rule("9.6.4")
def test_9_6_4_each_card_that_is_trashed_gives_an_instance_and_they_are_told_apart() -> None:
    text = "runner:\n credits 0\n hand: Waiting Bonfire\n rig: Test Hardware, Test Console, {title}\nturn: runner"
    game = scenario(text.format(title="Scrap Dealer"))
    game.runner.plays("Waiting Bonfire")
    game.asks("runner", "react", "9.2.8c")
    assert len(game.options("runner")) == 3  # one for each card, and passing
    for one in in_three_ways(game):
        one.take(one.options("runner")[0])
        assert len(one.options("runner")) == 2
        one.runner.passes()
        one.expect(runner_credits=1)
        one.asks("runner", "action")
    game = scenario(text.format(title="Scrap Collector"))
    game.runner.plays("Waiting Bonfire")
    assert len(game.options("runner")) == 2  # both must be triggered
    game.take(game.options("runner")[1])
    game.expect(runner_credits=2)


@pytest.mark.rule("9.2.8")
def test_9_2_8_instances_that_differ_in_nothing_need_no_order() -> None:
    text = "runner:\n credits 0\n hand: Two Draws\n deck: 5 any\n rig: {title}\nturn: runner"
    game = scenario(text.format(title="Strict Reader"))
    game.runner.plays("Two Draws")
    game.expect(runner_credits=2)
    for mode, options in (("forced", 2), ("full", 3)):
        game = scenario(text.format(title="Waiting Reader"), mode=mode)
        game.runner.plays("Two Draws")
        while game.decision is not None and game.decision.kind == "window":
            game.take("pass")
        game.asks("runner", "react")
        assert len(game.options("runner")) == options  # asked one after the other, unless everything is asked
        game.take(game.options("runner")[0])
        game.asks("runner", "react")
        game.take(game.options("runner")[0])
        game.expect(runner_credits=2)


@pytest.mark.rule("9.2.8b:2")
def test_9_2_8b_after_the_active_player_has_passed_the_other_triggers() -> None:
    text = """
        corp:
          credits 0
          Server 1: Corp Reader
        runner:
          credits 0
          deck: 5 any
          rig: Waiting Reader
        turn: runner
    """
    for runner, corp in ((True, True), (True, False), (False, True), (False, False)):
        game = scenario(text)
        game.runner.draws()
        for one in in_three_ways(game):
            one.asks("runner", "react")
            one.take("trigger Waiting Reader" if runner else "pass")
            one.asks("corp", "react")
            for two in in_three_ways(one):
                two.take("trigger Corp Reader [Server 1 card 1]" if corp else "pass")
                two.expect(runner_credits=int(runner), corp_credits=int(corp))
                two.asks("runner", "action")


@pytest.mark.rule("9.6.11")
def test_9_6_11_an_ability_that_became_inactive_loses_its_pending_instances() -> None:
    text = "runner:\n credits 0\n deck: 5 any\n rig: Self Ender, Brittle Reader\nturn: runner"
    game = scenario(text)
    game.runner.draws()
    game.runner.triggers("Self Ender")
    game.expect(runner_credits=1)
    game = scenario(text)
    game.runner.draws()
    game.runner.triggers("Brittle Reader")
    game.expect(runner_credits=6)


@pytest.mark.rule("9.1.8")
@pytest.mark.parametrize(
    ("asset", "gained"),
    [("Sleeper", 1), ("(Sleeper)", 0), ("Dreamer", 0), ("(Dreamer)", 1), ("Night Watch", 1), ("(Night Watch)", 1)],
)
def test_9_1_8_an_ability_says_where_it_is_active(asset: str, gained: int) -> None:
    text = f"corp:\n credits 0\n Server 1: {asset}\nrunner:\n deck: 5 any\nturn: runner"
    game = scenario(text)
    game.runner.draws()
    game.expect(corp_credits=gained)
    game = scenario(text.replace("Server 1:", "hand:").replace("(", "").replace(")", ""))
    game.runner.draws()
    game.expect(corp_credits=0)


# -- 9.6.14: delayed abilities ---------------------------------------------------------------------------------------


@pytest.mark.rule("9.6.14:1")
def test_9_6_14_a_delayed_ability_exists_until_it_resolves() -> None:
    game = scenario("runner:\n credits 2\n deck: 5 any\n rig: Nervous\nturn: runner, at 5.7.1e")
    game.runner.uses("Nervous")
    game.runner.passes()
    game.runner.draws()
    game.expect(runner_credits=3)
    game.runner.passes()
    game.runner.draws()
    game.expect(runner_credits=3)


@pytest.mark.rule("9.6.14:2")
@pytest.mark.rule("9.8.4b:1")
@pytest.mark.parametrize(("title", "left"), [("Guard Up", [4, 2]), ("Long Guard", [4, 3])])
def test_9_6_14_a_delayed_interrupt_prevents_once_or_for_its_whole_duration(title: str, left: list[int]) -> None:
    game = scenario(f"""
        corp:
          credits 9
          hand: 2 Blow
        runner:
          credits 1
          hand: 5 any
          rig: {title}
        turn: corp, at 5.6.2a
    """)
    game.runner.uses(title)
    for cards in left:
        game.corp.plays("Blow", x=2)
        game.expect(runner_hand=cards)


# -- 9.2.9: interrupt windows ----------------------------------------------------------------------------------------


@pytest.mark.rule("9.2.9")
def test_9_2_9_wherever_the_window_is_interrupted_it_goes_on_the_same() -> None:
    game = scenario("""
        corp:
          credits 5
          hand: Blow
          Server 1: Corp Gloat
        runner:
          credits 0
          hand: 4 any
          rig: 2 Double Plate, Pain Diary
        turn: corp
    """)
    game.corp.plays("Blow", x=3)
    for one in in_three_ways(game):
        one.asks("corp", "interrupt", "9.2.9d")
        one.corp.passes()
        for two in in_three_ways(one):
            two.asks("runner", "interrupt", "9.2.9d")
            two.take(two.options("runner")[0])
            for three in in_three_ways(two):
                three.asks("runner", "interrupt")
                three.runner.passes()
                three.asks("corp", "interrupt")  # the Runner acted
                three.corp.triggers("Corp Gloat")
                three.runner.passes()  # the Corp acted
                three.expect(runner_hand=2, runner_credits=1, corp_credits=3)
                three.asks("corp", "action")


@pytest.mark.rule("9.2.9")
def test_9_2_9_where_everything_is_asked_both_players_are_asked_before_an_interrupted_instruction() -> None:
    text = "corp:\n credits 5\n hand: Blow\nrunner:\n hand: 4 any\n rig: Double Plate\nturn: corp"
    game = scenario(text, mode="full")
    game.corp.plays("Blow", x=1)
    game.asks("corp", "interrupt")
    assert game.options("corp") == ["pass"]
    game.corp.passes()
    game.asks("runner", "interrupt")
    game.runner.passes()
    assert game.decision is not None and game.decision.kind != "interrupt"
    game.expect(runner_hand=3)
    game = scenario(text.replace("Double Plate", "Pain Diary"), mode="full")
    game.corp.plays("Blow", x=1)
    assert game.decision is not None and game.decision.kind != "interrupt"


# -- 9.1.4: last known information -----------------------------------------------------------------------------------


@pytest.mark.rule("9.1.4:1")
def test_9_1_4_an_ability_still_knows_its_source_as_it_was() -> None:
    game = scenario("runner:\n credits 0\n rig: Jolt {power 2}\nturn: runner, at 5.7.1e")
    game.runner.uses("Jolt")
    game.expect(runner_credits=3, runner_heap=["Jolt"])


# -- what is lost, and what comes only once ----------------------------------------------------------------------------


@pytest.mark.rule("9.6.14:1")
@pytest.mark.rule("9.6.11")
def test_9_6_14_a_delayed_ability_that_is_met_twice_at_once_resolves_once() -> None:
    game = scenario("runner:\n credits 1\n hand: Two Draws\n deck: 5 any\n rig: Nervous\nturn: runner, at 5.7.1e")
    game.runner.uses("Nervous")
    game.runner.plays("Two Draws")
    while game.decision is not None and game.decision.kind == "react":
        game = in_three_ways(game)[2]
        game.take(game.options("runner")[0])
    game.expect(runner_credits=2, runner_hand=2)
    game.asks("runner", "window", "5.7.1e")


@pytest.mark.rule("9.6.14:2")
def test_9_6_14_a_delayed_ability_with_a_duration_resolves_every_time() -> None:
    game = scenario("runner:\n credits 1\n hand: Two Draws\n deck: 9 any\n rig: Long Nerves\nturn: runner, at 5.7.1e")
    game.runner.uses("Long Nerves")
    game.runner.plays("Two Draws")
    while game.decision is not None and game.decision.kind == "react":
        game.take(game.options("runner")[0])
    game.expect(runner_credits=4, runner_hand=2)
    game.runner.draws()
    game.expect(runner_credits=6)


@pytest.mark.rule("9.6.11")
@pytest.mark.rule("9.1.3b")
def test_9_6_11_a_card_that_is_turned_facedown_loses_what_it_was_given() -> None:
    text = "runner:\n credits 0\n deck: 5 any\n rig: Club, Folding, Test Hardware\nturn: runner"
    game = scenario(text)
    game.runner.draws()
    for one in in_three_ways(game):
        two = one.copy()
        one.runner.triggers("Folding")
        one.expect(runner_credits=0)
        two.runner.triggers("Test Hardware")
        two.expect(runner_credits=1)


@pytest.mark.rule("1.13.4")
def test_1_13_4_nobody_uses_the_cards_of_the_opponent() -> None:
    game = scenario("corp:\n Server 1: Corp Button\nrunner:\n rig: Runner Button\nturn: runner, at 5.7.1e")
    assert game.why_not("runner", "use Corp Button").rule == "1.13.4"
    assert game.options("runner") == ["use Runner Button ability 1", "pass"]
    game.runner.passes()
    assert game.why_not("corp", "use Runner Button").rule == "1.13.4"
    game.corp.uses("Corp Button")
    game.expect(corp_credits=6)


define("Long Nerves", "runner", "resource", paid(1, Delayed(when(ForEvent("drew", YOU), Gain(2)), "turn"), limit=1))
define("Club", "runner", "resource", GrantsAbility(whenever(DREW, Gain(1)), of=All(HARD)))
define("Folding", "runner", "resource", whenever(DREW, TurnFacedown(All(HARD))))
define("Corp Button", "corp", "asset", paid(0, Gain(1), limit=1), trash=0)
define("Runner Button", "runner", "resource", paid(0, Gain(1), limit=1))


@pytest.mark.rule("9.6.7c:2")
@pytest.mark.parametrize(
    ("assets", "tags", "story"),
    [("Tag Clerk", 2, "RGRG"), ("Tag Clerk", 3, "RGRGRG"), ("Tag Clerk, Tag Clerk Two", 2, "RGRGG")],
)
def test_9_6_7c_what_is_pending_or_resolving_does_not_become_pending_again_meanwhile(
    assets: str, tags: int, story: str
) -> None:
    servers = "\n".join([f"  Server {n + 1}: {title}" for n, title in enumerate(assets.split(", "))])
    game = scenario(f"corp:\n  credits 9\n  hand: Test Tag\n{servers}\nturn: corp")
    game.corp.plays("Test Tag", x=tags)
    while game.decision is not None and game.decision.kind == "react":
        game.take(game.options("corp")[0])
    told = {"tags-removed": "R", "credits-gained": "G"}
    assert "".join([told.get(kind, "") for kind in game.log_kinds()]) == story
    game.expect(tags=0)
