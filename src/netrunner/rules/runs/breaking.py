"""Breaking subroutines (3.9.5, 6.5.4): which of them, one by one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..abilities.interrupts import Imminent, make_imminent
from ..concepts.values import has_subtype, strength
from ..machine.card import id_of
from ..machine.decisions import O_DONE, V_BREAK, V_DONE, Option
from ..machine.frames import AbilityFrame
from ..machine.nodes import Context
from ..machine.refusals import Refusal
from ..machine.terms import E_PREVENTED, F_BREAK
from .encounters import Break, breaking_encounter, current_encounter

if TYPE_CHECKING:
    from ..machine.state import State


_BREAKER_TOO_EARLY: Final = Refusal("refused-no-encounter", "3.9.5f")
_TOO_EARLY: Final = Refusal("refused-no-encounter", "6.5.4")


def too_early(s: State, me: Context) -> Refusal:
    """6.5.4: subroutines are broken only in step 6.9.3b; 3.9.5f: an icebreaker does nothing else to ice before it."""
    return _BREAKER_TOO_EARLY if has_subtype(s, s.cards[me.card], "icebreaker") else _TOO_EARLY


def cannot_interact(s: State, me: Context, subtypes: tuple[str, ...] = (), equal: bool = False) -> Refusal | None:
    """3.9.5f to h: only during step 6.9.3b, with enough strength (or ``equal``), on ice of the right subtype."""
    e = breaking_encounter(s)
    if e is None:
        return too_early(s, me)
    ice = s.at(e.ice)
    if subtypes and not any([has_subtype(s, ice, subtype) for subtype in subtypes]):
        return Refusal("refused-subtype", "3.9.5h", card=ice.id, subtype=subtypes[0])
    if has_subtype(s, s.cards[me.card], "icebreaker"):
        mine, its = strength(s, s.cards[me.card]), strength(s, ice)  # 3.4.4
        if mine < its or (equal and mine != its):
            return Refusal("refused-strength", "3.9.5g", card=me.card, have=mine, need=its)
    return None


class ChooseSubroutines(AbilityFrame):
    """Choose the subroutines that an ability breaks, then break them together."""

    __slots__ = ("chosen", "n", "only", "up_to")

    def __init__(self, me: Context, n: int, up_to: bool, only: tuple[int, ...] = ()) -> None:
        super().__init__(me)
        self.only: tuple[int, ...] = only  # the keys of those that can be chosen, if not all can
        self.n: int = n
        self.up_to: bool = up_to
        self.chosen: tuple[int, ...] = ()

    def rule(self) -> str:
        return "6.5.4"

    def run(self, s: State) -> None:
        e = current_encounter(s)
        if e is None or e.ended:
            s.pop()
            return
        e.recount(s)
        left = e.breakable(s, self.chosen, self.only)
        if self.n < 0 and not self.up_to:  # all of them: there is nothing to choose
            self.chosen, left = (*self.chosen, *left), []
        if not left or (0 <= self.n <= len(self.chosen)):
            self._break(s)
            return
        options = [(V_BREAK, id_of(e.ice), n) for n in left]
        if self.chosen and self.up_to:
            options.append(O_DONE)
        s.ask(self, self.me.player, "break", "6.5.4", options, card=self.me.card)

    def answer(self, s: State, option: Option) -> None:
        if option.verb == V_DONE:
            self._break(s)
        else:
            self.chosen = (*self.chosen, option.arg)

    def _break(self, s: State) -> None:
        s.pop()
        if self.chosen:
            e = current_encounter(s)
            assert e is not None
            subs = tuple([e.known[n] for n in self.chosen])
            make_imminent(s, [Break(self.me.player, self.me.ref, (e.ice,), subs)], self.me)


class SpareSubroutine(AbilityFrame):
    """Choose one of the subroutines that are about to be broken: it is not (9.8.5)."""

    __slots__ = ("imminent",)

    def __init__(self, me: Context, imminent: int) -> None:
        super().__init__(me)
        self.imminent: int = imminent  # where the imminent instruction lies on the stack

    def rule(self) -> str:
        return "9.8.5"

    def _what(self, s: State) -> tuple[Imminent, int, Break]:
        what = s.stack[self.imminent]
        assert isinstance(what, Imminent)
        for n, effect in enumerate(what.effects):
            if isinstance(effect, Break):
                return what, n, effect
        raise LookupError("nothing is about to be broken")

    def run(self, s: State) -> None:
        e = current_encounter(s)
        assert e is not None
        effect = self._what(s)[2]
        e.recount(s)
        options = [(V_BREAK, id_of(e.ice), e.known.index(key)) for key in effect.subs if key in e.known]
        if not options:
            s.pop()
            return
        s.ask(self, self.me.player, "spare", self.rule(), options, card=self.me.card)

    def answer(self, s: State, option: Option) -> None:
        s.pop()
        e = current_encounter(s)
        assert e is not None
        what, n, effect = self._what(s)
        s.emit(E_PREVENTED, self.me.player, e.ice, amount=1, of=F_BREAK, source=self.me.ref, rule="9.8.5")
        what.effects = [*what.effects[:n], effect.without(e.known[option.arg]), *what.effects[n + 1 :]]
