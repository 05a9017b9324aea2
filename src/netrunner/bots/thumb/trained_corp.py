"""The Corp by rules of thumb and by what games taught."""

from __future__ import annotations

from random import Random
from typing import Final

from ...rules.machine.decisions import (
    V_ADVANCE,
    V_DRAW,
    V_GAIN,
    V_INSTALL,
    V_KEEP,
    V_MULLIGAN,
    V_PASS,
    V_PLAY,
    V_PURGE,
    V_REZ,
    V_SERVER,
    V_TRASH_RESOURCE,
    V_USE,
)
from ...rules.machine.terms import (
    AGENDA,
    ASSET,
    CORP,
    ICE,
    NO_SERVER,
    RUNNER,
    SERVER_ARCHIVES,
    SERVER_HQ,
    SERVER_RND,
    UPGRADE,
)
from ..reading import Reading
from ..table import Act, Site, Table
from .breaking import cheapest, kinds_broken, purse
from .corp import EARNING, room
from .seasoned import SeasonedCorp
from .trained import habits, step

#: The steps of the table's figures: own credits, the Runner's, clicks, HQ, points of both, agendas and ice in HQ, kinds
#: of ice that the rig breaks, the scoring server, R&D, turn, tags, grip, what ice costs to rez, ice on HQ and R&D, what
#: an installed agenda lacks, and money in HQ.
TABLE: Final[tuple[tuple[float, ...], ...]] = (
    (1, 2, 3, 4, 5, 7, 9, 12, 16, 22), (2, 4, 6, 9, 13), (2, 3, 4), (1, 2, 3, 4, 5, 6), (2, 4, 6), (2, 4, 6),
    (1, 2, 3), (1, 2, 3), (1, 2, 3), (1, 2, 3), (8, 15, 25, 35), (6, 12, 20, 30, 42), (1, 2), (1, 2, 3, 4, 5),
    (1, 4, 8, 12), (1, 2, 3), (1, 2, 3), (1, 2, 3, 4, 5), (1, 2),
)  # fmt: skip
KINDS: Final = 61
_CREDITS: Final = (1, 2, 3, 4, 5, 7, 10)
_LEFT: Final = (0, 1, 2, 4, 6, 9, 14)
_MARGIN: Final = (-12, -6, -3, 0, 3, 6, 12)
#: How much more the server is wanted that rules of thumb choose.
_CHOSEN: Final = 2.0
_SURE: Final = 50.0
#: What is weighed besides actions; anything else that rules of thumb want is done.
_WEIGHED: Final = frozenset({V_SERVER, V_REZ, V_PASS, V_KEEP, V_MULLIGAN})


class TrainedCorp(SeasonedCorp):
    """Acts, and chooses servers for what it installs, as games taught."""

    def __init__(self, chance: Random) -> None:
        super().__init__(chance)
        self.habits = habits("corp", TABLE)
        self.scored = ("action", "destination", "mulligan", "window")
        for kind in self.scored[1:]:
            self.rules[kind] = self._by_worth

    def worths(self, t: Table) -> list[float]:
        """How good each action or each server is."""
        liked = self.first_worths(t)
        if not self.habits.weights:
            return liked
        return self.habits.weighed(self.figures(t), liked, [self.described(t, act) for act in t.acts])

    def first_worths(self, t: Table) -> list[float]:
        """What rules of thumb think of each."""
        if t.kind == "action":
            return super().worths(t)
        wished = self._by_thumb(t)
        if wished is not None and wished.verb not in _WEIGHED:
            return [_SURE * (act is wished) for act in t.acts]
        return [_CHOSEN * (act is wished) - _SURE * (act.verb not in _WEIGHED) for act in t.acts]

    def _by_thumb(self, t: Table) -> Act | None:
        if t.kind == "destination":
            return super().destination(t)
        return super().window(t) if t.kind == "window" else super().mulligan(t)

    def _by_worth(self, t: Table) -> Act | None:
        """The answer that is wanted most."""
        if not self.habits.weights or len(t.acts) == 1 or (t.kind == "window" and t.first(V_REZ) is None):
            return self._by_thumb(t)
        worths = self.worths(t)
        return t.acts[worths.index(max(worths))]

    def figures(self, t: Table) -> list[float]:
        """What is looked at on the table, as ``TABLE`` cuts it into steps."""
        agendas = sum([card.type == AGENDA for card in t.hand])
        ice = sum([card.type == ICE for card in t.hand])
        money = sum([card.is_economy for card in t.hand])
        free = self.free_remote(t)
        scoring = 0 if free is None else 1 + self._margin(t, free, 0)
        waiting = self.to_finish(t)
        missing = 0 if waiting is None else self._missing(t, waiting)
        return [
            t.credits[CORP], t.credits[RUNNER], t.clicks[CORP], t.hand_size[CORP], t.points[CORP], t.points[RUNNER],
            agendas, ice, kinds_broken(t), scoring, t.deck[CORP], t.turn, t.tags, t.hand_size[RUNNER], self._owed(t),
            len(t.sites[SERVER_HQ].ice), len(t.sites[SERVER_RND].ice), missing, money,
        ]  # fmt: skip

    def _margin(self, t: Table, site: Site, spent: int) -> int:
        """0 for a server that the Runner can enter now, 1 after earning for a turn, 2 for one that is safe."""
        safe = self.safety(t, site, t.credits[CORP] - spent) - purse(t)
        return 0 if safe <= 0 else 1 if safe <= EARNING else 2

    def described(self, t: Table, act: Act) -> tuple[int, list[int]]:
        """The kind of an action, and the steps of its own figures."""
        verb, card = act.verb, act.card
        if verb == V_SERVER:
            return self._server(t, act)
        if verb == V_REZ or verb == V_PASS:
            return self._rezzed(t, act)
        if verb == V_KEEP or verb == V_MULLIGAN:
            ice = sum([one.type == ICE for one in t.hand])
            agendas = sum([one.type == AGENDA for one in t.hand])
            money = sum([one.is_economy for one in t.hand])
            return 59 if verb == V_KEEP else 60, [ice, agendas, money, ice + money]
        if verb == V_GAIN:
            return 0, []
        if verb == V_DRAW:
            return 1, []
        if verb == V_PURGE:
            return 2, [min(8, sum([seen.virus for seen in t.all_seen.values()]))]
        if verb == V_TRASH_RESOURCE:
            return 3, []
        if verb == V_ADVANCE:
            return self._advanced(t, act)
        if card is None:
            return 33, []
        if verb == V_PLAY:
            gain = card.gain or card.draws or card.damage or card.tags
            left = step(t.credits[CORP] - card.cost, _LEFT)
            return _play_kind(card), [step(card.cost, _CREDITS), left, min(8, gain), int(card.traced)]
        if verb == V_INSTALL:
            return self._installed(t, card)
        if verb == V_USE:
            for line in card.actions:
                if line.slot == act.number:
                    return 31 if line.credits > 0 else 32, [round(line.credits * 2), line.clicks, int(line.dear)]
            return 32, []
        return 33, []

    def _rezzed(self, t: Table, act: Act) -> tuple[int, list[int]]:
        """A card that may be rezzed, or that nothing is."""
        seen, running = act.seen, t.attacked != NO_SERVER
        if seen is None:
            return 51 if running else 50, []
        known = seen.known
        steps = [step(known.cost, _CREDITS), step(t.credits[CORP] - known.cost, _LEFT)]
        if known.type == ICE and seen.server in t.sites:
            site = t.sites[seen.server]
            plan = cheapest(t, seen)
            steps += [
                8 if plan is None else step(plan.credits, _CREDITS),
                3 * bool(known.ends_run) + min(2, sum([one.faceup for one in site.ice])),
            ]
            if site.central:
                return 53 if site.number == SERVER_ARCHIVES else 52, steps
            return 54 if any([one.known.type == AGENDA for one in site.cards]) else 55, steps
        steps += [3 * t.mine + min(2, t.clicks[CORP]), min(8, 2 * known.drip + known.stock)]
        return 56 if known.is_economy else 58 if known.type == UPGRADE else 57, steps

    def _advanced(self, t: Table, act: Act) -> tuple[int, list[int]]:
        seen = act.seen
        if seen is None:
            return 8, []
        if seen.known.type == ICE:
            return 8, [seen.advancement]
        steps = [seen.advancement, step(t.credits[CORP] - 1, _LEFT)]
        if seen.known.type != AGENDA:
            return 7, steps
        missing, clicks = self._missing(t, seen), t.clicks[CORP]
        margin = self.safety(t, t.sites[seen.server], t.credits[CORP] - 1) - purse(t)
        steps += [step(margin, _MARGIN), max(0, missing)]
        if missing <= clicks and missing <= t.credits[CORP]:
            return 4, steps
        return 5 if missing <= clicks + 2 else 6, steps

    def _installed(self, t: Table, card: Reading) -> tuple[int, list[int]]:
        credits, clicks = t.credits[CORP], t.clicks[CORP]
        if card.type == ICE:
            where = self._ice_goes_to(t, card)[1]
            return self._ice(t, card, where, 17)
        if card.type == AGENDA:
            where = self.agenda_goes_to(t, card, credits, clicks)[1]
            steps = [card.requirement, card.points, step(credits, _LEFT)]
            if card.requirement + 1 <= clicks and credits >= card.requirement:
                return 23, steps
            if where not in t.sites:
                return 26, steps
            spent = min(clicks - 1, card.requirement)
            margin = self.safety(t, t.sites[where], credits - spent) - purse(t)
            return 24 if margin > EARNING else 25, [*steps, step(margin, _MARGIN)]
        steps = [step(card.cost, _CREDITS), step(credits - card.cost, _LEFT), step(card.trash_cost, _CREDITS)]
        if card.type == UPGRADE:
            return 30, [*steps, 2 * (self._scoring_server(t) is not None) + bool(card.eases)]
        return 27 if card.is_economy else 28 if card.trap else 29, [*steps, int(self.free_remote(t) is not None)]

    def _ice(self, t: Table, card: Reading, where: int, first: int) -> tuple[int, list[int]]:
        """Six kinds from ``first`` on, by where ice goes to."""
        site = t.sites.get(where)
        ends = 3 * bool(card.ends_run)
        steps = [step(card.cost, _CREDITS), step(t.credits[CORP] - card.cost, _LEFT)]
        if site is None:
            return first + 3, [*steps, 0, ends]
        steps += [min(5, len(site.ice)), ends + min(2, sum([bool(ice.known.ends_run) for ice in site.ice]))]
        if where == SERVER_HQ:
            return first, steps
        if where == SERVER_RND:
            return first + 1, steps
        if where == SERVER_ARCHIVES:
            return first + 2, steps
        inside = any([one.known.type == AGENDA for one in site.cards])
        return first + (4 if inside else 5), steps

    def _server(self, t: Table, act: Act) -> tuple[int, list[int]]:
        """A server for a card that is being installed."""
        card, site = t.about, t.sites.get(act.server)
        if card is None:
            return 33, []
        if card.type == ICE:
            return self._ice(t, card, act.server, 34)
        if site is None:
            return 41 if card.type == AGENDA else 45, [card.requirement if card.type == AGENDA else 0]
        margin = step(self.safety(t, site, t.credits[CORP]) - purse(t), _MARGIN)
        steps = [max(0, card.requirement), margin, min(5, len(site.ice)), 2 * card.trap + card.is_economy]
        if card.type == AGENDA:
            return 42 if room(site) and site.ice else 43 if site.ice else 44, steps
        if site.central:
            return 49, steps
        inside = any([one.known.type == AGENDA for one in site.cards])
        if card.type == ASSET:
            return 46 if room(site) else 48, steps
        return 47 if inside else 40, steps


def _play_kind(card: Reading) -> int:
    if card.damage:
        return 10
    if card.gain:
        return 9
    if card.tags:
        return 11
    if card.clicks:
        return 12
    if card.advances:
        return 13
    if card.draws:
        return 14
    return 15 if card.needs_tag else 16
