"""10.10.1, 1.14.1b, 1.15.3: loops that must end, and numbers, names and subroutines that are chosen on the way."""

from __future__ import annotations

import pytest

from netrunner import Game
from netrunner.rules.machine.terms import A_USE, EVENTS, F_DAMAGE, ICE, POWER, RUNNER
from netrunner.rules.questions.naming_cards import nameable, number_of
from netrunner.testing import Scenario, define, scenario
from netrunner.testing import play as played
from netrunner.vocabulary import (
    Accessed,
    Cannot,
    Cards,
    ChooseOne,
    Damage,
    Draw,
    EndRun,
    ForEvent,
    Gain,
    GiveTags,
    HostedCreditsFor,
    If,
    Lose,
    NumberIs,
    Place,
    Prevent,
    RunnerTagged,
    X,
    interrupt,
    paid,
    play,
    sub,
    when,
    whenever,
)
from netrunner.vocabulary.abilities import while_true
from netrunner.vocabulary.base import YOU
from netrunner.vocabulary.breakers import MayPayAny, Pay
from netrunner.vocabulary.ice import ResolveSubroutineOn
from netrunner.vocabulary.numbers import CreditsOf

define("Corp Miser", "corp", "asset", whenever(ForEvent("credits-gained", YOU), Gain(1)), trash=0)
define("Ping", "runner", "resource", whenever(ForEvent("credits-gained", YOU), Draw(1)))
define("Pong", "runner", "resource", whenever(ForEvent("drew", YOU), Gain(1)))
define("Up", "runner", "resource", whenever(ForEvent("credits-gained", YOU), Lose(1, YOU)))
define("Down", "runner", "resource", whenever(ForEvent("credits-lost", YOU), Gain(1)))
define("Thrifty", "runner", "resource",
       whenever(ForEvent("credits-gained", YOU), If(NumberIs(CreditsOf(RUNNER), most=89), Gain(1))))  # fmt: skip
define("Tag Collector", "corp", "asset", while_true(RunnerTagged(), Gain(1)), trash=0)
define("Tag Giver", "corp", "ice", sub(GiveTags(1)), strength=1)
define("Rich Ice", "corp", "ice", sub(Gain(1)), sub(EndRun()), cost=1, strength=1)
define("Rich Trap", "corp", "asset", when(Accessed(), Gain(1)), cost=9, trash=3)
define("Round Donation", "runner", "resource", paid(0, MayPayAny(Place(POWER, X()), Draw(1))))
define("Piggy", "runner", "resource", HostedCreditsFor())
define("Hands Off", "corp", "asset", Cannot(A_USE, RUNNER, cards=Cards(title="Round Donation")), trash=0)
define("Hard Choice", "corp", "operation",
       play(ChooseOne(Pay(2, RUNNER), Damage(0, 1), player=RUNNER)))  # fmt: skip
define("Echo Ice", "corp", "ice", sub(ResolveSubroutineOn(Cards(types=ICE, rezzed=True, other=True))), strength=1)
define("Far Ice", "corp", "ice", sub(Gain(1)), sub(Gain(3)), strength=1)
define("Bare Ice", "corp", "ice", strength=1)
define("Any Padding", "runner", "resource", interrupt(1, Prevent(F_DAMAGE, 2, up_to=True)))
define("All Padding", "runner", "resource", interrupt(1, Prevent(F_DAMAGE, -1, up_to=True)))
define("Round Kick", "corp", "operation", play(Damage(0, X())), cost="X")


def in_three_ways(game: Scenario) -> list[Scenario]:
    """The game itself, a copy, and what comes back from a save in this very moment."""
    return [game, game.copy(), played(Game.from_json(game.game.to_json()))]


# -- loops (10.10.1) -----------------------------------------------------------------------------------------------

NOT_ALIKE = "with every question asked, a loop is noticed at another moment"


@pytest.mark.rule("10.10.1:1")
@pytest.mark.unsound(NOT_ALIKE)
def test_10_10_1_the_player_whose_ability_it_is_chooses_a_number_from_0_up() -> None:
    game = scenario("corp:\n credits 0\n Server 1: Corp Miser\nturn: corp")
    game.corp.takes_credit()
    for one in in_three_ways(game):
        one.asks("corp", "loop", "10.10.1")
        assert one.options("corp") == [f"number {n}" for n in range(21)]
        results = []
        for n in (0, 1, 7):
            two = one.copy()
            two.corp.chooses(n)
            two.asks("corp", "action")
            two.expect(corp_clicks=2)
            assert two.happened("loop") == 1
            results.append(two.corp.credits)
        assert (results[1] - results[0], results[2] - results[0]) == (1, 7)


@pytest.mark.rule("10.10.1:1")
@pytest.mark.unsound(NOT_ALIKE)
def test_10_10_1_a_loop_can_go_through_several_abilities_and_begin_again_later() -> None:
    game = scenario("runner:\n credits 3\n rig: Up, Down\nturn: runner")
    for clicks in (3, 2):
        game.runner.takes_credit()
        game.asks("runner", "loop", "10.10.1")
        game.runner.chooses(2)
        game.asks("runner", "action")
        game.expect(runner_clicks=clicks)
    assert game.runner.credits in (3, 4, 5)


@pytest.mark.rule("10.10.1:3")
@pytest.mark.parametrize("cards", [30, 45])
def test_10_10_1_a_chain_that_uses_up_the_stack_is_no_loop(cards: int) -> None:
    """Nobody may stop it: the player could choose a number only if it went on forever."""
    game = scenario(f"runner:\n credits 0\n deck: {cards} any\n rig: Ping, Pong\nturn: runner")
    game.runner.takes_credit()
    game.asks("runner", "action")
    game.expect(runner_deck=0, runner_hand=cards, runner_credits=1 + cards)
    assert game.happened("loop") == 0


@pytest.mark.rule("10.10.1:3")
def test_10_10_1_a_chain_that_ends_at_a_number_is_no_loop() -> None:
    game = scenario("runner:\n credits 0\n rig: Thrifty\nturn: runner")
    game.runner.takes_credit()
    game.asks("runner", "action")
    game.expect(runner_credits=90)
    assert game.happened("loop") == 0


@pytest.mark.rule("10.10.1:2")
@pytest.mark.rule("9.6.7")
@pytest.mark.unsound(NOT_ALIKE)
def test_10_10_1_a_loop_that_is_not_nested_ends_until_its_condition_has_been_false() -> None:
    game = scenario("""
        corp:
          hand: 5 any; Server 1: Tag Collector; Server 2: ice Tag Giver
        runner:
          tags 1, credits 9
        turn: runner
    """)
    game.asks("corp", "loop", "10.10.1")
    before = game.corp.credits
    game.corp.chooses(7)
    game.asks("runner", "action")
    assert game.corp.credits == before + 7
    game.runner.takes_credit()
    game.asks("runner", "action")  # the condition is still true, and the loop is over
    game.runner.removes_tag()
    game.expect(corp_credits=before + 7)
    game.runner.runs("Server 2")
    game.asks("corp", "loop", "10.10.1")  # the Runner was not tagged, and is again


@pytest.mark.rule("10.10.1:2")
@pytest.mark.unsound(NOT_ALIKE)
@pytest.mark.parametrize("n", [0, 1, 2, 3, 21, 2157, 10**12])
def test_10_10_1_the_number_may_be_any(n: int) -> None:
    game = scenario("corp:\n credits 0\n Server 1: Corp Miser\nturn: corp")
    game.corp.takes_credit()
    before = game.corp.credits
    game.take(f"number {n}")
    game.asks("corp", "action")
    game.expect(corp_credits=before + n)
    assert [e.amount for e in game.events() if EVENTS[e.kind] == "loop"] == [n]
    again = Game.from_json(game.game.to_json())
    assert again.state.credits == game.game.state.credits


@pytest.mark.rule("10.10.1:1")
@pytest.mark.unsound(NOT_ALIKE)
def test_10_10_1_the_run_goes_on_after_a_loop_in_an_encounter() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Rich Ice
          Server 1: Corp Miser
        run: HQ, encountering ice 1
    """)
    game.asks("corp", "loop")
    for one in in_three_ways(game):
        assert one.run == "HQ"
        one.corp.chooses(3)
        one.asks("runner", "action")  # the second subroutine has ended the run
        assert one.run is None and one.happened("run-ended-by") == 1
        assert one.happened("encounter-ends") == 1


@pytest.mark.rule("10.10.1:1")
@pytest.mark.unsound(NOT_ALIKE)
def test_10_10_1_the_access_goes_on_after_a_loop_in_it() -> None:
    game = scenario("""
        corp:
          credits 0
          Server 1: (Rich Trap)
          Server 2: Corp Miser
        runner:
          credits 3
        run: Server 1, approaching server
    """)
    game.runner.continues()
    game.asks("corp", "loop")
    for one in in_three_ways(game):
        one.corp.chooses(3)
        assert one.run == "Server 1"
        one.runner.trashes("Rich Trap")
        one.expect(runner_credits=0, run=None)


# -- payments of any size (1.15.3) ---------------------------------------------------------------------------------


@pytest.mark.rule("1.15.3:1")
@pytest.mark.parametrize("n", [0, 1, 3])
def test_1_15_3_a_player_pays_as_much_as_they_like_and_what_follows_knows_how_much(n: int) -> None:
    game = scenario(
        "runner:\n credits 2\n deck: 5 any\n rig: Round Donation, Piggy {credit 1}\nturn: runner, at 5.7.1e"
    )
    game.runner.uses("Round Donation")
    for one in in_three_ways(game):
        one.asks("runner", "choose-x", "1.15.3")
        assert one.options("runner") == [f"number {k}" for k in range(4)]
        one.runner.chooses(n)
        if n == 1:
            one.runner.chooses(0)  # none of it from the card
        assert one.card("Round Donation").power == n
        one.expect(runner_hand=int(n > 0), runner_credits=2 if n == 0 else 1 if n == 1 else 0)


@pytest.mark.rule("1.15.3:1")
@pytest.mark.rule("9.1.6:1")
def test_1_15_3_nobody_pays_for_a_card_that_cannot_be_used_or_without_credits() -> None:
    text = """
        corp:
          Server 1: {asset}
        runner:
          credits {credits}
          deck: 5 any
          rig: Round Donation
        turn: runner, at 5.7.1e
    """
    for asset, credits, asked in (("Test Asset", 1, True), ("Test Asset", 0, False), ("Hands Off", 1, False)):
        game = scenario(text.format(asset=asset, credits=credits))
        game.asks("runner", "window" if asked else "action")


@pytest.mark.rule("9.11.3c:1")
@pytest.mark.parametrize(("credits", "box"), [(2, 0), (1, 1), (1, 0), (0, 0)])
def test_9_11_3c_paying_is_a_choice_only_for_who_can_pay(credits: int, box: int) -> None:
    game = scenario(f"""
        corp:
          hand: Hard Choice
        runner:
          credits {credits}
          hand: 3 any
          rig: Piggy {{credit {box}}}
        turn: corp
    """)
    game.corp.plays("Hard Choice")
    if credits + box < 2:
        game.expect(runner_hand=2, runner_credits=credits)
        return
    for one in in_three_ways(game):
        two = one.copy()
        one.runner.chooses(1)
        one.expect(runner_hand=3, runner_credits=0)
        two.runner.chooses(2)
        two.expect(runner_hand=2, runner_credits=credits)


# -- subroutines of other ice (9.1.3a) -----------------------------------------------------------------------------


@pytest.mark.rule("3.4.7:1")
@pytest.mark.rule("9.1.3a")
@pytest.mark.parametrize(("subroutine", "gained"), [(0, 1), (1, 3)])
def test_9_1_3a_a_subroutine_of_other_ice_is_chosen_and_resolved(subroutine: int, gained: int) -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Far Ice, (Rich Ice), Echo Ice
        run: HQ, encountering ice 3
    """)
    for one in in_three_ways(game):
        one.asks("corp", "resolve-subroutine", "3.4.7")
        assert len(one.options("corp")) == 2  # only those of rezzed ice
        one.take(one.options("corp")[subroutine])
        one.expect(corp_credits=gained)
        assert one.happened("subroutine") >= 1
        assert one.run == "HQ"


@pytest.mark.rule("3.4.7:1")
def test_3_4_7_without_another_subroutine_there_is_nothing_to_resolve() -> None:
    game = scenario("corp:\n credits 0\n HQ: ice Bare Ice, Echo Ice\nrun: HQ, encountering ice 2")
    assert game.run == "HQ"
    game.expect(corp_credits=0)
    assert game.decision is None or game.decision.kind != "resolve-subroutine"


# -- how much is prevented (9.8.5) ---------------------------------------------------------------------------------


@pytest.mark.rule("1.14.1b:1")
@pytest.mark.rule("9.8.5")
@pytest.mark.parametrize(
    ("title", "damage", "most"), [("Any Padding", 3, 2), ("Any Padding", 1, 1), ("All Padding", 3, 3)]
)
def test_9_8_5_the_runner_chooses_how_much_is_prevented(title: str, damage: int, most: int) -> None:
    game = scenario(
        f"corp:\n credits 5\n hand: Round Kick\nrunner:\n credits 1\n hand: 5 any\n rig: {title}\nturn: corp"
    )
    game.corp.plays("Round Kick", x=damage)
    game.runner.uses(title)
    for one in in_three_ways(game):
        assert one.options("runner") == [f"number {n}" for n in range(most + 1)]
        for n in range(most + 1):
            two = one.copy()
            two.runner.chooses(n)
            two.expect(runner_hand=5 - damage + n)


# -- names ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("1.14.1b:1")
def test_1_14_1b_every_card_that_the_runner_could_play_or_install_can_be_named() -> None:
    titles = list(nameable().values())
    assert titles == sorted(titles) and len(set(titles)) == len(titles)
    game = scenario("corp:\n hand: Targeted Marketing\nturn: corp")
    game.corp.plays("Targeted Marketing")
    named = {option.removeprefix("name ") for option in game.options("corp")}
    assert {"Sure Gamble", "Corroder", "Cyberfeeder", "Armitage Codebusting"} <= named <= set(titles)
    assert not {"Hedge Fund", "Enigma", "Snare!", "Noise: Hacker Extraordinaire"} & named
    assert number_of("Sure Gamble") > 0 and nameable()[number_of("Sure Gamble")] == "Sure Gamble"


@pytest.mark.rule("1.14.1b:1")
def test_1_14_1b_a_named_card_is_remembered_by_the_card_it_was_named_for() -> None:
    game = scenario(
        "corp:\n credits 9\n hand: Targeted Marketing\nrunner:\n hand: Sure Gamble, Diesel\n deck: 5 any\nturn: corp"
    )
    game.corp.plays("Targeted Marketing")
    for one in in_three_ways(game):
        one.asks("corp", "name-card", "1.14.1b")
        one.take("name Sure Gamble")
        while one.turn == "corp":
            one.corp.takes_credit()
        before = one.corp.credits
        one.runner.plays("Diesel")
        assert one.corp.credits == before
        one.runner.plays("Sure Gamble")
        assert one.corp.credits > before
