"""9.8: interrupts and replacement effects."""

import pytest

from netrunner.rules.machine.terms import (
    A_DRAW,
    F_DAMAGE,
    F_DRAW,
    F_TAGS,
    MEAT,
    NET,
    RESOURCE,
    RUNNER,
    SERVER_HQ,
)
from netrunner.testing import define, scenario
from netrunner.vocabulary import (
    Accessed,
    Both,
    Cannot,
    Cards,
    Chosen,
    Damage,
    Draw,
    ForEvent,
    Gain,
    Install,
    Prevent,
    Run,
    RunSuccessful,
    TopOf,
    Trash,
    TrashThis,
    Until,
    Would,
    X,
    interrupt,
    play,
    when,
    whenever,
)
from netrunner.vocabulary.abilities import When
from netrunner.vocabulary.base import YOU
from netrunner.vocabulary.into_play import Installable
from netrunner.vocabulary.statics import InsteadOfAccessing

define("Jab", "corp", "operation", play(Damage(NET, X())), cost="X")
define("Spoof", "runner", "resource", interrupt(TrashThis(), Prevent(F_DAMAGE, 2)), cost=0)
define("Full Plate", "runner", "resource", interrupt(TrashThis(), Prevent(F_DAMAGE, -1)), cost=0)
define("Net Only", "runner", "resource", interrupt(0, Prevent(F_DAMAGE, 1, NET)), cost=0)
define("First Pain", "runner", "resource", When(Would(F_DAMAGE, first="turn"), (Draw(1),), interrupt=True), cost=0)
define("Dome", "corp", "asset", when(Accessed(), Both(Damage(MEAT, 1), Trash(TopOf(1)))), trash=0)
define("Counting Pain", "runner", "resource", whenever(ForEvent("damage"), Gain(1)), cost=0)
define(
    "Gallery",
    "runner",
    "resource",
    whenever(
        ForEvent("trashed", YOU, Cards(types=RESOURCE)),
        Install(
            Chosen(Installable(Cards(types=RESOURCE, where="grip"), ignore_costs=True), up_to=True),
            ignore_costs=True,
        ),
    ),
    cost=0,
)
define(
    "Safe House",
    "runner",
    "resource",
    When(Would(F_TAGS), (Prevent(F_TAGS, 1),), optional=True, interrupt=True),
    cost=0,
)
define(
    "Class Act",
    "runner",
    "resource",
    When(Would(F_DRAW, player=YOU, first="turn"), (Gain(1),), interrupt=True),
    cost=0,
)
define("No Draw", "corp", "asset", Cannot(A_DRAW, RUNNER), trash=2)
define("Automation", "runner", "event", play(Both(Gain(2), Draw(1))), cost=0)
define("Paid Visit", "runner", "event", play(Run(SERVER_HQ, during=InsteadOfAccessing(Gain(5)))), cost=0)
define(
    "Side Job",
    "runner",
    "resource",
    when(RunSuccessful(SERVER_HQ), Until(InsteadOfAccessing(Draw(1)), "run")),
    cost=0,
)


# -- 9.8.2, 9.8.3: what is expected, what is relevant ----------------------------------------------------------------


@pytest.mark.rule("9.8.2:3")
def test_9_8_2_what_cannot_happen_is_not_expected() -> None:
    game = scenario("""
        corp:
          Server 1: No Draw
        runner:
          credits 0
          hand: Automation
          deck: 3 any
          rig: Class Act
        turn: runner
    """)
    game.runner.plays("Automation")
    game.expect(runner_credits=2, runner_hand=[])  # Class Act had nothing to look at


@pytest.mark.rule("9.8.3d")
def test_9_8_3d_would_makes_an_interrupt_relevant_although_it_changes_nothing() -> None:
    game = scenario("runner:\n credits 0\n hand: Automation\n deck: 3 any\n rig: Class Act\nturn: runner")
    game.runner.plays("Automation")
    game.expect(runner_credits=3, runner_hand=1)


@pytest.mark.rule("9.8.3a:1")
@pytest.mark.rule("9.1.1e")
@pytest.mark.rule("9.8.3")
def test_9_8_3a_an_interrupt_is_relevant_only_to_what_it_could_prevent() -> None:
    game = scenario("""
        corp:
          hand: Test Meat Damage
        runner:
          hand: 3 any
          rig: Net Only
        turn: corp
    """)
    game.corp.plays("Test Meat Damage", x=1)
    game.asks("corp", "action")
    game.expect(runner_hand=2)


@pytest.mark.rule("9.8.3a:2")
@pytest.mark.rule("9.3.3g")
def test_9_8_3a_no_interrupt_against_what_cannot_be_prevented() -> None:
    game = scenario("corp:\n hand: Test Sure Damage\nrunner:\n hand: 3 any\n rig: Spoof\nturn: corp")
    game.corp.plays("Test Sure Damage")
    game.expect(runner_hand=2, runner_rig=["Spoof"])


# -- 9.8.4: the window -------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.8.4b:2")
@pytest.mark.rule("9.2.9a:2")
def test_9_8_4b_a_conditional_interrupt_that_becomes_active_too_late_is_not_pending() -> None:
    game = scenario("""
        corp:
          hand: Test Tag
        runner:
          hand: Safe House
          rig: Decoy, Gallery
        turn: corp
    """)
    game.corp.plays("Test Tag", x=2)
    game.runner.uses("Decoy")
    game.runner.picks("Safe House")
    game.expect(tags=1, runner_rig=["Gallery", "Safe House"])
    game.asks("corp", "action")


@pytest.mark.rule("9.8.4d:2,3")
def test_9_8_4d_a_paid_interrupt_can_be_used_as_soon_as_it_is_there() -> None:
    game = scenario("""
        corp:
          hand: Test Tag
        runner:
          hand: Decoy
          rig: Decoy, Gallery
        turn: corp
    """)
    game.corp.plays("Test Tag", x=2)
    game.runner.uses("Decoy")
    game.runner.picks("Decoy")
    game.asks("runner", "interrupt")
    game.runner.uses("Decoy")
    game.expect(tags=0, runner_heap=["Decoy", "Decoy"])


@pytest.mark.rule("9.8.4c:1")
def test_9_8_4c_a_pending_interrupt_that_is_no_longer_relevant_is_not_triggered() -> None:
    game = scenario("""
        corp:
          hand: Test Tag
        runner:
          rig: Test Hideout, Safe House
        turn: corp
    """)
    game.corp.plays("Test Tag", x=1)
    game.runner.uses("Test Hideout")
    game.asks("corp", "action")  # Safe House was pending, but no tag is left to avoid
    game.expect(tags=0)


# -- 9.8.5 to 9.8.7: preventing, values -------------------------------------------------------------------------------


@pytest.mark.rule("9.8.5a:1")
def test_9_8_5a_the_first_time_is_the_first_time_it_is_imminent() -> None:
    game = scenario("""
        corp:
          credits 9
          hand: 2 Jab
        runner:
          hand: 4 any
          deck: 5 any
          rig: First Pain, Full Plate
        turn: corp
    """)
    game.corp.plays("Jab", x=1)
    game.runner.triggers("First Pain")
    game.runner.uses("Full Plate")  # prevented
    game.expect(runner_hand=5)
    game.corp.plays("Jab", x=1)  # the second time it "would" happen
    game.expect(runner_hand=4, runner_deck=4)


@pytest.mark.rule("9.8.5a:1")
def test_9_8_5a_damage_of_0_is_no_time_at_all() -> None:
    game = scenario("""
        corp:
          credits 9
          hand: 2 Jab
        runner:
          hand: 4 any
          deck: 5 any
          rig: First Pain
        turn: corp
    """)
    game.corp.plays("Jab", x=0)
    game.expect(runner_hand=4)
    game.corp.plays("Jab", x=1)
    game.expect(runner_hand=4, runner_deck=4)  # one drawn, one lost


@pytest.mark.rule("9.8.5b")
def test_9_8_5b_what_was_prevented_did_not_occur() -> None:
    game = scenario("""
        corp:
          credits 5
          hand: Jab
        runner:
          credits 0
          hand: 3 any
          rig: Full Plate, Counting Pain
        turn: corp
    """)
    game.corp.plays("Jab", x=2)
    game.runner.uses("Full Plate")
    game.expect(runner_hand=3, runner_credits=0)
    assert game.happened("damage") == 0


@pytest.mark.rule("9.8.6a:1")
def test_9_8_6a_avoiding_tags_lowers_their_number() -> None:
    game = scenario("corp:\n hand: Test Tag\nrunner:\n rig: Decoy\nturn: corp")
    game.corp.plays("Test Tag", x=3)
    game.runner.uses("Decoy")
    game.expect(tags=2)


@pytest.mark.rule("9.8.6b:1")
@pytest.mark.rule("9.8.1b")
@pytest.mark.rule("9.8.5")
@pytest.mark.rule("9.8.2a")
@pytest.mark.rule("9.8.4")
def test_9_8_6b_preventing_damage_lowers_its_amount() -> None:
    game = scenario("corp:\n credits 5\n hand: Jab\nrunner:\n hand: 4 any\n rig: Spoof\nturn: corp")
    game.corp.plays("Jab", x=3)
    game.runner.uses("Spoof")
    game.expect(runner_hand=3)


@pytest.mark.rule("9.8.7a:1,2")
@pytest.mark.rule("9.8.3b")
@pytest.mark.rule("9.8.7")
def test_9_8_7a_a_value_of_0_or_less_can_still_be_modified() -> None:
    # 1 damage, 2 prevented: -1. The Corp may still raise it, so the Runner may lower it further.
    game = scenario(
        """
        corp:
          credits 5
          hand: Jab
        runner:
          hand: 4 any
          rig: Spoof, Spoof
        turn: corp
    """,
        mode="full",
    )
    game.corp.plays("Jab", x=1)
    game.corp.passes()
    game.runner.uses(game.cards("Spoof")[0])
    game.offers("runner", "use Spoof")


@pytest.mark.rule("9.8.7b:1")
def test_9_8_7b_preventing_all_damage_leaves_no_value_to_modify() -> None:
    game = scenario("""
        corp:
          credits 5
          hand: Jab
        runner:
          hand: 4 any
          rig: Full Plate, Spoof
        turn: corp
    """)
    game.corp.plays("Jab", x=3)
    game.runner.uses("Full Plate")
    game.asks("corp", "action")  # Spoof was not asked for
    game.expect(runner_hand=4)


@pytest.mark.rule("9.8.7d:1,2")
def test_9_8_7d_the_rest_of_the_instruction_resolves_without_the_value() -> None:
    game = scenario("""
        corp:
          hand: Dome
        runner:
          hand: 4 any
          deck: Diesel, Modded
          rig: Spoof
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.runner.uses("Spoof")
    game.expect(runner_hand=4, runner_heap=["Spoof", "Diesel"])


# -- 9.8.8 to 9.8.11: replacement effects ------------------------------------------------------------------------------


@pytest.mark.rule("9.8.8:2")
@pytest.mark.rule("9.8.8c")
@pytest.mark.rule("9.8.9")
def test_9_8_8_a_replacement_effect_applies_without_being_triggered() -> None:
    game = scenario("corp:\n hand: Hedge Fund\nrunner:\n credits 0\n hand: Paid Visit\nturn: runner")
    game.runner.plays("Paid Visit")
    game.runner.continues()
    game.expect(runner_credits=5)
    assert game.happened("access") == 0


@pytest.mark.rule("9.8.11:2")
@pytest.mark.rule("9.8.11a")
def test_9_8_11_of_two_replacements_the_runner_chooses_one_and_the_other_has_nothing_to_replace() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
        runner:
          credits 0
          hand: Paid Visit
          deck: 3 any
          rig: Side Job
        turn: runner
    """)
    game.runner.plays("Paid Visit")
    game.runner.continues()
    game.asks("runner", "replace", "9.8.11")
    twin = game.copy()
    game.runner.applies("Paid Visit")
    game.expect(runner_credits=5, runner_hand=[])
    twin.runner.applies("Side Job")
    twin.expect(runner_credits=0, runner_hand=1)
    assert game.happened("access") == twin.happened("access") == 0
