"""What examples are called, in each language."""

from __future__ import annotations

from ..conformance.index import errata, topic
from ..testing.recording import ARRANGED
from ..text.phrases import phrase
from ..text.words import CardTitle, listing
from .examples import Example

#: How many cards a title names.
_MOST = 3


def label(one: Example, lang: str) -> str:
    """Where an example comes from: "Example E036, rule 3.9.5b", "Ruling on Medium".

    >>> from netrunner.learning.examples import example
    >>> label(example("e036"), "en"), label(example("f3.02"), "es")
    ('Example E036, rule 3.9.5b', 'Respuesta F3.02 de las preguntas frecuentes')
    """
    name = one.proves[0]
    card = one.rulings[0][0] if one.rulings else errata().get(name, "")
    if one.kind == "erratum":
        name = next(proof for proof in one.proves if proof in errata())
        card = errata()[name]
    rule = one.rules[0] if one.rules else name
    return phrase(lang, f"learning-kind-{one.kind}", name=name, rule=rule, card=CardTitle(card))


def title(one: Example, lang: str) -> str:
    """What an example is about: in English a sentence, else the topic of its entry, or the cards that act.

    >>> from netrunner.learning.examples import example
    >>> title(example("e036"), "en"), title(example("e036"), "es")
    ('Corroder keeps its strength for the encounter.', 'Con Corroedor')
    """
    if one.kind in ("faq", "rulebook", "illustration"):
        return topic(one.proves[0]).text(lang)
    if lang == "en":
        return one.name
    if not one.cards:
        return phrase(lang, "learning-no-cards")
    return phrase(lang, "learning-with-cards", cards=listing([CardTitle(card) for card in one.cards[:_MOST]]))


def arranged(act: str, lang: str) -> str:
    """What was done that answers no question."""
    word = act.removeprefix(ARRANGED).partition(" ")[0]
    return phrase(lang, f"learning-{'end-turn' if word == 'end' else word}")
