"""Looking at one card of a scenario."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..rules.concepts.values import has_subtype, strength
from ..rules.machine.card import Card
from ..rules.machine.terms import ADVANCEMENT, AGENDA, AGENDA_COUNTER, CREDIT, POWER, VIRUS, ZONES
from ..rules.questions.option_texts import place_name, server_name

if TYPE_CHECKING:
    from ..rules.machine.state import State


class CardLook:
    """A card as it is now. It is looked up anew for every answer, so that it never grows old."""

    def __init__(self, state: State, id: int) -> None:
        self._state = state
        self.id = id

    @property
    def _card(self) -> Card:
        return self._state.cards[self.id]

    @property
    def title(self) -> str:
        """Its printed title."""
        return self._card.defn.title

    @property
    def zone(self) -> str:
        """``"HQ"``, ``"R&D"``, ``"Archives"``, ``"grip"``, ``"stack"``, ``"heap"``, ``"play"``, ``"corp-score"``, …"""
        return ZONES[self._card.zone]

    @property
    def installed(self) -> bool:
        """Whether it is installed."""
        return self._card.installed

    @property
    def faceup(self) -> bool:
        """Whether it is faceup."""
        return self._card.faceup

    @property
    def rezzed(self) -> bool:
        """Whether it is installed and faceup (8.1.2); faceup agendas are neither rezzed nor unrezzed."""
        c = self._card
        return c.installed and c.faceup and c.type != AGENDA

    @property
    def active(self) -> bool:
        """Whether its abilities are active (1.8.3)."""
        return self._card.active

    @property
    def server(self) -> str | None:
        """The server it is installed in or protects, or None."""
        return server_name(self._card.server) if self._card.server >= 0 else None

    @property
    def place(self) -> str:
        """``HQ ice 1``, ``Server 1 card 1``, ...; empty for cards that are not in a server."""
        return place_name(self._state, self._card) if self._card.server >= 0 or self._card.host >= 0 else ""

    @property
    def host(self) -> str | None:
        """The title of the card that hosts it, or None."""
        host = self._state.card(self._card.host)
        return None if host is None else host.defn.title

    @property
    def hosted(self) -> list[str]:
        """The titles of the cards it hosts."""
        return [self._state.cards[i].defn.title for i in self._card.hosted]

    @property
    def strength(self) -> int:
        """Its strength with everything that modifies it (2.7)."""
        return strength(self._state, self._card)

    def has(self, subtype: str) -> bool:
        """Whether it has a subtype now (9.11.1b)."""
        return has_subtype(self._state, self._card, subtype.lower())

    @property
    def credits(self) -> int:
        """Credits on it."""
        return self._card.counters[CREDIT]

    @property
    def advancement(self) -> int:
        """Advancement counters on it."""
        return self._card.counters[ADVANCEMENT]

    @property
    def virus(self) -> int:
        """Virus counters on it."""
        return self._card.counters[VIRUS]

    @property
    def power(self) -> int:
        """Power counters on it."""
        return self._card.counters[POWER]

    @property
    def agenda_counters(self) -> int:
        """Agenda counters on it."""
        return self._card.counters[AGENDA_COUNTER]

    def __repr__(self) -> str:
        return f"<{self.title} in {self.place or self.zone}>"
