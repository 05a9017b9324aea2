"""Identities that change how a game starts, or what a deck may hold."""

from __future__ import annotations

import pytest

from netrunner import Deck, Game, starter_deck
from netrunner.decks import check
from netrunner.decks.legality import Held, influence_spent
from netrunner.testing import play


@pytest.mark.ruling("Andromeda: Dispossessed Ristie", 0)
def test_andromeda_draws_nine_cards_and_nine_again_after_a_mulligan() -> None:
    deck = Deck("", "Andromeda: Dispossessed Ristie", starter_deck("criminal").cards)
    game = play(Game.start(corp=starter_deck("jinteki"), runner=deck, seed=3))
    game.expect(corp_hand=5, runner_hand=9)
    game.corp.keeps()
    game.runner.mulligans()
    game.expect(corp_hand=6, runner_hand=9)  # the Corp has drawn for its first turn


def test_grndl_starts_with_ten_credits_and_bad_publicity() -> None:
    deck = Deck("", "GRNDL: Power Unleashed", starter_deck("weyland").cards)
    game = play(Game.start(corp=deck, runner=starter_deck("shaper"), seed=3))
    game.expect(corp_credits=10, runner_credits=5, corp_bad_publicity=1, corp_hand=5)


def test_custom_biotics_takes_no_jinteki_cards() -> None:
    cards = starter_deck("haas-bioroid").cards
    identity = "Custom Biotics: Engineered for Success"
    assert check(Deck("", identity, cards)) == ()
    problem = check(Deck("", identity, (*cards, ("Neural Katana", 2))))[0]
    assert (problem.code, problem.rule, problem.cards) == ("excluded-faction", "1.4.4", (Held("Neural Katana", 2),))
    assert "Neural Katana" in problem.sentence("en")
    assert "facción" in problem.sentence("es")


def test_the_professor_pays_no_influence_for_the_first_copy_of_each_program() -> None:
    cards = (("Corroder", 1), ("Femme Fatale", 2), ("Gordian Blade", 3), ("Inside Job", 1))
    spent = influence_spent(Deck("", "The Professor: Keeper of Knowledge", cards))
    assert set(spent) == {Held("Femme Fatale", 1, 1), Held("Inside Job", 1, 3)}
    spent = influence_spent(Deck("", 'Kate "Mac" McCaffrey: Digital Tinker', cards))
    assert sorted(held.count for held in spent) == [1, 1, 2]
