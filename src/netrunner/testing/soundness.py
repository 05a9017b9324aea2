"""What is true of every scenario, whatever it is about: its states are sound, and how much is asked changes nothing.

``Sound`` is a watcher of scenarios. Before each answer it looks at the state: no invariant is broken, a copy has
everything that the original has, and the open question can be derived again. And it plays each answer a second time,
asking for everything and taking no short cut, which must lead to the same question on the same table.
"""

from __future__ import annotations

import re
from itertools import zip_longest

from .. import invariants
from ..codec import Writer
from ..errors import IllegalChoice
from ..rules.abilities.paid_ability_window import PaidWindow
from ..rules.abilities.resolving import why_not_use
from ..rules.concepts.scoring import why_not_score
from ..rules.into_play.installing import PLAIN, why_not_install
from ..rules.into_play.playing import why_not_play
from ..rules.into_play.rezzing import why_not_rez
from ..rules.machine import kernel
from ..rules.machine.decisions import (
    V_ADVANCE,
    V_DRAW,
    V_GAIN,
    V_INSTALL,
    V_PASS,
    V_PLAY,
    V_PURGE,
    V_REMOVE_TAG,
    V_REZ,
    V_RUN,
    V_SCORE,
    V_TRASH_RESOURCE,
    V_TRIGGER,
    V_USE,
    Decision,
    Option,
    verb_of,
)
from ..rules.machine.events import Event
from ..rules.machine.nodes import AT_ACCESS, AT_FIRST_CLICK, Context, always_in_play
from ..rules.machine.state import State
from ..rules.machine.terms import (
    BOARD_CHANGED,
    CORP,
    EVENT,
    EVENTS,
    FORCED,
    FULL,
    HOST_LEFT,
    NOBODY,
    OPERATION,
    PLAY_AREA,
    VALUES_CHANGED,
)
from ..rules.questions.option_texts import option_text
from ..rules.turns import actions
from ..why_not import chosen
from .scenario import Scenario

#: What is recorded only while somebody looks for it.
_UNRECORDED = ("phase-begins", "phase-ends")
#: More questions than this between two that matter are a loop.
_MANY = 400


class Sound:
    """Looks at every scenario before each answer, and once more when ``finish`` is called."""

    def __init__(self) -> None:
        self.began: list[Scenario] = []
        self.shadows: dict[Scenario, tuple[State, object, int]] = {}

    def begins(self, game: Scenario) -> None:
        self.began.append(game)

    def answers(self, game: Scenario, option: Option | str) -> None:
        self._look(game)
        s = game.game.state
        if s.mode == FORCED and s.decision is not None:
            try:
                taken = chosen(s, option) if isinstance(option, str) else option
            except IllegalChoice:
                return
            self.shadows[game] = (asking_everything(s, taken), s.choices, game.leaps)

    def arranges(self, game: Scenario, act: str) -> None:
        """Nothing to look at: the next answer is looked at by itself."""

    def refuses(self, game: Scenario, side: str, text: str) -> None:
        """What is refused changes nothing."""

    def finish(self) -> None:
        """Look at how each scenario ended."""
        for game in self.began:
            self._look(game)

    def _look(self, game: Scenario) -> None:
        s = game.game.state
        look_over(s)
        shadow, before, leaps = self.shadows.pop(game, (None, None, 0))
        if shadow is None or s.choices is None or s.choices[0] is not before or leaps != game.leaps:
            return  # more than one answer, or the turn was ended without any
        catch_up(shadow, s)


def look_over(s: State) -> None:
    """A state is sound, a copy of it has everything that it has, and its question can be asked anew."""
    invariants.require(s)
    for frame in s.stack:
        assert re.fullmatch(r"(\d+\.\d+(\.\d+[a-z]?)?)?", frame.rule()), f"{frame!r} is at no step: {frame.rule()}"
    copy = s.copy()
    mine, theirs = Writer(), Writer()
    assert mine.fields(s) == theirs.fields(copy)
    assert mine.objects == theirs.objects
    if s.decision is not None:
        copy.decision = None
        kernel.advance(copy)
        assert copy.decision is not None, "the question is not asked again"
        assert _asked(copy.decision) == _asked(s.decision)
        assert len(set(s.decision.keys)) == len(s.decision.keys), "something is offered twice"
        everything_is_offered(s)


def _asked(d: Decision) -> tuple[object, ...]:
    return (d.player, d.kind, d.rule, d.card, d.number, [o.key for o in d.options])


def asking_everything(s: State, option: Option) -> State:
    """The game after an answer, if every question is surfaced and every look is taken."""
    shadow = s.copy()
    shadow.mode = FULL
    shadow.dirty = BOARD_CHANGED | VALUES_CHANGED | HOST_LEFT
    kernel.choose(shadow, option)
    return shadow


def catch_up(shadow: State, s: State) -> None:
    """Answer whatever the shadow asks beyond the game itself, up to the same question, and compare the tables."""
    for _ in range(_MANY):
        d = shadow.decision
        if d is None or (s.decision is not None and _covers(d, s.decision)):
            break
        kernel.choose(shadow, _only_answer(d))
    for mine, theirs in ((table(s), table(shadow)), (history(s, shadow), history(shadow, s))):
        differing = [(a, b) for a, b in zip_longest(mine, theirs) if a != b]
        assert not differing, f"with every question asked, something else happens: {differing[0]}"
    if s.decision is not None:
        asked = shadow.decision
        assert asked is not None and _covers(asked, s.decision), f"{s.decision!r} is not asked, but {asked!r}"


def _covers(full: Decision, d: Decision) -> bool:
    """Whether this is the same question, perhaps with options beyond those that are worth asking about."""
    same = (full.player, full.kind, full.rule, full.card, full.number) == (d.player, d.kind, d.rule, d.card, d.number)
    return same and {o.key for o in d.options} <= {o.key for o in full.options}


def _only_answer(d: Decision) -> Option:
    """The one answer that matters: of a single option, in a window, or among pending instances that are alike."""
    if len(d.options) == 1:
        return d.options[0]
    if d.kind in ("window", "interrupt", "react") and d.options[-1].verb == V_PASS:
        return d.options[-1]
    if d.kind == "react" and len({o.card for o in d.options}) == 1 and d.options[0].verb == V_TRIGGER:
        return d.options[0]
    raise AssertionError(f"{d.side} was not asked: {d.kind} ({d.rule}), {', '.join(d.texts())}")


def table(s: State) -> tuple[object, ...]:
    """Everything on the table."""
    cards = [
        (c.inc, c.zone, c.faceup, c.installed, c.active, c.server, c.host, c.hosted, c.counters, c.converted)
        for c in s.cards
    ]
    servers = {n: (server.ice, server.cards) for n, server in s.servers.items()}
    numbers = (*s.credits, *s.clicks, *s.click_spent, s.tags, s.brain, s.bad_publicity, s.run_credits)
    where = (s.turn, s.turn_number, s.phase, s.over, s.winner, s.reason)
    return (cards, s.zones, servers, numbers, where, s.used, [kept.number for kept in s.lingering])


def history(s: State, other: State) -> list[tuple[object, ...]]:
    """What happened that is not of the past that both share."""
    known = set()
    event: Event | None = other.events
    while event is not None:
        known.add(id(event))
        event = event.prev
    found: list[tuple[object, ...]] = []
    event = s.events
    while event is not None and id(event) not in known:
        e = event
        if EVENTS[e.kind] not in _UNRECORDED:
            by = (e.source, e.rule, e.seen, e.seen_cards)
            what = (e.amount, e.of, e.which, e.how, e.against, e.zone, e.origin)
            found.append((EVENTS[e.kind], e.player, e.card, *what, e.structure, e.server, e.cards, *by))
        event = e.prev
    return found


def everything_is_offered(s: State) -> None:
    """What the rules do not refuse to the player who has priority is offered, and nothing else (9.2.6, 9.2.7)."""
    d = s.decision
    if d is None or d.kind not in ("action", "window"):
        return
    offered = {o.key for o in d.options}
    if d.kind == "action":
        wanted = _actions(s, d.player)
    else:
        frame = s.stack[-1]
        assert isinstance(frame, PaidWindow)
        wanted = _in_window(s, d.player, frame)
    if d.rule != "5.2.6b":  # there, fewer clicks are needed
        refused = {key for key in offered if verb_of(key) not in (V_USE, V_PASS)} - wanted
        assert not refused, f"offered, and refused as well: {[option_text(d, Option(*key)) for key in refused]}"
    for i in s.zones[PLAY_AREA]:
        c = s.cards[i]
        for node in c.defn.paid if c.active else ():
            me = Context(c.controller() if node.player == NOBODY else node.player, i, c.ref)
            if me.player == d.player and node.action == (d.kind == "action") and always_in_play(node.where, c):
                if not node.interrupts and AT_ACCESS not in node.positions(me.player) and not node.inert(s, me):
                    if why_not_use(s, d.player, node, me) is None:
                        wanted.add((V_USE, i, node.slot))
    if d.kind == "action" and (s.index[AT_FIRST_CLICK] or d.rule == "5.2.6b"):
        wanted &= offered  # what the first click must be spent on, or a different action, leaves others out
    missing = wanted - offered
    assert not missing, f"not offered, and not refused either: {[option_text(d, Option(*key)) for key in missing]}"


def _actions(s: State, player: int) -> set[tuple[int, int, int]]:
    """The basic actions that nothing refuses."""
    found: list[Option] = []
    if actions.why_not_gain(s, player) is None:
        found.append(Option(V_GAIN))
    if actions.why_not_draw(s, player) is None:
        found.append(Option(V_DRAW))
    known: set[str] = set()
    for i in s.hand(player):
        c = s.cards[i]
        if c.defn.title not in known:  # copies are alike
            known.add(c.defn.title)
            if why_not_play(s, player, c, 1) is None:
                found.append(Option(V_PLAY, i))
            if c.type not in (EVENT, OPERATION) and why_not_install(s, player, c, PLAIN, 1) is None:
                found.append(Option(V_INSTALL, i))
    if player == CORP:
        found += [Option(V_PURGE)] if actions.why_not_purge(s) is None else []
        for i in s.zones[PLAY_AREA]:
            if actions.why_not_advance(s, s.cards[i]) is None:
                found.append(Option(V_ADVANCE, i))
            if actions.why_not_trash_resource(s, s.cards[i]) is None:
                found.append(Option(V_TRASH_RESOURCE, i))
    else:
        found += [Option(V_REMOVE_TAG)] if actions.why_not_remove_tag(s) is None else []
        found += [Option(V_RUN, -1, n) for n in s.servers if actions.why_not_run_action(s, n) is None]
    return {o.key for o in found}


def _in_window(s: State, player: int, window: PaidWindow) -> set[tuple[int, int, int]]:
    """Rezzing and scoring that nothing refuses (9.2.7c to e)."""
    found: list[Option] = []
    for i in s.zones[PLAY_AREA] if player == CORP else ():
        c = s.cards[i]
        if c.installed and c.owner == CORP:
            if why_not_rez(s, c, window) is None:
                found.append(Option(V_REZ, i))
            if why_not_score(s, c, window) is None:
                found.append(Option(V_SCORE, i))
    return {o.key for o in found}
