"""Spanish words for values that cards count or change."""

from __future__ import annotations

from netrunner.rules.machine.terms import CORP, RUNNER
from netrunner.vocabulary.cards import Among
from netrunner.vocabulary.values import (
    ClicksLeft,
    EitherOf,
    MemoryCostIs,
    RemoveBadPublicity,
    TraceExcess,
    TrashCostsMore,
    WorthMore,
)

from ..grammar import Amount, Clause, Det, NounPhrase, Said, Voice
from .abilities import under
from .cards import ES
from .instructions import name
from .words import BAD_PUBLICITY


@ES.words(ClicksLeft)
def clicks_left(n: ClicksLeft, v: Voice) -> Amount:
    whose = "que te queden"
    if not v.is_reader(n.player):
        whose = "que le queden al Runner" if v.resolve(n.player) == RUNNER else "que le queden a la Corporación"
    return Amount("1", False, f"por cada [click] {whose}", f"[click] {whose}")


@ES.words(TraceExcess)
def trace_excess(n: TraceExcess, v: Voice) -> Amount:
    over = "en que tu fuerza de rastreo haya superado la fuerza de enlace del Runner"
    return Amount("1", False, f"por cada punto {over}", f"puntos {over}")


@ES.words(EitherOf)
def either_of(n: EitherOf, v: Voice) -> NounPhrase:
    first, *others = [v.cards(cards) for cards in n.of]
    if all([isinstance(cards, Among) for cards in n.of]):  # "among them" is said once
        others = [other.with_(after=()) for other in others]
        return first.with_(after=(*[f"o {v.text(o.with_(det=Det.NONE))}" for o in others], *first.after))
    return first.with_(after=(*first.after, *[f"o {v.text(o.with_(det=Det.NONE))}" for o in others]))


@ES.words(TrashCostsMore)
def trash_costs_more(n: TrashCostsMore, v: Voice) -> Said:
    amount = v.amount(n.n)
    verb = "disminuir" if amount.text.startswith("-") else "aumentar"
    whose = v.cards(n.cards).with_(plural=True, det=Det.ALL)
    others = tuple([word for word in whose.adjectives if word != "instalado"])
    whose = whose.with_(adjectives=("instalado", *others) if n.installed else others)
    cost = name(f"el coste de destrucción de {v.text(whose)}")
    return Clause(verb, cost, rest=(f"en {amount.text.lstrip('-')}", amount.per))


@ES.words(MemoryCostIs)
def memory_cost_is(n: MemoryCostIs, v: Voice) -> Said:
    cost = name(f"el coste de memoria de {v.text(v.this())}")
    clause = Clause("ser", cost, rest=(f"{n.n}, aunque no esté instalado",))
    return under(clause, n.condition, v)


@ES.words(WorthMore)
def worth_more(n: WorthMore, v: Voice) -> Said:
    amount = v.amount(n.n)
    points = "puntos de plan adicionales" if amount.plural else "punto de plan adicional"
    return under(Clause("valer", v.this(), rest=(f"{amount.text} {points}", amount.per)), n.condition, v)


@ES.words(RemoveBadPublicity)
def remove_bad_publicity(n: RemoveBadPublicity, v: Voice) -> Said:
    return v.act("retirar", v.amount(n.n).of(NounPhrase((BAD_PUBLICITY,))), CORP)
