"""`netrunner simulate`: many random games, to see whether the engine holds."""

from __future__ import annotations

import argparse
import json
import sys

from netrunner import invariants
from netrunner.cli.command import Commands, Say
from netrunner.cli.deck import load
from netrunner.game import Game
from netrunner.simulation import Look, Report, simulate

EXIT_FINE = 0
EXIT_ERRORS = 1

#: The ways in which a game asks, see `Game.start`.
ASKING = ("forced", "open", "full")

#: How many failing seeds are shown to people; `--json` lists them all.
SHOWN = 20


def register(commands: Commands) -> None:
    say = commands.say
    parser = commands.add("simulate", run)
    parser.add_argument("--games", type=int, default=100, metavar="N", help=say("simulate-option-games"))
    parser.add_argument("--seed", type=int, default=0, metavar="S", help=say("simulate-option-seed"))
    parser.add_argument("--corp", default="jinteki", metavar=say("simulate-deck"), help=say("simulate-option-corp"))
    parser.add_argument("--runner", default="shaper", metavar=say("simulate-deck"), help=say("simulate-option-runner"))
    parser.add_argument("--asking", choices=ASKING, default="forced", help=say("simulate-option-asking"))
    parser.add_argument("--check", action="store_true", help=say("simulate-option-check"))
    parser.add_argument("--replay-seed", type=int, metavar="S", help=say("simulate-option-replay"))
    parser.add_argument("--json", action="store_true", help=say("simulate-option-json"))


def run(args: argparse.Namespace) -> int:
    """The exit code tells whether any game went wrong."""
    look: Look | None = look_closely if args.check else None
    games, seed = (args.games, args.seed) if args.replay_seed is None else (1, args.replay_seed)
    report = simulate(load(args.corp), load(args.runner), games, seed, asking=args.asking, look=look)
    if args.json:
        print(json.dumps(report.as_json(), ensure_ascii=False))
    else:
        for line in summary(report, args.say):
            print(line)
    if args.replay_seed is not None:
        for failure in report.failures:
            print(failure.trace, end="", file=sys.stderr)
    return EXIT_ERRORS if report.failures else EXIT_FINE


def look_closely(game: Game) -> None:
    """Stop at a state that no game can reach."""
    invariants.require(game.state)


def summary(report: Report, say: Say) -> list[str]:
    """The report for people."""
    speed = round(report.decisions / report.seconds) if report.seconds else 0
    seconds = f"{report.seconds:.1f}"
    lines = [say("simulate-played", games=report.games, decisions=report.decisions, seconds=seconds, speed=speed)]
    for winner, games in report.winners.most_common():
        lines.append(say("simulate-winner", winner=winner, games=games))
    for reason, games in report.reasons.most_common():
        lines.append(say("simulate-reason", reason=reason, games=games))
    if report.failures:
        lines.append(say("simulate-errors", errors=len(report.failures)))
        for failure in report.failures[:SHOWN]:
            lines.append(say("simulate-error-line", seed=failure.seed, error=failure.error))
        if len(report.failures) > SHOWN:
            lines.append(say("simulate-more", more=len(report.failures) - SHOWN))
        lines.append(say("simulate-how-to-replay", seed=report.failures[0].seed))
    else:
        lines.append(say("simulate-no-errors"))
    return lines
