"""Names in a language: sides, servers, zones, cards and where they are, and lists of such names.

A name is a `Phrase`, worded when it is read, so that one record serves every language.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from netrunner.rules.machine.card import Card
from netrunner.rules.machine.state import State
from netrunner.rules.machine.terms import (
    ARCHIVES,
    CORP,
    COUNTERS,
    ICE,
    NEW_REMOTE,
    NO_SERVER,
    PLAY_AREA,
    SERVER_ARCHIVES,
    SIDES,
    ZONES,
)
from netrunner.text.phrases import Phrase, Value, phrase

_SERVERS = ("hq", "rnd", "archives")
_DOUBLE_STOP = re.compile(r"([!?.…]|\.\))\.(?=\s|$)")
_SOUNDS_LIKE_I = re.compile(r"h?[ií](?![aeo])")


class CardTitle(Phrase):
    """The title of a card; its key is the English title."""

    __slots__ = ()

    def text(self, lang: str) -> str:
        return title_in(self.key, lang)


class _And(Phrase):
    """Two names joined by "and": Spanish says "e" before the sound of an i."""

    __slots__ = ()

    def text(self, lang: str) -> str:
        last = _text(self.variables["last"], lang)
        sound = "i" if _SOUNDS_LIKE_I.match(last.casefold()) else "other"
        return phrase(lang, "list-and", first=self.variables["first"], last=last, sound=sound)


def _text(value: Value, lang: str) -> str:
    return value.text(lang) if isinstance(value, Phrase) else str(value)


@lru_cache(maxsize=8192)  # some titles are what a player typed
def title_in(title: str, lang: str) -> str:
    """A title in a language; a card without printed facts keeps its own.

    >>> title_in("Snare!", "es")
    '¡Cepo!'
    """
    from netrunner.cards.facts import find_facts

    found = find_facts(title)
    return found.title_in(lang) if found is not None and found.title == title else title


def finished(sentence: str) -> str:
    """A sentence that ends with a title which has its own punctuation mark needs no full stop.

    >>> finished("The Corp trashes Snare!."), finished("The Corp rezzes Melange Mining Corp..")
    ('The Corp trashes Snare!', 'The Corp rezzes Melange Mining Corp.')
    """
    return _DOUBLE_STOP.sub(r"\1", sentence)


def listing(names: Sequence[Value]) -> Value:
    """Names one after the other.

    >>> listing([CardTitle("Diesel"), CardTitle("Sure Gamble"), CardTitle("Infiltration")]).text("es")
    'Diésel, Apuesta Segura e Infiltración'
    """
    if not names:
        return ""
    if len(names) == 1:
        return names[0]
    first: Value = names[0]
    for name in names[1:-1]:
        first = Phrase("list-comma", {"first": first, "next": name})
    return _And("list-and", {"first": first, "last": names[-1]})


def listed(names: Sequence[Value]) -> Value:
    """Names one after the other with commas only, because more follows."""
    first: Value = names[0]
    for name in names[1:]:
        first = Phrase("list-comma", {"first": first, "next": name})
    return first


def side_name(side: int, form: str = "") -> Phrase:
    """A player: "the Corp"; ``form`` "start" for the beginning of a sentence, "of" and "to" with a preposition.

    >>> side_name(1, "of").text("es")
    'del Runner'
    """
    return Phrase(_form(f"side-{SIDES[side]}", form))


def server_name(server: int, form: str = "") -> Phrase:
    """A server: "HQ", "Server 1"; ``form`` as for `side_name`.

    >>> server_name(0).text("es"), server_name(3, "of").text("es"), server_name(2, "to").text("es")
    ('la Sede Central', 'del servidor 1', 'a los Archivos')
    """
    if server == NEW_REMOTE:
        return Phrase(_form("server-new", form))
    if server == NO_SERVER:
        return Phrase(_form("server-rig", form))
    if server <= SERVER_ARCHIVES:
        return Phrase(_form(f"server-{_SERVERS[server]}", form))
    return Phrase(_form("server-remote", form), {"number": server - SERVER_ARCHIVES})


def zone_name(zone: int, form: str = "") -> Phrase:
    """A zone: "the grip", "R&D"."""
    return Phrase(_form(f"zone-{ZONES[zone].replace('&', '').lower()}", form))


def counters(kind: int, count: int) -> Phrase:
    """So many counters of a kind.

    >>> counters(2, 1).text("en"), counters(1, 2).text("es")
    ('1 virus counter', '2 fichas de Avance')
    """
    return Phrase(f"counters-{COUNTERS[kind]}", {"count": count})


def place(server: int, ice: bool) -> Value:
    """Where an installed Corp card is, to stand after its name: " protecting HQ", " in Server 1"."""
    if server == NO_SERVER:
        return ""
    if ice:
        return Phrase("place-ice", {"guard": server_name(server, "guard")})
    if 0 <= server <= SERVER_ARCHIVES:
        return Phrase("place-root", {"of": server_name(server, "of")})
    return Phrase("place-server", {"server": server_name(server)})


def card_name(s: State, card: Card, seat: int) -> Phrase:
    """How ``seat`` calls a card now: by title if it may know it, and by place if it is installed in a server."""
    known = knows(s, card, seat)
    if card.zone == PLAY_AREA and card.owner == CORP and card.installed:
        if card.host >= 0 and s.card(card.host) is not None:
            host = card_name(s, s.at(card.host), seat)
            return Phrase("card-on-known" if known else "card-on", {"card": CardTitle(card.defn.title), "host": host})
        return _installed(s, card, known)
    if known:
        return CardTitle(card.defn.title)
    return Phrase("card-facedown" if card.zone in (PLAY_AREA, ARCHIVES) else "a-card")


def knows(s: State, card: Card, seat: int) -> bool:
    """Whether ``seat`` (2 for spectators, -1 for someone who sees everything) knows which card this is.

    It sees the front, or was shown it and could follow the card since (10.2).
    """
    if seat < 0 or s.sees(seat, card):
        return True
    return any(len(fact.places) == 1 and card.id in fact.places for fact in s.facts[seat])


def _installed(s: State, card: Card, known: bool) -> Phrase:
    server = s.servers[card.server]
    ice = card.id in server.ice
    among = server.ice if ice else server.cards
    kind = "ice" if ice else ("root" if card.server <= SERVER_ARCHIVES else "server")
    return Phrase(
        f"card-{kind}-known" if known else f"card-{kind}",
        {
            "card": CardTitle(card.defn.title),
            "server": server_name(card.server),
            "of": server_name(card.server, "of"),
            "guard": server_name(card.server, "guard"),
            "number": among.index(card.id) + 1 if card.id in among else 1,
            "count": len(among),
        },
    )


def a_card(ice: bool = False) -> Phrase:
    """A card nobody names: "a card", "a piece of ice"."""
    return Phrase("an-ice" if ice else "a-card")


def is_ice(card: Card) -> bool:
    """Whether a card is ice, which its place and orientation tell everyone (8.2.1d)."""
    return card.defn.type == ICE


def _form(key: str, form: str) -> str:
    return f"{key}.{form}" if form else key
