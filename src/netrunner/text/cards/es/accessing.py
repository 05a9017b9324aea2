"""Spanish words about accessing."""

from __future__ import annotations

from typing import Final

from netrunner.rules.machine.terms import ARCHIVES, HQ, RND, RUNNER
from netrunner.vocabulary.accessing import (
    Access,
    AccessedAndLeft,
    AccessesCard,
    AccessFromBottom,
    Accessing,
    AccessMoreHere,
    AccessMoreThere,
    AccessOneOfTop,
    AccessOver,
    AccessServer,
    AlsoAccess,
    AroundThisServer,
    CardsAccessed,
    DidAccess,
    InRootOf,
    InsteadOfEachAccess,
    InsteadOfOneAccess,
    InThisServer,
    JustTrashed,
    MustTrashAccessed,
    RevealedIfAccessed,
    TrashCostOfAccessed,
    TrashedAccessedLastTurn,
    TrashedWhileAccessed,
    TrashesAccessed,
    VirusCountersForAccessed,
    WithoutStolenCopy,
    WithTrashCost,
)
from netrunner.vocabulary.cards import Cards, OtherThan
from netrunner.vocabulary.piles import CopyOf

from ..grammar import (
    Amount,
    Bare,
    Det,
    Mood,
    Noun,
    NounPhrase,
    Price,
    Said,
    Series,
    Voice,
    after_each_other,
    allowed,
    ended,
    from_play,
    fronted,
)
from .cards import ES
from .events import _about, _about_this, _lead
from .instructions import does, name
from .words import NOUNS, SERVERS, agree, joined

CARD: Final = NOUNS[0]
ZONES: Final = {HQ: "la Sede Central", RND: "I+D", ARCHIVES: "los Archivos"}


@ES.words(WithTrashCost)
def with_trash_cost(n: WithTrashCost, v: Voice) -> NounPhrase:
    return NounPhrase((CARD,), det=Det.A, after=("con coste de destrucción",))


@ES.words(OtherThan)
def other_than(n: OtherThan, v: Voice) -> NounPhrase:
    if n.among is not None:
        phrase = v.cards(n.among)
        if isinstance(n.among, Cards) and n.among.where != ("installed",):
            return phrase.with_(other=True)
        return phrase.with_(other=True, adjectives=("instalado", *phrase.adjectives))
    if n.zone >= 0:
        return NounPhrase((CARD,), det=Det.A, other=True, after=(f"de {ZONES[n.zone]}",))
    but = v.text(v.cards(n.selection).with_(pronoun=False))
    return NounPhrase((CARD,), det=Det.A, after=(f"que no sea{{n}} {but}",))


@ES.words(InRootOf)
def in_root_of(n: InRootOf, v: Voice) -> NounPhrase:
    return NounPhrase((CARD,), det=Det.A, after=(f"de la raíz de {SERVERS[n.server]}",))


@ES.words(WithoutStolenCopy)
def without_stolen_copy(n: WithoutStolenCopy, v: Voice) -> NounPhrase:
    return NounPhrase((NOUNS[2],), det=Det.A, after=("de los que no tenga una copia en su zona de puntuación",))


@ES.words(AroundThisServer)
def around_this_server(n: AroundThisServer, v: Voice) -> NounPhrase:
    itself = f"(incluyendo {v.text(v.this())})"
    return NounPhrase((CARD,), det=Det.A, after=("de este servidor o que lo proteja{n}", itself))


@ES.words(InThisServer)
def in_this_server(n: InThisServer, v: Voice) -> NounPhrase:
    return NounPhrase((CARD,), det=Det.A, after=("en este servidor",))


@ES.words(JustTrashed)
def just_trashed(n: JustTrashed, v: Voice) -> Amount:
    return Amount("1", False, "por cada carta que hayas destruido", "cartas que hayas destruido")


@ES.words(AccessedAndLeft)
def accessed_and_left(n: AccessedAndLeft, v: Voice) -> str:
    card = v.text(NounPhrase((CARD,), det=Det.A) if n.cards is None else v.cards(n.cards).with_(det=Det.A))
    where = f"que no esté en {joined([ZONES[z] for z in n.not_in], 'o')}" if n.not_in else ""
    not_ = "no la robes ni la destruyas" if n.stolen else "no la destruyas"
    lead = "la primera vez en cada turno que" if n.first_each_turn else "siempre que"
    v.mention("event", NounPhrase((CARD,)))
    return f"{lead} {v.say(v.act('acceder', None, RUNNER, f'a {card}', where), Mood.WISH)} y {not_}"


@ES.words(AccessesCard)
def accesses_card(n: AccessesCard, v: Voice) -> str:
    card = v.mention("event", NounPhrase((CARD,), det=Det.A)) if n.cards is None else _about(n.cards, v)
    if isinstance(n.cards, Cards | CopyOf) and not n.only_in:  # from anywhere
        card = v.mention("event", card.with_(adjectives=tuple([a for a in card.adjectives if a != "instalado"])))
    if isinstance(n.cards, CopyOf):
        v.mention("event", card.with_(nouns=(Noun("copia", "copias", feminine=True),)))
    if n.or_scored:
        return f"siempre que se acceda a {v.text(card)} o se puntúe {v.text(card)}"
    clause = v.act("acceder", None, RUNNER, f"a {v.text(card)}")
    if n.not_in:
        clause = clause.then(f"que no esté en {joined([ZONES[z] for z in n.not_in], 'ni en')}")
    if n.only_in:
        clause = clause.then(f"de {joined([ZONES[z] for z in n.only_in], 'o de')}")
    when = "justo después de que" if n.after else "siempre que"
    first = "la primera vez en este turno que" if "turn" in v.lasting else "la primera vez en cada turno que"
    if v.lasting == "once+run":
        when = "la próxima vez en esta incursión que"
    return _lead(first if n.first_each_turn else when, clause, v)


@ES.words(TrashedWhileAccessed)
def trashed_while_accessed(n: TrashedWhileAccessed, v: Voice) -> str:
    this = v.mention("event", _about_this(v).with_(pronoun=False))
    return f"cuando {v.text(this)} sea {agree('destruido', this.feminine, False)} mientras se accede a ella"


@ES.words(Accessing)
def accessing(n: Accessing, v: Voice) -> Said:
    return v.act("acceder", None, RUNNER, f"a {v.text(v.cards(n.cards).with_(det=Det.A))}")


@ES.words(TrashCostOfAccessed)
def trash_cost_of_accessed(n: TrashCostOfAccessed, v: Voice) -> Price:
    clause = v.act("pagar", name("su coste de destrucción"))
    return Price(v.say(clause, Mood.NAME), clause)


@ES.words(VirusCountersForAccessed)
def virus_counters_for_accessed(n: VirusCountersForAccessed, v: Voice) -> Price:
    what = "tantos contadores de virus como cueste ejecutarla o jugarla"
    clause = v.act("retirar", None, -1, "de tus cartas instaladas", what)
    return Price(v.say(clause, Mood.NAME), clause)


@ES.words(AccessServer)
def access_server(n: AccessServer, v: Voice) -> Said:
    cards = "todas las cartas" if n.server == 2 else "1 carta"
    return v.act("acceder", None, RUNNER, f"a {cards} de {SERVERS[n.server]}")


@ES.words(Access)
def access(n: Access, v: Voice) -> Said:
    said = v.act("acceder", None, RUNNER, f"a {v.text(from_play(v.cards(n.what), n.what, 'instalado'))}")
    return said if n.restriction is None else after_each_other([said, v.said(n.restriction)])


@ES.words(AlsoAccess)
def also_access(n: AlsoAccess, v: Voice) -> Said:
    more = [f"a 1 carta de {SERVERS[server]}" for server in n.servers]
    return fronted(v.act("acceder", None, RUNNER, " y después ".join(more)), "después de acceder a cartas")


@ES.words(TrashesAccessed)
def trashes_accessed(n: TrashesAccessed, v: Voice) -> str:
    card = v.mention("event", NounPhrase((CARD,), det=Det.A, after=("a la que se esté accediendo",)))
    often = "la primera vez en cada turno que" if n.first_each_turn else "siempre que"
    return _lead(often, v.act("destruir", card, RUNNER), v)


@ES.words(TrashedAccessedLastTurn)
def trashed_accessed_last_turn(n: TrashedAccessedLastTurn, v: Voice) -> Said:
    whose = "tu" if v.side == RUNNER else "su"
    card = NounPhrase((CARD,), det=Det.A, after=("a la que estuviera accediendo",))
    return v.act("destruir", card, RUNNER, f"durante {whose} último turno").with_(tense=Mood.PAST)


@ES.words(AccessOneOfTop)
def access_one_of_top(n: AccessOneOfTop, v: Voice) -> Said:
    v.mention("accessed", NounPhrase((CARD,)))
    choose = v.act("elegir", name(f"1 de las {n.count} cartas superiores de I+D"), RUNNER)
    access = v.act("acceder", None, RUNNER, "a ella")
    return after_each_other([Series((choose, access)), fronted(v.said(n.restriction), "si lo haces")])


@ES.words(MustTrashAccessed)
def must_trash_accessed(n: MustTrashAccessed, v: Voice) -> Said:
    card = v.that("event") if "event" in v.mentioned else v.this()
    by = ("pagando su coste de destrucción",) if n.by_paying else ()
    return ended(allowed(v.act("destruir", card, RUNNER, *by), v.who(RUNNER), "must"), ", si puede hacerse")


@ES.words(RevealedIfAccessed)
def revealed_if_accessed(n: RevealedIfAccessed, v: Voice) -> Said:
    card = v.cards(n.cards).with_(det=Det.A)
    lead = f"si {v.say(v.act('acceder', None, RUNNER, f'a {v.text(card)} de I+D'))}"
    return fronted(Bare(f"debe revelar{'la' if card.feminine else 'lo'}"), lead)


@ES.words(AccessMoreThere)
def access_more_there(n: AccessMoreThere, v: Voice) -> Said:
    amount = v.amount(n.n)
    more = amount.of(NounPhrase((CARD,), adjectives=("adicional",)))
    lead = v.say(v.act("acceder", None, RUNNER, "a cartas de ese servidor durante esta incursión"), Mood.WISH)
    return fronted(v.act("acceder", None, RUNNER, f"a {v.text(more)}", amount.per), f"siempre que {lead}")


@ES.words(AccessFromBottom)
def access_from_bottom(n: AccessFromBottom, v: Voice) -> Said:
    where = "a cartas de la parte inferior de I+D en lugar de la superior"
    return v.act("acceder", None, RUNNER, where)


@ES.words(InsteadOfOneAccess)
def instead_of_one_access(n: InsteadOfOneAccess, v: Voice) -> Said:
    lead = f"siempre que {v.say(v.act('acceder', None, RUNNER, f'a cartas de {ZONES[n.zone]}'), Mood.WISH)}"
    v.direct["accessed"] = name("1 de ellas")
    do = allowed(after_each_other(does(n.does, v)), v.who())
    return fronted(ended(do, "en lugar de acceder a ella"), lead)


@ES.words(InsteadOfEachAccess)
def instead_of_each_access(n: InsteadOfEachAccess, v: Voice) -> Said:
    if n.cards is not None:
        thing = v.text(v.mention("accessed", v.cards(n.cards).with_(det=Det.A)))
        where = f"a {thing} de {ZONES[n.zone]} durante esta incursión"
        would = v.act("acceder", None, RUNNER, where).with_(modal="would")
        do = allowed(after_each_other(does(n.does, v)), v.who())
        return ended(fronted(do, f"una vez, cuando {v.say(would, Mood.WISH)}"), "en lugar de acceder a él")
    would = v.act("acceder", None, RUNNER, f"a una carta de {ZONES[n.zone]} durante esta incursión")
    would = would.with_(modal="would")
    parts = after_each_other(does(n.does, v))
    return ended(fronted(parts, f"cada vez que {v.say(would, Mood.WISH)}"), "en lugar de acceder a esa carta")


@ES.words(DidAccess)
def did_access(n: DidAccess, v: Voice) -> Said:
    return Bare("lo hace")


@ES.words(AccessOver)
def access_over(n: AccessOver, v: Voice) -> str:
    where = "de este servidor" if n.this_server else ""
    lead = f"siempre que {v.say(v.act('acceder', None, RUNNER, 'a cartas', where), Mood.WISH)}"
    return f"{lead} y no robes ni destruyas ninguna de ellas" if n.left else f"{lead}, después de acceder"


@ES.words(AccessMoreHere)
def access_more_here(n: AccessMoreHere, v: Voice) -> Said:
    lead = f"siempre que {v.say(v.act('acceder', None, RUNNER, 'a cartas de este servidor'), Mood.WISH)}"
    more = v.text(v.amount(n.n).of(NounPhrase((NOUNS[0],), adjectives=("adicional",))))
    again = v.act("acceder", None, RUNNER, f"a {more}")
    return fronted(again.with_(subject=ES.again(again.subject)), lead)


@ES.words(CardsAccessed)
def cards_accessed(n: CardsAccessed, v: Voice) -> Amount:
    return Amount("1", False, "por cada carta a la que se haya accedido", "cartas a las que se haya accedido")
