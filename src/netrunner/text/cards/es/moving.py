"""Spanish words for trashing, showing, searching, moving and swapping cards."""

from __future__ import annotations

from netrunner.rules.machine.terms import AS_ITSELF
from netrunner.vocabulary.cards import AccessedCard, Encountered
from netrunner.vocabulary.moving import (
    AddTo,
    AddToScoreArea,
    ArrangeBottom,
    ArrangeTop,
    Discard,
    Expose,
    Look,
    Remember,
    Reveal,
    Search,
    Shuffle,
    SwapCards,
    Trash,
)

from ..grammar import (
    Amount,
    Det,
    Noun,
    NounPhrase,
    Said,
    Voice,
    from_play,
)
from .cards import ES, deck, score_area, standing, zone
from .instructions import (
    choice,
    name,
)
from .words import (
    NOUNS,
    joined,
)


@ES.words(Trash)
def trash(n: Trash, v: Voice) -> Said:
    even = "(aunque no tenga coste de destrucción)" if isinstance(n.what, AccessedCard) else ""
    v.results["trashed"] = "carta destruida de este modo"
    if n.unpreventable:
        even = "(esto no se puede prevenir)"
    return v.act("destruir", v.cards_of(n.by, n.what), n.by, even)


@ES.words(Expose)
def expose(n: Expose, v: Voice) -> Said:
    return v.act("exponer", v.cards(n.what))


@ES.words(Reveal)
def reveal(n: Reveal, v: Voice) -> Said:
    return v.act("revelar", from_play(v.cards(n.what), n.what, "instalado"))


@ES.words(Look)
def look(n: Look, v: Voice) -> Said:
    what = v.cards(n.what)
    v.mention("seen", what)
    return v.act("mirar", what, n.player)


@ES.words(ArrangeTop)
def arrange_top(n: ArrangeTop, v: Voice) -> Said:
    seen = v.mentioned.get("seen", NounPhrase((NOUNS[0],), plural=True))
    if "target" in v.mentioned:
        return v.act("devolver", name("el resto"), n.player, "a la parte superior en cualquier orden")
    return v.act("devolver", seen.with_(pronoun=True, per=""), n.player, "a la parte superior en cualquier orden")


@ES.words(ArrangeBottom)
def arrange_bottom(n: ArrangeBottom, v: Voice) -> Said:
    return v.act("colocar", name("el resto"), n.player, "en la parte inferior en cualquier orden")


@ES.words(Discard)
def discard(n: Discard, v: Voice) -> Said:
    return v.act("descartar", v.cards(n.what), n.by)


@ES.words(AddTo)
def add_to(n: AddTo, v: Voice) -> Said:
    what = from_play(v.cards(n.what), n.what, "instalado")
    if n.zone == "removed":
        return _removed(what, n.by, v)
    if n.zone in ("stack", "rnd"):
        return v.act("colocar", what, n.by, f"en la parte {'superior' if n.top else 'inferior'} de {zone(n.zone, v)}")
    return v.act("añadir", what, n.by, f"a {zone(n.zone, v)}")


def _removed(what: NounPhrase, by: int, v: Voice) -> Said:
    """ "Retira de la partida 1 carta de la Pila": what is told of the cards stands behind it."""
    if what.pronoun or not (what.after or what.adjectives):
        return v.act("retirar", what, by, "de la partida")
    return v.act("retirar", None, by, "de la partida", v.text(what), what.per)


@ES.words(AddToScoreArea)
def add_to_score_area(n: AddToScoreArea, v: Voice) -> Said:
    worth = f" como un plan que vale {n.points} punto{'' if abs(n.points) == 1 else 's'} de plan"
    where = f"a {score_area(n.player, v)}{'' if n.points == AS_ITSELF else worth}"
    return v.act("añadir", v.cards(n.what), -1, where)


@ES.words(Shuffle)
def shuffle(n: Shuffle, v: Voice) -> Said:
    return v.act("barajar", name(deck(v.resolve(n.player), v)))


@ES.words(SwapCards)
def swap_cards(n: SwapCards, v: Voice) -> Said:
    if n.first.target() is None:
        return v.act("intercambiar", v.cards(n.first), -1, f"por {v.text(v.cards(n.second.cards).with_(det=Det.A))}")
    first, second = v.cards(n.first), v.cards(n.second)
    goes_on = "(la incursión continúa desde su nueva posición)" if isinstance(n.first, Encountered) else ""
    if first == second and not goes_on:
        return v.act("intercambiar", None, -1, f"entre sí {v.text(first.with_(number='2', plural=True))}")
    return v.act("intercambiar", first, -1, f"por {v.text(second)}", goes_on)


@ES.words(Search)
def search(n: Search, v: Voice) -> Said:
    count = Amount("cualquier número de", True) if n.count == -1 else v.amount(n.count)
    what = count.of(standing(n.cards, v, ""), "hasta " if n.up_to else "")
    if n.different:
        what = what.with_(after=(*what.after, "de títulos distintos"))
    if n.alike:
        what = count.of(NounPhrase((Noun("copia de una carta", "copias de una carta", feminine=True),)))
    v.mention("found", what)
    v.searched.extend([zone(z, v) for z in n.zones if z in ("stack", "rnd")])
    where = joined([zone(z, v) for z in n.zones], "y en")
    return v.act("buscar", what, -1, f"en {where}")


@ES.words(Remember)
def remember(n: Remember, v: Voice) -> Said:
    return choice(n.what, v)
