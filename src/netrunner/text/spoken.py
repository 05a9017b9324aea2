"""The text of abilities, made fit for a sentence: symbols in words, and nothing where there are no words.

A label or a line of the log must not fail because a card is worded badly, so a text that cannot be made is left out.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Final

from netrunner.rules.machine.card import CardDef
from netrunner.rules.machine.nodes import Ability, Condition, Instruction
from netrunner.text.phrases import LANGUAGES, Phrase, phrase

if TYPE_CHECKING:
    from netrunner.text.cards.grammar import Mood

_CREDITS = re.compile(r"(\d+|X)\[c\]")
_RECURRING = re.compile(r"(\d+)\[recurring\]")
_CLICKS = re.compile(r"\[click\](?:(?:, )?\[click\])*")
_BARE: Final = {"[trash]": "trash", "[MU]": "memory", "[link]": "link", "[c]": "credit", "[sub]": "subroutine"}
_INTERRUPT = re.compile(r"\[interrupt\](?: [–→])? *")
_NUMBER = re.compile(r"\[(\d+|X)\]")


class Spoken(Phrase):
    """Words that are there already, in each language."""

    __slots__ = ()

    def text(self, lang: str) -> str:
        return str(self.variables[lang])


def spelled(text: str, lang: str) -> str:
    """A card's text with words in place of its symbols.

    >>> spelled("[click][click][click]: Gain 7[c].", "en"), spelled("1[c]: Rompe 1 subrutina.", "es")
    ('3 clicks: Gain 7 credits.', '1 crédito: Rompe 1 subrutina.')
    >>> spelled("[interrupt] – [trash]: Avoid 1 tag.", "en")
    'Trash this card: Avoid 1 tag.'
    """

    def credits(found: re.Match[str]) -> str:
        if found[1] == "X":
            return phrase(lang, "symbol-credits-x")
        return phrase(lang, "symbol-credits", count=int(found[1]))

    text = _CREDITS.sub(credits, text)
    text = _RECURRING.sub(lambda found: phrase(lang, "symbol-recurring", count=int(found[1])), text)
    text = _CLICKS.sub(lambda found: phrase(lang, "symbol-clicks", count=found[0].count("[click]")), text)
    for symbol, name in _BARE.items():
        if symbol in text:
            text = text.replace(symbol, phrase(lang, f"symbol-{name}"))
    text = _NUMBER.sub(r"\1", _INTERRUPT.sub("", text).strip())
    return text[:1].upper() + text[1:]


#: Signs that are words, by the phrases that name them
_SIGNS: Final = {
    "[trash]": "trash", "[interrupt]": "interrupt", "[click]": "click", "[recurring]": "recurring", "[link]": "link",
    "[MU]": "memory",
}  # fmt: skip


def signed(text: str, lang: str) -> str:
    """A card's text for a terminal: its signs in brackets, in the reader's language.

    >>> signed("[interrupt] – [trash]: Evita 1 marca.", "es")
    '[interrupción] – [destruir]: Evita 1 marca.'
    """
    for sign, name in _SIGNS.items():
        if sign in text:
            text = text.replace(sign, f"[{phrase(lang, f'sign-{name}')}]")
    return text.replace("[sub]", phrase(lang, "symbol-subroutine"))


def _spoken(word: Callable[[str], str]) -> Phrase | None:
    said: dict[str, str] = {}
    for lang in LANGUAGES:
        try:
            said[lang] = spelled(word(lang), lang).rstrip(".")
        except (LookupError, TypeError, ValueError):
            return None
    return Spoken("", said) if all(said.values()) else None


@cache
def ability(defn: CardDef, slot: int) -> Phrase | None:
    """The words of the ability in a slot of a card, without the last full stop."""
    from netrunner.text.cards import ability_text

    return _spoken(lambda lang: ability_text(defn, slot, lang))


@cache
def gained(defn: CardDef, node: Ability) -> Phrase | None:
    """The words of an ability that an effect gives to a card (9.1.3b), without the last full stop."""
    from netrunner.text.cards.render import line_text

    return _spoken(lambda lang: line_text(node, lang, defn.title, defn.side, defn.type))


@cache
def asked(defn: CardDef, does: tuple[Instruction, ...]) -> Phrase | None:
    """The words of instructions of a card as a question to the one who may do them: in Spanish, "robas 1 carta"."""
    from netrunner.text.cards.grammar import Mood

    return _spoken(lambda lang: _lowered(_told(defn, does, lang, Mood.TELL), lang))


@cache
def offered(defn: CardDef, does: tuple[Instruction, ...]) -> Phrase | None:
    """The words of instructions of a card as an option, like all others: in Spanish, "robar 1 carta"."""
    from netrunner.text.cards.grammar import Mood

    return _spoken(lambda lang: _told(defn, does, lang, Mood.NAME))


def _told(defn: CardDef, does: tuple[Instruction, ...], lang: str, mood: Mood) -> str:
    from netrunner.text.cards import describe
    from netrunner.text.cards.grammar import Mood

    mood = mood if lang == "es" else Mood.ORDER  # English orders, asks and offers in the same words
    return " ".join(describe(node, lang, defn.title, defn.side, defn.type, mood) for node in does)


def _lowered(text: str, lang: str) -> str:
    """In Spanish, what follows the opening question mark inside a sentence begins with a small letter."""
    return text[:1].lower() + text[1:] if lang == "es" else text


@cache
def ability_line(defn: CardDef, node: Ability) -> Phrase | None:
    """The words of an ability that a card has, printed or given; of a subroutine without its symbol."""
    from netrunner.text.cards import line_text

    return _spoken(lambda lang: line_text(node, lang, defn.title, defn.side, defn.type).removeprefix("[sub]").strip())


@cache
def restriction(defn: CardDef, condition: Condition) -> Phrase | None:
    """The words of the line by which a card asks for a condition before it can be played, installed or rezzed."""
    from netrunner.text.cards import line_text
    from netrunner.vocabulary.declare import DECLARED

    asks = [line for line in DECLARED.get(defn.title, ()) if getattr(line, "condition", None) is condition]
    return _spoken(lambda lang: line_text(asks[0], lang, defn.title, defn.side, defn.type)) if asks else None
