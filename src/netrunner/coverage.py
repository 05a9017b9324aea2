"""What was reached in played games: which cards came into play, and which lines of their text took effect.

It is read from the events of a finished game, so that play itself knows nothing of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Final

from .cards.library import definition
from .rules.machine.card import CardDef
from .rules.machine.nodes import (
    Ability,
    Conditional,
    HostedCredits,
    Node,
    Paid,
    PlayAbility,
    Subroutine,
    _children,
)
from .rules.machine.terms import (
    ADVANCEMENT,
    AGENDA,
    ASSET,
    E_ACCESS,
    E_ADVANCED,
    E_COUNTERS_PLACED,
    E_INSTALLED,
    E_PLAYED,
    E_REZZED,
    E_SCORED,
    E_STOLEN,
    E_SUBROUTINE,
    E_TRASHED,
    E_TRIGGERED,
    E_USED,
    EVENT,
    HARDWARE,
    ICE,
    IDENTITY,
    OPERATION,
    PROGRAM,
    RESOURCE,
    RND,
    RUNNER,
    UPGRADE,
)
from .vocabulary.declare import DECLARED
from .vocabulary.traits import (
    AdditionalPlayCost,
    AdditionalRezCost,
    AdditionalStealCost,
    CanBeAdvanced,
    CanHost,
    InstallOnlyIn,
    InstallOnlyOn,
    PlayOnlyIf,
    RemoteOnly,
    RevealFromRnD,
    Trait,
    XAtMost,
)

if TYPE_CHECKING:
    from .rules.machine.events import Event
    from .rules.machine.state import State

#: What can happen to a card, and to which types of cards.
VERBS: Final = ("installed", "played", "rezzed", "scored", "stolen", "trashed", "used")
_TYPES_OF: Final = {
    "installed": (AGENDA, ASSET, ICE, UPGRADE, HARDWARE, PROGRAM, RESOURCE),
    "played": (EVENT, OPERATION),
    "rezzed": (ASSET, ICE, UPGRADE),
    "scored": (AGENDA,),
    "stolen": (AGENDA,),
    "trashed": (AGENDA, ASSET, ICE, UPGRADE, HARDWARE, PROGRAM, RESOURCE, EVENT, OPERATION),
}
_VERB_OF: Final = {
    E_INSTALLED: "installed",
    E_PLAYED: "played",
    E_REZZED: "rezzed",
    E_SCORED: "scored",
    E_STOLEN: "stolen",
    E_TRASHED: "trashed",
    E_USED: "used",
}

#: The kinds of lines: abilities by chapter 9, and traits, which shape their own card.
KINDS: Final = ("paid", "conditional", "subroutine", "play", "static", "trait")

#: The kinds of events that say something about a card or a line.
_COUNTED: Final = frozenset((*_VERB_OF, E_TRIGGERED, E_SUBROUTINE, E_ADVANCED, E_COUNTERS_PLACED, E_ACCESS))

# What a trait waits for; any other takes effect as soon as its card is active
_BY_INSTALLING: Final = (InstallOnlyOn, InstallOnlyIn, RemoteOnly)
_BY_PLAYING: Final = (PlayOnlyIf, XAtMost, AdditionalPlayCost)
_WAITING: Final = (
    *_BY_INSTALLING, *_BY_PLAYING, CanHost, AdditionalRezCost, AdditionalStealCost, CanBeAdvanced, RevealFromRnD,
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a card's text; or an ability that such a line gives or delays, with a slot from 32 on."""

    title: str
    slot: int
    kind: str

    def text(self, lang: str) -> str:
        """What it says.

        >>> lines_of("Magnum Opus")[0].text("en")
        '[click]: Gain 2[c].'
        """
        from .text.cards import ability_text, line_text

        defn = definition(self.title)
        if self.kind == "trait":
            return line_text(DECLARED[self.title][self.slot], lang, defn.title, defn.side, defn.type)
        return ability_text(defn, self.slot, lang)


@cache
def lines_of(title: str) -> tuple[Line, ...]:
    """The lines of a card, in the order in which they stand on it.

    >>> [(line.slot, line.kind) for line in lines_of("Nisei MK II")]
    [(0, 'conditional'), (1, 'paid')]
    """
    found: list[Line] = []
    definition(title)  # gives its abilities their slots
    for place, line in enumerate(DECLARED.get(title, ())):
        found.append(Line(title, line.slot if isinstance(line, Ability) else place, _kind(line)))
        found.extend(_inner(title, line))
    return tuple(found)


def _kind(line: Node) -> str:
    if isinstance(line, Paid):
        return "paid"
    if isinstance(line, Conditional):
        return "conditional"
    if isinstance(line, Subroutine):
        return "subroutine"
    if isinstance(line, PlayAbility):
        return "play"
    return "static" if isinstance(line, Ability) else "trait"


def _inner(title: str, node: Node) -> list[Line]:
    """Abilities that a line gives to cards or delays: they are used or triggered by themselves."""
    found: list[Line] = []
    for _, child in _children(node):
        if isinstance(child, Paid | Conditional):
            found.append(Line(title, child.slot, _kind(child)))
        found.extend(_inner(title, child))
    return found


@cache
def verbs_of(title: str) -> tuple[str, ...]:
    """What can happen to a card of its type; ``used`` only where there is something to use (9.1.6, 1.10.4d).

    >>> verbs_of("Hostile Takeover"), verbs_of("Ice Wall")
    (('installed', 'scored', 'stolen', 'trashed'), ('installed', 'rezzed', 'trashed'))
    """
    kind = definition(title).type
    found = [verb for verb in VERBS if kind in _TYPES_OF.get(verb, ())]
    if any(line.kind == "paid" for line in lines_of(title)) or any(map(_is_used, DECLARED.get(title, ()))):
        found.append("used")
    return tuple(found)


def _is_used(line: Node) -> bool:
    return isinstance(line, HostedCredits) or (isinstance(line, Conditional) and line.optional)


@dataclass(slots=True)
class Coverage:
    """What happened to each card, and how often each of its lines was reached, in all games that were added."""

    games: int = 0
    happened: dict[str, Counter[str]] = field(default_factory=dict)
    reached: Counter[Line] = field(default_factory=Counter)
    active: Counter[str] = field(default_factory=Counter)

    def know(self, titles: Iterable[str]) -> None:
        """These cards take part, whether or not anything happens to them."""
        for title in titles:
            if title not in self.happened:
                self.happened[title] = Counter()

    def add(self, s: State) -> None:
        """Add everything that happened in a game."""
        self.games += 1
        self.know({card.defn.title for card in s.cards})
        for card in s.cards:
            if card.defn.type == IDENTITY:
                self._comes_into_play(card.defn)
        event = s.events
        while event is not None:
            if event.kind in _COUNTED and event.card >= 0:
                self._count(s, event, s.at(event.card).defn)
            event = event.prev

    def merge(self, other: Coverage) -> None:
        """Add what other games reached."""
        self.games += other.games
        self.know(other.happened)
        for title, happened in other.happened.items():
            self.happened[title] += happened
        self.reached += other.reached
        self.active += other.active

    def _count(self, s: State, event: Event, defn: CardDef) -> None:
        kind = event.kind
        verb = _VERB_OF.get(kind)
        if verb is not None:
            self.happened[defn.title][verb] += 1
        if kind == E_USED:
            self._reach(defn, "paid", event.which)
        elif kind == E_TRIGGERED:
            self._reach(defn, "conditional", event.which)
        elif kind == E_SUBROUTINE:
            if event.which < len(defn.subroutines):  # those that other effects give come after the printed ones
                self._reach(defn, "subroutine", defn.subroutines[event.which].slot)
        elif kind == E_PLAYED:
            self._comes_into_play(defn)
            self._reach(defn, "play")
            self._reach_traits(defn, _BY_PLAYING)
        elif kind == E_INSTALLED:
            self._reach_traits(defn, _BY_INSTALLING)
            if not event.how and (defn.side == RUNNER or defn.installed_faceup):
                self._comes_into_play(defn)
            if event.was is not None and event.was.host >= 0:
                self._reach_traits(s.at(event.was.host).defn, (CanHost,))
        elif kind == E_REZZED:
            self._comes_into_play(defn)
            self._reach_traits(defn, (AdditionalRezCost,))
        elif kind == E_SCORED:
            self._comes_into_play(defn)
        elif kind == E_STOLEN:
            self._reach_traits(defn, (AdditionalStealCost,))
            if defn.active_in_runner_score:
                self._comes_into_play(defn)
        elif kind == E_ADVANCED or (kind == E_COUNTERS_PLACED and event.of == ADVANCEMENT):
            self._reach_traits(defn, (CanBeAdvanced,))
        elif kind == E_ACCESS and event.zone == RND:
            self._reach_traits(defn, (RevealFromRnD,))

    def _comes_into_play(self, defn: CardDef) -> None:
        """The card is active now (1.8.3): so are its static abilities and the traits that wait for nothing else."""
        self.active[defn.title] += 1
        for line in lines_of(defn.title):
            if line.kind == "static":
                self.reached[line] += 1
            elif line.kind == "trait" and not isinstance(DECLARED[defn.title][line.slot], _WAITING):
                self.reached[line] += 1

    def _reach(self, defn: CardDef, kind: str, slot: int = -1) -> None:
        for line in lines_of(defn.title):
            if line.kind == kind and slot in (-1, line.slot):
                self.reached[line] += 1

    def _reach_traits(self, defn: CardDef, traits: tuple[type[Trait], ...]) -> None:
        for line in lines_of(defn.title):
            if line.kind == "trait" and isinstance(DECLARED[defn.title][line.slot], traits):
                self.reached[line] += 1

    # -- figures ------------------------------------------------------------------------------------------------

    def titles(self) -> tuple[str, ...]:
        """The cards that took part, by their titles."""
        return tuple(sorted(self.happened))

    def lines(self) -> tuple[Line, ...]:
        """The lines of all cards that took part."""
        return tuple([line for title in self.titles() for line in lines_of(title)])

    def cards_reached(self) -> tuple[str, ...]:
        """The cards that were active, or of which an ability was used or triggered (traps need not be rezzed)."""
        by_line = {line.title for line in self.reached if line.kind in ("paid", "conditional")}
        return tuple([title for title in self.titles() if self.active[title] or title in by_line])

    def never_reached(self) -> tuple[Line, ...]:
        """The lines that no game reached."""
        return tuple([line for line in self.lines() if not self.reached[line]])

    def able(self, verb: str) -> tuple[str, ...]:
        """The cards to which this can happen."""
        return tuple([title for title in self.titles() if verb in verbs_of(title)])

    def never_happened(self, verb: str) -> tuple[str, ...]:
        """The cards to which this could have happened, but did not."""
        return tuple([title for title in self.able(verb) if not self.happened[title][verb]])

    def as_json(self) -> dict[str, object]:
        """The coverage for programs."""
        lines = self.lines()
        never = self.never_reached()
        titles = self.titles()
        reached = self.cards_reached()
        return {
            "cards": len(titles),
            "cards_reached": len(reached),
            "cards_never": [title for title in titles if title not in reached],
            "lines": len(lines),
            "lines_reached": len(lines) - len(never),
            "lines_never": [{"title": line.title, "slot": line.slot, "kind": line.kind} for line in never],
            "verbs": {verb: self._verb_json(verb) for verb in VERBS},
            "kinds": {kind: _share([line for line in lines if line.kind == kind], never) for kind in KINDS},
            "by_card": {title: self._card_json(title) for title in titles},
        }

    def _verb_json(self, verb: str) -> dict[str, object]:
        able = self.able(verb)
        never = self.never_happened(verb)
        return {"cards": len(able), "reached": len(able) - len(never), "never": list(never)}

    def _card_json(self, title: str) -> dict[str, object]:
        happened = self.happened[title]
        counts = {verb: happened[verb] for verb in VERBS if verb in verbs_of(title) or happened[verb]}
        lines = [{"slot": line.slot, "kind": line.kind, "reached": self.reached[line]} for line in lines_of(title)]
        return {"active": self.active[title], **counts, "lines": lines}


def _share(lines: list[Line], never: tuple[Line, ...]) -> dict[str, int]:
    return {"lines": len(lines), "reached": len([line for line in lines if line not in never])}
