"""Computer players: one small interface, and the levels that come along.

>>> from netrunner.bots import make
>>> make("novice", seed=1).name
'novice'
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from ..errors import NetrunnerError
from .asked import Asked, Choice, asked
from .beginner import Beginner
from .bot import Bot
from .expert import Adept, Expert
from .exploiters import EXPLOITERS, Exploiter
from .guard import Guard, default_choice
from .novice import Novice, Seasoned, Trained
from .randomly import Randomly

_MAKERS: Final[dict[str, Callable[[int], Bot]]] = {
    "random": Randomly,
    "beginner": Beginner,
    "novice": Novice,
    "adept": Adept,
    "expert": Expert,
}

#: The levels, from the weakest on.
LEVELS: Final = tuple(_MAKERS)

_PARTNERS: Final[dict[str, Callable[[int], Bot]]] = {
    "seasoned": Seasoned,
    "trained": Trained,
    **{name: partial(Exploiter, name) for name in EXPLOITERS},
}

#: Who else plays in contests, to measure levels by: the rules of thumb of those that look ahead, and exploiters.
PARTNERS: Final = tuple(_PARTNERS)


def make(level: str, seed: int = 0, seconds: float | None = None, tries: int | None = None) -> Bot:
    """A bot of a level, or a partner; its seed decides whatever it leaves to chance.

    One that looks ahead may be told how long to think about an action, in seconds, or by how many tries: with tries
    alone it plays alike on every machine.
    """
    maker = _MAKERS.get(level) or _PARTNERS.get(level)
    if maker is None:
        raise NetrunnerError(key="bots-unknown", level=level, levels=", ".join(LEVELS))
    bot = maker(seed)
    if isinstance(bot, Expert):
        bot.allow(seconds, tries)
    return bot


__all__ = [
    "EXPLOITERS", "LEVELS", "PARTNERS", "Adept", "Asked", "Beginner", "Bot", "Choice", "Expert", "Guard", "Novice",
    "Randomly", "asked", "default_choice", "make",
]  # fmt: skip
