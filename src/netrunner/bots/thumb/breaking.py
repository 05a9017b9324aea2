"""What it costs the Runner to get through ice with what is installed, by the figures on the cards."""

from __future__ import annotations

from typing import Final

from ...rules.machine.terms import RUNNER
from ..reading import Reading
from ..table import Seen, Site, Table

#: What it costs to enter a server that cannot be entered.
CLOSED: Final = 99

#: What it weighs that a breaker is lost.
_LOST: Final = 3

KINDS: Final = ("barrier", "code gate", "sentry")


class Plan:
    """How a breaker gets through ice: what it costs, and the line to use next."""

    __slots__ = ("breaker", "credits", "slot")

    def __init__(self, breaker: Seen, credits: int, slot: int) -> None:
        self.breaker: Seen = breaker
        self.credits: int = credits
        self.slot: int = slot


class WayIn:
    """What a run on a server may cost, and how likely it is to get there."""

    __slots__ = ("chance", "credits", "danger", "rezzes")

    def __init__(self) -> None:
        self.credits: float = 0.0
        #: Cards that may be lost on the way.
        self.danger: float = 0.0
        #: How likely unknown ice lets it through.
        self.chance: float = 1.0
        #: What the Corp would pay to stop it.
        self.rezzes: int = 0


def break_plan(breaker: Seen, ice: Reading, strength: int, left: int) -> Plan | None:
    """What it costs this breaker to break ``left`` subroutines on ice with this strength, or None if it cannot."""
    own = breaker.known
    best: Plan | None = None
    for line in own.breaks:
        if line.dear or (line.subtype and line.subtype not in ice.subtypes):
            continue
        if line.at_most is not None and strength > line.at_most:
            continue
        cost = -(-left // line.count) * line.credits
        slot = line.slot
        missing = strength - breaker.strength
        if missing > 0:
            price = -1
            for pump in own.pumps:
                if pump.strength > 0 and not pump.dear:
                    asked = -(-missing // pump.strength) * pump.credits
                    if price < 0 or asked < price:
                        price, slot = asked, pump.slot
            if price < 0:
                continue
            cost += price
        if own.keeps_counters and not breaker.virus:
            cost += _LOST  # it is lost after such an encounter, or takes a click before
        if best is None or cost < best.credits:
            best = Plan(breaker, cost, slot)
    return best


def cheapest(t: Table, ice: Seen, left: int = -1) -> Plan | None:
    """The cheapest way through a piece of ice with what is installed."""
    best: Plan | None = None
    count = ice.known.subroutines if left < 0 else left
    for card in t.rig:
        if card.faceup and card.known.breaks:
            plan = break_plan(card, ice.known, ice.strength, count)
            if plan is not None and (best is None or plan.credits < best.credits):
                best = plan
    return best


def kinds_broken(t: Table) -> int:
    """How many of the three kinds of ice the rig can break."""
    found: set[str] = set()
    for card in t.rig:
        if card.faceup:
            for line in card.known.breaks:
                if not line.subtype:
                    return 3
                found.add(line.subtype)
    return sum([kind in found for kind in KINDS])


#: How likely unknown ice stops a Runner who can break none, one, two or three kinds; and what it costs if not.
_STOPS: Final = (0.55, 0.45, 0.3, 0.1)
_COSTS: Final = (0.5, 1.5, 2.2, 3.0)


def way_in(t: Table, site: Site, corp_credits: int, bypass: bool = False) -> WayIn:
    """The way into a server, as the seat at the table sees it; the Corp rezzes what it can pay, the outermost first."""
    way = WayIn()
    kinds = -1
    for ice in reversed(site.ice):
        known = ice.known
        if bypass:
            bypass = False
            continue
        if not known.title:
            if corp_credits - way.rezzes >= 1:
                if kinds < 0:
                    kinds = kinds_broken(t)
                rich = 1.0 if corp_credits - way.rezzes >= 4 else 0.5
                way.credits += _COSTS[kinds] * rich
                way.chance *= 1.0 - _STOPS[kinds] * rich
                way.danger += 0.6 * rich
                way.rezzes += 3
            continue
        if not ice.faceup:
            if known.cost > corp_credits - way.rezzes or known.forfeits_to_rez:
                continue
            way.rezzes += known.cost
        way.credits += known.toll
        plan = cheapest(t, ice)
        if plan is None:
            if known.ends_run:
                way.credits = float(CLOSED)
                way.chance = 0.0
                return way
            way.danger += known.harm + 1.5 * known.trashes
            if known.traced:
                way.credits += 2.5
            else:
                way.danger += 0.7 * known.tags
        elif known.threat > 0 or known.subroutines:
            way.credits += min(float(plan.credits), CLOSED if known.ends_run else 1.2 * known.threat)
    return way


def purse(t: Table) -> int:
    """The Runner's credits, and those on cards that are there for runs."""
    hosted = sum([card.credits for card in t.rig if card.owner == RUNNER and card.known.recurring])
    return t.credits[RUNNER] + t.run_credits + hosted
