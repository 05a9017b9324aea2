"""Alliance cards of the Mumbad cycle in a deck (2.14.3)."""

from __future__ import annotations

import pytest

from netrunner.decks import Deck
from netrunner.decks.legality import Held, influence_spent
from netrunner.testing import scenario


@pytest.mark.parametrize(
    ("title", "influence", "fellow", "identity"),
    [
        ("Jeeves Model Bioroids", 3, "Rototurret", "Jinteki: Personal Evolution"),
        ("Raman Rai", 3, "Neural Katana", "Haas-Bioroid: Engineering the Future"),
        ("Heritage Committee", 2, "Neural Katana", "Haas-Bioroid: Engineering the Future"),
        ("Executive Search Firm", 3, "Ice Wall", "Haas-Bioroid: Engineering the Future"),
        ("Consulting Visit", 3, "Ice Wall", "Haas-Bioroid: Engineering the Future"),
        ("Ibrahim Salem", 3, "Data Raven", "Haas-Bioroid: Engineering the Future"),
        ("Product Recall", 2, "Rototurret", "Jinteki: Personal Evolution"),
        ("Salem's Hospitality", 4, "Data Raven", "Haas-Bioroid: Engineering the Future"),
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


def test_mumba_temple_is_free_beside_at_most_fifteen_pieces_of_ice() -> None:
    def spent(ice: int) -> tuple[Held, ...]:
        cards = (("Mumba Temple", 3), ("Ice Wall", ice), ("Hedge Fund", 20))
        return influence_spent(Deck("", "Weyland Consortium: Building a Better World", cards))

    assert spent(15) == ()
    assert spent(16) == (Held("Mumba Temple", 3, 2),)


def test_mumba_temple_pays_for_rezzing() -> None:
    game = scenario("""
        corp:
          credits 0
          hand: Hedge Fund
          Server 1: Mumba Temple
          Server 2: (PAD Campaign)
        turn: corp, at 5.6.2a
    """)
    game.corp.rezzes("PAD Campaign")
    assert game.card("Mumba Temple").credits == 0
    game = scenario("corp:\n credits 0\n Server 1: Mumba Temple\n Server 2: (Test Agenda)\nturn: corp")
    game.refuses("corp", "advance Test Agenda")


def test_museum_of_history_is_free_in_a_deck_of_fifty_cards() -> None:
    def spent(others: int) -> tuple[Held, ...]:
        cards = (("Museum of History", 3), ("Hedge Fund", others))
        return influence_spent(Deck("", "Weyland Consortium: Building a Better World", cards))

    assert spent(47) == ()
    assert spent(46) == (Held("Museum of History", 3, 2),)


def test_pad_factory_is_free_beside_three_pad_campaigns() -> None:
    def spent(campaigns: int) -> tuple[Held, ...]:
        cards = (("PAD Factory", 3), ("PAD Campaign", campaigns), ("Hedge Fund", 3))
        return influence_spent(Deck("", "Haas-Bioroid: Engineering the Future", cards))

    assert spent(3) == ()
    assert spent(2) == (Held("PAD Factory", 3, 2),)


@pytest.mark.ruling("PAD Factory", 0)
def test_pad_factory_advances_any_installed_card_which_cannot_be_scored_this_turn() -> None:
    game = scenario("""
        corp:
          credits 0
          hand: Priority Requisition
          deck: 3 any
          HQ: ice (Enigma)
          Server 1: PAD Factory
          Server 2: (Hostile Takeover {advancement 1})
          Server 3: (Test Agenda {advancement 3})
        runner:
          rig: Corroder
        turn: corp
    """)
    game.corp.uses("PAD Factory")
    assert sorted(game.options("corp")) == [
        "pick Enigma [HQ ice 1]",
        "pick Hostile Takeover [Server 2 card 1]",
        "pick PAD Factory [Server 1 card 1]",
        "pick Test Agenda [Server 3 card 1]",
    ]
    game.corp.picks("Hostile Takeover")
    assert game.card("Hostile Takeover").advancement == 2
    game.refuses("corp", "score Hostile Takeover")
    game.corp.scores("Test Agenda")  # any other card can be scored
    game.expect(corp_clicks=2)
    game.end_turn()
    game.go_on("action")
    game.end_turn()
    game.pass_windows("5.6.2a")
    game.corp.scores("Hostile Takeover")
