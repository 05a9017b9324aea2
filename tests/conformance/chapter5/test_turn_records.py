"""Chapters 5.6 and 5.7: what the record of a turn tells, step by step, and what refills and is lost in it."""

from __future__ import annotations

import pytest

from netrunner.log import LogEntry, entries
from netrunner.rules.machine.nodes import P_REZ
from netrunner.rules.machine.terms import A_DRAW, A_GAIN_CREDITS, CORP
from netrunner.testing import Scenario, define, scenario
from netrunner.vocabulary import Cannot, EndActionPhase, Gain, HostedCreditsFor, Recurring, TurnBegins, paid, when

define("Early Bedtime", "runner", "resource", paid(0, EndActionPhase(), limit=1))
define("Petty Cash", "corp", "upgrade", Recurring(2), HostedCreditsFor(P_REZ), cost=0, trash=1)
define("Closed Bank", "corp", "asset", Cannot(A_GAIN_CREDITS, CORP), cost=0, trash=1)
define("Closed Archive", "corp", "asset", Cannot(A_DRAW, CORP), cost=0, trash=1)
define("Rooster", "corp", "asset", when(TurnBegins(), Gain(1, CORP)), cost=0, trash=1)


def detail(entry: LogEntry) -> int:
    """What a record tells besides: which phase it was, or what clicks and credits were spent for."""
    return entry.which if entry.kind.startswith("phase") else max(0, entry.of)


def told(game: Scenario) -> list[tuple[str, str, str | None, int, int]]:
    left_out = ("would", "resolved", "triggered")
    found = entries(game.game.state, game.events()[0].n)
    return [(e.kind, e.rule, e.side, e.amount or e.structure, detail(e)) for e in found if e.kind not in left_out]


def play_on(game: Scenario, *acts: str) -> None:
    """Both players pass in every window; actions are taken in order."""
    for act in acts:
        game.pass_windows()
        game.take(act)
    game.pass_windows()


@pytest.mark.rule("5.6.1a")
@pytest.mark.rule("5.6.1d")
@pytest.mark.rule("5.6.1f")
@pytest.mark.rule("5.6.3d")
@pytest.mark.rule("5.6.3f")
def test_5_6_the_record_of_a_turn_of_the_corp() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          deck: 5 any
        turn: corp 3, at 5.6.1a
    """, mode="full")  # fmt: skip
    play_on(game, "gain", "draw", "gain")
    phases = [(kind, extra) for kind, _, side, _, extra in told(game) if kind.startswith("phase") and side == "corp"]
    assert phases == [
        ("phase-begins", 0), ("phase-ends", 0), ("phase-begins", 1), ("phase-ends", 1),
        ("phase-begins", 2), ("phase-ends", 2),
    ]  # fmt: skip
    corp = [entry for entry in told(game) if entry[2] == "corp" and not entry[0].startswith("phase")]
    assert corp == [
        ("clicks-gained", "5.6.1a", "corp", 3, 0),
        ("turn-begins", "5.6.1d", "corp", 3, 0),
        ("drew", "", "corp", 1, 0),
        ("clicks-spent", "5.2.7b", "corp", 1, 8),
        ("credits-gained", "", "corp", 1, 0),
        ("clicks-spent", "5.2.7c", "corp", 1, 8),
        ("drew", "", "corp", 1, 0),
        ("clicks-spent", "5.2.7b", "corp", 1, 8),
        ("credits-gained", "", "corp", 1, 0),
        ("turn-ends", "5.6.3d", "corp", 3, 0),
    ]
    begins = [amount for kind, _, _, amount, _ in told(game) if kind == "phase-begins"]
    assert begins == sorted(set(begins))  # every phase is another one
    game.expect(turn="runner", corp_clicks=0, corp_credits=7, corp_hand=3)
    game.asks("runner", "action", "5.7.1f")


@pytest.mark.rule("5.7.1a")
@pytest.mark.rule("5.7.1d")
@pytest.mark.rule("5.7.2a:1")
@pytest.mark.rule("5.7.2c")
@pytest.mark.rule("5.7.2d")
def test_5_7_the_record_of_a_turn_of_the_runner() -> None:
    game = scenario("""
        corp:
          deck: 5 any
        runner:
          hand: 4 Diesel, 2 Test Hardware
          deck: 3 any
        turn: runner 4, at 5.7.1a
    """, mode="full")  # fmt: skip
    play_on(game, "gain", "draw", "gain", "draw")
    game.asks("runner", "discard", "5.7.2a")
    assert game.decision is not None and game.decision.number == 3
    assert game.options("runner") == ["discard Diesel", "discard Test Hardware", "discard Sure Gamble"]
    for left in (2, 1):
        game.take("discard Diesel")
        assert game.decision is not None and game.decision.number == left
    game.take("discard Test Hardware")
    game.pass_windows("5.6.1b")
    left_out = ("phase-begins", "phase-ends", "credits-gained")
    runner = [entry for entry in told(game) if entry[2] == "runner" and entry[0] not in left_out]
    assert runner == [
        ("clicks-gained", "5.7.1a", "runner", 4, 0),
        ("turn-begins", "5.7.1d", "runner", 4, 0),
        ("clicks-spent", "5.2.8b", "runner", 1, 8),
        ("clicks-spent", "5.2.8c", "runner", 1, 8),
        ("drew", "", "runner", 1, 0),
        ("clicks-spent", "5.2.8b", "runner", 1, 8),
        ("clicks-spent", "5.2.8c", "runner", 1, 8),
        ("drew", "", "runner", 1, 0),
        ("discarded", "5.7.2a", "runner", 0, 0),
        ("discarded", "5.7.2a", "runner", 0, 0),
        ("discarded", "5.7.2a", "runner", 0, 0),
        ("turn-ends", "5.7.2d", "runner", 4, 0),
    ]
    game.expect(turn="corp", runner_hand=5, corp_clicks=3)


@pytest.mark.rule("5.6.1c")
@pytest.mark.rule("5.7.1c")
def test_5_6_1c_recurring_credits_refill_in_the_turn_of_the_player_who_controls_the_card() -> None:
    text = """
        corp:
          deck: 5 any
          HQ: root Petty Cash {{credit 0}}
          R&D: root (Petty Cash)
        runner:
          deck: 5 any
          rig: Cyberfeeder {{credit 0}}
        turn: {turn}
    """
    game = scenario(text.format(turn="corp, at 5.6.1c"))
    assert [card.credits for card in game.cards("Petty Cash")] == [2, 0]
    assert game.card("Cyberfeeder").credits == 0
    game = scenario(text.format(turn="runner, at 5.7.1c"))
    assert [card.credits for card in game.cards("Petty Cash")] == [0, 0]
    assert game.card("Cyberfeeder").credits == 1


@pytest.mark.rule("5.6.3f")
@pytest.mark.rule("5.7.2f")
def test_5_6_3f_after_each_turn_the_board_is_the_beginning_of_the_other_players_turn() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund; deck: 9 any
          Server 1: cards Rooster
        runner:
          deck: 9 any
        turn: corp 3
    """)
    for turn, side in ((4, "runner"), (5, "corp"), (6, "runner")):
        while game.turn != side:
            game.take("gain")
        assert f"turn: {side} {turn}" in game.board()
        again = scenario(game.board())
        assert again.options(side) == game.options(side)
        assert again.board() == game.board()
    game.expect(corp_credits=12)  # six clicks and one beginning


@pytest.mark.rule("5.4.3")
@pytest.mark.rule("10.6.2:1")
def test_5_4_3_an_action_phase_that_ends_during_a_run_takes_everything_with_it() -> None:
    game = scenario("""
        corp:
          bad publicity 2
          hand: Hedge Fund; deck: 3 any
          HQ: ice Test Gentle Ice
        runner:
          credits 1, clicks 4
          hand: 7 any; rig: Early Bedtime
        turn: runner
    """)
    game.runner.runs("HQ")
    game.expect(runner_credits=3)
    game.pass_windows("6.9.3b")
    game.runner.uses("Early Bedtime")
    game.expect(run=None, runner_credits=1, turn="corp", runner_clicks=0, runner_hand=5, runner_heap=2)
    assert (game.happened("run-ends"), game.happened("discarded")) == (0, 2)
    ended = [entry for entry in game.game.log if entry.kind == "phase-ends" and entry.rule == "5.4.3"]
    assert [(entry.side, entry.which) for entry in ended] == [("runner", 1)]


@pytest.mark.rule("5.4.3c:1")
def test_5_4_3c_an_event_that_ends_the_action_phase_is_trashed_and_clicks_are_lost() -> None:
    game = scenario("""
        corp:
          deck: 5 any
        runner:
          hand: Test Terminal Event
        turn: runner
    """)
    game.runner.plays("Test Terminal Event")
    game.expect(turn="corp", runner_heap=["Test Terminal Event"], runner_credits=7, runner_clicks=0)
    lost = [entry for entry in game.game.log if entry.kind == "clicks-lost"]
    assert [(entry.side, entry.amount, entry.rule) for entry in lost] == [("runner", 3, "5.7.2c")]


@pytest.mark.rule("5.6.2b:2")
@pytest.mark.rule("5.6.3c")
def test_5_6_2b_a_player_for_whom_no_action_is_possible_loses_the_clicks_in_the_discard_phase() -> None:
    game = scenario("""
        corp:
          credits 0, clicks 2
          deck: 3 any
          Server 1: cards Closed Bank
          Server 2: cards Closed Archive
        turn: corp
    """, mode="full")  # fmt: skip
    game.pass_windows()
    corp = [entry for entry in told(game) if entry[2] == "corp" and entry[0] != "no-credits"]
    assert [(kind, amount, extra) for kind, _, _, amount, extra in corp if kind != "phase-begins"] == [
        ("phase-ends", 0, 1), ("clicks-lost", 2, 0), ("turn-ends", 1, 0), ("phase-ends", 0, 2),
    ]  # fmt: skip
    game.expect(turn="runner", corp_clicks=0)
