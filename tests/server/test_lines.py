"""Seats that could tell the same cards apart read the same lines, which are therefore made once."""

from __future__ import annotations

import random

from netrunner import Game, starter_deck


def test_whoever_could_tell_the_same_cards_reads_the_same_line() -> None:
    compared = different = 0
    for seed in range(3):
        game = Game.start(starter_deck("jinteki"), starter_deck("shaper"), seed, asking="open")
        chance = random.Random(seed)
        for _ in range(150):
            if game.decision is None:
                break
            game.choose(chance.choice(game.decision.options))
        for entry in game.log:
            lines = {seat: entry.as_seen(seat, "es") for seat in ("corp", "runner", None)}
            for one, other in (("corp", "runner"), ("corp", None), ("runner", None)):
                if entry.known_cards(one) == entry.known_cards(other):
                    assert lines[one] == lines[other], entry
                    compared += 1
                else:
                    different += lines[one] != lines[other]
    assert compared > 300 and different > 20
