"""Encounters with ice (6.5, 6.9.3): in a run or forced (6.5.2a)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...native import twin
from ..abilities.effects import Effect
from ..abilities.lingering_effects import LINGERING_ORDER
from ..abilities.paid_ability_window import open_paid_window
from ..abilities.resolving import Resolution
from ..additional.checkpoints import checkpoint, structure_over
from ..additional.gained_text import speaks_of_itself
from ..concepts.values import forbidden
from ..machine.card import id_of
from ..machine.decisions import V_CHOOSE, Key, Option
from ..machine.frames import Frame
from ..machine.nodes import (
    AT_BREAK_LIMIT,
    AT_GRANT,
    AT_SUBROUTINE_ORDER,
    AT_SUBROUTINE_STOP,
    AT_SUBROUTINES,
    Context,
    Entry,
    Grant,
    Listed,
    Subroutine,
    SubroutineChange,
)
from ..machine.statics import BreakLimit, SubroutineStop
from ..machine.terms import (
    A_BYPASS,
    CORP,
    E_BROKEN,
    E_BYPASSED,
    E_ENCOUNTER,
    E_ENCOUNTER_ENDS,
    E_FULLY_BROKEN,
    E_PREVENTED,
    E_SUBROUTINE,
    F_BREAK,
    F_BYPASS,
    F_SUBROUTINE,
    RUNNER,
)
from ..machine.timing import timing_structure

if TYPE_CHECKING:
    from ..machine.card import Card
    from ..machine.state import State


#: How far apart the keys of a subroutine are that was gained several times over: farther than any others
_APART: Final = 1 << 40


#: A part of the keys of subroutines that were copied from other ice.
COPIED: Final = 1 << 60


def listed(s: State, ice: Card) -> Listed:
    """The subroutines of a piece of ice in their order (3.4.7), each with a key that tells it apart.

    Printed ones have their slots for keys, gained ones a number of what grants them.
    """
    found: Listed = [(sub.slot, sub) for sub in ice.defn.subroutines]
    first: Listed = []
    for entry in _by_age(s):
        grant = entry.node
        assert isinstance(grant, Grant)
        sub = grant.ability
        if isinstance(sub, Subroutine) and ice.id in grant.recipients(s, entry.me):
            key = 64 * (entry.order + 1) + sub.slot
            for n in range(grant.times(s, entry.me)):
                if grant.comes_first:
                    first.insert(n, (key + _APART * n, sub))  # before those that were gained earlier
                else:
                    found.append((key + _APART * n, sub))
    if first:
        found = [*first, *found]
    for entry in s.index[AT_SUBROUTINES]:
        node = entry.node
        assert isinstance(node, SubroutineChange)
        found = node.changed(s, entry.me, ice, found)
    return found


def _by_age(s: State) -> tuple[Entry, ...]:
    """What grants abilities to cards, the oldest first: by when a card became active, then what lingers (9.9)."""
    grants = s.index[AT_GRANT]
    if len(grants) < 2:
        return grants
    return tuple(sorted(grants, key=lambda e: (e.order >= LINGERING_ORDER, s.cards[e.me.card].stamp, e.order)))


def stopped_by(s: State, ice: Card, n: int) -> int:
    """The source of what keeps the subroutine in place ``n`` from resolving, or -1."""
    for entry in s.index[AT_SUBROUTINE_STOP]:
        node = entry.node
        assert isinstance(node, SubroutineStop)
        if node.stops(s, entry.me, ice, n):
            return entry.me.ref
    return -1


def subroutine_keys(s: State, ice: Card) -> tuple[int, ...]:
    """What tells the subroutines of a piece of ice apart."""
    return tuple([key for key, _ in listed(s, ice)])


def subroutines(s: State, ice: Card) -> list[Subroutine]:
    """The subroutines of a piece of ice: printed, then gained, unless something else is said."""
    if not s.index[AT_GRANT] and not s.index[AT_SUBROUTINES]:
        return list(ice.defn.subroutines)
    return [sub for _, sub in listed(s, ice)]


def place_on_card(ice: Card, sub: Subroutine, n: int) -> int:
    """Which of the printed subroutines it is; one that was gained comes behind them, for the record."""
    printed = ice.defn.subroutines
    return printed.index(sub) if sub in printed else max(n, len(printed))


# The steps of an encounter
ENCOUNTER: Final = 0
BREAK_SUBROUTINES: Final = 1
BECOME_PENDING: Final = 2
RESOLVE_NEXT: Final = 3
COMPLETE: Final = 4

ENCOUNTER_STEPS: Final = timing_structure(
    (ENCOUNTER, "6.9.3a"),
    (BREAK_SUBROUTINES, "6.9.3b"),
    (BECOME_PENDING, "6.9.3c"),
    (RESOLVE_NEXT, "6.9.3c"),
    (COMPLETE, "6.9.3d"),
)


class Encounter(Frame):
    """The steps of the Encounter Ice phase, 6.9.3a to d (6.5.2)."""

    __slots__ = ("before", "breakers", "broken", "forced", "ice", "known", "left", "ordered", "pending")

    def __init__(self, ice: int, forced: bool) -> None:
        super().__init__()
        self.ice: int = ice  # reference
        self.forced: bool = forced  # 6.5.2a
        self.before: int = -1  # where on the stack the encounter is that this one interrupts
        self.broken: int = 0  # a bit for each broken subroutine
        self.breakers: tuple[int, ...] = ()  # references of cards that broke subroutines
        self.known: tuple[int, ...] = ()  # the subroutines that ``broken`` and ``pending`` count
        self.pending: tuple[int, ...] = ()  # subroutines still to resolve
        self.ordered: int = 0  # how many of them the Runner has put in order, where the Runner chooses it
        self.left: bool = False  # the run moves elsewhere as soon as the window is complete (6.1.3c)

    @property
    def breaking(self) -> bool:
        """Whether step 6.9.3b is in progress: subroutines are broken in its window, and then those left resolve."""
        return self.step == BECOME_PENDING

    def steps(self) -> tuple[str, ...]:
        return ENCOUNTER_STEPS

    def run(self, s: State) -> None:
        step = self.step
        if step != ENCOUNTER and self._is_over(s):
            self.complete(s)
            return
        self.step = step + 1
        if step == ENCOUNTER:
            self.encounter(s)
        elif step == BREAK_SUBROUTINES:
            self.break_subroutines(s)
        elif step == BECOME_PENDING:
            self.become_pending(s)
        elif step == RESOLVE_NEXT:
            self.resolve_next(s)
        elif step == COMPLETE:
            self.complete(s)

    def _is_over(self, s: State) -> bool:
        """6.2.4b, 6.1.3c: whether it was ended or left, or its ice was uninstalled or derezzed."""
        ice = s.at(self.ice)
        if self.left or ice.ref != self.ice or not (self.forced or ice.faceup):
            self.ended = True
        self.recount(s)
        return self.ended

    def encounter(self, s: State) -> None:
        """6.9.3a: the Runner encounters the ice."""
        self.uid = s.new_uid()
        self.before = s.encounter_at
        s.encounter_at = len(s.stack) - 1
        s.emit(E_ENCOUNTER, RUNNER, self.ice, structure=self.uid, rule="6.9.3a")
        checkpoint(s)

    def break_subroutines(self, s: State) -> None:
        """6.9.3b: a paid ability window, in which subroutines can be broken; all of none are broken (9.11.2c)."""
        if not subroutines(s, s.at(self.ice)):
            self.fully_broken(s)
        open_paid_window(s, "6.9.3b")

    def become_pending(self, s: State) -> None:
        """6.9.3c: each unbroken subroutine becomes pending; a broken one does nothing (3.4.7b)."""
        count = len(subroutines(s, s.at(self.ice)))
        self.pending = tuple([n for n in range(count) if not self.broken >> n & 1])
        self.ordered = 0

    def resolve_next(self, s: State) -> None:
        """6.9.3c, 6.5.5: pending subroutines resolve one by one, in the order they appear (3.4.7a, 9.6.10)."""
        if not self.pending:
            return
        self.step = RESOLVE_NEXT
        if 0 <= self.ordered < len(self.pending) - 1 and s.index[AT_SUBROUTINE_ORDER]:
            options: list[Key] = [(V_CHOOSE, s.at(self.ice).id, n) for n in self.pending[self.ordered :]]
            s.ask(self, RUNNER, "resolve-subroutine", "6.5.5", options, card=s.at(self.ice).id)
            return
        self.ordered = -1  # from now on they resolve
        n = self.pending[0]
        self.pending = self.pending[1:]
        c = s.at(self.ice)
        if s.index[AT_SUBROUTINE_STOP]:
            source = stopped_by(s, c, n)
            if source != -1:
                s.emit(E_PREVENTED, RUNNER, self.ice, amount=1, of=F_SUBROUTINE, source=source, rule="9.8.5")
                return
        key, sub = listed(s, c)[n]
        does = sub.does
        if key & COPIED:  # 10.12.2: what speaks of the card that it was copied from means nothing here
            does = tuple([instruction for instruction in does if not speaks_of_itself(instruction)])
        s.emit(E_SUBROUTINE, CORP, self.ice, which=place_on_card(c, sub, n), source=self.ice, rule="6.9.3c")
        me = Context(CORP, c.id, c.ref)
        me.lki = c
        s.push(Resolution(sub, does, me))

    def answer(self, s: State, option: Option) -> None:
        """The Runner chose which of the subroutines resolves next; the order is chosen before any of them does."""
        first = self.pending[: self.ordered]
        self.pending = (*first, option.arg, *[n for n in self.pending if n != option.arg and n not in first])
        self.ordered += 1

    def complete(self, s: State) -> None:
        """6.9.3d: the encounter is complete."""
        full = int(self.all_broken(s))
        left = self.unbroken(s)
        s.encounter_at = self.before
        s.pop()
        s.emit(
            E_ENCOUNTER_ENDS, RUNNER, self.ice,
            structure=self.uid, how=full, amount=left, server=s.at(self.ice).server, cards=self.breakers, rule="6.9.3d",
            was=s.card(self.ice),
        )  # fmt: skip
        structure_over(s)

    def recount(self, s: State) -> None:
        """Subroutines may be gained and lost during an encounter: the broken and pending ones stay the same ones."""
        ice = s.at(self.ice)
        if ice.ref == self.ice:
            keys = subroutine_keys(s, ice)
            if keys != self.known:
                self._renumber(keys)

    def _renumber(self, keys: tuple[int, ...]) -> None:
        if self.known:
            was = self.known
            broken = [key for n, key in enumerate(was) if self.broken >> n & 1]
            self.broken = sum([1 << n for n, key in enumerate(keys) if key in broken])
            self.pending = tuple([keys.index(was[n]) for n in self.pending if was[n] in keys])
        self.known = keys

    def breakable(self, s: State, chosen: tuple[int, ...] = (), only: tuple[int, ...] = ()) -> list[int]:
        """The places of the subroutines that can be broken now, besides those ``chosen``; ``only`` those with keys."""
        ice = s.at(self.ice)
        left = [n for n in range(len(subroutines(s, ice))) if not self.broken >> n & 1 and n not in chosen]
        if only:
            left = [n for n in left if self.known[n] in only]
        for entry in s.index[AT_BREAK_LIMIT] if left else ():
            node = entry.node
            assert isinstance(node, BreakLimit)
            most = node.most(s, entry.me, ice)
            if most != -1:
                printed = [sub.slot for sub in ice.defn.subroutines]
                gone = [n for n in range(len(self.known)) if self.broken >> n & 1 or n in chosen]
                if len([n for n in gone if self.known[n] in printed]) >= most:
                    left = [n for n in left if self.known[n] not in printed]
        return left

    def ice_gone(self, card_id: int) -> None:
        """6.2.4b: the encounter with ice that was uninstalled or derezzed is over."""
        if id_of(self.ice) == card_id:
            self.ended = True

    def all_broken(self, s: State) -> bool:
        """9.11.2c, 6.5.3c: every subroutine is broken; without any, as soon as step b is reached."""
        if self.step <= BREAK_SUBROUTINES:
            return False
        c = s.at(self.ice)
        count = len(subroutines(s, c)) if c.ref == self.ice else len(c.defn.subroutines)
        return self.broken & ((1 << count) - 1) == (1 << count) - 1

    def unbroken(self, s: State) -> int:
        """How many subroutines are not broken; of ice that is gone, of those that it had (9.1.4)."""
        self.recount(s)
        count = len(self.known) or len(s.at(self.ice).defn.subroutines)
        return count - self.broken.bit_count()

    def _outermost(self, s: State, ice: Card) -> bool:
        """4.7.9: whether the ice is the outermost one protecting its server."""
        return ice.server in s.servers and s.servers[ice.server].ice[-1:] == (ice.id,)

    def fully_broken(self, s: State) -> None:
        """Record that the Runner has broken every subroutine of the ice."""
        c = s.at(self.ice)
        s.emit(
            E_FULLY_BROKEN, RUNNER, self.ice,
            structure=self.uid, server=c.server, cards=self.breakers, how=int(self._outermost(s, c)),
            rule="9.11.2c", was=c,
        )  # fmt: skip


def current_encounter(s: State) -> Encounter | None:
    """The nearest encounter in progress."""
    if s.encounter_at == -1:
        return None
    frame = s.stack[s.encounter_at]
    assert isinstance(frame, Encounter)
    return frame


def breaking_encounter(s: State) -> Encounter | None:
    """3.9.5f: the encounter in progress, if it is at step 6.9.3b: only then icebreakers can interact with its ice."""
    e = current_encounter(s)
    return None if e is None or e.ended or not e.breaking or s.card(e.ice) is None else e


class Break(Effect):
    """Break subroutines of the encountered ice: ``cards`` is the ice, ``subs`` are their keys."""

    __slots__ = ("subs",)
    kind = F_BREAK

    def __init__(self, player: int, source: int, cards: tuple[int, ...], subs: tuple[int, ...] = ()) -> None:
        super().__init__(player, source, cards=cards)
        self.subs: tuple[int, ...] = subs

    def without(self, sub: int) -> Effect:
        """The same effect when one of the subroutines is not broken (9.8.5)."""
        e: Break = twin(self)
        e.subs = tuple([key for key in self.subs if key != sub])
        return e

    def happens(self, s: State) -> bool:
        return bool(self.subs)

    def apply(self, s: State, me: Context) -> None:
        encounter = current_encounter(s)
        if encounter is None or encounter.ended or encounter.ice != self.cards[0]:
            return
        encounter.recount(s)
        places = [encounter.known.index(key) for key in self.subs if key in encounter.known]
        if not places:
            return
        for n in places:
            encounter.broken |= 1 << n
        if self.source not in encounter.breakers:
            encounter.breakers = (*encounter.breakers, self.source)
        printed = [sub.slot for sub in s.at(encounter.ice).defn.subroutines]
        s.emit(
            E_BROKEN,
            self.player,
            encounter.ice,
            amount=len(places),
            which=encounter.broken,
            how=len([key for key in self.subs if key in printed and key in encounter.known]),
            source=self.source,
            rule="6.5.4",
            was=s.card(encounter.ice),
        )
        if encounter.all_broken(s):
            encounter.fully_broken(s)


class Bypass(Effect):
    """6.5.3, 6.5.3b: the encounter is aborted and the Runner passes the ice."""

    __slots__ = ()
    kind = F_BYPASS

    def could_change(self, s: State) -> bool:
        e = current_encounter(s)
        return e is not None and not e.ended and forbidden(s, A_BYPASS, RUNNER, s.at(e.ice)) is None

    def apply(self, s: State, me: Context) -> None:
        if self.could_change(s):
            e = current_encounter(s)
            assert e is not None
            e.ended = True
            s.emit(E_BYPASSED, RUNNER, e.ice, source=self.source, rule="6.5.3a")


class ForceEncounter(Effect):
    """6.5.2a, 6.1.3b: resolve an encounter without changing the Runner's position."""

    __slots__ = ()

    def could_change(self, s: State) -> bool:
        return bool(self.present(s))

    def apply(self, s: State, me: Context) -> None:
        for i in self.present(s):
            s.push(Encounter(s.cards[i].ref, True))
            return
