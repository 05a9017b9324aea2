"""Tags that the Runner is considered to have, and being tagged without any (1.9.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..frozen import dataclass
from ..rules.machine.nodes import AT_MODIFIER, WHILE_ACTIVE, Condition, Context, Modifier
from ..rules.machine.terms import M_BAD_PUBLICITY, M_TAGGED, M_TAGS

if TYPE_CHECKING:
    from ..rules.machine.card import Card
    from ..rules.machine.state import State

__all__ = ["ConsideredBadPublicity", "ConsideredTags", "Tagged"]


@dataclass(frozen=True, slots=True, eq=False)
class ConsideredTags(Modifier):
    """The Runner is considered to have additional tags: they cannot be removed or spent (1.9.4)."""

    n: int = 1
    condition: Condition | None = None
    where: int = WHILE_ACTIVE
    sets: bool = False
    subtype: str = ""

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_MODIFIER + M_TAGS,)

    def change(self, s: State, me: Context, card: Card | None) -> int:
        return self.n if self.condition is None or self.condition.holds(s, me) else 0


@dataclass(frozen=True, slots=True, eq=False)
class ConsideredBadPublicity(Modifier):
    """The Corp is considered to have additional bad publicity: it cannot be removed (1.9.4)."""

    n: int = 1
    where: int = WHILE_ACTIVE
    sets: bool = False
    subtype: str = ""

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_MODIFIER + M_BAD_PUBLICITY,)

    def change(self, s: State, me: Context, card: Card | None) -> int:
        return self.n


@dataclass(frozen=True, slots=True, eq=False)
class Tagged(Modifier):
    """The Runner is tagged, with or without tags (10.5.2)."""

    where: int = WHILE_ACTIVE
    sets: bool = False
    subtype: str = ""

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_MODIFIER + M_TAGGED,)

    def change(self, s: State, me: Context, card: Card | None) -> int:
        return 1
