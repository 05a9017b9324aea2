"""Choosing a subtype (2.16.6): one that has been printed on a card, perhaps on a card of a certain type."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from ...cards.subtypes import SUBTYPES
from ..concepts.moving import NAMED, NAMED_SUBTYPE, remember
from ..machine.decisions import V_CHOOSE, Key, Option, with_number
from ..machine.frames import Question
from ..machine.nodes import Context
from ..machine.terms import E_CHOSE, TYPES

if TYPE_CHECKING:
    from ..machine.card import Card
    from ..machine.state import State

#: What ``which`` of a choice begins with if a subtype was chosen and not a card type.
SUBTYPE: Final = 100


@cache
def all_subtypes() -> tuple[str, ...]:
    """Every subtype there is, in order."""
    return tuple(sorted({subtype.lower() for printed in SUBTYPES.values() for subtype in printed}))


@cache
def subtypes_of(kind: int) -> tuple[str, ...]:
    """The subtypes that cards of a type have; of any type if it is -1."""
    if kind == -1:
        return all_subtypes()
    return tuple(sorted([subtype.lower() for subtype in SUBTYPES[TYPES[kind]]]))


class ChooseSubtype(Question):
    """A player chooses a single subtype, perhaps one ``among`` some; the ability remembers its number under a name.

    Without a name, the source of the ability remembers it for as long as it stays the same card.
    """

    __slots__ = ("among", "kind", "name", "without")
    asks = "subtype"
    by = "2.16.6"

    def __init__(
        self,
        me: Context,
        player: int,
        kind: int,
        name: str,
        without: tuple[str, ...] = (),
        among: tuple[str, ...] = (),
    ) -> None:
        super().__init__(me, player)
        self.kind: int = kind
        self.name: str = name
        self.without: tuple[str, ...] = without
        self.among: tuple[str, ...] = among

    def choices(self, s: State) -> list[Key]:
        known = all_subtypes()
        offered = self.among or [subtype for subtype in subtypes_of(self.kind) if subtype not in self.without]
        return [with_number(V_CHOOSE, known.index(subtype)) for subtype in offered]

    def chosen(self, s: State, option: Option) -> None:
        if self.name:
            self.me.numbers[self.name] = option.arg
        elif s.card(self.me.ref) is not None:
            remember(s, self.me.card, (NAMED_SUBTYPE - option.arg,))
        s.emit(E_CHOSE, self.player, which=SUBTYPE + option.arg, source=self.me.ref, rule=self.rule())


def named_subtype(card: Card) -> str:
    """The subtype that was named for a card; empty if none was."""
    return next((all_subtypes()[NAMED_SUBTYPE - n] for n in card.memo if NAMED < n <= NAMED_SUBTYPE), "")
