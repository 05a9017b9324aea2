"""9.4: static abilities, and granted ones (9.1.3b)."""

import pytest

from netrunner.rules.machine.terms import F_DAMAGE, NET, POWER, PROGRAM
from netrunner.testing import define, scenario
from netrunner.vocabulary import (
    Cards,
    CountersOn,
    Damage,
    Gain,
    GrantsAbility,
    HandSize,
    HostedCounters,
    InstallOnlyOn,
    Memory,
    Prevent,
    RunnerTagged,
    StrengthBonus,
    TrashThis,
    X,
    interrupt,
    paid,
    play,
)
from netrunner.vocabulary.cards import Host

define("Panic Room", "corp", "asset", HandSize(3, condition=RunnerTagged()), trash=2)
define(
    "Pufferfish",
    "runner",
    "program",
    StrengthBonus(CountersOn(POWER)),
    paid(HostedCounters(POWER), Gain(1)),
    cost=0,
    strength=1,
    subtypes="icebreaker",
)
define("Tenfold", "corp", "operation", play(Damage(NET, X())), cost="X")
define(
    "Padding",
    "runner",
    "hardware",
    InstallOnlyOn(Cards(types=PROGRAM)),
    GrantsAbility(interrupt(TrashThis(), Prevent(F_DAMAGE, 1)), of=Host()),
    cost=0,
)
define("Base Program", "runner", "program", cost=0, memory=0)


@pytest.mark.rule("9.4.2")
@pytest.mark.rule("9.3.2c")
def test_9_4_2_a_static_ability_applies_only_while_its_condition_is_met() -> None:
    game = scenario("corp:\n Server 1: Panic Room\nrunner:\n tags 1\n credits 9\nturn: runner")
    assert game.corp.hand_size == 8
    game.runner.removes_tag()
    assert game.corp.hand_size == 5


@pytest.mark.rule("9.4.1")
@pytest.mark.rule("9.4.4")
def test_9_4_4_it_has_no_duration_and_changes_at_once() -> None:
    game = scenario("runner:\n rig: Pufferfish {power 2}\nturn: runner, at 5.7.1e")
    assert game.card("Pufferfish").strength == 3
    game.runner.uses("Pufferfish")
    assert game.card("Pufferfish").strength == 2


@pytest.mark.rule("9.1.3b")
def test_9_1_3b_a_granted_paid_interrupt_can_be_used() -> None:
    game = scenario("""
        corp:
          credits 5
          hand: Tenfold
        runner:
          hand: 3 any
          rig: Base Program [Padding]
        turn: corp
    """)
    game.corp.plays("Tenfold", x=2)
    game.asks("runner", "interrupt")
    game.runner.uses("Base Program")
    game.expect(runner_hand=2, runner_rig=[])  # the program was trashed, and Padding with it


@pytest.mark.rule("9.1.3b")
def test_9_1_3b_a_static_ability_is_declared_not_granted() -> None:
    with pytest.raises(ValueError, match="not granted"):
        GrantsAbility(Memory(2), of=Host())
