"""A question in a player's words leads to the rules that answer it, in both languages."""

from pathlib import Path

import pytest

from netrunner.learning.asking import asked
from netrunner.learning.glossary import terms
from netrunner.text.rulebook import index, sentences

LANGUAGES = ("en", "es")

#: A language, a question as a player would put it, and the rules of which one should be among the first three.
QUESTIONS = [
    line.split("\t") for line in (Path(__file__).parent / "questions.tsv").read_text(encoding="utf-8").splitlines()
]


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
def test_questions_as_players_put_them_are_answered_at_once(lang: str, question: str, rules: str) -> None:
    assert set(rules.split()) & set(asked(lang, question)[:3]), asked(lang, question)[:3]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_questions_name_rules_that_exist_and_no_question_is_its_own_answer(lang: str) -> None:
    mine = [(question, rules.split()) for one, question, rules in QUESTIONS if one == lang]
    assert len(mine) >= 150
    assert not [rule for _, rules in mine for rule in rules if rule not in sentences(lang)]
    entries = {told for told, _ in index(lang)}
    assert not entries & {question.strip("¿?") for question, _ in mine}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_index_leads_to_rules_that_exist_and_has_each_entry_once(lang: str) -> None:
    entries = [told for told, _ in index(lang)]
    assert len(entries) == len(set(entries)) > 250
    assert not [rule for _, rules in index(lang) for rule in rules if rule not in sentences(lang)]


@pytest.mark.parametrize(
    ("lang", "words", "same"),
    [
        ("en", "can the Corp rez assets", "when are assets rezzed by the Corp"),
        ("en", "who is flatlined by damage", "damages that flatline"),
        ("es", "cuándo empieza una incursión", "cuando empiezan las incursiones"),
        ("es", "atacar los Archivos", "ataque a los Archivos"),
    ],
)
def test_words_are_found_in_whatever_form_they_are_asked(lang: str, words: str, same: str) -> None:
    assert asked(lang, words, 1) == asked(lang, same, 1)


def test_what_is_asked_of_a_term_is_answered_by_the_rule_that_says_what_it_is() -> None:
    for lang, ask in (("en", "what is {}?"), ("es", "¿qué es {}?")):
        missed = [
            term
            for one in terms(lang)
            for term in one.term(lang).split(", ")
            if one.rule not in asked(lang, ask.format(term), 5)
        ]
        assert len(missed) <= len(terms(lang)) // 20, missed


@pytest.mark.parametrize(
    ("lang", "misspelt", "meant"),
    [
        ("en", "how do subrutines resolve", "how do subroutines resolve"),
        ("en", "what is a icebraker", "what is an icebreaker"),
        ("es", "cómo se rompe una surutina", "cómo se rompe una subrutina"),
        ("es", "qué es un rastero", "qué es un rastreo"),
    ],
)
def test_a_misspelt_word_is_taken_for_the_one_that_is_meant(lang: str, misspelt: str, meant: str) -> None:
    assert asked(lang, misspelt, 3) == asked(lang, meant, 3)
