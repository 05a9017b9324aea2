"""Costs and payments (1.10, 1.15): one feasibility question over all parts at once, then one simultaneous payment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...native import twin
from ..abilities.effects import Damage, TakeTags, take_bad_publicity, take_tags, would_be_prevented
from ..additional.checkpoints import checkpoint
from ..additional.damage import SUFFERED, SelectDamage, choosers, deal_damage
from ..machine.card import id_of
from ..machine.decisions import V_NUMBER, V_PICK, Option, on_card
from ..machine.frames import AbilityFrame
from ..machine.nodes import (
    AT_CANNOT,
    AT_COST,
    AT_CREDITS,
    AT_DAMAGE_CHOICE,
    AT_INTERRUPT,
    AT_TRIGGER,
    PAY_BOTTOM,
    PAY_COUNTER,
    PAY_FORFEIT,
    PAY_HAND,
    PAY_REMOVE,
    PAY_SHUFFLE,
    PAY_TRASH,
    PAYMENTS,
    AdditionalCost,
    Bill,
    Context,
    Cost,
    HostedCredits,
    Pick,
)
from ..machine.refusals import Refusal
from ..machine.seeing import EVERYBODY
from ..machine.terms import (
    A_DAMAGE,
    A_SPEND_CREDITS,
    A_TAGS,
    A_TRASH,
    A_USE,
    BRAIN,
    CREDIT,
    E_BAD_PUBLICITY_REMOVED,
    E_CLICKS_SPENT,
    E_CREDITS_SPENT,
    E_FORFEITED,
    E_MOVED,
    E_NO_CREDITS,
    E_REVEALED,
    E_SHUFFLED,
    E_TAGS_REMOVED,
    E_USED,
    F_DAMAGE,
    F_TAGS,
    GRIP,
    MEAT,
    NET,
    NO_SERVER,
    REMOVED,
    RUNNER,
    SET_ASIDE,
)
from ..machine.timing import timing_structure
from ..machine.zones import deck_of, hand_of
from .credits import pool, spend_from_pool
from .moving import move, remove_counters
from .trashing import trash
from .values import forbidden, points, requirement

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ..machine.card import Card
    from ..machine.state import State


def bill_for(s: State, player: int, cost: Cost, me: Context, purpose: int, x: int = -1) -> Bill:
    """The bill for a cost that an ability demands: what it has chosen may be what the cost speaks of."""
    bill = Bill(player, purpose, me.card)
    bill.x = x
    add_cost(s, bill, cost, me)
    return bill


def add_cost(s: State, bill: Bill, cost: Cost, me: Context) -> None:
    """Add a cost to a bill: everything is paid at once (1.15.9b)."""
    for part in cost.parts:
        part.add(s, me, bill)


def add_printed_cost(s: State, bill: Bill, cost: Cost | None, card: Card) -> None:
    """Add the additional cost that a card demands for itself, if it does (1.15.9)."""
    if cost is not None:
        add_cost(s, bill, cost, Context(bill.player, card.id, card.ref))


def add_additional_costs(s: State, bill: Bill, act: i64, card: Card | None = None, server: int = NO_SERVER) -> None:
    """Add what cards demand in addition for an act (1.15.9)."""
    for entry in s.index[AT_COST + act]:
        node = entry.node
        assert isinstance(node, AdditionalCost)
        cost = node.cost_for(s, entry.me, card, server)
        if cost is not None:
            source = s.cards[entry.me.card]
            payer = Context(bill.player, source.id, source.ref)
            payer.numbers = entry.me.numbers
            add_cost(s, bill, cost, payer)


def has_additional_costs(s: State, act: i64, card: Card | None = None, server: int = NO_SERVER) -> bool:
    """Whether any card demands something in addition for an act (1.15.9)."""
    for entry in s.index[AT_COST + act]:
        node = entry.node
        assert isinstance(node, AdditionalCost)
        if node.cost_for(s, entry.me, card, server) is not None:
            return True
    return False


def credit_sources(s: State, player: int, purpose: int, subject: int, server: int = NO_SERVER) -> list[int]:
    """Ids of the cards whose hosted credits ``player`` can spend for this purpose (1.10.4b), in this ``server``."""
    found: list[int] = []
    if s.index[AT_CANNOT + A_SPEND_CREDITS] and forbidden(s, A_SPEND_CREDITS, player) is not None:
        return found
    for entry in s.index[AT_CREDITS]:
        node = entry.node
        assert isinstance(node, HostedCredits)
        i = entry.me.card
        if (
            s.cards[i].counters[CREDIT] > 0
            and i not in found
            and node.serves(s, entry.me, player, purpose, subject, server)
        ):
            if forbidden(s, A_USE, player, s.cards[i]) is None:  # 9.1.6c
                found.append(i)
    return found


def as_they_came(s: State, ids: list[int]) -> tuple[int, ...]:
    """Cards in the order in which they came where they are: their numbers follow a decklist, which tells too much."""
    return tuple(sorted(ids, key=lambda i: (s.cards[i].zone, s.zones[s.cards[i].zone].index(i))))


def available_credits(s: State, player: int, purpose: int, subject: int, server: int = NO_SERVER) -> int:
    """What ``player`` can spend for this purpose: credit pool and hosted credits (1.10.3c)."""
    if s.index[AT_CANNOT + A_SPEND_CREDITS] and forbidden(s, A_SPEND_CREDITS, player) is not None:
        return 0
    total = s.credits[player]
    if s.index[AT_CREDITS]:
        for i in credit_sources(s, player, purpose, subject, server):
            total += s.cards[i].counters[CREDIT]
    return total


def unpayable(s: State, bill: Bill) -> Refusal | None:
    """Why ``bill`` cannot be paid in full, all at once (1.15.1), or None if it can."""
    if bill.impossible:
        return Refusal(bill.impossible, "1.15.1")
    credits = bill.credits
    for p in bill.picks:
        credits += p.count if p.counter == CREDIT else 0  # the same credit is not spent twice
    player = bill.player
    if bill.clicks > s.clicks[player]:
        return Refusal("refused-clicks", "1.15.1", need=bill.clicks, have=s.clicks[player])
    if credits > s.credits[player] or (credits and s.index[AT_CANNOT + A_SPEND_CREDITS]):
        have = available_credits(s, player, bill.purpose, bill.subject, bill.server)
        if credits > have:
            return Refusal("refused-credits", "1.15.1", need=credits, have=have)
    if bill.meat or bill.net or bill.brain:
        for kind, n in ((MEAT, bill.meat), (NET, bill.net), (BRAIN, bill.brain)):
            if n and (forbidden(s, A_DAMAGE, RUNNER, None, kind) is not None or _prevented(s, F_DAMAGE, bill, n, kind)):
                return Refusal("refused-damage-prevented", "1.15.1b")
    if bill.remove_tags > s.tags or bill.remove_bad_publicity > s.bad_publicity:
        return Refusal("refused-nothing-to-spend", "1.15.1")
    if bill.tags and (forbidden(s, A_TAGS, RUNNER) is not None or _prevented(s, F_TAGS, bill, bill.tags)):
        return Refusal("refused-tags-prevented", "1.15.1b")
    for i, kind, n in bill.counters:
        need = n if len(bill.counters) == 1 else _all_of(bill, i, kind)
        if s.cards[i].counters[kind] < need:
            return Refusal("refused-counters", "1.15.1", need=need, have=s.cards[i].counters[kind])
    if bill.at_random and bill.at_random > len(s.zones[hand_of(player)]):
        return Refusal("refused-nothing-to-spend", "1.15.1")
    for i in bill.trash_self:
        if forbidden(s, A_TRASH, bill.player, s.cards[i]) is not None:
            return Refusal("refused-cannot-trash", "1.15.1b", card=i)
    if bill.picks and not picks_feasible(s, bill.picks, bill.trash_self):
        return Refusal("refused-nothing-to-spend", "1.15.1")
    return None


def _prevented(s: State, kind: int, bill: Bill, n: int, damage: int = 0) -> bool:
    """1.15.1b: whether a mandatory interrupt would prevent damage or tags if they were not a cost."""
    if not s.index[AT_INTERRUPT + kind]:
        return False
    effect = Damage(bill.player, amount=n, of=damage) if kind == F_DAMAGE else TakeTags(bill.player, amount=n)
    return would_be_prevented(s, effect)


def _all_of(bill: Bill, card_id: int, kind: int) -> int:
    """How many counters of a kind a bill demands from one card."""
    return sum([n for i, k, n in bill.counters if i == card_id and k == kind])


def is_free(b: Bill) -> bool:
    """Whether there is nothing to pay at all."""
    return not (
        b.clicks or b.credits or b.tags or b.bad_publicity or b.meat or b.net or b.brain or b.trash_self or b.counters
        or b.picks or b.impossible or b.remove_tags or b.remove_bad_publicity or b.at_random
    )  # fmt: skip


def picks_feasible(s: State, picks: tuple[Pick, ...], taken: tuple[int, ...]) -> bool:
    """Whether all picks can be filled with distinct cards: no choice may strand the rest."""
    if len(picks) == 1:
        p = picks[0]
        return _room(s, p, taken) >= p.count  # nothing is chosen yet
    # Several picks: assign greedily with augmenting paths over the few cards there are.
    needs: list[tuple[int, ...]] = []
    for p in picks:
        if p.how == PAY_COUNTER:
            if _room(s, p, ()) < p.count - len(p.chosen):
                return False
            continue
        ids = tuple([i for i in p.ids if i not in taken])
        for i in p.chosen:
            needs.append((i,))
        for _ in range(p.count - len(p.chosen)):
            needs.append(ids)
    owner: dict[int, int] = {}

    def place(n: int, visited: set[int]) -> bool:
        for i in needs[n]:
            if i in visited:
                continue
            visited.add(i)
            if i not in owner or place(owner[i], visited):
                owner[i] = n
                return True
        return False

    return all(place(n, set()) for n in range(len(needs)))


def _room(s: State, p: Pick, taken: tuple[int, ...]) -> int:
    if p.how == PAY_COUNTER:
        return sum([s.cards[i].counters[p.counter] for i in p.ids]) - len(p.chosen)
    return len([i for i in p.ids if i not in taken and i not in p.chosen])


def pay(s: State, bill: Bill, me: Context) -> None:
    """Pay a bill that can be paid; the checkpoint of 10.3.4 follows (1.15.2, 9.10.1a)."""
    plain = not bill.picks and (bill.credits == 0 or not s.index[AT_CREDITS])
    if plain and not (s.index[AT_DAMAGE_CHOICE] and (bill.meat or bill.net or bill.brain)):
        execute(s, bill, me, ())
        if s.dirty or s.pending:
            checkpoint(s)
        return
    s.push(Payment(bill, me))


# The steps of a payment
CHOOSE_CARDS: Final = 0
CHOOSE_CREDITS: Final = 1
SELECT_DAMAGE: Final = 2
PAY: Final = 3
COMPLETE: Final = 4

PAYMENT_STEPS: Final = timing_structure(
    (CHOOSE_CARDS, "1.15.1"),
    (CHOOSE_CREDITS, "1.10.3c"),
    (SELECT_DAMAGE, "10.4.3a"),
    (PAY, "1.15.9b"),
    (COMPLETE, "1.15.9b"),
)


class Payment(AbilityFrame):
    """A payment in progress: what to spend is chosen piece by piece, then everything is paid at once."""

    __slots__ = ("bill", "from_cards", "sources")

    def __init__(self, bill: Bill, me: Context) -> None:
        super().__init__(me)
        self.bill: Bill = bill
        self.sources: tuple[int, ...] = ()
        self.from_cards: tuple[tuple[int, int], ...] = ()

    def rule(self) -> str:
        return "1.15"

    def run(self, s: State) -> None:
        step = self.step
        self.step = step + 1
        if step == CHOOSE_CARDS:
            self.choose_cards(s)
        elif step == CHOOSE_CREDITS:
            self.choose_credits(s)
        elif step == SELECT_DAMAGE:
            self.select_damage(s)
        elif step == PAY:
            self.pay(s)
        elif step == COMPLETE:
            self.complete(s)

    def choose_cards(self, s: State) -> None:
        """1.15.1: which cards are spent, one after the other; what then offers credits can be chosen from."""
        bill = self.bill
        for n, p in enumerate(bill.picks):
            if len(p.chosen) < p.count:
                self.step = CHOOSE_CARDS
                rest = [i for i in p.ids if i not in p.chosen]
                if p.how != PAY_COUNTER and len(rest) == p.count - len(p.chosen):  # every one of them goes
                    self._picked(n, rest)
                    return
                options = [on_card(V_PICK, i) for i in self._pickable(s, n)]
                s.ask(self, bill.player, f"pay-{PAYMENTS[p.how]}", "1.15.1", options, card=bill.subject)
                return
        self.sources = as_they_came(s, credit_sources(s, bill.player, bill.purpose, bill.subject, bill.server))

    def choose_credits(self, s: State) -> None:
        """1.10.3c: how many credits to spend from each card that offers some; the credit pool pays the rest."""
        bill = self.bill
        n = len(self.from_cards)
        owed = bill.credits - sum([k for _, k in self.from_cards])
        if n == len(self.sources) or owed == 0:
            return
        self.step = CHOOSE_CREDITS
        later = sum([self._left(s, i) for i in self.sources[n + 1 :]])
        most = min(owed, self._left(s, self.sources[n]))
        least = max(0, owed - later - s.credits[bill.player])
        options = [(V_NUMBER, self.sources[n], k) for k in range(most, least - 1, -1)]
        s.ask(self, bill.player, "pay-from", "1.10.3c", options, card=self.sources[n], number=owed)

    def select_damage(self, s: State) -> None:
        """10.4.3a: the cards that damage as a cost will trash are selected before everything is paid at once."""
        bill = self.bill
        if not s.index[AT_DAMAGE_CHOICE] or bill.meat + bill.net + bill.brain >= len(s.zones[GRIP]):
            return  # nobody selects, or every card goes
        for kind, n in ((MEAT, bill.meat), (NET, bill.net), (BRAIN, bill.brain)):
            if n and SUFFERED[kind] not in self.me.picks and choosers(s, kind, n) != (-1, 0):
                self.step = SELECT_DAMAGE
                s.push(SelectDamage(self.me, kind, n, bill.player, self.me.ref, True))
                return

    def pay(self, s: State) -> None:
        """1.15.9b: everything is paid at once, and a checkpoint follows (10.3.4)."""
        execute(s, self.bill, self.me, self.from_cards)
        checkpoint(s)

    def complete(self, s: State) -> None:
        """1.15.9b: all of it has been paid."""
        s.pop()

    def _pickable(self, s: State, n: int) -> list[int]:
        bill = self.bill
        p = bill.picks[n]
        found: list[int] = []
        for i in p.ids:
            if p.how == PAY_COUNTER:
                if s.cards[i].counters[p.counter] > p.chosen.count(i):
                    found.append(i)
                continue
            if i in p.chosen or i in bill.trash_self:
                continue
            if len(bill.picks) > 1:
                picks = (*bill.picks[:n], p.with_chosen((i,)), *bill.picks[n + 1 :])
                if not picks_feasible(s, picks, bill.trash_self):
                    continue
            found.append(i)
        return found

    def _left(self, s: State, card_id: int) -> int:
        """The credits on a card that are not already picked for a part of the bill that demands them."""
        picked = [p.chosen.count(card_id) for p in self.bill.picks if p.counter == CREDIT]
        return s.cards[card_id].counters[CREDIT] - sum(picked)

    def answer(self, s: State, option: Option) -> None:
        if self.step == CHOOSE_CARDS:
            for n, p in enumerate(self.bill.picks):
                if len(p.chosen) < p.count:
                    self._picked(n, [option.card])
                    return
        self.from_cards = (*self.from_cards, (option.card, option.arg))

    def _picked(self, n: int, ids: list[int]) -> None:
        """Cards were picked for a part of the bill."""
        bill: Bill = twin(self.bill)  # a copy of the game may look at this one
        bill.picks = (*bill.picks[:n], bill.picks[n].with_chosen(ids), *bill.picks[n + 1 :])
        self.bill = bill


def execute(s: State, bill: Bill, me: Context, from_cards: tuple[tuple[int, int], ...]) -> None:
    """Pay everything at once (1.15.9b). Prevent and avoid abilities do not apply (1.15.1a)."""
    player = bill.player
    if bill.clicks:
        spend_clicks(s, player, bill.clicks, bill.purpose, me.ref, bill.rule)
    if bill.credits:
        owed = bill.credits
        had = pool(s, player) if from_cards else 0
        for i, n in from_cards:
            if n:
                remove_counters(s, i, CREDIT, n, player, me.ref, quiet=True)
                owed -= n
        if from_cards:
            me.picks["spent from"] = tuple([s.cards[i].ref for i, n in from_cards if n])
        spend_from_pool(s, player, owed)
        if had and not owed and not pool(s, player):  # the last ones were only considered to be in the pool
            s.emit(E_NO_CREDITS, player)
        s.emit(E_CREDITS_SPENT, player, me.ref, amount=bill.credits, of=bill.purpose, source=me.ref)
        for i, n in from_cards:
            if n:
                mark_used(s, player, s.cards[i].ref)  # 1.10.4d
    trashed = bill.trash_self
    if bill.at_random:
        trashed = (*trashed, *_at_random(s, player, bill.at_random))
    revealed: tuple[int, ...] = ()
    for i, kind, n in bill.counters:
        remove_counters(s, i, kind, n, player, me.ref, spent=True)
    for p in bill.picks:
        how = p.how
        if how == PAY_TRASH:
            trashed = (*trashed, *p.chosen)
            if p.revealed:
                for i in p.chosen:  # 4.5.6b: what the Runner has seen goes to Archives faceup
                    s.show(s.cards[i].ref, EVERYBODY)
                revealed = _refs(s, p.chosen)
                s.emit(E_REVEALED, player, cards=revealed, source=me.ref)
            me.picks["paid"] = _refs(s, p.chosen)
        elif how == PAY_FORFEIT:
            for i in p.chosen:
                me.numbers["forfeited"] = points(s, s.cards[i])
                me.numbers["forfeited printed"] = s.cards[i].defn.points
                me.numbers["forfeited requirement"] = requirement(s, s.cards[i])
                forfeit(s, i, player, me.ref)
        elif how == PAY_BOTTOM:
            for i in p.chosen:
                _to_bottom(s, i, player, me.ref)
        elif how in (PAY_REMOVE, PAY_HAND):
            for i in p.chosen:
                _move_for(s, i, REMOVED if how == PAY_REMOVE else hand_of(s.cards[i].owner), player, me)
            me.picks["paid"] = _refs(s, p.chosen)
        elif how == PAY_SHUFFLE:
            for i in p.chosen:
                _to_bottom(s, i, player, me.ref)
            for side in dict.fromkeys([s.cards[i].owner for i in p.chosen]):
                s.shuffle(deck_of(side))
                s.emit(E_SHUFFLED, player, zone=deck_of(side), source=me.ref, rule="1.15")
        elif p.counter == CREDIT:  # of a part that certain cards must pay
            for i in p.chosen:
                remove_counters(s, i, CREDIT, 1, player, me.ref, quiet=True)
            s.emit(E_CREDITS_SPENT, player, me.ref, amount=p.count, of=bill.purpose, source=me.ref)
            for i in dict.fromkeys(p.chosen):
                mark_used(s, player, s.cards[i].ref)  # 1.10.4d
        else:  # PAY_COUNTER
            for i in p.chosen:
                remove_counters(s, i, p.counter, 1, player, me.ref, spent=True)
    if trashed:
        _set_hosted_aside(s, trashed, me)
        trash(s, list(trashed), player, me.ref, "1.15")
        for ref in revealed:
            s.unshow(ref)  # 1.20.6
    if bill.tags:
        take_tags(s, bill.tags, player, me.ref)
    if bill.remove_tags:
        s.tags -= bill.remove_tags
        s.emit(E_TAGS_REMOVED, player, amount=bill.remove_tags, source=me.ref, rule="10.5.5")
    if bill.remove_bad_publicity:
        s.bad_publicity -= bill.remove_bad_publicity
        s.emit(E_BAD_PUBLICITY_REMOVED, player, amount=bill.remove_bad_publicity, source=me.ref, rule="10.6.3")
    if bill.bad_publicity:
        take_bad_publicity(s, bill.bad_publicity, player, me.ref)
    if bill.meat or bill.net or bill.brain:
        chosen = [tuple([id_of(r) for r in me.picks.pop(SUFFERED[kind], ())]) for kind in (MEAT, NET, BRAIN)]
        kept = tuple([i for one in chosen for i in one])
        amounts = (bill.meat, bill.net, bill.brain)
        for kind, n, selected in zip((MEAT, NET, BRAIN), amounts, chosen, strict=True):
            if n and not s.over:
                deal_damage(s, kind, n, player, me.ref, selected, kept)
    if bill.x != -1:
        me.numbers["x"] = bill.x
    if bill.slot != -1:
        me.used = True
        mark_used(s, player, me.ref, bill.slot, me.card in bill.trash_self, bill.purpose, bill.credits)


def _at_random(s: State, player: int, n: int) -> list[int]:
    """Ids of cards in a hand that are taken at random."""
    hand = list(s.zones[hand_of(player)])
    return [hand.pop(s.random(len(hand))) for _ in range(n)]


def _move_for(s: State, card_id: int, zone: int, player: int, me: Context) -> None:
    """Remove a card from the game, or add it to a hand, to pay for an ability that may be its own."""
    before = s.index[AT_TRIGGER + E_MOVED]
    old = s.cards[card_id]
    if card_id == me.card:
        me.lki = old
    new = move(s, card_id, zone, zone == REMOVED)
    s.emit(E_MOVED, player, new.ref, origin=old.zone, zone=zone, source=me.ref, rule="1.15", before=before, was=old)


def _to_bottom(s: State, card_id: int, player: int, source: int) -> None:
    """Add a card to the bottom of its owner's deck."""
    before = s.index[AT_TRIGGER + E_MOVED]
    old = s.cards[card_id]
    deck = deck_of(old.owner)
    new = move(s, card_id, deck)
    s.emit(E_MOVED, player, new.ref, origin=old.zone, zone=deck, source=source, rule="1.15", before=before, was=old)


def _refs(s: State, ids: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([s.cards[i].ref for i in ids])


def _set_hosted_aside(s: State, ids: tuple[int, ...], me: Context) -> None:
    """9.5.5: what is hosted on a source that is trashed as its own cost is remembered for the ability."""
    if me.card not in ids:
        return
    source = s.cards[me.card]
    me.lki = source
    if me.numbers.get("keeps hosted"):
        kept: list[int] = []
        for i in source.hosted:
            c = move(s, i, SET_ASIDE, s.cards[i].faceup)
            s.put(c.with_(host=source.ref))
            kept.append(c.ref)
        me.picks["hosted"] = tuple(kept)


def mark_used(
    s: State, player: int, ref: int, slot: int = -1, trashed: bool = False, of: int = -1, cost: int = 0
) -> None:
    """9.1.6: an ability and its source card are used, by a payment ``of`` so many credits if it was paid for.

    ``trashed``: its source was trashed for its cost (1.3.9).
    """
    was = s.last_cards.get(ref) if s.card(ref) is None else None  # it was spent for its own cost
    s.emit(E_USED, player, ref, how=int(trashed), which=slot, source=ref, was=was, of=of, cost=cost)


def spend_clicks(s: State, player: int, n: int, purpose: int, ref: int, rule: str = "") -> None:
    """1.11: spend clicks, for the card with this reference or for a game rule; ``rule`` is that of a basic action."""
    s.clicks[player] -= n
    s.click_spent[player] += n
    if ref < 0:
        s.emit(E_CLICKS_SPENT, player, amount=n, of=purpose, rule=rule)
    else:
        s.emit(E_CLICKS_SPENT, player, ref, amount=n, of=purpose, source=ref, rule=rule)


def forfeit(s: State, card_id: int, player: int, source: int) -> None:
    """10.1.2: remove an agenda in a score area from the game."""
    before = s.index[AT_TRIGGER + E_FORFEITED]
    old = s.cards[card_id]
    worth = points(s, old)
    new = move(s, card_id, REMOVED, True)
    s.emit(E_FORFEITED, player, new.ref, amount=worth, source=source, rule="10.1.2", before=before, was=old)
