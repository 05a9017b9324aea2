"""The Runner by rules of thumb and by what games taught."""

from __future__ import annotations

from random import Random
from typing import Final

from ...rules.machine.decisions import (
    V_CONTINUE,
    V_DRAW,
    V_GAIN,
    V_INSTALL,
    V_JACK_OUT,
    V_KEEP,
    V_MULLIGAN,
    V_PLAY,
    V_REMOVE_TAG,
    V_RUN,
    V_TRASH,
    V_USE,
)
from ...rules.machine.terms import (
    AGENDA,
    ASSET,
    CORP,
    HARDWARE,
    PROGRAM,
    RUNNER,
    SERVER_ARCHIVES,
    SERVER_HQ,
    SERVER_RND,
)
from ..reading import Reading
from ..table import HIDDEN, Act, Site, Table
from .breaking import cheapest, kinds_broken, purse, way_in
from .runner import _installed, _new_types
from .seasoned import SeasonedRunner
from .trained import habits, step

#: The steps of the table's figures: own credits, the Corp's, clicks, grip, points of both, kinds of ice that the rig
#: breaks, stack, turn, tags, what lies in remote servers, economy in the rig, HQ, and the server that is open.
TABLE: Final[tuple[tuple[float, ...], ...]] = (
    (1, 2, 3, 4, 5, 7, 9, 12, 16, 22), (2, 4, 6, 9, 13), (2, 3, 4), (1, 2, 3, 4, 5, 6), (2, 4, 6), (2, 4, 6),
    (1, 2, 3), (1, 5, 11, 21), (6, 12, 20, 30, 42), (1, 2), (1, 2, 3, 4), (1, 2, 3), (3, 4, 5), (1,), (1, 2),
    (1, 2, 3),
)  # fmt: skip
KINDS: Final = 42
_CREDITS: Final = (1, 2, 3, 4, 5, 7, 10)
_LEFT: Final = (0, 1, 2, 4, 6, 9, 14)
#: How much more the answer is wanted that rules of thumb give.
_CHOSEN: Final = 0.8
_CHANCE: Final = (0.2, 0.4, 0.6, 0.8, 0.99)


class TrainedRunner(SeasonedRunner):
    """Acts as games taught."""

    def __init__(self, chance: Random) -> None:
        super().__init__(chance)
        self.habits = habits("runner", TABLE)
        self.scored = ("action", "jack-out", "mulligan", "trash-accessed")
        for kind in self.scored[1:]:
            self.rules[kind] = self._by_worth

    def worths(self, t: Table) -> list[float]:
        """How good each action is."""
        liked = self.first_worths(t)
        if not self.habits.weights:
            return liked
        return self.habits.weighed(self.figures(t), liked, [self.described(t, act) for act in t.acts])

    def first_worths(self, t: Table) -> list[float]:
        """What rules of thumb think of each."""
        if t.kind == "action":
            return super().worths(t)
        wished = self._by_thumb(t)
        return [_CHOSEN * (act is wished) for act in t.acts]

    def _by_thumb(self, t: Table) -> Act | None:
        if t.kind == "jack-out":
            return super().jack_out(t)
        return super().mulligan(t) if t.kind == "mulligan" else super().trash_accessed(t)

    def _by_worth(self, t: Table) -> Act | None:
        """The answer that is wanted most."""
        if not self.habits.weights:
            return self._by_thumb(t)
        worths = self.worths(t)
        return t.acts[worths.index(max(worths))]

    def figures(self, t: Table) -> list[float]:
        """What is looked at on the table, as ``TABLE`` cuts it into steps."""
        most = 0
        for site in t.sites.values():
            if site.number > SERVER_ARCHIVES:
                for card in site.cards:
                    if not card.faceup and (not card.known.title or card.known.type == AGENDA):
                        most = max(most, 1 + min(3, card.advancement + bool(site.ice)))
        economy = sum([card.known.is_economy for card in t.rig if card.faceup])
        seen = 0 if t.top_of_rnd is None else 2 if t.top_of_rnd.type == AGENDA else 1
        wanted = sum([card.is_breaker and _new_types(t, card) for card in t.hand])
        ran = sum([times for turn, times in self._looked.values() if turn == t.turn])
        return [
            purse(t), t.credits[CORP], t.clicks[RUNNER], t.hand_size[RUNNER], t.points[RUNNER], t.points[CORP],
            kinds_broken(t), t.deck[RUNNER], t.turn, t.tags, most, economy, t.hand_size[CORP], wanted, seen, ran,
        ]  # fmt: skip

    def described(self, t: Table, act: Act) -> tuple[int, list[int]]:
        """The kind of an action, and the steps of its own figures."""
        verb, card = act.verb, act.card
        if verb == V_GAIN:
            return 0, []
        if verb == V_DRAW:
            return 1, []
        if verb == V_REMOVE_TAG:
            return 2, []
        if t.kind != "action":
            return self._answered(t, act)
        if verb == V_RUN:
            site = t.sites.get(act.server)
            return (6, []) if site is None else (_run_kind(site), self._run(t, site, None))
        if card is None:
            return 33, []
        if verb == V_PLAY:
            return self._played(t, card)
        if verb == V_INSTALL:
            return _install_kind(t, card), self._paid(t, card, _installed(t, card))
        if verb == V_USE:
            for line in card.actions:
                if line.slot == act.number:
                    stored = 0 if act.seen is None else act.seen.credits + act.seen.virus + act.seen.power
                    steps = [round(line.credits * 2), step(stored, _CREDITS), int(line.dear), line.clicks]
                    if line.runs:
                        return 27, steps
                    if line.credits > 0:
                        return 28 if line.from_stock else 29, steps
                    return 30 if line.loads else 31 if line.draws else 32, steps
            return 32, []
        return 33, []

    def _answered(self, t: Table, act: Act) -> tuple[int, list[int]]:
        """An answer to a question that is asked in runs, or about the first hand."""
        if act.verb == V_JACK_OUT or act.verb == V_CONTINUE:
            ice = t.ice
            known = HIDDEN if ice is None else ice.known
            plan = None if ice is None or not known.title else cheapest(t, ice)
            left = purse(t) - (0 if plan is None else plan.credits)
            steps = [
                0 if ice is None else 1 if not known.title else 2 + (plan is None) + 2 * bool(known.ends_run),
                step(left, _LEFT), min(5, t.hand_size[RUNNER] - known.harm), _run_kind(t.sites[t.attacked]) - 3,
            ]  # fmt: skip
            at_server = 2 * t.at_server
            return (34 if act.verb == V_CONTINUE else 35) + at_server, steps
        if act.verb == V_KEEP or act.verb == V_MULLIGAN:
            breakers = sum([card.is_breaker for card in t.hand])
            money = sum([card.is_economy for card in t.hand])
            cards = sum([card.draws > 0 or card.search for card in t.hand])
            return 38 if act.verb == V_KEEP else 39, [breakers, money, cards, breakers + money + cards]
        known = act.card or t.about or HIDDEN
        steps = [
            step(known.trash_cost, _CREDITS), step(t.credits[RUNNER] - known.trash_cost, _LEFT),
            2 * known.is_economy + (known.type == ASSET), 4 * bool(known.eases) + t.clicks[RUNNER],
        ]  # fmt: skip
        return 40 if act.verb == V_TRASH else 41, steps

    def _run(self, t: Table, site: Site, event: Reading | None) -> list[int]:
        way = way_in(t, site, t.credits[CORP], event is not None and event.bypasses)
        turn, times = self._looked.get(site.number, (-1, 0))
        left = purse(t) - way.credits - (0 if event is None else event.cost - event.run_money)
        again = times if turn == t.turn else 0
        return [
            step(way.credits, _CREDITS), step(left, _LEFT), step(way.chance, _CHANCE),
            3 * min(2, again) + min(2, int(way.danger)),
        ]  # fmt: skip

    def _played(self, t: Table, card: Reading) -> tuple[int, list[int]]:
        if card.runs is not None:
            best, where = -99.0, None
            for number in card.runs or tuple(t.sites):
                if number in t.sites:
                    worth = self._running(t, number, card)
                    if worth > best:
                        best, where = worth, t.sites[number]
            kind = 14 if card.siphons else 13
            return kind, [] if where is None else self._run(t, where, card)
        steps = self._paid(t, card, False)
        if card.gain > card.cost:
            return 11, steps
        return 12 if card.draws else 15 if card.search else 16, steps

    def _paid(self, t: Table, card: Reading, twice: bool) -> list[int]:
        gain = card.gain or card.draws or card.stock or card.drip
        room = t.memory_limit - t.memory_used - card.memory
        return [
            step(card.cost, _CREDITS), step(t.credits[RUNNER] - card.cost, _LEFT), min(gain, 8),
            3 * twice + (0 if card.type != PROGRAM else 1 if room >= 0 else 2),
        ]  # fmt: skip


def _run_kind(site: Site) -> int:
    if site.number == SERVER_HQ:
        return 3
    if site.number == SERVER_RND:
        return 4
    if site.number == SERVER_ARCHIVES:
        return 5
    most = -1
    for card in site.cards:
        if not card.faceup:
            most = max(most, card.advancement)
    if most < 0:
        return 6
    if most == 0:
        return 8 if site.ice else 7
    return 9 if most == 1 else 10


def _install_kind(t: Table, card: Reading) -> int:
    if card.is_breaker:
        return 17 if _new_types(t, card) else 18
    if card.is_economy:
        return 20 if card.stock else 19
    if card.type == HARDWARE:
        return 21 if card.memory_bonus or card.recurring or card.link else 22
    if card.on_host:
        return 24
    if card.grows or card.more_access:
        return 23
    return 25 if card.type == PROGRAM else 26
