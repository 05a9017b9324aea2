"""1.16.3, 10.1.3: agendas that are added to a score area, and what the record says of it."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import (
    A_SCORE,
    AGENDA,
    CORP,
    CORP_SCORE,
    E_CONVERTED,
    E_MOVED,
    E_SCORED,
    E_STOLEN,
    HQ,
    RUNNER,
    RUNNER_SCORE,
)
from netrunner.testing import define, scenario
from netrunner.vocabulary import AddToScoreArea, Cannot, Cards, Chosen, ForEvent, Gain, This, paid, play, whenever
from netrunner.vocabulary.base import OPPONENT

IN_HQ = Cards(types=AGENDA, where="hq")
define("Handed Over", "corp", "operation", play(AddToScoreArea(Chosen(IN_HQ))))
define("Given Away", "corp", "operation", play(AddToScoreArea(Chosen(IN_HQ), player=OPPONENT)))
define("Trophy Asset", "corp", "asset", paid(0, AddToScoreArea(This(), 2)), trash=1)
define("Poisoned Trophy", "corp", "asset", paid(0, AddToScoreArea(This(), 0, OPPONENT)), trash=1)
define("Runner's Trophy", "runner", "event", play(AddToScoreArea(This(), 3)))
define("Score Watch", "corp", "asset", whenever(ForEvent("scored", CORP), Gain(1)), trash=1)
define("Steal Watch", "runner", "resource", whenever(ForEvent("stolen", RUNNER), Gain(1)))
define("Score Ban", "runner", "resource", Cannot(A_SCORE, CORP, Cards(title="Test Agenda")))


@pytest.mark.rule("1.16.3e:2")
@pytest.mark.parametrize(("card", "winner", "zone"), [("Handed Over", 0, CORP_SCORE), ("Given Away", 1, RUNNER_SCORE)])
def test_1_16_3e_an_agenda_that_is_added_is_itself_and_was_neither_scored_nor_stolen(
    card: str, winner: int, zone: int
) -> None:
    game = scenario(f"""
        corp:
          hand: {card}, Test Agenda
          Server 1: cards Score Watch
        runner:
          rig: Steal Watch
        turn: corp
    """)
    game.corp.plays(card)
    game.expect(corp_points=2 * (1 - winner), runner_points=2 * winner, corp_credits=5, runner_credits=5)
    moved = [(e.player, e.origin, e.zone, e.rule) for e in game.events() if e.kind == E_MOVED]
    assert moved == [(0, HQ, zone, "1.16.3e")]
    assert game.card("Test Agenda").faceup
    assert game.happened("scored") == game.happened("stolen") == game.happened("converted") == 0


@pytest.mark.rule("10.1.3:1")
@pytest.mark.rule("1.16.3g")
def test_10_1_3_a_card_that_is_no_agenda_is_added_as_one_worth_some_points() -> None:
    game = scenario("corp:\n Server 1: Trophy Asset\n Server 2: Score Watch\nturn: corp, at 5.6.2a")
    game.corp.uses("Trophy Asset")
    game.expect(corp_points=2, corp_score=["Trophy Asset"], corp_credits=5)
    told = [(e.player, e.amount, e.zone, e.rule) for e in game.events() if e.kind == E_CONVERTED]
    assert told == [(0, 2, CORP_SCORE, "10.1.3")]
    game = scenario("corp:\n Server 1: Poisoned Trophy\nturn: corp, at 5.6.2a")
    game.corp.uses("Poisoned Trophy")
    game.expect(runner_points=0, corp_points=0, runner_score=["Poisoned Trophy"])
    told = [(e.player, e.amount, e.zone, e.rule) for e in game.events() if e.kind == E_CONVERTED]
    assert told == [(0, 0, RUNNER_SCORE, "10.1.3")]
    game = scenario("runner:\n hand: Runner's Trophy\nturn: runner")
    game.runner.plays("Runner's Trophy")
    game.expect(runner_points=3, runner_heap=[])


@pytest.mark.rule("1.16.3:1")
@pytest.mark.rule("1.16.3a:2")
@pytest.mark.rule("9.2.7d:1")
def test_1_16_3_why_an_agenda_is_not_scored() -> None:
    board = "corp:\n hand: Test Agenda\n Server 1: (Priority Requisition {advancement 4})\n Server 2: (Test Asset)"
    game = scenario(f"{board}\nturn: corp, at 5.6.2a")
    answer = game.why_not("corp", "score Priority Requisition")
    assert (answer.rule, answer.reason.key) == ("1.16.3a", "refused-advancement")
    assert answer.reason.variables["need"] == 5 and answer.reason.variables["have"] == 4
    assert game.why_not("corp", "score Test Asset").reason.key == "refused-not-agenda"
    assert game.why_not("corp", "score Test Agenda").reason.key == "refused-none-installed"
    game = scenario(f"{board.replace('4', '5')}\nturn: corp, at 5.6.3b", mode="full")
    assert game.why_not("corp", "score Priority Requisition").rule == "9.2.7d"
    game = scenario(f"{board.replace('4', '5')}\nturn: corp, at 5.6.2a")
    game.corp.scores("Priority Requisition")
    assert [(e.player, e.amount, e.server) for e in game.events() if e.kind == E_SCORED] == [(0, 5, 3)]


@pytest.mark.rule("1.16.3:1")
@pytest.mark.rule("1.2.2:2")
def test_1_2_2_an_agenda_that_cannot_be_scored_is_told_by_which_card() -> None:
    text = "corp:\n Server 1: (Test Agenda {{advancement 3}})\nrunner:\n rig: {}\nturn: corp, at 5.6.2a"
    game = scenario(text.format("Score Ban"), mode="full")
    game.refuses("corp", "score Test Agenda")
    assert "Score Ban" in game.why_not("corp", "score Test Agenda").sentence()
    scenario(text.format("Test Resource"), mode="full").offers("corp", "score Test Agenda")


@pytest.mark.rule("1.16.3:2")
def test_1_16_3_the_record_of_a_stolen_agenda_tells_its_tokens() -> None:
    game = scenario("corp:\n Server 1: (Test Agenda {advancement 2})\nrunner:\n rig: Steal Watch\nturn: runner")
    game.runner.runs("Server 1")
    game.runner.continues()
    told = [(e.player, e.amount, e.server, e.rule) for e in game.events() if e.kind == E_STOLEN]
    assert told == [(1, 2, 3, "1.16.3")]
    game.expect(runner_points=2, runner_credits=6)
    assert game.card("Test Agenda").faceup
