"""`netrunner deck`."""

import io
import json
from pathlib import Path

import pytest

from netrunner.cli.main import main
from netrunner.decks import Deck, deck_names, starter_deck, starter_names

Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NETRUNNER_LANG", "en")


def write(path: Path, text: str) -> str:
    file = path / "deck.txt"
    file.write_text(text, encoding="utf-8")
    return str(file)


def test_a_legal_deck_is_called_legal_with_its_figures(tmp_path: Path, capsys: Captured) -> None:
    assert main(["deck", "check", write(tmp_path, starter_deck("jinteki").to_text())]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "Legal: jinteki (Jinteki: Personal Evolution)",
        "",
        "Cards: 49 (at least 45)",
        "Influence: 0 of 15",
        "Agenda points: 21 (20 or 21 for 49 cards)",
    ]


def test_an_illegal_deck_is_told_everything_that_is_wrong(tmp_path: Path, capsys: Captured) -> None:
    text = "Noise: Hacker Extraordinaire\n4 Diesel\n3 Tinkering\n1 Hedge Fund\n"
    assert main(["deck", "check", write(tmp_path, text)]) == 1
    shown = capsys.readouterr().out
    assert "4 things are wrong" in shown
    for rule in ("1.4.3", "1.4.4", "1.4.5", "1.4.7"):
        assert f"(rule {rule})" in shown
    assert "4 Diesel × 2 + 3 Tinkering × 4 = 20" in shown
    assert "Influence: 20 of 15 (4 Diesel × 2 + 3 Tinkering × 4)" in shown


def test_the_nbn_starter_deck_has_one_astroscript_too_many(capsys: Captured) -> None:
    assert main(["deck", "check", "nbn"]) == 1
    assert "There are 2 copies of AstroScript Pilot Program" in capsys.readouterr().out
    assert main(["deck", "check", "nbn-legal"]) == 0


def test_the_answer_is_spanish_when_asked(capsys: Captured) -> None:
    assert main(["deck", "check", "nbn", "--lang", "es"]) == 1
    shown = capsys.readouterr().out
    assert shown.startswith("No es legal: nbn (NBN: Creando Noticias). Falla una cosa:")
    assert "Puntos de plan: 21 (20 o 21 para 49 cartas)" in shown


def test_a_file_that_is_no_deck_is_explained_line_by_line(tmp_path: Path, capsys: Captured) -> None:
    path = write(tmp_path, "Noise: Hacker Extraordinaire\n3 Hegde Fund\n2 Medum\n")
    assert main(["deck", "check", path]) == 2
    shown = capsys.readouterr().err
    assert "Line 2" in shown and "“Hedge Fund”" in shown
    assert "Line 3" in shown and "“Medium”" in shown


def test_a_file_or_name_that_does_not_exist_is_explained(capsys: Captured) -> None:
    assert main(["deck", "check", "xyzzyx.txt"]) == 2
    shown = capsys.readouterr().err
    assert "“xyzzyx.txt”" in shown and "kate-opus" in shown
    assert main(["deck", "check", "kate-opsu"]) == 2
    assert "Did you mean “kate-opus”" in capsys.readouterr().err
    assert main(["deck", "check"]) == 2
    assert "Which deck?" in capsys.readouterr().err


def test_what_is_missing_too_much_or_a_folder_is_explained(tmp_path: Path, capsys: Captured) -> None:
    with pytest.raises(SystemExit):
        main(["deck"])
    assert "missing: {check,list,show}" in capsys.readouterr().err
    assert main(["deck", "list", "shaper"]) == 2
    assert "netrunner deck show shaper" in capsys.readouterr().err
    assert main(["deck", "check", str(tmp_path)]) == 2
    assert "it is a folder" in capsys.readouterr().err


def test_a_file_that_is_no_text_is_explained(tmp_path: Path, capsys: Captured) -> None:
    file = tmp_path / "deck.bin"
    file.write_bytes(b"\xff\xfe\x00\x80")
    assert main(["deck", "check", str(file)]) == 2
    assert "UTF-8" in capsys.readouterr().err


def test_a_deck_is_read_from_the_standard_input(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO('{"cards": {"01001": 1}}'))
    assert main(["deck", "check", "-"]) == 1
    assert "45 cards are missing" in capsys.readouterr().out


def test_json_for_programs(capsys: Captured) -> None:
    assert main(["deck", "check", "nbn", "--json"]) == 1
    answer = json.loads(capsys.readouterr().out)
    assert (answer["legal"], answer["size"], answer["agenda_points"]) == (False, 49, 21)
    assert [(problem["code"], problem["rule"]) for problem in answer["problems"]] == [("copies", "1.4.7")]
    assert main(["deck", "list", "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)
    assert [entry["name"] for entry in listed] == [*starter_names(), *deck_names()]
    assert [entry["name"] for entry in listed if not entry["legal"]] == ["nbn"]


def test_the_list_names_every_deck(capsys: Captured) -> None:
    assert main(["deck", "list"]) == 0
    shown = capsys.readouterr().out
    for name in (*starter_names(), *deck_names()):
        assert f"  {name}: " in shown


def test_a_deck_is_shown_as_text_that_can_be_read_again(capsys: Captured) -> None:
    assert main(["deck", "show", "shaper"]) == 0
    assert Deck.parse(capsys.readouterr().out) == starter_deck("shaper")
    assert main(["deck", "show", "shaper", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["cards"]["Diesel"] == 3


def test_a_deck_is_checked_for_a_format_which_is_named_with_its_list(capsys: Captured) -> None:
    assert main(["deck", "check", "noise-mill", "--format", "core"]) == 0
    assert capsys.readouterr().out.startswith("Format: Core Set\nLegal:")
    assert main(["deck", "check", "noise-mill", "--format", "Standard"]) == 1
    shown = capsys.readouterr().out
    assert shown.startswith("Format: Standard of December 2019 (Standard MWL 3.4b)\nNot legal:")
    assert "Parasite is not among the cards of this format" in shown
    assert main(["deck", "check", "noise-mill", "--format", "mwl-1.1"]) in (0, 1)
    assert "Influence:" in capsys.readouterr().out
    assert main(["deck", "check", "noise-mill", "--format", "standard", "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["format"] == "mwl-3.4b"


def test_a_format_that_does_not_exist_is_refused(capsys: Captured) -> None:
    assert main(["deck", "check", "noise-mill", "--format", "mwl-9"]) == 2
    assert "There is no format “mwl-9”" in capsys.readouterr().err
