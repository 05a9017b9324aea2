"""Alliance cards: they cost no influence in a deck that has enough of something (2.14.3)."""

import pytest

from netrunner.decks import Deck
from netrunner.decks.legality import Held, influence_spent

PE = "Jinteki: Personal Evolution"


def deck(*cards: tuple[str, int]) -> Deck:
    return Deck("", PE, cards)


@pytest.mark.rule("2.14.3:1")
def test_jeeves_model_bioroids_is_free_with_six_other_cards_of_its_faction() -> None:
    jeeves = ("Jeeves Model Bioroids", 2)
    assert Held("Jeeves Model Bioroids", 2, 3) in influence_spent(deck(jeeves, ("Rototurret", 3)))
    free = influence_spent(deck(jeeves, ("Rototurret", 3), ("Viktor 1.0", 3)))
    assert {held.title for held in free} == {"Rototurret", "Viktor 1.0"}


@pytest.mark.rule("2.14.3:2")
def test_alliance_cards_themselves_do_not_count() -> None:
    spent = influence_spent(deck(("Jeeves Model Bioroids", 3), ("Rototurret", 3)))
    assert Held("Jeeves Model Bioroids", 3, 3) in spent


@pytest.mark.rule("2.14.3:1")
def test_museum_of_history_is_free_in_a_deck_of_fifty_cards() -> None:
    museum = ("Museum of History", 3)
    assert influence_spent(deck(museum, ("Hedge Fund", 46))) == (Held("Museum of History", 3, 2),)
    assert influence_spent(deck(museum, ("Hedge Fund", 47))) == ()


@pytest.mark.rule("2.14.3:1")
def test_mumbad_virtual_tour_is_free_with_seven_assets() -> None:
    tour = ("Mumbad Virtual Tour", 1)
    assert influence_spent(deck(tour, ("PAD Campaign", 6))) == (Held("Mumbad Virtual Tour", 1, 2),)
    assert influence_spent(deck(tour, ("PAD Campaign", 7))) == ()


def test_raman_rai_costs_its_own_faction_nothing() -> None:
    assert influence_spent(deck(("Raman Rai", 3))) == ()
