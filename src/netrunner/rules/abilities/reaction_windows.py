"""Reaction windows (9.2.8) and interrupt windows (9.2.9): pending abilities (9.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..additional import checkpoints
from ..additional.checkpoints import checkpoint
from ..additional.open_information import speaks_of_secrets
from ..concepts.values import forbidden
from ..machine.decisions import V_PASS, V_TRIGGER, Key, Option
from ..machine.nodes import (
    AT_GRANT,
    AT_INTERRUPT,
    AT_PAID_INTERRUPT,
    Conditional,
    Grant,
    new_context,
    use_key,
)
from ..machine.terms import (
    A_USE,
    CORP,
    E_ACCESS,
    E_ACCESS_CARDS,
    E_APPROACH_ICE,
    E_APPROACH_SERVER,
    E_ENCOUNTER,
    E_PASS_ALL_ICE,
    E_PASS_ICE,
    E_TRIGGERED,
    FULL,
    NOBODY,
    OPEN,
)
from .lingering_effects import LINGERING_ORDER
from .priority_windows import CHECK, PriorityWindow, SharedWindow
from .resolving import Resolution
from .trigger_conditions import Instance, used_up

if TYPE_CHECKING:
    from ..machine.state import State
    from .interrupts import Imminent


def is_waiting(s: State, node: Conditional, ref: int) -> bool:
    """9.6.7c: whether an instance of this ability from this source is pending, imminent or resolving."""
    for instance in s.pending:
        if instance.node is node and instance.me.ref == ref:
            return True
    for frame in s.stack:
        if isinstance(frame, ReactionWindow):
            if any(i.node is node and i.me.ref == ref for i in frame.instances):
                return True
        elif isinstance(frame, Resolution) and frame.ability is node and frame.me.ref == ref:
            return True
    return False


#: Events that mark the beginning of a timing structure; their ``structure`` is its number.
_BEGINNINGS: Final = (
    E_ENCOUNTER, E_APPROACH_ICE, E_APPROACH_SERVER, E_PASS_ICE, E_PASS_ALL_ICE, E_ACCESS_CARDS, E_ACCESS,
)  # fmt: skip


class ReactionWindow(PriorityWindow):
    """9.2.8: first the active player, then the other triggers what is pending."""

    __slots__ = ("closes_with", "instances")

    def __init__(self, instances: list[Instance], player: int) -> None:
        super().__init__(player)
        self.instances: list[Instance] = instances
        # 9.2.8f: the timing structure whose beginning opened this window
        self.closes_with: int = 0
        for instance in instances:
            event = instance.me.event
            if event is not None and event.kind in _BEGINNINGS:
                self.closes_with = event.structure
                break

    def rule(self) -> str:
        return "9.2.8"

    def receive_priority(self, s: State) -> None:
        """9.2.8c: trigger what is pending, or pass; who can only pass is not asked, unless all is."""
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
            mine.append((V_PASS, -1, -1))
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
        self.instances = [i for n, i in enumerate(self.instances) if n != option.arg]
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
    """9.6.15a: trigger a pending instance; it resolves next."""
    node, me = instance.node, instance.me.copy()
    if instance.lingering:
        from .lingering_effects import D_ONCE, remove

        for kept in s.lingering:
            if kept.number == instance.lingering and any(d[0] == D_ONCE for d in kept.until):
                remove(s, kept.number)
                break
    if node.limit:
        key = use_key(node, me)
        s.used[key] = s.used.get(key, 0) + 1
    s.emit(E_TRIGGERED, me.player, me.ref, which=node.slot, source=me.ref, rule="9.6.15a")
    s.push(Resolution(node, node.does, me, node.optional))


def _structure_over(s: State, uid: int) -> bool:
    for frame in s.stack:
        if frame.lasts(uid):
            return False
    return True


class InterruptWindow(SharedWindow):
    """9.2.9: a window just before an instruction resolves, for abilities that could modify it."""

    __slots__ = ("imminent", "instances")

    def __init__(self, imminent: int, instances: list[Instance], player: int) -> None:
        super().__init__(player)
        self.imminent: int = imminent  # where the imminent instruction lies on the stack
        self.instances: list[Instance] = instances

    def rule(self) -> str:
        return "9.2.9"

    def _what(self, s: State) -> Imminent:
        from .interrupts import Imminent

        frame = s.stack[self.imminent]
        assert isinstance(frame, Imminent)
        return frame

    def check(self, s: State) -> None:
        """9.8.10: replacement effects that an interrupt created apply at once; then the checkpoint (9.2.4e)."""
        self._what(s).replace_now(s)
        checkpoint(s)

    def receive_priority(self, s: State) -> None:
        """9.2.9d: interrupts that are relevant to the instruction, or passing."""
        self._spread(s)
        options, mandatory = self._options(s)
        expected = s.mode == OPEN and self.player == CORP and self._what(s).expected(s)
        if not options and not expected and s.mode != FULL:
            self.passes(s)
            return
        if not mandatory:
            options.append((V_PASS, -1, -1))
        s.ask(self, self.player, "interrupt", "9.2.9d", options, open_question=expected)

    def _spread(self, s: State) -> None:
        """9.6.4b: one instance for each card, once it is settled how many cards the instruction is about."""
        what = self._what(s)
        waiting = [i for i in self.instances if "nth" not in i.me.numbers and self._each(s, i)]
        if not waiting:
            return
        for other in self.instances:
            if other not in waiting and "nth" not in other.me.numbers and not other.node.optional:
                if other.is_pending(s) and any(other.node.trigger.relevant(s, other.me, e) for e in what.effects):
                    return  # it may still change the number
        found: list[Instance] = []
        for instance in self.instances:
            if instance not in waiting:
                found.append(instance)
                continue
            for n in range(self._each(s, instance)):
                me = instance.me.copy()
                me.numbers["nth"] = n
                found.append(Instance(instance.node, me, instance.independent, instance.lingering))
        self.instances = found

    def _each(self, s: State, instance: Instance) -> int:
        for e in self._what(s).effects:
            if instance.node.trigger.relevant(s, instance.me, e):
                return instance.node.trigger.times(s, e)
        return 0

    def _options(self, s: State) -> tuple[list[Key], bool]:
        from ..machine.decisions import V_USE
        from ..machine.nodes import Paid
        from .resolving import granted_paid, why_not_use

        what = self._what(s)
        options: list[Key] = []
        mandatory = False
        # 9.8.7a: a value of 0 or less can still be modified, which matters only if someone can still raise it
        rival = any(i.me.player != self.player or _raises(i) for i in self.instances)
        expected = [e for e in what.effects if rival or s.mode == FULL or e.happens(s)]
        first: set[tuple[int, int]] = set()
        for n, instance in enumerate(self.instances):
            if instance.me.player != self.player or not instance.is_pending(s):
                continue
            if not any(instance.node.trigger.still_relevant(s, instance.me, e) for e in expected):
                continue  # 9.8.4c
            if "nth" in instance.me.numbers:
                key = (instance.node.slot, instance.me.ref)
                if not instance.node.optional and key in first:
                    continue  # all of them must be triggered: one after the other
                first.add(key)
            elif self._each(s, instance):
                continue  # not yet for single cards
            instance.me.imminent = self.imminent
            if instance.node.optional and not useful(s, instance):
                continue
            options.append((V_TRIGGER, instance.me.card, n))
            mandatory = mandatory or not instance.node.optional
        seen: set[int] = set()
        for kind in {e.kind for e in expected}:
            for entry in s.index[AT_PAID_INTERRUPT + kind]:
                node = entry.node
                assert isinstance(node, Paid)
                if entry.order in seen or entry.me.player != self.player:
                    continue
                if not any(node.relevant(s, entry.me, e) for e in expected):
                    continue
                seen.add(entry.order)
                me = entry.me.copy()
                me.imminent = self.imminent
                if why_not_use(s, self.player, node, me) is None:
                    options.append((V_USE, entry.me.card, node.slot))
        for granted, me, arg in granted_paid(s):
            if me.player == self.player and any(granted.relevant(s, me, e) for e in expected):
                me.imminent = self.imminent
                if why_not_use(s, self.player, granted, me) is None:
                    options.append((V_USE, me.card, arg))
        if options and any([e.player == self.player and e.needs_lowering(s) for e in expected]):
            mandatory = True  # 1.15.1: what was begun can only be paid with this
        return options, mandatory

    def answer(self, s: State, option: Option) -> None:
        if option.verb == V_PASS:
            self.passes(s)
            return
        self.acts()
        if option.verb == V_TRIGGER:
            instance = self.instances[option.arg]
            self.instances = [i for n, i in enumerate(self.instances) if n != option.arg]
            instance.me.imminent = self.imminent
            trigger(s, instance)
        else:
            from .resolving import find_paid, use_paid

            node, me = find_paid(s, option.card, option.arg)
            me.imminent = self.imminent
            use_paid(s, self.player, node, me)


def _raises(instance: Instance) -> bool:
    return any([instruction.raises for instruction in instance.node.does])


def interrupt_instances(s: State, what: Imminent) -> list[Instance]:
    """9.8.4b: conditional interrupts that are relevant as the window opens become pending."""
    found: list[Instance] = []
    seen: set[int] = set()
    for kind in sorted({e.kind for e in what.effects}):
        for entry in s.index[AT_INTERRUPT + kind]:
            node = entry.node
            assert isinstance(node, Conditional)
            if entry.order in seen or used_up(s, node, entry.me):
                continue
            # 9.8.9c: an ability whose replacement effect led here does not apply again
            if any(entry.order not in e.replaced and node.trigger.relevant(s, entry.me, e) for e in what.effects):
                seen.add(entry.order)
                me = entry.me.copy()
                if node.player != NOBODY:
                    me.player = node.player
                number = entry.order - LINGERING_ORDER if entry.order >= LINGERING_ORDER else 0
                found.append(Instance(node, me, False, number))
    for entry in s.index[AT_GRANT]:  # 9.1.3b
        grant = entry.node
        assert isinstance(grant, Grant)
        inner = grant.ability
        if isinstance(inner, Conditional) and inner.interrupt:
            for i in grant.recipients(s, entry.me):
                me = new_context(s.cards[i].controller(), i, s.cards[i].ref)
                if inner.limit:
                    me.numbers["given"] = entry.order + 1
                if not used_up(s, inner, me) and any(inner.trigger.relevant(s, me, e) for e in what.effects):
                    found.append(Instance(inner, me, False))
    return found


def paid_interrupt_possible(s: State, what: Imminent) -> bool:
    """Whether any paid interrupt could be relevant; the window itself checks costs and players."""
    from ..machine.nodes import Paid

    for kind in {e.kind for e in what.effects}:
        for entry in s.index[AT_PAID_INTERRUPT + kind]:
            node = entry.node
            assert isinstance(node, Paid)
            if any(node.relevant(s, entry.me, e) for e in what.effects):
                return True
    if s.index[AT_GRANT]:
        from .resolving import granted_paid

        return any(node.relevant(s, me, e) for node, me, _ in granted_paid(s) for e in what.effects)
    return False


checkpoints.reaction_window = ReactionWindow
