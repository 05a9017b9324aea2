"""The table of whoever decides in a world, from its state: only what that seat knows of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..rules.additional.traces import Trace
from ..rules.concepts.knowledge import Fact, could_be, known_advanceable
from ..rules.concepts.values import hand_size, memory_limit, memory_used, score, strength
from ..rules.machine.decisions import V_ACCESS, V_RUN, V_SERVER
from ..rules.machine.terms import (
    ADVANCEMENT,
    ARCHIVES,
    CORP,
    CREDIT,
    HQ,
    ICE,
    NO_SERVER,
    PLAY_AREA,
    POWER,
    RND,
    RUNNER,
    VIRUS,
)
from ..rules.runs.encounters import Encounter, subroutines
from ..rules.runs.run import APPROACH_SERVER, Run
from .reading import read
from .table import HIDDEN, Act, Seen, Site, Table

if TYPE_CHECKING:
    from ..rules.machine.card import Card, CardDef
    from ..rules.machine.decisions import Decision
    from ..rules.machine.state import State

#: How a fact says that a card is in HQ (see ``rules.concepts.knowledge``).
IN_HQ: Final = -1 - HQ

_TRACES: Final = ("trace-corp", "trace-runner")


def table_of(s: State, decision: Decision) -> Table:
    """What the deciding seat sees."""
    seat = decision.player
    t = Table(seat, decision.kind, decision.rule, decision.number)
    t.turn = s.turn_number
    t.mine = s.turn == seat
    t.credits = s.credits
    t.clicks = s.clicks
    t.points = [score(s, CORP), score(s, RUNNER)]
    t.hand_size = [len(s.hand(CORP)), len(s.hand(RUNNER))]
    t.hand_limit = [hand_size(s, CORP), hand_size(s, RUNNER)]
    t.deck = [len(s.deck(CORP)), len(s.deck(RUNNER))]
    cards = s.cards
    t.identities = [read(cards[CORP].defn.title), read(cards[RUNNER].defn.title)]
    t.hand = [read(cards[i].defn.title) for i in s.hand(seat)]
    t.tags = s.tags
    t.bad_publicity = s.bad_publicity
    t.run_credits = s.run_credits
    facts = _known_places(s, t, seat)
    for number, server in s.servers.items():
        site = Site(number)
        for i in server.ice:
            site.ice.append(_seen(s, t, cards[i], seat, number, facts))
        for i in server.cards:
            site.cards.append(_seen(s, t, cards[i], seat, number, facts))
        t.sites[number] = site
    for i in s.zones[PLAY_AREA]:
        c = cards[i]
        if c.installed and c.owner == RUNNER and i > RUNNER:
            t.rig.append(_seen(s, t, c, seat, NO_SERVER, facts))
    for i in s.zones[ARCHIVES]:
        c = cards[i]
        if not c.faceup:
            t.facedown_archives += 1
        if c.sight >> seat & 1:
            t.archives.append(read(c.defn.title))
    if seat == RUNNER and decision.kind == "action":
        t.memory_limit = memory_limit(s)
        t.memory_used = memory_used(s)
    _running(s, t)
    if decision.kind in _TRACES:
        for frame in reversed(s.stack):
            if isinstance(frame, Trace):
                t.trace_strength = frame.strength(s)
                t.trace_link = frame.link_strength(s)
                break
    if decision.card >= 0:
        c = cards[decision.card]
        if s.sees(seat, c):
            t.about = read(c.defn.title)
        t.about_seen = t.all_seen.get(c.id)
    _acts(s, t, decision)
    return t


def _acts(s: State, t: Table, decision: Decision) -> None:
    looks = decision.kind == "search"  # who searches looks at the cards (4.2)
    for n, (verb, card, arg) in enumerate(decision.keys):
        known = None
        seen = None
        if card >= 0:
            c = s.cards[card]
            if looks or s.sees(t.side, c):
                known = read(c.defn.title)
            seen = t.all_seen.get(card)
        if verb == V_RUN or verb == V_SERVER or (verb == V_ACCESS and card < 0):
            t.acts.append(Act(n, verb, known, seen, arg, -1))
        else:
            t.acts.append(Act(n, verb, known, seen, NO_SERVER, arg))


def _only_in_hq(s: State, fact: Fact) -> bool:
    """Whether a card that may be in HQ can be nowhere else."""
    if len(fact.places) == 1:
        return True
    advanced = known_advanceable(s)
    for where in fact.places:
        if where != IN_HQ and (where < 0 or could_be(s, fact.defn, s.cards[where], where in advanced)):
            return False
    return True


def _known_places(s: State, t: Table, seat: int) -> dict[int, CardDef]:
    """Cards that lie facedown, but that the seat remembers."""
    found: dict[int, CardDef] = {}
    for fact in s.facts[seat]:
        if len(fact.places) == 1:
            for where in fact.places:
                if where >= 0:
                    found[where] = fact.defn
        if seat == RUNNER and IN_HQ in fact.places:
            t.known_in_hq += _only_in_hq(s, fact)
    deck = s.zones[RND]
    if seat == RUNNER and deck and deck[0] in found:
        t.top_of_rnd = read(found[deck[0]].title)
    return found


def _seen(s: State, t: Table, c: Card, seat: int, server: int, facts: dict[int, CardDef]) -> Seen:
    known = HIDDEN
    strong = 0
    if s.sees(seat, c):
        known = read(c.defn.title)
        strong = strength(s, c) if c.faceup and (c.type == ICE or known.breaks) else known.strength
    elif c.id in facts:
        known = read(facts[c.id].title)
        strong = known.strength
    found = Seen(known, c.owner, c.faceup, server, c.id, strong)
    counters = c.counters
    found.advancement = counters[ADVANCEMENT]
    found.credits = counters[CREDIT]
    found.virus = counters[VIRUS]
    found.power = counters[POWER]
    t.all_seen[c.id] = found
    return found


def _running(s: State, t: Table) -> None:
    if s.run_at >= 0:
        run = s.stack[s.run_at]
        assert isinstance(run, Run)
        t.attacked = run.server
        t.at_server = run.step >= APPROACH_SERVER
        ice = s.card(run.ice)
        if ice is not None:
            t.ice = t.all_seen.get(ice.id)
    if s.encounter_at >= 0:
        frame = s.stack[s.encounter_at]
        assert isinstance(frame, Encounter)
        c = s.card(frame.ice)
        if c is not None:
            t.encountered = t.all_seen.get(c.id)
            count = len(subroutines(s, c))
            t.left = sum([not frame.broken >> n & 1 for n in range(count)])
