"""What examples are called, in each language."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Mapping
from functools import cache, lru_cache
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
from ..text.rulebook import example_titles
from ..text.words import CardTitle, listing, title_in
from .examples import Example, begin, examples

#: How many cards a title names.
_MOST = 3
#: How long a title may be.
_LONGEST = 90
#: What an act costs, at the end of what it is called.
_PRICE = re.compile(r": \d+ \w+$")


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
    """What happens on an example's board: its own sentence in each language, or the topic of its entry.

    >>> from netrunner.learning.examples import example
    >>> title(example("e036"), "en"), title(example("e036"), "es")
    ('Corroder keeps its strength for the encounter.', 'Corroedor conserva su fuerza durante el enfrentamiento.')
    """
    if one.kind in ("faq", "rulebook", "illustration"):
        return topic(one.proves[0]).text(lang)
    own = one.name if lang == "en" else example_titles(lang).get(one.name) or _by_its_act(one, lang)
    return f"{own} ({only})" if (only := _only(one)) else own


def _only(one: Example) -> str:
    """The rule that tells an example from those of the same name: one test may play the same with several cards."""
    others = [other for other in _named().get(one.name, ()) if other is not one]
    shared = {rule for other in others for rule in other.rules}
    return next((rule for rule in one.rules if rule not in shared), "") if others else ""


@cache
def _named() -> Mapping[str, tuple[Example, ...]]:
    found: defaultdict[str, list[Example]] = defaultdict(list)
    for one in examples().values():
        found[one.name].append(one)
    return {name: tuple(alike) for name, alike in found.items()}


def _by_its_act(one: Example, lang: str) -> str:
    """What a board is called whose sentence has not been translated yet: its last act and its cards."""
    act = _PRICE.sub("", _last_act(one.parts[0], lang))
    named = [card for card in one.cards if find_facts(card) is not None and title_in(card, lang) not in act][:_MOST]
    cards = listing([CardTitle(card) for card in named])
    if not act:
        return phrase(lang, "learning-with-cards", cards=cards) if named else phrase(lang, "learning-no-cards")
    act = shortened(act, _LONGEST, placeholder=" …")
    return phrase(lang, "learning-act-with", act=act, cards=cards) if named else act


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
