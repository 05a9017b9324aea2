"""Spanish words for what happens: trigger conditions, conditions, and what cannot be done."""

from __future__ import annotations

from typing import Final

from netrunner.rules.machine.nodes import Filter, Selection
from netrunner.rules.machine.terms import (
    A_ACCESS,
    A_ADVANCE,
    A_BREAK,
    A_BYPASS,
    A_DAMAGE,
    A_DRAW,
    A_END_RUN,
    A_EXPOSE,
    A_GAIN_CREDITS,
    A_INSTALL,
    A_JACK_OUT,
    A_NEW_REMOTE,
    A_PLAY,
    A_REZ,
    A_RUN,
    A_RUN_ACTION,
    A_SCORE,
    A_SPEND_CREDITS,
    A_STEAL,
    A_SUCCESS,
    A_TAGS,
    A_TRASH,
    A_TRASH_RESOURCE,
    A_USE,
    A_WIN,
    ARCHIVES,
    CORP,
    EVENT,
    F_ACCESS,
    F_ACCESS_CARDS,
    F_BAD_PUBLICITY,
    F_BREAK,
    F_DAMAGE,
    F_DRAW,
    F_END_RUN,
    F_EXPOSE,
    F_INSTALL,
    F_PURGE,
    F_REZ,
    F_SCORE,
    F_STEAL,
    F_STRENGTH,
    F_SUCCESS,
    F_TAGS,
    F_TRASH,
    HQ,
    ICE,
    NO_TYPE,
    PLAY_AREA,
    RND,
    RUNNER,
)
from netrunner.vocabulary.conditions import (
    AllBroken,
    Always,
    And,
    DuringRun,
    FirstThisTurn,
    HappenedLastTurn,
    HappenedThisTurn,
    Not,
    Or,
    RunnerTagged,
    ThisScoredThisTurn,
)
from netrunner.vocabulary.flow import TraceResult
from netrunner.vocabulary.running import RunOnThisServer
from netrunner.vocabulary.triggers import (
    Accessed,
    EncounterEnds,
    EncounterWith,
    ForEvent,
    Installed,
    Never,
    RunSuccessful,
    Scored,
    ScoredOrStolen,
    SpendsCounter,
    Stolen,
    ThisEmptied,
    ThisUninstalled,
    TurnBegins,
)
from netrunner.vocabulary.would import Would, WouldAny

from ..grammar import ANYONE, Clause, Det, Happening, Mood, Noun, NounPhrase, Said, Series, Voice, negated
from .cards import ES, turn_of
from .words import COUNTERS, DAMAGE, NOUNS, SERVERS, agree, joined

CENTRAL: Final = (0, 1, 2)


def _un(words: str) -> NounPhrase:
    return NounPhrase(fixed=words)


def _una(words: str) -> NounPhrase:
    return NounPhrase((Noun(words, words, feminine=True),), fixed=words)


_CARD: Final = _una("una carta")
_PLAN: Final = _un("un plan")
_ICE: Final = _un("un hielo")

#: Events as a player tells them; the object is what is said when a card names none.
EVENTS: Final = {
    "game-begins": Happening("comenzar", subject=_una("la partida")),
    "turn-begins": Happening("comenzar", subject=_un("un turno")),
    "turn-ends": Happening("terminar", subject=_un("un turno")),
    "phase-begins": Happening("comenzar", subject=_una("una fase")),
    "phase-ends": Happening("terminar", subject=_una("una fase")),
    "clicks-gained": Happening("ganar", _un("[click]")),
    "clicks-spent": Happening("gastar", _un("[click]")),
    "clicks-lost": Happening("perder", _un("[click]")),
    "credits-gained": Happening("ganar", _un("créditos")),
    "credits-spent": Happening("gastar", _un("créditos")),
    "credits-lost": Happening("perder", _un("créditos")),
    "drew": Happening("robar", _CARD),
    "discarded": Happening("descartar", _CARD),
    "trashed": Happening("destruir", _CARD),
    "installed": Happening("instalar", _CARD),
    "rezzed": Happening("ejecutar", _CARD, CORP),
    "derezzed": Happening("suspender", _CARD),
    "played": Happening("jugar", _CARD),
    "counters-placed": Happening("colocar", _un("un contador")),
    "counters-removed": Happening("retirar", _un("un contador")),
    "advanced": Happening("avanzar", _CARD, CORP),
    "scored": Happening("puntuar", _PLAN, CORP),
    "stolen": Happening("robar", _PLAN, RUNNER),
    "forfeited": Happening("renunciar", _PLAN, CORP, before="a"),
    "run-announced": Happening("anunciar", _una("una incursión"), RUNNER),
    "run-begins": Happening("realizar", _una("una incursión"), RUNNER),
    "run-successful": Happening("realizar", _una("una incursión con éxito"), RUNNER),
    "run-unsuccessful": Happening("realizar", _una("una incursión sin éxito"), RUNNER),
    "run-ends": Happening("terminar", subject=_una("una incursión")),
    "approach-ice": Happening("aproximarse", _ICE, RUNNER, before="a"),
    "encounter": Happening("enfrentarse", _ICE, RUNNER, before="a"),
    "encounter-ends": Happening("terminar", subject=_un("un enfrentamiento")),
    "pass-ice": Happening("superar", _ICE, RUNNER),
    "pass-all-ice": Happening("superar", _un("todos los hielos que protegen un servidor"), RUNNER),
    "approach-server": Happening("aproximarse", _un("un servidor"), RUNNER, before="a"),
    "jacked-out": Happening("desenchufarse", None, RUNNER),
    "bypassed": Happening("superar mediante un efecto", _ICE, RUNNER),
    "broken": Happening("romper", _una("una subrutina"), RUNNER),
    "access-cards": Happening("acceder", _una("cartas"), RUNNER, before="a"),
    "access": Happening("acceder", _CARD, RUNNER, before="a"),
    "accessed": Happening("acceder", _CARD, RUNNER, before="a"),
    "damage": Happening("sufrir", _un("daño"), RUNNER),
    "tags-taken": Happening("recibir", _una("1 o más marcas"), RUNNER),
    "tags-removed": Happening("retirar", _una("una marca")),
    "bad-publicity-taken": Happening("recibir", _una("mala publicidad"), CORP),
    "bad-publicity-removed": Happening("retirar", _una("mala publicidad"), CORP),
    "exposed": Happening("exponer", _CARD),
    "revealed": Happening("revelar", _CARD),
    "searched": Happening("buscar", _un("en un mazo")),
    "shuffled": Happening("barajar", _un("un mazo")),
    "trace-initiated": Happening("comenzar", subject=_un("un rastreo")),
    "trace-successful": Happening("tener éxito", subject=_un("un rastreo")),
    "trace-unsuccessful": Happening("fracasar", subject=_un("un rastreo")),
    "purged": Happening("purgar", _un("contadores de virus"), CORP),
    "emptied": Happening("quedar sin contadores", subject=_CARD),
    "server-created": Happening("crear", _un("un servidor remoto"), CORP),
    "no-credits": Happening("quedarse", _un("créditos en tu reserva de créditos"), before="sin"),
    "action-complete": Happening("completar", _una("una acción")),
    "fully-broken": Happening("romper", _un("un hielo"), RUNNER, before="todas las subrutinas de"),
}

#: Effects that are about to happen, by kind.
EFFECTS: Final = {
    F_DAMAGE: Happening("sufrir", _un("daño"), RUNNER),
    F_TAGS: Happening("recibir", _una("una marca"), RUNNER),
    F_BAD_PUBLICITY: Happening("recibir", _una("mala publicidad"), CORP),
    F_TRASH: Happening("destruir", _CARD),
    F_EXPOSE: Happening("exponer", _CARD),
    F_PURGE: Happening("purgar", _un("los contadores de virus"), CORP),
    F_DRAW: Happening("robar", _CARD),
    F_REZ: Happening("ejecutar", _CARD, CORP),
    F_INSTALL: Happening("instalar", _CARD),
    F_BREAK: Happening("romper", _una("una subrutina"), RUNNER),
    F_END_RUN: Happening("terminar", subject=_una("la incursión")),
    F_SUCCESS: Happening("tener éxito", subject=_una("una incursión")),
    F_ACCESS: Happening("acceder", _CARD, RUNNER, before="a"),
    F_ACCESS_CARDS: Happening("acceder", _una("cartas"), RUNNER, before="a"),
    F_STEAL: Happening("robar", _PLAN, RUNNER),
    F_SCORE: Happening("puntuar", _PLAN, CORP),
    F_STRENGTH: Happening("aumentar", _un("un rompehielos"), RUNNER, before="la fuerza de"),
}

_CARDS: Final = NounPhrase((NOUNS[0],), plural=True)
_PLANS: Final = NounPhrase((NOUNS[2],), plural=True)

#: Acts that can be forbidden.
ACTS: Final = {
    A_DRAW: Happening("robar", _CARDS),
    A_RUN: Happening("realizar", _una("incursiones"), RUNNER),
    A_STEAL: Happening("robar", _PLANS, RUNNER),
    A_SCORE: Happening("puntuar", _PLANS, CORP),
    A_REZ: Happening("ejecutar", _CARDS, CORP),
    A_JACK_OUT: Happening("desenchufarse", None, RUNNER),
    A_TRASH: Happening("destruir", _CARDS),
    A_INSTALL: Happening("instalar", _CARDS),
    A_PLAY: Happening("jugar", _CARDS),
    A_ACCESS: Happening("acceder", _CARDS, RUNNER, before="a"),
    A_SUCCESS: Happening("realizar", _una("incursiones con éxito"), RUNNER),
    A_BREAK: Happening("romper", _una("subrutinas"), RUNNER),
    A_ADVANCE: Happening("avanzar", _CARDS, CORP),
    A_EXPOSE: Happening("exponer", _CARDS),
    A_TAGS: Happening("recibir", _una("marcas"), RUNNER),
    A_DAMAGE: Happening("sufrir", _un("daño"), RUNNER),
    A_GAIN_CREDITS: Happening("ganar", _un("créditos")),
    A_SPEND_CREDITS: Happening("gastar", _un("créditos")),
    A_WIN: Happening("ganar", _una("la partida")),
    A_BYPASS: Happening("superar mediante un efecto", _un("hielos"), RUNNER),
    A_USE: Happening("usar", _una("capacidades")),
    A_NEW_REMOTE: Happening("crear", _un("servidores remotos"), CORP),
    A_END_RUN: Happening("terminar", _una("la incursión")),
    A_RUN_ACTION: Happening("realizar", _una("la acción básica de incursión"), RUNNER),
    A_TRASH_RESOURCE: Happening("realizar", _una("la acción básica de destruir un recurso"), CORP),
}


#: Acts that can cost more, each time they are done.
ONCE: Final = {
    A_ACCESS: EVENTS["access"],
    A_RUN: EVENTS["run-begins"],
    A_STEAL: EVENTS["stolen"],
    A_SCORE: EVENTS["scored"],
    A_REZ: EVENTS["rezzed"],
    A_TRASH: EVENTS["trashed"],
    A_INSTALL: EVENTS["installed"],
    A_PLAY: EVENTS["played"],
    A_ADVANCE: EVENTS["advanced"],
}


def servers(numbers: tuple[int, ...], word: str = "contra") -> str:
    """ "contra la Sede Central o I+D"."""
    return f"{word} {joined([SERVERS[n] for n in numbers], 'o')}" if numbers else ""


def _lead(word: str, clause: Clause, v: Voice) -> str:
    v.subject = clause.subject
    return f"{word} {v.say(clause, Mood.WISH)}"


def _about_this(v: Voice) -> NounPhrase:
    """This card in a trigger condition; right after it, "it" is this card."""
    phrase = v.this()
    v.focus = "this"
    return phrase


def _about(n: Filter, v: Voice) -> NounPhrase:
    """Another card in a trigger condition: later on "that card"."""
    phrase = v.cards(n)
    return v.mention("event", phrase if phrase.det in (Det.THE, Det.THAT) else phrase.with_(det=Det.A))


# Trigger conditions


@ES.words(TurnBegins)
def turn_begins(n: TurnBegins, v: Voice) -> str:
    lasting, v.lasting = v.lasting, ""
    return f"al comienzo de {turn_of(n.player, v, 'once' in lasting)}"


@ES.words(Installed)
def installed(n: Installed, v: Voice) -> str:
    if n.cards is None:
        return _lead("cuando", v.act("instalar", _about_this(v)), v)
    card = _about(n.cards, v)  # it was not installed before
    card = card.with_(adjectives=tuple([word for word in card.adjectives if word != "instalado"]))
    return _lead("siempre que", v.act("instalar", card, n.player), v)


@ES.words(Scored)
def scored(n: Scored, v: Voice) -> str:
    if n.this and not n.here:
        return _lead("cuando", v.act("puntuar", _about_this(v), CORP), v)
    return _lead("siempre que", v.happens(EVENTS["scored"]).then("de este servidor" if n.here else ""), v)


@ES.words(Stolen)
def stolen(n: Stolen, v: Voice) -> str:
    if n.this:
        return _lead("cuando", v.act("robar", _about_this(v), RUNNER), v)
    return _lead("siempre que", v.happens(EVENTS["stolen"]), v)


@ES.words(ScoredOrStolen)
def scored_or_stolen(n: ScoredOrStolen, v: Voice) -> str:
    if n.this:
        text = f"cuando se puntúe o se robe {v.text(v.this())}"
        v.focus = "this"
        return text
    only = "" if n.condition is None else f", si {v.say(v.condition(n.condition))}"
    return f"siempre que se puntúe o se robe un plan{only}"


@ES.words(Accessed)
def accessed(n: Accessed, v: Voice) -> str:
    clause = v.act("acceder", None, RUNNER, f"a {v.text(_about_this(v))}")
    names = {HQ: "la Sede Central", RND: "I+D", ARCHIVES: "los Archivos"}
    if n.not_in == (PLAY_AREA,) or n.only_in == (PLAY_AREA,):
        word = agree("instalado", v.this().feminine, False)
        clause = clause.then(f"mientras {'no ' if n.not_in else ''}esté {word}")
    elif n.not_in:
        clause = clause.then(f", salvo en {joined([names[z] for z in n.not_in], 'y')}")
    elif n.only_in:
        clause = clause.then(f"en {joined([names[z] for z in n.only_in], 'o')}")
    if n.condition is not None:
        clause = clause.then(f"mientras {v.say(v.condition(n.condition), Mood.WISH)}")
    return _lead("cuando", clause, v)


@ES.words(RunSuccessful)
def run_successful(n: RunSuccessful, v: Voice) -> str:
    if n.this_run:
        v.mention("run", _una("esa incursión"))
        return "si esa incursión tiene éxito"
    if v.lasting == "once+run":  # a delayed ability speaks of the run in progress
        return "cuando esta incursión tenga éxito"
    where = "contra un servidor central" if n.servers == CENTRAL else servers(n.servers)
    if n.this_server or n.chosen:
        where = "contra este servidor" if n.this_server else "contra el servidor elegido"
    clause = v.happens(EVENTS["run-successful"]).then("contra un servidor remoto" if n.remote else where)
    return _lead("la primera vez en cada turno que" if n.first_each_turn else "siempre que", clause, v)


@ES.words(EncounterWith)
def encounter_with(n: EncounterWith, v: Voice) -> str:
    lasting, v.lasting = v.lasting, ""
    if n.cards is not None and "once" in lasting:  # a delayed ability
        that = v.text(v.mention("event", v.cards(n.cards)))
        during = "durante esta incursión" if "run" in lasting else ""
        return _lead("la próxima vez que", v.act("enfrentarse", None, RUNNER, f"a {that}", during), v)
    if n.cards is not None:
        ice = _about(n.cards, v)
        if ice.nouns == (NOUNS[NO_TYPE],):  # only ice is encountered
            ice = v.mention("event", ice.with_(nouns=(NOUNS[ICE],)))
        if n.first_this_run:
            clause = v.act("enfrentarse", None, RUNNER, f"a {v.text(ice)}", "durante esa incursión")
            return _lead("la primera vez que", clause, v)
        return _lead("siempre que", v.act("enfrentarse", None, RUNNER, f"a {v.text(ice)}"), v)
    if n.this:
        return _lead("cuando", v.act("enfrentarse", None, RUNNER, f"a {v.text(_about_this(v))}"), v)
    ice = v.mention("event", NounPhrase((NOUNS[ICE],), det=Det.A))
    clause = v.act("enfrentarse", None, RUNNER, f"a {v.text(ice)}")
    if n.just_rezzed:
        clause = clause.then("que se acabe de ejecutar")
    if n.first_this_run:
        often = "la primera vez que" if n.first_this_run == 1 else f"las primeras {n.first_this_run} veces que"
        which = "durante esa incursión" if v.type == EVENT else "en cada incursión"
        return _lead(often, clause.then(which), v)
    return _lead("la primera vez en cada turno que" if n.first_each_turn else "siempre que", clause, v)


def _any_of(cards: Selection, v: Voice) -> str:
    """ "Un hielo": any of all cards of a description."""
    return v.text(v.cards(cards).with_(det=Det.A, plural=False))


@ES.words(EncounterEnds)
def encounter_ends(n: EncounterEnds, v: Voice) -> str:
    if n.used or n.all_broken:
        who = "hayas" if v.who(RUNNER).reader else "el Runner haya"
        broken = "todas las subrutinas de ese hielo" if n.all_broken else "una subrutina"
        used = f"{who} usado {v.text(v.this())} para romper {broken}"
        often = "la primera vez en cada turno que" if n.first_each_turn else "siempre que"
        return f"{often} termine un enfrentamiento en el que {used}"
    if n.broke:
        ice = "" if n.ice is None else f" con {_any_of(n.ice, v)}"
        who = "hayas" if v.who(RUNNER).reader else "el Runner haya"
        v.subject = v.who(RUNNER)
        return f"siempre que termine un enfrentamiento{ice} en el que {who} roto al menos 1 subrutina"
    if n.ice is not None:
        return f"cuando termine el enfrentamiento con {v.text(v.cards(n.ice))}"
    return "siempre que termine un enfrentamiento"


@ES.words(SpendsCounter)
def spends_counter(n: SpendsCounter, v: Voice) -> str:
    counter = v.text(NounPhrase((COUNTERS[n.counter],), det=Det.A))
    return f"siempre que {v.say(v.act('gastar', _un(counter)), Mood.WISH)}"


@ES.words(ThisUninstalled)
def this_uninstalled(n: ThisUninstalled, v: Voice) -> str:
    return _lead("cuando", Clause("desinstalarse", _about_this(v)), v)


@ES.words(ThisEmptied)
def this_emptied(n: ThisEmptied, v: Voice) -> str:
    return _lead("cuando", Clause("quedar", _about_this(v), rest=("vacía" if v.this().feminine else "vacío",)), v)


#: Before the servers of an event.
_WHERE: Final = {"run": "contra", "access": "de"}


def _outcome(n: ForEvent) -> str:
    """ ", si tuvo éxito"."""
    return ", si tuvo éxito" if n.successful else ", si no tuvo éxito" if n.unsuccessful else ""


@ES.words(ForEvent)
def for_event(n: ForEvent, v: Voice) -> str:
    lasting, v.lasting = v.lasting, ""
    if n.event == "run-ends" and ("once" in lasting or lasting == "run"):  # it speaks of the run in progress
        return f"cuando termine {'esa' if lasting == 'run' else 'la'} incursión{_outcome(n)}"
    card = None
    if n.this:
        card = _about_this(v)
    elif n.cards is not None:
        card = _about(n.cards, v)
        if n.event in ("installed", "access"):  # it was not before, or need not be
            card = v.mention("event", card.with_(adjectives=tuple([a for a in card.adjectives if a != "instalado"])))
    if n.once_per_batch and card is not None:
        card = v.mention("event", card.with_(number="1 o más", plural=True, det=Det.NONE))
    if n.event == "trashed" and n.installed and card is not None:
        card = card.with_(adjectives=("instalado", *card.adjectives))
    if n.event == "resolved":
        if n.of >= 0:
            first = "el primer" if n.first_each_turn else "cada"
            return f"después de resolver {first} {NOUNS[n.of].one} que juegues en cada turno"
        return f"después de resolver {v.text(v.this().with_(pronoun=False))}"
    clause = v.happens(EVENTS[n.event], n.player, card)
    if n.event == "counters-placed":
        token = NounPhrase((COUNTERS[n.of],), det=Det.A) if n.of >= 0 else None
        clause = v.happens(EVENTS[n.event], n.player, token).then(f"sobre {v.text(card)}" if card else "")
    if n.event == "encounter-ends" and card is not None:
        clause = clause.with_(subject=_un(f"un enfrentamiento con {v.text(card)}"))
    if n.event in ("turn-begins", "turn-ends"):
        clause = clause.with_(subject=_un("el turno" if n.player == ANYONE else turn_of(n.player, v)))
    if n.event.startswith("run-") and n.this:  # the run that this card initiated
        v.focus = ""
        return f"cuando {'termine' if n.event == 'run-ends' else 'comience'} esa incursión{_outcome(n)}"
    if n.event == "damage" and n.of >= 0:
        clause = clause.with_(object=_un(f"daño {DAMAGE[n.of]}"))
    if n.event == "run-ends":
        how = " con éxito" if n.successful else " sin éxito" if n.unsuccessful else ""
        run = f"una incursión{how}"
        where = "contra un servidor remoto" if n.remote else "contra este servidor" if n.here else servers(n.servers)
        clause = clause.with_(subject=_una(f"{run} {where}".strip()))
    elif n.event == "pass-all-ice" and n.servers:
        where = joined([SERVERS[s] for s in n.servers], "o")
        clause = clause.with_(object=_un(f"todos los hielos que protegen {where}"))
    else:
        clause = clause.then("contra este servidor" if n.here else "")
        clause = clause.then(servers(n.servers, _WHERE.get(n.event.partition("-")[0], "en")))
    if isinstance(n.condition, DuringRun):
        clause = clause.then("durante una incursión")
    elif isinstance(n.condition, RunOnThisServer) and n.event == "pass-all-ice":
        clause = clause.with_(object=_un("todos los hielos que protegen este servidor"))
    elif isinstance(n.condition, RunOnThisServer):
        clause = clause.then("durante una incursión contra este servidor")
    often = "cuando" if n.this or n.event.startswith("turn-") else "siempre que"
    if lasting == "once+turn" and (n.cards is not None or n.servers):
        often, clause = "la próxima vez que", clause.then("en este turno")
    if n.first_each_turn:
        often = "la primera vez en cada turno que"
    elif n.first_this_run:
        often, clause = "la primera vez que", clause.then("durante esa incursión")
    if n.event == "broken" and n.this:
        clause = v.happens(EVENTS[n.event], n.player).then(f"de {v.text(v.this().with_(pronoun=False))}")
        often = "siempre que"
    elif n.event == "broken":
        if card is not None:  # what is broken is a subroutine of such ice
            clause = clause.with_(object=EVENTS["broken"].object).then(f"de {v.text(card)}")
        v.ice_after = ("de ese hielo",)
    text = _lead(often, clause, v)
    plain = n.condition is None or isinstance(n.condition, (DuringRun, RunOnThisServer))
    return text if plain or n.condition is None else f"{text}, si {v.say(v.condition(n.condition))}"


#: The first time that something would happen, by its period.
FIRST: Final = {
    "": "cuando",
    "turn": "la primera vez en cada turno que",
    "run": "la primera vez en cada incursión que",
    "since": "la primera vez que",
}


def _would(n: Would, v: Voice) -> Clause:
    card = None
    if n.this:
        card = _about_this(v)
    elif n.cards is not None:
        card = _about(n.cards, v)
    clause = v.happens(EFFECTS[n.effect], n.player if n.effect != F_DAMAGE else ANYONE, card)
    if n.effect == F_BREAK and n.cards is not None:  # what is broken is a subroutine of such ice
        clause = v.happens(EFFECTS[n.effect], n.player).then(f"de {v.text(v.cards(n.cards).with_(det=Det.A))}")
    if n.effect == F_DAMAGE:
        types = n.types or ((n.of,) if n.of >= 0 else ())
        what = _un(f"daño {joined([DAMAGE[t] for t in types], 'o')}".strip())
        clause = clause.with_(object=what)
        if n.player != ANYONE and v.resolve(n.player) == CORP:  # 10.4.1: who does it
            clause = v.act("infligir", what, n.player)
    if n.condition is not None and not (n.first == "run" and isinstance(n.condition, RunOnThisServer)):
        clause = clause.then(v.say(v.condition(n.condition)))
    return clause.with_(modal="would")


@ES.words(Would)
def would(n: Would, v: Voice) -> str:
    during = "durante esa incursión" if v.lasting == "run" else ""
    often = "siempre que" if not n.first and n.effect in (F_DAMAGE, F_PURGE) else FIRST[n.first]
    if n.first == "run" and isinstance(n.condition, RunOnThisServer):
        often = "la primera vez durante cada incursión contra este servidor que"
    return _lead(often, _would(n, v).then(during), v)


@ES.words(WouldAny)
def would_any(n: WouldAny, v: Voice) -> str:
    clauses = [_would(w, v) for w in n.of]
    v.subject = clauses[0].subject
    rest = [v.say(clause.with_(modal=""), Mood.NAME) for clause in clauses[1:]]
    return f"{FIRST[n.first]} {joined([v.say(clauses[0], Mood.WISH), *rest], 'o')}"


@ES.words(Never)
def never(n: Never, v: Voice) -> str:
    return ""


@ES.words(TraceResult)
def trace_result(n: TraceResult, v: Voice) -> str:
    return {True: "si tiene éxito", False: "si no tiene éxito", None: "tanto si tiene éxito como si no"}[n.successful]


# Conditions


@ES.words(Always)
def always(n: Always, v: Voice) -> Said:
    raise LookupError("a condition that always holds is not said")


@ES.words(Not)
def not_(n: Not, v: Voice) -> Said:
    said = v.condition(n.of)
    if isinstance(said, Clause) and said.subject.det is Det.A and said.tense is Mood.PERFECT:
        nothing = agree("ninguno", True, False) if said.subject.feminine else "ningún"
        return said.with_(subject=_una(f"{nothing} {v.text(said.subject.with_(det=Det.NONE))}"))
    return negated(said)


@ES.words(And)
def and_(n: And, v: Voice) -> Said:
    return Series(tuple([v.condition(c) for c in n.of]), "and")


@ES.words(Or)
def or_(n: Or, v: Voice) -> Said:
    return Series(tuple([v.condition(c) for c in n.of]), "or")


@ES.words(RunnerTagged)
def runner_tagged(n: RunnerTagged, v: Voice) -> Said:
    return v.act("estar", None, RUNNER, "marcado")


@ES.words(DuringRun)
def during_run(n: DuringRun, v: Voice) -> Said:
    return Clause("estar", _una("una incursión"), rest=("en curso",))


@ES.words(HappenedThisTurn)
def happened_this_turn(n: HappenedThisTurn, v: Voice) -> Said:
    card = _one(n.cards, v)
    if n.installed and card is not None:
        card = card.with_(adjectives=("instalado", *card.adjectives))
    clause = v.happens(EVENTS[n.event], n.player, card)
    where = "contra un servidor central" if n.central else servers((n.server,) if n.server >= 0 else ())
    side = "de la Corporación" if n.by_card_of == CORP else "del Runner"
    by = f"por una carta {side}" if n.by_card_of >= 0 else ""
    clause = clause.then(where, by, "en este turno")
    return clause.with_(tense=Mood.PERFECT)


@ES.words(HappenedLastTurn)
def happened_last_turn(n: HappenedLastTurn, v: Voice) -> Said:
    whose = "tu" if v.is_reader(n.player) else "su"
    where = "contra este servidor" if n.this_server else servers((n.server,) if n.server >= 0 else ())
    clause = v.happens(EVENTS[n.event], n.player, _one(n.cards, v)).then(where, f"durante {whose} último turno")
    return clause.with_(tense=Mood.PAST, negative=n.never)


def _one(cards: Filter | None, v: Voice) -> NounPhrase | None:
    """A card of a description, if there is one."""
    return None if cards is None else v.cards(cards).with_(det=Det.A)


@ES.words(FirstThisTurn)
def first_this_turn(n: FirstThisTurn, v: Voice) -> Said:
    clause = v.happens(EVENTS[n.event], n.player, _one(n.cards, v)).then("en este turno")
    return clause.with_(tense=Mood.PERFECT, negative=True)


@ES.words(AllBroken)
def all_broken(n: AllBroken, v: Voice) -> Said:
    return v.act("romper", _una("todas sus subrutinas"), RUNNER).with_(tense=Mood.PAST)


@ES.words(ThisScoredThisTurn)
def this_scored_this_turn(n: ThisScoredThisTurn, v: Voice) -> Said:
    return v.act("puntuar", v.this(), CORP, "en este turno").with_(tense=Mood.PERFECT)


def prohibition(act: int, v: Voice, player: int, card: NounPhrase | None) -> Clause:
    """ "El Runner no puede desenchufarse"."""
    return v.happens(ACTS[act], player, card).with_(modal="cannot")
