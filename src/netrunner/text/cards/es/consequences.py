"""Spanish words for damage, tags, trashing and agendas beyond the usual."""

from __future__ import annotations

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
    Mood,
    Noun,
    NounPhrase,
    Said,
    Voice,
    after_each_other,
    allowed,
    fronted,
    told_once,
)
from .cards import counters, standing, zone
from .cards import turn_of as turn_of_player
from .instructions import INTERRUPT, does, name, while_
from .words import COUNTERS, DAMAGE, NOUNS, TAG, agree, joined
from .words import SPANISH as ES


def _still_trashed(v: Voice) -> str:
    return f"(Se sigue considerando {agree('destruido', v.this().feminine, False)}.)"


@ES.words(SelectsDamage)
def selects_damage(n: SelectsDamage, v: Voice) -> Said:
    clause = v.act("elegir", name("las cartas de tu Empuñadura que se destruyen"))
    return fronted(clause, "siempre que sufras daño")


@ES.words(SelectsFirstDamage)
def selects_first_damage(n: SelectsFirstDamage, v: Voice) -> Said:
    said = v.act("mirar", name("la Empuñadura del Runner"), -1, "y elegir la carta que se destruye").with_(modal="may")
    return fronted(said, f"para el primer punto de daño {DAMAGE[n.type]} que el Runner sufra en cada turno")


@ES.words(PreventsDamage)
def prevents_damage(n: PreventsDamage, v: Voice) -> Said:
    types = f" {joined([DAMAGE[of] for of in n.types])}" if n.types else ""
    source = ""
    if n.from_installing is not None:
        source = f"causado por instalar {v.text(standing(n.from_installing, v, '').with_(plural=True))}"
    return v.act("prevenir", name(f"todo el daño{types}"), -1, source)


@ES.words(ThisTrashedByDamage)
def this_trashed_by_damage(n: ThisTrashedByDamage, v: Voice) -> str:
    this = v.this()
    types = joined([DAMAGE[t] for t in n.types], "o")
    return f"cuando {v.text(this)} sea {agree('destruido', this.feminine, False)} por daño {types}"


@ES.words(ConsideredBadPublicity)
def considered_bad_publicity(n: ConsideredBadPublicity, v: Voice) -> Said:
    points = "punto adicional" if n.n == 1 else "puntos adicionales"
    return Clause("tener", v.who(CORP), name(f"{n.n} {points} de mala publicidad"))


@ES.words(ConsideredTags)
def considered_tags(n: ConsideredTags, v: Voice) -> Said:
    tags = v.amount(n.n).of(NounPhrase((TAG,), adjectives=("adicional",)))
    said = Bare(f"se considera que {'tienes' if v.side == RUNNER else 'el Runner tiene'} {v.text(tags)}")
    return said if n.condition is None else fronted(said, while_(n.condition, v))


@ES.words(Tagged)
def tagged(n: Tagged, v: Voice) -> Said:
    return Bare("estás marcado" if v.side == RUNNER else "el Runner está marcado")


@ES.words(AnyCardOf)
def any_card_of(n: AnyCardOf, v: Voice) -> NounPhrase:
    whose = "de la Corporación" if n.side == CORP else "del Runner"
    return NounPhrase((Noun(f"carta {whose}", f"cartas {whose}", True),))


@ES.words(TurnedFacedownInstead)
def turned_facedown_instead(n: TurnedFacedownInstead, v: Voice) -> str:
    this = v.this()
    word, it = agree("destruido", this.feminine, False), "la" if this.feminine else "lo"
    said = f"cuando {v.text(this)} vaya a ser {word}, pon{it} boca abajo en lugar de añadir{it} a tu Pila"
    return f"{INTERRUPT}{ES.finish(said)} {_still_trashed(v)}"


@ES.words(MayShuffleInstead)
def may_shuffle_instead(n: MayShuffleInstead, v: Voice) -> str:
    this = v.this()
    word, it = agree("destruido", this.feminine, False), "la" if this.feminine else "lo"
    deck, pile = ("I+D", "los Archivos") if v.side == CORP else ("tu Montón", "tu Pila")
    instead = f"puedes añadir{it} a {deck} y barajar el mazo en lugar de añadir{it} a {pile}"
    said = f"cuando {v.text(this)} vaya a ser {word}, {instead}"
    return f"{INTERRUPT}{ES.finish(said)} {_still_trashed(v)}"


@ES.words(MayRemoveTrashed)
def may_remove_trashed(n: MayRemoveTrashed, v: Voice) -> str:
    whose, pile = ("de la Corporación", "los Archivos") if n.side == CORP else ("del Runner", "la Pila")
    said = (
        f"siempre que 1 o más cartas {whose} vayan a ser destruidas (desde cualquier lugar), apártalas en lugar de "
        f"añadirlas a {pile}. Puedes mirarlas y retirar 1 de ellas de la partida. "
        f"Después, añade a {pile} las cartas que sigan apartadas. "
        "Ignora esta capacidad si ya has retirado una carta de la partida con ella en este turno"
    )
    return f"{INTERRUPT}{ES.finish(said)}"


@ES.words(TurnOf)
def turn_of(n: TurnOf, v: Voice) -> Said:
    return Bare(f"durante {turn_of_player(n.player, v)}")


@ES.words(FirstOfAny)
def first_of_any(n: FirstOfAny, v: Voice) -> str:
    leads = [v.lead(trigger).removeprefix("siempre que ").removeprefix("cuando ") for trigger in n.of]
    return f"la primera vez en cada turno que {told_once(leads, 'o')}"


@ES.words(Prevented)
def prevented(n: Prevented, v: Voice) -> str:
    if n.this:
        return f"siempre que {v.text(v.this())} prevenga {'daño' if n.effect == F_DAMAGE else 'algo'}"
    words = {F_DAMAGE: ("prevenir", "daño"), F_TAGS: ("evitar", "recibir una marca")}
    verb, what = words.get(n.effect, ("prevenir", "algo"))
    return f"siempre que {v.say(v.act(verb, name(what), n.player), Mood.WISH)}"


@ES.words(InActionPhase)
def in_action_phase(n: InActionPhase, v: Voice) -> Said:
    return Bare("durante tu fase de Acción")


@ES.words(FirstTimeTrue)
def first_time_true(n: FirstTimeTrue, v: Voice) -> str:
    lead = f"la primera vez en cada turno que {v.say(v.condition(n.condition), Mood.WISH)}"
    said = after_each_other(does(n.does, v))
    return ES.sentences(fronted(allowed(said, v.who()) if n.optional else said, lead))


@ES.words(JackOut)
def jack_out(n: JackOut, v: Voice) -> Said:
    return v.act("desenchufarse", None, RUNNER)


@ES.words(DidJackOut)
def did_jack_out(n: DidJackOut, v: Voice) -> Said:
    return v.act("desenchufarse", None, RUNNER)


@ES.words(StolenWith)
def stolen_with(n: StolenWith, v: Voice) -> str:
    counters = v.text(v.amount(n.n).of(NounPhrase((COUNTERS[AGENDA_COUNTER],), adjectives=("alojado",))))
    said = (
        f"cuando {v.text(v.this())} vaya a ser añadido a la zona de puntuación del Runner desde cualquier lugar que no "
        f"sean los Archivos, en lugar de eso se añade a su zona de puntuación con {counters}"
    )
    return f"{INTERRUPT}{ES.finish(said)}"


@ES.words(InRunnersScoreArea)
def in_runners_score_area(n: InRunnersScoreArea, v: Voice) -> Said:
    where = f"en la zona de puntuación del Runner con 1 o más {COUNTERS[n.counter].many} alojados"
    return Clause("estar", v.this(), rest=(where,))


@ES.words(WorthPoints)
def worth_points(n: WorthPoints, v: Voice) -> Said:
    lead = while_(n.condition, v)
    points = f"{n.n} punto{'' if n.n == 1 else 's'} de plan"
    return fronted(Bare(f"vale {points}"), lead)


@ES.words(StolenPointsLastTurn)
def stolen_points_last_turn(n: StolenPointsLastTurn, v: Voice) -> Amount:
    whose = "robaste durante tu último turno" if v.side == RUNNER else "el Runner robó durante su último turno"
    what = f"en los planes que {whose}"
    return Amount("1", False, f"por cada punto de plan impreso {what}", f"puntos de plan impresos {what}")


@ES.words(MoveCountersFromThis)
def move_counters_from_this(n: MoveCountersFromThis, v: Voice) -> Said:
    to = v.text(v.cards(n.to))
    if n.everything:
        what = name(f"{'todas las' if COUNTERS[n.counter].feminine else 'todos los'} {COUNTERS[n.counter].many}")
    elif n.n < 0:
        what = name(f"cualquier número de {COUNTERS[n.counter].many}")
    else:
        what = counters(n.counter, v.amount(n.n))
    return v.act("mover", what, -1, f"de {v.text(v.this())} a {to}")


@ES.words(AddedToScoreArea)
def added_to_score_area(n: AddedToScoreArea, v: Voice) -> str:
    return "siempre que se añada un plan a tu zona de puntuación"


@ES.words(RemoveInsteadOfTrashing)
def remove_instead_of_trashing(n: RemoveInsteadOfTrashing, v: Voice) -> Said:
    return v.act("retirar", v.this(), -1, "de la partida en lugar de destruirla")


@ES.words(HasMorePoints)
def has_more_points(n: HasMorePoints, v: Voice) -> Said:
    other = 1 - v.resolve(n.player)
    than = "tú" if v.is_reader(other) else v.text(v.who(other))
    return v.act("tener", name(f"más puntos de plan que {than}"), n.player)


@ES.words(ActiveWhenStolen)
def active_when_stolen(n: ActiveWhenStolen, v: Voice) -> Said:
    return Bare(f"{v.text(v.this())} está activo aunque esté en la zona de puntuación del Runner")


@ES.words(TrashedFrom)
def trashed_from(n: TrashedFrom, v: Voice) -> str:
    zones = joined([zone(place, v) for place in n.zones], "o")
    return f"la primera vez en cada turno que se destruyan 1 o más cartas de {zones}"


@ES.words(ThoseTrashed)
def those_trashed(n: ThoseTrashed, v: Voice) -> NounPhrase:
    return NounPhrase((NOUNS[NO_TYPE],), after=("de entre ellas",))


@ES.words(TrashedAfterResolving)
def trashed_after_resolving(n: TrashedAfterResolving, v: Voice) -> str:
    card = v.mention("event", v.cards(n.cards).with_(det=Det.A))
    return f"siempre que {v.text(card)} sea destruid{'a' if card.feminine else 'o'} después de resolverse"


@ES.words(TypeOfImminent)
def type_of_imminent(n: TypeOfImminent, v: Voice) -> NounPhrase:
    return v.cards(n.cards)


@ES.words(TypeOfSpent)
def type_of_spent(n: TypeOfSpent, v: Voice) -> NounPhrase:
    return NounPhrase((NOUNS[NO_TYPE],), det=Det.A, adjectives=("instalado",), after=("del mismo tipo",))


@ES.words(TrashUnlessPaid)
def trash_unless_paid(n: TrashUnlessPaid, v: Voice) -> Said:
    trash = v.act("destruir", v.cards(All(n.cards)))
    price = v.acting(n.player).price(n.cost).symbol
    keep = v.act("evitar", name("que se destruya cualquiera de esas cartas"), n.player, f"pagando {price} por cada una")
    return after_each_other([trash, allowed(keep, v.who(n.player))])
