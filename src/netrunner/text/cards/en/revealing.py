"""English words for cards that are revealed one after the other."""

from __future__ import annotations

from netrunner.vocabulary.revealing import InstallWhereTrashed, RevealUntil

from ..grammar import Det, Said, Voice
from .cards import deck, standing
from .instructions import name
from .words import EN


@EN.words(RevealUntil)
def reveal_until(n: RevealUntil, v: Voice) -> Said:
    what = standing(n.cards, v, "").with_(det=Det.A)
    v.mention("found last", what)
    clause = v.act("reveal", name(f"cards from the top of {deck(v.resolve(n.player), v)}"))
    return clause.then(f"until you reveal {v.text(what)}")


@EN.words(InstallWhereTrashed)
def install_where_trashed(n: InstallWhereTrashed, v: Voice) -> Said:
    where = "in the same position as the ice that was trashed, ignoring all costs"
    return v.act("install and rez", v.cards(n.what), -1, where)
