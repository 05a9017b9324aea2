"""Subtypes in every language."""

from __future__ import annotations

from functools import cache

from netrunner.cards.facts import all_facts

from .phrases import Phrase


class Subtype(Phrase):
    """A subtype, as cards print it."""

    __slots__ = ()

    def text(self, lang: str) -> str:
        return _printed(lang).get(self.key, self.key)


@cache
def _printed(lang: str) -> dict[str, str]:
    """Subtypes by their key, small in running text; abbreviations such as AP and NEXT stay large."""
    return {
        english.lower(): word if word.isupper() else word.lower()
        for card in all_facts()
        for english, spanish in zip(card.subtypes, card.subtypes_es or card.subtypes, strict=False)
        for word in (spanish if lang == "es" else english,)
    }
