"""What examples are called, in each language."""

from __future__ import annotations

import re
from functools import lru_cache
from textwrap import shorten as shortened

from ..cards.facts import find_facts
from ..conformance.index import errata, topic
from ..errors import NetrunnerError
from ..questions import option_label
from ..rules.machine.decisions import (
    V_CONTINUE,
    V_DECLINE,
    V_DISCARD,
    V_DONE,
    V_HOST,
    V_KEEP,
    V_NO,
    V_NUMBER,
    V_PASS,
    V_PICK,
    V_SERVER,
    V_YES,
)
from ..testing.recording import ARRANGED, Recorded, do
from ..text.phrases import phrase
from ..text.rulebook import sentences
from ..text.words import CardTitle, listing, title_in
from .examples import Example, begin

#: How many cards a title names.
_MOST = 3
#: How long a title may be.
_LONGEST = 90
#: What an act costs, at the end of what it is called, and where a sentence ends.
_PRICE = re.compile(r": \d+ \w+$")
_SENTENCE = re.compile(r"(?<=[.!?»]) (?=[A-ZÁÉÍÓÚÑ«¿¡])")


def label(one: Example, lang: str, beside: str = "") -> str:
    """Where an example comes from: "Example E036, rule 3.9.5b", "Ruling on Medium".

    ``beside`` is the rule that it is shown with, if it has several.

    >>> from netrunner.learning.examples import example
    >>> label(example("e036"), "en"), label(example("f3.02"), "es")
    ('Example E036, rule 3.9.5b', 'Respuesta F3.02 de las preguntas frecuentes')
    """
    name = one.proves[0]
    card = one.rulings[0][0] if one.rulings else errata().get(name, "")
    if one.kind == "erratum":
        name = next(proof for proof in one.proves if proof in errata())
        card = errata()[name]
    rule = beside if beside in one.rules else one.rules[0] if one.rules else name
    return phrase(lang, f"learning-kind-{one.kind}", name=name, rule=rule, card=CardTitle(card))


def title(one: Example, lang: str) -> str:
    """What an example is about: in English its own sentence, else its topic, or what its rule or its card says.

    >>> from netrunner.learning.examples import example
    >>> title(example("e036"), "en")
    'Corroder keeps its strength for the encounter.'
    >>> title(example("e022"), "es").endswith("Aquí, con Mímico.")
    True
    """
    if one.kind in ("faq", "rulebook", "illustration"):
        return topic(one.proves[0]).text(lang)
    if lang == "en":
        return one.name
    about = _about(one, lang)
    act = _PRICE.sub("", _last_act(one.parts[0], lang))
    if act:
        if not any([act.startswith(title_in(card, lang)) for card in one.cards]):
            act = act[0].lower() + act[1:]
        return phrase(lang, "learning-here-act", about=about, act=shortened(act, _LONGEST, placeholder=" …"))
    cards = [card for card in one.cards[:_MOST] if find_facts(card) is not None]
    if not cards:
        return about
    return phrase(lang, "learning-here-cards", about=about, cards=listing([CardTitle(card) for card in cards]))


def _about(one: Example, lang: str) -> str:
    """What the rule says that an example shows, in its first sentence, or how a card works."""
    if one.rulings:
        return phrase(lang, "learning-about-card", card=CardTitle(one.rulings[0][0]))
    said = next((sentences(lang)[rule] for rule in one.rules if rule in sentences(lang)), "")
    if not said:
        card = next((card for card in one.cards if find_facts(card) is not None), "")
        return phrase(lang, "learning-about-card", card=CardTitle(card)) if card else phrase(lang, "learning-no-cards")
    return _SENTENCE.split(said, maxsplit=1)[0]


#: Answers that tell nothing of what an example is about.
_LITTLE = frozenset({
    V_PASS, V_CONTINUE, V_NO, V_DECLINE, V_DONE, V_KEEP, V_NUMBER, V_PICK, V_DISCARD, V_SERVER, V_HOST, V_YES,
})  # fmt: skip


@lru_cache(maxsize=8192)
def _last_act(part: Recorded, lang: str) -> str:
    """The last act of a board that is more than going on, as players are offered it."""
    told = ""
    try:
        game = begin(part)
        for act in part.acts:
            decision = game.decision
            option = decision.find(act) if decision is not None and not act.startswith(ARRANGED) else None
            if option is not None and option.verb not in _LITTLE:
                told = option_label(option, lang, decision)
            do(game, act)
    except NetrunnerError:  # an example that the engine has outgrown is named by its cards, until it is kept anew
        return ""
    return told


def arranged(act: str, lang: str) -> str:
    """What was done that answers no question."""
    word = act.removeprefix(ARRANGED).partition(" ")[0]
    return phrase(lang, f"learning-{'end-turn' if word == 'end' else word}")
