"""Checkpoints (10.3): ten named steps, a to j, in order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..abilities.lingering_effects import expire
from ..abilities.trigger_conditions import Instance, used_up
from ..concepts.ending import end_game
from ..concepts.moving import move
from ..concepts.open_hands import adjust_open_hands
from ..concepts.placing import is_active_console, is_barred, is_region
from ..concepts.trashed_elsewhere import Arrival
from ..concepts.trashing import trash, trash_expired_plays, trashable
from ..concepts.values import (
    forbidden,
    memory_cost,
    memory_counted,
    memory_for,
    memory_limit,
    memory_used,
    points_to_win,
    score,
)
from ..machine.card import Card
from ..machine.decisions import V_KEEP_CARD, V_PICK, V_SERVER, Key, Option, on_card, with_number
from ..machine.frames import Frame
from ..machine.nodes import AT_OPEN_HAND, AT_STATE_TRIGGER, Conditional, Context, StateConditional
from ..machine.terms import (
    A_NEW_REMOTE,
    A_WIN,
    AGENDA,
    ASSET,
    BOARD_CHANGED,
    CORP,
    CORP_SCORE,
    E_MOVED,
    E_SERVER_GONE,
    FIRST_REMOTE,
    HOST_LEFT,
    IDENTITY,
    PLAY_AREA,
    PROGRAM,
    REMOVED,
    RUNNER,
    RUNNER_SCORE,
    SET_ASIDE,
    UPGRADE,
    VALUES_CHANGED,
)
from ..machine.timing import timing_structure

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..machine.state import Server, State


def checkpoint(s: State) -> None:
    """Carry out a checkpoint (10.3.1). Where nothing has changed since the last one, there is nothing to find."""
    if s.over or not s.unsettled():
        return
    if s.on_its_way:  # 1.18.1a: first, what was being trashed arrives somewhere
        s.push(CheckAgain())
        s.push(Arrival())
        return
    check_static_conditions(s)  # a; trigger conditions were noted when they occurred (9.6.5b and c)
    changed, instances = s.dirty, s.pending
    s.dirty, s.pending = changed & HOST_LEFT, ()  # which steps f and g look at
    expire_durations(s)  # b
    changed |= s.dirty
    if s.index[AT_OPEN_HAND] or s.shown:
        adjust_open_hands(s)
    adjust_allotted_clicks(s)
    win_by_points(s)  # c
    if s.over:
        return
    if changed & (BOARD_CHANGED | HOST_LEFT) or excess_memory(s) > 0 or overfull_host(s) is not None:
        s.push(Checkpoint(instances))  # d to j
    elif instances:
        open_reaction_window(s, instances)


class CheckAgain(Frame):
    """The checkpoint that waited until trashed cards had arrived somewhere."""

    __slots__ = ()

    def rule(self) -> str:
        return "10.3.1"

    def run(self, s: State) -> None:
        s.pop()
        checkpoint(s)


def structure_over(s: State) -> None:
    """The checkpoint as a timing structure is complete (10.3.5): durations that name it have passed."""
    s.dirty |= VALUES_CHANGED
    checkpoint(s)


def open_reaction_window(s: State, instances: tuple[Instance, ...]) -> None:
    """10.3.2, 9.6.5a: a reaction window for the abilities that a checkpoint marked pending."""
    s.reactions += 1  # 9.5.6c
    s.stack.append(reaction_window(instances, s.turn))  # noqa: F821


#: The window for what is pending (9.2.8): ``reaction_windows.ReactionWindow``, which itself begins with a checkpoint.
reaction_window: Callable[[tuple[Instance, ...], int], Frame]


# The steps of a checkpoint, each a function of this module
CHECK_STATIC_CONDITIONS: Final = 0
EXPIRE_DURATIONS: Final = 1
WIN_BY_POINTS: Final = 2
KEEP_NEWEST_UNIQUE: Final = 3
CORRECT_ILLEGAL_CARDS: Final = 4
TRASH_HOSTED_ON_AGENDAS: Final = 5
TRASH_HOSTED_ON_UNINSTALLED: Final = 6
REMOVE_EMPTY_SERVERS: Final = 7
REVERT_CONVERTED_CARDS: Final = 8
RETURN_COUNTERS_TO_BANK: Final = 9
COMPLETE: Final = 10

CHECKPOINT_STEPS: Final = timing_structure(
    (CHECK_STATIC_CONDITIONS, "10.3.1a"),
    (EXPIRE_DURATIONS, "10.3.1b"),
    (WIN_BY_POINTS, "10.3.1c"),
    (KEEP_NEWEST_UNIQUE, "10.3.1d"),
    (CORRECT_ILLEGAL_CARDS, "10.3.1e"),
    (TRASH_HOSTED_ON_AGENDAS, "10.3.1f"),
    (TRASH_HOSTED_ON_UNINSTALLED, "10.3.1g"),
    (REMOVE_EMPTY_SERVERS, "10.3.1h"),
    (REVERT_CONVERTED_CARDS, "10.3.1i"),
    (RETURN_COUNTERS_TO_BANK, "10.3.1j"),
    (COMPLETE, "10.3.2"),
)


def is_waiting(s: State, node: Conditional, ref: int) -> bool:
    """9.6.7c: whether an instance of this ability from this source is pending, imminent or resolving."""
    if any([instance.node is node and instance.me.ref == ref for instance in s.pending]):
        return True
    return any([frame.awaits(node, ref) for frame in s.stack])


def check_static_conditions(s: State) -> None:
    """10.3.1a, 9.6.7a: conditional abilities with a static condition, one instance at a time (9.6.3, 9.6.7)."""
    if not s.index[AT_STATE_TRIGGER]:
        return
    for entry in s.index[AT_STATE_TRIGGER]:
        node = entry.node
        assert isinstance(node, StateConditional)
        if used_up(s, node, entry.me) or is_waiting(s, node, entry.me.ref):
            continue
        holds = node.holds(s, entry.me)
        if not holds or s.stilled:
            if _is_stilled(s, (entry.me.ref, node.slot), holds) or not holds:
                continue
        if any(i.could_change(s, entry.me) for i in node.does):  # 9.6.7d
            s.await_reaction(Instance(node, entry.me.copy(), False))


def _is_stilled(s: State, key: tuple[int, int], holds: bool) -> bool:
    """10.10.1: whether a loop of this ability was ended, and its condition has been true ever since."""
    if key not in s.stilled:
        return False
    if not holds:
        s.stilled = tuple([other for other in s.stilled if other != key])
    return holds


def expire_durations(s: State) -> None:
    """10.3.1b: abilities whose duration has passed are removed."""
    if s.lingering:
        expire(s)
    if s.lasting:
        trash_expired_plays(s)


def adjust_allotted_clicks(s: State) -> None:
    """1.11.2: the active player's clicks follow the cards that add to their number."""
    if s.stack:
        s.stack[0].adjust_clicks(s)


def win_by_points(s: State) -> None:
    """10.3.1c, 1.16.2: whoever has enough agenda points wins; both at once is a draw."""
    enough = points_to_win(s)
    corp = score(s, CORP) >= enough and forbidden(s, A_WIN, CORP) is None
    runner = score(s, RUNNER) >= enough and forbidden(s, A_WIN, RUNNER) is None
    if corp or runner:
        end_game(s, -1 if corp and runner else (CORP if corp else RUNNER), "agenda-points", "1.7.2a")


#: Where unique cards may be active
_MAY_BE_ACTIVE: Final[tuple[int, ...]] = (PLAY_AREA, CORP_SCORE, RUNNER_SCORE)


def keep_newest_unique(s: State) -> None:
    """10.3.1d, 2.2.1: of active unique cards with one name, all but the newest are trashed."""
    newest: dict[str, Card] = {}
    doomed: list[int] = []
    for zone in _MAY_BE_ACTIVE:
        for i in s.zones[zone]:
            c = s.cards[i]
            if not c.defn.unique or not c.active:
                continue
            rival = newest.get(c.defn.title)
            if rival is None:
                newest[c.defn.title] = c
            elif rival.stamp < c.stamp:
                doomed.append(rival.id)
                newest[c.defn.title] = c
            else:
                doomed.append(c.id)
    if doomed:
        trash(s, doomed, s.cards[doomed[0]].owner, rule="10.3.1d")


def correct_illegal_cards(s: State, frame: Checkpoint) -> None:
    """10.3.1e: a minimal set of cards that break a restriction is trashed; of several, a player chooses one."""
    doomed = misplaced(s)
    if doomed:
        trash(s, doomed, s.turn, rule="10.3.1e")
    rivals = one_too_many(s)
    if rivals:
        options = [on_card(V_KEEP_CARD, i) for i in rivals]
        _ask(s, frame, s.cards[rivals[0]].owner, "keep-one", "10.3.1e", options)
        return
    remotes = _remotes_to_keep(s)
    if remotes:
        _ask(s, frame, CORP, "keep-remote", "4.7.8h", [with_number(V_SERVER, n) for n in remotes])
        return
    host = overfull_host(s)
    over = excess_memory(s, host)
    programs = _programs_to_trash(s, host, frame.trashing) if over > 0 else []
    if programs:
        options = [on_card(V_PICK, i) for i in programs]
        _ask(s, frame, RUNNER, "trash-for-memory", "10.3.1e", options, -1 if host is None else host.id, over)
        return
    if frame.trashing:
        trash(s, list(frame.trashing), RUNNER, rule="10.3.1e")
        frame.trashing = ()


def _ask(
    s: State, frame: Checkpoint, player: int, kind: str, rule: str, options: list[Key], card: int = -1, number: int = 0
) -> None:
    """Ask which cards go; then look again, until nothing is left to correct."""
    frame.step = CORRECT_ILLEGAL_CARDS
    s.ask(frame, player, kind, rule, options, card=card, number=number)


def misplaced(s: State) -> list[int]:
    """Installed cards in a root where they cannot be (8.2.12), or on a host that may not host them (1.12.5)."""
    doomed: list[int] = []
    for i in s.rooted:
        if is_barred(s.cards[i].defn, s.cards[i].server):
            doomed.append(i)
    for i in s.zones[PLAY_AREA]:
        c = s.cards[i]
        if not c.installed or c.host == -1:
            continue
        host = s.card(c.host)
        if host is None:
            continue  # step g
        if c.defn.install_on is not None or c.converted:
            continue  # another permission than the host's own (1.12.5)
        hosts = host.defn.hosts
        if hosts is not None and host.active and not hosts.matches(s, Context(host.owner, host.id, host.ref), c):
            doomed.append(i)
    return doomed


def overfull_host(s: State) -> Card | None:
    """1.12.4: a host whose programs need more memory than it has room for."""
    for i in s.programs:
        if s.cards[i].host != -1:
            host = s.card(s.cards[i].host)
            if host is not None and host.active and host.defn.host_memory != -1 and excess_memory(s, host) > 0:
                return host
    return None


def excess_memory(s: State, host: Card | None = None, gone: tuple[int, ...] = ()) -> int:
    """By how much programs, but for those that are ``gone``, exceed the memory limit (3.9.3c) or the room on a host."""
    if host is None:
        return memory_used(s, gone) - memory_limit(s)
    return sum([memory_cost(s, s.cards[i]) for i in host.hosted if i not in gone]) - host.defn.host_memory


def one_too_many(s: State) -> list[int]:
    """Of which only one may stay: consoles (3.8.5a), a server's agenda or asset (4.7.8a), regions (3.6.5a, 3.6.5c)."""
    consoles: list[int] = []
    for i in s.zones[PLAY_AREA]:
        c = s.cards[i]
        if is_active_console(s, c):
            consoles.append(i)
    if len(consoles) > 1:
        return consoles
    for server in s.servers.values():
        if len(server.cards) < 2:
            continue
        main = [i for i in server.cards if s.cards[i].type == AGENDA or s.cards[i].type == ASSET]
        if len(main) > 1:
            return main
        kinds = (UPGRADE, ASSET)
        regions = [i for i in server.cards if s.cards[i].type in kinds and is_region(s, s.cards[i])]
        if len(regions) > 1:
            return regions
    return []


def _remotes_to_keep(s: State) -> list[int]:
    """4.7.8h: with "Limit 1 remote server" the Corp keeps one and loses the rest; which of them may be kept."""
    if forbidden(s, A_NEW_REMOTE, CORP) is None:
        return []
    remotes = [n for n, server in s.servers.items() if n >= FIRST_REMOTE and (server.cards or server.ice)]
    if len(remotes) < 2:
        return []
    # 1.2.2: a server with a card that cannot be trashed must be kept; of several such, what can be trashed goes
    lasting = [n for n in remotes if len(_trashable(s, s.servers[n])) < len((*s.servers[n].cards, *s.servers[n].ice))]
    for kept in lasting:
        if not any([_trashable(s, s.servers[n]) for n in remotes if n != kept]):
            return []  # nothing more can be done about the others
    return sorted(lasting or remotes)


def _trashable(s: State, server: Server) -> list[int]:
    """The cards in and protecting a server that can be trashed (1.2.2)."""
    return trashable(s, CORP, (*server.cards, *server.ice))


def _programs_to_trash(s: State, host: Card | None, chosen: tuple[int, ...]) -> list[int]:
    """3.9.3c, 1.12.4: programs beyond the memory limit, or beyond the room on their host, go.

    Only those are named that lead to a minimal set with ``chosen``.
    """
    programs: list[Card] = []
    costs: list[int] = []
    for i in s.zones[PLAY_AREA] if host is None else host.hosted:
        c = s.cards[i]
        if c.type == PROGRAM and c.installed:
            cost = memory_counted(s, c) if host is None else memory_cost(s, c)
            if cost > 0:
                programs.append(c)
                costs.append(cost)
    # Memory that is meant for some programs alone (1.19.2) is filled by those: they are reckoned apart from the others.
    own = [host is None and memory_for(s, c) > 0 for c in programs]
    if host is None:
        of_own = sum([cost for cost, meant in zip(costs, own, strict=True) if meant])
        room = of_own - (memory_used(s, tuple([c.id for c, meant in zip(programs, own, strict=True) if not meant])))
        limit = memory_limit(s)
    else:
        room, limit = 0, host.defn.host_memory
    found: list[int] = []
    known: dict[tuple[int, bool], bool] = {}  # programs that take the same are all the same here
    for c, cost, meant in zip(programs, costs, own, strict=True):
        if c.id in chosen:
            continue
        alike = (cost, meant)
        if alike not in known:
            gone = [one.id in chosen or one is c for one in programs]
            known[alike] = extends_minimal(costs, own, gone, room, limit)
        if known[alike]:
            found.append(c.id)
    return found


def extends_minimal(costs: list[int], own: list[bool], gone: list[bool], room: int, limit: int) -> bool:
    """Whether programs that are ``gone`` belong to a minimal set without which there is memory for all others.

    Programs for which memory is meant have ``room`` that no others have. A set is minimal if its cheapest program of
    either sort could not stay; so it is looked for among the sums of those that cost at least so much.
    """
    mine = sum([cost for cost, meant in zip(costs, own, strict=True) if meant])
    theirs = sum(costs) - mine
    for least in (0, *sorted(set(costs))):
        freed = _sums(costs, own, gone, True, least)
        for least_other in (0, *sorted(set(costs))) if freed else ():
            freed_other = _sums(costs, own, gone, False, least_other)
            a = 0
            while freed_other and freed >> a:
                if freed >> a & 1:
                    low = max(0, max(0, mine - a - room) + theirs - limit)  # so much of the others must go
                    high = freed_other.bit_length()
                    if least:
                        high = min(high, max(0, mine - a + least - room) + theirs - limit)
                    if least_other:
                        high = min(high, low + least_other)
                    if low < high and (freed_other >> low) & ((1 << (high - low)) - 1):
                        return True
                a += 1
    return False


def _sums(costs: list[int], own: list[bool], gone: list[bool], which: bool, least: int) -> int:
    """What programs of a sort can free that cost at least so much, with those that are gone: a bit for each sum.

    None goes if ``least`` is 0. Nothing can be freed if one that is gone costs less.
    """
    base, more = 0, 1
    for cost, meant, is_gone in zip(costs, own, gone, strict=True):
        if meant != which:
            continue
        if is_gone:
            if not least or cost < least:
                return 0
            base += cost
        elif least and cost >= least:
            more |= more << cost
    return more << base


def trash_hosted_on_agendas(s: State) -> None:
    """10.3.1f: what was hosted on an agenda that left a score area is trashed."""
    if s.dirty & HOST_LEFT:
        _trash_orphans(s, of_agendas=True)


def trash_hosted_on_uninstalled(s: State) -> None:
    """10.3.1g, 1.12.11: what was hosted on a card that was uninstalled is trashed, until nothing more is."""
    while s.dirty & HOST_LEFT:
        s.dirty &= ~HOST_LEFT  # until another host leaves
        _trash_orphans(s, of_agendas=False)


def _trash_orphans(s: State, of_agendas: bool) -> None:
    doomed: list[int] = []
    for zone in (PLAY_AREA, SET_ASIDE):
        for i in s.zones[zone]:
            c = s.cards[i]
            if c.host != -1 and s.card(c.host) is None:
                if c.defn.type == IDENTITY:
                    remove_identity(s, c)
                    continue
                if zone == SET_ASIDE and any(frame.holds(c.ref) for frame in s.stack):
                    continue  # 9.5.5: while the ability resolves
                was_agenda = s.at(c.host).defn.type == AGENDA
                if was_agenda == of_agendas:
                    doomed.append(i)
    if doomed:
        trash(s, doomed, s.turn, rule="10.3.1f" if of_agendas else "10.3.1g")


def remove_identity(s: State, card: Card) -> None:
    """An identity whose host was uninstalled cannot be trashed: it is removed from the game."""
    new = move(s, card.id, REMOVED, True)
    s.emit(E_MOVED, card.owner, new.ref, origin=PLAY_AREA, zone=REMOVED, rule="10.3.1g", was=card)


def remove_empty_servers(s: State) -> None:
    """10.3.1h, 8.2.7: a remote server without cards in or protecting it ceases to exist."""
    gone: list[int] = []
    for server in s.servers.values():
        if not server.cards and not server.ice and server.id >= FIRST_REMOTE and server.id not in s.installing:
            gone.append(server.id)
    for n in gone:
        s.set_servers({number: server for number, server in s.servers.items() if number != n})
        s.emit(E_SERVER_GONE, CORP, server=n, rule="10.3.1h")


def revert_converted_cards(s: State) -> None:
    """10.3.1i: converted cards in discard piles are themselves again.

    ``moving.move`` gives a card a new record without conversion, so there is nothing left to do here (10.1.3, 10.1.4).
    """


def return_counters_to_bank(s: State) -> None:
    """10.3.1j: counters do not stay in discard piles.

    A card that moves leaves its counters behind (8.2.10): its new record in ``moving.move`` has none.
    """


class Checkpoint(Frame):
    """A checkpoint in progress, once ``checkpoint`` has carried out steps a to c.

    Changes made by steps b to j belong to the next checkpoint.
    """

    __slots__ = ("instances", "trashing")

    def __init__(self, instances: tuple[Instance, ...]) -> None:
        super().__init__()
        self.step = KEEP_NEWEST_UNIQUE
        self.instances: tuple[Instance, ...] = instances
        self.trashing: tuple[int, ...] = ()  # programs chosen so far to be trashed for memory

    def steps(self) -> tuple[str, ...]:
        return CHECKPOINT_STEPS

    def run(self, s: State) -> None:
        step = self.step
        self.step = step + 1
        if step == KEEP_NEWEST_UNIQUE:
            keep_newest_unique(s)
        elif step == CORRECT_ILLEGAL_CARDS:
            correct_illegal_cards(s, self)
        elif step == TRASH_HOSTED_ON_AGENDAS:
            trash_hosted_on_agendas(s)
        elif step == TRASH_HOSTED_ON_UNINSTALLED:
            trash_hosted_on_uninstalled(s)
        elif step == REMOVE_EMPTY_SERVERS:
            remove_empty_servers(s)
        elif step == REVERT_CONVERTED_CARDS:
            revert_converted_cards(s)
        elif step == RETURN_COUNTERS_TO_BANK:
            return_counters_to_bank(s)
        elif step == COMPLETE:
            self.complete(s)

    def complete(self, s: State) -> None:
        """10.3.2: a reaction window opens for what the checkpoint marked pending."""
        s.pop()
        if self.instances:
            open_reaction_window(s, self.instances)

    def answer(self, s: State, option: Option) -> None:
        if option.verb == V_SERVER:
            doomed: list[int] = []
            for server in s.servers.values():
                if server.id >= FIRST_REMOTE and server.id != option.arg:
                    doomed.extend(_trashable(s, server))
            trash(s, doomed, CORP, rule="10.3.1e")
            return
        if option.verb == V_KEEP_CARD:
            trash(s, [i for i in one_too_many(s) if i != option.card], s.cards[option.card].owner, rule="10.3.1e")
            return
        self.trashing = (*self.trashing, option.card)
