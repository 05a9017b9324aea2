"""Spanish words for hosting, and for installing and playing on special terms."""

from __future__ import annotations

from netrunner.rules.machine.terms import ICE, RUNNER
from netrunner.vocabulary.hosting import (
    HostedHere,
    HostHere,
    HostsWithout,
    HostThisOn,
    IfPossible,
    InstallCostOf,
    InstalledHere,
    InstalledOnThis,
    InstallOrTrash,
    NextInward,
    OutermostOfCentral,
    WithinReach,
)
from netrunner.vocabulary.installs import (
    AnyOf,
    InstallableInOneRemote,
    InstalledFrom,
    InstallInOneRemote,
    InstallSeveral,
    LowerCost,
    NotImminent,
    OperationResolved,
    PaidX,
    Searches,
    UsedTrashAbility,
    WouldPlayOrInstall,
)
from netrunner.vocabulary.zones import (
    AddAgenda,
    AgendasWorth,
    DidExpose,
    DidTrash,
    EventsThisTurn,
    HostedOn,
    InstallFaceup,
    MostInstalled,
    NoCardsIn,
    NotUninstalled,
    RanSuccessfully,
    TopOfHeap,
    TrashAtRandom,
)

from ..grammar import (
    Amount,
    Bare,
    Clause,
    Det,
    Mood,
    NounPhrase,
    Said,
    Voice,
    after_each_other,
    fronted,
    together,
    told_once,
)
from .cards import ES, standing, zone
from .comparing import there_is
from .deckbuilding import FACTIONS
from .events import EVENTS
from .instructions import does, install_cost, name
from .words import COUNTERS, NOUNS, SERVERS, joined, subtype

CANNOT = "si no puedes"

# Hosting


@ES.words(HostHere)
def host_here(n: HostHere, v: Voice) -> Said:
    what = v.cards(n.what)
    facedown, looks = ("boca abajo", "(puedes mirar estas cartas en cualquier momento)") if n.facedown else ("", "")
    clause = v.act("alojar", what, -1, facedown, f"en {v.text(v.this())}", looks)
    if n.counters == 0:
        return clause
    amount = v.amount(n.counters)
    placed = v.act("colocar", name("tantos contadores de poder"), -1, f"sobre la carta alojada como {amount.many}")
    return together([clause, placed])


@ES.words(HostedHere)
def hosted_here(n: HostedHere, v: Voice) -> NounPhrase:
    phrase = NounPhrase((NOUNS[0],), det=Det.A) if n.cards is None else v.cards(n.cards)
    after = () if n.counter < 0 or n.has_counter else (f"sin {COUNTERS[n.counter].many}",)
    return phrase.with_(adjectives=("alojado", *phrase.adjectives), after=(*phrase.after, *after))


@ES.words(HostsWithout)
def hosts_without(n: HostsWithout, v: Voice) -> Said:
    v.focus = "counterless"
    left = name(COUNTERS[n.counter].many, plural=True)
    return Clause("quedar", left, rest=("sobre una carta alojada",), negative=True, inverted=True)


@ES.words(InstalledOnThis)
def installed_on_this(n: InstalledOnThis, v: Voice) -> NounPhrase:
    phrase = standing(n.cards, v, "")
    return phrase.with_(after=(*phrase.after, f"en {v.text(v.this())}"))


@ES.words(InstalledHere)
def installed_here(n: InstalledHere, v: Voice) -> str:
    card = v.mention("event", standing(n.cards, v, "").with_(det=Det.A))
    return f"siempre que {v.say(v.act('instalar', card, -1, f'en {v.text(v.this())}'), Mood.WISH)}"


@ES.words(InstallCostOf)
def install_cost_of(n: InstallCostOf, v: Voice) -> Amount:
    cost = install_cost(n, v)
    return Amount("X", True, f", donde X es {cost}" if n.became else "", cost)


@ES.words(InstallOrTrash)
def install_or_trash(n: InstallOrTrash, v: Voice) -> Said:
    card = NounPhrase((NOUNS[0],), pronoun=True)
    what = card if v.focus == "counterless" else v.cards(n.what)
    first = v.act("instalar", what, -1, "ignorando todos los costes")
    return after_each_other([first, fronted(v.act("destruir", card), CANNOT)])


@ES.words(HostThisOn)
def host_this_on(n: HostThisOn, v: Voice) -> Said:
    return v.act("alojar", v.this(), -1, f"en {v.text(v.cards(n.on))}")


@ES.words(OutermostOfCentral)
def outermost_of_central(n: OutermostOfCentral, v: Voice) -> NounPhrase:
    return NounPhrase(fixed="el hielo más exterior que protege un servidor central")


@ES.words(WithinReach)
def within_reach(n: WithinReach, v: Voice) -> NounPhrase:
    this = v.text(v.this())
    reach = {
        "straight": "que proteja el mismo servidor o que esté en la misma posición protegiendo otro servidor",
        "across": "que proteja un servidor remoto si aquel protege un servidor central, o viceversa",
        "apart": "que no esté justo antes ni justo después de aquel",
    }[n.how]
    only = f"(si {this} está alojado en un hielo, solo un hielo {reach})"
    after = f"que no aloje ninguna carta {subtype(n.subtype)} {only}"
    return NounPhrase((NOUNS[ICE],), after=(after,))


@ES.words(NextInward)
def next_inward(n: NextInward, v: Voice) -> NounPhrase:
    return NounPhrase(fixed="el hielo inmediatamente interior al que lo aloja")


@ES.words(IfPossible)
def if_possible(n: IfPossible, v: Voice) -> Said:
    return after_each_other([v.said(n.does), fronted(together(does(n.otherwise, v)), CANNOT)])


@ES.words(HostedOn)
def hosted_on(n: HostedOn, v: Voice) -> Said:
    return Clause("estar", v.this(), rest=(f"alojado en {v.text(v.cards(n.cards).with_(det=Det.A))}",))


# Installing and playing


@ES.words(InstalledFrom)
def installed_from(n: InstalledFrom, v: Voice) -> str:
    card = NounPhrase((NOUNS[0],), det=Det.A) if n.cards is None else standing(n.cards, v, "").with_(det=Det.A)
    clause = v.act("instalar", v.mention("event", card), n.player, f"desde {zone(n.zone, v)}")
    v.subject = clause.subject
    if n.first_in_turn:
        whose = "tu turno" if v.is_reader(n.player) else "su turno"
        return f"la primera vez que {v.say(clause.then(f'durante {whose}'), Mood.WISH)}"
    return f"siempre que {v.say(clause, Mood.WISH)}"


@ES.words(AnyOf)
def any_of(n: AnyOf, v: Voice) -> str:
    told = told_once([v.lead(trigger) for trigger in n.of], "o")
    return told.replace("al comienzo de tu turno o el turno", "al comienzo de tu turno o del turno")


@ES.words(Searches)
def searches(n: Searches, v: Voice) -> str:
    clause = v.act("buscar", None, n.player, f"en {zone(n.zone, v)}")
    v.subject = clause.subject
    return f"siempre que {v.say(clause, Mood.WISH)}"


@ES.words(OperationResolved)
def operation_resolved(n: OperationResolved, v: Voice) -> str:
    return f"siempre que {v.say(v.act('jugar', name('y resuelvas una operación')), Mood.WISH)}"


@ES.words(UsedTrashAbility)
def used_trash_ability(n: UsedTrashAbility, v: Voice) -> str:
    return f"siempre que {v.say(v.act('usar', name('una capacidad [trash]')), Mood.WISH)}"


@ES.words(PaidX)
def paid_x(n: PaidX, v: Voice) -> Amount:
    return Amount("X", True)


@ES.words(InstallableInOneRemote)
def installable_in_one_remote(n: InstallableInOneRemote, v: Voice) -> NounPhrase:
    return v.cards(n.cards)


@ES.words(InstallInOneRemote)
def install_in_one_remote(n: InstallInOneRemote, v: Voice) -> Said:
    where = "en el mismo servidor remoto que las demás o protegiéndolo"
    return v.act("instalar", v.cards(n.what), -1, where, "pagando su coste de instalación")


@ES.words(InstallSeveral)
def install_several(n: InstallSeveral, v: Voice) -> Said:
    amount = v.amount(n.most)
    cards = amount.of(v.cards(n.cards), "hasta ")
    cards = cards.with_(per="", after=(*cards.after, amount.per))
    server = "un nuevo servidor remoto" if n.new else "un mismo servidor remoto"
    terms = f"{'ignorando todos' if n.ignore_install_cost else 'pagando'} los costes de instalación"
    return v.act("instalar", cards, -1, f"en {server} o protegiéndolo, {terms}")


@ES.words(WouldPlayOrInstall)
def would_play_or_install(n: WouldPlayOrInstall, v: Voice) -> str:
    v.mention("event", NounPhrase((NOUNS[0],), det=Det.A))
    return "cuando vayas a jugar o instalar una carta"


@ES.words(NotImminent)
def not_imminent(n: NotImminent, v: Voice) -> NounPhrase:
    return v.cards(n.cards).with_(other=True)


@ES.words(LowerCost)
def lower_cost(n: LowerCost, v: Voice) -> Said:
    return v.act("pagar", name(f"{n.n}[c] menos"), -1, "por jugar o instalar esa carta")


# Zones


@ES.words(TrashAtRandom)
def trash_at_random(n: TrashAtRandom, v: Voice) -> Said:
    hand = "la Sede Central"
    if v.resolve(n.player) == RUNNER:
        hand = "tu Empuñadura" if v.is_reader(n.player) else "su Empuñadura"
    cards = v.amount(n.n).of(NounPhrase((NOUNS[0],), after=(f"de {hand}",)))
    by = n.player if n.by is None else n.by
    return v.act("destruir", cards, by, "al azar")


@ES.words(TopOfHeap)
def top_of_heap(n: TopOfHeap, v: Voice) -> NounPhrase:
    return NounPhrase((NOUNS[0],), det=Det.THE, adjectives=("superior",), after=(f"de {zone('heap', v)}",))


@ES.words(AgendasWorth)
def agendas_worth(n: AgendasWorth, v: Voice) -> NounPhrase:
    cards = v.cards(n.cards)
    amount = v.amount(n.n)
    worth = f"tantos puntos de plan como {amount.many} haya" if amount.many else f"{amount.text} puntos de plan"
    return cards.with_(after=(*cards.after, f"que valga {worth}"))


@ES.words(AddAgenda)
def add_agenda(n: AddAgenda, v: Voice) -> Said:
    return v.act("añadir", None, -1, f"a {zone('corp-score', v)} {v.text(v.cards(n.what))}")


@ES.words(EventsThisTurn)
def events_this_turn(n: EventsThisTurn, v: Voice) -> Amount:
    clause = v.happens(EVENTS[n.event], n.player).then("en este turno").with_(tense=Mood.PERFECT)
    return Amount("1", False, f"por cada vez que {v.say(clause, Mood.WISH)}", f"veces que {v.say(clause)}")


@ES.words(NoCardsIn)
def no_cards_in(n: NoCardsIn, v: Voice) -> Said:
    if n.first:
        where = "en tu Empuñadura" if v.side == RUNNER else "en la Empuñadura"
        return v.act("tener", name("cartas"), RUNNER, where).with_(negative=True)
    return there_is(name(f"cartas en {zone(n.zone, v)}")).with_(negative=True)


@ES.words(RanSuccessfully)
def ran_successfully(n: RanSuccessfully, v: Voice) -> Said:
    where = joined([SERVERS[server] for server in n.servers])
    runs = name("incursiones con éxito")
    return v.act("realizar", runs, RUNNER, f"contra {where} en este turno").with_(tense=Mood.PERFECT)


@ES.words(DidExpose, DidTrash)
def did_it(n: DidExpose | DidTrash, v: Voice) -> Said:
    return Bare("lo haces")


@ES.words(NotUninstalled)
def not_uninstalled(n: NotUninstalled, v: Voice) -> Said:
    return Bare("no se ha desinstalado")


@ES.words(MostInstalled)
def most_installed(n: MostInstalled, v: Voice) -> Said:
    state = "ejecutadas" if n.rezzed else "instaladas"
    return v.act("tener", name(f"más cartas de {FACTIONS[n.faction]} {state} que de cualquier otra facción"))


@ES.words(InstallFaceup)
def install_faceup(n: InstallFaceup, v: Voice) -> Said:
    return v.act("instalar", v.this(), -1, "solo boca arriba")
