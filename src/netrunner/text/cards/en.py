"""Cards in English: one builder for each class of node.

To give new vocabulary its words, add a builder here (and one in ``es.py``)::

    @EN.words(Untap)
    def untap(n: Untap, v: Voice) -> Said:
        return v.act("untap", v.cards(n.what))

``v`` is the voice of the card: ``v.act(verb, object, player)`` makes a clause (verbs stand in their plain form),
``v.cards``, ``v.amount``, ``v.said``, ``v.condition``, ``v.price`` and ``v.lead`` word the nodes inside a node, and
``grammar.py`` lists what a builder of each part of speech returns. Numbers, filters and selections are in
``en_cards.py``, trigger conditions and conditions in ``en_events.py``. A test fails for every class without a builder.
"""

from __future__ import annotations

from typing import Final

from . import en_abilities, en_cards, en_events, en_instructions
from .en_words import EN

LANGUAGE: Final = EN
PARTS: Final = (en_cards, en_events, en_instructions, en_abilities)
