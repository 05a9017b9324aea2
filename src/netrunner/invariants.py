"""What is true of every state of every game, whatever the cards do: each rule as a small check with its number.

Tests look at a game with ``check`` after each choice; a saved game must pass before it is continued. What a checkpoint
puts in order (10.3.1) is asked only where a player has priority, for in between it may be otherwise.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from .rules.abilities.paid_ability_window import PaidWindow
from .rules.accessing.access import AccessCard
from .rules.concepts.open_hands import still_open
from .rules.concepts.setup import Setup
from .rules.concepts.values import forbidden, hand_size, has_subtype, memory_limit, memory_used, points_to_win, score
from .rules.into_play.installing import Install
from .rules.into_play.playing import Play
from .rules.machine.card import (
    PILES,
    Card,
)
from .rules.machine.frames import Frame
from .rules.machine.nodes import Entry
from .rules.machine.state import State
from .rules.machine.terms import (
    A_WIN,
    AGENDA,
    ASSET,
    CORP,
    CORP_SCORE,
    EVENT,
    FIRST_REMOTE,
    FORCED,
    HARDWARE,
    HEAP,
    ICE,
    IDENTITY,
    NO_COUNTERS,
    NO_SERVER,
    OPERATION,
    PLAY_AREA,
    RUNNER,
    RUNNER_SCORE,
    SERVER_ARCHIVES,
    SET_ASIDE,
    SIDES,
    UPGRADE,
    ZONES,
)
from .rules.machine.zones import is_deck, is_hand, is_score_area, side_of
from .rules.runs.encounters import Encounter
from .rules.runs.run import Run
from .rules.turns.turn import Turn

Problems = Iterator[str]

#: The questions that are put to a player who has priority (9.2), after a checkpoint (10.3.3).
PRIORITY: Final = ("action", "window", "react", "interrupt")


class BrokenInvariant(AssertionError):
    """A state that no game can reach."""


def check(s: State) -> list[str]:
    """Everything that is wrong with a state: nothing, as long as the engine is right."""
    found = [problem for rule in ALWAYS for problem in rule(s)]
    if not found and s.decision is not None and s.decision.kind in PRIORITY:
        found = [problem for rule in WITH_PRIORITY for problem in rule(s)]
    return found


def require(s: State) -> None:
    """Raise ``BrokenInvariant`` with everything that is wrong."""
    found = check(s)
    if found:
        raise BrokenInvariant("; ".join(found))


def census(s: State) -> tuple[tuple[str, int], ...]:
    """Every card with its owner: cards neither appear nor vanish, so this stays the same from start to end."""
    fronts = [(c.defn if c.defn.front is None else c.defn.front, c.owner) for c in s.cards]
    return tuple(sorted([(defn.title, owner) for defn, owner in fronts]))  # identities change places (1.5.4)


def name(c: Card) -> str:
    """A card in a message for developers."""
    return f"{c.defn.title} #{c.id}"


# -- always ---------------------------------------------------------------------------------------------------------


def one_zone_each(s: State) -> Problems:
    """4.1.1c: each card exists in exactly one zone, the one that its record names."""
    seen: dict[int, int] = {}
    for zone, ids in enumerate(s.zones):
        for i in ids:
            if i in seen:
                yield f"{name(s.cards[i])} is in {ZONES[seen[i]]} and in {ZONES[zone]}"
            seen[i] = zone
    for i, c in enumerate(s.cards):
        if c.id != i or c.ref != c.inc * 256 + i:
            yield f"the record of {name(c)} is filed under {i}"
        if seen.get(i) != c.zone:
            yield f"{name(c)} says it is in {ZONES[c.zone]}"


def own_zones(s: State) -> Problems:
    """4.1.1b: decks, hands and discard piles hold cards of their owner."""
    for zone in range(PLAY_AREA):
        if not is_score_area(zone):
            for i in s.zones[zone]:
                if s.cards[i].owner != side_of(zone):
                    yield f"{name(s.cards[i])} is in the opponent's {ZONES[zone]}"


def identities(s: State) -> Problems:
    """3.1: each player's identity is in the play area, and active once the game has begun."""
    for side in (CORP, RUNNER):
        c = s.identity(side)
        if c.defn.type != IDENTITY or c.zone != PLAY_AREA or c.owner != side or c.installed:
            yield f"{name(c)} is not the identity of the {SIDES[side]}"
        if not c.active and not isinstance(s.stack[0] if s.stack else None, Setup):
            yield f"{name(c)} is not active"


def activity(s: State) -> Problems:
    """1.8.3, 1.8.4: where cards are active, and that installed cards are in the play area."""
    for c in s.cards:
        if c.installed and c.zone != PLAY_AREA:
            yield f"{name(c)} is installed in {ZONES[c.zone]}"
        if c.active and not c.faceup:
            yield f"{name(c)} is facedown and active"
        if c.active and c.zone != PLAY_AREA and (not is_score_area(c.zone) or c.zone > PLAY_AREA):
            yield f"{name(c)} is active in {ZONES[c.zone]}"
        begun = not isinstance(s.stack[0] if s.stack else None, Setup)
        if c.installed and c.faceup and not c.active and c.type != AGENDA and begun:
            yield f"{name(c)} is installed faceup and not active"


def plain_elsewhere(s: State) -> Problems:
    """8.2.10, 10.3.1j: in decks, hands and discard piles there are no counters, hosts or places; decks are facedown."""
    for zone in [zone for zone, pile in enumerate(PILES) if pile]:
        for i in s.zones[zone]:
            c = s.cards[i]
            if c.counters != NO_COUNTERS or c.hosted or c.host >= 0 or c.server != NO_SERVER or c.converted:
                yield f"{name(c)} in {ZONES[zone]} has what only cards in play have"
            if (is_deck(zone) or is_hand(zone)) and c.faceup:
                yield f"{name(c)} is faceup in {ZONES[zone]}"
            if zone == HEAP and not c.faceup:
                yield f"{name(c)} is facedown in the heap"  # 8.4.4


def counts(s: State) -> Problems:
    """1.9.5: nobody has fewer than no credits, clicks, tags or counters."""
    numbers = (*s.credits, *s.clicks, *s.click_spent, s.tags, s.bad_publicity, s.brain, s.run_credits)
    if min(numbers) < 0:
        yield f"a number is negative: {numbers}"
    if s.run_credits > s.credits[RUNNER]:
        yield "the Runner has spent credits of bad publicity that are counted as unspent"
    for c in s.cards:
        if c.counters != NO_COUNTERS and min(c.counters) < 0:
            yield f"{name(c)} has negative counters: {c.counters}"


def servers(s: State) -> Problems:
    """4.7: the central servers, and every installed Corp card in the one place that its record names."""
    if list(s.servers) != sorted(s.servers):
        yield f"the servers are out of order: {list(s.servers)}"
    if [n for n in s.servers if n < FIRST_REMOTE] != [0, 1, 2]:
        yield "a central server is missing"
    placed: set[int] = set()
    for n, server in s.servers.items():
        if server.id != n or n >= s.next_remote:
            yield f"server {n} has a wrong number"
        for ids, ice in ((server.ice, True), (server.cards, False)):
            for i in ids:
                c = s.cards[i]
                if i in placed:
                    yield f"{name(c)} is in two places"
                placed.add(i)
                if not c.installed or c.server != n or c.host >= 0 or (c.defn.type == ICE) != ice:
                    yield f"{name(c)} does not belong in server {n}"
                if n <= SERVER_ARCHIVES and not ice and c.defn.type != UPGRADE:
                    yield f"{name(c)} cannot be in a root"  # 8.2.1b
    for i in s.zones[PLAY_AREA]:
        c = s.cards[i]
        if c.installed and c.owner == CORP and c.host < 0 and i not in placed:
            yield f"{name(c)} is installed nowhere"


def hosting(s: State) -> Problems:
    """1.12: a host knows what it hosts, and what is hosted knows its host."""
    for zone in (PLAY_AREA, SET_ASIDE, CORP_SCORE, RUNNER_SCORE):
        for i in s.zones[zone]:
            c = s.cards[i]
            for j in c.hosted:
                if s.cards[j].host != c.ref:
                    yield f"{name(c)} hosts {name(s.cards[j])}, which does not know"
            host = s.card(c.host)
            if host is not None and i not in host.hosted:
                yield f"{name(c)} is hosted on {name(host)}, which does not know"


def passing_through(s: State) -> Problems:
    """8.3.1, 8.6.7: what is in the play area and not installed is being played or installed, or lasts (3.5.1)."""
    moving: set[int] = set()
    for frame in s.stack:
        if isinstance(frame, (Play, Install)):
            moving.add(frame.me.card)
    for i in s.zones[PLAY_AREA]:
        c = s.cards[i]
        if c.installed and c.defn.type in (EVENT, OPERATION, IDENTITY) and c.faceup and not c.converted:
            yield f"{name(c)} is installed"
        if not c.installed and i > 1 and i not in moving and i not in s.lasting and not c.converted and c.host < 0:
            yield f"{name(c)} is in the play area for no reason"
    if s.installing and not any(isinstance(frame, Install) for frame in s.stack):
        yield "a server is kept for a card that nobody installs"  # 8.2.8


def pointers(s: State) -> Problems:
    """The state knows where on the stack the run, the encounter and the access in progress are."""
    if not s.over and not (s.stack and isinstance(s.stack[0], (Setup, Turn))):
        yield "there is no turn in progress"
    runs = [n for n, frame in enumerate(s.stack) if isinstance(frame, Run) and frame.uid]
    if (runs or [-1]) != [s.run_at]:
        yield f"runs at {runs}, not at {s.run_at}"  # one at a time
    yield from _nested(s, Encounter, s.encounter_at)
    yield from _nested(s, AccessCard, s.access_at)
    for frame in s.stack:
        if frame.uid > s.uid:
            yield f"{type(frame).__name__} has a number of the future"


def _nested(s: State, kind: type[Frame], at: int) -> Problems:
    """Of encounters and accesses inside each other, the state points to the innermost, and each to the next."""
    found = [n for n, frame in enumerate(s.stack) if isinstance(frame, kind) and frame.uid]
    chain: list[int] = []
    while 0 <= at < len(s.stack) and isinstance(s.stack[at], kind) and len(chain) <= len(found):
        chain.append(at)
        at = getattr(s.stack[at], "before", -1)
    if at != -1 or chain[::-1] != found:
        yield f"{kind.__name__} at {found}, not at {chain[::-1]}"


def index(s: State) -> Problems:
    """The index of active abilities is what it would be if it were derived anew."""
    t = s.copy()
    t.rebuild_index()
    for at, (kept, fresh) in enumerate(zip(s.index, t.index, strict=True)):
        if kept is not fresh and [_entry(e) for e in kept] != [_entry(e) for e in fresh]:
            yield f"the index of active abilities differs at {at}"
    hosted = tuple([c.id for c in s.cards if c.installed and c.owner == CORP and c.host >= 0])
    if s.corp_hosted != hosted:
        yield f"Corp cards on other cards are {hosted}, not {s.corp_hosted}"
    if s.programs != t.programs:
        yield f"installed programs are {t.programs}, not {s.programs}"
    if s.rooted != t.rooted:
        yield f"cards in servers or their roots are {t.rooted}, not {s.rooted}"


def _entry(e: Entry) -> tuple[int, int, int, int, int]:
    return (e.order, id(e.node), e.me.player, e.me.card, e.me.ref)


def memory_of_the_game(s: State) -> Problems:
    """9.1.4, 9.9: what is remembered is of the past, and lingering effects have numbers of their own."""
    numbers = [kept.number for kept in s.lingering]
    if numbers != sorted(set(numbers)) or (numbers and numbers[-1] > s.uid):
        yield f"lingering effects are out of order: {numbers}"
    for ref in s.last_cards:
        if s.card(ref) is not None:
            yield f"{name(s.at(ref))} is remembered as gone, and still there"
    event = s.events
    if event is not None and event.prev is not None and event.prev.n != event.n - 1:
        yield "the record of events has a gap"
    if s.turn_start > (0 if event is None else event.n + 1):
        yield "the turn began in the future"


def question(s: State) -> Problems:
    """A question has options, each with a text of its own by which it is found again."""
    d = s.decision
    if s.over:
        if d is not None or not s.reason or not -1 <= s.winner <= 1:
            yield "the game is over without an end"
        return
    if d is None:
        return
    if not d.options:
        yield f"{d.kind} has no options"
    if s.mode == FORCED and len(d.options) < 2:
        yield f"{d.kind} has one option and was asked all the same"
    if not d.rule or d.player not in (CORP, RUNNER):
        yield f"{d.kind} names no rule or no player"
    if len({o.key for o in d.options}) != len(d.options):
        yield f"{d.kind} offers the same twice"
    for o in d.options:
        if d.find(d.text_of(o)) != o:
            yield f"{d.text_of(o)!r} is not found by its text"


ALWAYS: Final[tuple[Callable[[State], Problems], ...]] = (
    one_zone_each, own_zones, identities, activity, plain_elsewhere, counts, servers, hosting, passing_through,
    pointers, index, memory_of_the_game, question,
)  # fmt: skip


# -- where a player has priority ------------------------------------------------------------------------------------


def points(s: State) -> Problems:
    """1.7.2a: with enough agenda points the game is over, unless that player cannot win now (1.2.2)."""
    for side in (CORP, RUNNER):
        if score(s, side) >= points_to_win(s) and forbidden(s, A_WIN, side) is None:
            yield f"the {SIDES[side]} has {score(s, side)} agenda points and has not won"


def memory(s: State) -> Problems:
    """3.9.3: programs keep within the memory limit."""
    if memory_used(s) > memory_limit(s):
        yield f"{memory_used(s)} of {memory_limit(s)} memory units are used"


def unique(s: State) -> Problems:
    """10.3.1d: one active unique card of a name; 3.8.5: one console."""
    titles: set[str] = set()
    consoles = 0
    for i in s.zones[PLAY_AREA]:
        c = s.cards[i]
        if c.active and c.defn.unique and c.type != IDENTITY:
            if c.defn.title in titles:
                yield f"there are two {c.defn.title}"
            titles.add(c.defn.title)
        if c.active and c.type == HARDWARE and has_subtype(s, c, "console"):
            consoles += 1
    if consoles > 1:
        yield f"there are {consoles} consoles"


def room(s: State) -> Problems:
    """4.7.8a and e, 3.6.5: one agenda or asset and one region in a server; a remote server without cards is none."""
    for n, server in s.servers.items():
        cards = [s.cards[i] for i in server.cards]
        if len([c for c in cards if c.type in (AGENDA, ASSET)]) > 1:
            yield f"server {n} holds more than one agenda or asset"
        if len([c for c in cards if has_subtype(s, c, "region")]) > 1:
            yield f"server {n} holds more than one region"
        if n >= FIRST_REMOTE and not server.ice and not server.cards and n not in s.installing:
            yield f"server {n} is empty"


def hosts(s: State) -> Problems:
    """10.3.1g: nothing is hosted on a card that is gone."""
    for i in s.zones[PLAY_AREA]:
        c = s.cards[i]
        if c.host >= 0 and s.card(c.host) is None:
            yield f"{name(c)} is hosted on what is gone"


def nothing_left_over(s: State) -> Problems:
    """4.8.1, 1.20.6: at an action, no card is set aside or shown, and no run, encounter or access is in progress."""
    if s.decision is None or s.decision.kind != "action":
        return
    keeps = any([c.defn.before_starting_hand for c in s.cards])  # facedown cards may be set aside for the whole game
    aside = [i for i in s.zones[SET_ASIDE] if not keeps or s.cards[i].faceup]
    if aside or s.shown != still_open(s) or s.installing:
        yield "something is set aside, shown or being installed between actions"
    if (s.run_at, s.encounter_at, s.access_at) != (-1, -1, -1) or s.pending or s.run_credits:
        yield "something is in progress between actions"


def hands(s: State) -> Problems:
    """5.5.1: after discarding, the active player is within the maximum hand size."""
    frame = s.stack[-1]
    if s.phase == "discard" and isinstance(frame, PaidWindow) and not frame.acted and not frame.received:
        if len(s.hand(s.turn)) > max(0, hand_size(s, s.turn)):
            yield f"the {SIDES[s.turn]} has not discarded"


WITH_PRIORITY: Final[tuple[Callable[[State], Problems], ...]] = (
    points, memory, unique, room, hosts, nothing_left_over, hands,
)  # fmt: skip
