"""Spanish words for cards that an ability sets aside."""

from __future__ import annotations

from netrunner.vocabulary.set_aside import InNVRAM, SetAside

from ..grammar import Det, NounPhrase, Said, Voice
from .cards import ES
from .words import NOUNS


@ES.words(SetAside)
def set_aside(n: SetAside, v: Voice) -> Said:
    what = v.cards(n.what)
    v.mention("aside", what)
    return v.act("apartar", what, -1, "boca abajo como NVRAM" if n.facedown else "")


@ES.words(InNVRAM)
def in_nvram(n: InNVRAM, v: Voice) -> NounPhrase:
    return NounPhrase((NOUNS[0],), det=Det.A, after=("de tu NVRAM",))
