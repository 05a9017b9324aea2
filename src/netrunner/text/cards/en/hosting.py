"""English words for hosting, and for installing and playing on special terms."""

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
from .cards import counters, possessive, standing, zone
from .deckbuilding import FACTIONS
from .events import EVENTS
from .instructions import does, install_cost, name
from .words import COUNTERS, EN, ICE_ITSELF, NOUNS, SERVERS, joined, subtype

# Hosting


@EN.words(HostHere)
def host_here(n: HostHere, v: Voice) -> Said:
    what = v.cards(n.what)
    facedown, looks = ("facedown", "(you may look at these cards at any time)") if n.facedown else ("", "")
    clause = v.act("host", what, -1, facedown, f"on {v.text(v.this())}", looks)
    if n.counters == 0:
        return clause
    amount = v.amount(n.counters)
    placed = v.act("place", counters(3, Amount("power counters", True)), -1, f"on {v.text(what.with_(pronoun=True))}")
    return together([clause, placed.with_(object=name("power counters")).then(f"equal to {amount.many}")])


@EN.words(HostedHere)
def hosted_here(n: HostedHere, v: Voice) -> NounPhrase:
    phrase = NounPhrase((NOUNS[0],), det=Det.A) if n.cards is None else v.cards(n.cards)
    after = () if n.counter < 0 or n.has_counter else (f"without {COUNTERS[n.counter].many}",)
    return phrase.with_(adjectives=("hosted", *phrase.adjectives), after=(*phrase.after, *after))


@EN.words(HostsWithout)
def hosts_without(n: HostsWithout, v: Voice) -> Said:
    v.focus = "counterless"
    return Clause("be", name("there", plural=True), rest=(f"no {COUNTERS[n.counter].many} left on a hosted card",))


@EN.words(InstalledOnThis)
def installed_on_this(n: InstalledOnThis, v: Voice) -> NounPhrase:
    phrase = standing(n.cards, v, "")
    return phrase.with_(after=(*phrase.after, f"that you install on {v.text(v.this())}"))


@EN.words(InstalledHere)
def installed_here(n: InstalledHere, v: Voice) -> str:
    card = v.mention("event", standing(n.cards, v, "").with_(det=Det.A))
    return f"whenever {v.say(v.act('install', card, -1, f'on {v.text(v.this())}'))}"


@EN.words(InstallCostOf)
def install_cost_of(n: InstallCostOf, v: Voice) -> Amount:
    cost = install_cost(n, v)
    return Amount("X", True, f", where X is {cost}" if n.became else "", cost)


@EN.words(InstallOrTrash)
def install_or_trash(n: InstallOrTrash, v: Voice) -> Said:
    what = name("it") if v.focus == "counterless" else v.cards(n.what)
    first = v.act("install", what, -1, ", ignoring all costs")
    return after_each_other([first, fronted(v.act("trash", name("it")), "if you cannot")])


@EN.words(HostThisOn)
def host_this_on(n: HostThisOn, v: Voice) -> Said:
    return v.act("host", v.this(), -1, f"on {v.text(v.cards(n.on))}")


@EN.words(OutermostOfCentral)
def outermost_of_central(n: OutermostOfCentral, v: Voice) -> NounPhrase:
    ice = NounPhrase((NOUNS[4],), adjectives=("outermost",), after=("protecting a central server",))
    return NounPhrase(fixed=f"the {v.text(ice)}")


@EN.words(WithinReach)
def within_reach(n: WithinReach, v: Voice) -> NounPhrase:
    this = v.text(v.this())
    reach = {
        "straight": "protecting the same server or in the same position protecting another server",
        "across": "protecting a remote server if that ice protects a central server, or the other way around",
        "apart": "that is not directly before or after that ice",
    }[n.how]
    after = f"that hosts no {subtype(n.subtype)} card (if {this} is hosted on a piece of ice, only ice {reach})"
    return NounPhrase((NOUNS[ICE],), after=(after,))


@EN.words(NextInward)
def next_inward(n: NextInward, v: Voice) -> NounPhrase:
    return NounPhrase((ICE_ITSELF,), det=Det.THE, after=("directly inward from its host",))


@EN.words(IfPossible)
def if_possible(n: IfPossible, v: Voice) -> Said:
    return after_each_other([v.said(n.does), fronted(together(does(n.otherwise, v)), "if you cannot")])


@EN.words(HostedOn)
def hosted_on(n: HostedOn, v: Voice) -> Said:
    return Clause("be", v.this(), rest=(f"hosted on {v.text(v.cards(n.cards).with_(det=Det.A))}",))


# Installing and playing


@EN.words(InstalledFrom)
def installed_from(n: InstalledFrom, v: Voice) -> str:
    card = NounPhrase((NOUNS[0],), det=Det.A) if n.cards is None else standing(n.cards, v, "").with_(det=Det.A)
    clause = v.act("install", v.mention("event", card), n.player, f"from {zone(n.zone, v)}")
    v.subject = clause.subject
    if n.first_in_turn:
        return f"the first time {v.say(clause.then(f'during {possessive(n.player, v)} turn'))}"
    return f"whenever {v.say(clause)}"


@EN.words(AnyOf)
def any_of(n: AnyOf, v: Voice) -> str:
    return told_once([v.lead(trigger) for trigger in n.of], "or")


@EN.words(Searches)
def searches(n: Searches, v: Voice) -> str:
    clause = v.act("search", name(zone(n.zone, v)), n.player)
    v.subject = clause.subject
    return f"whenever {v.say(clause)}"


@EN.words(OperationResolved)
def operation_resolved(n: OperationResolved, v: Voice) -> str:
    return f"whenever {v.say(v.act('play and resolve', name('an operation')))}"


@EN.words(UsedTrashAbility)
def used_trash_ability(n: UsedTrashAbility, v: Voice) -> str:
    return f"whenever {v.say(v.act('use', name('a [trash] ability')))}"


@EN.words(PaidX)
def paid_x(n: PaidX, v: Voice) -> Amount:
    return Amount("X", True)


@EN.words(InstallableInOneRemote)
def installable_in_one_remote(n: InstallableInOneRemote, v: Voice) -> NounPhrase:
    return v.cards(n.cards)


@EN.words(InstallInOneRemote)
def install_in_one_remote(n: InstallInOneRemote, v: Voice) -> Said:
    where = "in or protecting the same remote server as the others"
    return v.act("install", v.cards(n.what), -1, where, ", paying its install cost")


@EN.words(InstallSeveral)
def install_several(n: InstallSeveral, v: Voice) -> Said:
    amount = v.amount(n.most)
    cards = amount.of(v.cards(n.cards), "up to ")
    cards = cards.with_(per="", after=(*cards.after, amount.per))
    server = "new" if n.new else "single"
    terms = "ignoring all install costs" if n.ignore_install_cost else "paying the install costs"
    return v.act("install", cards, -1, f"in or protecting a {server} remote server, {terms}")


@EN.words(WouldPlayOrInstall)
def would_play_or_install(n: WouldPlayOrInstall, v: Voice) -> str:
    v.mention("event", NounPhrase((NOUNS[0],), det=Det.A))
    return f"when {v.say(v.act('play or install', name('a card')).with_(modal='would'))}"


@EN.words(NotImminent)
def not_imminent(n: NotImminent, v: Voice) -> NounPhrase:
    return v.cards(n.cards).with_(other=True)


@EN.words(LowerCost)
def lower_cost(n: LowerCost, v: Voice) -> Said:
    return v.act("pay", name(f"{n.n}[c] less"), -1, "to play or install that card")


# Zones


@EN.words(TrashAtRandom)
def trash_at_random(n: TrashAtRandom, v: Voice) -> Said:
    hand = "the grip" if v.resolve(n.player) == RUNNER else "HQ"
    if v.is_reader(n.player) and v.resolve(n.player) == RUNNER:
        hand = "your grip"
    cards = v.amount(n.n).of(NounPhrase((NOUNS[0],), after=(f"from {hand}",)))
    return v.act("trash", cards, n.player if n.by is None else n.by, "at random")


@EN.words(TopOfHeap)
def top_of_heap(n: TopOfHeap, v: Voice) -> NounPhrase:
    return NounPhrase((NOUNS[0],), det=Det.THE, adjectives=("top",), after=(f"of {zone('heap', v)}",))


@EN.words(AgendasWorth)
def agendas_worth(n: AgendasWorth, v: Voice) -> NounPhrase:
    cards = v.cards(n.cards)
    amount = v.amount(n.n)
    worth = f"as many agenda points as there are {amount.many}" if amount.many else f"{amount.text} agenda points"
    return cards.with_(after=(*cards.after, f"worth {worth}"))


@EN.words(AddAgenda)
def add_agenda(n: AddAgenda, v: Voice) -> Said:
    return v.act("add", v.cards(n.what), -1, f"to {zone('corp-score', v)}")


@EN.words(EventsThisTurn)
def events_this_turn(n: EventsThisTurn, v: Voice) -> Amount:
    clause = v.happens(EVENTS[n.event], n.player).then("this turn").with_(tense=Mood.PERFECT)
    return Amount("1", False, f"for each time {v.say(clause)}", f"times that {v.say(clause)}")


@EN.words(NoCardsIn)
def no_cards_in(n: NoCardsIn, v: Voice) -> Said:
    if n.first:
        return v.act("have", name("no cards"), RUNNER, "in your grip" if v.side == RUNNER else "in the grip")
    return Clause("be", name("there", plural=True), rest=(f"no cards in {zone(n.zone, v)}",))


@EN.words(RanSuccessfully)
def ran_successfully(n: RanSuccessfully, v: Voice) -> Said:
    where = joined([SERVERS[server] for server in n.servers])
    return v.act("make", name("successful runs"), RUNNER, f"on {where} this turn").with_(tense=Mood.PERFECT)


@EN.words(DidExpose, DidTrash)
def did_it(n: DidExpose | DidTrash, v: Voice) -> Said:
    return Bare("you do")


@EN.words(NotUninstalled)
def not_uninstalled(n: NotUninstalled, v: Voice) -> Said:
    return Bare("it has not been uninstalled")


@EN.words(MostInstalled)
def most_installed(n: MostInstalled, v: Voice) -> Said:
    state = "rezzed" if n.rezzed else "installed"
    return v.act("have", name(f"more {FACTIONS[n.faction]} cards {state} than cards of any other faction"))


@EN.words(InstallFaceup)
def install_faceup(n: InstallFaceup, v: Voice) -> Said:
    return v.act("install", v.this(), -1, "only faceup")
