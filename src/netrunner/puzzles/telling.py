"""What a puzzle asks, in words."""

from __future__ import annotations

import re
from collections import Counter
from fractions import Fraction
from typing import Final

from ..cards.facts import facts
from ..text.phrases import phrase
from .puzzle import Puzzle, Words
from .worlds import hidden_titles, known_titles

#: A card in the words of a puzzle: it is called as the reader's language calls it.
CARD: Final = re.compile(r"\[\[([^\]]+)\]\]")

#: Zones by the words that phrases know.
ZONES: Final = {"HQ": "hq", "R&D": "rnd", "Archives": "archives", "stack": "stack", "grip": "grip"}


def words(puzzle: Puzzle, lang: str) -> Words:
    """The title of a puzzle and why its solution is one."""
    told = puzzle.words[lang]
    return Words(_named(told.title, lang), _named(told.why, lang))


def _named(text: str, lang: str) -> str:
    return CARD.sub(lambda found: facts(found[1]).title_in(lang), text)


def goal_words(puzzle: Puzzle, lang: str) -> str:
    """The goal in a sentence, with the odds of the best line where none is sure."""
    told = _goal(puzzle, lang)
    if puzzle.odds is None:
        return told
    return phrase(lang, "puzzle-goal-odds", goal=told, **_cases(puzzle.odds))


def left_words(odds: Fraction, best: Fraction, lang: str) -> str:
    """What a choice that spoils the odds leaves of them."""
    return phrase(lang, "puzzle-odds-left", **_cases(odds), bestin=best.numerator, bestof=best.denominator)


def _cases(odds: Fraction) -> dict[str, int]:
    return {"in": odds.numerator, "of": odds.denominator}


def _goal(puzzle: Puzzle, lang: str) -> str:
    goal = puzzle.goal
    key = f"puzzle-goal-{goal.kind}"
    if goal.kind in ("score", "steal"):
        key += "-card" if goal.card else "-points" if goal.points else ""
    card = facts(goal.card).title_in(lang) if goal.card else ""
    when = "next" if goal.turns > 1 else "this"
    return phrase(lang, key, side=goal.side, card=card, points=goal.points, when=when)


def hidden_words(puzzle: Puzzle, lang: str) -> list[str]:
    """Which cards the seat cannot see, and where some of them are."""
    told = [
        phrase(lang, "puzzle-known", place=_place(place, lang), cards=_counted(titles, lang))
        for place, titles in known_titles(puzzle.position, puzzle.known).items()
        if titles
    ]
    hidden = hidden_titles(puzzle.position, puzzle.goal.seat, puzzle.known)
    for side, titles in hidden.items():
        if titles:
            counted = Counter(facts(title).title_in(lang) for title in titles)
            cards = ", ".join(title if count == 1 else f"{count} × {title}" for title, count in counted.items())
            told.append(
                phrase(lang, f"puzzle-hidden-{'own' if side == puzzle.side else 'theirs'}", cards=cards, side=side)
            )
    return told if puzzle.odds is None else [*told, phrase(lang, "puzzle-odds-deals")]


def _counted(titles: list[str], lang: str) -> str:
    """Cards by their titles, copies counted, in the order in which they lie."""
    counted = Counter(facts(title).title_in(lang) for title in titles)
    return ", ".join(title if count == 1 else f"{count} × {title}" for title, count in counted.items())


def _place(place: str, lang: str) -> str:
    """A place that was told, in words: a zone with how much of it, or a place on the table."""
    name, _, number = place.rpartition(" ")
    if name in ZONES:
        return phrase(lang, "puzzle-place-top", zone=ZONES[name], count=int(number))
    if place in ZONES:
        return phrase(lang, "puzzle-place-all", zone=ZONES[place])
    server, word, number = place.rsplit(" ", 2)
    remote = int(server.split()[1]) if server.startswith("Server ") else 0
    return phrase(lang, "puzzle-place", server=ZONES.get(server, "remote"), number=remote, word=word, at=int(number))
