"""English words about accessing."""

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
    Clause,
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
from .events import _about, _about_this, _lead
from .instructions import does, name
from .words import EN, NOUNS, SERVERS, joined

CARD: Final = NOUNS[0]
ZONES: Final = {HQ: "HQ", RND: "R&D", ARCHIVES: "Archives"}


@EN.words(WithTrashCost)
def with_trash_cost(n: WithTrashCost, v: Voice) -> NounPhrase:
    return NounPhrase((CARD,), det=Det.A, after=("with a trash cost",))


@EN.words(OtherThan)
def other_than(n: OtherThan, v: Voice) -> NounPhrase:
    if n.among is not None:
        phrase = v.cards(n.among)
        if isinstance(n.among, Cards) and n.among.where != ("installed",):
            return phrase.with_(other=True)
        return phrase.with_(other=True, adjectives=("installed", *phrase.adjectives))
    where = (f"in {ZONES[n.zone]}",) if n.zone >= 0 else ()
    if n.zone >= 0:
        return NounPhrase((CARD,), det=Det.A, adjectives=("other",), after=where)
    return NounPhrase((CARD,), det=Det.A, after=(f"other than {v.text(v.cards(n.selection).with_(pronoun=False))}",))


@EN.words(InRootOf)
def in_root_of(n: InRootOf, v: Voice) -> NounPhrase:
    return NounPhrase((CARD,), det=Det.A, after=(f"in the root of {SERVERS[n.server]}",))


@EN.words(WithoutStolenCopy)
def without_stolen_copy(n: WithoutStolenCopy, v: Voice) -> NounPhrase:
    return NounPhrase((NOUNS[2],), det=Det.A, after=("of which they do not have a copy in their score area",))


@EN.words(AroundThisServer)
def around_this_server(n: AroundThisServer, v: Voice) -> NounPhrase:
    return NounPhrase((CARD,), det=Det.A, after=("in or protecting this server", f"(including {v.text(v.this())})"))


@EN.words(InThisServer)
def in_this_server(n: InThisServer, v: Voice) -> NounPhrase:
    return NounPhrase((CARD,), det=Det.A, after=("in this server",))


@EN.words(JustTrashed)
def just_trashed(n: JustTrashed, v: Voice) -> Amount:
    return Amount("1", False, "for each card you trashed", "cards you trashed")


@EN.words(AccessedAndLeft)
def accessed_and_left(n: AccessedAndLeft, v: Voice) -> str:
    card = NounPhrase((CARD,), det=Det.A) if n.cards is None else v.cards(n.cards).with_(det=Det.A)
    where = f"not in {joined([ZONES[z] for z in n.not_in], 'or')}" if n.not_in else ""
    not_ = "do not steal or trash it" if n.stolen else "do not trash it"
    lead = "the first time each turn" if n.first_each_turn else "whenever"
    v.mention("event", NounPhrase((CARD,)))
    return f"{lead} {v.say(v.act('access', card, RUNNER, where))} and {not_}"


@EN.words(AccessesCard)
def accesses_card(n: AccessesCard, v: Voice) -> str:
    card = v.mention("event", NounPhrase((CARD,), det=Det.A)) if n.cards is None else _about(n.cards, v)
    if isinstance(n.cards, Cards | CopyOf) and not n.only_in:  # from anywhere
        card = v.mention("event", card.with_(adjectives=tuple([a for a in card.adjectives if a != "installed"])))
    if isinstance(n.cards, CopyOf):
        v.mention("event", card.with_(nouns=(Noun("copy", "copies"),)))
    if n.or_scored:
        return f"whenever {v.text(card)} is accessed or scored"
    clause = v.act("access", card, RUNNER)
    if n.not_in:
        clause = clause.then(f"that is not in {joined([ZONES[z] for z in n.not_in], 'or')}")
    if n.only_in:
        clause = clause.then(f"from {joined([ZONES[z] for z in n.only_in], 'or')}")
    when = "immediately after" if n.after else "whenever"
    first = "the first time this turn" if "turn" in v.lasting else "the first time each turn"
    if v.lasting == "once+run":
        when = "the next time this run"
    return _lead(first if n.first_each_turn else when, clause, v)


@EN.words(TrashedWhileAccessed)
def trashed_while_accessed(n: TrashedWhileAccessed, v: Voice) -> str:
    this = v.mention("event", _about_this(v))
    return f"when {v.text(this.with_(pronoun=False))} is trashed while it is being accessed"


@EN.words(Accessing)
def accessing(n: Accessing, v: Voice) -> Said:
    return v.act("access", v.cards(n.cards).with_(det=Det.A), RUNNER)


@EN.words(TrashCostOfAccessed)
def trash_cost_of_accessed(n: TrashCostOfAccessed, v: Voice) -> Price:
    clause = v.act("pay", name("its trash cost"))
    return Price(v.say(clause, Mood.NAME), clause)


@EN.words(VirusCountersForAccessed)
def virus_counters_for_accessed(n: VirusCountersForAccessed, v: Voice) -> Price:
    what = "as many virus counters as it costs to rez or play"
    clause = v.act("remove", name(what), -1, "from your installed cards")
    return Price(v.say(clause, Mood.NAME), clause)


@EN.words(AccessServer)
def access_server(n: AccessServer, v: Voice) -> Said:
    cards = "all cards" if n.server == 2 else "1 card"
    return v.act("access", name(cards), RUNNER, f"from {SERVERS[n.server]}")


@EN.words(Access)
def access(n: Access, v: Voice) -> Said:
    said = v.act("access", from_play(v.cards(n.what), n.what, "installed"), RUNNER)
    return said if n.restriction is None else after_each_other([said, v.said(n.restriction)])


@EN.words(AlsoAccess)
def also_access(n: AlsoAccess, v: Voice) -> Said:
    more = [f"1 card from {SERVERS[server]}" for server in n.servers]
    return fronted(v.act("access", name(", then ".join(more)), RUNNER), "after accessing cards")


@EN.words(TrashesAccessed)
def trashes_accessed(n: TrashesAccessed, v: Voice) -> str:
    card = v.mention("event", NounPhrase((CARD,), det=Det.A, after=("that is being accessed",)))
    often = "the first time each turn" if n.first_each_turn else "whenever"
    return _lead(often, v.act("trash", card, RUNNER), v)


@EN.words(TrashedAccessedLastTurn)
def trashed_accessed_last_turn(n: TrashedAccessedLastTurn, v: Voice) -> Said:
    whose = "your" if v.side == RUNNER else "their"
    card = NounPhrase((CARD,), det=Det.A, after=("that was being accessed",))
    return v.act("trash", card, RUNNER, f"during {whose} last turn").with_(tense=Mood.PAST)


@EN.words(AccessOneOfTop)
def access_one_of_top(n: AccessOneOfTop, v: Voice) -> Said:
    v.mention("accessed", NounPhrase((CARD,)))
    choose = v.act("choose", name(f"1 of the top {n.count} cards of R&D"), RUNNER)
    access = v.act("access", NounPhrase((CARD,), pronoun=True), RUNNER)
    return after_each_other([Series((choose, access)), fronted(v.said(n.restriction), "if you do")])


@EN.words(MustTrashAccessed)
def must_trash_accessed(n: MustTrashAccessed, v: Voice) -> Said:
    card = v.that("event") if "event" in v.mentioned else v.this()
    by = ("by paying its trash cost",) if n.by_paying else ()
    return ended(allowed(v.act("trash", card, RUNNER, *by), v.who(RUNNER), "must"), ", if able")


@EN.words(RevealedIfAccessed)
def revealed_if_accessed(n: RevealedIfAccessed, v: Voice) -> Said:
    lead = f"if {v.say(v.act('access', v.cards(n.cards).with_(det=Det.A), RUNNER, 'from R&D'))}"
    return fronted(Clause("reveal", name("they", plural=True), NounPhrase((CARD,), pronoun=True), modal="must"), lead)


@EN.words(AccessMoreThere)
def access_more_there(n: AccessMoreThere, v: Voice) -> Said:
    amount = v.amount(n.n)
    more = amount.of(NounPhrase((CARD,), adjectives=("additional",)))
    lead = v.say(v.act("access", name("cards"), RUNNER, "from that server during this run"))
    return fronted(v.act("access", more, RUNNER), f"whenever {lead}")


@EN.words(AccessFromBottom)
def access_from_bottom(n: AccessFromBottom, v: Voice) -> Said:
    return v.act("access", name("cards"), RUNNER, "from the bottom of R&D instead of the top")


@EN.words(InsteadOfOneAccess)
def instead_of_one_access(n: InsteadOfOneAccess, v: Voice) -> Said:
    lead = f"whenever {v.say(v.act('access', name('cards'), RUNNER, f'in {ZONES[n.zone]}'))}"
    v.direct["accessed"] = name("1 of them")
    do = allowed(after_each_other(does(n.does, v)), v.who())
    return fronted(ended(do, "instead of accessing it"), lead)


@EN.words(InsteadOfEachAccess)
def instead_of_each_access(n: InsteadOfEachAccess, v: Voice) -> Said:
    if n.cards is not None:
        thing = v.mention("accessed", v.cards(n.cards).with_(det=Det.A))
        where = f"from {ZONES[n.zone]} this run"
        would = v.act("access", thing, RUNNER, where).with_(modal="would")
        do = allowed(after_each_other(does(n.does, v)), v.who())
        return ended(fronted(do, f"once, when {v.say(would)}"), "instead of accessing it")
    would = v.act("access", name("a card"), RUNNER, f"from {ZONES[n.zone]} this run").with_(modal="would")
    parts = after_each_other(does(n.does, v))
    return ended(fronted(parts, f"each time {v.say(would)}"), "instead of accessing that card")


@EN.words(DidAccess)
def did_access(n: DidAccess, v: Voice) -> Said:
    return Bare("they do")


@EN.words(AccessOver)
def access_over(n: AccessOver, v: Voice) -> str:
    where = "from this server" if n.this_server else ""
    lead = f"whenever {v.say(v.act('access', name('cards'), RUNNER, where))}"
    return f"{lead} and do not steal or trash any of them" if n.left else f"{lead}, after accessing"


@EN.words(AccessMoreHere)
def access_more_here(n: AccessMoreHere, v: Voice) -> Said:
    lead = f"whenever {v.say(v.act('access', name('cards'), RUNNER, 'from this server'))}"
    again = v.act("access", v.amount(n.n).of(NounPhrase((NOUNS[0],), adjectives=("additional",))), RUNNER)
    return fronted(again.with_(subject=EN.again(again.subject)), lead)


@EN.words(CardsAccessed)
def cards_accessed(n: CardsAccessed, v: Voice) -> Amount:
    return Amount("1", False, "for each card accessed", "cards accessed")
