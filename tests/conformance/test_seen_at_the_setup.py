"""Rules about the setup and the first turn, from the first question of a game: what comes before any board."""

from __future__ import annotations

from collections import Counter

import pytest

from netrunner.decks import starter_deck
from netrunner.testing import Scenario, beginning, scenario

ADAM = "Adam: Compulsive Hacker"
DIRECTIVES = ("Always Be Running", "Neutralize All Threats", "Safety First")


def kept(text: str) -> Scenario:
    """A game whose players have kept their hands."""
    game = beginning(text)
    game.corp.keeps()
    game.runner.keeps()
    return game


# -- cards that are not in the deck (1.5) ------------------------------------------------------------------------------


@pytest.mark.rule("1.4.3a:2")
@pytest.mark.rule("1.5.3a:2")
@pytest.mark.rule("1.5.3b:1,2")
@pytest.mark.rule("1.6.2:1")
def test_1_5_3b_adam_picks_three_of_four_directives_before_he_draws_his_hand() -> None:
    game = beginning(f"setup: jinteki against shaper as {ADAM}, seed 1")
    assert game.runner.hand == [] and len(game.options("runner")) == 4
    game.runner.picks(*DIRECTIVES)
    game.corp.keeps()
    game.runner.keeps()
    assert sorted(game.runner.installed) == sorted(DIRECTIVES)
    assert game.card("Find the Truth").zone == "outside"
    size = starter_deck("shaper").size
    assert len(game.runner.deck) + len(game.runner.hand) == size  # the directives are none of its cards


@pytest.mark.rule("1.5.2a")
@pytest.mark.rule("1.6.7a")
def test_1_5_2a_jinteki_biotech_decides_before_the_first_turn_what_is_on_its_back() -> None:
    game = kept("setup: jinteki as Jinteki Biotech: Life Imagined against shaper, seed 3")
    game.asks("corp", "choose-effect")
    assert len(game.options("corp")) == 3 and game.corp.hand_size == 5
    game.take("choose 2")
    game.asks("corp", "action")
    back = game.game.state.cards[0].also
    assert back is not None and back.title == "Jinteki Biotech: The Tank"


@pytest.mark.rule("1.5.3d")
def test_1_5_3d_a_directive_that_began_installed_is_trashed_like_any_other_resource() -> None:
    game = scenario(f"corp:\n credits 5\nrunner: {ADAM}\n tags 1; rig: {', '.join(DIRECTIVES)}\nturn: corp")
    game.corp.trashes_resource("Safety First")
    game.expect(runner_heap=["Safety First"], runner_rig=list(DIRECTIVES[:2]))


# -- the setup (1.6) ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("1.6.1b")
def test_1_6_1b_hoshiko_shiro_begins_with_her_front() -> None:
    game = kept("setup: nbn against shaper as Hoshiko Shiro: Untold Protagonist, seed 1")
    front = game.card("Hoshiko Shiro: Untold Protagonist")
    assert front.faceup and front.active


@pytest.mark.rule("1.6.7a")
def test_1_6_7a_next_design_installs_ice_before_the_first_turn() -> None:
    game = kept("setup: haas-bioroid as NEXT Design: Guarding the Net against shaper, seed 2")
    game.corp.picks("Enigma")
    game.corp.chooses("server HQ")
    game.corp.picks("Viktor 1.0")
    game.corp.chooses("server R&D")
    assert (game.ice("HQ"), game.ice("R&D")) == (["Enigma"], ["Viktor 1.0"])
    game.expect(corp_credits=5, corp_clicks=3, corp_hand=6)  # drawn up to five, and the card of the turn


@pytest.mark.rule("1.8.1")
@pytest.mark.rule("1.8.2")
@pytest.mark.rule("4.3.1")
def test_4_3_1_all_cards_of_a_deck_but_the_identity_are_in_the_deck_or_in_the_hand() -> None:
    game = kept("setup: jinteki against shaper, seed 4")
    for player, name in ((game.corp, "jinteki"), (game.runner, "shaper")):
        deck = starter_deck(name)
        assert Counter([*player.deck, *player.hand]) == Counter(dict(deck.cards))
        assert game.card(deck.identity).zone == "play"
