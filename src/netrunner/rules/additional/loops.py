"""Infinite loops (10.10.1): a mandatory loop is noticed when the same thing begins again and nothing has changed.

Whatever happens without a decision is watched once it has gone on for a while. If an ability begins to resolve where
everything is as it was when it began before, it will go on forever, nested in itself or not. If only numbers have
grown since, it may still end by itself: it goes on for many more rounds, and only then counts as endless, from the
second round on. A chain that uses something up, such as the cards of a deck, is never taken for a loop.
"""

from __future__ import annotations

from typing import Final

from ..abilities.resolving import ANNOUNCE_TARGETS, Resolution
from ..machine.decisions import V_NUMBER, Option, with_number
from ..machine.frames import Frame
from ..machine.nodes import StateConditional
from ..machine.records import fields_of
from ..machine.state import State
from ..machine.terms import E_LOOP
from ..machine.zones import is_deck

#: So many steps without a decision are no ordinary chain reaction: from then on they are watched.
PATIENCE: Final = 256
#: So many rounds in which numbers only grow are endless.
ROUNDS: Final = 500
#: So many steps are endless, whatever happens in them.
LIMIT: Final = 400_000
#: Numbers up to this one are listed; any other can be named (``game.choose("number 2157")``).
LISTED: Final = 20

#: An ability by its card and slot
Place = tuple[int, int]


def place_of(frame: Resolution) -> Place:
    """Which ability of which card resolves."""
    return (frame.me.card, -1 if frame.ability is None else frame.ability.slot)


def structure(s: State) -> int:
    """Everything on the table but numbers and the order of decks, as one number. Plain numbers hash alike."""
    seen: list[int] = [s.turn, int(s.run_at != -1), int(s.encounter_at != -1), int(s.access_at != -1)]
    for zone, ids in enumerate(s.zones):
        seen.extend(sorted(ids) if is_deck(zone) else ids)
        seen.append(-1)
    for c in s.cards:
        seen.extend((int(c.faceup), int(c.installed), c.server, c.host, int(c.active), c.converted, *c.memo))
    for server in s.servers.values():
        seen.extend((server.id, *server.ice, -1, *server.cards, -1))
    return hash(tuple(seen))


def numbers(s: State) -> list[int]:
    """Every number on the table that a loop may change."""
    found = [*s.credits, *s.clicks, s.tags, s.bad_publicity, s.brain, s.run_credits, len(s.lingering)]
    for c in s.cards:
        found.extend(c.counters)
    return found


def whole(s: State, shape: int, values: list[int]) -> int:
    """Everything that decides what happens next, as one number."""
    orders = [ids for zone, ids in enumerate(s.zones) if is_deck(zone)]
    return hash((shape, tuple(values), tuple(orders), s.rng, tuple(sorted(s.used.items()))))


class Watch:
    """What has happened since the last decision, as far as it may be a loop."""

    def __init__(self) -> None:
        self.steps: int = PATIENCE
        self.exact: set[tuple[Place, int]] = set()
        self.seen: dict[tuple[Place, int], list[int]] = {}  # the numbers when it began last
        self.rounds: int = 0
        self.suspect: tuple[Place, int] | None = None
        self.before: State | None = None  # the game when the second round of the suspect began

    def step(self, s: State) -> None:
        """Called after each step: end a loop that has gone round often enough, or notice one."""
        self.steps += 1
        top = s.stack[-1]
        if isinstance(top, Resolution) and top.ability is not None and top.step == ANNOUNCE_TARGETS and top.at == 0:
            place = place_of(top)
            if s.loops and (s.loops[1], s.loops[2]) == place:
                _go_round(s)
            elif not s.loops:
                self._begins(s, place)
        if self.steps > 2 * LIMIT:
            raise RuntimeError(f"{type(top).__name__} does not come to an end")

    def _begins(self, s: State, place: Place) -> None:
        shape = structure(s)
        values = numbers(s)
        exactly = (place, whole(s, shape, values))
        if exactly in self.exact or self.steps > LIMIT:
            _ask(s, place)
            return
        self.exact.add(exactly)
        here = (place, shape)
        last = self.seen.get(here)
        self.seen[here] = values
        if last is None:
            return
        if not _grown(last, values):
            self.suspect, self.before, self.rounds = None, None, 0  # something is used up
        elif self.suspect is None:
            self.suspect, self.before, self.rounds = here, s.copy(), 1
        elif self.suspect == here:
            self.rounds += 1
            if self.rounds > ROUNDS:
                assert self.before is not None
                _restore(s, self.before)
                _ask(s, place)


def _grown(last: list[int], values: list[int]) -> bool:
    """Whether nothing has become less."""
    return all([values[n] >= last[n] for n in range(len(last))])


def _restore(s: State, before: State) -> None:
    """Go back to an earlier moment, of which ``before`` is a copy."""
    stack = s.stack
    for name in fields_of(State):
        setattr(s, name, getattr(before, name))
    stack[:] = before.stack
    s.stack = stack


def _ask(s: State, place: Place) -> None:
    frame = s.stack[-1]
    assert isinstance(frame, Resolution)
    s.push(Loop(frame.me.player, place))


class Loop(Frame):
    """The player who resolves the loop chooses how often it resolves; then it ends."""

    __slots__ = ("card", "player", "slot")

    def __init__(self, player: int, place: Place) -> None:
        super().__init__()
        self.player: int = player
        self.card: int = place[0]
        self.slot: int = place[1]

    def rule(self) -> str:
        return "10.10.1"

    def run(self, s: State) -> None:
        options = [with_number(V_NUMBER, n) for n in range(LISTED + 1)]
        s.ask(self, self.player, "loop", "10.10.1", options, card=self.card)

    def answer(self, s: State, option: Option) -> None:
        s.pop()
        s.emit(E_LOOP, self.player, amount=option.arg, rule="10.10.1")
        s.loops = (option.arg, self.card, self.slot)
        _go_round(s)


def _go_round(s: State) -> None:
    """The ability begins once more, if it has not resolved as often as was said.

    After two rounds that changed numbers by the same amounts all others do, so they need not be carried out.
    """
    left, card, slot, *kept = s.loops
    if left == 0:
        _end(s)
        return
    here = numbers(s)
    size = len(here)
    before, changed = kept[:size], kept[size:]  # the numbers when it began last, and by how much they differed then
    changes = [here[n] - before[n] for n in range(len(before))]
    if changes and changes == changed:
        _repeat(s, changes, left)
        _end(s)
    else:
        s.loops = (left - 1, card, slot, *here, *changes)


def _repeat(s: State, changes: list[int], times: int) -> None:
    """Change all numbers as so many rounds do."""
    here = numbers(s)
    grown = [here[n] + changes[n] * times for n in range(len(here))]
    s.credits = grown[0:2]
    s.clicks = grown[2:4]
    s.tags, s.bad_publicity, s.brain, s.run_credits = grown[4:8]
    at = 9
    for c in s.cards:
        n = len(c.counters)
        if any(changes[at : at + n]):
            s.put(c.with_(counters=tuple(grown[at : at + n])))
        at += n


def _end(s: State) -> None:
    """The loop has resolved often enough: what would be its next round does not happen."""
    _, card, slot = s.loops[:3]
    s.loops = ()
    top = s.stack[-1]
    assert isinstance(top, Resolution)
    if isinstance(top.ability, StateConditional):  # 9.6.7: until its condition has been false
        s.stilled = (*s.stilled, (top.me.ref, slot))
    places = [n for n, f in enumerate(s.stack) if isinstance(f, Resolution) and place_of(f) == (card, slot)]
    del s.stack[places[1] if len(places) > 1 else places[0] :]
    s.run_at = _last(s, "Run")
    s.encounter_at = _last(s, "Encounter")
    s.access_at = _last(s, "AccessCard")
    s.pending = ()


def _last(s: State, name: str) -> int:
    for n in range(len(s.stack) - 1, -1, -1):
        if type(s.stack[n]).__name__ == name and not s.stack[n].ended:
            return n
    return -1
