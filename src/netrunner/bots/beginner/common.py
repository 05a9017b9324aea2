"""What both sides need: the view with its cards read, and the questions that anyone answers alike."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Final

from ...rules.machine.terms import CORP, ICE, RUNNER, SIDES
from ...view_types import CardView, ServerView
from ...view_types import Player as PlayerView
from ...views import View
from ..asked import Asked, Choice
from ..guard import default_choice
from ..reading import Reading, read, worth

Card = CardView
Rule = Callable[["Table", Asked], "Choice | None"]

#: A card that the seat cannot see.
HIDDEN: Final = Reading("", CORP, -1, (), 0, 0, 0, 0, 0, -1, False)


def reading(card: Card) -> Reading:
    """What a card of the view does, as far as the seat can see it."""
    title = card["card"]
    return read(title) if title else HIDDEN


class Table:
    """A view, with ways to find things in it."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.corp: PlayerView = view["corp"]
        self.runner: PlayerView = view["runner"]
        self.servers: dict[str, ServerView] = {server["server"]: server for server in view["servers"]}
        self.rig: list[Card] = list(_with_hosted(view["rig"]))

    def card(self, at: str) -> Card | None:
        """The card at a place."""
        for card in self.all_cards():
            if card["at"] == at:
                return card
        return None

    def all_cards(self) -> Iterator[Card]:
        """Every installed card."""
        for server in self.view["servers"]:
            yield from _with_hosted(server["ice"])
            yield from _with_hosted(server["cards"])
        yield from self.rig

    def server_of(self, at: str) -> str:
        """The server in the name of a place: "Server 1" of "Server 1 card 2"."""
        for name in self.servers:
            if at.startswith(f"{name} "):
                return name
        return ""

    @property
    def turn(self) -> int:
        return int(self.view["turn"]["number"])

    @property
    def attacked(self) -> str:
        """The server of the run in progress, or nothing."""
        run = self.view["run"]
        return "" if run is None else run["server"] or ""

    def damage_on_points(self) -> int:
        """How much damage comes with each agenda that is scored or stolen."""
        return read(self.corp["identity"]["card"]).on_points


def _with_hosted(cards: list[Card]) -> Iterator[Card]:
    for card in cards:
        yield card
        yield from _with_hosted(card.get("hosted", []))


class Player:
    """One side by rules of thumb: a method per kind of question, and sensible answers to all others."""

    side: int

    def __init__(self, chance: Random) -> None:
        self.chance = chance
        self.rules: dict[str, Rule] = {
            "pay-from": self.most,
            "choose-effect": self.best_effect,
            "choose-number": self.most,
            "arrange": self.by_value,
            "search": self.by_value,
            "may": self.accept,
            "nested-cost": self.accept,
            "pay-additional": self.accept,
            "instead": self.accept,
            "react": self.trigger,
            "interrupt": self.trigger,
            "discard": self.least_valued,
            "pay-trash": self.least_valued,
            "trash-for-memory": self.least_valued,
            "psi": self.any_number,
            "trash-like": self.keep_what_is_there,
        }

    def choose(self, table: Table, decision: Asked) -> Choice:
        """The answer to a question; questions without a rule get the meekest one, and targets the best."""
        rule = self.rules.get(decision.kind)
        found = rule(table, decision) if rule is not None else None
        if found is None and decision.by_verb("pick"):
            found = self.target(table, decision)
        return found or default_choice(decision)

    # -- what a card in hand is worth -------------------------------------------------------------------------

    def value(self, table: Table, card: Reading) -> float:
        """How much the side wants to keep a card."""
        raise NotImplementedError

    def worth(self, table: Table, option: Choice) -> float:
        """How good an action is."""
        raise NotImplementedError

    def by_value(self, table: Table, decision: Asked) -> Choice | None:
        picks = [option for option in decision.options if option.card is not None]
        if not picks:
            return None
        return max(picks, key=lambda option: self.value(table, read(option.card or "")))

    def least_valued(self, table: Table, decision: Asked) -> Choice | None:
        picks = [option for option in decision.options if option.card is not None]
        if not picks:
            return None
        return min(picks, key=lambda option: self.value(table, read(option.card or "")))

    # -- questions that anyone answers alike ------------------------------------------------------------------

    def most(self, table: Table, decision: Asked) -> Choice | None:
        """Credits on cards are spent first, and more is better."""
        numbers = decision.by_verb("number")
        return max(numbers, key=lambda option: option.number) if numbers else None

    def any_number(self, table: Table, decision: Asked) -> Choice | None:
        """A secret bid: whatever the other side expects, chance beats it."""
        low = [option for option in decision.by_verb("number") if option.number <= 2]
        return self.chance.choice(low) if low else None

    def keep_what_is_there(self, table: Table, decision: Asked) -> Choice | None:
        """While installing: nothing is trashed that need not be."""
        return decision.first("done") or self.least_valued(table, decision)

    def best_effect(self, table: Table, decision: Asked) -> Choice | None:
        """One of several effects: the one that is worth most to this side."""
        card = read(decision.card) if decision.card else None
        options = decision.by_verb("choose")
        if card is None or not options:
            return None
        for written in card.choices:
            if len(written) > max(option.number for option in options):
                return max(options, key=lambda option: worth(written[option.number], card.side, self.side))
        return None

    def accept(self, table: Table, decision: Asked) -> Choice | None:
        """An offer is made by a card that is on this side, mostly: it is good, unless it asks for cards."""
        if decision.card is not None and read(decision.card).gives_up:
            return decision.first("no", "decline")
        return decision.first("yes", "pay")

    def trigger(self, table: Table, decision: Asked) -> Choice | None:
        """Abilities are used when they can be, those that ask for cards are not."""
        for option in decision.options:
            if option.verb == "trigger" and not (option.card and read(option.card).gives_up):
                return option
        return decision.first("use", "pass") if decision.kind == "interrupt" else decision.first("pass")

    def target(self, table: Table, decision: Asked) -> Choice | None:
        """Cards that an ability asks for: theirs rather than ours, and the dearest."""

        def worth_choosing(option: Choice) -> float:
            card = table.card(option.at) if option.at else None
            known = read(option.card) if option.card else HIDDEN
            if card is None:
                return self.value(table, known) if option.card else 0.0
            theirs = card["side"] != SIDES[self.side]
            return (10.0 if theirs else 0.0) + known.cost + known.strength + (3 if known.is_breaker else 0)

        return max(decision.by_verb("pick"), key=worth_choosing)


# -- breaking -------------------------------------------------------------------------------------------------------


class Plan:
    """How a breaker gets through ice: what it costs, and the line to use next."""

    __slots__ = ("at", "credits", "slot")

    def __init__(self, at: str, credits: int, slot: int) -> None:
        self.at = at
        self.credits = credits
        self.slot = slot


def break_plan(breaker: Card, ice: Reading, strength: int, left: int, subtypes: tuple[str, ...]) -> Plan | None:
    """What it costs this breaker to break ``left`` subroutines on ice with this strength, or None if it cannot."""
    own = reading(breaker)
    now = int(breaker.get("strength", own.strength))
    best: Plan | None = None
    for line in own.breaks:
        if line.dear or (line.subtype and line.subtype not in subtypes):
            continue
        if line.at_most is not None and strength > line.at_most:
            continue
        cost = -(-left // line.count) * line.credits
        slot = line.slot
        missing = strength - now
        if missing > 0:
            pumps = [pump for pump in own.pumps if pump.strength > 0 and not pump.dear]
            if not pumps:
                continue
            pump = min(pumps, key=lambda p: -(-missing // p.strength) * p.credits)
            cost += -(-missing // pump.strength) * pump.credits
            slot = pump.slot
        if best is None or cost < best.credits:
            best = Plan(breaker["at"], cost, slot)
    return best


def cheapest(table: Table, ice: Card, left: int | None = None) -> Plan | None:
    """The cheapest way through a rezzed piece of ice with what is installed."""
    known = reading(ice)
    if known.type != ICE:
        return None
    subroutines = known.subroutines if left is None else left
    strength = int(ice.get("strength", known.strength))
    best: Plan | None = None
    for card in table.rig:
        if card["side"] == SIDES[RUNNER] and card["faceup"]:
            plan = break_plan(card, known, strength, subroutines, known.subtypes)
            if plan is not None and (best is None or plan.credits < best.credits):
                best = plan
    return best
