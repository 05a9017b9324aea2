"""English words for costs and instructions."""

from __future__ import annotations

from typing import Final

from netrunner.rules.machine.nodes import (
    Condition,
    Conditional,
    Instruction,
    Selection,
    Static,
)
from netrunner.rules.machine.terms import (
    ADVANCEMENT,
    CORP,
    RUNNER,
)
from netrunner.vocabulary.cards import AccessedCard, Cards, Chosen, This
from netrunner.vocabulary.conditions import Always
from netrunner.vocabulary.costs import (
    Clicks,
    CostOf,
    Credits,
    CreditsFrom,
    Forfeit,
    ForfeitThis,
    HostedCounters,
    RemoveBadPublicityToPay,
    RemoveTagsToPay,
    SufferDamage,
    TakeTags,
    TrashCards,
    TrashThis,
)
from netrunner.vocabulary.flow import (
    ChooseOne,
    ChooseUpTo,
    If,
    IfAble,
    May,
    MayPay,
    MustPay,
    RepeatProcess,
    TraceFor,
    Unless,
    With,
)
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
    Purge,
    Remember,
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
from netrunner.vocabulary.lasting import Until
from netrunner.vocabulary.mechanics import BecomesCounter, PsiGame, StaysInPlay
from netrunner.vocabulary.numbers import Named
from netrunner.vocabulary.statics import (
    GetsSubtype,
)

from ..grammar import (
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
    about,
    after_each_other,
    allowed,
    ended,
    for_purpose,
    fronted,
    optionally,
    together,
    told_together,
)
from .cards import clicks, counters, credits, deck, possessive, standing, zone
from .words import COUNTERS, DAMAGE, EN, NOUNS, SERVERS, SUBROUTINE, TAG, joined

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
    for group in told_together(instructions):
        first = group[0]
        if isinstance(first, ChooseUpTo) and first is not instructions[-1]:
            v.ranges[first.name] = first.most  # told where the number is used
        elif len(group) == 1:
            found.append(v.said(first))
        elif isinstance(first, Until):
            found.append(_gain_subtypes(group, v))
        else:
            found.append(_one_at_a_time(group, v))
    return found


def _one_at_a_time(group: list[Install | PlayIt], v: Voice) -> Said:
    v.times = len(group)
    said = v.said(group[0])
    v.times = 1
    assert isinstance(said, Clause)
    return said.with_(rest=(", one at a time", *said.rest))


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


@EN.words(CreditsFrom)
def credits_from(n: CreditsFrom, v: Voice) -> Price:
    what = credits(v.amount(n.n))
    return Price(what.fixed, v.act("pay", what))


@EN.words(TrashThis)
def trash_this(n: TrashThis, v: Voice) -> Price:
    return Price("[trash]", v.act("trash", v.this()))


@EN.words(HostedCounters)
def hosted_counters(n: HostedCounters, v: Voice) -> Price:
    what = v.amount(n.n).of(NounPhrase((COUNTERS[n.counter],), adjectives=("hosted",)))
    return Price(v.text(what), v.act("spend", what))


@EN.words(TrashCards)
def trash_cards(n: TrashCards, v: Voice) -> Price:
    return _deed(v.act("reveal and trash" if n.reveal else "trash", v.amount(n.n).of(v.cards(n.cards))), v)


@EN.words(Forfeit)
def forfeit(n: Forfeit, v: Voice) -> Price:
    return _deed(v.act("forfeit", v.amount(n.n).of(NounPhrase((NOUNS[2],)))), v)


@EN.words(ForfeitThis)
def forfeit_this(n: ForfeitThis, v: Voice) -> Price:
    return _deed(v.act("forfeit", v.this()), v)


@EN.words(SufferDamage)
def suffer_damage(n: SufferDamage, v: Voice) -> Price:
    return _deed(v.act("suffer", name(f"{n.n} {DAMAGE[n.kind]} damage")), v)


@EN.words(RemoveTagsToPay)
def remove_tags_to_pay(n: RemoveTagsToPay, v: Voice) -> Price:
    return _deed(v.act("remove", v.amount(n.n).of(NounPhrase((TAG,)))), v)


@EN.words(RemoveBadPublicityToPay)
def remove_bad_publicity_to_pay(n: RemoveBadPublicityToPay, v: Voice) -> Price:
    return _deed(v.act("remove", name(f"{n.n} bad publicity")), v)


@EN.words(TakeTags)
def take_tags(n: TakeTags, v: Voice) -> Price:
    return _deed(v.act("take", v.amount(n.n).of(NounPhrase((TAG,)))), v)


def _deed(clause: Clause, v: Voice) -> Price:
    """A cost that has no symbol stands before the colon in words."""
    return Price(v.say(clause, Mood.NAME), clause)


# Instructions about credits, clicks, cards in hand


@EN.words(Both)
def both(n: Both, v: Voice) -> Said:
    return together(does(n.parts, v))


@EN.words(Gain)
def gain(n: Gain, v: Voice) -> Said:
    return v.act("gain", credits(v.amount(n.n)), n.player)


@EN.words(Lose)
def lose(n: Lose, v: Voice) -> Said:
    if n.n == -1:
        whose = "your" if v.is_reader(n.player) else "their"
        return v.act("lose", name(f"all credits in {whose} credit pool"), n.player)
    if isinstance(n.n, Named):
        v.results[n.n.name] = "credit lost"
    return v.act("lose", credits(v.amount(n.n)), n.player)


@EN.words(Take)
def take(n: Take, v: Voice) -> Said:
    if n.n == -1:
        return v.act("take", name("all credits"), -1, f"from {v.text(v.cards(n.what))}")
    if isinstance(n.n, Named):
        v.results[n.n.name] = "credit taken"
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
    tags = name("all tags") if n.n == -1 else v.amount(n.n).of(NounPhrase((TAG,)))
    return v.act("remove", tags, -1, "" if v.actor == RUNNER else "from the Runner")


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
    kind = n.counter if isinstance(n, Place) else ADVANCEMENT
    amount, cards = v.amount(n.n), v.cards(n.what)
    each = "each of " if cards.plural and cards.number else ""
    return v.act("place", counters(kind, amount), -1, f"on {each}{v.text(cards)}")


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
    even = "(even if it has no trash cost)" if isinstance(n.what, AccessedCard) else ""
    v.results["trashed"] = "card trashed this way"
    if n.unpreventable:
        even = "(this cannot be prevented)"
    return v.act("trash", v.cards(n.what), n.by, even)


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
    what = name("the rest" if "target" in v.mentioned else "them")
    return v.act("put", what, -1, "back on top in any order")


@EN.words(Rez)
def rez(n: Rez, v: Voice) -> Said:
    if v.actor == RUNNER:  # nobody else can rez: the Corp is made to
        must = allowed(v.act("rez", v.cards(n.what), CORP), v.who(CORP), "must")
        return ended(must, ", paying its rez cost, if able")
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
    points = f" as an agenda worth {n.points} agenda point{'' if n.points == 1 else 's'}" if n.points >= 0 else ""
    where = f"to {possessive(n.player, v)} score area{points}"
    return v.act("add", v.cards(n.what), -1, where)


@EN.words(Install)
def install(n: Install, v: Voice) -> Said:
    what = v.cards(n.what)
    if n.ignore_costs:
        terms = ", ignoring all costs"
    elif n.ignore_install_cost:
        terms = ", ignoring its install cost"
    elif n.discount:
        less = v.amount(n.discount)
        terms = f", paying {less.text}[c] less{less.per}"
    else:
        terms = f", paying {'their install costs' if what.plural else 'its install cost'}"
    if n.facedown:  # without an install cost (8.2.11a)
        return v.act("install", what, n.player, "facedown", terms if n.ignore_costs else "")
    if n.faceup:
        return v.act("install", what, n.player, "faceup", terms)
    clause = v.act("install and rez" if n.rez else "install", what, n.player, terms)
    return perhaps(clause, n.what, v)


def perhaps(clause: Clause, what: Selection, v: Voice) -> Said:
    """ "You may install 1 card" where the choice of no card is the choice to do nothing."""
    if not isinstance(what, Chosen) or not what.up_to or what.count != 1 or v.times > 1 or clause.object is None:
        return clause
    return allowed(clause.with_(object=clause.object.with_(number="1")), v.who())


@EN.words(PlayIt)
def play_it(n: PlayIt, v: Voice) -> Said:
    terms = ", ignoring all costs" if n.ignore_costs else f", paying {n.discount}[c] less" if n.discount else ""
    if n.ignore_play_cost:
        terms = ", ignoring its play cost"
    return perhaps(v.act("play", v.cards(n.what), -1, terms), n.what, v)


@EN.words(Shuffle)
def shuffle(n: Shuffle, v: Voice) -> Said:
    return v.act("shuffle", name(deck(v.resolve(n.player), v)))


@EN.words(SwapCards)
def swap_cards(n: SwapCards, v: Voice) -> Said:
    if n.first.target() is None:
        return v.act("swap", v.cards(n.first), -1, f"with {v.text(v.cards(n.second.cards).with_(det=Det.A))}")
    first, second = v.cards(n.first), v.cards(n.second)
    other = second.with_(other=True, number="") if first == second else second
    return v.act("swap", first, -1, f"with {v.text(other)}")


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
    parts: list[Said] = [v.act("run", name(where), RUNNER)]
    if n.choose is not None:
        parts = [together([choice(n.choose, v), parts[0]])]
    for ability in n.during:
        if isinstance(ability, Conditional):
            parts.append(conditional(ability, v))
        elif isinstance(ability, Static):
            parts.append(fronted(v.said(ability), "during that run" if n.choose is not None else ""))
    return after_each_other(parts)


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
    return v.act("encounter", v.cards(n.what), RUNNER, "again" if n.again else "")


@EN.words(BreakSubroutines)
def break_subroutines(n: BreakSubroutines, v: Voice) -> Said:
    kinds = (v.ice_kind,) if v.ice_kind else ()
    amount = Amount("any number of", True) if n.n == -1 else v.amount(n.n)
    what = amount.of(NounPhrase((SUBROUTINE,), kinds=kinds, after=v.ice_after), "up to " if n.up_to else "")
    return v.act("break", what)


# Instructions that choose, pay or trace


@EN.words(If)
def if_then(n: If, v: Voice) -> Said:
    when = if_(n.condition, v)
    parts = [fronted(together(does(n.then, v)), when)]
    if n.otherwise:
        parts.append(fronted(together(does(n.otherwise, v)), "otherwise"))
    return after_each_other(parts)


@EN.words(IfAble)
def if_able(n: IfAble, v: Voice) -> Said:
    return ended(together(does(n.does, v)), "if able")


@EN.words(RepeatProcess)
def repeat_process(n: RepeatProcess, v: Voice) -> Said:
    amount = v.amount(n.times)
    return fronted(together(does(n.does, v)), amount.per or f"{amount.text} times")


@EN.words(With)
def with_targets(n: With, v: Voice) -> Said:
    return after_each_other([choice(n.choose, v), *does(n.does, v)])


@EN.words(Remember)
def remember(n: Remember, v: Voice) -> Said:
    return choice(n.what, v)


def choice(n: Selection, v: Voice) -> Clause:
    """ "Choose 1 installed piece of ice"."""
    what = v.cards(n)
    if isinstance(n, Chosen) and isinstance(n.cards, Cards) and n.cards.where == ("installed",) and not what.adjectives:
        what = what.with_(adjectives=("installed",))
    return v.act("choose", what)


@EN.words(ChooseUpTo)
def choose_up_to(n: ChooseUpTo, v: Voice) -> Said:
    amount = v.amount(n.most)
    limit = f"the number of {amount.many}" if amount.many else amount.text
    return v.act("choose", name("a number"), n.player, f"up to {limit}")


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
        return Bare(f"{v.say(v.act('choose', None, n.player), Mood.ORDER)} one: {listed}")
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
    if v.side == RUNNER:  # only the Corp traces
        parts = [Clause("trace", EN.player(CORP), name(f"[{amount.text}]", amount.per))]
    parts.extend([conditional(result, v) for result in n.results])
    return after_each_other(parts)


def conditional(n: Conditional, v: Voice) -> Said:
    """What a conditional ability says, without its symbols."""
    lead = v.lead(n.trigger)
    parts = does(n.does, v)
    said = optionally(parts, v.who(), "if you do") if n.optional else after_each_other(parts)
    return fronted(about(said, v.subject, EN), lead)


# Mechanics of their own


@EN.words(PsiGame)
def psi_game(n: PsiGame, v: Voice) -> Said:
    spend = name("0[c], 1[c], or 2[c]")
    parts: list[Said] = [Clause("spend", name("each player"), spend, rest=("in secret, then both reveal it",))]
    if n.same:
        parts.append(fronted(together(does(n.same, v)), "if both spent the same"))
    if n.different:
        parts.append(fronted(together(does(n.different, v)), "if they spent different amounts"))
    return after_each_other(parts)


@EN.words(StaysInPlay)
def stays_in_play(n: StaysInPlay, v: Voice) -> Said:
    lost = "stolen" if v.side == CORP else "scored" if v.side == RUNNER else "scored or stolen"
    until = "your next turn begins" if n.lockdown else f"another current is played or an agenda is {lost}"
    return Clause("be", v.this(), rest=(f"not trashed until {until}",))


@EN.words(BecomesCounter)
def becomes_counter(n: BecomesCounter, v: Voice) -> Said:
    lines = " ".join([v.copy().line(ability).replace("“", "‘").replace("”", "’") for ability in n.abilities])
    words = f" with “{lines}”" if lines else ""
    return v.act("host", v.this(), -1, f"on {v.text(v.cards(n.on))} as a condition counter{words}")
