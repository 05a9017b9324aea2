"""Reaction windows (9.2.8) and interrupt windows (9.2.9): pending abilities (9.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..additional import checkpoints
from ..additional.open_information import speaks_of_secrets
from ..concepts.values import forbidden
from ..machine.decisions import O_NO, O_PASS, O_YES, V_PASS, V_TRIGGER, V_YES, Key, Option
from ..machine.frames import Question
from ..machine.nodes import AT_PREVENT_ABILITY, Context, use_key
from ..machine.statics import AbilityPrevention
from ..machine.terms import (
    A_USE,
    E_ACCESS,
    E_ACCESS_CARDS,
    E_APPROACH_ICE,
    E_APPROACH_SERVER,
    E_ENCOUNTER,
    E_PASS_ALL_ICE,
    E_PASS_ICE,
    E_PREVENTED,
    E_TRIGGERED,
    F_ABILITY,
    FULL,
    OPEN,
)
from .lingering_effects import remove
from .priority_windows import CHECK, PriorityWindow
from .resolving import Resolution
from .trigger_conditions import Instance, used_up

if TYPE_CHECKING:
    from ..machine.nodes import Ability, Conditional
    from ..machine.state import State


#: Events that mark the beginning of a timing structure; their ``structure`` is its number.
_BEGINNINGS: Final = (
    E_ENCOUNTER, E_APPROACH_ICE, E_APPROACH_SERVER, E_PASS_ICE, E_PASS_ALL_ICE, E_ACCESS_CARDS, E_ACCESS,
)  # fmt: skip


class ReactionWindow(PriorityWindow):
    """9.2.8: first the active player, then the other triggers what was pending as it opened (9.2.8a)."""

    __slots__ = ("closes_with", "instances")

    def __init__(self, instances: tuple[Instance, ...], player: int) -> None:
        super().__init__(player)
        self.instances: tuple[Instance, ...] = instances
        # 9.2.8f: the timing structure whose beginning opened this window
        self.closes_with: int = 0
        for instance in instances:
            event = instance.me.event
            if event is not None and event.kind in _BEGINNINGS:
                self.closes_with = event.structure
                break

    def rule(self) -> str:
        return "9.2.8"

    def awaits(self, node: Ability, ref: int) -> bool:
        return any([i.node is node and i.me.ref == ref for i in self.instances])

    def receive_priority(self, s: State) -> None:
        """9.2.8c, 9.2.4a: trigger what is pending (9.2.8d, 9.6.8), or pass unless it is mandatory (9.6.9a, 9.6.9b).

        Who can only pass is not asked, unless all is.
        """
        if self.closes_with and _structure_over(s, self.closes_with):
            s.pop()
            return
        mine: list[Key] = []
        mandatory = False
        expected = False  # by an opponent who cannot see that the ability could not change anything
        for n, instance in enumerate(self.instances):
            if instance.me.player != self.player or not instance.is_pending(s):
                continue
            if instance.me.card == -1:  # of no card at all, but one might lie facedown in Archives
                expected = True
                continue
            if instance.node.optional and not useful(s, instance):
                if s.mode == OPEN and not used_up(s, instance.node, instance.me):
                    expected = expected or speaks_of_secrets(instance.node)
                continue
            if not instance.node.optional:
                mandatory = True
            elif s.mode != FULL and any([same_instance(self.instances[n], instance) for _, _, n in mine]):
                continue  # once is enough: the others come up again
            mine.append((V_TRIGGER, instance.me.card, n))
        if not mine and not expected and s.mode != FULL:
            self._passes(s)
            return
        alike = mandatory and len(mine) > 1 and s.mode != FULL and self._all_alike(mine)
        if alike:
            del mine[1:]  # their order does not matter
            expected = False
        if not mandatory:  # 9.2.8e
            mine.append(O_PASS)
        s.ask(self, self.player, "react", "9.2.8c", mine, open_question=expected)

    def _all_alike(self, options: list[Key]) -> bool:
        first = self.instances[options[0][2]]
        return all([same_instance(self.instances[n], first) for _, _, n in options])

    def _passes(self, s: State) -> None:
        """9.2.8b: the inactive player receives priority, or the window closes."""
        if self.player == s.turn:
            self.player = 1 - s.turn
            self.step = CHECK
        else:
            s.pop()

    def answer(self, s: State, option: Option) -> None:
        if option.verb == V_PASS:
            self._passes(s)
            return
        instance = self.instances[option.arg]
        self.instances = (*self.instances[: option.arg], *self.instances[option.arg + 1 :])
        self.step = CHECK
        trigger(s, instance)


def same_instance(a: Instance, b: Instance) -> bool:
    """Whether two pending instances are indistinguishable, so that their order does not matter."""
    if a.node is not b.node or a.me.ref != b.me.ref or a.me.picks != b.me.picks:
        return False
    x, y = a.me.event, b.me.event
    return x is y or (
        x is not None and y is not None and x.kind == y.kind and x.card == y.card and x.amount == y.amount
    )


def useful(s: State, instance: Instance) -> bool:
    """9.1.6d: an optional ability can only be used if it could change the game state."""
    me = instance.me
    if used_up(s, instance.node, me):
        return False
    if forbidden(s, A_USE, me.player, s.cards[me.card]) is not None:
        return False  # 9.1.6: triggering an optional ability is using it
    return any(i.could_change(s, me) for i in instance.node.does)


def trigger(s: State, instance: Instance) -> None:
    """9.6.15a: trigger a pending instance, which uses up that one alone (9.6.8a); it resolves next."""
    node, me = instance.node, instance.me.copy()
    if instance.lingering:
        for kept in s.lingering:
            if kept.number == instance.lingering and kept.until_resolved():
                remove(s, kept.number)
                break
    if node.limit:
        s.count_use(node, me)
    s.emit(E_TRIGGERED, me.player, me.ref, which=node.slot, source=me.ref, rule="9.6.15a")
    s.push(Resolution(node, node.does, me, node.optional))
    if s.index[AT_PREVENT_ABILITY]:
        offer_prevention(s, node, me)


def offer_prevention(s: State, node: Conditional, of: Context) -> None:
    """9.8.5: whoever can prevent the ability that is about to resolve is asked whether they do."""
    for entry in s.index[AT_PREVENT_ABILITY]:
        prevention = entry.node
        assert isinstance(prevention, AbilityPrevention)
        if not s.used.get(use_key(prevention, entry.me), 0) and prevention.prevents(s, entry.me, node, of):
            s.push(MayPreventAbility(entry.me.copy(), prevention, of.ref))
            return


class MayPreventAbility(Question):
    """A player may prevent the ability whose resolution lies below (9.8.5)."""

    __slots__ = ("node", "of")
    asks = "prevent-ability"
    by = "9.8.5"

    def __init__(self, me: Context, node: Ability, of: int) -> None:
        super().__init__(me, me.player)
        self.node: Ability = node
        self.of: int = of  # reference of the card with the ability

    def choices(self, s: State) -> list[Key]:
        return [O_YES, O_NO]

    def chosen(self, s: State, option: Option) -> None:
        if option.verb == V_YES:
            s.pop()  # the resolution
            s.count_use(self.node, self.me)
            s.emit(E_PREVENTED, self.player, self.of, amount=1, of=F_ABILITY, source=self.me.ref, rule="9.8.5")


def _structure_over(s: State, uid: int) -> bool:
    for frame in s.stack:
        if frame.lasts(uid):
            return False
    return True


checkpoints.reaction_window = ReactionWindow
