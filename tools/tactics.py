"""Ask computer players for the good answers of proved positions: every question on the way through a puzzle.

    python tools/tactics.py adept expert#200          all puzzles; --file keeps every answer as a line

A position counts where some answers keep the goal in reach and others give it away, by exhaustive play. Goals are to
win, to survive, to score and to steal; the players are not told which of them it is. Puzzles that only state their odds
are left out: there no answer is sure, so none is proved.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from netrunner.bots.arena import Contestant, Share
from netrunner.bots.bot import ask
from netrunner.cli.progress import progress
from netrunner.puzzles.attempts import Attempt
from netrunner.puzzles.puzzle import Puzzle, all_puzzles


@dataclass(frozen=True, slots=True)
class Answer:
    """What a player answered in one position, and whether that keeps the goal in reach."""

    player: str
    puzzle: str
    goal: str
    step: int
    answer: str
    good: bool


def answers(puzzle: Puzzle, players: list[Contestant]) -> Iterator[Answer]:
    """The answers of players to every question on the way through a puzzle that can be answered well and badly."""
    attempt = Attempt(puzzle.prover())
    while not attempt.over:
        belief, prover = attempt.belief, attempt.prover
        kept = {belief.text(act): prover.keeps(belief, act) for act in belief.acts}
        if not all(kept.values()):
            for player in players:
                game = attempt.game
                decision = game.decision
                assert decision is not None
                text = ask(player.player(1), game, decision).text
                yield Answer(player.text, puzzle.key, puzzle.goal.kind, len(attempt.choices), text, kept[text])
        attempt.choose(belief.text(prover.best(belief)))


def report(found: list[Answer]) -> str:
    """Shares by player and goal, with their intervals."""
    counts: dict[tuple[str, str], Counter[bool]] = {}
    for one in found:
        for goal in (one.goal, "all"):
            counts.setdefault((one.player, goal), Counter())[one.good] += 1
    lines: list[str] = []
    for (player, goal), count in sorted(counts.items()):
        share = Share(count.total(), count[True])
        low, high = share.interval()
        between = f"{100 * low:.1f} to {100 * high:.1f}"
        lines.append(f"{player} {goal}: {count[True]} of {count.total()}, {100 * share.part:.1f} % ({between})")
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("players", nargs="+", type=Contestant.parse)
    parser.add_argument("--puzzles", type=int, default=10_000, help="so many of the puzzles, the easy ones first")
    parser.add_argument("--file", type=Path, help="keep every answer as a line of this file")
    args = parser.parse_args()
    puzzles = [puzzle for puzzle in all_puzzles() if puzzle.odds is None][: args.puzzles]
    found: list[Answer] = []
    with progress(len(puzzles)) as told:
        for puzzle in puzzles:
            found += answers(puzzle, args.players)
            if told is not None:
                told(1)
    if args.file:
        lines = [json.dumps(asdict(one), ensure_ascii=False) for one in found]
        args.file.write_text("\n".join([*lines, ""]), encoding="utf-8")
    print(report(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
