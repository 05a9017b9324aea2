"""Spanish words for the vocabulary of ice and icebreakers."""

from __future__ import annotations

from netrunner.rules.machine.nodes import Number
from netrunner.rules.machine.terms import ICE, NO_TYPE, RUNNER
from netrunner.vocabulary.breakers import (
    BreaksUsingThis,
    CannotBreakOn,
    CannotBreakUsing,
    FirstClickRuns,
    ImminentCards,
    MayPayAny,
    MemoryCostsMore,
    Pay,
    StrengthLasts,
    StrengthNotLowered,
    UnusedMemory,
)
from netrunner.vocabulary.cards import Among, Cards, Of
from netrunner.vocabulary.flow import ChooseOne
from netrunner.vocabulary.ice import (
    AreInstalled,
    ArrangeIceOfAllServers,
    ArrangeIceOfServer,
    BreaksOutermost,
    ChooseCardType,
    CopiesOf,
    EventCards,
    InstallBehind,
    IsOdd,
    IsRezzed,
    MoveToOutermost,
    NamedTypeUsed,
    OfChosenType,
    Outermost,
    PassedAfterBreaking,
    RememberType,
    ResolveSubroutineOn,
    RevealCounting,
    RevealedGripBySubroutine,
    ThisProtects,
    TraceStrength,
)
from netrunner.vocabulary.interrupts import PreventBreak
from netrunner.vocabulary.subtypes import (
    ChooseASubtype,
    GetsChosenSubtype,
    NameSubtype,
    OfChosenSubtype,
    OfNamedSubtype,
)

from ..grammar import (
    Amount,
    Bare,
    Clause,
    Det,
    Mood,
    NounPhrase,
    Said,
    Series,
    Voice,
    after_each_other,
    allowed,
    for_purpose,
    fronted,
    together,
)
from .cards import ES, every, standing, zone
from .instructions import does, if_, name
from .words import (
    NOUNS,
    SERVERS,
    agree,
    joined,
    subtype,
)

# Cards and numbers


@ES.words(CopiesOf)
def copies_of(n: CopiesOf, v: Voice) -> NounPhrase:
    where = joined([zone(z, v) for z in n.where], "o de")
    card = NOUNS[NO_TYPE]
    return NounPhrase((card,), fixed=f"otra copia de {v.text(v.cards(n.selection))} de {where}")


@ES.words(OfChosenType)
def of_chosen_type(n: OfChosenType, v: Voice) -> NounPhrase:
    phrase = v.cards(n.cards)
    if isinstance(n.cards, Among) and isinstance(n.cards.selection, EventCards):
        phrase = v.cards(n.cards.selection)
    return phrase.with_(after=(*phrase.after, "del tipo elegido"))


@ES.words(OfChosenSubtype)
def of_chosen_subtype(n: OfChosenSubtype, v: Voice) -> NounPhrase:
    phrase = v.cards(n.cards)
    return phrase.with_(after=(*phrase.after, "del subtipo elegido"))


@ES.words(EventCards)
def event_cards(n: EventCards, v: Voice) -> NounPhrase:
    return NounPhrase((NOUNS[NO_TYPE],), adjectives=("revelado",), det=Det.A)


@ES.words(ImminentCards)
def imminent_cards(n: ImminentCards, v: Voice) -> NounPhrase:
    return v.that("event")


@ES.words(UnusedMemory)
def unused_memory(n: UnusedMemory, v: Voice) -> Amount:
    have = "que tengas" if v.side == RUNNER else "que tenga el Runner"
    return Amount("1", False, f"por cada UM sin usar {have}", f"UM sin usar {have}")


@ES.words(TraceStrength)
def trace_strength(n: TraceStrength, v: Voice) -> Amount:
    return Amount("1", False, "por cada punto de tu fuerza de rastreo", "puntos de tu fuerza de rastreo")


# Conditions and trigger conditions


@ES.words(AreInstalled)
def are_installed(n: AreInstalled, v: Voice) -> Said:
    what = v.cards(n.of)
    return Clause("estar", what, rest=(agree("instalado", what.feminine, what.plural),))


@ES.words(IsRezzed)
def is_rezzed(n: IsRezzed, v: Voice) -> Said:
    this = v.this()
    return Clause("estar", this.with_(pronoun=True), rest=(agree("ejecutado", this.feminine, False),))


@ES.words(IsOdd)
def is_odd(n: IsOdd, v: Voice) -> Said:
    return Clause("ser", name(f"el número de {v.amount(n.number).many}"), rest=("impar",))


@ES.words(PassedAfterBreaking)
def passed_after_breaking(n: PassedAfterBreaking, v: Voice) -> str:
    ice = v.mention("event", NounPhrase((NOUNS[ICE],), det=Det.A))
    used = v.act("usar", v.this(), RUNNER).then("para romper todas sus subrutinas")
    passing = v.act("superar", ice, RUNNER)
    v.subject = passing.subject
    first = "la primera vez en cada turno que"
    return f"{first} {v.say(passing, Mood.WISH)} después de un enfrentamiento en el que {v.say(used, Mood.PAST)}"


@ES.words(RevealedGripBySubroutine)
def revealed_grip(n: RevealedGripBySubroutine, v: Voice) -> str:
    reveal = v.say(v.act("revelar", name(zone("grip", v))), Mood.WISH)
    return f"siempre que {reveal} con una subrutina de {v.text(v.this())}"


# Instructions


@ES.words(MoveToOutermost)
def move_to_outermost(n: MoveToOutermost, v: Voice) -> Said:
    where = "cualquier servidor" if n.own else "otro servidor (la incursión continúa desde esta nueva posición)"
    return v.act("mover", v.cards(n.what), -1, f"a la posición más exterior que protege {where}")


@ES.words(ArrangeIceOfAllServers)
def arrange_ice_of_all_servers(n: ArrangeIceOfAllServers, v: Voice) -> Said:
    return v.act(
        "reordenar",
        name("cualquier número de hielos que protejan cualquier servidor"),
        -1,
        "de modo que a cada servidor lo protejan tantos hielos como antes, sin ejecutarlos ni suspenderlos",
    )


@ES.words(ArrangeIceOfServer)
def arrange_ice(n: ArrangeIceOfServer, v: Voice) -> Said:
    choose = v.act("elegir", name("un servidor"))
    ice = name("los hielos que protegen ese servidor")
    return after_each_other([choose, v.act("colocar", ice, -1, "en cualquier orden")])


@ES.words(InstallBehind)
def install_behind(n: InstallBehind, v: Voice) -> Said:
    what = v.cards(n.what).with_(number="1")
    where = f"justo detrás de {v.text(v.cards(n.behind))} ignorando todos los costes"
    if not n.rez:
        return allowed(v.act("instalar", what, -1, where), v.who())
    parts: tuple[Said, ...] = (v.act("instalar", what, -1, where), v.act("ejecutar", what.with_(pronoun=True)))
    return allowed(Series(parts), v.who())


@ES.words(ResolveSubroutineOn)
def resolve_subroutine_on(n: ResolveSubroutineOn, v: Voice) -> Said:
    return v.act("resolver", name("1 subrutina"), -1, f"de {v.text(v.cards(n.cards))}")


@ES.words(BreaksOutermost)
def breaks_outermost(n: BreaksOutermost, v: Voice) -> str:
    v.mention("event", NounPhrase((NOUNS[ICE],)))
    return "la primera vez en cada turno que rompas todas las subrutinas del hielo más exterior que protege un servidor"


@ES.words(ThisProtects)
def this_protects(n: ThisProtects, v: Voice) -> Said:
    return Clause(
        "proteger",
        v.this(),
        name("un servidor remoto" if n.remote else SERVERS[n.server] if n.server >= 0 else "un servidor"),
    )


@ES.words(ChooseCardType)
def choose_card_type(n: ChooseCardType, v: Voice) -> Said:
    v.focus = ""
    some = joined([NOUNS[kind].one for kind in n.among], "o")
    return v.act("elegir", name(some or "un tipo de carta"), n.player)


@ES.words(ChooseASubtype)
def choose_a_subtype(n: ChooseASubtype, v: Voice) -> Said:
    v.focus = ""
    of = f" de {v.text(NounPhrase((NOUNS[n.type],)))}" if n.type >= 0 else ""
    but = f" que no sea {joined([subtype(each) for each in n.without], 'ni')}" if n.without else ""
    if n.among:
        return v.act("elegir", name(joined([subtype(each) for each in n.among], "o")), n.player)
    return v.act("elegir", name(f"un subtipo{of}{but}"), n.player)


@ES.words(NameSubtype)
def name_subtype(n: NameSubtype, v: Voice) -> Said:
    v.focus = ""
    return v.act("nombrar", name(joined([subtype(each) for each in n.among], "o")))


@ES.words(OfNamedSubtype)
def of_named_subtype(n: OfNamedSubtype, v: Voice) -> NounPhrase:
    phrase = v.cards(n.cards)
    return phrase.with_(after=(*phrase.after, "del subtipo nombrado"))


@ES.words(GetsChosenSubtype)
def gets_chosen_subtype(n: GetsChosenSubtype, v: Voice) -> Said:
    return Clause("ganar", v.cards(n.of), name("el subtipo elegido"))


@ES.words(RevealCounting)
def reveal_counting(n: RevealCounting, v: Voice) -> Said:
    v.results["matching"] = "carta revelada del tipo elegido"
    return v.act("revelar", v.cards(n.what))


@ES.words(PreventBreak)
def prevent_break(n: PreventBreak, v: Voice) -> Said:
    ice = v.text(v.cards(n.cards).with_(det=Det.A))
    return v.act("prevenir", None, -1, f"que se rompa 1 subrutina de {ice}")


@ES.words(Pay)
def pay(n: Pay, v: Voice) -> Said:
    return v.acting(n.player).price(n.cost).said


@ES.words(MayPayAny)
def may_pay_any(n: MayPayAny, v: Voice) -> Said:
    most = "" if n.most == -1 else _at_most(n.most, v)
    pay = v.act("pagar", name(most or "X[c]"), n.player)
    if n.clicks:
        pay = v.act("gastar", name("X [click]"), n.player)
    if isinstance(n.then[0], ChooseOne) and not v.is_reader(n.then[0].player):
        first, *more = does(n.then, v)
        return after_each_other([allowed(pay, v.who()), fronted(first, "si lo haces"), *more])
    return allowed(for_purpose(pay, together(does(n.then, v.acting(n.player)))), v.who(n.player))


def _at_most(most: Number | int, v: Voice) -> str:
    """ "hasta 4[c]"."""
    if isinstance(most, int):
        return f"X[c], hasta {most}[c],"
    return "X[c], hasta 1[c] por cada carta revelada del tipo elegido,"


# Declarations


@ES.words(StrengthLasts)
def strength_lasts(n: StrengthLasts, v: Voice) -> Said:
    how_long = "el resto del turno" if n.duration == "turn" else "el resto de la incursión"
    whose = f"las capacidades que aumentan la fuerza de {v.text(v.cards(n.of))}"
    return Clause("durar", name(whose, plural=True), rest=(how_long, "en lugar de cualquier otra duración"))


@ES.words(StrengthNotLowered)
def strength_not_lowered(n: StrengthNotLowered, v: Voice) -> Said:
    return Bare(f"la fuerza de {v.text(v.this())} no puede reducirse")


@ES.words(CannotBreakOn)
def cannot_break_on(n: CannotBreakOn, v: Voice) -> Said:
    ice = v.cards(n.ice) if isinstance(n.ice, Of) else every(n.ice, v)
    return v.act("romper", name("subrutinas"), RUNNER, f"de {v.text(ice)}").with_(modal="cannot")


@ES.words(BreaksUsingThis)
def breaks_using_this(n: BreaksUsingThis, v: Voice) -> str:
    lead = f"siempre que {v.say(v.act('usar', v.this(), -1, 'para romper una subrutina'), Mood.WISH)}"
    v.focus = "this"
    return lead


@ES.words(CannotBreakUsing)
def cannot_break_using(n: CannotBreakUsing, v: Voice) -> Said:
    using = every(n.using, v, Det.NONE) if isinstance(n.using, Cards) else v.cards(n.using)
    if n.any_ice:  # identities, too
        using = standing(n.using, v, "").with_(plural=True)
    where = "" if n.any_ice else f"de {v.text(v.this())} "
    breaking = v.act("romper", name("subrutinas"), RUNNER, f"{where}usando {v.text(using)}")
    said = breaking.with_(modal="cannot")
    return said if n.condition is None else said.with_(front=(if_(n.condition, v),))


@ES.words(MemoryCostsMore)
def memory_costs_more(n: MemoryCostsMore, v: Voice) -> Said:
    amount = v.amount(n.n)
    return Clause("costar", v.this(), name(f"+{amount.text}[MU]", amount.per))


@ES.words(FirstClickRuns)
def first_click_runs(n: FirstClickRuns, v: Voice) -> Said:
    return Clause(
        "gastarse", name("el primer [click] que gastes en cada turno"), modal="must",
        rest=("en la acción básica de realizar una incursión o de jugar un evento de incursión, si puedes",),
    )  # fmt: skip


@ES.words(Outermost)
def outermost(n: Outermost, v: Voice) -> NounPhrase:
    end = "más interior" if n.innermost else "más exterior"
    return NounPhrase((NOUNS[ICE],), det=Det.THE, after=(end, "que protege un servidor"))


@ES.words(RememberType)
def remember_type(n: RememberType, v: Voice) -> Said:
    return v.act("recordar", name("ese tipo"))


@ES.words(NamedTypeUsed)
def named_type_used(n: NamedTypeUsed, v: Voice) -> str:
    use = v.act("jugar", None, n.player, "o instale una carta del último tipo que hayas nombrado así")
    return f"la primera vez en cada turno que {v.say(use, Mood.WISH)}"
