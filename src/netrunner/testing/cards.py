"""Small cards for mechanics that no printed card has. They are found by their titles, but are not part of the pool."""

from __future__ import annotations

from ..cards.library import EXTRA, is_implemented
from ..rules.machine.card import CardDef
from ..rules.machine.nodes import Ability
from ..rules.machine.terms import SIDES, TYPES
from ..vocabulary.declare import shape
from ..vocabulary.traits import Trait

#: The lines of every card that was defined so, by title.
LINES: dict[str, tuple[Ability | Trait, ...]] = {}


def define(
    title: str,
    side: str,
    type: str,
    *lines: Ability | Trait,
    cost: int | str = 0,
    strength: int = 0,
    subtypes: tuple[str, ...] | str = (),
    memory: int = 1,
    trash: int | None = None,
    requirement: int = 3,
    points: int = 2,
    unique: bool = False,
    link: int = 0,
) -> CardDef:
    """Define a card that scenarios can use by its title.

    ``lines`` are what a card is declared with in ``netrunner.cards``; ``cost="X"`` is the letter X; ``trash`` is the
    trash cost (None for none), ``requirement`` and ``points`` are those of an agenda, ``memory`` is a program's.

    >>> from netrunner.testing import define, scenario
    >>> from netrunner.vocabulary import Gain, play
    >>> define("Test Windfall", "runner", "event", play(Gain(3)))
    <Test Windfall>
    >>> game = scenario("runner: \\n hand: Test Windfall \\nturn: runner")
    >>> game.runner.plays("Test Windfall")
    >>> game.runner.credits
    8
    """
    defn = CardDef(title, SIDES.index(side), TYPES.index(type))
    defn.subtypes = tuple([s.lower() for s in ((subtypes,) if isinstance(subtypes, str) else subtypes)])
    defn.faction = f"neutral-{side}"
    defn.cost_is_x = cost == "X"
    defn.cost = cost if isinstance(cost, int) else 0
    defn.strength = strength
    defn.memory = memory if type == "program" else 0
    defn.trash_cost = -1 if trash is None else trash
    if type == "agenda":
        defn.requirement = requirement
        defn.points = points
    defn.unique = unique
    defn.link = link
    if is_implemented(title):
        raise ValueError(f"{title} is a printed card")
    EXTRA[title] = shape(defn, lines)
    LINES[title] = lines
    return defn
