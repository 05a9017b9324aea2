"""Chapter 5.2: which actions are possible, all of them and no others, and why the others are not."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import (
    A_ADVANCE,
    A_DRAW,
    A_GAIN_CREDITS,
    A_RUN_ACTION,
    A_TRASH,
    A_TRASH_RESOURCE,
    CORP,
    EVENT,
    ICE,
    RESOURCE,
    RUNNER,
)
from netrunner.testing import Scenario, define, scenario
from netrunner.vocabulary import (
    AdditionalCostTo,
    Cannot,
    Cards,
    Clicks,
    CostsLess,
    Draw,
    ForEvent,
    Gain,
    GrantsAbility,
    paid,
    play,
    whenever,
)
from netrunner.vocabulary.cards import All

define("Frozen Account", "corp", "asset", Cannot(A_GAIN_CREDITS, RUNNER), cost=0, trash=1)
define("Own Frozen Account", "corp", "asset", Cannot(A_GAIN_CREDITS, CORP), cost=0, trash=1)
define("Jammed Stack", "corp", "asset", Cannot(A_DRAW, RUNNER), cost=0, trash=1)
define("Jammed R&D", "corp", "asset", Cannot(A_DRAW, CORP), cost=0, trash=1)
define("Rusty Rails", "corp", "asset", Cannot(A_ADVANCE, cards=Cards(types=ICE)), cost=0, trash=1)
define("Barred Door", "runner", "resource", Cannot(A_TRASH, CORP, cards=Cards(types=RESOURCE, other=True)))
define("Gate Fee", "corp", "upgrade", AdditionalCostTo(A_RUN_ACTION, 1), cost=0, trash=1)
define("Test Red Tape", "runner", "resource", AdditionalCostTo(A_TRASH_RESOURCE, 3))
define("Second Job", "runner", "resource", GrantsAbility(paid(Clicks(), Gain(2)), of=All(Cards(types=RESOURCE))))
define("Lucky Draw", "runner", "event", play(Draw(1)), cost=3)

CORP_BOARD = """
    corp:
      credits {credits}, clicks {clicks}
      hand: Test Agenda, Test Asset, 2 Test Barrier, Test Operation, Hedge Fund
      deck: 3 any
      HQ: ice (Ice Wall)
      Server 1: cards (Test Agenda)
      Server 2: cards (Test Asset)
    runner:
      tags {tags}
      rig: Test Resource, Test Hardware
    turn: corp
"""

INSTALLS = ["install Test Agenda", "install Test Asset", "install Test Barrier"]
ADVANCES = ["advance Ice Wall [HQ ice 1]", "advance Test Agenda [Server 1 card 1]"]
SERVERS = ["run HQ", "run R&D", "run Archives", "run Server 1"]


def corp(credits: int, clicks: int = 3, tags: int = 0) -> list[str]:
    return scenario(CORP_BOARD.format(credits=credits, clicks=clicks, tags=tags)).options("corp")


@pytest.mark.rule("5.2.7d:1")
@pytest.mark.rule("5.2.7g:1")
def test_5_2_7_the_actions_of_a_corp_that_can_pay_for_all_of_them() -> None:
    assert corp(5, tags=1) == [
        "gain", "draw", *INSTALLS, "play Test Operation", "play Hedge Fund", *ADVANCES,
        "trash-resource Test Resource", "purge",
    ]  # fmt: skip


@pytest.mark.rule("5.2.7f")
@pytest.mark.rule("5.2.7e")
def test_5_2_7_without_credits_nothing_is_advanced_and_no_operation_with_a_cost_is_played() -> None:
    assert corp(0, tags=1) == ["gain", "draw", *INSTALLS, "play Test Operation", "purge"]


@pytest.mark.rule("5.2.7g:1")
@pytest.mark.rule("5.2.7f")
def test_5_2_7g_one_credit_is_enough_to_advance_but_not_to_trash_a_resource() -> None:
    assert corp(1, tags=1) == ["gain", "draw", *INSTALLS, "play Test Operation", *ADVANCES, "purge"]


@pytest.mark.rule("5.2.7g:2")
@pytest.mark.rule("10.5.3:1,2")
def test_5_2_7g_two_credits_are_enough_to_trash_a_resource_of_a_tagged_runner_and_only_of_one() -> None:
    expected = ["gain", "draw", *INSTALLS, "play Test Operation", *ADVANCES]
    assert corp(2, tags=1) == [*expected, "trash-resource Test Resource", "purge"]
    assert corp(2, tags=0) == [*expected, "purge"]


@pytest.mark.rule("5.2.7h")
def test_5_2_7h_purging_takes_three_clicks() -> None:
    expected = ["gain", "draw", *INSTALLS, "play Test Operation", "play Hedge Fund", *ADVANCES]
    assert corp(5, clicks=4) == corp(5, clicks=3) == [*expected, "purge"]
    assert corp(5, clicks=2) == corp(5, clicks=1) == expected


@pytest.mark.rule("5.2.7c")
@pytest.mark.rule("1.7.2c:1")
def test_5_2_7c_the_corp_may_draw_from_an_empty_rnd_and_loses() -> None:
    game = scenario("turn: corp")
    assert game.options("corp") == ["gain", "draw", "purge"]
    game.corp.draws()
    assert (game.winner, game.reason) == ("runner", "empty-rnd")


RUNNER_BOARD = """
    corp:
      Server 1: cards (Test Agenda)
    runner:
      credits {credits}, clicks {clicks}, tags {tags}
      hand: Test Program, Test Big Program, Test Hardware, 2 Test Event, Lucky Draw, Sure Gamble
      deck: {deck}
      rig: Test Big Program, Armitage Codebusting
    turn: runner
"""

PROGRAMS = ["install Test Program", "install Test Big Program"]


def runner(credits: int, clicks: int = 4, tags: int = 0, deck: str = "2 any") -> list[str]:
    return scenario(RUNNER_BOARD.format(credits=credits, clicks=clicks, tags=tags, deck=deck)).options("runner")


@pytest.mark.rule("5.2.8d:1")
@pytest.mark.rule("5.2.8f")
def test_5_2_8_the_actions_of_a_runner_who_can_pay_for_all_of_them() -> None:
    everything = [
        "gain", "draw", *PROGRAMS, "install Test Hardware", "play Test Event", "play Lucky Draw", "play Sure Gamble",
        *SERVERS, "remove-tag",
    ]  # fmt: skip
    assert runner(5, tags=1) == everything
    assert runner(5, tags=3, clicks=1) == everything


@pytest.mark.rule("5.2.8c")
@pytest.mark.rule("5.2.8e")
@pytest.mark.rule("1.2.5:1")
def test_5_2_8_a_runner_without_credits_and_cards_in_the_stack() -> None:
    assert runner(0, tags=1, deck="") == ["gain", "play Test Event", *SERVERS]


@pytest.mark.rule("5.2.8g")
def test_5_2_8g_a_tag_is_removed_for_two_credits() -> None:
    expected = ["gain", "draw", *PROGRAMS, "install Test Hardware", "play Test Event"]
    assert runner(1, tags=1) == [*expected, *SERVERS]
    assert runner(2, tags=1) == [*expected, *SERVERS, "remove-tag"]
    assert runner(2, tags=0) == [*expected, *SERVERS]
    assert runner(3, tags=0) == [*expected, "play Lucky Draw", *SERVERS]


BOARD = """
    corp:
      credits {credits}
      deck: 3 any
      HQ: ice (Ice Wall)
      Server 1: cards (Test Agenda), {card}
    runner:
      credits {runner}, tags 1
      deck: 2 any
      rig: Test Resource{rig}
    turn: {turn}
"""


def board(turn: str, card: str = "Test Upgrade", rig: str = "", credits: int = 5, runner: int = 1) -> Scenario:
    return scenario(BOARD.format(turn=turn, card=card, rig=rig and f", {rig}", credits=credits, runner=runner))


CORP_ACTIONS = ["gain", "draw", *ADVANCES, "trash-resource Test Resource", "purge"]
RUNNER_ACTIONS = ["gain", "draw", *SERVERS]


def without(options: list[str], *missing: str) -> list[str]:
    return [option for option in options if option not in missing]


@pytest.mark.rule("1.2.2:1")
@pytest.mark.rule("5.2.7b")
@pytest.mark.rule("5.2.8b")
@pytest.mark.parametrize(
    ("card", "corp_cannot", "runner_cannot"),
    [
        ("Frozen Account", [], ["gain"]),
        ("Own Frozen Account", ["gain"], []),
        ("Jammed Stack", [], ["draw"]),
        ("Jammed R&D", ["draw"], []),
        ("Rusty Rails", [ADVANCES[0]], []),
        ("Test No Runs", [], ["run Server 1"]),
    ],
)
def test_5_2_7_what_a_card_forbids_to_one_player_is_possible_for_the_other(
    card: str, corp_cannot: list[str], runner_cannot: list[str]
) -> None:
    text = card if card.startswith("Test") else f"Test Upgrade; Server 2: {card}"
    for side, actions, cannot in (("corp", CORP_ACTIONS, corp_cannot), ("runner", RUNNER_ACTIONS, runner_cannot)):
        game = board(side, text)
        expected = [*actions, "run Server 2"] if side == "runner" and card != "Test No Runs" else actions
        assert game.options(side) == without(expected, *cannot)
        for option in cannot:
            refusal = game.why_not(side, option)
            assert refusal.rule == ("6.3.2a" if option.startswith("run") else "1.2.2")
            assert not refusal.possible


@pytest.mark.rule("1.15.9:2")
@pytest.mark.rule("1.15.9b:1")
@pytest.mark.rule("5.2.8f")
def test_5_2_8f_the_action_and_the_run_may_each_cost_more_and_are_paid_at_once() -> None:
    assert board("runner", "Gate Fee", runner=0).options("runner") == ["gain", "draw"]
    assert board("runner", "Gate Fee", runner=1).options("runner") == RUNNER_ACTIONS
    toll = without(RUNNER_ACTIONS, "run Server 1")
    assert board("runner", "Test Toll", runner=1).options("runner") == toll
    assert board("runner", "Test Toll", runner=2).options("runner") == [*RUNNER_ACTIONS, "remove-tag"]
    both = "Gate Fee, Test Toll"
    assert board("runner", both, runner=2).options("runner") == [*toll, "remove-tag"]
    game = board("runner", both, runner=3)
    assert game.options("runner") == [*RUNNER_ACTIONS, "remove-tag"]
    game.runner.runs("Server 1")
    game.expect(runner_credits=0, runner_clicks=3, run="Server 1")


@pytest.mark.rule("1.2.2:2")
@pytest.mark.rule("5.2.7g:1")
def test_5_2_7g_a_resource_that_another_card_protects_is_not_trashed() -> None:
    game = board("corp", rig="Barred Door")
    expected = ["gain", "draw", *ADVANCES, "trash-resource Barred Door", "purge"]
    assert game.options("corp") == expected
    assert game.why_not("corp", "trash-resource Test Resource").rule == "1.2.2"


@pytest.mark.rule("1.15.9:1")
@pytest.mark.rule("5.2.7g:1")
def test_5_2_7g_an_additional_cost_to_trash_a_resource_is_added_to_its_two_credits() -> None:
    assert board("corp", rig="Test Red Tape", credits=4).options("corp") == ["gain", "draw", *ADVANCES, "purge"]
    game = board("corp", rig="Test Red Tape", credits=5)
    assert game.options("corp") == [*CORP_ACTIONS[:-1], "trash-resource Test Red Tape", "purge"]
    game.corp.trashes_resource("Test Resource")
    game.expect(corp_credits=0, corp_clicks=2, runner_heap=["Test Resource"])


@pytest.mark.rule("5.2.3")
def test_5_2_3_an_action_that_a_card_has_gained_is_possible_for_its_player_alone() -> None:
    granted = ["use Test Resource", "use Second Job"]
    game = board("runner", rig="Second Job")
    assert [option.split(" granted")[0] for option in game.options("runner")] == [*RUNNER_ACTIONS, *granted]
    game.runner.uses("Test Resource")
    game.expect(runner_credits=3, runner_clicks=3)
    assert board("corp", rig="Second Job").options("corp") == [*CORP_ACTIONS[:-1], "trash-resource Second Job", "purge"]


@pytest.mark.rule("5.2.7g:3")
@pytest.mark.rule("1.17.2:2")
def test_5_2_7_what_is_no_resource_is_not_trashed_and_what_cannot_be_advanced_is_not_advanced() -> None:
    game = scenario(CORP_BOARD.format(credits=5, clicks=3, tags=1))
    assert game.why_not("corp", "trash-resource Test Hardware").rule == "5.2.7g"
    assert game.why_not("corp", "advance Test Asset [Server 2 card 1]").rule == "1.17.2"


@pytest.mark.rule("1.15.1:2")
def test_1_15_1_a_refusal_tells_how_much_is_needed_and_how_much_is_there() -> None:
    game = scenario(CORP_BOARD.format(credits=1, clicks=2, tags=1))
    assert str(game.why_not("corp", "purge")) == "It needs 3 clicks, and you have 2 left. (rule 1.15.1)"
    needs = "It costs 2 credits, and you have 1 for it. (rule 1.15.1)"
    assert str(game.why_not("corp", "trash-resource Test Resource")) == needs
    game = scenario(RUNNER_BOARD.format(credits=1, clicks=1, tags=1, deck=""))
    assert str(game.why_not("runner", "remove-tag")) == needs
    assert game.why_not("runner", "draw").rule == "1.2.5"
    assert game.why_not("runner", "run Server 2").rule == "6.1.2"
    later = CORP_BOARD.format(credits=5, clicks=3, tags=1).replace("turn: corp", "turn: corp, at 5.6.3b")
    later = later.replace("2 Test Barrier, ", "")  # within the maximum hand size
    game = scenario(later, mode="full")
    for act in ("gain", "draw", "advance Test Agenda", "purge"):
        assert not game.why_not("corp", act).possible


# -- cards in hand: what they cost, and what helps to pay for them -----------------------------------------------------

define("Huge Program", "runner", "program", cost=0, memory=5)
define("Full Program", "runner", "program", cost=0, memory=4)
define("Golden Rack", "runner", "hardware", cost=4)
define("Dear Event", "runner", "event", play(Gain(1)), cost=4)
define("Ticket Office", "runner", "resource", CostsLess("play", 2, Cards(types=EVENT)))

HAND = """
    runner:
      credits {credits}
      hand: {hand}
      rig: {rig}
    turn: runner
"""


def from_hand(hand: str, rig: str = "Test Resource", credits: int = 0) -> list[str]:
    options = scenario(HAND.format(credits=credits, hand=hand, rig=rig)).options("runner")
    return [option for option in options if option.startswith(("install", "play"))]


@pytest.mark.rule("5.2.8d:2")
@pytest.mark.rule("1.15.1:2")
def test_5_2_8d_what_costs_one_credit_more_than_there_is_cannot_be_installed() -> None:
    assert from_hand("Golden Rack, Test Hardware", credits=4) == ["install Golden Rack", "install Test Hardware"]
    assert from_hand("Golden Rack, Test Hardware", credits=3) == ["install Test Hardware"]
    assert from_hand("Golden Rack, Test Hardware") == []


@pytest.mark.rule("5.2.8d:2")
@pytest.mark.rule("8.5.1b")
def test_5_2_8d_a_discount_counts_for_the_cards_it_speaks_of() -> None:
    assert from_hand("Test Program, Test Hardware", "Test Discount") == ["install Test Program"]
    assert from_hand("Test Breaker, Golden Rack", "Test Discount", credits=2) == ["install Test Breaker"]


@pytest.mark.rule("1.10.4:2")
@pytest.mark.rule("5.2.8e")
def test_1_10_4_credits_on_cards_help_to_install_and_to_play() -> None:
    everything = ["install Golden Rack", "play Dear Event"]
    assert from_hand("Golden Rack, Dear Event", "Test Bank {credit 3}", credits=1) == everything
    assert from_hand("Golden Rack, Dear Event", "Test Bank {credit 3}") == []
    assert from_hand("Golden Rack, Dear Event", "Test Bank {credit 4}") == everything


@pytest.mark.rule("5.2.8e")
@pytest.mark.rule("1.15.1:1")
def test_5_2_8e_a_discount_on_events_lets_them_be_played() -> None:
    assert from_hand("Dear Event, Golden Rack", "Ticket Office", credits=2) == ["play Dear Event"]
    assert from_hand("Dear Event, Golden Rack", "Ticket Office", credits=1) == []
    assert from_hand("Dear Event, Golden Rack", credits=3) == []
    assert from_hand("Dear Event", credits=4) == ["play Dear Event"]


@pytest.mark.rule("3.9.3:1")
@pytest.mark.rule("5.2.8d:2")
def test_3_9_3_a_program_that_could_never_fit_is_not_installed_and_one_that_could_is() -> None:
    assert from_hand("Huge Program, Full Program", "Test Big Program") == ["install Full Program"]
    assert from_hand("Huge Program, Full Program", "Test Console") == ["install Huge Program", "install Full Program"]


@pytest.mark.rule("5.2.8d:2")
def test_5_2_8d_copies_in_hand_are_one_option() -> None:
    assert from_hand("3 Test Hardware, 2 Test Event, Test Program", credits=1) == [
        "install Test Hardware", "play Test Event", "install Test Program",
    ]  # fmt: skip


# -- what is chosen again (9.5.6c) -------------------------------------------------------------------------------------

define("Click Watch", "corp", "asset", whenever(ForEvent("clicks-spent"), Gain(1, CORP)), cost=0, trash=1)


@pytest.mark.rule("9.5.6c")
@pytest.mark.rule("10.3.4")
def test_9_5_6c_after_something_happened_in_between_the_target_of_a_basic_action_is_chosen_again() -> None:
    game = scenario("""
        corp:
          credits 5
          hand: Test Agenda, Hedge Fund, Test Operation
          HQ: ice (Ice Wall)
          Server 1: cards Click Watch
          Server 2: cards (Test Agenda)
        runner:
          tags 1
          rig: Test Resource, Test Hardware, Armitage Codebusting
        turn: corp
    """)
    game.corp.advances("Ice Wall")
    game.asks("corp", "target", "9.5.6c")
    assert game.options("corp") == ["advance Ice Wall [HQ ice 1]", "advance Test Agenda [Server 2 card 1]"]
    game.take("advance Test Agenda [Server 2 card 1]")
    assert game.card("Test Agenda", "Server 2").advancement == 1
    assert game.card("Ice Wall").advancement == 0
    game.expect(corp_credits=5, corp_clicks=2)
    game.corp.trashes_resource("Test Resource")
    assert game.options("corp") == ["trash-resource Test Resource", "trash-resource Armitage Codebusting"]
    game.take("trash-resource Armitage Codebusting")
    game.expect(runner_heap=["Armitage Codebusting"], corp_credits=4, corp_clicks=1)
    game.corp.plays("Test Operation")
    game.asks("corp", "target", "9.5.6c")
    assert game.options("corp") == ["play Hedge Fund", "play Test Operation"]  # now there are enough credits
    game.take("play Hedge Fund")
    game.expect(corp_credits=9, corp_archives=["Hedge Fund"])


@pytest.mark.rule("9.5.6c")
@pytest.mark.rule("10.3.4")
@pytest.mark.rule("5.2.7d:1")
def test_9_5_6c_the_attacked_server_and_the_card_to_install_are_chosen_again() -> None:
    text = """
        corp:
          Server 1: cards Click Watch
        runner:
          credits 1
          hand: Test Hardware, Golden Rack, Test Resource
        turn: runner
    """
    game = scenario(text)
    game.runner.runs("HQ")
    game.asks("runner", "target", "9.5.6c")
    assert game.options("runner") == SERVERS
    game.take("run Archives")
    game.expect(run="Archives", corp_credits=6)
    game = scenario(text)
    game.take("install Test Hardware")
    assert game.options("runner") == ["install Test Hardware", "install Test Resource"]
    game.take("install Test Resource")
    game.expect(runner_credits=0, corp_credits=6)
    assert game.card("Test Resource").installed
    game = scenario(text)
    game.runner.takes_credit()  # nothing to choose
    game.expect(runner_credits=2, corp_credits=6)


@pytest.mark.rule("5.2.6b:1")
@pytest.mark.parametrize(
    ("act", "credits"),
    [("advance Ice Wall [HQ ice 1]", 4), ("trash-resource Test Resource", 3), ("install Test Agenda", 5)],
)
def test_5_2_6b_an_action_for_one_click_less_costs_no_click(act: str, credits: int) -> None:
    game = scenario("""
        corp: MirrorMorph: Endless Iteration
          credits 4, clicks 4
          hand: Test Operation, Test Agenda; deck: 5 any
          HQ: ice (Ice Wall)
        runner:
          tags 1
          rig: Test Resource
        turn: corp
    """)
    game.corp.draws()
    game.corp.plays("Test Operation")
    game.corp.takes_credit()
    game.corp.triggers("MirrorMorph: Endless Iteration")
    game.corp.chooses(2)
    game.asks("corp", "action", "5.2.6b")
    assert "gain" not in game.options("corp") and "draw" not in game.options("corp")
    before = game.corp.credits
    game.take(act)
    while game.decision is not None and game.decision.kind not in ("action", "window"):
        game.take(game.options("corp")[0])
    game.expect(corp_clicks=1, corp_credits=before - 5 + credits)


@pytest.mark.rule("5.2.7g:3")
def test_5_2_7g_a_resource_that_is_not_installed_is_not_trashed() -> None:
    game = scenario("runner:\n tags 1\n rig: Test Hardware\n heap: Test Resource\nturn: corp")
    assert not game.why_not("corp", "trash-resource Test Resource").possible
    assert game.options("corp") == ["gain", "draw", "purge"]
