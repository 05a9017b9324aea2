"""`netrunner rules`."""

import json
from pathlib import Path

import pytest

from netrunner.cards.facts import all_facts
from netrunner.cli import rules as command
from netrunner.cli.main import main
from netrunner.learning import examples as learning

Capture = pytest.CaptureFixture[str]


def test_a_rule_is_shown_with_its_headings_its_code_and_its_tests(capsys: Capture) -> None:
    assert main(["rules", "9.2.8f", "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "9.2     Timing and Priority" in said
    assert "netrunner/rules/abilities/reaction_windows.py:" in said and "(ReactionWindow" in said
    assert "Examples: E076" in said
    assert "tests/conformance/chapter9/test_windows.py::test_9_2_8f_" in said


def test_a_step_leads_to_the_function_that_carries_it_out(capsys: Capture) -> None:
    assert main(["rules", "6.9.2d"]) == 0
    out = capsys.readouterr().out
    assert "Carried out step by step in:\n  6.9.2d  netrunner/rules/runs/run.py:" in out
    assert "(Run.may_jack_out)" in out


def test_a_section_of_steps_prints_the_table(capsys: Capture) -> None:
    assert main(["rules", "8.6"]) == 0
    lines = capsys.readouterr().out.splitlines()
    steps = [line.partition("(")[2].rstrip(")") for line in lines if "playing.py:" in line]
    assert steps[0] == "Play.place" and steps[-1] == "Play.complete" and len(steps) == 10


def test_the_headings_are_in_the_readers_language(capsys: Capture) -> None:
    assert main(["rules", "3.9.5b", "--lang", "es"]) == 0
    said = capsys.readouterr().out
    assert "3.9.5   Rompehielos" in said and "La prueba:" in said


def test_it_works_from_any_directory(capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["rules", "10.3.1c", "--json"]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert shown["rule"] == "10.3.1c" and shown["tests"] and shown["code"][0]["line"] > 0


def test_a_rule_that_does_not_exist_is_told_with_the_nearest(capsys: Capture) -> None:
    assert main(["rules", "9.1.12", "--lang", "en"]) == 2
    assert "There is no 9.1.12. The nearest: 9.1.8d, 9.1.8e, 9.1.8f." in capsys.readouterr().err


def test_without_tests_it_says_where_they_are(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "find_tests", lambda: None)
    assert main(["rules", "9.2.8f", "--lang", "en"]) == 0
    assert "not part of an installed package" in capsys.readouterr().out
    assert main(["rules", "coverage", "--lang", "en"]) == 2
    assert "not part of an installed package" in capsys.readouterr().err


def test_a_section_lists_its_rules_and_a_chapter_its_sections(capsys: Capture) -> None:
    assert main(["rules", "6.9", "--lang", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[1] == "6.9     Steps of a Run"
    assert any(line.startswith("  6.9.2b ") and line.endswith(("test", "tests")) for line in lines)
    assert main(["rules", "6", "--lang", "en"]) == 0
    assert "6.9     Steps of a Run" in capsys.readouterr().out
    assert main(["rules", "--lang", "en"]) == 0
    assert "10      Additional Rules" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("name", "said"),
    [("E042", "An example of rule 4.2.3."), ("F3.12", "Moving installed programs onto Djinn"), ("R06", "A whole run")],
)
def test_examples_and_questions_can_be_asked_for(capsys: Capture, name: str, said: str) -> None:
    assert main(["rules", name.lower(), "--lang", "en"]) == 0
    assert said in capsys.readouterr().out


def test_the_coverage_adds_up(capsys: Capture) -> None:
    assert main(["rules", "coverage", "--json"]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert shown["rules"] == 1117
    assert shown["tested"] + shown["definitions"] + len(shown["missing"]) == 1117
    totals = [shown[part]["total"] for part in ("examples", "faq", "rulebook", "cards")]
    assert totals == [137, 55, 10, len(all_facts())]
    for part in (*shown["chapters"].values(), shown["examples"], shown["faq"], shown["rulebook"], shown["rulings"]):
        excused = part.get("definitions", 0) + part.get("not_applied", 0)
        assert part["tested"] + excused + len(part["missing"]) == part["total"]


def test_the_table_has_a_row_for_each_chapter(capsys: Capture) -> None:
    assert main(["rules", "coverage", "--lang", "es"]) == 0
    said = capsys.readouterr().out
    assert "9. Capacidades" in said and "todos los capítulos" in said
    assert main(["rules", "coverage", "--markdown", "--lang", "en"]) == 0
    assert "| 9. Abilities | 246 |" in capsys.readouterr().out


def test_a_rule_says_what_it_means_in_the_readers_language(capsys: Capture) -> None:
    main(["rules", "6.1.5b", "--lang", "en"])
    english = capsys.readouterr().out
    main(["rules", "6.1.5b", "--lang", "es"])
    spanish = capsys.readouterr().out
    assert "jack out" in english and "desenchuf" in spanish


def test_a_question_in_words_shows_the_rules_that_speak_of_it(capsys: Capture) -> None:
    assert main(["rules", "--lang", "en", "can", "I", "jack", "out", "now"]) == 0
    assert "6.1.5" in capsys.readouterr().out
    main(["rules", "--lang", "en", "--json", "jack out"])
    found = json.loads(capsys.readouterr().out)
    assert found and {"rule", "says"} == set(found[0])


def test_a_question_that_no_rule_answers_says_so(capsys: Capture) -> None:
    assert main(["rules", "--lang", "en", "xylophone"]) != 0
    assert "No rule speaks of “xylophone”" in capsys.readouterr().err


def test_a_rule_lists_its_examples_and_plays_them(capsys: Capture) -> None:
    assert main(["rules", "3.9.5b", "--lang", "en"]) == 0
    assert "e036          Corroder keeps its strength for the encounter." in capsys.readouterr().out
    assert main(["rules", "E036", "--play", "--lang", "es"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("Ejemplo E036, regla 3.9.5b") and "  → " in said and "Corroedor" in said
    assert main(["rules", "6.1.5b", "--play", "--lang", "en"]) == 0
    assert capsys.readouterr().out.startswith("Scenario of rule 6.")
    assert main(["rules", "e999", "--play", "--lang", "en"]) == 2
    assert "There is no example called “e999”" in capsys.readouterr().err


def test_what_an_example_refuses_is_told(capsys: Capture) -> None:
    refusing = next(one for one in learning.examples().values() if one.parts[0].refused)
    assert main(["rules", refusing.id, "--play", "--lang", "en"]) == 0
    assert f"Not possible, {refusing.parts[0].refused[0][2]}:" in capsys.readouterr().out


def test_an_example_is_taken_over_at_any_step(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter(["", "t", "quit"])
    monkeypatch.setattr("builtins.input", lambda *_: next(answers))
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    assert main(["rules", "e036", "--play", "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert said.count("  → ") == 2 and said.endswith("the same game begins again.\n")
