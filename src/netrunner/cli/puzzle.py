"""`netrunner puzzle`: prove puzzles, look for new ones in games of the computer players, and solve them."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

from netrunner.cli.command import Commands
from netrunner.cli.files import reason
from netrunner.cli.numbers import whole
from netrunner.cli.position import COMMANDS, why
from netrunner.cli.progress import progress
from netrunner.cli.terminal import Board, wrapped
from netrunner.cli.words import command
from netrunner.errors import NetrunnerError
from netrunner.log import entries
from netrunner.puzzles import BadPuzzle, Proof, Prover, Puzzle, Step, TooMuch, all_puzzles, puzzle
from netrunner.puzzles.attempts import Attempt
from netrunner.puzzles.daily import daily
from netrunner.puzzles.proving import MOST
from netrunner.puzzles.puzzle import keys, read
from netrunner.puzzles.telling import goal_words, hidden_words, left_words, words
from netrunner.questions import labels, question
from netrunner.text.phrases import Say

ACTIONS = ("check", "find", "list", "play")


def register(commands: Commands) -> None:
    say = commands.say
    parser = commands.add("puzzle", run)
    parser.add_argument("action", choices=ACTIONS, metavar="{check,find,list,play}", help=say("puzzle-option-action"))
    parser.add_argument("what", nargs="*", metavar=say("puzzle-what"), help=say("puzzle-option-what"))
    parser.add_argument("--line", action="store_true", help=say("puzzle-option-line"))
    parser.add_argument("--games", type=whole(say, 1), default=10, metavar="N", help=say("puzzle-option-games"))
    parser.add_argument("--seed", type=whole(say), default=0, metavar="S", help=say("puzzle-option-seed"))
    parser.add_argument("--most", type=whole(say, 1), default=0, metavar="N", help=say("puzzle-option-most"))
    parser.add_argument("--into", metavar=say("puzzle-folder"), help=say("puzzle-option-into"))
    parser.add_argument("--json", action="store_true", help=say("puzzle-option-json"))


def run(args: argparse.Namespace) -> int:
    """The exit code of `check` tells: 0 proved with one solution, 1 not so, 2 not readable."""
    if args.action == "list":
        return show_all(args)
    if args.action == "play":
        return solve(args)
    if args.action == "find":
        from netrunner.cli.puzzle_find import look_for  # it needs the computer players

        return look_for(args)
    return check_all(args)


def load(source: str) -> Puzzle:
    """A puzzle by its name, or from a file."""
    if source in keys():
        return puzzle(source)
    path = Path(source)
    if not path.suffix and not path.exists():
        raise BadPuzzle(key="puzzle-unknown", name=source)
    try:
        return read(path.read_text(encoding="utf-8"), path.stem)
    except (OSError, UnicodeDecodeError) as error:
        why_not = reason(error) if isinstance(error, OSError) else str(error)
        raise BadPuzzle(key="puzzle-unreadable", name=source, reason=why_not) from error


# -- list -----------------------------------------------------------------------------------------------------------


def show_all(args: argparse.Namespace) -> int:
    """Every puzzle in a line."""
    say: Say = args.say
    today = daily().key
    if args.json:
        told = [
            {"key": one.key, "side": one.side, "goal": one.goal.kind, "degree": one.degree, "today": one.key == today}
            for one in all_puzzles()
        ]
        print(json.dumps(told, ensure_ascii=False, indent=2))
        return 0
    for one in all_puzzles():
        title = words(one, args.lang).title
        print(say("puzzle-listed", key=one.key, degree=one.degree, title=title, goal=goal_words(one, args.lang)))
    print(say("puzzle-today", key=today))
    return 0


# -- check ----------------------------------------------------------------------------------------------------------


def check_all(args: argparse.Namespace) -> int:
    """Prove puzzles, one line each."""
    if not args.what:
        raise BadPuzzle(key="puzzle-check-what")
    chosen = all_puzzles() if args.what == ["all"] else [load(source) for source in args.what]
    bad = 0
    told: list[dict[str, object]] = []
    with progress(len(chosen)) as done:
        for one in chosen:
            good, found = _check(one, args)
            told.append(found)
            bad += not good
            if done is not None:
                done(1)
    if args.json:
        print(json.dumps(told, ensure_ascii=False, indent=2))
    elif len(chosen) > 1:
        print(args.say("puzzle-checked", count=len(chosen), bad=bad))
    return 1 if bad else 0


def _check(one: Puzzle, args: argparse.Namespace) -> tuple[bool, dict[str, object]]:
    say: Say = args.say
    began = time.process_time()
    try:
        proof = _proof(one, args.most or MOST)
    except TooMuch as error:
        if not args.json:
            print(say("puzzle-unproved", key=one.key, reason=error.text(args.lang)))
        return False, {"key": one.key, "error": error.text(args.lang)}
    seconds = time.process_time() - began
    good = proof.solved and len(proof.solutions) == 1 and proof.odds == (one.odds or 1)
    verdict = _verdict(proof, good)
    if not args.json:
        print(
            say(
                f"puzzle-found-{verdict}", key=one.key, degree=one.degree, moves=", ".join(proof.solutions),
                worlds=proof.worlds, count=proof.looked_at, seconds=f"{seconds:.1f}",
                **{"in": proof.odds.numerator, "of": proof.odds.denominator},
            )
        )  # fmt: skip
        if args.line or not good:
            for line in _lines(proof, args.lang, say):
                print(line)
    return good, {"key": one.key, "verdict": verdict, **as_json(proof), "seconds": round(seconds, 2)}


def _proof(one: Puzzle, most: int) -> Proof:
    """What is proved of a puzzle; of one without a sure solution how often the best line works."""
    proof = one.prover(most).prove()
    if proof.solved or one.odds is not None:
        return proof
    try:
        return replace(one, odds=Fraction(1, 2)).prover(most).prove()
    except TooMuch:
        return proof


def _verdict(proof: Proof, good: bool) -> str:
    if not proof.solved:
        return "none"
    if len(proof.solutions) > 1:
        return "several"
    return ("one" if proof.odds == 1 else "odds") if good else "unstated"


def _lines(proof: Proof, lang: str, say: Say) -> list[str]:
    """The main line, and what beats the other first moves."""
    found = [say("puzzle-line", line=_joined(proof.line, lang))] if proof.line else []
    if proof.transposed:
        found.append(say("puzzle-transposed", moves=", ".join(proof.transposed)))
    found += [say("puzzle-refuted", line=_joined(one.line, lang)) for one in proof.refutations]
    return [wrapped(line, "    ", "      ") for line in found]


def _joined(line: Sequence[Step], lang: str) -> str:
    return " · ".join(step.labels[lang] for step in line if not step.quiet)


def as_json(proof: Proof) -> dict[str, object]:
    """A proof for programs."""
    return {
        "solved": proof.solved,
        "solutions": list(proof.solutions),
        "transposed": list(proof.transposed),
        "line": [[step.side, step.text] for step in proof.line],
        "refutations": {one.move: [[step.side, step.text] for step in one.line] for one in proof.refutations},
        "worlds": proof.worlds,
        "looked_at": proof.looked_at,
        "narrow": round(proof.narrow, 3),
        "odds": str(proof.odds),
    }


# -- play -----------------------------------------------------------------------------------------------------------


def solve(args: argparse.Namespace) -> int:
    """A puzzle in the terminal: ask, take, answer, until it is solved or the player leaves."""
    one = load(args.what[0]) if args.what else daily()
    say: Say = args.say
    told = words(one, args.lang)
    print(say("puzzle-head", title=told.title, degree=one.degree, key=one.key))
    print(wrapped(goal_words(one, args.lang)))
    for line in hidden_words(one, args.lang):
        print(wrapped(line))
    prover = one.prover()
    attempt = Attempt(prover)
    tried = 1
    _board(attempt, args.lang)
    while attempt.status != "solved":
        if attempt.refutation is not None and (attempt.over or attempt.status == "beaten"):
            tried += 1
            line = _joined(attempt.refutation.line, args.lang)
            if one.odds is not None:
                print(wrapped(left_words(attempt.refutation.odds, one.odds, args.lang)))
            print(wrapped(say("puzzle-beaten", line=line)))
            print(say("puzzle-back"))
            attempt = Attempt(prover, attempt.choices[: _sound(prover, attempt.choices)])
        wish = _asked(attempt, args.lang, say)
        if wish is None:
            print(say("puzzle-left"))
            return 0
        if wish:
            since = attempt.state.events.n + 1 if attempt.state.events is not None else 0
            attempt.choose(wish)
            for entry in entries(attempt.state, since):
                if sentence := entry.sentence(args.lang, one.side):
                    print(wrapped(sentence, "· ", "  "))
    print(say("puzzle-solved", tried=tried))
    print(wrapped(told.why))
    return 0


def _sound(prover: Prover, choices: list[str]) -> int:
    """How many of the choices kept the goal in reach."""
    attempt = Attempt(prover)
    for n, text in enumerate(choices):
        attempt.choose(text)
        if attempt.refutation is not None:
            return n
    return len(choices)


def _board(attempt: Attempt, lang: str) -> None:
    for line in Board(attempt.game.view(attempt.prover.goal.side), lang).lines():
        print(line)


def _asked(attempt: Attempt, lang: str, say: Say) -> str | None:
    """The text of the option that somebody wants; empty after a command, None when they leave."""
    decision = attempt.state.decision
    assert decision is not None
    print()
    print(question(decision, lang))
    texts = [option.text for option in decision.options]
    for number, label in enumerate(labels(decision, lang), 1):
        print(f"  {number:>2}  {label}")
    if sys.stdin.isatty():
        print(say("position-prompt"), end=" ", flush=True)
    line = sys.stdin.readline()
    wish = line.strip()
    if not line:
        return None
    name, rest = command(wish, COMMANDS) or ("", "")
    if name == "quit":
        return None
    if name == "board":
        _board(attempt, lang)
    elif name == "why" and rest:
        print(wrapped(why(attempt.game, rest).sentence(lang)))
    elif name:
        print(say("puzzle-commands"))
    elif wish.isdecimal() and 1 <= int(wish[:4]) <= len(texts):
        return texts[int(wish) - 1]
    elif wish in texts:
        return wish
    elif wish:
        try:
            attempt.game.choose(wish)
        except NetrunnerError as error:
            print(wrapped(error.text(lang)))
    return ""
