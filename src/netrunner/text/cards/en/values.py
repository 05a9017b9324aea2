"""English words for values that cards count or change."""

from __future__ import annotations

from netrunner.rules.machine.terms import CORP
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
from .cards import zone
from .instructions import name
from .words import EN, of_kind


@EN.words(ClicksLeft)
def clicks_left(n: ClicksLeft, v: Voice) -> Amount:
    whose = f"{v.text(v.who(n.player))} {'have' if v.is_reader(n.player) else 'has'} left"
    return Amount("1", False, f"for each [click] {whose}", f"[click] {whose}")


@EN.words(TraceExcess)
def trace_excess(n: TraceExcess, v: Voice) -> Amount:
    over = "by which your trace strength exceeded the Runner’s link strength"
    return Amount("1", False, f"for each point {over}", f"points {over}")


def of_its_kind(phrase: NounPhrase) -> list[Noun]:
    """The nouns of a phrase with its subtypes: "virtual resource"."""
    return [Noun(of_kind(n.one, phrase.kinds), of_kind(n.many, phrase.kinds)) for n in phrase.nouns]


@EN.words(EitherOf)
def either_of(n: EitherOf, v: Voice) -> NounPhrase:
    first, *others = [v.cards(cards) for cards in n.of]
    if all([other.with_(nouns=first.nouns, kinds=first.kinds) == first for other in others]):  # only kinds differ
        return first.with_(nouns=tuple([noun for p in (first, *others) for noun in of_its_kind(p)]), kinds=())
    if all([isinstance(cards, Among) for cards in n.of]):  # "among them" is said once
        others = [other.with_(after=()) for other in others]
        return first.with_(after=(*[f"or {v.text(o.with_(det=Det.NONE))}" for o in others], *first.after))
    return first.with_(after=(*first.after, *[f"or {v.text(o.with_(det=Det.NONE))}" for o in others]))


@EN.words(TrashCostsMore)
def trash_costs_more(n: TrashCostsMore, v: Voice) -> Said:
    amount = v.amount(n.n)
    down = amount.text.startswith("-")
    change = f"{'reduced' if down else 'increased'} by {amount.text.lstrip('-')}"
    whose = v.this() if n.cards is None else v.cards(n.cards).with_(plural=True, det=Det.ALL)
    others = tuple([word for word in whose.adjectives if word != "installed"])
    whose = whose.with_(adjectives=("installed", *others) if n.installed else others)
    return Clause("be", name(f"the trash cost of {v.text(whose)}"), rest=(change, amount.per))


@EN.words(MemoryCostIs)
def memory_cost_is(n: MemoryCostIs, v: Voice) -> Said:
    clause = Clause("be", name(f"the memory cost of {v.text(v.this())}"), rest=(f"{n.n}, even if it is not installed",))
    return under(clause, n.condition, v)


@EN.words(WorthMore)
def worth_more(n: WorthMore, v: Voice) -> Said:
    amount = v.amount(n.n)
    few = amount.text.lstrip("-")
    change = "fewer" if amount.text.startswith("-") else "additional"
    points = f"worth {few} {change} agenda point{'' if few == '1' else 's'}"
    here = lies_in(n.where)
    lead = f"while {v.text(v.this())} is in {zone(here, v)}" if here else ""
    v.focus = "this" if here else v.focus
    which = v.this() if n.of is None else v.cards(n.of)
    return fronted(under(Clause("be", which, rest=(points, amount.per)), n.condition, v), lead)


@EN.words(RequirementPerCopy)
def requirement_per_copy(n: RequirementPerCopy, v: Voice) -> Said:
    what = name("the advancement requirement of each agenda")
    return Clause("be", what, rest=(f"increased by {n.n} for each copy of it in the Corp’s score area",))


@EN.words(BaseTrace)
def base_trace(n: BaseTrace, v: Voice) -> Said:
    whose = "each subroutine" if n.subroutines else "each trace"
    here = isinstance(n.condition, RunOnThisServer)
    during = " during a run on this server" if here else ""
    said = Clause("be", name(f"the base trace strength of {whose}{during}"), rest=(f"increased by {n.n}",))
    return under(said, None if here else n.condition, v)


@EN.words(RemoveBadPublicity)
def remove_bad_publicity(n: RemoveBadPublicity, v: Voice) -> Said:
    amount = v.amount(n.n)
    return v.act("remove", name(f"{amount.text} bad publicity", amount.per), CORP)
