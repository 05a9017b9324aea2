"""English words for effects that last, declarations, abilities and traits."""

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
from .cards import every, possessive, standing, zone
from .events import ACTS, ONCE, prohibition
from .instructions import INTERRUPT, choice, conditional, does, if_, name
from .timing import only as only_when
from .words import DAMAGE, EN, NOUNS, SERVERS, joined, subtype

# Effects that last


DURATIONS: Final = {
    "turn": "for the remainder of the turn",
    "run": "for the remainder of this run",
    "encounter": "for the remainder of this encounter",
    "this access": "during this access",
    "your next turn": "until your next turn begins",
    "next run": "until the end of the next run this turn",
    "active": "for as long as it is rezzed",
    "game": "for the remainder of the game",
    "corp's next turn": "until the end of the Corp’s next turn",
    "next encounter": "until after they encounter a piece of ice",
}


def duration(words: str) -> str:
    """How long, by the longest of several durations."""
    return next((DURATIONS[word] for word in DURATIONS if word in words.split("+")), "")


@EN.words(Until)
def until(n: Until, v: Voice) -> Said:
    parts: list[Said] = []
    if n.choose is not None:
        parts.append(choice(n.choose, v))
    if n.about is not None:
        v.direct["target"] = v.cards(n.about)
    static, how_long = n.static, duration(n.duration)
    if isinstance(static, StrengthBonus) and isinstance(static.of, This) and not (static.condition or v.reacting):
        amount = v.amount(static.n)
        if n.duration == "encounter":  # 3.9.5b: that is how long a boost lasts if nothing is said
            how_long = ""
        per = amount.per.replace("(or ", "(or +", 1)  # "+1 strength (or +2 if ...)"
        return Bare(f"{signed(amount)} strength {per}".strip(), (how_long,) if how_long else ())
    if n.duration == "run" and isinstance(static, StrengthBonus) and isinstance(static.of, NextEncountered):
        v.in_run, how_long = "during this run", ""
    if isinstance(static, CannotBreakOn) and n.duration == "next encounter":
        v.in_run, how_long = "during this run", ""
    if isinstance(static, AccessMore) and n.duration == "run":
        less = isinstance(static.n, int) and static.n < 0
        how_long = "" if less or "run" in v.mentioned else "during this run"
    if isinstance(static, InsteadOfAccessing | InsteadOfEachAccess | AccessFromBottom | AlsoAccess):
        how_long = ""
    v.lasting = n.duration
    if n.duration == "corp's next turn" and _in_turn_of_corp(static):
        assert isinstance(static, Cannot)
        static, how_long = Cannot(static.act, static.player, static.cards), "during their next turn"
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


@EN.words(Delayed)
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


def under(said: Said, condition: Condition | None, v: Voice) -> Said:
    """A declaration that holds only under a condition."""
    return said if condition is None else fronted(said, if_(condition, v, "while"))


@EN.words(StrengthBonus)
def strength_bonus(n: StrengthBonus, v: Voice) -> Said:
    if n.of is not None:
        subject = v.cards(n.of)
    else:
        subject = v.this() if n.cards is None else every(n.cards, v)
    if isinstance(n.n, Settled) and isinstance(n.n.of, AllItsStrength):
        return under(Clause("be", name(f"the strength of {v.text(subject)}"), rest=("lowered to 0",)), n.condition, v)
    v.others = n.of is not None or n.cards is not None
    amount = v.amount(n.n)
    v.others = False
    return under(Clause("have", subject, name(f"{signed(amount)} strength", amount.per)), n.condition, v)


def counted(amount: Amount) -> str:
    """A whole number in words: "the number of cards in your grip"."""
    return f"the number of {amount.many}" if amount.many else amount.text


@EN.words(Memory)
def memory(n: Memory, v: Voice) -> Said:
    amount = v.amount(n.n)
    if n.sets:
        limit = name(f"{possessive(n.player, v)} memory limit")
        return under(Clause("be", limit, rest=("equal to", counted(amount))), n.condition, v)
    if not v.is_reader(n.player):
        change = f"{'reduced' if amount.text.startswith('-') else 'increased'} by {amount.text.lstrip('-')}"
        limit = name(f"{possessive(n.player, v)} memory limit")
        return under(Clause("be", limit, rest=(change, amount.per)), n.condition, v)
    return under(Bare(f"{signed(amount)}[MU] {amount.per}".strip()), n.condition, v)


@EN.words(MemoryFor)
def memory_for(n: MemoryFor, v: Voice) -> Said:
    cards = v.text(every(n.cards, v))
    return Several((Bare(f"+{n.n}[MU]"), Bare(f"use this memory only for {cards}")))


@EN.words(Link)
def link(n: Link, v: Voice) -> Said:
    amount = v.amount(n.n)
    return under(Bare(f"{signed(amount)}[link] {amount.per}".strip()), n.condition, v)


@EN.words(HandSize)
def hand_size(n: HandSize, v: Voice) -> Said:
    amount = v.amount(n.n)
    whose = "each player’s" if n.player == ANYONE else possessive(n.player, v)
    change = f"{'reduced' if amount.text.startswith('-') else 'increased'} by {amount.text.lstrip('-')}"
    rest = ("equal to", counted(amount)) if n.sets else (change, amount.per)
    return under(Clause("be", name(f"{whose} maximum hand size"), rest=rest), n.condition, v)


@EN.words(CostsLess)
def costs_less(n: CostsLess, v: Voice) -> Said:
    amount = v.amount(n.n)
    less = "more" if amount.text.startswith("-") else "less"
    change = name(f"{amount.text.lstrip('-')}[c] {less}", amount.per)
    if isinstance(n.condition, FirstThisTurn) and n.cards is not None:
        first = standing(n.cards, v, "").with_(det=Det.FIRST)
        does_it = v.say(v.act(n.what, None, n.condition.player)).strip()
        return Clause("cost", first.with_(after=(*first.after, f"{does_it} each turn")), change)
    subject = v.this() if n.cards is None else every(n.cards, v)
    if len(subject.nouns) > 1:
        subject = name(v.text(subject).replace(" or ", " and "), plural=True)
    return under(Clause("cost", subject, change, rest=(f"to {n.what}",)), n.condition, v)


@EN.words(IgnoresInstallCost)
def ignores_install_cost(n: IgnoresInstallCost, v: Voice) -> Said:
    if isinstance(n.condition, FirstThisTurn):
        first = standing(n.cards, v, "").with_(det=Det.FIRST)
        does_it = v.say(v.act("install", None, n.condition.player)).strip()
        return v.act("ignore", name(f"the install cost of {v.text(first)} {does_it} each turn"))
    return under(v.act("ignore", name(f"the install cost of {v.text(every(n.cards, v))}")), n.condition, v)


@EN.words(Requirement)
def requirement(n: Requirement, v: Voice) -> Said:
    amount = v.amount(n.n)
    whose = v.text(v.this() if n.cards is None else every(n.cards, v))
    down = amount.text.startswith("-")
    change = f"{'reduced' if down else 'increased'} by {amount.text.lstrip('-')}"
    clause = Clause("be", name(f"the advancement requirement of {whose}"), rest=(change, amount.per))
    return under(clause, n.condition, v)


@EN.words(PointsToWin)
def points_to_win(n: PointsToWin, v: Voice) -> Said:
    few = f"{abs(n.n)} {'fewer' if n.n < 0 else 'more'} agenda point{'' if abs(n.n) == 1 else 's'}"
    return Clause("need", name("each player"), name(few), rest=("to win the game",))


@EN.words(NoMemoryCost)
def no_memory_cost(n: NoMemoryCost, v: Voice) -> Said:
    return Clause("count", name("hosted programs", plural=True), rest=("toward your memory limit",), negative=True)


@EN.words(AccessMore)
def access_more(n: AccessMore, v: Voice) -> Said:
    amount = v.amount(n.n)
    more = amount.of(NounPhrase((NOUNS[0],), adjectives=("additional",)))
    if amount.text.startswith("-"):  # always told as a change of what would be accessed
        fewer = name(f"{amount.text[1:]} fewer {'card' if amount.text == '-1' else 'cards'}")
        during = "during this run" if v.lasting == "run" else ""
        again = v.act("access", fewer, RUNNER)
        if not again.subject.reader:
            again = again.with_(subject=EN.again(again.subject))
        return fronted(again, f"whenever {v.say(v.act('access', name('cards'), RUNNER, during))}")
    where = f"from {SERVERS[n.server]}" if n.server >= 0 else ""
    if n.or_server >= 0:
        where = f"{where} or {SERVERS[n.or_server]}"
    if v.lasting and v.lasting != "turn":
        return v.act("access", more.with_(after=() if v.lasting == "access" else (where,)), RUNNER)
    during = "during a run" if isinstance(n.condition, DuringRun) else ""
    lead = v.say(v.act("access", name("cards"), RUNNER, where, during))
    return fronted(v.act("access", more, RUNNER), f"whenever {lead}")


@EN.words(GetsSubtype)
def gets_subtype(n: GetsSubtype, v: Voice) -> Said:
    if n.of is not None:
        subject = v.cards(n.of)
    else:
        subject = v.this() if n.cards is None else every(n.cards, v)
    return under(Clause("gain" if n.n > 0 else "lose", subject, name(subtype(n.subtype))), n.condition, v)


#: What hosted credits can be spent on, and whether cards follow.
PURPOSES: Final = {
    P_INSTALL: "install",
    P_REZ: "rez",
    P_PLAY: "play",
    P_USE: "use",
    P_TRASH: "trash",
    P_STEAL: "steal",
    P_REMOVE_TAG: "remove tags",
    P_RUN: "run",
    P_PSI: "bid in psi games",
    P_ADVANCE: "advance",
}
ALONE: Final = (P_REMOVE_TAG, P_RUN, P_PSI)


@EN.words(HostedCreditsFor)
def hosted_credits_for(n: HostedCreditsFor, v: Voice) -> Said:
    if n.in_pool:
        return under(Bare("hosted credits count as credits in your credit pool"), n.condition, v)
    spend = v.act("spend", name("hosted credits")).with_(modal="can")
    if not n.purposes:
        return under(spend.then("as if they were in your credit pool"), n.condition, v)
    cards = v.text(every(n.cards, v)) if n.cards is not None else "cards"
    if P_INSTALL in n.purposes:  # they are not installed yet
        cards = cards.removeprefix("installed ")
    if n.purposes == (P_TRACE,):
        return under(spend.then("during traces"), n.condition, v)
    wishes = [PURPOSES[p] if p in ALONE else f"{PURPOSES[p]} {cards}" for p in n.purposes]
    here = "protecting this server" if n.this_server else ""
    return under(spend.then(f"to {joined(wishes, 'or')}", here), n.condition, v)


@EN.words(Cannot)
def cannot(n: Cannot, v: Voice) -> Said:
    what = None if n.cards is None else v.cards(n.cards) if isinstance(n.cards, Of) else every(n.cards, v)
    if isinstance(n.cards, WithoutStolenCopy):
        clause = prohibition(n.act, v, n.player, None).then("from this server" if n.this_server else "")
        return under(clause.then(", except copies of agendas in their score area"), n.condition, v)
    if n.damage >= 0:
        what = name(f"{DAMAGE[n.damage]} damage")
    if n.act == A_SUCCESS and v.lasting == "run":
        v.lasting = "said"
        return Clause("be", name("this run"), rest=("declared successful",), modal="cannot")
    if n.act == A_SUCCESS and n.this_server:
        runs = name("runs on this server", plural=True)
        return under(Clause("be", runs, rest=("declared successful",), modal="cannot"), n.condition, v)
    clause = prohibition(n.act, v, n.player, what)
    if n.act == A_TRASH and isinstance(n.cards, Of) and n.player == ANYONE:  # the game itself still can
        clause = Clause("trash", name("players", plural=True), what, modal="cannot")
    if n.act == A_WIN:  # by agenda points: a flatline is no act of the winner
        clause = clause.then(f"except if {v.say(v.act('be', None, RUNNER, 'flatlined'))}")
    if n.servers:
        clause = clause.then(
            f"{'' if ACTS[n.act].verb == 'run' else 'in '}{joined([SERVERS[s] for s in n.servers], 'or')}"
        )
    if n.remote:
        clause = clause.then(f"{'' if ACTS[n.act].verb == 'run' else 'in '}remote servers")
    if n.this_server:
        run = {"run": "this server", "jack out": "during runs on this server"}
        clause = clause.then(run.get(ACTS[n.act].verb, "in this server"))
    return under(clause, n.condition, v)


@EN.words(AdditionalCostTo)
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
        thing = f"subroutines using {what}"
    if n.this_server:
        where = "this server" if act.verb == "run" else "from this server" if act.verb == "steal" else "in this server"
        where = "during a run on this server" if act.verb in ("jack out", "break") else where
    elif n.chosen:
        where = "in or protecting the chosen server" if act.verb == "install" else "the chosen server"
    elif n.servers or n.remote:
        where = "a remote server" if n.remote else joined([SERVERS[server] for server in n.servers], "or")
        where = f"in {where}" if act.verb == "access" else where
    often = _how_often(n.condition, v)
    while_so = "" if often or n.condition is None else if_(n.condition, v, "while")
    words = [f"as an additional cost to {act.verb}", thing, where, often]
    purpose = " ".join([w for w in words if w])
    by_cards = n.cards.side if isinstance(n.cards, AnyCardOf) else -1
    payer = act.by if act.by != NOBODY else RUNNER if n.act == A_PLAY and of_runner(n.cards) else by_cards
    said = v.acting(payer).price(n.cost).said
    return fronted(allowed(said, v.who(payer), "must"), while_so, purpose)


def _how_often(condition: Condition | None, v: Voice) -> str:
    """How often an additional cost applies."""
    if isinstance(condition, FirstRun):
        return f"for the first time {'each turn' if condition.by_action else 'during their turn'}"
    return ""


@EN.words(GrantsAbility)
def grants_ability(n: GrantsAbility, v: Voice) -> Said:
    subject = v.this() if n.of is None else v.cards(n.of)
    inner = _inner_voice(n, v).line(n.ability)
    gain = Clause("gain", subject, name(f"“{inner}”", "" if n.n == 1 else v.amount(n.n).per))
    where = "before" if n.first else "after" if isinstance(n.ability, Sub) and n.n == 1 else ""
    return under(gain.then(f"{where} all its other subroutines" if where else ""), n.condition, v)


def _inner_voice(n: GrantsAbility, v: Voice) -> Voice:
    """The voice of the card that gains an ability, which may be of any type if it is another one (9.1.3b)."""
    inner = v.copy()
    if n.of is not None:
        inner.type = NO_TYPE
    return inner


@EN.words(KeepsInPlay)
def keeps_in_play(n: KeepsInPlay, v: Voice) -> Said:
    return Clause("stay", v.this(), rest=("in play",))


@EN.words(InsteadOfAccessing)
def instead_of_accessing(n: InsteadOfAccessing, v: Voice) -> Said:
    parts = does(n.does, v)
    said = optionally(parts, v.who(), "if you do") if n.optional else after_each_other(parts)
    return fronted(said, "instead of accessing cards")


# Abilities


@EN.words(OnPlay)
def on_play(n: OnPlay, v: Voice) -> Said:
    return after_each_other(does(n.does, v))


@EN.words(Sub)
def sub(n: Sub, v: Voice) -> str:
    return f"[sub] {EN.sentences(after_each_other(does(n.does, v)))}"


@EN.words(When, AfterTrace)
def when(n: When | AfterTrace, v: Voice) -> str:
    here = lies_in(n.where)
    if here:
        here = f"while {v.text(v.this())} is in {zone(here, v)}"
        v.focus = "this"
    text = EN.sentences(fronted(conditional(n, v), here))
    from_ = "".join([_paid_only_from(part.cost, v) for part in n.does if isinstance(part, MayPay)])
    return f"{INTERRUPT if n.interrupt else ''}{text}{from_}{limited(n.limit)}"


@EN.words(WhileTrue)
def while_true(n: WhileTrue, v: Voice) -> str:
    lead = if_(n.condition, v, "when")
    said = after_each_other(does(n.does, v))
    return EN.sentences(fronted(allowed(said, v.who()) if n.optional else said, lead))


def limited(times: int) -> str:
    """How often an ability can be used."""
    if not times:
        return ""
    return f" Use this ability only {'once' if times == 1 else f'{times} times'} per turn."


def _about_ice(n: PaidAbility, v: Voice) -> None:
    v.ice_kinds = n.ice_subtypes
    if n.own_ice:
        v.ice_after = ("on this ice",)
    elif n.on_host:
        v.ice_after = (f"on {v.text(v.cards(Host()))}",)
    elif n.ice_strength_equal:
        v.ice_after = ("on ice with exactly equal strength",)
    elif n.ice is not None:
        v.ice_after = (f"on {v.text(v.cards(n.ice).with_(det=Det.A))}",)
    elif n.ice_strength_at_most is not None:
        v.ice_after = (f"on ice with {n.ice_strength_at_most} or less strength",)
    elif n.ice_strength_at_least is not None:
        v.ice_after = (f"on ice with {n.ice_strength_at_least} or more strength",)


def effect_of(n: PaidAbility, v: Voice) -> str:
    """What a paid ability does."""
    _about_ice(n, v)
    return EN.sentences(after_each_other(does(n.does, v)))


@EN.words(PaidAbility)
def paid_ability(n: PaidAbility, v: Voice) -> str:
    _about_ice(n, v)
    interrupt = INTERRUPT if n.interrupts else ""
    # a card of the opponent that this player can use (1.13.5a), or clicks that are not spent on an action
    if n.player not in (NOBODY, v.side) or (n.cost.clicks() and not n.action and not n.interrupts):
        actor = v.acting(n.player)
        first, *more = does(n.does, actor)
        if more and n.own_ice:
            said = allowed(for_purpose(actor.price(n.cost).said, first), v.who(n.player))
            text = EN.sentences(after_each_other([said, fronted(together(more), "each time they do")]))
        else:
            said = for_purpose(actor.price(n.cost).said, together([first, *more]))
            text = EN.sentences(allowed(said, v.who(n.player)))
    elif n.while_accessing:
        v.mention("accessed", name("a card"))
        during = "during that run" if v.type == EVENT else ""
        lead = f"while {v.say(v.act('access', name('a card'), RUNNER, during))}"
        said = for_purpose(v.price(n.cost).said, together(does(n.does, v)))
        text = EN.sentences(fronted(allowed(said, v.who()), lead))
    else:
        symbol = v.price(n.cost).symbol
        cost = symbol[:1].upper() + symbol[1:]
        text = f"{cost}: {EN.sentences(after_each_other(does(n.does, v)))}"
    per_run = " Use this ability only once per run." if n.once_per_run else ""
    only = f" {EN.finish(f'use this ability {only_when(n.only_if, v)}')}" if n.only_if is not None else ""
    stolen = ""
    if n.where & in_zone(RUNNER_SCORE):
        there = f"while {v.text(v.this())} is in {zone('runner-score', v)}"
        stolen = f" {EN.finish(f'you can use this ability {there} as well')}"
    return f"{interrupt}{text}{only}{stolen}{_paid_only_from(n.cost, v)}{limited(n.limit)}{per_run}"


def _paid_only_from(cost: Cost, v: Voice) -> str:
    """9.10.4a: a sentence of its own, but no instruction."""
    said = ""
    for part in cost.parts if isinstance(cost, CostOf) else ():
        if isinstance(part, CreditsFrom):
            cards = v.text(v.cards(part.cards).with_(plural=True))
            credits = f"at least {part.least}[c]" if part.least else "credits"
            said += f" {EN.finish(f'use this ability only by spending {credits} from {cards}')}"
    return said


# Traits


@EN.words(CanBeAdvanced)
def can_be_advanced(n: CanBeAdvanced, v: Voice) -> Said:
    return Clause("be", v.this(), rest=("advanced", if_(n.condition, v, "while")), modal="can")


@EN.words(InstallOnlyOn)
def install_only_on(n: InstallOnlyOn, v: Voice) -> Said:
    return v.act("install", v.this(), -1, f"only on {v.text(v.cards(n.cards).with_(det=Det.A))}")


@EN.words(InstallOnlyIn)
def install_only_in(n: InstallOnlyIn, v: Voice) -> Said:
    where = joined([SERVERS[server] for server in n.servers], "or")
    return v.act("install", v.this(), -1, f"only in the root of {where}")


@EN.words(RemoteOnly)
def remote_only(n: RemoteOnly, v: Voice) -> Said:
    return v.act("install", v.this(), -1, "only in a remote server")


@EN.words(PlayOnlyIf)
def play_only_if(n: PlayOnlyIf, v: Voice) -> Said:
    return v.act("play", v.this(), -1, "only", if_(n.condition, v))


@EN.words(Recurring)
def recurring(n: Recurring, v: Voice) -> Said:
    if isinstance(n.n, int):
        return Bare(f"{n.n}[recurring]")
    return Several((Bare("X[recurring]"), Clause("be", name("X"), rest=(f"the number of {v.amount(n.n).many}",))))


@EN.words(RezOnlyIf)
def rez_only_if(n: RezOnlyIf, v: Voice) -> Said:
    return v.act("rez", v.this(), -1, only_when(n.condition, v))


@EN.words(CanHost)
def can_host(n: CanHost, v: Voice) -> Said:
    cards = standing(n.cards, v, "")
    what = v.amount(n.limit).of(cards, "up to " if n.limit > 1 else "") if n.limit >= 0 else cards.with_(plural=True)
    total = "" if n.limit == 1 else "total "
    room = f"with a {total}memory cost of {n.memory}[MU] or less" if n.memory >= 0 else ""
    return Clause("host", v.this(), what, rest=(room,), modal="can")


@EN.words(RevealFromRnD)
def reveal_from_rnd(n: RevealFromRnD, v: Voice) -> Said:
    lead = f"if {v.say(v.act('access', v.this(), RUNNER, 'from R&D'))}"
    return fronted(Bare("they must reveal it"), lead)


@EN.words(RezInstead)
def rez_instead(n: RezInstead, v: Voice) -> Said:
    said = for_purpose(v.price(n.cost).said, v.act("rez", v.this(), -1, "instead of paying its rez cost"))
    return allowed(said, v.who())


@EN.words(CannotHost)
def cannot_host(n: CannotHost, v: Voice) -> Said:
    return Clause("host", v.this(), name("cards"), modal="cannot")


@EN.words(AdditionalRezCost)
def additional_rez_cost(n: AdditionalRezCost, v: Voice) -> Said:
    return _additional(n, "rez", CORP, v)


@EN.words(AdditionalPlayCost)
def additional_play_cost(n: AdditionalPlayCost, v: Voice) -> Said:
    return _additional(n, "play", -1, v)


@EN.words(AdditionalStealCost)
def additional_steal_cost(n: AdditionalStealCost, v: Voice) -> Said:
    return _additional(n, "steal", RUNNER, v)


def _additional(
    n: AdditionalRezCost | AdditionalPlayCost | AdditionalStealCost, verb: str, player: int, v: Voice
) -> Said:
    lead = f"as an additional cost to {verb} {v.text(v.this())}"
    return fronted(allowed(v.acting(player).price(n.cost).said, v.who(player), "must"), lead)


@EN.words(XAtMost)
def x_at_most(n: XAtMost, v: Voice) -> Said:
    return Clause("exceed", name("X"), name(counted(v.amount(n.limit))), modal="cannot")


@EN.words(ConsoleLimit)
def console_limit(n: ConsoleLimit, v: Voice) -> Said:
    return Bare("limit 1 console per player")


@EN.words(RegionLimit)
def region_limit(n: RegionLimit, v: Voice) -> Said:
    return Bare("limit 1 region per server")


EN.says_effect = effect_of
