"""What is not an option is refused, whoever sends it, and the game stays as it was."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from netrunner import Game, starter_deck
from netrunner.errors import IllegalChoice
from netrunner.rules.machine.decisions import VERBS, Option
from netrunner.simulation import play


def whole_game(seed: int) -> list[Game]:
    """A random game at each of its decisions. With every question asked, every legal option is listed."""
    then: list[Game] = []
    play(starter_deck("jinteki"), starter_deck("shaper"), seed, asking="full", look=lambda g: then.append(g.copy()))
    return then


def refuses(game: Game, choice: Option | str) -> None:
    before = game.to_json()
    with pytest.raises(IllegalChoice):
        game.choose(choice)
    assert game.to_json() == before


GAME = whole_game(4)
SOME = Random(4).sample(GAME[:-1], 12)


@pytest.mark.parametrize("n", range(len(SOME)))
def test_options_of_other_decisions_are_refused(n: int) -> None:
    game = SOME[n].copy()
    assert game.decision is not None
    legal = {option.key for option in game.decision.options}
    chance = Random(n)
    for other in chance.sample(GAME[:-1], 12):
        assert other.decision is not None
        option = chance.choice(other.decision.options)
        if option.key not in legal:
            refuses(game, option)


@pytest.mark.parametrize("n", range(len(SOME)))
def test_the_acts_of_other_moments_and_of_the_other_side_are_refused(n: int) -> None:
    game = SOME[n].copy()
    assert game.decision is not None
    legal = set(game.decision.texts())
    texts = {text for other in GAME[:-1] if other.decision is not None for text in other.decision.texts()}
    for text in Random(n).sample(sorted(texts - legal), 12):
        refuses(game, text)


def test_an_option_of_another_game_is_refused_although_it_looks_the_same() -> None:
    one = Game.start(starter_deck("jinteki"), starter_deck("shaper"), seed=1)
    other = Game.start(starter_deck("jinteki"), starter_deck("shaper"), seed=1)
    assert one.decision is not None and other.decision is not None
    refuses(one, other.decision.options[0])
    refuses(one, Option(other.decision.options[0].verb))


def test_an_option_is_not_taken_twice() -> None:
    game = Game.start(starter_deck("jinteki"), starter_deck("shaper"), seed=1)
    assert game.decision is not None
    keep = game.decision.options[0]
    game.choose(keep)
    refuses(game, keep)


def test_nothing_can_be_chosen_once_the_game_is_over() -> None:
    over = GAME[-1].copy()
    assert over.decision is None
    refuses(over, "pass")
    refuses(over, GAME[-2].decision.options[0])  # type: ignore[union-attr]


VERB = st.sampled_from(VERBS)
CARD = st.sampled_from(["Ice Wall", "Snare!", "Diesel", "HQ", "Server 1", "-1", "0", "99999999999", "#2", "a card"])


@settings(max_examples=60)
@given(st.integers(0, len(SOME) - 1), st.one_of(st.text(max_size=30), st.builds("{} {}".format, VERB, CARD)))
def test_any_text_is_an_option_or_refused(n: int, text: str) -> None:
    game = SOME[n].copy()
    assert game.decision is not None
    if game.decision.find(text) is None:
        refuses(game, text)
