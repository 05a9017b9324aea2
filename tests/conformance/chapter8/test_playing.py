"""8.5 and 8.6: playing events and operations."""

import pytest

from netrunner.rules.machine.terms import NET, OPERATION
from netrunner.testing import Scenario, define, scenario
from netrunner.vocabulary import (
    Cards,
    Chosen,
    Damage,
    Delayed,
    Draw,
    ForEvent,
    Gain,
    HandSize,
    PlayIt,
    Run,
    RunSuccessful,
    TurnBegins,
    X,
    play,
    when,
    whenever,
)
from netrunner.vocabulary.base import YOU
from netrunner.vocabulary.into_play import Playable

IN_HQ = Cards(types=OPERATION, where="hq")
define("Expensive Gain", "corp", "operation", play(Gain(9)), cost=5)
define("Subcontractor", "corp", "operation", play(*[PlayIt(Chosen(Playable(IN_HQ), up_to=True)) for _ in range(2)]))
define("Free Play", "corp", "operation", play(PlayIt(Chosen(Playable(IN_HQ, ignore_costs=True)), ignore_costs=True)))
define("Ledger", "corp", "asset", whenever(ForEvent("credits-spent", YOU), Draw(1)), trash=2)
define("Archivist", "corp", "asset", whenever(ForEvent("resolved", YOU), Gain(2)), trash=2)
define("Twice X", "corp", "operation", play(Gain(X()), Gain(X())), cost="X")
define("Later", "corp", "operation", play(Delayed(when(TurnBegins(), Gain(3)))), cost=0)
define("Raid", "runner", "event", play(Run(0)), when(RunSuccessful(this_run=True), Gain(2)), HandSize(1), cost=0)
define("Self Aware", "runner", "event", play(Gain(1)), HandSize(3), cost=0)
define("Tall Order", "runner", "event", play(Gain(1), Damage(NET, 1)), HandSize(3), cost=0)
define("Play Reader", "runner", "resource", whenever(ForEvent("played", YOU), Draw(1)), cost=0)
define("Two Parts", "runner", "event", play(Gain(1)), play(Draw(1)), cost=0)
define("Keeper", "corp", "asset", whenever(ForEvent("trashed", cards=Cards(types=OPERATION)), Gain(4)), trash=2)


def story(game: Scenario, *kinds: str) -> list[str]:
    """What happened of these kinds, in order."""
    return [kind for kind in game.log_kinds() if kind in kinds]


# -- 8.5 ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.5.1:2")
@pytest.mark.rule("1.15.4a:2")
def test_8_5_1_playing_needs_the_play_cost_unless_an_ability_ignores_it() -> None:
    game = scenario("corp:\n credits 4\n hand: Expensive Gain, Free Play\nturn: corp")
    game.refuses("corp", "play Expensive Gain")
    game.corp.plays("Free Play")
    game.expect(corp_credits=13, corp_archives=["Free Play", "Expensive Gain"])


@pytest.mark.rule("8.5.1a:2")
def test_8_5_1a_x_keeps_its_value_while_the_card_resolves() -> None:
    game = scenario("corp:\n credits 3\n hand: Twice X\nturn: corp")
    game.corp.plays("Twice X", x=2)
    game.expect(corp_credits=5)


@pytest.mark.rule("8.5.2:2")
def test_8_5_2_several_cards_are_played_one_after_the_other() -> None:
    # Hedge Fund pays for the second operation, which 5 credits alone could not after it.
    game = scenario("corp:\n credits 5\n hand: Subcontractor, Hedge Fund, Expensive Gain\nturn: corp")
    game.corp.plays("Subcontractor")
    game.corp.picks("Hedge Fund")
    game.expect(corp_credits=9)
    game.corp.picks("Expensive Gain")
    game.expect(corp_credits=13, corp_hand=[])


@pytest.mark.rule("8.5.2:1")
def test_8_5_2_a_card_that_cannot_be_paid_for_is_not_played() -> None:
    game = scenario("corp:\n credits 1\n hand: Subcontractor, Expensive Gain, Test Operation\nturn: corp")
    game.corp.plays("Subcontractor")
    assert game.options("corp") == ["pick Test Operation", "done"]
    game.corp.picks("Test Operation")
    game.expect(corp_credits=2, corp_hand=["Expensive Gain"])


@pytest.mark.rule("8.5.2:1")
def test_8_5_2_an_operation_that_plays_others_does_not_count_itself() -> None:
    game = scenario("corp:\n credits 5\n hand: Subcontractor\nturn: corp")
    game.asks("corp", "action")
    game.refuses("corp", "play Subcontractor")


@pytest.mark.rule("8.5.3")
def test_8_5_3_a_card_that_leaves_a_lingering_effect_is_trashed_at_once() -> None:
    game = scenario("""
        corp:
          credits 5
          clicks 1
          hand: Later
          deck: 3 any
        turn: corp
    """)
    game.corp.plays("Later")
    game.expect(corp_archives=["Later"], corp_credits=5, turn="runner")
    for _ in range(4):
        game.runner.takes_credit()
    game.expect(turn="corp", corp_credits=8)


@pytest.mark.rule("8.5.4:1,2")
@pytest.mark.rule("9.10.5")
def test_8_5_4_a_run_event_stays_active_until_the_run_is_over() -> None:
    game = scenario("corp:\n hand: Hedge Fund\nrunner:\n credits 0\n hand: Raid\nturn: runner")
    game.runner.plays("Raid")
    game.asks("runner", "jack-out")
    assert game.card("Raid").active
    game.expect(runner_hand_size=6, runner_heap=[])
    game.runner.continues()
    game.expect(runner_credits=2, runner_heap=["Raid"], runner_hand_size=5)


# -- 8.6: the steps ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.6.1:1,2")
def test_8_6_1_the_card_lies_faceup_in_the_play_area_before_it_is_active() -> None:
    game = scenario("corp:\n credits 3\n hand: Twice X\nturn: corp")
    game.corp.plays("Twice X")
    game.asks("corp", "choose-x")
    card = game.card("Twice X")
    assert (card.zone, card.faceup, card.installed, card.active) == ("play", True, False, False)


@pytest.mark.rule("8.6.2")
@pytest.mark.rule("8.5.1b")
@pytest.mark.rule("9.10.1c")
def test_8_6_2_the_checkpoint_after_the_cost_comes_before_the_card_is_played() -> None:
    game = scenario("corp:\n credits 5\n hand: Hedge Fund\n deck: 3 any\n Server 1: Ledger\nturn: corp")
    game.corp.plays("Hedge Fund")
    assert story(game, "credits-spent", "drew", "played", "credits-gained") == [
        "credits-spent", "drew", "played", "credits-gained",
    ]  # fmt: skip


@pytest.mark.rule("8.6.3")
def test_8_6_3_the_card_becomes_active() -> None:
    game = scenario("runner:\n hand: Tall Order, 2 any\n rig: Test Shield\nturn: runner")
    assert game.runner.hand_size == 5
    game.runner.plays("Tall Order")
    game.asks("runner", "interrupt")
    assert game.card("Tall Order").active
    game.expect(runner_hand_size=8)


@pytest.mark.rule("8.6.4")
@pytest.mark.rule("8.6.5")
@pytest.mark.rule("8.6.6")
def test_8_6_4_to_6_when_played_abilities_resolve_before_the_play_ability() -> None:
    game = scenario("runner:\n hand: Self Aware\n deck: 2 any\n rig: Play Reader\nturn: runner")
    game.runner.plays("Self Aware")
    assert story(game, "played", "drew", "credits-gained") == ["played", "drew", "credits-gained"]


@pytest.mark.rule("8.6.6")
def test_8_6_6_all_play_abilities_of_the_card_resolve_in_order() -> None:
    game = scenario("runner:\n hand: Two Parts\n deck: 2 any\nturn: runner")
    game.runner.plays("Two Parts")
    assert story(game, "drew", "credits-gained") == ["credits-gained", "drew"]


@pytest.mark.rule("8.6.7")
@pytest.mark.rule("8.6.8")
@pytest.mark.rule("8.6.9")
def test_8_6_7_to_9_the_card_is_trashed_then_abilities_about_its_resolution_are_met() -> None:
    game = scenario("corp:\n credits 5\n hand: Hedge Fund\n Server 1: Archivist\nturn: corp")
    game.corp.plays("Hedge Fund")
    assert story(game, "credits-gained", "trashed", "resolved") == [
        "credits-gained", "trashed", "resolved", "credits-gained",
    ]  # fmt: skip
    game.expect(corp_credits=11)


@pytest.mark.rule("8.6.7")
def test_8_6_7_a_played_operation_goes_to_archives_faceup() -> None:
    game = scenario("corp:\n credits 5\n hand: Hedge Fund\n Server 1: Keeper\nturn: corp")
    game.corp.plays("Hedge Fund")
    assert game.card("Hedge Fund", "Archives").faceup
    game.expect(corp_credits=13)  # it was trashed


@pytest.mark.rule("8.6.10")
def test_8_6_10_then_the_play_effect_is_complete() -> None:
    game = scenario("corp:\n credits 5\n clicks 3\n hand: Hedge Fund\nturn: corp")
    game.corp.plays("Hedge Fund")
    game.asks("corp", "action")
    game.expect(corp_clicks=2, corp_credits=9)
