"""Subtypes in every language."""

from __future__ import annotations

from functools import cache

from netrunner.cards.facts import all_facts

from .phrases import Phrase


class Subtype(Phrase):
    """A subtype, as cards print it."""

    __slots__ = ()

    def text(self, lang: str) -> str:
        return _spanish().get(self.key, self.key) if lang == "es" else self.key


@cache
def _spanish() -> dict[str, str]:
    return {
        english.lower(): spanish.lower()
        for card in all_facts()
        for english, spanish in zip(card.subtypes, card.subtypes_es, strict=False)
    }
