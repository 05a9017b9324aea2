"""Spanish words for credits on cards as they are spent."""

from __future__ import annotations

from netrunner.vocabulary.spending import SpendsFrom

from ..grammar import Det, Voice
from .cards import ES


@ES.words(SpendsFrom)
def spends_from(n: SpendsFrom, v: Voice) -> str:
    often = "la primera vez en cada incursión que" if n.first_each_run else "siempre que"
    return f"{often} gastes 1[c] o más de {v.text(v.cards(n.cards).with_(det=Det.A))}"
