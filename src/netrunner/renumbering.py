"""Numbers for the cards of a game drawn anew that tell nothing.

Every card has a number for the whole game, and the numbers follow the decklists: whoever knows both a facedown card's
number and the decklist knows the card, and whoever has seen a number before can follow it. So in a game drawn anew the
hidden cards of each player are numbered in the order of their places, as new cards (1.14.4a). Cards that something in
progress refers to keep their numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from .rules.abilities.effects import Effect
from .rules.abilities.lingering_effects import Duration
from .rules.abilities.trigger_conditions import Instance
from .rules.concepts.drawing import OfOne
from .rules.concepts.knowledge import Fact
from .rules.concepts.trashed_elsewhere import OnItsWay
from .rules.machine.card import REF, Card, CardDef, id_of
from .rules.machine.frames import Frame
from .rules.machine.nodes import Bill, Context, Pick
from .rules.machine.records import fields_of
from .rules.machine.terms import PLAY_AREA

if TYPE_CHECKING:
    from .rules.machine.state import State

#: Fields that hold numbers of another kind than those of cards.
_OTHER_NUMBERS: Final = frozenset(
    {
        "allotted", "amount", "at", "before", "broken", "count", "discount", "imminent", "kind", "least", "less",
        "most", "n", "now", "number", "phase_uid", "player", "position", "purpose", "reactions", "run_uid", "server",
        "since", "slot", "starts", "step", "structure", "uid", "verb", "x",
    }
)  # fmt: skip
#: In a game no card becomes a new one so often: a hidden card that is numbered anew begins there.
AGAIN: Final = 4096
_RECORDS: Final = frozenset((Bill, Context, Duration, Instance, OfOne, OnItsWay, Pick))


class Numbers:
    """Which number each hidden card gets; the others keep theirs."""

    def __init__(self, s: State, seat: int) -> None:
        self.s: State = s
        self.inc: int = AGAIN * (1 + max([c.inc for c in s.cards]) // AGAIN)
        self.of: dict[int, int] = {}
        fixed = _mentioned(s)
        hidden: tuple[list[int], list[int]] = ([], [])
        for zone in s.zones:
            for i in zone:
                c = s.cards[i]
                if i not in fixed and i < s.extra_from and not s.sees(seat, c):
                    hidden[c.owner].append(i)
        for ids in hidden:
            self.of.update(zip(ids, sorted(ids), strict=True))

    def card(self, i: int) -> int:
        """The number of a card."""
        return self.of.get(i, i)

    def cards(self, ids: tuple[int, ...]) -> tuple[int, ...]:
        """The numbers of cards."""
        return tuple([self.of.get(i, i) for i in ids]) if ids else ids

    def ref(self, ref: int) -> int:
        """The reference to a card, if it is where it was; one that refers to no card stays what it is."""
        if ref < 0:
            return ref
        i = id_of(ref)
        new = self.of.get(i)
        return ref if new is None or self.s.cards[i].ref != ref else self.inc * REF + new

    def apply(self, t: State) -> None:
        """Let everything that is not in progress in ``t``, a copy, speak of its cards by these numbers."""
        of = self.of
        t.zones = [self.cards(zone) for zone in t.zones]
        for n, server in t.servers.items():
            if not of.keys().isdisjoint(server.ice) or not of.keys().isdisjoint(server.cards):
                t.set_server(n, self.cards(server.ice), self.cards(server.cards))
        t.corp_hosted = self.cards(t.corp_hosted)
        t.programs = self.cards(t.programs)
        t.blanked = self.cards(t.blanked)
        t.causes = {i: n for i, n in t.causes.items() if i not in of}
        for i in t.zones[PLAY_AREA]:
            c = t.cards[i]
            if i not in of and (c.host >= 0 or c.hosted or c.memo):
                t.cards[i] = self.placed(c, c.defn)
        t.known = t.known.copy()
        for seat, facts in enumerate(t.known):
            if facts:
                t.known[seat] = tuple([Fact(f.defn, frozenset([self.card(p) for p in f.places])) for f in facts])

    def placed(self, c: Card, defn: CardDef) -> Card:
        """The card that lies where ``c`` does, with its number and another front."""
        host, hosted, memo = c.host, c.hosted, c.memo
        if host >= 0 or hosted or memo:
            host, hosted, memo = self.ref(host), self.cards(hosted), tuple([self.ref(ref) for ref in memo])
        i = self.of.get(c.id)
        return Card(
            c.id if i is None else i, defn, c.owner, c.inc if i is None else self.inc, c.zone, c.faceup, c.installed,
            c.server, host, c.counters, hosted, c.stamp, memo, c.loaded, c.converted, c.active, c.origin, c.also,
        )  # fmt: skip


def _mentioned(s: State) -> set[int]:
    """The cards that something in progress may refer to: too many do no harm."""
    found: set[int] = set()
    for frame in s.stack:
        _mention(s, frame, found)
    _mention(s, s.pending, found)
    for kept in s.lingering:
        _mention(s, kept.me, found)
        _mention(s, kept.durations, found)
    _mention(s, s.on_its_way, found)
    for shown in s.shown:
        _mention(s, shown.ref, found)
    for key in s.used:
        _mention(s, (key & (1 << 40) - 1) // 64, found)
    return found


def _mention(s: State, value: Any, found: set[int]) -> None:
    kind = type(value)
    if kind is int:
        i = value % REF
        if value >= 0 and i < len(s.cards) and (value < REF or s.cards[i].ref == value):
            found.add(i)
    elif kind is tuple or kind is list:
        for inner in value:
            _mention(s, inner, found)
    elif kind is dict:
        for inner in value.values():
            _mention(s, inner, found)
    elif kind in _RECORDS or isinstance(value, (Effect, Frame)):
        for name in fields_of(kind):
            if name not in _OTHER_NUMBERS:
                _mention(s, getattr(value, name), found)


__all__ = ["AGAIN", "Numbers"]
