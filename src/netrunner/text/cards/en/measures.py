"""English words for numbers with a bound, and for printed install costs."""

from __future__ import annotations

from netrunner.vocabulary.measures import AtMost, HighestInstallCost, Lacking, PrintedInstallCostIs

from ..grammar import Amount, NounPhrase, Voice
from .cards import standing
from .words import EN


@EN.words(AtMost)
def at_most(n: AtMost, v: Voice) -> Amount:
    amount = v.amount(n.number)
    bound = f" (max {n.most})"
    return Amount(amount.text, amount.plural, amount.per + bound, amount.many + bound)


@EN.words(Lacking)
def lacking(n: Lacking, v: Voice) -> Amount:
    have = v.text(standing(n.cards, v).with_(plural=True, number=str(n.n)))
    return Amount("until you have", True, have)


@EN.words(HighestInstallCost)
def highest_install_cost(n: HighestInstallCost, v: Voice) -> Amount:
    return Amount("the highest printed install cost of your installed cards", True)


@EN.words(PrintedInstallCostIs)
def printed_install_cost_is(n: PrintedInstallCostIs, v: Voice) -> NounPhrase:
    cards = v.cards(n.cards)
    if cards.mine:
        cards = cards.with_(mine=False, after=(*cards.after, "you have"))
    return cards.with_(after=(*cards.after, "with a printed install cost equal to that number"))
