"""Help in an encounter: what each breaker would cost, and the legal steps by which it breaks everything.

The steps are tried in a game drawn anew from what the Runner may know, so they tell nothing that the Runner could not
work out.
"""

from __future__ import annotations

from typing import Final

from netrunner.bots.reading import read
from netrunner.game import Game
from netrunner.rules.abilities.paid_ability_window import PaidWindow
from netrunner.rules.abilities.resolving import find_paid
from netrunner.rules.machine.card import Card
from netrunner.rules.machine.decisions import O_PASS, V_BREAK, V_NUMBER, V_USE, Decision, Option
from netrunner.rules.machine.nodes import Paid
from netrunner.rules.machine.state import State
from netrunner.rules.machine.terms import COUNTERS, FULL, RUNNER
from netrunner.rules.runs.encounters import current_encounter, subroutines
from netrunner.text.phrases import phrase
from netrunner.views import place
from netrunner.vocabulary.running import BreakSubroutines
from netrunner.why_not import why_not_ability

from .messages import Breaking
from .refused import Refused

#: About how many cards it is told: each is tried, for every table. No board of a game has nearly as many.
MOST_BREAKERS: Final = 16
#: No ice takes more steps.
MOST_STEPS: Final = 60
#: More credits than breaking any ice costs.
PLENTY: Final = 1000
#: Reasons that more credits may take away.
_DEAR: Final = frozenset({"refused-strength", "refused-credits"})
_CREDIT: Final = COUNTERS.index("credit")


def breaking(game: Game, lang: str, payments: str = "cards") -> list[Breaking]:
    """For each card that can break subroutines in this encounter: its costs and steps, or why it cannot."""
    s = game.state
    if not _asks_about_ice(game):
        return []
    found: list[Breaking] = []
    for card in _breakers(s)[:MOST_BREAKERS]:
        world = _world(game)
        steps, spent, clicks, complete = _try(world, card.id, payments)
        told: Breaking = {
            "at": place(s, card.id),
            "card": card.defn.title,
            "complete": complete,
            "cost": spent if complete else None,
            "clicks": clicks if complete else None,
            "steps": steps if complete else [],
        }
        if not complete:
            told["why"] = _why(game, world, card, lang, payments)
        found.append(told)
    return sorted(found, key=lambda one: (not one["complete"], one["clicks"] or 0, one["cost"] or 0))


def break_steps(game: Game, at: str, payments: str = "cards", only: int | None = None) -> list[str]:
    """The steps by which the card at a place breaks everything, or ``only`` one subroutine, counted from 1."""
    if _asks_about_ice(game):
        for card in _breakers(game.state):
            if place(game.state, card.id) == at:
                steps, _, _, complete = _try(_world(game), card.id, payments, only)
                if complete:
                    return steps
    raise Refused("cannot-break", 409)


def _world(game: Game, credits: int = 0) -> Game:
    """A game to try steps in, with some more credits for the Runner.

    Everything is asked there: a window in which nothing else can be done must not close, or the encounter goes on
    before anyone has looked at what was broken.
    """
    world = game.determinize("runner", seed=0)
    s = world.state
    s.mode = FULL
    window, asked = s.stack[-1], s.decision
    if credits and asked is not None and isinstance(window, PaidWindow):
        s.credits[RUNNER] += credits
        options = [*window.options(s, RUNNER, True), O_PASS]
        s.decision = Decision(asked.player, asked.kind, asked.rule, options, s, asked.card, asked.number)
    return world


def _asks_about_ice(game: Game) -> bool:
    """Whether the Runner decides in step 6.9.3b, with subroutines left to break."""
    decision = game.decision
    if decision is None or decision.player != RUNNER or decision.kind != "window" or decision.rule != "6.9.3b":
        return False
    return _left(game.state) > 0


def _left(s: State, only: int | None = None) -> int:
    """How many subroutines of the encountered ice, or of ``only`` one, are unbroken; -1 without an encounter."""
    encounter = current_encounter(s)
    ice = None if encounter is None else s.card(encounter.ice)
    if encounter is None or ice is None or encounter.ended:
        return -1
    count = len(subroutines(s, ice))
    if only is not None:
        return int(only <= count and not encounter.broken >> (only - 1) & 1)
    return count - (encounter.broken & ((1 << count) - 1)).bit_count()


def _breakers(s: State) -> list[Card]:
    """The Runner's installed cards that break subroutines, and ice that lets itself be broken."""
    found: list[Card] = []
    encounter = current_encounter(s)
    ice = None if encounter is None else s.card(encounter.ice)
    for card in s.cards:
        if card.active and card.installed and card.owner == RUNNER and read(card.defn.title).breaks:
            found.append(card)
        elif ice is not None and card.id == ice.id and any(_breaks(node) for node in card.defn.paid):
            found.append(card)
    return found


def _breaks(node: Paid) -> bool:
    return node.breaks and any(isinstance(does, BreakSubroutines) for does in node.does)


def _try(world: Game, card: int, payments: str, only: int | None = None) -> tuple[list[str], int, int, bool]:
    """Break with one card until nothing is left: the steps, what was spent, and whether that was everything."""
    s = world.state
    steps: list[str] = []
    purse, clicks = _purse(s), s.clicks[RUNNER]
    while _left(s, only) > 0 and len(steps) < MOST_STEPS:
        decision = world.decision
        if decision is None or decision.player != RUNNER:
            break
        option = _next(s, decision, card, payments, only)
        if option is None:
            break
        if len(decision.options) > 1:  # the game itself does not ask otherwise
            steps.append(decision.text_of(option))
        world.choose(option)
    return steps, purse - _purse(s), clicks - s.clicks[RUNNER], _left(s, only) == 0


def _next(s: State, decision: Decision, card: int, payments: str, only: int | None = None) -> Option | None:
    if decision.kind == "break":
        breaks = [option for option in decision.options if option.verb == V_BREAK]
        return next((option for option in breaks if only is None or option.arg == only - 1), None)
    if decision.kind == "pay-from":
        numbers = [option for option in decision.options if option.verb == V_NUMBER]
        pick = min if payments == "pool" else max
        return pick(numbers, key=lambda option: option.arg) if numbers else None
    if decision.kind != "window":
        return None
    strength: Option | None = None
    for option in decision.options:
        if option.verb == V_USE and option.card == card:
            node, _ = find_paid(s, option.card, option.arg)
            if _breaks(node):
                return option
            if node.pump and strength is None:
                strength = option
    return strength if strength is not None and _too_weak(s, card) else None


def _too_weak(s: State, card: int) -> bool:
    """Whether strength is all that a breaking line of the card lacks (3.9.5g)."""
    for node in s.cards[card].defn.paid:
        if _breaks(node):
            refusal = node.refusal(s, find_paid(s, card, node.slot)[1])
            if refusal is not None and refusal.key == "refused-strength":
                return True
    return False


def _purse(s: State) -> int:
    """Credits in the pool and on cards."""
    hosted = sum(c.counters[_CREDIT] for c in s.cards if c.installed and c.owner == RUNNER)
    return s.credits[RUNNER] + hosted


def _why(game: Game, world: Game, card: Card, lang: str, payments: str) -> str:
    """What breaking would cost if it is only too dear; else why the steps came to an end where they did."""
    for node in card.defn.paid:
        if _breaks(node):
            answer = why_not_ability(world.state, "runner", card.id, node.slot)
            if answer.possible:
                continue
            if answer.reason.key in _DEAR:
                _, cost, _, complete = _try(_world(game, PLENTY), card.id, payments)
                if complete:
                    return phrase(lang, "server-break-too-dear", cost=cost)
            return answer.sentence(lang)
    return ""
