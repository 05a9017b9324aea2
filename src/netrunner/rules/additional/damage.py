"""Damage (10.4): cards trashed from the grip, at random or selected, all at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..concepts.ending import end_game
from ..concepts.trashing import to_discard_piles
from ..machine.card import id_of
from ..machine.decisions import O_NO, O_YES, V_PICK, V_YES, Option, on_card
from ..machine.frames import AbilityFrame
from ..machine.nodes import AT_CANNOT, AT_DAMAGE_CHOICE, AT_TRIGGER, Context, DamageChoice, Prohibition
from ..machine.seeing import just
from ..machine.terms import (
    A_DAMAGE,
    BRAIN,
    CORP,
    E_DAMAGE,
    E_LOOKED,
    E_PREVENTED,
    E_TRASHED,
    F_DAMAGE,
    GRIP,
    MEAT,
    NET,
    RUNNER,
    VALUES_CHANGED,
)
from ..machine.timing import timing_structure
from ..questions.copies import one_of_each

if TYPE_CHECKING:
    from ..machine.state import State


#: Under which name a payment remembers the cards that were selected for damage of each type (10.4.3a).
SUFFERED: Final = {MEAT: "suffered meat", NET: "suffered net", BRAIN: "suffered brain"}


def can_suffer(s: State, kind: int, unpreventable: bool, source: int = -1) -> bool:
    """Whether nothing forbids damage of this type by a card (1.2.2), nor always prevents it (9.8.5c)."""
    for entry in s.index[AT_CANNOT + A_DAMAGE]:
        node = entry.node
        assert isinstance(node, Prohibition)
        if unpreventable and node.prevention:
            continue
        if node.forbids(s, entry.me, RUNNER, s.card(source), kind):
            return False
    return True


def always_prevented(s: State, kind: int, n: int, source: int = -1) -> None:
    """9.8.5c: a static ability prevents the damage, without anybody triggering it."""
    for entry in s.index[AT_CANNOT + A_DAMAGE]:
        node = entry.node
        assert isinstance(node, Prohibition)
        if node.prevention and node.forbids(s, entry.me, RUNNER, s.card(source), kind):
            s.emit(E_PREVENTED, entry.me.player, amount=n, of=F_DAMAGE, source=entry.me.ref, rule="9.8.5c")
            return


def suffer(s: State, kind: int, n: int, player: int, source: int) -> None:
    """The Runner suffers damage; if someone selects the cards, that is asked first (10.4.3a)."""
    if n < len(s.zones[GRIP]) and s.index[AT_DAMAGE_CHOICE]:
        s.push(SelectDamage(Context(player, -1, source), kind, n, player, source))
    else:
        deal_damage(s, kind, n, player, source)


def choosers(s: State, kind: int, n: int) -> tuple[int, int]:
    """The card whose controller may look at the grip and select the first card, or -1; how many the Runner selects."""
    looking, mine = -1, 0
    for entry in s.index[AT_DAMAGE_CHOICE]:
        node = entry.node
        assert isinstance(node, DamageChoice)
        selected = node.selects(s, entry.me, kind, n)
        if selected and node.looks:
            looking = entry.me.card
        else:
            mine = max(mine, selected)
    return looking, mine


def deal_damage(
    s: State, kind: int, n: int, player: int, source: int, selected: tuple[int, ...] = (), kept: tuple[int, ...] = ()
) -> None:
    """10.4.2, 10.4.2a: cards from the grip (4.4.9b), random beyond the ``selected`` ones, trashed at once (10.4.3).

    More damage than cards flatlines the Runner (10.4.4). ``kept``: what was selected for other damage of the same cost.
    """
    grip = [i for i in s.zones[GRIP] if i not in selected]
    if kind == BRAIN:
        s.brain += n
        s.dirty |= VALUES_CHANGED
    if n > len(grip) + len(selected):
        s.emit(E_DAMAGE, player, amount=n, of=kind, source=source, rule="10.4.4")
        end_game(s, CORP, "flatline", "1.7.2b")
        return
    # Cards of one title are alike: choosing among the canonical order keeps chance independent of hidden order.
    grip = [i for i in grip if i not in kept]
    chosen: list[int] = list(selected[:n])
    while len(chosen) < n:
        chosen.append(grip.pop(s.random(len(grip))))
    before = s.index[AT_TRIGGER + E_TRASHED]
    olds = to_discard_piles(s, chosen)
    refs = tuple([s.cards[i].ref for i in chosen])
    s.emit(E_DAMAGE, player, amount=n, of=kind, cards=refs, source=source, rule="10.4.2")
    for old in olds:
        s.emit(
            E_TRASHED, player, s.cards[old.id].ref,
            amount=n, origin=GRIP, source=source, rule="10.4.2", before=before, was=old,
        )  # fmt: skip


# The steps of selecting cards
WHO_SELECTS: Final = 0
OFFER_TO_LOOK: Final = 1
SELECT: Final = 2
SUFFER: Final = 3

SELECT_DAMAGE_STEPS: Final = timing_structure(
    (WHO_SELECTS, "10.4.3a"),
    (OFFER_TO_LOOK, "10.4.3a"),
    (SELECT, "10.4.3a"),
    (SUFFER, "10.4.3a"),
)


class SelectDamage(AbilityFrame):
    """10.4.3a: cards that damage trashes are selected one after the other, and trashed together.

    ``cost``: the damage is a cost, so that the cards are only remembered for the payment.
    """

    __slots__ = ("cost", "kind", "looking", "mine", "n", "player", "selected", "source")

    def __init__(self, me: Context, kind: int, n: int, player: int, source: int, cost: bool = False) -> None:
        super().__init__(me)
        self.kind: int = kind
        self.n: int = n
        self.player: int = player
        self.source: int = source
        self.cost: bool = cost
        self.selected: tuple[int, ...] = ()
        self.looking: int = -1
        self.mine: int = 0

    def steps(self) -> tuple[str, ...]:
        return SELECT_DAMAGE_STEPS

    def run(self, s: State) -> None:
        step = self.step
        self.step = step + 1
        if step == WHO_SELECTS:
            self.who_selects(s)
        elif step == OFFER_TO_LOOK:
            self.offer_to_look(s)
        elif step == SELECT:
            self.select(s)
        elif step == SUFFER:
            self.suffer(s)

    def who_selects(self, s: State) -> None:
        """10.4.3a: whose ability lets them select cards."""
        self.looking, self.mine = choosers(s, self.kind, self.n)

    def offer_to_look(self, s: State) -> None:
        """10.4.3a: an opponent may look at the grip to select the first card."""
        if self.looking >= 0:
            self.step = OFFER_TO_LOOK
            seat = s.cards[self.looking].controller()
            s.ask(self, seat, "may", self.rule(), [O_YES, O_NO], card=self.looking)

    def select(self, s: State) -> None:
        """10.4.3a: the cards, one after the other."""
        first = not self.selected and self.looking >= 0
        if first or len(self.selected) < self.mine:
            # 9.11.1c: if both players were to make the same choice, the active player makes it
            chooser = RUNNER
            if first:
                chooser = s.turn if self.mine else s.cards[self.looking].controller()
            self.step = SELECT
            taken = self._taken()
            left = [i for i in s.zones[GRIP] if i not in taken]
            options = [on_card(V_PICK, i) for i in one_of_each(s, tuple(left))]
            s.ask(self, chooser, "damage", self.rule(), options, True, card=self.looking, number=self.n)

    def answer(self, s: State, option: Option) -> None:
        self.step = SELECT
        if option.verb == V_PICK:
            self.selected = (*self.selected, option.card)
        elif option.verb == V_YES:
            seat = s.cards[self.looking].controller()
            refs = tuple([s.cards[i].ref for i in s.zones[GRIP]])
            for ref in refs:
                s.show(ref, just(seat))
            s.emit(E_LOOKED, seat, amount=len(refs), cards=refs, source=s.cards[self.looking].ref)
        else:
            self.looking = -1

    def _taken(self) -> list[int]:
        """Cards that were selected already, for this damage or for damage of another type of the same cost."""
        taken = list(self.selected)
        for name in SUFFERED.values():
            taken.extend([id_of(r) for r in self.me.picks.get(name, ())])
        return taken

    def suffer(self, s: State) -> None:
        """10.4.3a: the selected cards are trashed with the others, or remembered for the payment."""
        s.pop()
        if self.looking >= 0:
            for i in s.zones[GRIP]:
                s.unshow(s.cards[i].ref)
        if self.cost:
            self.me.picks[SUFFERED[self.kind]] = tuple([s.cards[i].ref for i in self.selected])
        else:
            deal_damage(s, self.kind, self.n, self.player, self.source, self.selected)
