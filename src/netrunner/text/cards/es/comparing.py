"""Spanish words for conditions that compare a number with bounds."""

from __future__ import annotations

from netrunner.rules.machine.nodes import Filter
from netrunner.rules.machine.terms import CORP, NO_TYPE, RUNNER
from netrunner.vocabulary.attributes import BadPublicity
from netrunner.vocabulary.breakers import UnusedMemory
from netrunner.vocabulary.cards import Cards, This
from netrunner.vocabulary.conditions import NumberIs
from netrunner.vocabulary.hands import RoomInHand
from netrunner.vocabulary.history import DamageThisTurn
from netrunner.vocabulary.ice import TraceStrength
from netrunner.vocabulary.numbers import CountersOn, Counting, CreditsOf, StrengthOf, Tags
from netrunner.vocabulary.piles import DeckSize, LinkValue
from netrunner.vocabulary.values import ClicksLeft
from netrunner.vocabulary.zones import EventsThisTurn

from ..grammar import Clause, Det, Mood, NounPhrase, Said, Voice
from .cards import ES, deck, standing
from .events import EVENTS
from .words import COUNTERS, DAMAGE, NOUNS

#: Above any number that is told
ENDLESS = 1 << 20


def _un(words: str) -> NounPhrase:
    return NounPhrase(fixed=words)


def _bounds(n: NumberIs, unit: str = "") -> str:
    """ "2 o más", "menos de 6[c]", "entre 5[c] y 9[c]", "exactamente 3"."""
    if n.least == n.most:
        return f"exactamente {n.least}{unit}"
    if n.most >= ENDLESS:
        return f"{n.least}{unit} o más"
    if n.least <= 0:
        return f"menos de {n.most + 1}{unit}"
    return f"entre {n.least}{unit} y {n.most}{unit}"


def _any(n: NumberIs) -> bool:
    """Whether one is enough."""
    return n.least == 1 and n.most >= ENDLESS


def _there(n: Filter, v: Voice) -> NounPhrase:
    """Cards that are there: installed ones, unless something else tells where they are."""
    card = standing(n, v)
    card = card.with_(after=tuple([words.replace("de este servidor", "en este servidor") for words in card.after]))
    if isinstance(n, Cards) and (n.where != ("installed",) or n.rezzed is not None):
        return card
    if "instalado" in card.adjectives:
        return card
    return card.with_(adjectives=("instalado", *card.adjectives))


def _owned(n: Filter) -> int:
    """1 for cards of the Corp, 2 for cards of the Runner where nothing else tells whose they are, else 0."""
    if not isinstance(n, Cards) or not n.subtypes or n.types or n.where != ("installed",):
        return 0
    return n.side + 1


def there_is(what: NounPhrase, none: bool = False) -> Clause:
    """ "Hay 3 contadores", in whatever mood: "mientras haya 3 contadores"."""
    return Clause("hay", NounPhrase(pronoun=True), what, negative=none)


@ES.words(NumberIs)
def number_is(n: NumberIs, v: Voice) -> Said:
    number = n.number
    if isinstance(number, StrengthOf):
        return _strong(n, number, v)
    if isinstance(number, TraceStrength):
        return Clause("ser", _un("tu fuerza de rastreo"), rest=(f"de {_bounds(n)}",))
    if isinstance(number, RoomInHand) and _any(n):
        hand, whose = ("tu Empuñadura", "tu") if v.is_reader(number.player) else ("su mano", "su")
        return v.act("tener", _un(f"menos cartas en {hand} que {whose} tamaño de mano máximo"), number.player)
    if isinstance(number, DamageThisTurn) and _any(n):
        kind = f"daño {DAMAGE[number.of]}" if number.of >= 0 else "daño"
        return v.act("sufrir", _un(kind), RUNNER, "en este turno").with_(tense=Mood.PERFECT)
    if isinstance(number, EventsThisTurn):
        clause = v.happens(EVENTS[number.event], number.player)
        return clause.then(_bounds(n), "veces en este turno").with_(tense=Mood.PERFECT)
    if isinstance(number, Counting):
        return _cards_are(n, number, v)
    return _had(n, v) or _counted(n, v)


def _strong(n: NumberIs, number: StrengthOf, v: Voice) -> Said:
    points = "puntos de fuerza" if n.least != 1 or n.most != 1 else "punto de fuerza"
    few, _, rest = (f"{n.most} o menos" if n.least <= 0 else _bounds(n)).partition(" ")
    return Clause("tener", v.cards(number.of), _un(f"{few} {points} {rest}".strip()))


def _had(n: NumberIs, v: Voice) -> Said | None:
    """What a player has so much of."""
    number = n.number
    if isinstance(number, Tags):
        return _has(n, "marcas", v, RUNNER)
    if isinstance(number, LinkValue):
        return v.act("tener", _un(_bounds(n, "[link]")), RUNNER)
    if isinstance(number, UnusedMemory):
        return _has(n, "UM sin usar", v, RUNNER)
    if isinstance(number, BadPublicity):
        if n.most == 0:
            return v.act("tener", _un("mala publicidad"), CORP).with_(negative=True)
        return _has(n, "puntos de mala publicidad", v, CORP)
    if isinstance(number, ClicksLeft):
        if n.most == 0:
            return v.act("tener", _un("ningún [click]"), number.player).with_(negative=True)
        return v.act("tener", _un(_bounds(n, "[click]")), number.player)
    if isinstance(number, CreditsOf) and number.most >= ENDLESS:
        where = f"en {'tu' if v.is_reader(number.player) else 'su'} reserva de créditos"
        if n.most == 0:
            return v.act("tener", _un("créditos"), number.player, where).with_(negative=True)
        return v.act("tener", _un(_bounds(n, "[c]")), number.player, where)
    return None


def _has(n: NumberIs, what: str, v: Voice, player: int) -> Clause:
    if n.most == 0:
        return v.act("tener", _un(what), player).with_(negative=True)
    return v.act("tener", _un(f"{_bounds(n)} {what}"), player)


def _cards_are(n: NumberIs, number: Counting, v: Voice) -> Said:
    """How many cards of a description there are."""
    cards = _there(number.cards, v)
    if _any(n) and _owned(number.cards):
        return v.act("tener", cards.with_(det=Det.A), _owned(number.cards) - 1)
    if _any(n):
        return there_is(cards.with_(det=Det.A))
    if n.most == 0:
        return there_is(cards.with_(det=Det.NONE, plural=True), none=True)
    return there_is(cards.with_(plural=True, number=_bounds(n)))


def _counted(n: NumberIs, v: Voice) -> Said:
    """Whatever else is counted: "hay 3 o más contadores de poder alojados"."""
    number = n.number
    if _any(n) and isinstance(number, CountersOn) and (number.of is None or isinstance(number.of, This)):
        return there_is(NounPhrase((COUNTERS[number.counter],), det=Det.A, adjectives=("alojado",)))
    if isinstance(number, DeckSize):
        cards = NounPhrase((NOUNS[NO_TYPE],), det=Det.A, after=(f"en {deck(v.resolve(number.player), v)}",))
        return there_is(cards if _any(n) else cards.with_(plural=True, number=_bounds(n)))
    return there_is(_un(f"{_bounds(n)} {v.amount(number).many}"))
