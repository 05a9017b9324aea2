"""`netrunner position`: load a position, list what is legal with its rules, and play on."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from netrunner.cli.command import Commands
from netrunner.cli.files import reason
from netrunner.cli.words import command
from netrunner.errors import BadPosition, IllegalChoice, NetrunnerError
from netrunner.game import Game
from netrunner.log import LogEntry
from netrunner.positions import Position
from netrunner.positions.rule_of import rule_of
from netrunner.questions import labels, question
from netrunner.rules.machine.decisions import Decision
from netrunner.rules.machine.terms import SIDES
from netrunner.text.phrases import Say
from netrunner.text.words import side_name
from netrunner.why_not import WhyNot

#: What can be typed besides options, in the words of `netrunner play`.
COMMANDS = ("help", "why", "board", "quit")


def register(commands: Commands) -> None:
    say = commands.say
    parser = commands.add("position", run)
    parser.add_argument("file", metavar=say("position-file"), help=say("position-option-file"))
    parser.add_argument(
        "--choose", nargs="+", action="extend", default=[], metavar=say("position-text"),
        help=say("position-option-choose"),
    )  # fmt: skip
    parser.add_argument(
        "--why", action="append", default=[], metavar=say("position-act"), help=say("position-option-why")
    )
    parser.add_argument("--play", action="store_true", help=say("position-option-play"))
    parser.add_argument("--full", action="store_true", help=say("position-option-full"))
    parser.add_argument("--json", action="store_true", help=say("position-option-json"))


def run(args: argparse.Namespace) -> int:
    """Lists the options, takes those of `--choose`, and plays on where somebody can answer."""
    say: Say = args.say
    position = load(args.file)
    for odd in position.oddities():
        print(odd.sentence(args.lang), file=sys.stderr)
    game = position.game("full" if args.full else "forced")
    told = len(game.log)
    for wish in args.choose:
        try:
            take(game, wish)
        except NetrunnerError:
            if not args.json:  # what could have been chosen instead
                tell(game, told, args.lang)
                show(game, args.lang, say)
            raise
    if args.json:
        print(json.dumps(_as_json(game, told, args.lang, args.why), ensure_ascii=False, indent=2))
        return 0
    if args.choose:
        told = tell(game, told, args.lang)
        print(Position.of(game).to_text())
    show(game, args.lang, say)
    for act in args.why:
        print(say("position-why", act=act, answer=why(game, act).sentence(args.lang)))
    asks = sys.stdin.isatty() and not args.choose and not args.why
    if args.file != "-" and (args.play or asks):
        play(game, told, args.lang, say)
    return 0


def load(source: str) -> Position:
    """A position from a file, or from the standard input (-)."""
    try:
        return Position.parse(sys.stdin.read() if source == "-" else Path(source).read_text(encoding="utf-8"))
    except UnicodeDecodeError as error:
        raise BadPosition(key="position-not-text", path=source) from error
    except OSError as error:
        raise BadPosition(key="position-no-file", path=source, reason=reason(error)) from error


def take(game: Game, wish: str) -> None:
    """Take an option by its number in the list, by its text, or by the beginning of the only text that has it."""
    decision = game.decision
    if decision is None:
        game.choose(wish)
        return
    if wish.isdecimal():
        if not 1 <= int(wish[:9]) <= len(decision.options):
            raise IllegalChoice(key="play-number-range", least=1, most=len(decision.options))
        game.choose(decision.options[int(wish) - 1])
        return
    near = [text for text in decision.texts() if text.lower().startswith(f"{wish.lower()} ")]
    game.choose(near[0] if len(near) == 1 and wish not in decision else wish)


def why(game: Game, act: str) -> WhyNot:
    """Whether an act is possible, and if not, why: asked for the player who decides, or who alone could do it."""
    side = game.decision.side if game.decision is not None else "corp"
    answer = game.why_not(side, act)
    only = answer.reason.key.removeprefix("refused-only-")
    return game.why_not(only, act) if only in SIDES else answer


def play(game: Game, told: int, lang: str, say: Say) -> None:
    """Ask, take, tell, until the game or the input is over."""
    prompt = say("position-prompt") if sys.stdin.isatty() else ""
    while game.decision is not None:
        if prompt:
            print(prompt, end=" ", flush=True)
        line = sys.stdin.readline()
        wish = line.strip()
        if not line:
            return
        if not wish:
            continue
        name, rest = command(wish, COMMANDS) or ("", "")
        if name == "quit":
            return
        if name:
            print(_told(game, name, rest, lang, say))
            continue
        try:
            take(game, wish)
        except NetrunnerError as error:
            print(error.text(lang))
            continue
        told = tell(game, told, lang)
        print()
        show(game, lang, say)


def _told(game: Game, name: str, rest: str, lang: str, say: Say) -> str:
    """The answer to a command."""
    if name == "board":
        return Position.of(game).to_text()
    if name == "why":
        return why(game, rest).sentence(lang) if rest else say("play-why-what")
    return say("position-commands")


def tell(game: Game, told: int, lang: str) -> int:
    """Print what happened since the first `told` records; how many there are now."""
    log = game.log
    for entry in log[told:]:
        sentence = _sentence(entry, lang)
        if sentence:
            print(sentence)
    return len(log)


def show(game: Game, lang: str, say: Say) -> None:
    """Print the open question and its options, each with its rule and the text by which it is chosen."""
    decision = game.decision
    if decision is None:
        print(say("position-over", winner=game.winner or "nobody", reason=game.reason))
        return
    who = side_name(decision.player, "start")
    print(say("position-decides", who=who, rule=decision.rule, question=question(decision, lang)))
    rows = list(zip(decision.texts(), labels(decision, lang), decision.options, strict=True))
    width = max(len(text) for text, _, _ in rows)
    for number, (text, label, option) in enumerate(rows, 1):
        line = say("position-line", label=label, rule=rule_of(decision, option))
        print(f"  {number:>2}  {text:<{width}}  {line}")


def _sentence(entry: LogEntry, lang: str) -> str:
    """A judge sees what the player who did it sees."""
    return entry.sentence(lang, entry.side)


def _as_json(game: Game, told: int, lang: str, acts: list[str]) -> dict[str, object]:
    decision = game.decision
    answers = [(act, why(game, act)) for act in acts]
    return {
        "position": Position.of(game).to_text(),
        "decision": None if decision is None else _decision_json(decision, lang),
        "winner": game.winner,
        "reason": game.reason,
        "why": [
            {"act": act, "possible": answer.possible, "rule": answer.rule, "sentence": answer.sentence(lang)}
            for act, answer in answers
        ],
        "log": [sentence for entry in game.log[told:] if (sentence := _sentence(entry, lang))],
    }


def _decision_json(decision: Decision, lang: str) -> dict[str, object]:
    rows = zip(decision.texts(), labels(decision, lang), decision.options, strict=True)
    return {
        "side": decision.side,
        "kind": decision.kind,
        "rule": decision.rule,
        "question": question(decision, lang),
        "options": [{"text": text, "label": label, "rule": rule_of(decision, option)} for text, label, option in rows],
    }
