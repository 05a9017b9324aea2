"""English words for swapping, shuffling, moving counters, and the cards that are meant."""

from __future__ import annotations

from typing import Final

from netrunner.rules.machine.nodes import Number
from netrunner.rules.machine.terms import (
    ADVANCEMENT,
    ICE,
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

from ..grammar import Amount, Clause, Det, Mood, Noun, NounPhrase, Said, Voice, after_each_other
from .cards import deck
from .instructions import name
from .words import COUNTERS, EN, NOUNS, joined


@EN.words(These)
def these(n: These, v: Voice) -> NounPhrase:
    phrases = [v.cards(part) for part in n.parts]
    phrases = [p.with_(number="1", plural=False) if p.number else p for p in phrases]  # they have been chosen
    return NounPhrase(fixed=joined([v.text(p) for p in phrases]), plural=True)


@EN.words(SameType)
def same_type(n: SameType, v: Voice) -> NounPhrase:
    cards = v.cards(n.cards)
    return cards.with_(after=("of the same type", *cards.after))


#: Decks, which are searched: the search tells which one
DECKS: Final = (("stack",), ("rnd",))


@EN.words(CopyOf)
def copy_of(n: CopyOf, v: Voice) -> NounPhrase:
    of = v.text(v.cards(n.of))
    cards = v.cards(n.cards)
    after = () if isinstance(n.cards, Cards) and n.cards.where in DECKS else cards.after
    noun = Noun(f"copy of {of}", f"copies of {of}")
    return NounPhrase((noun,), det=Det.A, other=True, adjectives=cards.adjectives, after=after)


@EN.words(InstallCost)
def install_cost(n: InstallCost, v: Voice) -> NounPhrase:
    cards = v.cards(n.cards)
    printed = "a printed install cost" if n.printed else "an install cost"
    printed = "a play or install cost" if n.or_play else printed
    if n.least:
        bounds = f"with {printed} of {n.least}[c] or greater"
    elif isinstance(n.most, Number):
        most = v.amount(n.most).many or "cards trashed this way"
        bounds = f"with {printed} equal to or less than the number of {most}"
    else:
        bounds = f"with {printed} of {n.most}[c] or less"
    return cards.with_(after=(*cards.after, bounds))


@EN.words(RezCost)
def rez_cost(n: RezCost, v: Voice) -> NounPhrase:
    cards = v.cards(n.cards)
    bound = f"{n.least}[c] or greater" if n.least else f"{v.amount(n.most).text}[c] or less"
    return cards.with_(after=(*cards.after, f"with a rez cost of {bound}"))


@EN.words(WithCounters)
def with_counters(n: WithCounters, v: Voice) -> NounPhrase:
    cards = v.cards(n.cards)
    return cards.with_(after=(*cards.after, f"with {COUNTERS[n.counter].many}"), other=n.except_ is not None)


@EN.words(WithoutCounters)
def without_counters(n: WithoutCounters, v: Voice) -> NounPhrase:
    cards = v.cards(n.cards)
    return cards.with_(after=(*cards.after, f"with no {COUNTERS[n.counter].many}"))


@EN.words(InServers)
def in_servers(n: InServers, v: Voice) -> NounPhrase:
    cards = NounPhrase((NOUNS[0],), det=Det.A) if n.cards is None else v.cards(n.cards)
    return cards.with_(after=("installed in a remote server", *cards.after))


@EN.words(LinkValue)
def link_value(n: LinkValue, v: Voice) -> Amount:
    have = "you have" if v.side == 1 else "the Runner has"
    return Amount("1", False, f"for each [link] {have}", f"[link] {have}")


@EN.words(ForEvery)
def for_every(n: ForEvery, v: Voice) -> Amount:
    amount = v.amount(n.of)
    many = "advancement tokens that were on it" if isinstance(n.of, AdvancementBefore) else amount.many
    over = f" beyond {n.over}" if n.over else ""
    if isinstance(n.of, X):
        return Amount("1", False, f"for every {n.each}[c] paid{over}")
    if n.each == 1 and isinstance(n.of, AdvancementBefore):
        return Amount("1", False, f"for each advancement token that was on it{over}")
    return Amount("1", False, f"for every {n.each} {many}{over}")


@EN.words(AnyNumberOf)
def any_number_of(n: AnyNumberOf, v: Voice) -> Amount:
    return Amount("any number of", True)


@EN.words(AsManyAs)
def as_many_as(n: AsManyAs, v: Voice) -> Amount:
    return v.amount(n.n)


@EN.words(DeckSize)
def deck_size(n: DeckSize, v: Voice) -> Amount:
    where = deck(v.resolve(n.player), v)
    return Amount("1", False, f"for each card in {where}", f"cards in {where}")


@EN.words(NoIceHere)
def no_ice_here(n: NoIceHere, v: Voice) -> Said:
    return Clause("be", name("there"), name("no ice protecting this server"))


@EN.words(TrashedThisWay)
def trashed_this_way(n: TrashedThisWay, v: Voice) -> Said:
    card = NounPhrase((NOUNS[0],), det=Det.A) if n.cards is None else v.cards(n.cards).with_(det=Det.A)
    return Clause("be", card, rest=("trashed this way",), tense=Mood.PAST)


@EN.words(ThisInstalledThisTurn)
def this_installed_this_turn(n: ThisInstalledThisTurn, v: Voice) -> Said:
    return v.act("install", v.this(), -1, "this turn").with_(tense=Mood.PAST)


@EN.words(ShuffleInto)
def shuffle_into(n: ShuffleInto, v: Voice) -> Said:
    return v.act("shuffle", v.cards(n.what), -1, f"into {deck(v.resolve(n.owner), v)}")


@EN.words(SwapThem)
def swap_them(n: SwapThem, v: Voice) -> Said:
    return v.act("swap", name("those cards", plural=True))


@EN.words(SwapEach)
def swap_each(n: SwapEach, v: Voice) -> Said:
    first, second = v.cards(n.first), v.cards(n.second)
    return v.act("swap", first.with_(per=""), -1, f"with {v.text(second)}", first.per)


@EN.words(MoveAdvancement)
def move_advancement(n: MoveAdvancement, v: Voice) -> Said:
    to = v.cards(n.to)
    noun = COUNTERS[ADVANCEMENT].one if n.most == 1 else COUNTERS[ADVANCEMENT].many
    tokens = name(f"{'up to ' if n.up_to else ''}{n.most} {noun}")
    source = v.text(v.cards(n.from_).with_(number="1", other=True))
    source = source.removesuffix(f" with {COUNTERS[ADVANCEMENT].many}")
    move = v.act("move", tokens, -1, f"from {source} to {v.text(v.that('target'))}")
    return after_each_other([v.act("choose", to), move])


@EN.words(MoveChosenCounters)
def move_chosen_counters(n: MoveChosenCounters, v: Voice) -> Said:
    return v.act("move", name(f"that many {COUNTERS[ADVANCEMENT].many}"))


@EN.words(InstallHere)
def install_here(n: InstallHere, v: Voice) -> Said:
    what = v.cards(n.what)
    terms = f", paying {n.discount}[c] less" if n.discount else ""
    if n.ignore_install_cost:
        terms = ", ignoring its install cost"
    return v.act("install", what, -1, "protecting this server" if n.ice else "in this server", terms)


@EN.words(InstallableHere)
def installable_here(n: InstallableHere, v: Voice) -> NounPhrase:
    cards = n.cards.cards if isinstance(n.cards, Among) else None  # those that were seen: where they are is known
    if isinstance(cards, Cards) and cards.types == (ICE,):
        return NounPhrase((NOUNS[ICE],), det=Det.A)
    return v.cards(n.cards)
