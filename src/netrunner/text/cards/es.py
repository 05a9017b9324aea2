"""Cards in Spanish: one builder for each class of node.

To give new vocabulary its words, add a builder here (and one in ``en.py``)::

    @ES.words(Untap)
    def untap(n: Untap, v: Voice) -> Said:
        return v.act("enderezar", v.cards(n.what))

``v`` is the voice of the card: ``v.act(verb, object, player)`` makes a clause (verbs stand in the infinitive; those
with irregular forms are listed in ``es_words.py``, reflexive ones end in -se), ``v.cards``, ``v.amount``, ``v.said``,
``v.condition``, ``v.price`` and ``v.lead`` word the nodes inside a node, and ``grammar.py`` lists what a builder of
each part of speech returns. Numbers, filters and selections are in ``es_cards.py``, trigger conditions and conditions
in ``es_events.py``. What depends on a mood is left to the clause: "cuando" and "mientras" ask for ``Mood.WISH``, "si"
for ``Mood.TELL``. The terms are those of the Spanish rulebook. A test fails for every class without a builder.
"""

from __future__ import annotations

from typing import Final

from . import es_abilities, es_cards, es_events, es_instructions
from .es_words import SPANISH

LANGUAGE: Final = SPANISH
PARTS: Final = (es_cards, es_events, es_instructions, es_abilities)
