"""Which option of a question an act by name means."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..positions.titles import key
from ..rules.machine.terms import NEW_REMOTE, NO_SERVER, PLAY_AREA
from ..rules.questions.option_texts import card_name, place_name, server_name
from .looking import CardLook

if TYPE_CHECKING:
    from ..rules.machine.decisions import Option
    from ..rules.machine.state import State

_SERVERS = {"rnd": "r&d", "randd": "r&d", "newremote": "new remote", "newserver": "new remote", "new": "new remote"}


def is_card(s: State, id: int, wanted: str | CardLook) -> bool:
    """Whether ``wanted`` means this card: by title, by place (``HQ ice 1``), or both (``Enigma [HQ ice 1]``)."""
    if id < 0:
        return False
    if isinstance(wanted, CardLook):
        return wanted.id == id
    card = s.cards[id]
    if key(card.defn.title) == key(wanted):
        return True
    if card.zone != PLAY_AREA or not card.installed:
        return False
    low = " ".join(wanted.lower().split())
    return low in (place_name(s, card).lower(), card_name(s, card, -1).lower())


def is_server(server: int, wanted: str) -> bool:
    """Whether ``wanted`` names this server: ``HQ``, ``R&D``, ``Server 1``, ``new remote``, ``rig``."""
    if server == NEW_REMOTE:
        name = "new remote"
    elif server == NO_SERVER:
        name = "rig"
    else:
        name = server_name(server).lower()
    low = " ".join(wanted.lower().split())
    return low == name or _SERVERS.get(key(wanted)) == name


def alike(s: State, options: list[Option]) -> bool:
    """Whether several options are the same to the player: copies of one card in one hidden or discard zone."""
    first = options[0]
    if any(o.card < 0 or (o.verb, o.arg) != (first.verb, first.arg) for o in options):
        return False
    cards = [s.cards[o.card] for o in options]
    return all(c.defn is cards[0].defn and c.zone == cards[0].zone and not c.installed for c in cards)
