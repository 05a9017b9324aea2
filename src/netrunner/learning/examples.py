"""Examples that can be played: boards with their acts, kept from the tests of the rules and cards (`make examples`).

``data/examples-06.json`` has those of chapter 6, a line for each; ``data/small-cards.json`` the cards that exist only
in them.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from ..conformance.index import errata, rule_set
from ..errors import NetrunnerError
from ..game import Game
from ..positions import Placed
from ..rules.machine.terms import IDENTITY
from ..testing.beginnings import Beginning, opening
from ..testing.recording import Recorded, do
from .small_cards import define_small_cards, small_cards

DATA: Final = Path(__file__).parent / "data"

#: Between the title of a card and the number of a ruling about it.
RULING: Final = " / "


class NoExample(NetrunnerError):
    """An example that does not exist."""


@dataclass(frozen=True, slots=True)
class Example:
    """What is shown, in words and as one board or several, each with its acts."""

    id: str
    #: In English, as the test is called; other languages name the cards that it is about.
    name: str
    #: Rules, examples (E042), answers of the FAQ (F3.12), errata, and rulings ("Medium / 0").
    proves: tuple[str, ...]
    parts: tuple[Recorded, ...]
    #: The cards that act, or that are acted with, the first first.
    cards: tuple[str, ...]

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules among what it shows."""
        return tuple([one for one in self.proves if one in rule_set() and one not in errata()])

    @property
    def rulings(self) -> tuple[tuple[str, int], ...]:
        """The rulings among what it shows."""
        named = [one.partition(RULING) for one in self.proves if RULING in one]
        return tuple([(title, int(number)) for title, _, number in named])

    @property
    def kind(self) -> str:
        """Where it comes from: one of ``KINDS``."""
        for one in self.proves:
            if one[0] in _DOCUMENTS and one[1:2].isdigit():
                return _DOCUMENTS[one[0]]
        if self.rulings:
            return "ruling"
        return "erratum" if any([one in errata() for one in self.proves]) else "scenario"


_DOCUMENTS: Final = {"E": "rules", "F": "faq", "R": "rulebook", "I": "illustration"}
#: Where examples come from, in the order in which they are read.
KINDS: Final = (*_DOCUMENTS.values(), "ruling", "erratum", "scenario")


# -- reading and writing ---------------------------------------------------------------------------------------------


@cache
def examples() -> Mapping[str, Example]:
    """Every example, by its name in addresses.

    >>> examples()["e036"].rules
    ('3.9.5b',)
    """
    found = [_read(line) for path in sorted(DATA.glob("examples-*.json")) for line in _lines(path)]
    return {example.id: example for example in found}


def _lines(path: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))
    return found


def _read(told: dict[str, Any]) -> Example:
    parts = [
        Recorded(
            part["board"],
            part.get("mode", "forced"),
            tuple(part["acts"]),
            tuple([(at, side, text) for at, side, text in part.get("refused", ())]),
        )
        for part in told["parts"]
    ]
    return Example(told["id"], told["name"], tuple(told["proves"]), tuple(parts), tuple(told["cards"]))


def written(example: Example) -> dict[str, Any]:
    """An example as it is stored."""
    parts: list[dict[str, Any]] = []
    for one in example.parts:
        part: dict[str, Any] = {"board": one.board, "acts": list(one.acts)}
        if one.mode != "forced":
            part["mode"] = one.mode
        if one.refused:
            part["refused"] = [list(refused) for refused in one.refused]
        parts.append(part)
    return {
        "id": example.id,
        "name": example.name,
        "proves": list(example.proves),
        "cards": list(example.cards),
        "parts": parts,
    }


def example(name: str) -> Example:
    """The example with this name; ``NoExample`` if there is none."""
    found = examples().get(name.lower())
    if found is None:
        raise NoExample(key="learning-no-example", name=name[:60])
    return found


# -- finding ---------------------------------------------------------------------------------------------------------


@cache
def _by_proof() -> Mapping[str, tuple[Example, ...]]:
    found: defaultdict[str, list[Example]] = defaultdict(list)
    for one in examples().values():
        for proof in one.proves:
            found[proof].append(one)
    return {proof: tuple(sorted(shown, key=worth)) for proof, shown in found.items()}


def showing(what: str) -> tuple[Example, ...]:
    """The examples of a rule, an entry of the documents or a ruling, the best first."""
    return _by_proof().get(what, ())


@cache
def _by_card() -> Mapping[str, tuple[Example, ...]]:
    found: defaultdict[str, list[Example]] = defaultdict(list)
    for one in examples().values():
        for title in dict.fromkeys([title for title, _ in one.rulings] + list(one.cards)):
            found[title].append(one)
    return {title: tuple(sorted(shown, key=worth)) for title, shown in found.items()}


def with_card(title: str) -> tuple[Example, ...]:
    """The examples that a card acts in, the best first."""
    return _by_card().get(title, ())


def worth(one: Example) -> tuple[object, ...]:
    """What is read first: what the documents tell, then rulings, then scenarios of printed cards that are soon told."""
    invented = max([2 if title in small_cards() else title.startswith("Test ") for title in one.cards], default=0)
    acts = sum([len(part.acts) for part in one.parts])
    return (KINDS.index(one.kind), invented, acts == 0, len(one.parts), abs(acts - 4), len(one.proves), one.id)


def titles(parts: Iterable[Recorded]) -> tuple[str, ...]:
    """The cards on these boards, in their order."""
    return tuple(dict.fromkeys([title for part in parts for title in _titles(part.board)]))


@cache
def _titles(board: str) -> tuple[str, ...]:
    define_small_cards()
    position = opening(board)
    if isinstance(position, Beginning):
        defns = [card.defn for card in position.game().state.cards]
        return tuple(dict.fromkeys([defn.title for defn in sorted(defns, key=lambda defn: defn.type != IDENTITY)]))
    corp, runner = position.corp, position.runner
    found: list[str] = []
    for side in (corp, runner):
        if side.identity is not None:
            found.append(side.identity.title)
    for server in corp.servers:
        found.extend(_inside((*server.ice, *server.cards)))
    found.extend(_inside(runner.rig))
    for side in (corp, runner):
        for cards in (side.hand, side.play_area, side.score, side.discard, side.set_aside, side.deck, side.outside):
            found.extend(_inside(cards))
    return tuple(dict.fromkeys(found))


def _inside(cards: Iterable[Placed]) -> list[str]:
    found: list[str] = []
    for card in cards:
        found.append(card.title)
        found.extend(_inside(card.hosted))
    return found


# -- playing ---------------------------------------------------------------------------------------------------------


def begin(part: Recorded) -> Game:
    """The game of a part, before its first act."""
    define_small_cards()
    return opening(part.board).game(part.mode)


def play(part: Recorded) -> Game:
    """The game of a part after all its acts."""
    game = begin(part)
    for act in part.acts:
        do(game, act)
    return game
