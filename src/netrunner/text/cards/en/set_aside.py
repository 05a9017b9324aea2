"""English words for cards that an ability sets aside."""

from __future__ import annotations

from netrunner.vocabulary.set_aside import SetAside

from ..grammar import Said, Voice
from .words import EN


@EN.words(SetAside)
def set_aside(n: SetAside, v: Voice) -> Said:
    what = v.cards(n.what)
    v.mention("aside", what)
    return v.act("set", what, -1, "aside facedown" if n.facedown else "aside")
