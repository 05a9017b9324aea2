"""English words for the vocabulary of ice and icebreakers."""

from __future__ import annotations

from netrunner.rules.machine.nodes import Number
from netrunner.rules.machine.terms import EVENT, ICE, NO_TYPE, RUNNER
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
    Voice,
    after_each_other,
    allowed,
    for_purpose,
    fronted,
    together,
)
from .cards import every, standing, zone
from .instructions import does, if_, name
from .words import (
    EN,
    NOUNS,
    SERVERS,
    joined,
    subtype,
)

# Cards and numbers


@EN.words(CopiesOf)
def copies_of(n: CopiesOf, v: Voice) -> NounPhrase:
    where = joined([zone(z, v) for z in n.where], "or")
    return NounPhrase((NOUNS[NO_TYPE],), fixed=f"another copy of {v.text(v.cards(n.selection))} from {where}")


@EN.words(OfChosenType)
def of_chosen_type(n: OfChosenType, v: Voice) -> NounPhrase:
    phrase = v.cards(n.cards)
    if isinstance(n.cards, Among) and isinstance(n.cards.selection, EventCards):
        phrase = v.cards(n.cards.selection)
    return phrase.with_(after=(*phrase.after, "of the chosen type"))


@EN.words(OfChosenSubtype)
def of_chosen_subtype(n: OfChosenSubtype, v: Voice) -> NounPhrase:
    phrase = v.cards(n.cards)
    return phrase.with_(after=(*phrase.after, "of the chosen subtype"))


@EN.words(EventCards)
def event_cards(n: EventCards, v: Voice) -> NounPhrase:
    return NounPhrase((NOUNS[NO_TYPE],), adjectives=("revealed",), det=Det.A)


@EN.words(ImminentCards)
def imminent_cards(n: ImminentCards, v: Voice) -> NounPhrase:
    return v.that("event")


@EN.words(UnusedMemory)
def unused_memory(n: UnusedMemory, v: Voice) -> Amount:
    have = "you have" if v.side == RUNNER else "the Runner has"
    return Amount("1", False, f"for each unused MU {have}", f"unused MU {have}")


@EN.words(TraceStrength)
def trace_strength(n: TraceStrength, v: Voice) -> Amount:
    return Amount("1", False, "for each point of your trace strength", "points of your trace strength")


# Conditions and trigger conditions


@EN.words(AreInstalled)
def are_installed(n: AreInstalled, v: Voice) -> Said:
    return Clause("be", v.cards(n.of), rest=("installed",))


@EN.words(IsRezzed)
def is_rezzed(n: IsRezzed, v: Voice) -> Said:
    return Clause("be", v.this().with_(pronoun=True), rest=("rezzed",))


@EN.words(IsOdd)
def is_odd(n: IsOdd, v: Voice) -> Said:
    return Clause("be", name(f"the number of {v.amount(n.number).many}"), rest=("odd",))


@EN.words(PassedAfterBreaking)
def passed_after_breaking(n: PassedAfterBreaking, v: Voice) -> str:
    ice = v.mention("event", NounPhrase((NOUNS[ICE],), det=Det.A))
    used = v.act("use", v.this(), RUNNER).then("to break all of its subroutines")
    passing = v.act("pass", ice, RUNNER)
    v.subject = passing.subject
    return f"the first time each turn {v.say(passing)} after an encounter in which {v.say(used, Mood.PAST)}"


@EN.words(RevealedGripBySubroutine)
def revealed_grip(n: RevealedGripBySubroutine, v: Voice) -> str:
    return f"whenever {v.say(v.act('reveal', name('the grip')))} with a subroutine on {v.text(v.this())}"


# Instructions


@EN.words(MoveToOutermost)
def move_to_outermost(n: MoveToOutermost, v: Voice) -> Said:
    where = "any server" if n.own else "another server (the run continues from this new position)"
    return v.act("move", v.cards(n.what), -1, f"to the outermost position protecting {where}")


@EN.words(ArrangeIceOfAllServers)
def arrange_ice_of_all_servers(n: ArrangeIceOfAllServers, v: Voice) -> Said:
    return v.act(
        "rearrange",
        name("any number of pieces of ice protecting all servers"),
        -1,
        "so that as many pieces protect each server as before, without rezzing or derezzing them",
    )


@EN.words(ArrangeIceOfServer)
def arrange_ice(n: ArrangeIceOfServer, v: Voice) -> Said:
    choose = v.act("choose", name("a server"))
    return after_each_other([choose, v.act("arrange", name("the ice protecting that server"), -1, "in any order")])


@EN.words(InstallBehind)
def install_behind(n: InstallBehind, v: Voice) -> Said:
    what = v.cards(n.what).with_(number="1")
    install = v.act(
        "install and rez" if n.rez else "install",
        what,
        -1,
        f"directly behind {v.text(v.cards(n.behind))}, ignoring all costs",
    )
    return allowed(install, v.who())


@EN.words(ResolveSubroutineOn)
def resolve_subroutine_on(n: ResolveSubroutineOn, v: Voice) -> Said:
    return v.act("resolve", name("1 subroutine"), -1, f"on {v.text(v.cards(n.cards))}")


@EN.words(BreaksOutermost)
def breaks_outermost(n: BreaksOutermost, v: Voice) -> str:
    v.mention("event", NounPhrase((NOUNS[ICE],)))
    return "the first time each turn you break all subroutines on the outermost piece of ice protecting a server"


@EN.words(ThisProtects)
def this_protects(n: ThisProtects, v: Voice) -> Said:
    return Clause(
        "protect", v.this(), name("a remote server" if n.remote else SERVERS[n.server] if n.server >= 0 else "a server")
    )


@EN.words(ChooseCardType)
def choose_card_type(n: ChooseCardType, v: Voice) -> Said:
    v.focus = ""
    some = joined([NOUNS[kind].mass or NOUNS[kind].one for kind in n.among], "or")
    return v.act("choose", name(some or "a card type"), n.player)


@EN.words(ChooseASubtype)
def choose_a_subtype(n: ChooseASubtype, v: Voice) -> Said:
    v.focus = ""
    of = f" of {v.text(NounPhrase((NOUNS[n.type],), plural=True))}" if n.type >= 0 else ""
    but = f" that is not {joined([subtype(each) for each in n.without], 'or')}" if n.without else ""
    if n.among:
        return v.act("choose", name(joined([subtype(each) for each in n.among], "or")), n.player)
    return v.act("choose", name(f"a subtype{of}{but}"), n.player)


@EN.words(NameSubtype)
def name_subtype(n: NameSubtype, v: Voice) -> Said:
    v.focus = ""
    return v.act("name", name(joined([subtype(each) for each in n.among], "or")))


@EN.words(OfNamedSubtype)
def of_named_subtype(n: OfNamedSubtype, v: Voice) -> NounPhrase:
    phrase = v.cards(n.cards)
    return phrase.with_(after=(*phrase.after, "of the named subtype"))


@EN.words(GetsChosenSubtype)
def gets_chosen_subtype(n: GetsChosenSubtype, v: Voice) -> Said:
    return Clause("gain", v.cards(n.of), name("the chosen subtype"))


@EN.words(RevealCounting)
def reveal_counting(n: RevealCounting, v: Voice) -> Said:
    v.results["matching"] = "revealed card of the chosen type"
    return v.act("reveal", v.cards(n.what))


@EN.words(PreventBreak)
def prevent_break(n: PreventBreak, v: Voice) -> Said:
    ice = v.text(v.cards(n.cards).with_(det=Det.A))
    return v.act("prevent", name("1 subroutine"), -1, f"from being broken on {ice}")


@EN.words(Pay)
def pay(n: Pay, v: Voice) -> Said:
    return v.acting(n.player).price(n.cost).said


@EN.words(MayPayAny)
def may_pay_any(n: MayPayAny, v: Voice) -> Said:
    most = "" if n.most == -1 else _at_most(n.most, v)
    pay = v.act("pay", name(most or "X[c]"), n.player)
    if n.clicks:
        pay = v.act("spend", name("X [click]"), n.player)
    if isinstance(n.then[0], ChooseOne) and not v.is_reader(n.then[0].player):
        first, *more = does(n.then, v)
        return after_each_other([allowed(pay, v.who()), fronted(first, "if you do"), *more])
    return allowed(for_purpose(pay, together(does(n.then, v.acting(n.player)))), v.who(n.player))


def _at_most(most: Number | int, v: Voice) -> str:
    """ "up to 4[c]"."""
    if isinstance(most, int):
        return f"X[c], up to {most}[c],"
    return "X[c], up to 1[c] for each revealed card of the chosen type,"


# Declarations


@EN.words(StrengthLasts)
def strength_lasts(n: StrengthLasts, v: Voice) -> Said:
    how_long = "for the remainder of the turn" if n.duration == "turn" else "for the remainder of the run"
    whose = f"abilities that increase the strength of {v.text(v.cards(n.of))}"
    return Clause("last", name(whose, plural=True), rest=(how_long, "instead of any other duration"))


@EN.words(StrengthNotLowered)
def strength_not_lowered(n: StrengthNotLowered, v: Voice) -> Said:
    return Bare(f"the strength of {v.text(v.this())} cannot be lowered")


@EN.words(CannotBreakOn)
def cannot_break_on(n: CannotBreakOn, v: Voice) -> Said:
    ice = v.cards(n.ice) if isinstance(n.ice, Of) else every(n.ice, v)
    return v.act("break", name("subroutines"), RUNNER, f"on {v.text(ice)}").with_(modal="cannot")


@EN.words(BreaksUsingThis)
def breaks_using_this(n: BreaksUsingThis, v: Voice) -> str:
    lead = f"whenever {v.say(v.act('use', v.this(), -1, 'to break a subroutine'))}"
    v.focus = "this"
    return lead


@EN.words(CannotBreakUsing)
def cannot_break_using(n: CannotBreakUsing, v: Voice) -> Said:
    using = every(n.using, v) if isinstance(n.using, Cards) else v.cards(n.using)
    if n.any_ice:  # identities, too
        using = standing(n.using, v, "").with_(plural=True)
    where = "" if n.any_ice else f"on {v.text(v.this())} "
    breaking = v.act("break", name("subroutines"), RUNNER, f"{where}using {v.text(using)}")
    said = breaking.with_(modal="cannot")
    return said if n.condition is None else said.with_(front=(if_(n.condition, v),))


@EN.words(MemoryCostsMore)
def memory_costs_more(n: MemoryCostsMore, v: Voice) -> Said:
    amount = v.amount(n.n)
    return Clause("cost", v.this(), name(f"+{amount.text}[MU]", amount.per))


@EN.words(FirstClickRuns)
def first_click_runs(n: FirstClickRuns, v: Voice) -> Said:
    event = NOUNS[EVENT].one
    return Clause(
        "be", name("the first [click] you spend each turn"), modal="must",
        rest=(f"spent on the basic action to run a server or to play a run {event}, if able",),
    )  # fmt: skip


@EN.words(Outermost)
def outermost(n: Outermost, v: Voice) -> NounPhrase:
    end = "innermost" if n.innermost else "outermost"
    return NounPhrase((NOUNS[ICE],), det=Det.THE, adjectives=(end,), after=("protecting a server",))


@EN.words(RememberType)
def remember_type(n: RememberType, v: Voice) -> Said:
    return v.act("remember", name("that type"))


@EN.words(NamedTypeUsed)
def named_type_used(n: NamedTypeUsed, v: Voice) -> str:
    who = v.who(n.player)
    v.subject = who
    use = "play or install" if who.reader else "plays or installs"
    return f"the first time each turn {v.text(who)} {use} a card of the type you last named this way"
