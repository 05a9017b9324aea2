"""Spanish words for costs and instructions."""

from __future__ import annotations

from typing import Final

from netrunner.rules.machine.nodes import (
    Condition,
    Conditional,
    Instruction,
    Selection,
)
from netrunner.rules.machine.terms import (
    CORP,
    RUNNER,
)
from netrunner.vocabulary.cards import Cards, Chosen
from netrunner.vocabulary.conditions import Always
from netrunner.vocabulary.flow import (
    ChooseUpTo,
    May,
)
from netrunner.vocabulary.hands import RoomInHand
from netrunner.vocabulary.hosting import InstallCostOf
from netrunner.vocabulary.instructions import (
    Both,
    Damage,
    Draw,
    EndActionPhase,
    Gain,
    GainClicks,
    GiveTags,
    Lose,
    LoseClicks,
    RemoveTags,
    Take,
    TakeBadPublicity,
    TakeTurn,
)
from netrunner.vocabulary.into_play import Install, PlayIt
from netrunner.vocabulary.lasting import Until
from netrunner.vocabulary.measures import Lacking
from netrunner.vocabulary.moments import TurnOf
from netrunner.vocabulary.numbers import Named
from netrunner.vocabulary.piles import ForEvery
from netrunner.vocabulary.redirecting import AttackedServerIs
from netrunner.vocabulary.running import Encountering
from netrunner.vocabulary.statics import (
    GetsSubtype,
)

from ..grammar import (
    Bare,
    Clause,
    Mood,
    NounPhrase,
    Said,
    Series,
    Several,
    Voice,
    about,
    after_each_other,
    allowed,
    fronted,
    in_sentences,
    lasts_alike,
    mine,
    optionally,
    said_once,
    together,
    told_together,
)
from .cards import ES, clicks, credits
from .words import (
    BAD_PUBLICITY,
    NOUNS,
    SERVERS,
    TAG,
    joined,
    subtype,
)
from .words import damage as damage_noun

INTERRUPT: Final = "[interrupt] – "
OTHERWISE: Final = "en caso contrario"
IF_SO: Final = "si lo haces"


def name(words: str, per: str = "", plural: bool = False) -> NounPhrase:
    """Words that never change."""
    return NounPhrase(fixed=words, per=per, plural=plural)


def during_run_there(n: AttackedServerIs) -> str:
    """ "durante una incursión contra la Sede Central"."""
    where = "el servidor elegido" if n.chosen else SERVERS[n.server] if n.server >= 0 else "ningún servidor"
    return f"durante una incursión contra {where}"


def if_(condition: Condition, v: Voice) -> str:
    """ "si el Runner está marcado"; nothing for a condition that always holds."""
    return "" if isinstance(condition, Always) else f"si {v.say(v.condition(condition))}"


def while_(condition: Condition, v: Voice, word: str = "mientras") -> str:
    """ "mientras el Runner esté marcado"."""
    if isinstance(condition, Always):
        return ""
    if isinstance(condition, AttackedServerIs):
        return during_run_there(condition)
    said = v.condition(condition)
    if isinstance(condition, TurnOf | Encountering):
        return v.say(said)  # "durante tu turno"
    if isinstance(said, Clause) and said.tense is not None:  # what happened earlier does not last
        return f"si {v.say(said)}"
    return f"{word} {v.say(said, Mood.WISH)}"


def does(instructions: tuple[Instruction, ...], v: Voice) -> list[Said]:
    """The instructions of an ability, each a sentence of its own."""
    found: list[Said] = []
    for group in told_together(instructions):
        first = group[0]
        if isinstance(first, ChooseUpTo) and not first.least and first is not instructions[-1]:
            v.ranges[first.name] = first.most  # told where the number is used
        elif len(group) == 1:
            found.append(v.said(first))
        elif isinstance(first, Until):
            found.append(_gain_subtypes(group, v))
        else:
            found.append(_one_at_a_time(group, v))
    return found


def _one_at_a_time(group: list[Install | PlayIt], v: Voice) -> Said:
    v.times = len(group)
    said = v.said(group[0])
    v.times = 1
    first = said.parts[0] if isinstance(said, Series) else said
    assert isinstance(first, Clause) and first.object is not None
    one = "de una en una" if first.object.feminine else "de uno en uno"
    return with_rest(said, f", {one}," if first.rest or said is not first else f", {one}")


def with_rest(said: Said, words: str) -> Said:
    """The same with words right behind the object of its first clause."""
    if isinstance(said, Series):
        return Series((with_rest(said.parts[0], words), *said.parts[1:]), said.word)
    assert isinstance(said, Clause)
    return said.with_(rest=(words, *said.rest))


def _gain_subtypes(group: list[Until], v: Voice) -> Said:
    """Several subtypes gained at once are told in one breath."""
    first = v.said(group[0])
    words = joined([subtype(u.static.subtype) for u in group if isinstance(u.static, GetsSubtype)])
    last = first.parts[-1] if isinstance(first, Several) else first
    assert isinstance(last, Clause)
    whole = last.with_(object=name(words))
    return Several((*first.parts[:-1], whole)) if isinstance(first, Several) else whole


@ES.words(Both)
def both(n: Both, v: Voice) -> Said:
    parts = said_once(does(n.parts, v)) if lasts_alike(n.parts) else does(n.parts, v)
    first = parts[0]
    chosen = isinstance(n.parts[0], ChooseUpTo)  # a part of what the reader may do
    if isinstance(first, Clause) and not first.subject.reader and not chosen:  # what the reader does has its subject
        parts = [first, *[Bare(v.say(part)) if mine(part) else part for part in parts[1:]]]
    if isinstance(n.parts[-1], May):  # who may do the last of it is told anew
        return after_each_other([together(parts[:-1]), parts[-1]])
    return together(parts)


#: Cartas cuyo coste de instalación cuenta, según lo que fue de ellas: entretanto puede nombrarse otra.
_BECAME: Final = {"removed": "retirad{} de la partida", "uninstalled": "desinstalad{}", "trashed": "destruid{}"}


def install_cost(n: InstallCostOf, v: Voice) -> str:
    """ "su coste de instalación", "el coste de instalación total de las cartas destruidas"."""
    if not n.became:
        return "su coste de instalación o de juego" if n.or_play else "su coste de instalación"
    which = v.that(n.name)
    if which.plural:
        return f"el coste de instalación total de las cartas {_BECAME[n.became].format('as')}"
    noun = NOUNS[0] if len(which.nouns) > 1 else which.nouns[0]
    of, end = ("de la", "a") if noun.feminine else ("del", "o")
    return f"el coste de instalación {of} {noun.one} {_BECAME[n.became].format(end)}"


@ES.words(Gain)
def gain(n: Gain, v: Voice) -> Said:
    if isinstance(n.n, InstallCostOf):
        return v.act("ganar", name(f"tantos créditos como {install_cost(n.n, v)}"), n.player)
    if isinstance(n.n, ForEvery) and isinstance(n.n.of, InstallCostOf) and n.n.each == 2:
        half = f"la mitad de {install_cost(n.n.of, v)} (redondeando hacia abajo)"
        return v.act("ganar", name(f"tantos créditos como {half}"), n.player)
    return v.act("ganar", credits(v.amount(n.n)), n.player)


@ES.words(Lose)
def lose(n: Lose, v: Voice) -> Said:
    if n.n == -1:
        whose = "tu" if v.is_reader(n.player) else "su"
        return v.act("perder", name(f"todos los créditos de {whose} reserva de créditos"), n.player)
    if isinstance(n.n, Named):
        v.results[n.n.name] = "crédito perdido"
    return v.act("perder", credits(v.amount(n.n)), n.player)


@ES.words(Take)
def take(n: Take, v: Voice) -> Said:
    if isinstance(n.n, Named):
        v.results[n.n.name] = "crédito cogido"
    what = name("todos los créditos") if n.n == -1 else credits(v.amount(n.n))
    return v.act("coger", what, -1, f"de {v.text(v.cards(n.what))}")


@ES.words(GainClicks)
def gain_clicks(n: GainClicks, v: Voice) -> Said:
    amount = v.amount(n.n)
    return v.act("ganar", clicks(int(amount.text), amount.per), n.player)


@ES.words(TakeTurn)
def take_turn(n: TakeTurn, v: Voice) -> Said:
    return v.act("jugar", name("un turno adicional"), -1, "después de este")


@ES.words(LoseClicks)
def lose_clicks(n: LoseClicks, v: Voice) -> Said:
    all_left = name(f"todos {'tus' if v.is_reader(n.player) else 'sus'} [click] restantes")
    return v.act("perder", all_left if n.n < 0 else clicks(n.n), n.player)


@ES.words(Draw)
def draw(n: Draw, v: Voice) -> Said:
    if isinstance(n.n, Lacking):
        amount = v.amount(n.n)
        return v.act("robar", None, n.player, f"{amount.text} {amount.per}")
    if isinstance(n.n, RoomInHand):
        whose = "tu" if v.is_reader(n.player) else "su"
        return v.act("robar", name("cartas", plural=True), n.player, f"hasta {whose} tamaño de mano máximo")
    where = ""
    if n.bottom:
        deck = "I+D" if v.resolve(n.player) == CORP else "tu Montón" if v.is_reader(n.player) else "el Montón"
        where = f"de la parte inferior de {deck}"
    return v.act("robar", v.amount(n.n).of(NounPhrase((NOUNS[0],))), n.player, where)


@ES.words(Damage)
def damage(n: Damage, v: Voice) -> Said:
    what = v.amount(n.n).of(NounPhrase((damage_noun(n.kind),)))
    if n.unpreventable:
        what = what.with_(after=("que no se puede{n} prevenir",))
    return v.act("sufrir" if v.actor == RUNNER else "infligir", what)


@ES.words(GiveTags)
def give_tags(n: GiveTags, v: Voice) -> Said:
    tags = v.amount(n.n).of(NounPhrase((TAG,)))
    if n.unpreventable:
        tags = tags.with_(after=("que no se puede evitar",))
    if v.actor == RUNNER:
        return v.act("recibir", tags)
    return v.act("dar", tags).with_(to=ES.player(RUNNER))


@ES.words(RemoveTags)
def remove_tags(n: RemoveTags, v: Voice) -> Said:
    tags = name("todas las marcas") if n.n == -1 else v.amount(n.n).of(NounPhrase((TAG,)))
    by = v.actor if n.player == -1 else n.player
    return v.act("retirar", tags, n.player, "" if by == RUNNER else "de el Runner")


@ES.words(TakeBadPublicity)
def take_bad_publicity(n: TakeBadPublicity, v: Voice) -> Said:
    what = v.amount(n.n).of(NounPhrase((BAD_PUBLICITY,)))
    if v.actor == RUNNER:
        return v.act("dar", what).with_(to=ES.player(CORP))
    return v.act("recibir", what)


def perhaps(clause: Clause, what: Selection, v: Voice) -> Said:
    """ "Puedes instalar 1 carta" where the choice of no card is the choice to do nothing."""
    if not isinstance(what, Chosen) or not what.up_to or what.count != 1 or v.times > 1 or clause.object is None:
        return clause
    return allowed(clause.with_(object=clause.object.with_(number="1")), v.who())


@ES.words(EndActionPhase)
def end_action_phase(n: EndActionPhase, v: Voice) -> Said:
    return v.act("terminar", name("la fase de Acción"))


def choice(n: Selection, v: Voice) -> Clause:
    """ "Elige 1 hielo instalado"."""
    what = v.cards(n)
    if isinstance(n, Chosen) and isinstance(n.cards, Cards) and n.cards.where == ("installed",) and not what.adjectives:
        what = what.with_(adjectives=("instalado",))
    return v.act("elegir", what)


def as_act(said: Said, v: Voice) -> Said:
    """The same as something that one does: "realizar un rastreo [3]" for what a card calls "rastreo [3]"."""
    if isinstance(said, Several):
        return Several((as_act(said.parts[0], v), *said.parts[1:]))
    if isinstance(said, Bare) and said.text.startswith("rastreo"):
        return Clause("realizar", v.who(), name(f"un {said.text}"), rest=said.rest)
    return said


def conditional(n: Conditional, v: Voice) -> Said:
    """What a conditional ability says, without its symbols."""
    lead = v.lead(n.trigger)
    before, v.reacting = v.reacting, True
    parts = does(n.does, v)
    v.reacting = before
    said: Said = after_each_other(parts)
    if n.optional and in_sentences(n.does):
        said = after_each_other([allowed(as_act(parts[0], v), v.who()), fronted(parts[1], IF_SO), *parts[2:]])
    elif n.optional:
        said = optionally([as_act(part, v) for part in parts], v.who(), IF_SO)
    return fronted(about(said, v.subject, ES), lead)
