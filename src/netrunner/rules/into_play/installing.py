"""Installing cards (8.2, 8.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...native import twin
from ..abilities.effects import Effect
from ..abilities.trigger_conditions import used_up
from ..additional.checkpoints import checkpoint
from ..concepts.costs import (
    add_additional_costs,
    available_credits,
    credit_sources,
    has_additional_costs,
    pay,
    unpayable,
)
from ..concepts.moving import become_installed, move
from ..concepts.placing import exclude_each_other, is_active_console, is_console, why_not_in_root
from ..concepts.trashing import trash, trashable
from ..concepts.values import (
    forbidden,
    install_cost,
    memory_cost,
    memory_counted,
    memory_for,
    memory_limit,
    memory_used,
    stuck,
)
from ..machine.card import Card, id_of
from ..machine.decisions import (
    O_DONE,
    O_NO,
    O_YES,
    V_DONE,
    V_HOST,
    V_NO,
    V_NUMBER,
    V_PICK,
    V_SERVER,
    Key,
    Option,
    on_card,
    with_number,
)
from ..machine.frames import AbilityFrame
from ..machine.nodes import (
    AT_COST,
    AT_CREDITS,
    AT_INTERRUPT,
    P_INSTALL,
    Bill,
    Conditional,
    Context,
)
from ..machine.refusals import Refusal
from ..machine.terms import (
    A_INSTALL,
    A_NEW_REMOTE,
    AGENDA,
    CORP,
    CREDIT,
    E_INSTALLED,
    E_SERVER_CREATED,
    EVENT,
    F_INSTALL,
    FIRST_REMOTE,
    ICE,
    IDENTITY,
    NEW_REMOTE,
    NO_SERVER,
    OPEN,
    OPERATION,
    PLAY_AREA,
    PROGRAM,
    RUNNER,
    SET_ASIDE,
)
from ..machine.timing import timing_structure
from .rezzing import refill, start_rez

if TYPE_CHECKING:
    from ..machine.state import State


class Terms:
    """On what terms a card is installed: who, where, at which cost, in which state."""

    __slots__ = (
        "anywhere", "discount", "facedown", "faceup", "forced", "host", "ignore", "ignore_install", "inward", "rez",
        "servers",
    )  # fmt: skip

    def __init__(
        self,
        discount: int = 0,
        ignore: bool = False,
        facedown: bool = False,
        servers: tuple[int, ...] = (),
        rez: bool = False,
        ignore_install: bool = False,
        inward: tuple[int, ...] | None = None,
        faceup: bool = False,
        forced: bool = False,
        anywhere: bool = False,
        host: int = -1,
    ) -> None:
        self.host: int = host  # the card that it is installed on by an ability of that card (a reference)
        self.discount: int = discount
        self.ignore: bool = ignore  # ignoring all costs
        self.ignore_install: bool = ignore_install  # ignoring the install cost only (1.15.9)
        self.inward: tuple[int, ...] | None = inward  # for ice: directly outward of these pieces (references)
        self.facedown: bool = facedown  # 8.4.1
        self.forced: bool = forced  # nobody chose it: additional costs may be declined (1.15.9a)
        self.servers: tuple[int, ...] = servers  # only these servers, if any are given
        self.rez: bool = rez  # rez it, ignoring all costs
        self.faceup: bool = faceup  # an agenda that enters faceup; it is not active for that (3.2.3)
        self.anywhere: bool = anywhere  # ice in any position, not only in the outermost one

    def lower(self, n: int) -> Terms:
        """The same terms, but paying ``n`` credits less (9.8.6c)."""
        terms: Terms = twin(self)
        terms.discount += n
        return terms

    def within(self, servers: tuple[int, ...]) -> Terms:
        """The same terms, but only in or protecting these servers."""
        terms: Terms = twin(self)
        terms.servers = servers
        return terms

    def onto(self, host: int) -> Terms:
        """The same terms, but only on a card (a reference)."""
        terms: Terms = twin(self)
        terms.host = host
        return terms


PLAIN: Final = Terms()


def destinations(s: State, card: Card, terms: Terms = PLAIN) -> list[int]:
    """8.2.1: the servers a Corp card can be installed in or protecting; NEW_REMOTE for a new one."""
    return [n for n in (*s.servers, NEW_REMOTE) if is_destination(s, card, n, terms)]


def why_not_destination(s: State, card: Card, server: int, terms: Terms = PLAIN) -> Refusal | None:
    """8.2.1: why a Corp card cannot be installed in or protecting a server (NEW_REMOTE: a new one), or None."""
    if server != NEW_REMOTE and not s.has_server(server):
        return Refusal("refused-no-server", "8.2.1a")
    if terms.servers and server not in terms.servers:
        return Refusal("refused-other-server", "8.2.1", card=card.id)
    refusal = None if card.defn.type == ICE else why_not_in_root(card.defn, server)
    if refusal is not None:
        return refusal
    blocker = forbidden(s, A_INSTALL, CORP, card, server)
    if blocker is None and server == NEW_REMOTE and len(s.servers) > FIRST_REMOTE:
        blocker = forbidden(s, A_NEW_REMOTE, CORP)  # 4.7.8h
    return None if blocker is None else Refusal("refused-cannot-by", "1.2.2", by=blocker.id)


def is_destination(s: State, card: Card, server: int, terms: Terms = PLAIN) -> bool:
    """8.2.1: whether a Corp card can be installed in or protecting a server; NEW_REMOTE for a new one."""
    return why_not_destination(s, card, server, terms) is None


def hosts_for(s: State, card: Card) -> list[int]:
    """Ids of installed cards that ``card`` can be installed on (1.12.5a and c)."""
    found: list[int] = []
    needs = card.defn.install_on
    for i in s.zones[PLAY_AREA]:
        host = s.cards[i]
        if not host.installed or i == card.id or _hosts_nothing(host):
            continue
        if needs is not None:
            if needs.matches(s, Context(card.owner, card.id, card.ref), host):
                found.append(i)
            continue
        hosts = host.defn.hosts
        if hosts is None or not host.active or host.defn.hosts_by_ability or host.controller() != card.owner:
            continue
        if hosts.matches(s, Context(host.owner, i, host.ref), card) and has_room(s, host, card):
            found.append(i)
    return found


def _hosts_nothing(host: Card) -> bool:
    """1.2.2: whether a card says of itself that it cannot host others."""
    return host.active and host.defn.cannot_host


def has_room(s: State, host: Card, card: Card) -> bool:
    """Whether a host may take one more card (1.12.4)."""
    if _hosts_nothing(host):
        return False
    if host.defn.host_limit != -1 and len(host.hosted) >= host.defn.host_limit:
        return False
    if host.defn.host_memory != -1:
        used = sum([memory_cost(s, s.cards[i]) for i in host.hosted])
        return used + memory_cost(s, card) <= host.defn.host_memory
    return True


def takes_in(s: State, ref: int, card: Card) -> bool:
    """Whether an ability of the card with this reference can host ``card`` on it (1.12.5b)."""
    host = s.card(ref)
    if host is None or not host.installed or not has_room(s, host, card):
        return False
    hosts = host.defn.hosts
    return hosts is None or hosts.matches(s, Context(host.owner, host.id, ref), card)


def like_cards(s: State, card: Card, server: int) -> tuple[list[int], list[int]]:
    """8.2.5: the cards that may be trashed first, and those of them that must be (8.2.5d, 3.6.5d)."""
    kind = card.defn.type
    if card.owner == RUNNER:
        if kind != PROGRAM:
            return [], []
        return [i for i in s.zones[PLAY_AREA] if s.cards[i].type == PROGRAM and s.cards[i].installed], []
    found = s.servers.get(server)
    if found is None:
        return [], []
    if kind == ICE:
        return list(found.ice), []
    must = [i for i in found.cards if exclude_each_other(s, card, s.cards[i])]
    return list(found.cards), must  # 8.2.5a, 8.2.5b


def install_bill(s: State, player: int, card: Card, server: int, terms: Terms, without: int = 0, x: int = 0) -> Bill:
    """8.3.4: the install cost and additional costs, with ``without`` pieces of ice trashed before."""
    bill = Bill(player, P_INSTALL, card.id)
    bill.server = server
    if terms.ignore or terms.facedown:
        return bill
    add_additional_costs(s, bill, A_INSTALL, card, server)
    if not terms.ignore_install:
        gone = without if card.defn.type == ICE else 0
        bill.credits += install_cost(s, card, server, terms.discount, x, gone)
    return bill


def why_not_install(
    s: State,
    player: int,
    card: Card,
    terms: Terms = PLAIN,
    clicks: int = 0,
    settled: bool = False,
) -> Refusal | None:
    """Why ``player`` cannot install ``card`` on these terms, or None.

    Unless the terms are ``settled``, the player may still lower the cost with an interrupt (9.8.6c).
    """
    kind = card.defn.type
    if (kind == EVENT and not terms.facedown) or kind == OPERATION or kind == IDENTITY:
        return Refusal("refused-not-installable", "8.1.1", card=card.id)
    if clicks > s.clicks[player]:
        return Refusal("refused-clicks", "1.15.1", need=clicks, have=s.clicks[player])
    if stuck(s, card):
        return Refusal("refused-cannot", "1.2.2")
    only_if = card.defn.install_only_if
    if only_if is not None and not terms.facedown and not only_if.holds(s, Context(player, card.id, card.ref)):
        return Refusal("refused-install-only-if", "9.3.3b", card=card.id)
    blocker = forbidden(s, A_INSTALL, player, _without_front(card) if terms.facedown else card)
    if blocker is not None:
        return Refusal("refused-cannot-by", "1.2.2", by=blocker.id)
    if terms.host != -1 and not takes_in(s, terms.host, card):
        return Refusal("refused-no-host", "1.12.4", card=card.id)
    if player == CORP:
        if terms.host != -1:
            return None
        if card.defn.install_on is not None:
            return None if hosts_for(s, card) else Refusal("refused-no-host", "1.12.5c", card=card.id)
        if _fits_in(s, card, NEW_REMOTE, terms):
            return None
        for server in s.servers:
            if _fits_in(s, card, server, terms):
                return None
        rule = "8.2.11" if destinations(s, card, terms) else "8.2.1"
        return Refusal("refused-no-destination", rule, card=card.id)
    if terms.facedown:
        return None
    if is_console(s, card):
        for i in s.zones[PLAY_AREA]:
            if is_active_console(s, s.cards[i]):
                return Refusal("refused-console", "3.8.5d", card=i)
    if not settled and s.index[AT_INTERRUPT + F_INSTALL]:
        terms = terms.lower(could_be_lowered(s, player, F_INSTALL, card))
    if terms.host != -1:
        return _why_not_there(s, player, card, terms.host, terms)
    refusal: Refusal | None = None
    if card.defn.install_on is None:
        refusal = _why_not_there(s, player, card, -1, terms)
        if refusal is None:
            return None
        hosts = hosts_for(s, card)
    else:
        hosts = hosts_for(s, card)
        if not hosts:
            return Refusal("refused-no-host", "1.12.5c", card=card.id)
    for i in hosts:
        other = _why_not_there(s, player, card, s.cards[i].ref, terms)
        if other is None:
            return None
        refusal = refusal or other
    return refusal


def _without_front(card: Card) -> Card:
    """8.4.2: the card as it will be while it is installed facedown, without any characteristics."""
    return Card(card.id, card.defn, card.owner, card.inc, PLAY_AREA, installed=True)


def _why_not_there(s: State, player: int, card: Card, host: int, terms: Terms) -> Refusal | None:
    """Why a Runner card cannot be installed on ``host`` (a reference; -1: on none), by its memory and its cost."""
    if host != -1:
        card = card.with_(host=host)  # what its host does to its costs counts already (8.3.2)
    if card.defn.type == PROGRAM and memory_counted(s, card) > memory_limit(s) + memory_for(s, card):
        return Refusal("refused-memory", "3.9.3b", card=card.id)
    bill = install_bill(s, player, card, NO_SERVER, terms)
    refusal = unpayable(s, bill)
    if refusal is None and card.defn.type == PROGRAM and s.index[AT_CREDITS]:
        gone = _making_room(s, card)
        have = _without(s, player, card, gone)
        if bill.credits > have:
            return Refusal("refused-credits", "8.3.3", need=bill.credits, have=have)
    return refusal


def _making_room(s: State, card: Card) -> tuple[int, ...]:
    """8.2.5d: the programs that have to make room for ``card``, those that carry the fewest credits first."""
    gone: tuple[int, ...] = ()
    if memory_used(s, gone, card) > memory_limit(s):
        programs = sorted(like_cards(s, card, NO_SERVER)[0], key=lambda i: s.cards[i].counters[CREDIT])
        while programs and memory_used(s, gone, card) > memory_limit(s):
            gone = (*gone, programs.pop(0))
    return gone


def _without(s: State, player: int, card: Card, gone: tuple[int, ...]) -> int:
    """What can be spent to install ``card`` once some programs are trashed, and the credits on them are gone."""
    sources = credit_sources(s, player, P_INSTALL, card.id)
    lost = sum([s.cards[i].counters[CREDIT] for i in gone if i in sources])
    return available_credits(s, player, P_INSTALL, card.id) - lost


def could_be_lowered(s: State, player: int, kind: int, card: Card) -> int:
    """9.8.6c: by how much interrupts of ``player`` could lower the cost of playing or installing ``card``."""
    total = 0
    for entry in s.index[AT_INTERRUPT + kind]:
        node = entry.node
        assert isinstance(node, Conditional)
        if entry.me.player == player and not used_up(s, node, entry.me):
            total += sum([instruction.lowers(s, entry.me, card) for instruction in node.does])
    return total


def _fits_in(s: State, card: Card, server: int, terms: Terms) -> bool:
    """Whether the Corp can install a card there and pay for it."""
    return is_destination(s, card, server, terms) and _why_not_in(s, card, server, terms) is None


def _why_not_in(s: State, card: Card, server: int, terms: Terms) -> Refusal | None:
    """Why the Corp cannot pay for a card there, trashing ice first if need be (8.2.5c)."""
    found = s.servers.get(server)
    without = 0 if found is None or card.defn.type != ICE else len(trashable(s, CORP, found.ice))
    return unpayable(s, install_bill(s, CORP, card, server, terms, without))


# The steps of installing a card
PLACE: Final = 0
CHOOSE_DESTINATION: Final = 1
TRASH_LIKE_CARDS: Final = 2
PAY: Final = 3
BECOME_INSTALLED: Final = 4
WHEN_INSTALLED: Final = 5
COMPLETE: Final = 6

INSTALL_STEPS: Final = timing_structure(
    (PLACE, "8.3.1"),
    (CHOOSE_DESTINATION, "8.3.2"),
    (TRASH_LIKE_CARDS, "8.3.3"),
    (PAY, "8.3.4"),
    (BECOME_INSTALLED, "8.3.5"),
    (WHEN_INSTALLED, "8.3.6"),
    (COMPLETE, "8.3.6"),
)


class Install(AbilityFrame):
    """The steps of installing a card, 8.3.1 to 8.3.6."""

    __slots__ = ("chosen", "cost", "host", "inward", "player", "server", "terms", "x")

    def __init__(self, me: Context, player: int, terms: Terms = PLAIN) -> None:
        super().__init__(me)
        self.player: int = player
        self.terms: Terms = terms
        self.server: int = NO_SERVER
        self.host: int = -1
        self.chosen: tuple[int, ...] = ()
        self.x: int = -1  # the X chosen for the install cost
        self.inward: tuple[int, ...] | None = terms.inward  # for ice: directly outward of these pieces
        self.cost: int = 0  # how many credits were paid

    def steps(self) -> tuple[str, ...]:
        return INSTALL_STEPS

    def faceup(self, card: Card) -> bool:
        """8.2.1, 8.2.3: Runner cards enter faceup, Corp cards facedown, unless said otherwise."""
        if card.owner == RUNNER:
            return not self.terms.facedown
        return card.defn.installed_faceup or (self.terms.faceup and card.defn.type == AGENDA)

    def run(self, s: State) -> None:
        step = self.step
        self.step = step + 1
        if step == PLACE:
            self.place(s)
        elif step == CHOOSE_DESTINATION:
            self.choose_destination(s)
        elif step == TRASH_LIKE_CARDS:
            self.trash_like_cards(s)
        elif step == PAY:
            self.pay(s)
        elif step == BECOME_INSTALLED:
            self.become_installed(s)
        elif step == WHEN_INSTALLED:
            self.when_installed(s)
        elif step == COMPLETE:
            self.complete(s)

    def place(self, s: State) -> None:
        """8.3.1: the card is placed into the play area, if it can still be installed (1.2.4)."""
        card = s.cards[self.me.card]
        if card.ref != self.me.ref:
            self.complete(s)
        elif self.player == RUNNER and self._second_console(s, card):
            s.pop()
            trash(s, [card.id], self.player, rule="3.8.5e")
        elif why_not_install(s, self.player, card, self.terms, settled=True) is not None:
            self.complete(s)
        elif self.terms.forced and self._may_decline(s, card):
            self.step = PLACE
            s.ask(self, self.player, "pay-additional", "1.15.9a", [O_YES, O_NO], card=card.id)
        else:
            origin = card.origin if card.zone == SET_ASIDE else card.zone  # 4.8.3
            card = move(s, card.id, PLAY_AREA, self.faceup(card))
            self.me.ref = card.ref
            self.me.numbers["from"] = origin

    def choose_destination(self, s: State) -> None:
        """8.3.2: choose and declare the destination, including any host, and the position if that is free."""
        card = s.cards[self.me.card]
        if self.server != NO_SERVER:
            self._choose_position(s, card)
            return
        options: list[Key] = []
        if self.terms.host != -1:
            options.append(on_card(V_HOST, id_of(self.terms.host)))
        elif self.player == CORP:
            if card.defn.install_on is None:
                for n in destinations(s, card, self.terms):
                    if _why_not_in(s, card, n, self.terms) is None:
                        options.append(with_number(V_SERVER, n))
            if not self.terms.servers:
                for i in hosts_for(s, card):  # 1.12.5a
                    options.append(on_card(V_HOST, i))
        elif self.terms.facedown:
            options.append(with_number(V_SERVER, NO_SERVER))
        else:
            if card.defn.install_on is None and _why_not_there(s, self.player, card, -1, self.terms) is None:
                options.append(with_number(V_SERVER, NO_SERVER))
            for i in hosts_for(s, card):
                if _why_not_there(s, self.player, card, s.cards[i].ref, self.terms) is None:
                    options.append(on_card(V_HOST, i))
        if not options:  # nothing legal is left: the install cannot go on
            s.pop()
            trash(s, [card.id], self.player, rule="8.3.2")
            return
        self.step = CHOOSE_DESTINATION
        s.ask(self, self.player, "destination", "8.3.2", options, self.player == CORP, card.id)

    def trash_like_cards(self, s: State) -> None:
        """8.3.3: trash like cards; those that must go are included, and an end is offered once the rest is legal."""
        card = s.cards[self.me.card]
        if self.terms.facedown:
            return
        self.step = TRASH_LIKE_CARDS
        may, must = like_cards(s, card, self.server)
        may = [i for i in may if s.cards[i].ref != self.host]
        may = trashable(s, self.player, may)
        chosen = self.chosen
        left = [i for i in may if i not in chosen and i not in must]
        if left and self.player == RUNNER and s.index[AT_CREDITS]:  # 8.3.4: what must still be paid stays payable
            price = install_bill(s, self.player, card, self.server, self.terms).credits
            left = [i for i in left if price <= _without(s, self.player, card, (*chosen, i))]
        complete = self._complete(s, card, chosen)
        if s.mode == OPEN and self.player == CORP and len(may) > len(chosen):
            # what must go is picked as well: nobody else can tell whether it had to
            forced = [on_card(V_PICK, i) for i in must if i not in chosen]
            options = forced or [O_DONE, *[on_card(V_PICK, i) for i in left]]
            if not complete and not forced:
                del options[0]
            s.ask(self, self.player, "trash-like", "8.3.3", options, True, card.id)
            return
        if left:
            options = [on_card(V_PICK, i) for i in left]
            if complete:
                options.insert(0, O_DONE)
            s.ask(self, self.player, "trash-like", "8.3.3", options, card=card.id)
            return
        self._trash_chosen(s, must)

    def pay(self, s: State) -> None:
        """8.3.4: the install cost is paid."""
        card = s.cards[self.me.card]
        ignored = self.terms.ignore or self.terms.ignore_install or self.terms.facedown  # then X is 0
        if card.defn.cost_is_x and self.x < 0 and not ignored:
            self.step = PAY
            self._ask_x(s, card)
            return
        if self.host != -1 and card.owner == RUNNER:
            card = card.with_(host=self.host)
        bill = install_bill(s, self.player, card, self.server, self.terms, 0, max(0, self.x))
        self.cost = bill.credits
        if not self.terms.ignore:  # whoever ignores all costs pays none, so that nothing interrupts (10.3.4)
            pay(s, bill, self.me)

    def become_installed(self, s: State) -> None:
        """8.3.5: the server is created if need be, the card becomes installed, and active if it is faceup."""
        card = s.card(self.me.ref)
        if card is None:
            self._stop_guarding(s)
            s.pop()
            return
        if self.host != -1 and s.card(self.host) is None:
            s.pop()
            trash(s, [card.id], self.player, rule="8.3.5")
            return
        server = self.server
        if server == NEW_REMOTE:
            server = s.next_remote
            s.next_remote += 1
            s.emit(E_SERVER_CREATED, self.player, server=server, rule="8.3.5")
        if self.faceup(card):
            refill(s, card.id)
        position = -1  # 8.2.1d: outermost
        if self.inward is not None:
            position = len([r for r in self.inward if s.card(r) is not None])
        become_installed(s, card.id, self.faceup(card), server, self.host, position)
        self._stop_guarding(s)

    def when_installed(self, s: State) -> None:
        """8.3.6: "when installed" abilities meet their trigger conditions; the same effect may rez the card."""
        c = s.cards[self.me.card]
        s.emit(
            E_INSTALLED, self.player, c.ref,
            amount=max(0, self.x), how=int(self.terms.facedown), origin=self.me.numbers["from"],
            cost=self.cost, rule="8.3.6", was=c,
        )  # fmt: skip
        if self.terms.rez:
            start_rez(s, c.id, self.player, ignore=True)

    def complete(self, s: State) -> None:
        """8.3.6: the install effect is complete; before the next one of the same effect a checkpoint occurs (8.2.4)."""
        s.pop()
        if isinstance(s.stack[-1], Install) and s.stack[-1].step == PLACE:
            checkpoint(s)

    def _may_decline(self, s: State, card: Card) -> bool:
        """1.15.9a: whether it costs more wherever it goes, and the player has not agreed to pay that yet."""
        if self.terms.ignore or self.terms.facedown or "agreed" in self.me.numbers or not s.index[AT_COST + A_INSTALL]:
            return False
        servers = [NO_SERVER] if self.player == RUNNER else destinations(s, card, self.terms)
        return all([has_additional_costs(s, A_INSTALL, card, n) for n in servers])

    def _second_console(self, s: State, card: Card) -> bool:
        if self.terms.facedown or not is_console(s, card):
            return False
        return any([is_active_console(s, s.cards[i]) for i in s.zones[PLAY_AREA]])

    def _choose_position(self, s: State, card: Card) -> None:
        """4.7.9a: how many pieces of ice are to be between ``card`` and its server."""
        found = s.servers.get(self.server)
        ice = 0 if found is None else len(found.ice)
        self.step = CHOOSE_DESTINATION
        places = [with_number(V_NUMBER, n) for n in range(ice + 1)]
        s.ask(self, self.player, "install-position", "8.3.2", places, card=card.id)

    def _ask_x(self, s: State, card: Card) -> None:
        """8.2.11b: X is chosen as the install cost is paid."""
        options: list[Key] = []
        limit = card.defn.x_limit
        x = 0
        while limit is None or x <= limit.value(s, self.me):
            if unpayable(s, install_bill(s, self.player, card, self.server, self.terms, 0, x)) is not None:
                break
            options.append(with_number(V_NUMBER, x))
            x += 1
        s.ask(self, self.player, "choose-x", "8.2.11b", options, card=card.id)

    def _trash_chosen(self, s: State, must: list[int]) -> None:
        self.step = PAY
        if self.server >= FIRST_REMOTE:
            s.installing = (*s.installing, self.server)  # 8.2.8
        doomed = must
        for i in self.chosen:
            if i not in must:
                doomed = [*doomed, i]
        if doomed:
            trash(s, doomed, self.player, rule="8.3.3")

    def _complete(self, s: State, card: Card, chosen: tuple[int, ...]) -> bool:
        """Whether the installation is legal and payable once ``chosen`` are trashed (8.2.5d)."""
        if card.owner == RUNNER:
            # nothing on a host that carries it (1.19.3)
            extra = card if self.host == -1 else card.with_(host=self.host)
            return memory_used(s, chosen, extra if card.defn.type == PROGRAM else None) <= memory_limit(s)
        price = install_bill(s, self.player, card, self.server, self.terms, len(chosen)).credits
        return price <= available_credits(s, self.player, P_INSTALL, card.id, self.server)

    def answer(self, s: State, option: Option) -> None:
        if self.step == PLACE:
            self.me.numbers["agreed"] = 1
            if option.verb == V_NO:
                self.complete(s)
            return
        if self.step == CHOOSE_DESTINATION:
            if option.verb == V_HOST:
                self.host = s.cards[option.card].ref
            elif option.verb == V_NUMBER:
                found = s.servers.get(self.server)
                self.inward = () if found is None else tuple([s.cards[i].ref for i in found.ice[: option.arg]])
            else:
                self.server = option.arg
                if self.terms.anywhere:
                    return  # the position is asked for next
            self.step = TRASH_LIKE_CARDS
            return
        if option.verb == V_NUMBER:
            self.x = option.arg
        elif option.verb == V_DONE:
            card = s.cards[self.me.card]
            self._trash_chosen(s, like_cards(s, card, self.server)[1])
        else:
            self.chosen = (*self.chosen, option.card)

    def _stop_guarding(self, s: State) -> None:
        if self.server >= FIRST_REMOTE:
            at = s.installing.index(self.server)
            s.installing = s.installing[:at] + s.installing[at + 1 :]


class InstallCard(Effect):
    """Install cards, one at a time (8.2.4)."""

    __slots__ = ("terms",)
    kind = F_INSTALL

    def __init__(self, player: int, source: int, cards: tuple[int, ...], terms: Terms) -> None:
        Effect.__init__(self, player, source, cards=cards)
        self.terms: Terms = terms

    def lower(self, n: int) -> Effect | None:
        if self.terms.ignore or self.terms.facedown or self.terms.ignore_install:
            return None
        e: InstallCard = twin(self)
        e.terms = self.terms.lower(n)
        return e

    def needs_lowering(self, s: State) -> bool:
        cards = [s.cards[i] for i in self.present(s)]
        return any([why_not_install(s, self.player, c, self.terms) is None for c in cards]) and not any(
            [why_not_install(s, self.player, c, self.terms, settled=True) is None for c in cards]
        )

    def could_change(self, s: State) -> bool:
        return any(why_not_install(s, self.player, s.cards[i], self.terms) is None for i in self.present(s))

    def apply(self, s: State, me: Context) -> None:
        for i in reversed(self.present(s)):  # the first one ends up on top of the stack
            c = s.cards[i]
            s.push(Install(Context(self.player, i, c.ref), self.player, self.terms))
            # 1.14.4: later instructions refer to the installed card
            for name, refs in list(me.picks.items()):
                if c.ref in refs:
                    me.picks[name] = tuple([c.ref + 256 if r == c.ref else r for r in refs])
