"""1.4, 1.8, 1.13: what an identity means for its deck, where the cards of a deck begin, and whose cards are whose."""

import pytest

from netrunner import Game, starter_deck
from netrunner.decks import Deck
from netrunner.decks.legality import check, influence_spent
from netrunner.rules.machine.terms import RUNNER
from netrunner.testing import define, play, scenario
from netrunner.vocabulary import Cards, Gain, Reveal, paid
from netrunner.vocabulary import play as plays
from netrunner.vocabulary.base import Fixed
from netrunner.vocabulary.cards import All
from netrunner.vocabulary.costs import TrashCards
from netrunner.vocabulary.flow import ChooseUpTo

NOISE = "Noise: Hacker Extraordinaire"

define("Spare Parts", "runner", "resource", paid(TrashCards(Cards(where=("grip", "hq"))), Gain(1)), cost=0)
define("Open Book", "corp", "operation", plays(Reveal(All(Cards(where="hq"))), ChooseUpTo("n", Fixed(2)), Gain(1)))


@pytest.mark.rule("1.4.1:1")
def test_1_4_1_the_identity_determines_faction_size_and_influence_of_its_deck() -> None:
    anarch = starter_deck("anarch")
    assert influence_spent(anarch) == () and check(anarch) == ()
    among_criminals = Deck("", "Gabriel Santiago: Consummate Professional", anarch.cards)
    assert "Corroder" in [held.title for held in influence_spent(among_criminals)]  # another faction
    assert [problem.code for problem in check(among_criminals)] == ["influence"]
    forty = Deck("", NOISE, tuple((title, 2) for title, _ in anarch.cards)[:20])
    assert forty.size == 40
    assert [problem.code for problem in check(forty)] == ["size"]
    assert "size" not in [problem.code for problem in check(Deck("", "Wyvern: Chemically Enhanced", forty.cards))]


@pytest.mark.rule("1.8.1")
@pytest.mark.rule("1.8.2")
def test_1_8_1_all_cards_but_the_identity_are_shuffled_into_the_deck() -> None:
    corp, runner = starter_deck("jinteki"), starter_deck("shaper")
    game = play(Game.start(corp, runner, seed=4))
    for player, deck in ((game.corp, corp), (game.runner, runner)):
        listed = sorted([title for title, copies in deck.cards for _ in range(copies)])
        assert sorted([*player.deck, *player.hand]) == listed
        assert player.deck != [title for title in listed if title in player.deck]
    for identity in (corp.identity, runner.identity):
        assert game.card(identity).zone == "play"


@pytest.mark.rule("1.13.2c")
@pytest.mark.rule("1.13.3")
def test_1_13_2c_cards_in_a_hand_pay_only_for_their_owner() -> None:
    """The cost says any card in a hand, and a player pays only with cards that the player controls."""
    game = scenario("""
        corp:
          hand: Hedge Fund
        runner:
          credits 0; hand: Diesel, Modded; rig: Spare Parts
        turn: runner, at 5.7.1e
    """)
    game.runner.uses("Spare Parts")
    assert sorted(game.options("runner")) == ["pick Diesel", "pick Modded"]
    game.runner.picks("Diesel")
    game.expect(runner_credits=1, runner_heap=["Diesel"], corp_hand=["Hedge Fund"])


@pytest.mark.rule("1.13.2d")
@pytest.mark.rule("1.13.3")
def test_1_13_2d_a_player_spends_the_credits_of_the_own_pool() -> None:
    game = scenario("corp:\n credits 9\nrunner:\n credits 4\n hand: Sure Gamble, Easy Mark\nturn: runner")
    game.refuses("runner", "play Sure Gamble")  # there are 13 credits on the table, and 4 of them are the Runner's
    game.runner.plays("Easy Mark")
    game.runner.plays("Sure Gamble")
    game.expect(runner_credits=4 + 3 - 5 + 9, corp_credits=9)


@pytest.mark.rule("1.7.1")
def test_1_7_1_the_game_ends_as_soon_as_a_win_condition_is_met() -> None:
    game = scenario("""
        corp:
          hand: Hostile Takeover, 4 Hedge Fund
        runner:
          score: 2 Priority Requisition; rig: Test Extra Access
        turn: runner
    """)
    game.next_random("Hostile Takeover")
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(winner="runner", decision=None)
    assert game.happened("access") == 1  # the second access did not come any more


@pytest.mark.rule("1.20.6:1")
def test_1_20_6_a_revealed_card_stays_visible_while_the_ability_goes_on() -> None:
    game = scenario("corp:\n credits 0\n hand: Open Book, Snare!, Enigma\nturn: corp")
    game.corp.plays("Open Book")
    game.asks("corp", "choose-number")
    state = game.game.state
    for title in ("Snare!", "Enigma"):
        assert state.visibility(state.cards[game.card(title).id]) & (1 << RUNNER)
    game.corp.chooses(0)
    state = game.game.state
    for title in ("Snare!", "Enigma"):
        assert not state.visibility(state.cards[game.card(title).id]) & (1 << RUNNER)
