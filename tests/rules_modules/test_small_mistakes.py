"""Small mistakes that no other test noticed: each of these fails for one of them."""

from __future__ import annotations

import pytest

from netrunner.cards.library import definition
from netrunner.rules.abilities.effects import Expose
from netrunner.rules.additional.condition_counters import BecomeCounter
from netrunner.rules.additional.loops import structure
from netrunner.rules.concepts.costs import _room, spend_clicks
from netrunner.rules.concepts.identities import activate_installed
from netrunner.rules.concepts.moving import move, place_counters, settle
from netrunner.rules.concepts.scoring import why_not_score
from netrunner.rules.concepts.setup import new_state
from netrunner.rules.concepts.trashed_elsewhere import _applying
from netrunner.rules.concepts.values import trash_cost
from netrunner.rules.into_play.installing import hosts_for, why_not_install
from netrunner.rules.machine.card import REF
from netrunner.rules.machine.frames import Frame
from netrunner.rules.machine.nodes import AT_TRASHED_INSTEAD, P_ACTION, P_USE, PAY_TRASH, Context, Pick
from netrunner.rules.machine.state import State
from netrunner.rules.machine.terms import (
    CORP,
    E_COUNTERS_PLACED,
    E_CREDITS_GAINED,
    E_SUBROUTINE,
    FORCED,
    GRIP,
    HEAP,
    POWER,
    RUNNER,
    SERVER_RND,
    SET_ASIDE,
    STACK,
)
from netrunner.rules.runs.run import RUN_BEGINS, Run, StartRun
from netrunner.rules.turns.taken_actions import spent_on_actions
from netrunner.testing import define, scenario
from netrunner.vocabulary import Both, Cards, Chosen, Gain, Lose, Place, RunnerTagged, paid, play, while_true
from netrunner.vocabulary.values import RemoveBadPublicity

define("Test Nothing Lost", "corp", "operation", play(Both(Gain(1), Lose(0, RUNNER))))
define("Test Apology", "corp", "asset", paid(0, RemoveBadPublicity(1)), trash=2)
define("Test Endless Counter", "corp", "asset", while_true(RunnerTagged(), Place(POWER)), trash=2)
define("Test Huge Virus", "runner", "program", memory=6, subtypes="virus")


@pytest.mark.rule("1.10.3b:1")
def test_1_10_3b_losing_no_credits_is_not_losing_all() -> None:
    game = scenario("corp:\n credits 0; hand: Test Nothing Lost\nturn: corp")
    game.corp.plays("Test Nothing Lost")
    game.expect(corp_credits=1, runner_credits=5)


@pytest.mark.rule("1.2.5:1")
def test_1_2_5_without_bad_publicity_none_is_removed() -> None:
    game = scenario("corp:\n Server 1: Test Apology\nturn: corp, at 5.6.2a", mode="full")
    game.refuses("corp", "use Test Apology")
    game = scenario("corp:\n bad publicity 1; Server 1: Test Apology\nturn: corp, at 5.6.2a", mode="full")
    game.offers("corp", "use Test Apology")


@pytest.mark.rule("1.16.3:1")
def test_1_16_3_an_agenda_in_hand_is_not_scored_and_without_clicks_nothing_is_installed() -> None:
    board = "corp:\n hand: Nisei MK II\nrunner:\n clicks 0; hand: Corroder\nturn: corp, at 5.6.2a"
    game = scenario(board, mode="full")
    s = game.game.state
    refusal = why_not_score(s, s.cards[game.card("Nisei MK II").id])
    assert refusal is not None and refusal.key == "refused-not-installed"
    refusal = why_not_install(s, RUNNER, s.cards[game.card("Corroder").id], clicks=1)
    assert refusal is not None and (refusal.key, refusal.need, refusal.have) == ("refused-clicks", 1, 0)


@pytest.mark.rule("10.1.3:1")
def test_10_1_3_a_card_that_became_an_agenda_has_no_trash_cost() -> None:
    for board, cost in (("Server 1: PAD Campaign", 4), ("score: PAD Campaign {points 1}", -1)):
        game = scenario(f"corp:\n {board}\nturn: corp")
        s = game.game.state
        assert trash_cost(s, s.cards[game.card("PAD Campaign").id]) == cost


@pytest.mark.rule("1.12.5a:1")
def test_1_12_5a_no_card_is_a_host_for_itself() -> None:
    game = scenario("runner:\n rig: Djinn; hand: Parasite, Datasucker\nturn: runner")
    s = game.game.state
    assert hosts_for(s, s.cards[game.card("Datasucker").id]) == [game.card("Djinn").id]
    assert hosts_for(s, s.cards[game.card("Djinn").id]) == []


@pytest.mark.rule("1.12.1:1")
def test_1_12_1_placing_no_counters_leaves_no_record() -> None:
    game = scenario("runner:\n rig: Test Power\nturn: runner")
    s = game.game.state
    place_counters(s, game.card("Test Power").id, POWER, 0, RUNNER)
    assert s.events is None or s.events.kind != E_COUNTERS_PLACED


@pytest.mark.rule("4.1.5")
@pytest.mark.parametrize(("zone", "shown", "faceup"), [(STACK, True, False), (HEAP, True, True), (HEAP, False, False)])
def test_4_1_5_a_card_that_settles_is_hidden_in_a_deck_and_as_it_was_elsewhere(
    zone: int, shown: bool, faceup: bool
) -> None:
    game = scenario("runner:\n hand: Diesel\nturn: runner")
    s = game.game.state
    card = move(s, game.card("Diesel").id, SET_ASIDE, shown)
    assert settle(s, card.id, zone).faceup is faceup


@pytest.mark.rule("6.9.1d")
def test_6_9_1d_a_run_has_not_begun_while_its_beginning_is_still_to_come() -> None:
    run = Run((0,), -1)
    run.step = RUN_BEGINS
    assert not run.begun
    run.step = RUN_BEGINS + 1
    assert run.begun


@pytest.mark.rule("6.1.1:1")
def test_6_1_1_an_effect_that_runs_starts_no_run_within_a_run() -> None:
    game = scenario("corp:\n HQ: ice (Enigma)\nrun: HQ", mode="full")
    s = game.game.state
    before = len(s.stack)
    StartRun(RUNNER, -1, (SERVER_RND,)).apply(s, Context(RUNNER, RUNNER, s.cards[RUNNER].ref))
    assert len(s.stack) == before


@pytest.mark.rule("10.10.1:1")
def test_10_10_1_a_card_elsewhere_is_another_table() -> None:
    s = scenario("runner:\n hand: Diesel, Modded; deck: 3 any\nturn: runner").game.state
    t = s.copy()
    zones = list(t.zones)
    moved = zones[GRIP][0]
    zones[GRIP], zones[STACK] = zones[GRIP][1:], (*zones[STACK], moved)
    t.zones = zones
    assert structure(s) != structure(t)


@pytest.mark.rule("10.10.1:2")
def test_10_10_1_counters_are_placed_as_often_as_was_said() -> None:
    game = scenario("corp:\n Server 1: Test Endless Counter\nrunner:\n tags 1\nturn: corp, at 5.6.2a")
    game.asks("corp", "loop", "10.10.1")
    before = game.card("Test Endless Counter").power
    game.take("number 50")
    assert game.card("Test Endless Counter").power == before + 50


@pytest.mark.rule("8.3.2")
def test_8_3_2_memory_for_some_programs_is_added_to_the_limit() -> None:
    game = scenario("runner:\n hand: Test Huge Virus; rig: MemStrips\nturn: runner")
    game.runner.installs("Test Huge Virus")
    game.expect(runner_rig=["MemStrips", "Test Huge Virus"])
    game = scenario("runner:\n hand: Test Huge Virus\nturn: runner")
    game.refuses("runner", "install Test Huge Virus")


def test_both_decks_may_fill_every_number_that_a_reference_has() -> None:
    corp, runner, card = definition("The Corp"), definition("The Runner"), definition("Hedge Fund")
    assert len(new_state(corp, [card] * (REF - 3), runner, [card], 1, FORCED).cards) == REF
    with pytest.raises(ValueError, match=f"at most {REF - 2} cards"):
        new_state(corp, [card] * (REF - 2), runner, [card], 1, FORCED)


def test_a_frame_has_no_steps_unless_it_names_them() -> None:
    assert Frame().steps() == ()


@pytest.mark.rule("1.16.3a:1")
def test_1_16_3a_an_agenda_with_enough_tokens_can_be_scored_if_no_window_is_looked_at() -> None:
    game = scenario("corp:\n Server 1: (Nisei MK II {advancement 4})\nturn: corp, at 5.6.2a", mode="full")
    s = game.game.state
    assert why_not_score(s, s.cards[game.card("Nisei MK II").id]) is None


@pytest.mark.rule("1.10.3c:2")
def test_1_10_3c_once_all_is_paid_no_other_card_is_asked_about() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma
        runner:
          credits 9; rig: Gordian Blade, Cyberfeeder, Cyberfeeder
        run: HQ, encountering ice 1
    """, mode="full")  # fmt: skip
    game.take(next(option for option in game.options("runner") if option.startswith("use Gordian Blade ability 1")))
    game.asks("runner", "pay-from")
    game.runner.chooses(1)
    assert game.decision is not None and game.decision.kind != "pay-from"
    assert sorted(card.credits for card in game.cards("Cyberfeeder")) == [0, 1]


@pytest.mark.rule("5.2.2:1")
def test_5_2_2_the_record_of_a_spent_click_names_the_card_it_was_for() -> None:
    game = scenario("runner:\n rig: Magnum Opus\nturn: runner")
    s = game.game.state
    ref = s.cards[game.card("Magnum Opus").id].ref
    spend_clicks(s, RUNNER, 1, P_USE, ref)
    assert s.events is not None and (s.events.card, s.events.source) == (ref, ref)
    spend_clicks(s, RUNNER, 1, P_ACTION, -1, "5.2.8b")
    assert (s.events.card, s.events.source, s.events.rule) == (-1, -1, "5.2.8b")


@pytest.mark.rule("1.20.4:2")
def test_1_20_4_a_facedown_card_of_the_runner_cannot_be_exposed() -> None:
    game = scenario("corp:\n HQ: ice (Enigma)\nrunner:\n rig: (Corroder)\nturn: runner")
    s = game.game.state
    for title, able in (("Enigma", True), ("Corroder", False)):
        ref = s.cards[game.card(title).id].ref
        assert Expose(RUNNER, -1, cards=(ref,)).could_change(s) is able


@pytest.mark.rule("10.1.4:1")
def test_10_1_4_nothing_becomes_a_counter_once_its_host_or_itself_is_gone() -> None:
    game = scenario("corp:\n hand: MCA Informant\nrunner:\n rig: Fall Guy\nturn: corp")
    s = game.game.state
    card, host = [s.cards[game.card(title).id].ref for title in ("MCA Informant", "Fall Guy")]
    gone = card + 256  # another incarnation, which is not there
    assert [BecomeCounter(0, a, cards=(b,)).could_change(s) for a, b in ((card, host), (gone, host), (card, gone))] == [
        True, False, False,
    ]  # fmt: skip


@pytest.mark.rule("9.8.11:1,2")
def test_9_8_11_the_controller_of_a_targeted_card_orders_replacements_and_otherwise_the_effects() -> None:
    game = scenario("corp:\n HQ: ice (Enigma)\nturn: runner")
    s = game.game.state
    effect = Expose(RUNNER, -1, cards=(s.cards[game.card("Enigma").id].ref,))
    assert effect.chooser(s) == RUNNER  # nobody chose the card: it is the Runner's effect
    effect.target = Chosen(Cards())
    assert effect.chooser(s) == CORP


@pytest.mark.rule("5.2.6b:1")
def test_5_2_6b_an_ability_used_after_a_basic_action_is_an_action_of_its_own() -> None:
    game = scenario("runner:\n rig: Magnum Opus\nturn: runner")
    game.runner.takes_credit()
    game.runner.uses("Magnum Opus")
    keys = [taken.key for taken in spent_on_actions(game.game.state, RUNNER)]
    assert len(keys) == 2 and keys[0] != keys[1]


@pytest.mark.rule("10.9.1:1")
def test_10_9_1_a_card_can_be_loaded_with_nothing_any_more() -> None:
    s = scenario("runner:\n rig: Magnum Opus\nturn: runner").game.state
    card = s.cards[RUNNER].with_(loaded=4)
    assert (card.loaded, card.with_().loaded, card.with_(loaded=0).loaded) == (4, 4, 0)


def test_what_a_subroutine_does_is_told_as_its_doing() -> None:
    game = scenario("corp:\n HQ: ice Test Gentle Ice\nrun: HQ, encountering ice 1")
    sub = next(event for event in game.events() if event.kind == E_SUBROUTINE)
    gained = next(event for event in game.events() if event.kind == E_CREDITS_GAINED)
    assert gained.cause == sub.n


@pytest.mark.rule("4.1.1b:1,2")
def test_4_1_1b_four_zones_for_each_player_three_that_are_shared_and_what_is_outside() -> None:
    assert len(State().zones) == 2 * 4 + 3 + 1


@pytest.mark.rule("1.15.1:1")
def test_1_15_1_a_card_that_was_chosen_for_a_cost_leaves_room_for_the_others_only() -> None:
    s = scenario("turn: runner").game.state
    assert _room(s, Pick(PAY_TRASH, (4, 5, 6), 2, chosen=(5,)), (6,)) == 1


@pytest.mark.rule("1.6.7")
def test_1_6_7_what_is_active_does_not_become_active_again() -> None:
    s = scenario("runner:\n rig: Magnum Opus\nturn: runner").game.state
    before = list(s.cards)
    activate_installed(s)
    assert all(now is then for now, then in zip(s.cards, before, strict=True))


@pytest.mark.rule("1.18.1a")
def test_1_18_1a_an_identity_that_goes_is_not_set_aside_instead() -> None:
    game = scenario("corp: Skorpios Defense Systems: Persuasive Power\nrunner:\n rig: Magnum Opus\nturn: runner")
    s = game.game.state
    entries = list(s.index[AT_TRASHED_INSTEAD])
    assert _applying(s, entries, game.card("Magnum Opus").id) is entries[0]
    assert _applying(s, entries, RUNNER) is None
