"""The Corp by rules of thumb."""

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
    V_SCORE,
    V_SERVER,
    V_TRASH_RESOURCE,
    V_USE,
)
from ...rules.machine.terms import (
    AGENDA,
    ASSET,
    CORP,
    ICE,
    NEW_REMOTE,
    NO_SERVER,
    RUNNER,
    SERVER_ARCHIVES,
    SERVER_HQ,
    SERVER_RND,
    UPGRADE,
)
from ..reading import Reading
from ..table import Act, Seen, Site, Table
from .breaking import cheapest, purse
from .player import Player

#: Clicks of a Runner's turn that may earn before the last one runs.
EARNING: Final = 3
#: What is left at least when an upgrade beside an agenda is rezzed in the Corp's own turn.
SPARE: Final = 3


class CorpPlayer(Player):
    """Ices its centrals, builds a scoring server, makes money, and advances what it can finish."""

    side = CORP

    def __init__(self, chance: Random) -> None:
        super().__init__(chance)
        self.rules.update(
            {
                "mulligan": self.mulligan,
                "action": self.action,
                "destination": self.destination,
                "window": self.window,
                "trace-corp": self.trace,
                "arrange": self.arrange,
                "choose-x": self.no_more_than_needed,
            }
        )

    # -- the hand ---------------------------------------------------------------------------------------------

    def mulligan(self, t: Table) -> Act | None:
        ice = sum([card.type == ICE and card.cost <= 6 for card in t.hand])
        agendas = sum([card.type == AGENDA for card in t.hand])
        money = sum([card.is_economy for card in t.hand])
        good = ice > 0 and agendas < 3 and ice + money >= 2
        return t.first(V_KEEP if good else V_MULLIGAN)

    def value(self, t: Table, card: Reading) -> float:
        if card.type == AGENDA:
            return 9.0 + card.points
        if card.type == ICE:
            return (6.0 if card.ends_run else 4.0) - (card.cost > 8) * 2
        if card.is_economy:
            return 6.0
        if card.trap:
            return 3.0
        return 2.5

    def arrange(self, t: Table) -> Act | None:
        """Agendas lie deeper: the Runner may look at the top card."""
        best, found = -1e9, None
        for act in t.acts:
            if act.card is not None:
                value = -1.0 if act.card.type == AGENDA else self.value(t, act.card)
                if value > best:
                    best, found = value, act
        return found

    # -- actions ----------------------------------------------------------------------------------------------

    def worth(self, t: Table, act: Act) -> float:
        credits, clicks = t.credits[CORP], t.clicks[CORP]
        card = act.card
        verb = act.verb
        if verb == V_GAIN:
            return 0.8 + 2.2 * self.thirst(credits) + 0.08 * max(0, min(10, self._owed(t) - credits))
        if verb == V_DRAW:
            return self._drawing(t, clicks)
        if verb == V_ADVANCE:
            return self._advancing(t, act, credits, clicks)
        if verb == V_PLAY and card is not None:
            return self._playing(t, card, credits)
        if verb == V_INSTALL and card is not None:
            return self._installing(t, card, credits, clicks)
        if verb == V_USE and card is not None:
            for line in card.actions:
                if line.slot == act.number and line.clicks <= clicks:
                    money = 0.8 + 2.2 * line.credits * self.thirst(credits) - 10.0 * line.dear
                    return money if line.credits else 3.0
            return 0.5
        if verb == V_TRASH_RESOURCE:
            return 2.8 if credits >= 5 else 0.5
        if verb == V_PURGE:
            return 0.6 * sum([seen.virus for seen in t.all_seen.values()]) - 2.0
        return 0.0

    def thirst(self, credits: int) -> float:
        """How much more money is wanted, from 1 down to nearly nothing."""
        return 1.0 if credits < 6 else 0.7 if credits < 10 else 0.4 if credits < 15 else 0.1

    def _drawing(self, t: Table, clicks: int) -> float:
        room = t.hand_limit[CORP] - t.hand_size[CORP]
        if room < 1 - (clicks > 1) or t.deck[CORP] < 8:
            return -5.0
        ice = any([card.type == ICE for card in t.hand])
        agenda = any([card.type == AGENDA for card in t.hand])
        wants_ice = not ice and self._wants_ice(t)
        return 1.0 + 0.4 * room + 2.0 * wants_ice + 0.8 * (not agenda and self.to_finish(t) is None)

    def _playing(self, t: Table, card: Reading, credits: int) -> float:
        grip = t.hand_size[RUNNER]
        if card.damage:
            if card.damage > grip or self._damage_in_hand(t, credits) > grip:
                return 50.0
            return 3.2 if grip <= card.damage + 1 and credits > card.cost + 4 else 0.0
        if card.gain:
            return 3.0 + 3.5 * self.thirst(credits) if card.gain > card.cost else 0.5
        if card.tags:
            if card.traced and t.credits[RUNNER] + 2 > credits - card.cost:
                return 0.0
            deadly = t.clicks[CORP] > 1 and self._damage_in_hand(t, credits - card.cost, 1) > grip
            return 12.0 if deadly else 3.5 if credits > card.cost + 8 else 0.0
        if card.clicks:
            return 15.0 if self._finishes_with(t, card, credits) else 0.3
        if card.advances:
            return self._placing(t, card, credits)
        if card.draws:
            room = t.hand_limit[CORP] - t.hand_size[CORP] + 1
            return 3.0 if room >= card.draws else 0.0
        if card.needs_tag:
            return 4.0 if t.credits[RUNNER] >= 5 else 0.0
        return 1.5

    def _placing(self, t: Table, card: Reading, credits: int) -> float:
        """Advancement counters by an operation: where they finish an agenda, or save clicks."""
        waiting = self.to_finish(t)
        if waiting is None:
            return -1.0
        missing, clicks = self._missing(t, waiting), t.clicks[CORP]
        placed = min(t.tags, credits) if card.cost_is_x else 1
        if placed < 1:
            return -1.0
        if clicks - 1 + placed >= missing and credits - card.cost >= missing - placed:
            return 14.0 if missing > clicks else 2.5
        return 3.0 if placed > 1 else 1.5

    def no_more_than_needed(self, t: Table) -> Act | None:
        """X, for counters that advance an agenda: what it lacks; else as much as there is."""
        waiting = self.to_finish(t)
        if t.about is not None and t.about.advances and waiting is not None:
            return t.numbered(self._missing(t, waiting)) or self.most(t)
        return self.most(t)

    def _damage_in_hand(self, t: Table, credits: int, spent: int = 0) -> int:
        """How much damage the operations in hand can do this turn, after so many clicks."""
        left, total = t.clicks[CORP] - spent, 0
        damages = [(card.damage, card.cost) for card in t.hand if card.damage]
        damages.sort(reverse=True)
        for damage, cost in damages:
            if left and cost <= credits:
                left, credits, total = left - 1, credits - cost, total + damage
        return total

    def _finishes_with(self, t: Table, card: Reading, credits: int) -> bool:
        """Whether the clicks that a card brings are what is missing to score an agenda this turn."""
        now = t.clicks[CORP]
        then, left = now - 1 + card.clicks, credits - card.cost
        waiting = self.to_finish(t)
        if waiting is not None:
            return now < self._missing(t, waiting) <= min(then, left)
        for held in t.hand:
            if held.type == AGENDA and now < held.requirement + 1 <= then and held.requirement <= left:
                return True
        return False

    # -- installing -------------------------------------------------------------------------------------------

    def _installing(self, t: Table, card: Reading, credits: int, clicks: int) -> float:
        if card.type == ICE:
            return self._ice_goes_to(t, card)[0]
        if card.type == AGENDA:
            return self.agenda_goes_to(t, card, credits, clicks)[0]
        if card.type == ASSET:
            if card.is_economy:
                return 3.6 if credits >= card.cost else 1.0
            return 1.6 if card.trap and self.free_remote(t) is None else 0.8
        if card.type == UPGRADE:
            scoring = self._scoring_server(t)
            if scoring is None:
                return 0.1
            if card.eases:
                there = any([c.known.eases for c in scoring.cards])
                return 0.0 if there or credits < card.cost + 4 else 3.4
            return 1.2
        return 0.5

    def _wants_ice(self, t: Table) -> bool:
        return not t.sites[SERVER_HQ].ice or not t.sites[SERVER_RND].ice or self._scoring_server(t) is None

    def _ice_goes_to(self, t: Table, card: Reading) -> tuple[float, int]:
        """Where ice is needed most, and how much."""
        credits = t.credits[CORP]
        best, where = -9.0, SERVER_RND
        for number, site in t.sites.items():
            depth = _depth(site)
            if number == SERVER_HQ or number == SERVER_RND:
                need = 5.2 - 1.9 * depth + 0.1 * (number == SERVER_RND)
            elif number == SERVER_ARCHIVES:
                # a facedown agenda there costs the game
                need = 4.0 - 2.0 * depth if any([known.type == AGENDA for known in t.archives]) else -1.0
            else:
                inside = any([c.known.type == AGENDA for c in site.cards])
                junk = bool(site.cards) and not inside and not room(site)
                need = (4.4 if inside else 3.4) - 1.2 * depth - 4.0 * junk
            if need > best:
                best, where = need, number
        if self._scoring_server(t) is None and best < 4.6:
            best, where = 4.6, NEW_REMOTE
        cost = len(t.sites[where].ice) if where in t.sites else 0
        if cost > credits or (cost > 1 and credits < card.cost):
            best -= 3.0
        best += 0.5 * bool(card.ends_run)
        if where == NEW_REMOTE or where > SERVER_ARCHIVES:
            best -= 1.5 * (not card.ends_run)
        return best - 0.1 * max(0, card.cost - credits) - 0.2 * max(0, card.cost - credits - 3), where

    def _scoring_server(self, t: Table) -> Site | None:
        """The remote server with the best ice."""
        best: Site | None = None
        for site in t.remotes():
            if site.ice and (best is None or len(site.ice) >= len(best.ice)):
                best = site
        return best

    def free_remote(self, t: Table) -> Site | None:
        best: Site | None = None
        most = -1.0
        for site in t.remotes():
            if site.ice and room(site):
                safe = self.safety(t, site, t.credits[CORP])
                if safe >= most:
                    most, best = safe, site
        return best

    def safety(self, t: Table, site: Site, credits: int) -> float:
        """What it costs the Runner to get in, roughly, as far as the ice can be rezzed."""
        total = 0.0
        for ice in reversed(site.ice):
            known = ice.known
            if not ice.faceup:
                if known.cost > credits or known.forfeits_to_rez:
                    continue
                credits -= known.cost
            total += known.toll
            plan = cheapest(t, ice)
            if plan is None:
                total += 12.0 if known.ends_run else 1.5 * known.harm + known.trashes
            else:
                total += plan.credits + 0.5
        return total

    def _owed(self, t: Table) -> int:
        """What it takes to rez the outermost unrezzed ice of each server that matters."""
        owed = 0
        for site in t.sites.values():
            if site.central or site.cards:
                for ice in reversed(site.ice):
                    if not ice.faceup:
                        owed += min(ice.known.cost, 8)
                        break
        return owed

    def agenda_goes_to(self, t: Table, card: Reading, credits: int, clicks: int) -> tuple[float, int]:
        """Where an agenda is installed, and how much that is wanted."""
        site = self.free_remote(t)
        if card.requirement + 1 <= clicks and credits >= card.requirement:
            return 18.0, NEW_REMOTE if site is None else site.number  # installed, advanced and scored in one turn
        if site is None:
            return -2.0, NO_SERVER
        advances = min(clicks - 1, card.requirement)  # what is spent on it now is not there to rez ice with
        safety = self.safety(t, site, credits - advances)
        held = sum([one.type == AGENDA for one in t.hand])
        pressed = held >= 3 or t.deck[CORP] < 12 or (credits > 15 and held >= 2)
        if (safety <= 1.0 and not pressed) or credits < 3:
            return -1.0, site.number
        open_by = safety - purse(t) - EARNING
        margin = 2.0 if open_by > 0 else 1.0 if pressed else 0.0 if open_by > -EARNING else -2.0
        return 4.8 + margin + 0.3 * (clicks >= 3) - 0.2 * card.requirement, site.number

    def destination(self, t: Table) -> Act | None:
        card = t.about
        if card is None:
            return None
        wish = NEW_REMOTE
        if card.type == ICE:
            wish = self._ice_goes_to(t, card)[1]
        elif card.type == AGENDA:
            wish = self.agenda_goes_to(t, card, t.credits[CORP], t.clicks[CORP])[1]
        elif card.type == UPGRADE:
            scoring = self._scoring_server(t)
            wish = NEW_REMOTE if scoring is None else scoring.number
        elif card.trap:
            free = self.free_remote(t)
            wish = NEW_REMOTE if free is None else free.number
        for server in (wish, NEW_REMOTE):
            for act in t.acts:
                if act.verb == V_SERVER and act.server == server:
                    return act
        return None

    # -- advancing and scoring --------------------------------------------------------------------------------

    def _missing(self, t: Table, card: Seen) -> int:
        need = card.known.requirement
        if card.server in t.sites:
            for other in t.sites[card.server].cards:
                if other.faceup:
                    need -= other.known.eases
        return need - card.advancement

    def to_finish(self, t: Table) -> Seen | None:
        for site in t.remotes():
            for card in site.cards:
                if card.known.type == AGENDA and self._missing(t, card) > 0:
                    return card
        return None

    def _advancing(self, t: Table, act: Act, credits: int, clicks: int) -> float:
        card = act.seen
        if card is None:
            return 0.0
        known = card.known
        if known.type == ICE:
            return 0.4
        if known.type != AGENDA:
            return 1.0 if known.trap and credits > 6 and card.advancement < 2 else -1.0
        missing = self._missing(t, card)
        if missing <= 0:
            return -2.0
        if missing <= clicks and credits >= missing:
            return 20.0  # it is scored this turn
        safe = self.safety(t, t.sites[card.server], credits)
        if missing - clicks > 3 and safe <= t.credits[RUNNER] and missing > 4:
            return 1.0
        # what is left must fit into the next turn
        return 5.0 if missing > 3 and credits > 1 else 2.4 if credits > missing + 1 else 1.0

    # -- windows ----------------------------------------------------------------------------------------------

    def window(self, t: Table) -> Act | None:
        score = t.first(V_SCORE)
        if score is not None:
            return score
        for act in t.acts:
            if act.verb == V_REZ and self._rezzes(t, act):
                return act
        for act in t.acts:
            if act.verb == V_USE and self._uses(t, act):
                return act
        return t.first(V_PASS)

    def _rezzes(self, t: Table, act: Act) -> bool:
        card = act.seen
        if card is None:
            return False
        known, credits = card.known, t.credits[CORP]
        if known.type == ICE:
            if known.forfeits_to_rez:
                return False
            site = t.sites.get(card.server)
            return site is not None and (bool(site.cards) or (site.central and self._worth_guarding(t, site)))
        if known.trap:
            return False
        mine = t.mine
        if known.type == ASSET:
            if known.drip or known.stock:
                return credits >= known.cost + (2 if mine else 0) and (not mine or t.rule == "5.6.1b")
            if known.actions:
                return mine and t.clicks[CORP] >= known.actions[0].clicks
            return mine and credits > known.cost + 6
        if known.type == UPGRADE:
            if t.attacked == card.server:
                return True
            agenda = any([c.known.type == AGENDA for c in t.sites[card.server].cards])
            return mine and agenda and credits > known.cost + SPARE
        return mine and credits > known.cost + 6

    def _worth_guarding(self, t: Table, site: Site) -> bool:
        if site.number == SERVER_ARCHIVES:
            return any([known.type == AGENDA for known in t.archives])
        return True

    def _uses(self, t: Table, act: Act) -> bool:
        """Abilities that end a run are kept for a run that would hurt; others that cost nothing are used."""
        known = act.card
        if known is None or known.type != AGENDA:
            return False
        if t.attacked != NO_SERVER:
            site = t.sites[t.attacked]
            return t.at_server and (site.central or any([c.known.type == AGENDA for c in site.cards]))
        return self.to_finish(t) is not None

    def trace(self, t: Table) -> Act | None:
        """Enough that the Runner cannot match it, if that is cheap."""
        if t.trace_strength < 0:
            return None
        need = max(0, t.credits[RUNNER] + t.trace_link - t.trace_strength + 1)
        if need <= t.credits[CORP] // 2:
            found = t.numbered(need)
            if found is not None:
                return found
        return t.numbered(0)

    def target(self, t: Table, picks: list[Act]) -> Act | None:
        """An agenda to be finished comes first when advancement is placed; else as anyone."""
        if t.about is not None and (t.about.advances or t.about.type == AGENDA):
            for act in picks:
                if act.seen is not None and act.seen.known.type == AGENDA and self._missing(t, act.seen) > 0:
                    return act
        return super().target(t, picks)


def _depth(site: Site) -> float:
    """How well a server is guarded: ice that stops nobody counts for little."""
    return sum([1.0 if ice.known.ends_run else 0.5 for ice in site.ice])


def room(site: Site) -> bool:
    """Whether an agenda or asset can be installed without trashing another."""
    for card in site.cards:
        if card.known.type == AGENDA or card.known.type == ASSET:
            return False
    return True
