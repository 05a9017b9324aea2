"""Cards in words: every text is made from the declaration of what the card does, so the two cannot differ.

``card_text(title, lang)`` gives the lines of a card, ``ability_text(defn, slot, lang)`` one ability of a card in play,
``describe(node, lang)`` any piece of vocabulary. Nothing is loaded before the first of them is called.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .render import ability_text, card_text, describe, line_text, lines_text

__all__ = ["ability_text", "card_text", "describe", "line_text", "lines_text"]


def __getattr__(name: str) -> Any:
    if name in __all__:
        from . import render

        return getattr(render, name)
    raise AttributeError(name)
