"""Playing on at random: any option at every decision, until the game is over."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from .native import mypyc_attr

if TYPE_CHECKING:
    from collections.abc import Callable

    from .game import Game

#: No random game comes near it; one that does is caught in a loop.
MOST_DECISIONS: Final = 20_000


@mypyc_attr(native_class=False)
class EndlessGame(RuntimeError):
    """A game that goes on and on."""


def finish(game: Game, seed: int, look: Callable[[Game], None] | None = None, most: int = MOST_DECISIONS) -> int:
    """Play a game on at random until it is over; how many decisions that took. ``look`` sees it after each."""
    draw = Random(seed).random
    state = game.state
    if look is not None:
        look(game)
    for made in range(most):
        decision = state.decision
        if decision is None:
            return made
        game.choose(decision.option(int(draw() * float(len(decision.keys)))))
        if look is not None:
            look(game)
    if state.decision is not None:
        raise EndlessGame(f"no end after {most} decisions")
    return most
