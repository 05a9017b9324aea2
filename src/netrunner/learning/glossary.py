"""The terms of the game in English and Spanish, each with the rule that says what it is."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

DATA: Final = Path(__file__).parent / "data" / "glossary.tsv"


@dataclass(frozen=True, slots=True)
class Entry:
    """A term."""

    en: str
    es: str
    rule: str

    def term(self, lang: str) -> str:
        """The word in a language."""
        return self.es if lang == "es" else self.en


@cache
def terms(lang: str) -> tuple[Entry, ...]:
    """Every term, in the order of a language.

    >>> terms("en")[0].es, terms("es")[0].es
    ('capacidad', 'acceder')
    """
    rows = [line.split("\t") for line in DATA.read_text(encoding="utf-8").splitlines()]
    return tuple(sorted([Entry(en, es, rule) for en, es, rule in rows], key=lambda one: _plain(one.term(lang))))


def _plain(word: str) -> str:
    """As a dictionary orders it: without accents and capitals."""
    return "".join([sign for sign in unicodedata.normalize("NFD", word.casefold()) if not unicodedata.combining(sign)])
