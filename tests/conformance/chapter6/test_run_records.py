"""Chapter 6.9: what the record of a run tells of each step: who, which card, which server, by which rule."""

from __future__ import annotations

import pytest

from netrunner.log import LogEntry, entries
from netrunner.rules.machine.terms import CORP, FIRST_REMOTE, SERVER_HQ, SERVER_RND, UNSUCCESSFUL
from netrunner.testing import Scenario, define, scenario
from netrunner.vocabulary import ForEvent, Gain, Run, paid, whenever
from netrunner.vocabulary.running import MoveRun

define("Quiet Detour", "runner", "resource", paid(0, MoveRun(SERVER_RND, approach=False), limit=1))
define("Blind Alley", "runner", "resource", paid(0, MoveRun(FIRST_REMOTE), limit=1))
define("Overeager", "runner", "resource", whenever(ForEvent("approach-ice"), Run()))
define("Jogger", "runner", "resource", paid(0, Run()))
define("Exit Counter", "corp", "asset", whenever(ForEvent("run-ends"), Gain(1, CORP)), cost=0, trash=1)


def records(game: Scenario, *kinds: str) -> list[LogEntry]:
    first = game.events()[0].n
    return [entry for entry in entries(game.game.state, first) if not kinds or entry.kind in kinds]


def detail(entry: LogEntry) -> int:
    """What a record tells besides: the position of ice, the zone of an access, how a run or an encounter ended."""
    if entry.kind in ("approach-ice", "pass-ice"):
        return entry.which
    return entry.zone if entry.kind in ("access", "accessed") else entry.how


def plain(entry: LogEntry) -> tuple[str, str, str | None, int | None, int, str | None, str | None]:
    card = None if entry.card is None else entry.card.title
    source = None if entry.source is None else entry.source.title
    return (entry.kind, entry.rule, entry.side, entry.server, detail(entry), card, source)


def of_the_run(game: Scenario) -> list[tuple[str, str, str | None, int | None, int, str | None, str | None]]:
    left_out = ("clicks-spent", "used", "would", "triggered", "resolved", "credits-spent", "passed")
    return [plain(entry) for entry in records(game) if entry.kind not in left_out]


@pytest.mark.rule("6.9.1")
@pytest.mark.rule("6.9.1a")
@pytest.mark.rule("6.9.1d")
@pytest.mark.rule("6.9.2a")
@pytest.mark.rule("6.9.4a:1")
@pytest.mark.rule("6.9.5a:1")
@pytest.mark.rule("6.9.5e")
@pytest.mark.rule("6.9.6d")
def test_6_9_the_record_of_a_successful_run_past_two_pieces_of_ice() -> None:
    game = scenario("""
        corp:
          bad publicity 1
          hand: Hedge Fund
          HQ: ice (Enigma), Test Gentle Ice
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.corp.passes()
    game.runner.continues()
    hq = SERVER_HQ
    assert of_the_run(game) == [
        ("run-announced", "6.9.1a", "runner", hq, 0, None, None),
        ("credits-gained", "6.9.1c", "runner", None, 0, None, None),
        ("run-begins", "6.9.1d", "runner", hq, 0, None, None),
        ("approach-ice", "6.9.2a", "runner", hq, 1, "Test Gentle Ice", None),  # the position, from the innermost
        ("encounter", "6.9.3a", "runner", hq, 0, "Test Gentle Ice", None),
        ("subroutine", "6.9.3c", "corp", hq, 0, "Test Gentle Ice", "Test Gentle Ice"),
        ("credits-gained", "", "corp", None, 0, None, "Test Gentle Ice"),
        ("encounter-ends", "6.9.3d", "runner", hq, 0, "Test Gentle Ice", None),
        ("pass-ice", "6.9.4a", "runner", hq, 1, "Test Gentle Ice", None),
        ("approach-ice", "6.9.2a", "runner", hq, 0, "Enigma", None),
        ("pass-ice", "6.9.4a", "runner", hq, 0, "Enigma", None),
        ("pass-all-ice", "6.9.4a", "runner", hq, 0, None, None),
        ("approach-server", "6.9.5a", "runner", hq, 0, None, None),
        ("run-successful", "6.9.5e", "runner", hq, 0, None, None),
        ("access-cards", "7.6.1", "runner", hq, 0, None, None),
        ("access", "7.8.1", "runner", hq, 1, "Hedge Fund", None),  # the zone it is accessed in
        ("accessed", "7.8.5", "runner", hq, 1, "Hedge Fund", None),
        ("credits-lost", "6.9.6b", "runner", None, 0, None, None),
        ("run-ends", "6.9.6d", "runner", hq, 1, None, None),  # it was successful
    ]
    run = records(game, "run-begins", "run-successful", "run-ends")
    assert len({entry.structure for entry in run}) == 1  # the same run
    phases = records(game, "approach-ice", "encounter", "pass-ice", "approach-server", "access-cards", "access")
    numbers = [entry.structure for entry in phases]
    assert numbers == sorted(set(numbers))  # each step is another structure than all before
    assert min(numbers) > run[0].structure
    ends = records(game, "encounter", "encounter-ends")
    assert ends[0].structure == ends[1].structure
    passed = records(game, "pass-ice", "pass-all-ice")
    assert passed[1].structure == passed[2].structure
    assert [entry.amount for entry in records(game, "credits-gained", "credits-lost")] == [1, 1, 1]


@pytest.mark.rule("6.9.5a:1")
@pytest.mark.rule("6.9.6c:1")
@pytest.mark.rule("6.1.5:1")
def test_6_9_the_record_of_a_run_without_ice_from_which_the_runner_jacks_out() -> None:
    game = scenario("turn: runner")
    game.runner.runs("R&D")
    game.runner.jacks_out()
    rnd = SERVER_RND
    assert of_the_run(game) == [
        ("run-announced", "6.9.1a", "runner", rnd, 0, None, None),
        ("run-begins", "6.9.1d", "runner", rnd, 0, None, None),
        ("approach-server", "6.9.5a", "runner", rnd, 0, None, None),
        ("pass-all-ice", "6.9.5a", "runner", rnd, 0, None, None),
        ("jacked-out", "6.1.5", "runner", rnd, 0, None, None),
        ("run-ended-by", "6.1.4", "runner", rnd, 0, None, None),
        ("run-unsuccessful", "6.9.6c", "runner", rnd, 0, None, None),
        ("run-ends", "6.9.6d", "runner", rnd, 2, None, None),  # it was unsuccessful
    ]
    at_server = records(game, "approach-server", "pass-all-ice")
    assert at_server[0].structure == at_server[1].structure > 0
    ended = records(game, "run-begins", "run-unsuccessful", "run-ends")
    assert len({entry.structure for entry in ended}) == 1


@pytest.mark.rule("6.1.4:1")
@pytest.mark.rule("6.9.6c:1")
def test_6_1_4_the_record_tells_which_card_ended_the_run() -> None:
    game = scenario("corp:\n HQ: ice Wall of Static\nrun: HQ, encountering ice 1")
    assert plain(records(game, "run-ended-by")[0]) == (
        "run-ended-by", "6.1.4", "corp", SERVER_HQ, 0, None, "Wall of Static",
    )  # fmt: skip
    assert records(game, "run-ends")[0].how == UNSUCCESSFUL


@pytest.mark.rule("6.9.1a")
def test_6_9_1a_the_record_of_a_run_that_a_card_initiated_names_the_card_until_it_is_gone() -> None:
    game = scenario("runner:\n hand: Test Run Event\nturn: runner")
    game.runner.plays("Test Run Event")
    game.runner.chooses("Archives")
    game.runner.continues()
    told = records(game, "run-announced", "run-begins", "run-successful")
    assert [entry.source.title for entry in told if entry.source] == ["Test Run Event"] * 3


@pytest.mark.rule("6.1.1:1")
def test_6_1_1_an_ability_that_would_start_a_second_run_during_a_run_does_nothing() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma)
        runner:
          rig: Overeager, Jogger
        turn: runner
    """)
    game.runner.runs("HQ")
    game.pass_windows()
    game.asks("runner", "jack-out", "6.9.5c")
    game.runner.continues()
    assert game.happened("run-begins") == 1
    game.expect(run=None)
    game.offers("runner", "use Jogger")


@pytest.mark.rule("1.2.5:1")
@pytest.mark.rule("6.1.1:1")
def test_6_1_1_an_ability_that_runs_cannot_be_used_during_a_run() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma)
        runner:
          rig: Jogger, Test Bank {credit 3}
        run: HQ, approaching ice 1
    """, mode="full")  # fmt: skip
    game.asks("runner", "window", "6.9.2b")
    game.refuses("runner", "use Jogger")


@pytest.mark.rule("1.15.9a:1")
def test_1_15_9a_a_card_does_not_force_the_runner_to_pay_for_a_run() -> None:
    text = """
        corp:
          HQ: root Test Toll
          R&D: root Test Toll
          Archives: root {archives}
        runner:
          hand: Test Run Event
        turn: runner
    """
    game = scenario(text.format(archives="Test Toll"))
    game.runner.plays("Test Run Event")
    game.asks("runner", "attacked-server", "6.9.1a")
    assert game.options("runner") == ["server HQ", "server R&D", "server Archives", "decline"]
    game.runner.declines()
    game.expect(run=None, runner_credits=5, runner_clicks=3, runner_heap=["Test Run Event"])
    assert game.happened("run-announced") == 0
    game.runner.runs("HQ")
    game.expect(run="HQ", runner_credits=3)

    game = scenario(text.format(archives="Test Upgrade"))
    game.runner.plays("Test Run Event")
    assert game.options("runner") == ["server HQ", "server R&D", "server Archives"]  # one of them is free
    game.runner.chooses("R&D")
    game.expect(run="R&D", runner_credits=3)


@pytest.mark.rule("6.1.2b:2")
def test_6_1_2b_a_server_that_is_changed_during_an_encounter_stays_changed_and_the_runner_does_not_move() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma), (Hunter), Test Gentle Ice
          R&D: ice (Wall of Static)
        runner:
          rig: Quiet Detour
        run: HQ, encountering ice 3
    """)
    game.runner.uses("Quiet Detour")
    game.expect(run="R&D")
    game.pass_windows()
    assert game.happened("subroutine") == 1  # the encounter went on
    game.asks("runner", "jack-out", "6.9.2d")
    approached = [entry.card.title for entry in records(game, "approach-ice") if entry.card]
    assert approached == ["Wall of Static"]  # there is no ice further outward to meet
    changed = records(game, "server-changed")[0]
    assert (changed.origin, changed.server, changed.rule) == (SERVER_HQ, SERVER_RND, "6.1.2b")


@pytest.mark.rule("6.1.2b:1")
def test_6_1_2_a_run_is_not_moved_to_a_server_that_is_not_there_and_not_without_a_run() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma)
        runner:
          rig: Blind Alley, Quiet Detour
        run: HQ, approaching ice 1
    """)
    game.runner.uses("Blind Alley")
    game.expect(run="HQ")
    assert game.happened("server-changed") == 0
    game = scenario("runner:\n rig: Quiet Detour, Test Redirect, Helping Hand\nturn: runner, at 5.7.1e", mode="full")
    game.refuses("runner", "use Quiet Detour")
    game.refuses("runner", "use Test Redirect")


define("Helping Hand", "runner", "resource", paid(0, Gain(1), limit=1))


@pytest.mark.rule("6.9.6d")
@pytest.mark.rule("6.8.5:1")
def test_6_9_6d_the_end_of_each_run_is_met_once() -> None:
    game = scenario("corp:\n Server 1: cards Exit Counter\nturn: runner")
    game.runner.runs("Archives")
    game.expect(corp_credits=5)
    game.runner.continues()
    game.expect(corp_credits=6, run=None)
    game.runner.runs("Archives")
    game.runner.jacks_out()
    game.expect(corp_credits=7, run=None, runner_clicks=2)
