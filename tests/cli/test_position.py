"""`netrunner position`."""

import io
import json
from pathlib import Path

import pytest

from netrunner.cli.main import main
from netrunner.positions import Position

Captured = pytest.CaptureFixture[str]

TEXT = """
corp:
  credits 5
  HQ: ice (Enigma)
runner:
  credits 5
turn: runner
"""


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NETRUNNER_LANG", "en")


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "position.txt"
    path.write_text(TEXT, encoding="utf-8")
    return str(path)


def test_the_legal_options_are_listed_with_their_rules(file: str, capsys: Captured) -> None:
    assert main(["position", file]) == 0
    first, *lines = capsys.readouterr().out.splitlines()
    assert first.startswith("The Runner decides (rule 5.7.1f): ")
    assert [line.split()[0] for line in lines] == ["1", "2", "3", "4"]
    assert "run HQ" in lines[1] and lines[1].endswith("(rule 5.2.8f)")


def test_options_are_taken_by_text_number_or_beginning(file: str, capsys: Captured) -> None:
    assert main(["position", file, "--choose", "run HQ", "rez Enigma"]) == 0
    shown = capsys.readouterr().out
    assert "The Corp rezzes Enigma" in shown
    assert "HQ: ice Enigma" in shown and "turn: runner 2" in shown
    assert "decides (rule 5.7.1f)" in shown
    assert main(["position", file, "--choose", "2", "--choose", "2"]) == 0
    assert "decides (rule 6.9.5c)" in capsys.readouterr().out


def test_a_choice_that_is_not_possible_is_refused_with_what_is(file: str, capsys: Captured) -> None:
    assert main(["position", file, "--choose", "run Moon"]) == 2
    shown = capsys.readouterr()
    assert "run Moon" in shown.err
    assert "run Archives" in shown.out


def test_the_game_goes_on_with_answers_from_the_input(
    file: str, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("run HQ\nrez Moon\n\nrez Enigma\nboard\nquit\nrun HQ\n"))
    assert main(["position", file, "--play"]) == 0
    shown = capsys.readouterr().out
    assert shown.count("decides") == 3  # at first, after the run began, after it ended
    assert "rez Moon" in shown
    assert "clicks 2" in shown


def test_a_judge_asks_why(file: str, monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    assert main(["position", file, "--why", "rez Enigma", "--why", "run HQ"]) == 0
    shown = capsys.readouterr().out
    assert "“rez Enigma”: Enigma protecting HQ is ice, which can be rezzed only in" in shown  # the Corp’s answer
    assert "“run HQ”: It is possible" in shown
    monkeypatch.setattr("sys.stdin", io.StringIO("why jack out\n?\n99\nsalir\nrun HQ\n"))
    assert main(["position", file, "--play"]) == 0
    shown = capsys.readouterr().out
    assert "There is no run. (rule 6.1.5)" in shown
    assert "why ACT" in shown
    assert "Type a number from 1 to" in shown
    assert shown.count("decides") == 1


def test_the_input_may_simply_end(file: str, monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("run HQ\n"))
    assert main(["position", file, "--play"]) == 0
    assert "The Corp decides" in capsys.readouterr().out


def test_a_position_is_read_from_the_standard_input(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("corp:\n score: 3 Priority Requisition"))
    assert main(["position", "-"]) == 0
    assert "the Corp won by agenda points." in capsys.readouterr().out


def test_every_question_is_asked_when_wanted(tmp_path: Path, capsys: Captured) -> None:
    path = tmp_path / "position.txt"
    path.write_text("turn: corp, at 5.6.2a", encoding="utf-8")
    assert main(["position", str(path), "--full"]) == 0
    assert "The Corp decides (rule 5.6.2a)" in capsys.readouterr().out
    assert main(["position", str(path)]) == 0
    assert "The Corp decides (rule 5.6.2b)" in capsys.readouterr().out


def test_json_for_programs(file: str, capsys: Captured) -> None:
    assert main(["position", file, "--json", "--choose", "run HQ"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert (answer["decision"]["side"], answer["decision"]["rule"]) == ("corp", "6.9.2e")
    assert [(o["text"], o["rule"]) for o in answer["decision"]["options"]] == [
        ("rez Enigma [HQ ice 1]", "8.1.2"),
        ("pass", "6.9.2e"),
    ]
    assert Position.parse(answer["position"]).run is not None
    assert len(answer["log"]) == 2 and "HQ" in answer["log"][0]


def test_the_answer_is_spanish_when_asked(file: str, capsys: Captured) -> None:
    assert main(["position", file, "--lang", "es"]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("El Runner decide (regla 5.7.1f): ")
    assert "(regla 5.2.8f)" in shown


def test_mistakes_in_the_file_are_told_with_their_lines(tmp_path: Path, capsys: Captured) -> None:
    path = tmp_path / "position.txt"
    path.write_text("corp:\n hand: Hegde Fund\nturn: never", encoding="utf-8")
    assert main(["position", str(path)]) == 2
    shown = capsys.readouterr().err
    assert "Line 2: “Hegde Fund”" in shown and "Line 3: “never”" in shown


def test_a_file_that_cannot_be_read_is_told(tmp_path: Path, capsys: Captured) -> None:
    assert main(["position", str(tmp_path / "nothing.txt")]) == 2
    assert "nothing.txt" in capsys.readouterr().err
    path = tmp_path / "position.bin"
    path.write_bytes(b"\xff\xfe\x00")
    assert main(["position", str(path)]) == 2
    assert "UTF-8" in capsys.readouterr().err


def test_positions_that_no_game_holds_are_refused_and_those_that_do_not_last_are_noted(
    tmp_path: Path, capsys: Captured
) -> None:
    board = tmp_path / "board.txt"
    board.write_text("corp:\n Server 1: (Oaktown Renovation)\nrunner:\n rig: Parasite\n", encoding="utf-8")
    assert main(["position", str(board), "--lang", "en"]) == 2
    error = capsys.readouterr().err
    assert "Line 2: Oaktown Renovation is always installed faceup" in error and "3.2.3a" in error
    assert "Line 4: Parasite is installed only on another card" in error and "1.12.5c" in error
    board.write_text("corp:\n Server 1: (PAD Campaign), (Snare!)\nrunner:\n rig: Desperado, Grimoire\n")
    assert main(["position", str(board), "--lang", "en"]) == 0
    notes = capsys.readouterr().err
    assert "Note: Server 1" in notes and "4.7.8a" in notes and "3.8.5" in notes
    board.write_text("corp:\n Server 1: Oaktown Renovation; HQ: ice Enigma [Parasite]\n", encoding="utf-8")
    assert main(["position", str(board), "--lang", "en"]) == 0
    assert capsys.readouterr().err == ""
