"""What each rule says in a sentence or two of our own, in every language.

`<language>/rulebook/chapter-06.tsv` has a line for each rule of a chapter: its number and what it says;
`<language>/rulebook/examples.tsv` tells what examples are called that the tests call in English,
`<language>/rulebook/asked.tsv` which words of the rules are meant by words that players use, and
`<language>/rulebook/questions.tsv` in which words one asks for a rule, as the index of a book does; `learning.asking`
searches by both.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent


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


@cache
def meanings(lang: str) -> tuple[tuple[str, str], ...]:
    """Words that players use, and the words of the rules that are meant."""
    return tuple([(said, meant) for said, meant in _rows(lang, "asked")])


@cache
def index(lang: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Words in which players ask for rules, and those rules, the one that tells most first."""
    return tuple([(told, tuple(rules.split())) for told, rules in _rows(lang, "questions")])


def _rows(lang: str, name: str) -> list[tuple[str, str]]:
    lines = (HERE / lang / "rulebook" / f"{name}.tsv").read_text(encoding="utf-8").splitlines()
    return [(line.partition("\t")[0], line.partition("\t")[2]) for line in lines]
