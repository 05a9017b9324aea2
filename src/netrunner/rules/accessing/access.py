"""Accessing cards (7): the set of cards, then each card."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ..abilities.effects import Effect, Trash, still_there
from ..abilities.interrupts import happen, untouched
from ..abilities.resolving import Resolution, paid_bill, why_not_use
from ..additional.checkpoints import checkpoint
from ..concepts.costs import bill_for, is_free, pay, unpayable
from ..concepts.moving import turn_face
from ..concepts.scoring import Steal
from ..concepts.values import additional_costs, forbidden, trash_cost
from ..machine.card import REF
from ..machine.decisions import V_ACCESS, V_DECLINE, V_NO, V_STEAL, V_TRASH, V_USE, Key, Option
from ..machine.frames import Frame
from ..machine.nodes import (
    AT_ACCESS,
    AT_CANNOT,
    AT_MODIFIER,
    AT_REVEAL,
    P_STEAL,
    P_TRASH,
    Bill,
    Context,
    Cost,
    Modifier,
    Paid,
    RevealedWhenAccessed,
    new_bill,
    new_context,
)
from ..machine.refusals import Refusal
from ..machine.terms import (
    A_ACCESS,
    A_STEAL,
    A_TRASH,
    AGENDA,
    ARCHIVES,
    E_ACCESS,
    E_ACCESS_CARDS,
    E_ACCESSED,
    E_TURNED_FACE,
    F_ACCESS,
    F_ACCESS_CARDS,
    F_TRASH,
    FORCED,
    FULL,
    HQ,
    M_ACCESSES,
    OPEN,
    RND,
    RUNNER,
    SERVER_ARCHIVES,
    SERVER_HQ,
    SERVER_RND,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ..machine.card import Card
    from ..machine.state import State


#: How a server is accessed
ROOT: Final = 1
FROM_BOTTOM: Final = 2

#: Steps of an access in which the cost to steal or trash has just been paid: what it was paid for still happens
_COST_PAID: Final = (7, 8)

_CANNOT_ACCESS: Final = AT_CANNOT + A_ACCESS

#: How an accessed card must be trashed, if able (9.11.3)
BY_PAYING: Final = 1
BY_ANY_MEANS: Final = 2


class AccessCards(Effect):
    """Access a server: ``extra`` the server, ``amount`` 1 if its root is accessed too (7.1.2a), 2 more if R&D is
    accessed from the bottom. With ``cards``, exactly these cards of that server.
    """

    __slots__ = ()
    kind = F_ACCESS_CARDS

    def apply(self, s: State, me: Context) -> None:
        start_access(s, self.extra, self.amount, self.cards, self.source == -1)


def start_access(s: State, server: int, how: int, cards: tuple[int, ...], by_run: bool) -> None:
    """The Runner accesses a server, ``how`` and which ``cards`` as ``AccessCards`` says."""
    access = AccessSet(server, how & ROOT != 0, cards)
    access.bottom = how & FROM_BOTTOM != 0
    access.by_run = by_run
    s.stack.append(access)


class AccessSet(Frame):
    """The steps of accessing a set of cards, 7.6.1 to 7.6.7."""

    __slots__ = ("accessed", "bottom", "by_run", "cards", "left", "owed", "root", "server")

    STEPS: ClassVar[tuple[str, ...]] = tuple(f"7.6.{n}" for n in range(1, 8))

    def __init__(self, server: int, root: bool, cards: tuple[int, ...] = ()) -> None:
        self.step = self.uid = 0
        self.ended = self.ending = False
        self.server: int = server
        self.root: bool = root
        self.cards: tuple[int, ...] = cards  # given cards (references)
        self.left: int = 0  # equivalent: determined in 7.6.3, before anybody asks
        self.accessed: tuple[int, ...] = ()  # references: each card once (7.1.6)
        self.owed: tuple[int, ...] = ()  # references of the installed cards counted in 7.6.3 (7.1.2a)
        self.by_run: bool = False  # equivalent: whether it is the access of step 6.9.5g, said as it is made
        self.bottom: bool = False  # equivalent: whether R&D is accessed from the bottom, said as it is made

    def rule(self) -> str:
        return self.STEPS[self.step]

    def laid_out(self) -> tuple[int, ...]:
        return self.accessed

    def run(self, s: State) -> None:
        if self.ended:  # the run ended during the access (6.1.4)
            s.stack.pop()
            return
        step = self.step
        if step == 0:  # 7.6.1, 7.6.2
            s.uid = self.uid = s.uid + 1
            self.step = step = 2
            s.emit(E_ACCESS_CARDS, RUNNER, structure=self.uid, server=self.server, rule="7.6.1")
            if s.dirty or s.pending:
                checkpoint(s)
                return
        if step == 2:  # 7.6.3, 7.6.4
            self.step = 4
            self.left = self._determine(s)
            if self.server == SERVER_ARCHIVES:
                self._turn_archives(s)
        self._ask_next(s)  # 7.6.5, 7.6.6

    def _central(self, s: State) -> list[int]:
        """Cards of the server itself that have not been accessed, R&D from the top (7.2.1)."""
        if self.cards:
            zone: tuple[int, ...] = ()
        elif self.server == SERVER_HQ:
            zone = s.zones[HQ]
        elif self.server == SERVER_RND:
            zone = s.zones[RND][::-1] if self.bottom else s.zones[RND]
        elif self.server == SERVER_ARCHIVES:
            zone = s.zones[ARCHIVES]
        else:
            zone = ()
        return _others(s, zone, self.accessed) if self.accessed else list(zone)

    def _installed(self, s: State) -> list[int]:
        """Installed cards to access: a remote server's cards, or the upgrades in a central server's root."""
        if self.cards:
            return _others(s, tuple(still_there(s, self.cards)), self.accessed)
        found = s.servers.get(self.server)
        if found is None or not found.cards or (self.server <= SERVER_ARCHIVES and not self.root):
            return []
        return _others(s, found.cards, self.accessed) if self.accessed else list(found.cards)

    def _determine(self, s: State) -> int:
        """7.1.2: how many cards will be accessed; never more than there are."""
        if self.cards:
            return len(self._installed(s))
        central = len(self._central(s))
        ids = self._installed(s)
        if ids:
            self.owed = _references(s, ids)
        installed = len(ids)
        base = 1 if self.server <= SERVER_RND else central
        if not s.index[AT_MODIFIER + M_ACCESSES]:
            return installed + (base if base < central else central)
        additional = self._additional(s)
        if additional < 0:
            self.owed = ()  # with fewer accesses than there are cards in the root, any of them may be left out
        return max(0, min(central + installed, base + installed + additional))

    def _additional(self, s: State) -> int:
        change = 0
        for entry in s.index[AT_MODIFIER + M_ACCESSES]:
            node = entry.node
            assert isinstance(node, Modifier)
            if node.server_matches(s, entry.me, self.server, self.by_run):
                change += node.change(s, entry.me, None)
        return change

    def _turn_archives(self, s: State) -> None:
        """7.4.1: every facedown card in Archives is turned faceup."""
        turned: list[int] = []
        for i in s.zones[ARCHIVES]:
            if not s.cards[i].faceup:
                turned.append(turn_face(s, i, True, False).ref)
        if turned:
            s.emit(E_TURNED_FACE, RUNNER, amount=len(turned), how=1, cards=tuple(turned), rule="7.6.4")

    def _ask_next(self, s: State) -> None:
        """7.6.5: the order is free, except within R&D; cards from HQ are random (7.1.4, 7.2.1, 7.3.1)."""
        if self.left <= 0:
            self._complete(s)
            return
        installed = self._installed(s)
        central = self._central(s)
        if s.index[_CANNOT_ACCESS]:
            installed = _permitted(s, installed, self.server)
            central = _permitted(s, central, self.server)
        options: list[Key] = []
        if central:
            owed = 0
            for i in installed:
                if s.cards[i].ref in self.owed:
                    owed += 1
            if self.left > owed:
                if self.server == SERVER_ARCHIVES:
                    _add_archives(s, central, options)
                else:
                    options.append((V_ACCESS, -1, self.server))
        for i in installed:
            options.append((V_ACCESS, i, -1))
        if not options:
            self._complete(s)
            return
        if len(options) == 1 and s.mode != FULL:  # equivalent: ``ask`` would answer that by itself
            i = options[0][1]
            self._access(s, self._unseen(s, central) if i == -1 else i)
            return
        s.ask(self, RUNNER, "access-next", "7.6.5", options, number=self.left)

    def _complete(self, s: State) -> None:
        s.stack.pop()
        if s.dirty or s.pending:
            checkpoint(s)  # 7.6.7

    def answer(self, s: State, option: Option) -> None:
        i = option.card
        if i == -1:
            central = self._central(s)
            if s.index[_CANNOT_ACCESS]:
                central = _permitted(s, central, self.server)
            i = self._unseen(s, central)
        self._access(s, i)

    def _unseen(self, s: State, central: list[int]) -> int:
        """Which of the cards that the Runner cannot tell apart is accessed: the next of R&D, or any (7.2.1, 7.3.1)."""
        if self.server == SERVER_RND:
            return central[0]
        if self.server == SERVER_ARCHIVES:
            central = _facedown(s, central)
        return central[s.random(len(central))]

    def _access(self, s: State, i: int) -> None:
        self.left -= 1
        ref = s.cards[i].ref
        self.accessed = (*self.accessed, ref)
        if untouched(s, F_ACCESS):
            s.stack.append(AccessCard(ref, self.server))
        else:
            happen(s, AccessOne(RUNNER, -1, 0, (ref,), self.server), new_context(RUNNER, -1, -1))


def _references(s: State, ids: list[int]) -> tuple[int, ...]:
    return tuple([s.cards[i].ref for i in ids])


def _others(s: State, ids: tuple[int, ...], refs: tuple[int, ...]) -> list[int]:
    """Those of the cards that are none of ``refs``."""
    return [i for i in ids if s.cards[i].ref not in refs]


def _permitted(s: State, ids: list[int], server: int) -> list[int]:
    """Those of the cards that no "cannot" forbids to access (1.2.2)."""
    return [i for i in ids if forbidden(s, A_ACCESS, RUNNER, s.cards[i], server) is None]


def _facedown(s: State, ids: list[int]) -> list[int]:
    return [i for i in ids if not s.cards[i].faceup]


def _add_archives(s: State, ids: list[int], options: list[Key]) -> None:
    """Faceup cards in Archives one by one; cards that came facedown since 7.6.4 are not told apart."""
    faceup = [i for i in ids if s.cards[i].faceup]
    for i in one_of_each(s, faceup):
        options.append((V_ACCESS, i, -1))
    if len(faceup) < len(ids):
        options.append((V_ACCESS, -1, SERVER_ARCHIVES))


class AccessOne(Effect):
    """Access one card (7.7)."""

    __slots__ = ()
    kind = F_ACCESS

    def apply(self, s: State, me: Context) -> None:
        if self.present(s):
            s.push(AccessCard(self.cards[0], self.extra))


class AccessCard(Frame):
    """The steps of accessing a card, 7.8.1 to 7.8.6."""

    __slots__ = ("before", "card", "must", "server", "trashed", "where")

    #: The rule of each step; in the last two the cost to steal or trash is being paid.
    STEPS: ClassVar[tuple[str, ...]] = ("7.8.1", "7.8.2", "7.8.3", "7.8.4", "7.8.5", "7.8.6", "7.8.6", "7.8.4", "7.8.3")

    def __init__(self, card: int, server: int) -> None:
        self.step = self.uid = 0
        self.ended = self.ending = False
        self.card: int = card  # reference
        self.server: int = server
        self.where: int = -1  # the zone it is accessed in
        self.before: int = -1
        self.trashed: bool = False
        self.must: int = 0  # how the Runner must trash it, if able (9.11.3)

    def rule(self) -> str:
        return self.STEPS[self.step]

    def run(self, s: State) -> None:
        if self.ended and self.step not in _COST_PAID:
            self._finish(s)
            return
        now = s.cards[self.card % REF]
        card = now if now.ref == self.card else None
        step = self.step
        if step == 0:  # 7.8.1, 7.8.2
            assert card is not None
            s.uid = self.uid = s.uid + 1
            self.before = s.access_at
            s.access_at = len(s.stack) - 1
            self.where = card.zone
            self.step = step = 2
            # 7.1.5, 7.2.2: the Corp sees what is accessed, but from R&D only what must be revealed
            s.show(self.card, 7 if card.zone != RND or must_reveal(s, card) else 2)
            s.emit(E_ACCESS, RUNNER, card.ref, structure=self.uid, zone=card.zone, server=self.server, rule="7.8.1")
            if s.dirty or s.pending:
                checkpoint(s)
                return
        if step == 2:  # 7.8.3
            if card is None:  # it has moved
                self.step = step = 4
            elif self._ask_trash(s, card):
                return
            else:
                self.step = step = 3
        if step == 3:  # 7.8.4
            self.step = step = 4
            if card is not None and card.type == AGENDA and not self.trashed:
                if forbidden(s, A_STEAL, RUNNER, card, self.server) is None:
                    bill = steal_bill(s, card, self.server)
                    if is_free(bill):
                        happen(s, Steal(RUNNER, -1, cards=(self.card,)), new_context(RUNNER, -1, -1))
                    else:
                        self._ask_steal(s, card, bill)
                    return
        if step == 4:  # 7.8.5
            self.step = step = 5
            s.emit(E_ACCESSED, RUNNER, now.ref, structure=self.uid, zone=self.where, server=self.server, rule="7.8.5")
        if step == 5:  # 7.8.6
            self._finish(s)
        elif step == 7:  # the additional cost to steal has been paid
            self.step = 4
            happen(s, Steal(RUNNER, -1, cards=(self.card,)), new_context(RUNNER, -1, -1))
        elif step == 8:  # the trash cost has been paid
            self.step = 3
            self.trashed = True
            happen(s, Trash(RUNNER, -1, cards=(self.card,)), new_context(RUNNER, -1, -1))

    def _finish(self, s: State) -> None:
        s.access_at = self.before
        s.unshow(self.card)
        s.stack.pop()
        if s.dirty or s.pending:
            checkpoint(s)

    def _ask_trash(self, s: State, card: Card) -> bool:
        """7.7.2: pay the trash cost, or use an ability that trashes the accessed card. False if there is no choice."""
        options: list[Key] = []
        if card.zone != ARCHIVES:
            if why_not_trash(s, card) is None:
                options.append((V_TRASH, card.id, -1))
            for entry in s.index[AT_ACCESS]:
                node = entry.node
                assert isinstance(node, Paid)
                if self.must and not trashes(s, node, entry.me):
                    continue
                if why_not_use(s, RUNNER, node, entry.me) is None:
                    options.append((V_USE, entry.me.card, node.slot))
        if self.must and options:  # 9.11.3a and b
            if self.must == BY_PAYING:
                options = [key for key in options if key[0] == V_TRASH] or [*options, (V_NO, -1, -1)]
            s.ask(self, RUNNER, "trash-accessed", "9.11.3", options, card=card.id)
            return True
        # 7.2.2: where the Corp cannot see the card, it must not learn from a question which kind of card it is
        unseen = s.mode != FORCED and not s.visibility(card) & 1
        if not options and not unseen:
            return False
        stealing = card.type == AGENDA and forbidden(s, A_STEAL, RUNNER, card, self.server) is None
        if unseen and s.mode == OPEN and stealing:
            bill = steal_bill(s, card, self.server)
            if not is_free(bill):
                if unpayable(s, bill) is None:
                    options.append((V_STEAL, card.id, -1))
                options.append((V_DECLINE, -1, -1))
        if not options or options[-1][0] != V_DECLINE:
            options.append((V_NO, -1, -1))
        s.ask(self, RUNNER, "trash-accessed", "7.8.3", options, unseen, card.id)
        return True

    def _ask_steal(self, s: State, card: Card, bill: Bill) -> None:
        self.step = 3
        options: list[Key] = []
        if unpayable(s, bill) is None:
            options.append((V_STEAL, card.id, -1))
        options.append((V_DECLINE, -1, -1))
        s.ask(self, RUNNER, "steal", "1.15.9a", options, card=card.id)

    def answer(self, s: State, option: Option) -> None:
        card = s.cards[self.card % REF]
        if option.verb == V_TRASH:
            self.step = 8
            pay(s, trash_bill(s, card), new_context(RUNNER, card.id, card.ref))
        elif option.verb == V_STEAL:
            self.step = 7
            pay(s, steal_bill(s, card, self.server), new_context(RUNNER, card.id, card.ref))
        elif option.verb == V_USE:
            self.step = 3
            self.trashed = True
            for entry in s.index[AT_ACCESS]:
                node = entry.node
                assert isinstance(node, Paid)
                if entry.me.card == option.card and node.slot == option.arg:
                    me = entry.me.copy()
                    if node.limit:
                        key = me.ref * 64 + node.slot
                        s.used[key] = s.used.get(key, 0) + 1
                    s.push(Resolution(node, node.does, me))
                    pay(s, paid_bill(s, RUNNER, node, me), me)
                    return
        elif option.verb == V_DECLINE:
            self.step = 4
        else:
            self.step = 3


def trash_bill(s: State, card: Card) -> Bill:
    """7.7.2: the trash cost of an accessed card."""
    bill = new_bill(RUNNER, P_TRASH, card.id)
    bill.credits = trash_cost(s, card)
    return bill


def why_not_trash(s: State, card: Card) -> Refusal | None:
    """Why the Runner cannot pay the trash cost of the accessed ``card``, or None (7.7.2)."""
    if card.zone == ARCHIVES:
        return Refusal("refused-in-archives", "7.7.2a", card=card.id)
    if trash_cost(s, card) < 0:
        return Refusal("refused-no-trash-cost", "7.7.2", card=card.id)
    access = s.stack[s.access_at]
    assert isinstance(access, AccessCard)
    blocker = forbidden(s, A_TRASH, RUNNER, card, access.server)
    if blocker is not None:
        return Refusal("refused-cannot-by", "1.2.2", by=blocker.id)
    return unpayable(s, trash_bill(s, card))


def must_reveal(s: State, card: Card) -> bool:
    """1.20.7: whether a card must be revealed while it is accessed in R&D."""
    if card.defn.reveal_on_access:
        return True
    for entry in s.index[AT_REVEAL]:
        node = entry.node
        assert isinstance(node, RevealedWhenAccessed)
        if node.reveals(s, entry.me, card):
            return True
    return False


def trashes(s: State, node: Paid, me: Context) -> bool:
    """Whether an ability that can be used while accessing trashes the accessed card (7.7.2)."""
    return any(e.kind == F_TRASH for instruction in node.does for e in instruction.expected(s, me))


def steal_bill(s: State, card: Card, server: int) -> Bill:
    """All additional costs to steal, to be paid at once (1.15.9b); ``server`` is the one being accessed."""
    me = new_context(RUNNER, card.id, card.ref)
    costs: list[tuple[Cost, int]] = list(additional_costs(s, A_STEAL, card, server))
    if card.defn.additional_steal is not None:
        costs.append((card.defn.additional_steal, card.id))
    return bill_for(s, RUNNER, costs, me, P_STEAL, card.id)


def one_of_each(s: State, ids: Iterable[int]) -> list[int]:
    """One card of each title: copies in a discard pile or hand are alike."""
    titles: set[str] = set()
    found: list[int] = []
    for i in ids:
        title = s.cards[i].defn.title
        if title not in titles:
            titles.add(title)
            found.append(i)
    return found


def accessed_card(s: State) -> Card | None:
    """The card being accessed now, if any."""
    if s.access_at == -1:
        return None
    frame = s.stack[s.access_at]
    assert isinstance(frame, AccessCard)
    return s.card(frame.card)
