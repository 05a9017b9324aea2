"""Lines of a card that matter only while a deck is built (1.4, 2.14.3)."""

from __future__ import annotations

from ..frozen import dataclass
from ..rules.machine.card import CardDef
from ..rules.machine.terms import TYPES
from .base import fill, several
from .traits import Trait

__all__ = ["AgendasOfAllFactions", "FirstCopiesFree", "NoInfluenceIf", "NotInThisDeck"]


@dataclass(frozen=True, slots=True, eq=False)
class NoInfluenceIf(Trait):
    """2.14.3: this card costs 0 influence if the deck has at least, or at ``most``, so many cards of a description."""

    least: int
    types: tuple[int, ...] = ()
    faction: str = ""
    without: tuple[str, ...] = ()  # subtypes that do not count
    title: str = ""
    most: int = 1 << 30

    def __init__(
        self,
        least: int = 0,
        types: int | tuple[int, ...] = (),
        faction: str = "",
        without: str | tuple[str, ...] = (),
        title: str = "",
        most: int = 1 << 30,
    ) -> None:
        fill(
            self,
            least=least,
            types=several(types),
            faction=faction,
            without=several(without),
            title=title,
            most=most,
        )

    def counts(self, title: str, type: str, faction: str, subtypes: tuple[str, ...]) -> bool:
        """Whether a card with these facts is one of those that are counted."""
        if self.title and title != self.title:
            return False
        if self.types and TYPES.index(type) not in self.types:
            return False
        if self.faction and faction != self.faction:
            return False
        return not any(subtype.lower() in self.without for subtype in subtypes)

    def shape(self, defn: CardDef) -> None:
        pass


@dataclass(frozen=True, slots=True, eq=False)
class AgendasOfAllFactions(Trait):
    """Agendas of all factions can be in the deck, although they have no influence cost (1.4.4)."""

    def shape(self, defn: CardDef) -> None:
        pass


@dataclass(frozen=True, slots=True, eq=False)
class NotInThisDeck(Trait):
    """No cards of a faction can be in the deck (1.4.4)."""

    faction: str

    def shape(self, defn: CardDef) -> None:
        pass


@dataclass(frozen=True, slots=True, eq=False)
class FirstCopiesFree(Trait):
    """The first copy of each card of a type in the deck does not count against the influence limit (1.4.5)."""

    type: int

    def counts(self, type: str) -> bool:
        """Whether this is about cards of a type."""
        return TYPES.index(type) == self.type

    def shape(self, defn: CardDef) -> None:
        pass
