"""The printed facts: complete, consistent with the rules, and found by any spelling."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from netrunner.cards.facts import Facts, UnknownCard, all_facts, all_sets, facts, facts_by_code
from netrunner.cards.subtypes import SUBTYPES
from netrunner.errors import NetrunnerError

CORE = [card for card in all_facts() if card.set == "core"]

# What each card type prints, by the sections of chapter 2, besides what every card has.
PARTS = {
    "identity": {"influence_limit", "minimum_deck_size"},
    "agenda": {"advancement_requirement", "agenda_points"},
    "asset": {"cost", "trash_cost"},
    "ice": {"cost", "strength"},
    "operation": {"cost"},
    "upgrade": {"cost", "trash_cost"},
    "event": {"cost"},
    "hardware": {"cost"},
    "program": {"cost", "memory_cost"},
    "resource": {"cost"},
}
NUMBERS = (
    "cost",
    "strength",
    "memory_cost",
    "trash_cost",
    "advancement_requirement",
    "agenda_points",
    "influence_limit",
    "minimum_deck_size",
    "base_link",
)


def printed(card: Facts) -> set[str]:
    """The numbers that stand on a card; X is one of them."""
    found = {part for part in NUMBERS if getattr(card, part) is not None}
    return found | {part for part, is_x in (("cost", card.cost_is_x), ("strength", card.strength_is_x)) if is_x}


def test_the_core_set_is_complete() -> None:
    assert [card.number for card in CORE] == list(range(1, 114))
    assert [card.code for card in CORE] == [f"01{number:03}" for number in range(1, 114)]


def test_a_box_of_the_core_set_holds_as_many_cards_as_the_rulebook_counts() -> None:
    box: Counter[str] = Counter()
    for card in CORE:
        box[card.faction] += card.quantity
    assert box == {
        "anarch": 33,
        "criminal": 33,
        "shaper": 33,
        "neutral-runner": 15,
        "haas-bioroid": 28,
        "jinteki": 28,
        "nbn": 28,
        "weyland-consortium": 28,
        "neutral-corp": 22,
    }


def test_the_core_set_has_these_factions() -> None:
    assert Counter(card.faction for card in CORE) == {
        "anarch": 16,
        "criminal": 16,
        "shaper": 16,
        "neutral-runner": 5,
        "haas-bioroid": 13,
        "jinteki": 13,
        "nbn": 13,
        "weyland-consortium": 13,
        "neutral-corp": 8,
    }


@pytest.mark.parametrize(
    ("title", "expected"),
    [
        ("Ice Wall", {"cost": 1, "strength": 1, "influence": 1, "subtypes": ("Barrier",), "side": "corp"}),
        ("Gordian Blade", {"cost": 4, "strength": 2, "memory_cost": 1, "influence": 3, "trash_cost": None}),
        ("Priority Requisition", {"advancement_requirement": 5, "agenda_points": 3, "cost": None, "influence": 0}),
        ("SanSan City Grid", {"cost": 6, "trash_cost": 5, "unique": False, "subtypes": ("Region",)}),
        ("Desperado", {"cost": 3, "unique": True, "influence": 3, "subtypes": ("Console",), "quantity": 1}),
        ('Kate "Mac" McCaffrey: Digital Tinker', {"base_link": 1, "influence_limit": 15, "minimum_deck_size": 45}),
        ("Magnum Opus", {"memory_cost": 2, "strength": None, "subtypes": ()}),
    ],
)
def test_what_is_printed_on(title: str, expected: dict[str, object]) -> None:
    card = facts(title)
    assert {part: getattr(card, part) for part in expected} == expected


@pytest.mark.parametrize("card", all_facts(), ids=lambda card: card.code)
def test_a_card_prints_what_its_type_asks_for_and_nothing_else(card: Facts) -> None:
    expected = set(PARTS[card.type])
    if card.type == "identity" and card.side == "runner":
        expected.add("base_link")  # 2.9.1
    if card.set == "draft":
        expected.discard("influence_limit")  # no limit: the sign for infinity stands there
    if "Icebreaker" in card.subtypes:
        expected.add("strength")  # 2.7.1
    optional = {"trash_cost"} if card.type in ("ice", "operation") else set()  # 2.6.1
    assert printed(card) - optional == expected


@pytest.mark.rule("2.16.7")
@pytest.mark.parametrize("card", all_facts(), ids=lambda card: card.code)
def test_every_subtype_is_one_that_the_rules_list_for_the_type(card: Facts) -> None:
    assert [subtype for subtype in card.subtypes if subtype not in SUBTYPES[card.type]] == []


@pytest.mark.rule("2.16.7")
def test_a_subtype_of_later_rules_is_not_there() -> None:
    assert facts("Parasite").subtypes == ("Virus",)


@pytest.mark.rule("2.16.7f")
def test_the_only_upgrade_that_is_a_connection() -> None:
    upgrades = [card.title for card in CORE if card.type == "upgrade" and "Connection" in card.subtypes]
    assert upgrades == ["Corporate Troubleshooter"]


def test_a_subtype_has_one_spanish_word() -> None:
    words: dict[str, set[str]] = {}
    for card in all_facts():
        assert len(card.subtypes) == len(card.subtypes_es)
        for english, spanish in zip(card.subtypes, card.subtypes_es, strict=True):
            words.setdefault(english, set()).add(spanish)
    assert {english: spanish for english, spanish in words.items() if len(spanish) != 1} == {}
    assert words["Sentry"] == {"Centinela"}


@pytest.mark.rule("1.4.7:1,2")
def test_three_copies_are_allowed_unless_the_card_says_otherwise() -> None:
    others = {card.title: card.deck_limit for card in CORE if card.deck_limit != 3 and card.type != "identity"}
    assert others == {"AstroScript Pilot Program": 1}  # 11.2.8


@pytest.mark.rule("2.14.2")
def test_no_influence_is_not_influence_zero() -> None:
    bound = [card for card in CORE if card.influence is None]
    assert {card.type for card in bound} == {"identity", "agenda"}
    assert not any(card.is_neutral for card in bound)
    assert {card.influence for card in CORE if card.is_neutral} == {0}


def test_a_cost_of_x_is_neither_a_number_nor_missing() -> None:
    assert [card.title for card in CORE if card.cost_is_x] == ["Psychographics"]
    card = facts("Psychographics")
    assert (card.cost, card.printed_cost) == (None, "X")
    assert facts("Priority Requisition").printed_cost is None
    assert facts("Stimhack").printed_cost == "0"


@pytest.mark.parametrize(
    ("written", "title"),
    [
        ("Déjà Vu", "Déjà Vu"),
        ("deja vu", "Déjà Vu"),
        ("THE MAKER'S EYE", "The Maker’s Eye"),
        ("Hadrian’s Wall", "Hadrian's Wall"),
        ("Kate “Mac” McCaffrey: Digital Tinker", 'Kate "Mac" McCaffrey: Digital Tinker'),
        ("  snare ", "Snare!"),
        ("¡Cepo!", "Snare!"),
        ("muro de estatica", "Wall of Static"),
        ("Yog 0", "Yog.0"),
        ("Haas Bioroid - Engineering the Future", "Haas-Bioroid: Engineering the Future"),
    ],
)
def test_a_title_is_found_however_it_is_written(written: str, title: str) -> None:
    assert facts(written).title == title


def test_every_title_finds_its_own_card_in_both_languages() -> None:
    for card in all_facts():
        assert facts(card.title) is card
        assert facts(card.title_in("es")) is card
        assert facts_by_code(card.code) is card


def test_every_card_for_two_players_up_to_december_2019_is_there() -> None:
    assert len(all_facts()) == 1544
    assert {one.code for one in all_sets()} == {card.set for card in all_facts()}


@pytest.mark.parametrize(
    ("title", "said"),
    [
        ("Evidence Collection", "belongs to the campaign of Terminal Directive"),
        ("cyber bureau: keeping the peace", "is for more than two players"),
    ],
)
def test_a_card_that_the_game_for_two_has_no_rules_for_is_told_as_such(title: str, said: str) -> None:
    with pytest.raises(UnknownCard, match=said):
        facts(title)


def test_later_printings_are_the_same_card() -> None:
    assert facts_by_code("20132") is facts("Hedge Fund")
    assert facts_by_code("25146") is facts("Hedge Fund")
    assert facts_by_code("99999") is None


def test_no_code_stands_for_two_cards() -> None:
    codes = [code for card in all_facts() for code in (card.code, *card.reprints)]
    assert len(codes) == len(set(codes))


def test_an_unknown_title_is_refused_with_what_may_have_been_meant() -> None:
    with pytest.raises(UnknownCard) as error:
        facts("Hegde Fund")
    assert isinstance(error.value, NetrunnerError)
    assert error.value.suggestions == ("Hedge Fund",)
    assert str(error.value) == "No card is called “Hegde Fund”. Did you mean “Hedge Fund”?"
    assert error.value.text("es") == "Ninguna carta se llama «Hegde Fund». ¿Querías decir «Fondo de Cobertura»?"


def test_a_title_like_no_other_gets_no_suggestion() -> None:
    with pytest.raises(UnknownCard) as error:
        facts("Xyzzyx")
    assert error.value.suggestions == ()
    assert str(error.value) == "No card is called “Xyzzyx”."


@pytest.mark.parametrize("nothing", ["", "   ", "!?"])
def test_nothing_is_not_a_title(nothing: str) -> None:
    with pytest.raises(UnknownCard):
        facts(nothing)


@given(st.text())
def test_any_text_is_a_card_or_unknown(text: str) -> None:
    try:
        assert facts(text) in all_facts()
    except UnknownCard as error:
        assert error.title == text
        assert all(facts(title) for title in error.suggestions)


def test_what_may_have_been_meant_is_named_in_the_readers_language() -> None:
    with pytest.raises(UnknownCard) as error:
        facts("Jinteki Evolucion Persona")
    assert "“Jinteki: Personal Evolution”" in error.value.text("en")
    assert "«Jinteki: Evolución Personal»" in error.value.text("es")
