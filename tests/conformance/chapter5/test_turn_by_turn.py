"""Chapters 5.4 to 5.7: what begins anew with each turn, clicks that come and go, and a phase that is cut short."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import CORP, E_CLICKS_GAINED, E_CLICKS_LOST, E_PHASE_ENDS, RUNNER
from netrunner.testing import Scenario, define, scenario
from netrunner.vocabulary import (
    All,
    Cards,
    Draw,
    EndActionPhase,
    ForEvent,
    Gain,
    GrantsAbility,
    HandSize,
    Recurring,
    Trash,
    TrashThis,
    paid,
    when,
    whenever,
)
from netrunner.vocabulary.actions import AllottedClicks
from netrunner.vocabulary.base import YOU
from netrunner.vocabulary.moments import FirstTimeTrue
from netrunner.vocabulary.zones import NoCardsIn

define("Long Shift", "runner", "resource", AllottedClicks(1), paid(TrashThis(), Gain(1)))
define("Double Long Shift", "runner", "resource", AllottedClicks(2), paid(TrashThis(), Gain(1)))
define("Walkout", "corp", "asset", AllottedClicks(-1, RUNNER), paid(TrashThis(), Gain(1)), trash=1)
define("Closing Bell", "runner", "resource", paid(0, EndActionPhase()))
define("Corp Closing Bell", "corp", "asset", whenever(ForEvent("trashed"), EndActionPhase()), trash=1)
define("First Coin", "runner", "resource", when(ForEvent("credits-gained", YOU, first_each_turn=True), Draw(1)))
define("Once Coin", "runner", "resource", paid(0, Gain(1), limit=1))
define("Bare Hands", "runner", "resource", FirstTimeTrue(NoCardsIn("grip", first=True), Gain(3)))
define("Royalties", "corp", "agenda", Recurring(2), requirement=1, points=1)
define("Phase Clock", "runner", "resource", whenever(ForEvent("phase-ends", RUNNER), Gain(1)))
define("Phase Giver", "runner", "resource",
       GrantsAbility(whenever(ForEvent("phase-ends", RUNNER), Gain(1))))  # fmt: skip
define("Evening Bonus", "corp", "asset", when(ForEvent("turn-ends", CORP), Gain(1)), trash=1)
define("Night Cleaner", "corp", "asset",
       whenever(ForEvent("turn-ends", RUNNER), Trash(All(Cards(title="Walkout")))), trash=1)  # fmt: skip
define("Cold Feet", "runner", "resource", whenever(ForEvent("access", YOU), EndActionPhase()))
define("Tiny Room", "corp", "asset", HandSize(-5, RUNNER), trash=1)


def to_turn_of(game: Scenario, side: str) -> None:
    """Both players take credits until it is the turn of that side."""
    while game.turn != side:
        assert game.decision is not None
        game.take("pass" if game.decision.kind == "window" else "gain")


def clicks_changed(game: Scenario) -> list[tuple[int, int, str]]:
    """Clicks that were gained and lost: by whom, how many, by which rule."""
    kinds = {E_CLICKS_GAINED: 1, E_CLICKS_LOST: -1}
    return [(e.player, kinds[e.kind] * e.amount, e.rule) for e in game.events() if e.kind in kinds]


# -- allotted clicks (1.11.2) ------------------------------------------------------------------------------------------


@pytest.mark.rule("1.11.2")
def test_1_11_2_a_card_that_comes_into_play_adds_its_clicks_at_once_and_takes_them_with_it() -> None:
    text = "corp:\n deck: 5 any\nrunner:\n clicks 3\n hand: {}\nturn: runner, at 5.7.1e"
    game = scenario(text.format("Double Long Shift"))
    game.runner.installs("Double Long Shift")
    game.expect(runner_clicks=2 + 2)
    game.runner.uses("Double Long Shift")
    game.expect(runner_clicks=2, runner_credits=6)
    assert clicks_changed(game) == [(1, 2, "1.11.2"), (1, -2, "1.11.2")]


@pytest.mark.rule("1.11.2")
def test_1_11_2_clicks_that_were_spent_cannot_be_lost() -> None:
    game = scenario("corp:\n deck: 5 any\nrunner:\n clicks 1\n rig: Double Long Shift\nturn: runner, at 5.7.1e")
    game.runner.uses("Double Long Shift")
    game.expect(turn="corp", runner_clicks=0)
    assert clicks_changed(game)[0] == (1, -1, "1.11.2")
    game = scenario("corp:\n deck: 5 any\nrunner:\n clicks 1\n rig: Long Shift\nturn: runner, at 5.7.1e")
    game.pass_windows()
    game.runner.takes_credit()
    game.asks("runner", "window", "5.7.1e")
    game.runner.uses("Long Shift")
    assert [change for change in clicks_changed(game) if change[0] == 1] == []


@pytest.mark.rule("1.11.2")
def test_1_11_2_in_the_discard_phase_and_in_the_other_turn_nothing_is_added_or_taken() -> None:
    game = scenario("corp:\n deck: 5 any\n Server 1: Walkout\nrunner:\n clicks 0\nturn: runner, at 5.7.2d", mode="full")
    game.corp.uses("Walkout")
    game.expect(turn="corp", runner_clicks=0)
    assert [change for change in clicks_changed(game) if change[0] == 1] == []
    game = scenario("corp:\n deck: 5 any\n Server 1: Walkout\nrunner:\n clicks 2\nturn: runner, at 5.7.1e", mode="full")
    game.runner.passes()
    game.corp.uses("Walkout")
    game.expect(runner_clicks=3)


@pytest.mark.rule("1.11.2")
@pytest.mark.rule("5.7.2c")
def test_5_7_2c_clicks_that_are_left_are_lost_with_the_discard_phase() -> None:
    game = scenario("corp:\n deck: 5 any\nrunner:\n clicks 3\n rig: Closing Bell\nturn: runner, at 5.7.1e")
    game.runner.uses("Closing Bell")
    assert (1, -3, "5.7.2c") in clicks_changed(game)
    game.expect(turn="corp", runner_clicks=0)


# -- each turn anew (5.6.1a, 5.7.1a) -----------------------------------------------------------------------------------


@pytest.mark.rule("5.7.1a")
@pytest.mark.rule("9.3.3c:1")
def test_5_7_1a_what_may_be_done_once_each_turn_may_be_done_again() -> None:
    game = scenario("corp:\n deck: 9 any\nrunner:\n deck: 9 any\n rig: Once Coin\nturn: runner, at 5.7.1e")
    game.runner.uses("Once Coin")
    game.refuses("runner", "use Once Coin")
    while game.turn == "runner":
        game.take("pass" if game.decision is not None and game.decision.kind == "window" else "gain")
    game.offers("runner", "use Once Coin") if game.options("runner") else game.corp.passes()
    game.offers("runner", "use Once Coin")  # in the Corp's turn, too


@pytest.mark.rule("5.7.1a")
@pytest.mark.rule("9.6.5b:1")
def test_5_7_1a_the_first_time_each_turn_comes_again() -> None:
    game = scenario("corp:\n deck: 9 any\nrunner:\n clicks 2\n deck: 9 any\n rig: First Coin\nturn: runner")
    game.runner.takes_credit()
    game.runner.takes_credit()
    game.expect(runner_hand=1, turn="corp")
    to_turn_of(game, "runner")
    game.runner.takes_credit()
    game.runner.takes_credit()
    game.expect(runner_hand=2)


@pytest.mark.rule("5.7.1a")
@pytest.mark.rule("9.6.7")
@pytest.mark.parametrize(("hand", "gained"), [("Test Event", 3), ("", 0)])
def test_5_7_1a_a_grip_that_is_empty_when_the_turn_begins_was_empty_this_turn(hand: str, gained: int) -> None:
    game = scenario(f"""
        corp:
          deck: 9 any
        runner:
          credits 0
          hand: {hand}
          deck: Test Event
          rig: Bare Hands
        turn: runner, at 5.7.1a
    """)
    before = game.runner.credits
    if not hand:
        game.runner.draws()
    game.runner.plays("Test Event")
    game.expect(runner_credits=before + 1 + gained)


@pytest.mark.rule("5.6.1a")
@pytest.mark.rule("5.7.1a")
@pytest.mark.rule("9.6.7")
def test_5_7_1a_what_was_empty_in_an_earlier_turn_is_empty_for_the_first_time_again() -> None:
    game = scenario("""
        corp:
          hand: 4 any; deck: 9 any
        runner:
          credits 0, clicks 4
          hand: Test Event
          deck: 3 Test Event
          rig: Bare Hands
        turn: runner
    """)
    game.runner.plays("Test Event")
    game.expect(runner_credits=1 + 3)
    game.runner.draws()
    game.runner.plays("Test Event")  # for the second time this turn
    game.expect(runner_credits=1 + 3 + 1)
    game.runner.takes_credit()
    game.expect(turn="corp", runner_credits=6 + 3)  # each turn anew, the Corp's too
    to_turn_of(game, "runner")
    game.expect(runner_credits=9 + 3)
    game.runner.draws()
    game.runner.plays("Test Event")
    game.expect(runner_credits=12 + 1)


@pytest.mark.rule("5.6.1a")
@pytest.mark.rule("1.11.3:1")
def test_1_11_3_the_first_click_comes_again_with_the_next_turn() -> None:
    game = scenario("corp:\n clicks 1\n hand: 2 Test First Click Operation\n deck: 9 any\nturn: corp")
    game.refuses("corp", "play Test First Click Operation")
    game.corp.takes_credit()
    to_turn_of(game, "corp")
    game.corp.plays("Test First Click Operation")


@pytest.mark.rule("5.6.1c")
@pytest.mark.rule("1.10.5")
def test_5_6_1c_an_agenda_in_the_score_area_refills_as_well() -> None:
    game = scenario("corp:\n deck: 9 any\n score: Royalties {credit 0}\nturn: corp, at 5.6.1c")
    assert game.card("Royalties").credits == 2
    game = scenario("corp:\n deck: 9 any\n score: Royalties {credit 1}\nturn: corp, at 5.6.1c")
    assert game.card("Royalties").credits == 2
    game = scenario("corp:\n deck: 9 any\n score: Royalties {credit 3}\nturn: corp, at 5.6.1c")
    assert game.card("Royalties").credits == 3
    game = scenario("corp:\n deck: 9 any\nrunner:\n score: Royalties {credit 0}\nturn: corp, at 5.6.1c")
    assert game.card("Royalties").credits == 0


@pytest.mark.rule("5.6.1a")
@pytest.mark.rule("5.7.1a")
@pytest.mark.parametrize(("credits", "gained"), [(0, 1), (1, 0)])
@pytest.mark.parametrize("turn", ["corp, at 5.6.1a", "runner, at 5.7.1a"])
def test_5_7_1a_who_begins_any_turn_without_credits_has_none_for_the_first_time(
    credits: int, gained: int, turn: str
) -> None:
    game = scenario(f"corp:\n deck: 9 any\nrunner:\n credits {credits}\n rig: Order of Sol\nturn: {turn}")
    game.expect(runner_credits=credits + gained)


# -- phases ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("5.7.1h")
@pytest.mark.rule("5.7.2f")
@pytest.mark.rule("10.3.5:1")
def test_10_3_5_the_end_of_each_phase_is_noticed() -> None:
    game = scenario("corp:\n deck: 9 any\nrunner:\n clicks 1\n rig: Phase Clock\nturn: runner")
    game.runner.takes_credit()
    game.expect(turn="corp", runner_credits=5 + 1 + 2)
    ends = [(e.player, e.which) for e in game.events() if e.kind == E_PHASE_ENDS and e.player == 1]
    assert ends == [(1, 1), (1, 2)]


@pytest.mark.rule("10.3.5:1")
@pytest.mark.rule("9.1.3b")
def test_10_3_5_an_ability_that_a_card_has_gained_notices_it_too() -> None:
    text = "corp:\n deck: 9 any\nrunner:\n clicks 1\n rig: {}\nturn: runner"
    game = scenario(text.format("Phase Giver"))
    game.runner.takes_credit()
    game.expect(turn="corp", runner_credits=5 + 1 + 2)
    game = scenario(text.format("Test Resource"))
    game.runner.takes_credit()
    # from the Runner's last action to the Corp's first: the discard, the draw and the action phase begin
    assert game.happened("phase-ends") == game.happened("phase-begins") == 3
    game.expect(turn="corp", runner_credits=5 + 1)


@pytest.mark.rule("5.6.3d")
@pytest.mark.rule("5.6.3e")
@pytest.mark.rule("5.6.3f")
def test_5_6_3e_what_happens_when_the_turn_ends_is_resolved_before_the_phase_is_over() -> None:
    game = scenario("corp:\n Server 1: Evening Bonus\nturn: corp, at 5.6.3b", mode="full")
    game.pass_windows()
    game.corp.triggers("Evening Bonus")
    while game.decision is not None and game.decision.kind == "react":
        game.take("pass")
    game.asks("runner", "window", "5.7.1b")
    told = [k for k in game.log_kinds() if k in ("turn-ends", "credits-gained", "phase-ends", "phase-begins")]
    assert told == ["turn-ends", "credits-gained", "phase-ends", "phase-begins"]


@pytest.mark.rule("9.2.7c:2")
@pytest.mark.rule("9.2.7d:1")
@pytest.mark.parametrize(
    ("turn", "scores"),
    [
        ("corp, at 5.6.1b", True),
        ("corp, at 5.6.2a", True),
        ("corp, at 5.6.3b", False),
        ("runner, at 5.7.1b", False),
        ("runner, at 5.7.1e", False),
        ("runner, at 5.7.2b", False),
    ],
)
def test_9_2_7_in_every_window_of_a_turn_cards_are_rezzed_and_in_two_of_them_agendas_scored(
    turn: str, scores: bool
) -> None:
    game = scenario(f"""
        corp:
          deck: 9 any
          HQ: ice (Enigma)
          Server 1: cards (Test Asset)
          Server 2: cards (Test Agenda {{advancement 3}})
        turn: {turn}
    """, mode="full")  # fmt: skip
    if turn.startswith("runner"):
        game.runner.passes()
    game.asks("corp", "window", turn.split()[-1])
    score = ["score Test Agenda [Server 2 card 1]"] if scores else []
    assert sorted(game.options("corp")) == sorted(["pass", "rez Test Asset [Server 1 card 1]", *score])


@pytest.mark.rule("5.7.2a:2")
def test_5_7_2a_exactly_as_many_cards_are_discarded_as_are_too_many() -> None:
    text = "corp:\n deck: 5 any\n Server 1: {}\nrunner:\n hand: {} Diesel\nturn: runner, at 5.7.2a"
    for asset, cards, more in (("Test Turn Asset", 7, 2), ("Test Turn Asset", 6, 1), ("Tiny Room", 2, 2)):
        game = scenario(text.format(asset, cards), mode="full")
        game.asks("runner", "discard", "5.7.2a")
        assert game.decision is not None and game.decision.number == more
        for _ in range(more):
            game.runner.discards("Diesel")
        game.asks("runner", "window", "5.7.2b")
        game.expect(runner_hand=cards - more)
    game = scenario(text.format("Test Turn Asset", 5), mode="full")
    game.asks("runner", "window", "5.7.2b")


@pytest.mark.rule("5.6.3a:1")
@pytest.mark.rule("5.7.2a:1")
@pytest.mark.rule("10.2.2b:1")
def test_5_6_3a_between_people_discarding_is_asked_even_if_all_cards_are_alike() -> None:
    for side, text in (
        ("corp", "corp:\n hand: 6 Hedge Fund\nturn: corp, at 5.6.3a"),
        ("runner", "corp:\n deck: 9 any\nrunner:\n hand: 6 Diesel\nturn: runner, at 5.7.2a"),
    ):
        game = scenario(text, mode="open")
        game.asks(side, "discard")
        assert len(game.options(side)) == 1
        game.take(game.options(side)[0])
        assert len(game.player(side).discard) == 1
        game = scenario(text)  # against a computer it is done at once
        assert len(game.player(side).discard) == 1


@pytest.mark.rule("5.7.2c")
@pytest.mark.rule("1.11.2")
def test_5_7_2c_after_the_clicks_are_lost_no_card_adds_any() -> None:
    game = scenario("""
        corp:
          deck: 9 any
          Server 1: cards Walkout
          Server 2: cards Night Cleaner
        runner:
          clicks 1
        turn: runner
    """)
    game.pass_windows()
    game.runner.takes_credit()
    game.pass_windows()
    game.expect(turn="corp", runner_clicks=0, corp_archives=["Walkout"])


# -- a phase that is cut short (5.4.3) ---------------------------------------------------------------------------------


@pytest.mark.rule("5.4.3c:1")
@pytest.mark.rule("10.6.2:2")
@pytest.mark.parametrize(("credits", "left"), [(5, 5), (0, 0)])
def test_5_4_3c_of_the_credits_from_bad_publicity_only_what_is_left_goes_back(credits: int, left: int) -> None:
    game = scenario(f"""
        corp:
          bad publicity 2
          deck: 5 any
          HQ: ice Test Gentle Ice
        runner:
          credits {credits}
          rig: Closing Bell, Test Breaker
        turn: runner
    """)
    game.runner.runs("HQ")
    game.expect(runner_credits=credits + 2)
    game.pass_windows("6.9.3b") if game.decision is not None and game.decision.rule != "6.9.3b" else None
    game.runner.uses("Test Breaker", ability=2)
    game.expect(runner_credits=credits + 1)
    game.runner.uses("Closing Bell")
    game.expect(run=None, runner_credits=left, turn="corp")
    while game.decision is not None and game.turn == "corp":
        game.take("pass" if game.decision.kind == "window" else game.options()[0])
    game.expect(runner_credits=left)


@pytest.mark.rule("5.4.3c:1")
def test_5_4_3c_after_a_run_that_ceased_the_next_run_is_another_one() -> None:
    game = scenario("""
        corp:
          deck: 9 any; hand: 2 Hedge Fund
          HQ: ice Test Gentle Ice
        runner:
          rig: Closing Bell
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.uses("Closing Bell")
    game.expect(run=None, turn="corp")
    assert game.happened("run-ends") == 0 or game.happened("run-unsuccessful") == 0
    to_turn_of(game, "runner")
    game.pass_windows()
    game.runner.runs("R&D")
    game.expect(run="R&D")
    game.pass_windows()
    game.runner.jacks_out()
    game.expect(run=None)


@pytest.mark.rule("5.4.3c:1")
@pytest.mark.rule("8.2.8:1")
@pytest.mark.rule("8.2.7")
def test_5_4_3c_an_installation_that_ceased_leaves_nothing_behind() -> None:
    game = scenario("""
        corp:
          hand: Test Agenda
          deck: 5 any
          Server 1: cards (Test Asset)
          Server 2: cards Corp Closing Bell
        turn: corp
    """)
    game.corp.installs("Test Agenda", "Server 1")
    game.pass_windows()
    game.expect(turn="runner", corp_archives=["Test Asset", "Test Agenda"])
    assert game.servers == ["HQ", "R&D", "Archives", "Server 2"]
    assert not game.card("Test Agenda").faceup


@pytest.mark.rule("5.4.3c:1")
@pytest.mark.rule("1.20.2:1")
def test_5_4_3c_a_card_whose_access_ceased_is_hidden_again() -> None:
    game = scenario("corp:\n hand: Enigma\n deck: 9 any\nrunner:\n rig: Cold Feet\nturn: runner")
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(run=None, turn="corp")
    s = game.game.state
    assert [s.visibility(s.cards[i]) for i in s.zones[1] if s.cards[i].defn.title == "Enigma"] == [1]
    assert s.shown == () and s.access_at == s.run_at == s.encounter_at == -1


@pytest.mark.rule("5.4.3c:2")
@pytest.mark.rule("5.4.3d")
def test_5_4_3d_the_phase_that_was_cut_short_has_ended() -> None:
    game = scenario("corp:\n deck: 9 any\nrunner:\n rig: Phase Clock, Closing Bell\nturn: runner, at 5.7.1e")
    game.runner.uses("Closing Bell")
    game.pass_windows()
    game.expect(turn="corp", runner_credits=5 + 2)
    ends = [(e.player, e.which, e.rule) for e in game.events() if e.kind == E_PHASE_ENDS and e.player == 1]
    assert [end[:2] for end in ends] == [(1, 1), (1, 2)]
    assert ends[0][2] == "5.4.3"
