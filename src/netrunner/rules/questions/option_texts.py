"""Text forms of options: readable, unique within a decision, and accepted back by ``choose``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..machine import decisions
from ..machine.decisions import (
    V_ACCESS,
    V_BREAK,
    V_CHOOSE,
    V_NAME,
    V_NUMBER,
    V_RUN,
    V_SERVER,
    V_USE,
    VERBS,
    Decision,
    Key,
    Option,
)
from ..machine.terms import CORP, NEW_REMOTE, NO_SERVER, SERVER_ARCHIVES, TYPES
from .naming_cards import nameable
from .naming_subtypes import all_subtypes

if TYPE_CHECKING:
    from ..machine.card import Card
    from ..machine.state import State


def server_name(server: int) -> str:
    """``HQ``, ``R&D``, ``Archives``, ``Server 1``, ...: the rulebook's own words, the same in every text form."""
    if server == NEW_REMOTE:
        return "new remote"
    if server == NO_SERVER:
        return "rig"
    if server <= SERVER_ARCHIVES:
        return ("HQ", "R&D", "Archives")[server]
    return f"Server {server - 2}"


def place_name(s: State, card: Card) -> str:
    """Where an installed Corp card is: ``HQ ice 1`` is the innermost ice, ``Server 1 card 1`` the oldest card."""
    host = s.card(card.host)
    if host is not None:
        return f"on {host.defn.title}" if host.faceup else f"on {place_name(s, host)}"
    server = s.servers.get(card.server)
    if server is None:
        return ""
    name = server_name(card.server)
    if card.id in server.ice:
        return f"{name} ice {server.ice.index(card.id) + 1}"
    if card.id in server.cards:
        word = "root" if card.server <= SERVER_ARCHIVES else "card"
        return f"{name} {word} {server.cards.index(card.id) + 1}"
    return name


def card_name(s: State, card: Card, seat: int) -> str:
    """How ``seat`` calls a card: by title if it may know it, and by place if it is installed in a server."""
    known = seat == -1 or s.sees(seat, card)
    place = place_name(s, card) if card.owner == CORP and card.installed else ""
    if not known:
        return f"[{place}]" if place else "a card"
    return f"{card.defn.title} [{place}]" if place else card.defn.title


def option_text(d: Decision, o: Option) -> str:
    """The text form of one option, before duplicates are told apart."""
    s = d.state
    words = [VERBS[o.verb]]
    if o.card != -1:
        # who searches or draws looks at the cards (4.2, 1.8.5)
        seat = -1 if d.kind in ("search", "draw-instead") else d.player
        words.append(card_name(s, s.cards[o.card], seat))
    if o.verb in (V_SERVER, V_RUN) or (o.verb == V_ACCESS and o.card == -1):
        words.append(server_name(o.arg))
    elif o.verb == V_BREAK:
        words.append(f"subroutine {o.arg + 1}")
    elif o.verb == V_USE:
        if o.arg < 32:
            words.append(f"ability {(o.arg & 15) + 1}")  # the other side of a card counts anew
        else:  # 9.1.3b; which card grants it is nothing that a name could depend on
            before = [arg for verb, card, arg in d.keys if verb == V_USE and card == o.card and 32 <= arg < o.arg]
            words.append(f"granted ability {len(before) + 1}")
    elif d.kind == "card-type":
        words.append(TYPES[o.arg])
    elif d.kind == "subtype":
        words.append(all_subtypes()[o.arg])
    elif o.verb in (V_NUMBER, V_CHOOSE):
        words.append(str(o.arg + (1 if o.verb == V_CHOOSE else 0)))
    elif o.verb == V_NAME:
        words.append(nameable()[o.arg])
    return " ".join(words)


def option_texts(d: Decision) -> dict[str, Key]:
    """Every option of a decision by its text; equal texts are numbered in order."""
    found: dict[str, Key] = {}
    for o in d.options:
        text = option_text(d, o)
        n = 2
        unique = text
        while unique in found:
            unique = f"{text} #{n}"
            n += 1
        found[unique] = o.key
    return found


decisions.option_texts = option_texts
