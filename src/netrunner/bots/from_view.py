"""The table of a seat from its view: what a computer player is given of a game."""

from __future__ import annotations

from typing import Final

from ..rules.machine.decisions import VERBS
from ..rules.machine.terms import CORP, NEW_REMOTE, NO_SERVER, RUNNER, SERVER_ARCHIVES, SIDES
from ..rules.questions.option_texts import server_name
from ..view_types import CardView, View
from .asked import Asked
from .reading import read
from .table import HIDDEN, Act, Seen, Site, Table

_VERBS: Final = {verb: n for n, verb in enumerate(VERBS)}


def table_of(view: View, question: Asked) -> Table:
    """What the seat that is asked sees."""
    side = SIDES.index(question.side)
    t = Table(side, question.kind, question.rule, question.number)
    t.turn = view["turn"]["number"]
    t.mine = view["turn"]["side"] == question.side
    players = (view["corp"], view["runner"])
    t.credits = [player["credits"] for player in players]
    t.clicks = [player["clicks"] for player in players]
    t.points = [player["score"]["points"] for player in players]
    t.hand_size = [player["hand"]["size"] for player in players]
    t.hand_limit = [player["hand"]["maximum"] for player in players]
    t.deck = [player["deck"]["size"] for player in players]
    t.identities = [read(player["identity"]["card"] or "") for player in players]
    t.hand = [read(title) for title in players[side]["hand"]["cards"]]
    discard = players[CORP]["discard"]
    t.archives = [read(title) for title in (*discard["faceup"], *discard["facedown_cards"])]
    t.facedown_archives = discard["facedown"]
    runner = players[RUNNER]
    t.tags = runner["tags"]
    t.bad_publicity = players[CORP]["bad_publicity"]
    t.run_credits = runner["run_credits"]
    t.memory_limit, t.memory_used = runner["memory"]["limit"], runner["memory"]["used"]
    facts = {known["among"][0]: known["title"] for known in view["known"] if len(known["among"]) == 1}
    if side == RUNNER:
        t.known_in_hq = sum([known["among"] == ["HQ"] for known in view["known"]])
        t.top_of_rnd = read(facts["R&D 1"]) if "R&D 1" in facts else None
    places: dict[str, Seen] = {}
    for server in view["servers"]:
        number = server_number(server["server"])
        site = Site(number)
        site.ice = [_seen(t, card, number, facts, places) for card in server["ice"]]
        site.cards = [_seen(t, card, number, facts, places) for card in server["cards"]]
        t.sites[number] = site
    for card in view["rig"]:
        _seen(t, card, NO_SERVER, facts, places)
    t.rig = [seen for seen in t.all_seen.values() if seen.owner == RUNNER]
    _running(view, t, places)
    t.about = read(question.card) if question.card else None
    t.about_seen = places.get(question.at)
    for n, option in enumerate(question.options):
        known = read(option.card) if option.card else None
        to = server_number(option.server) if option.server else NO_SERVER
        t.acts.append(Act(n, _VERBS[option.verb], known, places.get(option.at), to, option.number))
    return t


def server_number(name: str) -> int:
    """The number of a server by its name.

    >>> server_number("HQ"), server_number("Server 2"), server_number("new remote")
    (0, 4, -2)
    """
    found = _SERVERS.get(name)
    return int(name.rpartition(" ")[2]) + SERVER_ARCHIVES if found is None else found


_SERVERS: Final = {server_name(n): n for n in (NEW_REMOTE, NO_SERVER, 0, 1, SERVER_ARCHIVES)}


def _seen(t: Table, card: CardView, server: int, facts: dict[str, str], places: dict[str, Seen]) -> Seen:
    title = card["card"] or facts.get(card["at"])
    known = read(title) if title else HIDDEN
    place = len(t.all_seen)
    found = Seen(known, SIDES.index(card["side"]), card["faceup"], server, place, card.get("strength", known.strength))
    counters = card["counters"]
    if counters:
        found.advancement = counters.get("advancement", 0)
        found.credits = counters.get("credit", 0)
        found.virus = counters.get("virus", 0)
        found.power = counters.get("power", 0)
    t.all_seen[place] = places[card["at"]] = found
    for hosted in card.get("hosted", ()):
        _seen(t, hosted, NO_SERVER, facts, places)
    return found


def _running(view: View, t: Table, places: dict[str, Seen]) -> None:
    run, encounter, trace = view["run"], view["encounter"], view["trace"]
    if run is not None:
        t.attacked = server_number(run["server"]) if run["server"] else NO_SERVER
        t.at_server = run["phase"] in ("approach-server", "run-ends")
        t.ice = places.get(run["ice"] or "")
    if encounter is not None:
        t.encountered = places.get(encounter["ice"] or "")
        t.left = encounter["subroutines"] - len(encounter["broken"])
    if trace is not None:
        t.trace_strength, t.trace_link = trace["strength"], trace["link"]
