"""Lingering effects (9.9): for the remainder of the turn, run or encounter; delayed conditional abilities (9.6.14)."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final

from ..frozen import dataclass
from ..rules.abilities.effects import CreateLingering, RaiseStrength
from ..rules.abilities.lingering_effects import (
    D_ENCOUNTERED,
    D_FOREVER,
    D_IN_NEXT_TURN,
    D_NEXT_RUN,
    D_NEXT_TURN,
    D_ONCE,
    D_SOURCE,
    Duration,
    while_lasts,
)
from ..rules.accessing.access import AccessSet
from ..rules.concepts.values import has_subtype
from ..rules.machine.nodes import (
    AT_PERSISTENT,
    WHILE_ACTIVE,
    Ability,
    Conditional,
    Context,
    Instruction,
    Number,
    Persistent,
    Prohibition,
    Selection,
    Static,
    Target,
)
from ..rules.machine.terms import CORP, E_ENCOUNTER
from ..rules.runs.encounters import current_encounter
from ..rules.turns.actions import ActionComplete
from .base import amount, fill
from .cards import Chosen, settled
from .conditions import events_since
from .numbers import CountersHere, Named, X
from .statics import AccessMore, StrengthBonus

if TYPE_CHECKING:
    from ..rules.abilities.effects import Effect
    from ..rules.machine.state import State

__all__ = ["Delayed", "EachEncountered", "NextEncountered", "Until"]


def action_at(s: State) -> int:
    """Where an action that is being taken lies on the stack: right on the turn, or on what waits for its end."""
    return 2 if len(s.stack) > 1 and isinstance(s.stack[1], ActionComplete) else 1


def number_of_action(s: State) -> int:
    """The number of the action being taken; it gets one when somebody asks."""
    at = action_at(s)
    if at >= len(s.stack):
        return -1
    action = s.stack[at]
    if not action.uid:
        action.uid = s.new_uid()
    return action.uid


#: What a lasting effect may last for; joined with ``+`` it lasts until all have passed, or until it has resolved once
DURATIONS: Final = (
    "turn", "run", "encounter", "action", "this access", "access", "your next turn", "once", "game",
    "next encounter", "corp's next turn", "next run", "active",
)  # fmt: skip


def known(duration: str) -> str:
    """The same duration; one that does not exist is refused when the card is declared."""
    for word in duration.split("+"):
        if word not in DURATIONS:
            raise ValueError(f"nothing lasts for {word!r}: only {', '.join(DURATIONS)}")
    return duration


def durations(s: State, me: Context, name: str) -> tuple[Duration, ...]:
    """The durations that a word stands for now. One that is not in progress has passed at once (9.9.3)."""
    found: list[Duration] = []
    for word in name.split("+"):
        if word == "turn":
            found.extend(while_lasts(s.stack[0].uid))  # the turn lies at the bottom of the stack
        elif word == "run" and s.run_at >= 0:
            found.extend(while_lasts(s.stack[s.run_at].uid))
        elif word == "encounter" and s.encounter_at >= 0:
            found.extend(while_lasts(s.stack[s.encounter_at].uid))
        elif word == "action":
            found.extend(while_lasts(number_of_action(s)))
        elif word == "this access" and s.access_at >= 0:
            found.extend(while_lasts(s.stack[s.access_at].uid))
        elif word == "access":
            for uid in [f.uid for f in s.stack if isinstance(f, AccessSet)][-1:]:
                found.extend(while_lasts(uid))
        elif word == "your next turn":
            found.append(Duration(D_NEXT_TURN, player=me.player, since=s.turn_number))
        elif word == "corp's next turn":
            found.append(Duration(D_IN_NEXT_TURN, player=CORP, since=s.last_event()))
        elif word == "once":
            found.append(Duration(D_ONCE))
        elif word == "next encounter":
            run = s.stack[s.run_at].uid if s.run_at >= 0 else -1
            found.append(Duration(D_ENCOUNTERED, structure=run, since=s.last_event()))
        elif word == "next run":
            found.append(Duration(D_NEXT_RUN, structure=s.stack[0].uid, since=s.last_event()))
        elif word == "active":
            found.append(Duration(D_SOURCE, source=me.ref))
        elif word == "game":
            found.append(Duration(D_FOREVER))
    return tuple(found)


def in_progress(s: State, name: str) -> bool:
    """9.9.3: whether anything of a duration is in progress, so that what lasts for it is not over at once."""
    for word in name.split("+"):
        if word in ("run", "next encounter"):
            going = s.run_at >= 0
        elif word == "encounter":
            going = s.encounter_at >= 0
        elif word == "this access":
            going = s.access_at >= 0
        elif word == "access":
            going = any([isinstance(frame, AccessSet) for frame in s.stack])
        elif word == "action":
            going = action_at(s) < len(s.stack)
        else:
            going = word != "once"  # a turn, a turn or run to come, the rest of the game, or the life of a card
        if going:
            return True
    return False


@dataclass(frozen=True, slots=True, eq=False)
class Settled(Number):
    """A number as it was when a lasting effect was created (9.11.2b)."""

    of: Number

    def value(self, s: State, me: Context) -> int:
        return me.numbers["settled"] if "settled" in me.numbers else self.of.value(s, me)


@dataclass(frozen=True, slots=True, eq=False)
class Until(Instruction):
    """A declaration that lingers for a duration (9.9.1), perhaps about cards chosen for it.

    Several durations, joined with ``+``, last until all have passed (3.9.5c). Cards that the declaration speaks of are
    settled when it is made: chosen ones are announced first, and "that ice" stays that ice.
    """

    static: Static
    duration: str
    choose: Chosen | None
    about: Selection | None  # cards that need no choice, remembered as "target"

    def __init__(self, static: Static, duration: str) -> None:
        cards = settled(static)
        choose = cards if isinstance(cards, Chosen) else None
        n = getattr(static, "n", None)
        if isinstance(n, Number) and not isinstance(
            n, (Named, X, CountersHere)
        ):  # the full effect is calculated first (9.11.2b)
            object.__setattr__(static, "n", Settled(n))
        fill(self, static=static, duration=known(duration), choose=choose, about=cards if choose is None else None)

    def targets(self) -> tuple[Target, ...]:
        return () if self.choose is None else (self.choose,)

    def could_change(self, s: State, me: Context) -> bool:
        if isinstance(self.static, (Prohibition, AccessMore)) and not in_progress(s, self.duration):
            return False  # 9.9.3: it is over at the next checkpoint, before anybody could do what it is about
        n = getattr(self.static, "n", None)
        if isinstance(n, Named) and not n.value(s, me):  # a number yet to be chosen: whether that is possible decides
            return False
        if self.about is not None:
            return bool(self.about.refs(s, me))
        return self.choose is None or any(True for _ in self.choose.each(s, me))

    def expected(self, s: State, me: Context) -> list[Effect]:
        if self.choose is not None and not self.choose.refs(s, me):
            return []
        if self.about is not None:
            me.picks["target"] = self.about.refs(s, me)
        me.numbers["since"] = s.last_event()
        n = getattr(self.static, "n", None)
        if isinstance(n, Settled):
            me.numbers["settled"] = n.of.value(s, me)
        until = durations(s, me, self.duration)
        raised = self._icebreakers(s, me)
        if raised:
            return [RaiseStrength(me.player, me.ref, self.static, until, raised)]
        return [CreateLingering(me.player, me.ref, self.static, until)]

    def _icebreakers(self, s: State, me: Context) -> tuple[int, ...]:
        """The icebreakers whose strength it increases."""
        static = self.static
        if not isinstance(static, StrengthBonus) or static.of is None or amount(static.n, s, me) <= 0:
            return ()
        return tuple([r for r in static.of.refs(s, me) if has_subtype(s, s.at(r), "icebreaker")])


@dataclass(frozen=True, slots=True, eq=False)
class StillApplies(Persistent):
    """Other abilities of this card go on for the rest of a run in which the Runner trashes it, from then on (9.9.1)."""

    abilities: tuple[Ability, ...] = field()
    where: int = WHILE_ACTIVE

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_PERSISTENT,)


@dataclass(frozen=True, slots=True, eq=False)
class Delayed(Instruction):
    """Create a delayed conditional ability (9.6.14); without a duration it exists until it resolves."""

    ability: Conditional
    duration: str
    about: Selection | None  # cards that it speaks of, remembered as "target"

    def __init__(self, ability: Conditional, duration: str = "once") -> None:
        fill(self, ability=ability, duration=known(duration), about=settled(ability.trigger))

    def expected(self, s: State, me: Context) -> list[Effect]:
        if self.about is not None:
            me.picks["target"] = self.about.refs(s, me)
        me.numbers["since"] = s.last_event()
        return [CreateLingering(me.player, me.ref, self.ability, durations(s, me, self.duration))]


@dataclass(frozen=True, slots=True, eq=False)
class NextEncountered(Selection):
    """The first ice that is encountered after the effect was created."""

    def refs(self, s: State, me: Context) -> tuple[int, ...]:
        events = events_since(s, me.numbers.get("since", 0) + 1, E_ENCOUNTER)
        return (events[-1].card,) if events else ()


@dataclass(frozen=True, slots=True, eq=False)
class EachEncountered(Selection):
    """Each piece of ice while it is being encountered, with ``other`` except this one."""

    other: bool = False

    def refs(self, s: State, me: Context) -> tuple[int, ...]:
        e = current_encounter(s)
        if e is None or e.ended or s.card(e.ice) is None or (self.other and e.ice == me.ref):
            return ()
        return (e.ice,)
