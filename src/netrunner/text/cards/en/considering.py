"""English words for counters that are considered to be on cards, cards that cannot leave, and chosen accesses."""

from __future__ import annotations

from netrunner.rules.machine.terms import CORP, HEAP, PROGRAM, RUNNER
from netrunner.vocabulary.considering import (
    AccessUpTo,
    CannotLeave,
    ConsideredHere,
    ConsideredOnOthers,
    CorpChoosesAccesses,
    HostedOnIce,
    HostOnThis,
    SplitAndAccess,
    SwapInstalledFor,
)

from ..grammar import Clause, Det, NounPhrase, Said, Voice, after_each_other
from .cards import zone
from .instructions import name
from .words import COUNTERS, EN, NOUNS, subtype


@EN.words(ConsideredHere)
def considered_here(n: ConsideredHere, v: Voice) -> Said:
    what = v.text(v.amount(n.n).of(NounPhrase((COUNTERS[n.counter],), adjectives=("additional",))))
    return Clause("be", name("each piece of ice protecting this server"), rest=(f"considered to have {what} on it",))


@EN.words(ConsideredOnOthers)
def considered_on_others(n: ConsideredOnOthers, v: Voice) -> Said:
    counters = name(f"{COUNTERS[n.counter].many} on {v.text(v.this())}", plural=True)
    others = f"considered to be hosted on all other {subtype(n.subtype)} programs, and can be spent as if on them"
    return Clause("be", counters, rest=(others,))


@EN.words(CannotLeave)
def cannot_leave(n: CannotLeave, v: Voice) -> Said:
    where = zone("heap", v) if n.zone == HEAP else f"zone {n.zone}"
    return Clause("leave", name("cards", plural=True), name(where), rest=("for any reason",), modal="cannot")


@EN.words(CorpChoosesAccesses)
def corp_chooses_accesses(n: CorpChoosesAccesses, v: Voice) -> Said:
    accesses = "which cards you access from HQ" if v.side == RUNNER else "which cards the Runner accesses from HQ"
    return v.act("choose", name(accesses), CORP)


@EN.words(SplitAndAccess)
def split_and_access(n: SplitAndAccess, v: Voice) -> Said:
    split = v.act("separate", name("all cards in HQ"), CORP, "into 2 facedown piles")
    v.direct["other"] = name("cards in the other pile", plural=True)
    access = v.act("access", name("all cards in 1 of the piles"), RUNNER)
    return after_each_other([split, access, v.said(n.restriction)])


@EN.words(AccessUpTo)
def access_up_to(n: AccessUpTo, v: Voice) -> Said:
    amount = v.amount(n.n)
    many = f"up to {amount.text} card{'s' if amount.plural else ''}"
    return v.act("access", name(many, amount.per), RUNNER, "from that server")


@EN.words(SwapInstalledFor)
def swap_installed_for(n: SwapInstalledFor, v: Voice) -> Said:
    other = v.text(v.cards(n.with_))
    tokens = f"the advancement tokens that were on {v.text(v.this())}"
    return v.act("swap", v.this(), -1, f"with {other}, which is installed unrezzed with {tokens}")


@EN.words(HostOnThis)
def host_on_this(n: HostOnThis, v: Voice) -> Said:
    return v.act("host", v.cards(n.what), -1, f"on {v.text(v.this())}")


@EN.words(HostedOnIce)
def hosted_on_ice(n: HostedOnIce, v: Voice) -> NounPhrase:
    return NounPhrase((NOUNS[PROGRAM],), det=Det.A, after=("hosted on an installed piece of ice",))
