"""Values that abilities modify (9.11.1a): strength, costs, limits, subtypes; and what cannot be done (1.2.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..machine.card import Card
from ..machine.nodes import AT_CANNOT, AT_CONSIDERED, AT_MODIFIER, Context, Modifier, Prohibition
from ..machine.statics import Considered
from ..machine.terms import (
    A_LEAVE,
    A_LOWER_STRENGTH,
    AGENDA,
    AS_AGENDA,
    CORP,
    ICE,
    M_ADVANCEMENT_REQUIREMENT,
    M_AGENDA_POINTS,
    M_ALLOTTED_CLICKS,
    M_BAD_PUBLICITY,
    M_BASE_LINK,
    M_HAND_SIZE,
    M_HOSTED_MEMORY,
    M_INSTALL_COST,
    M_LINK,
    M_MEMORY_COST,
    M_MEMORY_FOR,
    M_MEMORY_LIMIT,
    M_PLAY_COST,
    M_POINTS_TO_WIN,
    M_REZ_COST,
    M_STRENGTH,
    M_SUBTYPE,
    M_TAGGED,
    M_TAGS,
    M_TIMES,
    M_TRASH_COST,
    NO_SERVER,
    NO_TYPE,
    RUNNER,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ..machine.state import State


def modified(s: State, kind: i64, base: int, card: Card | None) -> int:
    """9.11.1a: effects that set the value come first, then increases, then decreases."""
    entries = s.index[AT_MODIFIER + kind]
    if not entries:
        return base
    value = base
    change = 0
    for entry in entries:
        node = entry.node
        assert isinstance(node, Modifier)
        if not node.sets:
            change += node.change(s, entry.me, card)
        elif node.applies(s, entry.me, card):
            value = node.change(s, entry.me, card)
    return value + change


def _with_own(s: State, kind: i64, base: int, card: Card) -> int:
    """9.1.8d and e: a cost or requirement, with what the card itself says about it, wherever the card is."""
    cost = modified(s, kind, base, card)
    for node in card.defn.own_costs:
        if node.own_cost == kind:
            cost += node.change(s, Context(card.owner, card.id, card.ref), card)
    return cost


def strength(s: State, card: Card) -> int:
    """2.7: the strength of ice or an icebreaker."""
    if s.index[AT_CANNOT + A_LOWER_STRENGTH] and forbidden(s, A_LOWER_STRENGTH, card.owner, card) is not None:
        return _strength_not_lowered(s, card)
    return modified(s, M_STRENGTH, card.defn.strength, card)


def _strength_not_lowered(s: State, card: Card) -> int:
    """1.2.2: the strength of a card whose strength cannot be lowered."""
    value = card.defn.strength
    more = 0
    for entry in s.index[AT_MODIFIER + M_STRENGTH]:
        node = entry.node
        assert isinstance(node, Modifier)
        change = node.change(s, entry.me, card)
        if not node.sets:
            more += max(0, change)
        elif node.applies(s, entry.me, card):
            value = max(value, change)
    return value + more


def strength_changes(s: State, card: Card) -> list[tuple[Context, int]]:
    """9.11.1a: what makes the strength differ from the printed one: each source, and by how much."""
    kept = forbidden(s, A_LOWER_STRENGTH, card.owner, card) is not None
    value = card.defn.strength
    found: list[tuple[Context, int]] = []
    for entry in s.index[AT_MODIFIER + M_STRENGTH]:
        node = entry.node
        assert isinstance(node, Modifier)
        if node.sets and not node.applies(s, entry.me, card):
            continue
        change = node.change(s, entry.me, card)
        if node.sets:
            value, change = change, change - value
        if change > 0 or (change and not kept):
            found.append((entry.me, change))
    return found


def install_cost(s: State, card: Card, server: int = NO_SERVER, discount: int = 0, x: int = 0, without: int = 0) -> int:
    """1.15.5: as printed (1.15.5a), of ice what is there (1.15.5b); increases, then decreases, never below 0 (1.15.1c).

    ``without``: how much ice is trashed before.
    For a cost of X, the chosen ``x`` (8.2.11b): it is determined after all modifiers, so X is what is paid (1.15.3).
    """
    if card.defn.type == ICE:
        found = s.servers.get(server)
        cost = 0 if found is None else len(found.ice) - without
        if cost > 0 and s.index[AT_MODIFIER + M_INSTALL_COST]:
            card = card.with_(server=server)  # where it will not be the innermost piece of ice
    elif card.owner == CORP:
        cost = 0
    else:
        if card.defn.cost_is_x:
            return x
        cost = card.defn.cost
    cost = _with_own(s, M_INSTALL_COST, cost, card) - discount
    return cost if cost > 0 else 0


def rez_cost(s: State, card: Card, discount: int = 0) -> int:
    """1.15.7."""
    cost = _with_own(s, M_REZ_COST, card.defn.cost, card) - discount
    return cost if cost > 0 else 0


def play_cost(s: State, card: Card, discount: int = 0, x: int = 0) -> int:
    """1.15.6, 3.5.2, 3.7.2; for a cost of X, the chosen ``x``, which is determined after all modifiers (1.15.3)."""
    if card.defn.cost_is_x:
        return max(0, x)
    cost = _with_own(s, M_PLAY_COST, card.defn.cost, card) - discount
    return cost if cost > 0 else 0


def trash_cost(s: State, card: Card) -> int:
    """2.6: the trash cost, or -1 for a card without one (3.3.3, 3.4.5, 3.5.3, 3.6.4)."""
    if card.defn.trash_cost < 0 or card.converted:
        return -1
    return max(0, modified(s, M_TRASH_COST, card.defn.trash_cost, card))


def requirement(s: State, card: Card) -> int:
    """2.4: the advancement requirement of an agenda."""
    return max(0, _with_own(s, M_ADVANCEMENT_REQUIREMENT, card.defn.requirement, card))


def points(s: State, card: Card) -> int:
    """2.5: the agenda points of a card, which count for whoever has it in their score area (3.2.2b)."""
    base = card.converted - AS_AGENDA if card.converted > 0 else card.defn.points
    return modified(s, M_AGENDA_POINTS, base, card)


def points_to_win(s: State) -> int:
    """1.7.2a: how many agenda points win the game: seven, unless a card says otherwise."""
    return modified(s, M_POINTS_TO_WIN, 7, None)


def score(s: State, side: int) -> int:
    """1.16.1: the sum of the agenda points in a score area."""
    total = 0
    for i in s.score_area(side):
        total += points(s, s.cards[i])
    return total


def memory_limit(s: State) -> int:
    """1.19.2: from what the identity says on (2.10.2)."""
    return modified(s, M_MEMORY_LIMIT, s.cards[RUNNER].defn.memory_limit, None)


def memory_cost(s: State, card: Card) -> int:
    """3.9.3: what a program requires while it is installed; nothing about its install cost changes it (3.9.3d)."""
    return max(0, _with_own(s, M_MEMORY_COST, card.defn.memory, card))


def memory_counted(s: State, card: Card) -> int:
    """1.19.3: what a program takes of the memory limit; nothing while its host says so."""
    return memory_cost(s, card) if modified(s, M_HOSTED_MEMORY, 1, card) > 0 else 0


def memory_used(s: State, gone: tuple[int, ...] = (), extra: Card | None = None) -> int:
    """The memory cost of all installed programs together, without what they find in memory meant only for them.

    ``gone`` are programs that are not counted, ``extra`` is one that is to be installed.
    """
    total = 0 if extra is None else memory_counted(s, extra)
    for i in s.programs:
        if not (gone and i in gone):
            total += memory_counted(s, s.cards[i])
    if not s.index[AT_MODIFIER + M_MEMORY_FOR]:
        return total
    programs = [] if extra is None else [extra]
    programs += [s.cards[i] for i in s.programs if i not in gone]
    return total - _memory_for_some(s, programs)


def memory_for(s: State, card: Card) -> int:
    """How much memory there is that ``card`` could use and that is not for every program."""
    return _memory_for_some(s, [card]) if s.index[AT_MODIFIER + M_MEMORY_FOR] else 0


def _memory_for_some(s: State, programs: list[Card]) -> int:
    """How much of the memory that only some programs can use these programs fill: the narrowest first."""
    left = [memory_counted(s, c) for c in programs]
    filled = 0
    for entry in s.index[AT_MODIFIER + M_MEMORY_FOR]:
        node = entry.node
        assert isinstance(node, Modifier)
        room = node.change(s, entry.me, None)
        for at, c in enumerate(programs):
            if room > 0 and left[at] > 0 and node.applies(s, entry.me, c):
                taken = min(room, left[at])
                left[at] -= taken
                room -= taken
                filled += taken
    return filled


def stuck(s: State, card: Card) -> bool:
    """Whether a card cannot leave the zone that it is in (1.2.2)."""
    return bool(s.index[AT_CANNOT + A_LEAVE]) and forbidden(s, A_LEAVE, card.owner, card) is not None


def counters_on(s: State, card: Card, kind: int) -> int:
    """How many counters of a kind are on a card, with those that are only considered to be there (1.9.4)."""
    n = card.counters[kind]
    for entry in s.index[AT_CONSIDERED]:
        node = entry.node
        assert isinstance(node, Considered)
        n += node.more(s, entry.me, card, kind)
    return n


def counter_sources(s: State, card: Card, kind: int) -> list[int]:
    """Ids of the cards whose counters can be spent as if they were on ``card``, itself first."""
    found = [card.id]
    for entry in s.index[AT_CONSIDERED]:
        node = entry.node
        assert isinstance(node, Considered)
        i = node.from_card(s, entry.me, card, kind)
        if i != -1:
            found.append(i)
    return found


def tags(s: State) -> int:
    """How many tags the Runner has, with those that they are only considered to have (1.9.4)."""
    return modified(s, M_TAGS, s.tags, None)


def bad_publicity(s: State) -> int:
    """How much bad publicity the Corp has, with what it is only considered to have (1.9.4)."""
    return modified(s, M_BAD_PUBLICITY, s.bad_publicity, None)


def is_tagged(s: State) -> bool:
    """10.5.2: one or more tags, or an ability that says so."""
    return tags(s) > 0 or modified(s, M_TAGGED, 0, None) > 0


def link(s: State) -> int:
    """10.7.1: the Runner's link value, of which the base link is a part (2.9.2)."""
    return max(0, modified(s, M_LINK, s.identity(RUNNER).defn.link, None))


def base_link(s: State) -> int:
    """10.8.3: the Runner's link strength in a trace before credits are spent, which is the link value itself."""
    return modified(s, M_BASE_LINK, link(s), None)


def times_each_turn(s: State, card: Card) -> int:
    """How many times each turn an ability of ``card`` triggers that does so "the first time each turn"."""
    return modified(s, M_TIMES, 1, card)


def hand_size(s: State, side: int) -> int:
    """5.5.3: maximum hand size, five at first (5.5.3a); brain damage lowers the Runner's (5.5.3b, 10.4.2b)."""
    size = modified(s, M_HAND_SIZE, 5, s.cards[side])
    return size - s.brain if side == RUNNER else size


def allotted_clicks(s: State, side: int) -> int:
    """1.11.2: three for the Corp (1.11.2a) and four for the Runner (1.11.2b), unless a card says otherwise."""
    printed = 4 if side == RUNNER else 3
    return max(0, modified(s, M_ALLOTTED_CLICKS, printed, s.cards[side]))


def has_subtype(s: State, card: Card, subtype: str) -> bool:
    """9.11.1b: added more often than removed."""
    if card.type == NO_TYPE or card.converted:
        return False
    printed = subtype in card.defn.subtypes
    entries = s.index[AT_MODIFIER + M_SUBTYPE]
    if not entries:
        return printed
    count = 1 if printed else 0
    for entry in entries:
        node = entry.node
        assert isinstance(node, Modifier)
        if node.subtype == subtype:
            count += node.change(s, entry.me, card)
        elif node.subtype == "*":
            count += node.gains(s, entry.me, card, subtype)
    return count > 0


def can_be_advanced(s: State, card: Card) -> bool:
    """1.17.2: agendas always, other cards if they say so, even unrezzed."""
    if not card.installed or card.owner != CORP:
        return False
    if card.type == AGENDA:
        return True
    allowed = card.defn.can_advance
    if allowed is None:
        return False
    return allowed.holds(s, Context(CORP, card.id, card.ref))


def forbidden(s: State, act: i64, player: int, card: Card | None = None, server: int = NO_SERVER) -> Card | None:
    """1.2.2: the card whose "cannot" forbids an act now, if any."""
    for entry in s.index[AT_CANNOT + act]:
        node = entry.node
        assert isinstance(node, Prohibition)
        if node.forbids(s, entry.me, player, card, server):
            return s.cards[entry.me.card]
    return None
