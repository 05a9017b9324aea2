"""Cards about agenda points below 0, points that win, additional turns, and memory for some programs only."""

from __future__ import annotations

import pytest

from netrunner.testing import define, scenario
from netrunner.vocabulary import Cards, Chosen, Trash, paid


def test_news_team_gives_two_tags_or_is_worth_minus_one_point() -> None:
    board = """
        corp:
          Server 1: News Team
        runner:
          score: Hostile Takeover
        run: Server 1, approaching server
    """
    game = scenario(board)
    game.runner.continues()
    game.runner.chooses(1)
    game.expect(tags=2, runner_points=1, runner_score=["Hostile Takeover"])
    game = scenario(board)
    game.runner.continues()
    game.runner.chooses(2)
    game.expect(tags=0, runner_points=0, runner_score=["Hostile Takeover", "News Team"])


@pytest.mark.rule("10.1.3:1")
def test_news_team_in_the_score_area_keeps_its_negative_worth_in_a_position() -> None:
    game = scenario(
        "corp:\n score: Priority Requisition {agenda 0}\nrunner:\n score: News Team {points -1}\nturn: runner"
    )
    game.expect(runner_points=-1)
    assert "News Team {points -1}" in game.board()


def test_news_team_is_revealed_when_it_is_accessed_in_rnd() -> None:
    game = scenario("""
        corp:
          deck: News Team, 3 any
        run: R&D, approaching server
    """)
    game.runner.continues()
    assert game.game.view("corp")["access"]["card"] == "News Team"
    game.runner.chooses(2)
    game.expect(runner_points=-1)


@pytest.mark.rule("1.7.2a:1")
def test_harmony_medtech_lets_each_player_win_with_six_points() -> None:
    game = scenario("corp: Harmony Medtech: Biomedical Pioneer\n score: 2 Priority Requisition\nturn: corp")
    assert (game.winner, game.reason) == ("corp", "agenda-points")
    game = scenario("corp: Harmony Medtech: Biomedical Pioneer\nrunner:\n score: 2 Priority Requisition\nturn: corp")
    assert game.winner == "runner"
    game = scenario("corp:\n score: 2 Priority Requisition\nturn: corp")
    assert game.winner is None
    game = scenario(
        "corp: Harmony Medtech: Biomedical Pioneer\n score: Priority Requisition, Private Security Force\nturn: corp"
    )
    assert game.winner is None


def test_encore_is_played_only_after_successful_runs_on_all_central_servers() -> None:
    game = scenario("""
        corp:
          hand: 2 any; deck: 9 any
        runner:
          hand: Encore
          deck: 9 any
        turn: runner
    """)
    game.refuses("runner", "play Encore")
    for server in ("HQ", "R&D", "Archives"):
        game.runner.runs(server)
        game.runner.continues()
    game.runner.plays("Encore")
    assert len(game.cards("Encore", "removed")) == 1
    game.asks("runner", "action")
    game.expect(runner_clicks=4, runner_discard=[])  # a turn of their own, without a turn of the Corp between
    assert game.happened("turn-ends") == 1 and game.happened("turn-begins") == 1
    for _ in range(4):
        game.runner.takes_credit()
    game.asks("corp", "action")  # one additional turn, not two


def test_encore_counts_runs_of_this_turn_only() -> None:
    game = scenario("""
        corp:
          hand: 2 any; deck: 9 any
        runner:
          hand: Encore
          deck: 9 any
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.refuses("runner", "play Encore")


@pytest.mark.parametrize("left_out", ["HQ", "R&D", "Archives"])
def test_encore_needs_each_of_the_three_servers(left_out: str) -> None:
    game = scenario("""
        corp:
          hand: 2 any; deck: 9 any
        runner:
          hand: Encore
          deck: 9 any
        turn: runner
    """)
    for server in {"HQ", "R&D", "Archives"} - {left_out}:
        game.runner.runs(server)
        game.runner.continues()
    game.refuses("runner", "play Encore")


@pytest.mark.rule("1.19.2:2")
@pytest.mark.rule("3.9.3:1")
def test_memstrips_carry_three_memory_units_of_virus_programs_only() -> None:
    board = """
        runner:
          credits 20
          hand: {}
          rig: MemStrips, {}
        turn: runner
    """
    game = scenario(board.format("Imp", "2 Corroder, 2 Gordian Blade"))
    game.expect(memory_used=4, memory_limit=4)
    game.runner.installs("Imp")
    game.expect(memory_used=4)  # the virus lies in the memory that is for it
    game = scenario(board.format("Imp", "3 Imp, 4 Corroder"))
    game.expect(memory_used=4)
    game.runner.installs("Imp")
    game.asks("runner", "trash-like")  # three units, not four
    game.runner.picks(game.cards("Corroder")[0])
    game = scenario(board.format("Mimic", "2 Corroder, 2 Gordian Blade"))
    game.runner.installs("Mimic")
    game.asks("runner", "trash-like")  # four programs fill what is for every program
    game.runner.picks(game.cards("Corroder")[0])
    game.expect(memory_used=4)


@pytest.mark.rule("3.9.3c:1")
@pytest.mark.rule("10.3.1e:1")
def test_memstrips_that_leave_take_their_memory_with_them() -> None:
    define("Test Shredder", "runner", "resource", paid(0, Trash(Chosen(Cards(title="MemStrips")))))
    game = scenario("""
        runner:
          rig: MemStrips, 2 Imp, 4 Corroder, Test Shredder
        turn: runner, at 5.7.1e
    """)
    game.expect(memory_used=4)
    game.runner.uses("Test Shredder")
    game.asks("runner", "trash-for-memory", "10.3.1e")
    game.runner.picks(game.cards("Corroder")[0])
    game.runner.picks(game.cards("Imp")[0])
    game.expect(memory_used=4, runner_heap=["MemStrips", "Corroder", "Imp"])


@pytest.mark.rule("10.3.1e:1")
def test_memstrips_a_virus_in_their_memory_need_not_go_for_another_program() -> None:
    define("Test Shredder", "runner", "resource", paid(0, Trash(Chosen(Cards(title="Akamatsu Mem Chip")))))
    game = scenario("""
        runner:
          rig: MemStrips, Akamatsu Mem Chip, 2 Imp, 5 Corroder, Test Shredder
        turn: runner, at 5.7.1e
    """)
    game.runner.uses("Test Shredder")
    assert game.options("runner") == [f"pick Corroder{n}" for n in ("", " #2", " #3", " #4", " #5")]
    game.runner.picks(game.cards("Corroder")[0])
    game.expect(memory_used=4)
