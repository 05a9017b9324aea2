"""Why something is not possible: the result of the same checks that list the options."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...native import mypyc_attr

if TYPE_CHECKING:
    from .nodes import Paid


@mypyc_attr(free_list_len=1)
class Refusal:
    """A reason: the key of its phrase, the rule it comes from, and what the phrase speaks of. Words are made later.

    Without a ``card`` it speaks of the one that was asked about.
    """

    __slots__ = ("ability", "by", "card", "have", "key", "need", "rule", "subtype")

    def __init__(
        self,
        key: str,
        rule: str,
        card: int = -1,
        by: int = -1,
        need: int = 0,
        have: int = 0,
        subtype: str = "",
        ability: Paid | None = None,
    ) -> None:
        self.key: str = key
        self.rule: str = rule
        self.card: int = card  # the card in question, by its id
        self.by: int = by  # the card whose ability forbids it
        self.need: int = need  # how much of something it takes,
        self.have: int = have  # and how much there is
        self.subtype: str = subtype
        self.ability: Paid | None = ability  # the ability whose restriction is not met

    def __repr__(self) -> str:
        return f"<{self.key} {self.rule}>"
