"""10.8: traces."""

import pytest

from netrunner.rules.machine.terms import NET
from netrunner.testing import Scenario, define, scenario
from netrunner.vocabulary import (
    Damage,
    Draw,
    ForEvent,
    Gain,
    GiveTags,
    If,
    Link,
    Named,
    NumberIs,
    Trace,
    play,
    whenever,
)

STRONG = NumberIs(Named("trace"), least=5)
define("Sniffer", "corp", "operation", play(Trace(2, GiveTags(1), Gain(3)), Gain(1)))
define("Twins", "corp", "operation", play(Trace(2, Damage(NET, 1), either=If(STRONG, Damage(NET, 1)))))
define("Modem", "corp", "asset", whenever(ForEvent("trace-initiated"), Gain(4)), trash=2)
define("Follow Up", "corp", "asset", whenever(ForEvent("trace-successful"), Gain(1)), trash=2)
define("Relief", "runner", "resource", whenever(ForEvent("trace-unsuccessful"), Draw(1)), cost=0)
define("Uplink", "runner", "hardware", Link(2), cost=0)
BOARD = """
    corp:
      credits 3
      hand: {}
      {}
    runner:
      credits 3
      hand: 4 any
      deck: 3 any
      rig: {}
    turn: corp
"""


def board(hand: str = "Sniffer", corp: str = "", rig: str = "Uplink") -> Scenario:
    return scenario(BOARD.format(hand, corp, rig))


@pytest.mark.rule("10.8.2:1")
@pytest.mark.rule("10.8.3")
@pytest.mark.rule("10.8.4:1")
@pytest.mark.parametrize(
    ("corp", "runner", "tags"),
    [(0, 0, 0), (1, 0, 1), (3, 0, 1), (1, 1, 0), (3, 2, 1), (3, 3, 0)],
)
def test_10_8_4_the_trace_succeeds_if_its_strength_exceeds_the_link_strength(corp: int, runner: int, tags: int) -> None:
    # Base trace strength 2 against a link of 2.
    game = board()
    game.corp.plays("Sniffer")
    game.corp.chooses(corp)
    game.runner.chooses(runner)
    game.expect(tags=tags, corp_credits=3 - corp + 1 + (0 if tags else 3), runner_credits=3 - runner)


@pytest.mark.rule("10.8.5")
@pytest.mark.parametrize(("spent", "answer", "damage"), [(0, 0, 0), (1, 0, 1), (3, 0, 2), (3, 3, 1)])
def test_10_8_5_what_has_no_result_follows_either_way(spent: int, answer: int, damage: int) -> None:
    game = board("Twins")
    game.corp.plays("Twins")
    game.corp.chooses(spent)
    game.runner.chooses(answer)
    if spent > answer:  # successful: two abilities are pending
        game.take(game.options("corp")[0])
    game.expect(runner_hand=4 - damage)


@pytest.mark.rule("10.8.6a")
@pytest.mark.rule("10.8.6b")
@pytest.mark.rule("9.10.1d")
def test_10_8_6a_and_b_abilities_about_the_initiation_resolve_before_the_corp_spends() -> None:
    game = board(corp="Server 1: Modem")
    game.corp.plays("Sniffer")
    game.asks("corp", "trace-corp", "10.8.6c")
    game.expect(corp_credits=7)
    assert game.options("corp")[-1] == "number 7"


@pytest.mark.rule("10.8.6c")
def test_10_8_6c_the_corp_spends_first_any_number() -> None:
    game = board()
    game.corp.plays("Sniffer")
    game.asks("corp", "trace-corp", "10.8.6c")
    assert game.options("corp") == [f"number {n}" for n in range(4)]
    game.corp.chooses(2)
    game.expect(corp_credits=1)


@pytest.mark.rule("10.8.6d")
def test_10_8_6d_then_the_runner_spends_any_number() -> None:
    game = board()
    game.corp.plays("Sniffer")
    game.corp.chooses(2)
    game.asks("runner", "trace-runner", "10.8.6d")
    assert game.options("runner") == [f"number {n}" for n in range(4)]
    game.runner.chooses(1)
    game.expect(runner_credits=2)


@pytest.mark.rule("10.8.6e")
@pytest.mark.rule("10.8.6f")
@pytest.mark.rule("10.8.6g")
def test_10_8_6e_to_g_the_result_is_determined_and_what_depends_on_it_resolves_before_the_ability_goes_on() -> None:
    game = board(corp="Server 1: Follow Up")
    game.corp.plays("Sniffer")
    game.corp.chooses(1)
    game.runner.chooses(0)
    game.corp.triggers("Sniffer")  # Follow Up comes after it
    kinds = ("trace-initiated", "trace-successful", "tags-taken", "resolved")
    assert [kind for kind in game.log_kinds() if kind in kinds] == list(kinds)
    game.expect(tags=1, corp_credits=3 - 1 + 1 + 1)


@pytest.mark.rule("10.8.6e")
def test_10_8_6e_other_abilities_see_the_result_too() -> None:
    game = board(rig="Uplink, Relief")
    game.corp.plays("Sniffer")
    game.corp.chooses(0)
    game.runner.chooses(0)
    game.expect(tags=0, runner_hand=5)


@pytest.mark.rule("10.8.2:2")
def test_10_8_2_credits_for_traces_are_spent_on_cards_too() -> None:
    game = scenario("""
        corp: NBN: Making News
          credits 0
          hand: Sniffer
        runner:
          credits 0
          rig: Uplink
        turn: corp
    """)
    game.corp.plays("Sniffer")
    assert game.options("corp")[-1] == "number 2"
    game.corp.chooses(1)
    game.expect(tags=1)
    assert game.card("NBN: Making News").credits == 1
