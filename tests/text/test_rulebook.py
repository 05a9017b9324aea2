"""Every rule is said in a sentence or two of our own, in both languages, and found by what one would ask."""

from pathlib import Path

import pytest

from netrunner.conformance.index import counted
from netrunner.text import rulebook
from netrunner.text.rulebook import asked, sentences

LANGUAGES = ("en", "es")

#: A language, a question as a player would put it, and the rules of which one should be among the first three.
QUESTIONS = [
    line.split("\t") for line in (Path(__file__).parent / "questions.tsv").read_text(encoding="utf-8").splitlines()
]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_is_said_and_nothing_else(lang: str) -> None:
    assert list(sentences(lang)) == list(counted())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rule_is_said_in_a_sentence_or_two(lang: str) -> None:
    odd = [number for number, said in sentences(lang).items() if not 12 < len(said) < 420 or said[-1] not in '.:!?»")']
    assert not odd


def test_the_languages_say_it_each_in_its_own_words() -> None:
    same = [number for number in counted() if sentences("en")[number] == sentences("es")[number]]
    assert not same


@pytest.mark.parametrize(
    ("lang", "words", "rule"),
    [
        ("en", "can I jack out now?", "6.1.5"),
        ("en", "rez ice during approach", "6.9.2e"),
        ("en", "hand size with brain damage", "10.4"),
        ("en", "who has priority first", "9.2"),
        ("es", "¿puedo desenchufarme ahora?", "6.1.5"),
        ("es", "daño cerebral", "10.4"),
    ],
)
def test_a_question_in_a_players_words_finds_the_rules_about_it(lang: str, words: str, rule: str) -> None:
    assert any(number.startswith(rule) for number in asked(lang, words)), asked(lang, words)


def test_words_that_no_rule_speaks_of_find_nothing() -> None:
    assert asked("en", "xylophone") == []
    assert asked("en", "what is it?") == []


@pytest.mark.parametrize(
    ("lang", "words", "rule"),
    [
        ("en", "can I jack out now?", "6.1.5a"),
        ("en", "what happens if both want to act first?", "9.2.7a"),
        ("en", "when do I die?", "10.4.4"),
        ("en", "how do I win?", "1.7.2a"),
        ("en", "do I have to steal an agenda", "7.7.3"),
        ("en", "when can the corp rez ice", "9.2.7e"),
        ("en", "what if my deck is empty", "4.3.7b"),
        ("en", "may I look at archives?", "4.5.6c"),
        ("es", "¿puedo desenchufarme ahora?", "6.1.5a"),
        ("es", "¿quién actúa primero si los dos quieren?", "9.2.8b"),
        ("es", "¿cuándo muero?", "10.4.4"),
        ("es", "¿cómo se gana?", "1.7.2a"),
        ("es", "¿tengo que robar un plan?", "7.7.3"),
        ("es", "¿qué pasa con el mazo vacío?", "4.3.7b"),
    ],
)
def test_what_a_player_would_ask_finds_the_rule(lang: str, words: str, rule: str) -> None:
    assert rule in asked(lang, words)[:5]


@pytest.mark.parametrize(("lang", "question", "rules"), QUESTIONS)
def test_fifty_questions_in_each_language_are_answered_at_once(lang: str, question: str, rules: str) -> None:
    assert set(rules.split()) & set(asked(lang, question)[:3]), asked(lang, question)[:3]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_questions_are_answered_by_rules_that_exist(lang: str) -> None:
    rows = (Path(rulebook.__file__).parent / lang / "rulebook" / "questions.tsv").read_text(encoding="utf-8")
    named = [rule for line in rows.splitlines() for rule in line.split("\t")[1].split()]
    assert not [rule for rule in named if rule not in sentences(lang)]
