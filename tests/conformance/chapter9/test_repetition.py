"""9.6 once more: instances of one ability, and abilities that outlive their source."""

import pytest

from netrunner.rules.machine.terms import F_DAMAGE, NET, POWER, RUNNER
from netrunner.testing import define, scenario
from netrunner.vocabulary import (
    Accessed,
    Both,
    Cards,
    CountersOn,
    Counting,
    Damage,
    Draw,
    ForEvent,
    Gain,
    If,
    NumberIs,
    Place,
    Prevent,
    This,
    Trash,
    TrashThis,
    TurnBegins,
    interrupt,
    when,
    whenever,
)
from netrunner.vocabulary.abilities import while_true
from netrunner.vocabulary.base import YOU
from netrunner.vocabulary.numbers import CreditsOf
from netrunner.vocabulary.statics import InsteadOfAccessing

HAND = Counting(Cards(where="grip"))
define("Small Change", "runner", "resource", while_true(NumberIs(CreditsOf(RUNNER), most=2), Gain(1)), cost=0)
define(
    "Test Snowball", "runner", "resource", whenever(ForEvent("drew", YOU), If(NumberIs(HAND, most=2), Draw(1))), cost=0
)
define(
    "Last Breath", "runner", "resource",
    when(TurnBegins(), Place(POWER, 2), Trash(This()), Gain(CountersOn(POWER))), cost=0,
)  # fmt: skip
define("Thimble", "runner", "resource", interrupt(TrashThis(), Prevent(F_DAMAGE, 1)), cost=0)
define("Nettle", "corp", "asset", when(Accessed(), Both(Damage(NET, 3), Gain(1))), trash=0)
define("Guest Pass", "runner", "resource", InsteadOfAccessing(Gain(2)), cost=0)


@pytest.mark.rule("9.6.3")
@pytest.mark.rule("9.6.7c:1")
def test_9_6_3_an_ability_with_a_static_condition_has_one_instance_at_a_time() -> None:
    game = scenario("runner:\n credits 5\n hand: Sure Gamble\n rig: Small Change\nturn: runner")
    game.runner.plays("Sure Gamble")
    game.expect(runner_credits=12)  # 0, then 1, 2 and 3 one after the other, then 9 more
    assert game.happened("triggered") == 3


@pytest.mark.rule("9.6.4a")
def test_9_6_4a_a_condition_met_again_while_the_ability_resolves_makes_a_new_instance() -> None:
    game = scenario("runner:\n deck: 9 any\n rig: Test Snowball\nturn: runner")
    game.runner.draws()
    game.expect(runner_hand=3, runner_deck=6)
    assert game.happened("triggered") == 3


@pytest.mark.rule("9.6.13")
def test_9_6_13_a_triggered_ability_resolves_although_its_source_has_left() -> None:
    game = scenario("corp:\n clicks 1\nrunner:\n credits 0\n rig: Last Breath\nturn: corp")
    game.corp.takes_credit()
    game.expect(runner_credits=2, runner_heap=["Last Breath"])


@pytest.mark.rule("9.8.5c:2")
def test_9_8_5c_a_static_ability_that_prevents_needs_no_triggering() -> None:
    game = scenario("""
        corp:
          credits 5
          hand: Nettle
        runner:
          hand: 2 any
          rig: Test Immunity, Thimble
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.asks("runner", "trash-accessed")  # nobody was asked about Thimble
    game.expect(runner_hand=2, corp_credits=6, runner_rig=["Test Immunity", "Thimble"])
    assert game.happened("damage") == 0


@pytest.mark.rule("9.8.8b")
def test_9_8_8b_a_static_ability_can_replace_whenever_it_is_active() -> None:
    game = scenario("corp:\n hand: Hedge Fund\n deck: 3 any\nrunner:\n credits 0\n rig: Guest Pass\nturn: runner")
    for server in ("HQ", "R&D"):
        game.runner.runs(server)
        game.runner.continues()
    game.expect(runner_credits=4)
    assert game.happened("access") == 0


@pytest.mark.rule("9.3.3f")
def test_9_3_3f_x_is_constrained_by_the_card() -> None:
    game = scenario("""
        corp:
          credits 9
          hand: Psychographics
          Server 1: (Test Agenda)
        runner:
          tags 2
        turn: corp
    """)
    game.corp.plays("Psychographics")
    assert game.options("corp") == ["number 0", "number 1", "number 2"]
    game.corp.chooses(2)
    assert game.card("Test Agenda").advancement == 2
    game.expect(corp_credits=7)
