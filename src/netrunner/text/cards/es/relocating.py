"""Spanish words for cards that move to another server."""

from __future__ import annotations

from netrunner.vocabulary.relocating import MoveElsewhere

from ..grammar import Said, Voice
from .cards import ES


@ES.words(MoveElsewhere)
def move_elsewhere(n: MoveElsewhere, v: Voice) -> Said:
    return v.act("mover", v.cards(n.what), -1, "a otro servidor")
