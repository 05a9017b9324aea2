"""Spanish words for cards that are revealed one after the other."""

from __future__ import annotations

from netrunner.vocabulary.revealing import InstallWhereTrashed, RevealUntil

from ..grammar import Det, Said, Series, Voice
from .cards import ES, deck, standing
from .instructions import name


@ES.words(RevealUntil)
def reveal_until(n: RevealUntil, v: Voice) -> Said:
    what = standing(n.cards, v, "").with_(det=Det.A)
    v.mention("found last", what)
    clause = v.act("revelar", name(f"cartas de la parte superior de {deck(v.resolve(n.player), v)}"))
    return clause.then(f"hasta que reveles {v.text(what)}")


@ES.words(InstallWhereTrashed)
def install_where_trashed(n: InstallWhereTrashed, v: Voice) -> Said:
    what = v.cards(n.what)
    install = v.act("instalar", what, -1, "en la misma posición que el hielo destruido")
    return Series((install, v.act("ejecutar", what.with_(pronoun=True), -1, "ignorando todos los costes")))
