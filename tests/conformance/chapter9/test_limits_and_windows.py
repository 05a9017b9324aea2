"""9.2, 9.3.3c, 9.6, 9.8: who is asked in windows, how often abilities are used, and abilities that cards are given."""

import pytest

from netrunner.rules.machine.terms import A_USE, CORP, F_DAMAGE, F_TAGS, HARDWARE, POWER, PROGRAM, RESOURCE, RUNNER
from netrunner.testing import Scenario, define, scenario
from netrunner.vocabulary import (
    All,
    Cannot,
    Cards,
    Chosen,
    CountersOn,
    Credits,
    Draw,
    ForEvent,
    Gain,
    GrantsAbility,
    Lose,
    May,
    MayPay,
    Prevent,
    Reveal,
    Trash,
    TurnBegins,
    Would,
    X,
    interrupt,
    paid,
    play,
    when,
    whenever,
)
from netrunner.vocabulary.abilities import When
from netrunner.vocabulary.base import YOU

GRIP_PROGRAMS = Cards(types=PROGRAM, where="grip")
define("Pawnbroker", "runner", "resource", paid(1, Reveal(Chosen(GRIP_PROGRAMS)), Gain(0)))
define("Plain Broker", "runner", "resource", paid(1, Trash(Chosen(Cards(types=PROGRAM)))))
define("Meter", "runner", "resource", paid(Credits(is_x=True), Draw(X())))
DREW = ForEvent("drew", YOU)
define("First Sip", "runner", "resource", Cannot(A_USE, CORP), when(DREW, Gain(1), limit=1))
define("Two Sips", "runner", "resource", when(DREW, Gain(1), limit=1), when(DREW, Gain(1), limit=2))
define("Optional Sip", "runner", "resource", Cannot(A_USE, CORP), when(DREW, Gain(1), may=True, limit=1))
define("Teacher", "runner", "resource", GrantsAbility(paid(0, Gain(1), limit=1), of=All(Cards(types=HARDWARE))))
define("Fan Club", "runner", "resource", GrantsAbility(whenever(DREW, Gain(1)), of=All(Cards(types=HARDWARE))))
define(
    "Bodyguards", "runner", "resource",
    GrantsAbility(
        When(Would(F_DAMAGE), (Prevent(F_DAMAGE, 1),), interrupt=True, limit=1), of=All(Cards(types=HARDWARE))
    ),
)  # fmt: skip
PADDED = interrupt(1, Prevent(F_DAMAGE, 1))
define("Padded Rig", "runner", "resource", GrantsAbility(PADDED, of=All(Cards(types=HARDWARE))))
define("Once Guard", "runner", "resource", When(Would(F_DAMAGE), (Prevent(F_DAMAGE, 1),), interrupt=True, limit=1))
define("Ever Guard", "runner", "resource", When(Would(F_DAMAGE), (Prevent(F_DAMAGE, 1),), interrupt=True))
define("Maybe Guard", "runner", "resource", When(Would(F_DAMAGE), (Prevent(F_DAMAGE, 1),), True, True))
define("Vendor", "runner", "resource", interrupt(1, Prevent(F_DAMAGE, 1)))
define("Dodge", "runner", "resource", interrupt(1, Prevent(F_TAGS, 1)))
define("Silence", "corp", "asset", Cannot(A_USE, RUNNER, cards=Cards(types=RESOURCE)), trash=0)
define("Morning Offer", "runner", "resource", when(TurnBegins(), May(Draw(1))))
define("Morning Price", "runner", "resource", when(TurnBegins(), MayPay(1, Draw(1))))
define("Elegy", "runner", "resource", whenever(ForEvent("trashed", this=True), Gain(CountersOn(POWER))))
define("Wreck", "runner", "event", play(Trash(Chosen(Cards(side=RUNNER)))))
define("Crowd", "runner", "event", play(Trash(All(Cards(side=RUNNER)))))
define("Hush", "corp", "asset", whenever(ForEvent("drew", RUNNER), Lose(1, RUNNER)), trash=0)

HURT = "corp:\n credits 9\n hand: Test Net Damage\nrunner:\n credits 3\n hand: 5 any\n rig: {rig}\nturn: corp"


def hurt(rig: str, damage: int) -> Scenario:
    """The Corp does net damage."""
    game = scenario(HURT.format(rig=rig))
    game.corp.plays("Test Net Damage", x=damage)
    return game


# -- paid ability windows ------------------------------------------------------------------------------------------


@pytest.mark.rule("9.2.7")
@pytest.mark.parametrize(
    ("rig", "credits", "hand", "open_", "forced"),
    [
        ("Pawnbroker", 1, "Corroder", True, True),
        ("Pawnbroker", 1, "Sure Gamble", True, False),  # the Corp cannot know that there is no program
        ("Pawnbroker", 0, "Corroder", False, False),  # but it sees that there is no credit
        ("Plain Broker", 1, "Corroder", False, False),  # and that no program is installed
        ("Test Breaker", 3, "Corroder", False, False),  # nothing to break
        ("Test Breaker, Test Power", 3, "Corroder", False, False),  # and no counter to spend
    ],
)
def test_9_2_7_between_people_a_player_is_asked_where_the_opponent_must_reckon_with_an_act(
    rig: str, credits: int, hand: str, open_: bool, forced: bool
) -> None:
    text = f"runner:\n credits {credits}\n hand: {hand}\n rig: {rig}\nturn: runner, at 5.7.1e"
    for mode, asked in (("open", open_), ("forced", forced), ("full", True)):
        game = scenario(text, mode=mode)
        game.asks("runner", "window" if asked else "action")


@pytest.mark.rule("3.9.5d")
@pytest.mark.parametrize("mode", ["forced", "open"])
@pytest.mark.parametrize("turn", ["corp, at 5.6.2a", "runner, at 5.7.1e"])
def test_3_9_5d_strength_that_nothing_could_notice_opens_no_window(turn: str, mode: str) -> None:
    game = scenario(f"runner:\n credits 3\n rig: Test Breaker, Test Power\nturn: {turn}", mode=mode)
    game.asks(turn.partition(",")[0], "action")
    game = scenario(f"runner:\n credits 3\n rig: Test Breaker, Test Power {{power 1}}\nturn: {turn}", mode=mode)
    game.asks("runner", "window")
    assert len(game.options("runner")) == 2  # the counter, or nothing


@pytest.mark.rule("9.2.7c:1")
@pytest.mark.parametrize(
    ("server", "open_", "forced"),
    [
        ("(PAD Campaign)", True, False),  # it could be anything
        ("(Nisei MK II)", True, False),
        ("PAD Campaign", False, False),
        ("PAD Campaign, (Red Herrings)", True, True),
    ],
)
def test_9_2_7c_an_unrezzed_card_may_always_be_one_that_could_be_rezzed(server: str, open_: bool, forced: bool) -> None:
    text = f"corp:\n credits 1\n Server 1: {server}\nturn: runner, at 5.7.1e"
    for mode, asked in (("open", open_), ("forced", forced)):
        game = scenario(text, mode=mode)
        if mode == "open" and asked:
            game.asks("corp", "window", "5.7.1e")
            game.corp.passes()
        elif asked:
            game.asks("corp", "window", "5.7.1e")
            game.corp.passes()
        game.asks("runner", "action")


@pytest.mark.rule("9.2.7e")
def test_9_2_7e_between_people_the_corp_is_asked_about_approached_ice_that_it_cannot_rez() -> None:
    text = "corp:\n credits 0\n HQ: ice (Enigma)\nrun: HQ, approaching ice 1"
    game = scenario(text, mode="open")
    game.asks("corp", "window", "6.9.2e")
    assert game.options("corp") == ["pass"]
    scenario(text).asks("runner", "jack-out", "6.9.5c")


# -- X -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("1.15.3:1")
def test_1_15_3_x_of_an_ability_is_chosen_within_what_can_be_paid() -> None:
    game = scenario("runner:\n credits 2\n deck: 4 any\n rig: Meter\nturn: runner, at 5.7.1e")
    game.runner.uses("Meter")
    game.asks("runner", "choose-x", "1.15.3")
    assert game.options("runner") == ["number 1", "number 2"]  # with X = 0 it could change nothing (1.2.5)
    game.runner.chooses(2)
    game.expect(runner_credits=0, runner_hand=2)
    game.asks("runner", "action")  # with X = 0 it could change nothing (1.2.5)
    assert game.why_not("runner", "use Meter").rule == "1.2.5"


@pytest.mark.rule("1.15.3:1")
def test_1_15_3_credits_on_cards_count_for_x() -> None:
    game = scenario("runner:\n credits 0\n deck: 4 any\n rig: Meter, Test Bank {credit 1}\nturn: runner, at 5.7.1e")
    game.runner.uses("Meter")  # X can only be 1
    game.expect(runner_hand=1)
    assert game.card("Test Bank").credits == 0


# -- limits --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.3.3c:1")
def test_9_3_3c_a_limited_conditional_ability_is_met_again_next_turn() -> None:
    game = scenario("corp:\n deck: 9 any\nrunner:\n deck: 9 any\n rig: First Sip\nturn: runner")
    game.runner.draws()
    game.runner.draws()
    game.expect(runner_credits=6)
    game.runner.takes_credit()
    game.runner.takes_credit()
    for _ in range(3):
        game.corp.takes_credit()
    game.runner.draws()
    game.expect(runner_credits=9)


@pytest.mark.rule("9.3.3c:1")
def test_9_3_3c_each_ability_of_a_card_has_a_limit_of_its_own() -> None:
    game = scenario("runner:\n deck: 9 any\n rig: Two Sips\nturn: runner", mode="forced")
    gained = []
    for _ in range(3):
        before = game.runner.credits
        game.runner.draws()
        if game.decision is not None and game.decision.kind == "react":
            game.take(game.options("runner")[0])
        gained.append(game.runner.credits - before)
    assert gained == [2, 1, 0]


@pytest.mark.rule("9.3.3c:1")
def test_9_3_3c_a_declined_ability_is_not_used_up() -> None:
    game = scenario("runner:\n deck: 9 any\n rig: Optional Sip\nturn: runner")
    game.runner.draws()
    game.runner.passes()
    game.runner.draws()
    game.runner.triggers("Optional Sip")
    game.expect(runner_credits=6)
    game.runner.draws()
    game.asks("runner", "action")


@pytest.mark.rule("9.3.3c:1")
def test_9_3_3c_a_limited_interrupt_helps_once() -> None:
    game = hurt("Once Guard", 2)
    game.expect(runner_hand=4)
    game = scenario(HURT.format(rig="Once Guard").replace("hand: Test", "hand: 2 Test"))
    for left in (4, 2):
        game.corp.plays("Test Net Damage", x=2)
        game.expect(runner_hand=left)


# -- abilities that cards are given (9.1.3b) -----------------------------------------------------------------------


@pytest.mark.rule("9.1.3b")
def test_9_1_3b_the_card_that_is_given_an_ability_is_its_source() -> None:
    game = scenario("runner:\n rig: Teacher, Test Hardware, Test Console\nturn: runner, at 5.7.1e")
    assert len(game.options("runner")) == 3
    game.runner.uses("Test Hardware")
    game.expect(runner_credits=6)
    game.refuses("runner", "use Test Hardware")
    game.runner.uses("Test Console")
    game.expect(runner_credits=7)
    game.asks("runner", "action")


@pytest.mark.rule("9.1.3b")
def test_9_1_3b_two_cards_give_two_abilities() -> None:
    game = scenario("runner:\n rig: 2 Teacher, Test Hardware\nturn: runner, at 5.7.1e")
    assert len(game.options("runner")) == 3
    game.take(game.options("runner")[0])
    game.expect(runner_credits=6)


@pytest.mark.rule("9.1.3b")
def test_9_1_3b_a_given_conditional_ability_is_met_by_each_card_that_has_it() -> None:
    game = scenario("runner:\n deck: 5 any\n rig: Fan Club, Test Hardware, Test Console\nturn: runner")
    game.runner.draws()
    game.runner.triggers("Test Console")
    game.expect(runner_credits=7)
    game = scenario("runner:\n deck: 5 any\n rig: Fan Club, (Test Hardware)\nturn: runner")
    game.runner.draws()
    game.expect(runner_credits=5)


@pytest.mark.rule("9.1.3b")
def test_9_1_3b_given_interrupts_are_limited_for_each_card() -> None:
    game = scenario(HURT.format(rig="Bodyguards, Test Hardware").replace("hand: Test", "hand: 2 Test"))
    for left in (4, 2):
        game.corp.plays("Test Net Damage", x=2)
        game.expect(runner_hand=left)


@pytest.mark.rule("9.1.3b")
def test_9_1_3b_a_given_paid_interrupt_is_used_by_its_controller() -> None:
    game = hurt("Padded Rig, Test Hardware", 2)
    game.asks("runner", "interrupt", "9.2.9d")
    game.runner.uses("Test Hardware")
    game.runner.uses("Test Hardware")
    game.expect(runner_hand=5, runner_credits=1)
    game = hurt("Padded Rig", 2)  # nobody has it
    game.expect(runner_hand=3)


# -- interrupts ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.2.9d")
def test_9_2_9d_a_mandatory_interrupt_must_be_triggered_and_an_optional_one_may_be() -> None:
    game = hurt("Ever Guard, Maybe Guard", 2)
    game.runner.triggers("Ever Guard")
    game.offers("runner", "pass")
    game.runner.triggers("Maybe Guard")
    game.expect(runner_hand=5)
    game = hurt("Ever Guard, Maybe Guard", 3)
    game.runner.triggers("Maybe Guard")
    game.expect(runner_hand=4)
    game = hurt("Maybe Guard", 1)
    game.runner.passes()
    game.expect(runner_hand=4)


@pytest.mark.rule("9.2.9")
def test_9_2_9_an_interrupt_that_is_not_relevant_is_not_offered() -> None:
    game = hurt("Dodge", 2)
    game.expect(runner_hand=3)
    game = scenario(HURT.format(rig="Vendor").replace("Test Net Damage", "Test Tag"))
    game.corp.plays("Test Tag", x=1)
    game.expect(tags=1)
    game = hurt("Dodge, Vendor", 1)
    game.refuses("runner", "use Dodge")
    game.runner.uses("Vendor")
    game.expect(runner_hand=5, runner_credits=2)  # nothing is left to prevent (9.8.4c)


@pytest.mark.rule("9.1.6:1")
def test_9_1_6_whoever_cannot_use_a_card_triggers_no_optional_ability_of_it() -> None:
    silent = HURT.replace("hand: Test", "Server 1: Silence\n hand: Test")
    game = scenario(silent.format(rig="Maybe Guard, Vendor"))
    game.corp.plays("Test Net Damage", x=1)
    game.expect(runner_hand=4)
    game = scenario(silent.format(rig="Ever Guard"))
    game.corp.plays("Test Net Damage", x=1)
    game.expect(runner_hand=5)  # what must be triggered is not used


@pytest.mark.rule("9.1.6:1")
@pytest.mark.parametrize("title", ["Morning Offer", "Morning Price"])
def test_9_1_6_an_optional_part_of_an_ability_is_out_of_reach_as_well(title: str) -> None:
    text = f"corp:\n Server 1: Test Asset\nrunner:\n deck: 3 any\n rig: {title}\nturn: runner, at 5.7.1a"
    game = scenario(text)
    game.runner.accepts()
    game.expect(runner_hand=1)
    game = scenario(text)
    game.runner.declines()
    game.expect(runner_hand=0, runner_credits=5)
    game = scenario(text.replace("Test Asset", "Silence"))
    game.asks("runner", "action")
    game.expect(runner_hand=0, runner_credits=5)


# -- what is gone (9.1.4) ------------------------------------------------------------------------------------------


@pytest.mark.rule("9.1.4:1")
def test_9_1_4_an_ability_about_its_own_end_knows_the_card_as_it_was() -> None:
    game = scenario("runner:\n hand: Wreck\n rig: Elegy {power 3}\nturn: runner")
    game.runner.plays("Wreck")
    game.expect(runner_credits=8)
    game = scenario("runner:\n hand: Crowd\n rig: Elegy {power 2}, Test Spite\ncorp:\n credits 4\nturn: runner")
    game.runner.plays("Crowd")
    game.runner.triggers("Test Spite")
    game.expect(runner_credits=7, corp_credits=3)


@pytest.mark.rule("9.6.6")
def test_9_6_6_the_active_player_triggers_first() -> None:
    text = "corp:\n Server 1: Hush\nrunner:\n credits 0\n deck: 5 any\n rig: Test Optional Echo\nturn: runner"
    game = scenario(text)
    game.runner.draws()
    game.runner.triggers("Test Optional Echo")
    game.expect(runner_credits=0)
    game = scenario(text)
    game.runner.draws()
    game.runner.passes()
    game.expect(runner_credits=0)
    assert game.log_kinds().count("credits-lost") == 0
