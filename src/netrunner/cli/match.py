"""`netrunner match`: many games between two computer players."""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass

from netrunner.bots import LEVELS, make
from netrunner.bots.matches import match
from netrunner.cli.command import Commands
from netrunner.cli.numbers import whole
from netrunner.cli.progress import progress
from netrunner.cli.simulate import ANY, ASKING, EXIT_ERRORS, EXIT_FINE, add_jobs, deck, summary
from netrunner.decks import Deck
from netrunner.processes import play_all
from netrunner.simulation import Report, starter_pairing


def register(commands: Commands) -> None:
    say = commands.say
    parser = commands.add("match", run)
    parser.add_argument("--corp", choices=LEVELS, default="novice", help=say("match-option-corp"))
    parser.add_argument("--runner", choices=LEVELS, default="novice", help=say("match-option-runner"))
    parser.add_argument("--games", type=whole(say, 1), default=100, metavar="N", help=say("match-option-games"))
    parser.add_argument("--seed", type=whole(say), default=0, metavar="S", help=say("match-option-seed"))
    parser.add_argument("--corp-deck", default=ANY, metavar=say("simulate-deck"), help=say("match-option-corp-deck"))
    parser.add_argument(
        "--runner-deck", default=ANY, metavar=say("simulate-deck"), help=say("match-option-runner-deck")
    )
    parser.add_argument("--asking", choices=ASKING, default="forced", help=say("simulate-option-asking"))
    add_jobs(parser, say)
    parser.add_argument("--json", action="store_true", help=say("simulate-option-json"))


def run(args: argparse.Namespace) -> int:
    """The exit code tells whether any game went wrong."""
    corp, runner = deck(args.corp_deck, "corp"), deck(args.runner_deck, "runner")
    work = BotGames(args.corp, args.runner, corp, runner, args.asking)
    with progress(args.games) as told:
        report = play_all(work, args.games, args.seed, args.jobs, told)
    if args.json:
        print(json.dumps({**report.as_json(), "lost_moves": report.lost}, ensure_ascii=False))
    else:
        for line in summary(report, args.say):
            print(line)
        if report.lost:
            print(args.say("match-lost", moves=report.lost))
    return EXIT_ERRORS if report.failures else EXIT_FINE


@dataclass(frozen=True, slots=True)
class BotGames:
    """Lets two computer players play in whichever process it comes to."""

    corp: str
    runner: str
    corp_deck: Deck | None
    runner_deck: Deck | None
    asking: str

    def __call__(self, seeds: range) -> Report:
        return match(
            lambda seed: make(self.corp, seed),
            lambda seed: make(self.runner, seed),
            lambda seed: starter_pairing(seed, self.corp_deck, self.runner_deck),
            len(seeds),
            seeds.start,
            self.asking,
        )
