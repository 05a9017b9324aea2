"""`netrunner simulate`: many random games, to see whether the engine holds."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import dataclass

from netrunner import invariants
from netrunner.cards.facts import facts
from netrunner.cli.command import Commands
from netrunner.cli.deck import load_for
from netrunner.cli.numbers import whole
from netrunner.cli.parser import Parser
from netrunner.cli.progress import progress
from netrunner.coverage import KINDS, VERBS, Coverage, Line
from netrunner.decks import Deck
from netrunner.game import Game
from netrunner.processes import play_all, processors
from netrunner.simulation import Report, simulate_pairings, starter_pairing
from netrunner.text.phrases import Say

EXIT_FINE = 0
EXIT_ERRORS = 1

#: The ways in which a game asks, see `Game.start`.
ASKING = ("forced", "open", "full")

#: In place of a deck: the seed of a game says with which starter deck it is played.
ANY = "any"

#: How many failing seeds are shown to people; `--json` lists them all.
SHOWN = 20


def register(commands: Commands) -> None:
    say = commands.say
    parser = commands.add("simulate", run)
    parser.add_argument("--games", type=whole(say, 1), default=100, metavar="N", help=say("simulate-option-games"))
    parser.add_argument("--seed", type=whole(say), default=0, metavar="S", help=say("simulate-option-seed"))
    parser.add_argument("--corp", default="jinteki", metavar=say("simulate-deck"), help=say("simulate-option-corp"))
    parser.add_argument("--runner", default="shaper", metavar=say("simulate-deck"), help=say("simulate-option-runner"))
    parser.add_argument("--asking", choices=ASKING, default="forced", help=say("simulate-option-asking"))
    parser.add_argument("--check", action="store_true", help=say("simulate-option-check"))
    parser.add_argument("--coverage", action="store_true", help=say("simulate-option-coverage"))
    parser.add_argument("--replay-seed", type=whole(say), metavar="S", help=say("simulate-option-replay"))
    add_jobs(parser, say)
    parser.add_argument("--json", action="store_true", help=say("simulate-option-json"))


def run(args: argparse.Namespace) -> int:
    """The exit code tells whether any game went wrong."""
    games, seed = (args.games, args.seed) if args.replay_seed is None else (1, args.replay_seed)
    corp, runner = deck(args.corp, "corp"), deck(args.runner, "runner")
    work = RandomGames(corp, runner, args.asking, args.check, args.coverage)
    with progress(games) as told:
        report = play_all(work, games, seed, args.jobs, told)
    if args.json:
        print(json.dumps(report.as_json(), ensure_ascii=False))
    else:
        for line in summary(report, args.say):
            print(line)
        if report.coverage is not None:
            print("\n".join(covered(report.coverage, args.lang, args.say)))
    if args.replay_seed is not None:
        for failure in report.failures:
            print(failure.trace, end="", file=sys.stderr)
    return EXIT_ERRORS if report.failures else EXIT_FINE


@dataclass(frozen=True, slots=True)
class RandomGames:
    """Plays random games in whichever process it comes to."""

    corp: Deck | None
    runner: Deck | None
    asking: str
    check: bool
    coverage: bool

    def __call__(self, seeds: range) -> Report:
        return simulate_pairings(
            lambda number: starter_pairing(number, self.corp, self.runner),
            len(seeds),
            seeds.start,
            asking=self.asking,
            look=look_closely if self.check else None,
            coverage=Coverage() if self.coverage else None,
        )


def add_jobs(parser: Parser, say: Say) -> None:
    """The option for how many processes play."""
    parser.add_argument(
        "--jobs", type=whole(say, 1), default=processors(), metavar="N", help=say("simulate-option-jobs")
    )


def deck(source: str, side: str) -> Deck | None:
    """The deck, or None for any starter deck."""
    return None if source == ANY else load_for(source, side)


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


def covered(coverage: Coverage, lang: str, say: Say) -> list[str]:
    """What the games reached, card by card, in figures, and what they never reached."""
    titles = coverage.titles()
    shown = [""]
    for title in titles:
        counts = [(verb, coverage.happened[title][verb]) for verb in VERBS]
        happened = [say("simulate-coverage-happened", verb=verb, times=times) for verb, times in counts if times]
        if not happened and coverage.active[title]:  # an identity
            happened = [say("simulate-coverage-in-play", times=coverage.active[title])]
        what = ", ".join(happened) or say("simulate-coverage-nothing")
        shown.append(say("simulate-coverage-card", card=facts(title).title_in(lang), what=what))
    reached = coverage.cards_reached()
    shown += ["", say("simulate-coverage-cards", reached=len(reached), cards=len(titles))]
    for verb in VERBS:
        able, never = coverage.able(verb), coverage.never_happened(verb)
        if able:
            reached_by = len(able) - len(never)
            shown.append(say("simulate-coverage-verb", verb=verb, reached=reached_by, cards=len(able)))
    lines, missed = coverage.lines(), coverage.never_reached()
    shown += ["", say("simulate-coverage-lines", reached=len(lines) - len(missed), lines=len(lines))]
    for kind in KINDS:
        known = [line for line in lines if line.kind == kind]
        if known:
            found = len([line for line in known if line not in missed])
            shown.append(say("simulate-coverage-kind", kind=kind, reached=found, lines=len(known)))
    shown += ["", *_never(coverage, missed, lang, say)]
    return shown


def _never(coverage: Coverage, missed: tuple[Line, ...], lang: str, say: Say) -> list[str]:
    shown: list[str] = []
    cards = [title for title in coverage.titles() if title not in coverage.cards_reached()]
    if cards:
        shown.append(say("simulate-coverage-never-cards"))
        shown += [say("simulate-coverage-never-card", card=facts(title).title_in(lang)) for title in cards]
    if missed:
        shown.append(say("simulate-coverage-never-lines"))
        for line in missed:
            card = facts(line.title).title_in(lang)
            shown.append(say("simulate-coverage-never-line", card=card, kind=line.kind, text=line.text(lang)))
    return shown or [say("simulate-coverage-all")]
