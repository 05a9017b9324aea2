"""The text of cards and of parts of them, in each language."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from netrunner.cards.facts import facts
from netrunner.cards.library import declared
from netrunner.rules.machine.card import CardDef
from netrunner.rules.machine.nodes import Ability, Condition, Node, _children
from netrunner.rules.machine.terms import CORP, NO_TYPE, NOBODY, RUNNER, TYPES
from netrunner.vocabulary.abilities import PaidAbility
from netrunner.vocabulary.traits import Trait

from .grammar import Language, Mood, Voice

#: How many copies of a card a deck may have if the card does not say otherwise (1.4.7).
COPIES = 3


@cache
def language(lang: str) -> Language:
    """The words of a language; they are loaded when the first text is asked for."""
    found: Language = import_module(f"netrunner.text.cards.{lang}").LANGUAGE
    return found


def card_text(title: str, lang: str) -> list[str]:
    """The text of a card, one line for each of its abilities. A card that is not implemented has none.

    >>> card_text("Hedge Fund", "en"), card_text("Hedge Fund", "es")
    (['Gain 9[c].'], ['Gana 9[c].'])
    """
    card = facts(title)
    declared_lines = declared(card.title)
    if declared_lines is None:
        return []
    side = CORP if card.side == "corp" else RUNNER
    lines = lines_text(declared_lines, lang, card.title, side, TYPES.index(card.type))
    for other in card.other_sides:  # 3.1.1a
        same = other.title.removesuffix(" (flipped)") == card.title
        lines.append(f"({language(lang).other_side() if same else other.title})")
        lines.extend(lines_text(declared(other.title) or (), lang, other.title, side, TYPES.index(card.type)))
    if card.type != "identity" and card.deck_limit != COPIES:  # 11.2.8
        lines.append(language(lang).deck_limit(card.deck_limit))
    return lines


def lines_text(
    lines: tuple[Ability | Trait, ...], lang: str, title: str = "", side: int = NOBODY, card_type: int = NO_TYPE
) -> list[str]:
    """The text of declared lines, as they would stand on a card of that side and type."""
    return [line_text(line, lang, title, side, card_type) for line in lines]


def line_text(line: Node, lang: str, title: str = "", side: int = NOBODY, card_type: int = NO_TYPE) -> str:
    """The text of one line of a card."""
    words = language(lang)
    voice = Voice(words, side, card_type, title)
    text = voice.line(line)
    return f"{text} {words.after_search(voice)}" if voice.searched else text


def ability_text(defn: CardDef, slot: int, lang: str) -> str:
    """The text of the ability in a slot of a card; slots from 32 on belong to abilities inside printed ones.

    >>> from netrunner.cards.library import definition
    >>> ability_text(definition("Magnum Opus"), 0, "en")
    '[click]: Gain 2[c].'
    """
    for ability in defn.abilities:
        found = _in_slot(ability, slot)
        if found is not None:
            return line_text(found, lang, defn.title, defn.side, defn.type)
    raise LookupError(f"{defn.title} has no ability in slot {slot}")


def _in_slot(node: Node, slot: int) -> Ability | None:
    if isinstance(node, Ability) and getattr(node, "slot", -1) == slot:
        return node
    for _, child in _children(node):
        found = _in_slot(child, slot)
        if found is not None:
            return found
    return None


def describe(
    node: Node,
    lang: str,
    title: str = "",
    side: int = NOBODY,
    card_type: int = NO_TYPE,
    mood: Mood = Mood.ORDER,
) -> str:
    """What a node says, as a sentence for prompts and logs. Of a paid ability only what it does, not what it costs.

    >>> from netrunner.vocabulary import breaks
    >>> describe(breaks(2, "barrier", 2, up_to=True), "en")
    'Break up to 2 barrier subroutines.'
    """
    words = language(lang)
    voice = Voice(words, side, card_type, title)
    if isinstance(node, PaidAbility):
        return words.effect_of(node, voice)
    found = words.build(node, voice)
    if isinstance(node, Condition):
        return words.finish(words.say(found, Mood.TELL))
    return words.described(found, mood)
