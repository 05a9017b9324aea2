"""Accessing cards (7): the set of cards, then each card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...native import twin
from ..abilities.effects import Effect, Trash, still_there
from ..abilities.interrupts import happen
from ..abilities.resolving import use_paid, why_not_use
from ..additional.checkpoints import checkpoint
from ..concepts.costs import add_additional_costs, add_printed_cost, is_free, pay, unpayable
from ..concepts.moving import turn_face
from ..concepts.scoring import Steal
from ..concepts.values import forbidden, trash_cost
from ..machine.decisions import (
    O_DECLINE,
    O_DONE,
    O_NO,
    V_ACCESS,
    V_DECLINE,
    V_DONE,
    V_PICK,
    V_STEAL,
    V_TRASH,
    V_USE,
    Key,
    Option,
    card_of,
    on_card,
    verb_of,
    with_number,
)
from ..machine.frames import Frame
from ..machine.nodes import (
    AT_ACCESS,
    AT_ACCESS_CHOICE,
    AT_COST,
    AT_MODIFIER,
    AT_REVEAL,
    AT_TRIGGER,
    P_OTHER,
    P_STEAL,
    P_TRASH,
    Bill,
    Context,
    Modifier,
    Paid,
    RevealedWhenAccessed,
)
from ..machine.refusals import Refusal
from ..machine.seeing import EVERYBODY, just
from ..machine.terms import (
    A_ACCESS,
    A_STEAL,
    A_TRASH,
    AGENDA,
    ARCHIVES,
    CORP,
    E_ACCESS,
    E_ACCESS_CARDS,
    E_ACCESS_OVER,
    E_ACCESSED,
    E_TURNED_FACE,
    F_ACCESS,
    F_ACCESS_CARDS,
    F_TRASH,
    FORCED,
    HQ,
    M_ACCESSES,
    OPEN,
    RND,
    RUNNER,
    SERVER_ARCHIVES,
    SERVER_HQ,
    SERVER_RND,
)
from ..machine.timing import timing_structure
from ..machine.zones import is_central
from ..questions.copies import one_of_each

if TYPE_CHECKING:
    from ..machine.card import Card
    from ..machine.state import State

#: How an accessed card must be trashed, if able (9.11.3)
BY_PAYING: Final = 1
BY_ANY_MEANS: Final = 2


class AccessCards(Effect):
    """Access a server, perhaps with its ``root`` (7.1.2a), or R&D from the bottom.

    With ``cards``, exactly these cards of that server.
    """

    __slots__ = ("from_bottom", "most", "root")
    kind = F_ACCESS_CARDS

    def __init__(
        self, player: int, source: int, server: int, cards: tuple[int, ...] = (), *, root: bool = False
    ) -> None:
        super().__init__(player, source, cards=cards, server=server)
        self.root: bool = root
        self.from_bottom: bool = False
        self.most: int = -1  # "up to": at most so many cards

    def bottom_up(self) -> Effect:
        """The same access, from the bottom of R&D."""
        e: AccessCards = twin(self)
        e.from_bottom = True
        return e

    def apply(self, s: State, me: Context) -> None:
        access = AccessSet(self.server, self.root, self.cards)
        access.bottom = self.from_bottom
        access.by_run = self.source == -1
        access.most = self.most
        s.push(access)


# The steps of accessing a set of cards
ACCESS_CARDS: Final = 0
CHECK_ACCESS: Final = 1
DETERMINE_NUMBER: Final = 2
TURN_ARCHIVES: Final = 3
ACCESS_NEXT: Final = 4
RETURN_TO_NEXT: Final = 5
COMPLETE_SET: Final = 6

SET_STEPS: Final = timing_structure(
    (ACCESS_CARDS, "7.6.1"),
    (CHECK_ACCESS, "7.6.2"),
    (DETERMINE_NUMBER, "7.6.3"),
    (TURN_ARCHIVES, "7.6.4"),
    (ACCESS_NEXT, "7.6.5"),
    (RETURN_TO_NEXT, "7.6.6"),
    (COMPLETE_SET, "7.6.7"),
)


class AccessSet(Frame):
    """The steps of accessing a set of cards, 7.6.1 to 7.6.7."""

    __slots__ = ("accessed", "bottom", "by_run", "cards", "left", "most", "owed", "picked", "root", "server")

    def __init__(self, server: int, root: bool, cards: tuple[int, ...] = ()) -> None:
        super().__init__()
        self.server: int = server
        self.root: bool = root  # whether the root of a central server is accessed too (7.1.2a)
        self.cards: tuple[int, ...] = cards  # given cards (references)
        self.left: int = 0  # how many cards will still be accessed
        self.accessed: tuple[int, ...] = ()  # references: each card once (7.1.6)
        self.owed: tuple[int, ...] = ()  # references of the installed cards counted in 7.6.3 (7.1.2a)
        self.by_run: bool = False  # whether it is the access of step 6.9.5g
        self.bottom: bool = False  # whether R&D is accessed from the bottom
        self.most: int = -1  # "up to": at most so many cards, and the Runner may stop before
        self.picked: tuple[int, ...] | None = None  # references of the cards of HQ that the Corp chose

    def steps(self) -> tuple[str, ...]:
        return SET_STEPS

    def laid_out(self) -> tuple[int, ...]:
        return self.accessed

    def run(self, s: State) -> None:
        if self.ended:  # the run ended during the access (6.1.4)
            s.pop()
            return
        step = self.step
        self.step = step + 1
        if step == ACCESS_CARDS:
            self.access_cards(s)
        elif step == CHECK_ACCESS:
            self.check_access(s)
        elif step == DETERMINE_NUMBER:
            self.determine_number(s)
        elif step == TURN_ARCHIVES:
            self.turn_archives(s)
        elif step == ACCESS_NEXT:
            self.access_next(s)
        elif step == RETURN_TO_NEXT:
            self.return_to_next(s)
        elif step == COMPLETE_SET:
            self.complete_set(s)

    def access_cards(self, s: State) -> None:
        """7.6.1: accessing cards formally begins."""
        self.uid = s.new_uid()
        s.emit(E_ACCESS_CARDS, RUNNER, structure=self.uid, server=self.server, rule="7.6.1")

    def check_access(self, s: State) -> None:
        """7.6.2: a checkpoint."""
        checkpoint(s)

    def determine_number(self, s: State) -> None:
        """7.6.3, 7.1.2: how many cards will be accessed; never more than there are, or than there were (7.1.2c)."""
        if self.picked is not None:
            self._ask_corp(s)
            return
        ids = self._installed(s)
        installed = len(ids)
        if self.cards:
            self.left = installed
            return
        central = len(self._central(s))
        if self.most >= 0:
            self.left = min(self.most, central + installed)
            return
        base = 1 if self.server in (SERVER_HQ, SERVER_RND) else central
        additional = self._additional(s)
        if additional >= 0:  # with fewer accesses than there are cards in the root, any of them may be left out
            self.owed = tuple([s.cards[i].ref for i in ids])
        self.left = max(0, min(central + installed, base + installed + additional))
        if s.index[AT_ACCESS_CHOICE] and self.server == SERVER_HQ:
            self.picked = ()
            self._ask_corp(s)

    def _ask_corp(self, s: State) -> None:
        """The Corp chooses the cards of HQ that are accessed, one after the other, as many as there will be."""
        picked = self.picked or ()
        others = [i for i in s.zones[HQ] if s.cards[i].ref not in picked]
        if others and len(picked) < self.left - len(self._installed(s)):
            self.step = DETERMINE_NUMBER
            options = [on_card(V_PICK, i) for i in one_of_each(s, tuple(others))]
            s.ask(self, CORP, "choose-accessed", "7.6.3", options, number=self.left - len(self._installed(s)))
        else:
            self.step = TURN_ARCHIVES

    def turn_archives(self, s: State) -> None:
        """7.6.4, 7.4.1: every facedown card in Archives is turned faceup."""
        if self.server != SERVER_ARCHIVES:
            return
        turned: list[int] = []
        for i in s.zones[ARCHIVES]:
            if not s.cards[i].faceup:
                turned.append(turn_face(s, i, True, False).ref)
        if turned:
            s.emit(E_TURNED_FACE, RUNNER, amount=len(turned), how=1, cards=tuple(turned), rule="7.6.4")

    def access_next(self, s: State) -> None:
        """7.6.5, 7.1.1c, 7.7.1: one by one, in R&D in order, in HQ at random, else as wished (7.1.4, 7.2.1, 7.3.1)."""
        options = self._options(s) if self.left > 0 else []
        if not options:
            self.step = COMPLETE_SET
            return
        self.step = ACCESS_NEXT
        if s.index[AT_COST + A_ACCESS] and all([self._costs(s, key) for key in options]):
            options.append(O_DECLINE)  # 1.15.9a: nobody can be made to pay for an access
        if self.most >= 0:
            options.append(O_DONE)
        s.ask(self, RUNNER, "access-next", "7.6.5", options, number=self.left)

    def _costs(self, s: State, key: Key) -> bool:
        """Whether accessing what an option names costs anything."""
        return card_of(key) != -1 and not is_free(access_bill(s, s.cards[card_of(key)], self.server))

    def return_to_next(self, s: State) -> None:
        """7.6.6."""
        self.step = ACCESS_NEXT

    def complete_set(self, s: State) -> None:
        """7.6.7: accessing this set of cards is complete."""
        s.pop()
        if s.index[AT_TRIGGER + E_ACCESS_OVER]:
            n = len(self.accessed)
            s.emit(E_ACCESS_OVER, RUNNER, amount=n, structure=self.uid, server=self.server, rule="7.6.7")
        checkpoint(s)

    def _central(self, s: State) -> list[int]:
        """Cards of the server itself that have not been accessed, R&D from what is its top now (7.2.1, 7.2.1c)."""
        if self.cards:
            zone: tuple[int, ...] = ()
        elif self.server == SERVER_HQ:
            zone = s.zones[HQ]
            if self.picked is not None:
                zone = tuple([i for i in zone if s.cards[i].ref in self.picked])
        elif self.server == SERVER_RND:
            zone = s.zones[RND][::-1] if self.bottom else s.zones[RND]
        elif self.server == SERVER_ARCHIVES:
            zone = s.zones[ARCHIVES]
        else:
            zone = ()
        return _others(s, zone, self.accessed)

    def _installed(self, s: State) -> list[int]:
        """Installed cards to access: those in a remote server (6.7.4b), or in a central server's root (6.7.4a)."""
        if self.cards:
            return _others(s, tuple(still_there(s, self.cards)), self.accessed)
        found = s.servers.get(self.server)
        if found is None or (is_central(self.server) and not self.root):
            return []
        return _others(s, _with_hosted(s, found.cards), self.accessed)

    def _additional(self, s: State) -> int:
        change = 0
        for entry in s.index[AT_MODIFIER + M_ACCESSES]:
            node = entry.node
            assert isinstance(node, Modifier)
            if node.server_matches(s, entry.me, self.server, self.by_run):
                change += node.change(s, entry.me, None)
        return change

    def _options(self, s: State) -> list[Key]:
        installed = _permitted(s, self._installed(s), self.server)
        options: list[Key] = []
        owed = len([i for i in installed if s.cards[i].ref in self.owed])
        if self.left > owed:
            central = self._central(s)
            if self.server == SERVER_ARCHIVES:
                _add_archives(s, _permitted(s, central, self.server), options)
            elif any(_is_permitted(s, i, self.server) for i in central):
                options.append(with_number(V_ACCESS, self.server))
        unseen = self._unseen_given(s, installed)
        if unseen:  # cards of HQ that an ability named: the Runner cannot tell them apart
            options.append(with_number(V_ACCESS, self.server))
        for i in installed:
            if i not in unseen:
                options.append(on_card(V_ACCESS, i))
        return options

    def _unseen_given(self, s: State, ids: list[int]) -> list[int]:
        """Those of given cards that lie in HQ, where the Runner cannot see them."""
        if not self.cards:
            return []
        return [i for i in ids if s.cards[i].zone == HQ and not s.sees(RUNNER, s.cards[i])]

    def answer(self, s: State, option: Option) -> None:
        i = option.card
        if option.verb == V_PICK:
            self.picked = (*(self.picked or ()), s.cards[i].ref)
            return
        if option.verb == V_DECLINE or option.verb == V_DONE:
            self.step = COMPLETE_SET
            return
        if i == -1:
            given = self._unseen_given(s, _permitted(s, self._installed(s), self.server))
            i = self._unseen(s, given or _permitted(s, self._central(s), self.server))
        self.left -= 1
        ref = s.cards[i].ref
        self.accessed = (*self.accessed, ref)
        self.step = RETURN_TO_NEXT
        bill = access_bill(s, s.cards[i], self.server)
        happen(s, AccessOne(RUNNER, cards=(ref,), server=self.server), Context(RUNNER))
        if not is_free(bill):
            pay(s, bill, Context(RUNNER))  # before anything else happens

    def _unseen(self, s: State, central: list[int]) -> int:
        """Which of the cards that the Runner cannot tell apart is accessed: the next of R&D, or any (7.2.1, 7.3.1)."""
        if self.server == SERVER_RND:
            return central[0]
        if self.server == SERVER_ARCHIVES:
            central = _facedown(s, central)
        return central[s.random(len(central))]


def _with_hosted(s: State, ids: tuple[int, ...]) -> tuple[int, ...]:
    """Cards in a server, and the Corp cards that are installed on them: those are in the server as well."""
    found = list(ids)
    for i in found:
        for j in s.cards[i].hosted:
            if s.cards[j].owner == CORP and s.cards[j].installed and s.cards[j].converted >= 0:
                found.append(j)
    return tuple(found)


def _others(s: State, ids: tuple[int, ...], refs: tuple[int, ...]) -> list[int]:
    """Those of the cards that are none of ``refs``."""
    if not refs:
        return list(ids)
    return [i for i in ids if s.cards[i].ref not in refs]


def _permitted(s: State, ids: list[int], server: int) -> list[int]:
    """Those of the cards that can be accessed."""
    return [i for i in ids if _is_permitted(s, i, server)]


def _is_permitted(s: State, i: int, server: int) -> bool:
    """Whether no "cannot" forbids to access a card (1.2.2), and no cost that cannot be paid (1.15.9)."""
    if forbidden(s, A_ACCESS, RUNNER, s.cards[i], server) is not None:
        return False
    return not s.index[AT_COST + A_ACCESS] or unpayable(s, access_bill(s, s.cards[i], server)) is None


def access_bill(s: State, card: Card, server: int) -> Bill:
    """Additional costs to access a card."""
    bill = Bill(RUNNER, P_OTHER, card.id)
    add_additional_costs(s, bill, A_ACCESS, card, server)
    return bill


def _facedown(s: State, ids: list[int]) -> list[int]:
    return [i for i in ids if not s.cards[i].faceup]


def _add_archives(s: State, ids: list[int], options: list[Key]) -> None:
    """Faceup cards in Archives one by one; cards that came facedown since 7.6.4 are not told apart."""
    faceup = [i for i in ids if s.cards[i].faceup]
    for i in one_of_each(s, tuple(faceup)):
        options.append(on_card(V_ACCESS, i))
    if len(faceup) < len(ids):
        options.append(with_number(V_ACCESS, SERVER_ARCHIVES))


class AccessOne(Effect):
    """Access one card (7.7)."""

    __slots__ = ()
    kind = F_ACCESS

    def apply(self, s: State, me: Context) -> None:
        if self.present(s):
            s.push(AccessCard(self.cards[0], self.server))


# The steps of accessing a card
ACCESS: Final = 0
CHECK: Final = 1
MAY_TRASH: Final = 2
TRASH: Final = 3
MUST_STEAL: Final = 4
STEAL: Final = 5
ACCESSED: Final = 6
COMPLETE: Final = 7

ACCESS_STEPS: Final = timing_structure(
    (ACCESS, "7.8.1"),
    (CHECK, "7.8.2"),
    (MAY_TRASH, "7.8.3"),
    (TRASH, "7.8.3"),  # once the trash cost has been paid
    (MUST_STEAL, "7.8.4"),
    (STEAL, "7.8.4"),  # once additional costs to steal have been paid
    (ACCESSED, "7.8.5"),
    (COMPLETE, "7.8.6"),
)


class AccessCard(Frame):
    """The steps of accessing a card, 7.8.1 to 7.8.6."""

    __slots__ = ("before", "card", "cost", "must", "server", "trashed", "where")

    def __init__(self, card: int, server: int) -> None:
        super().__init__()
        self.card: int = card  # reference
        self.server: int = server
        self.where: int = -1  # the zone it is accessed in
        self.before: int = -1  # where on the stack the access is that this one interrupts
        self.trashed: bool = False
        self.cost: int = 0  # how many credits were paid to trash it
        self.must: int = 0  # how the Runner must trash it, if able (9.11.3)

    def shows(self, ref: int) -> bool:
        return ref == self.card

    def steps(self) -> tuple[str, ...]:
        return ACCESS_STEPS

    def run(self, s: State) -> None:
        step = self.step
        if self.ended and step != TRASH and step != STEAL:  # what has been paid for still happens
            self.complete(s)
            return
        self.step = step + 1
        if step == ACCESS:
            self.access(s)
        elif step == CHECK:
            self.check(s)
        elif step == MAY_TRASH:
            self.may_trash(s)
        elif step == TRASH:
            self.trash(s)
        elif step == MUST_STEAL:
            self.must_steal(s)
        elif step == STEAL:
            self.steal(s)
        elif step == ACCESSED:
            self.after_access(s)
        elif step == COMPLETE:
            self.complete(s)

    def access(self, s: State) -> None:
        """7.8.1: the card is accessed. The Corp sees it too, but from R&D only what must be revealed (7.1.5, 7.2.2)."""
        card = s.at(self.card)
        self.uid = s.new_uid()
        self.before = s.access_at
        s.access_at = len(s.stack) - 1
        self.where = card.zone
        s.show(self.card, EVERYBODY if card.zone != RND or must_reveal(s, card) else just(RUNNER))
        s.emit(E_ACCESS, RUNNER, card.ref, structure=self.uid, zone=card.zone, server=self.server, rule="7.8.1")

    def check(self, s: State) -> None:
        """7.8.2: a checkpoint."""
        checkpoint(s)

    def may_trash(self, s: State) -> None:
        """7.8.3, 1.18.2: the Runner may trash the card, if it has not moved."""
        card = s.card(self.card)
        if card is None:
            self.step = ACCESSED
            return
        self.step = MAY_TRASH
        if not self._ask_trash(s, card):
            self.step = MUST_STEAL

    def trash(self, s: State) -> None:
        """7.8.3: the trash cost has been paid."""
        self.trashed = True
        happen(s, Trash(RUNNER, cards=(self.card,), cost=self.cost), Context(RUNNER))

    def must_steal(self, s: State) -> None:
        """7.8.4, 1.16.3d: the Runner steals an agenda, but nobody can be forced to pay for that (1.15.9a)."""
        card = s.card(self.card)
        if card is None or self.trashed or why_not_steal(s, card, False) is not None:
            self.step = ACCESSED
        else:
            bill = steal_bill(s, card, self.server)
            if not is_free(bill):
                self.step = MUST_STEAL
                self._ask_steal(s, card, bill)

    def steal(self, s: State) -> None:
        """7.8.4: additional costs to steal, if any, have been paid."""
        happen(s, Steal(RUNNER, -1, cards=(self.card,)), Context(RUNNER))

    def after_access(self, s: State) -> None:
        """7.8.5: "after you access" abilities meet their trigger conditions."""
        ref = s.at(self.card).ref
        s.emit(E_ACCESSED, RUNNER, ref, structure=self.uid, zone=self.where, server=self.server, rule="7.8.5")

    def complete(self, s: State) -> None:
        """7.8.6, 7.7.4: the access of this card is complete."""
        s.access_at = self.before
        s.unshow(self.card)
        s.pop()
        checkpoint(s)

    def _ask_trash(self, s: State, card: Card) -> bool:
        """7.7.2: pay the trash cost, or use an ability that trashes the accessed card. False if there is no choice."""
        options: list[Key] = []
        if card.zone != ARCHIVES:
            if why_not_trash(s, card) is None:
                options.append(on_card(V_TRASH, card.id))
            for entry in s.index[AT_ACCESS]:
                node = entry.node
                assert isinstance(node, Paid)
                if self.must and not trashes(s, node, entry.me):
                    continue
                if why_not_use(s, RUNNER, node, entry.me) is None:
                    options.append((V_USE, entry.me.card, node.slot))
        if self.must and options:  # 9.11.3a and b
            if self.must == BY_PAYING:
                options = [key for key in options if verb_of(key) == V_TRASH] or [*options, O_NO]
            s.ask(self, RUNNER, "trash-accessed", "9.11.3", options, card=card.id)
            return True
        # 7.2.2: where the Corp cannot see the card, it must not learn from a question which kind of card it is
        unseen = s.mode != FORCED and not s.sees(CORP, card)
        if not options and not unseen:
            return False
        if unseen and s.mode == OPEN and why_not_steal(s, card, False) is None:
            if not is_free(steal_bill(s, card, self.server)):
                if why_not_steal(s, card) is None:
                    options.append(on_card(V_STEAL, card.id))
                options.append(O_DECLINE)
        if not options or options[-1][0] != V_DECLINE:
            options.append(O_NO)
        s.ask(self, RUNNER, "trash-accessed", "7.8.3", options, unseen, card.id)
        return True

    def _ask_steal(self, s: State, card: Card, bill: Bill) -> None:
        options: list[Key] = []
        if why_not_steal(s, card) is None:
            options.append(on_card(V_STEAL, card.id))
        options.append(O_DECLINE)
        s.ask(self, RUNNER, "steal", "1.15.9a", options, card=card.id)

    def answer(self, s: State, option: Option) -> None:
        card = s.at(self.card)
        if option.verb == V_TRASH:
            self.step = TRASH
            bill = trash_bill(s, card)
            self.cost = bill.credits
            pay(s, bill, Context(RUNNER, card.id, card.ref))
        elif option.verb == V_STEAL:
            self.step = STEAL
            pay(s, steal_bill(s, card, self.server), Context(RUNNER, card.id, card.ref))
        elif option.verb == V_USE:
            self.step = MUST_STEAL
            self.trashed = True
            for entry in s.index[AT_ACCESS]:
                node = entry.node
                assert isinstance(node, Paid)
                if entry.me.card == option.card and node.slot == option.arg:
                    use_paid(s, node, entry.me.copy())
                    return
        elif option.verb == V_DECLINE:
            self.step = ACCESSED
        else:
            self.step = MUST_STEAL


def trash_bill(s: State, card: Card) -> Bill:
    """7.7.2: the trash cost of an accessed card."""
    bill = Bill(RUNNER, P_TRASH, card.id)
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


def why_not_steal(s: State, card: Card, paying: bool = True) -> Refusal | None:
    """Why the Runner cannot steal the accessed ``card``, or None (7.8.4); ``paying`` also what it costs (1.15.9b)."""
    access = s.stack[s.access_at]
    assert isinstance(access, AccessCard)
    if card.type != AGENDA:
        return Refusal("refused-not-agenda-stolen", "7.7.3", card=card.id)
    blocker = forbidden(s, A_STEAL, RUNNER, card, access.server)
    if blocker is not None:
        return Refusal("refused-cannot-by", "1.2.2", by=blocker.id)
    refusal = unpayable(s, steal_bill(s, card, access.server)) if paying else None
    if refusal is None:
        return None
    return Refusal(refusal.key, "1.15.9b", refusal.card, refusal.by, refusal.need, refusal.have, refusal.subtype)


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
    bill = Bill(RUNNER, P_STEAL, card.id)
    add_additional_costs(s, bill, A_STEAL, card, server)
    add_printed_cost(s, bill, card.defn.additional_steal, card)
    return bill


def accessed_card(s: State) -> Card | None:
    """The card being accessed now, if any."""
    if s.access_at == -1:
        return None
    frame = s.stack[s.access_at]
    assert isinstance(frame, AccessCard)
    return s.card(frame.card)
