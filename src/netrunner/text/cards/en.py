"""Cards in English: one builder for each class of node.

To give new vocabulary its words, add a builder here (and one in ``es.py``)::

    @EN.words(Untap)
    def untap(n: Untap, v: Voice) -> Said:
        return v.act("untap", v.cards(n.what))

``v`` is the voice of the card: ``v.act(verb, object, player)`` makes a clause (verbs stand in their plain form),
``v.cards``, ``v.amount``, ``v.said``, ``v.condition``, ``v.price`` and ``v.lead`` word the nodes inside a node, and
``grammar.py`` lists what a builder of each part of speech returns. Numbers, filters and selections are in
``en_cards.py``, trigger conditions and conditions in ``en_events.py``. A test fails for every class without a builder.
"""

from __future__ import annotations

from typing import Final

from netrunner.rules.nodes import (
    P_ACTION_REMOVE_TAG,
    P_INSTALL,
    P_PLAY,
    P_PSI,
    P_REZ,
    P_RUN,
    P_STEAL,
    P_TRACE,
    P_TRASH,
    P_USE,
    Condition,
    Conditional,
    Instruction,
)
from netrunner.rules.terms import CORP, F_DAMAGE, F_EXPOSE, F_TAGS, F_TRASH, NOBODY, RUNNER
from netrunner.vocabulary.abilities import OnPlay, PaidAbility, Sub, When, WhileTrue
from netrunner.vocabulary.cards import Cards, This
from netrunner.vocabulary.conditions import Always, FirstThisTurn
from netrunner.vocabulary.costs import (
    Clicks,
    CostOf,
    Credits,
    Forfeit,
    HostedCounters,
    SufferDamage,
    TakeTags,
    TrashCards,
    TrashThis,
)
from netrunner.vocabulary.flow import AfterTrace, ChooseOne, If, May, MayPay, MustPay, TraceFor, Unless
from netrunner.vocabulary.instructions import (
    AddTo,
    AddToScoreArea,
    Approach,
    ArrangeTop,
    Both,
    BreakSubroutines,
    Bypass,
    Damage,
    Derez,
    Draw,
    EndActionPhase,
    EndRun,
    Expose,
    ForceEncounterWith,
    Gain,
    GainClicks,
    GiveTags,
    Install,
    Load,
    Look,
    Lose,
    LoseClicks,
    MoveRun,
    Place,
    PlaceAdvancement,
    PlayIt,
    Prevent,
    PreventFor,
    Purge,
    Remove,
    RemoveTags,
    Reveal,
    Rez,
    Run,
    Search,
    Shuffle,
    SwapCards,
    Take,
    TakeBadPublicity,
    Trash,
    TurnFacedown,
    TurnFaceup,
)
from netrunner.vocabulary.lasting import Delayed, NextEncountered, Until
from netrunner.vocabulary.statics import (
    AccessMore,
    AdditionalCostTo,
    Cannot,
    CostsLess,
    GetsSubtype,
    GrantsAbility,
    HandSize,
    HostedCreditsFor,
    InsteadOfAccessing,
    Link,
    Memory,
    NoMemoryCost,
    Requirement,
    StrengthBonus,
)
from netrunner.vocabulary.traits import (
    AdditionalPlayCost,
    AdditionalRezCost,
    AdditionalStealCost,
    CanBeAdvanced,
    CanHost,
    ConsoleLimit,
    InstallOnlyIn,
    InstallOnlyOn,
    PlayOnlyIf,
    Recurring,
    RegionLimit,
    RemoteOnly,
    RevealFromRnD,
    XAtMost,
)

from .en_cards import clicks, counters, credits, deck, every, possessive, standing, zone
from .en_events import ACTS, prohibition
from .en_words import COUNTERS, DAMAGE, EN, NOUNS, SERVERS, SUBROUTINE, TAG, joined
from .grammar import (
    Amount,
    Bare,
    Clause,
    Det,
    Mood,
    NounPhrase,
    Price,
    Said,
    Series,
    Several,
    Voice,
    after_each_other,
    allowed,
    capitalised,
    ended,
    for_purpose,
    fronted,
    gained_together,
    together,
)

INTERRUPT: Final = "[interrupt] – "


def name(words: str, per: str = "", plural: bool = False) -> NounPhrase:
    """Words that never change."""
    return NounPhrase(fixed=words, per=per, plural=plural)


def if_(condition: Condition, v: Voice, word: str = "if") -> str:
    """ "if the Runner is tagged"; nothing for a condition that always holds."""
    return "" if isinstance(condition, Always) else f"{word} {v.say(v.condition(condition))}"


def does(instructions: tuple[Instruction, ...], v: Voice) -> list[Said]:
    """The instructions of an ability, each a sentence of its own."""
    found: list[Said] = []
    for group in gained_together(instructions):
        found.append(v.said(group[0]) if len(group) == 1 else _gain_subtypes(group, v))
    return found


def _gain_subtypes(group: list[Until], v: Voice) -> Said:
    """Several subtypes gained at once are told in one breath."""
    first = v.said(group[0])
    words = joined([u.static.subtype for u in group if isinstance(u.static, GetsSubtype)])
    last = first.parts[-1] if isinstance(first, Several) else first
    assert isinstance(last, Clause)
    whole = last.with_(object=name(words))
    return Several((*first.parts[:-1], whole)) if isinstance(first, Several) else whole


# Costs


@EN.words(CostOf)
def cost_of(n: CostOf, v: Voice) -> Price:
    prices = [v.price(part) for part in n.parts]
    return Price(", ".join([p.symbol for p in prices]), together([p.said for p in prices]))


@EN.words(Clicks)
def clicks_cost(n: Clicks, v: Voice) -> Price:
    return Price("[click]" * n.n, v.act("spend", clicks(n.n)))


@EN.words(Credits)
def credits_cost(n: Credits, v: Voice) -> Price:
    amount = Amount("X", True) if n.is_x else v.amount(n.n)
    what = credits(amount)
    return Price(" ".join([what.fixed, what.per]).strip(), v.act("pay", what))


@EN.words(TrashThis)
def trash_this(n: TrashThis, v: Voice) -> Price:
    return Price("[trash]", v.act("trash", v.this()))


@EN.words(HostedCounters)
def hosted_counters(n: HostedCounters, v: Voice) -> Price:
    what = v.amount(n.n).of(NounPhrase((COUNTERS[n.counter],), adjectives=("hosted",)))
    return Price(v.text(what), v.act("spend", what))


@EN.words(TrashCards)
def trash_cards(n: TrashCards, v: Voice) -> Price:
    return _deed(v.act("trash", v.amount(n.n).of(v.cards(n.cards))), v)


@EN.words(Forfeit)
def forfeit(n: Forfeit, v: Voice) -> Price:
    return _deed(v.act("forfeit", v.amount(n.n).of(NounPhrase((NOUNS[2],)))), v)


@EN.words(SufferDamage)
def suffer_damage(n: SufferDamage, v: Voice) -> Price:
    return _deed(v.act("suffer", name(f"{n.n} {DAMAGE[n.kind]} damage")), v)


@EN.words(TakeTags)
def take_tags(n: TakeTags, v: Voice) -> Price:
    return _deed(v.act("take", v.amount(n.n).of(NounPhrase((TAG,)))), v)


def _deed(clause: Clause, v: Voice) -> Price:
    """A cost that has no symbol stands before the colon in words."""
    return Price(v.say(clause, Mood.NAME), clause)


# Instructions about credits, clicks, cards in hand


@EN.words(Both)
def both(n: Both, v: Voice) -> Said:
    return together([v.said(part) for part in n.parts])


@EN.words(Gain)
def gain(n: Gain, v: Voice) -> Said:
    return v.act("gain", credits(v.amount(n.n)), n.player)


@EN.words(Lose)
def lose(n: Lose, v: Voice) -> Said:
    if n.n == -1:
        return v.act("lose", name("all credits in their credit pool"), n.player)
    return v.act("lose", credits(v.amount(n.n)), n.player)


@EN.words(Take)
def take(n: Take, v: Voice) -> Said:
    if n.n == -1:
        return v.act("take", name("all credits"), -1, f"from {v.text(v.cards(n.what))}")
    return v.act("take", credits(v.amount(n.n)), -1, f"from {v.text(v.cards(n.what))}")


@EN.words(GainClicks)
def gain_clicks(n: GainClicks, v: Voice) -> Said:
    return v.act("gain", clicks(n.n), n.player)


@EN.words(LoseClicks)
def lose_clicks(n: LoseClicks, v: Voice) -> Said:
    return v.act("lose", clicks(n.n), n.player)


@EN.words(Draw)
def draw(n: Draw, v: Voice) -> Said:
    return v.act("draw", v.amount(n.n).of(NounPhrase((NOUNS[0],))), n.player)


@EN.words(Damage)
def damage(n: Damage, v: Voice) -> Said:
    amount = v.amount(n.n)
    what = name(f"{amount.text} {DAMAGE[n.kind]} damage", amount.per)
    verb = "suffer" if v.actor == RUNNER else "do"
    return v.act(verb, what, -1, "that cannot be prevented" if n.unpreventable else "")


@EN.words(GiveTags)
def give_tags(n: GiveTags, v: Voice) -> Said:
    tags = v.amount(n.n).of(NounPhrase((TAG,)))
    if v.actor == RUNNER:
        return v.act("take", tags)
    return v.act("give", tags).with_(to=EN.player(RUNNER))


@EN.words(RemoveTags)
def remove_tags(n: RemoveTags, v: Voice) -> Said:
    return v.act("remove", name("all tags") if n.n == -1 else v.amount(n.n).of(NounPhrase((TAG,))))


@EN.words(TakeBadPublicity)
def take_bad_publicity(n: TakeBadPublicity, v: Voice) -> Said:
    amount = v.amount(n.n)
    what = name(f"{amount.text} bad publicity", amount.per)
    if v.actor == RUNNER:
        return v.act("give", what).with_(to=EN.player(CORP))
    return v.act("take", what)


# Instructions about counters


@EN.words(Place, PlaceAdvancement)
def place(n: Place | PlaceAdvancement, v: Voice) -> Said:
    kind = n.counter if isinstance(n, Place) else 1
    return v.act("place", counters(kind, v.amount(n.n)), -1, f"on {v.text(v.cards(n.what))}")


@EN.words(Load)
def load(n: Load, v: Voice) -> Said:
    return v.act("load", counters(n.counter, v.amount(n.n)), -1, f"onto {v.text(v.cards(n.what))}")


@EN.words(Remove)
def remove(n: Remove, v: Voice) -> Said:
    what = counters(n.counter, v.amount(n.n)) if n.n != -1 else name(f"all {COUNTERS[n.counter].many}")
    if isinstance(n.what, This):
        hosted = what.with_(adjectives=("hosted",)) if not what.fixed else name(f"{what.fixed} hosted here")
        return v.act("remove", hosted)
    return v.act("remove", what, -1, f"from {v.text(v.cards(n.what))}")


@EN.words(Purge)
def purge(n: Purge, v: Voice) -> Said:
    return v.act("purge", name("virus counters"))


# Instructions about cards


@EN.words(Trash)
def trash(n: Trash, v: Voice) -> Said:
    return v.act("trash", v.cards(n.what), n.by)


@EN.words(Expose)
def expose(n: Expose, v: Voice) -> Said:
    return v.act("expose", v.cards(n.what))


@EN.words(Reveal)
def reveal(n: Reveal, v: Voice) -> Said:
    return v.act("reveal", v.cards(n.what))


@EN.words(Look)
def look(n: Look, v: Voice) -> Said:
    what = v.cards(n.what)
    v.mention("seen", what)
    return v.act("look at", what)


@EN.words(ArrangeTop)
def arrange_top(n: ArrangeTop, v: Voice) -> Said:
    return v.act("put", name("them"), -1, "back on top in any order")


@EN.words(Rez)
def rez(n: Rez, v: Voice) -> Said:
    return v.act("rez", v.cards(n.what), -1, ", ignoring all costs" if n.ignore_costs else "")


@EN.words(Derez)
def derez(n: Derez, v: Voice) -> Said:
    return v.act("derez", v.cards(n.what))


@EN.words(TurnFacedown)
def turn_facedown(n: TurnFacedown, v: Voice) -> Said:
    return v.act("turn", v.cards(n.what), -1, "facedown")


@EN.words(TurnFaceup)
def turn_faceup(n: TurnFaceup, v: Voice) -> Said:
    return v.act("turn", v.cards(n.what), -1, "faceup")


@EN.words(AddTo)
def add_to(n: AddTo, v: Voice) -> Said:
    what = v.cards(n.what)
    if n.zone == "removed":
        return v.act("remove", what, -1, "from the game")
    if n.zone in ("stack", "rnd"):
        return v.act("put", what, -1, f"on {'top' if n.top else 'the bottom'} of {zone(n.zone, v)}")
    return v.act("add", what, -1, f"to {zone(n.zone, v)}")


@EN.words(AddToScoreArea)
def add_to_score_area(n: AddToScoreArea, v: Voice) -> Said:
    points = f"{n.points} agenda point{'' if n.points == 1 else 's'}"
    where = f"to {possessive(n.player, v)} score area as an agenda worth {points}"
    return v.act("add", v.cards(n.what), -1, where)


@EN.words(Install)
def install(n: Install, v: Voice) -> Said:
    what = v.cards(n.what)
    if n.ignore_costs:
        terms = ", ignoring all costs"
    elif n.discount:
        terms = f", paying {n.discount}[c] less"
    else:
        terms = f", paying {'their install costs' if what.plural else 'its install cost'}"
    if n.facedown:
        return v.act("install", what, n.player, "facedown", terms)
    return v.act("install and rez" if n.rez else "install", what, n.player, terms)


@EN.words(PlayIt)
def play_it(n: PlayIt, v: Voice) -> Said:
    terms = ", ignoring all costs" if n.ignore_costs else f", paying {n.discount}[c] less" if n.discount else ""
    return v.act("play", v.cards(n.what), -1, terms)


@EN.words(Shuffle)
def shuffle(n: Shuffle, v: Voice) -> Said:
    return v.act("shuffle", name(deck(v.resolve(n.player), v)))


@EN.words(SwapCards)
def swap_cards(n: SwapCards, v: Voice) -> Said:
    return v.act("swap", v.cards(n.first), -1, f"with {v.text(v.cards(n.second))}")


@EN.words(Search)
def search(n: Search, v: Voice) -> Said:
    what = v.amount(n.count).of(standing(n.cards, v, ""), "up to " if n.count > 1 else "")
    if n.different:
        what = what.with_(after=(*what.after, "with different titles"))
    v.mention("found", what)
    v.searched.extend([zone(z, v) for z in n.zones if z in ("stack", "rnd")])
    where = joined([zone(z, v) for z in n.zones], "and")
    return v.act("search", name(where), -1, f"for {v.text(what)}")


@EN.words(EndActionPhase)
def end_action_phase(n: EndActionPhase, v: Voice) -> Said:
    return v.act("end", name("the action phase"))


# Instructions about runs and ice


@EN.words(Run)
def run(n: Run, v: Voice) -> Said:
    if n.servers:
        where = joined([SERVERS[s] for s in n.servers], "or")
    else:
        where = "a remote server" if n.remote else "a central server" if n.central else "any server"
    return v.act("run", name(where), RUNNER)


@EN.words(EndRun)
def end_run(n: EndRun, v: Voice) -> Said:
    return v.act("end", name("the run"))


@EN.words(Bypass)
def bypass(n: Bypass, v: Voice) -> Said:
    ice = v.that("event").with_(pronoun=True) if "event" in v.mentioned else name("the ice being encountered")
    return v.act("bypass", ice, RUNNER)


@EN.words(Approach)
def approach(n: Approach, v: Voice) -> Said:
    return v.act("approach", v.cards(n.what), RUNNER)


@EN.words(MoveRun)
def move_run(n: MoveRun, v: Voice) -> Said:
    change = v.act("change", name("the attacked server"), -1, f"to {SERVERS[n.server]}")
    ice = name("the outermost ice protecting it")
    return after_each_other([change, v.act("approach", ice, RUNNER)]) if n.approach else change


@EN.words(ForceEncounterWith)
def force_encounter_with(n: ForceEncounterWith, v: Voice) -> Said:
    return v.act("encounter", v.cards(n.what), RUNNER)


@EN.words(BreakSubroutines)
def break_subroutines(n: BreakSubroutines, v: Voice) -> Said:
    kinds = (v.ice_kind,) if v.ice_kind else ()
    amount = Amount("any number of", True) if n.n == -1 else v.amount(n.n)
    what = amount.of(NounPhrase((SUBROUTINE,), kinds=kinds, after=v.ice_after), "up to " if n.up_to else "")
    return v.act("break", what)


# Preventing


@EN.words(Prevent)
def prevent(n: Prevent, v: Voice) -> Said:
    all_of_it = n.n == -1
    amount = Amount("all", True) if all_of_it else v.amount(n.n)
    if n.effect == F_TAGS:
        return v.act("avoid", amount.of(NounPhrase((TAG,))))
    if n.effect == F_DAMAGE:
        kind = f"{DAMAGE[n.extra]} " if n.extra >= 0 else ""
        return v.act("prevent", name(f"{amount.text} {kind}damage", amount.per))
    return v.act("prevent", name("that"))


@EN.words(PreventFor)
def prevent_for(n: PreventFor, v: Voice) -> Said:
    card = NounPhrase((NOUNS[0],)) if n.cards is None else v.cards(n.cards)
    if isinstance(n.cards, Cards) and n.cards.where == ("installed",) and "installed" not in card.adjectives:
        card = card.with_(adjectives=("installed", *card.adjectives))
    words = {F_TRASH: "trashed", F_EXPOSE: "exposed"}
    what = v.amount(1).of(card)
    return v.act("prevent", what, -1, f"from being {words[n.effect]}")


# Instructions that choose, pay or trace


@EN.words(If)
def if_then(n: If, v: Voice) -> Said:
    when = if_(n.condition, v)
    parts = [fronted(together(does(n.then, v)), when)]
    if n.otherwise:
        parts.append(fronted(together(does(n.otherwise, v)), "otherwise"))
    return after_each_other(parts)


@EN.words(May)
def may(n: May, v: Voice) -> Said:
    actor = v.acting(n.player)
    parts = [allowed(together(does(n.does, actor)), v.who(n.player))]
    if n.otherwise:
        parts.append(fronted(together(does(n.otherwise, v)), "otherwise"))
    return after_each_other(parts)


@EN.words(ChooseOne)
def choose_one(n: ChooseOne, v: Voice) -> Said:
    actor = v.acting(n.player)
    options = [together(does(option, actor)) for option in n.options]
    said: Said = Series(tuple(options), "or")
    if any(isinstance(option, Series | Several) for option in options):
        listed = "; or ".join([v.say(option, Mood.NAME) for option in options])
        return Bare(f"{v.say(v.who(n.player) and v.act('choose', None, n.player), Mood.ORDER)} one: {listed}")
    if v.is_reader(n.player):
        return said
    return allowed(said, v.who(n.player), "must" if n.must else "may")


@EN.words(MayPay)
def may_pay(n: MayPay, v: Voice) -> Said:
    actor = v.acting(n.player)
    parts = [allowed(for_purpose(actor.price(n.cost).said, together(does(n.then, actor))), v.who(n.player))]
    if not n.then:
        parts = [allowed(actor.price(n.cost).said, v.who(n.player))]
    if n.otherwise:
        parts.append(fronted(together(does(n.otherwise, v)), "otherwise"))
    return after_each_other(parts)


@EN.words(MustPay)
def must_pay(n: MustPay, v: Voice) -> Said:
    actor = v.acting(n.player)
    parts: list[Said] = [ended(allowed(actor.price(n.cost).said, v.who(n.player), "must"), "if able")]
    if n.otherwise:
        parts.append(fronted(together(does(n.otherwise, v)), "otherwise"))
    return after_each_other(parts)


@EN.words(Unless)
def unless(n: Unless, v: Voice) -> Said:
    cost = v.acting(n.player).price(n.cost).said
    return ended(together(does(n.does, v)), f"unless {v.say(cost, Mood.WISH)}")


@EN.words(TraceFor)
def trace(n: TraceFor, v: Voice) -> Said:
    amount = v.amount(n.base)
    parts: list[Said] = [Bare(f"trace [{amount.text}]", (amount.per,) if amount.per else ())]
    parts.extend([conditional(result, v) for result in n.results])
    return after_each_other(parts)


# Effects that last


DURATIONS: Final = {
    "turn": "until the end of the turn",
    "run": "for the remainder of this run",
    "encounter": "for the remainder of this encounter",
    "your next turn": "until your next turn begins",
    "game": "for the remainder of the game",
}


def duration(words: str) -> str:
    """How long, by the longest of several durations."""
    return next((DURATIONS[word] for word in DURATIONS if word in words.split("+")), "")


@EN.words(Until)
def until(n: Until, v: Voice) -> Said:
    parts: list[Said] = []
    if n.choose is not None:
        parts.append(v.act("choose", v.cards(n.choose)))
    static, how_long = n.static, duration(n.duration)
    if isinstance(static, StrengthBonus) and isinstance(static.of, This) and static.condition is None:
        amount = v.amount(static.n)
        if n.duration == "encounter":  # 3.9.5b: that is how long a boost lasts if nothing is said
            how_long = ""
        return Bare(f"{signed(amount)} strength {amount.per}".strip(), (how_long,) if how_long else ())
    if n.duration == "run" and isinstance(static, StrengthBonus) and isinstance(static.of, NextEncountered):
        v.in_run, how_long = "during this run", ""
    if isinstance(static, AccessMore) and n.duration == "run":
        how_long = "" if "run" in v.mentioned else "during this run"
    v.lasting = True
    said = v.said(static)
    v.lasting = False
    parts.append(ended(said, how_long))
    return after_each_other(parts)


@EN.words(Delayed)
def delayed(n: Delayed, v: Voice) -> Said:
    return conditional(n.ability, v)


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
    amount = v.amount(n.n)
    return under(Clause("have", subject, name(f"{signed(amount)} strength", amount.per)), n.condition, v)


@EN.words(Memory)
def memory(n: Memory, v: Voice) -> Said:
    amount = v.amount(n.n)
    return under(Bare(f"{signed(amount)}[MU] {amount.per}".strip()), n.condition, v)


@EN.words(Link)
def link(n: Link, v: Voice) -> Said:
    amount = v.amount(n.n)
    return under(Bare(f"{signed(amount)}[link] {amount.per}".strip()), n.condition, v)


@EN.words(HandSize)
def hand_size(n: HandSize, v: Voice) -> Said:
    amount = v.amount(n.n)
    whose = possessive(n.player, v)
    size = name(f"{signed(amount)}", amount.per)
    return under(Clause("get", name(f"{whose} maximum hand size"), size), n.condition, v)


@EN.words(CostsLess)
def costs_less(n: CostsLess, v: Voice) -> Said:
    amount = v.amount(n.n)
    less = "more" if amount.text.startswith("-") else "less"
    change = name(f"{amount.text.lstrip('-')}[c] {less}", amount.per)
    if isinstance(n.condition, FirstThisTurn) and n.cards is not None:
        first = standing(n.cards, v).with_(det=Det.FIRST)
        return Clause("cost", first.with_(after=(*first.after, f"you {n.what} each turn")), change)
    subject = v.this() if n.cards is None else every(n.cards, v)
    return under(Clause("cost", subject, change, rest=(f"to {n.what}",)), n.condition, v)


@EN.words(Requirement)
def requirement(n: Requirement, v: Voice) -> Said:
    amount = v.amount(n.n)
    whose = v.text(v.this() if n.cards is None else every(n.cards, v))
    down = amount.text.startswith("-")
    change = f"{'lowered' if down else 'raised'} by {amount.text.lstrip('-')}"
    return Clause("be", name(f"the advancement requirement of {whose}"), rest=(change, amount.per))


@EN.words(NoMemoryCost)
def no_memory_cost(n: NoMemoryCost, v: Voice) -> Said:
    return Clause("count", name("hosted programs", plural=True), rest=("toward your memory limit",), negative=True)


@EN.words(AccessMore)
def access_more(n: AccessMore, v: Voice) -> Said:
    amount = v.amount(n.n)
    more = amount.of(NounPhrase((NOUNS[0],), adjectives=("additional",)))
    if v.lasting:
        return v.act("access", more.with_(after=(f"from {SERVERS[n.server]}",)), RUNNER)
    lead = v.say(v.act("access", name("cards"), RUNNER, f"from {SERVERS[n.server]}"))
    return fronted(v.act("access", more, RUNNER), f"whenever {lead}")


@EN.words(GetsSubtype)
def gets_subtype(n: GetsSubtype, v: Voice) -> Said:
    if n.of is not None:
        subject = v.cards(n.of)
    else:
        subject = v.this() if n.cards is None else every(n.cards, v)
    return Clause("gain" if n.n > 0 else "lose", subject, name(n.subtype))


#: What hosted credits can be spent on, and whether cards follow.
PURPOSES: Final = {
    P_INSTALL: "install",
    P_REZ: "rez",
    P_PLAY: "play",
    P_USE: "use",
    P_TRASH: "pay the trash costs of",
    P_STEAL: "steal",
    P_TRACE: "pay during traces",
    P_ACTION_REMOVE_TAG: "remove tags",
    P_RUN: "run",
    P_PSI: "bid in psi games",
}
ALONE: Final = (P_TRACE, P_ACTION_REMOVE_TAG, P_RUN, P_PSI)


@EN.words(HostedCreditsFor)
def hosted_credits_for(n: HostedCreditsFor, v: Voice) -> Said:
    spend = v.act("spend", name("hosted credits")).with_(modal="can")
    if not n.purposes:
        return under(spend.then("as if they were in your credit pool"), n.condition, v)
    cards = v.text(every(n.cards, v)) if n.cards is not None else "cards"
    wishes = [PURPOSES[p] if p in ALONE else f"{PURPOSES[p]} {cards}" for p in n.purposes]
    return under(spend.then(f"to {joined(wishes, 'or')}"), n.condition, v)


@EN.words(Cannot)
def cannot(n: Cannot, v: Voice) -> Said:
    clause = prohibition(n.act, v, n.player, None if n.cards is None else every(n.cards, v))
    if n.servers:
        clause = clause.then(f"{'' if ACTS[n.act].verb == 'run' else 'in '}{joined([SERVERS[s] for s in n.servers], 'or')}")
    if n.this_server:
        clause = clause.then("this server" if ACTS[n.act].verb == "run" else "in this server")
    return under(clause, n.condition, v)


@EN.words(AdditionalCostTo)
def additional_cost_to(n: AdditionalCostTo, v: Voice) -> Said:
    act = ACTS[n.act]
    what = "" if n.cards is None else v.text(v.cards(n.cards).with_(det=Det.A))
    thing = what or ("" if act.object is None else v.text(act.object))
    where = ""
    if n.this_server:
        where = "this server" if act.verb == "run" else "in this server"
    lead = " ".join([f"as an additional cost to {act.verb}", thing, where]).strip()
    payer = act.by if act.by != NOBODY else -1
    return fronted(allowed(v.acting(payer).price(n.cost).said, v.who(payer), "must"), lead)


@EN.words(GrantsAbility)
def grants_ability(n: GrantsAbility, v: Voice) -> Said:
    subject = v.this() if n.of is None else v.cards(n.of)
    inner = v.copy().line(n.ability)
    return under(Clause("gain", subject, name(f"“{inner}”")), n.condition, v)


@EN.words(InsteadOfAccessing)
def instead_of_accessing(n: InsteadOfAccessing, v: Voice) -> Said:
    said = together(does(n.does, v))
    return fronted(allowed(said, v.who()) if n.optional else said, "instead of accessing cards")


# Abilities


@EN.words(OnPlay)
def on_play(n: OnPlay, v: Voice) -> Said:
    return after_each_other(does(n.does, v))


@EN.words(Sub)
def sub(n: Sub, v: Voice) -> str:
    return f"[sub] {EN.sentences(after_each_other(does(n.does, v)))}"


def conditional(n: Conditional, v: Voice) -> Said:
    """What a conditional ability says, without its symbols."""
    lead = v.lead(n.trigger)
    parts = does(n.does, v)
    said = allowed(together(parts), v.who()) if n.optional else after_each_other(parts)
    return fronted(said, lead)


@EN.words(When, AfterTrace)
def when(n: When | AfterTrace, v: Voice) -> str:
    text = EN.sentences(conditional(n, v))
    return f"{INTERRUPT if n.interrupt else ''}{text}{limited(n.limit)}"


@EN.words(WhileTrue)
def while_true(n: WhileTrue, v: Voice) -> str:
    said = after_each_other(does(n.does, v))
    return EN.sentences(fronted(allowed(said, v.who()) if n.optional else said, if_(n.condition, v, "when")))


def limited(times: int) -> str:
    """How often an ability can be used."""
    if not times:
        return ""
    return f" Use this ability only {'once' if times == 1 else f'{times} times'} per turn."


def _about_ice(n: PaidAbility, v: Voice) -> None:
    v.ice_kind = n.ice_subtype
    if n.own_ice:
        v.ice_after = ("on this ice",)
    elif n.ice_strength_at_most is not None:
        v.ice_after = (f"on ice with {n.ice_strength_at_most} or less strength",)


def effect_of(n: PaidAbility, v: Voice) -> str:
    """What a paid ability does."""
    _about_ice(n, v)
    return EN.sentences(after_each_other(does(n.does, v)))


@EN.words(PaidAbility)
def paid_ability(n: PaidAbility, v: Voice) -> str:
    _about_ice(n, v)
    interrupt = INTERRUPT if n.interrupts else ""
    if n.player not in (NOBODY, v.side):  # a card of the opponent that this player can use (1.13.5a)
        actor = v.acting(n.player)
        said = for_purpose(actor.price(n.cost).said, together(does(n.does, actor)))
        text = EN.sentences(allowed(said, v.who(n.player)))
    elif n.while_accessing:
        said = for_purpose(v.price(n.cost).said, together(does(n.does, v)))
        lead = f"while {v.say(v.act('access', name('a card'), RUNNER))}"
        text = EN.sentences(fronted(allowed(said, v.who()), lead))
    else:
        text = f"{capitalised(v.price(n.cost).symbol)}: {EN.sentences(after_each_other(does(n.does, v)))}"
    only = f" {EN.finish(f'use this ability only {if_(n.only_if, v)}')}" if n.only_if is not None else ""
    return f"{interrupt}{text}{only}{limited(n.limit)}"


# Traits


@EN.words(CanBeAdvanced)
def can_be_advanced(n: CanBeAdvanced, v: Voice) -> Said:
    return Clause("be", v.this(), rest=("advanced", if_(n.condition, v, "while")), modal="can")


@EN.words(InstallOnlyOn)
def install_only_on(n: InstallOnlyOn, v: Voice) -> Said:
    return v.act("install", v.this(), -1, f"only on {v.text(v.cards(n.cards).with_(det=Det.A))}")


@EN.words(InstallOnlyIn)
def install_only_in(n: InstallOnlyIn, v: Voice) -> Said:
    return v.act("install", v.this(), -1, f"only in the root of {SERVERS[n.server]}")


@EN.words(RemoteOnly)
def remote_only(n: RemoteOnly, v: Voice) -> Said:
    return v.act("install", v.this(), -1, "only in a remote server")


@EN.words(PlayOnlyIf)
def play_only_if(n: PlayOnlyIf, v: Voice) -> Said:
    return v.act("play", v.this(), -1, "only", if_(n.condition, v))


@EN.words(Recurring)
def recurring(n: Recurring, v: Voice) -> Said:
    return Bare(f"{n.n}[recurring]")


@EN.words(CanHost)
def can_host(n: CanHost, v: Voice) -> Said:
    cards = standing(n.cards, v, "")
    what = v.amount(n.limit).of(cards, "up to ") if n.limit >= 0 else cards.with_(plural=True)
    room = f"with a total memory cost of {n.memory}[MU] or less" if n.memory >= 0 else ""
    return Clause("host", v.this(), what, rest=(room,), modal="can")


@EN.words(RevealFromRnD)
def reveal_from_rnd(n: RevealFromRnD, v: Voice) -> Said:
    lead = f"if {v.say(v.act('access', v.this(), RUNNER, 'from R&D'))}"
    return fronted(Bare("they must reveal it"), lead)


@EN.words(AdditionalRezCost)
def additional_rez_cost(n: AdditionalRezCost, v: Voice) -> Said:
    return _additional(n, "rez", CORP, v)


@EN.words(AdditionalPlayCost)
def additional_play_cost(n: AdditionalPlayCost, v: Voice) -> Said:
    return _additional(n, "play", -1, v)


@EN.words(AdditionalStealCost)
def additional_steal_cost(n: AdditionalStealCost, v: Voice) -> Said:
    return _additional(n, "steal", RUNNER, v)


def _additional(n: AdditionalRezCost | AdditionalPlayCost | AdditionalStealCost, verb: str, player: int, v: Voice) -> Said:
    lead = f"as an additional cost to {verb} {v.text(v.this())}"
    return fronted(allowed(v.acting(player).price(n.cost).said, v.who(player), "must"), lead)


@EN.words(XAtMost)
def x_at_most(n: XAtMost, v: Voice) -> Said:
    amount = v.amount(n.limit)
    limit = f"the number of {amount.per.removeprefix('for each ')}s" if amount.per else amount.text
    return Clause("be", name("X"), rest=(f"at most {limit}",))


@EN.words(ConsoleLimit)
def console_limit(n: ConsoleLimit, v: Voice) -> Said:
    return Bare("limit 1 console per player")


@EN.words(RegionLimit)
def region_limit(n: RegionLimit, v: Voice) -> Said:
    return Bare("limit 1 region per server")


LANGUAGE: Final = EN
