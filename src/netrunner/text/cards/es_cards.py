"""Spanish words for numbers, and for which cards are meant."""

from __future__ import annotations

from typing import Final

from netrunner.cards.facts import UnknownCard, facts
from netrunner.rules.nodes import Filter
from netrunner.rules.terms import ADVANCEMENT, CORP, CREDIT, ICE, NO_TYPE, PROGRAM, RUNNER
from netrunner.vocabulary.base import Fixed
from netrunner.vocabulary.cards import (
    All,
    Cards,
    Chosen,
    Encountered,
    EventCard,
    Found,
    Host,
    Hosted,
    Its,
    Of,
    OutermostIce,
    This,
    TopOf,
)
from netrunner.vocabulary.instructions import Installable, Playable, Rezzable, Spared
from netrunner.vocabulary.lasting import NextEncountered
from netrunner.vocabulary.numbers import AdvancementBefore, CountersOn, Counting, Named, Times, X

from .es_words import COUNTERS, ICEBREAKER, NOUNS, SPANISH, agree, joined, subtype
from .grammar import Amount, Det, Noun, NounPhrase, Voice

ES: Final = SPANISH

# Numbers


@ES.words(Fixed)
def fixed(n: Fixed, v: Voice) -> Amount:
    return ES.fixed_amount(n.n)


@ES.words(X)
def x(n: X, v: Voice) -> Amount:
    return Amount("X", True)


#: What numbers that an ability leaves for its next instructions are called, after "por cada".
NAMED: Final[dict[str, str]] = {}


@ES.words(Named)
def named(n: Named, v: Voice) -> Amount:
    return Amount("1", False, f"por cada {NAMED[n.name]}") if n.name in NAMED else Amount("esa cantidad de", True)


@ES.words(CountersOn)
def counters_on(n: CountersOn, v: Voice) -> Amount:
    noun = COUNTERS[n.counter]
    if n.of is None or isinstance(n.of, This):
        return Amount("1", False, f"por cada {noun.one} {agree('alojado', noun.feminine, False)}")
    return Amount("1", False, f"por cada {noun.one} que haya sobre {v.text(v.cards(n.of))}")


@ES.words(AdvancementBefore)
def advancement_before(n: AdvancementBefore, v: Voice) -> Amount:
    return Amount("1", False, f"por cada {COUNTERS[ADVANCEMENT].one} que tuviera")


@ES.words(Counting)
def counting(n: Counting, v: Voice) -> Amount:
    return Amount("1", False, f"por cada {v.text(standing(n.cards, v))}")


@ES.words(Times)
def times(n: Times, v: Voice) -> Amount:
    one = v.amount(n.per)
    text = str(n.n * int(one.text)) if one.text.isdigit() else f"{n.n}{one.text}"
    return Amount(text, text != "1", one.per)


# Things that are counted


def credits(amount: Amount) -> NounPhrase:
    """ "3[c]"."""
    return NounPhrase(fixed=f"{amount.text}[c]", per=amount.per)


def counters(kind: int, amount: Amount) -> NounPhrase:
    """ "2 contadores de virus"."""
    return credits(amount) if kind == CREDIT else amount.of(NounPhrase((COUNTERS[kind],)))


def clicks(n: int) -> NounPhrase:
    """ "[click][click]"."""
    return NounPhrase(fixed="[click]" * n)


# Places

_ZONES: Final = {"grip": ("Empuñadura", "la"), "stack": ("Montón", "el"), "heap": ("Pila", "la")}


def zone(name: str, v: Voice) -> str:
    """A zone with its article, or with "tu" if it is the reader's."""
    if name in ("hq", "rnd", "archives"):
        return {"hq": "la Sede Central", "rnd": "I+D", "archives": "los Archivos"}[name]
    if name == "set-aside":
        return "las cartas apartadas"
    if name in ("corp-score", "runner-score"):
        return score_area(CORP if name == "corp-score" else RUNNER, v)
    word, article = _ZONES[name]
    return f"{'tu' if v.side == RUNNER else article} {word}"


def score_area(player: int, v: Voice) -> str:
    """A player's score area."""
    if v.is_reader(player):
        return "tu zona de puntuación"
    return f"la zona de puntuación de {v.text(ES.player(v.resolve(player)))}"


def deck(side: int, v: Voice) -> str:
    """A player's deck."""
    return zone("stack" if side == RUNNER else "rnd", v)


def turn_of(player: int, v: Voice) -> str:
    """ "tu turno"."""
    return "tu turno" if v.is_reader(player) else f"el turno de {v.text(ES.player(v.resolve(player)))}"


# Descriptions of cards


def copy_of(title: str) -> Noun:
    """ "copia de Madriguera de Conejo"."""
    try:
        title = facts(title).title_in("es")
    except UnknownCard:  # a card of a test
        pass
    return Noun(f"copia de {title}", f"copias de {title}", feminine=True)


def described(n: Cards, v: Voice, place: str = "de", wish: bool = True) -> NounPhrase:
    """A description of cards without an article; ``place`` is the word before zones, or nothing to leave them out.

    ``wish``: nobody knows yet whether there is such a card, so what is said of it stands in the subjunctive.
    """
    nouns = tuple([NOUNS[t] for t in n.types]) or (NOUNS[NO_TYPE],)
    kinds = tuple([subtype(s) for s in n.subtypes])
    if n.subtypes == ("icebreaker",) and n.types in ((PROGRAM,), ()):
        nouns, kinds = (ICEBREAKER,), ()
    if n.title:
        nouns, kinds = (copy_of(n.title),), ()
    adjectives: list[str] = []
    after: list[str] = []
    installed = n.where == ("installed",)
    untold = not n.types and not n.title and not n.subtypes and n.rezzed is None  # nothing shows whose card it is
    if n.hosted_on_this:
        adjectives.append("alojado")
    elif installed and untold:
        adjectives.append("instalado")
    if n.rezzed is not None:
        adjectives.append("ejecutado" if n.rezzed else "suspendido")
    mine = untold and n.side >= 0 and n.side == v.side
    if untold and n.side >= 0 and n.side != v.side:
        after.append("de la Corporación" if n.side == CORP else "del Runner")
    if n.without:
        after.append(f"que no sea{{n}} {joined([subtype(s) for s in n.without], 'ni')}")
    protect = "proteja{n}" if wish else "protege{n}"
    if n.protecting:
        after.append(f"que {protect} este servidor")
    if n.in_server:
        after.append("de este servidor")
    if n.central is not None:
        after.append(_around(n, protect))
    if n.advanceable:
        after.append("que pueda{n} ser avanzad{o}")
    if not installed and place:
        after.append(f"{place} {joined([zone(z, v) for z in n.where], f'o {place}' if place else 'o')}")
    return NounPhrase(
        nouns, kinds=kinds, adjectives=tuple(adjectives), after=tuple(after), mine=mine, other=n.other, det=Det.A
    )


def _around(n: Cards, protect: str) -> str:
    server = f"un servidor {'central' if n.central else 'remoto'}"
    if n.types == (ICE,):
        return f"que {protect} {server}"
    return f"de {server}" if n.types else f"de {server} o que lo {protect}"


@ES.words(Cards)
def cards(n: Cards, v: Voice) -> NounPhrase:
    return described(n, v)


def standing(n: Filter, v: Voice, place: str = "en", wish: bool = True) -> NounPhrase:
    """Cards where they are, rather than being taken from there."""
    while isinstance(n, Installable | Rezzable | Playable):
        n = n.cards
    phrase = described(n, v, place, wish) if isinstance(n, Cards) else v.cards(n)
    return phrase.with_(det=Det.NONE)


def every(n: Filter, v: Voice, det: Det = Det.THE) -> NounPhrase:
    """All cards of a description as a subject: "los hielos que protegen este servidor"."""
    return standing(n, v, wish=det is Det.NONE).with_(plural=True, det=det)


@ES.words(Installable, Rezzable, Playable)
def possible(n: Installable | Rezzable | Playable, v: Voice) -> NounPhrase:
    return v.cards(n.cards)


@ES.words(Of)
def of(n: Of, v: Voice) -> NounPhrase:
    return v.cards(n.selection)


# Selections


@ES.words(Chosen)
def chosen(n: Chosen, v: Voice) -> NounPhrase:
    phrase = v.amount(n.count).of(v.cards(n.cards), "hasta " if n.up_to else "")
    return v.mention(n.as_, phrase)


@ES.words(Its)
def its(n: Its, v: Voice) -> NounPhrase:
    return v.that(n.name)


@ES.words(Found)
def found(n: Found, v: Voice) -> NounPhrase:
    return v.mentioned.get("found", NounPhrase((NOUNS[NO_TYPE],))).with_(pronoun=True)


@ES.words(Spared)
def spared(n: Spared, v: Voice) -> NounPhrase:
    return NounPhrase((NOUNS[NO_TYPE],), det=Det.THAT)


@ES.words(This)
def this(n: This, v: Voice) -> NounPhrase:
    return v.this()


@ES.words(EventCard)
def event_card(n: EventCard, v: Voice) -> NounPhrase:
    return v.that("event")


@ES.words(Host)
def host(n: Host, v: Voice) -> NounPhrase:
    return NounPhrase(fixed="su anfitrión")


@ES.words(Hosted)
def hosted(n: Hosted, v: Voice) -> NounPhrase:
    return NounPhrase((NOUNS[NO_TYPE],), plural=True, det=Det.ALL, adjectives=("alojado",))


@ES.words(Encountered)
def encountered(n: Encountered, v: Voice) -> NounPhrase:
    who = "al que te enfrentas" if v.side == RUNNER else "al que se enfrenta el Runner"
    return NounPhrase((NOUNS[ICE],), det=Det.THE, after=(who,))


@ES.words(OutermostIce)
def outermost_ice(n: OutermostIce, v: Voice) -> NounPhrase:
    return NounPhrase((NOUNS[ICE],), det=Det.THE, after=("más exterior que protege el servidor atacado",))


@ES.words(NextEncountered)
def next_encountered(n: NextEncountered, v: Voice) -> NounPhrase:
    if "next" in v.mentioned:
        return v.that("next")
    who = "al que te enfrentes" if v.side == RUNNER else "al que se enfrente el Runner"
    return v.mention("next", NounPhrase((NOUNS[ICE],), det=Det.NEXT, after=(f"{who} {v.in_run}".strip(),)))


@ES.words(All)
def all_of(n: All, v: Voice) -> NounPhrase:
    return standing(n.cards, v, wish=False).with_(plural=True, det=Det.ALL)


@ES.words(TopOf)
def top_of(n: TopOf, v: Voice) -> NounPhrase:
    amount = v.amount(n.count)
    where = deck(v.resolve(n.player), v)
    phrase = NounPhrase((NOUNS[NO_TYPE],), amount.plural, Det.THE, amount.text if amount.plural else "", per=amount.per)
    return v.mention("top", phrase.with_(adjectives=("superior",), after=(f"de {where}",)))
