"""NEXT Design, which installs ice before the game begins."""

from __future__ import annotations

import pytest

from netrunner import Game
from netrunner.decks import Deck, starter_deck


def _started(card: str = "Enigma") -> Game:
    """A game whose Corp has a deck of ice, or of another card, after both players have kept their hands."""
    identity = "NEXT Design: Guarding the Net"
    deck = Deck(identity, identity, ((card, 45),))
    game = Game.start(deck, starter_deck("shaper"), seed=1)
    game.choose("keep")
    game.choose("keep")
    return game


@pytest.mark.rule("1.6.7a")
def test_next_design_installs_up_to_three_pieces_of_ice_each_at_another_server_and_draws_to_five() -> None:
    game = _started()
    for place in ("server HQ", "server R&D", "server new remote"):
        assert game.decision is not None
        assert game.decision.side == "corp"
        game.choose("pick Enigma")
        game.choose(place)
    s = game.state
    assert {n: len(server.ice) for n, server in s.servers.items()} == {0: 1, 1: 1, 2: 0, 3: 1}
    assert s.turn_number == 1
    assert len(s.hand(0)) == 6  # five, and the card of the draw phase
    assert s.credits[0] == 5


def test_next_design_offers_no_server_that_has_ice_already() -> None:
    game = _started()
    game.choose("pick Enigma")
    game.choose("server HQ")
    game.choose("pick Enigma")
    assert game.decision is not None
    assert [str(option) for option in game.decision.options] == ["server R&D", "server Archives", "server new remote"]


def test_next_design_need_not_install_and_draws_nothing_then() -> None:
    game = _started()
    for _ in range(3):
        game.choose("done")
    assert game.state.turn_number == 1
    assert not any([server.ice for server in game.state.servers.values()])
    assert len(game.state.hand(0)) == 6


def test_next_design_installs_nothing_but_ice() -> None:
    game = _started("PAD Campaign")
    assert game.state.turn_number == 1
    assert len(game.state.hand(0)) == 6


@pytest.mark.rule("1.6.7")
def test_ice_that_next_design_installed_lies_facedown_where_it_was_installed_when_the_game_begins() -> None:
    game = _started()
    game.choose("pick Enigma")
    game.choose("server R&D")
    for _ in range(2):
        game.choose("done")
    (ice,) = game.state.servers[1].ice
    card = game.state.cards[ice]
    assert (card.faceup, card.active, card.server) == (False, False, 1)
    assert game.state.turn_number == 1
