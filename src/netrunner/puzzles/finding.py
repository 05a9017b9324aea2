"""Looking for puzzles: positions from games of the computer players that have one solution, and not at first sight."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from ..bots import Guard, make
from ..bots.bot import ask
from ..game import Game
from ..positions import Position
from ..positions.board import Placed
from ..rules.concepts.values import points_to_win, score
from ..rules.machine.terms import AGENDA, CORP, RUNNER, SIDES
from ..simulation import Pairing
from .goals import Goal
from .proving import Proof, Prover, TooMuch
from .rating import degree, ideas
from .worlds import TooManyWorlds

#: How many choices a position may take to prove: those that take more would keep solvers waiting.
MOST: Final = 25_000
#: A solution with fewer different acts is seen at once: to score is none of them, it is what the others are for.
IDEAS: Final = 3
#: If more of the choices along the line keep the solution, hardly anyone would miss it.
WIDE: Final = 0.45
#: How many cards are left in each deck.
DECK: Final = 3

_PLAIN: Final = {"corp": "Hedge Fund", "runner": "Sure Gamble"}


@dataclass(frozen=True, slots=True)
class Found:
    """A position that makes a puzzle, and what was proved of it."""

    position: Position
    goal: Goal
    proof: Proof
    seed: int

    @property
    def degree(self) -> int:
        """How hard it is."""
        return degree(self.proof)


def find(
    pairing: Pairing, games: int, seed: int, level: str = "novice", told: Callable[[int], object] | None = None
) -> Iterator[Found]:
    """Puzzles from games with the seeds from ``seed`` on; at most one from each turn."""
    for number in range(seed, seed + games):
        yield from _in_game(pairing, number, level)
        if told is not None:
            told(1)


def _in_game(pairing: Pairing, seed: int, level: str) -> Iterator[Found]:
    bots = (Guard(make(level, seed), None), Guard(make(level, seed + 1), None))
    game = Game.start(*pairing(seed), seed)
    turn = 0
    while (decision := game.decision) is not None:
        if decision.kind == "action" and game.state.turn_number != turn:
            turn = game.state.turn_number
            found = look(game, seed)
            if found is not None:
                yield found
        game.choose(ask(bots[decision.player], game, decision).text)


def look(game: Game, seed: int = 0, most: int = MOST) -> Found | None:
    """The puzzle that the player whose turn it is has here, if there is one."""
    side = SIDES[game.state.turn]
    position = plain(Position.of(game), side)
    for goal in _goals(game, side):
        tight = tightened(position, goal, most)
        proof = None if tight is None else _proof(tight, goal, most)
        if tight is not None and proof is not None and is_puzzle(proof):
            return Found(tight, goal, proof, seed)
    return None


def tightened(position: Position, goal: Goal, most: int = MOST) -> Position | None:
    """The position with nothing to spare: the fewest clicks, then the fewest credits, that still reach the goal.

    Plenty has many solutions, and every one of them is easy. None if the goal is out of reach anyway.
    """
    if not _solved(position, goal, most):
        return None
    player = getattr(position, goal.side)
    for clicks in range((player.clicks or 1) - 1, 0, -1):
        fewer = replace(position, **{goal.side: replace(player, clicks=clicks)})
        if not _solved(fewer, goal, most):
            break
        position, player = fewer, getattr(fewer, goal.side)
    too_few, enough = -1, player.credits
    while enough - too_few > 1:
        middle = (too_few + enough) // 2
        poorer = replace(position, **{goal.side: replace(player, credits=middle)})
        if _solved(poorer, goal, most):
            enough = middle
        else:
            too_few = middle
    return replace(position, **{goal.side: replace(player, credits=enough)})


def _solved(position: Position, goal: Goal, most: int) -> bool:
    try:
        prover = Prover(position, goal, most=most)
        return prover.solve(prover.root) is not None
    except (TooMuch, TooManyWorlds):
        return False


def is_puzzle(proof: Proof) -> bool:
    """Whether there is exactly one solution, and it is neither short nor wide."""
    needed = {name for name in ideas(proof) if not name.startswith(("score ", "steal "))}
    return proof.solved and len(proof.solutions) == 1 and len(needed) >= IDEAS and proof.narrow <= WIDE


def _proof(position: Position, goal: Goal, most: int) -> Proof | None:
    try:
        return Prover(position, goal, most=most).prove()
    except (TooMuch, TooManyWorlds):
        return None


def _goals(game: Game, side: str) -> list[Goal]:
    """What a player may want this turn: to win if that is near, else to take an agenda."""
    s = game.state
    if side == "runner":
        lying = any(s.cards[i].type == AGENDA for server in s.servers.values() for i in server.cards)
        near = points_to_win(s) - score(s, RUNNER) <= 3
        return [Goal("win", side)] if lying and near else [Goal("steal", side)] if lying else []
    near = points_to_win(s) - score(s, CORP) <= 2
    return [Goal("win", side)] if near else [Goal("score", side)]


def plain(position: Position, side: str) -> Position:
    """The position without what only makes it larger: short decks, and of the opponent's hand only its size."""
    corp, runner = position.corp, position.runner
    decks = {name: (Placed(_PLAIN[name]),) * DECK for name in SIDES}
    hands = {name: (Placed(_PLAIN[name]),) * len(getattr(position, name).hand) for name in SIDES}
    corp = replace(corp, deck=decks["corp"], hand=corp.hand if side == "corp" else hands["corp"])
    runner = replace(runner, deck=decks["runner"], hand=runner.hand if side == "runner" else hands["runner"])
    return replace(position, corp=corp, runner=runner, seed=0)
