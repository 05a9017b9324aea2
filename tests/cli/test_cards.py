"""`netrunner cards`."""

import json
import re

import pytest

from netrunner.cards.facts import all_facts
from netrunner.cli.main import main
from netrunner.text.cards import card_text
from netrunner.text.cards.relevant import SECTIONS, relevant_rules
from netrunner.text.phrases import LANGUAGES, phrase

Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NETRUNNER_LANG", "en")
    monkeypatch.setenv("COLUMNS", "100")


def titles(capsys: Captured, *filters: str) -> list[str]:
    assert main(["cards", "--json", *filters]) == 0
    return [card["title"] for card in json.loads(capsys.readouterr().out)]


def test_every_card_of_the_core_set_is_implemented(capsys: Captured) -> None:
    assert main(["cards", "--set", "core", "--json"]) == 0
    cards = json.loads(capsys.readouterr().out)
    assert len(cards) == 113
    assert [card["title"] for card in cards if not card["implemented"]] == []
    assert {card["set"] for card in cards} == {"core"}


def test_a_card_by_itself_in_spanish(capsys: Captured) -> None:
    assert main(["cards", "Ice Wall", "--lang", "es"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "Muro de Hielo (Ice Wall)",
        "Hielo: Barrera · Weyland Consortium",
        "Caja básica, número 103, 3 copias en la caja",
        "",
        "Coste de ejecución: 1",
        "Fuerza: 1",
        "Valor de influencia: 1",
        "",
        *card_text("Ice Wall", "es")[:2],
        "↳ Termina la incursión.",
        "",
        "Reglas que le conciernen (Reglas Completas 1.4):",
        "  3.4    Hielo",
        "  6.5    Enfrentarse al hielo",
        "  1.17   Avanzar cartas",
    ]


def test_a_title_needs_no_quotation_marks_and_a_unique_card_has_its_symbol(capsys: Captured) -> None:
    assert main(["cards", "the", "toolbox"]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("◆ The Toolbox (La Caja de Herramientas)\n")
    assert "3.8.5  Consoles" in shown


def test_a_title_that_no_card_has_gets_suggestions(capsys: Captured) -> None:
    assert main(["cards", "Ice Wal"]) == 2
    assert capsys.readouterr().err == "netrunner: No card is called “Ice Wal”. Did you mean “Ice Wall”?\n"


def test_filters_are_combined(capsys: Captured) -> None:
    found = titles(capsys, "--type", "ice", "--subtype", "barrier", "--cost", "0-3", "--set", "core")
    assert found == ["Ice Wall", "Wall of Static"]
    assert titles(capsys, "--side", "runner", "--faction", "neutral", "--type", "event", "--set", "core") == [
        "Infiltration",
        "Sure Gamble",
    ]
    assert titles(capsys, "--cost", "x", "--set", "core") == ["Psychographics"]
    assert titles(capsys, "--subtype", "puerta de codigo", "--faction", "nbn", "--set", "core") == ["Tollbooth"]


def test_a_set_is_meant_by_its_code_its_name_or_its_cycle(capsys: Captured) -> None:
    wanted = titles(capsys, "--set", "dtwn")
    assert len(wanted) == 20
    assert titles(capsys, "--set", "down the white nile") == wanted
    cycle = titles(capsys, "--set", "Kitara")
    assert len(cycle) == 120
    assert {*wanted} < {*cycle}
    assert len(titles(capsys, "--set", "Reign and Reverie")) == 58
    assert main(["cards", "--set", "Kitarra"]) == 2
    assert capsys.readouterr().err == "netrunner: No set or cycle is called “Kitarra”. Did you mean “Kitara”?\n"


def test_words_are_searched_in_the_text_of_the_language(capsys: Captured) -> None:
    in_core = titles(capsys, "--text", "brain damage", "--set", "core")
    assert in_core == ["Stimhack", "Heimdall 1.0", "Ichi 1.0", "Viktor 1.0"]
    assert titles(capsys, "--text", "DANO CEREBRAL", "--set", "core", "--lang", "es") == in_core


def test_the_list_ends_with_how_many_there_are(capsys: Captured) -> None:
    assert main(["cards", "--faction", "weyland-consortium", "--type", "agenda", "--set", "core"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "Hostile Takeover  Agenda: Expansion  2/1  Weyland Consortium",
        "Posted Bounty     Agenda: Security   3/1  Weyland Consortium",
        "",
        f"2 cards of {len(all_facts()):,}.",
    ]


def test_when_nothing_fits_the_exit_code_tells(capsys: Captured) -> None:
    assert main(["cards", "--text", "quicksilver"]) == 1
    assert capsys.readouterr().out == "No card fits.\n"


def test_wrong_filters_are_explained(capsys: Captured) -> None:
    assert main(["cards", "--subtype", "barier"]) == 2
    assert "No card has the subtype “barier”. Did you mean “Barrier”" in capsys.readouterr().err
    assert main(["cards", "--cost", "3x", "--lang", "es"]) == 2
    assert "pero no «3x»" in capsys.readouterr().err


def test_every_section_has_its_heading() -> None:
    for lang in LANGUAGES:
        for section in SECTIONS:
            assert phrase(lang, f"rules-heading-{section.replace('.', '-')}")
    for card in all_facts():
        assert set(relevant_rules(card.title)) <= SECTIONS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_is_shown_listed_and_told_in_every_language(lang: str, capsys: Captured) -> None:
    assert main(["cards", "--lang", lang]) == 0
    listed = capsys.readouterr().out
    assert main(["cards", "--lang", lang, "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)) == len(all_facts())
    for card in all_facts():
        assert card.title_in(lang) in listed
        assert main(["cards", card.title, "--lang", lang]) == 0, card.title
        shown = capsys.readouterr().out
        assert card.title_in(lang) in shown.splitlines()[0]
        signs = set(re.findall(r"\[([^\]]*)\]", shown))
        names = ("trash", "interrupt", "click", "recurring", "link", "memory")
        named = {phrase(lang, f"sign-{name}") for name in names}
        assert signs <= {"c", "X", *named, *map(str, range(10))}, card.title
