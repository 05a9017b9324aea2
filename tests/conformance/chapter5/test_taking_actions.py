"""Chapter 5.2: taking an action, step by step: what is paid, what is chosen, and what becomes of it."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import A_PLAY, A_RUN_ACTION, CORP, E_CLICKS_SPENT, EVENT, NET, RESOURCE, RUNNER
from netrunner.testing import Scenario, define, scenario
from netrunner.vocabulary import (
    AdditionalCostTo,
    All,
    Cards,
    Chosen,
    Clicks,
    Damage,
    Draw,
    ForEvent,
    Gain,
    GrantsAbility,
    Lose,
    LoseClicks,
    PlayIt,
    RemoveTags,
    Run,
    RunnerTagged,
    paid,
    play,
    whenever,
)
from netrunner.vocabulary.abilities import while_true
from netrunner.vocabulary.actions import TakeDifferentAction
from netrunner.vocabulary.base import YOU
from netrunner.vocabulary.hosting import HostHere
from netrunner.vocabulary.traits import AdditionalPlayCost, CanHost

RESOURCES = All(Cards(types=RESOURCE))
define("Night School", "runner", "resource", GrantsAbility(paid(Clicks(2), Gain(4)), of=RESOURCES))
define("Loose Coins", "runner", "resource", GrantsAbility(paid(1, Draw(1)), of=RESOURCES))
define("Click Meter", "corp", "asset", whenever(ForEvent("clicks-spent"), Gain(1, CORP)), trash=1)
define("Click Thief", "corp", "asset", whenever(ForEvent("clicks-spent", RUNNER), Damage(NET, 1)), trash=1)
define("Sprint", "runner", "event", play(Run()), subtypes="run")
define("Walk Fee", "corp", "upgrade", AdditionalCostTo(A_RUN_ACTION, 1), trash=1)
define("Stamp Fee", "corp", "asset", AdditionalCostTo(A_PLAY, Clicks(1), Cards(types=EVENT)), trash=1)
define("Encore Action", "corp", "asset", paid(0, TakeDifferentAction(), limit=1), trash=1)
define("Twice Encore Action", "corp", "asset", paid(0, TakeDifferentAction(2), limit=1), trash=1)
define("Runner's Encore Action", "runner", "resource", paid(0, TakeDifferentAction(), limit=1))
define("Detention", "corp", "asset",
       while_true(RunnerTagged(), RemoveTags(1), LoseClicks(1, RUNNER)), trash=1)  # fmt: skip
define("Locked Crate", "runner", "hardware", CanHost(Cards(), limit=3),
       paid(Clicks(), HostHere(Chosen(Cards(where="grip"))))).hosts_by_ability = True  # fmt: skip
define("Slow Game", "runner", "event", play(Gain(5)), AdditionalPlayCost(Clicks(1)))


def clicks_spent(game: Scenario) -> list[tuple[str, int]]:
    """For what clicks were spent, by the rule of the action, and how many."""
    return [(e.rule, e.amount) for e in game.events() if e.kind == E_CLICKS_SPENT]


# -- what is possible --------------------------------------------------------------------------------------------------


@pytest.mark.rule("5.2.3")
def test_5_2_3_an_ability_that_a_card_has_gained_is_an_action_if_it_costs_clicks_and_they_are_there() -> None:
    text = "runner:\n clicks {}, credits 5\n deck: 3 any\n rig: {}, Test Hardware\nturn: runner"
    game = scenario(text.format(2, "Night School"))
    game.offers("runner", "use Night School")
    game.refuses("runner", "use Test Hardware")
    game = scenario(text.format(1, "Night School"))
    assert game.options("runner") == ["gain", "draw", "run HQ", "run R&D", "run Archives"]
    game = scenario(text.format(2, "Loose Coins"))  # no click: it is used in a window
    game.pass_windows()
    assert game.options("runner") == ["gain", "draw", "run HQ", "run R&D", "run Archives"]


@pytest.mark.rule("5.2.8f")
@pytest.mark.rule("1.15.9b:1")
def test_5_2_8f_the_last_click_is_enough_for_a_run() -> None:
    text = "corp:\n Server 1: {}\nrunner:\n clicks 1, credits {}\nturn: runner"
    for card, credits in (("Test Toll", 2), ("Walk Fee", 1)):
        game = scenario(text.format(card, credits))
        game.offers("runner", "run Server 1")
        assert game.why_not("runner", "run Server 1").possible
        game.runner.runs("Server 1")
        game.expect(runner_credits=0, runner_clicks=0)
        scenario(text.format(card, credits - 1), mode="full").refuses("runner", "run Server 1")


@pytest.mark.rule("5.2.8f")
@pytest.mark.rule("6.3.2a:1")
def test_5_2_8f_a_fee_for_the_action_makes_no_server_possible_that_cannot_be_run() -> None:
    game = scenario("corp:\n HQ: root Test No Runs\n Server 1: Walk Fee\nrunner:\n credits 5\nturn: runner")
    game.refuses("runner", "run HQ")
    assert game.why_not("runner", "run HQ").rule == "6.3.2a"
    game.offers("runner", "run R&D")
    game = scenario("corp:\n Server 1: Walk Fee\nrunner:\n credits 0\n deck: 2 any\nturn: runner")
    assert str(game.why_not("runner", "run HQ")) == "It costs 1 credit, and you have none for it. (rule 1.15.1)"


@pytest.mark.rule("5.2.7f")
@pytest.mark.rule("1.15.1:1")
def test_5_2_7f_advancing_costs_a_click_and_a_credit_even_the_last_ones() -> None:
    text = "corp:\n clicks 1, credits {}\n Server 1: (Test Agenda)\nrunner:\n deck: 3 any\nturn: corp"
    game = scenario(text.format(0))
    answer = game.why_not("corp", "advance Test Agenda")
    assert str(answer) == "It costs 1 credit, and you have none for it. (rule 1.15.1)"
    game = scenario(text.format(1))
    game.corp.advances("Test Agenda")
    game.expect(corp_credits=0, corp_clicks=0)
    assert game.card("Test Agenda").advancement == 1


@pytest.mark.rule("5.4.2:1")
@pytest.mark.rule("10.3.3")
def test_5_4_2_who_loses_the_last_click_before_the_action_takes_none() -> None:
    game = scenario("corp:\n deck: 3 any\n Server 1: Detention\nrunner:\n clicks 1, tags 1\n deck: 2 any\nturn: runner")
    game.expect(turn="corp", runner_clicks=0, tags=0)
    assert game.happened("clicks-spent") == 0
    game = scenario("corp:\n deck: 3 any\n Server 1: Detention\nrunner:\n clicks 2, tags 1\n deck: 2 any\nturn: runner")
    game.asks("runner", "action", "5.7.1f")
    game.expect(runner_clicks=1)


# -- what is paid ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("5.2.7")
@pytest.mark.rule("5.2.2:1")
@pytest.mark.parametrize(
    ("act", "rule", "clicks", "credits"),
    [
        ("gain", "5.2.7b", 1, -1),
        ("draw", "5.2.7c", 1, 0),
        ("install Test Asset", "5.2.7d", 1, 0),
        ("play Hedge Fund", "5.2.7e", 1, -4),
        ("advance Test Agenda [Server 1 card 1]", "5.2.7f", 1, 1),
        ("trash-resource Test Resource", "5.2.7g", 1, 2),
        ("purge", "5.2.7h", 3, 0),
    ],
)
def test_5_2_7_what_each_basic_action_of_the_corp_costs(act: str, rule: str, clicks: int, credits: int) -> None:
    game = scenario("""
        corp:
          credits 5
          hand: Test Asset, Hedge Fund
          deck: 3 any
          Server 1: cards (Test Agenda)
        runner:
          tags 1
          rig: Test Resource
        turn: corp
    """)
    game.take(act)
    if act.startswith("install"):
        game.corp.chooses("new remote")
    game.expect(corp_credits=5 - credits, corp_clicks=3 - clicks)
    assert clicks_spent(game) == [(rule, clicks)]
    hand = {"draw": 3, "install Test Asset": 1, "play Hedge Fund": 1}
    game.expect(corp_hand=hand.get(act, 2), runner_rig=[] if act.startswith("trash") else ["Test Resource"])
    assert game.card("Test Agenda").advancement == int(act.startswith("advance"))


@pytest.mark.rule("5.2.8")
@pytest.mark.rule("5.2.2:1")
@pytest.mark.parametrize(
    ("act", "rule", "credits"),
    [
        ("gain", "5.2.8b", 6),
        ("draw", "5.2.8c", 5),
        ("install Test Hardware", "5.2.8d", 4),
        ("play Test Event", "5.2.8e", 6),
        ("run HQ", "5.2.8f", 5),
        ("remove-tag", "5.2.8g", 3),
    ],
)
@pytest.mark.parametrize("fee", [0, 1])
def test_5_2_8_what_each_basic_action_of_the_runner_costs(act: str, rule: str, credits: int, fee: int) -> None:
    game = scenario(f"""
        corp:
          Server 1: {"Walk Fee" if fee else "Test Upgrade"}
        runner:
          credits 5, tags 2
          hand: Test Hardware, Test Event
          deck: 3 any
        turn: runner
    """)
    game.take(act)
    game.expect(runner_credits=credits - (fee if act == "run HQ" else 0), runner_clicks=3)
    assert clicks_spent(game) == [(rule, 1)]
    hand = {"draw": 3, "install Test Hardware": 1, "play Test Event": 1}
    game.expect(tags=1 if act == "remove-tag" else 2, runner_hand=hand.get(act, 2))
    game.expect(run="HQ" if act == "run HQ" else None)


# -- another action for less (5.2.6b) ----------------------------------------------------------------------------------

SECOND = """
    corp:
      credits 5, clicks {clicks}
      hand: Test Asset, Hedge Fund
      deck: 3 any
      Server 1: cards (Test Agenda)
      Server 2: cards {card}
    runner:
      tags 1
      rig: Test Resource, Test Virus {{virus 2}}
    turn: corp, at 5.6.2a
"""


def second_wind(clicks: int = 3, card: str = "Encore Action", after: str = "gain") -> Scenario:
    """One action was taken; now another one may be taken for less."""
    game = scenario(SECOND.format(clicks=clicks, card=card))
    game.pass_windows()
    game.take(after)
    game.corp.uses(card)
    game.asks("corp", "action", "5.2.6b")
    return game


@pytest.mark.rule("5.2.6b:1")
@pytest.mark.parametrize(
    ("act", "left", "spent"),
    [
        ("draw", 2, []),
        ("install Test Asset", 2, []),
        ("play Hedge Fund", 2, []),
        ("advance Test Agenda [Server 1 card 1]", 2, []),
        ("trash-resource Test Resource", 2, []),
        ("purge", 0, [("5.2.7h", 2)]),
    ],
)
def test_5_2_6b_an_action_that_costs_one_click_less(act: str, left: int, spent: list[tuple[str, int]]) -> None:
    game = second_wind()
    game.refuses("corp", "gain")
    game.take(act)
    if act.startswith("install"):
        game.corp.chooses("new remote")
    game.expect(corp_clicks=left)
    assert clicks_spent(game) == [("5.2.7b", 1), *spent]


@pytest.mark.rule("5.2.6b:1")
def test_5_2_6b_two_clicks_less_is_never_less_than_none() -> None:
    for act, left in (("draw", 2), ("advance Test Agenda [Server 1 card 1]", 2), ("purge", 1)):
        game = second_wind(card="Twice Encore Action")
        game.take(act)
        game.expect(corp_clicks=left)


@pytest.mark.rule("5.2.6b:1")
@pytest.mark.rule("1.15.1:2")
def test_5_2_6b_without_any_click_left_an_action_for_one_click_is_still_possible_and_purging_is_not() -> None:
    game = second_wind(1)
    assert game.options("corp") == [
        "draw", "install Test Asset", "play Hedge Fund", "advance Test Agenda [Server 1 card 1]",
        "trash-resource Test Resource",
    ]  # fmt: skip
    second_wind(2).refuses("corp", "purge")
    second_wind(3).offers("corp", "purge")


@pytest.mark.rule("5.2.6b:1")
@pytest.mark.rule("5.2.5:2")
def test_5_2_5_outside_of_the_own_action_phase_there_is_no_other_action() -> None:
    for turn in ("corp, at 5.6.3b", "runner, at 5.7.1e"):
        game = scenario(SECOND.format(clicks=1, card="Encore Action").replace("corp, at 5.6.2a", turn), mode="full")
        if turn.startswith("runner"):
            game.runner.passes()
        game.refuses("corp", "use Encore Action")


@pytest.mark.rule("5.2.6b:1")
@pytest.mark.rule("5.2.8f")
def test_5_2_6b_a_run_for_a_click_less_still_costs_what_the_action_costs_in_addition() -> None:
    for card, left in (("Walk Fee", 5), ("Test Upgrade", 6)):
        rig = "credits 5\n rig: Runner's Encore Action\n deck: 2 any"
        game = scenario(f"corp:\n Server 1: {card}\nrunner:\n {rig}\nturn: runner, at 5.7.1e")
        game.pass_windows()
        game.runner.takes_credit()
        game.runner.uses("Runner's Encore Action")
        game.asks("runner", "action", "5.2.6b")
        game.take("run HQ")
        game.expect(runner_credits=left, runner_clicks=3, run="HQ")
        assert clicks_spent(game) == [("5.2.8b", 1)]


@pytest.mark.rule("5.2.6b:1")
def test_5_2_6b_what_was_done_this_turn_is_no_different_action() -> None:
    game = second_wind(after="advance Test Agenda [Server 1 card 1]")
    assert "advance Test Agenda [Server 1 card 1]" not in game.options("corp")
    game.offers("corp", "gain")
    game = second_wind(after="trash-resource Test Resource")
    game.refuses("corp", "trash-resource Test Resource")
    rig = "tags 2\n rig: Runner's Encore Action\n deck: 2 any"
    game = scenario(f"runner:\n {rig}\nturn: runner, at 5.7.1e")
    game.pass_windows()
    game.runner.removes_tag()
    game.runner.uses("Runner's Encore Action")
    assert game.options("runner") == ["gain", "draw", "run HQ", "run R&D", "run Archives"]


@pytest.mark.rule("5.2.6a:1")
@pytest.mark.rule("1.15.4b")
def test_5_2_6a_a_click_that_an_event_costs_in_addition_is_spent_on_the_same_action() -> None:
    from netrunner.rules.turns.taken_actions import actions_taken, spent_on_actions

    game = scenario("corp:\n hand: 2 any\nrunner:\n hand: Slow Game, Test Event\n deck: 2 any\nturn: runner")
    game.runner.takes_credit()
    game.runner.plays("Slow Game")
    s = game.game.state
    assert [(t.key, t.clicks, t.starts) for t in spent_on_actions(s, 1)] == [
        ("5.2.8b", 1, True), ("5.2.8e", 1, True), ("5.2.8e", 1, False),
    ]  # fmt: skip
    assert actions_taken(s, 1) == ["5.2.8b", "5.2.8e"]
    assert actions_taken(s, 0) == []


PLAYS = PlayIt(Chosen(Cards(types=EVENT, where="grip", other=True)))
define("Copy Machine", "corp", "asset", paid((Clicks(), 1), Gain(2)), trash=1)
define("Stage Door", "runner", "resource", paid(0, PLAYS, limit=1))
define("Click Stage", "runner", "resource", paid(Clicks(), PLAYS))
define("Opening Act", "runner", "event", play(PLAYS))


@pytest.mark.rule("5.2.6a:1")
def test_5_2_6a_an_action_that_costs_credits_as_well_is_counted_by_its_clicks() -> None:
    game = scenario("""
        corp:
          credits 3
          Server 1: Jeeves Model Bioroids
          Server 2: Copy Machine
        turn: corp
    """)
    for _ in range(3):
        game.corp.uses("Copy Machine")
    game.expect(corp_clicks=1, corp_credits=6)  # three clicks on one action: Jeeves gave one back


@pytest.mark.rule("5.2.6a:1")
@pytest.mark.rule("5.2.6b:1")
@pytest.mark.rule("1.15.4b")
@pytest.mark.parametrize(
    ("rig", "hand", "acts", "spent"),
    [
        ("Stage Door", "Slow Game", ["use Stage Door ability 1"], []),
        ("Click Stage", "Slow Game", ["use Click Stage ability 1"], [("ability", 1, True)]),
        ("Test Resource", "Opening Act, Slow Game", ["play Opening Act"], [("5.2.8e", 1, True)]),
        ("Click Stage", "Slow Game, Test Event", ["play Test Event", "use Click Stage ability 1"],
         [("5.2.8e", 1, True), ("ability", 1, True)]),
    ],
)  # fmt: skip
def test_5_2_6a_a_click_for_a_card_that_another_ability_plays_is_spent_on_no_action(
    rig: str, hand: str, acts: list[str], spent: list[tuple[str, int, bool]]
) -> None:
    from netrunner.rules.turns.taken_actions import spent_on_actions

    game = scenario(f"runner:\n rig: {rig}\n hand: {hand}\n deck: 2 any\nturn: runner, at 5.7.1e")
    for act in acts:
        if "Stage Door" not in act:
            game.pass_windows()
        game.take(act)
        if game.decision is not None and game.decision.kind == "pay-additional":
            game.runner.accepts()
    game.expect(runner_heap=[card for card in hand.split(", ")])
    found = [("ability" if "/" in t.key else t.key, t.clicks, t.starts) for t in spent_on_actions(game.game.state, 1)]
    assert found == spent


# -- what is chosen again (9.5.6c) -------------------------------------------------------------------------------------


@pytest.mark.rule("9.5.6c")
def test_9_5_6c_nothing_is_chosen_again_because_of_what_happened_before() -> None:
    game = scenario("corp:\n Server 1: Click Meter\nrunner:\n hand: Test Hardware, Test Resource\nturn: runner")
    game.runner.takes_credit()
    game.expect(corp_credits=6)
    game = scenario("""
        corp:
          hand: Test Operation
          Server 1: cards (Test Agenda)
        runner:
          rig: Test Echo
          deck: 3 any; hand: Test Hardware, Test Resource
        turn: runner
    """)
    game.runner.takes_credit()  # the echo resolves
    game.runner.installs("Test Hardware")
    game.asks("runner", "action")
    game.expect(runner_rig=["Test Echo", "Test Hardware"])


@pytest.mark.rule("9.5.6c")
@pytest.mark.rule("10.2.2b:1")
def test_9_5_6c_between_people_the_target_is_named_again_even_if_there_is_only_one() -> None:
    text = "corp:\n Server 1: Click Meter\n Server 2: (Test Agenda)\nturn: corp"
    game = scenario(text, mode="open")
    game.corp.advances("Test Agenda")
    game.asks("corp", "target", "9.5.6c")
    assert game.options("corp") == ["advance Test Agenda [Server 2 card 1]"]
    game.take("advance Test Agenda [Server 2 card 1]")
    game = scenario(text)
    game.corp.advances("Test Agenda")
    assert game.card("Test Agenda").advancement == 1


@pytest.mark.rule("9.5.6c")
@pytest.mark.rule("6.3.2a:1")
def test_9_5_6c_only_servers_that_can_be_run_are_chosen_again() -> None:
    game = scenario("corp:\n HQ: root Test No Runs\n Server 1: Click Meter\nturn: runner")
    game.runner.runs("Archives")
    game.asks("runner", "target", "9.5.6c")
    assert game.options("runner") == ["run R&D", "run Archives", "run Server 1"]
    game.take("run R&D")
    game.expect(run="R&D")


@pytest.mark.rule("9.5.6c")
@pytest.mark.rule("5.2.7g:3")
def test_9_5_6c_a_resource_that_is_hosted_but_not_installed_is_not_chosen() -> None:
    rig = "Test Resource, Armitage Codebusting, Locked Crate [Test Unique Resource]"
    game = scenario(f"corp:\n Server 1: Click Meter\nrunner:\n tags 1\n rig: {rig}\nturn: corp")
    assert not game.why_not("corp", "trash-resource Test Unique Resource").possible
    game.corp.trashes_resource("Test Resource")
    assert game.options("corp") == ["trash-resource Test Resource", "trash-resource Armitage Codebusting"]
    game.take("trash-resource Test Resource")
    game.expect(runner_heap=["Test Resource"])


@pytest.mark.rule("9.5.6c")
def test_9_5_6c_what_cannot_be_trashed_is_not_chosen_again() -> None:
    rig = "Test Resource, Armitage Codebusting, Jarogniew Mercs"
    game = scenario(f"corp:\n Server 1: Click Meter\nrunner:\n tags 1\n rig: {rig}\nturn: corp")
    game.corp.trashes_resource("Test Resource")
    assert game.options("corp") == ["trash-resource Test Resource", "trash-resource Armitage Codebusting"]


@pytest.mark.rule("9.5.6c")
@pytest.mark.rule("1.11.3:1")
@pytest.mark.rule("5.2.7e")
def test_9_5_6c_a_first_click_card_may_be_chosen_again_with_the_first_click_only() -> None:
    text = "corp:\n hand: Test First Click Operation, Hedge Fund, Test Operation\n Server 1: Click Meter\nturn: corp"
    game = scenario(text)
    game.corp.plays("Test Operation")
    assert game.options("corp") == ["play Test First Click Operation", "play Hedge Fund", "play Test Operation"]
    game.take("play Test First Click Operation")
    game.expect(corp_credits=5 + 1 + 3)
    game = scenario(text)
    game.corp.takes_credit()
    game.corp.plays("Test Operation")
    assert game.options("corp") == ["play Hedge Fund", "play Test Operation"]
    game.take("play Hedge Fund")


@pytest.mark.rule("9.5.6c")
@pytest.mark.rule("9.11.3b")
def test_9_5_6c_what_the_first_click_must_be_spent_on_is_chosen_again_from_the_same() -> None:
    text = "corp:\n Server 1: Click Meter\nrunner:\n rig: Always Be Running\n hand: 2 Test Event, Sprint\nturn: runner"
    game = scenario(text)
    game.runner.plays("Sprint")
    game.asks("runner", "attacked-server")  # no other card is possible
    game.runner.chooses("HQ")
    game.runner.jacks_out()
    game = scenario(text.replace("2 Test Event", "Test Event, Test Clicks"))
    game.runner.runs("HQ")
    game.take("run HQ")
    game.runner.jacks_out()
    game.runner.plays("Test Event")
    assert game.options("runner") == ["play Test Event", "play Test Clicks", "play Sprint"]
    game.take("play Test Event")


@pytest.mark.rule("9.5.6c")
@pytest.mark.rule("1.2.4:1,2")
def test_9_5_6c_if_nothing_is_left_to_choose_the_action_does_nothing() -> None:
    game = scenario("corp:\n Server 1: Click Thief\nrunner:\n hand: Test Hardware\n deck: 3 any\nturn: runner")
    game.runner.installs("Test Hardware")
    game.asks("runner", "action")
    game.expect(runner_rig=[], runner_heap=["Test Hardware"], runner_clicks=3, runner_credits=5)


@pytest.mark.rule("1.7.2b:1")
@pytest.mark.rule("10.4.3")
def test_1_7_2b_who_is_flatlined_while_paying_takes_no_action() -> None:
    game = scenario("corp:\n Server 1: Click Thief\nrunner:\n credits 5\n deck: 3 any\nturn: runner")
    game.runner.takes_credit()
    game.expect(winner="corp", reason="flatline", runner_credits=5)
    assert game.log_kinds()[-1] == "game-ends"


# -- when the action is complete (5.2.2) -------------------------------------------------------------------------------

define("Timekeeper", "runner", "resource", whenever(ForEvent("action-complete", YOU), Gain(1)))
define("Fellow Clerk", "corp", "asset", whenever(ForEvent("action-complete", YOU), Lose(1, RUNNER)), trash=1)


@pytest.mark.rule("5.2.2:2")
def test_5_2_2_an_action_is_complete_after_all_that_it_does() -> None:
    text = "corp:\n hand: Test Operation\n Server 1: Fellow Clerk\nrunner:\n rig: Timekeeper\n hand: Sprint\nturn: {}"
    game = scenario(text.format("runner"))
    game.runner.plays("Sprint")
    game.runner.chooses("HQ")
    game.expect(runner_credits=5)
    game.runner.jacks_out()
    game.expect(runner_credits=6)
    game.runner.runs("R&D")
    game.runner.jacks_out()
    game.expect(runner_credits=7)
    game = scenario(text.format("corp"))
    game.corp.plays("Test Operation")
    game.expect(corp_credits=6, runner_credits=4)
    kinds = [k for k in game.log_kinds() if k in ("trashed", "resolved", "action-complete", "credits-lost")]
    assert kinds == ["trashed", "resolved", "action-complete", "credits-lost"]
