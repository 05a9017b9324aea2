"""English words for cards that an ability sets aside."""

from __future__ import annotations

from netrunner.vocabulary.set_aside import InNVRAM, SetAside

from ..grammar import Det, NounPhrase, Said, Voice
from .words import EN, NOUNS


@EN.words(SetAside)
def set_aside(n: SetAside, v: Voice) -> Said:
    what = v.cards(n.what)
    v.mention("aside", what)
    return v.act("set", what, -1, "aside facedown, as NVRAM" if n.facedown else "aside")


@EN.words(InNVRAM)
def in_nvram(n: InNVRAM, v: Voice) -> NounPhrase:
    return NounPhrase((NOUNS[0],), det=Det.A, after=("from NVRAM",))
