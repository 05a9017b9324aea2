"""Cards and identities that change how decks are built: factions, influence, copies, sizes, cards outside the deck."""

import pytest

from netrunner import Game
from netrunner.cards.facts import all_facts, facts
from netrunner.decks import Deck, check, starter_deck
from netrunner.decks.legality import Held, influence_spent, total

PROFESSOR = "The Professor: Keeper of Knowledge"


def codes(identity: str, *cards: tuple[str, int]) -> list[str]:
    """What is wrong with a deck, apart from its size and its agenda points."""
    found = [problem.code for problem in check(Deck("", identity, cards))]
    return [code for code in found if code not in ("size", "agenda-points")]


def test_the_professor_pays_no_influence_for_the_first_copy_of_each_program() -> None:
    deck = Deck("", PROFESSOR, (("Corroder", 2), ("Parasite", 1), ("Desperado", 1), ("Gordian Blade", 3)))
    assert influence_spent(deck) == (Held("Corroder", 1, 2), Held("Desperado", 1, 3))
    assert facts(PROFESSOR).influence_limit == 1


def test_custom_biotics_holds_no_jinteki_cards() -> None:
    custom = "Custom Biotics: Engineered for Success"
    assert codes(custom, ("Snare!", 1)) == ["excluded-faction"]
    assert codes(custom, ("Ice Wall", 3)) == []
    assert facts(custom).influence_limit == 22


def test_adam_brings_directives_along_that_are_not_part_of_the_deck() -> None:
    deck = Deck("", "Adam: Compulsive Hacker", starter_deck("shaper").cards)
    game = Game.start(starter_deck("jinteki"), deck, seed=1)
    outside = game.state.cards[game.state.extra_from :]
    assert {"Always Be Running", "Neutralize All Threats", "Safety First"} <= {c.defn.title for c in outside}
    assert len([c for c in game.state.cards if c.owner == 1]) == 1 + deck.size + len(outside)


@pytest.mark.parametrize(
    ("title", "limit"),
    [("AstroScript Pilot Program", 1), ("Watch the World Burn", 1), ("Levy AR Lab Access", 3), ("Hedge Fund", 3)],
)
def test_a_deck_holds_as_many_copies_as_the_card_allows(title: str, limit: int) -> None:
    card = facts(title)
    identity = "NBN: Making News" if card.side == "corp" else "Noise: Hacker Extraordinaire"
    assert card.deck_limit == limit
    assert "copies" not in codes(identity, (title, limit))
    assert "copies" in codes(identity, (title, limit + 1))


@pytest.mark.parametrize(
    ("identity", "size", "influence"),
    [
        ("NEXT Design: Guarding the Net", 45, 12),
        ("Near-Earth Hub: Broadcast Center", 45, 17),
        ("Chaos Theory: Wünderkind", 40, 15),
        ("Valencia Estevez: The Angel of Cayambe", 50, 15),
        ("Ayla “Bios” Rahim: Simulant Specialist", 45, 15),
    ],
)
def test_identities_have_their_own_sizes_and_influence_limits(identity: str, size: int, influence: int) -> None:
    small = Deck("", identity, (("Sure Gamble" if facts(identity).side == "runner" else "Hedge Fund", size - 1),))
    (problem,) = [problem for problem in check(small) if problem.code == "size"]
    assert (problem.found, problem.least) == (size - 1, size)
    assert facts(identity).influence_limit == influence


def test_an_identity_without_an_influence_limit_may_spend_any() -> None:
    free = [card for card in all_facts() if card.type == "identity" and card.influence_limit is None]
    assert {card.set for card in free} <= {"draft"}
    runner = ("Desperado", "Account Siphon", "Parasite", "Medium", "Tinkering")
    corp = ("Biotic Labor", "Scorched Earth", "Neural Katana", "Nisei MK II", "Archer", "Viktor 1.0", "Data Raven")
    for card in free:
        titles = [t for t in (runner if card.side == "runner" else corp) if facts(t).influence is not None]
        deck = Deck("", card.title, tuple([(title, 3) for title in titles]))
        assert total(influence_spent(deck)) > 15
        assert "influence" not in [problem.code for problem in check(deck)]


@pytest.mark.parametrize(
    ("title", "least", "fewer"),
    [
        ("Heritage Committee", {"Snare!": 3, "Neural Katana": 3}, {"Snare!": 3, "Neural Katana": 2}),
        ("Raman Rai", {"Snare!": 3, "Neural Katana": 3}, {"Snare!": 3, "Neural Katana": 2}),
        ("Product Recall", {"Rototurret": 3, "Viktor 1.0": 3}, {"Rototurret": 3, "Viktor 1.0": 2}),
        ("Jeeves Model Bioroids", {"Rototurret": 3, "Viktor 1.0": 3}, {"Rototurret": 3, "Viktor 1.0": 2}),
        ("Ibrahim Salem", {"Data Raven": 3, "Matrix Analyzer": 3}, {"Data Raven": 3, "Matrix Analyzer": 2}),
        ("Salem's Hospitality", {"Data Raven": 3, "Matrix Analyzer": 3}, {"Data Raven": 3, "Matrix Analyzer": 2}),
        ("Executive Search Firm", {"Ice Wall": 3, "Archer": 3}, {"Ice Wall": 3, "Archer": 2}),
        ("Consulting Visit", {"Ice Wall": 3, "Archer": 3}, {"Ice Wall": 3, "Archer": 2}),
        ("PAD Factory", {"PAD Campaign": 3}, {"PAD Campaign": 2}),
        ("Mumbad Virtual Tour", {"PAD Campaign": 3, "Melange Mining Corp.": 3, "Snare!": 1}, {"PAD Campaign": 3}),
        ("Museum of History", {"Hedge Fund": 49}, {"Hedge Fund": 48}),
        ("Mumba Temple", {"Wall of Static": 15}, {"Wall of Static": 16}),
    ],
)
@pytest.mark.rule("2.14.3:1")
def test_alliances_cost_no_influence_with_what_they_ask_for(
    title: str, least: dict[str, int], fewer: dict[str, int]
) -> None:
    """In a deck of another faction; the cards that it asks for cost theirs all the same."""
    other = "Weyland Consortium: Building a Better World"
    identity = other if facts(title).faction != "weyland-consortium" else "Jinteki: Personal Evolution"
    free = influence_spent(Deck("", identity, ((title, 1), *least.items())))
    assert title not in [held.title for held in free]
    costly = influence_spent(Deck("", identity, ((title, 1), *fewer.items())))
    assert Held(title, 1, facts(title).influence or 0) in costly
