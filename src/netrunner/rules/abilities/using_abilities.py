"""Using a paid ability of a card because another ability says so (9.5.6), paying fewer clicks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..machine.decisions import V_USE, Option
from ..machine.frames import Question
from ..machine.nodes import Context
from .resolving import find_paid, use_paid, why_not_use

if TYPE_CHECKING:
    from ..machine.decisions import Key
    from ..machine.state import State


class UseForFree(Question):
    """Choose one of the abilities of a card whose cost includes clicks, and use it without spending them."""

    __slots__ = ("card",)
    asks = "use-ability"
    by = "9.5.6"

    def __init__(self, me: Context, player: int, card: int) -> None:
        super().__init__(me, player)
        self.card: int = card  # reference

    def choices(self, s: State) -> list[Key]:
        return usable_without_clicks(s, self.player, self.card)

    def chosen(self, s: State, option: Option) -> None:
        node, me = find_paid(s, option.card, option.arg)
        use_paid(s, node, me, node.cost.clicks())


def usable_without_clicks(s: State, player: int, ref: int) -> list[Key]:
    """The abilities of a card that cost clicks and could be used without them now."""
    card = s.card(ref)
    if card is None or not card.active:
        return []
    found: list[Key] = []
    for node in card.defn.paid:
        clicks = node.cost.clicks()
        if clicks and why_not_use(s, player, node, Context(player, card.id, card.ref), less=clicks) is None:
            found.append((V_USE, card.id, node.slot))
    return found
