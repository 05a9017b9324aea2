"""The printed facts of every card the project knows: what stands on the card besides its text.

Chapter 2 of the rules names the parts of a card; each part is a field of `Facts`.
The figures live in one JSON file per cycle of sets under `cards/data`; a further cycle
is a further file and no further code.

>>> wall = facts("ice wall")
>>> wall.title, wall.cost, wall.strength, wall.subtypes
('Ice Wall', 1, 1, ('Barrier',))
>>> facts("Muro de Hielo") is wall
True
"""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

from netrunner.errors import NetrunnerError
from netrunner.text.phrases import Phrase

Side: TypeAlias = Literal["corp", "runner"]
CardType: TypeAlias = Literal[
    "identity",
    "agenda",
    "asset",
    "ice",
    "operation",
    "upgrade",
    "event",
    "hardware",
    "program",
    "resource",
]

#: The data files, one per cycle of sets, in the order in which these were printed.
CYCLES: Final = (
    "core",
    "genesis",
    "creation_and_control",
    "spin",
    "honor_and_profit",
    "lunar",
    "order_and_chaos",
    "sansan",
    "data_and_destiny",
    "mumbad",
    "flashpoint",
    "red_sand",
    "terminal_directive",
    "kitara",
    "reign_and_reverie",
    "magnum_opus",
    "ashes",
    "draft",
)

_DATA: Final = Path(__file__).parent / "data"

#: How many titles an `UnknownCard` offers at most.
_SUGGESTIONS: Final = 3
#: How alike (0 to 1) a title must be to be offered.
_LIKENESS: Final = 0.6


@dataclass(frozen=True, slots=True)
class CardSet:
    """A box of cards that was printed at one time."""

    #: As deck builders abbreviate it: "wla".
    code: str
    name: str
    #: The day on which it came out; None for cards that were never sold.
    released: str | None
    #: The cycle of sets it belongs to, which names the data file: "genesis".
    cycle: str
    #: Where its cards are declared, below ``netrunner.cards``: "genesis.what_lies_ahead".
    module: str


@dataclass(frozen=True, slots=True)
class OtherSide:
    """The other side of a double-sided card (3.1.1a): what stands there besides its text."""

    title: str
    subtypes: tuple[str, ...]
    #: The same subtypes in Spanish, in the same order.
    subtypes_es: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Facts:
    """What is printed on one card. A part that the card does not have is None.

    Where a later printing or an erratum of chapter 11 changes a fact (the deck
    limit of AstroScript Pilot Program, 11.2.8), the changed fact stands here.
    """

    title: str
    title_es: str | None
    #: The five digits by which deck builders know the card: "01103".
    code: str
    #: The code of the set the facts are taken from: "core".
    set: str
    #: The cycle of sets it belongs to, which names the data file: "genesis".
    cycle: str
    number: int
    #: How many copies one box of that set holds.
    quantity: int
    #: Codes of the same card in later printings, as deck exports may use them.
    reprints: tuple[str, ...]
    side: Side
    #: A faction's name, or "neutral-corp" or "neutral-runner" (2.13).
    faction: str
    type: CardType
    subtypes: tuple[str, ...]
    #: The same subtypes in Spanish, in the same order.
    subtypes_es: tuple[str, ...]
    unique: bool
    #: Copies allowed in one deck (1.4.7).
    deck_limit: int
    #: Play, install or rez cost (2.3). None where there is none and where it is X.
    cost: int | None
    #: The cost is the letter X: its value is chosen when it is paid.
    cost_is_x: bool
    #: None where there is none and where it is X.
    strength: int | None
    #: The strength is the letter X: the text says what it is.
    strength_is_x: bool
    memory_cost: int | None
    trash_cost: int | None
    advancement_requirement: int | None
    agenda_points: int | None
    #: None means that the card cannot leave its faction, which is not 0 (2.14.2).
    influence: int | None
    influence_limit: int | None
    minimum_deck_size: int | None
    base_link: int | None
    #: The other side of a double-sided identity; several if there are versions with different ones (1.5.2).
    other_sides: tuple[OtherSide, ...] = ()

    @property
    def is_neutral(self) -> bool:
        """Whether the card belongs to no faction (2.13.2)."""
        return self.faction.startswith("neutral-")

    @property
    def printed_cost(self) -> str | None:
        """The cost as it is written on the card.

        >>> facts("Hedge Fund").printed_cost, facts("Psychographics").printed_cost
        ('5', 'X')
        """
        if self.cost_is_x:
            return "X"
        return None if self.cost is None else str(self.cost)

    def title_in(self, lang: str) -> str:
        """The title in a language; the English one where there is no other.

        >>> facts("Snare!").title_in("es")
        '¡Cepo!'
        """
        return self.title_es if lang == "es" and self.title_es is not None else self.title


class UnknownCard(NetrunnerError):
    """No card bears this title. `suggestions` are titles that come near to it."""

    def __init__(self, title: str, suggestions: tuple[str, ...]) -> None:
        reason = outside().get(key_of(title))
        said = Phrase(f"outside-{reason}" if reason else "unknown-card", {"title": title})
        super().__init__(key="said", said=did_you_mean(said, suggestions))
        self.title = title
        self.suggestions = suggestions


class _Suggested(Phrase):
    """A name that may have been meant: a card is named in the reader's language."""

    __slots__ = ()

    def text(self, lang: str) -> str:
        found = find_facts(self.key)
        return self.key if found is None or found.title != self.key else found.title_in(lang)


def did_you_mean(said: Phrase, names: tuple[str, ...]) -> Phrase:
    """A sentence about an unknown name, followed by the names that may have been meant."""
    if not names:
        return said
    *others, last = (Phrase("suggestion", {"name": _Suggested(name, {})}) for name in names)
    for place, name in enumerate(reversed(others)):
        last = Phrase("either-of-more" if place else "either", {"one": name, "other": last})
    return Phrase("did-you-mean", {"said": said, "names": last})


def facts(title: str) -> Facts:
    """The facts of the card with this title, English or Spanish.

    Case, accents, spaces and punctuation do not matter.

    >>> facts("deja vu").title
    'Déjà Vu'
    >>> facts("The Maker's Eye") is facts("The Maker’s Eye")
    True
    """
    found = find_facts(title)
    if found is None:
        raise UnknownCard(title, suggestions(title))
    return found


def find_facts(title: str) -> Facts | None:
    """The same, or None: without looking for titles that come near, which takes milliseconds."""
    exact = _by_title().get(title)
    return exact if exact is not None else _by_key().get(key_of(title))


def facts_by_code(code: str) -> Facts | None:
    """The card with this five-digit code, in any printing, or None.

    >>> facts_by_code("01103") is facts("Ice Wall")
    True
    """
    return _by_code().get(code)


def front_of(title: str) -> Facts | None:
    """The card that has a side with this title on its back, or None.

    >>> front_of("Earth Station: Ascending to Orbit").title
    'Earth Station: SEA Headquarters'
    """
    return _by_back().get(key_of(title))


def all_facts() -> tuple[Facts, ...]:
    """Every card, in the order of the codes.

    >>> all_facts()[0].title
    'The Shadow: Pulling the Strings'
    """
    return _all()


def all_sets() -> tuple[CardSet, ...]:
    """Every set, cycle by cycle.

    >>> all_sets()[1].name, all_sets()[1].module
    ('What Lies Ahead', 'genesis.what_lies_ahead')
    """
    return tuple([one for sets, _ in _files() for one in sets])


def set_codes() -> tuple[str, ...]:
    """The codes of all sets, cycle by cycle.

    >>> set_codes()[:2]
    ('core', 'wla')
    """
    return tuple([one.code for one in all_sets()])


def module_of(card: Facts) -> str:
    """Where the card is declared, below ``netrunner.cards``.

    >>> module_of(facts("Imp")), module_of(facts("Hedge Fund"))
    ('genesis.what_lies_ahead', 'core')
    """
    return _modules()[card.set]


@cache
def outside() -> Mapping[str, str]:
    """Printed cards that the game for two players has no rules for, by the key of their title, each with its reason."""
    content = json.loads((_DATA / "outside.json").read_text(encoding="utf-8"))
    return {key_of(title): reason for reason, titles in content.items() for title in titles}


def suggestions(title: str) -> tuple[str, ...]:
    """English titles that someone who wrote `title` in any language may have meant, the nearest first.

    >>> suggestions("Hegde Fund")
    ('Hedge Fund',)
    >>> suggestions("Noise")
    ('Noise: Hacker Extraordinaire',)
    """
    wanted = key_of(title)
    if not wanted:
        return ()
    ranked: dict[str, float] = {}
    letters = SequenceMatcher(None, "", wanted)  # counts them once
    for key, card in _by_key().items():
        if len(wanted) >= 3 and key.startswith(wanted):
            likeness = 1.0
        else:
            if 2 * min(len(wanted), len(key)) < _LIKENESS * (len(wanted) + len(key)):
                continue
            letters.set_seq1(key)
            if letters.quick_ratio() < _LIKENESS:
                continue
            likeness = SequenceMatcher(None, wanted, key).ratio()
        ranked[card.title] = max(likeness, ranked.get(card.title, 0.0))
    best = max(ranked.values(), default=0.0)
    near = [name for name, value in ranked.items() if value >= max(_LIKENESS, best - 0.15)]
    near.sort(key=lambda name: (-ranked[name], name))
    return tuple(near[:_SUGGESTIONS])


@lru_cache(maxsize=8192)  # some titles are what a player typed
def key_of(title: str) -> str:
    """A title without case, accents, spaces and punctuation.

    >>> key_of("Pauleʼs Café") == key_of("Paule's Cafe")
    True
    """
    plain = unicodedata.normalize("NFKD", title.casefold())
    return "".join(letter for letter in plain if letter.isalnum() and letter != "ʼ")  # an apostrophe that is a letter


@cache
def _all() -> tuple[Facts, ...]:
    return tuple(sorted([card for _, cards in _files() for card in cards], key=lambda card: card.code))


@cache
def _files() -> tuple[tuple[tuple[CardSet, ...], tuple[Facts, ...]], ...]:
    """What each data file holds: its sets and its cards."""
    found: list[tuple[tuple[CardSet, ...], tuple[Facts, ...]]] = []
    for cycle in CYCLES:
        content = json.loads((_DATA / f"{cycle}.json").read_text(encoding="utf-8"))
        several = len(content["sets"]) > 1  # a cycle of one set is one module
        sets = tuple([_set(cycle, one, several) for one in content["sets"]])
        found.append((sets, tuple([_read(cycle, card) for card in content["cards"]])))
    return tuple(found)


def _set(cycle: str, one: Mapping[str, Any], several: bool) -> CardSet:
    """One set of a data file. Its module is called as it is, unless its name begins with a figure."""
    module = one.get("module") or key_words(one["name"])
    return CardSet(one["code"], one["name"], one["released"], cycle, f"{cycle}.{module}" if several else cycle)


def key_words(name: str) -> str:
    """A name as the name of a module.

    >>> key_words("Earth's Scion")
    'earths_scion'
    """
    return "_".join("".join(letter for letter in name.lower() if letter.isalnum() or letter == " ").split())


@cache
def _modules() -> Mapping[str, str]:
    return {one.code: one.module for one in all_sets()}


def _read(cycle: str, card: Mapping[str, Any]) -> Facts:
    """One entry of a data file. What is absent there is absent on the card."""
    cost = card.get("cost")
    strength = card.get("strength")
    return Facts(
        title=card["title"],
        title_es=card.get("title_es"),
        code=card["code"],
        set=card["set"],
        cycle=cycle,
        number=card["number"],
        quantity=card["quantity"],
        reprints=tuple(card.get("reprints", ())),
        side=card["side"],
        faction=card["faction"],
        type=card["type"],
        subtypes=tuple(card.get("subtypes", ())),
        subtypes_es=tuple(card.get("subtypes_es", ())),
        unique=card.get("unique", False),
        deck_limit=card["deck_limit"],
        cost=None if cost == "X" else cost,
        cost_is_x=cost == "X",
        strength=None if strength == "X" else strength,
        strength_is_x=strength == "X",
        memory_cost=card.get("memory_cost"),
        trash_cost=card.get("trash_cost"),
        advancement_requirement=card.get("advancement_requirement"),
        agenda_points=card.get("agenda_points"),
        influence=card.get("influence"),
        influence_limit=card.get("influence_limit"),
        minimum_deck_size=card.get("minimum_deck_size"),
        base_link=card.get("base_link"),
        other_sides=tuple([_other_side(side) for side in card.get("other_sides", ())]),
    )


def _other_side(side: Mapping[str, Any]) -> OtherSide:
    return OtherSide(side["title"], tuple(side.get("subtypes", ())), tuple(side.get("subtypes_es", ())))


@cache
def _by_title() -> Mapping[str, Facts]:
    return {card.title: card for card in _all()}


@cache
def _by_key() -> Mapping[str, Facts]:
    """English and Spanish titles; where two cards claim one, the English title has it."""
    keys = {key_of(card.title_in("es")): card for card in reversed(_all())}
    keys.update((key_of(card.title), card) for card in reversed(_all()))
    return keys


@cache
def _by_back() -> Mapping[str, Facts]:
    return {key_of(side.title): card for card in _all() for side in card.other_sides}


@cache
def _by_code() -> Mapping[str, Facts]:
    codes = {code: card for card in _all() for code in card.reprints}
    codes.update((card.code, card) for card in _all())
    return codes
