"""Cards in Spanish: one builder for each class of node, in one of these modules.

| module | what it words |
|---|---|
| ``cards.py`` | numbers, filters and selections |
| ``events.py`` | trigger conditions and conditions, events, effects and acts |
| ``costs.py`` | costs |
| ``instructions.py`` | instructions about credits, clicks, damage and tags, and how instructions follow each other |
| ``counters.py``, ``moving.py`` | instructions about counters and about cards |
| ``into_play.py``, ``running.py`` | installing, rezzing and playing; runs and ice |
| ``flow.py``, ``mechanics.py`` | what chooses, pays or traces; mechanics of their own |
| ``abilities.py`` | lasting effects, declarations, abilities and traits |
| ``timing.py`` | when abilities can be used |
| ``drawing.py`` | drawing cards |
| ``actions.py`` | actions and clicks |
| ``piles.py`` | swapping, shuffling, moving counters |

To give new vocabulary its words, add a builder to the one that fits (and to its twin in the other language)::

    @ES.words(Derez)
    def derez(n: Derez, v: Voice) -> Said:
        return v.act("suspender", v.cards(n.what))

``v`` is the voice of the card: ``v.act(verb, object, player, *rest)`` makes a clause (verbs stand in the infinitive),
``v.cards``, ``v.amount``, ``v.said``, ``v.condition``, ``v.price`` and ``v.lead`` word the nodes inside a node, and
``grammar.py`` lists what a builder of each part of speech returns.

A new module in this folder is found. Irregular verbs are listed in ``words.py``; reflexive ones end in -se. What
depends on a mood is left to the clause:
"cuando" and "mientras" ask for ``Mood.WISH``, "si" for ``Mood.TELL``. The terms are those of the Spanish rulebook.

A test fails for every class without a builder. After a change, read what ``pytest --update-golden tests/text`` made of
the golden files.
"""

from __future__ import annotations

from typing import Final

from ..parts import parts
from .words import SPANISH

LANGUAGE: Final = SPANISH
PARTS: Final = parts("es")
