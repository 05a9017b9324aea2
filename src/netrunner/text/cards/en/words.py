"""English: nouns, verbs, and the last step from fragments to text."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any, Final

from netrunner.cards.facts import all_facts
from netrunner.rules.machine.terms import (
    ADVANCEMENT,
    AGENDA,
    AGENDA_COUNTER,
    ASSET,
    CORP,
    CREDIT,
    EVENT,
    HARDWARE,
    ICE,
    IDENTITY,
    NO_TYPE,
    OPERATION,
    POWER,
    PROGRAM,
    RESOURCE,
    RUNNER,
    UPGRADE,
    VIRUS,
)

from ..grammar import Bare, Clause, Det, Language, Mood, Noun, NounPhrase, Said, Series, Several, Voice, finished

NOUNS: Final = {
    NO_TYPE: Noun("card", "cards"),
    IDENTITY: Noun("identity", "identities"),
    AGENDA: Noun("agenda", "agendas"),
    ASSET: Noun("asset", "assets"),
    ICE: Noun("piece of ice", "pieces of ice", mass="ice"),
    OPERATION: Noun("operation", "operations"),
    UPGRADE: Noun("upgrade", "upgrades"),
    EVENT: Noun("event", "events"),
    HARDWARE: Noun("piece of hardware", "pieces of hardware", mass="hardware"),
    PROGRAM: Noun("program", "programs"),
    RESOURCE: Noun("resource", "resources"),
}
#: Where one piece is meant and no number is said: "the ice you are encountering".
ICE_ITSELF: Final = Noun("ice", "ice")
ICEBREAKER: Final = Noun("icebreaker", "icebreakers")
CONSOLE: Final = Noun("console", "consoles")
COUNTERS: Final = {
    CREDIT: Noun("credit", "credits"),
    ADVANCEMENT: Noun("advancement token", "advancement tokens"),
    VIRUS: Noun("virus counter", "virus counters"),
    POWER: Noun("power counter", "power counters"),
    AGENDA_COUNTER: Noun("agenda counter", "agenda counters"),
}
SUBROUTINE: Final = Noun("subroutine", "subroutines")
TAG: Final = Noun("tag", "tags")
SERVERS: Final = ("HQ", "R&D", "Archives")
DAMAGE: Final = ("meat", "net", "brain")

#: Past tense and participle of verbs that have their own.
IRREGULAR: Final = {
    "be": ("was", "been"), "have": ("had", "had"), "do": ("did", "done"), "make": ("made", "made"),
    "steal": ("stole", "stolen"), "draw": ("drew", "drawn"), "take": ("took", "taken"), "lose": ("lost", "lost"),
    "break": ("broke", "broken"), "give": ("gave", "given"), "spend": ("spent", "spent"), "pay": ("paid", "paid"),
    "run": ("ran", "run"), "put": ("put", "put"), "begin": ("began", "begun"), "get": ("got", "got"),
    "choose": ("chose", "chosen"), "find": ("found", "found"), "forfeit": ("forfeited", "forfeited"),
    "rez": ("rezzed", "rezzed"), "derez": ("derezzed", "derezzed"),
    "swap": ("swapped", "swapped"), "let": ("let", "let"),
}  # fmt: skip


def third(verb: str) -> str:
    """The verb of a third person.

    >>> third("pass"), third("have"), third("be"), third("rez"), third("carry")
    ('passes', 'has', 'is', 'rezzes', 'carries')
    """
    if verb in ("have", "be", "do"):
        return {"have": "has", "be": "is", "do": "does"}[verb]
    if verb in ("rez", "derez"):
        return f"{verb}zes"
    if verb.endswith("y") and verb[-2] not in "aeiou":
        return f"{verb[:-1]}ies"
    return f"{verb}es" if re.search(r"(s|sh|ch|x|z|o)$", verb) else f"{verb}s"


def past(verb: str) -> str:
    """The past tense."""
    if verb in IRREGULAR:
        return IRREGULAR[verb][0]
    return _ed(verb)


def participle(verb: str) -> str:
    """The past participle.

    >>> participle("rez"), participle("expose"), participle("steal"), participle("play")
    ('rezzed', 'exposed', 'stolen', 'played')
    """
    if verb in IRREGULAR:
        return IRREGULAR[verb][1]
    return _ed(verb)


def _ed(verb: str) -> str:
    if verb.endswith("e"):
        return f"{verb}d"
    if verb.endswith("y") and verb[-2] not in "aeiou":
        return f"{verb[:-1]}ied"
    return f"{verb}ed"


def article(word: str) -> str:
    """ "a" or "an".

    >>> article("agenda"), article("unrezzed card"), article("program"), article("unique card")
    ('an', 'an', 'a', 'a')
    """
    return "an" if word[:1].lower() in "aeio" or (word.startswith("un") and not word.startswith("uni")) else "a"


def joined(parts: list[str], word: str = "and") -> str:
    """A list in words.

    >>> joined(["sentry"]), joined(["HQ", "R&D"], "or"), joined(["a", "b", "c"])
    ('sentry', 'HQ or R&D', 'a, b, and c')
    """
    if len(parts) < 3:
        return f" {word} ".join(parts)
    return f"{', '.join(parts[:-1])}, {word} {parts[-1]}"


def _in_a_row(clauses: list[str], word: str) -> str:
    """Clauses in one sentence; what is set off at the end of one is closed by a comma.

    >>> _in_a_row(["install 1 card, paying its install cost", "rez that card"], "and")
    'install 1 card, paying its install cost, and rez that card'
    """
    if len(clauses) == 2 and re.search(r", (paying|ignoring) [^,]*$", clauses[0]):
        return f"{clauses[0]}, {word} {clauses[1]}"
    return joined(clauses, word)


def of_kind(noun: str, kinds: tuple[str, ...]) -> str:
    """A noun with subtypes before its last word.

    >>> of_kind("piece of ice", ("bioroid",)), of_kind("program", ("virus",))
    ('piece of bioroid ice', 'virus program')
    """
    if not kinds:
        return noun
    *measure, word = noun.split(" ")
    return " ".join([*measure, joined(list(kinds), "or"), word])


@cache
def _acronyms() -> dict[str, str]:
    return {sub.lower(): sub for card in all_facts() for sub in card.subtypes if sub.isupper()}


def subtype(name: str) -> str:
    """A subtype within a sentence: in small letters unless it is an acronym.

    >>> subtype("code gate"), subtype("ai")
    ('code gate', 'AI')
    """
    return _acronyms().get(name, name)


def _uncounted(phrase: NounPhrase) -> bool:
    """Whether nothing counts what is spoken of: it is "this ice" and "all ice", but "those pieces of ice"."""
    return not phrase.number and phrase.det in ((Det.ALL, Det.NONE) if phrase.plural else (Det.THIS, Det.THAT))


def _many(phrase: NounPhrase) -> bool:
    """Whether a verb is in the plural: "all programs have +2 strength", "all ice has +2 strength"."""
    mass = len(phrase.nouns) == 1 and bool(phrase.nouns[0].mass) and _uncounted(phrase)
    return phrase.plural and not (mass and not (phrase.mine or phrase.theirs or phrase.fixed or phrase.pronoun))


class English(Language):
    """How English puts fragments together."""

    def reader(self) -> NounPhrase:
        return NounPhrase(fixed="you", reader=True)

    def player(self, side: int) -> NounPhrase:
        if side == CORP:
            return NounPhrase(fixed="the Corp")
        return NounPhrase(fixed="the Runner") if side == RUNNER else NounPhrase(fixed="your opponent")

    def noun(self, card_type: int) -> Noun:
        return NOUNS[card_type]

    # Noun phrases

    def phrase(self, phrase: NounPhrase) -> str:
        if phrase.pronoun:
            return "them" if phrase.plural else "it"
        if phrase.fixed:
            return phrase.fixed
        words = [*phrase.adjectives, self._nouns(phrase), *phrase.after]
        text = " ".join(words)
        if phrase.mine or phrase.theirs:
            return self._mine(phrase)
        if phrase.number:
            return f"{phrase.number} {'other ' if phrase.other else ''}{text}"
        if phrase.other:
            return f"other {text}" if phrase.plural else f"another {text}"
        return self._determined(phrase.det, text, phrase.plural)

    def _determined(self, det: Det, text: str, plural: bool) -> str:
        if det is Det.A:
            return text if plural else f"{article(text)} {text}"
        word = {
            Det.THE: "the",
            Det.THIS: "these" if plural else "this",
            Det.THAT: "those" if plural else "that",
            Det.ALL: "all",
            Det.FIRST: "the first",
            Det.NEXT: "the next",
        }.get(det, "")
        return f"{word} {text}" if word else text

    def _nouns(self, phrase: NounPhrase) -> str:
        plural = phrase.plural or phrase.mine or phrase.theirs
        found: list[str] = []
        for noun in phrase.nouns:
            if noun.mass and _uncounted(phrase):
                word = noun.mass
            else:
                word = noun.many if plural else noun.one
            found.append(of_kind(word, phrase.kinds))
        return joined(found, "or")

    def _mine(self, phrase: NounPhrase) -> str:
        """ "1 of your installed cards", "another of your installed cards"."""
        text = " ".join([*phrase.adjectives, self._nouns(phrase), *phrase.after])
        whose = "your" if phrase.mine else "their"
        if phrase.det is Det.ALL:
            return f"all {whose} {'other ' if phrase.other else ''}{text}"
        if phrase.other and phrase.number in ("", "1"):
            return f"another of {whose} {text}"
        return f"{phrase.number or '1'} of {whose} {'other ' if phrase.other else ''}{text}"

    def after_search(self, voice: Voice) -> str:
        return f"(Shuffle {joined(voice.searched)} after the search.)"

    def other_side(self) -> str:
        return "Other side"

    def deck_limit(self, copies: int) -> str:
        return f"Limit {copies} per deck."

    #: What an ability does: the words of abilities, which are written in terms of these.
    says_effect: Callable[[Any, Voice], str]

    def effect_of(self, node: Any, voice: Voice) -> str:
        return self.says_effect(node, voice)

    # Clauses

    def say(self, said: Said, mood: Mood = Mood.ORDER) -> str:
        if isinstance(said, Bare):
            return self._set_off(said.front, " ".join([said.text, *said.rest]), mood)
        if isinstance(said, Several):
            return self.say(Series(said.parts), mood)
        if isinstance(said, Series):
            return self._series(said, mood)
        return self._set_off(said.front, self._clause(said, mood), mood)

    def _set_off(self, front: tuple[str, ...], text: str, mood: Mood) -> str:
        if not front:
            return text
        if mood is Mood.NAME:  # "you may gain 2[c] if ...": nothing stands between the modal and its verb
            return f"{text} {' '.join(front)}"
        return f"{', '.join(front)}, {text}"

    def _series(self, series: Series, mood: Mood) -> str:
        if series.modal and series.subject is not None:
            named = _in_a_row([self._named(part, series.subject) for part in series.parts], series.word)
            text = named
            if mood is not Mood.NAME:
                text = f"{self.phrase(series.subject)} {series.modal} {named}"
        else:
            said = [self.say(series.parts[0], mood)]
            before = series.parts[0]
            for part in series.parts[1:]:
                if (
                    isinstance(part, Clause)
                    and isinstance(before, Clause)
                    and part.subject == before.subject
                    and not part.front
                ):
                    tensed = part.tense is not None and mood in (Mood.TELL, Mood.WISH)
                    said.append(self._predicate(part, part.tense if tensed and part.tense is not None else mood))
                else:
                    said.append(self.say(part, mood))
                before = part
            text = _in_a_row(said, series.word)
        return self._set_off(series.front, " ".join([text, *series.after]), mood)

    def _named(self, said: Said, subject: NounPhrase) -> str:
        """What ``subject`` may do; what others do then is brought about: "have the Corp lose 5[c]"."""
        if isinstance(said, Several):
            said = Series(said.parts)
        if isinstance(said, Series) and not said.modal:
            parts = [self._named(part, subject) for part in said.parts]
            return self._set_off(said.front, " ".join([_in_a_row(parts, said.word), *said.after]), Mood.NAME)
        if isinstance(said, Clause) and said.subject != subject and not said.modal:
            whom = self.phrase(said.subject)
            if whom != "they" or subject.reader:
                whom = "them" if whom == "they" else whom
                if said.verb == "have":  # "give that ice +2 strength"
                    given = said.with_(verb="give", to=NounPhrase(fixed=whom))
                    return self._set_off(said.front, self._predicate(given, Mood.NAME), Mood.NAME)
                return self._set_off(said.front, f"have {whom} {self._predicate(said, Mood.NAME)}", Mood.NAME)
        return self.say(said, Mood.NAME)

    def again(self, subject: NounPhrase) -> NounPhrase:
        return NounPhrase(fixed="they", plural=True)

    def passive(self, verb: str, subject: NounPhrase) -> Clause:
        return Clause("be", subject, rest=(participle(verb),))

    def _clause(self, c: Clause, mood: Mood) -> str:
        if c.tense is not None and mood in (Mood.TELL, Mood.WISH):
            mood = c.tense
        if mood is Mood.NAME or (mood is Mood.ORDER and c.subject.reader and not c.modal):
            return self._predicate(c, mood)
        subject = "they" if c.subject.pronoun and c.subject.plural else self.phrase(c.subject)
        return f"{subject} {self._predicate(c, mood)}"

    def _predicate(self, c: Clause, mood: Mood) -> str:
        words = [self._verb(c, mood)]
        per = ""
        if c.to is not None:
            words.append(self.phrase(c.to))
        if c.object is not None:
            words.append(self.phrase(c.object))
            per = c.object.per
        words.extend(c.rest)
        if per:
            words.append(per)
        if c.purpose is not None:
            words.append(f"to {self._named(c.purpose, c.subject)}")
        return " ".join([w for w in words if w])

    def _verb(self, c: Clause, mood: Mood) -> str:
        verb, *particles = c.verb.split(" ")
        found = self._finite(verb, c, mood)
        return " ".join([found, *particles])

    def _finite(self, verb: str, c: Clause, mood: Mood) -> str:
        plain = mood is Mood.NAME or (mood is Mood.ORDER and c.subject.reader and not c.modal)
        if c.modal and mood is not Mood.NAME:
            return f"{c.modal} {verb}"
        many = c.subject.reader or _many(c.subject)
        if mood is Mood.PERFECT:
            return f"{'have' if many else 'has'}{' not' if c.negative else ''} {participle(verb)}"
        if mood is Mood.PAST:
            if verb == "be":
                return ("were" if many else "was") + (" not" if c.negative else "")
            return f"did not {verb}" if c.negative else past(verb)
        if plain:
            return f"not {verb}" if c.negative else verb
        if verb == "be":
            return ("are" if many else "is") + (" not" if c.negative else "")
        if c.negative:
            return f"{'do' if many else 'does'} not {verb}"
        return verb if many else third(verb)

    def finish(self, text: str) -> str:
        return finished(text)


EN: Final = English("en")
