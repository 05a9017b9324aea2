"""Alliance cards of the Mumbad cycle in a deck (2.14.3)."""

from __future__ import annotations

import pytest

from netrunner.decks import Deck
from netrunner.decks.legality import Held, influence_spent


@pytest.mark.parametrize(
    ("title", "influence", "fellow", "identity"),
    [
        ("Jeeves Model Bioroids", 3, "Rototurret", "Jinteki: Personal Evolution"),
        ("Raman Rai", 3, "Neural Katana", "Haas-Bioroid: Engineering the Future"),
        ("Heritage Committee", 2, "Neural Katana", "Haas-Bioroid: Engineering the Future"),
        ("Executive Search Firm", 3, "Ice Wall", "Haas-Bioroid: Engineering the Future"),
        ("Consulting Visit", 3, "Ice Wall", "Haas-Bioroid: Engineering the Future"),
        ("Ibrahim Salem", 3, "Data Raven", "Haas-Bioroid: Engineering the Future"),
    ],
)
def test_an_alliance_card_is_free_with_six_other_cards_of_its_faction(
    title: str, influence: int, fellow: str, identity: str
) -> None:
    def spent(fellows: int) -> tuple[Held, ...]:
        return influence_spent(Deck("", identity, ((title, 3), (fellow, fellows))))

    assert Held(title, 3, influence) in spent(5)  # other alliance cards do not count
    assert title not in [held.title for held in spent(6)]
    others = Deck("", identity, ((title, 3), ("Hedge Fund", 6)))
    assert influence_spent(others) == (Held(title, 3, influence),)
