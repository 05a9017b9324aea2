"""What no game could hold: cards in places where they cannot be (2, 3, 4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from ..cards.library import definition
from ..rules.machine.card import REF
from ..rules.machine.terms import (
    AGENDA,
    ASSET,
    CORP,
    EVENT,
    FIRST_REMOTE,
    HARDWARE,
    ICE,
    IDENTITY,
    OPERATION,
    RUNNER,
    SERVER_ARCHIVES,
    SERVER_HQ,
    SERVER_RND,
    SIDES,
    TYPES,
    UPGRADE,
)
from ..text.phrases import Value
from ..text.words import CardTitle
from ..vocabulary.hosting import HostThisOn
from .board import NAMED, Board, Placed, Side
from .lists import Complain
from .unreadable import Misread

#: The central servers by name
SERVERS = {"HQ": SERVER_HQ, "R&D": SERVER_RND, "Archives": SERVER_ARCHIVES}
_RIG_TYPES = ("hardware", "program", "resource")


def check(position: Board, lines: Mapping[str, int], complain: Complain) -> None:
    """Tell every card that is where it cannot be."""
    checker = _Checker(lines, complain)
    for side, player in ((CORP, position.corp), (RUNNER, position.runner)):
        checker.side(side, player)
    for server in position.corp.servers:
        where = f"corp {server.name}"
        checker.types(server.ice, where, (ICE,), "not-ice")
        in_it = (UPGRADE,) if not server.name.startswith("Server") else (AGENDA, ASSET, UPGRADE)
        checker.types(server.cards, where, in_it, "not-in-server")
        checker.installed(server.cards, where)
    for card in position.runner.rig:
        if not card.facedown and TYPES[definition(card.title).type] not in _RIG_TYPES:
            checker.wrong("not-in-rig", "runner rig", card)
        elif not card.facedown and definition(card.title).install_on is not None:
            checker.wrong("needs-host", "runner rig", card)  # 1.12.5c
    checker.history(position)
    checker.run(position)
    checker.memories(position)
    if checker.count + 2 > REF:
        complain(Misread("too-many-cards", 0, str(checker.count), more={"most": REF - 2}))


def oddities(position: Board) -> tuple[Misread, ...]:
    """What does not last: the first checkpoint will correct it (10.3.1), which may be just what is to be seen."""
    found: list[Misread] = []
    named: Counter[str] = Counter()
    for server in position.corp.servers:
        inside = [definition(card.title) for card in server.cards]
        number = SERVERS.get(server.name, FIRST_REMOTE)
        for defn in inside:
            if (defn.remote_only and number != FIRST_REMOTE) or (
                defn.install_only_in and number not in defn.install_only_in
            ):
                more: dict[str, Value] = {"card": CardTitle(defn.title), "where": server.name}
                found.append(Misread("odd-place", 0, defn.title, more=more))  # 4.7.7c, 8.2.12
        if len([defn for defn in inside if defn.type in (AGENDA, ASSET)]) > 1:  # 4.7.8a
            found.append(Misread("odd-server", 0, server.name))
        if len([defn for defn in inside if "region" in defn.subtypes]) > 1:  # 3.6.5
            found.append(Misread("odd-regions", 0, server.name))
        named.update([c.title for c in (*server.ice, *server.cards) if not c.facedown and definition(c.title).unique])
    rig = [card for card in position.runner.rig if not card.facedown]
    named.update([card.title for card in rig if definition(card.title).unique])
    several = [title for title, count in named.items() if count > 1]
    found.extend([Misread("odd-unique", 0, title, more={"card": CardTitle(title)}) for title in several])  # 10.3.1d
    consoles = [definition(card.title) for card in rig]
    if len([defn for defn in consoles if defn.type == HARDWARE and "console" in defn.subtypes]) > 1:  # 3.8.5
        found.append(Misread("odd-consoles"))
    rows = [*rig, *[card for server in position.corp.servers for card in (*server.ice, *server.cards)]]
    for card in rows:
        found.extend(_odd_hosts(card))
        if definition(card.title).type == AGENDA and not card.facedown and not _may_lie_faceup(card):
            found.append(Misread("odd-faceup", 0, card.title, more={"card": CardTitle(card.title)}))  # 8.2.1
    return tuple(found)


def _odd_hosts(host: Placed) -> list[Misread]:
    """Cards hosted where no ability creates or permits it (1.12.5)."""
    found: list[Misread] = []
    defn = definition(host.title)
    for card in host.hosted:
        inner = definition(card.title)
        counter = inner.type in (EVENT, OPERATION, IDENTITY)
        moves = any([isinstance(step, HostThisOn) for node in inner.paid for step in node.does])
        permitted = defn.hosts is not None or defn.hosts_by_ability or inner.install_on is not None or moves
        if not (permitted or counter or card.facedown):
            found.append(
                Misread(
                    "odd-host", 0, inner.title, more={"card": CardTitle(inner.title), "host": CardTitle(defn.title)}
                )
            )
        found.extend(_odd_hosts(card))
    return found


def _may_lie_faceup(agenda: Placed) -> bool:
    """Agendas lie facedown but for their own words, or those of a counter on them such as Casting Call's."""
    if definition(agenda.title).installed_faceup:
        return True
    return any([definition(card.title).type == OPERATION for card in agenda.hosted])


class _Checker:
    def __init__(self, lines: Mapping[str, int], complain: Complain) -> None:
        self.lines = lines
        self.complain = complain
        self.count = 0

    def wrong(self, code: str, where: str, card: Placed) -> None:
        """``card`` cannot be there."""
        defn = definition(card.title)
        more = {"side": SIDES[defn.side], "type": TYPES[defn.type], "where": where.partition(" ")[2]}
        self.complain(Misread(code, self.lines.get(where, 0), card.title, more=dict(more)))

    def side(self, side: int, player: Side) -> None:
        """The identity and the zones of one player."""
        name = SIDES[side]
        if player.identity is not None:
            defn = definition(player.identity.title)
            if defn.type != IDENTITY or defn.side != side:
                self.wrong("not-identity", name, player.identity)
        self.count += len(player.outside)
        for zone in ("hand", "deck", "discard", "score", "play_area", "set_aside", "removed", "rig"):
            cards: tuple[Placed, ...] = getattr(player, zone, ())
            where = f"{name} {zone}"
            self._belong(cards, where, -1 if zone == "score" else side)
            if zone == "score":
                for card in cards:
                    if definition(card.title).type != AGENDA and card.points is None:
                        self.wrong("not-agenda", where, card)

    def _belong(self, cards: Iterable[Placed], where: str, side: int, on_identity_host: bool = False) -> None:
        for card in cards:
            self.count += 1
            defn = definition(card.title)
            if defn.type == IDENTITY and not on_identity_host:
                self.wrong("identity-in-zone", where, card)
            elif side >= 0 and defn.side != side:
                self.wrong("wrong-side", where, card)
            self._belong(card.hosted, where, -1, defn.copies_text)

    def types(self, cards: tuple[Placed, ...], where: str, types: tuple[int, ...], code: str) -> None:
        """Corp cards of these types only; what they host may be the Runner's too."""
        self._belong(cards, where, CORP)
        for card in cards:
            defn = definition(card.title)
            if defn.side == CORP and defn.type not in types:
                self.wrong(code, where, card)

    def installed(self, cards: tuple[Placed, ...], where: str) -> None:
        """Cards in servers lie as they may."""
        for card in cards:
            if card.facedown and definition(card.title).installed_faceup:  # 3.2.3a
                self.wrong("always-faceup", where, card)

    def memories(self, position: Board) -> None:
        """What a card remembers must be there."""
        there: set[str] = {"HQ", "R&D", "Archives", *[server.name for server in position.corp.servers]}
        for server in position.corp.servers:
            word = "card" if server.name.startswith("Server") else "root"
            there.update(f"{server.name} ice {n}" for n in range(1, len(server.ice) + 1))
            there.update(f"{server.name} {word} {n}" for n in range(1, len(server.cards) + 1))
        rows = [("runner rig", position.runner.rig), ("corp play area", position.corp.play_area)]
        rows.extend((f"corp {server.name}", (*server.ice, *server.cards)) for server in position.corp.servers)
        for where, cards in rows:
            for card in (*cards, *[inner for outer in cards for inner in outer.hosted]):
                for place in card.remembers:
                    if place not in there and not place.startswith(NAMED):
                        self.complain(Misread("no-such-place", self.lines.get(where, 0), place))

    def history(self, position: Board) -> None:
        """A card that something happened to is where it would be then."""
        for name, history in (("this turn", position.this_turn), ("last turn", position.last_turn)):
            line = self.lines.get(name, 0)
            if history and name == "this turn" and position.rule in ("5.6.1a", "5.7.1a"):
                self.complain(Misread("history-early", line))
            for happened in history:
                there = _where(position, happened.what)
                if there is not None and happened.of not in [definition(card.title).title for card in there]:
                    self.complain(Misread("history-card", line, happened.of))

    def run(self, position: Board) -> None:
        """The attacked server and the ice must be there, and encountered ice rezzed (6.4.4)."""
        run = position.run
        if run is None:
            return
        line = self.lines.get("run", 0)
        server = next((s for s in position.corp.servers if s.name == run.server), None)
        if server is None and run.server.startswith("Server"):
            self.complain(Misread("no-server", line, run.server))
            return
        ice = server.ice if server is not None else ()
        faces_ice = run.rule[:5] in ("6.9.2", "6.9.3", "6.9.4")
        if faces_ice and not 1 <= run.ice <= len(ice):
            self.complain(Misread("no-such-ice", line, str(run.ice), more={"server": run.server, "count": len(ice)}))
        elif faces_ice and run.rule.startswith("6.9.3"):
            met = ice[run.ice - 1]
            if met.facedown:
                self.complain(Misread("unrezzed-encounter", line, met.title))
            subs = len(definition(met.title).subroutines)
            if any(not 1 <= n <= subs for n in run.broken):
                self.complain(Misread("no-such-subroutine", line, met.title, more={"count": subs}))
        if run.broken and not run.rule.startswith("6.9.3"):
            self.complain(Misread("broken-outside", line, " ".join(str(n) for n in run.broken)))


def _where(position: Board, what: str) -> list[Placed] | None:
    """The cards to which something of this kind may have happened; None if it happens to no card."""
    corp, runner = position.corp, position.runner
    if what == "stole":
        return list(runner.score)
    if what == "scored":
        return list(corp.score)
    if what == "played":
        return [*corp.discard, *runner.discard]
    if what not in ("installed", "rezzed"):
        return None
    found = [card for server in corp.servers for card in (*server.ice, *server.cards)]
    return [*found, *runner.rig] if what == "installed" else [card for card in found if not card.facedown]
