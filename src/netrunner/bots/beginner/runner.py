"""The Runner by rules of thumb."""

from __future__ import annotations

from random import Random
from typing import Final

from ...rules.machine.terms import AGENDA, HARDWARE, PROGRAM, RESOURCE, RUNNER
from ...view_types import ServerView
from ..asked import Asked, Choice
from ..reading import Reading, read
from .common import Player, Table, cheapest, reading

#: The servers as declarations number them.
_CENTRAL: Final = ("HQ", "R&D", "Archives")
#: What unrezzed ice is expected to cost.
_UNKNOWN_ICE: Final = 3.0


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
                "access-next": self.access_next,
            }
        )
        self._looked: dict[str, tuple[int, int]] = {}  # where it ran this turn, and how often

    # -- the hand ---------------------------------------------------------------------------------------------

    def mulligan(self, table: Table, decision: Asked) -> Choice | None:
        hand = [read(title) for title in table.runner["hand"]["cards"]]
        good = sum(card.is_economy or card.is_breaker or card.draws > 0 for card in hand)
        return decision.first("keep" if good >= 2 else "mulligan")

    def value(self, table: Table, card: Reading) -> float:
        installed = {c["card"] for c in table.rig}
        if card.title in installed and (card.unique or card.is_breaker):
            return 0.5
        if card.is_breaker:
            return 7.0 if self._new_types(table, card) else 1.5
        if card.is_economy:
            return 6.0
        if card.draws or card.search:
            return 4.0
        return 3.0

    # -- actions ----------------------------------------------------------------------------------------------

    def action(self, table: Table, decision: Asked) -> Choice | None:
        scored = [(self._worth(table, option), -n, option) for n, option in enumerate(decision.options)]
        best = max(scored)[2]
        if best.verb == "run":
            turn, times = self._looked.get(best.server, (table.turn, 0))
            self._looked[best.server] = (table.turn, times + 1 if turn == table.turn else 1)
        return best

    def _worth(self, table: Table, option: Choice) -> float:
        me = table.runner
        credits = int(me["credits"])
        card = read(option.card) if option.card else None
        if option.verb == "gain":
            return 2.0 + 0.8 * (credits < 5)
        if option.verb == "draw":
            room = me["hand"]["maximum"] - me["hand"]["size"]
            low = max(0, 3 - me["hand"]["size"])
            return -3.0 if room < 1 or not me["deck"]["size"] else 1.2 + 0.4 * room + 1.2 * low
        if option.verb == "remove-tag":
            return 5.0 if credits >= 2 else 0.0
        if option.verb == "run":
            return self._running(table, option.server)
        if option.verb == "play" and card is not None:
            return self._playing(table, card, credits)
        if option.verb == "install" and card is not None:
            return self._installing(table, card, credits)
        if option.verb == "use" and card is not None:
            for line in card.actions:
                if line.slot == option.number:
                    if line.runs:
                        return self._running(table, "HQ") - 0.2 if not line.dear else 0.0
                    if line.credits > 1:
                        return 2.1 + 0.4 * line.credits + 0.6 * (credits < 8) - 9.0 * line.dear
                    return 1.0 if line.draws else 0.6
            return 0.5
        return 0.0

    def _playing(self, table: Table, card: Reading, credits: int) -> float:
        hand = table.runner["hand"]
        if card.gain > card.cost and card.runs is None:
            return 6.5
        if card.draws:
            room = hand["maximum"] - hand["size"] + 1
            return 4.5 if room >= card.draws else 1.0
        if card.runs is not None:
            servers = [_CENTRAL[n] for n in card.runs if n < len(_CENTRAL)] or list(table.servers)
            best = max([self._running(table, name) for name in servers if name in table.servers], default=0.0)
            return best + 0.6 if best > 2.5 else 0.0
        if card.search:
            return 3.4 if credits > card.cost + 3 else 0.5
        return 0.4

    def _new_types(self, table: Table, card: Reading) -> bool:
        """Whether a breaker opens ice that the rig cannot open yet."""
        have = {line.subtype for c in table.rig for line in reading(c).breaks}
        return any(line.subtype not in have for line in card.breaks) and "" not in have

    def _installing(self, table: Table, card: Reading, credits: int) -> float:
        left = credits - card.cost
        memory = table.runner["memory"]
        installed = {c["card"] for c in table.rig}
        if card.title in installed and card.unique:
            return -2.0
        if card.type == PROGRAM and memory["used"] + card.memory > memory["limit"]:
            return -2.0
        if card.is_breaker:
            return 5.0 if self._new_types(table, card) and left >= 0 else -0.5
        if card.is_economy:
            return 5.2 if card.title not in installed or card.stock else 0.5
        if card.type == HARDWARE:
            if card.memory_bonus or card.recurring or card.link:
                useful = card.recurring or memory["limit"] - memory["used"] < 2
                return (3.6 if useful else 1.5) if left >= 2 and card.title not in installed else 0.3
            return 1.4 if left >= 3 else 0.2
        if card.on_host:
            return 1.6 if left >= 4 else 0.0
        if card.type in (PROGRAM, RESOURCE):
            return (2.3 if left >= 3 else 0.4) if card.title not in installed else 0.2
        return 0.5

    # -- running ----------------------------------------------------------------------------------------------

    def _running(self, table: Table, name: str) -> float:
        """What a run may bring, less what it costs: in credits, cards and risk."""
        server = table.servers.get(name)
        if server is None:
            return 0.0
        cost, danger = self._way_in(table, server)
        credits = table.runner["credits"] + table.runner["run_credits"]
        if cost > credits:
            return -3.0
        grip = table.runner["hand"]["size"]
        prize = self._prize(table, name, server)
        risk = danger + table.damage_on_points()
        if grip < 1 + risk and prize < 9.0:
            return -2.0
        if grip < 3 and (name != "Archives" or table.corp["discard"]["facedown"]):
            prize -= 1.6 * (3 - grip)
        return prize - 0.45 * cost - 0.4 * danger

    def _way_in(self, table: Table, server: ServerView) -> tuple[float, float]:
        """The credits that it takes, and the cards that may be lost."""
        cost = danger = 0.0
        corp_credits = table.corp["credits"]
        for ice in server["ice"]:
            known = reading(ice)
            if not known.title or not ice["faceup"]:
                if not known.title:
                    if corp_credits >= 2:
                        breakers = sum(reading(c).is_breaker for c in table.rig)
                        cost += _UNKNOWN_ICE if breakers >= 2 else 1.0
                        danger += 0.8
                    continue
                if known.cost > corp_credits:
                    continue
            plan = cheapest(table, ice)
            if plan is None:
                if known.ends_run:
                    return 99.0, 0.0
                danger += known.harm + 0.7 * known.tags + 1.5 * known.trashes
            else:
                cost += plan.credits
        return cost, danger

    def _prize(self, table: Table, name: str, server: ServerView) -> float:
        turn, times = self._looked.get(name, (-1, 0))
        again = times if turn == table.turn else 0
        if name == "HQ":
            size = table.corp["hand"]["size"]
            return (4.2 - 0.7 * again + 0.15 * size) if size else 0.3
        if name == "R&D":
            return 4.6 - 2.6 * again
        if name == "Archives":
            return min(5.0, 1.3 * int(table.corp["discard"]["facedown"])) + self._agendas_in_archives(table)
        best = 0.0
        for card in server["cards"]:
            advanced = int(card["counters"].get("advancement", 0))
            if not card["faceup"]:
                known = reading(card)
                if known.type == AGENDA:
                    best = max(best, 9.0)
                elif known.title:
                    best = max(best, 0.0 if known.trap else 2.0)
                else:
                    best = max(best, 5.0 + 1.3 * min(advanced, 3) - 2.5 * again)
            else:
                known = reading(card)
                if 0 <= known.trash_cost <= table.runner["credits"] - 1 and known.is_economy:
                    best = max(best, 3.2 - 0.3 * known.trash_cost)
        return best

    def _agendas_in_archives(self, table: Table) -> float:
        return 9.0 * any(read(title).type == AGENDA for title in table.corp["discard"]["faceup"])

    def attacked_server(self, table: Table, decision: Asked) -> Choice | None:
        servers = [option for option in decision.options if option.server]
        return max(servers, key=lambda option: self._running(table, option.server)) if servers else None

    def jack_out(self, table: Table, decision: Asked) -> Choice | None:
        """Go on, unless the next ice stops the run or hurts too much."""
        run = table.view["run"]
        if run is None or run["ice"] is None or run["phase"] == "approach-server":
            return decision.first("continue")
        ice = table.card(run["ice"])
        if ice is None or not ice["faceup"]:
            return decision.first("continue" if table.runner["hand"]["size"] >= 2 else "jack-out")
        plan = cheapest(table, ice)
        if plan is not None and plan.credits <= self._purse(table):
            return decision.first("continue")
        known = reading(ice)
        bad = known.ends_run or known.trashes or known.harm > table.runner["hand"]["size"]
        return decision.first("jack-out" if bad else "continue")

    def _purse(self, table: Table) -> int:
        """Credits in the pool, and recurring ones that breakers may spend."""
        hosted = sum(c["counters"].get("credit", 0) for c in table.rig if reading(c).recurring)
        return int(table.runner["credits"]) + int(hosted)

    # -- encounters -------------------------------------------------------------------------------------------

    def window(self, table: Table, decision: Asked) -> Choice | None:
        encounter = table.view["encounter"]
        if encounter is None or encounter["ice"] is None:
            return decision.first("pass")
        ice = table.card(encounter["ice"])
        left = encounter["subroutines"] - len(encounter["broken"])
        if ice is None or left <= 0:
            return decision.first("pass")
        known = reading(ice)
        plan = cheapest(table, ice, left)
        if plan is None or plan.credits > self._purse(table) or not known.threat:
            return self._by_click(table, decision, known, left) or decision.first("pass")
        for option in decision.by_verb("use"):
            if option.at == plan.at and option.number == plan.slot:
                return option
        return decision.first("pass")

    def _by_click(self, table: Table, decision: Asked, ice: Reading, left: int) -> Choice | None:
        """Ice that lets itself be broken by clicks: while there are enough for it."""
        if table.runner["clicks"] < left or not ice.threat:
            return None
        for option in decision.by_verb("use"):
            if option.card == ice.title:
                return option
        return None

    def break_one(self, table: Table, decision: Asked) -> Choice | None:
        """The last subroutines first: those end the run."""
        options = decision.by_verb("break")
        return max(options, key=lambda option: option.number) if options else None

    # -- access -----------------------------------------------------------------------------------------------

    def access_next(self, table: Table, decision: Asked) -> Choice | None:
        return decision.options[0]

    def steal(self, table: Table, decision: Asked) -> Choice | None:
        return decision.first("steal", "yes", "pay")

    def trash_accessed(self, table: Table, decision: Asked) -> Choice | None:
        trash = decision.first("trash")
        if trash is None or trash.card is None:
            return decision.first("use") or decision.first("no")
        known = read(trash.card)
        credits = table.runner["credits"]
        spare = credits - known.trash_cost
        if known.trash_cost <= 1 or (known.is_economy and spare >= 1) or spare >= 5:
            return trash
        return decision.first("no")

    def trace(self, table: Table, decision: Asked) -> Choice | None:
        """Just enough to win it, if that leaves something."""
        trace = table.view["trace"]
        numbers = {option.number: option for option in decision.by_verb("number")}
        if trace is None or not numbers:
            return None
        need = max(0, trace["strength"] - trace["link"])
        if need in numbers and need <= 2 + table.runner["credits"] // 3:
            return numbers[need]
        return numbers.get(0)
