"""8.5, 8.6: cards that an effect plays, cards that leave in the middle, and cards that stay in the play area."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import A_PLAY, E_MOVED, EVENT, F_PLAY, ICE, PLAY_AREA, REMOVED, RUNNER
from netrunner.testing import define, scenario
from netrunner.vocabulary import (
    AdditionalCostTo,
    AddTo,
    All,
    Cards,
    Chosen,
    Clicks,
    Draw,
    EndActionPhase,
    ForEvent,
    Gain,
    HandSize,
    If,
    PlayIt,
    RunnerTagged,
    This,
    Trash,
    TrashThis,
    Would,
    X,
    play,
    whenever,
)
from netrunner.vocabulary.abilities import When
from netrunner.vocabulary.base import YOU
from netrunner.vocabulary.installs import LowerCost
from netrunner.vocabulary.into_play import Playable
from netrunner.vocabulary.mechanics import BecomesCounter, StaysInPlay
from netrunner.vocabulary.running import RemovedInstead
from netrunner.vocabulary.traits import AdditionalPlayCost

EVENTS_IN_GRIP = Cards(types=EVENT, where="grip", other=True)
define("Medley", "runner", "event", play(PlayIt(All(EVENTS_IN_GRIP)), Gain(1)))
define("Free Medley", "runner", "event", play(PlayIt(All(EVENTS_IN_GRIP), ignore_costs=True)))
define("Choice Medley", "runner", "event", play(PlayIt(Chosen(Playable(EVENTS_IN_GRIP)))))
define("Wish Medley", "runner", "event", play(PlayIt(Chosen(Playable(EVENTS_IN_GRIP), up_to=True)), Gain(1)))
define("Waived Wish", "runner", "event",
       play(Gain(1), PlayIt(Chosen(Playable(EVENTS_IN_GRIP), up_to=True), ignore_play_cost=True)))  # fmt: skip
define("Two For Two", "runner", "event", play(Gain(2)), cost=2)
define("Loud Song", "runner", "event", play(Gain(1), Trash(All(EVENTS_IN_GRIP))))
define("Quiet Song", "runner", "event", play(Draw(1)), cost=1)
define("Toll Song", "runner", "event", play(Gain(4)), AdditionalPlayCost(Clicks(1)))
define("X Song", "runner", "event", play(Draw(X()), Gain(2)), cost="X")
define("Music Licence", "corp", "asset", AdditionalCostTo(A_PLAY, 1, Cards(types=EVENT)), trash=0)
define("Silent Song", "runner", "event", play(If(RunnerTagged(), Gain(4))))
define("Dear Silence", "runner", "event", play(If(RunnerTagged(), Gain(4))), cost=2)
define("Fading Song", "runner", "event", play(Gain(2)), RemovedInstead())
define("Returning Song", "runner", "event", play(Gain(2), AddTo(This(), "grip")))
define("Self Destruction", "runner", "event", play(Gain(9)), AdditionalPlayCost(TrashThis()))
define("Song Book", "runner", "resource", whenever(ForEvent("resolved", YOU), Draw(1)))


# -- several cards (8.5.2) ---------------------------------------------------------------------------------------------


@pytest.mark.rule("8.5.2:2")
def test_8_5_2_cards_played_by_one_effect_are_played_in_order_each_to_its_end() -> None:
    game = scenario("runner:\n credits 2\n hand: Medley, Two For Two, Quiet Song\n deck: 2 any\nturn: runner")
    game.runner.plays("Medley")
    assert [k for k in game.log_kinds() if k in ("played", "credits-gained", "drew", "resolved")] == [
        "played", "played", "credits-gained", "resolved", "played", "drew", "resolved", "credits-gained", "resolved",
    ]  # fmt: skip
    game.expect(runner_credits=2, runner_hand=1, runner_heap=["Medley", "Two For Two", "Quiet Song"])


@pytest.mark.rule("8.5.2:1")
@pytest.mark.rule("1.15.1:1")
def test_8_5_2_what_can_no_longer_be_paid_for_stays_in_hand() -> None:
    game = scenario("runner:\n credits 1\n hand: Medley, Quiet Song, Two For Two\n deck: 2 any\nturn: runner")
    game.runner.plays("Medley")
    game.expect(runner_credits=1, runner_heap=["Medley", "Quiet Song"])
    assert "Two For Two" in game.runner.hand


@pytest.mark.rule("8.5.2:1")
@pytest.mark.rule("1.14.4a:1")
def test_8_5_2_a_card_that_left_the_grip_in_between_is_not_played() -> None:
    game = scenario("runner:\n credits 2\n hand: Free Medley, Loud Song, Two For Two\nturn: runner")
    game.runner.plays("Free Medley")
    game.expect(runner_credits=3, runner_heap=["Free Medley", "Loud Song", "Two For Two"])
    assert game.happened("played") == 2


@pytest.mark.rule("1.2.5:1")
@pytest.mark.rule("8.5.1:1")
def test_1_2_5_an_effect_may_play_what_would_do_nothing_and_an_action_may_not() -> None:
    game = scenario("runner:\n hand: Choice Medley, Silent Song, Test Hardware\nturn: runner")
    game.refuses("runner", "play Silent Song")
    game.runner.plays("Choice Medley")
    game.expect(runner_credits=5, runner_heap=["Choice Medley", "Silent Song"])


@pytest.mark.rule("8.1.3:2")
def test_8_1_3_what_is_no_event_is_not_played() -> None:
    game = scenario("runner:\n hand: Choice Medley, Test Hardware\nturn: runner")
    game.refuses("runner", "play Choice Medley")
    answer = game.why_not("runner", "play Test Hardware")
    assert (answer.rule, answer.reason.key) == ("8.1.3", "refused-not-playable")


# -- additional costs that nobody chose (1.15.9a) ----------------------------------------------------------------------


@pytest.mark.rule("1.15.9a:1")
@pytest.mark.parametrize("accepts", [True, False])
def test_1_15_9a_the_additional_cost_of_a_card_that_must_be_played_may_be_declined(accepts: bool) -> None:
    game = scenario("runner:\n hand: Medley, Toll Song\nturn: runner")
    game.runner.plays("Medley")
    game.asks("runner", "pay-additional", "1.15.9a")
    assert game.options("runner") == ["yes", "no"]
    game.runner.accepts() if accepts else game.runner.declines()
    game.expect(runner_credits=10 if accepts else 6, runner_clicks=2 if accepts else 3)
    game.expect(runner_hand=[] if accepts else ["Toll Song"])


@pytest.mark.rule("1.15.9a:1")
def test_1_15_9a_what_other_cards_add_to_the_cost_may_be_declined_too() -> None:
    game = scenario("corp:\n Server 1: Music Licence\nrunner:\n hand: Medley, Test Event\nturn: runner")
    game.runner.plays("Medley")
    game.expect(runner_credits=4)
    game.asks("runner", "pay-additional", "1.15.9a")
    game.runner.declines()
    game.expect(runner_credits=5, runner_hand=["Test Event"])


@pytest.mark.rule("1.15.9a:1")
def test_1_15_9a_who_chose_to_play_it_or_ignores_all_costs_is_not_asked() -> None:
    game = scenario("runner:\n hand: Wish Medley, Toll Song\nturn: runner")
    game.runner.plays("Wish Medley")
    game.runner.picks("Toll Song")
    game.asks("runner", "action")
    game.expect(runner_credits=10, runner_clicks=2)
    game = scenario("runner:\n hand: Waived Wish, Toll Song\nturn: runner")
    game.runner.plays("Waived Wish")
    game.runner.picks("Toll Song")
    game.asks("runner", "action")
    game.expect(runner_credits=10, runner_clicks=2)
    game = scenario("runner:\n hand: Free Medley, Toll Song\nturn: runner")
    game.runner.plays("Free Medley")
    game.asks("runner", "action")
    game.expect(runner_credits=9, runner_clicks=3)


@pytest.mark.rule("1.15.9:1")
def test_1_15_9_a_double_event_needs_two_clicks_for_the_action_and_one_by_an_effect() -> None:
    scenario("runner:\n clicks 1\n hand: Toll Song\nturn: runner").refuses("runner", "play Toll Song")
    game = scenario("runner:\n clicks 2\n hand: Toll Song\nturn: runner")
    game.runner.plays("Toll Song")
    game.expect(runner_credits=9, runner_clicks=0)
    scenario("runner:\n clicks 1\n hand: Choice Medley, Toll Song\nturn: runner").offers("runner", "play Choice Medley")
    game = scenario("runner:\n clicks 1\n hand: Choice Medley, Toll Song\nturn: runner")
    game.runner.plays("Choice Medley")  # the click of the action is gone: it cannot be played any more
    game.expect(runner_credits=5, runner_hand=["Toll Song"])


# -- X -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.5.1a:1")
@pytest.mark.rule("1.15.3:1")
def test_8_5_1a_x_is_0_if_the_play_cost_is_ignored() -> None:
    game = scenario("runner:\n credits 4\n hand: Free Medley, X Song\n deck: 5 any\nturn: runner")
    game.runner.plays("Free Medley")
    game.asks("runner", "action")
    game.expect(runner_credits=6, runner_hand=0)


@pytest.mark.rule("1.15.9b:1")
@pytest.mark.rule("1.15.3:1")
@pytest.mark.rule("1.15.1:1")
def test_1_15_9b_a_card_with_x_is_possible_if_everything_else_can_be_paid() -> None:
    text = "corp:\n Server 1: Music Licence\nrunner:\n credits {}\n hand: {}\n deck: 5 any\nturn: runner"
    game = scenario(text.format(1, "X Song"))
    game.runner.plays("X Song")  # nothing is left for X
    game.expect(runner_credits=2, runner_hand=0)
    scenario(text.format(0, "X Song")).refuses("runner", "play X Song")
    scenario(text.format(0, "Test Event")).refuses("runner", "play Test Event")
    scenario(text.format(2, "Two For Two")).refuses("runner", "play Two For Two")
    scenario(text.format(3, "Two For Two")).offers("runner", "play Two For Two")
    game = scenario("runner:\n credits 0\n hand: Medley, X Song\n deck: 5 any\nturn: runner")
    game.runner.plays("Medley")
    game.expect(runner_credits=3, runner_heap=["Medley", "X Song"])


@pytest.mark.rule("8.6.3")
@pytest.mark.rule("8.6.2")
def test_8_6_3_a_card_that_is_gone_when_it_has_been_paid_for_does_not_become_active() -> None:
    game = scenario("runner:\n hand: Self Destruction, Diesel\nturn: runner")
    game.runner.plays("Self Destruction")
    game.expect(runner_credits=5, runner_heap=["Self Destruction"], runner_clicks=3)
    assert game.happened("played") == 0 and game.happened("resolved") == 0
    game.asks("runner", "action")


@pytest.mark.rule("8.5.1a:1")
def test_8_5_1a_x_may_be_all_that_there_is_and_is_chosen_before_the_card_is_active() -> None:
    game = scenario("runner:\n credits 3\n hand: X Song\n deck: 5 any\nturn: runner")
    game.runner.plays("X Song")
    game.asks("runner", "choose-x", "8.5.1a")
    assert game.options("runner") == ["number 0", "number 1", "number 2", "number 3"]
    assert not game.card("X Song").active
    game.runner.chooses(3)
    game.expect(runner_credits=2, runner_hand=3)
    game = scenario("runner:\n credits 0\n hand: X Song\n deck: 5 any\nturn: runner")
    game.runner.plays("X Song")
    game.expect(runner_credits=2, runner_hand=0)


# -- lowered by interrupts (9.8.6c) ------------------------------------------------------------------------------------

define("Fans", "runner", "resource", When(Would(F_PLAY, player=YOU), (LowerCost(1),), optional=True, interrupt=True))
define("Corp Fans", "corp", "asset",
       When(Would(F_PLAY, player=YOU), (LowerCost(1),), optional=True, interrupt=True), trash=0)  # fmt: skip
define("Season Ticket", "runner", "resource",
       When(Would(F_PLAY, player=YOU), (LowerCost(1),), optional=True, interrupt=True, limit=1))  # fmt: skip


@pytest.mark.rule("9.8.6c")
def test_9_8_6c_an_effect_may_choose_what_an_interrupt_makes_affordable() -> None:
    text = "runner:\n credits {}\n hand: Choice Medley, Two For Two\n rig: Fans\nturn: runner"
    game = scenario(text.format(1))
    game.runner.plays("Choice Medley")
    while game.decision is not None and game.decision.kind == "interrupt":
        game.take("trigger Fans" if "pass" not in game.options("runner") else "pass")
    game.expect(runner_credits=2, runner_heap=["Choice Medley", "Two For Two"])
    scenario(text.format(0)).refuses("runner", "play Choice Medley")


@pytest.mark.rule("9.8.6c")
@pytest.mark.rule("1.15.9a:1")
@pytest.mark.parametrize("event", ["Two For Two", "Dear Silence"])
def test_9_8_6c_an_effect_that_plays_a_card_with_the_last_click_needs_the_interrupt_too(event: str) -> None:
    game = scenario(f"runner:\n credits 1, clicks 1\n hand: Choice Medley, {event}\n rig: Fans\nturn: runner")
    game.runner.plays("Choice Medley")
    while game.decision is not None and game.decision.kind == "interrupt":
        can_pass = "pass" in game.options("runner")
        game.take("pass" if can_pass else "trigger Fans")
    game.expect(runner_credits=2 if event == "Two For Two" else 0, runner_heap=["Choice Medley", event])


@pytest.mark.rule("9.8.6c")
@pytest.mark.parametrize("uses", [True, False])
def test_9_8_6c_who_can_pay_without_the_interrupt_may_pass(uses: bool) -> None:
    game = scenario("runner:\n credits 2\n hand: Two For Two\n rig: Fans\nturn: runner")
    game.runner.plays("Two For Two")
    game.asks("runner", "interrupt", "9.2.9d")
    assert game.options("runner") == ["trigger Fans", "pass"]
    game.runner.triggers("Fans") if uses else game.runner.passes()
    game.expect(runner_credits=3 if uses else 2)


@pytest.mark.rule("9.8.6c")
@pytest.mark.rule("9.3.3c:1")
def test_9_8_6c_interrupts_of_the_other_player_and_those_used_up_do_not_count() -> None:
    text = "corp:\n Server 1: Corp Fans\nrunner:\n credits {}\n hand: 2 Two For Two\n rig: {}\nturn: runner"
    scenario(text.format(1, "Test Resource")).refuses("runner", "play Two For Two")
    game = scenario(text.format(1, "Season Ticket"))
    game.runner.plays("Two For Two")
    game.expect(runner_credits=2)
    game.runner.plays("Two For Two")  # two credits are there now, and no discount any more
    game.expect(runner_credits=2)
    scenario(text.format(0, "2 Season Ticket")).offers("runner", "play Two For Two")


@pytest.mark.rule("9.8.6c")
def test_9_8_6c_what_costs_nothing_by_an_effect_cannot_cost_less() -> None:
    game = scenario("runner:\n credits 2\n hand: Free Medley, Two For Two\n rig: Fans\nturn: runner")
    game.runner.plays("Free Medley")
    if game.decision is not None and game.decision.kind == "interrupt":
        game.runner.passes()  # for the event that is played for its cost
    game.asks("runner", "action")
    game.expect(runner_credits=4)


# -- where it goes (8.6.7, 3.5.1b) -------------------------------------------------------------------------------------


@pytest.mark.rule("8.6.7")
def test_8_6_7_a_card_that_is_removed_from_the_game_instead_is_not_trashed() -> None:
    game = scenario("runner:\n hand: Fading Song\n deck: 2 any\n rig: Song Book\nturn: runner")
    game.runner.plays("Fading Song")
    game.expect(runner_credits=7, runner_heap=[], runner_hand=1)  # it resolved
    assert game.card("Fading Song").zone == "removed"
    assert game.card("Fading Song").faceup
    assert game.happened("trashed") == 0
    moved = [(e.origin, e.zone, e.rule, e.player) for e in game.events() if e.kind == E_MOVED]
    assert moved == [(PLAY_AREA, REMOVED, "8.6.7", 1)]


@pytest.mark.rule("8.6.7")
@pytest.mark.rule("8.6.8")
def test_8_6_7_a_card_that_has_left_the_play_area_is_not_trashed_and_resolved_nevertheless() -> None:
    game = scenario("runner:\n hand: Returning Song\n deck: 2 any\n rig: Song Book\nturn: runner")
    game.runner.plays("Returning Song")
    game.expect(runner_credits=7, runner_heap=[], runner_hand=2)
    assert game.happened("resolved") == 1 and game.happened("trashed") == 0
    game = scenario("runner:\n hand: Test Agenda Event\n rig: Song Book\n deck: 2 any\nturn: runner")
    game.runner.plays("Test Agenda Event")
    game.expect(runner_points=1, runner_heap=[], runner_hand=1)


define("Ebb", "corp", "operation", play(StaysInPlay()), HandSize(2), subtypes="current")
define("Last Call", "corp", "operation", play(StaysInPlay(), EndActionPhase()), HandSize(2), subtypes="current")
define("Last Notice", "corp", "operation", play(BecomesCounter(Chosen(Cards(types=ICE))), EndActionPhase()))
define("Flow", "corp", "operation", play(StaysInPlay()), HandSize(1), subtypes="current")
define("Cross Current", "runner", "event", play(StaysInPlay()), HandSize(1), subtypes="current")
define("Vanishing Tide", "runner", "event", play(StaysInPlay()), RemovedInstead(), HandSize(3), subtypes="current")
define("Quarantine", "corp", "operation", play(StaysInPlay(lockdown=True)), HandSize(4), subtypes="lockdown")


@pytest.mark.rule("3.5.1b:1")
@pytest.mark.rule("3.5.1c:1")
@pytest.mark.rule("10.3.1b")
def test_3_5_1b_another_current_ends_a_current_and_not_a_lockdown() -> None:
    game = scenario("""
        corp:
          clicks 2
          hand: Quarantine, Ebb
          deck: 9 any
        runner:
          hand: Cross Current
        turn: corp
    """)
    game.corp.plays("Quarantine")
    game.corp.plays("Ebb")
    game.expect(turn="runner", corp_hand_size=11, corp_archives=[])
    game.runner.plays("Cross Current")
    game.expect(corp_hand_size=9, corp_archives=["Ebb"], runner_hand_size=6, runner_heap=[])
    for _ in range(3):
        game.runner.takes_credit()
    game.expect(turn="corp", corp_hand_size=5, corp_archives=["Ebb", "Quarantine"], runner_hand_size=6)
    trashed = [e.rule for e, kind in zip(game.events(), game.log_kinds(), strict=True) if kind == "trashed"]
    assert trashed == ["10.3.1b", "10.3.1b"]


@pytest.mark.rule("3.5.1c:1")
def test_3_5_1c_a_lockdown_stays_for_the_rest_of_its_turn_and_the_whole_next_turn() -> None:
    game = scenario("corp:\n clicks 2\n hand: Quarantine\n deck: 9 any\nturn: corp")
    game.corp.plays("Quarantine")
    game.corp.takes_credit()
    game.expect(turn="runner", corp_hand_size=9)
    for _ in range(3):
        game.runner.takes_credit()
        game.expect(corp_hand_size=9)
    game.runner.takes_credit()
    game.expect(turn="corp", corp_hand_size=5)


@pytest.mark.rule("3.5.1b:2")
@pytest.mark.rule("3.7.1b:2")
def test_3_5_1b_the_corps_current_ends_when_an_agenda_is_stolen_and_the_runners_when_one_is_scored() -> None:
    text = """
        corp:
          clicks 1
          hand: {corp}
          deck: 9 any
          Server 1: cards (Test Agenda {{advancement 3}})
        runner:
          hand: {runner}
        turn: {turn}
    """
    game = scenario(text.format(corp="Ebb", runner="Diesel", turn="corp"))
    game.corp.plays("Ebb")
    game.pass_windows()
    game.runner.runs("Server 1")
    game.runner.continues()
    game.expect(runner_points=2, corp_archives=["Ebb"], corp_hand_size=5)
    game = scenario(text.format(corp="Ebb", runner="Diesel", turn="corp"))
    game.corp.plays("Ebb")
    game.corp.scores("Test Agenda")
    game.expect(corp_points=2, corp_archives=[], corp_hand_size=7)
    game = scenario(text.format(corp="Ebb", runner="Cross Current", turn="runner"))
    game.runner.plays("Cross Current")
    game.runner.runs("Server 1")
    game.runner.continues()
    game.expect(runner_points=2, runner_heap=[], runner_hand_size=6)


@pytest.mark.rule("3.7.1b:1")
@pytest.mark.rule("10.3.1b")
def test_10_3_1b_a_current_that_is_removed_instead_leaves_the_game_when_it_ends() -> None:
    game = scenario("runner:\n hand: Vanishing Tide, Cross Current\nturn: runner")
    game.runner.plays("Vanishing Tide")
    game.expect(runner_hand_size=8)
    game.runner.plays("Cross Current")
    game.expect(runner_hand_size=6, runner_heap=[])
    assert game.card("Vanishing Tide").zone == "removed"


@pytest.mark.rule("3.5.1b:3")
def test_3_5_1b_a_current_ends_the_one_before_it_and_stays_itself() -> None:
    game = scenario("corp:\n hand: Ebb, Flow\nturn: corp")
    game.corp.plays("Ebb")
    game.corp.plays("Flow")
    game.expect(corp_archives=["Ebb"], corp_hand_size=6)
    assert game.card("Flow").active and game.card("Flow").zone == "play"
    game.corp.takes_credit()
    game.expect(corp_archives=["Ebb"], corp_hand_size=6)


@pytest.mark.rule("5.4.3c:2")
@pytest.mark.rule("3.5.1b:1")
@pytest.mark.rule("10.1.4:1")
def test_5_4_3c_a_card_that_stays_in_play_is_not_trashed_when_it_ends_the_action_phase() -> None:
    game = scenario("corp:\n hand: Last Call\n HQ: ice (Enigma)\nturn: corp")
    game.corp.plays("Last Call")
    game.expect(turn="runner", corp_archives=[], corp_hand_size=7)
    game = scenario("corp:\n hand: Last Notice\n HQ: ice Enigma\nturn: corp")
    game.corp.plays("Last Notice")
    game.expect(turn="runner", corp_archives=[])
    assert game.card("Enigma").hosted == ["Last Notice"]


# -- in the middle (8.6.2) ---------------------------------------------------------------------------------------------

define("Ticket Inspector", "corp", "asset", whenever(ForEvent("credits-spent", RUNNER), Gain(1)), trash=0)


@pytest.mark.rule("8.6.2")
@pytest.mark.rule("8.6.4")
def test_8_6_2_a_reaction_to_the_payment_comes_before_the_card_is_active_and_nothing_is_lost() -> None:
    game = scenario("corp:\n Server 1: Ticket Inspector\nrunner:\n credits 2\n hand: Two For Two\nturn: runner")
    game.runner.plays("Two For Two")
    kinds = [k for k in game.log_kinds() if k in ("credits-spent", "credits-gained", "played", "resolved")]
    assert kinds == ["credits-spent", "credits-gained", "played", "credits-gained", "resolved"]
    game.expect(corp_credits=6, runner_credits=2)
