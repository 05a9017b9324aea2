"""What an option costs and what it gains, so that a client can write both apart from what is done."""

from __future__ import annotations

from netrunner.questions import steals
from netrunner.rules.abilities.resolving import find_paid, paid_bill
from netrunner.rules.concepts.values import install_cost, points, trash_cost
from netrunner.rules.into_play.playing import play_bill
from netrunner.rules.into_play.rezzing import rez_bill
from netrunner.rules.machine.decisions import (
    V_INSTALL,
    V_PLAY,
    V_REZ,
    V_SCORE,
    V_STEAL,
    V_TRASH,
    V_USE,
    Decision,
    Option,
)
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


def gained(option: Option, decision: Decision) -> int | None:
    """The agenda points that an option brings: by scoring, or by stealing what is accessed (2.5)."""
    s = decision.state
    at_once = decision.kind == "trash-accessed" and len(decision.options) == 1 and steals(decision)
    card = option.card if option.verb in (V_SCORE, V_STEAL) else decision.card if at_once else -1
    return points(s, s.cards[card]) if card >= 0 else None
