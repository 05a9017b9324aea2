"""Spanish words for what chooses, pays or traces."""

from __future__ import annotations

from netrunner.rules.machine.terms import (
    CORP,
    RUNNER,
)
from netrunner.vocabulary.flow import (
    ChooseOne,
    ChooseSome,
    ChooseUpTo,
    If,
    IfAble,
    IfYouDo,
    May,
    MayPay,
    MustPay,
    RepeatProcess,
    TraceFor,
    Unless,
    With,
)
from netrunner.vocabulary.numbers import RequirementOf

from ..grammar import (
    Bare,
    Clause,
    Mood,
    Said,
    Series,
    Several,
    Voice,
    after_each_other,
    allowed,
    compelled,
    ended,
    for_purpose,
    fronted,
    in_one_sentence,
    in_sentences,
    mine,
    together,
)
from .cards import ES
from .instructions import (
    IF_SO,
    OTHERWISE,
    as_act,
    choice,
    conditional,
    does,
    if_,
    name,
)


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
    able = "si puedes" if mine(said) else "si puede"
    if isinstance(said, Clause) and said.object is not None and said.object.per:  # "por cada ..." ends the sentence
        return fronted(said, able)
    return ended(said, able)


@ES.words(IfYouDo)
def if_you_do(n: IfYouDo, v: Voice) -> Said:
    first, (then, *more) = v.said(n.first), does(n.then.then, v)
    return after_each_other([first, fronted(then, IF_SO), *more])


@ES.words(RepeatProcess)
def repeat_process(n: RepeatProcess, v: Voice) -> Said:
    amount = v.amount(n.times)
    return fronted(together(does(n.does, v)), amount.per or f"{amount.text} veces")


@ES.words(With)
def with_targets(n: With, v: Voice) -> Said:
    return after_each_other([choice(n.choose, v), *does(n.does, v)])


@ES.words(ChooseUpTo)
def choose_up_to(n: ChooseUpTo, v: Voice) -> Said:
    if n.least:
        return v.act("elegir", name("un número"), n.player, f"mayor que {n.least - 1}")
    amount = v.amount(n.most)
    limit = f"el número de {amount.many}" if amount.many else amount.text
    return v.act("elegir", name("un número"), n.player, f"hasta {limit}")


def _if_not(player: int, v: Voice) -> str:
    """What follows if a player does not do what they may."""
    return "si no lo haces" if v.is_reader(player) else "si no lo hace"


@ES.words(May)
def may(n: May, v: Voice) -> Said:
    actor = v.acting(n.player)
    parts = [allowed(together(does(n.does, actor)), v.who(n.player))]
    if n.otherwise:
        if_not = OTHERWISE if isinstance(parts[0], Several) else _if_not(n.player, v)  # sentences lie between
        parts.append(fronted(together(does(n.otherwise, v)), if_not))
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


@ES.words(ChooseSome)
def choose_some(n: ChooseSome, v: Voice) -> Said:
    listed = "; ".join([v.say(together(does(option, v)), Mood.ORDER).strip() for option in n.options])
    listed = listed[0].upper() + listed[1:]
    order = "" if n.n == 1 else " en cualquier orden"
    return v.act("resolver", name(f"{'hasta ' if n.up_to else ''}{n.n} de estos efectos{order}: {listed}"))


@ES.words(MayPay)
def may_pay(n: MayPay, v: Voice) -> Said:
    actor = v.acting(n.player)
    cost = actor.price(n.cost).said
    if in_sentences(n.then):
        first, *more = does(n.then, actor)
        if_so = IF_SO if v.is_reader(n.player) else "si lo hace"
        return after_each_other([allowed(cost, v.who(n.player)), fronted(first, if_so), *more])
    then = together([as_act(said, actor) for said in does(n.then, actor)]) if n.then else None
    if then is not None and not compelled(then):
        cost, then = for_purpose(cost, then), None
    parts = [allowed(cost, v.who(n.player))]
    if then is not None:
        parts.append(fronted(then, IF_SO if v.is_reader(n.player) else "si lo hace"))
    if n.otherwise:
        parts.append(fronted(together(does(n.otherwise, v)), _if_not(n.player, v)))
    return after_each_other(parts)


@ES.words(MustPay)
def must_pay(n: MustPay, v: Voice) -> Said:
    who = v.who(n.player)
    cost = allowed(v.acting(n.player).price(n.cost).said, who, "must")
    parts: list[Said] = [ended(cost, "si puedes" if who.reader else "si puede")]
    if n.then:
        parts = [v.acting(n.player).price(n.cost).said]
        parts.append(fronted(together(does(n.then, v)), IF_SO if who.reader else "si lo hace"))
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
    many = f"el número de {amount.many}" if amount.many and amount.text == "1" else f"{amount.text} {amount.per}"
    if isinstance(n.base, RequirementOf):
        many = "el requisito de avance de ese plan"
    x = (f", donde X es {many}",) if amount.per or amount.text == "X" else ()
    parts: list[Said] = [Bare(f"rastreo [{'X' if x else amount.text}]", x)]
    if v.reacting:
        parts = [v.act("realizar", name(f"un rastreo [{'X' if x else amount.text}]{''.join(x)}"))]
    if v.side == RUNNER:  # only the Corp traces
        parts = [Clause("realizar", ES.player(CORP), name(f"un rastreo [{amount.text}]", amount.per))]
    v.subject = None  # in a new sentence who acts is named again
    parts.extend([in_one_sentence(conditional(result, v), v, OTHERWISE) for result in n.results])
    return after_each_other(parts)
