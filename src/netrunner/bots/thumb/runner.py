"""The Runner by rules of thumb."""

from __future__ import annotations

from random import Random

from ...rules.machine.decisions import (
    V_BREAK,
    V_CONTINUE,
    V_DECLINE,
    V_DRAW,
    V_GAIN,
    V_INSTALL,
    V_JACK_OUT,
    V_KEEP,
    V_MULLIGAN,
    V_NO,
    V_PASS,
    V_PLAY,
    V_REMOVE_TAG,
    V_RUN,
    V_STEAL,
    V_TRASH,
    V_USE,
    V_YES,
)
from ...rules.machine.terms import (
    AGENDA,
    CORP,
    HARDWARE,
    NO_SERVER,
    PROGRAM,
    RESOURCE,
    RUNNER,
    SERVER_ARCHIVES,
    SERVER_HQ,
    SERVER_RND,
)
from ..reading import Reading
from ..table import Act, Seen, Site, Table
from .breaking import cheapest, purse, way_in
from .player import Player


class RunnerPlayer(Player):
    """Makes money, installs breakers, and runs where the way in costs less than what may be there."""

    side = RUNNER

    def __init__(self, chance: Random) -> None:
        super().__init__(chance)
        self.rules.update(
            {
                "mulligan": self.mulligan,
                "action": self.action,
                "window": self.window,
                "break": self.break_one,
                "jack-out": self.jack_out,
                "trash-accessed": self.trash_accessed,
                "steal": self.steal,
                "attacked-server": self.attacked_server,
                "trace-runner": self.trace,
                "trash-for-memory": self.make_room,
                "instead": self.instead,
            }
        )
        self._looked: dict[int, tuple[int, int]] = {}  # where it ran this turn, and how often

    # -- the hand ---------------------------------------------------------------------------------------------

    def mulligan(self, t: Table) -> Act | None:
        good = sum([card.is_economy or card.is_breaker or card.draws > 0 for card in t.hand])
        money = any([card.is_economy for card in t.hand])
        return t.first(V_KEEP if good >= 2 and money else V_MULLIGAN)

    def value(self, t: Table, card: Reading) -> float:
        installed = _installed(t, card)
        if installed and (card.unique or card.is_breaker):
            return 0.5
        if card.is_breaker:
            return 7.0 if _new_types(t, card) else 1.5
        if card.is_economy:
            return 6.0
        if card.draws or card.search:
            return 4.0
        return 1.5 if card.is_plain or installed else 3.0

    # -- actions ----------------------------------------------------------------------------------------------

    def remember(self, t: Table, act: Act) -> None:
        """Where it ran this turn."""
        if act.verb == V_RUN:
            turn, times = self._looked.get(act.server, (t.turn, 0))
            self._looked[act.server] = (t.turn, times + 1 if turn == t.turn else 1)

    def worth(self, t: Table, act: Act) -> float:
        credits = t.credits[RUNNER]
        card = act.card
        verb = act.verb
        if verb == V_GAIN:
            return _thirst(credits)
        if verb == V_DRAW:
            return self.drawing(t, credits)
        if verb == V_REMOVE_TAG:
            return 5.0 if credits >= 2 else 0.0
        if verb == V_RUN:
            return self._running(t, act.server)
        if verb == V_PLAY and card is not None:
            return self._playing(t, card, credits)
        if verb == V_INSTALL and card is not None:
            return self._installing(t, card, credits)
        if verb == V_USE and card is not None:
            return self._using(t, act, card, credits)
        return 0.0

    def _using(self, t: Table, act: Act, card: Reading, credits: int) -> float:
        for line in card.actions:
            if line.slot == act.number:
                if line.runs:
                    return self._running(t, SERVER_HQ) - 0.2 if not line.dear else 0.0
                if line.credits > 1:
                    return _thirst(credits) + 0.45 * line.credits - 9.0 * line.dear
                if line.loads and card.keeps_counters:
                    stored = act.seen.virus if act.seen is not None else 0
                    return 2.6 if stored == 0 else 1.6 if stored == 1 else 0.3
                return 1.0 if line.draws else 0.6
        return 0.5

    def drawing(self, t: Table, credits: int) -> float:
        """Cards are wanted while the hand is small, and as long as ice stands there that the rig cannot break."""
        size, most = t.hand_size[RUNNER], t.hand_limit[RUNNER]
        if not t.deck[RUNNER]:
            return -3.0
        good = sum([self.value(t, card) >= 4.0 for card in t.hand])
        full = size >= most + (t.clicks[RUNNER] > 1)
        if full and (good > 2 or credits < 8):
            return -3.0
        low = max(0, 3 - size)
        rich = (credits > 9) + (credits > 14)
        wanted = 1.2 * low + 0.5 * (good == 0) + 0.4 * rich + 0.6 * self._locked(t)
        return 1.5 + 0.25 * max(0, most - size) + wanted - 1.0 * full

    def _locked(self, t: Table) -> bool:
        """Whether some server cannot be entered for want of a breaker."""
        for site in t.sites.values():
            for ice in site.ice:
                if ice.faceup and ice.known.ends_run and cheapest(t, ice) is None:
                    return True
        return False

    def _playing(self, t: Table, card: Reading, credits: int) -> float:
        if card.gain > card.cost and card.runs is None:
            return 6.5
        if card.draws:
            idle = sum([self.value(t, one) < 3.0 for one in t.hand])
            over = card.draws - 1 - (t.hand_limit[RUNNER] - t.hand_size[RUNNER]) - idle
            return 4.5 - 1.2 * max(0, over)
        if card.runs is not None:
            best = -9.0
            for number in card.runs or tuple(t.sites):
                if number in t.sites:
                    best = max(best, self._running(t, number, card))
            return best + 0.6 if best > 2.5 else 0.0
        if card.search:
            return 3.4 if credits > card.cost + 3 else 0.5
        return 0.4

    def _installing(self, t: Table, card: Reading, credits: int) -> float:
        left = credits - card.cost
        installed = _installed(t, card)
        if installed and card.unique:
            return -2.0
        if card.type == PROGRAM and t.memory_used + card.memory > t.memory_limit:
            # what is worth least makes room: a breaker that is wanted is worth more than most
            if not (card.is_breaker and _new_types(t, card)) or self._room_for(t, card) >= 5.0:
                return -2.0
        if card.is_breaker:
            if installed or left < 0:
                return -0.5
            return (5.0 if left >= 2 else 4.0) if _new_types(t, card) else 1.0 if left >= 6 else -0.5
        if card.is_economy:
            return 5.2 if not installed or card.stock else 0.5
        if card.type == HARDWARE:
            if card.memory_bonus or card.recurring or card.link:
                useful = card.recurring or t.memory_limit - t.memory_used < 2
                return (3.6 if useful else 1.5) if left >= 2 and not installed else 0.3
            return 1.4 if left >= 3 else 0.2
        if card.on_host:
            return 1.6 if left >= 4 else 0.0
        if card.grows or card.more_access:
            return (3.2 if left >= 3 else 0.6) if not installed else 0.4
        if card.type == PROGRAM or card.type == RESOURCE:
            return (2.3 if left >= 3 else 0.4) if not installed else 0.2
        return 0.5

    def _room_for(self, t: Table, card: Reading) -> float:
        """What would have to go for a program to fit into memory, at its worth."""
        programs = sorted([self.kept(t, seen) for seen in t.rig if seen.known.type == PROGRAM and seen.known.memory])
        return programs[0] if programs else 9.0

    def kept(self, t: Table, seen: Seen) -> float:
        """How much an installed program is worth keeping."""
        known = seen.known
        if known.is_breaker:
            return 6.0 if _covers(seen) else 1.0
        if known.is_economy:
            return 5.5 if t.credits[RUNNER] < 12 else 2.0
        return 3.0 + 0.5 * min(4, seen.virus)

    def make_room(self, t: Table) -> Act | None:
        """The program that is worth least goes."""
        best, found = 1e9, None
        for act in t.acts:
            if act.seen is not None:
                value = self.kept(t, act.seen)
                if value < best:
                    best, found = value, act
        return found or self.least_valued(t)

    # -- running ----------------------------------------------------------------------------------------------

    def _running(self, t: Table, number: int, event: Reading | None = None) -> float:
        """What a run may bring, less what it costs: in credits, cards and risk."""
        site = t.sites.get(number)
        if site is None:
            return 0.0
        bypass = event is not None and event.bypasses
        way = way_in(t, site, t.credits[CORP], bypass)
        credits = purse(t)
        if event is not None:
            credits += event.run_money - event.cost
        if way.credits > credits:
            return -3.0
        grip = t.hand_size[RUNNER]
        prize = self.prize(t, site)
        if event is not None:
            prize += 1.5 * event.more_access
            if event.siphons:
                prize = 1.6 * min(5, t.credits[CORP]) - 2.0
        risk = way.danger + t.identities[CORP].on_points
        if grip < 1 + risk and prize < 9.0:
            return -2.0
        if grip < 3 and (number != SERVER_ARCHIVES or t.facedown_archives):
            prize -= 1.6 * (3 - grip) + 2.0 * (grip < 2)
        return prize - self.price(credits) * way.credits - 0.4 * way.danger

    def price(self, credits: int) -> float:
        """What a credit spent in a run weighs: the rich run."""
        return 0.45 if credits < 8 else 0.35 if credits < 14 else 0.22 if credits < 20 else 0.12

    def prize(self, t: Table, site: Site) -> float:
        """What lies in a server, or may lie there."""
        number = site.number
        turn, times = self._looked.get(number, (-1, 0))
        again = times if turn == t.turn else 0
        if number == SERVER_HQ:
            size = t.hand_size[CORP]
            return (4.2 - 0.7 * again + 0.15 * size) if size else 0.3
        if number == SERVER_RND:
            return 4.6 - 2.6 * again
        if number == SERVER_ARCHIVES:
            open_points = any([known.type == AGENDA for known in t.archives])
            return min(5.0, 1.3 * t.facedown_archives) + 9.0 * open_points
        best = 0.0
        for card in site.cards:
            best = max(best, self._card_prize(t, site, card, again))
        return best

    def _card_prize(self, t: Table, site: Site, card: Seen, again: int) -> float:
        known = card.known
        if not card.faceup:
            if known.type == AGENDA:
                return 9.0
            if known.title:
                return 0.0 if known.trap else 2.0
            if not card.advancement:
                return (5.5 if site.ice else 2.5) - 2.5 * again  # agendas are seldom left in the open
            pressing = 2.0 * (t.points[CORP] >= 4)
            return 5.0 + 1.7 * min(card.advancement, 3) + pressing - 2.5 * again
        if 0 <= known.trash_cost <= t.credits[RUNNER] - 1 and known.is_economy:
            return 3.2 - 0.3 * known.trash_cost
        return 0.0

    def attacked_server(self, t: Table) -> Act | None:
        best, found = -1e9, None
        for act in t.acts:
            if act.server != NO_SERVER:
                worth = self._running(t, act.server, t.about)
                if worth > best:
                    best, found = worth, act
        return found

    def instead(self, t: Table) -> Act | None:
        """Something else than accessing cards: not where an agenda may lie."""
        site = t.sites.get(t.attacked)
        card = t.about
        if site is not None and not site.central and card is not None and not card.siphons:
            if any([self._card_prize(t, site, one, 0) > 4.0 for one in site.cards]):
                return t.first(V_NO, V_DECLINE)
        return self.accept(t)

    def jack_out(self, t: Table) -> Act | None:
        """Go on, unless the next ice stops the run or hurts too much."""
        ice = t.ice
        if t.at_server or ice is None:
            return t.first(V_CONTINUE)
        if not ice.faceup:
            return t.first(V_CONTINUE if t.hand_size[RUNNER] >= 2 else V_JACK_OUT)
        plan = cheapest(t, ice)
        if plan is not None and plan.credits <= purse(t):
            return t.first(V_CONTINUE)
        known = ice.known
        bad = known.ends_run or known.trashes or known.harm > t.hand_size[RUNNER]
        return t.first(V_JACK_OUT if bad else V_CONTINUE)

    # -- encounters -------------------------------------------------------------------------------------------

    def window(self, t: Table) -> Act | None:
        ice = t.encountered
        if ice is None or t.left <= 0:
            return t.first(V_PASS)
        known = ice.known
        plan = cheapest(t, ice, t.left)
        if plan is None or plan.credits > purse(t) or not known.threat:
            return self._by_click(t, known) or t.first(V_PASS)
        for act in t.acts:
            if act.verb == V_USE and act.seen is plan.breaker and act.number == plan.slot:
                return act
        return t.first(V_PASS)

    def _by_click(self, t: Table, ice: Reading) -> Act | None:
        """Ice that lets itself be broken by clicks: while there are enough for it."""
        if t.clicks[RUNNER] < t.left or not ice.threat:
            return None
        for act in t.acts:
            if act.verb == V_USE and act.card is not None and act.card.title == ice.title:
                return act
        return None

    def break_one(self, t: Table) -> Act | None:
        """The last subroutines first: those end the run."""
        found: Act | None = None
        for act in t.acts:
            if act.verb == V_BREAK and (found is None or act.number > found.number):
                found = act
        return found

    # -- access -----------------------------------------------------------------------------------------------

    def steal(self, t: Table) -> Act | None:
        return t.first(V_STEAL, V_YES)

    def trash_accessed(self, t: Table) -> Act | None:
        trash = t.first(V_TRASH)
        if trash is None or trash.card is None:
            return t.first(V_USE, V_NO)
        known = trash.card
        spare = t.credits[RUNNER] - known.trash_cost
        if known.trash_cost <= 1 or (known.is_economy and spare >= 1) or spare >= 5:
            return trash
        return t.first(V_NO)

    def trace(self, t: Table) -> Act | None:
        """Just enough to win it, if that leaves something."""
        if t.trace_strength < 0:
            return None
        need = max(0, t.trace_strength - t.trace_link)
        if need <= 2 + t.credits[RUNNER] // 3:
            found = t.numbered(need)
            if found is not None:
                return found
        return t.numbered(0)


def _installed(t: Table, card: Reading) -> bool:
    for seen in t.rig:
        if seen.known is card:
            return True
    return False


def _covers(breaker: Seen) -> bool:
    """Whether a breaker does its work at a fair price."""
    return any([line.at_most is None and not line.dear for line in breaker.known.breaks])


def _new_types(t: Table, card: Reading) -> bool:
    """Whether a breaker opens ice that the rig cannot open yet."""
    have: set[str] = set()
    for seen in t.rig:
        for line in seen.known.breaks:
            if line.at_most is None and not line.dear:
                have.add(line.subtype)
    for line in card.breaks:
        if line.subtype not in have and line.at_most is None and not line.dear:
            return True
    return False


def _thirst(credits: int) -> float:
    """What a click for a credit is worth: less and less."""
    return 2.8 if credits < 5 else 2.2 if credits < 9 else 1.6 if credits < 14 else 0.7 if credits < 20 else 0.0
