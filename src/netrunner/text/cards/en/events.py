"""English words for what happens: trigger conditions, conditions, and what cannot be done."""

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

from ..grammar import ANYONE, Clause, Det, Happening, Mood, NounPhrase, Said, Series, Voice, negated
from .cards import possessive
from .words import COUNTERS, DAMAGE, EN, ICE_ITSELF, NOUNS, SERVERS, joined

CENTRAL: Final = (0, 1, 2)


def _a(words: str) -> NounPhrase:
    return NounPhrase(fixed=words)


#: Events as a player tells them; the object is what is said when a card names none.
EVENTS: Final = {
    "game-begins": Happening("begin", subject=_a("the game")),
    "turn-begins": Happening("begin", subject=_a("a turn")),
    "turn-ends": Happening("end", subject=_a("a turn")),
    "phase-begins": Happening("begin", subject=_a("a phase")),
    "phase-ends": Happening("end", subject=_a("a phase")),
    "clicks-gained": Happening("gain", _a("[click]")),
    "clicks-spent": Happening("spend", _a("[click]")),
    "clicks-lost": Happening("lose", _a("[click]")),
    "credits-gained": Happening("gain", _a("credits")),
    "credits-spent": Happening("spend", _a("credits")),
    "credits-lost": Happening("lose", _a("credits")),
    "drew": Happening("draw", _a("a card")),
    "discarded": Happening("discard", _a("a card")),
    "trashed": Happening("trash", _a("a card")),
    "installed": Happening("install", _a("a card")),
    "rezzed": Happening("rez", _a("a card"), CORP),
    "derezzed": Happening("derez", _a("a card")),
    "played": Happening("play", _a("a card")),
    "counters-placed": Happening("place", _a("a counter")),
    "counters-removed": Happening("remove", _a("a counter")),
    "advanced": Happening("advance", _a("a card"), CORP),
    "scored": Happening("score", _a("an agenda"), CORP),
    "stolen": Happening("steal", _a("an agenda"), RUNNER),
    "forfeited": Happening("forfeit", _a("an agenda")),
    "run-announced": Happening("announce", _a("a run"), RUNNER),
    "run-begins": Happening("make", _a("a run"), RUNNER),
    "run-successful": Happening("make", _a("a successful run"), RUNNER),
    "run-unsuccessful": Happening("make", _a("an unsuccessful run"), RUNNER),
    "run-ends": Happening("end", subject=_a("a run")),
    "approach-ice": Happening("approach", _a("a piece of ice"), RUNNER),
    "encounter": Happening("encounter", _a("a piece of ice"), RUNNER),
    "encounter-ends": Happening("end", subject=_a("an encounter")),
    "pass-ice": Happening("pass", _a("a piece of ice"), RUNNER),
    "pass-all-ice": Happening("pass", _a("all ice protecting a server"), RUNNER),
    "approach-server": Happening("approach", _a("a server"), RUNNER),
    "jacked-out": Happening("jack out", None, RUNNER),
    "bypassed": Happening("bypass", _a("a piece of ice"), RUNNER),
    "broken": Happening("break", _a("a subroutine"), RUNNER),
    "access-cards": Happening("access", _a("cards"), RUNNER),
    "access": Happening("access", _a("a card"), RUNNER),
    "accessed": Happening("access", _a("a card"), RUNNER),
    "damage": Happening("suffer", _a("damage"), RUNNER),
    "tags-taken": Happening("take", _a("1 or more tags"), RUNNER),
    "tags-removed": Happening("remove", _a("a tag")),
    "bad-publicity-taken": Happening("take", _a("bad publicity"), CORP),
    "bad-publicity-removed": Happening("remove", _a("bad publicity"), CORP),
    "exposed": Happening("expose", _a("a card")),
    "revealed": Happening("reveal", _a("a card")),
    "searched": Happening("search", _a("a deck")),
    "shuffled": Happening("shuffle", _a("a deck")),
    "trace-initiated": Happening("begin", subject=_a("a trace")),
    "trace-successful": Happening("be successful", subject=_a("a trace")),
    "trace-unsuccessful": Happening("be unsuccessful", subject=_a("a trace")),
    "purged": Happening("purge", _a("virus counters"), CORP),
    "emptied": Happening("be empty", subject=_a("a card")),
    "server-created": Happening("create", _a("a remote server"), CORP),
    "no-credits": Happening("have", _a("no credits in your credit pool")),
    "action-complete": Happening("complete", _a("an action")),
    "fully-broken": Happening("break", _a("a piece of ice"), RUNNER, before="all subroutines on"),
}

#: Effects that are about to happen, by kind.
EFFECTS: Final = {
    F_DAMAGE: Happening("suffer", _a("damage"), RUNNER),
    F_TAGS: Happening("take", _a("a tag"), RUNNER),
    F_BAD_PUBLICITY: Happening("take", _a("bad publicity"), CORP),
    F_TRASH: Happening("trash", _a("a card")),
    F_EXPOSE: Happening("expose", _a("a card")),
    F_PURGE: Happening("purge", _a("virus counters"), CORP),
    F_DRAW: Happening("draw", _a("a card")),
    F_REZ: Happening("rez", _a("a card"), CORP),
    F_INSTALL: Happening("install", _a("a card")),
    F_BREAK: Happening("break", _a("a subroutine"), RUNNER),
    F_END_RUN: Happening("end", subject=_a("the run")),
    F_SUCCESS: Happening("be successful", subject=_a("a run")),
    F_ACCESS: Happening("access", _a("a card"), RUNNER),
    F_ACCESS_CARDS: Happening("access", _a("cards"), RUNNER),
    F_STEAL: Happening("steal", _a("an agenda"), RUNNER),
    F_SCORE: Happening("score", _a("an agenda"), CORP),
    F_STRENGTH: Happening("increase", _a("an icebreaker"), RUNNER, before="the strength of"),
}

#: Acts that can be forbidden.
ACTS: Final = {
    A_DRAW: Happening("draw", _a("cards")),
    A_RUN: Happening("run", None, RUNNER),
    A_STEAL: Happening("steal", _a("agendas"), RUNNER),
    A_SCORE: Happening("score", _a("agendas"), CORP),
    A_REZ: Happening("rez", _a("cards"), CORP),
    A_JACK_OUT: Happening("jack out", None, RUNNER),
    A_TRASH: Happening("trash", _a("cards")),
    A_INSTALL: Happening("install", _a("cards")),
    A_PLAY: Happening("play", _a("cards")),
    A_ACCESS: Happening("access", _a("cards"), RUNNER),
    A_SUCCESS: Happening("make", _a("successful runs"), RUNNER),
    A_BREAK: Happening("break", _a("subroutines"), RUNNER),
    A_ADVANCE: Happening("advance", _a("cards"), CORP),
    A_EXPOSE: Happening("expose", _a("cards")),
    A_TAGS: Happening("take", _a("tags"), RUNNER),
    A_DAMAGE: Happening("suffer", _a("damage"), RUNNER),
    A_GAIN_CREDITS: Happening("gain", _a("credits")),
    A_SPEND_CREDITS: Happening("spend", _a("credits")),
    A_WIN: Happening("win", _a("the game")),
    A_BYPASS: Happening("bypass", _a("ice"), RUNNER),
    A_USE: Happening("use", _a("abilities")),
    A_NEW_REMOTE: Happening("create", _a("remote servers"), CORP),
    A_END_RUN: Happening("end", _a("the run")),
    A_RUN_ACTION: Happening("take", _a("the basic action to run a server"), RUNNER),
    A_TRASH_RESOURCE: Happening("take", _a("the basic action of trashing a resource"), CORP),
}


#: Acts that can cost more, each time they are done.
ONCE: Final = {
    A_ACCESS: EVENTS["access"],
    A_STEAL: EVENTS["stolen"],
    A_SCORE: EVENTS["scored"],
    A_REZ: EVENTS["rezzed"],
    A_TRASH: EVENTS["trashed"],
    A_INSTALL: EVENTS["installed"],
    A_PLAY: EVENTS["played"],
    A_ADVANCE: EVENTS["advanced"],
}


def servers(numbers: tuple[int, ...], word: str = "on") -> str:
    """ "on HQ or R&D"."""
    return f"{word} {joined([SERVERS[n] for n in numbers], 'or')}" if numbers else ""


def _lead(word: str, clause: Clause, v: Voice) -> str:
    v.subject = clause.subject
    return f"{word} {v.say(clause)}"


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


@EN.words(TurnBegins)
def turn_begins(n: TurnBegins, v: Voice) -> str:
    lasting, v.lasting = v.lasting, ""
    return f"when {possessive(n.player, v)} {'next ' if 'once' in lasting else ''}turn begins"


@EN.words(Installed)
def installed(n: Installed, v: Voice) -> str:
    if n.cards is None:
        return _lead("when", v.act("install", _about_this(v)), v)
    card = _about(n.cards, v)
    before = ("in a remote server" if words == "installed in a remote server" else words for words in card.after)
    kinds = tuple([word for word in card.adjectives if word != "installed"])  # it was not before
    return _lead("whenever", v.act("install", card.with_(adjectives=kinds, after=tuple(before)), n.player), v)


@EN.words(Scored)
def scored(n: Scored, v: Voice) -> str:
    if n.this and not n.here:
        return _lead("when", v.act("score", _about_this(v), CORP), v)
    return _lead("whenever", v.happens(EVENTS["scored"]).then("from this server" if n.here else ""), v)


@EN.words(Stolen)
def stolen(n: Stolen, v: Voice) -> str:
    if n.this:
        return _lead("when", v.act("steal", _about_this(v), RUNNER), v)
    return _lead("whenever", v.happens(EVENTS["stolen"]), v)


@EN.words(ScoredOrStolen)
def scored_or_stolen(n: ScoredOrStolen, v: Voice) -> str:
    if n.this:
        text = f"when {v.text(v.this())} is scored or stolen"
        v.focus = "this"
        return text
    only = "" if n.condition is None else f", if {v.say(v.condition(n.condition))}"
    return f"whenever an agenda is scored or stolen{only}"


@EN.words(Accessed)
def accessed(n: Accessed, v: Voice) -> str:
    clause = v.act("access", _about_this(v), RUNNER)
    names = {HQ: "HQ", RND: "R&D", ARCHIVES: "Archives"}
    if n.not_in == (PLAY_AREA,) or n.only_in == (PLAY_AREA,):
        clause = clause.then(f"while it is {'not ' if n.not_in else ''}installed")
    elif n.not_in:
        clause = clause.then(f"anywhere except in {joined([names[z] for z in n.not_in], 'or')}")
    elif n.only_in:
        clause = clause.then(f"in {joined([names[z] for z in n.only_in], 'or')}")
    if n.condition is not None:
        clause = clause.then(f"while {v.say(v.acting(RUNNER).condition(n.condition))}")
    return _lead("when", clause, v)


@EN.words(RunSuccessful)
def run_successful(n: RunSuccessful, v: Voice) -> str:
    if n.this_run:
        v.mention("run", _a("that run"))
        return "if that run is successful"
    if v.lasting == "once+run":  # a delayed ability speaks of the run in progress
        v.subject = v.who(RUNNER)
        return "when this run is successful"
    where = "on a central server" if n.servers == CENTRAL else servers(n.servers)
    if n.this_server or n.chosen:
        where = "on this server" if n.this_server else "on the chosen server"
    clause = v.happens(EVENTS["run-successful"]).then("on a remote server" if n.remote else where)
    return _lead("the first time each turn" if n.first_each_turn else "whenever", clause, v)


@EN.words(EncounterWith)
def encounter_with(n: EncounterWith, v: Voice) -> str:
    lasting, v.lasting = v.lasting, ""
    if n.cards is not None and "once" in lasting:  # a delayed ability
        ice = v.mention("event", v.cards(n.cards))
        return _lead("the next time", v.act("encounter", ice, RUNNER, "during this run" if "run" in lasting else ""), v)
    if n.cards is not None:
        ice = _about(n.cards, v)
        if ice.nouns == (NOUNS[NO_TYPE],):  # only ice is encountered
            ice = v.mention("event", ice.with_(nouns=(ICE_ITSELF if ice.det is Det.THE else NOUNS[ICE],)))
        if n.first_this_run:
            return _lead("the first time during that run", v.act("encounter", ice, RUNNER), v)
        return _lead("whenever", v.act("encounter", ice, RUNNER), v)
    if n.this:
        return _lead("when", v.act("encounter", _about_this(v), RUNNER), v)
    clause = v.act("encounter", v.mention("event", NounPhrase((NOUNS[ICE],), det=Det.A)), RUNNER)
    if n.just_rezzed:
        clause = clause.then("that was just rezzed")
    if n.first_this_run:
        often = "the first time" if n.first_this_run == 1 else f"the first {n.first_this_run} times"
        if v.type == EVENT:
            return _lead(often, clause.then("during that run"), v)
        return _lead(f"{often} each run", clause, v)
    return _lead("the first time each turn" if n.first_each_turn else "whenever", clause, v)


def _any_of(cards: Selection, v: Voice) -> str:
    """ "A piece of ice": any of all cards of a description."""
    return v.text(v.cards(cards).with_(det=Det.A, plural=False))


@EN.words(EncounterEnds)
def encounter_ends(n: EncounterEnds, v: Voice) -> str:
    if n.used or n.all_broken:
        broken = "all subroutines on that ice" if n.all_broken else "a subroutine"
        used = v.act("use", v.this(), RUNNER).then(f"to break {broken}")
        often = "the first time each turn" if n.first_each_turn else "whenever"
        return f"{often} an encounter ends in which {v.say(used, Mood.PAST)}"
    if n.broke:
        ice = "" if n.ice is None else f" with {_any_of(n.ice, v)}"
        broke = v.say(v.act("break", _a("at least 1 subroutine"), RUNNER), Mood.PAST)
        v.subject = v.who(RUNNER)
        return f"whenever an encounter{ice} ends in which {broke}"
    if n.ice is not None:
        return f"when the encounter with {v.text(v.cards(n.ice))} ends"
    return "whenever an encounter ends"


@EN.words(SpendsCounter)
def spends_counter(n: SpendsCounter, v: Voice) -> str:
    counter = v.text(NounPhrase((COUNTERS[n.counter],), det=Det.A))
    return f"whenever {v.say(v.act('spend', _a(counter)))}"


@EN.words(ThisUninstalled)
def this_uninstalled(n: ThisUninstalled, v: Voice) -> str:
    return _lead("when", Clause("be", _about_this(v), rest=("uninstalled",)), v)


@EN.words(ThisEmptied)
def this_emptied(n: ThisEmptied, v: Voice) -> str:
    return _lead("when", Clause("be", _about_this(v), rest=("empty",)), v)


#: Before the servers of an event.
_WHERE: Final = {"run": "on", "access": "from"}


def _outcome(n: ForEvent) -> str:
    """ ", if it was successful"."""
    return ", if it was successful" if n.successful else ", if it was unsuccessful" if n.unsuccessful else ""


@EN.words(ForEvent)
def for_event(n: ForEvent, v: Voice) -> str:
    lasting, v.lasting = v.lasting, ""
    if n.event == "run-ends" and ("once" in lasting or lasting == "run"):  # it speaks of the run in progress
        return f"when {'that' if lasting == 'run' else 'the'} run ends{_outcome(n)}"
    card = None
    if n.this:
        card = _about_this(v)
    elif n.cards is not None:
        card = _about(n.cards, v)
        if n.event in ("installed", "access"):  # it was not before, or need not be
            card = v.mention("event", card.with_(adjectives=tuple([a for a in card.adjectives if a != "installed"])))
    if n.once_per_batch and card is not None:
        card = v.mention("event", card.with_(number="1 or more", plural=True, det=Det.NONE))
    if n.event == "trashed" and n.installed and card is not None:
        card = card.with_(adjectives=("installed", *card.adjectives))
    if n.event == "resolved":
        if n.of >= 0:
            first = "the first" if n.first_each_turn else "each"
            return f"after you resolve {first} {NOUNS[n.of].one} you play each turn"
        return f"after you resolve {v.text(v.this().with_(pronoun=False))}"
    clause = v.happens(EVENTS[n.event], n.player, card)
    if n.event == "counters-placed":
        token = NounPhrase((COUNTERS[n.of],), det=Det.A) if n.of >= 0 else None
        clause = v.happens(EVENTS[n.event], n.player, token).then(f"on {v.text(card)}" if card else "")
    if n.event == "encounter-ends" and card is not None:
        clause = clause.with_(subject=_a(f"an encounter with {v.text(card)}"))
    if n.event in ("turn-begins", "turn-ends"):
        whose = "the" if n.player == ANYONE else possessive(n.player, v)
        clause = clause.with_(subject=_a(f"{whose} turn"))
    if n.event.startswith("run-") and n.this:  # the run that this card initiated
        v.focus = ""
        return f"when that run {'ends' if n.event == 'run-ends' else 'begins'}{_outcome(n)}"
    if n.event == "damage" and n.of >= 0:
        clause = clause.with_(object=_a(f"{DAMAGE[n.of]} damage"))
    if n.event == "run-ends":
        run = "a successful run" if n.successful else "an unsuccessful run" if n.unsuccessful else "a run"
        where = "on a remote server" if n.remote else "on this server" if n.here else servers(n.servers)
        clause = clause.with_(subject=_a(f"{run} {where}".strip()))
    elif n.event == "pass-all-ice" and n.servers:
        clause = clause.with_(object=_a(f"all {servers(n.servers, 'ice protecting')}"))
    else:
        clause = clause.then("on this server" if n.here else "")
        clause = clause.then(servers(n.servers, _WHERE.get(n.event.partition("-")[0], "in")))
    if isinstance(n.condition, DuringRun):
        clause = clause.then("during a run")
    elif isinstance(n.condition, RunOnThisServer) and n.event == "pass-all-ice":
        clause = clause.with_(object=_a("all ice protecting this server"))
    elif isinstance(n.condition, RunOnThisServer):
        clause = clause.then("during a run on this server")
    often = "when" if n.this or n.event.startswith("turn-") else "whenever"
    if lasting == "once+turn" and (n.cards is not None or n.servers):
        often, clause = "the next time", clause.then("this turn")
    if n.first_each_turn:
        often = "the first time each turn"
    elif n.first_this_run:
        often, clause = "the first time", clause.then("during that run")
    if n.event == "broken" and n.this:
        clause = v.happens(EVENTS[n.event], n.player).then(f"on {v.text(v.this().with_(pronoun=False))}")
        often = "whenever"
    elif n.event == "broken":
        if card is not None:  # what is broken is a subroutine of such ice
            clause = clause.with_(object=EVENTS["broken"].object).then(f"on {v.text(card)}")
        v.ice_after = ("on that ice",)
    text = _lead(often, clause, v)
    plain = n.condition is None or isinstance(n.condition, (DuringRun, RunOnThisServer))
    return text if plain or n.condition is None else f"{text}, if {v.say(v.condition(n.condition))}"


#: The first time that something would happen, by its period.
FIRST: Final = {
    "": "when",
    "turn": "the first time each turn",
    "run": "the first time each run",
    "since": "the first time",
}


def _would(n: Would, v: Voice) -> Clause:
    card = None
    if n.this:
        card = _about_this(v)
    elif n.cards is not None:
        card = _about(n.cards, v)
    clause = v.happens(EFFECTS[n.effect], n.player if n.effect != F_DAMAGE else ANYONE, card)
    if n.effect == F_BREAK and n.cards is not None:  # what is broken is a subroutine of such ice
        clause = v.happens(EFFECTS[n.effect], n.player).then(f"on {v.text(v.cards(n.cards).with_(det=Det.A))}")
    if n.effect == F_DAMAGE:
        types = n.types or ((n.of,) if n.of >= 0 else ())
        what = _a(f"{joined([DAMAGE[t] for t in types], 'or')} damage".strip())
        clause = clause.with_(object=what)
        if n.player != ANYONE and v.resolve(n.player) == CORP:  # 10.4.1: who does it
            clause = v.act("do", what, n.player)
    if n.condition is not None and not (n.first == "run" and isinstance(n.condition, RunOnThisServer)):
        clause = clause.then(v.say(v.condition(n.condition)))
    return clause.with_(modal="would")


@EN.words(Would)
def would(n: Would, v: Voice) -> str:
    during = "during that run" if v.lasting == "run" else ""
    often = "whenever" if not n.first and n.effect in (F_DAMAGE, F_PURGE) else FIRST[n.first]
    if n.first == "run" and isinstance(n.condition, RunOnThisServer):
        often = "the first time during each run on this server that"
    return _lead(often, _would(n, v).then(during), v)


@EN.words(WouldAny)
def would_any(n: WouldAny, v: Voice) -> str:
    clauses = [_would(w, v) for w in n.of]
    v.subject = clauses[0].subject
    rest = [v.say(clause.with_(modal=""), Mood.NAME) for clause in clauses[1:]]
    return f"{FIRST[n.first]} {joined([v.say(clauses[0]), *rest], 'or')}"


@EN.words(Never)
def never(n: Never, v: Voice) -> str:
    return ""


@EN.words(TraceResult)
def trace_result(n: TraceResult, v: Voice) -> str:
    return {True: "if successful", False: "if unsuccessful", None: "whether or not it is successful"}[n.successful]


# Conditions


@EN.words(Always)
def always(n: Always, v: Voice) -> Said:
    raise LookupError("a condition that always holds is not said")


@EN.words(Not)
def not_(n: Not, v: Voice) -> Said:
    said = v.condition(n.of)
    if isinstance(said, Clause) and said.subject.det is Det.A and said.tense is Mood.PERFECT:
        nothing = v.text(said.subject.with_(det=Det.NONE))  # "no installed program has been trashed"
        return said.with_(subject=_a(f"no {nothing}"))
    return negated(said)


@EN.words(And)
def and_(n: And, v: Voice) -> Said:
    return Series(tuple([v.condition(c) for c in n.of]), "and")


@EN.words(Or)
def or_(n: Or, v: Voice) -> Said:
    return Series(tuple([v.condition(c) for c in n.of]), "or")


@EN.words(RunnerTagged)
def runner_tagged(n: RunnerTagged, v: Voice) -> Said:
    return v.act("be", None, RUNNER, "tagged")


@EN.words(DuringRun)
def during_run(n: DuringRun, v: Voice) -> Said:
    return Clause("be", _a("a run"), rest=("in progress",))


@EN.words(HappenedThisTurn)
def happened_this_turn(n: HappenedThisTurn, v: Voice) -> Said:
    card = _one(n.cards, v)
    if n.installed and card is not None:
        card = card.with_(adjectives=("installed", *card.adjectives))
    clause = v.happens(EVENTS[n.event], n.player, card)
    where = "on a central server" if n.central else servers((n.server,) if n.server >= 0 else ())
    by = f"from a {'Corp' if n.by_card_of == CORP else 'Runner'} card" if n.by_card_of >= 0 else ""
    clause = clause.then(where, by, "this turn")
    return clause.with_(tense=Mood.PERFECT)


@EN.words(HappenedLastTurn)
def happened_last_turn(n: HappenedLastTurn, v: Voice) -> Said:
    whose = "your" if v.is_reader(n.player) else "their"
    where = "on this server" if n.this_server else servers((n.server,) if n.server >= 0 else ())
    clause = v.happens(EVENTS[n.event], n.player, _one(n.cards, v)).then(where, f"during {whose} last turn")
    return clause.with_(tense=Mood.PAST, negative=n.never)


def _one(cards: Filter | None, v: Voice) -> NounPhrase | None:
    """A card of a description, if there is one."""
    return None if cards is None else v.cards(cards).with_(det=Det.A)


@EN.words(FirstThisTurn)
def first_this_turn(n: FirstThisTurn, v: Voice) -> Said:
    clause = v.happens(EVENTS[n.event], n.player, _one(n.cards, v)).then("this turn")
    return clause.with_(tense=Mood.PERFECT, negative=True)


@EN.words(AllBroken)
def all_broken(n: AllBroken, v: Voice) -> Said:
    return v.act("break", _a("all of its subroutines"), RUNNER).with_(tense=Mood.PAST)


@EN.words(ThisScoredThisTurn)
def this_scored_this_turn(n: ThisScoredThisTurn, v: Voice) -> Said:
    return v.act("score", v.this(), CORP, "this turn").with_(tense=Mood.PAST)


def prohibition(act: int, v: Voice, player: int, card: NounPhrase | None) -> Clause:
    """ "The Runner cannot jack out"."""
    return v.happens(ACTS[act], player, card).with_(modal="cannot")
