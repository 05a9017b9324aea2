"""Spanish words for numbers with a bound, and for printed install costs."""

from __future__ import annotations

from netrunner.vocabulary.measures import AtMost, HighestInstallCost, Lacking, PrintedInstallCostIs

from ..grammar import Amount, NounPhrase, Voice
from .cards import ES, standing


@ES.words(AtMost)
def at_most(n: AtMost, v: Voice) -> Amount:
    amount = v.amount(n.number)
    bound = f" (máximo {n.most})"
    return Amount(amount.text, amount.plural, amount.per + bound, amount.many + bound)


@ES.words(Lacking)
def lacking(n: Lacking, v: Voice) -> Amount:
    have = v.text(standing(n.cards, v).with_(plural=True, number=str(n.n)))
    return Amount("hasta tener", True, have)


@ES.words(HighestInstallCost)
def highest_install_cost(n: HighestInstallCost, v: Voice) -> Amount:
    return Amount("el mayor coste de instalación impreso de tus cartas instaladas", True)


@ES.words(PrintedInstallCostIs)
def printed_install_cost_is(n: PrintedInstallCostIs, v: Voice) -> NounPhrase:
    cards = v.cards(n.cards)
    if cards.mine:
        cards = cards.with_(mine=False, after=(*cards.after, "que tengas"))
    return cards.with_(after=(*cards.after, "con un coste de instalación impreso igual a ese número"))
