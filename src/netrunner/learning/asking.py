"""Which rules speak of what one asks in free words.

A question is held against what each rule says, together with its heading and the rule that it stands under, and
against the index: the words in which players ask for a rule (`text/<language>/rulebook/questions.tsv`), and for every
term of the glossary the question what it is. A word counts the more the fewer rules have it, and may be met by what is
meant by it (`asked.tsv`): who is *killed* is flatlined.
"""

from __future__ import annotations

import math
import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from typing import Final, TypeAlias

from ..conformance.index import heading_key, headings
from ..text.phrases import phrase
from ..text.rulebook import index, meanings, sentences
from .glossary import terms

#: Words that say little about what is looked for: only the index heeds them, and there they count for little.
_SMALL: Final = {
    lang: frozenset(words.split())
    for lang, words in {
        "en": "a an and any are as at be by called can could do does don for from get happen happens has have how i "
        "if in into is it its let ll make makes me mean means my now of on one or re really s so still t than "
        "that the their them then there these they thing this to us use used uses was way what when where "
        "which who why will with would you your",
        "es": "a ahora al algo como con cual cuando cuanto de debe debo del donde el ella en es esa ese eso esta "
        "estan este esto funciona ha hace hacer hago hay he la las le les llama lo los me mi no nos o para "
        "pasa pero por porque puede pueden puedes puedo que quien se si significa sin sirve sobre son su sus "
        "te tener tengo tiene tienes tu un una uno y ya yo",
    }.items()
}

#: What words end with, the longest first: those that differ only so are taken for the same.
_ENDINGS: Final = {
    lang: sorted(endings.split(), key=len, reverse=True)
    for lang, endings in {
        "en": "ing ings ed es s e",
        "es": "a aba aban amiento amientos amos an ando ar ara aran arla arlo arme aron arse arte acion aciones ada "
        "adas ado ados as e emos en er erse es iendo ieron imiento imos ir irse o ion iones ida ido idas idos os s",
    }.items()
}

#: How the end of a Spanish stem is written, and how else: *avance*, *avanzar*; *ataque*, *atacar*; *pague*, *pagar*.
_SPELT: Final = (("qu", "z"), ("gu", "g"), ("c", "z"))

_WHAT_IS: Final = {"en": "what is", "es": "qué es"}
#: A word; *R&D* and *I+D* are one.
_WORD: Final = re.compile(r"\b[ri][&+]d\b|\w+")

#: What a word is worth that stands only above a rule, and one that is only meant by what was asked.
_ABOVE: Final = 0.35
_MEANT: Final = 0.9
#: What a small word weighs; others weigh some two to six.
_SMALL_WEIGHT: Final = 0.5
#: So many words may a rule say before it is one that speaks of other things, too.
_SHORT: Final = 15
#: So many letters has a word that may be misspelt, and how like must it be to the one that is meant?
_LONG: Final = 5
_NEARLY: Final = 0.82
#: How much more the index tells than what a rule says itself.
_INDEXED: Final = 2.0
#: The second rule of an entry answers a little less than the first.
_NEXT_BEST: Final = 0.97

Worth: TypeAlias = Callable[[str], float]


@dataclass(frozen=True, slots=True)
class Rule:
    """The words of a rule, and those above it."""

    own: frozenset[str]
    above: frozenset[str]

    def worth(self, stem: str) -> float:
        """How much the rule speaks of a word."""
        return 1.0 if stem in self.own else _ABOVE if stem in self.above else 0.0


class Question:
    """What is asked: its words, what each weighs, and what may be meant by it."""

    def __init__(self, lang: str, words: str) -> None:
        self.lang = lang
        self.stems = list(dict.fromkeys([_spelt(lang, stem) for stem in _stems(lang, words)]))
        said = frozenset(self.stems)
        self.meant = {
            stem: [meant for told, meant in _meanings(lang).get(stem, ()) if told <= said] for stem in self.stems
        }
        self.weights = {stem: self._weight(stem) for stem in self.stems}
        self.telling = [stem for stem in self.stems if stem not in _SMALL[lang]]

    def _weight(self, stem: str) -> float:
        """What a word weighs; one that no rule has weighs as much as what is meant by it."""
        others = [sum(_weight(self.lang, one) for one in meant) / len(meant) for meant in self.meant[stem]]
        return _weight(self.lang, stem) or max(others, default=0.0)

    def met(self, stem: str, worth: Worth) -> float:
        """How well a word is met, by itself or by what is meant."""
        best = worth(stem)
        for meant in self.meant[stem]:
            whole = sum(_weight(self.lang, one) for one in meant) or 1.0
            best = max(best, _MEANT * sum(_weight(self.lang, one) * worth(one) for one in meant) / whole)
        return best

    def share(self, stems: Iterable[str], worth: Worth) -> float:
        """Which part of these words is met."""
        whole = part = 0.0
        for stem in stems:
            whole += self.weights[stem]
            part += self.weights[stem] * self.met(stem, worth)
        return part / whole if whole else 0.0

    def likeness(self, entry: frozenset[str]) -> float:
        """How like an entry of the index is: what it leaves of the question counts, and the other way round."""
        asks = self.share(self.stems, lambda stem: float(stem in entry))
        every = {*self.stems, *[one for found in self.meant.values() for meant in found for one in meant]}
        common = every & entry
        if not common - _SMALL[self.lang]:
            return 0.0
        told = sum(_weight(self.lang, one) for one in common) / sum(_weight(self.lang, one) for one in entry)
        return 2 * asks * told / (asks + told) if asks else 0.0


def asked(lang: str, words: str, most: int = 8) -> list[str]:
    """The rules that speak of what is asked in free words, the likeliest first.

    >>> "6.1.5" in [number[:5] for number in asked("en", "can I jack out now?")]
    True
    """
    question = Question(lang, words)
    scores: dict[str, float] = {}
    for number, rule in _rules(lang).items():
        share = question.share(question.telling, rule.worth)
        if share:
            # a rule that is about little else comes before one that mentions it in passing
            scores[number] = share / math.sqrt(1 + len(rule.own) / _SHORT)
    indexed: dict[str, float] = {}
    for entry, rules in _index(lang):
        like = question.likeness(entry)
        if like:
            for place, number in enumerate(rules):
                indexed[number] = max(indexed.get(number, 0.0), _INDEXED * like**2 * _NEXT_BEST**place)
    for number, score in indexed.items():
        scores[number] = scores.get(number, 0.0) + score
    order = {number: at for at, number in enumerate(_rules(lang))}
    return sorted(scores, key=lambda number: (-scores[number], order[number]))[:most]


@cache
def _rules(lang: str) -> Mapping[str, Rule]:
    """Every rule by its number, in the order of the document."""
    said = sentences(lang)
    found: dict[str, Rule] = {}
    for number, sentence in said.items():
        above = [phrase(lang, heading_key(one)) for one in headings(number)[1:]]
        parent = number.rstrip("abcdefghijklmnopqrstuvwxyz")
        if parent != number:
            above.append(said.get(parent, ""))
        own, over = (frozenset(_stems(lang, text)) - _SMALL[lang] for text in (sentence, " ".join(above)))
        found[number] = Rule(own, over)
    return found


@cache
def _index(lang: str) -> tuple[tuple[frozenset[str], tuple[str, ...]], ...]:
    """Words in which one asks, and the rules that answer; of every term also what it is."""
    defined = [(f"{_WHAT_IS[lang]} {term}", (one.rule,)) for one in terms(lang) for term in one.term(lang).split(", ")]
    return tuple([(frozenset(_stems(lang, told)), rules) for told, rules in (*index(lang), *defined)])


@cache
def _meanings(lang: str) -> Mapping[str, list[tuple[frozenset[str], tuple[str, ...]]]]:
    """By each word of it: what players say, and what they mean."""
    found: dict[str, list[tuple[frozenset[str], tuple[str, ...]]]] = {}
    for said, meant in meanings(lang):
        stems = frozenset(_stems(lang, said)) - _SMALL[lang]
        means = tuple([one for one in _stems(lang, meant) if one not in _SMALL[lang]])
        for stem in stems if means else ():
            found.setdefault(stem, []).append((stems, means))
    return found


@cache
def _spelt(lang: str, stem: str) -> str:
    """A word as the rules or players spell it: one that nobody knows is taken for the one that it is nearly like.

    >>> _spelt("en", "subrutine"), _spelt("en", "xylophone")
    ('subroutin', 'xylophone')
    """
    known = _known(lang)
    if stem in known or len(stem) < _LONG:
        return stem
    return next(iter(get_close_matches(stem, known, 1, _NEARLY)), stem)


@cache
def _known(lang: str) -> frozenset[str]:
    """Every word that is met somewhere."""
    return frozenset([*_frequencies(lang), *_meanings(lang), *_SMALL[lang]])


@cache
def _frequencies(lang: str) -> Counter[str]:
    """In how many rules and entries of the index each word stands."""
    every = [*[rule.own for rule in _rules(lang).values()], *[entry for entry, _ in _index(lang)]]
    return Counter([stem for stems in every for stem in stems])


@cache
def _weight(lang: str, stem: str) -> float:
    """How much a word tells: the rarer, the more; nothing if it stands nowhere."""
    if stem in _SMALL[lang]:
        return _SMALL_WEIGHT
    often = _frequencies(lang)[stem]
    return math.log(1 + len(_rules(lang)) / (1 + often)) if often else 0.0


def _stems(lang: str, text: str) -> list[str]:
    """The words without accents and endings, each once."""
    plain = unicodedata.normalize("NFD", text.casefold())
    plain = "".join([letter for letter in plain if not unicodedata.combining(letter)])
    return list(dict.fromkeys([_stem(lang, word) for word in _WORD.findall(plain)]))


@cache
def _stem(lang: str, word: str) -> str:
    """A word without what declension and conjugation add at its end, roughly.

    >>> [_stem("en", word) for word in ("rez", "rezzed", "abilities", "running")]
    ['rez', 'rez', 'ability', 'run']
    >>> {_stem("es", word) for word in ("empiezan", "empezar", "empezamos")}
    {'empez'}
    """
    if word in _SMALL[lang]:
        return word
    if lang == "en" and word.endswith("ies") and len(word) > 4:
        return f"{word[:-3]}y"
    for ending in _ENDINGS[lang]:
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            word = word[: -len(ending)]
            break
    if lang == "en":
        return word[:-1] if len(word) > 3 and word[-1] == word[-2] and word[-1] in "bdgmnptz" else word
    word = word.replace("ie", "e").replace("ue", "o")  # the stem changes where the stress falls on it
    for written, instead in _SPELT:
        if word.endswith(written):
            return word[: -len(written)] + instead
    return word
