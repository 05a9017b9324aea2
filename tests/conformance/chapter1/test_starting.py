"""1.6: starting the game."""

import pytest

from netrunner import starter_deck
from netrunner.testing import Scenario, beginning


def new_game(seed: int = 7) -> Scenario:
    return beginning(f"setup: jinteki against shaper, seed {seed}")


@pytest.mark.rule("1.6.1:1")
def test_1_6_1_both_identities_are_faceup_in_the_play_area() -> None:
    game = new_game()
    for identity in ("Jinteki: Personal Evolution", 'Kate "Mac" McCaffrey: Digital Tinker'):
        card = game.card(identity)
        assert (card.zone, card.faceup, card.installed) == ("play", True, False)
    game.corp.keeps()
    game.runner.keeps()


@pytest.mark.rule("1.6.1a:1")
def test_1_6_1a_identities_are_not_active_before_the_game_begins() -> None:
    game = new_game()
    assert not game.card("Jinteki: Personal Evolution").active
    game.corp.keeps()
    game.runner.keeps()
    assert game.card("Jinteki: Personal Evolution").active


@pytest.mark.rule("1.6.4")
def test_1_6_4_each_player_takes_five_credits() -> None:
    game = new_game()
    game.expect(corp_credits=5, runner_credits=5)
    game.corp.keeps()
    game.runner.mulligans()
    game.expect(corp_credits=5, runner_credits=5)


@pytest.mark.rule("1.6.5")
def test_1_6_5_both_decks_are_shuffled() -> None:
    one, other = new_game(1), new_game(2)
    assert one.corp.deck != other.corp.deck
    assert one.runner.deck != other.runner.deck
    assert sorted(one.corp.deck + one.corp.hand) == sorted(other.corp.deck + other.corp.hand)
    for game in (one, other):  # the same decks, and other hands to decide about
        game.corp.keeps()
        game.runner.keeps()


@pytest.mark.rule("1.6.6")
def test_1_6_6_each_player_draws_five_cards() -> None:
    game = new_game()
    cards = len(starter_deck("jinteki").cards), len(starter_deck("shaper").cards)
    assert min(cards) >= 1
    game.expect(corp_hand=5, runner_hand=5)
    game.corp.keeps()
    game.runner.keeps()
    game.expect(corp_hand=6, runner_hand=5)  # the Corp's turn has begun with a draw


@pytest.mark.rule("1.6.6a:1")
def test_1_6_6a_the_corp_decides_about_a_mulligan_before_the_runner() -> None:
    game = new_game()
    game.asks("corp", "mulligan", "1.6.6a")
    game.corp.keeps()
    game.asks("runner", "mulligan", "1.6.6a")
    game.runner.keeps()
    game.asks("corp", "action")


@pytest.mark.rule("1.6.6a:3")
def test_1_6_6a_the_hand_goes_back_into_the_deck_and_the_second_hand_is_kept() -> None:
    game = new_game()
    first, all_cards = game.corp.hand, sorted(game.corp.hand + game.corp.deck)
    game.corp.mulligans()
    assert game.corp.hand != first
    assert len(game.corp.hand) == 5
    assert sorted(game.corp.hand + game.corp.deck) == all_cards
    game.asks("runner", "mulligan", "1.6.6a")  # the Corp is not asked again
    game.runner.mulligans()
    assert len(game.runner.hand) == 5
    assert game.turn == "corp"


@pytest.mark.rule("1.6.7")
def test_1_6_7_the_corp_takes_the_first_turn() -> None:
    game = new_game()
    game.corp.keeps()
    game.runner.keeps()
    game.expect(turn="corp", corp_clicks=3, corp_hand=6, runner_clicks=0)
