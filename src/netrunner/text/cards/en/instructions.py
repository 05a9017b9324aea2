"""English words for costs and instructions."""

from __future__ import annotations

from typing import Final

from netrunner.rules.machine.nodes import (
    Condition,
    Conditional,
    Instruction,
    Selection,
)
from netrunner.rules.machine.terms import (
    CORP,
    RUNNER,
)
from netrunner.vocabulary.cards import Cards, Chosen
from netrunner.vocabulary.conditions import Always
from netrunner.vocabulary.flow import (
    ChooseUpTo,
    May,
)
from netrunner.vocabulary.hands import RoomInHand
from netrunner.vocabulary.hosting import InstallCostOf
from netrunner.vocabulary.instructions import (
    Both,
    Damage,
    Draw,
    EndActionPhase,
    Gain,
    GainClicks,
    GiveTags,
    Lose,
    LoseClicks,
    RemoveTags,
    Take,
    TakeBadPublicity,
    TakeTurn,
)
from netrunner.vocabulary.into_play import Install, PlayIt
from netrunner.vocabulary.lasting import Until
from netrunner.vocabulary.measures import Lacking
from netrunner.vocabulary.moments import TurnOf
from netrunner.vocabulary.numbers import Named
from netrunner.vocabulary.piles import ForEvery
from netrunner.vocabulary.redirecting import AttackedServerIs
from netrunner.vocabulary.running import Encountering
from netrunner.vocabulary.statics import (
    GetsSubtype,
)

from ..grammar import (
    Bare,
    Clause,
    NounPhrase,
    Said,
    Several,
    Voice,
    about,
    after_each_other,
    allowed,
    fronted,
    in_sentences,
    lasts_alike,
    mine,
    optionally,
    said_once,
    together,
    told_together,
)
from .cards import clicks, credits, possessive
from .words import DAMAGE, EN, NOUNS, SERVERS, TAG, joined

INTERRUPT: Final = "[interrupt] – "


def name(words: str, per: str = "", plural: bool = False) -> NounPhrase:
    """Words that never change."""
    return NounPhrase(fixed=words, per=per, plural=plural)


def during_run_there(n: AttackedServerIs) -> str:
    """ "during a run on HQ"."""
    where = "the chosen server" if n.chosen else SERVERS[n.server] if n.server >= 0 else "no server"
    return f"during a run on {where}"


def if_(condition: Condition, v: Voice, word: str = "if") -> str:
    """ "if the Runner is tagged"; nothing for a condition that always holds."""
    if isinstance(condition, Always):
        return ""
    if isinstance(condition, AttackedServerIs) and word == "while":
        return during_run_there(condition)
    said = v.condition(condition)
    if isinstance(condition, TurnOf | Encountering) and word == "while":
        return v.say(said)  # "during your turn"
    past = isinstance(said, Clause) and said.tense is not None  # what happened earlier does not last
    return f"{'if' if past and word == 'while' else word} {v.say(said)}"


def does(instructions: tuple[Instruction, ...], v: Voice) -> list[Said]:
    """The instructions of an ability, each a sentence of its own."""
    found: list[Said] = []
    for group in told_together(instructions):
        first = group[0]
        if isinstance(first, ChooseUpTo) and not first.least and first is not instructions[-1]:
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


@EN.words(Both)
def both(n: Both, v: Voice) -> Said:
    parts = said_once(does(n.parts, v)) if lasts_alike(n.parts) else does(n.parts, v)
    first = parts[0]
    chosen = isinstance(n.parts[0], ChooseUpTo)  # a part of what the reader may do
    if isinstance(first, Clause) and not first.subject.reader and not chosen:  # what the reader does has its subject
        parts = [first, *[Bare(v.say(part)) if mine(part) else part for part in parts[1:]]]
    if isinstance(n.parts[-1], May):  # who may do the last of it is told anew
        return after_each_other([together(parts[:-1]), parts[-1]])
    return together(parts)


#: Cards whose install cost counts, by what became of them: others may be spoken of in between.
_BECAME: Final = {"removed": "{} removed from the game", "uninstalled": "uninstalled {}", "trashed": "trashed {}"}


def install_cost(n: InstallCostOf, v: Voice) -> str:
    """ "its install cost", "the total install cost of the trashed cards"."""
    if not n.became:
        return "its install or play cost" if n.or_play else "its install cost"
    which = v.that(n.name)
    noun = "card" if len(which.nouns) > 1 else which.nouns[0].one
    if which.plural:
        return f"the total install cost of the {_BECAME[n.became].format('cards')}"
    return f"the install cost of the {_BECAME[n.became].format(noun)}"


@EN.words(Gain)
def gain(n: Gain, v: Voice) -> Said:
    if isinstance(n.n, InstallCostOf):
        return v.act("gain", name(f"credits equal to {install_cost(n.n, v)}"), n.player)
    if isinstance(n.n, ForEvery) and isinstance(n.n.of, InstallCostOf) and n.n.each == 2:
        return v.act("gain", name(f"credits equal to half {install_cost(n.n.of, v)} (rounded down)"), n.player)
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
    amount = v.amount(n.n)
    return v.act("gain", clicks(int(amount.text), amount.per), n.player)


@EN.words(TakeTurn)
def take_turn(n: TakeTurn, v: Voice) -> Said:
    return v.act("take", name("an additional turn"), -1, "after this one")


@EN.words(LoseClicks)
def lose_clicks(n: LoseClicks, v: Voice) -> Said:
    all_left = name(f"all {'your' if v.is_reader(n.player) else 'their'} remaining [click]")
    return v.act("lose", all_left if n.n < 0 else clicks(n.n), n.player)


@EN.words(Draw)
def draw(n: Draw, v: Voice) -> Said:
    if isinstance(n.n, Lacking):
        amount = v.amount(n.n)
        return v.act("draw", None, n.player, f"{amount.text} {amount.per}")
    if isinstance(n.n, RoomInHand):
        whose = "your" if v.is_reader(n.player) else "their"
        return v.act("draw", name("cards", plural=True), n.player, f"up to {whose} maximum hand size")
    deck = "R&D" if v.resolve(n.player) == CORP else f"{possessive(n.player, v)} stack"
    where = f"from the bottom of {deck}" if n.bottom else ""
    return v.act("draw", v.amount(n.n).of(NounPhrase((NOUNS[0],))), n.player, where)


@EN.words(Damage)
def damage(n: Damage, v: Voice) -> Said:
    amount = v.amount(n.n)
    what = name(f"{amount.text} {DAMAGE[n.kind]} damage", amount.per)
    verb = "suffer" if v.actor == RUNNER else "do"
    return v.act(verb, what, -1, "that cannot be prevented" if n.unpreventable else "")


@EN.words(GiveTags)
def give_tags(n: GiveTags, v: Voice) -> Said:
    tags = v.amount(n.n).of(NounPhrase((TAG,)))
    if n.unpreventable:
        tags = tags.with_(after=("that cannot be avoided",))
    if v.actor == RUNNER:
        return v.act("take", tags)
    return v.act("give", tags).with_(to=EN.player(RUNNER))


@EN.words(RemoveTags)
def remove_tags(n: RemoveTags, v: Voice) -> Said:
    tags = name("all tags") if n.n == -1 else v.amount(n.n).of(NounPhrase((TAG,)))
    by = v.actor if n.player == -1 else n.player
    return v.act("remove", tags, n.player, "" if by == RUNNER else "from the Runner")


@EN.words(TakeBadPublicity)
def take_bad_publicity(n: TakeBadPublicity, v: Voice) -> Said:
    amount = v.amount(n.n)
    what = name(f"{amount.text} bad publicity", amount.per)
    if v.actor == RUNNER:
        return v.act("give", what).with_(to=EN.player(CORP))
    return v.act("take", what)


def perhaps(clause: Clause, what: Selection, v: Voice) -> Said:
    """ "You may install 1 card" where the choice of no card is the choice to do nothing."""
    if not isinstance(what, Chosen) or not what.up_to or what.count != 1 or v.times > 1 or clause.object is None:
        return clause
    return allowed(clause.with_(object=clause.object.with_(number="1")), v.who())


@EN.words(EndActionPhase)
def end_action_phase(n: EndActionPhase, v: Voice) -> Said:
    return v.act("end", name("the action phase"))


def choice(n: Selection, v: Voice) -> Clause:
    """ "Choose 1 installed piece of ice"."""
    what = v.cards(n)
    if isinstance(n, Chosen) and isinstance(n.cards, Cards) and n.cards.where == ("installed",) and not what.adjectives:
        what = what.with_(adjectives=("installed",))
    return v.act("choose", what)


def conditional(n: Conditional, v: Voice) -> Said:
    """What a conditional ability says, without its symbols."""
    lead = v.lead(n.trigger)
    before, v.reacting = v.reacting, True
    parts = does(n.does, v)
    v.reacting = before
    said: Said = after_each_other(parts)
    if n.optional and in_sentences(n.does):
        said = after_each_other([allowed(parts[0], v.who()), fronted(parts[1], "if you do"), *parts[2:]])
    elif n.optional:
        said = optionally(parts, v.who(), "if you do")
    return fronted(about(said, v.subject, EN), lead)
