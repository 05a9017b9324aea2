"""Choices inside a resolving ability: options, nested costs, numbers, orders (1.15.10, 9.10.4f, 9.11.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..abilities.resolving import Resolution
from ..concepts import knowledge
from ..concepts.costs import bill_for, pay, unpayable
from ..concepts.values import forbidden
from ..machine.card import id_of, in_pile
from ..machine.decisions import (
    O_DONE,
    O_NO,
    O_YES,
    V_CHOOSE,
    V_DONE,
    V_NUMBER,
    V_PICK,
    V_YES,
    Key,
    Option,
    on_card,
    with_number,
)
from ..machine.frames import AbilityFrame, Question
from ..machine.nodes import AT_CANNOT, P_OTHER, P_USE, Bill, Context, Cost, Instruction
from ..machine.terms import A_USE
from .copies import one_of_each

if TYPE_CHECKING:
    from ..machine.state import State


class ChooseOne(AbilityFrame):
    """Choose between effects: the choice ends an instruction, the chosen one resolves next (9.10.4f)."""

    __slots__ = ("must", "options", "player")

    def __init__(self, me: Context, player: int, options: tuple[tuple[Instruction, ...], ...], must: bool) -> None:
        super().__init__(me)
        self.player: int = player
        self.options: tuple[tuple[Instruction, ...], ...] = options
        self.must: bool = must

    def rule(self) -> str:
        return "9.10.4f"

    def run(self, s: State) -> None:
        found: list[Key] = []
        for n, does in enumerate(self.options):
            # 9.11.3c: only an effect that can be fully resolved may be chosen
            if all(i.fully(s, self.me) for i in does):
                found.append(with_number(V_CHOOSE, n))
        if not found and not self.must:
            found = [with_number(V_CHOOSE, n) for n in range(len(self.options))]
        if not found:
            s.pop()
            return
        s.ask(self, self.player, "choose-effect", self.rule(), found, True, self.me.card)

    def answer(self, s: State, option: Option) -> None:
        s.pop()
        s.push(Resolution(None, self.options[option.arg], self.me))


class ChooseSome(ChooseOne):
    """Choose several effects, one after the other: each resolves before the next one is chosen (9.10.4f)."""

    __slots__ = ("left", "taken", "up_to")

    def __init__(
        self, me: Context, player: int, options: tuple[tuple[Instruction, ...], ...], left: int, up_to: bool
    ) -> None:
        super().__init__(me, player, options, True)
        self.left: int = left
        self.up_to: bool = up_to  # the player may stop before
        self.taken: tuple[int, ...] = ()

    def run(self, s: State) -> None:
        found: list[Key] = []
        for n, does in enumerate(self.options):
            if self.left and n not in self.taken and any([i.could_change(s, self.me) for i in does]):  # 1.2.4
                found.append(with_number(V_CHOOSE, n))
        if not found:
            s.pop()
            return
        if self.up_to:
            found.append(O_DONE)
        s.ask(self, self.player, "choose-effect", self.rule(), found, True, self.me.card)

    def answer(self, s: State, option: Option) -> None:
        if option.verb == V_DONE:
            s.pop()
            return
        self.taken = (*self.taken, option.arg)
        self.left -= 1
        s.push(Resolution(None, self.options[option.arg], self.me))


def nested_bill(s: State, player: int, cost: Cost, me: Context, purpose: int) -> Bill:
    """The bill for a nested cost; paying for one's own ability is using its card (1.10.3c)."""
    if purpose == P_OTHER and player == me.player:
        purpose = P_USE
    return bill_for(s, player, cost, me, purpose)


class NestedCost(AbilityFrame):
    """1.15.10: a player may pay a cost while an ability resolves; what follows depends on it."""

    __slots__ = ("asked", "cost", "must", "otherwise", "player", "purpose", "then")

    def __init__(
        self,
        me: Context,
        player: int,
        cost: Cost,
        then: tuple[Instruction, ...],
        otherwise: tuple[Instruction, ...],
        must: bool,
        asked: bool,
        purpose: int = P_OTHER,
    ) -> None:
        super().__init__(me)
        self.player: int = player
        self.cost: Cost = cost
        self.then: tuple[Instruction, ...] = then
        self.otherwise: tuple[Instruction, ...] = otherwise
        self.must: bool = must  # the cost must be paid if able
        self.asked: bool = asked  # the player has agreed already by triggering an optional ability
        self.purpose: int = purpose

    def rule(self) -> str:
        return "1.15.10"

    def run(self, s: State) -> None:
        bill = self._bill(s)
        payable = unpayable(s, bill) is None and (self.must or not unusable(s, self.player, self.me))
        if self.must or self.asked:
            self._go(s, payable)
            return
        options = [O_NO]
        if payable:
            options.insert(0, O_YES)
        s.ask(self, self.player, "nested-cost", "1.15.10", options, bool(bill.picks), self.me.card)

    def _bill(self, s: State) -> Bill:
        return nested_bill(s, self.player, self.cost, self.me, self.purpose)

    def answer(self, s: State, option: Option) -> None:
        self._go(s, option.verb == V_YES)

    def _go(self, s: State, paid: bool) -> None:
        s.pop()
        if not self.must and self.player == self.me.player:
            use_part(self.me, paid)
        does = self.then if paid else self.otherwise
        self.me.numbers["paid"] = int(paid)
        if does:
            s.push(Resolution(None, does, self.me))
        if paid:
            pay(s, self._bill(s), self.me)


class May(AbilityFrame):
    """A player may resolve instructions, or not."""

    __slots__ = ("does", "otherwise", "player")

    def __init__(
        self, me: Context, player: int, does: tuple[Instruction, ...], otherwise: tuple[Instruction, ...] = ()
    ) -> None:
        super().__init__(me)
        self.player: int = player
        self.does: tuple[Instruction, ...] = does
        self.otherwise: tuple[Instruction, ...] = otherwise

    def rule(self) -> str:
        return "9.6.9c"

    def run(self, s: State) -> None:
        options = [O_NO]
        if any(i.could_change(s, self.me) for i in self.does) and not unusable(s, self.player, self.me):
            options.insert(0, O_YES)
        s.ask(self, self.player, "may", self.rule(), options, True, self.me.card)

    def answer(self, s: State, option: Option) -> None:
        s.pop()
        if option.verb == V_YES and self.player == self.me.player:
            use_part(self.me, True)
        does = self.does if option.verb == V_YES else self.otherwise
        if does:
            s.push(Resolution(None, does, self.me))


def unusable(s: State, player: int, me: Context) -> bool:
    """9.1.6: an optional part of an ability is out of reach if its controller cannot use its source (1.2.2)."""
    if not s.index[AT_CANNOT + A_USE] or player != me.player or me.card == -1:
        return False
    return forbidden(s, A_USE, player, s.cards[me.card]) is not None


def use_part(me: Context, used: bool) -> None:
    """9.6.9d: carrying out an optional part of an ability uses it; its resolution records that (9.6.15d)."""
    if used:
        me.numbers["used part"] = 1
    elif not me.numbers.get("used part"):
        me.numbers["declined"] = 1


class ChooseNumber(Question):
    """Choose a number from a bounded range; it is remembered under a name (1.14.1b)."""

    __slots__ = ("least", "most", "name")
    asks = "choose-number"
    by = "1.14.1b"

    def __init__(self, me: Context, player: int, name: str, least: int, most: int) -> None:
        super().__init__(me, player)
        self.name: str = name
        self.least: int = least
        self.most: int = most

    def choices(self, s: State) -> list[Key]:
        return [with_number(V_NUMBER, n) for n in range(self.least, max(self.least, self.most) + 1)]

    def chosen(self, s: State, option: Option) -> None:
        self.me.numbers[self.name] = option.arg


class Arrange(AbilityFrame):
    """Put cards on top of a deck in any order, the first pick on top; or only say in which order (``arranged``)."""

    __slots__ = ("chosen", "player", "refs", "stays", "zone")

    def __init__(self, me: Context, player: int, refs: tuple[int, ...], zone: int, stays: bool = False) -> None:
        super().__init__(me)
        self.stays: bool = stays  # somebody else moves them
        self.player: int = player
        self.refs: tuple[int, ...] = refs
        self.zone: int = zone
        self.chosen: tuple[int, ...] = ()

    def rule(self) -> str:
        return "4.3.2"

    def run(self, s: State) -> None:
        left = [id_of(r) for r in self.refs if id_of(r) not in self.chosen and s.card(r) is not None]
        if left:
            options = [on_card(V_PICK, i) for i in one_of_each(s, tuple(left))]
            number = len(self.chosen) + 1
            s.ask(self, self.player, "arrange", self.rule(), options, len(left) > 1, self.me.card, number)
            return
        s.pop()
        if self.stays:
            self.me.picks["arranged"] = tuple([s.cards[i].ref for i in self.chosen])
        else:
            put_on_top(s, self.zone, self.chosen, self.player)

    def answer(self, s: State, option: Option) -> None:
        self.chosen = (*self.chosen, option.card)


def put_on_top(s: State, zone: int, ids: tuple[int, ...], player: int) -> None:
    """Reorder a deck; cards that move within it become new cards (4.1.2a), and ``player`` knows where they are."""
    rest = [i for i in s.zones[zone] if i not in ids]
    s.zones[zone] = (*ids, *rest)
    for i in ids:
        c = s.cards[i]
        s.unshow(c.ref)
        if s.moments:
            s.replaced.append(c)
        s.cards[i] = in_pile(c, zone, False, 0)
    knowledge.arranged(s, zone, ids, player)
