"""9.6: conditional abilities."""

import pytest

from netrunner.rules.machine.terms import A_TRASH, CORP, ICE, RESOURCE, RUNNER
from netrunner.testing import Scenario, define, scenario
from netrunner.vocabulary import (
    All,
    Cannot,
    Cards,
    Chosen,
    Delayed,
    Draw,
    ForEvent,
    Gain,
    GiveTags,
    If,
    Lose,
    NumberIs,
    PreventTrash,
    RunnerTagged,
    Trash,
    TrashThis,
    TurnBegins,
    interrupt,
    paid,
    play,
    when,
    whenever,
)
from netrunner.vocabulary.abilities import When, while_true
from netrunner.vocabulary.instructions import TakeBadPublicity
from netrunner.vocabulary.numbers import CreditsOf

RESOURCES = Cards(types=RESOURCE)
define("Bonfire", "runner", "event", play(Trash(All(RESOURCES))), cost=0)
define("Kindling", "runner", "resource", cost=0)
define("Firefighter", "corp", "asset", whenever(ForEvent("trashed", RUNNER, RESOURCES), Gain(1)), trash=3)
define("Witness", "runner", "resource", whenever(ForEvent("trashed", cards=RESOURCES), Gain(1)), cost=0)
define(
    "Tagged Trap",
    "corp",
    "asset",
    when(ForEvent("access", this=True, condition=RunnerTagged(), inactive=True), Gain(5, CORP)),
    trash=0,
)
define("Contact", "runner", "resource", when(TurnBegins(), If(NumberIs(CreditsOf(RUNNER), least=8), Draw(1))), cost=0)
define("Weekly Pay", "runner", "resource", when(TurnBegins(), Gain(3)), cost=0)
define("Dealer", "runner", "resource", when(TurnBegins(), Lose(1)), cost=0)
define("Poor Relief", "runner", "resource", while_true(NumberIs(CreditsOf(RUNNER), most=0), Gain(2)), cost=0)
define("Eternal Ice", "corp", "ice", Cannot(A_TRASH, cards=Cards(title="Eternal Ice")), cost=1, strength=1)
define("Next Fire", "runner", "event", play(Delayed(When(ForEvent("trashed", cards=RESOURCES), (Gain(1),)))), cost=0)
define(
    "Fire Season",
    "runner",
    "event",
    play(Delayed(When(ForEvent("trashed", cards=RESOURCES), (Gain(1),)), "turn")),
    cost=0,
)
define("Late Comer", "corp", "upgrade", whenever(ForEvent("tags-taken"), Gain(1)), cost=0, trash=2)
define("Drawback", "runner", "resource", when(TurnBegins(), Draw(1), may=True), cost=0)
define("Sad Song", "corp", "operation", play(GiveTags(1), TakeBadPublicity(1)))
define(
    "Cutter", "corp", "asset", when(ForEvent("tags-taken"), Trash(Chosen(RESOURCES)), Trash(Chosen(RESOURCES))), trash=2
)
define("Watch Post", "corp", "asset", interrupt(TrashThis(), PreventTrash(Cards(types=ICE))), cost=0, trash=2)
define("Saver", "runner", "resource", paid(0, Draw(1), limit=1), cost=0)
define("Shelter", "runner", "hardware", interrupt(TrashThis(), PreventTrash(RESOURCES)), cost=0)
define("Last Word", "runner", "resource", whenever(ForEvent("trashed", cards=RESOURCES), Draw(1)), cost=0)


def story(game: Scenario, *kinds: str) -> list[str]:
    """What happened of these kinds, in order."""
    return [kind for kind in game.log_kinds() if kind in kinds]


@pytest.mark.rule("9.6.4b")
@pytest.mark.rule("9.6.2:1")
@pytest.mark.rule("9.6.4")
@pytest.mark.rule("9.6.6")
def test_9_6_4b_a_condition_met_several_times_makes_several_instances() -> None:
    game = scenario("""
        corp:
          credits 5
          Server 1: Firefighter
        runner:
          hand: Bonfire
          rig: Kindling, Kindling, Kindling
        turn: runner
    """)
    game.runner.plays("Bonfire")
    game.asks("corp", "react")
    assert len(game.options("corp")) == 3
    game.take(game.options("corp")[0])
    assert len(game.options("corp")) == 2
    game.take(game.options("corp")[0])  # the last one follows by itself
    game.expect(corp_credits=8)
    assert game.happened("triggered") == 3


@pytest.mark.rule("9.6.5b:2")
def test_9_6_5b_an_ability_that_becomes_active_too_late_does_not_see_what_happened() -> None:
    # The Corp rezzes Late Comer in the window after the tag: it gains nothing for it.
    game = scenario("""
        corp:
          credits 5
          clicks 2
          hand: Sad Song, Sad Song
          Server 1: (Late Comer)
        turn: corp, at 5.6.2a
    """)
    game.corp.passes()
    game.corp.plays("Sad Song")
    game.corp.rezzes("Late Comer")
    game.expect(corp_credits=5)
    game.corp.plays("Sad Song")
    game.expect(corp_credits=6)


@pytest.mark.rule("9.6.5c")
@pytest.mark.rule("9.3.2b")
@pytest.mark.rule("9.6.5")
def test_9_6_5c_everything_in_the_trigger_condition_must_be_so_at_that_moment() -> None:
    text = "corp:\n credits 5\n hand: Tagged Trap\nrunner:\n tags {}\nturn: runner"
    for tags, credits in ((0, 5), (1, 10)):
        game = scenario(text.format(tags))
        game.runner.runs("HQ")
        game.runner.continues()
        assert game.corp.credits == credits


@pytest.mark.rule("9.6.5d:1")
def test_9_6_5d_what_the_instructions_ask_for_is_checked_as_they_resolve() -> None:
    game = scenario("""
        corp:
          clicks 1
        runner:
          credits 5
          deck: 3 any
          rig: Contact, Weekly Pay
        turn: corp
    """)
    game.corp.takes_credit()
    game.asks("runner", "react")
    twin = game.copy()
    game.runner.triggers("Weekly Pay")  # with 8 credits Contact does something
    game.expect(runner_credits=8, runner_hand=1)
    twin.runner.triggers("Contact")
    twin.expect(runner_credits=8, runner_hand=[])


@pytest.mark.rule("9.6.7b")
@pytest.mark.rule("9.6.7a")
def test_9_6_7b_a_static_condition_is_noticed_at_the_next_checkpoint() -> None:
    game = scenario("runner:\n credits 5\n hand: Sure Gamble\n rig: Poor Relief\nturn: runner")
    game.runner.plays("Sure Gamble")
    game.expect(runner_credits=11)  # 0 after the cost was paid: 2, then 9


@pytest.mark.rule("9.6.7")
def test_9_6_7_an_effect_with_a_static_condition_is_repeated_while_it_holds() -> None:
    # Ice that was saved is still without strength: at the next checkpoint Parasite tries again.
    game = scenario("""
        corp:
          clicks 1
          HQ: ice Enigma [Parasite {virus 1}]
          Server 1: Watch Post
          Server 2: Watch Post
        turn: corp
    """)
    game.corp.takes_credit()
    game.corp.uses("Watch Post [Server 1 card 1]")
    game.asks("corp", "interrupt")
    game.corp.uses("Watch Post [Server 2 card 1]")
    game.expect(corp_archives=["Watch Post", "Watch Post", "Enigma"], runner_heap=["Parasite"])


@pytest.mark.rule("9.6.7d")
def test_9_6_7d_it_does_not_become_pending_if_it_could_change_nothing() -> None:
    game = scenario("""
        corp:
          clicks 1
          HQ: ice Eternal Ice [Parasite {virus 3}]
        turn: corp
    """)
    assert game.card("Eternal Ice").strength < 0
    game.corp.takes_credit()
    game.expect(turn="runner", corp_archives=[])
    assert game.card("Eternal Ice").installed


@pytest.mark.rule("9.6.8a:1,2")
@pytest.mark.rule("9.6.2:2")
def test_9_6_8a_each_instance_is_triggered_on_its_own() -> None:
    game = scenario("runner:\n credits 0\n hand: Bonfire\n rig: Kindling, Kindling, Witness\nturn: runner")
    game.runner.plays("Bonfire")
    game.expect(runner_credits=0)
    game.take("trigger Witness #2")
    game.expect(runner_credits=1)
    assert len(game.options("runner")) == 2  # the others are still pending
    game.take("trigger Witness")
    game.expect(runner_credits=3)  # Witness saw all three go, itself too (9.11.2a)


@pytest.mark.rule("9.6.9a")
def test_9_6_9a_an_optional_ability_need_not_be_triggered() -> None:
    game = scenario("corp:\n clicks 1\nrunner:\n deck: 3 any\n rig: Drawback\nturn: corp")
    game.corp.takes_credit()
    game.asks("runner", "react")
    game.runner.passes()
    game.expect(runner_hand=[])
    game.asks("runner", "action")


@pytest.mark.rule("9.6.11")
def test_9_6_11_an_ability_that_becomes_inactive_loses_its_pending_instances() -> None:
    game = scenario("""
        corp:
          clicks 1
        runner:
          credits 5
          rig: Dealer, Aesop's Pawnshop
        turn: corp
    """)
    game.corp.takes_credit()
    game.runner.triggers("Aesop's Pawnshop")
    game.expect(runner_credits=8, runner_heap=["Dealer"])
    game.asks("runner", "action")


@pytest.mark.rule("9.6.14:1")
@pytest.mark.rule("9.9.2")
@pytest.mark.rule("9.1.3c")
def test_9_6_14_a_delayed_ability_without_a_duration_resolves_once() -> None:
    game = scenario("""
        runner:
          credits 0
          hand: Next Fire, Bonfire
          rig: Kindling, Kindling
        turn: runner
    """)
    game.runner.plays("Next Fire")
    game.runner.plays("Bonfire")
    game.asks("runner", "react")  # it was met twice, but only one of the two can be triggered
    assert all([option.startswith("trigger Next Fire") for option in game.options("runner")])  # its source (9.1.3c)
    game.take(game.options("runner")[0])
    game.asks("runner", "action")
    game.expect(runner_credits=1, runner_heap=4)


@pytest.mark.rule("9.6.14:2")
def test_9_6_14_with_a_duration_it_resolves_every_time_until_then() -> None:
    game = scenario("""
        corp:
          deck: 3 any
          hand: Test Operation
        runner:
          credits 0
          clicks 2
          hand: Fire Season, Bonfire
          rig: Kindling, Kindling, Test Sacrifice
        turn: runner
    """)
    game.runner.plays("Fire Season")
    game.runner.uses("Test Sacrifice")
    game.runner.picks(game.cards("Kindling")[0])
    game.expect(runner_credits=2)
    game.runner.plays("Bonfire")
    game.expect(runner_credits=3, turn="corp")


# -- 9.6.15: the steps -------------------------------------------------------------------------------------------------

STEPS = """
    corp:
      credits 5
      hand: Test Tag
      Server 1: Cutter
    runner:
      deck: 5 any
      rig: {}
    turn: corp
"""


@pytest.mark.rule("9.6.15a")
@pytest.mark.rule("9.6.15b")
def test_9_6_15a_and_b_the_ability_is_triggered_then_targets_are_announced() -> None:
    game = scenario(STEPS.format("Kindling, Saver, Witness"))
    game.corp.plays("Test Tag", x=1)
    assert game.happened("triggered") == 1
    game.asks("corp", "target", "1.14.2")
    assert game.options("corp") == ["pick Kindling", "pick Saver", "pick Witness"]


@pytest.mark.rule("9.6.15c")
@pytest.mark.rule("9.6.15d:1")
def test_9_6_15c_and_d_interrupts_come_after_the_targets_and_change_what_happens() -> None:
    game = scenario(STEPS.format("Kindling, Saver, Shelter"))
    game.corp.plays("Test Tag", x=1)
    game.corp.picks("Saver")
    game.asks("runner", "interrupt", "9.2.9d")
    game.runner.uses("Shelter")
    game.asks("corp", "target", "1.14.2")
    assert game.card("Saver").installed


@pytest.mark.rule("9.6.15e")
@pytest.mark.rule("9.6.15f")
@pytest.mark.rule("9.6.15g")
@pytest.mark.rule("9.6.5a:1,2")
def test_9_6_15e_to_g_a_checkpoint_follows_each_instruction() -> None:
    game = scenario(STEPS.format("Kindling, Saver, Last Word"))
    game.corp.plays("Test Tag", x=1)
    game.corp.picks("Kindling")
    game.expect(runner_heap=["Kindling"], runner_hand=1)
    game.asks("corp", "target")  # the next instruction
    game.corp.picks("Saver")
    assert story(game, "trashed", "drew") == ["trashed", "drew", "trashed", "drew", "trashed"]
    game.asks("corp", "action")
