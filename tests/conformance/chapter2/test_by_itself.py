"""Chapter 2: parts of cards, each shown by itself."""

from dataclasses import replace

import pytest

from netrunner import starter_deck
from netrunner.cards.facts import all_facts
from netrunner.decks.legality import influence_spent
from netrunner.testing import scenario

CARDS = all_facts()
FACTION = {card.title: card.faction for card in CARDS}


@pytest.mark.rule("2.7.1")
def test_2_7_1_ice_and_icebreakers_have_a_strength_and_nothing_else_does() -> None:
    strong = {card.title for card in CARDS if card.strength is not None or card.strength_is_x}
    assert strong == {card.title for card in CARDS if card.type == "ice" or "Icebreaker" in card.subtypes}
    game = scenario("corp:\n HQ: ice Enigma\nrunner:\n rig: Corroder\nturn: runner")
    assert [game.card(title).strength for title in ("Enigma", "Corroder")] == [2, 2]


@pytest.mark.rule("2.7.2")
def test_2_7_2_a_program_that_is_no_icebreaker_shows_no_strength() -> None:
    game = scenario("runner:\n rig: Magnum Opus, Corroder, Medium\nturn: runner")
    seen = {card["card"]: card.get("strength") for card in game.game.view("runner")["rig"]}
    assert seen == {"Magnum Opus": None, "Corroder": 2, "Medium": None}


@pytest.mark.rule("2.13.1")
def test_2_13_1_cards_that_are_not_neutral_belong_to_one_of_ten_factions() -> None:
    assert len({card.faction for card in CARDS if not card.is_neutral}) == 10


@pytest.mark.parametrize(
    ("side", "factions"),
    [
        pytest.param(
            "corp", {"haas-bioroid", "jinteki", "nbn", "weyland-consortium"}, marks=pytest.mark.rule("2.13.1a")
        ),
        pytest.param("runner", {"anarch", "criminal", "shaper"}, marks=pytest.mark.rule("2.13.1b")),
    ],
)
def test_2_13_1_the_factions_of_a_side_with_several_identities(side: str, factions: set[str]) -> None:
    identities = [card.faction for card in CARDS if card.type == "identity" and card.side == side]
    assert {faction for faction in identities if identities.count(faction) > 1} == factions


@pytest.mark.rule("2.13.1c")
def test_2_13_1c_three_runners_are_a_faction_by_themselves() -> None:
    identities = [card.faction for card in CARDS if card.type == "identity" and not card.is_neutral]
    assert {faction for faction in identities if identities.count(faction) == 1} == {"adam", "apex", "sunny-lebeau"}


@pytest.mark.rule("2.13.3")
def test_2_13_3_the_faction_of_the_identity_decides_which_cards_cost_influence() -> None:
    """The same cards with another identity: each identity has one faction, and theirs is not its own."""
    own = starter_deck("criminal")
    assert influence_spent(own) == ()
    other = replace(own, identity=starter_deck("anarch").identity)
    paid = {held.title for held in influence_spent(other)}
    assert paid == {title for title, _ in own.cards if FACTION[title] == "criminal"}
