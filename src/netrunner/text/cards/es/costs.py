"""Spanish words for costs."""

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
from .cards import ES, clicks, credits, standing, zone
from .words import (
    BAD_PUBLICITY,
    COUNTERS,
    NOUNS,
    TAG,
)
from .words import damage as damage_noun


@ES.words(CostOf)
def cost_of(n: CostOf, v: Voice) -> Price:
    prices = [v.price(part) for part in n.parts]
    return Price(", ".join([p.symbol for p in prices]), together([p.said for p in prices]))


@ES.words(Clicks)
def clicks_cost(n: Clicks, v: Voice) -> Price:
    if isinstance(n.n, int):
        return Price("[click]" * n.n, v.act("gastar", clicks(n.n)))
    what = clicks(1, v.amount(n.n).per)
    return Price(f"{what.fixed} {what.per}", v.act("gastar", what))


@ES.words(Credits)
def credits_cost(n: Credits, v: Voice) -> Price:
    amount = Amount("X", True) if n.is_x else v.amount(n.n)
    what = credits(amount)
    if amount.many and amount.plural and not isinstance(n.n, Plus):
        what = NounPhrase(fixed=f"tantos créditos como {amount.many}")
    return Price(" ".join([what.fixed, what.per]).strip(), v.act("pagar", what))


@ES.words(CreditsFrom)
def credits_from(n: CreditsFrom, v: Voice) -> Price:
    what = credits(v.amount(n.n))
    return Price(what.fixed, v.act("pagar", what))


@ES.words(CreditsForSubroutines)
def credits_for_subroutines(n: CreditsForSubroutines, v: Voice) -> Price:
    what = NounPhrase(fixed=f"{n.n}[c] por cada subrutina del hielo")
    return Price(what.fixed, v.act("pagar", what))


@ES.words(TrashTopCards)
def trash_top_cards(n: TrashTopCards, v: Voice) -> Price:
    cards = "la carta superior" if n.n == 1 else f"las {n.n} cartas superiores"
    deck = zone("stack" if v.actor == RUNNER else "rnd", v)
    said = v.act("destruir", NounPhrase(fixed=f"{cards} de {deck}", plural=n.n > 1))
    return Price(f"destruye {cards} de {deck}", said)


@ES.words(TrashThis)
def trash_this(n: TrashThis, v: Voice) -> Price:
    return Price("[trash]", v.act("destruir", v.this()))


@ES.words(HostedCounters)
def hosted_counters(n: HostedCounters, v: Voice) -> Price:
    what = v.amount(n.n).of(NounPhrase((COUNTERS[n.counter],), adjectives=("alojado",)))
    return Price(v.text(what), v.act("gastar", what))


@ES.words(RemoveCounters)
def remove_counters(n: RemoveCounters, v: Voice) -> Price:
    what = v.amount(n.n).of(NounPhrase((COUNTERS[n.counter],)))
    cards = standing(n.cards, v).with_(det=Det.A)
    where = v.text(cards)
    if n.n > 1 and cards.mine:  # from as many cards as one likes
        where = f"tus {v.text(cards.with_(mine=False, plural=True, det=Det.NONE))}"
    return _deed(v.act("retirar", what, -1, f"de {where}"), v)


@ES.words(TrashCards)
def trash_cards(n: TrashCards, v: Voice) -> Price:
    what = v.cards(All(n.cards)) if n.n == -1 else v.amount(n.n).of(v.cards(n.cards))
    shown = f"tras revelar{'la' if what.feminine else 'lo'}{'s' if what.plural else ''}" if n.reveal else ""
    return _deed(v.act("destruir", what, -1, shown), v)


@ES.words(AddToBottom)
def add_to_bottom(n: AddToBottom, v: Voice) -> Price:
    what = v.amount(n.n).of(standing(n.cards, v))
    return _deed(v.act("añadir", what, -1, f"a la parte inferior de {zone('stack', v)}"), v)


@ES.words(RemoveCards)
def remove_cards(n: RemoveCards, v: Voice) -> Price:
    return _deed(v.act("retirar", v.amount(n.n).of(standing(n.cards, v)), -1, "de la partida"), v)


@ES.words(ShuffleCards)
def shuffle_cards(n: ShuffleCards, v: Voice) -> Price:
    return _deed(v.act("añadir", v.amount(n.n).of(standing(n.cards, v)), -1, f"a {zone('stack', v)} y barajarlo"), v)


@ES.words(RemoveThis)
def remove_this(n: RemoveThis, v: Voice) -> Price:
    return _deed(v.act("retirar", v.this(), -1, "de la partida"), v)


@ES.words(ReturnThis)
def return_this(n: ReturnThis, v: Voice) -> Price:
    return _deed(v.act("añadir", v.this(), -1, f"a {zone('grip' if v.side == RUNNER else 'hq', v)}"), v)


@ES.words(Forfeit)
def forfeit(n: Forfeit, v: Voice) -> Price:
    return _deed(v.act("renunciar", None, -1, f"a {v.text(v.amount(n.n).of(NounPhrase((NOUNS[2],))))}"), v)


@ES.words(ForfeitThis)
def forfeit_this(n: ForfeitThis, v: Voice) -> Price:
    return _deed(v.act("renunciar", None, -1, f"a {v.text(v.this())}"), v)


@ES.words(SufferDamage)
def suffer_damage(n: SufferDamage, v: Voice) -> Price:
    return _deed(v.act("sufrir", v.amount(n.n).of(NounPhrase((damage_noun(n.kind),)))), v)


@ES.words(RemoveTagsToPay)
def remove_tags_to_pay(n: RemoveTagsToPay, v: Voice) -> Price:
    return _deed(v.act("retirar", v.amount(n.n).of(NounPhrase((TAG,)))), v)


@ES.words(RemoveBadPublicityToPay)
def remove_bad_publicity_to_pay(n: RemoveBadPublicityToPay, v: Voice) -> Price:
    return _deed(v.act("retirar", v.amount(n.n).of(NounPhrase((BAD_PUBLICITY,)))), v)


@ES.words(TakeTags)
def take_tags(n: TakeTags, v: Voice) -> Price:
    return _deed(v.act("recibir", v.amount(n.n).of(NounPhrase((TAG,)))), v)


def _deed(clause: Clause, v: Voice) -> Price:
    """A cost that has no symbol stands before the colon in words."""
    return Price(v.say(clause.with_(subject=ES.reader()), Mood.ORDER).strip(), clause)


@ES.words(IfSpentFrom)
def if_spent_from(n: IfSpentFrom, v: Voice) -> Amount:
    cards = v.text(v.cards(n.cards).with_(det=Det.A, adjectives=()))
    return Amount(str(n.otherwise), n.otherwise != 1, f"(o {n.then} si gastaste créditos de {cards})")


@ES.words(AnyCounters)
def any_counters(n: AnyCounters, v: Voice) -> Price:
    noun = COUNTERS[n.counter]
    what = f"1 {noun.one} cualquiera" if n.n == 1 else f"{n.n} {noun.many} cualesquiera"
    return Price(what, v.act("gastar", NounPhrase(fixed=what)))


@ES.words(ItsRezCost)
def its_rez_cost(n: ItsRezCost, v: Voice) -> Price:
    said = "X[c], donde X es su coste de ejecución"
    return Price(said, v.act("pagar", NounPhrase(fixed=said)))
