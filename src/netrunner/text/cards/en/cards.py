"""English words for numbers, and for which cards are meant."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from netrunner.cards.facts import UnknownCard, facts
from netrunner.rules.machine.nodes import Filter, Number
from netrunner.rules.machine.terms import ADVANCEMENT, CORP, CREDIT, ICE, NO_TYPE, PROGRAM, RUNNER
from netrunner.vocabulary.base import Fixed
from netrunner.vocabulary.cards import (
    AccessedCard,
    All,
    Among,
    Cards,
    Chosen,
    Encountered,
    EventCard,
    Found,
    Host,
    Hosted,
    InnermostIce,
    Its,
    Of,
    OtherThan,
    OutermostIce,
    Remembered,
    This,
    TopOf,
)
from netrunner.vocabulary.drawing import DrawCount
from netrunner.vocabulary.interrupts import Spared
from netrunner.vocabulary.into_play import Installable, Playable, PlayableOrInstallable, Rezzable
from netrunner.vocabulary.lasting import EachEncountered, NextEncountered, Settled
from netrunner.vocabulary.naming_cards import CopiesOfNamed
from netrunner.vocabulary.numbers import (
    AdvancementBefore,
    AllItsStrength,
    CountersHere,
    CountersOn,
    Counting,
    CreditsOf,
    EventAmount,
    Minus,
    Named,
    Plus,
    RequirementOf,
    StrengthOf,
    SubroutinesOn,
    Tags,
    Times,
    X,
)
from netrunner.vocabulary.piles import AnyNumberOf, CopyOf, DeckSize
from netrunner.vocabulary.values import EitherOf

from ..grammar import Amount, Det, Noun, NounPhrase, Voice
from .words import CONSOLE, COUNTERS, EN, ICE_ITSELF, ICEBREAKER, NOUNS, joined, subtype

# Numbers


@EN.words(Fixed)
def fixed(n: Fixed, v: Voice) -> Amount:
    return EN.fixed_amount(n.n)


@EN.words(X)
def x(n: X, v: Voice) -> Amount:
    return Amount("X", True)


@EN.words(Settled)
def settled(n: Settled, v: Voice) -> Amount:
    return v.amount(n.of)


@EN.words(Named)
def named(n: Named, v: Voice) -> Amount:
    if n.name in v.ranges:
        return _up_to(v.ranges.pop(n.name), v)
    if n.name in v.results:
        one, many = LEFT.get(n.name, ("", ""))
        return Amount("1", False, f"for each {v.results[n.name]}", many if one == v.results[n.name] else "")
    if n.name in LEFT:
        return _each(*LEFT[n.name])
    return Amount("that many", True)


#: What an instruction before leaves behind, in words.
LEFT: Final = {
    "bad publicity removed": ("bad publicity removed", "bad publicity removed"),
    "taken": ("bad publicity taken", "bad publicity taken"),
    "tokens": ("advancement token placed", "advancement tokens placed"),
    "purged": ("virus counter removed", "virus counters removed"),
    "lost": ("credit lost", "credits lost"),
    "trashed": ("card trashed this way", "cards trashed this way"),
    "prevented": ("point of damage prevented", "points of damage prevented"),
    "moved cards": ("card moved this way", "cards moved this way"),
}


def _up_to(most: Number, v: Voice) -> Amount:
    """A number that is chosen where it is first spoken of."""
    if isinstance(most, CountersOn | DeckSize) or (isinstance(most, CreditsOf) and most.most >= 1 << 20):
        return Amount("any number of", True)
    if isinstance(most, CreditsOf):
        return Amount(f"up to {most.most}", True)
    amount = v.amount(most)
    return Amount(f"up to {amount.text}", amount.plural, amount.per)


def _each(one: str, many: str) -> Amount:
    return Amount("1", False, f"for each {one}", many)


@EN.words(CountersOn)
def counters_on(n: CountersOn, v: Voice) -> Amount:
    noun = COUNTERS[n.counter]
    if (n.of is None or isinstance(n.of, This)) and not v.others:
        return _each(f"hosted {noun.one}", f"hosted {noun.many}")
    where = v.text(v.this() if n.of is None else v.cards(n.of))
    return _each(f"{noun.one} on {where}", f"{noun.many} on {where}")


@EN.words(CountersHere)
def counters_here(n: CountersHere, v: Voice) -> Amount:
    noun = COUNTERS[n.counter]
    more = f", plus {n.plus}" if n.plus else ""
    where = f"on {v.text(v.this())} at any time{more}"
    return _each(f"{noun.one} {where}", f"{noun.many} {where}")


@EN.words(Tags)
def tags(n: Tags, v: Voice) -> Amount:
    have = "you have" if v.side == RUNNER else "the Runner has"
    return _each(f"tag {have}", f"tags {have}")


@EN.words(CreditsOf)
def credits_of(n: CreditsOf, v: Voice) -> Amount:
    where = f"in {possessive(n.player, v)} credit pool"
    most = "" if n.most >= 1 << 20 else f", up to {n.most}"
    return _each(f"credit {where}{most}", f"credits {where}{most}")


@EN.words(StrengthOf)
def strength_of(n: StrengthOf, v: Voice) -> Amount:
    whose = v.text(v.cards(n.of))
    return _each(f"point of strength of {whose}", f"points of strength of {whose}")


@EN.words(AllItsStrength)
def all_its_strength(n: AllItsStrength, v: Voice) -> Amount:
    return Amount("-X", True, f", where X is the strength of {v.text(v.cards(n.of))}")


@EN.words(SubroutinesOn)
def subroutines_on(n: SubroutinesOn, v: Voice) -> Amount:
    where = v.text(v.cards(n.of))
    return _each(f"subroutine on {where}", f"subroutines on {where}")


@EN.words(Minus)
def minus(n: Minus, v: Voice) -> Amount:
    amount = v.amount(n.number)
    first = "first" if n.less == 1 else f"first {n.less}"
    return Amount(amount.text, amount.plural, f"{amount.per} after the {first}", f"{amount.many} after the {first}")


@EN.words(Plus)
def plus(n: Plus, v: Voice) -> Amount:
    """ "2[c], plus 1 for each ..."."""
    one = v.amount(n.number)
    return Amount(str(n.more), n.more != 1, f"plus {one.text} {one.per}", f"{one.many} plus {n.more}")


@EN.words(RequirementOf)
def requirement_of(n: RequirementOf, v: Voice) -> Amount:
    return Amount("X", True, "", f"the advancement requirement of {v.text(v.cards(n.of))}")


@EN.words(InnermostIce)
def innermost_ice(n: InnermostIce, v: Voice) -> NounPhrase:
    return NounPhrase((NOUNS[ICE],), det=Det.THE, adjectives=("innermost",), after=("protecting the attacked server",))


@EN.words(EventAmount)
def event_amount(n: EventAmount, v: Voice) -> Amount:
    one, many = v.results.get("event amount", "virus counter removed|virus counters removed").split("|")
    return Amount("1", False, f"for each {one}", many)


@EN.words(AdvancementBefore)
def advancement_before(n: AdvancementBefore, v: Voice) -> Amount:
    noun = COUNTERS[ADVANCEMENT]
    return _each(f"{noun.one} that was on it", f"{noun.many} that were on it")


@EN.words(Counting)
def counting(n: Counting, v: Voice) -> Amount:
    what = installed(n.cards, standing(n.cards, v))
    if what.other:  # "each other piece of ice"
        what = what.with_(other=False, adjectives=("other", *what.adjectives))
    return _each(v.text(what), v.text(what.with_(plural=True)))


@EN.words(Times)
def times(n: Times, v: Voice) -> Amount:
    one = v.amount(n.per)
    text = str(n.n * int(one.text)) if one.text.isdigit() else f"{n.n}{one.text}"
    return Amount(text, text not in ("1", "-1"), one.per)


# Things that are counted


def credits(amount: Amount) -> NounPhrase:
    """ "3[c]"."""
    if amount.text.endswith("of"):
        return NounPhrase(fixed=f"{amount.text} credits")
    return NounPhrase(fixed=f"{amount.text}[c]", per=amount.per)


def counters(kind: int, amount: Amount) -> NounPhrase:
    """ "2 virus counters"."""
    return credits(amount) if kind == CREDIT else amount.of(NounPhrase((COUNTERS[kind],)))


def clicks(n: int, per: str = "") -> NounPhrase:
    """ "[click][click]"."""
    return NounPhrase(fixed="[click]" * n, per=per)


# Places


def zone(name: str, v: Voice) -> str:
    """A zone, "your" if it is the reader's."""
    if name in ("hq", "rnd", "archives"):
        return {"hq": "HQ", "rnd": "R&D", "archives": "Archives"}[name]
    if name == "set-aside":
        return "the cards set aside"
    if name in ("corp-score", "runner-score"):
        side = CORP if name == "corp-score" else RUNNER
        return f"{possessive(side, v)} score area"
    return f"your {name}" if v.side == RUNNER else f"the {name}"


def deck(side: int, v: Voice) -> str:
    """A player's deck."""
    return zone("stack" if side == RUNNER else "rnd", v)


def possessive(player: int, v: Voice) -> str:
    """ "your", "the Corp's" or "the Runner's"."""
    if v.is_reader(player):
        return "your"
    return f"{EN.phrase(EN.player(v.resolve(player)))}’s"


# Descriptions of cards


def copy_of(title: str) -> Noun:
    """ "copy of Rabbit Hole"."""
    with suppress(UnknownCard):  # a card of a test
        title = facts(title).title_in("en")
    return Noun(f"copy of {title}", f"copies of {title}")


def described(n: Cards, v: Voice, place: str = "from") -> NounPhrase:
    """A description of cards without an article; ``place`` is the word before zones, or nothing to leave them out."""
    nouns = tuple([NOUNS[t] for t in n.types]) or (NOUNS[NO_TYPE],)
    kinds = tuple([subtype(s) for s in n.subtypes])
    if n.subtypes == ("icebreaker",) and n.types in ((PROGRAM,), ()):
        nouns, kinds = (ICEBREAKER,), ()
    if n.subtypes == ("console",):
        nouns, kinds = (CONSOLE,), ()
    if n.title:
        nouns, kinds = (copy_of(n.title),), ()
    without = ", ".join([f"non-{subtype(s)}" for s in n.without])
    kinds = (*kinds, *([without] if without else []))
    kinds = (*kinds, *[f"non-{NOUNS[t].mass or NOUNS[t].one}" for t in n.not_types])
    adjectives: list[str] = []
    after: list[str] = []
    installed = n.where == ("installed",)
    # whether nothing else shows whose card it is
    untold = not n.types and not n.title and not n.subtypes and n.rezzed is None and not n.advanceable
    if n.hosted_on_this:
        adjectives.append("hosted")
    elif installed and (untold or (n.title and place == "in")) and place:
        adjectives.append("installed")
    if n.rezzed is not None:
        adjectives.append("rezzed" if n.rezzed else "unrezzed")
    if n.faceup is not None:
        adjectives.append("faceup" if n.faceup else "facedown")
    mine = untold and n.side >= 0 and n.side == v.side
    theirs = untold and n.side >= 0 and n.side == v.actor and not mine
    if untold and n.side >= 0 and not mine and not theirs:
        kinds = (" ".join([*kinds, "Corp" if n.side == CORP else "Runner"]),)
    if n.protecting:
        after.append("protecting this server")
    if n.in_server:
        after.append("in this server")
    if n.central is not None:
        after.append(f"{_around(n)} a {'central' if n.central else 'remote'} server")
    if n.advanceable:
        after.append("that can be advanced")
    if not installed and place:
        lies = "in" if all([z.endswith("-score") for z in n.where]) else place
        after.append(f"{lies} {joined([zone(z, v) for z in n.where], 'or')}")
    return NounPhrase(
        nouns, kinds=kinds, adjectives=tuple(adjectives), after=tuple(after), mine=mine, theirs=theirs,
        other=n.other, det=Det.A,
    )  # fmt: skip


def _around(n: Cards) -> str:
    if not n.types and ICE not in n.not_types:
        return "in or protecting"
    return "protecting" if n.types == (ICE,) else "in"


@EN.words(Cards)
def cards(n: Cards, v: Voice) -> NounPhrase:
    return described(n, v)


def standing(n: Filter, v: Voice, place: str = "in") -> NounPhrase:
    """Cards where they are, rather than being taken from there."""
    while isinstance(n, Installable | Rezzable | Playable | PlayableOrInstallable):
        n = n.cards
    phrase = described(n, v, place) if isinstance(n, Cards) else v.cards(n)
    return phrase.with_(det=Det.NONE)


def installed(n: Filter, phrase: NounPhrase) -> NounPhrase:
    """The same, told to be installed where nothing else tells where the cards are."""
    while isinstance(n, Installable | Rezzable | Playable | PlayableOrInstallable):
        n = n.cards
    told = (
        phrase.after or phrase.fixed or phrase.pronoun or phrase.mine or {"installed", "hosted"} & {*phrase.adjectives}
    )
    if told or not isinstance(n, Cards) or n.where != ("installed",) or n.rezzed is not None:
        return phrase
    return phrase.with_(adjectives=("installed", *phrase.adjectives))


def every(n: Filter, v: Voice) -> NounPhrase:
    """All cards of a description as a subject: "ice protecting this server", "programs"."""
    phrase = standing(n, v).with_(plural=True, det=Det.ALL if isinstance(n, Cards) and n.side == v.side else Det.NONE)
    if isinstance(n, Cards) and n.title:  # all of them, wherever they are
        phrase = phrase.with_(adjectives=tuple([word for word in phrase.adjectives if word != "installed"]))
    only_mass = len(phrase.nouns) == 1 and bool(phrase.nouns[0].mass)
    return NounPhrase(phrase.nouns, fixed=EN.phrase(phrase), plural=not only_mass)


@EN.words(Installable, Rezzable, Playable, PlayableOrInstallable)
def possible(n: Installable | Rezzable | Playable | PlayableOrInstallable, v: Voice) -> NounPhrase:
    return v.cards(n.cards)


@EN.words(Among)
def among(n: Among, v: Voice) -> NounPhrase:
    phrase = standing(n.cards, v, "")
    if isinstance(n.selection, TopOf) and n.selection.count == 1:
        return NounPhrase(fixed=f"that card if it is {v.text(phrase.with_(det=Det.A))}")
    return phrase.with_(after=(*phrase.after, "among them"), det=Det.A)


@EN.words(Of)
def of(n: Of, v: Voice) -> NounPhrase:
    return v.cards(n.selection)


# Selections


@EN.words(Chosen)
def chosen(n: Chosen, v: Voice) -> NounPhrase:
    count = n.count * v.times if isinstance(n.count, int) else n.count
    freely = isinstance(count, AnyNumberOf)
    phrase = v.amount(count).of(v.cards(n.cards), "up to " if n.up_to and not freely else "")
    if freely and (phrase.mine or phrase.theirs):
        phrase = phrase.with_(number="any number")
    if n.at_least:
        phrase = phrase.with_(number=f"{n.at_least} or more", plural=True, per="")
    v.mention(n.as_, phrase)
    if len(phrase.nouns) > 1 or isinstance(n.cards, EitherOf):  # later on it is "that card"
        v.mentioned[n.as_] = phrase.with_(nouns=(NOUNS[NO_TYPE],), kinds=())
    if isinstance(n.cards, CopiesOfNamed):  # of which card is known then
        v.mentioned[n.as_] = phrase.with_(nouns=(Noun("copy", "copies"),))
    return phrase


@EN.words(Its)
def its(n: Its, v: Voice) -> NounPhrase:
    if n.name in v.direct:
        return v.direct.pop(n.name) if n.name == "target" else v.direct[n.name]  # names of their own stay
    phrase = v.that(n.name)
    if v.focus == f"that {n.name}":  # "that ice" was said just before
        return phrase.with_(pronoun=True)
    v.focus = f"that {n.name}"
    return phrase


@EN.words(Found)
def found(n: Found, v: Voice) -> NounPhrase:
    return v.mentioned.get("found", NounPhrase((NOUNS[NO_TYPE],))).with_(pronoun=True)


@EN.words(Spared)
def spared(n: Spared, v: Voice) -> NounPhrase:
    return NounPhrase((NOUNS[NO_TYPE],), det=Det.THAT)


@EN.words(This)
def this(n: This, v: Voice) -> NounPhrase:
    return v.this()


@EN.words(EventCard)
def event_card(n: EventCard, v: Voice) -> NounPhrase:
    if v.focus == "event" and v.mentioned["event"].det is Det.THIS:  # the card itself
        return v.mentioned["event"].with_(pronoun=True)
    return v.that("event")


@EN.words(Host)
def host(n: Host, v: Voice) -> NounPhrase:
    if v.focus == "host":
        return NounPhrase(fixed="that host")
    return v.mention("host", NounPhrase(fixed=f"{v.text(v.this())}’s host"))


@EN.words(Remembered)
def remembered(n: Remembered, v: Voice) -> NounPhrase:
    return NounPhrase((NOUNS[NO_TYPE],), det=Det.THE, adjectives=("chosen",))


@EN.words(AccessedCard)
def accessed_card(n: AccessedCard, v: Voice) -> NounPhrase:
    card = NounPhrase((NOUNS[NO_TYPE],), det=Det.THE, after=("being accessed",))
    return card.with_(pronoun=True) if v.focus == "accessed" else card


@EN.words(Hosted)
def hosted(n: Hosted, v: Voice) -> NounPhrase:
    return NounPhrase((NOUNS[NO_TYPE],), plural=True, det=Det.ALL, adjectives=("hosted",))


@EN.words(Encountered)
def encountered(n: Encountered, v: Voice) -> NounPhrase:
    ice = v.mentioned.get("event")
    if ice is not None and ice.nouns in ((NOUNS[ICE],), (ICE_ITSELF,)):
        return ice.with_(pronoun=True)
    who = "you are" if v.side == RUNNER else "the Runner is"
    adjectives = ("rezzed",) if n.rezzed else ()
    kinds = (subtype(n.subtype),) if n.subtype else ()
    return NounPhrase((ICE_ITSELF,), det=Det.THE, kinds=kinds, adjectives=adjectives, after=(f"{who} encountering",))


@EN.words(OutermostIce)
def outermost_ice(n: OutermostIce, v: Voice) -> NounPhrase:
    return NounPhrase((NOUNS[ICE],), det=Det.THE, adjectives=("outermost",), after=("protecting the attacked server",))


@EN.words(EachEncountered)
def each_encountered(n: EachEncountered, v: Voice) -> NounPhrase:
    but = f", except {v.text(v.this())}," if n.other else ""
    who = "you encounter" if v.side == RUNNER else "the Runner encounters"
    return NounPhrase(fixed=f"each piece of ice {who}{but}")


@EN.words(NextEncountered)
def next_encountered(n: NextEncountered, v: Voice) -> NounPhrase:
    if "next" in v.mentioned:
        return v.that("next")
    who = "you encounter" if v.side == RUNNER else "the Runner encounters"
    return v.mention("next", NounPhrase((NOUNS[ICE],), det=Det.NEXT, after=(f"{who} {v.in_run}".strip(),)))


@EN.words(All)
def all_of(n: All, v: Voice) -> NounPhrase:
    if isinstance(n.cards, Among) and isinstance(n.cards.cards, Cards) and not n.cards.cards.types:
        return NounPhrase(fixed="the rest")
    phrase = standing(n.cards, v)
    if isinstance(n.cards, OtherThan):
        return phrase.with_(plural=True, other=False, det=Det.ALL, adjectives=("other", *phrase.adjectives))
    if isinstance(n.cards, CopyOf) and isinstance(n.cards.cards, Cards):
        where = f"in {joined([zone(z, v) for z in n.cards.cards.where])}"
        return phrase.with_(plural=True, other=False, det=Det.ALL, adjectives=("other",), after=(where,))
    if isinstance(n.cards, Cards) and len(n.cards.where) > 1:
        after = f"in {joined([zone(z, v) for z in n.cards.where])}"
        phrase = phrase.with_(after=(*phrase.after[:-1], after))
    return phrase.with_(plural=True, det=Det.ALL)


@EN.words(TopOf)
def top_of(n: TopOf, v: Voice) -> NounPhrase:
    amount = v.amount(n.count)
    many = f" {amount.text}" if amount.plural else ""
    where = deck(v.resolve(n.player), v)
    if isinstance(n.count, DrawCount) and n.count.plus:
        many = f"as many cards from the top of {where} as you would draw plus {n.count.plus}"
        return NounPhrase(fixed=many, plural=True)
    if amount.many and not amount.plural:  # "the top X cards of your stack, where X is the number of ..."
        x = f", where X is the number of {amount.many}"
        return v.mention("top", NounPhrase((NOUNS[NO_TYPE],), True, Det.THE, adjectives=("top X",),
                                           after=(f"of {where}",), per=x))  # fmt: skip
    if amount.text.endswith(" of") or isinstance(n.count, DrawCount):
        return NounPhrase((NOUNS[NO_TYPE],), True, number=amount.text, after=(f"from the top of {where}",))
    return v.mention("top", NounPhrase((NOUNS[NO_TYPE],), amount.plural, Det.THE, adjectives=(f"top{many}",),
                                       after=(f"of {where}",), per=amount.per))  # fmt: skip
