"""The public face of the engine: what is exported, how a game prints, and what is refused at its start."""

import pytest

import netrunner
from netrunner import BadDeck, Deck, Game, starter_deck
from netrunner.compiled import is_compiled

JINTEKI = starter_deck("jinteki")
SHAPER = starter_deck("shaper")
NOISE = "Noise: Hacker Extraordinaire"


@pytest.mark.skipif(is_compiled(), reason="compiled classes carry no explanations")
def test_everything_that_is_exported_exists_and_explains_itself() -> None:
    for name in netrunner.__all__:
        assert getattr(netrunner, name).__doc__, name


def test_a_game_tells_what_it_is() -> None:
    game = Game.start(JINTEKI, SHAPER, seed=7)
    assert repr(game).endswith("seed 7, turn 0: corp decides>")
    game.concede("runner")
    assert repr(game).endswith("won by corp (concession)>")


@pytest.mark.parametrize(
    ("corp", "runner", "reason"),
    [
        (SHAPER, SHAPER, "“shaper” is the Runner’s"),
        (JINTEKI, JINTEKI, "“jinteki” is the Corp’s"),
        (JINTEKI, Deck("mixed", NOISE, (("Hedge Fund", 3),)), "cannot hold Hedge Fund"),
        (JINTEKI, Deck("two", NOISE, (('Kate "Mac" McCaffrey: Digital Tinker', 1),)), "cannot hold Kate"),
        (JINTEKI, Deck("big", NOISE, (("Diesel", 99), ("Djinn", 99), ("Medium", 99))), "have 346 cards"),
    ],
)
def test_decks_that_a_game_cannot_hold_are_refused(corp: Deck, runner: Deck, reason: str) -> None:
    with pytest.raises(BadDeck) as refused:
        Game.start(corp, runner)
    assert reason in str(refused.value)
    assert refused.value.text("es") != str(refused.value)


def test_a_deck_that_is_not_legal_can_be_played() -> None:
    assert Game.start(JINTEKI, Deck("small", NOISE, (("Diesel", 3),))).decision


def test_what_is_no_deck_or_seed_is_told() -> None:
    with pytest.raises(TypeError, match="a deck is a Deck, not 'jinteki'"):
        Game.start("jinteki", SHAPER)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"a seed is a whole number, not .x.|int object expected; got str"):
        Game.start(JINTEKI, SHAPER, seed="x")  # type: ignore[arg-type]
