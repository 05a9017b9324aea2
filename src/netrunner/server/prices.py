"""What an option costs in credits and clicks, so that a client can write the price apart from what is done."""

from __future__ import annotations

from netrunner.rules.abilities.resolving import find_paid, paid_bill
from netrunner.rules.concepts.values import install_cost, trash_cost
from netrunner.rules.into_play.playing import play_bill
from netrunner.rules.into_play.rezzing import rez_bill
from netrunner.rules.machine.decisions import V_INSTALL, V_PLAY, V_REZ, V_TRASH, V_USE, Decision, Option
from netrunner.rules.machine.terms import RUNNER

from .messages import Price


def price(option: Option, decision: Decision) -> Price | None:
    """The credits and clicks that an option takes, or None where that is no plain number."""
    s = decision.state
    if option.card < 0:
        return None
    card, credits, clicks = s.cards[option.card], 0, 0
    if option.verb == V_REZ:
        credits = rez_bill(s, card).credits
    elif option.verb == V_INSTALL:
        credits = install_cost(s, card) if card.owner == RUNNER else 0
    elif option.verb == V_PLAY and not card.defn.cost_is_x:
        credits = play_bill(s, decision.player, card).credits
    elif option.verb == V_TRASH:
        credits = max(0, trash_cost(s, card))
    elif option.verb == V_USE:
        node, me = find_paid(s, option.card, option.arg)
        bill = paid_bill(s, decision.player, node, me)
        credits, clicks = bill.credits, bill.clicks
    else:
        return None
    return {"credits": credits, "clicks": clicks}
