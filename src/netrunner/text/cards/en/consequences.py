"""English words for damage, tags, trashing and agendas beyond the usual."""

from __future__ import annotations

from typing import Final

from netrunner.rules.machine.terms import (
    AGENDA_COUNTER,
    CORP,
    F_DAMAGE,
    F_TAGS,
    NO_TYPE,
    RUNNER,
)
from netrunner.vocabulary.agendas import (
    ActiveWhenStolen,
    AddedToScoreArea,
    HasMorePoints,
    InRunnersScoreArea,
    StolenPointsLastTurn,
    StolenWith,
    WorthPoints,
)
from netrunner.vocabulary.cards import All
from netrunner.vocabulary.counters import MoveCountersFromThis
from netrunner.vocabulary.damage import PreventsDamage, SelectsDamage, SelectsFirstDamage, ThisTrashedByDamage
from netrunner.vocabulary.moments import (
    DidJackOut,
    FirstOfAny,
    FirstTimeTrue,
    InActionPhase,
    JackOut,
    Prevented,
    TurnOf,
)
from netrunner.vocabulary.tags import ConsideredBadPublicity, ConsideredTags, Tagged
from netrunner.vocabulary.trashing import (
    AnyCardOf,
    MayRemoveTrashed,
    MayShuffleInstead,
    RemoveInsteadOfTrashing,
    ThoseTrashed,
    TrashedAfterResolving,
    TrashedFrom,
    TrashUnlessPaid,
    TurnedFacedownInstead,
    TypeOfImminent,
    TypeOfSpent,
)

from ..grammar import (
    Amount,
    Bare,
    Clause,
    Det,
    Noun,
    NounPhrase,
    Said,
    Voice,
    after_each_other,
    allowed,
    fronted,
    told_once,
)
from .cards import counters, possessive, standing, zone
from .instructions import INTERRUPT, does, if_, name
from .words import COUNTERS, DAMAGE, EN, NOUNS, TAG, joined

STILL_TRASHED: Final = "(It is still considered trashed.)"


@EN.words(SelectsDamage)
def selects_damage(n: SelectsDamage, v: Voice) -> Said:
    clause = v.act("choose", name("the cards that are trashed from your grip"))
    return fronted(clause, "whenever you suffer damage")


@EN.words(SelectsFirstDamage)
def selects_first_damage(n: SelectsFirstDamage, v: Voice) -> Said:
    said = v.act("look at", name("the grip"), -1, "and select the card that is trashed").with_(modal="may")
    return fronted(said, f"for the first {DAMAGE[n.type]} damage the Runner suffers each turn")


@EN.words(PreventsDamage)
def prevents_damage(n: PreventsDamage, v: Voice) -> Said:
    types = f"{joined([DAMAGE[of] for of in n.types])} " if n.types else ""
    source = ""
    if n.from_installing is not None:
        source = f"from installing {v.text(standing(n.from_installing, v, '').with_(plural=True))}"
    return v.act("prevent", name(f"all {types}damage"), -1, source)


@EN.words(ThisTrashedByDamage)
def this_trashed_by_damage(n: ThisTrashedByDamage, v: Voice) -> str:
    types = joined([DAMAGE[t] for t in n.types], "or")
    return f"when {v.text(v.this())} is trashed by {types} damage"


@EN.words(ConsideredBadPublicity)
def considered_bad_publicity(n: ConsideredBadPublicity, v: Voice) -> Said:
    return Clause("have", v.who(CORP), name(f"{n.n} additional bad publicity"))


@EN.words(ConsideredTags)
def considered_tags(n: ConsideredTags, v: Voice) -> Said:
    tags = v.amount(n.n).of(NounPhrase((TAG,), adjectives=("additional",)))
    said = Clause("be", v.who(RUNNER), rest=(f"considered to have {v.text(tags)}",))
    return said if n.condition is None else fronted(said, if_(n.condition, v, "while"))


@EN.words(Tagged)
def tagged(n: Tagged, v: Voice) -> Said:
    return Bare("you are tagged" if v.side == RUNNER else "the Runner is tagged")


@EN.words(AnyCardOf)
def any_card_of(n: AnyCardOf, v: Voice) -> NounPhrase:
    whose = "Corp" if n.side == CORP else "Runner"
    return NounPhrase((Noun(f"{whose} card", f"{whose} cards"),))


@EN.words(TurnedFacedownInstead)
def turned_facedown_instead(n: TurnedFacedownInstead, v: Voice) -> str:
    this = v.text(v.this())
    said = f"when {this} would be trashed, turn it facedown instead of adding it to your heap"
    return f"{INTERRUPT}{EN.finish(said)} {STILL_TRASHED}"


@EN.words(MayShuffleInstead)
def may_shuffle_instead(n: MayShuffleInstead, v: Voice) -> str:
    deck, pile = ("R&D", "Archives") if v.side == CORP else ("your stack", "your heap")
    this = v.text(v.this())
    said = f"when {this} would be trashed, you may shuffle it into {deck} instead of adding it to {pile}"
    return f"{INTERRUPT}{EN.finish(said)} {STILL_TRASHED}"


@EN.words(MayRemoveTrashed)
def may_remove_trashed(n: MayRemoveTrashed, v: Voice) -> str:
    whose, pile = ("Corp", "Archives") if n.side == CORP else ("Runner", "the heap")
    return (
        f"{INTERRUPT}Whenever 1 or more {whose} cards would be trashed (from any location), set those cards aside "
        f"instead of adding them to {pile}. You can look at them, and you may remove 1 of them from the game. "
        f"Then add the cards that are still set aside to {pile}. "
        "Ignore this ability if you have already removed a card from the game with it this turn."
    )


@EN.words(TurnOf)
def turn_of(n: TurnOf, v: Voice) -> Said:
    return Bare(f"during {possessive(n.player, v)} turn")


@EN.words(FirstOfAny)
def first_of_any(n: FirstOfAny, v: Voice) -> str:
    return f"the first time each turn {told_once([v.lead(trigger).partition(' ')[2] for trigger in n.of], 'or')}"


@EN.words(Prevented)
def prevented(n: Prevented, v: Voice) -> str:
    if n.this:
        return f"whenever {v.text(v.this())} prevents {'damage' if n.effect == F_DAMAGE else 'something'}"
    what = {F_DAMAGE: ("prevent", "damage"), F_TAGS: ("avoid", "a tag")}.get(n.effect, ("prevent", "something"))
    return f"whenever {v.say(v.act(what[0], name(what[1]), n.player))}"


@EN.words(InActionPhase)
def in_action_phase(n: InActionPhase, v: Voice) -> Said:
    return Bare("during your action phase")


@EN.words(FirstTimeTrue)
def first_time_true(n: FirstTimeTrue, v: Voice) -> str:
    lead = f"the first time each turn {v.say(v.condition(n.condition))}"
    said = after_each_other(does(n.does, v))
    return EN.sentences(fronted(allowed(said, v.who()) if n.optional else said, lead))


@EN.words(JackOut)
def jack_out(n: JackOut, v: Voice) -> Said:
    return v.act("jack out", None, RUNNER)


@EN.words(DidJackOut)
def did_jack_out(n: DidJackOut, v: Voice) -> Said:
    return v.act("jack out", None, RUNNER)


@EN.words(StolenWith)
def stolen_with(n: StolenWith, v: Voice) -> str:
    counters = v.text(v.amount(n.n).of(NounPhrase((COUNTERS[AGENDA_COUNTER],), adjectives=("hosted",))))
    said = (
        f"when {v.text(v.this())} would be added to the Runner’s score area from anywhere except Archives, "
        f"instead it is added to their score area with {counters}"
    )
    return f"{INTERRUPT}{EN.finish(said)}"


@EN.words(InRunnersScoreArea)
def in_runners_score_area(n: InRunnersScoreArea, v: Voice) -> Said:
    return Clause(
        "be", v.this(), rest=(f"in the Runner’s score area with 1 or more hosted {COUNTERS[n.counter].many}",)
    )


@EN.words(WorthPoints)
def worth_points(n: WorthPoints, v: Voice) -> Said:
    lead = if_(n.condition, v, "while")
    v.focus = "this"
    points = f"{n.n} agenda point{'' if n.n == 1 else 's'}"
    return fronted(Clause("be", v.this(), rest=(f"worth {points}",)), lead)


@EN.words(StolenPointsLastTurn)
def stolen_points_last_turn(n: StolenPointsLastTurn, v: Voice) -> Amount:
    whose = "you stole during your" if v.side == RUNNER else "the Runner stole during their"
    what = f"on agendas {whose} last turn"
    return Amount("1", False, f"for each printed agenda point {what}", f"printed agenda points {what}")


@EN.words(MoveCountersFromThis)
def move_counters_from_this(n: MoveCountersFromThis, v: Voice) -> Said:
    to = v.text(v.cards(n.to))
    if n.everything:
        what = name(f"all {COUNTERS[n.counter].many}")
    elif n.n < 0:
        what = name(f"any number of {COUNTERS[n.counter].many}")
    else:
        what = counters(n.counter, v.amount(n.n))
    return v.act("move", what, -1, f"from {v.text(v.this())} to {to}")


@EN.words(AddedToScoreArea)
def added_to_score_area(n: AddedToScoreArea, v: Voice) -> str:
    return "whenever an agenda is added to your score area"


@EN.words(RemoveInsteadOfTrashing)
def remove_instead_of_trashing(n: RemoveInsteadOfTrashing, v: Voice) -> Said:
    return v.act("remove", v.this(), -1, "from the game instead of trashing it")


@EN.words(HasMorePoints)
def has_more_points(n: HasMorePoints, v: Voice) -> Said:
    other = v.text(v.who(1 - v.resolve(n.player)))
    return v.act("have", name(f"more agenda points than {other}"), n.player)


@EN.words(ActiveWhenStolen)
def active_when_stolen(n: ActiveWhenStolen, v: Voice) -> Said:
    return Bare(f"{v.text(v.this())} is active even while it is in the Runner’s score area")


@EN.words(TrashedFrom)
def trashed_from(n: TrashedFrom, v: Voice) -> str:
    zones = joined([zone(place, v) for place in n.zones], "or")
    return f"the first time each turn 1 or more cards are trashed from {zones}"


@EN.words(ThoseTrashed)
def those_trashed(n: ThoseTrashed, v: Voice) -> NounPhrase:
    return NounPhrase((NOUNS[NO_TYPE],), after=("among them",))


@EN.words(TrashedAfterResolving)
def trashed_after_resolving(n: TrashedAfterResolving, v: Voice) -> str:
    card = v.mention("event", v.cards(n.cards).with_(det=Det.A))
    return f"whenever {v.text(card)} is trashed after resolving"


@EN.words(TypeOfImminent)
def type_of_imminent(n: TypeOfImminent, v: Voice) -> NounPhrase:
    return v.cards(n.cards)


@EN.words(TypeOfSpent)
def type_of_spent(n: TypeOfSpent, v: Voice) -> NounPhrase:
    return NounPhrase((NOUNS[NO_TYPE],), det=Det.A, adjectives=("installed",), after=("of the same type",))


@EN.words(TrashUnlessPaid)
def trash_unless_paid(n: TrashUnlessPaid, v: Voice) -> Said:
    trash = v.act("trash", v.cards(All(n.cards)))
    price = v.acting(n.player).price(n.cost).symbol
    keep = v.act("prevent", name("any of those cards"), n.player, f"from being trashed by paying {price} each")
    return after_each_other([trash, allowed(keep, v.who(n.player))])
