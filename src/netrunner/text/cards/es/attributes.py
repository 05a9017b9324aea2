"""Spanish words for what is printed on cards, and for bad publicity."""

from __future__ import annotations

from typing import Final

from netrunner.rules.machine.nodes import Selection
from netrunner.rules.machine.terms import CORP
from netrunner.vocabulary.attributes import (
    AgendaPointsOf,
    AsMany,
    BadPublicity,
    CopiesOfIts,
    Faceup,
    Fits,
    HowMany,
    InstalledCards,
    MemoryCost,
    NoMoreThan,
    OfFaction,
    PlayOrRezCostOf,
    PrintedRezCost,
    RezCostOf,
    TrashCost,
    TrashCostOf,
    WithCopyIn,
    WithSpentRecurring,
    WithSubroutines,
    WithSubtypes,
)
from netrunner.vocabulary.cards import Found, Its
from netrunner.vocabulary.ice import OfChosenType
from netrunner.vocabulary.numbers import CreditsOf, StrengthOf

from ..grammar import Amount, Clause, Det, Noun, NounPhrase, Said, Voice
from .cards import zone
from .instructions import name
from .words import NOUNS, joined
from .words import SPANISH as ES

#: What was done to the cards that are counted, as an adjective
DONE: Final = {"added": "añadida", "derezzed": "suspendida", "installed": "instalada", "revealed": "revelada"}


def _x(what: str) -> Amount:
    return Amount("X", True, f", donde X es {what}", what)


def _value(what: str, of: Selection, v: Voice) -> str:
    """ "El coste de ejecución de ese hielo", "su coste de ejecución"."""
    card = v.cards(of)
    return f"su {what}" if card.pronoun else f"el {what} de {v.text(card)}"


@ES.words(TrashCostOf)
def trash_cost_of(n: TrashCostOf, v: Voice) -> Amount:
    return _x(_value("coste de destrucción", n.of, v))


@ES.words(RezCostOf)
def rez_cost_of(n: RezCostOf, v: Voice) -> Amount:
    return _x(_value("coste de ejecución", n.of, v))


@ES.words(PlayOrRezCostOf)
def play_or_rez_cost_of(n: PlayOrRezCostOf, v: Voice) -> Amount:
    return _x(_value("coste de ejecución o de juego", n.of, v))


@ES.words(WithSubtypes)
def with_subtypes(n: WithSubtypes, v: Voice) -> NounPhrase:
    cards = v.cards(n.cards)
    return cards.with_(after=(*cards.after, f"con {n.least} o más subtipos"))


@ES.words(WithSubroutines)
def with_subroutines(n: WithSubroutines, v: Voice) -> NounPhrase:
    cards = v.cards(n.cards)
    return cards.with_(after=(*cards.after, f"con exactamente {n.n} subrutina{'' if n.n == 1 else 's'}"))


@ES.words(AgendaPointsOf)
def agenda_points_of(n: AgendaPointsOf, v: Voice) -> Amount:
    cards = v.cards(n.of)
    on = f"que {'valgan' if cards.plural else 'valga'} {v.text(cards)}"
    return Amount("1", False, f"por cada punto de plan {on}", f"puntos de plan {on}")


@ES.words(BadPublicity)
def bad_publicity(n: BadPublicity, v: Voice) -> Amount:
    have = "tengas" if v.side == CORP else "tenga la Corporación"
    return Amount("1", False, f"por cada punto de mala publicidad que {have}", f"puntos de mala publicidad que {have}")


@ES.words(AsMany)
def as_many(n: AsMany, v: Voice) -> Said:
    if isinstance(n.one, CreditsOf) and isinstance(n.other, CreditsOf):
        whose = "tu" if v.is_reader(n.one.player) else "su"
        same = f"en {whose} reserva de créditos como {v.text(ES.player(v.resolve(n.other.player)))}"
        return v.act("tener", NounPhrase(fixed="tantos créditos"), n.one.player, same)
    one, other = v.amount(n.one).many, v.amount(n.other)
    same = f"el número de {other.many}" if other.many else other.text
    return Clause("ser", NounPhrase(fixed=f"el número de {one}"), rest=("igual", f"a {same}"))


@ES.words(NoMoreThan)
def no_more_than(n: NoMoreThan, v: Voice) -> Said:
    one, other = v.amount(n.one), v.amount(n.other)
    first = f"el número de {one.many}"
    if isinstance(n.one, StrengthOf):
        first = f"la fuerza de {v.text(v.cards(n.one.of))}"
    return Clause("ser", name(first), rest=(f"igual o menor que el número de {other.many}",))


@ES.words(PrintedRezCost)
def printed_rez_cost(n: PrintedRezCost, v: Voice) -> NounPhrase:
    cards = v.cards(n.cards)
    return cards.with_(after=(*cards.after, f"con un coste de ejecución impreso de {v.amount(n.n).text}"))


@ES.words(Fits)
def fits(n: Fits, v: Voice) -> Said:
    what = v.cards(n.cards)
    what = what if what.det == Det.THE else what.with_(det=Det.A)
    if isinstance(n.of, Its) and isinstance(n.cards, OfChosenType):  # where it is was just told
        what = what.with_(after=what.after[-1:])
    return Clause("ser", v.cards(n.of).with_(pronoun=isinstance(n.of, Its | Found)), rest=(v.text(what),))


@ES.words(HowMany)
def how_many(n: HowMany, v: Voice) -> Amount:
    done = DONE[n.did]
    return Amount("1", False, f"por cada carta {done} de este modo", f"cartas {done}s de este modo")


@ES.words(InstalledCards)
def installed_cards(n: InstalledCards, v: Voice) -> NounPhrase:
    return NounPhrase((NOUNS[0],), adjectives=("instalado",), det=Det.A)


@ES.words(OfFaction)
def of_faction(n: OfFaction, v: Voice) -> NounPhrase:
    cards = v.cards(n.cards)
    whose = "tu identidad" if v.is_reader(n.player) else f"la identidad de {v.text(v.who(n.player))}"
    return cards.with_(after=(f"que {'no ' if n.other else ''}coincida con la facción de {whose}", *cards.after))


@ES.words(Faceup)
def faceup(n: Faceup, v: Voice) -> NounPhrase:
    cards = v.cards(n.cards)
    return cards.with_(after=("boca arriba", *cards.after))


@ES.words(WithCopyIn)
def with_copy_in(n: WithCopyIn, v: Voice) -> NounPhrase:
    cards = v.cards(n.cards)
    if n.where == ("installed",):
        return cards.with_(after=(*cards.after, "de la que tengas otra copia instalada"))
    where = joined([zone(place, v) for place in n.where], "o")
    return cards.with_(after=(*cards.after, f"del que haya una copia en {where}"))


@ES.words(WithSpentRecurring)
def with_spent_recurring(n: WithSpentRecurring, v: Voice) -> NounPhrase:
    return NounPhrase((NOUNS[0],), after=("con créditos recurrentes gastados",), det=Det.A)


@ES.words(CopiesOfIts)
def copies_of_its(n: CopiesOfIts, v: Voice) -> NounPhrase:
    that = v.text(v.that(n.of.name))
    return NounPhrase((Noun(f"copia de {that}", f"copias de {that}", feminine=True),), det=Det.A)


@ES.words(TrashCost)
def trash_cost(n: TrashCost, v: Voice) -> NounPhrase:
    cards = v.cards(n.cards)
    return cards.with_(after=(*cards.after, f"con un coste de destrucción de {v.amount(n.n).text}[c]"))


@ES.words(MemoryCost)
def memory_cost(n: MemoryCost, v: Voice) -> NounPhrase:
    cards, amount = v.cards(n.cards), v.amount(n.most)
    most = f"igual o inferior al número de {amount.many}" if amount.many else f"de {amount.text}[MU] o menos"
    return cards.with_(after=(*cards.after, f"con un coste de memoria {most}"))
