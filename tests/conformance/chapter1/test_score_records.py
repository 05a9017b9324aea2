"""Chapters 1.7 and 1.16: when agendas can be scored, what the record tells, and how a game ends once."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import A_SCORE, FIRST_REMOTE
from netrunner.testing import define, scenario
from netrunner.vocabulary import Cannot, Cards, Gain, paid

define("Grand Plan", "corp", "agenda", requirement=2, points=3)
define("Small Plan", "corp", "agenda", requirement=2, points=1)
define("Injunction", "runner", "resource", Cannot(A_SCORE, cards=Cards(title="Grand Plan")))
define("Spare Change", "corp", "asset", paid(0, Gain(1), limit=1), cost=0, trash=1)

BOARD = """
    corp:
      Server 1: cards (Grand Plan {{advancement {tokens}}})
      Server 2: cards (Small Plan {{advancement 2}})
      Server 3: cards (Test Asset)
      Server 4: cards Spare Change
      hand: Test Agenda
    runner:
      rig: {rig}
    turn: {turn}
"""


def board(tokens: int = 2, rig: str = "Test Resource", turn: str = "corp, at 5.6.2a") -> str:
    return BOARD.format(tokens=tokens, rig=rig, turn=turn)


@pytest.mark.rule("1.16.3a:1,2")
@pytest.mark.parametrize(("tokens", "scorable"), [(1, False), (2, True), (3, True)])
def test_1_16_3a_an_agenda_needs_as_many_tokens_as_its_requirement(tokens: int, scorable: bool) -> None:
    game = scenario(board(tokens))
    scores = [option for option in game.options("corp") if option.startswith("score")]
    grand = "score Grand Plan [Server 1 card 1]"
    assert scores == ([grand] if scorable else []) + ["score Small Plan [Server 2 card 1]"]
    assert game.why_not("corp", grand).rule == ("5.6.2a" if scorable else "1.16.3a")
    assert game.why_not("corp", "score Test Asset").rule == "1.16.3"
    assert game.why_not("corp", "score Test Agenda").rule == "1.16.3"


@pytest.mark.rule("1.16.3:1")
@pytest.mark.rule("1.16.8")
def test_1_16_3_the_record_of_a_scored_agenda_tells_its_tokens_and_its_server() -> None:
    game = scenario(board(3))
    game.corp.scores("Grand Plan")
    scored = [entry for entry in game.game.log if entry.kind == "scored"]
    assert [(e.side, e.amount, e.server, e.rule) for e in scored] == [("corp", 3, FIRST_REMOTE, "1.16.3")]
    game.expect(corp_points=3, corp_score=["Grand Plan"])


@pytest.mark.rule("1.16.3:2")
def test_1_16_3_the_record_of_a_stolen_agenda_tells_where_it_was() -> None:
    game = scenario("corp:\n Server 1: cards (Grand Plan {advancement 1})\nrun: Server 1, approaching server")
    game.runner.continues()
    game.expect(runner_points=3, runner_score=["Grand Plan"])
    stolen = [entry for entry in game.game.log if entry.kind == "stolen"]
    assert [(e.side, e.amount, e.server, e.rule) for e in stolen] == [("runner", 1, FIRST_REMOTE, "1.16.3")]


@pytest.mark.rule("1.2.2:2")
@pytest.mark.rule("1.16.3:1")
def test_1_2_2_an_agenda_that_a_card_forbids_to_score_is_not_scored() -> None:
    game = scenario(board(rig="Injunction"))
    scores = [option for option in game.options("corp") if option.startswith("score")]
    assert scores == ["score Small Plan [Server 2 card 1]"]
    assert game.why_not("corp", "score Grand Plan").rule == "1.2.2"


@pytest.mark.rule("9.2.7d:1")
def test_9_2_7d_agendas_are_scored_only_in_windows_that_say_so() -> None:
    game = scenario(board(turn="corp, at 5.6.3b"), mode="full")
    game.asks("corp", "window", "5.6.3b")
    game.refuses("corp", "score Grand Plan")
    assert game.why_not("corp", "score Grand Plan").rule == "9.2.7d"
    game = scenario(board(turn="runner, at 5.7.1e"), mode="full")
    game.runner.passes()
    game.asks("corp", "window", "5.7.1e")
    game.refuses("corp", "score Grand Plan")


@pytest.mark.rule("1.7.1")
@pytest.mark.rule("1.7.2a:1")
def test_1_7_a_game_that_is_over_ends_once_and_asks_nothing_more() -> None:
    game = scenario("""
        corp:
          score: Grand Plan, Grand Plan
          Server 1: cards (Small Plan {advancement 2})
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Small Plan")
    assert (game.winner, game.reason, game.decision) == ("corp", "agenda-points", None)
    ends = [(entry.side, entry.rule) for entry in game.game.log if entry.kind == "game-ends"]
    assert ends == [("corp", "1.7.2a")]
    game = scenario("turn: corp")
    game.corp.concedes()
    assert (game.winner, game.reason, game.decision) == ("runner", "concession", None)
    assert [(e.side, e.rule) for e in game.game.log if e.kind == "game-ends"] == [("runner", "1.7")]
