"""Spanish words for numbers, and for which cards are meant."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from netrunner.cards.facts import UnknownCard, facts
from netrunner.rules.machine.nodes import Filter, Number
from netrunner.rules.machine.terms import ADVANCEMENT, CORP, CREDIT, ICE, NO_TYPE, PROGRAM, RUNNER
from netrunner.vocabulary.base import Fixed
from netrunner.vocabulary.cards import (
    AccessedCard,
    All,
    Among,
    Cards,
    Chosen,
    Encountered,
    EventCard,
    Found,
    Host,
    Hosted,
    InnermostIce,
    Its,
    Of,
    OtherThan,
    OutermostIce,
    Remembered,
    This,
    TopOf,
)
from netrunner.vocabulary.drawing import DrawCount
from netrunner.vocabulary.interrupts import Spared
from netrunner.vocabulary.into_play import Installable, Playable, PlayableOrInstallable, Rezzable
from netrunner.vocabulary.lasting import EachEncountered, NextEncountered, Settled
from netrunner.vocabulary.naming_cards import CopiesOfNamed
from netrunner.vocabulary.numbers import (
    AdvancementBefore,
    AllItsStrength,
    CountersHere,
    CountersOn,
    Counting,
    CreditsOf,
    EventAmount,
    Minus,
    Named,
    Plus,
    RequirementOf,
    StrengthOf,
    SubroutinesOn,
    Tags,
    Times,
    X,
)
from netrunner.vocabulary.piles import AnyNumberOf, CopyOf, DeckSize
from netrunner.vocabulary.values import EitherOf

from ..grammar import Amount, Det, Noun, NounPhrase, Voice
from .words import CONSOLE, COUNTERS, ICEBREAKER, NOUNS, SPANISH, agree, joined, subtype

ES: Final = SPANISH

# Numbers


@ES.words(Fixed)
def fixed(n: Fixed, v: Voice) -> Amount:
    return ES.fixed_amount(n.n)


@ES.words(X)
def x(n: X, v: Voice) -> Amount:
    return Amount("X", True)


@ES.words(Settled)
def settled(n: Settled, v: Voice) -> Amount:
    return v.amount(n.of)


@ES.words(Named)
def named(n: Named, v: Voice) -> Amount:
    if n.name in v.ranges:
        return _up_to(v.ranges.pop(n.name), v)
    if n.name in v.results:
        one, many = LEFT.get(n.name, ("", ""))
        return Amount("1", False, f"por cada {v.results[n.name]}", many if one == v.results[n.name] else "")
    if n.name in LEFT:
        one, many = LEFT[n.name]
        return Amount("1", False, f"por cada {one}", many)
    return Amount("esa cantidad de", True)


#: What an instruction before leaves behind, in words.
LEFT: Final = {
    "bad publicity removed": ("punto de mala publicidad retirado", "puntos de mala publicidad retirados"),
    "taken": ("punto de mala publicidad recibido", "puntos de mala publicidad recibidos"),
    "tokens": ("ficha de Avance colocada", "fichas de Avance colocadas"),
    "purged": ("contador de virus retirado", "contadores de virus retirados"),
    "lost": ("crédito perdido", "créditos perdidos"),
    "trashed": ("carta destruida de este modo", "cartas destruidas de este modo"),
    "prevented": ("punto de daño prevenido", "puntos de daño prevenidos"),
    "moved cards": ("carta movida de este modo", "cartas movidas de este modo"),
}


def _up_to(most: Number, v: Voice) -> Amount:
    """A number that is chosen where it is first spoken of."""
    if isinstance(most, CountersOn | DeckSize) or (isinstance(most, CreditsOf) and most.most >= 1 << 20):
        return Amount("cualquier número de", True)
    if isinstance(most, CreditsOf):
        return Amount(f"hasta {most.most}", True)
    amount = v.amount(most)
    return Amount(f"hasta {amount.text}", amount.plural, amount.per)


def _each(one: str, many: str) -> Amount:
    return Amount("1", False, f"por cada {one}", many)


@ES.words(CountersOn)
def counters_on(n: CountersOn, v: Voice) -> Amount:
    noun = COUNTERS[n.counter]
    if (n.of is None or isinstance(n.of, This)) and not v.others:
        one, many = (agree("alojado", noun.feminine, plural) for plural in (False, True))
        return _each(f"{noun.one} {one}", f"{noun.many} {many}")
    where = v.text(v.this() if n.of is None else v.cards(n.of))
    return _each(f"{noun.one} que haya sobre {where}", f"{noun.many} que haya sobre {where}")


@ES.words(CountersHere)
def counters_here(n: CountersHere, v: Voice) -> Amount:
    noun = COUNTERS[n.counter]
    more = f", más {n.plus}" if n.plus else ""
    where = f"que haya en cada momento sobre {v.text(v.this())}{more}"
    return _each(f"{noun.one} {where}", f"{noun.many} {where}")


@ES.words(Tags)
def tags(n: Tags, v: Voice) -> Amount:
    have = "que tengas" if v.side == RUNNER else "que tenga el Runner"
    return _each(f"marca {have}", f"marcas {have}")


@ES.words(CreditsOf)
def credits_of(n: CreditsOf, v: Voice) -> Amount:
    whose = "tu reserva de créditos"
    if not v.is_reader(n.player):
        whose = f"la reserva de créditos de {v.text(ES.player(v.resolve(n.player)))}"
    most = "" if n.most >= 1 << 20 else f", hasta {n.most}"
    return _each(f"crédito de {whose}{most}", f"créditos de {whose}{most}")


@ES.words(StrengthOf)
def strength_of(n: StrengthOf, v: Voice) -> Amount:
    whose = v.text(v.cards(n.of))
    return _each(f"punto de fuerza de {whose}", f"puntos de fuerza de {whose}")


@ES.words(AllItsStrength)
def all_its_strength(n: AllItsStrength, v: Voice) -> Amount:
    return Amount("-X", True, f", donde X es la fuerza de {v.text(v.cards(n.of))}")


@ES.words(SubroutinesOn)
def subroutines_on(n: SubroutinesOn, v: Voice) -> Amount:
    ice = v.cards(n.of)
    if ice.pronoun:
        return _each("subrutina que tenga", "subrutinas que tenga")
    return _each(f"subrutina de {v.text(ice)}", f"subrutinas de {v.text(ice)}")


@ES.words(Minus)
def minus(n: Minus, v: Voice) -> Amount:
    amount = v.amount(n.number)
    feminine = isinstance(n.number, CountersOn) and COUNTERS[n.number.counter].feminine
    first = f"{'la' if feminine else 'el'} {agree('primero', feminine, False)}"
    if n.less > 1:
        first = f"{'las' if feminine else 'los'} {n.less} {agree('primero', feminine, True)}"
    return Amount(amount.text, amount.plural, f"{amount.per} después de {first}", f"{amount.many} después de {first}")


@ES.words(Plus)
def plus(n: Plus, v: Voice) -> Amount:
    """ "2[c], más 1 for each ..."."""
    one = v.amount(n.number)
    return Amount(str(n.more), n.more != 1, f"más {one.text} {one.per}", f"{one.many} más {n.more}")


@ES.words(RequirementOf)
def requirement_of(n: RequirementOf, v: Voice) -> Amount:
    return Amount("X", True, "", f"el requisito de avance de {v.text(v.cards(n.of))}")


@ES.words(InnermostIce)
def innermost_ice(n: InnermostIce, v: Voice) -> NounPhrase:
    return NounPhrase((NOUNS[ICE],), det=Det.THE, after=("más interior que protege el servidor atacado",))


@ES.words(EventAmount)
def event_amount(n: EventAmount, v: Voice) -> Amount:
    one, many = v.results.get("event amount", "contador de virus retirado|contadores de virus retirados").split("|")
    return Amount("1", False, f"por cada {one}", many)


@ES.words(AdvancementBefore)
def advancement_before(n: AdvancementBefore, v: Voice) -> Amount:
    noun = COUNTERS[ADVANCEMENT]
    return _each(f"{noun.one} que tuviera", f"{noun.many} que tuviera")


@ES.words(Counting)
def counting(n: Counting, v: Voice) -> Amount:
    held = isinstance(n.cards, Cards) and set(n.cards.where) <= {"grip", "hq"}
    what = installed(n.cards, standing(n.cards, v, "de" if held else "en"))
    return _each(v.text(what), v.text(what.with_(plural=True)))


@ES.words(Times)
def times(n: Times, v: Voice) -> Amount:
    one = v.amount(n.per)
    text = str(n.n * int(one.text)) if one.text.isdigit() else f"{n.n}{one.text}"
    return Amount(text, text not in ("1", "-1"), one.per)


# Things that are counted


def credits(amount: Amount) -> NounPhrase:
    """ "3[c]"."""
    if amount.text.endswith("de"):
        return NounPhrase(fixed=f"{amount.text} créditos")
    return NounPhrase(fixed=f"{amount.text}[c]", per=amount.per)


def counters(kind: int, amount: Amount) -> NounPhrase:
    """ "2 contadores de virus"."""
    return credits(amount) if kind == CREDIT else amount.of(NounPhrase((COUNTERS[kind],)))


def clicks(n: int, per: str = "") -> NounPhrase:
    """ "[click][click]"."""
    return NounPhrase(fixed="[click]" * n, per=per)


# Places

#: Subtypes that are adjectives follow their noun
_ADJECTIVES: Final = {
    "cybernetic": "cibernétic{o}", "genetics": "de genética", "illicit": "ilícit{o}", "political": "polític{o}",
    "public": "públic{o}", "ritzy": "lujos{o}", "seedy": "sórdid{o}", "virtual": "virtual{es}",
}  # fmt: skip
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


def turn_of(player: int, v: Voice, coming: bool = False) -> str:
    """ "tu turno", or "tu próximo turno"."""
    turn = "próximo turno" if coming else "turno"
    return f"tu {turn}" if v.is_reader(player) else f"el {turn} de {v.text(ES.player(v.resolve(player)))}"


# Descriptions of cards


def copy_of(title: str) -> Noun:
    """ "copia de Madriguera de Conejo"."""
    with suppress(UnknownCard):  # a card of a test
        title = facts(title).title_in("es")
    return Noun(f"copia de {title}", f"copias de {title}", feminine=True)


def described(n: Cards, v: Voice, place: str = "de", wish: bool = True) -> NounPhrase:
    """A description of cards without an article; ``place`` is the word before zones, or nothing to leave them out.

    ``wish``: nobody knows yet whether there is such a card, so what is said of it stands in the subjunctive.
    """
    nouns = tuple([NOUNS[t] for t in n.types]) or (NOUNS[NO_TYPE],)
    kinds = tuple([_ADJECTIVES.get(s, subtype(s)) for s in n.subtypes])
    if n.subtypes == ("icebreaker",) and n.types in ((PROGRAM,), ()):
        nouns, kinds = (ICEBREAKER,), ()
    if n.subtypes == ("console",):
        nouns, kinds = (CONSOLE,), ()
    if n.title:
        nouns, kinds = (copy_of(n.title),), ()
    adjectives: list[str] = []
    after: list[str] = []
    installed = n.where == ("installed",)
    # whether nothing else shows whose card it is
    untold = not n.types and not n.title and not n.subtypes and n.rezzed is None and not n.advanceable
    if n.hosted_on_this:
        adjectives.append("alojado")
    elif installed and (untold or (n.title and place == "en")) and place:
        adjectives.append("instalado")
    if n.rezzed is not None:
        adjectives.append("ejecutado" if n.rezzed else "suspendido")
    if n.faceup is not None:
        after.append("boca arriba" if n.faceup else "boca abajo")
    mine = untold and n.side >= 0 and n.side == v.side
    theirs = untold and n.side >= 0 and n.side == v.actor and not mine
    if untold and n.side >= 0 and not mine and not theirs:
        after.append("de la Corporación" if n.side == CORP else "del Runner")
    if n.without:
        after.append(f"que no sea{{n}} {joined([_ADJECTIVES.get(s, subtype(s)) for s in n.without], 'ni')}")
    if n.not_types:
        after.append(f"que no sea{{n}} {joined([NOUNS[t].one for t in n.not_types], 'ni')}")
    protect = "proteja{n}" if wish else "protege{n}"
    if n.protecting:
        after.append(f"que {protect} este servidor")
    if n.in_server:
        after.append("en este servidor")
    if n.central is not None:
        after.append(_around(n, protect))
    if n.advanceable:
        after.append("que pueda{n} ser avanzad{o}")
    if not installed and place:
        after.append(f"{place} {joined([zone(z, v) for z in n.where], f'o {place}' if place else 'o')}")
    return NounPhrase(
        nouns, kinds=kinds, adjectives=tuple(adjectives), after=tuple(after), mine=mine, theirs=theirs,
        other=n.other, det=Det.A,
    )  # fmt: skip


def _around(n: Cards, protect: str) -> str:
    server = f"un servidor {'central' if n.central else 'remoto'}"
    if n.types == (ICE,):
        return f"que {protect} {server}"
    return f"de {server}" if n.types or ICE in n.not_types else f"de {server} o que lo {protect}"


@ES.words(Cards)
def cards(n: Cards, v: Voice) -> NounPhrase:
    return described(n, v)


def standing(n: Filter, v: Voice, place: str = "en", wish: bool = True) -> NounPhrase:
    """Cards where they are, rather than being taken from there."""
    while isinstance(n, Installable | Rezzable | Playable | PlayableOrInstallable):
        n = n.cards
    phrase = described(n, v, place, wish) if isinstance(n, Cards) else v.cards(n)
    return phrase.with_(det=Det.NONE)


def installed(n: Filter, phrase: NounPhrase) -> NounPhrase:
    """The same, told to be installed where nothing else tells where the cards are."""
    while isinstance(n, Installable | Rezzable | Playable | PlayableOrInstallable):
        n = n.cards
    told = (
        phrase.after or phrase.fixed or phrase.pronoun or phrase.mine or {"instalado", "alojado"} & {*phrase.adjectives}
    )
    if told or not isinstance(n, Cards) or n.where != ("installed",) or n.rezzed is not None:
        return phrase
    return phrase.with_(adjectives=("instalado", *phrase.adjectives))


def every(n: Filter, v: Voice, det: Det = Det.THE) -> NounPhrase:
    """All cards of a description as a subject: "los hielos que protegen este servidor"."""
    phrase = standing(n, v, wish=det is Det.NONE)
    if isinstance(n, Cards) and n.title:  # all of them, wherever they are
        phrase = phrase.with_(adjectives=tuple([word for word in phrase.adjectives if word != "instalado"]))
    return phrase.with_(plural=True, det=det)


@ES.words(Installable, Rezzable, Playable, PlayableOrInstallable)
def possible(n: Installable | Rezzable | Playable | PlayableOrInstallable, v: Voice) -> NounPhrase:
    return v.cards(n.cards)


@ES.words(Among)
def among(n: Among, v: Voice) -> NounPhrase:
    phrase = standing(n.cards, v, "")
    if isinstance(n.selection, TopOf) and n.selection.count == 1:
        return NounPhrase(fixed=f"esa carta si es {v.text(phrase.with_(det=Det.A))}")
    return phrase.with_(after=(*phrase.after, "de entre ellas"), det=Det.A)


@ES.words(Of)
def of(n: Of, v: Voice) -> NounPhrase:
    return v.cards(n.selection)


# Selections


@ES.words(Chosen)
def chosen(n: Chosen, v: Voice) -> NounPhrase:
    count = n.count * v.times if isinstance(n.count, int) else n.count
    freely = isinstance(count, AnyNumberOf)
    phrase = v.amount(count).of(v.cards(n.cards), "hasta " if n.up_to and not freely else "")
    if freely and (phrase.mine or phrase.theirs):
        phrase = phrase.with_(number="cualquier número")
    if n.at_least:
        phrase = phrase.with_(number=f"{n.at_least} o más", plural=True, per="")
    v.mention(n.as_, phrase)
    if len(phrase.nouns) > 1 or isinstance(n.cards, EitherOf):  # later on it is "that card"
        v.mentioned[n.as_] = phrase.with_(nouns=(NOUNS[NO_TYPE],), kinds=())
    if isinstance(n.cards, CopiesOfNamed):  # of which card is known then
        v.mentioned[n.as_] = phrase.with_(nouns=(Noun("copia", "copias", feminine=True),))
    return phrase


@ES.words(Its)
def its(n: Its, v: Voice) -> NounPhrase:
    if n.name in v.direct:
        return v.direct.pop(n.name) if n.name == "target" else v.direct[n.name]  # names of their own stay
    phrase = v.that(n.name)
    if v.focus == f"that {n.name}":  # "ese hielo" was said just before
        return phrase.with_(pronoun=True)
    v.focus = f"that {n.name}"
    return phrase


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
    if v.focus == "event" and v.mentioned["event"].det is Det.THIS:  # the card itself
        return v.mentioned["event"].with_(pronoun=True)
    return v.that("event")


@ES.words(Host)
def host(n: Host, v: Voice) -> NounPhrase:
    if v.focus == "host":
        return NounPhrase(fixed="ese anfitrión")
    return v.mention("host", NounPhrase(fixed=f"el anfitrión de {v.text(v.this())}"))


@ES.words(Remembered)
def remembered(n: Remembered, v: Voice) -> NounPhrase:
    return NounPhrase((NOUNS[NO_TYPE],), det=Det.THE, adjectives=("elegido",))


@ES.words(AccessedCard)
def accessed_card(n: AccessedCard, v: Voice) -> NounPhrase:
    who = "a la que accedes" if v.side == RUNNER else "a la que accede el Runner"
    card = NounPhrase((NOUNS[NO_TYPE],), det=Det.THE, after=(who,))
    return card.with_(pronoun=True) if v.focus == "accessed" else card


@ES.words(Hosted)
def hosted(n: Hosted, v: Voice) -> NounPhrase:
    return NounPhrase((NOUNS[NO_TYPE],), plural=True, det=Det.ALL, adjectives=("alojado",))


@ES.words(Encountered)
def encountered(n: Encountered, v: Voice) -> NounPhrase:
    ice = v.mentioned.get("event")
    if ice is not None and ice.nouns == (NOUNS[ICE],):
        return ice.with_(pronoun=True)
    who = "al que te enfrentas" if v.side == RUNNER else "al que se enfrenta el Runner"
    kinds = (subtype(n.subtype),) if n.subtype else ()
    adjectives = ("ejecutado",) if n.rezzed else ()
    return NounPhrase((NOUNS[ICE],), det=Det.THE, kinds=kinds, adjectives=adjectives, after=(who,))


@ES.words(OutermostIce)
def outermost_ice(n: OutermostIce, v: Voice) -> NounPhrase:
    return NounPhrase((NOUNS[ICE],), det=Det.THE, after=("más exterior que protege el servidor atacado",))


@ES.words(EachEncountered)
def each_encountered(n: EachEncountered, v: Voice) -> NounPhrase:
    who = "al que te enfrentes" if v.side == RUNNER else "al que se enfrente el Runner"
    but = f", excepto {v.text(v.this())}," if n.other else ""
    return NounPhrase(fixed=f"cada hielo {who}{but}")


@ES.words(NextEncountered)
def next_encountered(n: NextEncountered, v: Voice) -> NounPhrase:
    if "next" in v.mentioned:
        return v.that("next")
    who = "al que te enfrentes" if v.side == RUNNER else "al que se enfrente el Runner"
    return v.mention("next", NounPhrase((NOUNS[ICE],), det=Det.NEXT, after=(f"{who} {v.in_run}".strip(),)))


@ES.words(All)
def all_of(n: All, v: Voice) -> NounPhrase:
    if isinstance(n.cards, Among) and isinstance(n.cards.cards, Cards) and not n.cards.cards.types:
        return NounPhrase(fixed="el resto")
    phrase = standing(n.cards, v, wish=False)
    if isinstance(n.cards, OtherThan):
        return NounPhrase(fixed=f"todas las demás {v.text(phrase.with_(plural=True, other=False))}", plural=True)
    if isinstance(n.cards, CopyOf) and isinstance(n.cards.cards, Cards):
        where = f"de {joined([zone(z, v) for z in n.cards.cards.where], 'y de')}"
        of = phrase.nouns[0].many
        return NounPhrase(fixed=f"todas las demás {of} {where}", plural=True)
    if isinstance(n.cards, Cards) and "installed" not in n.cards.where:
        phrase = phrase.with_(after=(*phrase.after[:-1], f"de {joined([zone(z, v) for z in n.cards.where], 'y de')}"))
    return phrase.with_(plural=True, det=Det.ALL)


@ES.words(TopOf)
def top_of(n: TopOf, v: Voice) -> NounPhrase:
    amount = v.amount(n.count)
    where = deck(v.resolve(n.player), v)
    if isinstance(n.count, DrawCount) and n.count.plus:
        many = f"tantas cartas de la parte superior de {where} como vayas a robar más {n.count.plus}"
        return NounPhrase((NOUNS[NO_TYPE],), fixed=many, plural=True)
    if amount.many and not amount.plural:  # "las X cartas superiores de tu Montón, donde X es el número de ..."
        x = f", donde X es el número de {amount.many}"
        phrase = NounPhrase((NOUNS[NO_TYPE],), True, Det.THE, "X", adjectives=("superior",), per=x)
        return v.mention("top", phrase.with_(after=(f"de {where}",)))
    if amount.text.endswith(" de"):
        return NounPhrase((NOUNS[NO_TYPE],), True, number=amount.text, after=(f"de la parte superior de {where}",))
    phrase = NounPhrase((NOUNS[NO_TYPE],), amount.plural, Det.THE, amount.text if amount.plural else "", per=amount.per)
    return v.mention("top", phrase.with_(adjectives=("superior",), after=(f"de {where}",)))
