"""The Corp by rules of thumb."""

from __future__ import annotations

from random import Random

from ...rules.machine.terms import AGENDA, ASSET, CORP, ICE, UPGRADE
from ...view_types import ServerView
from ..asked import Asked, Choice
from ..reading import Reading, read
from .common import Card, Player, Table, cheapest, reading


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
            }
        )
        self._going_to = ""  # the server that the card being installed is meant for

    # -- the hand ---------------------------------------------------------------------------------------------

    def mulligan(self, table: Table, decision: Asked) -> Choice | None:
        hand = [read(title) for title in table.corp["hand"]["cards"]]
        ice = sum(card.type == ICE for card in hand)
        agendas = sum(card.type == AGENDA for card in hand)
        return decision.first("keep" if ice and agendas < 3 else "mulligan")

    def value(self, table: Table, card: Reading) -> float:
        if card.type == AGENDA:
            return 9.0 + card.points
        if card.type == ICE:
            return (6.0 if card.ends_run else 4.0) - (card.cost > 8) * 2
        if card.is_economy:
            return 6.0
        if card.trap:
            return 3.0
        return 2.5

    def arrange(self, table: Table, decision: Asked) -> Choice | None:
        """Agendas lie deeper: the Runner may look at the top card."""

        def order(option: Choice) -> float:
            card = read(option.card or "")
            return -1.0 if card.type == AGENDA else self.value(table, card)

        picks = [option for option in decision.options if option.card]
        return max(picks, key=order) if picks else None

    # -- actions ----------------------------------------------------------------------------------------------

    def action(self, table: Table, decision: Asked) -> Choice | None:
        scored = [(self._worth(table, option), -n, option) for n, option in enumerate(decision.options)]
        return max(scored)[2]

    def _worth(self, table: Table, option: Choice) -> float:
        credits, clicks = table.corp["credits"], table.corp["clicks"]
        card = read(option.card) if option.card else None
        if option.verb == "gain":
            return 0.8 + 2.2 * _thirst(credits)
        if option.verb == "draw":
            return self._drawing(table, clicks)
        if option.verb == "advance":
            return self._advancing(table, option, credits, clicks)
        if option.verb == "play" and card is not None:
            return self._playing(table, card, credits)
        if option.verb == "install" and card is not None:
            return self._installing(table, card, credits, clicks)
        if option.verb == "use" and card is not None:
            for line in card.actions:
                if line.slot == option.number and line.clicks <= clicks:
                    money = 0.8 + 2.2 * line.credits * _thirst(credits) - 10.0 * line.dear
                    return money if line.credits else 3.0
            return 0.5
        if option.verb == "trash-resource":
            return 2.8 if credits >= 5 else 0.5
        if option.verb == "purge":
            virus = sum(int(c["counters"].get("virus", 0)) for c in table.all_cards())
            return 0.6 * virus - 2.0
        return 0.0

    def _drawing(self, table: Table, clicks: int) -> float:
        hand = table.corp["hand"]
        deck = table.corp["deck"]["size"]
        room = int(hand["maximum"]) - int(hand["size"])
        held = [read(title).type for title in hand["cards"]]
        if room < 1 - (clicks > 1) or deck < 8:
            return -5.0
        wants_ice = self._wants_ice(table) and ICE not in held
        return 1.0 + 0.4 * room + 2.0 * wants_ice + 0.8 * (AGENDA not in held and self._to_finish(table) is None)

    def _playing(self, table: Table, card: Reading, credits: int) -> float:
        grip = table.runner["hand"]["size"]
        if card.damage:
            if card.damage > grip:
                return 50.0
            return 3.2 if grip <= card.damage + 1 and credits > card.cost + 4 else 0.0
        if card.gain:
            return 3.0 + 3.5 * _thirst(credits) if card.gain > card.cost else 0.5
        if card.tags:
            return 3.5 if credits > card.cost + 8 else 0.0
        if card.clicks:
            return 0.3
        if card.advances:
            return 2.5 if self._to_finish(table) else -1.0
        if card.draws:
            room = table.corp["hand"]["maximum"] - table.corp["hand"]["size"] + 1
            return 3.0 if room >= card.draws else 0.0
        if card.needs_tag:
            return 4.0 if table.runner["credits"] >= 5 else 0.0
        return 1.5

    # -- installing -------------------------------------------------------------------------------------------

    def _installing(self, table: Table, card: Reading, credits: int, clicks: int) -> float:
        if card.type == ICE:
            return self._ice_goes_to(table, card)[0]
        if card.type == AGENDA:
            return self._agenda_goes_to(table, card, credits, clicks)[0]
        if card.type == ASSET:
            if card.is_economy:
                return 3.6 if credits >= card.cost else 1.0
            return 1.6 if card.trap and self._free_remote(table) is None else 0.8
        if card.type == UPGRADE:
            return 1.2 if self._scoring_server(table) else 0.1
        return 0.5

    def _wants_ice(self, table: Table) -> bool:
        servers = table.servers
        return not servers["HQ"]["ice"] or not servers["R&D"]["ice"] or self._scoring_server(table) is None

    def _ice_goes_to(self, table: Table, card: Reading) -> tuple[float, str]:
        """Where ice is needed most, and how much."""
        credits = table.corp["credits"]
        need: list[tuple[float, str]] = []
        for name, server in table.servers.items():
            ice = self._depth(server)
            if name == "HQ" or name == "R&D":
                need.append((5.2 - 1.9 * ice + 0.1 * (name == "R&D"), name))
            elif name == "Archives":
                # faceup agendas lie there as well, and a facedown one costs the game
                agendas = any(read(t).type == AGENDA for t in table.corp["discard"]["facedown_cards"])
                need.append((4.0 - 2.0 * ice if agendas else -1.0, name))
            else:
                inside = any(reading(c).type == AGENDA for c in server["cards"])
                junk = server["cards"] and not inside and not self._room(server)
                need.append(((4.4 if inside else 3.4) - 1.2 * ice - 4.0 * bool(junk), name))
        if self._scoring_server(table) is None:
            need.append((4.6, "new remote"))
        worth, name = max(need)
        cost = len(table.servers[name]["ice"]) if name in table.servers else 0
        if cost > credits or (cost > 1 and credits < card.cost):
            worth -= 3.0
        worth += 0.5 * bool(card.ends_run)
        if name == "new remote" or not table.servers[name]["central"]:
            worth -= 1.5 * (not card.ends_run)
        return worth - 0.1 * max(0, card.cost - credits), name

    def _depth(self, server: ServerView) -> float:
        """How well a server is guarded: ice that stops nobody counts for little."""
        known = [reading(ice) for ice in server["ice"]]
        return sum(1.0 if card.ends_run else 0.5 for card in known)

    def _room(self, server: ServerView) -> bool:
        """Whether an agenda or asset can be installed without trashing another."""
        return not any(reading(card).type in (AGENDA, ASSET) for card in server["cards"])

    def _remotes(self, table: Table) -> list[tuple[str, ServerView]]:
        return [(name, server) for name, server in table.servers.items() if not server["central"]]

    def _scoring_server(self, table: Table) -> str | None:
        """The remote server with the best ice."""
        iced = [(len(server["ice"]), name) for name, server in self._remotes(table) if server["ice"]]
        return max(iced)[1] if iced else None

    def _free_remote(self, table: Table) -> str | None:
        found = [
            (self._safety(table, server), name)
            for name, server in self._remotes(table)
            if server["ice"] and self._room(server)
        ]
        return max(found)[1] if found else None

    def _safety(self, table: Table, server: ServerView) -> float:
        """What it costs the Runner to get in, roughly, as far as the ice can be rezzed."""
        purse = table.corp["credits"]
        total = 0.0
        for ice in reversed(server["ice"]):
            known = reading(ice)
            if not ice["faceup"]:
                if known.cost > purse:
                    continue
                purse -= known.cost
            plan = cheapest(table, {**ice, "strength": ice.get("strength", known.strength)})
            if plan is None:
                total += 12.0 if known.ends_run else 1.0 + known.threat
            else:
                total += plan.credits + 0.5
        return total

    def _agenda_goes_to(self, table: Table, card: Reading, credits: int, clicks: int) -> tuple[float, str]:
        name = self._free_remote(table)
        if name is None:
            return -2.0, ""
        safety = self._safety(table, table.servers[name])
        rich = table.runner["credits"]
        held = sum(read(title).type == AGENDA for title in table.corp["hand"]["cards"])
        pressed = held >= 3 or table.corp["deck"]["size"] < 12 or (credits > 15 and held >= 2)
        if (safety <= 1.0 and not pressed) or credits < 3:
            return -1.0, name
        margin = 1.5 if safety > rich or pressed else -1.2
        return 4.8 + margin + 0.3 * (clicks >= 3) - 0.2 * card.requirement, name

    def destination(self, table: Table, decision: Asked) -> Choice | None:
        card = read(decision.card) if decision.card else None
        if card is None:
            return None
        wish = ""
        if card.type == ICE:
            wish = self._ice_goes_to(table, card)[1]
        elif card.type == AGENDA:
            wish = self._agenda_goes_to(table, card, table.corp["credits"], table.corp["clicks"])[1]
        elif card.type == UPGRADE:
            wish = self._scoring_server(table) or ""
        elif card.trap:
            wish = self._free_remote(table) or "new remote"
        else:
            wish = "new remote"
        for option in decision.options:
            if option.server == wish:
                return option
        for option in decision.options:
            if option.server == "new remote":
                return option
        return None

    # -- advancing and scoring --------------------------------------------------------------------------------

    def _missing(self, card: Card) -> int:
        return reading(card).requirement - int(card["counters"].get("advancement", 0))

    def _to_finish(self, table: Table) -> Card | None:
        for _, server in self._remotes(table):
            for card in server["cards"]:
                if reading(card).type == AGENDA and self._missing(card) > 0:
                    return card
        return None

    def _advancing(self, table: Table, option: Choice, credits: int, clicks: int) -> float:
        card = table.card(option.at)
        if card is None:
            return 0.0
        known = reading(card)
        if known.type == ICE:
            return 0.4
        if known.type != AGENDA:
            return 1.0 if known.trap and credits > 6 and card["counters"].get("advancement", 0) < 2 else -1.0
        missing = self._missing(card)
        if missing <= 0:
            return -2.0
        if missing <= clicks and credits >= missing:
            return 20.0  # it is scored this turn
        server = table.servers[table.server_of(option.at)]
        safe = self._safety(table, server)
        if missing - clicks > 3 and safe <= table.runner["credits"] and missing > 4:
            return 1.0
        # what is left must fit into the next turn
        return 5.0 if missing > 3 and credits > 1 else 2.4 if credits > missing + 1 else 1.0

    # -- windows ----------------------------------------------------------------------------------------------

    def window(self, table: Table, decision: Asked) -> Choice | None:
        score = decision.first("score")
        if score is not None:
            return score
        for option in decision.by_verb("rez"):
            if self._rezzes(table, decision, option):
                return option
        for option in decision.by_verb("use"):
            if self._uses(table, option):
                return option
        return decision.first("pass")

    def _rezzes(self, table: Table, decision: Asked, option: Choice) -> bool:
        card = table.card(option.at)
        if card is None:
            return False
        known, credits = reading(card), int(table.corp["credits"])
        if known.type == ICE:
            if known.forfeits_to_rez:
                return False
            server = table.servers[table.server_of(option.at)]
            return bool(server["cards"]) or (server["central"] and self._worth_guarding(table, server["server"]))
        if known.trap:
            return False
        mine = bool(table.view["turn"]["side"] == "corp")
        if known.type == ASSET:
            if known.drip or known.stock:
                return credits >= known.cost + (2 if mine else 0) and (not mine or decision.rule == "5.6.1b")
            if known.actions:
                return mine and int(table.corp["clicks"]) >= known.actions[0].clicks
            return mine and credits > known.cost + 6
        if known.type == UPGRADE:
            server_name = table.server_of(option.at)
            if table.attacked == server_name:
                return True
            agenda = any(reading(c).type == AGENDA for c in table.servers[server_name]["cards"])
            return mine and agenda and credits > known.cost + 3
        return mine and credits > known.cost + 6

    def _worth_guarding(self, table: Table, server: str) -> bool:
        if server == "Archives":
            return any(read(title).type == AGENDA for title in table.corp["discard"]["facedown_cards"])
        return True

    def _uses(self, table: Table, option: Choice) -> bool:
        """Abilities that end a run are kept for a run that would hurt; others that cost nothing are used."""
        if option.card is None:
            return False
        known = read(option.card)
        if known.type == AGENDA and table.attacked:
            server = table.servers[table.attacked]
            run = table.view["run"]
            return (
                run is not None
                and run["phase"] == "approach-server"
                and (server["central"] or any(reading(c).type == AGENDA for c in server["cards"]))
            )
        if known.type == AGENDA:
            return self._to_finish(table) is not None
        return False

    def trace(self, table: Table, decision: Asked) -> Choice | None:
        """Enough that the Runner cannot match it, if that is cheap."""
        trace = table.view["trace"]
        numbers = {option.number: option for option in decision.by_verb("number")}
        if trace is None or not numbers:
            return None
        need = max(0, table.runner["credits"] + trace["link"] - trace["strength"] + 1)
        if need in numbers and need <= table.corp["credits"] // 2:
            return numbers[need]
        return numbers.get(0)

    def target(self, table: Table, decision: Asked) -> Choice | None:
        """An agenda to be finished comes first when advancement is placed; else as anyone."""
        if decision.card is not None and (read(decision.card).advances or read(decision.card).type == AGENDA):
            for option in decision.by_verb("pick"):
                card = table.card(option.at) if option.at else None
                if card is not None and reading(card).type == AGENDA and self._missing(card) > 0:
                    return option
        return super().target(table, decision)


def _thirst(credits: int) -> float:
    """How much more money is wanted, from 1 down to nearly nothing."""
    return 1.0 if credits < 6 else 0.7 if credits < 10 else 0.4 if credits < 15 else 0.1
