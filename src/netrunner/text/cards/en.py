"""Cards in English: one builder for each class of node, in one of these modules.

| module | what it words |
|---|---|
| ``en_cards.py`` | numbers, filters and selections |
| ``en_events.py`` | trigger conditions and conditions, events, effects and acts |
| ``en_instructions.py`` | costs and instructions |
| ``en_abilities.py`` | lasting effects, declarations, abilities and traits |
| ``en_timing.py`` | when abilities can be used |
| ``en_drawing.py`` | drawing cards |
| ``en_actions.py`` | actions and clicks |
| ``en_piles.py`` | swapping, shuffling, moving counters |

To give new vocabulary its words, add a builder to the one that fits (and to its twin in the other language)::

    @EN.words(Derez)
    def derez(n: Derez, v: Voice) -> Said:
        return v.act("derez", v.cards(n.what))

``v`` is the voice of the card: ``v.act(verb, object, player, *rest)`` makes a clause (verbs stand in their plain form),
``v.cards``, ``v.amount``, ``v.said``, ``v.condition``, ``v.price`` and ``v.lead`` word the nodes inside a node, and
``grammar.py`` lists what a builder of each part of speech returns.

A new module is found by its name. Irregular verbs are listed in ``en_words.py``.

A test fails for every class without a builder. After a change, read what ``pytest --update-golden tests/text`` made of
the golden files.
"""

from __future__ import annotations

from typing import Final

from .en_words import EN
from .parts import parts

LANGUAGE: Final = EN
PARTS: Final = parts("en")
