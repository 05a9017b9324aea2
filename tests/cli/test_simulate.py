"""`netrunner simulate` and `netrunner bench`."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from netrunner import Deck, Game, NetrunnerError, invariants, processes, simulation, starter_deck
from netrunner.bench.kernels import Figure
from netrunner.bench.measuring import copy_bytes
from netrunner.cli.bench import markdown, table
from netrunner.cli.main import main, speaker
from netrunner.cli.progress import progress
from netrunner.random_player import finish

Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NETRUNNER_LANG", "en")


def test_the_report_for_programs(capsys: Captured) -> None:
    assert main(["simulate", "--games", "8", "--seed", "3", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["games"], report["errors"], report["failures"]) == (8, 0, [])
    assert report["decisions"] > 100 and report["seconds"] > 0
    assert sum(report["winners"].values()) == sum(report["reasons"].values()) == 8
    assert set(report["winners"]) <= {"corp", "runner", "draw"}


def test_the_same_seeds_give_the_same_report(capsys: Captured) -> None:
    reports = []
    for _ in range(2):
        main(["simulate", "--games", "5", "--seed", "9", "--json"])
        reports.append(json.loads(capsys.readouterr().out))
        del reports[-1]["seconds"]
    assert reports[0] == reports[1]


def test_the_report_for_people_in_both_languages(capsys: Captured) -> None:
    assert main(["simulate", "--games", "3", "--check"]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("3 games with ") and shown.endswith("Nothing went wrong.\n")
    assert main(["simulate", "--games", "1", "--lang", "es"]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("1 partida con ") and shown.endswith("No falló nada.\n")


def test_decks_are_named_or_files(tmp_path: Path, capsys: Captured) -> None:
    file = tmp_path / "deck.txt"
    file.write_text(starter_deck("shaper").to_text(), encoding="utf-8")
    assert main(["simulate", "--games", "1", "--corp", "jinteki", "--runner", str(file)]) == 0
    assert main(["simulate", "--games", "1", "--corp", "nobody"]) == 2
    assert "nobody" in capsys.readouterr().err


def test_any_stands_for_every_starter_deck_in_turn(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[tuple[str, str]] = []
    start = Game.start

    def watched(corp: Deck, runner: Deck, seed: int = 0, **how: str) -> Game:
        played.append((corp.name, runner.name))
        return start(corp, runner, seed, **how)  # type: ignore[arg-type]

    monkeypatch.setattr(Game, "start", watched)
    assert main(["simulate", "--games", "12", "--seed", "5", "--corp", "any", "--runner", "any", "--jobs", "1"]) == 0
    assert len(set(played)) == 12
    assert main(["simulate", "--games", "3", "--runner", "any", "--jobs", "1"]) == 0
    assert {corp for corp, _ in played[12:]} == {"jinteki"}
    assert main(["simulate", "--replay-seed", "5", "--corp", "any", "--runner", "any"]) == 0
    assert played[-1] == played[0]


def test_the_coverage_for_programs(capsys: Captured) -> None:
    assert main(["simulate", "--games", "4", "--json"]) == 0
    assert "coverage" not in json.loads(capsys.readouterr().out)
    assert main(["simulate", "--games", "4", "--coverage", "--json"]) == 0
    coverage = json.loads(capsys.readouterr().out)["coverage"]
    deck = {card for name in ("jinteki", "shaper") for card in starter_deck(name).titles()}
    assert set(coverage["by_card"]) >= deck
    assert coverage["cards"] == len(deck) + 2 == coverage["cards_reached"] + len(coverage["cards_never"])
    assert coverage["lines"] == coverage["lines_reached"] + len(coverage["lines_never"])
    assert sum(kind["lines"] for kind in coverage["kinds"].values()) == coverage["lines"]
    fund = coverage["by_card"]["Hedge Fund"]
    assert fund["played"] > 0 and fund["lines"] == [{"slot": 0, "kind": "play", "reached": fund["played"]}]


def test_the_coverage_for_people_in_both_languages(capsys: Captured) -> None:
    assert main(["simulate", "--games", "5", "--coverage"]) == 0
    shown = capsys.readouterr().out
    assert "\nHedge Fund: played " in shown and " cards took effect.\n" in shown
    assert " lines of text were reached.\n" in shown and "\n- subroutines resolved: " in shown
    assert "Lines that were never reached:\n- " in shown
    assert main(["simulate", "--games", "2", "--coverage", "--lang", "es"]) == 0
    shown = capsys.readouterr().out
    assert " cartas tuvieron efecto.\n" in shown and "Líneas a las que nunca se llegó:\n- " in shown
    assert "capacidades con coste que se usaron" in shown


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> None:
    """An engine in which the games with the seeds 4 and 6 go wrong."""

    def fail(game: Game, *how: Any) -> int:
        if game.seed in (4, 6):
            raise ZeroDivisionError("a mistake of the engine")
        return finish(game, *how)

    monkeypatch.setattr(simulation, "finish", fail)


@pytest.mark.usefixtures("broken")
def test_failing_seeds_are_listed_and_the_other_games_are_played(capsys: Captured) -> None:
    assert main(["simulate", "--games", "5", "--seed", "3", "--jobs", "1"]) == 1
    shown = capsys.readouterr().out
    assert "2 games went wrong:\n- seed 4: ZeroDivisionError: a mistake of the engine\n- seed 6: " in shown
    assert "netrunner simulate --replay-seed 4" in shown
    assert main(["simulate", "--games", "5", "--seed", "3", "--json", "--jobs", "1"]) == 1
    report = json.loads(capsys.readouterr().out)
    assert (report["games"], report["errors"], sum(report["winners"].values())) == (5, 2, 3)
    assert [failure["seed"] for failure in report["failures"]] == [4, 6]


@pytest.mark.usefixtures("broken")
def test_a_failing_seed_is_replayed_by_itself_with_the_place(capsys: Captured) -> None:
    assert main(["simulate", "--replay-seed", "6"]) == 1
    shown = capsys.readouterr()
    assert shown.out.startswith("1 game with ")
    assert "Traceback" in shown.err and "ZeroDivisionError: a mistake of the engine" in shown.err


def test_a_state_that_no_game_can_reach_is_an_error_when_looked_for(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(invariants, "check", lambda s: ["a card is in two zones"])
    assert main(["simulate", "--games", "2", "--jobs", "1"]) == 0
    assert main(["simulate", "--games", "2", "--check", "--jobs", "1"]) == 1
    assert "BrokenInvariant: a card is in two zones" in capsys.readouterr().out


def test_a_game_without_an_end_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "MOST_DECISIONS", 10)
    report = simulation.simulate(starter_deck("jinteki"), starter_deck("shaper"), 1)
    assert [failure.error for failure in report.failures] == ["EndlessGame: no end after 10 decisions"]


# -- several processes ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", [["simulate", "--coverage", "--corp", "any"], ["match"]])
def test_the_report_is_the_same_whatever_the_number_of_processes(command: list[str], capsys: Captured) -> None:
    reports = []
    for jobs in ("1", "2", "3"):
        assert main([*command, "--games", "10", "--seed", "7", "--jobs", jobs, "--json"]) == 0
        reports.append(json.loads(capsys.readouterr().out))
        del reports[-1]["seconds"]
    assert reports[0]["games"] == 10
    assert reports[0] == reports[1] == reports[2]


def test_games_are_told_in_the_order_of_their_seeds_with_those_that_failed() -> None:
    told: list[int] = []
    report = processes.play_all(odd_seeds_fail, 50, seed=3, jobs=2, told=told.append)
    assert (report.games, sum(told), len(told) > 4) == (50, 50, True)
    assert [failure.seed for failure in report.failures] == list(range(3, 53, 2))


def odd_seeds_fail(seeds: range) -> simulation.Report:
    failures = [simulation.Failure(seed, "wrong", "") for seed in seeds if seed % 2]
    return simulation.Report(len(seeds), failures=failures)


def test_a_process_that_is_ended_is_told() -> None:
    with pytest.raises(NetrunnerError, match="A process that played games was ended"):
        processes.play_all(end_this_process, 4, jobs=2)


def end_this_process(seeds: range) -> simulation.Report:
    os._exit(1)


def test_an_interruption_ends_all_processes_without_a_traceback() -> None:
    words = [sys.executable, "-m", "netrunner", "simulate", "--games", "100000", "--jobs", "2", "--lang", "en"]
    # in a group of its own, which gets the interruption as a whole, as from a terminal
    ran = subprocess.Popen(
        words,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # a shell lets what it starts aside ignore it
    )
    while len(group(ran.pid)) < 3 and ran.poll() is None:
        time.sleep(0.05)
    os.killpg(ran.pid, signal.SIGINT)
    try:
        out, err = ran.communicate(timeout=60)
    except subprocess.TimeoutExpired:
        os.killpg(ran.pid, signal.SIGKILL)
        raise
    assert (ran.returncode, out, err) == (130, "", "\nInterrupted.\n")
    assert group(ran.pid) == []


def group(leader: int) -> list[int]:
    """The processes of a group."""
    found = subprocess.run(["ps", "-eo", "pid=,pgid=,stat="], capture_output=True, text=True, check=True).stdout
    rows = [line.split() for line in found.splitlines()]
    return [int(pid) for pid, pgid, stat in rows if int(pgid) == leader and not stat.startswith("Z")]


def test_progress_is_shown_in_a_terminal_alone(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    assert main(["simulate", "--games", "4", "--jobs", "1"]) == 0
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    with progress(4) as told:
        assert told is not None
        told(3)
    assert "0/4" in capsys.readouterr().err


# -- bench ----------------------------------------------------------------------------------------------------------


QUICK = ["--games", "1", "--seconds", "0", "--repetitions", "1"]


def test_the_figures_for_programs(capsys: Captured) -> None:
    assert main(["bench", *QUICK, "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    names = [
        "decisions_per_second", "games_per_second", "drawn_decisions_per_second", "copy_us", "copy_and_choose_us",
        "options_us", "view_us", "determinize_us", "save_us", "load_us", "board_10_us", "board_40_us", "board_100_us",
        "copy_bytes", "help_ms", "play_ms",
    ]  # fmt: skip
    assert list(figures)[:16] == names
    for found in (figures, *figures["kernels"].values()):
        assert all(found[name] > 0 and found["median"][name] > 0 for name in names)
    assert "pure" in figures["kernels"] and figures["kernel"] in figures["kernels"]
    assert figures["python"] and figures["machine"]


def test_the_figures_for_people(capsys: Captured) -> None:
    figures = [Figure("copy_us", 8.0, 9.0, 10.0), Figure("help_ms", 120.0, 130.0, 140.0)]
    assert table({"pure": figures, "compiled": figures}, speaker("en"))[:3] == [
        "What                   Pure, best  Pure, median  Compiled, best  Compiled, median",
        "Copy a game (µs)              8.0           9.0             8.0               9.0",
        "netrunner --help (ms)         120           130             120               130",
    ]
    assert table({"pure": figures}, speaker("es"))[1].startswith("Copiar una partida")
    assert markdown({"pure": figures}, speaker("en"))[:3] == [
        "| What | Pure, best | Pure, median |",
        "|---|---:|---:|",
        "| Copy a game (µs) | 8.0 | 9.0 |",
    ]


def test_a_kept_copy_shares_what_does_not_change() -> None:
    games = [simulation.play(starter_deck("jinteki"), starter_deck("shaper"), seed) for seed in range(5)]
    assert copy_bytes([game.replay(60) for game in games], kept=200) <= 4096


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["simulate", "--games", "0"], "“0” is too small: it must be at least 1"),
        (["simulate", "--seed", "x"], "“x” is not a whole number"),
        (["bench", "--seconds", "nan"], "“nan” is not a number of seconds"),
        (["bench", "--seconds", "-1"], "“-1” is not a number of seconds"),
        (["bench", "--repetitions", "0"], "“0” is too small"),
    ],
)
def test_numbers_that_make_no_sense_are_refused(words: list[str], reason: str, capsys: Captured) -> None:
    with pytest.raises(SystemExit) as stop:
        main(words)
    assert stop.value.code == 2
    assert reason in capsys.readouterr().err


def test_a_deck_of_the_wrong_side_is_refused_before_any_game(capsys: Captured) -> None:
    assert main(["simulate", "--games", "1", "--corp", "shaper"]) == 2
    assert "The deck “shaper” is the Runner’s" in capsys.readouterr().err
