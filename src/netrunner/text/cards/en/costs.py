"""English words for costs."""

from __future__ import annotations

from netrunner.rules.machine.terms import RUNNER
from netrunner.vocabulary.cards import All
from netrunner.vocabulary.costs import (
    AddToBottom,
    AnyCounters,
    Clicks,
    CostOf,
    Credits,
    CreditsForSubroutines,
    CreditsFrom,
    Forfeit,
    ForfeitThis,
    HostedCounters,
    IfSpentFrom,
    ItsRezCost,
    RemoveBadPublicityToPay,
    RemoveCards,
    RemoveCounters,
    RemoveTagsToPay,
    RemoveThis,
    ReturnThis,
    ShuffleCards,
    SufferDamage,
    TakeTags,
    TrashCards,
    TrashThis,
    TrashTopCards,
)
from netrunner.vocabulary.numbers import Plus

from ..grammar import (
    Amount,
    Clause,
    Det,
    Mood,
    NounPhrase,
    Price,
    Voice,
    together,
)
from .cards import clicks, credits, standing, zone
from .instructions import (
    name,
)
from .words import COUNTERS, DAMAGE, EN, NOUNS, TAG


@EN.words(CostOf)
def cost_of(n: CostOf, v: Voice) -> Price:
    prices = [v.price(part) for part in n.parts]
    return Price(", ".join([p.symbol for p in prices]), together([p.said for p in prices]))


@EN.words(Clicks)
def clicks_cost(n: Clicks, v: Voice) -> Price:
    if isinstance(n.n, int):
        return Price("[click]" * n.n, v.act("spend", clicks(n.n)))
    what = clicks(1, v.amount(n.n).per)
    return Price(f"{what.fixed} {what.per}", v.act("spend", what))


@EN.words(Credits)
def credits_cost(n: Credits, v: Voice) -> Price:
    amount = Amount("X", True) if n.is_x else v.amount(n.n)
    what = credits(amount)
    if amount.many and amount.plural and not isinstance(n.n, Plus):
        what = name(f"credits equal to {amount.many}")
    return Price(" ".join([what.fixed, what.per]).strip(), v.act("pay", what))


@EN.words(CreditsFrom)
def credits_from(n: CreditsFrom, v: Voice) -> Price:
    what = credits(v.amount(n.n))
    return Price(what.fixed, v.act("pay", what))


@EN.words(CreditsForSubroutines)
def credits_for_subroutines(n: CreditsForSubroutines, v: Voice) -> Price:
    what = name(f"{n.n}[c] for each subroutine on the ice")
    return Price(what.fixed, v.act("pay", what))


@EN.words(TrashTopCards)
def trash_top_cards(n: TrashTopCards, v: Voice) -> Price:
    cards = "the top card" if n.n == 1 else f"the top {n.n} cards"
    deck = zone("stack" if v.actor == RUNNER else "rnd", v)
    said = v.act("trash", NounPhrase(fixed=f"{cards} of {deck}", plural=n.n > 1))
    return Price(f"trash {cards} of {deck}", said)


@EN.words(TrashThis)
def trash_this(n: TrashThis, v: Voice) -> Price:
    return Price("[trash]", v.act("trash", v.this()))


@EN.words(HostedCounters)
def hosted_counters(n: HostedCounters, v: Voice) -> Price:
    what = v.amount(n.n).of(NounPhrase((COUNTERS[n.counter],), adjectives=("hosted",)))
    return Price(v.text(what), v.act("spend", what))


@EN.words(RemoveCounters)
def remove_counters(n: RemoveCounters, v: Voice) -> Price:
    what = v.amount(n.n).of(NounPhrase((COUNTERS[n.counter],)))
    cards = standing(n.cards, v).with_(det=Det.A)
    where = v.text(cards)
    if n.n > 1 and cards.mine:  # from as many cards as one likes
        where = f"your {v.text(cards.with_(mine=False, plural=True))}"
    return _deed(v.act("remove", what, -1, f"from {where}"), v)


@EN.words(TrashCards)
def trash_cards(n: TrashCards, v: Voice) -> Price:
    what = v.cards(All(n.cards)) if n.n == -1 else v.amount(n.n).of(v.cards(n.cards))
    return _deed(v.act("reveal and trash" if n.reveal else "trash", what), v)


@EN.words(AddToBottom)
def add_to_bottom(n: AddToBottom, v: Voice) -> Price:
    what = v.amount(n.n).of(standing(n.cards, v))
    return _deed(v.act("add", what, -1, f"to the bottom of {zone('stack', v)}"), v)


@EN.words(RemoveCards)
def remove_cards(n: RemoveCards, v: Voice) -> Price:
    return _deed(v.act("remove", v.amount(n.n).of(standing(n.cards, v)), -1, "from the game"), v)


@EN.words(ShuffleCards)
def shuffle_cards(n: ShuffleCards, v: Voice) -> Price:
    return _deed(v.act("shuffle", v.amount(n.n).of(standing(n.cards, v)), -1, f"into {zone('stack', v)}"), v)


@EN.words(RemoveThis)
def remove_this(n: RemoveThis, v: Voice) -> Price:
    return _deed(v.act("remove", v.this(), -1, "from the game"), v)


@EN.words(ReturnThis)
def return_this(n: ReturnThis, v: Voice) -> Price:
    return _deed(v.act("add", v.this(), -1, f"to {zone('grip' if v.side == RUNNER else 'hq', v)}"), v)


@EN.words(Forfeit)
def forfeit(n: Forfeit, v: Voice) -> Price:
    return _deed(v.act("forfeit", v.amount(n.n).of(NounPhrase((NOUNS[2],)))), v)


@EN.words(ForfeitThis)
def forfeit_this(n: ForfeitThis, v: Voice) -> Price:
    return _deed(v.act("forfeit", v.this()), v)


@EN.words(SufferDamage)
def suffer_damage(n: SufferDamage, v: Voice) -> Price:
    return _deed(v.act("suffer", name(f"{n.n} {DAMAGE[n.kind]} damage")), v)


@EN.words(RemoveTagsToPay)
def remove_tags_to_pay(n: RemoveTagsToPay, v: Voice) -> Price:
    return _deed(v.act("remove", v.amount(n.n).of(NounPhrase((TAG,)))), v)


@EN.words(RemoveBadPublicityToPay)
def remove_bad_publicity_to_pay(n: RemoveBadPublicityToPay, v: Voice) -> Price:
    return _deed(v.act("remove", name(f"{n.n} bad publicity")), v)


@EN.words(TakeTags)
def take_tags(n: TakeTags, v: Voice) -> Price:
    return _deed(v.act("take", v.amount(n.n).of(NounPhrase((TAG,)))), v)


def _deed(clause: Clause, v: Voice) -> Price:
    """A cost that has no symbol stands before the colon in words."""
    return Price(v.say(clause, Mood.NAME), clause)


@EN.words(IfSpentFrom)
def if_spent_from(n: IfSpentFrom, v: Voice) -> Amount:
    cards = v.text(v.cards(n.cards).with_(det=Det.A, adjectives=()))
    return Amount(str(n.otherwise), n.otherwise != 1, f"(or {n.then} if you spent credits from {cards})")


@EN.words(AnyCounters)
def any_counters(n: AnyCounters, v: Voice) -> Price:
    noun = COUNTERS[n.counter]
    what = f"any {noun.one}" if n.n == 1 else f"any {n.n} {noun.many}"
    return Price(what, v.act("spend", name(what)))


@EN.words(ItsRezCost)
def its_rez_cost(n: ItsRezCost, v: Voice) -> Price:
    return Price("X[c], where X is its rez cost", v.act("pay", name("X[c], where X is its rez cost")))
