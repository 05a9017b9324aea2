"""Spanish words for costs and instructions."""

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
from .cards import ES, clicks, counters, credits, deck, score_area, standing, zone
from .words import (
    BAD_PUBLICITY,
    COUNTERS,
    NOUNS,
    SERVERS,
    SUBROUTINE,
    TAG,
    agree,
    joined,
    subtype,
)
from .words import damage as damage_noun

INTERRUPT: Final = "[interrupt] – "
OTHERWISE: Final = "en caso contrario"
IF_SO: Final = "si lo haces"


def name(words: str, per: str = "", plural: bool = False) -> NounPhrase:
    """Words that never change."""
    return NounPhrase(fixed=words, per=per, plural=plural)


def if_(condition: Condition, v: Voice) -> str:
    """ "si el Runner está marcado"; nothing for a condition that always holds."""
    return "" if isinstance(condition, Always) else f"si {v.say(v.condition(condition))}"


def while_(condition: Condition, v: Voice, word: str = "mientras") -> str:
    """ "mientras el Runner esté marcado"."""
    return "" if isinstance(condition, Always) else f"{word} {v.say(v.condition(condition), Mood.WISH)}"


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
    first = said.parts[0] if isinstance(said, Series) else said
    assert isinstance(first, Clause) and first.object is not None
    one = "de una en una" if first.object.feminine else "de uno en uno"
    return with_rest(said, f", {one}," if first.rest or said is not first else f", {one}")


def with_rest(said: Said, words: str) -> Said:
    """The same with words right behind the object of its first clause."""
    if isinstance(said, Series):
        return Series((with_rest(said.parts[0], words), *said.parts[1:]), said.word)
    assert isinstance(said, Clause)
    return said.with_(rest=(words, *said.rest))


def _gain_subtypes(group: list[Until], v: Voice) -> Said:
    """Several subtypes gained at once are told in one breath."""
    first = v.said(group[0])
    words = joined([subtype(u.static.subtype) for u in group if isinstance(u.static, GetsSubtype)])
    last = first.parts[-1] if isinstance(first, Several) else first
    assert isinstance(last, Clause)
    whole = last.with_(object=name(words))
    return Several((*first.parts[:-1], whole)) if isinstance(first, Several) else whole


# Costs


@ES.words(CostOf)
def cost_of(n: CostOf, v: Voice) -> Price:
    prices = [v.price(part) for part in n.parts]
    return Price(", ".join([p.symbol for p in prices]), together([p.said for p in prices]))


@ES.words(Clicks)
def clicks_cost(n: Clicks, v: Voice) -> Price:
    return Price("[click]" * n.n, v.act("gastar", clicks(n.n)))


@ES.words(Credits)
def credits_cost(n: Credits, v: Voice) -> Price:
    amount = Amount("X", True) if n.is_x else v.amount(n.n)
    what = credits(amount)
    return Price(" ".join([what.fixed, what.per]).strip(), v.act("pagar", what))


@ES.words(CreditsFrom)
def credits_from(n: CreditsFrom, v: Voice) -> Price:
    what = credits(v.amount(n.n))
    return Price(what.fixed, v.act("pagar", what))


@ES.words(TrashThis)
def trash_this(n: TrashThis, v: Voice) -> Price:
    return Price("[trash]", v.act("destruir", v.this()))


@ES.words(HostedCounters)
def hosted_counters(n: HostedCounters, v: Voice) -> Price:
    what = v.amount(n.n).of(NounPhrase((COUNTERS[n.counter],), adjectives=("alojado",)))
    return Price(v.text(what), v.act("gastar", what))


@ES.words(TrashCards)
def trash_cards(n: TrashCards, v: Voice) -> Price:
    what = v.amount(n.n).of(v.cards(n.cards))
    shown = f"tras revelar{'la' if what.feminine else 'lo'}{'s' if what.plural else ''}" if n.reveal else ""
    return _deed(v.act("destruir", what, -1, shown), v)


@ES.words(Forfeit)
def forfeit(n: Forfeit, v: Voice) -> Price:
    return _deed(v.act("renunciar", None, -1, f"a {v.text(v.amount(n.n).of(NounPhrase((NOUNS[2],))))}"), v)


@ES.words(ForfeitThis)
def forfeit_this(n: ForfeitThis, v: Voice) -> Price:
    return _deed(v.act("renunciar", None, -1, f"a {v.text(v.this())}"), v)


@ES.words(SufferDamage)
def suffer_damage(n: SufferDamage, v: Voice) -> Price:
    return _deed(v.act("sufrir", v.amount(n.n).of(NounPhrase((damage_noun(n.kind),)))), v)


@ES.words(RemoveTagsToPay)
def remove_tags_to_pay(n: RemoveTagsToPay, v: Voice) -> Price:
    return _deed(v.act("retirar", v.amount(n.n).of(NounPhrase((TAG,)))), v)


@ES.words(RemoveBadPublicityToPay)
def remove_bad_publicity_to_pay(n: RemoveBadPublicityToPay, v: Voice) -> Price:
    return _deed(v.act("retirar", v.amount(n.n).of(NounPhrase((BAD_PUBLICITY,)))), v)


@ES.words(TakeTags)
def take_tags(n: TakeTags, v: Voice) -> Price:
    return _deed(v.act("recibir", v.amount(n.n).of(NounPhrase((TAG,)))), v)


def _deed(clause: Clause, v: Voice) -> Price:
    """A cost that has no symbol stands before the colon in words."""
    return Price(v.say(clause.with_(subject=ES.reader()), Mood.ORDER).strip(), clause)


# Instructions about credits, clicks, cards in hand


@ES.words(Both)
def both(n: Both, v: Voice) -> Said:
    return together(does(n.parts, v))


@ES.words(Gain)
def gain(n: Gain, v: Voice) -> Said:
    return v.act("ganar", credits(v.amount(n.n)), n.player)


@ES.words(Lose)
def lose(n: Lose, v: Voice) -> Said:
    if n.n == -1:
        whose = "tu" if v.is_reader(n.player) else "su"
        return v.act("perder", name(f"todos los créditos de {whose} reserva de créditos"), n.player)
    if isinstance(n.n, Named):
        v.results[n.n.name] = "crédito perdido"
    return v.act("perder", credits(v.amount(n.n)), n.player)


@ES.words(Take)
def take(n: Take, v: Voice) -> Said:
    if isinstance(n.n, Named):
        v.results[n.n.name] = "crédito cogido"
    what = name("todos los créditos") if n.n == -1 else credits(v.amount(n.n))
    return v.act("coger", what, -1, f"de {v.text(v.cards(n.what))}")


@ES.words(GainClicks)
def gain_clicks(n: GainClicks, v: Voice) -> Said:
    return v.act("ganar", clicks(n.n), n.player)


@ES.words(LoseClicks)
def lose_clicks(n: LoseClicks, v: Voice) -> Said:
    return v.act("perder", clicks(n.n), n.player)


@ES.words(Draw)
def draw(n: Draw, v: Voice) -> Said:
    return v.act("robar", v.amount(n.n).of(NounPhrase((NOUNS[0],))), n.player)


@ES.words(Damage)
def damage(n: Damage, v: Voice) -> Said:
    what = v.amount(n.n).of(NounPhrase((damage_noun(n.kind),)))
    if n.unpreventable:
        what = what.with_(after=("que no se puede{n} prevenir",))
    return v.act("sufrir" if v.actor == RUNNER else "infligir", what)


@ES.words(GiveTags)
def give_tags(n: GiveTags, v: Voice) -> Said:
    tags = v.amount(n.n).of(NounPhrase((TAG,)))
    if v.actor == RUNNER:
        return v.act("recibir", tags)
    return v.act("dar", tags).with_(to=ES.player(RUNNER))


@ES.words(RemoveTags)
def remove_tags(n: RemoveTags, v: Voice) -> Said:
    tags = name("todas las marcas") if n.n == -1 else v.amount(n.n).of(NounPhrase((TAG,)))
    return v.act("retirar", tags, -1, "" if v.actor == RUNNER else "de el Runner")


@ES.words(TakeBadPublicity)
def take_bad_publicity(n: TakeBadPublicity, v: Voice) -> Said:
    what = v.amount(n.n).of(NounPhrase((BAD_PUBLICITY,)))
    if v.actor == RUNNER:
        return v.act("dar", what).with_(to=ES.player(CORP))
    return v.act("recibir", what)


# Instructions about counters


@ES.words(Place, PlaceAdvancement)
def place(n: Place | PlaceAdvancement, v: Voice) -> Said:
    kind = n.counter if isinstance(n, Place) else ADVANCEMENT
    amount, cards = v.amount(n.n), v.cards(n.what)
    each = f"cada {agree('uno', cards.feminine, False)} de " if cards.plural and cards.number else ""
    return v.act("colocar", counters(kind, amount), -1, f"sobre {each}{v.text(cards)}")


@ES.words(Load)
def load(n: Load, v: Voice) -> Said:
    return v.act("cargar", v.cards(n.what), -1, f"con {v.text(counters(n.counter, v.amount(n.n)))}")


@ES.words(Remove)
def remove(n: Remove, v: Voice) -> Said:
    noun = COUNTERS[n.counter]
    what = v.amount(n.n).of(NounPhrase((noun,))) if n.n != -1 else NounPhrase((noun,), True, Det.ALL)
    if isinstance(n.what, This):
        return v.act("retirar", what.with_(adjectives=("alojado",)))
    return v.act("retirar", what, -1, f"de {v.text(v.cards(n.what))}")


@ES.words(Purge)
def purge(n: Purge, v: Voice) -> Said:
    return v.act("purgar", name("los contadores de virus"))


# Instructions about cards


@ES.words(Trash)
def trash(n: Trash, v: Voice) -> Said:
    even = "(aunque no tenga coste de destrucción)" if isinstance(n.what, AccessedCard) else ""
    v.results["trashed"] = "carta destruida de este modo"
    if n.unpreventable:
        even = "(esto no se puede prevenir)"
    return v.act("destruir", v.cards(n.what), n.by, even)


@ES.words(Expose)
def expose(n: Expose, v: Voice) -> Said:
    return v.act("exponer", v.cards(n.what))


@ES.words(Reveal)
def reveal(n: Reveal, v: Voice) -> Said:
    return v.act("revelar", v.cards(n.what))


@ES.words(Look)
def look(n: Look, v: Voice) -> Said:
    what = v.cards(n.what)
    v.mention("seen", what)
    return v.act("mirar", what)


@ES.words(ArrangeTop)
def arrange_top(n: ArrangeTop, v: Voice) -> Said:
    seen = v.mentioned.get("seen", NounPhrase((NOUNS[0],), plural=True))
    if "target" in v.mentioned:
        return v.act("devolver", name("el resto"), -1, "a la parte superior en cualquier orden")
    return v.act("devolver", seen.with_(pronoun=True), -1, "a la parte superior en cualquier orden")


@ES.words(Rez)
def rez(n: Rez, v: Voice) -> Said:
    if v.actor == RUNNER:  # nobody else can rez: the Corp is made to
        must = allowed(v.act("ejecutar", v.cards(n.what), CORP), v.who(CORP), "must")
        return ended(must, "pagando su coste de ejecución, si puede")
    return v.act("ejecutar", v.cards(n.what), -1, "ignorando todos los costes" if n.ignore_costs else "")


@ES.words(Derez)
def derez(n: Derez, v: Voice) -> Said:
    return v.act("suspender", v.cards(n.what))


@ES.words(TurnFacedown)
def turn_facedown(n: TurnFacedown, v: Voice) -> Said:
    return v.act("poner", v.cards(n.what), -1, "boca abajo")


@ES.words(TurnFaceup)
def turn_faceup(n: TurnFaceup, v: Voice) -> Said:
    return v.act("poner", v.cards(n.what), -1, "boca arriba")


@ES.words(AddTo)
def add_to(n: AddTo, v: Voice) -> Said:
    what = v.cards(n.what)
    if n.zone == "removed":
        return v.act("retirar", what, -1, "de la partida")
    if n.zone in ("stack", "rnd"):
        return v.act("colocar", what, -1, f"en la parte {'superior' if n.top else 'inferior'} de {zone(n.zone, v)}")
    return v.act("añadir", what, -1, f"a {zone(n.zone, v)}")


@ES.words(AddToScoreArea)
def add_to_score_area(n: AddToScoreArea, v: Voice) -> Said:
    worth = f"{n.points} punto{'' if n.points == 1 else 's'} de plan"
    where = f"a {score_area(n.player, v)}{f' como un plan que vale {worth}' if n.points >= 0 else ''}"
    return v.act("añadir", v.cards(n.what), -1, where)


@ES.words(Install)
def install(n: Install, v: Voice) -> Said:
    what = v.cards(n.what)
    if n.ignore_costs:
        terms = "ignorando todos los costes"
    elif n.ignore_install_cost:
        terms = "ignorando su coste de instalación"
    elif n.discount:
        less = v.amount(n.discount)
        terms = f"pagando {less.text}[c] menos{less.per}"
    else:
        terms = f"pagando {'sus costes' if what.plural else 'su coste'} de instalación"
    if n.facedown:  # without an install cost (8.2.11a)
        return v.act("instalar", what, n.player, "boca abajo", terms if n.ignore_costs else "")
    if n.faceup:
        return v.act("instalar", what, n.player, "boca arriba", terms)
    if not n.rez:
        return perhaps(v.act("instalar", what, n.player, terms), n.what, v)
    again = v.act("ejecutar", what.with_(pronoun=True), n.player, terms)
    return Series((v.act("instalar", what, n.player), again))


@ES.words(PlayIt)
def play_it(n: PlayIt, v: Voice) -> Said:
    terms = "ignorando todos los costes" if n.ignore_costs else f"pagando {n.discount}[c] menos" if n.discount else ""
    if n.ignore_play_cost:
        terms = "ignorando su coste de juego"
    return perhaps(v.act("jugar", v.cards(n.what), -1, terms), n.what, v)


def perhaps(clause: Clause, what: Selection, v: Voice) -> Said:
    """ "Puedes instalar 1 carta" where the choice of no card is the choice to do nothing."""
    if not isinstance(what, Chosen) or not what.up_to or what.count != 1 or v.times > 1 or clause.object is None:
        return clause
    return allowed(clause.with_(object=clause.object.with_(number="1")), v.who())


@ES.words(Shuffle)
def shuffle(n: Shuffle, v: Voice) -> Said:
    return v.act("barajar", name(deck(v.resolve(n.player), v)))


@ES.words(SwapCards)
def swap_cards(n: SwapCards, v: Voice) -> Said:
    if n.first.target() is None:
        return v.act("intercambiar", v.cards(n.first), -1, f"por {v.text(v.cards(n.second.cards).with_(det=Det.A))}")
    first, second = v.cards(n.first), v.cards(n.second)
    other = second.with_(other=True, number="") if first == second else second
    return v.act("intercambiar", first, -1, f"por {v.text(other)}")


@ES.words(Search)
def search(n: Search, v: Voice) -> Said:
    what = v.amount(n.count).of(standing(n.cards, v, ""), "hasta " if n.count > 1 else "")
    if n.different:
        what = what.with_(after=(*what.after, "de títulos distintos"))
    v.mention("found", what)
    v.searched.extend([zone(z, v) for z in n.zones if z in ("stack", "rnd")])
    where = joined([zone(z, v) for z in n.zones], "y en")
    return v.act("buscar", what, -1, f"en {where}")


@ES.words(EndActionPhase)
def end_action_phase(n: EndActionPhase, v: Voice) -> Said:
    return v.act("terminar", name("la fase de Acción"))


# Instructions about runs and ice


@ES.words(Run)
def run(n: Run, v: Voice) -> Said:
    if n.servers:
        where = joined([SERVERS[s] for s in n.servers], "o")
    else:
        where = f"{'un servidor remoto' if n.remote else 'un servidor central' if n.central else 'cualquier servidor'}"
    parts: list[Said] = [v.act("realizar", name("una incursión"), RUNNER, f"contra {where}")]
    if n.choose is not None:
        parts = [together([choice(n.choose, v), parts[0]])]
    for ability in n.during:
        if isinstance(ability, Conditional):
            parts.append(conditional(ability, v))
        elif isinstance(ability, Static):
            parts.append(fronted(v.said(ability), "durante esa incursión" if n.choose is not None else ""))
    return after_each_other(parts)


@ES.words(EndRun)
def end_run(n: EndRun, v: Voice) -> Said:
    return v.act("terminar", name("la incursión"))


@ES.words(Bypass)
def bypass(n: Bypass, v: Voice) -> Said:
    if "event" in v.mentioned:
        ice = v.that("event").with_(pronoun=True)
    else:
        ice = name("el hielo al que te enfrentas" if v.side == RUNNER else "el hielo al que se enfrenta")
    return v.act("superar", ice, RUNNER)


@ES.words(Approach)
def approach(n: Approach, v: Voice) -> Said:
    return v.act("aproximarse", None, RUNNER, f"a {v.text(v.cards(n.what))}")


@ES.words(MoveRun)
def move_run(n: MoveRun, v: Voice) -> Said:
    change = v.act("cambiar", name("el servidor atacado"), -1, f"a {SERVERS[n.server]}")
    approached = v.act("aproximarse", None, RUNNER, "al hielo más exterior que lo protege")
    return after_each_other([change, approached]) if n.approach else change


@ES.words(ForceEncounterWith)
def force_encounter_with(n: ForceEncounterWith, v: Voice) -> Said:
    return v.act("enfrentarse", None, RUNNER, f"a {v.text(v.cards(n.what))}", "de nuevo" if n.again else "")


@ES.words(BreakSubroutines)
def break_subroutines(n: BreakSubroutines, v: Voice) -> Said:
    kind = (f"de {subtype(v.ice_kind)}",) if v.ice_kind else ()
    amount = Amount("cualquier número de", True) if n.n == -1 else v.amount(n.n)
    what = amount.of(NounPhrase((SUBROUTINE,), after=(*kind, *v.ice_after)), "hasta " if n.up_to else "")
    return v.act("romper", what)


# Instructions that choose, pay or trace


@ES.words(If)
def if_then(n: If, v: Voice) -> Said:
    when = if_(n.condition, v)
    parts = [fronted(together(does(n.then, v)), when)]
    if n.otherwise:
        parts.append(fronted(together(does(n.otherwise, v)), OTHERWISE))
    return after_each_other(parts)


@ES.words(IfAble)
def if_able(n: IfAble, v: Voice) -> Said:
    said = together(does(n.does, v))
    reader = isinstance(said, Clause) and said.subject.reader
    return ended(said, "si puedes" if reader else "si puede")


@ES.words(RepeatProcess)
def repeat_process(n: RepeatProcess, v: Voice) -> Said:
    amount = v.amount(n.times)
    return fronted(together(does(n.does, v)), amount.per or f"{amount.text} veces")


@ES.words(With)
def with_targets(n: With, v: Voice) -> Said:
    return after_each_other([choice(n.choose, v), *does(n.does, v)])


@ES.words(Remember)
def remember(n: Remember, v: Voice) -> Said:
    return choice(n.what, v)


def choice(n: Selection, v: Voice) -> Clause:
    """ "Elige 1 hielo instalado"."""
    what = v.cards(n)
    if isinstance(n, Chosen) and isinstance(n.cards, Cards) and n.cards.where == ("installed",) and not what.adjectives:
        what = what.with_(adjectives=("instalado",))
    return v.act("elegir", what)


@ES.words(ChooseUpTo)
def choose_up_to(n: ChooseUpTo, v: Voice) -> Said:
    amount = v.amount(n.most)
    limit = f"el número de {amount.many}" if amount.many else amount.text
    return v.act("elegir", name("un número"), n.player, f"hasta {limit}")


@ES.words(May)
def may(n: May, v: Voice) -> Said:
    actor = v.acting(n.player)
    parts = [allowed(together(does(n.does, actor)), v.who(n.player))]
    if n.otherwise:
        parts.append(fronted(together(does(n.otherwise, v)), OTHERWISE))
    return after_each_other(parts)


@ES.words(ChooseOne)
def choose_one(n: ChooseOne, v: Voice) -> Said:
    actor = v.acting(n.player)
    options = [together(does(option, actor)) for option in n.options]
    said: Said = Series(tuple(options), "or")
    if any(isinstance(option, Series | Several) for option in options):
        listed = "; o bien ".join([v.say(option, Mood.NAME) for option in options])
        return Bare(f"{v.say(v.act('elegir', None, n.player), Mood.ORDER)} entre {listed}")
    if v.is_reader(n.player):
        return said
    return allowed(said, v.who(n.player), "must" if n.must else "may")


@ES.words(MayPay)
def may_pay(n: MayPay, v: Voice) -> Said:
    actor = v.acting(n.player)
    cost = actor.price(n.cost).said
    if n.then:
        cost = for_purpose(cost, together(does(n.then, actor)))
    parts = [allowed(cost, v.who(n.player))]
    if n.otherwise:
        parts.append(fronted(together(does(n.otherwise, v)), OTHERWISE))
    return after_each_other(parts)


@ES.words(MustPay)
def must_pay(n: MustPay, v: Voice) -> Said:
    who = v.who(n.player)
    cost = allowed(v.acting(n.player).price(n.cost).said, who, "must")
    parts: list[Said] = [ended(cost, "si puedes" if who.reader else "si puede")]
    if n.otherwise:
        parts.append(fronted(together(does(n.otherwise, v)), OTHERWISE))
    return after_each_other(parts)


@ES.words(Unless)
def unless(n: Unless, v: Voice) -> Said:
    cost = v.acting(n.player).price(n.cost).said
    return ended(together(does(n.does, v)), f"a menos que {v.say(cost, Mood.WISH)}")


@ES.words(TraceFor)
def trace(n: TraceFor, v: Voice) -> Said:
    amount = v.amount(n.base)
    parts: list[Said] = [Bare(f"rastreo [{amount.text}]", (amount.per,) if amount.per else ())]
    if v.side == RUNNER:  # only the Corp traces
        parts = [Clause("realizar", ES.player(CORP), name(f"un rastreo [{amount.text}]", amount.per))]
    parts.extend([conditional(result, v) for result in n.results])
    return after_each_other(parts)


def conditional(n: Conditional, v: Voice) -> Said:
    """What a conditional ability says, without its symbols."""
    lead = v.lead(n.trigger)
    parts = does(n.does, v)
    said = optionally(parts, v.who(), IF_SO) if n.optional else after_each_other(parts)
    return fronted(about(said, v.subject, ES), lead)


# Mechanics of their own


@ES.words(PsiGame)
def psi_game(n: PsiGame, v: Voice) -> Said:
    spend = name("0[c], 1[c] o 2[c]")
    parts: list[Said] = [Clause("gastar", name("cada jugador"), spend, rest=("en secreto y luego ambos lo revelan",))]
    if n.same:
        parts.append(fronted(together(does(n.same, v)), "si ambos gastaron lo mismo"))
    if n.different:
        parts.append(fronted(together(does(n.different, v)), "si gastaron cantidades distintas"))
    return after_each_other(parts)


@ES.words(StaysInPlay)
def stays_in_play(n: StaysInPlay, v: Voice) -> Said:
    lost = "se robe" if v.side == CORP else "se puntúe" if v.side == RUNNER else "se puntúe o se robe"
    until = "comience tu próximo turno" if n.lockdown else f"se juegue otra corriente o {lost} un plan"
    word = agree("destruido", v.this().feminine, False)
    return Clause("ser", v.this(), rest=(f"{word} hasta que {until}",), negative=True)


@ES.words(BecomesCounter)
def becomes_counter(n: BecomesCounter, v: Voice) -> Said:
    lines = " ".join([v.copy().line(ability).replace("«", "“").replace("»", "”") for ability in n.abilities])
    words = f" con «{lines.removesuffix('.')}»" if lines else ""
    return v.act("alojar", v.this(), -1, f"en {v.text(v.cards(n.on))} como contador de condición{words}")
