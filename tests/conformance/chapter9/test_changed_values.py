"""Values that interrupts change, repetition, and simultaneous trashing (1.2.3, 9.8, 9.11)."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import BRAIN, F_DAMAGE, MEAT, NET, RESOURCE
from netrunner.testing import define, scenario
from netrunner.vocabulary import All, Cards, Clicks, Damage, Draw, Gain, Lose, Trash, play
from netrunner.vocabulary.abilities import When, paid, whenever
from netrunner.vocabulary.base import Fixed
from netrunner.vocabulary.costs import RemoveBadPublicityToPay, RemoveTagsToPay
from netrunner.vocabulary.flow import IfAble, RepeatProcess
from netrunner.vocabulary.interrupts import DamageInstead, Increase, SetValue
from netrunner.vocabulary.triggers import ForEvent
from netrunner.vocabulary.would import Would

define("Test Barrage", "corp", "operation", play(Damage(MEAT, 1)))
define("Test Volley", "corp", "operation", play(Damage(MEAT, 2, unpreventable=True)))
define("Test Shock", "corp", "operation", play(Damage(NET, 3)))
define("Test Louder", "corp", "asset", When(Would(F_DAMAGE, MEAT), (Increase(F_DAMAGE, 1, MEAT),), interrupt=True))
define("Test Deeper", "corp", "asset", When(Would(F_DAMAGE, NET), (DamageInstead(NET, BRAIN, 1),), True, True))
define("Test Cushion", "runner", "resource", When(Would(F_DAMAGE, NET), (SetValue(F_DAMAGE, 1, NET),), interrupt=True))
define("Test Reprise", "runner", "event", play(Draw(1), RepeatProcess(Draw(1), Fixed(2))))
define("Test All Or Nothing", "runner", "event", play(Gain(1), IfAble(Lose(4), Draw(2))))
define("Test Clearance", "corp", "operation", play(Trash(All(Cards(types=RESOURCE)))))
define("Test Mourner", "runner", "hardware", whenever(ForEvent("trashed", once_per_batch=True), Gain(1)))
define("Test Collector", "corp", "asset", paid((Clicks(), RemoveTagsToPay(2)), Gain(5)))
define("Test Gossip", "runner", "resource", paid((Clicks(), RemoveBadPublicityToPay(1)), Gain(3)))


@pytest.mark.rule("9.8.6b:1")
@pytest.mark.rule("9.8.3b")
def test_9_8_6b_an_interrupt_may_raise_the_amount_of_damage() -> None:
    game = scenario("""
        corp:
          hand: Test Barrage
          Server 1: cards Test Louder
        runner:
          hand: 3 Diesel
        turn: corp
    """)
    game.corp.plays("Test Barrage")
    game.expect(runner_hand=1)


@pytest.mark.rule("9.8.7e")
@pytest.mark.rule("9.4.5")
def test_9_8_7e_raised_damage_keeps_that_it_cannot_be_prevented() -> None:
    game = scenario("""
        corp:
          hand: Test Volley
          Server 1: cards Test Louder
        runner:
          hand: 4 Diesel
          rig: Crash Space
        turn: corp
    """)
    game.corp.plays("Test Volley")
    game.expect(runner_hand=1, runner_rig=["Crash Space"])


@pytest.mark.rule("9.8.7c:2")
def test_9_8_7c_a_value_may_be_set_whatever_modified_it_before() -> None:
    game = scenario("""
        corp:
          hand: Test Shock
        runner:
          hand: 3 Diesel
          rig: Test Cushion
        turn: corp
    """)
    game.corp.plays("Test Shock")
    game.expect(runner_hand=2)


@pytest.mark.rule("9.8.10")
@pytest.mark.rule("9.8.3c")
@pytest.mark.rule("9.8.8a")
def test_9_8_10_a_replacement_by_an_interrupt_applies_at_once_and_later_interrupts_see_the_new_effect() -> None:
    game = scenario("""
        corp:
          hand: Test Shock
          Server 1: cards Test Deeper
        runner:
          credits 3
          hand: 3 Diesel
          rig: Net Shield
        turn: corp
    """)
    game.corp.plays("Test Shock")
    game.corp.triggers("Test Deeper")
    game.expect(brain_damage=1, runner_hand=2, runner_credits=3)


@pytest.mark.rule("9.11.4b:1")
def test_9_11_4b_a_process_is_repeated_as_often_as_stated() -> None:
    game = scenario("""
        runner:
          hand: Test Reprise
          deck: 5 any
        turn: runner
    """)
    game.runner.plays("Test Reprise")
    assert game.happened("drew") == 3


@pytest.mark.rule("1.2.3:1,2")
@pytest.mark.parametrize(("credits", "left", "drawn"), [(2, 3, 0), (3, 0, 2)])
def test_1_2_3_if_able_is_carried_out_fully_or_not_at_all(credits: int, left: int, drawn: int) -> None:
    game = scenario(f"""
        runner:
          credits {credits}
          hand: Test All Or Nothing
          deck: 5 any
        turn: runner
    """)
    game.runner.plays("Test All Or Nothing")
    game.expect(runner_credits=left, runner_hand=drawn)


@pytest.mark.rule("9.11.2a")
def test_9_11_2a_one_or_more_cards_trashed_together_are_one_occurrence() -> None:
    game = scenario("""
        corp:
          hand: Test Clearance
        runner:
          credits 0
          rig: Access to Globalsec, Armitage Codebusting, Test Mourner
        turn: corp
    """)
    game.corp.plays("Test Clearance")
    game.expect(runner_rig=["Test Mourner"], runner_credits=2)  # the resources, then the operation itself


@pytest.mark.rule("10.5.5:2")
@pytest.mark.rule("1.13.2e")
def test_10_5_5_the_corp_pays_with_the_runners_tags() -> None:
    text = """
        corp:
          credits 0
          Server 1: cards Test Collector
        runner:
          tags {}
        turn: corp
    """
    game = scenario(text.replace("{}", "1"))
    game.refuses("corp", "use Test Collector")
    game = scenario(text.replace("{}", "3"))
    game.corp.uses("Test Collector")
    game.expect(corp_credits=5, tags=1)


@pytest.mark.rule("10.6.3")
def test_10_6_3_the_runner_pays_with_the_corps_bad_publicity() -> None:
    game = scenario("""
        corp:
          bad publicity 1
        runner:
          credits 0
          rig: Test Gossip
        turn: runner
    """)
    game.runner.uses("Test Gossip")
    game.expect(corp_bad_publicity=0, runner_credits=3)
