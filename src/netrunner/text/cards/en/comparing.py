"""English words for conditions that compare a number with bounds."""

from __future__ import annotations

from netrunner.rules.machine.nodes import Filter
from netrunner.rules.machine.terms import CORP, RUNNER
from netrunner.vocabulary.attributes import BadPublicity
from netrunner.vocabulary.breakers import UnusedMemory
from netrunner.vocabulary.cards import Cards
from netrunner.vocabulary.conditions import NumberIs
from netrunner.vocabulary.hands import RoomInHand
from netrunner.vocabulary.history import DamageThisTurn
from netrunner.vocabulary.ice import TraceStrength
from netrunner.vocabulary.numbers import Counting, CreditsOf, StrengthOf, Tags
from netrunner.vocabulary.piles import LinkValue
from netrunner.vocabulary.values import ClicksLeft
from netrunner.vocabulary.zones import EventsThisTurn

from ..grammar import Clause, Det, Mood, NounPhrase, Said, Voice
from .cards import standing
from .events import EVENTS
from .words import DAMAGE, EN, article

#: Above any number that is told
ENDLESS = 1 << 20


def _a(words: str) -> NounPhrase:
    return NounPhrase(fixed=words)


def _bounds(n: NumberIs, unit: str = "", fewer: str = "fewer") -> str:
    """ "2 or more", "fewer than 6[c]", "between 5[c] and 9[c]", "exactly 3"."""
    if n.least == n.most:
        return f"exactly {n.least}{unit}"
    if n.most >= ENDLESS:
        return f"{n.least}{unit} or more"
    if n.least <= 0:
        return f"{fewer} than {n.most + 1}{unit}" if n.most else "no"
    return f"between {n.least}{unit} and {n.most}{unit}"


def _any(n: NumberIs) -> bool:
    """Whether one is enough."""
    return n.least == 1 and n.most >= ENDLESS


def _there(n: Filter, v: Voice) -> NounPhrase:
    """Cards that are there: installed ones, unless something else tells where they are."""
    card = standing(n, v)
    if isinstance(n, Cards) and (n.where != ("installed",) or n.rezzed is not None):
        return card
    if "installed" in card.adjectives:
        return card
    return card.with_(adjectives=("installed", *card.adjectives))


def _owned(n: Filter) -> int:
    """1 for cards of the Corp, 2 for cards of the Runner where nothing else tells whose they are, else 0."""
    if not isinstance(n, Cards) or not n.subtypes or n.types or n.where != ("installed",):
        return 0
    return n.side + 1


def _are(words: str) -> Clause:
    return Clause("be", NounPhrase(fixed="there", plural=True), _a(words))


@EN.words(NumberIs)
def number_is(n: NumberIs, v: Voice) -> Said:
    number = n.number
    if isinstance(number, StrengthOf):
        strength = f"{n.most} or less" if n.least <= 0 else _bounds(n)
        return Clause("have", v.cards(number.of), _a(f"{strength} strength"))
    if isinstance(number, TraceStrength):
        return Clause("be", _a("your trace strength"), rest=(_bounds(n, fewer="less"),))
    if isinstance(number, RoomInHand) and _any(n):
        hand, whose = ("your grip", "your") if v.is_reader(number.player) else ("their hand", "their")
        return v.act("have", _a(f"fewer cards in {hand} than {whose} maximum hand size"), number.player)
    if isinstance(number, DamageThisTurn) and _any(n):
        kind = f"{DAMAGE[number.of]} damage" if number.of >= 0 else "damage"
        return v.act("suffer", _a(kind), RUNNER, "this turn").with_(tense=Mood.PERFECT)
    if isinstance(number, EventsThisTurn):
        clause = v.happens(EVENTS[number.event], number.player)
        return clause.then(_bounds(n), "times this turn").with_(tense=Mood.PERFECT)
    if isinstance(number, Counting):
        return _cards_are(n, number, v)
    return _had(n, v) or _counted(n, v)


def _had(n: NumberIs, v: Voice) -> Said | None:
    """What a player has so much of."""
    number = n.number
    if isinstance(number, Tags):
        return v.act("have", _a(f"{_bounds(n)} tags"), RUNNER)
    if isinstance(number, LinkValue):
        return v.act("have", _a(f"{_bounds(n)} [link]"), RUNNER)
    if isinstance(number, UnusedMemory):
        return v.act("have", _a(f"{_bounds(n)} unused MU"), RUNNER)
    if isinstance(number, BadPublicity):
        return v.act("have", _a(f"{_bounds(n)} bad publicity"), CORP)
    if isinstance(number, ClicksLeft):
        return v.act("have", _a(f"{_bounds(n)} [click] left"), number.player)
    if isinstance(number, CreditsOf) and number.most >= ENDLESS:
        whose = "your" if v.is_reader(number.player) else "their"
        amount = _bounds(n, "[c]") if n.most else "no credits"
        return v.act("have", _a(f"{amount} in {whose} credit pool"), number.player)
    return None


def _cards_are(n: NumberIs, number: Counting, v: Voice) -> Said:
    """How many cards of a description there are."""
    cards = _there(number.cards, v)
    if _any(n) and _owned(number.cards):
        return v.act("have", cards.with_(det=Det.A), _owned(number.cards) - 1)
    if _any(n):
        return Clause("be", _a("there"), cards.with_(det=Det.A))
    if n.most == 0:
        return Clause("be", _a("there"), _a(f"no {v.text(cards)}"))
    return _are(v.text(cards.with_(plural=True, number=_bounds(n))))


def _counted(n: NumberIs, v: Voice) -> Said:
    """Whatever else is counted: "there are 3 or more hosted power counters"."""
    amount = v.amount(n.number)
    if _any(n):
        one = amount.per.removeprefix("for each ")
        return Clause("be", _a("there"), _a(f"{article(one)} {one}"))
    return _are(f"{_bounds(n)} {amount.many}")
