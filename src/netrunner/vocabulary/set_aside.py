"""Cards that an ability sets aside (4.8), to act on them later."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..frozen import dataclass
from ..rules.abilities.effects import MoveCards
from ..rules.machine.card import Card
from ..rules.machine.nodes import Context, Filter, Selection
from ..rules.machine.terms import SET_ASIDE
from .cards import Among, Cards, Its
from .instructions import OnCards

if TYPE_CHECKING:
    from ..rules.abilities.effects import Effect
    from ..rules.machine.state import State

__all__ = ["InNVRAM", "SetAside", "those_set_aside"]


@dataclass(frozen=True, slots=True, eq=False)
class SetAside(OnCards):
    """Set cards aside, faceup unless said otherwise (4.8.6); they are remembered as "aside"."""

    what: Selection
    facedown: bool = False  # for the whole game, as NVRAM

    def on(self, s: State, me: Context, refs: tuple[int, ...]) -> list[Effect]:
        return [MoveCards(me.player, me.ref, refs, SET_ASIDE, facedown=self.facedown)]

    def expected(self, s: State, me: Context) -> list[Effect]:
        me.picks["aside"] = self.what.refs(s, me)
        return OnCards.expected(self, s, me)


def those_set_aside(types: int | tuple[int, ...] = (), subtypes: str | tuple[str, ...] = ()) -> Among:
    """The cards that this ability set aside and that are still there, perhaps only those of certain kinds."""
    return Among(Its("aside"), Cards(types, subtypes, where="set-aside"))


@dataclass(frozen=True, slots=True, eq=False)
class InNVRAM(Filter):
    """One's own cards that were set aside facedown before the game began."""

    def matches(self, s: State, me: Context, card: Card) -> bool:
        return card.zone == SET_ASIDE and not card.faceup and card.owner == me.player

    def candidates(self, s: State, me: Context) -> list[int]:
        return [i for i in s.zones[SET_ASIDE] if self.matches(s, me, s.cards[i])]
