"""What each rule says in a sentence or two of our own, in every language, and which rules speak of what one asks.

`<language>/rulebook/chapter-06.tsv` has a line for each rule of a chapter: its number and what it says;
`<language>/rulebook/asked.tsv` says which words of the rules are meant by words that players use, and
`<language>/rulebook/examples.tsv` what examples are called that the tests call in English.
"""

from __future__ import annotations

import math
import re
import unicodedata
from collections import Counter
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent

#: Words that say nothing about what is looked for.
_SMALL: Final = {
    "en": "a an and any are as at be by can could do does for from happens has have how i if in into is it its "
    "me my now of on or so than that the their them then there these they this to was what when where "
    "which who why will with would you your",
    "es": "a ahora al algo como con cual cuando cuanto de del donde el ella en es esa ese eso esta este esto "
    "hay la las lo los me mi no o para pasa pero por porque puede pueden puedo que quien se si sin sobre "
    "su sus tiene tu un una uno y ya yo",
}

#: What words end with, the longest first: those that differ only so are taken for the same.
_ENDINGS: Final = {
    lang: sorted(endings.split(), key=len, reverse=True)
    for lang, endings in {
        "en": "ing ings ed es s e",
        "es": "a an ando ar arla arlo arme arse arte acion aciones ada adas ado ados as e en er erse es iendo ir irse "
        "o ion iones ida ido idas idos os s",
    }.items()
}

_WORD: Final = re.compile(r"\w+")


@cache
def sentences(lang: str) -> Mapping[str, str]:
    """What every rule says, by its number, in the order of the document.

    >>> sentences("en")["6.1.1"] != sentences("es")["6.1.1"]
    True
    """
    found: dict[str, str] = {}
    for path in sorted((HERE / lang / "rulebook").glob("chapter-*.tsv")):
        for line in path.read_text(encoding="utf-8").splitlines():
            number, _, said = line.partition("\t")
            found[number] = said
    return found


@cache
def example_titles(lang: str) -> Mapping[str, str]:
    """What examples are called, by what they are called in English."""
    path = HERE / lang / "rulebook" / "examples.tsv"
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return dict([(line.partition("\t")[0], line.partition("\t")[2]) for line in lines])


def asked(lang: str, words: str, most: int = 8) -> list[str]:
    """The rules whose sentences speak of what is asked in free words, the likeliest first.

    >>> "6.1.5" in [number[:5] for number in asked("en", "can I jack out now?")]
    True
    """
    stems = _meant(lang, _stems(lang, words))
    weights = {stem: _weight(lang, stem) for stem in stems}
    scores: dict[str, float] = {}
    for number, said in _told(lang).items():
        met = [weights[stem] for stem in stems if stem in said]
        if met:
            # a rule that is about little else comes before one that mentions it in passing
            scores[number] = sum(met) * (len(met) / len(stems)) / math.sqrt(20 + len(said))
    order = {number: at for at, number in enumerate(scores)}
    found = sorted(scores, key=lambda number: (-scores[number], order[number]))
    return list(dict.fromkeys([*_answers(lang, words), *found]))[:most]


def _answers(lang: str, words: str) -> list[str]:
    """The rules that answer a question which players often ask; the words that tell most of it count."""
    said = set(_stems(lang, words, all_words=True))
    rows = [(told, rules) for told, rules in _questions(lang) if told <= said]
    return [rule for _, rules in sorted(rows, key=lambda row: -len(row[0])) for rule in rules]


@cache
def _questions(lang: str) -> tuple[tuple[frozenset[str], tuple[str, ...]], ...]:
    """Words by which a question can be told, and the rules that answer it."""
    lines = (HERE / lang / "rulebook" / "questions.tsv").read_text(encoding="utf-8").splitlines()
    rows = [line.split("\t") for line in lines]
    return tuple([(frozenset(_stems(lang, told, all_words=True)), tuple(rules.split())) for told, rules in rows])


def _meant(lang: str, stems: list[str]) -> list[str]:
    """What is asked, and the words of the rules for it."""
    found = [also for said, others in _also(lang) if said <= set(stems) for also in others]
    return list(dict.fromkeys([*stems, *found]))


@cache
def _also(lang: str) -> tuple[tuple[frozenset[str], tuple[str, ...]], ...]:
    """Words that players use, and the words of the rules that are meant."""
    lines = (HERE / lang / "rulebook" / "asked.tsv").read_text(encoding="utf-8").splitlines()
    rows = [line.split("\t") for line in lines]
    return tuple([(frozenset(_stems(lang, said)), tuple(_stems(lang, meant))) for said, meant in rows])


@cache
def _told(lang: str) -> Mapping[str, frozenset[str]]:
    return {number: frozenset(_stems(lang, said)) for number, said in sentences(lang).items()}


@cache
def _frequencies(lang: str) -> Counter[str]:
    return Counter([stem for said in _told(lang).values() for stem in said])


def _weight(lang: str, stem: str) -> float:
    """How much a word tells: the rarer, the more."""
    return math.log(1 + len(_told(lang)) / (1 + _frequencies(lang)[stem]))


def _stems(lang: str, text: str, all_words: bool = False) -> list[str]:
    """The words that say something, or all of them, without accents and endings, each once."""
    plain = unicodedata.normalize("NFD", text.casefold())
    plain = "".join([letter for letter in plain if not unicodedata.combining(letter)])
    small = [] if all_words else _SMALL[lang].split()
    return list(dict.fromkeys([_stem(lang, word) for word in _WORD.findall(plain) if word not in small]))


def _stem(lang: str, word: str) -> str:
    """A word without what declension and conjugation add at its end, roughly."""
    for ending in _ENDINGS[lang]:
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            return word[: -len(ending)]
    return word
