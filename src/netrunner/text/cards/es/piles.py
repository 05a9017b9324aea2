"""Spanish words for swapping, shuffling, moving counters, and the cards that are meant."""

from __future__ import annotations

from typing import Final

from netrunner.rules.machine.nodes import Number
from netrunner.rules.machine.terms import (
    ADVANCEMENT,
    ICE,
    RUNNER,
)
from netrunner.vocabulary.cards import Among, Cards
from netrunner.vocabulary.numbers import AdvancementBefore, X
from netrunner.vocabulary.piles import (
    AnyNumberOf,
    AsManyAs,
    CopyOf,
    DeckSize,
    ForEvery,
    InServers,
    InstallableHere,
    InstallCost,
    InstallHere,
    LinkValue,
    MoveAdvancement,
    MoveChosenCounters,
    NoIceHere,
    RezCost,
    SameType,
    ShuffleInto,
    SwapEach,
    SwapThem,
    These,
    ThisInstalledThisTurn,
    TrashedThisWay,
    WithCounters,
    WithoutCounters,
)

from ..grammar import Amount, Clause, Det, Mood, Noun, NounPhrase, Said, Voice, after_each_other, together
from .cards import ES, deck
from .instructions import name
from .words import COUNTERS, NOUNS, agree, joined


@ES.words(These)
def these(n: These, v: Voice) -> NounPhrase:
    phrases = [v.cards(part) for part in n.parts]
    phrases = [p.with_(number="1", plural=False) if p.number else p for p in phrases]  # they have been chosen
    return NounPhrase(fixed=joined([v.text(p) for p in phrases]), plural=True)


@ES.words(SameType)
def same_type(n: SameType, v: Voice) -> NounPhrase:
    cards = v.cards(n.cards)
    return cards.with_(after=("del mismo tipo", *cards.after))


#: Decks, which are searched: the search tells which one
DECKS: Final = (("stack",), ("rnd",))


@ES.words(CopyOf)
def copy_of(n: CopyOf, v: Voice) -> NounPhrase:
    of = v.text(v.cards(n.of))
    cards = v.cards(n.cards)
    after = () if isinstance(n.cards, Cards) and n.cards.where in DECKS else cards.after
    state, more = cards.adjectives[:1], cards.adjectives[1:]
    if state not in (("ejecutado",), ("suspendido",)):
        state, more = (), cards.adjectives
    one, many = (" ".join(["copias" if p else "copia", *[agree(a, True, p) for a in state]]) for p in (False, True))
    noun = Noun(f"{one} de {of}", f"{many} de {of}", feminine=True)
    return NounPhrase((noun,), det=Det.A, other=True, adjectives=more, after=after)


@ES.words(InstallCost)
def install_cost(n: InstallCost, v: Voice) -> NounPhrase:
    cards = v.cards(n.cards)
    cost = "coste de instalación impreso" if n.printed else "coste de instalación"
    cost = "coste de juego o de instalación" if n.or_play else cost
    if n.least:
        bounds = f"con un {cost} de {n.least}[c] o más"
    elif isinstance(n.most, Number):
        most = v.amount(n.most).many or "cartas destruidas de este modo"
        bounds = f"con un {cost} igual o inferior al número de {most}"
    else:
        bounds = f"con un {cost} de {n.most}[c] o menos"
    return cards.with_(after=(*cards.after, bounds))


@ES.words(RezCost)
def rez_cost(n: RezCost, v: Voice) -> NounPhrase:
    cards = v.cards(n.cards)
    bound = f"{n.least}[c] o más" if n.least else f"{v.amount(n.most).text}[c] o menos"
    return cards.with_(after=(*cards.after, f"con un coste de ejecución de {bound}"))


@ES.words(WithCounters)
def with_counters(n: WithCounters, v: Voice) -> NounPhrase:
    cards = v.cards(n.cards)
    return cards.with_(after=(*cards.after, f"con {COUNTERS[n.counter].many}"), other=n.except_ is not None)


@ES.words(WithoutCounters)
def without_counters(n: WithoutCounters, v: Voice) -> NounPhrase:
    cards = v.cards(n.cards)
    return cards.with_(after=(*cards.after, f"sin {COUNTERS[n.counter].many}"))


@ES.words(InServers)
def in_servers(n: InServers, v: Voice) -> NounPhrase:
    cards = NounPhrase((NOUNS[0],), det=Det.A) if n.cards is None else v.cards(n.cards)
    return cards.with_(adjectives=(*cards.adjectives, "instalado"), after=("en un servidor remoto", *cards.after))


@ES.words(LinkValue)
def link_value(n: LinkValue, v: Voice) -> Amount:
    have = "que tengas" if v.side == RUNNER else "que tenga el Runner"
    return Amount("1", False, f"por cada [link] {have}", f"[link] {have}")


@ES.words(ForEvery)
def for_every(n: ForEvery, v: Voice) -> Amount:
    amount = v.amount(n.of)
    many = "fichas de Avance que tuviera" if isinstance(n.of, AdvancementBefore) else amount.many
    over = f" por encima de {n.over}" if n.over else ""
    if isinstance(n.of, X):
        return Amount("1", False, f"por cada {n.each}[c] pagados{over}")
    if n.each == 1 and isinstance(n.of, AdvancementBefore):
        return Amount("1", False, f"por cada ficha de Avance que tuviera{over}")
    return Amount("1", False, f"por cada {n.each} {many}{over}")


@ES.words(AnyNumberOf)
def any_number_of(n: AnyNumberOf, v: Voice) -> Amount:
    return Amount("cualquier número de", True)


@ES.words(AsManyAs)
def as_many_as(n: AsManyAs, v: Voice) -> Amount:
    return v.amount(n.n)


@ES.words(DeckSize)
def deck_size(n: DeckSize, v: Voice) -> Amount:
    where = deck(v.resolve(n.player), v)
    return Amount("1", False, f"por cada carta de {where}", f"cartas de {where}")


@ES.words(NoIceHere)
def no_ice_here(n: NoIceHere, v: Voice) -> Said:
    return Clause("proteger", name("ningún hielo"), name("este servidor"))


@ES.words(TrashedThisWay)
def trashed_this_way(n: TrashedThisWay, v: Voice) -> Said:
    card = NounPhrase((NOUNS[0],), det=Det.A) if n.cards is None else v.cards(n.cards).with_(det=Det.A)
    done = "destruida" if card.feminine else "destruido"
    return Clause("ser", card, rest=(f"{done} de este modo",), tense=Mood.PAST)


@ES.words(ThisInstalledThisTurn)
def this_installed_this_turn(n: ThisInstalledThisTurn, v: Voice) -> Said:
    return v.act("instalar", v.this(), -1, "en este turno").with_(tense=Mood.PAST)


@ES.words(ShuffleInto)
def shuffle_into(n: ShuffleInto, v: Voice) -> Said:
    added = v.act("añadir", v.cards(n.what), -1, f"a {deck(v.resolve(n.owner), v)}")
    return together([added, v.act("barajar", name("el mazo"))])


@ES.words(SwapThem)
def swap_them(n: SwapThem, v: Voice) -> Said:
    return v.act("intercambiar", name("esas cartas", plural=True))


@ES.words(SwapEach)
def swap_each(n: SwapEach, v: Voice) -> Said:
    first, second = v.cards(n.first), v.cards(n.second)
    return v.act("intercambiar", first.with_(per=""), -1, f"por {v.text(second)}", first.per)


@ES.words(MoveAdvancement)
def move_advancement(n: MoveAdvancement, v: Voice) -> Said:
    to = v.cards(n.to)
    noun = COUNTERS[ADVANCEMENT].one if n.most == 1 else COUNTERS[ADVANCEMENT].many
    tokens = name(f"{'hasta ' if n.up_to else ''}{n.most} {noun}")
    source = "otro hielo" if v.cards(n.from_).nouns == (NOUNS[ICE],) else "otra carta instalada"
    move = v.act("mover", tokens, -1, f"de {source} a {v.text(v.that('target'))}")
    return after_each_other([v.act("elegir", to), move])


@ES.words(MoveChosenCounters)
def move_chosen_counters(n: MoveChosenCounters, v: Voice) -> Said:
    return v.act("mover", name(f"ese número de {COUNTERS[ADVANCEMENT].many}"))


@ES.words(InstallHere)
def install_here(n: InstallHere, v: Voice) -> Said:
    what = v.cards(n.what)
    terms = f"pagando {n.discount}[c] menos" if n.discount else ""
    if n.ignore_install_cost:
        terms = "ignorando su coste de instalación"
    return v.act("instalar", what, -1, "protegiendo este servidor" if n.ice else "en este servidor", terms)


@ES.words(InstallableHere)
def installable_here(n: InstallableHere, v: Voice) -> NounPhrase:
    cards = n.cards.cards if isinstance(n.cards, Among) else None  # those that were seen: where they are is known
    if isinstance(cards, Cards) and cards.types == (ICE,):
        return NounPhrase((NOUNS[ICE],), det=Det.A)
    return v.cards(n.cards)
