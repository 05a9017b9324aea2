"""The sections of the Comprehensive Rules that matter for a card, found from its facts and its declaration."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from netrunner.cards.facts import Facts, facts
from netrunner.cards.library import declared
from netrunner.rules.machine.nodes import Node, Paid, _children
from netrunner.vocabulary.abilities import When

#: What every card of a type is ruled by.
BY_TYPE: Final = {
    "identity": ("3.1",),
    "agenda": ("3.2", "1.16"),
    "asset": ("3.3", "8.1"),
    "ice": ("3.4", "6.5"),
    "operation": ("3.5", "8.5"),
    "upgrade": ("3.6", "8.1"),
    "event": ("3.7", "8.5"),
    "hardware": ("3.8",),
    "program": ("3.9", "1.19"),
    "resource": ("3.10",),
}
BY_SUBTYPE: Final = {"Console": "3.8.5", "Region": "3.6.5", "Icebreaker": "3.9.5"}
#: What words of the vocabulary lead to, by the names of their classes.
BY_WORD: Final = {
    "Accessed": "7.7",
    "AccessedCard": "7.7",
    "AccessMore": "7.1",
    "AdditionalCostTo": "1.15",
    "AdditionalRezCost": "1.15",
    "AdditionalStealCost": "1.15",
    "Approach": "6.4",
    "BecomesCounter": "10.1",
    "BreakSubroutines": "6.5",
    "Bypass": "6.5.3",
    "CanBeAdvanced": "1.17",
    "CanHost": "1.12",
    "ConsideredTags": "10.5",
    "Damage": "10.4",
    "Derez": "8.1",
    "Expose": "1.20",
    "Forfeit": "10.1",
    "ForfeitThis": "10.1",
    "GiveTags": "10.5",
    "Host": "1.12",
    "HostedCreditsFor": "1.10",
    "Install": "8.2",
    "InstallOnlyOn": "1.12",
    "InsteadOfAccessing": "9.8",
    "KeepFromPurge": "10.1",
    "Link": "10.7",
    "Load": "10.9",
    "Look": "1.20",
    "MayRemoveTrashed": "1.18",
    "MayShuffleInstead": "1.18",
    "Memory": "1.19",
    "PlaceAdvancement": "1.17",
    "Prevent": "9.8",
    "PreventAllBut": "9.8",
    "PreventFor": "9.8",
    "PreventsDamage": "10.4",
    "Purge": "10.1",
    "Recurring": "1.10.5",
    "RemoveTags": "10.5",
    "BlankText": "9.1",
    "PointsToWin": "1.7",
    "Requirement": "1.17",
    "Reveal": "1.20",
    "RevealFromRnD": "1.20",
    "Run": "6.3",
    "RunnerTagged": "10.5",
    "RunSuccessful": "6.7",
    "Search": "4.2",
    "SelectsDamage": "10.4",
    "SelectsFirstDamage": "10.4",
    "StolenWith": "1.16",
    "SuccessElsewhere": "9.8",
    "SufferDamage": "10.4",
    "SwapCards": "10.11",
    "Tagged": "10.5",
    "Tags": "10.5",
    "TakeBadPublicity": "10.6",
    "TakeTags": "10.5",
    "ThisEmptied": "10.9",
    "ThisTrashedByDamage": "10.4",
    "TraceFor": "10.8",
    "Trash": "1.18",
    "TurnedFacedownInstead": "1.18",
    "Until": "9.9",
    "AgendasWorth": "1.16",
    "WorthPoints": "1.16",
}
#: Every section that can be named, each with a heading among the phrases.
SECTIONS: Final = frozenset(
    [section for sections in BY_TYPE.values() for section in sections]
    + [*BY_SUBTYPE.values(), *BY_WORD.values(), "2.2", "9.5", "9.6"]
)


def relevant_rules(title: str) -> tuple[str, ...]:
    """The sections that matter for a card: those of its type first, then in the order of the document.

    >>> relevant_rules("Ice Wall")
    ('3.4', '6.5', '1.17')
    >>> relevant_rules("Desperado")
    ('3.8', '3.8.5', '1.19', '2.2', '6.7', '9.6')
    """
    card = facts(title)
    first = [*BY_TYPE[card.type], *[BY_SUBTYPE[sub] for sub in card.subtypes if sub in BY_SUBTYPE]]
    found = sorted({*_of_facts(card), *_of_declaration(card)} - set(first), key=_order)
    return (*first, *found)


def _order(section: str) -> list[int]:
    return [int(part) for part in section.split(".")]


def _of_facts(card: Facts) -> Iterator[str]:
    if card.unique:
        yield "2.2"


def _of_declaration(card: Facts) -> Iterator[str]:
    for line in declared(card.title) or ():
        for node in _all_nodes(line):
            name = type(node).__name__
            if name in BY_WORD:
                yield BY_WORD[name]
            if isinstance(node, Paid):
                yield "9.8" if node.interrupts else "9.5"
            elif isinstance(node, When):
                yield "9.8" if node.interrupt else "9.6"


def _all_nodes(node: Node) -> Iterator[Node]:
    yield node
    for _, child in _children(node):
        yield from _all_nodes(child)
