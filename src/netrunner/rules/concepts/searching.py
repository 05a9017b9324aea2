"""Searching (4.2): look through a zone, find cards, set them aside, shuffle."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..machine.decisions import O_DONE, V_DONE, V_PICK, Option, on_card
from ..machine.frames import AbilityFrame
from ..machine.nodes import Context, Filter
from ..machine.terms import ARCHIVES, E_MOVED, E_SEARCHED, E_SHUFFLED, HEAP, SET_ASIDE
from ..machine.timing import timing_structure
from ..machine.zones import is_deck
from ..questions.copies import one_of_each
from .moving import move

if TYPE_CHECKING:
    from ..machine.state import State


# The steps of a search
LOOK_THROUGH: Final = 0
FIND: Final = 1
COMPLETE: Final = 2

SEARCH_STEPS: Final = timing_structure(
    (LOOK_THROUGH, "4.2.1a"),
    (FIND, "4.2.2"),
    (COMPLETE, "4.2.4"),
)


class Search(AbilityFrame):
    """A search in progress. Found cards are set aside facedown, and a deck is shuffled at once (4.2.3)."""

    __slots__ = ("alike", "count", "different", "must", "player", "what", "zones")

    def __init__(
        self,
        me: Context,
        player: int,
        zones: tuple[int, ...],
        what: Filter,
        count: int,
        must: bool,
        different: bool,
        alike: bool = False,
    ) -> None:
        super().__init__(me)
        self.player: int = player
        self.zones: tuple[int, ...] = zones
        self.what: Filter = what
        self.count: int = count
        self.must: bool = must  # 4.2.2c: without criteria the search cannot fail
        self.different: bool = different  # 4.2.2e
        self.alike: bool = alike  # all of them are copies of one card

    def steps(self) -> tuple[str, ...]:
        return SEARCH_STEPS

    def run(self, s: State) -> None:
        step = self.step
        self.step = step + 1
        if step == LOOK_THROUGH:
            self.look_through(s)
        elif step == FIND:
            self.find(s)
        elif step == COMPLETE:
            self.complete(s)

    def look_through(self, s: State) -> None:
        """4.2.1a: the player looks at all cards of the zones."""
        for zone in self.zones:
            s.look_through(zone, self.player)

    def find(self, s: State) -> None:
        """4.2.2: the player finds cards, one after the other, which are set aside."""
        found = self.me.picks.get("found", ())
        if len(found) < self.count:
            self.step = FIND
            options = [on_card(V_PICK, i) for i in self._matching(s, found)]
            if not self.must or not options:
                options.append(O_DONE)
            s.ask(self, self.player, "search", "4.2.2", options, card=self.me.card, open_question=True)

    def _matching(self, s: State, found: tuple[int, ...]) -> list[int]:
        titles = {s.at(r).defn.title for r in found}
        ids: list[int] = []
        for zone in self.zones:
            for i in sorted(s.zones[zone], key=lambda i: (s.cards[i].defn.title, i)):
                c = s.cards[i]
                if self.different and c.defn.title in titles:
                    continue
                if self.alike and titles and c.defn.title not in titles:
                    continue
                if self.what.matches(s, self.me, c):
                    ids.append(i)
        return one_of_each(s, tuple(ids))

    def answer(self, s: State, option: Option) -> None:
        if option.verb == V_DONE:
            self.step = COMPLETE
            return
        found = self.me.picks.get("found", ())
        c = move(s, option.card, SET_ASIDE, False)
        self.me.picks["found"] = (*found, c.ref)

    def complete(self, s: State) -> None:
        """4.2.4: the search is complete; a deck is shuffled (4.2.3)."""
        s.pop()
        found = self.me.picks.get("found", ())
        for zone in self.zones:
            s.stop_looking_through(zone, self.player)
            if is_deck(zone):
                s.shuffle(zone)
                s.emit(E_SHUFFLED, self.player, zone=zone, source=self.me.ref, rule="4.2.3")
        s.emit(E_SEARCHED, self.player, amount=len(found), zone=self.zones[0], source=self.me.ref, rule="4.2.4")


def put_back(s: State, me: Context) -> None:
    """What was found and then not acted on goes back where it was found, and a deck is shuffled (docs/rulings.md)."""
    decks: list[int] = []
    for ref in me.picks.get("found", ()):
        c = s.card(ref)
        if c is not None and c.zone == SET_ASIDE and c.origin >= 0:
            zone = c.origin
            moved = move(s, c.id, zone, zone == HEAP or (zone == ARCHIVES and c.faceup))
            s.emit(E_MOVED, me.player, moved.ref, origin=SET_ASIDE, zone=zone, source=me.ref, rule="4.8.3")
            if is_deck(zone) and zone not in decks:
                decks.append(zone)
    for zone in decks:
        s.shuffle(zone)
        s.emit(E_SHUFFLED, me.player, zone=zone, source=me.ref, rule="4.2.3")
