"""Naming a card: a choice among the titles of the pool, whether or not such a card is in the game."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from ...cards.facts import all_facts
from ..concepts.moving import NAMED, NAMED_TYPE, remember
from ..machine.decisions import V_NAME, Key, Option, with_number
from ..machine.frames import Question
from ..machine.nodes import Context
from ..machine.terms import E_NAMED, TYPES

if TYPE_CHECKING:
    from ..machine.card import Card
    from ..machine.state import State


@cache
def nameable(types: tuple[int, ...] = ()) -> dict[int, str]:
    """The cards that can be named: the number that is printed on the card, and its title, in order of titles.

    Those of certain types, or all of them.
    """
    found = [(f.title, int(f.code)) for f in all_facts() if not types or TYPES.index(f.type) in types]
    return {code: title for title, code in sorted(found)}


def named_for(source: Card) -> str:
    """The title that was named for a card; empty if none was."""
    return next((nameable()[-n] for n in source.memo if NAMED_TYPE < n <= NAMED), "")


def number_of(title: str) -> int:
    """The number of a card that can be named, or 0."""
    return next((number for number, name in nameable().items() if name == title), 0)


class NameCard(Question):
    """A player names a card of certain types; the source of the ability remembers which."""

    __slots__ = ("types", "without")
    asks = "name-card"
    by = "1.14.1b"

    def __init__(self, me: Context, player: int, types: tuple[int, ...], without: str = "") -> None:
        super().__init__(me, player)
        self.types: tuple[int, ...] = types
        self.without: str = without  # a title that cannot be named

    def choices(self, s: State) -> list[Key]:
        return [with_number(V_NAME, code) for code, title in nameable(self.types).items() if title != self.without]

    def chosen(self, s: State, option: Option) -> None:
        self.me.numbers["named card"] = option.arg
        if s.card(self.me.ref) is not None:
            remember(s, self.me.card, (-option.arg,))  # negative: it is no reference
        s.emit(E_NAMED, self.player, which=option.arg, source=self.me.ref)
