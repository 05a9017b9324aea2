"""Imminent instructions (9.8): expected effects, replacement effects, interrupts, then resolution."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...native import mypyc_attr
from ..additional.checkpoints import checkpoint
from ..additional.open_information import reckons_with_unrezzed
from ..machine import nodes
from ..machine.decisions import O_PASS, V_APPLY, V_PASS, V_TRIGGER, V_USE, Key, Option
from ..machine.frames import AbilityFrame
from ..machine.nodes import (
    AT_GRANT,
    AT_INTERRUPT,
    AT_PAID_INTERRUPT,
    AT_REPLACEMENT,
    Conditional,
    Context,
    Grant,
    Paid,
    Replacement,
)
from ..machine.terms import CORP, E_WOULD, FULL, NOBODY, OPEN
from ..machine.timing import timing_structure
from .lingering_effects import LINGERING_ORDER
from .priority_windows import SharedWindow
from .reaction_windows import trigger, useful
from .resolving import find_paid, granted_paid, use_paid, why_not_use
from .trigger_conditions import Instance, used_up

if TYPE_CHECKING:
    from ..machine.state import State
    from .effects import Effect


def happen(s: State, effect: Effect, me: Context) -> None:
    """An instruction with a single effect becomes imminent and, unless modified, resolves."""
    if _is_expected(s, effect):
        _become_imminent(s, [effect.begin(s)], me)


def make_imminent(s: State, effects: list[Effect], me: Context) -> None:
    """An instruction with these effects becomes imminent and, unless modified, resolves."""
    expected = [effect.begin(s) for effect in effects if _is_expected(s, effect)]
    if expected:
        _become_imminent(s, expected, me)


def _is_expected(s: State, effect: Effect) -> bool:
    """9.8.2, 9.11.2b: an effect that would be remembered, but cannot happen, is not expected at all."""
    return not effect.remembered or effect.could_change(s)


def _become_imminent(s: State, expected: list[Effect], me: Context) -> None:
    """An instruction becomes imminent with these expected effects."""
    rule = "9.8.4"  # the instruction becomes imminent
    for effect in expected:
        if effect.remembered:
            s.emit(
                E_WOULD, effect.player, effect.subject(),
                amount=effect.size(), of=effect.kind, which=effect.of, source=effect.source, rule=rule,
            )  # fmt: skip
            rule = "9.8.2"  # another expected effect of the same instruction
        if me.replaced:
            effect.replaced = (*effect.replaced, *me.replaced)  # 9.8.9c
    instruction = Imminent(expected, me)
    if len(expected) == 1 and not instruction.is_touched(s):
        instruction.resolve_next(s)
    else:
        s.push(instruction)


# The steps of an imminent instruction
APPLY_REPLACEMENTS: Final = 0
OPEN_WINDOW: Final = 1
RESOLVE_NEXT: Final = 2
COMPLETE: Final = 3

IMMINENT_STEPS: Final = timing_structure(
    (APPLY_REPLACEMENTS, "9.8.4a"),
    (OPEN_WINDOW, "9.8.4b"),
    (RESOLVE_NEXT, "9.8.2a"),
    (COMPLETE, "9.8.2a"),
)


@mypyc_attr(free_list_len=1)
class Imminent(AbilityFrame):
    """An instruction that is about to resolve. Effect records are replaced, never changed in place."""

    __slots__ = ("at", "effects")

    def __init__(self, effects: list[Effect], me: Context) -> None:
        super().__init__(me)
        self.effects: list[Effect] = effects
        self.at: int = 0

    def rule(self) -> str:
        return "9.8.4"

    def run(self, s: State) -> None:
        step = self.step
        self.step = step + 1
        if step == APPLY_REPLACEMENTS:
            self.apply_replacements(s)
        elif step == OPEN_WINDOW:
            self.open_window(s)
        elif step == RESOLVE_NEXT:
            self.resolve_next(s)
        elif step == COMPLETE:
            self.complete(s)

    def is_touched(self, s: State) -> bool:
        """Whether anything might replace or interrupt it, or the Runner must reckon with that."""
        for effect in self.effects:
            kind = effect.kind
            if s.index[AT_REPLACEMENT + kind] or s.index[AT_INTERRUPT + kind] or s.index[AT_PAID_INTERRUPT + kind]:
                return True
        return bool(s.index[AT_GRANT]) or self.expected(s)

    def apply_replacements(self, s: State) -> None:
        """9.8.4a, 9.8.9b: active replacement effects apply; several at once are put into order by a player (9.8.11).

        9.8.8b: those of static abilities as often as they fit, as long as the ability is active.
        """
        for n, effect in enumerate(self.effects):
            found: list[int] = []
            for entry in s.index[AT_REPLACEMENT + effect.kind]:
                node = entry.node
                assert isinstance(node, Replacement)
                if entry.order not in effect.replaced and node.applies(s, entry.me, effect):
                    found.append(entry.order)
            if found:
                self.step = APPLY_REPLACEMENTS  # until none is left
                if len(found) == 1:
                    self._apply(s, n, found[0])
                else:
                    options = [(V_APPLY, self._source(s, effect, order), order) for order in found]
                    s.ask(self, effect.chooser(s), "replace", "9.8.11", options)
                return

    def open_window(self, s: State) -> None:
        """9.8.4b, 9.2.9b: relevant interrupts become pending, and the interrupt window opens if there is any."""
        instances = interrupt_instances(s, self)
        if instances or paid_interrupt_possible(s, self) or self.expected(s):
            s.reactions += 1
            s.push(InterruptWindow(len(s.stack) - 1, instances, s.turn))

    def resolve_next(self, s: State) -> None:
        """9.8.2a: the expected effects happen, one after the other."""
        if self.at == len(self.effects):
            return
        self.step = RESOLVE_NEXT
        effect = self.effects[self.at]
        self.at += 1
        if effect.target is not None:  # 1.14.3: targets that no longer fit are not acted on
            target = effect.target
            effect = effect.with_cards(tuple([r for r in effect.cards if target.fits(s, self.me, r)]))
        if effect.happens(s):
            effect.apply(s, self.me)

    def complete(self, s: State) -> None:
        """9.8.2a: the instruction has resolved."""
        s.pop()

    def expected(self, s: State) -> bool:
        """Whether the Runner must reckon with an interrupt of the Corp, although there may be none."""
        return s.mode == OPEN and any([reckons_with_unrezzed(s, e) for e in self.effects])

    def replace_now(self, s: State) -> None:
        """9.8.10: replacement effects that an interrupt created apply at once; each only once (9.8.9c)."""
        for n, effect in enumerate(self.effects):
            for entry in s.index[AT_REPLACEMENT + effect.kind]:
                node = entry.node
                assert isinstance(node, Replacement)
                if entry.order not in effect.replaced and node.applies(s, entry.me, effect):
                    self._apply(s, n, entry.order)
                    return

    def _source(self, s: State, effect: Effect, order: int) -> int:
        for entry in s.index[AT_REPLACEMENT + effect.kind]:
            if entry.order == order:
                return entry.me.card
        return -1

    def _apply(self, s: State, n: int, order: int) -> None:
        effect = self.effects[n]
        for entry in s.index[AT_REPLACEMENT + effect.kind]:
            if entry.order == order:
                node = entry.node
                assert isinstance(node, Replacement)
                instead = node.replace(s, entry.me, effect)
                for e in instead:
                    e.replaced = (*effect.replaced, order)  # 9.8.9c
                self.effects = [*self.effects[:n], *instead, *self.effects[n + 1 :]]
                return

    def answer(self, s: State, option: Option) -> None:
        for n, effect in enumerate(self.effects):
            if option.arg not in effect.replaced:
                for entry in s.index[AT_REPLACEMENT + effect.kind]:
                    node = entry.node
                    assert isinstance(node, Replacement)
                    if entry.order == option.arg and node.applies(s, entry.me, effect):
                        self._apply(s, n, option.arg)
                        return


class InterruptWindow(SharedWindow):
    """9.2.9: a window just before an instruction resolves, for abilities that could modify it."""

    __slots__ = ("imminent", "instances")

    def __init__(self, imminent: int, instances: tuple[Instance, ...], player: int) -> None:
        super().__init__(player)
        self.imminent: int = imminent  # where the imminent instruction lies on the stack
        self.instances: tuple[Instance, ...] = instances
        self.interrupt_with(instances)

    def rule(self) -> str:
        return "9.2.9"

    def _what(self, s: State) -> Imminent:
        frame = s.stack[self.imminent]
        assert isinstance(frame, Imminent)
        return frame

    def check(self, s: State) -> None:
        """9.8.10: replacement effects that an interrupt created apply at once; then the checkpoint (9.2.4e)."""
        self._what(s).replace_now(s)
        checkpoint(s)

    def receive_priority(self, s: State) -> None:
        """9.2.9d: interrupts that are relevant to the instruction (9.8.4d), or passing (9.2.9f)."""
        self._spread(s)
        options, mandatory = self._options(s)
        expected = s.mode == OPEN and self.player == CORP and self._what(s).expected(s)
        if not options and not expected and s.mode != FULL:
            self.passes(s)
            return
        if not mandatory:
            options.append(O_PASS)
        s.ask(self, self.player, "interrupt", "9.2.9d", options, open_question=expected)

    def interrupt_with(self, instances: tuple[Instance, ...]) -> None:
        """Let these new instances know what they interrupt."""
        for instance in instances:
            instance.me.imminent = self.imminent

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
        self.instances = tuple(found)

    def _each(self, s: State, instance: Instance) -> int:
        for e in self._what(s).effects:
            if instance.node.trigger.relevant(s, instance.me, e):
                return instance.node.trigger.times(s, e)
        return 0

    def _options(self, s: State) -> tuple[list[Key], bool]:
        what = self._what(s)
        options: list[Key] = []
        mandatory = False
        # 9.8.7a: a value of 0 or less can still be modified, which matters only if someone can still raise it
        rival = any(i.me.player != self.player or _raises(i) for i in self.instances)
        happening = [e for e in what.effects if rival or e.happens(s)]
        expected = what.effects if s.mode == FULL else happening
        first: set[tuple[int, int]] = set()
        for n, instance in enumerate(self.instances):
            if instance.me.player != self.player or not instance.is_pending(s):
                continue
            # 9.8.4c: what would not happen any more need not be changed, so nobody must trigger anything for it
            modified = expected if instance.node.optional else happening
            if not any(instance.node.trigger.still_relevant(s, instance.me, e) for e in modified):
                continue
            if "nth" in instance.me.numbers:
                key = (instance.node.slot, instance.me.ref)
                if not instance.node.optional and key in first:
                    continue  # all of them must be triggered: one after the other
                first.add(key)
            elif self._each(s, instance):
                continue  # not yet for single cards
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
            self.instances = (*self.instances[: option.arg], *self.instances[option.arg + 1 :])
            trigger(s, instance)
        else:
            node, me = find_paid(s, option.card, option.arg)
            me.imminent = self.imminent
            use_paid(s, node, me)


def _raises(instance: Instance) -> bool:
    return any([instruction.raises for instruction in instance.node.does])


def _kinds(effects: list[Effect]) -> list[int]:
    """Of which kinds the effects are, in order."""
    if len(effects) == 1:
        return [effects[0].kind]
    return sorted({e.kind for e in effects})


def interrupt_instances(s: State, what: Imminent) -> tuple[Instance, ...]:
    """9.8.4b: conditional interrupts that are relevant as the window opens become pending."""
    found: list[Instance] = []
    seen: list[int] = []
    for kind in _kinds(what.effects):
        for entry in s.index[AT_INTERRUPT + kind]:
            node = entry.node
            assert isinstance(node, Conditional)
            if entry.order in seen or used_up(s, node, entry.me):
                continue
            # 9.8.9c: an ability whose replacement effect led here does not apply again
            if any(entry.order not in e.replaced and node.trigger.relevant(s, entry.me, e) for e in what.effects):
                seen.append(entry.order)
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
                me = Context(s.cards[i].controller(), i, s.cards[i].ref)
                if inner.limit:
                    me.numbers["given"] = entry.order + 1
                if not used_up(s, inner, me) and any(inner.trigger.relevant(s, me, e) for e in what.effects):
                    found.append(Instance(inner, me, False))
    return tuple(found)


def paid_interrupt_possible(s: State, what: Imminent) -> bool:
    """Whether any paid interrupt could be relevant; the window itself checks costs and players."""
    for kind in _kinds(what.effects):
        for entry in s.index[AT_PAID_INTERRUPT + kind]:
            node = entry.node
            assert isinstance(node, Paid)
            if any(node.relevant(s, entry.me, e) for e in what.effects):
                return True
    if s.index[AT_GRANT]:
        return any(node.relevant(s, me, e) for node, me, _ in granted_paid(s) for e in what.effects)
    return False


nodes.become_imminent = make_imminent
