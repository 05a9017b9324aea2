"""Games between people: whether and when a seat is asked depends on open information only (10.2).

In the mode ``OPEN`` a player is asked wherever the opponent must reckon with a choice, even if there is nothing to
choose: otherwise a question that never came would tell what a hand or a facedown card is not.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from ..abilities.trigger_conditions import Instance
from ..machine.nodes import (
    AT_INTERRUPT,
    AT_REPLACEMENT,
    WHILE_UNREZZED,
    Ability,
    Conditional,
    Context,
    Node,
    _children,
    in_order,
    in_zone,
    load_rest,
)
from ..machine.terms import AGENDA, ARCHIVES, ASSET, CORP, HARDWARE, OPEN, PROGRAM, RESOURCE, RUNNER, UPGRADE

if TYPE_CHECKING:
    from ..abilities.effects import Effect
    from ..machine.card import Card
    from ..machine.state import State

#: Zones whose cards the opponent cannot see, as descriptions of cards call them.
_SECRET: Final = frozenset({"grip", "hq", "stack", "rnd", "archives"})
#: Types of Corp cards that their places do not tell, and types of cards that are installed faceup.
_UNTOLD: Final = frozenset({AGENDA, ASSET, UPGRADE})
_RIG: Final = frozenset({HARDWARE, PROGRAM, RESOURCE})


@cache
def speaks_of_secrets(node: Node) -> bool:
    """Whether which cards ``node`` speaks of depends on what the opponent of its player cannot see.

    That is so for cards in a hand, a deck or Archives, and for unrezzed cards of a kind that their places do not tell:
    that they can be advanced, are agendas, or have a subtype.
    """
    where = getattr(node, "where", ())
    if isinstance(where, int) and where & in_zone(ARCHIVES):
        return True  # an ability of a card that may be facedown
    if isinstance(where, tuple):
        if not _SECRET.isdisjoint(where):
            return True
        if "installed" in where and getattr(node, "rezzed", None) is not True and getattr(node, "side", -1) != RUNNER:
            types = getattr(node, "types", ())
            has_subtypes = bool(getattr(node, "subtypes", ()))
            if not _UNTOLD.isdisjoint(types) or (has_subtypes and _RIG.isdisjoint(types)):
                return True
    if getattr(node, "not_types", ()):  # what types the other cards have depends on their fronts
        return True
    if getattr(node, "advanceable", False) or getattr(node, "by_cost", False):
        return True
    return any([speaks_of_secrets(child) for _, child in _children(node)])


def await_hidden_reaction(s: State) -> None:
    """Let the Corp be asked about what just happened if a card that nobody else sees could react to it (9.1.8).

    The instance is nobody's: it only opens the reaction window.
    """
    event = s.events
    if s.mode != OPEN or event is None:
        return
    for node in _reacting_unseen(load_rest()):
        if event.kind not in node.trigger.kinds():
            continue
        for c in _unseen(s, node):
            if node.trigger.met(s, Context(CORP, c.id, c.ref), event):
                s.await_reaction(Instance(node, Context(CORP), True))
                return


def _unseen(s: State, node: Conditional) -> list[Card]:
    """The facedown cards that could have an ability: in Archives, or unrezzed ice; no other unrezzed card reacts."""
    places: list[int] = []
    if node.where & in_zone(ARCHIVES):
        places.extend(s.zones[ARCHIVES])
    if node.where & WHILE_UNREZZED:
        for server in s.servers.values():
            places.extend(server.ice)
    return [s.cards[i] for i in places if not s.cards[i].faceup]


@cache
def _reacting_unseen(size: int) -> list[Conditional]:
    """Optional abilities that react while their card may be facedown, of all ``size`` nodes there are."""
    found: list[Conditional] = []
    for node in in_order():
        if isinstance(node, Conditional) and node.optional and node.where & (in_zone(ARCHIVES) | WHILE_UNREZZED):
            found.append(node)
    return found


def reckons_with_unrezzed(s: State, effect: Effect) -> bool:
    """Whether the Runner must reckon with an unrezzed card that interrupts an effect (9.1.8): any that could be one.

    It matters in games between people only.
    """
    abilities = _interrupting_unrezzed(load_rest()).get(effect.kind)
    if abilities is None:
        return False
    for server in s.servers.values():
        for i in server.cards:
            c = s.cards[i]
            if not c.faceup and any([_could_be(s, c, node, effect) for node in abilities]):
                return True
    return False


def _could_be(s: State, card: Card, node: Ability, effect: Effect) -> bool:
    """Whether an ability would be relevant to the effect if this unrezzed card had it."""
    if not isinstance(node, Conditional):
        return True
    return node.trigger.relevant(s, Context(CORP, card.id, card.ref), effect)


@cache
def _interrupting_unrezzed(size: int) -> dict[int, list[Ability]]:
    """Abilities that interrupt effects while their card is unrezzed, by kind, of all ``size`` nodes there are."""
    found: dict[int, list[Ability]] = {}
    for node in in_order():
        if isinstance(node, Ability) and node.where & WHILE_UNREZZED:
            for at in node.positions(CORP):
                if AT_INTERRUPT <= at < AT_REPLACEMENT:
                    kind = (at - AT_INTERRUPT) % (AT_REPLACEMENT - AT_INTERRUPT >> 1)
                    found.setdefault(kind, []).append(node)
    return found
