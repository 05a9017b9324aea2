"""9.6.9, 9.10.4f, 1.15.10: optional parts, nested costs, numbers and orders, as both players see and answer them."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.nodes import P_USE
from netrunner.rules.machine.terms import A_USE, PROGRAM, RUNNER, STACK
from netrunner.testing import Scenario, define, scenario
from netrunner.vocabulary import (
    ArrangeTop,
    Cannot,
    Cards,
    ChooseOne,
    Chosen,
    Draw,
    ForEvent,
    Gain,
    GiveTags,
    HostedCreditsFor,
    Look,
    Lose,
    May,
    MayPay,
    Named,
    TopOf,
    Trash,
    TrashCards,
    TurnBegins,
    Unless,
    play,
    when,
    whenever,
)
from netrunner.vocabulary.base import YOU, Fixed
from netrunner.vocabulary.flow import ChooseUpTo

PROGRAMS = Cards(types=PROGRAM)
define("Use Counter", "runner", "resource", whenever(ForEvent("used", RUNNER), Gain(1)))
define("Dawn Purchase", "runner", "resource", when(TurnBegins(), MayPay(2, Draw(1), Gain(0))))
define("Dawn Auction", "runner", "resource", when(TurnBegins(), MayPay(2, Draw(1)), may=True))
define("Two Part Dawn", "runner", "resource",
       when(TurnBegins(), MayPay(1, Draw(1)), MayPay(1, Draw(1))))  # fmt: skip
define("Dawn Walk", "runner", "resource", when(TurnBegins(), May(Draw(1), otherwise=Gain(3))))
GIFT = May(Draw(1, RUNNER), player=RUNNER)
define("Corp's Dawn Offer", "corp", "asset", when(TurnBegins(), GIFT), trash=1)
define("Idle Hands", "corp", "asset", Cannot(A_USE, RUNNER, Cards(title="Dawn Walk")), trash=1)
define("Idle Purse", "corp", "asset", Cannot(A_USE, RUNNER, Cards(title="Dawn Purchase")), trash=1)
define("Use Fund", "runner", "resource", HostedCreditsFor(P_USE))
define("Road Levy", "corp", "operation", play(Gain(1), Unless(GiveTags(1), 2, player=RUNNER)))
define("Program Road Levy", "corp", "operation",
       play(Gain(1), Unless(GiveTags(1), TrashCards(PROGRAMS), player=RUNNER)))  # fmt: skip
define("Three Ways", "corp", "operation", play(
    ChooseOne(Gain(1), (Trash(Chosen(PROGRAMS)), Gain(5)), (Lose(3, RUNNER), Gain(2)))
))  # fmt: skip
define("Lucky Number", "runner", "event", play(ChooseUpTo("n", Fixed(2)), Gain(Named("n")), Draw(Named("n"))))
define("Foretell", "runner", "event", play(Look(TopOf(YOU, 3)), ArrangeTop()))
define("Corp Foretell", "corp", "operation", play(Look(TopOf(YOU, 2)), ArrangeTop()))


def dawn(rig: str, credits: int = 5, corp: str = "Test Asset", mode: str = "forced") -> Scenario:
    return scenario(
        f"""
        corp:
          deck: 9 any
          Server 1: cards {corp}
        runner:
          credits {credits}
          deck: 9 any
          rig: {rig}
        turn: runner, at 5.7.1d
        """,
        mode=mode,
    )


# -- optional parts (9.6.9) --------------------------------------------------------------------------------------------


@pytest.mark.rule("9.6.9d:2")
@pytest.mark.rule("1.15.10a:1")
def test_9_6_9d_paying_a_nested_cost_is_a_use_and_declining_it_is_none() -> None:
    game = dawn("Dawn Purchase, Use Counter")
    game.asks("runner", "nested-cost", "1.15.10")
    assert game.options("runner") == ["yes", "no"]
    game.runner.accepts()
    game.expect(runner_credits=5 - 2 + 1, runner_hand=1)
    game = dawn("Dawn Purchase, Use Counter")
    game.runner.declines()
    game.expect(runner_credits=5, runner_hand=0)
    assert game.happened("used") == 0


@pytest.mark.rule("9.6.9d:1")
@pytest.mark.parametrize(("answers", "used", "drawn"), [("yn", 1, 1), ("ny", 1, 1), ("yy", 1, 2), ("nn", 0, 0)])
def test_9_6_9d_one_of_two_optional_parts_is_enough_and_both_are_one_use(answers: str, used: int, drawn: int) -> None:
    game = dawn("Two Part Dawn, Use Counter")
    for answer in answers:
        game.runner.accepts() if answer == "y" else game.runner.declines()
    game.expect(runner_hand=drawn, runner_credits=5 - drawn + used)
    assert game.happened("used") == used


@pytest.mark.rule("9.6.9d:3")
@pytest.mark.rule("9.6.9c")
def test_9_6_9d_what_the_opponent_may_do_is_no_use_of_the_card() -> None:
    game = scenario("""
        corp:
          deck: 9 any
          Server 1: cards Corp's Dawn Offer
        runner:
          deck: 9 any
          rig: Use Counter
        turn: corp, at 5.6.1d
    """)
    game.asks("runner", "may", "9.6.9c")
    game.runner.accepts()
    game.expect(runner_hand=1, runner_credits=5)
    assert game.happened("used") == 0


@pytest.mark.rule("9.6.9d:2")
@pytest.mark.rule("9.6.9c")
@pytest.mark.parametrize(("pays", "used"), [(True, 1), (False, 0)])
def test_9_6_9d_an_optional_ability_whose_cost_is_not_paid_after_all_was_not_used(pays: bool, used: int) -> None:
    game = dawn("Dawn Auction, Use Counter")
    game.runner.triggers("Dawn Auction")
    game.asks("runner", "nested-cost")
    game.runner.accepts() if pays else game.runner.declines()
    assert game.happened("used") == used
    game.expect(runner_hand=used, runner_credits=5 - 2 * used + used)


@pytest.mark.rule("9.1.6:1")
@pytest.mark.rule("1.2.2:1")
def test_9_1_6_who_cannot_use_a_card_cannot_carry_out_its_optional_parts() -> None:
    game = dawn("Dawn Walk", corp="Idle Hands", mode="full")
    game.take("trigger Dawn Walk")
    game.asks("runner", "may")
    assert game.options("runner") == ["no"]
    game.take("no")
    game.expect(runner_hand=0, runner_credits=8)
    game = dawn("Dawn Purchase", corp="Idle Purse", mode="full")
    game.take("trigger Dawn Purchase")
    game.asks("runner", "nested-cost")
    assert game.options("runner") == ["no"]
    game = dawn("Dawn Walk", corp="Idle Purse")  # that is about another card
    assert game.options("runner") == ["yes", "no"]
    game.runner.accepts()
    game.expect(runner_hand=1, runner_credits=5)


@pytest.mark.rule("1.10.3c:1")
@pytest.mark.rule("1.15.10a:1")
def test_1_10_3c_paying_for_the_own_ability_is_using_the_card_and_paying_for_another_is_not() -> None:
    game = dawn("Dawn Purchase, Use Fund {credit 2}", credits=0)
    game.runner.accepts()
    game.expect(runner_hand=1, runner_credits=0)
    assert game.card("Use Fund").credits == 0
    text = "corp:\n hand: Road Levy\nrunner:\n credits {}\n rig: Use Fund {{credit 2}}\nturn: corp"
    game = scenario(text.format(1))
    game.corp.plays("Road Levy")  # the Runner cannot pay for a card of the Corp with it
    game.expect(tags=1, runner_credits=1)
    game = scenario(text.format(2))
    game.corp.plays("Road Levy")
    game.runner.accepts()
    game.expect(tags=0, runner_credits=0)


@pytest.mark.rule("1.15.10b:1")
def test_1_15_10b_between_people_the_question_comes_if_what_is_paid_with_is_hidden() -> None:
    game = scenario("corp:\n hand: Program Road Levy\nrunner:\n rig: Test Resource\nturn: corp", mode="open")
    game.corp.plays("Program Road Levy")
    if game.decision is not None and game.decision.kind == "nested-cost":
        assert game.options("runner") == ["no"]
        game.take("no")
    game.expect(tags=1)
    game = scenario("corp:\n hand: Program Road Levy\nrunner:\n rig: Test Program\nturn: corp", mode="open")
    game.corp.plays("Program Road Levy")
    game.asks("runner", "nested-cost")
    game.take("yes")
    while game.decision is not None and game.decision.side == "runner":
        game.take(game.options()[0])
    game.expect(tags=0, runner_heap=["Test Program"])


# -- one of several effects (9.10.4f) ----------------------------------------------------------------------------------


@pytest.mark.rule("9.10.4f:1")
@pytest.mark.rule("9.11.3c:1")
@pytest.mark.parametrize(
    ("rig", "credits", "options"),
    [
        ("Test Program", 3, ["choose 1", "choose 2", "choose 3"]),
        ("Test Resource", 3, ["choose 1", "choose 3"]),
        ("Test Program", 0, ["choose 1", "choose 2"]),
    ],
)
def test_9_11_3c_every_part_of_an_effect_must_be_possible(rig: str, credits: int, options: list[str]) -> None:
    game = scenario(f"corp:\n hand: Three Ways\nrunner:\n credits {credits}\n rig: {rig}\nturn: corp")
    game.corp.plays("Three Ways")
    game.asks("corp", "choose-effect", "9.10.4f")
    assert [option.partition(":")[0] for option in game.options("corp")] == options
    game.take(game.options("corp")[-1])
    if options[-1] == "choose 3":
        game.expect(corp_credits=7, runner_credits=0)
    else:
        game.expect(corp_credits=10, runner_heap=["Test Program"])


# -- numbers and orders ------------------------------------------------------------------------------------------------


@pytest.mark.rule("1.14.1b:1")
@pytest.mark.parametrize("n", [0, 1, 2])
def test_1_14_1b_the_chosen_number_counts_for_everything_after_it(n: int) -> None:
    game = scenario("runner:\n hand: Lucky Number\n deck: 5 any\nturn: runner")
    game.runner.plays("Lucky Number")
    game.asks("runner", "choose-number", "1.14.1b")
    assert game.options("runner") == ["number 0", "number 1", "number 2"]
    assert game.decision is not None and game.decision.card == game.card("Lucky Number").id
    game.runner.chooses(n)
    game.expect(runner_credits=5 + n, runner_hand=n)


@pytest.mark.rule("4.3.2:2")
@pytest.mark.rule("4.1.2a:1")
def test_4_3_2_cards_put_back_are_new_cards_and_the_rest_stays_as_it_is() -> None:
    game = scenario("runner:\n deck: Diesel, Modded, Corroder, Sure Gamble\n hand: Foretell\nturn: runner")
    s = game.game.state
    before = {s.cards[i].defn.title: s.cards[i].ref for i in s.zones[STACK]}
    game.runner.plays("Foretell")
    assert game.options("runner") == ["pick Diesel", "pick Modded", "pick Corroder"]
    game.runner.picks("Modded")
    assert game.options("runner") == ["pick Diesel", "pick Corroder"]
    game.runner.picks("Corroder")
    game.expect(runner_deck=["Modded", "Corroder", "Diesel", "Sure Gamble"])
    after = {s.cards[i].defn.title: s.cards[i].ref for i in s.zones[STACK]}
    assert after["Sure Gamble"] == before["Sure Gamble"]
    for title in ("Diesel", "Modded", "Corroder"):
        assert after[title] == before[title] + 256
    assert not any(s.cards[i].faceup for i in s.zones[STACK])
    game.runner.draws()
    game.expect(runner_hand=["Modded"])


@pytest.mark.rule("4.3.2:1")
@pytest.mark.rule("1.20.2:1")
def test_4_3_2_who_arranged_the_cards_knows_them_and_nobody_else_does() -> None:
    game = scenario("corp:\n hand: Corp Foretell\n deck: Enigma, Hunter, Ice Wall\nturn: corp")
    game.corp.plays("Corp Foretell")
    game.asks("corp", "arrange", "4.3.2")
    game.corp.picks("Hunter")
    game.expect(corp_deck=["Hunter", "Enigma", "Ice Wall"])
    s = game.game.state
    assert s.shown == ()
    assert [s.visibility(s.cards[i]) for i in s.zones[0]] == [0, 0, 0]


@pytest.mark.rule("4.3.2:2")
def test_4_3_2_copies_are_alike_and_a_single_card_is_not_asked_about() -> None:
    game = scenario("runner:\n deck: 2 Diesel, Modded, Corroder\n hand: Foretell\nturn: runner")
    game.runner.plays("Foretell")
    assert game.options("runner") == ["pick Diesel", "pick Modded"]
    game.runner.picks("Modded")
    game.asks("runner", "action")
    game.expect(runner_deck=["Modded", "Diesel", "Diesel", "Corroder"])
    game = scenario("runner:\n deck: Diesel\n hand: Foretell\nturn: runner")
    game.runner.plays("Foretell")
    game.asks("runner", "action")
    game = scenario("runner:\n deck: Diesel\n hand: Foretell\nturn: runner", mode="open")
    game.runner.plays("Foretell")
    assert game.decision is not None and game.decision.kind != "arrange"
