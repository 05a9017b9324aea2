"""Using and resolving abilities (9.5.6, 9.6.15, 9.7.2): instructions in order, a checkpoint after each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..additional.checkpoints import checkpoint
from ..additional.gained_text import copied
from ..additional.open_information import speaks_of_secrets
from ..concepts.costs import add_additional_costs, bill_for, mark_used, pay, unpayable
from ..concepts.open_hands import still_open
from ..concepts.searching import put_back
from ..concepts.values import forbidden, modified
from ..machine.decisions import O_DONE, V_DONE, V_NUMBER, V_PICK, Key, Option, on_card, with_number
from ..machine.frames import AbilityFrame, Question
from ..machine.nodes import (
    AT_BORROWED,
    AT_CANNOT,
    AT_COST,
    AT_GRANT,
    P_USE,
    Ability,
    Bill,
    Conditional,
    Context,
    Grant,
    Instruction,
    Paid,
    StateConditional,
    Target,
    use_key,
)
from ..machine.refusals import Refusal
from ..machine.statics import BorrowedAbilities
from ..machine.terms import (
    A_BREAK,
    A_USE,
    A_USE_PAID,
    CORP,
    HOST_LEFT,
    M_ABILITY_COST,
    NO_SERVER,
    NOBODY,
    OPEN,
    VALUES_CHANGED,
)
from ..machine.timing import timing_structure

if TYPE_CHECKING:
    from ..machine.card import Card
    from ..machine.seeing import Shown
    from ..machine.state import State


# The steps of using and resolving an ability, instruction by instruction
PAY: Final = 0
ANNOUNCE_TARGETS: Final = 1
RESOLVE: Final = 2
CHECK: Final = 3
NEXT_INSTRUCTION: Final = 4
COMPLETE: Final = 5

#: Of a paid ability: the option that was chosen has announced it
PAID_STEPS: Final = timing_structure(
    (PAY, "9.5.6a"),
    (PAY, "9.5.6b"),
    (ANNOUNCE_TARGETS, "9.5.6c"),
    (RESOLVE, "9.5.6d"),
    (RESOLVE, "9.5.6e"),
    (CHECK, "9.5.6f"),
    (NEXT_INSTRUCTION, "9.5.6g"),
    (COMPLETE, "9.5.6h"),
)
#: Of a conditional ability, once it has been triggered (9.6.15a: ``reaction_windows.trigger``)
CONDITIONAL_STEPS: Final = timing_structure(
    (ANNOUNCE_TARGETS, "9.6.15b"),
    (RESOLVE, "9.6.15c"),
    (RESOLVE, "9.6.15d"),
    (CHECK, "9.6.15e"),
    (NEXT_INSTRUCTION, "9.6.15f"),
    (COMPLETE, "9.6.15g"),
)
#: Of a play ability, and of what else is made of instructions
PLAY_ABILITY_STEPS: Final = timing_structure(
    (ANNOUNCE_TARGETS, "9.7.2a"),
    (RESOLVE, "9.7.2b"),
    (RESOLVE, "9.7.2c"),
    (CHECK, "9.7.2d"),
    (NEXT_INSTRUCTION, "9.7.2e"),
    (COMPLETE, "9.7.2f"),
)


class Resolution(AbilityFrame):
    """Resolve an ability: announce targets, make each instruction imminent, resolve it, checkpoint (9.1.2)."""

    __slots__ = ("ability", "at", "does", "less", "optional", "planned", "shown", "target", "whole")

    def __init__(
        self, ability: Ability | None, does: tuple[Instruction, ...], me: Context, optional: bool = False
    ) -> None:
        super().__init__(me)
        self.step = ANNOUNCE_TARGETS
        self.ability: Ability | None = ability
        self.less: int = 0  # how many clicks less are paid for it
        self.does: tuple[Instruction, ...] = does
        self.at: int = 0
        self.target: int = 0
        self.optional: bool = optional
        self.planned: tuple[int, ...] = ()
        self.shown: tuple[Shown, ...] | None = None  # what was visible when it began
        self.whole: bool = ability is not None  # not part of another ability: with its end nothing is shown any more

    def awaits(self, node: Ability, ref: int) -> bool:
        return self.ability is node and self.me.ref == ref

    def holds(self, ref: int) -> bool:
        return ref in self.me.picks.get("hosted", ())

    def steps(self) -> tuple[str, ...]:
        if isinstance(self.ability, Paid):
            return PAID_STEPS
        return CONDITIONAL_STEPS if isinstance(self.ability, Conditional) else PLAY_ABILITY_STEPS

    def run(self, s: State) -> None:
        step = self.step
        self.step = step + 1
        if step == PAY:
            self.pay(s)
        elif step == ANNOUNCE_TARGETS:
            self.announce_targets(s)
        elif step == RESOLVE:
            self.resolve(s)
        elif step == CHECK:
            self.check(s)
        elif step == NEXT_INSTRUCTION:
            self.next_instruction(s)
        elif step == COMPLETE:
            self.complete(s)

    def pay(self, s: State) -> None:
        """9.5.6a, 9.5.6b: the ability was announced when it was chosen; now its trigger cost is paid, X first."""
        node, player = self.ability, self.me.player
        assert isinstance(node, Paid)
        if node.cost.has_x:
            s.push(ChooseX(tuple(x_bills(s, player, node, self.me, self.less)), self.me))
        else:
            bill = paid_bill(s, player, node, self.me)
            bill.clicks = max(0, bill.clicks - self.less)
            pay(s, bill, self.me)

    def announce_targets(self, s: State) -> None:
        """9.5.6c, 9.6.15b, 9.7.2a: targets of the instruction are announced, one set after the other (1.14.2)."""
        if self.shown is None:
            self.shown = s.shown  # what is visible for other reasons stays visible (1.20.6)
        if self.at == len(self.does):
            self.step = COMPLETE
            return
        targets = self.does[self.at].targets()
        if self.target < len(targets):
            self.step = ANNOUNCE_TARGETS
            self._announce(s, targets[self.target])
        else:
            self.target = 0

    def resolve(self, s: State) -> None:
        """The instruction becomes imminent and resolves (``interrupts.Imminent``).

        9.5.6d, 9.6.15c, 9.7.2b: abilities can modify or prevent its effects in an interrupt window.
        9.5.6e, 9.6.15d, 9.7.2c: then it resolves as they have left it.
        """
        self.does[self.at].resolve(s, self.me)

    def check(self, s: State) -> None:
        """9.5.6f, 9.6.15e, 9.7.2d: a checkpoint after each instruction (9.10.3, 10.3.6)."""
        if self.ability is not None and not self.me.used and self._was_used():
            self.me.used = True
            mark_used(s, self.me.player, self.me.ref, self.ability.slot)
        checkpoint(s)

    def next_instruction(self, s: State) -> None:
        """9.5.6g, 9.6.15f, 9.7.2e: on to the next instruction."""
        self.at += 1
        self.step = ANNOUNCE_TARGETS

    def _was_used(self) -> bool:
        """9.6.9d, 9.1.6b: whether an optional part of the ability has been carried out."""
        done = self.me.numbers
        return "used part" in done or (self.optional and "declined" not in done)

    def complete(self, s: State) -> None:
        """9.5.6h, 9.6.15g, 9.7.2f: the resolution of the ability is complete."""
        s.pop()
        if self.whole and "found" in self.me.picks:
            put_back(s, self.me)
        if "hosted" in self.me.picks:
            s.dirty |= HOST_LEFT  # 9.5.5: what is still set aside is trashed at the next checkpoint
        if isinstance(self.ability, StateConditional):
            s.dirty |= VALUES_CHANGED  # 9.6.7: it becomes pending again if its condition is still true
        if s.shown != self.shown and (self.whole or not any([isinstance(f, Resolution) for f in s.stack])):
            _hide_shown(s, self.shown or ())  # instructions inside an ability leave that to the ability

    def _announce(self, s: State, target: Target) -> None:
        """Ask for one more target of a set, or be content with those that were chosen."""
        me = self.me
        chosen = self.planned
        most = target.most(s, me)
        if len(chosen) < most:
            valid = target.still_valid(s, me, chosen)
            secret = s.mode == OPEN and speaks_of_secrets(target)
            if valid or secret:
                options = [on_card(V_PICK, i) for i in valid]
                if not valid or len(chosen) >= target.least(s, me):
                    options.append(O_DONE)
                s.ask(self, target.chooser(s, me), "target", "1.14.2", options, secret, me.card, most)
                return
        self._announced(target)

    def _announced(self, target: Target) -> None:
        self.me.picks[target.name()] = self.planned
        self.planned = ()
        self.target += 1

    def answer(self, s: State, option: Option) -> None:
        target = self.does[self.at].targets()[self.target]
        if option.verb == V_DONE:
            self._announced(target)
        else:
            self.planned = (*self.planned, s.cards[option.card].ref)


def replacement(does: tuple[Instruction, ...], me: Context) -> Resolution:
    """The resolution of what a replacement effect put in the place of another effect (9.8.8)."""
    found = Resolution(None, does, me)
    found.whole = True
    return found


def _hide_shown(s: State, before: tuple[Shown, ...]) -> None:
    """1.20.6: what an ability let players look at or reveal is no longer visible once it has resolved."""
    kept = (*before, *still_open(s))
    s.shown = tuple([shown for shown in s.shown if shown in kept or any(f.shows(shown.ref) for f in s.stack)])


class ChooseX(Question):
    """Choose X for a cost, then pay it (1.15.3, 8.5.1a)."""

    __slots__ = ("bills",)
    asks = "choose-x"
    by = "1.15.3"

    def __init__(self, bills: tuple[Bill, ...], me: Context) -> None:
        super().__init__(me, bills[0].player)
        self.bills: tuple[Bill, ...] = bills

    def choices(self, s: State) -> list[Key]:
        return [with_number(V_NUMBER, b.x) for b in self.bills]

    def chosen(self, s: State, option: Option) -> None:
        for bill in self.bills:
            if bill.x == option.arg:
                pay(s, bill, self.me)
                return


def attacked_server(s: State) -> int:
    """The attacked server of the run in progress, if any."""
    return NO_SERVER if s.run_at == -1 else s.stack[s.run_at].attacked()


def paid_bill(s: State, player: int, node: Paid, me: Context, x: int = -1) -> Bill:
    """The bill for using a paid ability."""
    bill = bill_for(s, player, node.cost, me, P_USE, x)
    bill.slot = node.slot
    bill.credits = max(0, modified(s, M_ABILITY_COST, bill.credits, s.cards[me.card]))
    if s.index[AT_COST + A_USE]:
        add_additional_costs(s, bill, A_USE, s.cards[me.card])
    if node.breaks_subroutines and s.index[AT_COST + A_BREAK]:
        add_additional_costs(s, bill, A_BREAK, s.cards[me.card], attacked_server(s))
    return bill


def why_not_use(
    s: State, player: int, node: Paid, me: Context, potential: bool = True, less: int = 0
) -> Refusal | None:
    """Why ``player`` cannot use a paid ability now (its window aside), or None; paying ``less`` clicks for it.

    Without ``potential`` it is left aside whether it could change anything (1.2.5), which others cannot always see.
    """
    if me.player != player:
        return why_not_theirs(node, me)
    if node.limit and s.used.get(use_key(node, me), 0) >= node.limit:
        return Refusal("refused-once", "9.3.3c")
    refusal = node.refusal(s, me)
    if refusal is not None:
        return refusal
    if forbidden(s, A_USE, player, s.cards[me.card]) is not None:
        return Refusal("refused-cannot", "1.2.2")
    if s.index[AT_CANNOT + A_USE_PAID] and not node.while_accessing and not node.own_ice:
        blocker = forbidden(s, A_USE_PAID, player, s.cards[me.card], attacked_server(s))
        if blocker is not None:
            return Refusal("refused-cannot-by", "1.2.2", by=blocker.id)
    bill = paid_bill(s, player, node, me)  # X may be 0 (1.15.3)
    bill.clicks = max(0, bill.clicks - less)
    refusal = unpayable(s, bill)
    if refusal is not None:
        return refusal
    if not potential:
        return None
    if node.cost.has_x:
        return None if x_bills(s, player, node, me, less, first=True) else Refusal("refused-no-change", "1.2.5")
    return None if could_change(s, node, me) else Refusal("refused-no-change", "1.2.5")


def why_not_theirs(node: Paid, me: Context) -> Refusal:
    """Why nobody but ``me.player`` can use a paid ability: they control the card, or the ability names them."""
    if node.player == NOBODY:
        return Refusal("refused-not-yours", "1.13.4", card=me.card)
    return Refusal("refused-only-corp" if node.player == CORP else "refused-only-runner", "1.13.5a")


def could_change(s: State, node: Paid, me: Context) -> bool:
    """1.2.5: whether an ability could change the game state."""
    for instruction in node.does:
        if instruction.could_change(s, me):
            return True
    return False


def x_bills(s: State, player: int, node: Paid, me: Context, less: int = 0, first: bool = False) -> list[Bill]:
    """The bills for each X that can be paid (1.15.3), ``less`` so many clicks, and could change the game state.

    Or only the ``first`` of them.
    """
    found: list[Bill] = []
    tried = me.copy()
    x = node.cost.least_x
    while True:
        bill = paid_bill(s, player, node, me, x)
        bill.clicks = max(0, bill.clicks - less)
        if unpayable(s, bill) is not None:
            return found
        tried.numbers["x"] = x
        if could_change(s, node, tried):
            found.append(bill)
            if first:
                return found
        x += 1


def user(card: Card, node: Paid) -> int:
    """Who can use a paid ability of a card: its controller (1.13.4), or the one player that it names (1.13.5a)."""
    return card.controller() if node.player == NOBODY else node.player


def find_paid(s: State, card_id: int, slot: int) -> tuple[Paid, Context]:
    """A paid ability of a card by its slot, printed or granted, with a fresh context."""
    c = s.cards[card_id]
    for node in c.defn.paid:
        if node.slot == slot:
            return node, Context(user(c, node), card_id, c.ref)
    for copy in copied(c.also) if c.also is not None and c.defn.copies_text else ():
        if isinstance(copy, Paid) and copy.slot == slot:
            return copy, Context(user(c, copy), card_id, c.ref)
    for granted, me, arg in granted_paid(s):
        if me.card == card_id and arg == slot:
            return granted, me
    raise LookupError(f"card {card_id} has no paid ability {slot}")


def granted_paid(s: State) -> tuple[tuple[Paid, Context, int], ...]:
    """Paid abilities that other effects give to cards (9.1.3b): the source is the card that has them.

    The last number tells abilities of different granters apart.
    """
    granting = s.index[AT_GRANT]
    if not granting and not s.index[AT_BORROWED]:
        return ()
    found: list[tuple[Paid, Context, int]] = []
    for entry in granting:
        grant = entry.node
        assert isinstance(grant, Grant)
        if isinstance(grant.ability, Paid):
            for i in grant.recipients(s, entry.me):
                c = s.cards[i]
                if not c.active:  # 1.8.6: what an inactive card was given is inactive too
                    continue
                number = 64 * (entry.order + 1) + grant.ability.slot
                me = Context(user(c, grant.ability), i, c.ref)
                if grant.ability.limit:
                    me.numbers["given"] = entry.order + 1
                found.append((grant.ability, me, number))
    if s.index[AT_BORROWED]:
        found.extend(_borrowed_paid(s, found))
    return tuple(found)


def _borrowed_paid(s: State, granted: list[tuple[Paid, Context, int]]) -> list[tuple[Paid, Context, int]]:
    """Paid abilities that a card has because others have them, printed or ``granted`` (9.1.3b).

    What refers by name to the card it is printed on means nothing elsewhere (10.12.2).
    """
    found: list[tuple[Paid, Context, int]] = []
    for entry in s.index[AT_BORROWED]:
        having = entry.node
        assert isinstance(having, BorrowedAbilities)
        for i in having.lenders(s, entry.me):
            lent = [(node, i * 64 + node.slot + 1) for node in copied(s.cards[i].defn) if isinstance(node, Paid)]
            lent.extend([(node, number // 64) for node, of, number in granted if of.card == i])
            for node, order in lent:
                me = Context(entry.me.player, entry.me.card, entry.me.ref)
                if node.limit:
                    me.numbers["given"] = order
                found.append((node, me, 64 * order + node.slot))
    return found


def use_paid(s: State, node: Paid, me: Context, less: int = 0) -> None:
    """9.5.6, 9.1.6a: pay the trigger cost (1.15.8), ``less`` so many clicks; ``why_not_use`` was asked."""
    if node.limit:
        s.count_use(node, me)
    me.lki = s.cards[me.card]
    if node.moves_hosted:
        me.numbers["keeps hosted"] = 1  # 9.5.5
    use = Resolution(node, node.does, me)
    use.step = PAY
    use.less = less
    s.push(use)
