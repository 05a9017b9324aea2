"""`netrunner arena`: which computer player is stronger, and by how much."""

from __future__ import annotations

import argparse
import csv
import json
from contextlib import ExitStack
from dataclasses import asdict, fields
from itertools import combinations
from pathlib import Path
from typing import TextIO

from netrunner.bots.arena import (
    DECKS,
    Contest,
    Contestant,
    Played,
    Share,
    decided,
    fixtures,
    line,
    play,
    ratings,
    read_file,
    share,
)
from netrunner.bots.plotting import plot
from netrunner.cli.command import Commands
from netrunner.cli.numbers import whole
from netrunner.cli.progress import progress
from netrunner.cli.simulate import EXIT_ERRORS, EXIT_FINE, add_jobs
from netrunner.errors import NetrunnerError
from netrunner.text.phrases import Say

SIDES = ("corp", "runner", None)


def register(commands: Commands) -> None:
    say = commands.say
    parser = commands.add("arena", run)
    parser.add_argument("players", nargs="+", metavar=say("arena-player"), help=say("arena-option-players"))
    parser.add_argument("--games", type=whole(say, 1), default=100, metavar="N", help=say("arena-option-games"))
    parser.add_argument("--seed", type=whole(say), default=0, metavar="S", help=say("match-option-seed"))
    parser.add_argument("--decks", choices=DECKS, default="starter", help=say("arena-option-decks"))
    parser.add_argument("--until", type=whole(say, 1), metavar="P", help=say("arena-option-until"))
    parser.add_argument("--file", type=Path, metavar=say("arena-file"), help=say("arena-option-file"))
    parser.add_argument("--csv", type=Path, metavar=say("arena-file"), help=say("arena-option-csv"))
    parser.add_argument("--plot", type=Path, metavar=say("arena-file"), help=say("arena-option-plot"))
    add_jobs(parser, say)
    parser.add_argument("--json", action="store_true", help=say("simulate-option-json"))


def run(args: argparse.Namespace) -> int:
    """The exit code tells whether a player ever lost a move by failing."""
    contestants = [Contestant.parse(text) for text in args.players]
    names = [one.text for one in contestants]
    if len(set(names)) != len(names) or len(names) < 2:
        raise NetrunnerError(key="arena-two-players")
    if args.until is not None and len(names) != 2:
        raise NetrunnerError(key="arena-until-two")
    known = read_file(args.file) if args.file else []
    games = [game for game in known if game.corp in names and game.runner in names]
    over = {game.key for game in games}
    meetings = fixtures(contestants, args.games, args.seed)
    jobs = [(corp, runner, seed) for corp, runner, seed in meetings if (corp.text, runner.text, seed) not in over]

    def enough() -> bool:
        return args.until is not None and decided(share(games, names[0], names[1]), args.until / 100) != 0

    with ExitStack() as opened:
        file: TextIO | None = None
        if args.file:
            file = opened.enter_context(args.file.open("w", encoding="utf-8"))
            file.writelines([line(game) + "\n" for game in known])
            file.flush()
        told = opened.enter_context(progress(len(jobs)))

        def heard(played: Played) -> bool:
            games.append(played)
            if file is not None:
                file.write(line(played) + "\n")
                file.flush()
            if told is not None:
                told(1)
            return enough()

        if not enough():
            play(Contest(args.decks), jobs, args.jobs, heard)
    _write(args, games, names)
    if args.json:
        print(json.dumps(as_json(games, names), ensure_ascii=False))
    else:
        print("\n".join(summary(games, names, args.until, args.say)))
    return EXIT_ERRORS if any(game.lost for game in games) else EXIT_FINE


def _write(args: argparse.Namespace, games: list[Played], names: list[str]) -> None:
    if args.csv:
        with args.csv.open("w", encoding="utf-8", newline="") as file:
            writer = csv.DictWriter(file, [field.name for field in fields(Played)])
            writer.writeheader()
            writer.writerows([asdict(game) for game in games])
    if args.plot:
        args.plot.write_text(plot(games, names), encoding="utf-8")


def as_json(games: list[Played], names: list[str]) -> dict[str, object]:
    """The result for programs."""
    pairs = [
        {
            "player": one,
            "against": other,
            "side": side or "both",
            "games": found.games,
            "won": found.won,
            "share": round(found.part, 4),
            "interval": [round(end, 4) for end in found.interval()],
        }
        for one, other in combinations(names, 2)
        for side in SIDES
        for found in (share(games, one, other, side),)
    ]
    rated = {name: round(rating) for name, rating in ratings(games, names).items()}
    return {"pairs": pairs, "ratings": rated, "games": len(games), "lost_moves": sum([game.lost for game in games])}


def summary(games: list[Played], names: list[str], until: int | None, say: Say) -> list[str]:
    """The result for people."""
    lines: list[str] = []
    for one, other in combinations(names, 2):
        lines.append(say("arena-pair", one=one, other=other))
        for side in SIDES:
            found = share(games, one, other, side)
            low, high = found.interval()
            shown = {"share": _percent(found.part), "low": _percent(low), "high": _percent(high)}
            lines.append(say("arena-share", side=side or "both", games=found.games, won=_won(found), **shown))
        if until is not None:
            lines.append(say(f"arena-decided-{_VERDICTS[decided(share(games, one, other), until / 100)]}", asked=until))
    if len(names) > 1:
        rated = ratings(games, names)
        width = max(map(len, names))
        lines += ["", say("arena-ratings")]
        lines += [f"  {name:{width}}  {rated[name]:5.0f}" for name in sorted(names, key=lambda name: -rated[name])]
    lost = sum([game.lost for game in games])
    if lost:
        lines.append(say("match-lost", moves=lost))
    return lines


_VERDICTS = {1: "above", -1: "below", 0: "open"}


def _percent(part: float) -> str:
    return f"{100 * part:.1f}"


def _won(found: Share) -> str:
    return f"{found.won:g}"
