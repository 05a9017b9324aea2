"""1.10: credits."""

import pytest

from netrunner.rules.machine.nodes import P_USE
from netrunner.rules.machine.terms import CREDIT, PROGRAM, RUNNER
from netrunner.testing import define, scenario
from netrunner.vocabulary import (
    Cards,
    Clicks,
    Draw,
    DuringRun,
    EncounterWith,
    EndRun,
    ForEvent,
    Gain,
    HostedCreditsFor,
    Installed,
    Lose,
    MayPay,
    MustPay,
    Place,
    Recurring,
    Take,
    TurnBegins,
    paid,
    sub,
    when,
    whenever,
)
from netrunner.vocabulary.base import YOU
from netrunner.vocabulary.mechanics import PsiGame

BREAKERS = Cards(types=PROGRAM, subtypes="icebreaker")
define("Credit Leech", "corp", "ice", sub(Lose(2, RUNNER)), cost=1, strength=1)
define("Guessing Game", "corp", "ice", sub(PsiGame(same=EndRun())), cost=1, strength=1)
define("Fare Stage", "corp", "ice", when(EncounterWith(), MustPay(3, EndRun(), RUNNER)), cost=1)
define("Piggy Bank", "runner", "resource", when(Installed(), Place(CREDIT, 3)), paid(Clicks(), Take(2)))
define("Getaway Fund", "runner", "resource", HostedCreditsFor(condition=DuringRun()))
define("Tuner", "runner", "hardware", Recurring(2), HostedCreditsFor(P_USE, BREAKERS))
define("Purser", "runner", "resource", whenever(ForEvent("used", YOU, Cards(title="Tuner")), Draw(1)))
define("Till", "runner", "resource", whenever(ForEvent("credits-gained", YOU), Draw(1)))
define(
    "Morning Tuner", "runner", "program",
    when(TurnBegins(), MayPay(2, Gain(5))),
    subtypes="icebreaker", memory=1, strength=1,
)  # fmt: skip
define(
    "Self Tuner", "runner", "program",
    when(Installed(), MayPay(2, Gain(5))),
    subtypes="icebreaker", memory=1, strength=1,
)  # fmt: skip


@pytest.mark.rule("1.10.3b:1")
def test_1_10_3b_a_player_loses_no_more_credits_than_the_pool_holds() -> None:
    for credits, left in ((5, 3), (1, 0), (0, 0)):
        game = scenario(f"corp:\n HQ: ice Credit Leech\nrunner:\n credits {credits}\nrun: HQ, encountering ice 1")
        assert game.runner.credits == left


@pytest.mark.rule("1.10.3b:2")
def test_1_10_3b_credits_on_cards_are_not_lost() -> None:
    game = scenario("""
        corp:
          HQ: ice Credit Leech
        runner:
          credits 1
          rig: Getaway Fund {credits 3}
        run: HQ, encountering ice 1
    """)
    game.expect(runner_credits=0)
    assert game.card("Getaway Fund").credits == 3


@pytest.mark.rule("1.10.3c:2")
def test_1_10_3c_credits_on_cards_must_be_used_if_they_are_the_only_way_to_pay() -> None:
    game = scenario("""
        corp:
          HQ: ice Fare Stage
        runner:
          credits 1
          rig: Getaway Fund {credits 3}
        run: HQ, encountering ice 1
    """)
    game.runner.chooses(2)  # of the 3 credits two or three must come from the card
    game.expect(runner_credits=0, run="HQ")
    assert game.card("Getaway Fund").credits == 1


@pytest.mark.rule("1.10.3c:2")
def test_1_10_3c_nested_costs_of_a_program_are_paid_with_credits_for_using_it() -> None:
    game = scenario("""
        runner:
          credits 0
          hand: Self Tuner
          rig: Tuner
        turn: runner
    """)
    game.runner.installs("Self Tuner")
    game.runner.accepts()
    game.expect(runner_credits=5)
    assert game.card("Tuner").credits == 0


@pytest.mark.rule("1.10.4:1")
def test_1_10_4_credits_on_a_card_are_not_in_the_pool() -> None:
    game = scenario("""
        runner:
          credits 0
          hand: Sure Gamble
          rig: Piggy Bank {credits 9}
        turn: runner
    """)
    game.asks("runner", "action")
    game.refuses("runner", "play Sure Gamble")
    game.refuses("runner", "remove-tag")


@pytest.mark.rule("1.10.4a")
@pytest.mark.rule("1.10.3a")
def test_1_10_4a_credits_taken_from_a_card_are_gained() -> None:
    game = scenario("""
        runner:
          credits 0
          deck: 2 any
          rig: Piggy Bank {credits 3}, Till
        turn: runner
    """)
    game.runner.uses("Piggy Bank")
    game.expect(runner_credits=2, runner_hand=1)  # Till sees that credits are gained
    assert game.card("Piggy Bank").credits == 1
    game.runner.uses("Piggy Bank")
    game.expect(runner_credits=3)


@pytest.mark.rule("1.10.4b")
def test_1_10_4b_credits_on_a_card_are_spent_only_for_what_it_says() -> None:
    game = scenario("""
        corp:
          HQ: ice Wall of Static
        runner:
          credits 0
          hand: Easy Mark, Corroder
          rig: Corroder, Tuner
        turn: runner
    """)
    game.refuses("runner", "install Corroder")
    game.runner.runs("HQ")
    game.pass_windows("6.9.3b")
    game.runner.boosts("Corroder")
    assert game.card("Tuner").credits == 1


@pytest.mark.rule("1.10.4c")
def test_1_10_4c_in_the_stated_period_credits_on_a_card_pay_for_anything() -> None:
    text = """
        corp:
          hand: Hedge Fund
          Server 1: (PAD Campaign)
        runner:
          credits 0
          hand: Diesel, Akamatsu Mem Chip
          rig: Getaway Fund {credits 4}
        turn: runner
    """
    game = scenario(text)
    game.refuses("runner", "install Akamatsu Mem Chip")
    game.runner.runs("Server 1")
    game.runner.continues()
    game.pass_windows()
    game.runner.trashes("PAD Campaign")
    game.expect(corp_archives=["PAD Campaign"])
    assert game.card("Getaway Fund").credits == 0


@pytest.mark.rule("1.10.4d")
@pytest.mark.rule("9.1.6c")
def test_1_10_4d_spending_credits_from_a_card_is_using_it() -> None:
    game = scenario("""
        corp:
          HQ: ice Wall of Static
        runner:
          credits 0
          deck: 3 any
          rig: Corroder, Tuner, Purser
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Corroder")
    game.expect(runner_hand=1)


@pytest.mark.rule("1.10.5a:1")
def test_1_10_5a_recurring_credits_are_there_when_the_card_becomes_active() -> None:
    game = scenario("""
        runner:
          hand: Tuner
        turn: runner
    """)
    game.runner.installs("Tuner")
    assert game.card("Tuner").credits == 2


@pytest.mark.rule("1.10.5b:1,2")
@pytest.mark.rule("1.10.5a:2")
def test_1_10_5b_recurring_credits_are_refilled_but_do_not_accumulate() -> None:
    for left in (0, 1, 2):
        game = scenario(f"""
            corp:
              clicks 1
            runner:
              rig: Tuner {{credits {left}}}
            turn: corp
        """)
        game.corp.takes_credit()
        assert game.turn == "runner"
        assert game.card("Tuner").credits == 2


@pytest.mark.rule("1.10.5b:2")
def test_1_10_5b_credits_beyond_the_number_stay() -> None:
    game = scenario("""
        corp:
          clicks 1
        runner:
          rig: Tuner {credits 3}
        turn: corp
    """)
    game.corp.takes_credit()
    assert game.card("Tuner").credits == 3


@pytest.mark.rule("1.10.5c:2")
def test_1_10_5c_they_are_refilled_before_abilities_of_the_beginning_turn_resolve() -> None:
    game = scenario("""
        corp:
          clicks 1
        runner:
          credits 0
          rig: Morning Tuner, Tuner {credits 0}
        turn: corp
    """)
    game.corp.takes_credit()
    game.asks("runner", "nested-cost")  # the ability of the beginning turn can be paid for
    game.runner.accepts()
    game.expect(runner_credits=5)
    assert game.card("Tuner").credits == 0


@pytest.mark.rule("1.10.5a:1")
def test_1_10_5a_a_facedown_card_that_is_turned_faceup_is_filled() -> None:
    game = scenario("""
        runner:
          rig: (Tuner), Test Turner
        turn: runner, at 5.7.1e
    """)
    assert game.card("Tuner").credits == 0
    game.runner.uses("Test Turner", ability=2)
    assert game.card("Tuner").faceup
    assert game.card("Tuner").credits == 2


@pytest.mark.rule("1.10.3c:2")
def test_1_10_3c_secretly_spent_credits_can_come_from_a_card_too() -> None:
    game = scenario("""
        corp:
          credits 5
          HQ: ice Guessing Game
        runner:
          credits 0
          rig: Getaway Fund {credits 3}
        run: HQ, encountering ice 1
    """)
    game.corp.chooses(1)
    game.runner.chooses(2)
    game.asks("runner", "jack-out")  # different: the run goes on
    game.expect(corp_credits=4, runner_credits=0)
    assert game.card("Getaway Fund").credits == 1
