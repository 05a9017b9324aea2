"""What both sides need: questions that anyone answers alike."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from ...rules.machine.decisions import (
    V_CHOOSE,
    V_CONTINUE,
    V_DECLINE,
    V_DONE,
    V_GAIN,
    V_KEEP,
    V_NO,
    V_NUMBER,
    V_PASS,
    V_PICK,
    V_TRIGGER,
    V_USE,
    V_YES,
)
from ..reading import Reading, worth
from ..table import HIDDEN, Act, Table

Rule = Callable[[Table], "Act | None"]

#: What does least, first: acts that end a question without consequences.
_MEEK: Final = (V_PASS, V_DONE, V_NO, V_DECLINE, V_CONTINUE, V_KEEP, V_GAIN, V_NUMBER)


class Player:
    """One side by rules of thumb: a method per kind of question, and sensible answers to all others."""

    side: int

    def __init__(self, chance: Random) -> None:
        self.chance = chance
        #: The questions whose options it compares by a worth.
        self.scored: tuple[str, ...] = ("action",)
        self.rules: dict[str, Rule] = {
            "pay-from": self.most,
            "choose-effect": self.best_effect,
            "choose-number": self.most,
            "choose-x": self.most,
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

    def choose(self, t: Table) -> Act:
        """The answer to a question; questions without a rule get the meekest one, and targets the best."""
        rule = self.rules.get(t.kind)
        found = rule(t) if rule is not None else None
        if found is None:
            picks = t.by_verb(V_PICK)
            if picks:
                found = self.target(t, picks)
        return found or t.first(*_MEEK) or t.acts[0]

    # -- what a card in hand is worth -------------------------------------------------------------------------

    def value(self, t: Table, card: Reading) -> float:
        """How much the side wants to keep a card."""
        raise NotImplementedError

    def worth(self, t: Table, act: Act) -> float:
        """How good an action is."""
        raise NotImplementedError

    def worths(self, t: Table) -> list[float]:
        """How good each action is."""
        return [self.worth(t, act) for act in t.acts]

    def action(self, t: Table) -> Act | None:
        worths = self.worths(t)
        found = t.acts[worths.index(max(worths))]
        self.remember(t, found)
        return found

    def remember(self, t: Table, act: Act) -> None:
        """What it is about to do, as far as that bears on what it does later."""

    def by_value(self, t: Table) -> Act | None:
        best, found = -1e9, None
        for act in t.acts:
            if act.card is not None:
                value = self.value(t, act.card)
                if value > best:
                    best, found = value, act
        return found

    def least_valued(self, t: Table) -> Act | None:
        best, found = 1e9, None
        for act in t.acts:
            if act.card is not None:
                value = self.value(t, act.card)
                if value < best:
                    best, found = value, act
        return found

    # -- questions that anyone answers alike ------------------------------------------------------------------

    def most(self, t: Table) -> Act | None:
        """Credits on cards are spent first, and more is better."""
        found: Act | None = None
        for act in t.acts:
            if act.verb == V_NUMBER and (found is None or act.number > found.number):
                found = act
        return found

    def any_number(self, t: Table) -> Act | None:
        """A secret bid: whatever the other side expects, chance beats it."""
        low = [act for act in t.by_verb(V_NUMBER) if act.number <= 2]
        return self.chance.choice(low) if low else None

    def keep_what_is_there(self, t: Table) -> Act | None:
        """While installing: nothing is trashed that need not be."""
        return t.first(V_DONE) or self.least_valued(t)

    def best_effect(self, t: Table) -> Act | None:
        """One of several effects: the one that is worth most to this side."""
        card = t.about
        options = t.by_verb(V_CHOOSE)
        if card is None or not options:
            return None
        last = max([act.number for act in options])
        for written in card.choices:
            if len(written) > last:
                best, found = -1e9, options[0]
                for act in options:
                    value = worth(written[act.number], card.side, self.side)
                    if value > best:
                        best, found = value, act
                return found
        return None

    def accept(self, t: Table) -> Act | None:
        """An offer is made by a card that is on this side, mostly: it is good, unless it asks for cards."""
        if t.about is not None and t.about.gives_up:
            return t.first(V_NO, V_DECLINE)
        return t.first(V_YES)

    def trigger(self, t: Table) -> Act | None:
        """Abilities are used when they can be, those that ask for cards are not."""
        for act in t.acts:
            if act.verb == V_TRIGGER and not (act.card is not None and act.card.gives_up):
                return act
        return t.first(V_USE, V_PASS) if t.kind == "interrupt" else t.first(V_PASS)

    def target(self, t: Table, picks: list[Act]) -> Act | None:
        """Cards that an ability asks for: theirs rather than ours, and the dearest."""
        best, found = -1e9, None
        for act in picks:
            known = act.card or HIDDEN
            if act.seen is None:
                value = self.value(t, known) if act.card is not None else 0.0
            else:
                value = 10.0 * (act.seen.owner != self.side) + known.cost + known.strength + 3 * known.is_breaker
            if value > best:
                best, found = value, act
        return found
