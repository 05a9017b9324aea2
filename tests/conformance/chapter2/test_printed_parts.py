"""2: what is printed on which cards. The facts of every known card must agree with it."""

from collections import Counter
from collections.abc import Callable

import pytest

from netrunner.cards.facts import Facts, all_facts, facts
from netrunner.cards.subtypes import SUBTYPES

CARDS = all_facts()
RUNNER_TYPES = {"event", "hardware", "identity", "program", "resource"}
CORP_TYPES = {"agenda", "asset", "ice", "identity", "operation", "upgrade"}
CORP_FACTIONS = {"haas-bioroid", "jinteki", "nbn", "weyland-consortium"}
RUNNER_FACTIONS = {"anarch", "criminal", "shaper"}
MINI_FACTIONS = {"adam", "apex", "sunny-lebeau"}


def types_with(part: Callable[[Facts], bool]) -> set[str]:
    """The types of cards that have a part."""
    return {card.type for card in CARDS if part(card)}


def all_of(*types: str) -> list[Facts]:
    """The cards of some types."""
    return [card for card in CARDS if card.type in types]


@pytest.mark.rule("1.8.1")
@pytest.mark.rule("1.8.2")
@pytest.mark.rule("2.15.2")
def test_2_15_2_each_card_has_one_of_the_types_of_its_side() -> None:
    assert {card.type for card in CARDS if card.side == "corp"} == CORP_TYPES
    assert {card.type for card in CARDS if card.side == "runner"} == RUNNER_TYPES


@pytest.mark.rule("2.1.1")
def test_2_1_1_a_card_is_known_by_its_name() -> None:
    assert Counter(card.title for card in CARDS).most_common(1)[0][1] == 1


@pytest.mark.rule("2.1.2")
def test_2_1_2_the_full_name_of_an_identity_has_its_subtitle() -> None:
    assert facts("Jinteki: Personal Evolution").title == "Jinteki: Personal Evolution"
    divided = [card.title for card in CARDS if card.type == "identity" and ": " not in card.title]
    assert [title for title in divided if not title.startswith("The ")] == []


@pytest.mark.rule("2.3.3")
@pytest.mark.rule("2.3.4")
@pytest.mark.rule("2.3.5")
def test_2_3_which_cards_have_a_play_install_or_rez_cost() -> None:
    has_cost = types_with(lambda card: card.cost is not None or card.cost_is_x)
    assert has_cost == {"event", "operation", "hardware", "program", "resource", "asset", "ice", "upgrade"}
    assert [card.title for card in CARDS if card.type in has_cost and card.printed_cost is None] == []


@pytest.mark.rule("2.4.1")
@pytest.mark.rule("2.5.1")
@pytest.mark.rule("3.2.2")
def test_2_4_1_and_2_5_1_only_agendas_have_requirements_and_points() -> None:
    assert types_with(lambda card: card.advancement_requirement is not None) == {"agenda"}
    assert types_with(lambda card: card.agenda_points is not None) == {"agenda"}
    for card in all_of("agenda"):
        assert card.advancement_requirement is not None and card.agenda_points is not None


@pytest.mark.rule("2.6.1:1")
@pytest.mark.rule("3.3.3")
@pytest.mark.rule("3.6.4")
def test_2_6_1_assets_and_upgrades_have_trash_costs_and_only_corp_cards_do() -> None:
    assert types_with(lambda card: card.trash_cost is not None) <= {"asset", "upgrade", "ice", "operation"}
    assert [card.title for card in all_of("asset", "upgrade") if card.trash_cost is None] == []


@pytest.mark.rule("2.7.1")
@pytest.mark.rule("2.7.2")
@pytest.mark.rule("3.4.4")
@pytest.mark.rule("3.9.4")
@pytest.mark.rule("3.9.4a")
@pytest.mark.rule("3.9.4b")
@pytest.mark.rule("3.9.5a")
def test_2_7_strength_is_on_ice_and_on_icebreakers_and_nowhere_else() -> None:
    assert types_with(lambda card: card.strength is not None or card.strength_is_x) == {"ice", "program"}
    assert [card.title for card in all_of("ice") if card.strength is None and not card.strength_is_x] == []
    for card in all_of("program"):
        assert (card.strength is not None or card.strength_is_x) == ("Icebreaker" in card.subtypes), card.title


@pytest.mark.rule("2.8.1")
@pytest.mark.rule("3.9.3:1")
def test_2_8_1_programs_and_only_programs_have_a_memory_cost() -> None:
    assert types_with(lambda card: card.memory_cost is not None) == {"program"}
    assert [card.title for card in all_of("program") if card.memory_cost is None] == []


@pytest.mark.rule("2.9.1")
@pytest.mark.rule("3.1.3")
def test_2_9_1_runner_identities_and_only_they_have_base_link() -> None:
    for card in CARDS:
        assert (card.base_link is not None) == (card.type == "identity" and card.side == "runner"), card.title


@pytest.mark.rule("2.11.1")
@pytest.mark.rule("2.12.1")
@pytest.mark.rule("3.1.2")
def test_2_11_and_2_12_only_identities_limit_decks() -> None:
    assert types_with(lambda card: card.minimum_deck_size is not None) == {"identity"}
    assert types_with(lambda card: card.influence_limit is not None) == {"identity"}


@pytest.mark.rule("2.13.1")
@pytest.mark.rule("2.13.1a")
@pytest.mark.rule("2.13.1b")
@pytest.mark.rule("2.13.1c")
@pytest.mark.rule("2.13.3")
def test_2_13_1_ten_factions_and_what_is_neutral() -> None:
    corp = {card.faction for card in CARDS if card.side == "corp" and not card.is_neutral}
    runner = {card.faction for card in CARDS if card.side == "runner" and not card.is_neutral}
    assert corp == CORP_FACTIONS
    assert RUNNER_FACTIONS <= runner <= RUNNER_FACTIONS | MINI_FACTIONS
    neutral = [card.title for card in all_of("identity") if card.is_neutral]
    assert [title for title in neutral if facts(title).set != "draft"] == []


@pytest.mark.rule("2.14.1")
def test_2_14_1_influence_costs_go_from_0_to_5() -> None:
    assert {card.influence for card in CARDS if card.influence is not None} <= {0, 1, 2, 3, 4, 5}


@pytest.mark.parametrize(
    "type",
    [
        pytest.param("identity", marks=pytest.mark.rule("2.16.7a")),
        pytest.param("agenda", marks=pytest.mark.rule("2.16.7b")),
        pytest.param("asset", marks=pytest.mark.rule("2.16.7c")),
        pytest.param("ice", marks=pytest.mark.rule("2.16.7d")),
        pytest.param("operation", marks=pytest.mark.rule("2.16.7e")),
        pytest.param("upgrade", marks=pytest.mark.rule("2.16.7f")),
        pytest.param("event", marks=pytest.mark.rule("2.16.7g")),
        pytest.param("hardware", marks=pytest.mark.rule("2.16.7h")),
        pytest.param("program", marks=pytest.mark.rule("2.16.7i")),
        pytest.param("resource", marks=pytest.mark.rule("2.16.7j")),
    ],
)
def test_2_16_7_cards_of_a_type_have_only_the_subtypes_of_that_type(type: str) -> None:
    printed = {subtype for card in all_of(type) for subtype in card.subtypes}
    assert printed - set(SUBTYPES[type]) == set()
    counts = {
        "identity": 13, "agenda": 10, "asset": 21, "ice": 18, "operation": 13, "upgrade": 21, "event": 11,
        "hardware": 12, "program": 11, "resource": 16,
    }  # fmt: skip
    assert len(SUBTYPES[type]) == counts[type]
