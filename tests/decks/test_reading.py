"""Decks as text and as JSON: what people paste is understood, and what is not is told."""

import json
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from netrunner.cards.facts import all_facts, facts
from netrunner.cards.library import is_implemented
from netrunner.decks import Deck, Misread, UnreadableDeck, deck_names, find_deck, starter_names, understood
from netrunner.errors import BadDeck
from netrunner.vocabulary.declare import DECLARED

NOISE = "Noise: Hacker Extraordinaire"


def read(*lines: str) -> Deck:
    return Deck.parse("\n".join(("1 " + NOISE, *lines)))


def misreads(text: str) -> tuple[Misread, ...]:
    with pytest.raises(UnreadableDeck) as error:
        Deck.read(text)
    return error.value.misreads


@pytest.mark.parametrize(
    "line",
    [
        "3 Déjà Vu",
        "3x Déjà Vu",
        "3X Déjà Vu",
        "3 x Déjà Vu",
        "3× Déjà Vu",
        "Déjà Vu x3",
        "Déjà Vu ×3",
        "deja vu x 3",
        "  3   Déjà Vu  ",
        "3 Déjà Vu (Core Set)",
        "3x Déjà Vu [Core Set]",
        "Déjà Vu (Core Set) x3",
        "Déjà Vu x3 (Core Set)",
        "Déjà Vu (3)",
        "3x Déjà Vu (Core Set) ●●●●●●",
        "3x Déjà Vu ●●○",
        "- 3 Déjà Vu",
        "3 Déjà Vu  # for the viruses",
    ],
)
def test_a_line_is_read_in_every_usual_form(line: str) -> None:
    assert read(line).cards == (("Déjà Vu", 3),)


@pytest.mark.parametrize("line", ["3 Yog.0", "Yog.0 x3", "3 Ichi 1.0", "Ichi 1.0 x3", "3 Viktor 1.0 (Core Set)"])
def test_digits_in_a_title_are_not_a_count(line: str) -> None:
    ((title, count),) = read(line).cards
    assert (facts(title).title, count) == (title, 3)
    assert title in line


@pytest.mark.parametrize(
    "line",
    [NOISE, "1 " + NOISE, "1x " + NOISE, NOISE + " (Core Set)", "Identity: " + NOISE, "Ruido: Hacker Extraordinario"],
)
def test_the_identity_is_found_with_or_without_a_count(line: str) -> None:
    deck = Deck.parse(f"2 Djinn\n{line}\n")
    assert (deck.identity, deck.cards, deck.side) == (NOISE, (("Djinn", 2),), "runner")


@pytest.mark.parametrize(
    "line",
    ["", "  ", "# 3 Djinn", "Event (12)", "Ice (15)", "Programs:", "Hielo (15)", "Code Gate (4)", "VIRUS (3 cards)"],
)
def test_a_line_that_is_no_card_is_passed_over(line: str) -> None:
    assert read("2 Djinn", line, "1 Mimic").cards == (("Djinn", 2), ("Mimic", 1))


def test_a_whole_list_as_a_deck_builder_prints_it() -> None:
    deck = Deck.parse(
        """\ufeffEating R&D\r
\r
Noise: Hacker Extraordinaire (Core Set)\r
\r
Event (5)\r
3x Diesel (Core Set) ●●●●●●\r
2x Sure Gamble (Core Set)\r
\r
Virus (2)\r
2x Medium (Core Set)\r
\r
6 influence spent (max 15)\r
7 cards (min 45)\r
Cards up to Core Set\r
"""
    )
    assert deck == Deck("Eating R&D", NOISE, (("Diesel", 3), ("Sure Gamble", 2), ("Medium", 2)))


def test_the_same_title_on_two_lines_is_added_up() -> None:
    assert read("1 Djinn", "2x djinn").cards == (("Djinn", 3),)


def test_a_title_without_a_count_is_one_copy() -> None:
    assert read("Djinn").cards == (("Djinn", 1),)


def test_cards_stand_in_the_order_of_their_codes() -> None:
    assert read("1 Sure Gamble", "1 Medium", "1 Diesel").cards == (("Medium", 1), ("Diesel", 1), ("Sure Gamble", 1))


def test_a_second_identity_stays_among_the_cards() -> None:
    deck = read("1 Gabriel Santiago: Consummate Professional")
    assert deck.cards == (("Gabriel Santiago: Consummate Professional", 1),)


def test_everything_that_cannot_be_read_is_told_at_once() -> None:
    assert misreads(f"{NOISE}\n\n3 Hegde Fund\n0 Djinn\nXyzzyx (Core Set)\n2 Mimic\n100 Medium\n") == (
        Misread("unknown-title", 3, "3 Hegde Fund", ("Hedge Fund",)),
        Misread("bad-count", 4, "0 Djinn"),
        Misread("unknown-title", 5, "Xyzzyx (Core Set)"),
        Misread("bad-count", 7, "100 Medium"),
    )


def test_cards_that_stay_outside_are_named_with_the_reason() -> None:
    text = f"{NOISE}\n3 Sneakdoor Prime\n1 Net Watchlist (Terminal Directive)\n3 Djinn"
    with pytest.raises(BadDeck) as error:
        Deck.parse(text)
    campaign = "belongs to the campaign of Terminal Directive; the game for two players has no rules for it."
    first, second = str(error.value).splitlines()
    assert first == f"Line 2: “Sneakdoor Prime” {campaign} Did you mean “Sneakdoor Beta”?"
    assert second.startswith(f"Line 3: “Net Watchlist” {campaign}")
    assert "pertenece a la campaña" in error.value.text("es")


@pytest.mark.parametrize("title", ["Machicolation A", "Evidence Collection 4", "Investigator Inez Delgado A 2"])
def test_a_card_of_the_campaign_is_known_by_the_name_that_databases_give_its_versions(title: str) -> None:
    with pytest.raises(BadDeck, match=f"“{title}” belongs to the campaign of Terminal Directive"):
        Deck.parse(f"{NOISE}\n1 {title}")


def test_an_identity_for_more_than_two_players_is_named_with_the_reason() -> None:
    with pytest.raises(BadDeck) as error:
        Deck.parse("Cyber Bureau: Keeping the Peace\n3 Hedge Fund")
    assert str(error.value) == (
        "Line 1: “Cyber Bureau: Keeping the Peace” is for more than two players; the game for two has no rules for it."
    )


def test_a_card_that_nobody_has_declared_is_refused_by_its_name_in_every_form(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rest of the deck is kept, and an implemented card that was perhaps meant is named."""
    for title in ("Sneakdoor Beta", "Déjà Vu"):
        assert is_implemented(title)
        monkeypatch.delitem(DECLARED, title)
    text = f"{NOISE}\n3 Puerta Sigilosa Beta\n1 Djinn\n2 deja vu"
    assert [(missed.code, missed.line, missed.title) for missed in misreads(text)] == [
        ("not-implemented", 2, "Sneakdoor Beta"),
        ("not-implemented", 4, "Déjà Vu"),
    ]
    assert understood(text).cards == (("Djinn", 1),)
    assert [m.code for m in misreads('{"cards": {"01001": 1, "01002": 3}}')] == ["not-implemented"]
    assert [m.code for m in misreads(O8D.replace("01007", "01002"))] == ["not-implemented"]
    with pytest.raises(BadDeck) as error:
        Deck.parse(f"{NOISE}\n2 Deja Vu")
    assert str(error.value) == "Line 2: “Déjà Vu” is not implemented: the engine does not know yet what the card does."
    assert error.value.text("es").startswith("Línea 2: «Déjà Vu» no está implementada")


def test_a_count_of_thousands_of_digits_is_refused() -> None:
    assert [misread.code for misread in misreads(f"{NOISE}\n{'9' * 5_000} Djinn\n")] == ["too-long"]


def test_the_error_quotes_the_line_and_offers_the_title() -> None:
    with pytest.raises(BadDeck) as error:
        Deck.parse(f"{NOISE}\n3 Hegde Fund\n2 Medum")
    assert str(error.value) == (
        "Line 2: “3 Hegde Fund” does not name a card. Did you mean “Hedge Fund”?\n"
        "Line 3: “2 Medum” does not name a card. Did you mean “Medium”?"
    )
    assert error.value.text("es").splitlines()[1] == (
        "Línea 3: «2 Medum» no corresponde a ninguna carta. ¿Querías decir «Médium»?"
    )


@pytest.mark.parametrize("text", ["", "\n\n# nothing\n", "3 Djinn\n2 Mimic\n", "My deck\n3 Djinn\n"])
def test_a_deck_without_identity_is_refused(text: str) -> None:
    assert misreads(text) == (Misread("no-identity"),)


@pytest.mark.parametrize("text", ["Noise: Haker Extraordinaire\n3 Djinn", "Name: Mine\nNoise Hacker Extra\n3 Djinn"])
def test_a_misspelt_identity_is_not_taken_for_a_missing_one(text: str) -> None:
    (misread,) = misreads(text)
    assert (misread.code, misread.suggestions) == ("unknown-title", (NOISE,))


@pytest.mark.parametrize("name", [*starter_names(), *deck_names()])
def test_text_is_read_back_as_the_same_deck(name: str) -> None:
    assert Deck.parse(find_deck(name).to_text()) == find_deck(name)


IDENTITIES = [card.title for card in all_facts() if card.type == "identity"]
TITLES = [card.title for card in all_facts()]


@given(
    name=st.one_of(st.text(), st.sampled_from(["3 Snare!", NOISE, "Ice (15)", "Name: Name:", "12 cards", "No. #1 ●"])),
    identity=st.sampled_from(IDENTITIES),
    cards=st.dictionaries(st.sampled_from(TITLES), st.integers(1, 9)),
)
def test_any_deck_is_read_back_as_it_was_written(name: str, identity: str, cards: dict[str, int]) -> None:
    deck = Deck(name, identity, tuple(cards.items()))
    assert Deck.parse(deck.to_text()) == deck
    codes = {facts(title).code: count for title, count in deck.cards}
    codes[facts(identity).code] = codes.get(facts(identity).code, 0) + 1
    in_order = {facts(identity).code: codes.pop(facts(identity).code), **codes}
    assert Deck.from_netrunnerdb(json.dumps({"name": name, "cards": in_order})) == deck


@given(st.text())
def test_any_text_is_a_deck_or_told_to_be_none(text: str) -> None:
    try:
        Deck.read(text)
    except BadDeck as error:
        assert str(error)
        assert error.text("es")


@pytest.mark.parametrize("wrap", [lambda deck: deck, lambda deck: {"data": [deck]}, lambda deck: {"data": deck}])
def test_the_json_of_netrunnerdb_is_read(wrap: Callable[[object], object]) -> None:
    content = {"id": 7, "name": "Exported", "cards": {"01034": 3, "01033": 1, "20132": 2}}
    deck = Deck.read(json.dumps(wrap(content)))
    identity = 'Kate "Mac" McCaffrey: Digital Tinker'
    assert deck == Deck("Exported", identity, (("Diesel", 3), ("Hedge Fund", 2)))


def test_a_title_names_a_json_deck_without_name() -> None:
    assert Deck.from_netrunnerdb('{"title": "T", "cards": {"01001": 1}}').name == "T"
    assert Deck.from_netrunnerdb('{"cards": {"01001": 1}}').name == ""


def test_everything_that_is_wrong_in_json_is_told_at_once() -> None:
    assert misreads('{"cards": {"01034": 0, "99999": 3, "01035": "two", "01036": true}}') == (
        Misread("bad-count", 0, "01034: 0"),
        Misread("unknown-code", 0, "99999"),
        Misread("bad-count", 0, '01035: "two"'),
        Misread("bad-count", 0, "01036: true"),
        Misread("no-identity"),
    )


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ('{"cards": {\n"01001": 1,\n}}', "no-json", 3),
        ("{", "no-json", 1),
        ("{}", "no-cards", 0),
        ("[]", "no-cards", 0),
        ('{"cards": []}', "no-cards", 0),
        ('{"data": []}', "no-cards", 0),
        ("[" * 100_000, "no-json", 0),
        ('{"cards": ' + "9" * 5_000 + "}", "no-json", 0),
    ],
)
def test_json_that_is_no_deck_is_refused(text: str, code: str, line: int) -> None:
    (misread,) = misreads(text)
    assert (misread.code, misread.line) == (code, line)


def test_a_deck_is_the_same_however_its_cards_are_spelt() -> None:
    assert Deck("a  b", "noise hacker extraordinaire", (("medium", 1), ("DJINN", 2))) == Deck(
        "a b", NOISE, (("Djinn", 2), ("Medium", 1))
    )


def test_a_card_that_is_no_identity_cannot_lead_a_deck() -> None:
    with pytest.raises(BadDeck, match="“Djinn” is not an identity"):
        Deck("", "Djinn", ())


@pytest.mark.parametrize("count", [0, -1])
def test_copies_are_counted_from_one(count: int) -> None:
    with pytest.raises(BadDeck, match="between 1 and 99"):
        Deck("", NOISE, (("Djinn", count),))


O8D = """<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<deck game="0f38e453-26df-4c04-9d67-6d43de939c77">
  <section name="Identity">
    <card qty="1" id="bc0f047c-01b1-427f-a439-d451eda01001">Noise: Hacker Extraordinaire</card>
  </section>
  <section name="R&amp;D / Stack">
    <card qty="3" id="bc0f047c-01b1-427f-a439-d451eda01007">whatever it is called</card>
    <card qty="2" id="bc0f047c-01b1-427f-a439-d451eda99999">Djinn</card>
  </section>
</deck>
"""


def test_a_file_of_octgn_is_read_by_the_codes_in_its_ids_or_else_by_its_titles() -> None:
    assert Deck.read(O8D) == Deck("", NOISE, (("Corroder", 3), ("Djinn", 2)))


@pytest.mark.parametrize(
    "text",
    ["<deck", "<deck><card></deck>", '<!DOCTYPE d [<!ENTITY a "b">]><deck>&a;</deck>', "<" * 1000, "<a>\0</a>"],
)
def test_xml_that_is_no_deck_is_refused(text: str) -> None:
    assert misreads(text)[0].code == "no-xml"


def test_a_count_in_a_file_of_octgn_is_between_1_and_99() -> None:
    assert {misread.code for misread in misreads(O8D.replace('qty="3"', 'qty="0"'))} == {"bad-count"}
    assert {misread.code for misread in misreads(O8D.replace('qty="3"', f'qty="{"9" * 5000}"'))} == {"bad-count"}


@pytest.mark.parametrize("name", [*starter_names(), *deck_names()])
def test_every_form_is_read_back_as_the_same_cards(name: str) -> None:
    deck = find_deck(name)
    assert Deck.read(deck.to_netrunnerdb()) == deck
    assert Deck.read(deck.to_o8d()) == Deck("", deck.identity, deck.cards)
    alone = understood(deck.to_lines())  # as jinteki.net has it: the identity is chosen elsewhere
    assert (alone.identity, alone.cards) == (None, deck.cards)
    assert alone.misreads == (Misread("no-identity"),)


def test_what_is_known_is_kept_beside_what_is_not() -> None:
    reading = understood(f"My list\n\n{NOISE}\n3 Hegde Fund\n2 Djinn\n0 Mimic\n")
    assert (reading.name, reading.identity, reading.cards) == ("My list", NOISE, (("Djinn", 2),))
    assert [(misread.line, misread.code) for misread in reading.misreads] == [(4, "unknown-title"), (6, "bad-count")]


@given(st.text().map(lambda text: "<" + text))
def test_any_xml_is_a_deck_or_told_to_be_none(text: str) -> None:
    assert understood(text).misreads
