"""10.2.2b: what a seat knows does not depend on when somebody asks for it, nor on saving and copying in between."""

from __future__ import annotations

from random import Random

import pytest

from netrunner import Game
from netrunner.testing import define, scenario
from netrunner.vocabulary import (
    AddTo,
    All,
    ArrangeTop,
    Cards,
    Chosen,
    Expose,
    Look,
    Reveal,
    Shuffle,
    TopOf,
    Trash,
    play,
)
from netrunner.vocabulary.base import OPPONENT, YOU

HAND = Cards(where="hq")
define("Later Reveal", "corp", "operation", play(Reveal(All(HAND))))
define("Later Shuffle", "corp", "operation", play(AddTo(Chosen(HAND), "rnd"), Shuffle()))
define("Later Order", "corp", "operation", play(Look(TopOf(YOU, 3)), ArrangeTop()))
define("Later Discard", "corp", "operation", play(Trash(Chosen(HAND))))
define("Later Peek", "runner", "event", play(Look(TopOf(OPPONENT, 3))))
define("Later Expose", "runner", "event", play(Expose(Chosen(Cards(rezzed=False)))))

CORP_SIDE = """
    corp:
      credits 20, clicks 4
      hand: 2 Later Reveal, Later Shuffle, Later Order, Later Discard, Snare!, Enigma, PAD Campaign
      deck: Snare!, Hunter, Enigma, Hedge Fund
      archives: (Snare!), Enigma
      HQ: ice (Hunter)
      Server 1: (Snare!)
    runner:
      credits 20
      hand: 2 Later Peek, Later Expose, Diesel
      deck: 4 any
    turn: """
SEATS = ("corp", "runner", None)


def known(game: Game) -> list[object]:
    return [game.view(seat)["known"] for seat in SEATS]


@pytest.mark.rule("10.2.2b:1")
@pytest.mark.parametrize("seed", range(10))
def test_10_2_2b_whoever_asks_late_learns_the_same(seed: int) -> None:
    asked = scenario(CORP_SIDE + ("corp" if seed % 2 else "runner")).game
    unasked = asked.copy()
    saved = asked.copy()
    chance = Random(seed)
    for n in range(12):
        if asked.decision is None:
            break
        plays = [o.text for o in asked.decision.options if o.text.startswith(("play Later", "pick", "install", "run"))]
        text = chance.choice(plays or [o.text for o in asked.decision.options])
        for game in (asked, unasked, saved):
            game.choose(text)
        known(asked)
        if n % 5 == 4:
            saved = Game.from_json(saved.to_json())
    assert known(unasked) == known(asked) == known(saved)
    assert known(unasked) == known(unasked.copy())
