"""Lines about building a deck (1.4): they matter before the game, and do nothing in it."""

from __future__ import annotations

from dataclasses import dataclass

from ..rules.card import CardDef
from .declare import DECLARED
from .traits import Trait


@dataclass(frozen=True, slots=True, eq=False)
class FreeInfluenceIf(Trait):
    """This card costs no influence in a deck with enough cards, or with enough non-alliance cards of a faction."""

    cards: int = 0
    faction: str = ""
    copies: int = 0

    def shape(self, defn: CardDef) -> None:
        pass


def free_influence(title: str) -> FreeInfluenceIf | None:
    """The line by which a card may cost no influence, if it has one."""
    for line in DECLARED.get(title, ()):
        if isinstance(line, FreeInfluenceIf):
            return line
    return None
