"""Spanish words for effects that last, declarations, abilities and traits."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from netrunner.rules.machine.nodes import (
    P_ADVANCE,
    P_INSTALL,
    P_PLAY,
    P_PSI,
    P_REMOVE_TAG,
    P_REZ,
    P_RUN,
    P_STEAL,
    P_TRACE,
    P_TRASH,
    P_USE,
    Condition,
    Cost,
    Static,
    in_zone,
)
from netrunner.rules.machine.terms import (
    A_BREAK,
    A_PLAY,
    A_SUCCESS,
    A_TRASH,
    A_WIN,
    CORP,
    EVENT,
    NO_TYPE,
    NOBODY,
    RUNNER,
    RUNNER_SCORE,
)
from netrunner.vocabulary.abilities import OnPlay, PaidAbility, Sub, When, WhileTrue
from netrunner.vocabulary.accessing import AccessFromBottom, AlsoAccess, InsteadOfEachAccess, WithoutStolenCopy
from netrunner.vocabulary.breakers import CannotBreakOn, StrengthLasts
from netrunner.vocabulary.cards import Host, Of, This
from netrunner.vocabulary.conditions import DuringRun, FirstThisTurn
from netrunner.vocabulary.costs import CostOf, CreditsFrom
from netrunner.vocabulary.flow import AfterTrace, MayPay
from netrunner.vocabulary.lasting import Delayed, NextEncountered, Settled, Until
from netrunner.vocabulary.mechanics import KeepsInPlay
from netrunner.vocabulary.moments import TurnOf
from netrunner.vocabulary.numbers import AllItsStrength
from netrunner.vocabulary.running import FirstRun
from netrunner.vocabulary.statics import (
    AccessMore,
    AdditionalCostTo,
    Cannot,
    CostsLess,
    GetsSubtype,
    GrantsAbility,
    HandSize,
    HostedCreditsFor,
    IgnoresInstallCost,
    InsteadOfAccessing,
    Link,
    Memory,
    MemoryFor,
    NoMemoryCost,
    PointsToWin,
    Requirement,
    StrengthBonus,
)
from netrunner.vocabulary.traits import (
    AdditionalPlayCost,
    AdditionalRezCost,
    AdditionalStealCost,
    CanBeAdvanced,
    CanHost,
    CannotHost,
    ConsoleLimit,
    InstallOnlyIn,
    InstallOnlyOn,
    PlayOnlyIf,
    Recurring,
    RegionLimit,
    RemoteOnly,
    RevealFromRnD,
    RezInstead,
    RezOnlyIf,
    XAtMost,
)
from netrunner.vocabulary.trashing import AnyCardOf

from ..grammar import (
    ANYONE,
    Amount,
    Bare,
    Clause,
    Det,
    Mood,
    NounPhrase,
    Said,
    Several,
    Voice,
    after_each_other,
    allowed,
    ended,
    for_purpose,
    fronted,
    lies_in,
    of_runner,
    optionally,
    together,
)
from .cards import ES, every, standing, zone
from .events import ACTS, ONCE, prohibition
from .instructions import IF_SO, INTERRUPT, choice, conditional, does, if_, name, while_
from .timing import only as only_when
from .words import (
    DAMAGE,
    NOUNS,
    SERVERS,
    agree,
    joined,
    subtype,
)

# Effects that last


DURATIONS: Final = {
    "turn": "durante el resto del turno",
    "run": "durante el resto de esta incursión",
    "encounter": "durante el resto de este enfrentamiento",
    "this access": "durante este acceso",
    "your next turn": "hasta que comience tu próximo turno",
    "corp's next turn": "hasta el final del próximo turno de la Corporación",
    "next run": "hasta el final de la próxima incursión de este turno",
    "active": "mientras siga ejecutado",
    "game": "durante el resto de la partida",
    "next encounter": "hasta después de enfrentarse a un hielo",
}


def duration(words: str) -> str:
    """How long, by the longest of several durations."""
    return next((DURATIONS[word] for word in DURATIONS if word in words.split("+")), "")


@ES.words(Until)
def until(n: Until, v: Voice) -> Said:
    parts: list[Said] = []
    if n.choose is not None:
        parts.append(choice(n.choose, v))
    if n.about is not None:
        v.direct["target"] = v.cards(n.about)
    static, how_long = n.static, duration(n.duration)
    if isinstance(static, StrengthBonus) and isinstance(static.of, This) and not (static.condition or v.reacting):
        bonus = strength(v.amount(static.n))
        if n.duration == "encounter":  # 3.9.5b: that is how long a boost lasts if nothing is said
            how_long = ""
        return Bare(f"{bonus.fixed} {bonus.per}".strip(), (how_long,) if how_long else ())
    if n.duration == "run" and isinstance(static, StrengthBonus) and isinstance(static.of, NextEncountered):
        v.in_run, how_long = "durante esta incursión", ""
    if isinstance(static, CannotBreakOn) and n.duration == "next encounter":
        v.in_run, how_long = "durante esta incursión", ""
    if isinstance(static, AccessMore) and n.duration == "run":
        less = isinstance(static.n, int) and static.n < 0
        how_long = "" if less or "run" in v.mentioned else "durante esta incursión"
    if isinstance(static, InsteadOfAccessing | InsteadOfEachAccess | AccessFromBottom | AlsoAccess):
        how_long = ""
    v.lasting = n.duration
    if n.duration == "corp's next turn" and _in_turn_of_corp(static):
        assert isinstance(static, Cannot)
        static, how_long = Cannot(static.act, static.player, static.cards), "durante su próximo turno"
    said = v.said(static)
    if v.lasting == "said":  # the declaration tells it itself
        how_long = ""
    v.lasting = ""
    parts.append(
        fronted(said, how_long) if isinstance(static, AdditionalCostTo | StrengthLasts) else ended(said, how_long)
    )
    return after_each_other(parts)


def _in_turn_of_corp(static: Static) -> bool:
    """A "cannot" that holds only in the Corp's turns."""
    when = static.condition if isinstance(static, Cannot) else None
    return isinstance(when, TurnOf) and when.player == CORP


@ES.words(Delayed)
def delayed(n: Delayed, v: Voice) -> Said:
    v.lasting = n.duration  # for the words of its trigger condition
    if n.about is not None:
        v.direct["target"] = v.cards(n.about)
    said = conditional(n.ability, v)
    v.lasting = ""
    if "once" in n.duration:
        if "your next turn" in n.duration and not isinstance(said, Several) and said.front:
            return replace(said, front=(*said.front[:-1], f"{said.front[-1]} {duration('your next turn')}"))
        return said
    return fronted(said, duration(n.duration))


# Declarations


def signed(amount: Amount) -> str:
    """ "+2", "-1", "+X"."""
    return amount.text if amount.text.startswith("-") else f"+{amount.text}"


def strength(amount: Amount) -> NounPhrase:
    """ "+1 punto de fuerza"."""
    points = "punto" if amount.text in ("1", "-1") else "puntos"
    per = amount.per.replace("(o ", "(o +", 1)  # "+1 punto de fuerza (o +2 si ...)"
    return name(f"{signed(amount)} {points} de fuerza", per)


def under(said: Said, condition: Condition | None, v: Voice) -> Said:
    """A declaration that holds only under a condition."""
    return said if condition is None else fronted(said, while_(condition, v))


@ES.words(StrengthBonus)
def strength_bonus(n: StrengthBonus, v: Voice) -> Said:
    if n.of is not None:
        subject = v.cards(n.of)
    else:
        subject = v.this() if n.cards is None else every(n.cards, v)
    if isinstance(n.n, Settled) and isinstance(n.n.of, AllItsStrength):
        whose = name(f"la fuerza de {v.text(subject)}")
        return under(Clause("disminuir", whose, rest=("hasta 0",)), n.condition, v)
    v.others = n.of is not None or n.cards is not None
    amount = v.amount(n.n)
    v.others = False
    return under(Clause("tener", subject, strength(amount)), n.condition, v)


def counted(amount: Amount) -> str:
    """A whole number in words: "el número de cartas en tu Empuñadura"."""
    return f"el número de {amount.many}" if amount.many else amount.text


@ES.words(Memory)
def memory(n: Memory, v: Voice) -> Said:
    amount = v.amount(n.n)
    if n.sets:
        limit = name(
            "tu límite de memoria" if v.is_reader(n.player) else f"el límite de memoria de {v.text(v.who(n.player))}"
        )
        return under(Clause("ser", limit, rest=("igual", f"a {counted(amount)}")), n.condition, v)
    if not v.is_reader(n.player):
        verb = "disminuir" if amount.text.startswith("-") else "aumentar"
        limit = name(f"el límite de memoria de {v.text(v.who(n.player))}")
        return under(Clause(verb, limit, rest=(f"en {amount.text.lstrip('-')}", amount.per)), n.condition, v)
    return under(Bare(f"{signed(amount)}[MU] {amount.per}".strip()), n.condition, v)


@ES.words(MemoryFor)
def memory_for(n: MemoryFor, v: Voice) -> Said:
    cards = v.text(every(n.cards, v, Det.NONE))
    return Several((Bare(f"+{n.n}[MU]"), Bare(f"usa esta memoria solo para {cards}")))


@ES.words(Link)
def link(n: Link, v: Voice) -> Said:
    amount = v.amount(n.n)
    return under(Bare(f"{signed(amount)}[link] {amount.per}".strip()), n.condition, v)


@ES.words(HandSize)
def hand_size(n: HandSize, v: Voice) -> Said:
    amount = v.amount(n.n)
    whose = "tu tamaño de mano máximo"
    if n.player == ANYONE:
        whose = "el tamaño de mano máximo de cada jugador"
    elif not v.is_reader(n.player):
        whose = f"el tamaño de mano máximo de {v.text(v.who(n.player))}"
    if n.sets:
        return under(Clause("ser", name(whose), rest=("igual", f"a {counted(amount)}")), n.condition, v)
    verb = "disminuir" if amount.text.startswith("-") else "aumentar"
    return under(Clause(verb, name(whose), rest=(f"en {amount.text.lstrip('-')}", amount.per)), n.condition, v)


#: The acts whose cost changes.
COSTS: Final = {"install": "instalar", "rez": "ejecutar", "play": "jugar"}


@ES.words(CostsLess)
def costs_less(n: CostsLess, v: Voice) -> Said:
    amount = v.amount(n.n)
    less = "más" if amount.text.startswith("-") else "menos"
    change = name(f"{amount.text.lstrip('-')}[c] {less}", amount.per)
    verb = COSTS[n.what]
    if isinstance(n.condition, FirstThisTurn) and n.cards is not None:
        first = standing(n.cards, v, "").with_(det=Det.FIRST)
        does_it = v.say(v.act(verb, None, n.condition.player), Mood.WISH).strip()
        return Clause("costar", first.with_(after=(*first.after, f"que {does_it} en cada turno")), change)
    what = v.text(v.this() if n.cards is None else every(n.cards, v, Det.NONE))
    return under(Clause("costar", name(f"{verb} {what}"), change), n.condition, v)


@ES.words(IgnoresInstallCost)
def ignores_install_cost(n: IgnoresInstallCost, v: Voice) -> Said:
    if isinstance(n.condition, FirstThisTurn):
        first = standing(n.cards, v, "").with_(det=Det.FIRST)
        does_it = v.say(v.act("instalar", None, n.condition.player), Mood.WISH).strip()
        return v.act("ignorar", name(f"el coste de instalación de {v.text(first)} que {does_it} en cada turno"))
    cost = name(f"el coste de instalación de {v.text(every(n.cards, v))}")
    return under(v.act("ignorar", cost), n.condition, v)


@ES.words(Requirement)
def requirement(n: Requirement, v: Voice) -> Said:
    amount = v.amount(n.n)
    whose = v.text(v.this() if n.cards is None else every(n.cards, v))
    verb = "disminuir" if amount.text.startswith("-") else "aumentar"
    change = f"en {amount.text.lstrip('-')}"
    return under(Clause(verb, name(f"el requisito de avance de {whose}"), rest=(change, amount.per)), n.condition, v)


@ES.words(PointsToWin)
def points_to_win(n: PointsToWin, v: Voice) -> Said:
    few = f"{abs(n.n)} punto{'' if abs(n.n) == 1 else 's'} de plan {'menos' if n.n < 0 else 'más'}"
    return Clause("necesitar", name("cada jugador"), name(few), rest=("para ganar la partida",))


@ES.words(NoMemoryCost)
def no_memory_cost(n: NoMemoryCost, v: Voice) -> Said:
    programs = name("los programas alojados", plural=True)
    return Clause("contar", programs, rest=("para tu límite de memoria",), negative=True)


@ES.words(AccessMore)
def access_more(n: AccessMore, v: Voice) -> Said:
    amount = v.amount(n.n)
    more = amount.of(NounPhrase((NOUNS[0],), adjectives=("adicional",)))
    if amount.text.startswith("-"):  # always told as a change of what would be accessed
        fewer = f"a {amount.text[1:]} {'carta' if amount.text == '-1' else 'cartas'} menos"
        during = "durante esta incursión" if v.lasting == "run" else ""
        lead = v.say(v.act("acceder", None, RUNNER, "a cartas", during), Mood.WISH)
        again = v.act("acceder", None, RUNNER, fewer)
        return fronted(again.with_(subject=ES.again(again.subject)), f"siempre que {lead}")
    where = f"de {SERVERS[n.server]}" if n.server >= 0 else ""
    if n.or_server >= 0:
        where = f"{where} o {SERVERS[n.or_server]}"
    if v.lasting and v.lasting != "turn":
        return v.act("acceder", None, RUNNER, f"a {v.text(more)}", "" if v.lasting == "access" else where, amount.per)
    during = "durante una incursión" if isinstance(n.condition, DuringRun) else ""
    lead = v.say(v.act("acceder", None, RUNNER, "a cartas", where, during), Mood.WISH)
    return fronted(v.act("acceder", None, RUNNER, f"a {v.text(more)}", amount.per), f"siempre que {lead}")


@ES.words(GetsSubtype)
def gets_subtype(n: GetsSubtype, v: Voice) -> Said:
    if n.of is not None:
        subject = v.cards(n.of)
    else:
        subject = v.this() if n.cards is None else every(n.cards, v)
    return under(Clause("ganar" if n.n > 0 else "perder", subject, name(subtype(n.subtype))), n.condition, v)


#: What hosted credits can be spent on.
PURPOSES: Final = {
    P_INSTALL: "instalar",
    P_REZ: "ejecutar",
    P_PLAY: "jugar",
    P_USE: "usar",
    P_TRASH: "destruir",
    P_STEAL: "robar",
    P_REMOVE_TAG: "retirar marcas",
    P_RUN: "realizar incursiones",
    P_PSI: "apostar en juegos psi",
    P_ADVANCE: "avanzar",
}
ALONE: Final = (P_REMOVE_TAG, P_RUN, P_PSI)


@ES.words(HostedCreditsFor)
def hosted_credits_for(n: HostedCreditsFor, v: Voice) -> Said:
    if n.in_pool:
        return under(Bare("los créditos alojados cuentan como créditos de tu reserva de créditos"), n.condition, v)
    spend = v.act("gastar", name("los créditos alojados")).with_(modal="can")
    if not n.purposes:
        return under(spend.then("como si estuvieran en tu reserva de créditos"), n.condition, v)
    cards = "cartas"
    if n.cards is not None:
        which = every(n.cards, v, Det.NONE)
        if P_INSTALL in n.purposes:  # they are not installed yet
            which = which.with_(adjectives=tuple([word for word in which.adjectives if word != "instalado"]))
        cards = v.text(which)
    if n.purposes == (P_TRACE,):
        return under(spend.then("durante los rastreos"), n.condition, v)
    wishes = [PURPOSES[p] if p in ALONE else f"{PURPOSES[p]} {cards}" for p in n.purposes]
    here = "que protejan este servidor" if n.this_server else ""
    return under(spend.then(f"para {joined(wishes, 'o')}", here), n.condition, v)


@ES.words(Cannot)
def cannot(n: Cannot, v: Voice) -> Said:
    passive = n.player == ANYONE and ACTS[n.act].by == NOBODY
    cards = None if n.cards is None else every(n.cards, v, Det.THE if passive else Det.NONE)
    if isinstance(n.cards, Of):
        cards = v.cards(n.cards)
    if isinstance(n.cards, WithoutStolenCopy):
        clause = prohibition(n.act, v, n.player, None).then("de este servidor" if n.this_server else "")
        return under(clause.then(", salvo copias de planes de su zona de puntuación"), n.condition, v)
    thing = ACTS[n.act].object
    if passive and cards is None and thing is not None:
        return under(Bare(f"no se pueden {ACTS[n.act].verb} {v.text(thing)}"), n.condition, v)
    if n.damage >= 0:
        cards = name(f"daño {DAMAGE[n.damage]}")
    if n.act == A_SUCCESS and v.lasting == "run":
        v.lasting = "said"
        return Bare("no se puede declarar que esta incursión ha tenido éxito")
    if n.act == A_SUCCESS and n.this_server:
        said = Bare("no se puede declarar que las incursiones contra este servidor han tenido éxito")
        return under(said, n.condition, v)
    clause = prohibition(n.act, v, n.player, cards)
    if n.act == A_TRASH and isinstance(n.cards, Of) and n.player == ANYONE:  # the game itself still can
        clause = Clause("destruir", name("los jugadores", plural=True), cards, modal="cannot")
    if n.act == A_WIN:  # by agenda points: a flatline is no act of the winner
        dead = "expires" if v.side == RUNNER else "el Runner expire"
        clause = clause.then(f"salvo que {dead} a causa del daño")
    places = {"realizar": "contra", "desenchufarse": "durante incursiones contra"}
    place = places.get(ACTS[n.act].verb, "en")
    if n.servers:
        clause = clause.then(f"{place} {joined([SERVERS[s] for s in n.servers], 'o')}")
    if n.remote:
        clause = clause.then(f"{place} servidores remotos")
    if n.this_server:
        clause = clause.then(f"{place} este servidor")
    return under(clause, n.condition, v)


@ES.words(AdditionalCostTo)
def additional_cost_to(n: AdditionalCostTo, v: Voice) -> Said:
    act = ONCE.get(n.act, ACTS[n.act])
    what = ""
    if n.cards is not None:
        which = v.cards(n.cards)
        single = isinstance(n.cards, Of) or which.det in (Det.THE, Det.FIRST)
        what = v.text(which if single else which.with_(det=Det.A))
    thing = what or ("" if act.object is None else v.text(act.object))
    where = ""
    if n.act == A_BREAK and what:
        thing = f"subrutinas usando {what}"
    if n.this_server:
        where = "contra este servidor" if act.verb == "realizar" else "de este servidor"
        where = "durante una incursión contra este servidor" if act.verb in ("desenchufarse", "romper") else where
    elif n.chosen:
        where = "en el servidor elegido o protegiéndolo" if act.verb == "instalar" else "contra el servidor elegido"
    elif n.servers or n.remote:
        server = "un servidor remoto" if n.remote else joined([SERVERS[server] for server in n.servers], "o")
        where = f"{'de' if act.verb == 'acceder' else 'contra'} {server}"
    often = _how_often(n.condition, v)
    while_so = "" if often or n.condition is None else while_(n.condition, v)
    purpose = " ".join([w for w in ("como coste adicional para", act.verb, act.before, thing, where, often) if w])
    by_cards = n.cards.side if isinstance(n.cards, AnyCardOf) else -1
    payer = act.by if act.by != NOBODY else RUNNER if n.act == A_PLAY and of_runner(n.cards) else by_cards
    said = v.acting(payer).price(n.cost).said
    return fronted(allowed(said, v.who(payer), "must"), while_so, purpose)


def _how_often(condition: Condition | None, v: Voice) -> str:
    """How often an additional cost applies."""
    if isinstance(condition, FirstRun):
        return f"por primera vez {'cada turno' if condition.by_action else 'durante su turno'}"
    return ""


@ES.words(GrantsAbility)
def grants_ability(n: GrantsAbility, v: Voice) -> Said:
    subject = v.this() if n.of is None else v.cards(n.of)
    inner = _inner_voice(n, v).line(n.ability).removesuffix(".")
    gain = Clause("ganar", subject, name(f"«{inner}»", "" if n.n == 1 else v.amount(n.n).per))
    where = "antes" if n.first else "después" if isinstance(n.ability, Sub) and n.n == 1 else ""
    return under(gain.then(f"{where} de todas sus demás subrutinas" if where else ""), n.condition, v)


def _inner_voice(n: GrantsAbility, v: Voice) -> Voice:
    """The voice of the card that gains an ability, which may be of any type if it is another one (9.1.3b)."""
    inner = v.copy()
    if n.of is not None:
        inner.type = NO_TYPE
    return inner


@ES.words(KeepsInPlay)
def keeps_in_play(n: KeepsInPlay, v: Voice) -> Said:
    return Clause("permanecer", v.this(), rest=("en juego",))


@ES.words(InsteadOfAccessing)
def instead_of_accessing(n: InsteadOfAccessing, v: Voice) -> Said:
    parts = does(n.does, v)
    said = optionally(parts, v.who(), IF_SO) if n.optional else after_each_other(parts)
    return fronted(said, "en lugar de acceder a cartas")


# Abilities


@ES.words(OnPlay)
def on_play(n: OnPlay, v: Voice) -> Said:
    return after_each_other(does(n.does, v))


@ES.words(Sub)
def sub(n: Sub, v: Voice) -> str:
    return f"[sub] {ES.sentences(after_each_other(does(n.does, v)))}"


@ES.words(When, AfterTrace)
def when(n: When | AfterTrace, v: Voice) -> str:
    here = lies_in(n.where)
    if here:
        here = f"mientras {v.text(v.this())} esté en {zone(here, v)}"
        v.focus = "this"
    text = ES.sentences(fronted(conditional(n, v), here))
    from_ = "".join([_paid_only_from(part.cost, v) for part in n.does if isinstance(part, MayPay)])
    return f"{INTERRUPT if n.interrupt else ''}{text}{from_}{limited(n.limit)}"


@ES.words(WhileTrue)
def while_true(n: WhileTrue, v: Voice) -> str:
    lead = while_(n.condition, v, "cuando")
    said = after_each_other(does(n.does, v))
    return ES.sentences(fronted(allowed(said, v.who()) if n.optional else said, lead))


def limited(times: int) -> str:
    """How often an ability can be used."""
    if not times:
        return ""
    return f" Usa esta capacidad solo {'una vez' if times == 1 else f'{times} veces'} por turno."


def _about_ice(n: PaidAbility, v: Voice) -> None:
    v.ice_kinds = n.ice_subtypes
    if n.own_ice:
        v.ice_after = ("de este hielo",)
    elif n.on_host:
        v.ice_after = (f"de {v.text(v.cards(Host()))}",)
    elif n.ice_strength_equal:
        v.ice_after = ("de un hielo con exactamente la misma fuerza",)
    elif n.ice is not None:
        v.ice_after = (f"de {v.text(v.cards(n.ice).with_(det=Det.A))}",)
    elif n.ice_strength_at_most is not None:
        points = "punto" if n.ice_strength_at_most == 1 else "puntos"
        v.ice_after = (f"de un hielo con {n.ice_strength_at_most} {points} de fuerza o menos",)
    elif n.ice_strength_at_least is not None:
        v.ice_after = (f"de un hielo con {n.ice_strength_at_least} puntos de fuerza o más",)


def effect_of(n: PaidAbility, v: Voice) -> str:
    """What a paid ability does."""
    _about_ice(n, v)
    return ES.sentences(after_each_other(does(n.does, v)))


@ES.words(PaidAbility)
def paid_ability(n: PaidAbility, v: Voice) -> str:
    _about_ice(n, v)
    interrupt = INTERRUPT if n.interrupts else ""
    # a card of the opponent that this player can use (1.13.5a), or clicks that are not spent on an action
    if n.player not in (NOBODY, v.side) or (n.cost.clicks() and not n.action and not n.interrupts):
        actor = v.acting(n.player)
        first, *more = does(n.does, actor)
        if more and n.own_ice:
            said = allowed(for_purpose(actor.price(n.cost).said, first), v.who(n.player))
            text = ES.sentences(after_each_other([said, fronted(together(more), "cada vez que lo haga")]))
        else:
            said = for_purpose(actor.price(n.cost).said, together([first, *more]))
            text = ES.sentences(allowed(said, v.who(n.player)))
    elif n.while_accessing:
        v.mention("accessed", name("una carta"))
        during = "durante esa incursión" if v.type == EVENT else ""
        lead = f"mientras {v.say(v.act('acceder', None, RUNNER, 'a una carta', during), Mood.WISH)}"
        said = for_purpose(v.price(n.cost).said, together(does(n.does, v)))
        text = ES.sentences(fronted(allowed(said, v.who()), lead))
    else:
        symbol = v.price(n.cost).symbol
        cost = symbol[:1].upper() + symbol[1:]
        text = f"{cost}: {ES.sentences(after_each_other(does(n.does, v)))}"
    per_run = " Usa esta capacidad solo una vez por incursión." if n.once_per_run else ""
    only = f" {ES.finish(f'usa esta capacidad {only_when(n.only_if, v)}')}" if n.only_if is not None else ""
    stolen = ""
    if n.where & in_zone(RUNNER_SCORE):
        there = f"mientras {v.text(v.this())} esté en {zone('runner-score', v)}"
        stolen = f" {ES.finish(f'también puedes usar esta capacidad {there}')}"
    return f"{interrupt}{text}{only}{stolen}{_paid_only_from(n.cost, v)}{limited(n.limit)}{per_run}"


def _paid_only_from(cost: Cost, v: Voice) -> str:
    """9.10.4a: a sentence of its own, but no instruction."""
    said = ""
    for part in cost.parts if isinstance(cost, CostOf) else ():
        if isinstance(part, CreditsFrom):
            cards = v.text(v.cards(part.cards).with_(plural=True))
            credits = f"al menos {part.least}[c]" if part.least else "créditos"
            said += f" {ES.finish(f'usa esta capacidad solo gastando {credits} de {cards}')}"
    return said


# Traits


@ES.words(CanBeAdvanced)
def can_be_advanced(n: CanBeAdvanced, v: Voice) -> Said:
    this = v.this()
    return Clause("ser", this, rest=(agree("avanzado", this.feminine, False), while_(n.condition, v)), modal="can")


@ES.words(InstallOnlyOn)
def install_only_on(n: InstallOnlyOn, v: Voice) -> Said:
    return v.act("instalar", v.this(), -1, f"solo en {v.text(v.cards(n.cards).with_(det=Det.A))}")


@ES.words(InstallOnlyIn)
def install_only_in(n: InstallOnlyIn, v: Voice) -> Said:
    return v.act("instalar", v.this(), -1, f"solo en la raíz de {joined([SERVERS[s] for s in n.servers], 'o')}")


@ES.words(RemoteOnly)
def remote_only(n: RemoteOnly, v: Voice) -> Said:
    return v.act("instalar", v.this(), -1, "solo en un servidor remoto")


@ES.words(PlayOnlyIf)
def play_only_if(n: PlayOnlyIf, v: Voice) -> Said:
    return v.act("jugar", v.this(), -1, "solo", if_(n.condition, v))


@ES.words(Recurring)
def recurring(n: Recurring, v: Voice) -> Said:
    if isinstance(n.n, int):
        return Bare(f"{n.n}[recurring]")
    return Several((Bare("X[recurring]"), Clause("ser", name("X"), rest=(f"el número de {v.amount(n.n).many}",))))


@ES.words(RezOnlyIf)
def rez_only_if(n: RezOnlyIf, v: Voice) -> Said:
    return v.act("ejecutar", v.this(), -1, only_when(n.condition, v))


@ES.words(CanHost)
def can_host(n: CanHost, v: Voice) -> Said:
    cards = standing(n.cards, v, "")
    what = v.amount(n.limit).of(cards, "hasta " if n.limit > 1 else "") if n.limit >= 0 else cards.with_(plural=True)
    total = "" if n.limit == 1 else "total "
    room = f"cuyo coste de memoria {total}no supere {n.memory}[MU]" if n.memory >= 0 else ""
    return Clause("alojar", v.this(), what, rest=(room,), modal="can")


@ES.words(RevealFromRnD)
def reveal_from_rnd(n: RevealFromRnD, v: Voice) -> Said:
    lead = f"si {v.say(v.act('acceder', None, RUNNER, f'a {v.text(v.this())} desde I+D'))}"
    return fronted(Bare(f"debe revelar{'la' if v.this().feminine else 'lo'}"), lead)


@ES.words(RezInstead)
def rez_instead(n: RezInstead, v: Voice) -> Said:
    rez = v.act("ejecutar", v.this(), -1, "en lugar de pagar su coste de ejecución")
    return allowed(for_purpose(v.price(n.cost).said, rez), v.who())


@ES.words(CannotHost)
def cannot_host(n: CannotHost, v: Voice) -> Said:
    return Clause("alojar", v.this(), name("cartas"), modal="cannot")


@ES.words(AdditionalRezCost)
def additional_rez_cost(n: AdditionalRezCost, v: Voice) -> Said:
    return _additional(n, "ejecutar", CORP, v)


@ES.words(AdditionalPlayCost)
def additional_play_cost(n: AdditionalPlayCost, v: Voice) -> Said:
    return _additional(n, "jugar", -1, v)


@ES.words(AdditionalStealCost)
def additional_steal_cost(n: AdditionalStealCost, v: Voice) -> Said:
    return _additional(n, "robar", RUNNER, v)


def _additional(
    n: AdditionalRezCost | AdditionalPlayCost | AdditionalStealCost, verb: str, player: int, v: Voice
) -> Said:
    lead = f"como coste adicional para {verb} {v.text(v.this())}"
    return fronted(allowed(v.acting(player).price(n.cost).said, v.who(player), "must"), lead)


@ES.words(XAtMost)
def x_at_most(n: XAtMost, v: Voice) -> Said:
    return Clause("superar", name("X"), name(counted(v.amount(n.limit))), modal="cannot")


@ES.words(ConsoleLimit)
def console_limit(n: ConsoleLimit, v: Voice) -> Said:
    return Bare("límite de 1 consola por jugador")


@ES.words(RegionLimit)
def region_limit(n: RegionLimit, v: Voice) -> Said:
    return Bare("límite de 1 región por servidor")


ES.says_effect = effect_of
