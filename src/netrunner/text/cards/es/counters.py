"""Spanish words for placing and removing counters."""

from __future__ import annotations

from netrunner.rules.machine.terms import (
    ADVANCEMENT,
)
from netrunner.vocabulary.cards import Chosen, This
from netrunner.vocabulary.counters import (
    Load,
    MoveAllTo,
    MoveCreditsHere,
    Place,
    PlaceAdvancement,
    PlaceInTotal,
    Purge,
    Remove,
)

from ..grammar import (
    Det,
    NounPhrase,
    Said,
    Voice,
)
from .cards import (
    ES,
    counters,
    standing,
)
from .instructions import (
    name,
)
from .words import (
    COUNTERS,
    agree,
)


@ES.words(Place, PlaceAdvancement)
def place(n: Place | PlaceAdvancement, v: Voice) -> Said:
    kind = n.counter if isinstance(n, Place) else ADVANCEMENT
    amount, cards = v.amount(n.n), v.cards(n.what)
    each = f"cada {agree('uno', cards.feminine, False)} de " if cards.plural and cards.number else ""
    return v.act("colocar", counters(kind, amount), -1, f"sobre {each}{v.text(cards)}")


@ES.words(PlaceInTotal)
def place_in_total(n: PlaceInTotal, v: Voice) -> Said:
    what = v.text(counters(n.counter, v.amount(n.n)))
    assert isinstance(n.what, Chosen)
    cards = v.amount(n.n).of(v.cards(n.what.cards), "hasta ")
    return v.act("colocar", name(f"un total de {what}"), -1, f"sobre {v.text(cards)}")


@ES.words(Load)
def load(n: Load, v: Voice) -> Said:
    what = counters(n.counter, v.amount(n.n))
    return v.act("cargar", v.cards(n.what), -1, f"con {v.text(what)}", what.per)


@ES.words(Remove)
def remove(n: Remove, v: Voice) -> Said:
    noun = COUNTERS[n.counter]
    what = v.amount(n.n).of(NounPhrase((noun,))) if n.n != -1 else NounPhrase((noun,), True, Det.ALL)
    if isinstance(n.what, This):
        return v.act("retirar", what.with_(adjectives=("alojado",)))
    return v.act("retirar", what, -1, f"de {v.text(v.cards(n.what))}")


@ES.words(Purge)
def purge(n: Purge, v: Voice) -> Said:
    return v.act("purgar", name("los contadores de virus"))


@ES.words(MoveCreditsHere)
def move_credits_here(n: MoveCreditsHere, v: Voice) -> Said:
    what = name("cualquier número de créditos" if n.most < 0 else f"hasta {n.most}[c]")
    return v.act("mover", what, -1, f"de tu reserva de créditos a {v.text(v.this())}")


@ES.words(MoveAllTo)
def move_all_to(n: MoveAllTo, v: Voice) -> Said:
    cards = v.text(standing(n.cards, v).with_(plural=True, det=Det.ALL))
    what = name(f"todas las {COUNTERS[n.counter].many} de {cards}", plural=True)
    return v.act("mover", what, -1, f"a {v.text(v.cards(n.what))}")
