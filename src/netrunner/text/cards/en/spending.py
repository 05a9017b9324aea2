"""English words for credits on cards as they are spent."""

from __future__ import annotations

from netrunner.vocabulary.spending import SpendsFrom

from ..grammar import Det, Voice
from .words import EN


@EN.words(SpendsFrom)
def spends_from(n: SpendsFrom, v: Voice) -> str:
    often = "the first time each run" if n.first_each_run else "whenever"
    return f"{often} you spend 1[c] or more from {v.text(v.cards(n.cards).with_(det=Det.A))}"
