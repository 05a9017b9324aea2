"""English words for what is printed on cards, and for bad publicity."""

from __future__ import annotations

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
from .cards import possessive, zone
from .instructions import name
from .words import EN, NOUNS, joined


def _x(what: str) -> Amount:
    return Amount("X", True, f", where X is {what}", what)


def _value(what: str, of: Selection, v: Voice) -> str:
    """ "The rez cost of that ice", "its rez cost"."""
    card = v.cards(of)
    return f"its {what}" if card.pronoun else f"the {what} of {v.text(card)}"


@EN.words(TrashCostOf)
def trash_cost_of(n: TrashCostOf, v: Voice) -> Amount:
    return _x(_value("trash cost", n.of, v))


@EN.words(RezCostOf)
def rez_cost_of(n: RezCostOf, v: Voice) -> Amount:
    return _x(_value("rez cost", n.of, v))


@EN.words(PlayOrRezCostOf)
def play_or_rez_cost_of(n: PlayOrRezCostOf, v: Voice) -> Amount:
    return _x(_value("rez or play cost", n.of, v))


@EN.words(WithSubtypes)
def with_subtypes(n: WithSubtypes, v: Voice) -> NounPhrase:
    cards = v.cards(n.cards)
    return cards.with_(after=(*cards.after, f"with {n.least} or more subtypes"))


@EN.words(WithSubroutines)
def with_subroutines(n: WithSubroutines, v: Voice) -> NounPhrase:
    cards = v.cards(n.cards)
    return cards.with_(after=(*cards.after, f"with exactly {n.n} subroutine{'' if n.n == 1 else 's'}"))


@EN.words(AgendaPointsOf)
def agenda_points_of(n: AgendaPointsOf, v: Voice) -> Amount:
    cards = v.cards(n.of)
    on = f"{v.text(cards)} {'are' if cards.plural else 'is'} worth"
    return Amount("1", False, f"for each agenda point {on}", f"agenda points {on}")


@EN.words(BadPublicity)
def bad_publicity(n: BadPublicity, v: Voice) -> Amount:
    have = "you have" if v.side == CORP else "the Corp has"
    return Amount("1", False, f"for each bad publicity {have}", f"bad publicity {have}")


@EN.words(AsMany)
def as_many(n: AsMany, v: Voice) -> Said:
    if isinstance(n.one, CreditsOf) and isinstance(n.other, CreditsOf):
        whose = "your" if v.is_reader(n.one.player) else "their"
        same = f"in {whose} credit pool as {v.text(EN.player(v.resolve(n.other.player)))}"
        return v.act("have", NounPhrase(fixed="the same number of credits"), n.one.player, same)
    one, other = v.amount(n.one).many, v.amount(n.other)
    same = f"the number of {other.many}" if other.many else other.text
    return Clause("be", NounPhrase(fixed=f"the number of {one}"), rest=(f"the same as {same}",))


@EN.words(NoMoreThan)
def no_more_than(n: NoMoreThan, v: Voice) -> Said:
    one, other = v.amount(n.one), v.amount(n.other)
    first = f"the number of {one.many}"
    if isinstance(n.one, StrengthOf):
        first = f"the strength of {v.text(v.cards(n.one.of))}"
    return Clause("be", name(first), rest=(f"equal to or less than the number of {other.many}",))


@EN.words(PrintedRezCost)
def printed_rez_cost(n: PrintedRezCost, v: Voice) -> NounPhrase:
    cards = v.cards(n.cards)
    return cards.with_(after=(*cards.after, f"with a printed rez cost of {v.amount(n.n).text}"))


@EN.words(Fits)
def fits(n: Fits, v: Voice) -> Said:
    what = v.cards(n.cards)
    what = what if what.det == Det.THE else what.with_(det=Det.A)
    if isinstance(n.of, Its) and isinstance(n.cards, OfChosenType):  # where it is was just told
        what = what.with_(after=what.after[-1:])
    return Clause("be", v.cards(n.of).with_(pronoun=isinstance(n.of, Its | Found)), what)


@EN.words(HowMany)
def how_many(n: HowMany, v: Voice) -> Amount:
    return Amount("1", False, f"for each card {n.did} this way", f"cards {n.did} this way")


@EN.words(InstalledCards)
def installed_cards(n: InstalledCards, v: Voice) -> NounPhrase:
    return NounPhrase((NOUNS[0],), adjectives=("installed",), det=Det.A)


@EN.words(OfFaction)
def of_faction(n: OfFaction, v: Voice) -> NounPhrase:
    cards = v.cards(n.cards)
    return cards.with_(
        after=(
            f"that {'does not match' if n.other else 'matches'} the faction of {possessive(n.player, v)} identity",
            *cards.after,
        )
    )


@EN.words(Faceup)
def faceup(n: Faceup, v: Voice) -> NounPhrase:
    cards = v.cards(n.cards)
    return cards.with_(adjectives=("faceup", *cards.adjectives))


@EN.words(WithCopyIn)
def with_copy_in(n: WithCopyIn, v: Voice) -> NounPhrase:
    cards = v.cards(n.cards)
    if n.where == ("installed",):
        return cards.with_(after=(*cards.after, "that you have another copy of installed"))
    where = joined([zone(place, v) for place in n.where], "or")
    return cards.with_(after=(*cards.after, f"that there is a copy of in {where}"))


@EN.words(WithSpentRecurring)
def with_spent_recurring(n: WithSpentRecurring, v: Voice) -> NounPhrase:
    return NounPhrase((NOUNS[0],), after=("with spent recurring credits",), det=Det.A)


@EN.words(CopiesOfIts)
def copies_of_its(n: CopiesOfIts, v: Voice) -> NounPhrase:
    that = v.text(v.that(n.of.name))
    return NounPhrase((Noun(f"copy of {that}", f"copies of {that}"),), det=Det.A)


@EN.words(TrashCost)
def trash_cost(n: TrashCost, v: Voice) -> NounPhrase:
    cards = v.cards(n.cards)
    return cards.with_(after=(*cards.after, f"with a trash cost of {v.amount(n.n).text}[c]"))


@EN.words(MemoryCost)
def memory_cost(n: MemoryCost, v: Voice) -> NounPhrase:
    cards, amount = v.cards(n.cards), v.amount(n.most)
    most = f"equal to or less than the number of {amount.many}" if amount.many else f"of {amount.text}[MU] or less"
    return cards.with_(after=(*cards.after, f"with a memory cost {most}"))
