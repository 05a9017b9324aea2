"""The playable rulebook over HTTP: rules, search, glossary, and examples that one steps through and takes over."""

from __future__ import annotations

import time
from typing import Any

import pytest

from netrunner.conformance.index import counted
from netrunner.learning.examples import examples
from netrunner.learning.glossary import terms
from netrunner.learning.rule_pages import NUMBER, pages, rule_page
from netrunner.learning.small_cards import small_cards
from netrunner.text.phrases import LANGUAGES
from netrunner.text.rulebook import sentences

from .conftest import Here


def test_the_chapters_and_what_is_asked(here: Here) -> None:
    told = here.get("/api/rules", params={"lang": "es"}).json()
    assert [chapter["number"] for chapter in told["chapters"]] == [str(n) for n in range(1, 11)]
    assert told["chapters"][5]["heading"] == "Incursiones" and told["found"] == []
    assert sum(section["rules"] for chapter in told["chapters"] for section in chapter["sections"]) == 1117
    asked = here.get("/api/rules", params={"ask": "can I jack out now?"}).json()
    assert "6.1.5a" in [rule["number"] for rule in asked["found"]][:4]
    (found,) = here.get("/api/rules", params={"ask": " 6.9.2D. "}).json()["found"]
    assert found["number"] == "6.9.2d"
    assert here.get("/api/rules", params={"ask": "qwertyuiop"}).json()["found"] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_section_and_chapter_has_a_page(here: Here, lang: str) -> None:
    from netrunner.server import rules

    for number in sorted(pages()):
        page = rules.shown(number, lang)
        assert page.number == number and page.heading
        assert page.says == sentences(lang).get(number, "") and (page.says or page.below)
        assert all(one.number in pages() for one in (*page.above, *page.below, *page.next))
        assert {page.before, page.after} - {""} <= pages()
        assert all(example.title and example.label for example in page.examples)
    assert all(page.next for page in map(rule_page, counted()))
    shown = here.get("/api/rules/6.1.5b", params={"lang": lang}).json()
    assert shown["says"] == sentences(lang)["6.1.5b"] and shown["examples"] and shown["cards"]


def test_every_number_in_a_sentence_leads_to_a_page() -> None:
    for lang in LANGUAGES:
        numbers = [number for sentence in sentences(lang).values() for number in NUMBER.findall(sentence)]
        assert len(numbers) > 200 and set(numbers) <= pages()
        assert all(term.rule in pages() for term in terms(lang))


def test_the_glossary_has_both_words_side_by_side(here: Here) -> None:
    english = here.get("/api/glossary").json()["terms"]
    spanish = here.get("/api/glossary", params={"lang": "es"}).json()["terms"]
    assert {"en": "grip", "es": "Empuñadura"}.items() <= next(term for term in english if term["en"] == "grip").items()
    assert [term["en"] for term in english] == sorted([term["en"] for term in english], key=str.casefold)
    assert spanish[0]["es"] == "acceder" and spanish[0]["says"] == sentences("es")["7.1.1"]
    assert len(english) == len(spanish) > 120


def test_an_example_is_stepped_through_with_its_log(here: Here) -> None:
    told = here.get("/api/examples/e036").json()
    assert told["label"] == "Example E036, rule 3.9.5b" and told["cards"] == ["Corroder"]
    steps = told["parts"][0]["steps"]
    seen = [here.get(f"/api/examples/e036/0/{step}").json() for step in range(steps + 1)]
    assert all(one["chosen"] for one in seen[:-1]) and seen[-1]["chosen"] is None
    assert all(one["view"]["servers"] for one in seen)
    story = here.get("/api/examples/E036/0/story", params={"lang": "es"}).json()["log"]
    assert story and all(line["text"] and 0 <= line["step"] <= steps for line in story)


def test_what_is_refused_is_told_where_it_is(here: Here) -> None:
    refusing = next(one for one in examples().values() if one.parts[0].refused)
    at, side, text = refusing.parts[0].refused[0]
    for lang in LANGUAGES:
        (told, *_) = here.get(f"/api/examples/{refusing.id}/0/{at}", params={"lang": lang}).json()["refused"]
        assert (told["side"], told["text"]) == (side, text) and told["why"]


def test_an_example_is_taken_over(here: Here) -> None:
    taken = here.post("/api/examples/e036/0/1/play", json={"side": "runner", "level": "random"}).json()
    with here.sit(taken) as seat:
        table = seat.asked()
        assert "use Corroder ability 1" in seat.offers() and table["view"]["seat"] == "runner"
        seat.take("use Corroder ability 1")
    small = next(one for one in examples().values() if set(one.cards) & small_cards().keys() and one.parts[0].acts)
    assert here.post(f"/api/examples/{small.id}/0/0/play", json={"side": "corp"}).status_code == 201


def test_cards_that_exist_only_in_examples_have_faces(here: Here) -> None:
    (card,) = here.get("/api/cards", params={"titles": "Test Sentry"}).json()["cards"]
    assert (card["type"], card["strength"], card["subtypes_es"]) == ("ice", 1, ["Centinela"])
    assert card["text"]["en"][1] == "[sub] End the run." and len(card["text"]["es"]) == 2
    assert "Test Sentry" not in [one["title"] for one in here.get("/api/cards").json()["cards"]]


@pytest.mark.parametrize(
    ("path", "status", "error"),
    [
        ("/api/rules/6.9.99", 404, "no-rule"),
        ("/api/rules/nonsense", 404, "no-rule"),
        ("/api/rules/11.2.1", 404, "no-rule"),
        ("/api/rules/1234567890123", 400, "bad-request"),
        ("/api/examples/e999", 404, "no-example"),
        ("/api/examples/e036/7/0", 404, "no-part"),
        ("/api/examples/e036/0/999", 404, "no-step"),
        ("/api/examples/e036/0/0?seat=nobody", 400, "bad-request"),
        ("/api/rules?ask=" + "a" * 201, 400, "bad-request"),
    ],
)
def test_what_does_not_exist_gets_a_sentence(here: Here, path: str, status: int, error: str) -> None:
    for lang in LANGUAGES:
        answer = here.get(f"{path}{'&' if '?' in path else '?'}lang={lang}")
        assert (answer.status_code, answer.json()["error"]) == (status, error)
        assert answer.json()["text"].endswith(".")


def test_a_card_is_explained(here: Here) -> None:
    more = here.get("/api/cards/01010").json()  # Medium
    assert more["title"] == "Medium" and more["rulings"] == 1
    assert more["examples"][0]["kind"] in ("ruling", "faq", "rules") and "Grimoire" in more["companions"]


def test_pages_are_told_at_once(here: Here) -> None:
    for path in ("rules", "rules/9.8", "rules/6.9.2d", "glossary", "examples/e131", "cards/01010"):
        here.get(f"/api/{path}")
        began = time.perf_counter()
        answer: Any = here.get(f"/api/{path}")
        assert answer.status_code == 200 and time.perf_counter() - began < 0.5
