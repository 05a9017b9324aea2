"""What a puzzle asks, in words."""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

from ..cards.facts import facts
from ..text.phrases import phrase
from .puzzle import Puzzle, Words
from .worlds import hidden_titles

#: A card in the words of a puzzle: it is called as the reader's language calls it.
CARD: Final = re.compile(r"\[\[([^\]]+)\]\]")


def words(puzzle: Puzzle, lang: str) -> Words:
    """The title of a puzzle and why its solution is one."""
    told = puzzle.words[lang]
    return Words(_named(told.title, lang), _named(told.why, lang))


def _named(text: str, lang: str) -> str:
    return CARD.sub(lambda found: facts(found[1]).title_in(lang), text)


def goal_words(puzzle: Puzzle, lang: str) -> str:
    """The goal in a sentence."""
    goal = puzzle.goal
    key = f"puzzle-goal-{goal.kind}"
    if goal.kind in ("score", "steal"):
        key += "-card" if goal.card else "-points" if goal.points else ""
    card = facts(goal.card).title_in(lang) if goal.card else ""
    when = "next" if goal.turns > 1 else "this"
    return phrase(lang, key, side=goal.side, card=card, points=goal.points, when=when)


def hidden_words(puzzle: Puzzle, lang: str) -> list[str]:
    """Which cards the seat cannot see, and where some of them are."""
    told: list[str] = []
    hidden = hidden_titles(puzzle.position, puzzle.goal.seat, puzzle.known)
    for side, titles in hidden.items():
        if titles:
            counted = Counter(facts(title).title_in(lang) for title in titles)
            cards = ", ".join(title if count == 1 else f"{count} × {title}" for title, count in counted.items())
            told.append(
                phrase(lang, f"puzzle-hidden-{'own' if side == puzzle.side else 'theirs'}", cards=cards, side=side)
            )
    return told
