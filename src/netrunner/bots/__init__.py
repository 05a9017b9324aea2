"""Computer players: one small interface, and the levels that come along.

>>> from netrunner.bots import make
>>> make("novice", seed=1).name
'novice'
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..errors import NetrunnerError
from .asked import Asked, Choice, asked
from .bot import Bot
from .guard import Guard, default_choice
from .novice import Novice
from .randomly import Randomly

_MAKERS: Final[dict[str, Callable[[int], Bot]]] = {"random": Randomly, "novice": Novice}

#: The levels, from the weakest on.
LEVELS: Final = tuple(_MAKERS)


def make(level: str, seed: int = 0) -> Bot:
    """A bot of a level; its seed decides whatever it leaves to chance."""
    maker = _MAKERS.get(level)
    if maker is None:
        raise NetrunnerError(key="bots-unknown", level=level, levels=", ".join(LEVELS))
    return maker(seed)


__all__ = ["Asked", "Bot", "Choice", "Guard", "LEVELS", "Novice", "Randomly", "asked", "default_choice", "make"]
