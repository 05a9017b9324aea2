"""What hidden cards are likely to be: worlds weighed by how players act.

A world of ``game.determinize`` puts any card anywhere. Players do not: hardly anybody leaves an agenda in the open, or
keeps a breaker in hand. How much likelier each kind of card is in each kind of place than chance has it was counted in
games (``tools/count_beliefs.py``). Kinds and places are read from declarations and from the table, never from titles.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

from ..rules.machine.terms import (
    ADVANCEMENT,
    AGENDA,
    CORP,
    GRIP,
    HQ,
    ICE,
    RUNNER,
    SERVER_ARCHIVES,
    UPGRADE,
)
from .reading import Reading, read

if TYPE_CHECKING:
    from ..game import Game
    from ..rules.machine.state import State

TABLE: Final = Path(__file__).parent / "beliefs.json"
#: How many worlds are drawn for each that is kept.
POOL: Final = 8


@cache
def kind(title: str) -> str:
    """What sort of card it is, as far as players treat it alike."""
    known: Reading = read(title)
    if known.type == AGENDA:
        return "agenda"
    if known.type == ICE:
        return "cheap ice" if known.cost <= 3 else "ice" if known.cost <= 6 else "dear ice"
    if known.is_breaker:
        return "breaker"
    if known.trap:
        return "trap"
    if known.is_economy:
        return "money"
    if known.type == UPGRADE:
        return "upgrade"
    return "other"


def hidden(s: State, seat: int) -> list[tuple[str, int]]:
    """Cards that a seat cannot see, with the kind of place that each of them is in."""
    found: list[tuple[str, int]] = []
    if seat == CORP:
        room = "small grip" if len(s.hand(RUNNER)) < 4 else "grip"
        return [(room, i) for i in s.zones[GRIP] if not s.sees(CORP, s.cards[i])]
    for number, server in s.servers.items():
        remote = number > SERVER_ARCHIVES
        for place, i in enumerate(server.ice):
            if not s.cards[i].faceup:
                found.append((f"{'remote' if remote else 'central'} ice {min(place, 1)}", i))
        if remote:
            for i in server.cards:
                c = s.cards[i]
                if not c.faceup:
                    found.append((f"behind {min(len(server.ice), 2)}, advanced {min(c.counters[ADVANCEMENT], 3)}", i))
    found += [("HQ", i) for i in s.zones[HQ] if not s.sees(RUNNER, s.cards[i])]
    return found


@cache
def ratios() -> dict[str, dict[str, float]]:
    """By kind of place and of card: how much likelier it is than chance has it."""
    found: dict[str, dict[str, float]] = json.loads(TABLE.read_text(encoding="utf-8"))
    return found


def weight(s: State, seat: int) -> float:
    """How likely a world is beside others, by what lies where."""
    total = 1.0
    table = ratios()
    for place, i in hidden(s, seat):
        total *= table.get(place, {}).get(kind(s.cards[i].defn.title), 1.0)
    return total


def believed(game: Game, side: str, seed: int) -> Game:
    """A world that fits what ``side`` knows and how the other player acts."""
    seat = RUNNER if side == "runner" else CORP
    worlds = [game.determinize(side, seed * POOL + n) for n in range(POOL)]
    weights = [weight(world.state, seat) for world in worlds]
    return Random(seed).choices(worlds, weights)[0] if sum(weights) > 0 else worlds[0]
