"""Spanish words for values that cards count or change."""

from __future__ import annotations

from netrunner.rules.machine.terms import CORP, RUNNER
from netrunner.vocabulary.cards import Among
from netrunner.vocabulary.running import RunOnThisServer
from netrunner.vocabulary.values import (
    BaseTrace,
    ClicksLeft,
    EitherOf,
    MemoryCostIs,
    RemoveBadPublicity,
    RequirementPerCopy,
    TraceExcess,
    TrashCostsMore,
    WorthMore,
)

from ..grammar import Amount, Clause, Det, Noun, NounPhrase, Said, Voice, fronted, lies_in
from .abilities import under
from .cards import ES, zone
from .instructions import name
from .words import BAD_PUBLICITY


@ES.words(ClicksLeft)
def clicks_left(n: ClicksLeft, v: Voice) -> Amount:
    whom = "te", ""
    if not v.is_reader(n.player):
        whom = "le", " al Runner" if v.resolve(n.player) == RUNNER else " a la Corporación"
    one, many = f"que {whom[0]} quede{whom[1]}", f"que {whom[0]} queden{whom[1]}"
    return Amount("1", False, f"por cada [click] {one}", f"[click] {many}")


@ES.words(TraceExcess)
def trace_excess(n: TraceExcess, v: Voice) -> Amount:
    over = "en que tu fuerza de rastreo haya superado la fuerza de enlace del Runner"
    return Amount("1", False, f"por cada punto {over}", f"puntos {over}")


def of_its_kind(phrase: NounPhrase) -> list[Noun]:
    """The nouns of a phrase with its subtypes: "recurso virtual"."""
    kinds = [NounPhrase((noun,), kinds=phrase.kinds) for noun in phrase.nouns]
    return [Noun(ES.phrase(p), ES.phrase(p.with_(plural=True)), p.feminine) for p in kinds]


@ES.words(EitherOf)
def either_of(n: EitherOf, v: Voice) -> NounPhrase:
    first, *others = [v.cards(cards) for cards in n.of]
    if all([other.with_(nouns=first.nouns, kinds=first.kinds) == first for other in others]):  # only kinds differ
        return first.with_(nouns=tuple([noun for p in (first, *others) for noun in of_its_kind(p)]), kinds=())
    if all([isinstance(cards, Among) for cards in n.of]):  # "among them" is said once
        others = [other.with_(after=()) for other in others]
        return first.with_(after=(*[f"o {v.text(o.with_(det=Det.NONE))}" for o in others], *first.after))
    return first.with_(after=(*first.after, *[f"o {v.text(o.with_(det=Det.NONE))}" for o in others]))


@ES.words(TrashCostsMore)
def trash_costs_more(n: TrashCostsMore, v: Voice) -> Said:
    amount = v.amount(n.n)
    verb = "disminuir" if amount.text.startswith("-") else "aumentar"
    whose = v.this() if n.cards is None else v.cards(n.cards).with_(plural=True, det=Det.ALL)
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
    few, less = amount.text.lstrip("-"), amount.text.startswith("-")
    change = "menos" if less else "adicional" if few == "1" else "adicionales"
    points = f"{few} punto{'' if few == '1' else 's'} de plan {change}"
    here = lies_in(n.where)
    lead = f"mientras {v.text(v.this())} esté en {zone(here, v)}" if here else ""
    v.focus = "this" if here else v.focus
    which = v.this() if n.of is None else v.cards(n.of)
    return fronted(under(Clause("valer", which, rest=(points, amount.per)), n.condition, v), lead)


@ES.words(RequirementPerCopy)
def requirement_per_copy(n: RequirementPerCopy, v: Voice) -> Said:
    what = name("el requisito de avance de cada plan")
    more = f"en {n.n} por cada copia suya en la zona de puntuación de la Corporación"
    return Clause("aumentar", what, rest=(more,))


@ES.words(BaseTrace)
def base_trace(n: BaseTrace, v: Voice) -> Said:
    whose = "cada subrutina" if n.subroutines else "cada rastreo"
    here = isinstance(n.condition, RunOnThisServer)
    during = " durante una incursión contra este servidor" if here else ""
    said = Clause("aumentar", name(f"la fuerza de rastreo base de {whose}{during}"), rest=(f"en {n.n}",))
    return under(said, None if here else n.condition, v)


@ES.words(RemoveBadPublicity)
def remove_bad_publicity(n: RemoveBadPublicity, v: Voice) -> Said:
    return v.act("retirar", v.amount(n.n).of(NounPhrase((BAD_PUBLICITY,))), CORP)
