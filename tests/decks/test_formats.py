"""Formats (1.4.8): pools of cards, rotations, and what Most Wanted Lists ask for."""

import pytest

from netrunner.cards.facts import all_facts, facts
from netrunner.cards.library import is_implemented
from netrunner.decks import Deck, UnknownFormat, check, deck_format, deck_names, find_format, format_names, named_deck
from netrunner.decks.legality import influence_limit
from netrunner.text.phrases import phrase

NOISE = "Noise: Hacker Extraordinaire"
VALENCIA = "Valencia Estevez: The Angel of Cayambe"


def wrong(identity: str, cards: dict[str, int], format: str) -> list[str]:
    """What a format says about a deck, apart from its size."""
    found = check(Deck("", identity, tuple(cards.items())), find_format(format))
    return [problem.sentence("en") for problem in found if problem.code != "size"]


def test_every_list_of_2016_to_2019_is_a_format_by_its_name() -> None:
    lists = [name for name in format_names() if name.startswith("mwl-")]
    assert len(lists) == 12
    for key in lists:
        assert find_format(find_format(key).list).key == key
        assert find_format(key).name_in("es")
    assert find_format("Standard").key == find_format("3.4b").key == "mwl-3.4b"


def test_a_format_that_does_not_exist_is_refused_by_its_name() -> None:
    with pytest.raises(UnknownFormat, match=r"mwl-3\.3") as refused:
        find_format("mwl-3.33")
    assert refused.value.known == ("standard", *format_names())


def test_every_card_on_a_list_is_a_card() -> None:
    for key in format_names():
        format = find_format(key)
        for title in (*format.penalty, *format.universal, *format.restricted, *format.removed):
            assert facts(title).title == title


@pytest.mark.rule("1.4.8")
def test_the_core_set_has_the_cards_of_that_box_alone() -> None:
    assert wrong(NOISE, {"Djinn": 3, "Imp": 2}, "core") == [
        "Imp is not among the cards of this format: Core Set. 2 copies have to go. (rule 1.4.8)"
    ]
    assert sum(find_format("core").holds(card) for card in all_facts()) == 113


def test_eternal_has_everything_but_what_was_made_for_drafts() -> None:
    left_out = [card for card in all_facts() if not find_format("eternal").holds(card)]
    assert {card.set for card in left_out} == {"draft"}


def test_standard_of_december_2019_has_what_did_not_rotate_and_what_was_printed_again() -> None:
    standard = find_format("standard")
    assert standard.rotation == "Third Rotation"
    assert not standard.holds(facts("Parasite"))  # Core Set, never printed again
    assert standard.holds(facts("Corroder"))  # Core Set, and again in System Core 2019
    assert standard.holds(facts("Lotus Field"))  # Lunar, and again in System Core 2019
    assert not standard.holds(facts("Reuse"))  # Lunar
    assert not standard.holds(facts("Ayla “Bios” Rahim: Simulant Specialist"))  # Terminal Directive
    assert standard.holds(facts("Khusyuk"))


def test_an_earlier_list_has_only_the_sets_that_were_out_then() -> None:
    assert not find_format("mwl-1.0").holds(facts("Khusyuk"))
    assert find_format("mwl-1.0").holds(facts("Parasite"))
    assert find_format("mwl-2.0").holds(facts("Ayla “Bios” Rahim: Simulant Specialist"))
    assert not find_format("mwl-2.0").holds(facts("Cortez Chip"))  # Genesis, which left with the first rotation


@pytest.mark.rule("1.4.8")
def test_removed_cards_may_not_be_in_a_deck_not_even_as_its_identity() -> None:
    told = wrong(VALENCIA, {"Faust": 2}, "standard")
    assert told[0] == (
        "Faust may not be used by this list: Standard of December 2019 (Standard MWL 3.4b). "
        "2 copies have to go. (rule 1.4.8)"
    )
    assert len(wrong("Jinteki: Potential Unleashed", {}, "standard")) == 1


def test_any_copies_of_one_restricted_card_may_be_in_a_deck_but_not_two_such_cards() -> None:
    assert wrong(VALENCIA, {"Rumor Mill": 3}, "standard") == []
    told = wrong(VALENCIA, {"Rumor Mill": 3, "Paperclip": 1}, "standard")
    assert told == [
        "Only 1 restricted card may be in a deck by this list: Standard of December 2019 (Standard MWL 3.4b). "
        "This one has 2: Rumor Mill, Paperclip. (rule 1.4.8)"
    ]


def test_the_first_lists_lower_the_influence_limit_for_each_copy() -> None:
    cards = {"Parasite": 3, "Clone Chip": 3}
    assert influence_limit(Deck("", NOISE, tuple(cards.items())), find_format("mwl-1.1")) == 9
    assert wrong(NOISE, cards, "mwl-1.1") == []
    told = wrong(NOISE, {**cards, "Diesel": 2}, "mwl-1.1")
    assert told == [
        "The deck spends 10 influence where Noise: Hacker Extraordinaire allows 9 by this list: NAPD MWL 1.1. The list "
        "takes 6 from 15 (3 Parasite × 1 + 3 Clone Chip × 1), and the deck spends "
        "2 Diesel × 2 + 3 Clone Chip × 2 = 10. (rule 1.4.8)"
    ]
    many = {"Parasite": 3, "Yog.0": 3, "Clone Chip": 3, "Wyldside": 3, "D4v1d": 3, "Desperado": 3}
    assert influence_limit(Deck("", NOISE, tuple(many.items())), find_format("mwl-1.1")) == 1  # never less


def test_list_1_2_makes_cards_cost_influence_even_in_their_own_faction() -> None:
    assert wrong(NOISE, {"Parasite": 3, "Faust": 3}, "mwl-1.2") == []
    told = wrong(NOISE, {"Parasite": 3, "Faust": 3, "Diesel": 2}, "mwl-1.2")
    assert told == [
        "The deck spends 16 influence where Noise: Hacker Extraordinaire allows 15 by this list: NAPD MWL 1.2. "
        "The list adds 3 Parasite × 1 + 3 Faust × 3: 2 Diesel × 2 + 3 Parasite × 1 + 3 Faust × 3 = 16. (rule 1.4.8)"
    ]


@pytest.mark.parametrize("name", deck_names())
def test_a_ready_made_deck_is_legal_in_its_format_and_can_be_played(name: str) -> None:
    deck = named_deck(name)
    assert check(deck, find_format(deck_format(name))) == ()
    assert all([is_implemented(title) for title in (deck.identity, *deck.titles())])


def test_decks_show_off_the_pool_for_every_faction_of_either_side() -> None:
    names = [*deck_names("eternal"), *deck_names("standard")]
    shown = {facts(named_deck(name).identity).faction for name in names}
    factions = {card.faction for card in all_facts() if not card.faction.startswith("neutral")}
    assert len(names) >= 12
    assert shown == factions


def test_what_a_list_says_is_told_in_spanish_too() -> None:
    deck = Deck("", VALENCIA, (("Rumor Mill", 1), ("Paperclip", 1), ("Faust", 1), ("Cortez Chip", 1)))
    told = " ".join([problem.sentence("es") for problem in check(deck, find_format("standard"))])
    assert "solo puede haber 1 carta restringida" in told
    assert "Estándar de diciembre de 2019" in told
    assert "no se puede usar según esta lista" in told
    assert "no está entre las cartas de este formato" in told


@pytest.mark.parametrize("name", deck_names())
def test_the_browser_has_a_name_for_every_ready_made_deck(name: str) -> None:
    for lang in ("en", "es"):
        assert phrase(lang, f"ui-deck-{name}")
