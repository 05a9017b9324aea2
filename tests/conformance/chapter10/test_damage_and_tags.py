"""10.4 to 10.7: damage, tags, bad publicity and link."""

import pytest

from netrunner.rules.machine.terms import BRAIN, CORP, MEAT, NET
from netrunner.testing import define, scenario
from netrunner.vocabulary import (
    Damage,
    Draw,
    ForEvent,
    Gain,
    Link,
    SufferDamage,
    TakeBadPublicity,
    X,
    paid,
    play,
    whenever,
)

define("Beating", "corp", "operation", play(Damage(MEAT, X())), cost="X")
define("Mind Wipe", "corp", "operation", play(Damage(BRAIN, X())), cost="X")
define("Sadist", "corp", "asset", whenever(ForEvent("damage", CORP), Gain(1)), trash=2)
define("Stunt", "runner", "event", play(Damage(NET, 1), Gain(2)), cost=0)
define(
    "Worse Things", "runner", "event", whenever(ForEvent("trashed", this=True, inactive=True), Draw(3)), play(Draw(1))
)
define("Whistle", "runner", "resource", paid(0, TakeBadPublicity(1), limit=1), cost=0)
define("Two Wounds", "runner", "resource", paid((SufferDamage(MEAT, 1), SufferDamage(NET, 1)), Gain(5)), cost=0)
define("Antenna", "runner", "hardware", Link(2), cost=0)


# -- 10.4 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("10.4.1:1")
def test_10_4_1_the_player_whose_card_does_it_is_responsible_for_the_damage() -> None:
    game = scenario("corp:\n credits 5\n hand: Beating\n Server 1: Sadist\nrunner:\n hand: 3 any\nturn: corp")
    game.corp.plays("Beating", x=1)
    game.expect(corp_credits=5)  # 1 paid, 1 gained
    game = scenario("corp:\n credits 5\n Server 1: Sadist\nrunner:\n hand: Stunt, 3 any\nturn: runner")
    game.runner.plays("Stunt")
    game.expect(corp_credits=5, runner_hand=2)


@pytest.mark.rule("10.4.2a")
def test_10_4_2a_each_point_of_damage_trashes_a_card_at_random() -> None:
    game = scenario("corp:\n credits 5\n hand: Beating\nrunner:\n hand: Diesel, Modded, Tinkering\nturn: corp")
    game.next_random("Modded", "Diesel")
    game.corp.plays("Beating", x=2)
    game.expect(runner_hand=["Tinkering"], runner_heap=["Modded", "Diesel"], brain_damage=0, runner_hand_size=5)


@pytest.mark.rule("10.4.2b:1,2")
def test_10_4_2b_brain_damage_also_lowers_the_hand_size_for_good() -> None:
    game = scenario("corp:\n credits 5\n hand: Mind Wipe\nrunner:\n hand: 4 any\nturn: corp")
    game.corp.plays("Mind Wipe", x=2)
    game.expect(runner_hand=2, brain_damage=2, runner_hand_size=3)


@pytest.mark.rule("10.4.3")
def test_10_4_3_the_cards_are_trashed_together_before_anything_else_resolves() -> None:
    game = scenario("""
        corp:
          credits 5
          hand: Beating
        runner:
          hand: Worse Things, Diesel, Modded
          deck: 5 any
        turn: corp
    """)
    game.next_random("Worse Things", "Diesel")
    game.corp.plays("Beating", x=2)
    game.expect(runner_heap=["Worse Things", "Diesel"], runner_hand=4)


@pytest.mark.rule("10.4.3")
@pytest.mark.rule("10.4.4:1")
def test_10_4_4_more_damage_than_cards_flatlines_before_any_card_can_help() -> None:
    game = scenario("""
        corp:
          credits 5
          hand: Beating
        runner:
          hand: Worse Things, Diesel
          deck: 5 any
        turn: corp
    """)
    game.corp.plays("Beating", x=3)
    game.expect(winner="corp", reason="flatline", runner_deck=5)


@pytest.mark.rule("10.4.4:1")
def test_10_4_4_damage_to_an_empty_grip_flatlines() -> None:
    game = scenario("corp:\n credits 5\n hand: Beating\nrunner:\n hand:\nturn: corp")
    game.corp.plays("Beating", x=1)
    game.expect(winner="corp")


# -- 10.5 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("10.5.2")
@pytest.mark.rule("10.5.3:1")
def test_10_5_2_and_3_the_corp_trashes_a_resource_of_a_tagged_runner() -> None:
    text = "corp:\n credits 2\nrunner:\n tags {}\n rig: Wyldside, Corroder\nturn: corp"
    game = scenario(text.format(0))
    game.asks("corp", "action")
    game.refuses("corp", "trash-resource Wyldside")
    game = scenario(text.format(1))
    game.corp.trashes_resource("Wyldside")
    game.expect(corp_credits=0, corp_clicks=2, runner_heap=["Wyldside"], tags=1)


@pytest.mark.rule("10.5.4:1")
def test_10_5_4_a_tagged_runner_removes_a_tag_for_a_click_and_two_credits() -> None:
    game = scenario("runner:\n credits 3\n tags 2\nturn: runner")
    game.runner.removes_tag()
    game.expect(tags=1, runner_credits=1, runner_clicks=3)
    game.refuses("runner", "remove-tag")  # one credit is not enough
    game = scenario("runner:\n credits 9\nturn: runner")
    game.refuses("runner", "remove-tag")


# -- 10.6 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("10.6.2:1")
def test_10_6_2_each_bad_publicity_gives_the_runner_a_credit_for_the_run() -> None:
    game = scenario("corp:\n bad publicity 2\n hand: Hedge Fund\nrunner:\n credits 1\nturn: runner")
    game.runner.runs("HQ")
    game.expect(runner_credits=3)
    game.runner.continues()
    game.expect(runner_credits=1)  # unspent, they return to the bank


@pytest.mark.rule("10.6.2:2")
def test_10_6_2_credits_that_were_spent_are_not_taken_back() -> None:
    game = scenario("""
        corp:
          bad publicity 2
          HQ: ice Wall of Static
        runner:
          credits 1
          rig: Corroder
        turn: runner
    """)
    game.runner.runs("HQ")
    game.pass_windows("6.9.3b")
    game.runner.boosts("Corroder")
    game.runner.breaks(1, using="Corroder")
    game.pass_windows()
    game.runner.jacks_out()
    game.expect(runner_credits=1)


@pytest.mark.rule("10.6.2a")
def test_10_6_2a_bad_publicity_taken_during_a_run_gives_nothing_for_that_run() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          HQ: ice (Enigma)
        runner:
          credits 1
          rig: Whistle
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.uses("Whistle")
    game.expect(bad_publicity=1, runner_credits=1)
    game.pass_windows()
    game.runner.jacks_out()
    game.runner.runs("R&D")
    game.expect(runner_credits=2)


# -- 10.7 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("10.7.1")
def test_10_7_1_link_is_the_sum_of_identity_and_installed_cards() -> None:
    scenario("turn: runner").expect(runner_link=0)
    game = scenario("""
        runner: Kate "Mac" McCaffrey: Digital Tinker
          rig: Antenna, (Antenna)
        turn: runner
    """)
    game.expect(runner_link=3)  # 1 of the identity, 2 of the faceup card


@pytest.mark.rule("10.4.3a:1")
def test_10_4_3a_for_a_cost_of_two_types_of_damage_cards_are_selected_for_each() -> None:
    board = """
        corp: {}
        runner:
          credits 0
          hand: Diesel, Modded, Sure Gamble, Infiltration
          rig: Two Wounds{}
        turn: runner, at 5.7.1e
    """
    game = scenario(board.format("", ", Titanium Ribs"))
    game.runner.uses("Two Wounds")
    game.runner.picks("Diesel")
    assert sorted(game.options("runner")) == ["pick Infiltration", "pick Modded", "pick Sure Gamble"]
    game.runner.picks("Modded")
    game.expect(runner_hand=["Sure Gamble", "Infiltration"], runner_credits=5)
    for seed in range(6):
        game = scenario(board.format("Chronos Protocol: Selective Mind-mapping", ""), seed=seed)
        game.runner.uses("Two Wounds")
        game.corp.accepts()
        game.corp.picks("Infiltration")  # for the net damage: the meat damage takes one of the others
        assert "Infiltration" in game.runner.heap
        game.expect(runner_hand=2, runner_credits=5)
