"""Which cards can be where, and which of them together (3.6.5, 3.8.5, 4.7.8a, 8.2.1, 8.2.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..machine.refusals import Refusal
from ..machine.terms import AGENDA, ASSET, HARDWARE, UPGRADE
from ..machine.zones import is_central
from .values import has_subtype

if TYPE_CHECKING:
    from ..machine.card import Card, CardDef
    from ..machine.state import State

_ONE_EACH: Final[tuple[int, ...]] = (AGENDA, ASSET)


def why_not_in_root(defn: CardDef, server: int) -> Refusal | None:
    """4.7.7c, 8.2.12: why a card that is no ice cannot be in the root of a server (NEW_REMOTE: a new one), or None."""
    if defn.type != UPGRADE and is_central(server):
        return Refusal("refused-remote-only", "8.2.1b" if defn.type == AGENDA else "3.3.1")
    return Refusal("refused-not-that-server", "8.2.12") if is_barred(defn, server) else None


def is_barred(defn: CardDef, server: int) -> bool:
    """4.7.8g, 8.2.12: whether the card says of itself that it cannot be in the root of this server."""
    only = defn.install_only_in
    return (defn.remote_only and is_central(server)) or (bool(only) and server not in only)


def exclude_each_other(s: State, a: Card, b: Card) -> bool:
    """4.7.8a, 3.6.5: whether two cards cannot be in the same root: two agendas or assets, or two regions."""
    return (a.type in _ONE_EACH and b.type in _ONE_EACH) or (is_region(s, a) and is_region(s, b))


def exclude_as_printed(a: CardDef, b: CardDef) -> bool:
    """The same of cards by what is printed on them: nothing more is known of those that lie facedown."""
    return (a.type in _ONE_EACH and b.type in _ONE_EACH) or ("region" in a.subtypes and "region" in b.subtypes)


def is_region(s: State, card: Card) -> bool:
    """3.6.5."""
    return has_subtype(s, card, "region")


def is_console(s: State, card: Card) -> bool:
    """3.8.5."""
    return card.defn.type == HARDWARE and has_subtype(s, card, "console")


def is_active_console(s: State, card: Card) -> bool:
    """3.8.5c: only an active console counts."""
    return card.active and is_console(s, card)
