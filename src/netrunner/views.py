"""Views: what one seat may know of a game, as plain data that leaves the engine (1.20, 10.2).

``docs/views.md`` describes every field. A view has no ids: cards are named by where they are ("HQ ice 1", "rig 3"), and
a hidden card that moves from one hidden place to another leaves nothing behind by which it could be followed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .rules.abilities.interrupts import InterruptWindow
from .rules.abilities.lingering_effects import (
    D_CURRENT,
    D_ENCOUNTERED,
    D_FOREVER,
    D_IN_NEXT_TURN,
    D_NEXT_RUN,
    D_NEXT_TURN,
    D_ONCE,
    D_SOURCE,
    D_STRUCTURE,
    Lingering,
)
from .rules.abilities.paid_ability_window import PaidWindow
from .rules.abilities.reaction_windows import ReactionWindow
from .rules.accessing.access import AccessCard, AccessSet
from .rules.additional.loops import Loop
from .rules.additional.psi_games import Psi
from .rules.additional.traces import Trace
from .rules.concepts.knowledge import SPECTATOR, could_be, known_advanceable
from .rules.concepts.moving import chosen_server
from .rules.concepts.searching import Search
from .rules.concepts.setup import Setup
from .rules.concepts.values import (
    bad_publicity,
    hand_size,
    is_tagged,
    link,
    memory_limit,
    memory_used,
    points,
    score,
    strength,
    strength_changes,
    tags,
)
from .rules.into_play.installing import Install
from .rules.into_play.playing import Play
from .rules.machine.card import Card
from .rules.machine.decisions import V_ACCESS, V_RUN, V_SERVER, VERBS
from .rules.machine.terms import (
    ARCHIVES,
    CORP,
    COUNTERS,
    GRIP,
    HQ,
    ICE,
    NO_SERVER,
    PLAY_AREA,
    PROGRAM,
    REMOVED,
    RND,
    RUNNER,
    SERVER_ARCHIVES,
    SET_ASIDE,
    SIDES,
    STACK,
    ZONES,
)
from .rules.questions.choosing_servers import Guess
from .rules.questions.naming_cards import named_for
from .rules.questions.naming_subtypes import named_subtype
from .rules.questions.option_texts import place_name, server_name
from .rules.runs.encounters import Encounter, subroutines
from .rules.runs.run import (
    ANNOUNCE_SERVER,
    APPROACH_ICE,
    APPROACH_SERVER,
    CLOSE_WINDOWS,
    ENCOUNTER_ICE,
    PASS_ICE,
    Run,
    current_run,
)
from .rules.turns.turn import ActionWindow, Turn
from .view_types import (
    AccessView,
    Agenda,
    CardView,
    Choice,
    DecisionView,
    Effect,
    EncounterView,
    Known,
    Moment,
    Player,
    RunPhase,
    RunView,
    ServerView,
    StrengthChange,
    TraceView,
    View,
)

if TYPE_CHECKING:
    from .rules.concepts.knowledge import Fact
    from .rules.machine.decisions import Decision, Option
    from .rules.machine.frames import Frame
    from .rules.machine.nodes import Context
    from .rules.machine.state import State

#: Counts up whenever a field changes its meaning or goes away.
SCHEMA: Final = 1

#: Timing structures and windows whose steps everybody follows; what happens inside them may be a player's secret.
_PUBLIC: Final = (
    Turn, Setup, ActionWindow, PaidWindow, ReactionWindow, InterruptWindow, Run, Encounter, AccessSet, AccessCard,
    Trace, Psi, Guess, Install, Play, Search, Loop,
)  # fmt: skip

#: The names of the places in which hidden cards cannot be told apart.
_CELLS: Final = {
    -1 - RND: "R&D", -1 - HQ: "HQ", -1 - ARCHIVES: "Archives facedown", -1 - STACK: "stack", -1 - GRIP: "grip",
}  # fmt: skip


def seat_of(side: str | None) -> int:
    """The number of a seat: ``"corp"``, ``"runner"``, or None for a spectator.

    >>> seat_of("runner"), seat_of(None)
    (1, 2)
    """
    if side is None:
        return SPECTATOR
    if side not in SIDES:
        raise ValueError(f"{side!r} is no seat: corp, runner or None")
    return SIDES.index(side)


def view(s: State, side: str | None) -> View:
    """Everything that ``side`` may know now, and nothing else."""
    seat = seat_of(side)
    return {
        "schema": SCHEMA,
        "seat": SIDES[seat] if seat != SPECTATOR else None,
        "turn": {"number": s.turn_number, "side": SIDES[s.turn], "phase": s.phase, "step": public_step(s)},
        "corp": _player(s, CORP, seat),
        "runner": _player(s, RUNNER, seat),
        "servers": _servers(s, seat),
        "rig": [_card(s, s.cards[i], seat, f"rig {n}") for n, i in enumerate(_rig(s), 1)],
        "playing": [_card(s, s.cards[i], seat) for i in s.zones[PLAY_AREA] if _in_between(s.cards[i])],
        "set_aside": [_card(s, s.cards[i], seat) for i in s.zones[SET_ASIDE]],
        "removed": sorted([s.cards[i].defn.title for i in s.zones[REMOVED]]),
        "run": _run(s),
        "encounter": _encounter(s),
        "access": _access(s, seat),
        "trace": _trace(s),
        "effects": _effects(s, seat),
        "decision": _decision(s, seat),
        "known": _known(s, seat),
        "over": s.over,
        "winner": SIDES[s.winner] if s.winner >= 0 else None,
        "reason": s.reason,
    }


def public_step(s: State) -> str:
    """The rule of the step that the game has reached, as far as everybody can tell."""
    for frame in reversed(s.stack):
        if isinstance(frame, _PUBLIC):
            return _step(frame, frame is s.stack[-1])
    return ""


def _step(frame: Frame, asks: bool) -> str:
    """The step of a timing structure that asks, or that waits for something within the step it has taken."""
    if not asks and isinstance(frame, (Turn, Encounter, AccessSet, AccessCard, Install, Play, Trace)):
        return frame.steps()[frame.step - 1]
    return frame.rule()


# -- players --------------------------------------------------------------------------------------------------------


def _player(s: State, side: int, seat: int) -> Player:
    discard = [s.cards[i] for i in s.discard_pile(side)]
    facedown = [c for c in discard if c.zone == ARCHIVES and not c.faceup]
    found: Player = {
        "identity": _card(s, s.cards[side], seat),
        "credits": s.credits[side],
        "clicks": s.clicks[side],
        "hand": {
            "size": len(s.hand(side)),
            "maximum": hand_size(s, side),
            "cards": _titles(s, s.hand(side), seat),
        },
        "deck": {"size": len(s.deck(side))},
        "discard": {
            "size": len(discard),
            "faceup": _faceup(s, side, discard),
            "facedown": len(facedown),
            "facedown_cards": sorted([c.defn.title for c in facedown if s.sees(seat, c)]),
        },
        "score": {"points": score(s, side), "cards": _agendas(s, side, seat)},
    }
    if side == CORP:
        found["bad_publicity"] = bad_publicity(s)
    else:
        found["tags"] = s.tags
        found["considered_tags"] = tags(s) - s.tags  # 1.9.4
        found["tagged"] = is_tagged(s)
        found["brain_damage"] = s.brain
        found["link"] = link(s)
        found["memory"] = {"limit": memory_limit(s), "used": memory_used(s)}
        found["run_credits"] = s.run_credits
    if side == seat:  # players know their decklists: what they cannot see of it is what is left
        found["unseen"] = _counted(_unseen(s, side, seat))
    return found


def _unseen(s: State, side: int, seat: int) -> list[str]:
    """The titles of a side's cards that a seat cannot see."""
    return [c.defn.title for c in s.cards if c.owner == side and not s.sees(seat, c)]


def _faceup(s: State, side: int, discard: list[Card]) -> list[str]:
    """The faceup cards of a discard pile, by title; in their order, the oldest first, where that matters."""
    titles = [c.defn.title for c in discard if c.zone != ARCHIVES or c.faceup]
    return titles if s.identity(side).defn.ordered_heap else sorted(titles)


def _titles(s: State, ids: tuple[int, ...], seat: int) -> list[str]:
    return sorted([s.cards[i].defn.title for i in ids if s.sees(seat, s.cards[i])])


def _counted(titles: list[str]) -> dict[str, int]:
    found: dict[str, int] = {}
    for title in sorted(titles):
        found[title] = found.get(title, 0) + 1
    return found


def _agendas(s: State, side: int, seat: int) -> list[Agenda]:
    found: list[Agenda] = []
    for i in s.score_area(side):
        c = s.cards[i]
        agenda: Agenda = {"card": c.defn.title, "points": points(s, c), "counters": _counters(c)}
        if c.hosted:
            agenda["hosted"] = _hosted(s, c, seat)
        found.append(agenda)
    return sorted(found, key=repr)


# -- cards ----------------------------------------------------------------------------------------------------------


def _card(s: State, c: Card, seat: int, at: str = "") -> CardView:
    """A card that has a place of its own; ``at`` says which, where it is known already."""
    seen = s.sees(seat, c)
    found: CardView = {
        "at": at or place(s, c.id),
        "card": c.defn.title if seen else None,
        "side": SIDES[c.owner],
        "faceup": c.faceup,
        "counters": _counters(c),
    }
    if c.hosted:
        found["hosted"] = _hosted(s, c, seat)
    if c.faceup and (c.type == ICE or (c.type == PROGRAM and "icebreaker" in c.defn.subtypes)):
        found["strength"] = strength(s, c)
        if found["strength"] != c.defn.strength:
            found["strength_by"] = _strength_by(s, c, seat)
    if c.memo and c.faceup:
        found["chosen"] = _chosen(s, c)
    return found


def _strength_by(s: State, c: Card, seat: int) -> list[StrengthChange]:
    """Why the strength is not the printed one: each source once."""
    found: dict[str | None, int] = {}
    for me, change in strength_changes(s, c):
        title = _source_title(s, me, seat)
        found[title] = found.get(title, 0) + change
    return [{"source": title, "change": change} for title, change in found.items() if change]


def _source_title(s: State, me: Context, seat: int) -> str | None:
    """The title of an ability's source, for a seat that can see it."""
    for source in (me.lki, me.source(s)):
        if source is not None and s.sees(seat, source):
            return source.defn.title
    return None


def _chosen(s: State, c: Card) -> list[str]:
    """The places of the cards and the servers that were chosen for a card, openly."""
    cards = [s.card(ref) for ref in c.memo if ref >= 0]
    found = [place(s, other.id) for other in cards if other is not None and other.zone == PLAY_AREA]
    if chosen_server(c) in s.servers:
        found.append(server_name(chosen_server(c)))
    if named_for(c) or named_subtype(c):
        found.append(named_for(c) or named_subtype(c))
    return found


def _hosted(s: State, c: Card, seat: int) -> list[CardView]:
    return [_card(s, s.cards[i], seat) for i in c.hosted]


def _counters(c: Card) -> dict[str, int]:
    if not any(c.counters):
        return {}
    return {COUNTERS[kind]: n for kind, n in enumerate(c.counters) if n}


def _in_between(c: Card) -> bool:
    """In the play area, but neither an identity nor installed: being played or installed."""
    return c.id > RUNNER and not c.installed and c.host < 0


def _rig(s: State) -> list[int]:
    """The Runner's installed cards, in the order in which they came; hosted ones are with their hosts."""
    mine = [s.cards[i] for i in s.zones[PLAY_AREA] if s.cards[i].owner == RUNNER]
    return [c.id for c in mine if c.installed and c.host < 0]


def _servers(s: State, seat: int) -> list[ServerView]:
    found: list[ServerView] = []
    for n in sorted(s.servers):
        server = s.servers[n]
        found.append(
            {
                "server": server_name(n),
                "central": n <= SERVER_ARCHIVES,
                "ice": [_card(s, s.cards[i], seat) for i in server.ice],
                "cards": [_card(s, s.cards[i], seat) for i in server.cards],
            }
        )
    return found


def place(s: State, where: int) -> str:
    """The name of a place (see ``rules.concepts.knowledge``) in public terms: "HQ", "Server 1 card 1", "R&D 3"."""
    if where < 0:
        return _CELLS[where]
    c = s.cards[where]
    if where <= RUNNER:
        return f"{SIDES[where]} identity"
    if c.zone == PLAY_AREA:
        return _in_play(s, c)
    zone = s.zones[c.zone]
    if c.zone == RND or c.zone == STACK or c.zone == SET_ASIDE:
        return f"{ZONES[c.zone]} {zone.index(where) + 1}"
    return ZONES[c.zone]


def _in_play(s: State, c: Card) -> str:
    if c.host >= 0:
        host = s.card(c.host)
        if host is not None and c.id in host.hosted:
            return f"{place(s, host.id)} hosted {host.hosted.index(c.id) + 1}"
    if not c.installed:
        between = [i for i in s.zones[PLAY_AREA] if _in_between(s.cards[i])]
        return f"play {between.index(c.id) + 1}" if c.id in between else "play"
    if c.owner == RUNNER:
        rig = _rig(s)
        return f"rig {rig.index(c.id) + 1}" if c.id in rig else "rig"
    return place_name(s, c)


# -- what is going on -----------------------------------------------------------------------------------------------

#: The phases of a run with their first steps, the last one first.
_PHASES: Final[tuple[tuple[int, RunPhase], ...]] = (
    (CLOSE_WINDOWS, "run-ends"),
    (APPROACH_SERVER, "approach-server"),
    (PASS_ICE, "pass-ice"),
    (ENCOUNTER_ICE, "encounter-ice"),
    (APPROACH_ICE, "approach-ice"),
    (ANNOUNCE_SERVER, "initiation"),
)


def _phase(run: Run) -> RunPhase:
    for first, name in _PHASES:
        if run.step >= first:
            return name
    return "initiation"


def _run(s: State) -> RunView | None:
    if s.run_at < 0:
        return None
    run = s.stack[s.run_at]
    assert isinstance(run, Run)
    ice = s.card(run.ice)
    return {
        "server": server_name(run.server) if run.server != NO_SERVER else None,
        "phase": _phase(run),
        "position": run.position + 1 if run.server != NO_SERVER else None,
        "ice": place(s, ice.id) if ice is not None and ice.installed else None,
        "successful": run.successful,
    }


def _encounter(s: State) -> EncounterView | None:
    if s.encounter_at < 0:
        return None
    frame = s.stack[s.encounter_at]
    assert isinstance(frame, Encounter)
    c = s.card(frame.ice)
    count = 0 if c is None else len(subroutines(s, c))
    return {
        "ice": None if c is None else place(s, c.id),
        "subroutines": count,
        "broken": [n + 1 for n in range(count) if frame.broken >> n & 1],
    }


def _access(s: State, seat: int) -> AccessView | None:
    if s.access_at < 0:
        return None
    frame = s.stack[s.access_at]
    assert isinstance(frame, AccessCard)
    c = s.card(frame.card)
    return {
        "server": server_name(frame.server) if frame.server >= 0 else None,
        "at": None if c is None else place(s, _where(c)),
        "card": c.defn.title if c is not None and s.sees(seat, c) else None,
    }


def _where(c: Card) -> int:
    return -1 - c.zone if c.zone == HQ else c.id


def _trace(s: State) -> TraceView | None:
    """10.8: the latest trace in progress."""
    for frame in reversed(s.stack):
        if isinstance(frame, Trace):
            return {
                "strength": frame.strength(s),
                "link": frame.link_strength(s),
            }
    return None


_UNTIL: Final = {
    D_FOREVER: "game", D_NEXT_TURN: "next-turn", D_ONCE: "once", D_SOURCE: "source", D_CURRENT: "current",
    D_ENCOUNTERED: "next-encounter", D_IN_NEXT_TURN: "in-next-turn", D_NEXT_RUN: "next-run",
}  # fmt: skip


def _effects(s: State, seat: int) -> list[Effect]:
    """9.9: lingering effects, whose sources and targets are open information (10.2.3b)."""
    return [_effect(s, kept, seat) for kept in s.lingering]


def _effect(s: State, kept: Lingering, seat: int) -> Effect:
    me = kept.me
    targets: set[str] = set()
    for refs in me.picks.values():
        for ref in refs:
            c = s.card(ref)
            if c is not None and c.zone == PLAY_AREA and c.installed:
                targets.add(place(s, c.id))
    until: list[str] = []
    for duration in kept.durations:
        until.append(_structure(s, duration.structure) if duration.kind == D_STRUCTURE else _UNTIL[duration.kind])
    return {"source": _source_title(s, me, seat), "side": SIDES[me.player], "targets": sorted(targets), "until": until}


def _structure(s: State, uid: int) -> str:
    for frame in s.stack:
        if frame.uid == uid:
            return _STRUCTURES.get(type(frame), "phase")
    return "over"


_STRUCTURES: Final[dict[type[Frame], str]] = {Turn: "turn", Run: "run", Encounter: "encounter", AccessCard: "access"}


# -- the question, and what is remembered ---------------------------------------------------------------------------


def _decision(s: State, seat: int) -> DecisionView | None:
    """The open decision: to others only who decides and at which step."""
    d = s.decision
    if d is None:
        return None
    if d.player != seat:
        return {"side": SIDES[d.player], "step": public_step(s)}
    texts = d.texts()
    told: DecisionView = {
        "side": SIDES[d.player],
        "step": public_step(s),
        "kind": d.kind,
        "rule": d.rule,
        "card": _about(s, d, seat),
        "number": d.number,
        "options": list(texts),
        "choices": [_choice(s, d, text, option, seat) for text, option in texts.items()],
    }
    top = s.stack[-1]
    if isinstance(top, PaidWindow):
        run = current_run(s)
        told["moment"] = _MOMENTS.get(top.at, "between") if run is None else "run"
        told["could_act"] = top.chances(s, d.options, NO_SERVER if run is None else run.server)
    return told


#: The windows of a turn besides those between actions.
_MOMENTS: Final[dict[str, Moment]] = {"5.6.1b": "begin", "5.7.1b": "begin", "5.6.3b": "end", "5.7.2b": "end"}


def _choice(s: State, d: Decision, text: str, option: Option, seat: int) -> Choice:
    """An option in its parts, so that a client finds the thing on the table that it is about."""
    server, at, title = None, None, None
    if option.verb in (V_SERVER, V_RUN) or (option.verb == V_ACCESS and option.card < 0):
        server = server_name(option.arg)
    if option.card >= 0:
        c = s.cards[option.card]
        searched = d.kind == "search"  # who searches looks at the cards (4.2), but learns nothing about their order
        seen = searched or s.sees(seat, c)
        at = ZONES[c.zone] if c.zone in (RND, STACK) and (searched or not seen) else place(s, _where(c))
        title = c.defn.title if seen else None
    return {
        "text": text,
        "verb": VERBS[option.verb],
        "at": at,
        "card": title,
        "server": server,
        "number": option.arg if option.arg >= 0 and server is None else None,
    }


def _about(s: State, d: Decision, seat: int) -> str | None:
    if d.card < 0 or not s.sees(seat, s.cards[d.card]):
        return None
    return s.cards[d.card].defn.title


def _known(s: State, seat: int) -> list[Known]:
    """What the seat remembers of cards that it cannot see now."""
    facts = s.facts[seat]
    if not facts:
        return []
    advanced = known_advanceable(s)
    found: list[Known] = []
    for f in facts:
        among = sorted([place(s, where) for where in _possible(s, f, advanced)])
        found.append({"title": f.title, "among": among})
    return sorted(found, key=repr)


def _possible(s: State, f: Fact, advanced: frozenset[int]) -> list[int]:
    """The places of a fact, without those that everybody can see to be impossible."""
    if len(f.places) == 1:
        return list(f.places)
    left: list[int] = []
    for where in f.places:
        if where < 0 or could_be(s, f.defn, s.cards[where], where in advanced):
            left.append(where)
    return left or list(f.places)


__all__ = ["SCHEMA", "View", "place", "public_step", "seat_of", "view"]
