"""Imminent instructions (9.8): expected effects, replacement effects, interrupts, then resolution."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..additional.open_information import reckons_with_unrezzed
from ..machine import nodes
from ..machine.decisions import V_APPLY, Option
from ..machine.frames import Frame
from ..machine.gates import G_EFFECTS, G_GRANT
from ..machine.nodes import AT_INTERRUPT, AT_PAID_INTERRUPT, AT_REPLACEMENT, Context, Replacement
from ..machine.terms import E_WOULD, F_DRAW, OPEN
from .reaction_windows import InterruptWindow, interrupt_instances, paid_interrupt_possible

if TYPE_CHECKING:
    from ..machine.state import State
    from .effects import Effect


#: Without any of these, no effect is replaced or interrupted
_TOUCHING: Final = G_EFFECTS | G_GRANT

#: The step of an imminent instruction that replacements and interrupts have left behind
_SETTLED: Final = 2


def happen(s: State, effect: Effect, me: Context) -> None:
    """An instruction with a single expected effect becomes imminent and, unless modified, resolves."""
    kind = effect.kind
    if effect.remembered:
        if not effect.could_change(s):
            return  # it is not expected to happen at all (9.8.2, 9.11.2b)
        if kind == F_DRAW:
            effect = effect.begin(s)
        subject = effect.subject()
        if subject == effect.source == -1:
            s.emit(E_WOULD, effect.player, amount=effect.size(), of=kind, which=effect.extra, rule="9.8.4")
        else:
            s.emit(
                E_WOULD,
                effect.player,
                subject,
                amount=effect.size(),
                of=kind,
                which=effect.extra,
                source=effect.source,
                rule="9.8.4",
            )
    if me.replaced:
        effect.replaced = (*effect.replaced, *me.replaced)  # 9.8.9c
    if not s.gates & _TOUCHING and s.mode != OPEN:  # equivalent: a summary of what follows
        effect.apply(s, me)
        return
    index = s.index
    if index[AT_INTERRUPT + kind] or index[AT_PAID_INTERRUPT + kind] or index[AT_REPLACEMENT + kind]:
        s.stack.append(Imminent([effect], me))
    elif (
        s.gates & G_GRANT  # equivalent: a window for nobody does not open
        and not effect.simple
    ):
        s.stack.append(Imminent([effect], me))
    elif s.mode == OPEN and reckons_with_unrezzed(s, effect):
        s.stack.append(Imminent([effect], me))
    else:
        effect.apply(s, me)


def untouched(s: State, kind: int) -> bool:
    """Whether a single effect of this kind, which is not remembered, would simply happen in ``happen``."""
    if s.mode == OPEN:
        return False
    gates = s.gates & _TOUCHING
    if not gates:  # equivalent: a summary of what follows
        return True
    index = s.index
    return not (
        gates & G_GRANT or index[AT_INTERRUPT + kind] or index[AT_PAID_INTERRUPT + kind] or index[AT_REPLACEMENT + kind]
    )


def make_imminent(s: State, effects: list[Effect], me: Context) -> None:
    """An instruction with these expected effects becomes imminent and, unless modified, resolves."""
    if not effects:
        return
    if len(effects) == 1:
        happen(s, effects[0], me)
        return
    index = s.index
    modifiable = False  # equivalent: looking for what modifies it finds nothing
    effects = _expected(s, effects)
    rule = "9.8.4"  # the instruction becomes imminent
    for effect in effects:
        kind = effect.kind
        if effect.remembered:
            s.emit(
                E_WOULD,
                effect.player,
                effect.subject(),
                amount=effect.size(),
                of=kind,
                which=effect.extra,
                source=effect.source,
                rule=rule,
            )
            rule = "9.8.2"  # another expected effect of the same instruction
        if me.replaced:
            effect.replaced = (*effect.replaced, *me.replaced)  # 9.8.9c
        if index[AT_INTERRUPT + kind] or index[AT_PAID_INTERRUPT + kind] or index[AT_REPLACEMENT + kind]:
            modifiable = True
        elif s.gates & G_GRANT and not effect.simple:
            modifiable = True
        elif s.mode == OPEN and reckons_with_unrezzed(s, effect):
            modifiable = True
    frame = Imminent(effects, me)
    if not modifiable:
        frame.step = _SETTLED
    s.push(frame)


def _expected(s: State, effects: list[Effect]) -> list[Effect]:
    """9.8.2: without those that would be remembered, but cannot happen."""
    return [e.begin(s) for e in effects if not e.remembered or e.could_change(s)]


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
        if self.step == 0:
            if self._replace(s):
                return
            self.step = 1
        if self.step == 1:
            self.step = _SETTLED
            instances = interrupt_instances(s, self)
            if instances or paid_interrupt_possible(s, self) or self.expected(s):
                s.reactions += 1
                s.push(InterruptWindow(len(s.stack) - 1, instances, s.turn))
                return
        if self.at < len(self.effects):
            effect = self.effects[self.at]
            self.at += 1
            if effect.target is not None:  # 1.14.3: targets that no longer fit are not acted on
                target = effect.target
                effect = effect.with_cards(tuple([r for r in effect.cards if target.fits(s, self.me, r)]))
            if effect.happens(s):
                effect.apply(s, self.me)
            return
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

    def _replace(self, s: State) -> bool:
        """9.8.4a: apply active replacement effects; several at once are put into order by a player (9.8.11)."""
        for n, effect in enumerate(self.effects):
            found: list[int] = []
            for entry in s.index[AT_REPLACEMENT + effect.kind]:
                node = entry.node
                assert isinstance(node, Replacement)
                if entry.order not in effect.replaced and node.applies(s, entry.me, effect):
                    found.append(entry.order)
            if len(found) == 1:
                self._apply(s, n, found[0])
                return True
            if found:
                chooser = effect.chooser(s)
                options = [(V_APPLY, self._source(s, effect, order), order) for order in found]
                s.ask(self, chooser, "replace", "9.8.11", options)
                return True
        return False

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
