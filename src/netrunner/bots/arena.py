"""Who is stronger: games between computer players, with sides and decks swapped and the same seeds for both.

What was played is kept as lines of JSON, so that a long contest can be interrupted, gone on with, and kept as data.
"""

from __future__ import annotations

import json
import math
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Final

from ..decks.deck import Deck
from ..decks.library import deck_names, named_deck
from ..decks.starter import starter_deck, starter_names
from ..errors import NetrunnerError
from ..game import Game
from ..processes import collect_seldom, interruptions_held
from . import LEVELS, PARTNERS, make
from .bot import Bot
from .guard import Guard
from .matches import play_on

#: Which decks meet: the seven starter decks, those that come ready-made, or all of them.
DECKS: Final = ("starter", "ready", "all")
#: Half the width of a 95 % interval, in standard deviations.
_Z: Final = 1.96
#: A contest is decided when one hypothesis is so much likelier than the other: both errors stay under 5 %.
_DECIDED: Final = math.log(19)
#: How far the two hypotheses are from the asked share: nearer than that, neither is worth more games.
_APART: Final = 0.03


@dataclass(frozen=True, slots=True)
class Contestant:
    """A level, and how much it thinks: ``novice``, ``expert@0.1`` (seconds a move), ``expert#200`` (tries a move)."""

    text: str
    level: str
    seconds: float | None = None
    tries: int | None = None

    @classmethod
    def parse(cls, text: str) -> Contestant:
        """
        >>> Contestant.parse("expert@0.1").seconds
        0.1
        """
        for sign in "@#":
            level, found, amount = text.partition(sign)
            if found:
                break
        if level not in LEVELS and level not in PARTNERS:
            raise NetrunnerError(key="bots-unknown", level=level, levels=", ".join([*LEVELS, *PARTNERS]))
        if not found:
            return cls(text, level)
        try:
            much = float(amount) if sign == "@" else int(amount)
        except ValueError:
            much = 0
        if not 0 < much < 10**6:
            raise NetrunnerError(key="arena-bad-amount", text=text)
        return cls(text, level, much, None) if sign == "@" else cls(text, level, None, int(much))

    def player(self, seed: int) -> Bot:
        """The computer player for one game."""
        return make(self.level, seed, self.seconds, self.tries)


@dataclass(frozen=True, slots=True)
class Played:
    """One game that is over."""

    corp: str
    runner: str
    corp_deck: str
    runner_deck: str
    seed: int
    #: "corp", "runner", or nothing for a draw.
    winner: str
    reason: str
    turns: int
    decisions: int
    #: Moves that a player lost because it failed.
    lost: int
    seconds: float

    @property
    def key(self) -> tuple[str, str, int]:
        return self.corp, self.runner, self.seed


@dataclass(frozen=True, slots=True)
class Contest:
    """Plays one game of the contest in whichever process it comes to."""

    decks: str

    def __call__(self, job: tuple[Contestant, Contestant, int]) -> Played:
        corp, runner, seed = job
        decks = pairing(self.decks, seed)
        started = time.perf_counter()
        game = Game.start(*decks, seed, asking="forced")
        bots = (Guard(corp.player(seed), None), Guard(runner.player(seed + 1), None))
        made = play_on(game, *bots)
        took = time.perf_counter() - started
        return Played(
            corp.text, runner.text, decks[0].name, decks[1].name, seed, game.winner or "", game.reason,
            game.state.turn_number, made, bots[0].lost + bots[1].lost, round(took, 2),
        )  # fmt: skip


@cache
def _pool(which: str) -> tuple[tuple[Deck, ...], tuple[Deck, ...]]:
    starter = [starter_deck(name) for name in starter_names() if name != "nbn-legal"] if which != "ready" else []
    ready = [named_deck(name) for name in deck_names("core")] if which != "starter" else []
    decks = [*starter, *ready]
    return tuple([d for d in decks if d.side == "corp"]), tuple([d for d in decks if d.side == "runner"])


def pairing(which: str, seed: int) -> tuple[Deck, Deck]:
    """The decks of the game with a seed: as many seeds in a row as there are pairings meet them all.

    >>> len({tuple(deck.name for deck in pairing("starter", seed)) for seed in range(12)})
    12
    """
    corps, runners = _pool(which)
    return corps[seed % len(corps)], runners[seed // len(corps) % len(runners)]


def fixtures(contestants: Sequence[Contestant], games: int, seed: int) -> Iterator[tuple[Contestant, Contestant, int]]:
    """Every two contestants play each seed twice, once from each side."""
    for number in range(seed, seed + games):
        for one, other in combinations(contestants, 2):
            yield one, other, number
            yield other, one, number


def read_file(path: Path) -> list[Played]:
    """What was played before, if anything; a line cut off by an interruption is left out."""
    if not path.exists():
        return []
    found: list[Played] = []
    lines = path.read_text(encoding="utf-8").splitlines()
    for at, line in enumerate(lines, 1):
        try:
            found.append(Played(**json.loads(line)))
        except (ValueError, TypeError) as error:
            if at == len(lines):
                break
            raise NetrunnerError(key="arena-bad-file", file=str(path), line=at) from error
    return found


def play(
    contest: Contest,
    jobs: list[tuple[Contestant, Contestant, int]],
    processes: int,
    told: Callable[[Played], bool],
) -> None:
    """Play the games, and tell of each as it is over; no further ones once ``told`` answers that it is enough."""
    if processes == 1:
        for job in jobs:
            if told(contest(job)):
                return
        return
    with ProcessPoolExecutor(processes, initializer=collect_seldom) as pool:
        try:
            with interruptions_held():
                results = pool.map(contest, jobs)
            for played in results:
                if told(played):
                    return
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def line(played: Played) -> str:
    """A game as a line of a file."""
    return json.dumps(asdict(played), ensure_ascii=False)


@dataclass(frozen=True, slots=True)
class Share:
    """How much of its games a contestant won; a draw is half a game."""

    games: int
    won: float

    @property
    def part(self) -> float:
        return self.won / self.games if self.games else 0.5

    def interval(self) -> tuple[float, float]:
        """95 %, after Wilson.

        >>> [round(end, 3) for end in Share(400, 280).interval()]
        [0.653, 0.743]
        """
        n, p = self.games, self.part
        if not n:
            return 0.0, 1.0
        middle = p + _Z * _Z / (2 * n)
        half = _Z * math.sqrt(p * (1 - p) / n + _Z * _Z / (4 * n * n))
        return (middle - half) / (1 + _Z * _Z / n), (middle + half) / (1 + _Z * _Z / n)


def share(games: Sequence[Played], who: str, against: str, side: str | None = None) -> Share:
    """What a contestant won against another, from one side or from both."""
    won = 0.0
    count = 0
    for game in games:
        for own, mine, theirs in (("corp", game.corp, game.runner), ("runner", game.runner, game.corp)):
            if (mine, theirs) == (who, against) and side in (None, own):
                count += 1
                won += 0.5 if not game.winner else float(game.winner == own)
    return Share(count, won)


def decided(found: Share, asked: float) -> int:
    """Wald's sequential test of whether the share is above (1) or below (-1) the asked one; 0 while it is open.

    >>> decided(Share(200, 150), 0.5), decided(Share(200, 102), 0.5), decided(Share(300, 100), 0.5)
    (1, 0, -1)
    """
    low, high = max(0.01, asked - _APART), min(0.99, asked + _APART)
    lost = found.games - found.won
    ratio = found.won * math.log(high / low) + lost * math.log((1 - high) / (1 - low))
    return 1 if ratio >= _DECIDED else -1 if ratio <= -_DECIDED else 0


def ratings(games: Sequence[Played], names: Sequence[str]) -> dict[str, float]:
    """Elo ratings that explain the results best (Bradley and Terry), around 1500.

    >>> game = Played("a", "b", "", "", 0, "corp", "", 1, 1, 0, 0.0)
    >>> rated = ratings([game] * 3 + [Played("a", "b", "", "", 0, "runner", "", 1, 1, 0, 0.0)], ["a", "b"])
    >>> round(rated["a"] - rated["b"])
    146
    """
    won = {name: 1.0 for name in names}  # half a game won and lost against a player of 1500: nobody is infinite
    met: dict[tuple[str, str], int] = {}
    for game in games:
        if game.corp == game.runner:
            continue
        for mine, theirs, side in ((game.corp, game.runner, "corp"), (game.runner, game.corp, "runner")):
            won[mine] += 0.5 if not game.winner else float(game.winner == side)
            met[mine, theirs] = met.get((mine, theirs), 0) + 1
    strengths = {name: 1.0 for name in names}
    for _ in range(200):
        for name in names:
            pulls = 2.0 / (strengths[name] + 1.0)
            pulls += sum([n / (strengths[name] + strengths[b]) for (a, b), n in met.items() if a == name])
            strengths[name] = won[name] / pulls
    return {name: 1500 + 400 * math.log10(strength) for name, strength in strengths.items()}
