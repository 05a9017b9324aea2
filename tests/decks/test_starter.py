"""The decks that come along: the starter decks by the rulebook's recipe, and the ready-made ones."""

from collections import Counter

import pytest

from netrunner.cards.facts import facts
from netrunner.decks import Deck, UnknownDeck, deck_names, find_deck, named_deck, starter_deck, starter_names

# The card numbers that the rulebook gives for each faction, and for the neutral cards of its side.
RECIPES = {
    "anarch": ((1, 16), (49, 53)),
    "criminal": ((17, 32), (49, 53)),
    "shaper": ((33, 48), (49, 53)),
    "haas-bioroid": ((54, 66), (106, 113)),
    "jinteki": ((67, 79), (106, 113)),
    "nbn": ((80, 92), (106, 113)),
    "weyland": ((93, 105), (106, 113)),
}


@pytest.mark.parametrize("name", RECIPES)
def test_a_starter_deck_is_its_faction_and_the_neutral_cards(name: str) -> None:
    deck = starter_deck(name)
    (first, last), (first_neutral, last_neutral) = RECIPES[name]
    numbers = [facts(title).number for title, _ in deck.cards]
    assert facts(deck.identity).number == first
    assert numbers == [*range(first + 1, last + 1), *range(first_neutral, last_neutral + 1)]
    assert all(count == facts(title).quantity for title, count in deck.cards)
    assert deck.name == name


@pytest.mark.parametrize(
    ("name", "size"),
    [("anarch", 47), ("criminal", 47), ("shaper", 47)]
    + [(name, 49) for name in ("haas-bioroid", "jinteki", "nbn", "weyland", "nbn-legal")],
)
def test_the_size_of_a_starter_deck(name: str, size: int) -> None:
    assert starter_deck(name).size == size
    assert len(starter_deck(name).titles()) == size


@pytest.mark.erratum("11.2.8")
def test_the_legal_nbn_deck_differs_in_one_card() -> None:
    printed, legal = Counter(starter_deck("nbn").titles()), Counter(starter_deck("nbn-legal").titles())
    assert printed - legal == {"AstroScript Pilot Program": 1}
    assert legal - printed == {"Breaking News": 1}


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("HB", "haas-bioroid"),
        ("Haas Bioroid", "haas-bioroid"),
        ("haas_bioroid", "haas-bioroid"),
        ("Weyland Consortium", "weyland"),
        ("NBN legal", "nbn-legal"),
        (" Shaper ", "shaper"),
        ("Moldeadores", "shaper"),
    ],
)
def test_a_starter_deck_is_found_by_other_spellings(written: str, name: str) -> None:
    assert starter_deck(written).name == name
    assert find_deck(written).name == name


def test_an_unknown_deck_is_refused_with_what_may_have_been_meant() -> None:
    with pytest.raises(UnknownDeck) as error:
        starter_deck("jintek")
    assert error.value.suggestions == ("jinteki",)
    assert "Did you mean “jinteki”?" in str(error.value)
    with pytest.raises(UnknownDeck) as error:
        named_deck("xyzzyx")
    assert error.value.suggestions == ()
    assert "kate-opus" in str(error.value)


def test_every_faction_has_ready_made_decks() -> None:
    factions = Counter(facts(named_deck(name).identity).faction for name in deck_names("core"))
    assert set(factions) == {facts(starter_deck(name).identity).faction for name in RECIPES}
    assert min(factions.values()) >= 2


@pytest.mark.parametrize("name", deck_names("core"))
def test_a_ready_made_deck_can_be_built_from_two_boxes(name: str) -> None:
    for title, count in named_deck(name).cards:
        assert count <= 2 * facts(title).quantity


@pytest.mark.parametrize("name", deck_names())
def test_a_ready_made_deck_is_named_and_found(name: str) -> None:
    assert named_deck(name).name
    assert find_deck(name.upper()) == named_deck(name)


def test_no_name_stands_for_two_decks() -> None:
    names = [*starter_names(), *deck_names()]
    assert len(names) == len(set(names))
    decks: list[Deck] = [find_deck(name) for name in names]
    assert len(set(decks)) == len(decks)
