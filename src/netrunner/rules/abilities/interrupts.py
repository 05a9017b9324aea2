"""Imminent instructions (9.8): expected effects, replacement effects, interrupts, then resolution."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..additional.open_information import reckons_with_unrezzed
from ..machine import nodes
from ..machine.decisions import V_APPLY, Option
from ..machine.frames import Frame
from ..machine.nodes import AT_REPLACEMENT, Context, Replacement
from ..machine.terms import E_WOULD, OPEN
from ..machine.timing import timing_structure
from .reaction_windows import InterruptWindow, interrupt_instances, paid_interrupt_possible

if TYPE_CHECKING:
    from ..machine.state import State
    from .effects import Effect


def happen(s: State, effect: Effect, me: Context) -> None:
    """An instruction with a single expected effect becomes imminent and, unless modified, resolves."""
    make_imminent(s, [effect], me)


def make_imminent(s: State, effects: list[Effect], me: Context) -> None:
    """An instruction with these expected effects becomes imminent and, unless modified, resolves.

    An effect that would be remembered, but cannot happen, is not expected at all (9.8.2, 9.11.2b).
    """
    expected = [e.begin(s) for e in effects if not e.remembered or e.could_change(s)]
    if not expected:
        return
    rule = "9.8.4"  # the instruction becomes imminent
    for effect in expected:
        if effect.remembered:
            s.emit(
                E_WOULD, effect.player, effect.subject(),
                amount=effect.size(), of=effect.kind, which=effect.of, source=effect.source, rule=rule,
            )  # fmt: skip
            rule = "9.8.2"  # another expected effect of the same instruction
        effect.replaced = (*effect.replaced, *me.replaced)  # 9.8.9c
    s.push(Imminent(expected, me))


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


class Imminent(Frame):
    """An instruction that is about to resolve. Effect records are replaced, never changed in place."""

    __slots__ = ("at", "effects", "me")

    def __init__(self, effects: list[Effect], me: Context) -> None:
        super().__init__()
        self.effects: list[Effect] = effects
        self.me: Context = me
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

    def apply_replacements(self, s: State) -> None:
        """9.8.4a: active replacement effects apply; several at once are put into order by a player (9.8.11)."""
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
        """9.8.4b: relevant interrupts become pending, and the interrupt window opens if there is any."""
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


nodes.become_imminent = make_imminent
