"""From the state of a game to a position, as far as a position can hold it."""

from __future__ import annotations

from ..rules.abilities.paid_ability_window import PaidWindow
from ..rules.accessing.access import AccessSet
from ..rules.additional.gained_text import recurring
from ..rules.concepts.moving import chosen_server
from ..rules.machine.card import Card
from ..rules.machine.state import State
from ..rules.machine.terms import (
    ARCHIVES,
    AS_AGENDA,
    CORP,
    CORP_SCORE,
    COUNTERS,
    CREDIT,
    FIRST_REMOTE,
    GRIP,
    HEAP,
    HQ,
    OUTSIDE,
    PLAY_AREA,
    REMOVED,
    RND,
    RUNNER,
    RUNNER_SCORE,
    SET_ASIDE,
    SIDES,
    STACK,
)
from ..rules.questions.naming_cards import named_for
from ..rules.questions.naming_subtypes import named_subtype
from ..rules.questions.option_texts import place_name, server_name
from ..rules.runs.encounters import Encounter, current_encounter
from ..rules.runs.run import CLOSE_WINDOWS, RUN_STEPS, current_run
from ..rules.runs.run import Run as RunFrame
from ..rules.turns.turn import ActionWindow, Turn
from .board import NAMED, Board, Corp, Placed, Run, Runner, Server
from .steps import ACTION, run_steps, turn_steps
from .titles import PLAIN


def observe(s: State) -> Board:
    """Everything on the table, and the step that the turn and the run have reached."""
    corp = Corp(
        _identity(s, CORP), s.credits[CORP], s.clicks[CORP], _own(s, HQ), _own(s, RND), _own(s, ARCHIVES),
        _own(s, CORP_SCORE), _shared(s, CORP, PLAY_AREA), _shared(s, CORP, SET_ASIDE), _shared(s, CORP, REMOVED),
        _shared(s, CORP, OUTSIDE), bad_publicity=s.bad_publicity, servers=_servers(s),
    )  # fmt: skip
    runner = Runner(
        _identity(s, RUNNER), s.credits[RUNNER], s.clicks[RUNNER], _own(s, GRIP), _own(s, STACK), _own(s, HEAP),
        _own(s, RUNNER_SCORE), _shared(s, RUNNER, PLAY_AREA), _shared(s, RUNNER, SET_ASIDE),
        _shared(s, RUNNER, REMOVED), _shared(s, RUNNER, OUTSIDE), tags=s.tags, brain_damage=s.brain,
        run_credits=s.run_credits, rig=_rig(s),
    )  # fmt: skip
    turn = SIDES[s.turn]
    return Board(corp, runner, turn, max(1, s.turn_number), _turn_rule(s), _run(s), s.rng)


def _identity(s: State, side: int) -> Placed | None:
    placed = _placed(s, s.cards[side])
    return None if placed == Placed(PLAIN[side]) else placed


def _placed(s: State, card: Card) -> Placed:
    counters = [(kind, n) for kind, n in zip(COUNTERS, card.counters, strict=True) if n]
    full = recurring(s, card)
    if full and card.active:  # all of them need no words, and none of them does
        if card.counters[CREDIT] == full:
            counters = [c for c in counters if c[0] != COUNTERS[CREDIT]]
        elif not card.counters[CREDIT]:
            counters.insert(0, (COUNTERS[CREDIT], 0))
    facedown = not card.faceup and (card.zone == ARCHIVES or card.zone == PLAY_AREA or card.zone == SET_ASIDE)
    hosted = tuple([_placed(s, s.cards[i]) for i in card.hosted])
    points = card.converted - AS_AGENDA if card.converted > 0 else None
    remembered = [s.card(ref) for ref in card.memo]
    places = [place_name(s, c) for c in remembered if c is not None and c.server >= 0 and c.host < 0]
    if chosen_server(card) in s.servers:
        places.append(server_name(chosen_server(card)))
    if named_for(card) or named_subtype(card):
        places.append(NAMED + (named_for(card) or named_subtype(card)))
    return Placed(card.defn.title, facedown, tuple(counters), hosted, points, tuple(places), _text(card))


def _text(card: Card) -> str:
    """What need not be told is the front of a back, a single back, and the text of a hosted identity."""
    defn = card.defn
    if card.also is None or defn.front is not None or (defn.backs and card.also is defn.backs[0]):
        return ""
    return "" if card.hosted else card.also.title


def _own(s: State, zone: int) -> tuple[Placed, ...]:
    """The cards of a player's own zone."""
    return tuple([_placed(s, s.cards[i]) for i in s.zones[zone]])


def _shared(s: State, side: int, zone: int) -> tuple[Placed, ...]:
    """A player's cards in a zone that both share, other than identities, installed and hosted cards."""
    cards = [s.cards[i] for i in s.zones[zone] if i > RUNNER and s.cards[i].owner == side]
    return tuple([_placed(s, c) for c in cards if not c.installed and c.host < 0])


def _servers(s: State) -> tuple[Server, ...]:
    found = []
    for number in sorted(s.servers):
        server = s.servers[number]
        if server.ice or server.cards:
            ice = tuple([_placed(s, s.cards[i]) for i in server.ice])
            found.append(Server(server_name(number), ice, tuple([_placed(s, s.cards[i]) for i in server.cards])))
    return tuple(found)


def _rig(s: State) -> tuple[Placed, ...]:
    ids = [i for i in s.zones[PLAY_AREA] if s.cards[i].owner == RUNNER and s.cards[i].installed]
    return tuple([_placed(s, s.cards[i]) for i in ids if s.cards[i].host < 0])


def _turn_rule(s: State) -> str:
    """The step of the turn that is being carried out, or comes next."""
    turn = next((f for f in s.stack if isinstance(f, Turn)), None)
    if turn is None:
        return ACTION[SIDES[s.turn]]
    at = s.stack.index(turn)
    above = s.stack[at + 1] if at + 1 < len(s.stack) else None
    if isinstance(above, PaidWindow) and above.at in turn_steps(SIDES[turn.player]):
        return above.at
    if isinstance(above, ActionWindow) or current_run(s) is not None:
        return ACTION[SIDES[turn.player]]
    rule = turn.rule()
    if s.decision is not None and s.decision.rule in turn_steps(SIDES[turn.player]):
        return s.decision.rule
    return rule


def _run(s: State) -> Run | None:
    frame = current_run(s)
    if frame is None or frame.server not in s.servers:
        return None
    attacked = s.servers[frame.server]
    if frame.server >= FIRST_REMOTE and not attacked.ice and not attacked.cards:
        return None  # it ceases to exist at the next checkpoint
    server = server_name(frame.server)
    encounter = current_encounter(s)
    if encounter is not None and s.encounter_at > s.run_at and not encounter.ended:
        return _encounter(s, frame, encounter, server)
    rule = _run_rule(s, frame)
    ice = frame.position + 1 if rule[:5] in ("6.9.2", "6.9.4") else 0
    if rule[:5] in ("6.9.2", "6.9.4") and not 1 <= ice <= len(s.servers[frame.server].ice):
        return None
    return Run(server, rule, ice, (), frame.successful or not frame.reached_success)


def _encounter(s: State, frame: RunFrame, encounter: Encounter, server: str) -> Run | None:
    card = s.card(encounter.ice)
    if card is None or card.id not in s.servers[frame.server].ice:
        return None
    broken = tuple([n + 1 for n in range(len(card.defn.subroutines)) if encounter.broken >> n & 1])
    rule = "6.9.3b" if encounter.breaking else encounter.rule()
    if broken and rule == "6.9.3a":
        rule = "6.9.3b"
    return Run(server, rule, s.ice_position(card) + 1, broken)


def _run_rule(s: State, frame: RunFrame) -> str:
    """The step of the window or question that is open, else the step that comes next."""
    steps = run_steps()
    for above in s.stack[s.run_at + 1 :]:
        if isinstance(above, PaidWindow) and above.at in steps:
            return above.at
        if isinstance(above, AccessSet):
            return "6.9.5g"
    if s.decision is not None and s.decision.rule in steps:
        return s.decision.rule
    if frame.step >= CLOSE_WINDOWS:
        return RUN_STEPS[CLOSE_WINDOWS]
    rule = frame.rule()
    return rule if rule in steps else "6.9.4a"  # the encounter is over: the Runner passes the ice
