"""English words for what chooses, pays or traces."""

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
    together,
)
from .instructions import (
    choice,
    conditional,
    does,
    if_,
    name,
)
from .words import EN


@EN.words(If)
def if_then(n: If, v: Voice) -> Said:
    when = if_(n.condition, v)
    parts = [fronted(together(does(n.then, v)), when)]
    if n.otherwise:
        parts.append(fronted(together(does(n.otherwise, v)), "otherwise"))
    return after_each_other(parts)


@EN.words(IfAble)
def if_able(n: IfAble, v: Voice) -> Said:
    said = together(does(n.does, v))
    if isinstance(said, Clause) and said.object is not None and said.object.per:  # "for each ..." ends the sentence
        return fronted(said, "if able")
    return ended(said, "if able")


@EN.words(IfYouDo)
def if_you_do(n: IfYouDo, v: Voice) -> Said:
    first, (then, *more) = v.said(n.first), does(n.then.then, v)
    return after_each_other([first, fronted(then, "if you do"), *more])


@EN.words(RepeatProcess)
def repeat_process(n: RepeatProcess, v: Voice) -> Said:
    amount = v.amount(n.times)
    return fronted(together(does(n.does, v)), amount.per or f"{amount.text} times")


@EN.words(With)
def with_targets(n: With, v: Voice) -> Said:
    return after_each_other([choice(n.choose, v), *does(n.does, v)])


@EN.words(ChooseUpTo)
def choose_up_to(n: ChooseUpTo, v: Voice) -> Said:
    if n.least:
        return v.act("choose", name("a number"), n.player, f"greater than {n.least - 1}")
    amount = v.amount(n.most)
    limit = f"the number of {amount.many}" if amount.many else amount.text
    return v.act("choose", name("a number"), n.player, f"up to {limit}")


def _if_not(player: int, v: Voice) -> str:
    """What follows if a player does not do what they may."""
    return "if you do not" if v.is_reader(player) else "if they do not"


@EN.words(May)
def may(n: May, v: Voice) -> Said:
    actor = v.acting(n.player)
    parts = [allowed(together(does(n.does, actor)), v.who(n.player))]
    if n.otherwise:
        if_not = "otherwise" if isinstance(parts[0], Several) else _if_not(n.player, v)  # sentences lie between
        parts.append(fronted(together(does(n.otherwise, v)), if_not))
    return after_each_other(parts)


@EN.words(ChooseOne)
def choose_one(n: ChooseOne, v: Voice) -> Said:
    actor = v.acting(n.player)
    options = [together(does(option, actor)) for option in n.options]
    said: Said = Series(tuple(options), "or")
    if any(isinstance(option, Series | Several) for option in options):
        listed = "; or ".join([v.say(option, Mood.NAME) for option in options])
        if v.is_reader(n.player):
            return Bare(listed)
        return Bare(f"{v.say(v.act('choose', None, n.player), Mood.ORDER)} one: {listed}")
    if v.is_reader(n.player):
        return said
    return allowed(said, v.who(n.player), "must" if n.must else "may")


@EN.words(ChooseSome)
def choose_some(n: ChooseSome, v: Voice) -> Said:
    listed = "; ".join([v.say(together(does(option, v)), Mood.ORDER).strip() for option in n.options])
    listed = listed[0].upper() + listed[1:]
    order = "" if n.n == 1 else " in any order"
    return v.act("resolve", name(f"{'up to ' if n.up_to else ''}{n.n} of the following{order}: {listed}"))


@EN.words(MayPay)
def may_pay(n: MayPay, v: Voice) -> Said:
    actor = v.acting(n.player)
    paying = actor.price(n.cost).said
    if in_sentences(n.then):
        first, *more = does(n.then, actor)
        if_so = "if you do" if v.is_reader(n.player) else "if they do"
        return after_each_other([allowed(paying, v.who(n.player)), fronted(first, if_so), *more])
    then = together(does(n.then, actor)) if n.then else None
    if then is not None and not compelled(then):
        paying, then = for_purpose(paying, then), None
    parts = [allowed(paying, v.who(n.player))]
    if then is not None:
        parts.append(fronted(then, "if you do" if v.is_reader(n.player) else "if they do"))
    if n.otherwise:
        parts.append(fronted(together(does(n.otherwise, v)), _if_not(n.player, v)))
    return after_each_other(parts)


@EN.words(MustPay)
def must_pay(n: MustPay, v: Voice) -> Said:
    actor = v.acting(n.player)
    parts: list[Said] = [ended(allowed(actor.price(n.cost).said, v.who(n.player), "must"), "if able")]
    if n.then:
        if_so = "if you do" if v.is_reader(n.player) else "if they do"
        parts = [actor.price(n.cost).said, fronted(together(does(n.then, v)), if_so)]
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
    many = f"the number of {amount.many}" if amount.many and amount.text == "1" else f"{amount.text} {amount.per}"
    if isinstance(n.base, RequirementOf):
        many = "that agenda’s advancement requirement"
    x = (f", where X is {many}",) if amount.per or amount.text == "X" else ()
    parts: list[Said] = [Bare(f"trace [{'X' if x else amount.text}]", x)]
    if v.side == RUNNER:  # only the Corp traces
        parts = [Clause("trace", EN.player(CORP), name(f"[{amount.text}]", amount.per))]
    parts.extend([in_one_sentence(conditional(result, v), v, "otherwise") for result in n.results])
    return after_each_other(parts)
