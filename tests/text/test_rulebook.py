"""Every rule is said in a sentence or two of our own, in both languages."""

import pytest

from netrunner.conformance.index import counted
from netrunner.text.rulebook import sentences

LANGUAGES = ("en", "es")


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
