"""English words for placing and removing counters."""

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
    Said,
    Voice,
)
from .cards import (
    counters,
    standing,
)
from .instructions import (
    name,
)
from .words import COUNTERS, EN


@EN.words(Place, PlaceAdvancement)
def place(n: Place | PlaceAdvancement, v: Voice) -> Said:
    kind = n.counter if isinstance(n, Place) else ADVANCEMENT
    amount, cards = v.amount(n.n), v.cards(n.what)
    each = "each of " if cards.plural and cards.number else ""
    return v.act("place", counters(kind, amount), -1, f"on {each}{v.text(cards)}")


@EN.words(PlaceInTotal)
def place_in_total(n: PlaceInTotal, v: Voice) -> Said:
    what = v.text(counters(n.counter, v.amount(n.n)))
    assert isinstance(n.what, Chosen)
    cards = v.amount(n.n).of(v.cards(n.what.cards), "up to ")
    return v.act("place", name(f"a total of {what}"), -1, f"on {v.text(cards)}")


@EN.words(Load)
def load(n: Load, v: Voice) -> Said:
    return v.act("load", counters(n.counter, v.amount(n.n)), -1, f"onto {v.text(v.cards(n.what))}")


@EN.words(Remove)
def remove(n: Remove, v: Voice) -> Said:
    what = counters(n.counter, v.amount(n.n)) if n.n != -1 else name(f"all {COUNTERS[n.counter].many}")
    if isinstance(n.what, This):
        hosted = what.with_(adjectives=("hosted",)) if not what.fixed else name(f"{what.fixed} hosted here")
        return v.act("remove", hosted)
    return v.act("remove", what, -1, f"from {v.text(v.cards(n.what))}")


@EN.words(Purge)
def purge(n: Purge, v: Voice) -> Said:
    return v.act("purge", name("virus counters"))


@EN.words(MoveCreditsHere)
def move_credits_here(n: MoveCreditsHere, v: Voice) -> Said:
    what = name("any number of credits" if n.most < 0 else f"up to {n.most}[c]")
    return v.act("move", what, -1, f"from your credit pool to {v.text(v.this())}")


@EN.words(MoveAllTo)
def move_all_to(n: MoveAllTo, v: Voice) -> Said:
    cards = v.text(standing(n.cards, v).with_(plural=True, det=Det.ALL))
    what = name(f"all {COUNTERS[n.counter].many} from {cards}", plural=True)
    return v.act("move", what, -1, f"to {v.text(v.cards(n.what))}")
