"""The story of a game: one record for everything that happened, with a sentence for each reader.

`game.log` lists the records in order. A record knows who could identify its cards at that moment, so that
`entry.sentence(lang, seat)` never tells a seat more than it could know then, whatever was revealed later.

>>> from netrunner import Game, starter_deck
>>> game = Game.start(corp=starter_deck("jinteki"), runner=starter_deck("shaper"), seed=7)
>>> [entry.sentence("es", "runner") for entry in entries(game.state)][0]
'La Corporación roba 5 cartas.'
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from netrunner.rules.machine.card import CardDef
from netrunner.rules.machine.events import Event, at_server, identified
from netrunner.rules.machine.nodes import PURPOSES
from netrunner.rules.machine.state import State
from netrunner.rules.machine.terms import (
    CORP,
    DAMAGE_TYPES,
    EVENTS,
    F_ABILITY,
    F_BREAK,
    F_DAMAGE,
    F_END_RUN,
    F_EXPOSE,
    F_JACK_OUT,
    F_PURGE,
    F_SUBROUTINE,
    F_TAGS,
    F_TRASH,
    ICE,
    PLAY_AREA,
    REMOVED,
    RUNNER,
    SIDES,
    VIRUS,
)
from netrunner.rules.questions.naming_cards import nameable
from netrunner.rules.questions.naming_subtypes import SUBTYPE, all_subtypes
from netrunner.text import spoken
from netrunner.text.phrases import Phrase, Value, table
from netrunner.text.subtypes import Subtype
from netrunner.text.words import (
    CardTitle,
    a_card,
    counters,
    finished,
    listing,
    place,
    server_name,
    side_name,
    zone_name,
)

#: Records without a sentence: steps of the machine, and what another record already tells.
SILENT: Final = frozenset(
    {
        "phase-begins", "phase-ends", "turn-ends", "resolved", "run-begins", "encounter-ends", "pass-all-ice",
        "approach-server", "access-cards", "accessed", "triggered", "would", "server-created", "no-credits",
        "action-complete", "fully-broken", "access-over",
    }
)  # fmt: skip

#: Payments that the sentence about what was paid for mentions by itself.
_TOLD_LATER: Final = frozenset({"install", "rez", "play", "trash", "action", "advance", "remove-tag", "psi"})
#: Cards that leave by a rule and not by anyone's choice.
_BY_RULE: Final = ("10.3.1", "3.8.5e", "8.3.2", "8.3.5", "5.4.3c")
_ENDINGS: Final = {"1.7.2a": "agenda-points", "1.7.2b": "flatline", "1.7.2c": "empty-rnd"}
_PREVENTED: Final = {
    F_DAMAGE: "damage", F_TAGS: "tags", F_TRASH: "trash", F_EXPOSE: "expose", F_PURGE: "purge", F_BREAK: "break",
    F_SUBROUTINE: "subroutine", F_ABILITY: "ability", F_JACK_OUT: "jack-out", F_END_RUN: "end-run",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Seen:
    """A card in a record, and who could identify it then (bit 0 Corp, bit 1 Runner, bit 2 spectators)."""

    title: str
    mask: int
    ice: bool = False  # as its place told everyone (4.7.5)
    points: int = 0
    printed: CardDef | None = field(default=None, repr=False, compare=False)

    def known(self, seat: str | None) -> bool:
        """Whether ``seat`` could tell which card it was."""
        return bool(self.mask >> _bit(seat) & 1)


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One thing that happened."""

    n: int
    kind: str
    """A word of `netrunner.rules.machine.terms.EVENTS`."""
    side: str | None
    """Who did it."""
    rule: str
    """The number of the rule it happened by, or an empty string for the ability of ``source``."""
    card: Seen | None
    cards: tuple[Seen, ...]
    source: Seen | None
    """The card whose ability did it; None for a rule of the game."""
    cause: int | None
    """The number ``n`` of the record that led to it: its source was played, used or triggered, or a subroutine."""
    amount: int
    """How much, or how many."""
    of: int
    """Which kind of damage, counters, effect or payment; -1 for none."""
    which: int
    """Which one: the position of ice, the slot of an ability, a subroutine, a phase, what was chosen; -1 for none."""
    how: int
    """How it was done or ended: faceup, by trashing itself, fully broken, successful, ..."""
    against: int
    """What the amount was compared with: the link strength of a trace."""
    structure: int
    """The number of the run, phase, encounter or access that it belongs to, or 0."""
    zone: int
    """The zone where the card is or went to; -1 for none."""
    origin: int
    """The zone that the card came from, or the server that ice or a run came from; -1 for none."""
    server: int | None
    cost: int
    """What was paid for it."""
    silent: bool

    @property
    def visible(self) -> bool:
        """Whether it is worth a line."""
        return not self.silent

    def sentence(self, lang: str, seat: str | None = None) -> str:
        """The record as a sentence for ``"corp"``, ``"runner"`` or a spectator (None); empty if not worth a line."""
        if self.silent:
            return ""
        about = (
            lang, seat, self.kind, self.side, self.rule, self.card, self.cards, self.source, self.amount, self.of,
            self.which, self.how, self.against, self.zone, self.server, self.cost,
        )  # fmt: skip
        said = _SAID.get(about)
        if said is None:
            key = _KEYS.get(self.kind, _plain)(self, seat)
            said = finished(table(lang).text(key, _Variables(self, seat)))
            if self.kind != "subroutine":  # its words are those of the card
                if len(_SAID) >= _MOST_SAID:
                    _SAID.clear()
                _SAID[about] = said
        return said

    def known_cards(self, seat: str | None) -> int:
        """Which of its cards ``seat`` could tell, as bits: whoever could tell the same ones reads the same."""
        bit = _bit(seat)
        known = 0
        for card in (self.card, self.source, *self.cards):
            known = known << 1 | (0 if card is None else card.mask >> bit & 1)
        return known

    def __str__(self) -> str:
        """The sentence that a spectator reads."""
        return self.sentence("en")

    def as_seen(self, seat: str | None, lang: str = "en") -> dict[str, object]:
        """What ``seat`` may read of it, as plain data: nothing by which a hidden card could be followed."""
        shown: dict[str, object] = {"kind": self.kind, "sentence": self.sentence(lang, seat)}
        if self.side is not None:
            shown["side"] = self.side
        if self.rule:
            shown["rule"] = self.rule
        for name, card in (("card", self.card), ("source", self.source)):
            if card is not None and card.known(seat):
                shown[name] = card.title
        if self.cards:
            shown["cards"] = [card.title if card.known(seat) else None for card in self.cards]
        if self.amount and self.kind in _COUNTED:
            shown["amount"] = self.amount
        if self.server is not None:
            shown["server"] = server_name(self.server).text(lang)
        if self.cost:
            shown["cost"] = self.cost
        return shown


#: What was said of records that differ in nothing that is told: most of a story has been told before.
_SAID: Final[dict[tuple[object, ...], str]] = {}
_MOST_SAID: Final = 1 << 12


#: Records whose ``amount`` is a number of the game and not of the machine.
_COUNTED: Final = frozenset(
    {
        "clicks-gained", "clicks-spent", "clicks-lost", "credits-gained", "credits-spent", "credits-lost", "drew",
        "counters-placed", "counters-removed", "broken", "damage", "tags-taken", "tags-removed", "bad-publicity-taken",
        "bad-publicity-removed", "revealed", "looked", "searched", "trace-initiated", "trace-successful",
        "trace-unsuccessful", "purged", "prevented",
    }
)  # fmt: skip


def entries(s: State, since: int = 0) -> tuple[LogEntry, ...]:
    """The records of a game from number ``since`` on."""
    events: list[Event] = []
    event = s.events
    while event is not None and event.n >= since:
        events.append(event)
        event = event.prev
    return tuple(log_entry(s, e) for e in reversed(events))


def loud_entries(s: State, since: int, also: frozenset[str]) -> list[tuple[Event, LogEntry]]:
    """The records that may be worth a line, and those of the kinds ``also``: most of the others are never looked at."""
    found: list[tuple[Event, LogEntry]] = []
    event = s.events
    while event is not None and event.n >= since:
        kind = EVENTS[event.kind]
        if kind not in SILENT or kind in also:
            found.append((event, log_entry(s, event)))
        event = event.prev
    found.reverse()
    return found


def log_entry(s: State, e: Event) -> LogEntry:
    """What is told of a record."""
    kind = EVENTS[e.kind]
    card = None
    if e.card >= 0:
        card = _seen(s.front(e, 0), identified(e), at_server(e))
    cards = tuple(_seen(s.front(e, n), mask) for n, mask in enumerate(e.seen_cards, 2))
    source = None
    if e.source >= 0:
        source = _seen(s.front(e, 1), e.seen >> 3)
    return LogEntry(
        n=e.n,
        kind=kind,
        side=SIDES[e.player] if e.player >= 0 else None,
        rule=e.rule,
        card=card,
        cards=() if kind == "encounter-ends" else cards,
        source=source,
        cause=e.cause if e.cause >= 0 else None,
        amount=e.amount,
        of=e.of,
        which=e.which,
        how=e.how,
        against=e.against,
        structure=e.structure,
        zone=e.zone,
        origin=e.origin,
        server=e.server if e.server >= 0 else None,
        cost=e.cost,
        silent=kind in SILENT or _is_told_elsewhere(e, kind),
    )


def _seen(front: CardDef, mask: int, at_server: bool = False) -> Seen:
    return Seen(front.title, mask, at_server and front.type == ICE, front.points, front)


def _is_told_elsewhere(e: Event, kind: str) -> bool:
    """Whether another record tells the same."""
    if kind == "clicks-gained":
        return e.rule in ("5.6.1a", "5.7.1a")
    if kind == "clicks-lost":
        return e.rule in ("5.6.3c", "5.7.2c")
    if kind == "clicks-spent":
        return PURPOSES[e.of] in (*_TOLD_LATER, "use")
    if kind == "credits-spent":
        return PURPOSES[e.of] in _TOLD_LATER
    if kind == "counters-removed":
        return e.of == VIRUS and e.player == CORP and e.source < 0  # the purge is told
    if kind == "trashed":
        return e.rule in ("10.4.2", "8.6.7")  # the damage is told, and that played cards go is understood
    if kind == "used":
        return e.of < 0 or e.cost > 0  # what led to it is told, or the payment
    if kind == "run-ends":
        return e.how != 0  # successful or unsuccessful, it was said before
    if kind == "run-ended-by":
        return e.source < 0  # the Runner jacked out
    return False


# -- which phrase -----------------------------------------------------------------------------------------------


def _bit(seat: str | None) -> int:
    return 2 if seat is None else SIDES.index(seat)


def _plain(e: LogEntry, seat: str | None) -> str:
    return f"log-{e.kind}"


def _known(e: LogEntry, seat: str | None) -> bool:
    return e.card is not None and e.card.known(seat)


def _all_known(e: LogEntry, seat: str | None) -> bool:
    return bool(e.cards) and all(card.known(seat) for card in e.cards)


def _credits_gained(e: LogEntry, seat: str | None) -> str:
    if e.rule == "6.9.1c":
        return "log-credits-bad-publicity"
    return "log-credits-taken" if _known(e, seat) else "log-credits-gained"


def _credits_spent(e: LogEntry, seat: str | None) -> str:
    purpose = PURPOSES[e.of]
    if purpose == "trace":
        return "log-credits-trace"
    if not _known(e, seat):
        return "log-credits-spent"
    if purpose == "use":
        return "log-credits-use"
    return "log-credits-steal" if purpose == "steal" else "log-credits-for"


def _trashed(e: LogEntry, seat: str | None) -> str:
    return "log-trashed-by-rule" if e.rule.startswith(_BY_RULE) else "log-trashed"


def _moved(e: LogEntry, seat: str | None) -> str:
    return "log-removed" if e.zone == REMOVED else "log-moved"


def _converted(e: LogEntry, seat: str | None) -> str:
    return "log-condition-counter" if e.zone == PLAY_AREA else "log-converted"


def _installed(e: LogEntry, seat: str | None) -> str:
    if e.how:
        return "log-installed-facedown"
    return "log-installed"


def _approach_ice(e: LogEntry, seat: str | None) -> str:
    if not _known(e, seat):
        return "log-approach-unrezzed"
    return "log-approach-ice" if _known(e, None) else "log-approach-known"


def _damage(e: LogEntry, seat: str | None) -> str:
    return "log-damage" if e.cards else "log-damage-alone"


def _chose(e: LogEntry, seat: str | None) -> str:
    if e.card is not None:
        return "log-chose"
    if e.server is not None:
        return "log-chose-server"
    return "log-chose-subtype" if e.which >= SUBTYPE else "log-named-type"


def _turned_face(e: LogEntry, seat: str | None) -> str:
    if e.card is None:
        return "log-turned-archives"
    return "log-turned-faceup" if e.how else "log-turned-facedown"


def _game_ends(e: LogEntry, seat: str | None) -> str:
    if e.side is None:
        return "log-draw"
    return f"log-ends-{_ENDINGS.get(e.rule, 'concession')}"


def _run_ended_by(e: LogEntry, seat: str | None) -> str:
    return "log-run-ended-by" if e.source is not None and e.source.known(seat) else "log-run-ended"


def _subroutine(e: LogEntry, seat: str | None) -> str:
    return "log-subroutine" if _text_of(e) is None else "log-subroutine-text"


def _text_of(e: LogEntry) -> Phrase | None:
    """The words of the subroutine that a record is about, if it is a printed one."""
    defn = e.card.printed if e.card is not None else None
    if defn is None or e.which >= len(defn.subroutines):
        return None
    return spoken.ability_line(defn, defn.subroutines[e.which])


_KEYS: Final[dict[str, Callable[[LogEntry, str | None], str]]] = {
    "credits-gained": _credits_gained,
    "credits-spent": _credits_spent,
    "credits-lost": lambda e, seat: "log-credits-returned" if e.rule == "6.9.6b" else "log-credits-lost",
    "drew": lambda e, seat: "log-drew-known" if _all_known(e, seat) else "log-drew",
    "trashed": _trashed,
    "moved": _moved,
    "installed": _installed,
    "approach-ice": _approach_ice,
    "damage": _damage,
    "revealed": lambda e, seat: "log-revealed" if _all_known(e, seat) else "log-revealed-cards",
    "looked": lambda e, seat: "log-looked-known" if _all_known(e, seat) else "log-looked",
    "converted": _converted,
    "prevented": lambda e, seat: f"log-prevented-{_PREVENTED.get(e.of, 'other')}",
    "run-ended-by": _run_ended_by,
    "turned-face": _turned_face,
    "subroutine": _subroutine,
    "swapped": lambda e, seat: "log-swapped" if _all_known(e, seat) else "log-swapped-cards",
    "game-ends": _game_ends,
    "chose": _chose,
    "bid": lambda e, seat: "log-guess" if e.how else "log-bid",
}


# -- its variables ----------------------------------------------------------------------------------------------


class _Variables(dict[str, Value]):
    """Everything that a phrase of the log may ask for; what it asks for is made then."""

    def __init__(self, e: LogEntry, seat: str | None) -> None:
        super().__init__(_particular(e))
        self._e = e
        self._seat = seat

    def __bool__(self) -> bool:
        return True

    def __missing__(self, name: str) -> Value:
        return _COMMON[name](self._e, self._seat)


def _side(e: LogEntry) -> int:
    return CORP if e.side == "corp" else RUNNER


def _server(e: LogEntry) -> int:
    return -1 if e.server is None else e.server


_COMMON: Final[dict[str, Callable[[LogEntry, str | None], Value]]] = {
    "who": lambda e, seat: side_name(_side(e), "start"),
    "other": lambda e, seat: side_name(1 - _side(e), "start"),
    "winner": lambda e, seat: side_name(_side(e)),
    "count": lambda e, seat: e.amount,
    "number": lambda e, seat: e.which + 1,
    "which": lambda e, seat: e.which,
    "against": lambda e, seat: e.against,
    "turn": lambda e, seat: (e.amount + 1) // 2,
    "server": lambda e, seat: server_name(_server(e)),
    "server_start": lambda e, seat: server_name(_server(e), "start"),
    "cards": lambda e, seat: _names(e.cards, seat),
    "for": lambda e, seat: _suffix("log-for", cost=e.cost) if e.cost else "",
    "at": lambda e, seat: _at(e),
    "card": lambda e, seat: _card(e, seat),
    "from": lambda e, seat: _source("log-from", e, seat),
    "with": lambda e, seat: _source("log-with", e, seat),
    "due": lambda e, seat: _source("log-due", e, seat),
    "to": lambda e, seat: _source("log-to", e, seat),
    "source": lambda e, seat: _name(e.source, seat) if e.source is not None else "",
    "points": lambda e, seat: e.card.points if e.card is not None else 0,
}


def _particular(e: LogEntry) -> dict[str, Value]:
    """What only some kinds of records have."""
    found: dict[str, Value] = {}
    if e.kind in ("counters-placed", "counters-removed", "emptied"):
        found["counters"] = counters(e.of, e.amount)
    elif e.kind == "subroutine":
        found["text"] = _text_of(e) or ""
    elif e.kind == "damage":
        found["type"] = DAMAGE_TYPES[e.of]
    elif e.kind in ("moved", "converted"):
        found["zone"] = zone_name(e.zone, "to")
    elif e.kind in ("searched", "shuffled"):
        found["zone"] = zone_name(e.zone)
    elif e.kind == "named":
        title = nameable().get(e.which)
        found["named"] = a_card() if title is None else CardTitle(title)
    elif e.kind == "chose" and e.which >= SUBTYPE:
        found["subtype"] = Subtype(all_subtypes()[e.which - SUBTYPE])
    return found


def _suffix(key: str, **variables: Value) -> Phrase:
    return Phrase(key, variables)


def _name(card: Seen, seat: str | None) -> Phrase:
    return CardTitle(card.title) if card.known(seat) else a_card()


def _names(cards: tuple[Seen, ...], seat: str | None) -> Value:
    """Several cards, copies of one title together."""
    counted: dict[str, int] = {}
    for card in cards:
        title = card.title if card.known(seat) else ""
        counted[title] = counted.get(title, 0) + 1
    names: list[Value] = []
    for title, n in counted.items():
        name = CardTitle(title) if title else a_card()
        names.append(Phrase("list-times", {"name": name, "count": n}) if n > 1 else name)
    return listing(names)


def _card(e: LogEntry, seat: str | None) -> Value:
    """The card by its title, or by its place for those who could not know it."""
    if e.card is None:
        return a_card()
    name = CardTitle(e.card.title) if e.card.known(seat) else a_card(e.card.ice)
    if e.card.known(seat) or e.kind in _WITH_PLACE or e.server is None:
        return name
    return Phrase("log-card-at", {"card": name, "at": place(e.server, e.card.ice)})


#: Records whose phrase names the place itself.
_WITH_PLACE: Final = frozenset({"installed", "rezzed", "derezzed", "approach-ice", "advanced", "exposed", "access"})


def _at(e: LogEntry) -> Value:
    if e.server is None or e.card is None:
        return ""
    if e.kind == "access" and e.zone != PLAY_AREA:
        return Phrase("place-server", {"server": server_name(e.server)})
    return place(e.server, e.card.ice)


def _source(key: str, e: LogEntry, seat: str | None) -> Value:
    """The source, to stand at the end of a sentence; nothing if it is hidden or the card itself."""
    if e.source is None or not e.source.known(seat):
        return ""
    if _known(e, seat) and e.card is not None and e.card.title == e.source.title and e.kind != "trace-initiated":
        return ""
    return _suffix(key, source=CardTitle(e.source.title))
