"""The fragments that a card's text is made of, and what a language must bring along.

A builder makes a fragment from a node of the vocabulary: a noun phrase that still knows its number, gender and
article, a clause that still knows its subject and its verb. Only the last step puts words in order, joins, contracts
and capitalises, because only then is it known in which mood a clause stands and what comes before it.

| part of speech of the node | what its builder returns |
|---|---|
| `Number` | `Amount` |
| `Filter`, `Selection` | `NounPhrase` (a filter without an article) |
| `Trigger` | `str`: "when your turn begins" |
| `CostPart`, `Cost` | `Price` |
| `Condition`, `Instruction`, `Static` | `Said` |
| other `Ability`, `Trait` | `str`: the whole line |
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, fields, is_dataclass, replace
from enum import Enum, auto
from typing import Any, Final, TypeAlias, TypeVar

from netrunner.rules.machine.nodes import (
    Condition,
    Cost,
    CostPart,
    Filter,
    Instruction,
    Node,
    Number,
    Selection,
    Static,
    Trigger,
    in_zone,
)
from netrunner.rules.machine.terms import CORP, EVENT, ICE, NO_TYPE, NOBODY, RUNNER, ZONES
from netrunner.vocabulary.base import OPPONENT, YOU, Fixed
from netrunner.vocabulary.cards import Cards, Chosen
from netrunner.vocabulary.interrupts import Prevent
from netrunner.vocabulary.into_play import Install, Installable, PlayIt, Rez
from netrunner.vocabulary.lasting import Delayed, Until
from netrunner.vocabulary.statics import GetsSubtype


class Mood(Enum):
    """How a clause stands in its sentence."""

    ORDER = auto()  # "gain 2[c]" to the reader, "the Runner gains 2[c]" about someone else
    TELL = auto()  # "you gain 2[c]"
    WISH = auto()  # "(unless) you gain 2[c]", which other languages mark
    NAME = auto()  # "(you may) gain 2[c]"
    PAST = auto()  # "you gained 2[c] (during your last turn)"
    PERFECT = auto()  # "you have gained 2[c] (this turn)"
    PERFECT_WISH = auto()  # the same where a language asks for the subjunctive: "(mientras) hayas ganado 2[c]"


class Det(Enum):
    """What stands before a noun."""

    NONE = auto()
    A = auto()
    THE = auto()
    THIS = auto()
    THAT = auto()
    ALL = auto()
    FIRST = auto()
    NEXT = auto()


@dataclass(frozen=True, slots=True)
class Noun:
    """A noun in both numbers. ``mass`` is the plain word where the counted one has a measure: "piece of ice"."""

    one: str
    many: str
    feminine: bool = False
    mass: str = ""


@dataclass(frozen=True, slots=True)
class NounPhrase:
    """Something spoken of. ``nouns`` are alternatives ("program or piece of hardware"); a name is ``fixed`` instead."""

    nouns: tuple[Noun, ...] = ()
    plural: bool = False
    det: Det = Det.NONE
    number: str = ""  # "2", "X", "up to 3"
    kinds: tuple[str, ...] = ()  # subtypes, which stand next to the noun
    adjectives: tuple[str, ...] = ()
    after: tuple[str, ...] = ()  # "protecting this server"
    mine: bool = False  # belongs to the reader: "1 of your installed cards"
    theirs: bool = False  # belongs to the one who acts: "1 of their installed cards"
    other: bool = False  # "another"
    fixed: str = ""  # a name, or words that never change
    pronoun: bool = False
    reader: bool = False  # "you"
    per: str = ""  # "for each ...", which goes to the end of the clause

    @property
    def feminine(self) -> bool:
        """Agreement follows the last alternative."""
        return bool(self.nouns) and self.nouns[-1].feminine

    def with_(self, **changes: Any) -> NounPhrase:
        """The same with other features."""
        return replace(self, **changes)


@dataclass(frozen=True, slots=True)
class Amount:
    """A number in words: "2", or "1" with "for each virus counter"."""

    text: str
    plural: bool
    per: str = ""
    many: str = ""  # what is counted, after "the number of"

    def of(self, phrase: NounPhrase, up_to: str = "") -> NounPhrase:
        """So many of something."""
        return phrase.with_(number=up_to + self.text, plural=self.plural, det=Det.NONE, per=self.per)


@dataclass(frozen=True, slots=True)
class Clause:
    """A subject and what it does."""

    verb: str
    subject: NounPhrase
    object: NounPhrase | None = None
    to: NounPhrase | None = None  # who receives something
    rest: tuple[str, ...] = ()
    purpose: Said | None = None  # "to gain 3[c]"
    front: tuple[str, ...] = ()  # "if the Runner is tagged"
    modal: str = ""  # "may", "must", "can", "cannot" or "would"
    negative: bool = False
    inverted: bool = False  # what happens by itself, which some languages tell with the subject behind the verb
    tense: Mood | None = None  # what happened earlier stays in its tense wherever the clause stands

    def with_(self, **changes: Any) -> Clause:
        """The same with other features."""
        return replace(self, **changes)

    def then(self, *rest: str) -> Clause:
        """The same with more at its end."""
        return replace(self, rest=(*self.rest, *[r for r in rest if r]))


@dataclass(frozen=True, slots=True)
class Series:
    """Several clauses in one sentence; a modal and its subject hold for all of them."""

    parts: tuple[Said, ...]
    word: str = "and"
    modal: str = ""
    subject: NounPhrase | None = None
    front: tuple[str, ...] = ()
    after: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Several:
    """Several sentences."""

    parts: tuple[Said, ...]


@dataclass(frozen=True, slots=True)
class Bare:
    """Words without a verb: "+1 strength"."""

    text: str
    rest: tuple[str, ...] = ()
    front: tuple[str, ...] = ()


Said: TypeAlias = Clause | Series | Several | Bare


@dataclass(frozen=True, slots=True)
class Price:
    """A cost as it stands before a colon ("1[c], [trash]"), and as something to do ("pay 1[c] and trash this card")."""

    symbol: str
    said: Said


def fronted(said: Said, *words: str) -> Said:
    """The same with words in front, set off by a comma: "if the Runner is tagged, ..."."""
    words = tuple([w for w in words if w])
    if not words:
        return said
    if isinstance(said, Several):
        return Several((fronted(said.parts[0], *words), *said.parts[1:]))
    return replace(said, front=(*words, *said.front))


def led(said: Said, words: str) -> Said:
    """The same with words at the end of what comes first: "whenever you encounter ice during that run, ..."."""
    if not words:
        return said
    if isinstance(said, Several):
        return Several((led(said.parts[0], words), *said.parts[1:]))
    return replace(said, front=(*said.front[:-1], f"{said.front[-1]} {words}")) if said.front else said


def ended(said: Said, *words: str) -> Said:
    """The same with words at the end: "... for the remainder of this run"."""
    words = tuple([w for w in words if w])
    if not words:
        return said
    if isinstance(said, Several):
        return Several((*said.parts[:-1], ended(said.parts[-1], *words)))
    if isinstance(said, Series):
        return replace(said, after=(*said.after, *words))
    return replace(said, rest=(*said.rest, *words))


def together(parts: list[Said], word: str = "and") -> Said:
    """One sentence of several parts; what they say in further sentences follows."""
    if len(parts) == 1:
        return parts[0]
    parts = [inner for part in parts for inner in _plainly_joined(part, word)]
    first = tuple([part.parts[0] if isinstance(part, Several) else part for part in parts])
    further = [later for part in parts if isinstance(part, Several) for later in part.parts[1:]]
    return Several((Series(first, word), *further)) if further else Series(first, word)


def _plainly_joined(said: Said, word: str) -> tuple[Said, ...]:
    """The parts of what can as well be told in the same list: "add a card to R&D, shuffle it, and remove the rest"."""
    if isinstance(said, Series) and said.word == word and not (said.modal or said.front or said.after):
        return said.parts
    return (said,)


def after_each_other(parts: list[Said]) -> Said:
    """One sentence after the other."""
    flat: list[Said] = []
    for part in parts:
        flat.extend(part.parts if isinstance(part, Several) else (part,))
    return flat[0] if len(flat) == 1 else Several(tuple(flat))


def allowed(said: Said, subject: NounPhrase, modal: str = "may") -> Said:
    """The same as something that a player may (or must) do; what follows in further sentences stays as it is."""
    if isinstance(said, Several):
        return Several((allowed(said.parts[0], subject, modal), *said.parts[1:]))
    if isinstance(said, Clause) and said.subject == subject and not said.modal:
        return replace(said, modal=modal)
    if isinstance(said, Clause | Series) and said.modal:
        return said
    if isinstance(said, Series):
        bare = replace(said, front=(), after=())
        return Series((bare,), "and", modal, subject, said.front, said.after)
    return Series((said,), "and", modal, subject)


def optionally(parts: list[Said], subject: NounPhrase, if_so: str) -> Said:
    """What a player may do as a whole: in one sentence if it is short, else the rest follows "if you do"."""
    if len(parts) < 3 and not any(isinstance(part, Clause | Series) and part.modal for part in parts[1:]):
        if len(parts) < 2 or if_so not in _front(parts[1]):
            return allowed(together(parts), subject)
    then = parts[1] if if_so in _front(parts[1]) else fronted(parts[1], if_so)
    return after_each_other([allowed(parts[0], subject), then, *parts[2:]])


def _front(said: Said) -> tuple[str, ...]:
    """The words in front of what is said."""
    return _front(said.parts[0]) if isinstance(said, Several) else said.front


def in_one_sentence(said: Said, v: Voice, otherwise: str) -> Said:
    """A choice behind another condition: "otherwise" belongs to the inner one, so "X if ...; otherwise, Y"."""
    if not isinstance(said, Several) or len(said.parts) != 2:
        return said
    first, second = said.parts
    if len(_front(first)) != 2 or _front(second) != (otherwise,) or isinstance(first, Several):
        return said
    lead, inner = _front(first)
    other = v.say(second, Mood.ORDER)
    if isinstance(first, Clause) and first.object is not None and first.object.per:  # "for each ..." ends the sentence
        return Bare(f"{v.say(first, Mood.ORDER)}; {other}")
    return ended(replace(first, front=(lead,)), f"{inner}; {other}")


def in_sentences(instructions: tuple[Instruction, ...]) -> bool:
    """Whether what one may do cannot be told in one breath: it is prevented first, or it comes later."""
    if len(instructions) < 2:
        return False
    return isinstance(instructions[0], Prevent) or any([isinstance(i, Delayed) for i in instructions[1:]])


def compelled(said: Said) -> bool:
    """Whether it tells what somebody must do or cannot do: no purpose of somebody else's act."""
    if isinstance(said, Series):
        return said.modal == "must" or any([compelled(part) for part in said.parts])
    return isinstance(said, Clause) and said.modal == "cannot"


def for_purpose(said: Said, purpose: Said) -> Said:
    """The same, done to achieve something: "pay 1[c] to draw 2 cards"."""
    if isinstance(said, Clause):
        return replace(said, purpose=purpose)
    if isinstance(said, Series | Several):
        return replace(said, parts=(*said.parts[:-1], for_purpose(said.parts[-1], purpose)))
    return said


def lasts_alike(instructions: tuple[Instruction, ...]) -> bool:
    """Whether all of them last for the same time."""
    times = [i.duration if isinstance(i, Until) else "" for i in instructions]
    return len(times) > 1 and bool(times[0]) and len(set(times)) == 1


def said_once(parts: list[Said]) -> list[Said]:
    """The same with what all of them begin or end with only once: how long they last."""
    last = parts[-1]
    front = _front(parts[0])[:1]
    if front and all([_front(part)[:1] == front and not isinstance(part, Several) for part in parts]):
        return [parts[0], *[replace(p, front=p.front[1:]) for p in parts[1:] if not isinstance(p, Several)]]
    if not isinstance(last, Clause) or not last.rest:
        return parts
    end = last.rest[-1]
    shorter = [replace(p, rest=p.rest[:-1]) if isinstance(p, Clause) and p.rest[-1:] == (end,) else p for p in parts]
    return [*shorter[:-1], last]


def told_together(instructions: tuple[Instruction, ...]) -> list[list[Any]]:
    """Instructions in order; those that are better told in one breath stand together.

    That is, those that give the same cards further subtypes for the same time, and the same one several times over.
    """
    groups: list[list[Any]] = []
    for instruction in instructions:
        before = groups[-1][-1] if groups else None
        if before is not None and (_same_subtypes(before, instruction) or _repeats(before, instruction)):
            groups[-1].append(instruction)
        else:
            groups.append([instruction])
    return groups


def _same_subtypes(before: Instruction, now: Instruction) -> bool:
    return (
        isinstance(now, Until)
        and isinstance(before, Until)
        and isinstance(now.static, GetsSubtype)
        and isinstance(before.static, GetsSubtype)
        and type(now.static.of) is type(before.static.of)
        and now.duration == before.duration
        and now.choose is None
    )


def _repeats(before: Instruction, now: Instruction) -> bool:
    return isinstance(now, Install | PlayIt | Rez) and isinstance(now.what, Chosen) and same(now, before)


def from_play(phrase: NounPhrase, what: Selection, installed: str) -> NounPhrase:
    """Chosen cards that leave the play area: nothing else would tell that they are ``installed``."""
    cards = what.cards if isinstance(what, Chosen) else None
    if not isinstance(cards, Cards) or cards.where != ("installed",) or cards.rezzed is not None:
        return phrase
    if cards.hosted_on_this or installed in phrase.adjectives:
        return phrase
    return phrase.with_(adjectives=(installed, *phrase.adjectives))


def never_ice(what: Selection) -> bool:
    """Whether cards of a description are chosen that leaves out ice."""
    cards = what.cards if isinstance(what, Chosen) else None
    while isinstance(cards, Installable):
        cards = cards.cards
    return isinstance(cards, Cards) and ICE in cards.not_types


def of_runner(cards: Filter | None) -> bool:
    """Whether cards of a description are always the Runner's."""
    while cards is not None and not isinstance(cards, Cards):
        cards = getattr(cards, "cards", None)
    return cards is not None and bool(cards.types) and min(cards.types) >= EVENT


def same(one: object, other: object) -> bool:
    """Whether two nodes were declared alike; nodes themselves are told apart by identity."""
    if isinstance(one, Node) and is_dataclass(one):
        names = [f.name for f in fields(one) if f.init]
        return type(one) is type(other) and all(same(getattr(one, name), getattr(other, name)) for name in names)
    if isinstance(one, tuple) and isinstance(other, tuple):
        return len(one) == len(other) and all(map(same, one, other))
    return one == other


def lies_in(where: int) -> str:
    """The one zone in which an ability is active, if it is not active elsewhere (9.1.8b)."""
    return next((name.lower().replace("&", "n") for zone, name in enumerate(ZONES) if where == in_zone(zone)), "")


def about(said: Said, subject: NounPhrase | None, language: Language) -> Said:
    """The same, with "they" for a subject that was just named."""
    if subject is None or subject.reader:
        return said
    if isinstance(said, Several):
        return Several((about(said.parts[0], subject, language), *said.parts[1:]))
    if isinstance(said, Clause) and said.subject == subject:
        purpose = None if said.purpose is None else about(said.purpose, subject, language)
        return replace(said, subject=language.again(subject), purpose=purpose)
    if isinstance(said, Series):
        who = language.again(subject) if said.subject == subject else said.subject
        return replace(said, subject=who, parts=tuple([about(part, subject, language) for part in said.parts]))
    return said


def negated(said: Said) -> Said:
    """The opposite of a condition."""
    if isinstance(said, Clause):
        return replace(said, negative=not said.negative)
    if isinstance(said, Series):
        parts = tuple([negated(part) for part in said.parts])
        return replace(said, parts=parts, word="or" if said.word == "and" else "and")
    raise TypeError(said)


@dataclass(frozen=True, slots=True)
class Happening:
    """How an event, an imminent effect or an act is told: who does it if nothing is said, and to what."""

    verb: str
    object: NounPhrase | None = None
    by: int = NOBODY  # the side that always does it
    subject: NounPhrase | None = None  # for what happens by itself: "a run ends"
    before: str = ""  # the preposition before the object, if the verb asks for one


Builder: TypeAlias = Callable[[Any, "Voice"], Any]
B = TypeVar("B", bound=Builder)

#: A declaration that does not say which player.
ANYONE: Final = -3


class Unspoken(LookupError):
    """A node that a language has no words for."""


class Language(ABC):
    """One language: a table of builders by class of node, and the last step that makes text of fragments."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.table: dict[type[Node], Builder] = {}

    def words(self, *classes: type[Node]) -> Callable[[B], B]:
        """Register the builder of one or more classes of nodes."""

        def add(builder: B) -> B:
            for cls in classes:
                if cls in self.table:
                    raise ValueError(f"{cls.__name__} has two builders in {self.code}")
                self.table[cls] = builder
            return builder

        return add

    def build(self, node: Node, voice: Voice) -> Any:
        """The fragment for a node."""
        builder = self.table.get(type(node))
        if builder is None:
            where = f"text/cards/{self.code}/__init__.py says how to add a builder"
            raise Unspoken(f"{type(node).__name__} has no words in {self.code}: {where}")
        return builder(node, voice)

    @abstractmethod
    def phrase(self, phrase: NounPhrase) -> str:
        """The text of a noun phrase."""

    @abstractmethod
    def say(self, said: Said, mood: Mood = Mood.ORDER) -> str:
        """The text of one sentence, not yet capitalised and without its full stop."""

    @abstractmethod
    def finish(self, text: str) -> str:
        """A whole line: contracted and capitalised, with a full stop."""

    @abstractmethod
    def reader(self) -> NounPhrase:
        """ "You"."""

    @abstractmethod
    def player(self, side: int) -> NounPhrase:
        """ "The Corp" or "the Runner"."""

    @abstractmethod
    def noun(self, card_type: int) -> Noun:
        """The noun of a card type; of no type, "card"."""

    @abstractmethod
    def passive(self, verb: str, subject: NounPhrase) -> Clause:
        """ "A card is exposed"."""

    @abstractmethod
    def again(self, subject: NounPhrase) -> NounPhrase:
        """A player named just before: "they"."""

    @abstractmethod
    def after_search(self, voice: Voice) -> str:
        """The reminder that decks that were searched are shuffled (4.2.3)."""

    @abstractmethod
    def deck_limit(self, copies: int) -> str:
        """ "Limit 1 per deck."."""

    @abstractmethod
    def other_side(self) -> str:
        """What the back of an identity with one name is called (3.1.1a)."""

    @abstractmethod
    def effect_of(self, node: Any, voice: Voice) -> str:
        """What a paid ability does, without its cost."""

    def described(self, found: Any, mood: Mood = Mood.ORDER) -> str:
        """Any fragment as text by itself."""
        if isinstance(found, str):
            return finished(found)
        if isinstance(found, NounPhrase):
            return self.phrase(found)
        if isinstance(found, Amount):
            return f"{found.text} {found.per}".strip()
        return self.sentences(found.said if isinstance(found, Price) else found, mood)

    def fixed_amount(self, n: int) -> Amount:
        """A plain number."""
        return Amount(str(n), n != 1)

    def sentences(self, said: Said, mood: Mood = Mood.ORDER) -> str:
        """All sentences of what is said, finished; what others do is told in any mood but the subjunctive."""
        parts = said.parts if isinstance(said, Several) else (said,)
        return " ".join([self.finish(self.say(part, mood if mine(part) else Mood.ORDER)) for part in parts])


def mine(said: Said) -> bool:
    """Whether the reader does all of it."""
    if isinstance(said, Clause):
        return said.subject.reader and not said.modal
    return isinstance(said, Series) and not said.modal and all([mine(part) for part in said.parts])


class Voice:
    """Who speaks: the card whose text it is, whom it calls "you", and what has been mentioned already."""

    def __init__(self, language: Language, side: int = NOBODY, card_type: int = NO_TYPE, title: str = "") -> None:
        self.language = language
        self.side = side  # the controller of the card
        self.actor = side  # who carries out what is being said
        self.title = title
        self.type = card_type
        self.mentioned: dict[str, NounPhrase] = {}  # by the name under which an ability remembers cards
        self.focus = ""  # what "it" is: "this" or a name in `mentioned`
        self.ice_kinds: tuple[str, ...] = ()  # the subtypes of ice whose subroutines are broken
        self.ice_after: tuple[str, ...] = ()
        self.direct: dict[str, NounPhrase] = {}  # cards without a choice, by the name under which they are known
        self.ranges: dict[str, Number] = {}  # numbers still to be chosen, up to a limit
        self.results: dict[str, str] = {}  # what such numbers count once they are chosen: "credit lost"
        self.subject: NounPhrase | None = None  # who a trigger condition speaks of
        self.others = False  # whether a declaration speaks of other cards, so that "hosted" would mislead
        self.searched: list[str] = []  # the decks that were searched
        self.in_run = ""  # how "during this run" is said of the ice that comes next
        self.times = 1  # how often an instruction is carried out, one card each time
        self.lasting = ""  # how long a declaration is said to linger
        self.reacting = False  # whether it tells what follows a trigger condition

    def copy(self) -> Voice:
        """A voice that has not mentioned anything yet."""
        return Voice(self.language, self.side, self.type, self.title)

    # Players

    def resolve(self, player: int) -> int:
        """The side that a declaration means; YOU if the card's side is not known."""
        if player == YOU:
            return self.side
        if player == OPPONENT:
            return 1 - self.side if self.side in (CORP, RUNNER) else OPPONENT
        return player

    def is_reader(self, player: int) -> bool:
        """Whether a player is the one that the card calls "you"."""
        return self.resolve(player) == self.side

    def who(self, player: int = YOU) -> NounPhrase:
        """The player as a subject or object. What YOU do while another player acts is done by that player."""
        side = self.resolve(player)
        if player == YOU:
            side = self.actor
        return self.language.reader() if side == self.side else self.language.player(side)

    def acting(self, player: int) -> Voice:
        """The same voice while ``player`` carries out what is said."""
        other = self.copy()
        other.mentioned, other.direct, other.focus = self.mentioned, self.direct, self.focus
        other.ranges, other.results, other.searched = self.ranges, self.results, self.searched
        other.ice_kinds, other.ice_after = self.ice_kinds, self.ice_after
        other.actor = self.resolve(player)
        return other

    def act(self, verb: str, what: NounPhrase | None = None, player: int = YOU, *rest: str) -> Clause:
        """A clause about what a player does."""
        return Clause(verb, self.who(player), what, rest=tuple([r for r in rest if r]))

    def happens(self, what: Happening, player: int = ANYONE, card: NounPhrase | None = None) -> Clause:
        """An event in words: by a player if one is meant or always does it, else in the passive voice."""
        thing = card or what.object
        if what.subject is not None:
            return Clause(what.verb, card or what.subject, inverted=True)
        if player == ANYONE:
            if what.by == NOBODY and thing is not None:
                return self.language.passive(what.verb, thing)
            player = what.by
        if what.before and thing is not None:
            return Clause(what.verb, self.who(player), rest=(f"{what.before} {self.text(thing)}",))
        return Clause(what.verb, self.who(player), thing)

    # What has been mentioned

    def this(self) -> NounPhrase:
        """The card itself: "this program", or "it" right after it was named."""
        phrase = NounPhrase((self.language.noun(self.type),), det=Det.THIS)
        return phrase.with_(pronoun=True) if self.focus == "this" else phrase

    def mention(self, name: str, phrase: NounPhrase) -> NounPhrase:
        """Remember what a name stands for, so that it can be "that card" later."""
        self.mentioned[name] = phrase
        self.focus = name
        return phrase

    def that(self, name: str) -> NounPhrase:
        """Something mentioned before."""
        phrase = self.mentioned.get(name, NounPhrase((self.language.noun(NO_TYPE),)))
        return NounPhrase(phrase.nouns, phrase.plural, Det.THAT, kinds=phrase.kinds if len(phrase.nouns) > 1 else ())

    # Fragments of other nodes

    def amount(self, n: Number | int) -> Amount:
        """The words for a number."""
        if isinstance(n, Fixed):
            n = n.n
        if isinstance(n, int):
            return self.language.fixed_amount(n)
        found: Amount = self.language.build(n, self)
        return found

    def cards(self, node: Filter | Selection) -> NounPhrase:
        """The words for cards."""
        found: NounPhrase = self.language.build(node, self)
        return found

    def cards_of(self, player: int, node: Filter | Selection) -> NounPhrase:
        """The words for cards that a player does something to: "1 of their installed cards"."""
        actor = self.actor
        if player >= 0:
            self.actor = self.resolve(player)
        found = self.cards(node)
        self.actor = actor
        return found

    def condition(self, node: Condition) -> Said:
        """The words for a condition."""
        found: Said = self.language.build(node, self)
        return found

    def lead(self, node: Trigger) -> str:
        """The words for a trigger condition."""
        found: str = self.language.build(node, self)
        return found

    def price(self, node: Cost | CostPart) -> Price:
        """The words for a cost."""
        found: Price = self.language.build(node, self)
        return found

    def said(self, node: Instruction | Static) -> Said:
        """The words for an instruction or a declaration."""
        found: Said = self.language.build(node, self)
        return found

    def line(self, node: Node) -> str:
        """The words for a whole line."""
        found = self.language.build(node, self)
        return found if isinstance(found, str) else self.language.sentences(found)

    def text(self, phrase: NounPhrase) -> str:
        """A noun phrase as text, for fragments that are only strung together."""
        return self.language.phrase(phrase)

    def say(self, said: Said, mood: Mood = Mood.TELL) -> str:
        """A clause as text."""
        return self.language.say(said, mood)


def told_once(leads: list[str], word: str) -> str:
    """Several trigger conditions in one breath: what the later ones begin with like the first is not told again.

    >>> told_once(["whenever the Runner runs", "whenever the Runner jacks out"], "or")
    'whenever the Runner runs or jacks out'
    >>> told_once(["whenever you rez a card of yours", "whenever you play a card of yours"], "or")
    'whenever you rez or play a card of yours'
    """
    first = leads[0].split(" ")
    found = [leads[0]]
    for lead in leads[1:]:
        words = lead.split(" ")
        same_words = 0
        while same_words < min(len(first), len(words)) - 1 and first[same_words] == words[same_words]:
            same_words += 1
        found.append(" ".join(words[same_words:]))
        end = " ".join(words[same_words + 1 :])
        if len(leads) == 2 and end.count(" ") > 1 and leads[0].endswith(f" {end}"):  # both verbs have one object
            found[0] = leads[0].removesuffix(f" {end}")
    return f" {word} ".join(found)


def finished(text: str) -> str:
    """Text as a sentence: its first letter capitalised, symbols left out of account, and a full stop.

    >>> finished("[sub] the Runner loses [click]"), finished("+1 strength"), finished("+2[MU]")
    ('[sub] The Runner loses [click].', '+1 strength.', '+2[MU]')
    """
    text = capitalised(text)
    return text if _NO_STOP.search(text) else f"{text}."


def capitalised(text: str) -> str:
    """The same with a capital letter at its beginning and without stray spaces."""
    text = " ".join(text.split()).replace(" ,", ",")
    start = _BEFORE_FIRST_LETTER.match(text)
    at = 0 if start is None else start.end()
    return text[:at] + text[at : at + 1].upper() + text[at + 1 :]


_BEFORE_FIRST_LETTER = re.compile(r"(?:\[[^]]*\]|[^\w\[])*")
_NO_STOP = re.compile(r"[.!?:][’”»)]*$|^[+-]?(\d+|X)\[\w+\]$")
