"""What rules about abilities, damage and tags say besides their main clause."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import F_TAGS, NET, POWER
from netrunner.testing import define, scenario
from netrunner.vocabulary import (
    CostsLess,
    Damage,
    Draw,
    ForEvent,
    Gain,
    GiveTags,
    Place,
    Prevent,
    TrashThis,
    interrupt,
    paid,
    play,
)
from netrunner.vocabulary.abilities import When
from netrunner.vocabulary.base import YOU

define("Test Last Gift", "runner", "resource", paid(TrashThis(), Place(POWER, 2), Gain(1)))
define("Test Cheap Trick", "runner", "event", CostsLess("play", 3), play(Gain(1)), cost=3)
define("Test Sting And Tag", "corp", "operation", play(Damage(NET, 1), GiveTags(1)))
define("Test Great Hideout", "runner", "resource", interrupt(TrashThis(), Prevent(F_TAGS, -1)))
define(
    "Test Hopeful Drawer", "runner", "resource",
    When(ForEvent("credits-gained", player=YOU), (Draw(1),), optional=True),
)  # fmt: skip


@pytest.mark.rule("9.1.4:2")
def test_9_1_4_an_ability_does_not_act_on_its_source_once_that_is_gone() -> None:
    game = scenario("runner:\n credits 0; rig: Test Last Gift\nturn: runner, at 5.7.1e")
    game.runner.uses("Test Last Gift")
    game.expect(runner_credits=1, runner_heap=["Test Last Gift"])
    assert game.card("Test Last Gift").power == 0 and game.happened("counters-placed") == 0


@pytest.mark.rule("9.1.8d:3")
def test_9_1_8d_a_card_modifies_its_own_play_cost_from_the_hand() -> None:
    game = scenario("runner:\n credits 0; hand: Test Cheap Trick\nturn: runner")
    game.runner.plays("Test Cheap Trick")
    game.expect(runner_credits=1)


@pytest.mark.rule("9.2.7f:2")
@pytest.mark.rule("9.5.3:2")
def test_9_2_7f_whoever_could_act_in_a_window_may_pass_all_the_same() -> None:
    game = scenario("corp:\n Server 1: (PAD Campaign), Test Upgrade; Server 2: Test Once Asset\nturn: corp, at 5.6.2a")
    game.offers("corp", "rez PAD Campaign")
    game.offers("corp", "use Test Once Asset")
    game.corp.passes()
    game.asks("corp", "action")
    game.expect(corp_credits=5)


@pytest.mark.rule("9.2.8d:3")
def test_9_2_8d_an_ability_is_resolved_before_the_next_one_is_triggered() -> None:
    game = scenario("corp:\n deck: 3 any; Server 1: Test Turn Asset; Server 2: Test Turn Asset\nturn: corp, at 5.6.1d")
    game.take("trigger Test Turn Asset [Server 2 card 1]")
    game.expect(corp_credits=7)  # the other one had to be triggered then
    told = [kind for kind in game.log_kinds() if kind in ("triggered", "credits-gained")]
    assert told == ["triggered", "credits-gained"] * 2


@pytest.mark.rule("9.2.9a:1")
def test_9_2_9a_each_instruction_has_an_interrupt_window_of_its_own() -> None:
    game = scenario("""
        corp:
          hand: Test Sting And Tag
        runner:
          hand: 2 any; rig: Test Shield, Test Hideout
        turn: corp
    """)
    game.corp.plays("Test Sting And Tag")
    assert sorted(game.options("runner")) == ["pass", "use Test Shield ability 1"]
    game.runner.passes()
    assert sorted(game.options("runner")) == ["pass", "use Test Hideout ability 1"]
    game.runner.uses("Test Hideout")
    game.expect(tags=0, runner_hand=1)


@pytest.mark.rule("9.2.9e:2")
def test_9_2_9e_a_paid_interrupt_may_be_used_before_a_mandatory_one() -> None:
    game = scenario("""
        corp:
          credits 3; hand: Test Meat Damage
        runner:
          hand: 4 any; rig: Muresh Bodysuit, Test Shield
        turn: corp
    """)
    game.corp.plays("Test Meat Damage", x=3)
    game.refuses("runner", "pass")  # Muresh Bodysuit must be triggered, but not now
    game.runner.uses("Test Shield")
    game.go_on("action")
    game.expect(runner_hand=3)


@pytest.mark.rule("9.5.2b:1")
def test_9_5_2b_an_interrupt_cannot_be_used_in_a_paid_ability_window() -> None:
    game = scenario("runner:\n tags 1; rig: Decoy\nturn: runner, at 5.7.1e", mode="full")
    game.asks("runner", "window", "5.7.1e")
    game.refuses("runner", "use Decoy")


@pytest.mark.rule("9.8.6a:2")
def test_9_8_6a_no_tags_are_taken_when_all_were_avoided() -> None:
    game = scenario("corp:\n credits 1; hand: Test Tag\nrunner:\n rig: Test Hideout\nturn: corp")
    game.corp.plays("Test Tag", x=1)
    game.runner.uses("Test Hideout")
    game.expect(tags=0)
    assert game.happened("tags-taken") == 0


@pytest.mark.rule("9.8.6b:2")
def test_9_8_6b_no_damage_is_done_when_all_was_prevented() -> None:
    game = scenario("corp:\n credits 1; hand: Test Net Damage\nrunner:\n hand: 1 any; rig: Test Shield\nturn: corp")
    game.corp.plays("Test Net Damage", x=1)
    game.runner.uses("Test Shield")
    game.expect(runner_hand=1)
    assert game.happened("damage") == 0


@pytest.mark.rule("9.8.7b:2")
def test_9_8_7b_once_all_tags_are_avoided_there_is_nothing_left_to_avoid() -> None:
    board = "corp:\n credits 3; hand: Test Tag\nrunner:\n rig: Test Great Hideout, Test Hideout\nturn: corp"
    game = scenario(board)
    game.corp.plays("Test Tag", x=3)
    game.offers("runner", "use Test Hideout")
    game.runner.uses("Test Great Hideout")
    game.asks("corp", "action")
    game.expect(tags=0, runner_rig=["Test Hideout"])


@pytest.mark.rule("9.11.3c:2")
def test_9_11_3c_a_choice_of_which_nothing_can_be_resolved_does_nothing() -> None:
    game = scenario("""
        corp:
          HQ: ice Fairchild 2.0
        runner:
          credits 0; hand: 4 any
        run: HQ, encountering ice 1
    """)
    game.go_on("jack-out")
    game.expect(runner_credits=0, runner_hand=3, brain_damage=1, run="HQ")  # only its last subroutine did something


@pytest.mark.rule("10.4.2")
@pytest.mark.parametrize(("title", "kind"), [("Test Meat Damage", 0), ("Test Net Damage", 1), ("Test Brain Damage", 2)])
def test_10_4_2_each_type_of_damage_is_suffered_as_that_type(title: str, kind: int) -> None:
    game = scenario(f"""
        corp:
          credits 1; hand: {title}
        runner:
          hand: 2 any; rig: Net Shield, Muresh Bodysuit
        turn: corp
    """)
    game.corp.plays(title, x=1)
    if kind == 0:
        game.expect(runner_hand=2)  # Muresh Bodysuit must prevent it
    elif kind == 1:
        game.asks("runner", "interrupt")
        game.runner.triggers("Net Shield")
        game.expect(runner_hand=2)
    else:
        game.expect(runner_hand=1, runner_hand_size=4, brain_damage=1)


@pytest.mark.rule("9.1.6d")
def test_9_1_6d_an_optional_ability_that_could_change_nothing_is_not_offered() -> None:
    game = scenario("runner:\n deck:\n rig: Test Hopeful Drawer\nturn: runner")
    game.runner.takes_credit()
    game.asks("runner", "action")
    game = scenario("runner:\n deck: 2 any; rig: Test Hopeful Drawer\nturn: runner")
    game.runner.takes_credit()
    game.runner.triggers("Test Hopeful Drawer")
    game.expect(runner_hand=1)
