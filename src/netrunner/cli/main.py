"""The `netrunner` command: reads the arguments, runs one sub-command, and turns errors into clear messages.

To add a sub-command, write `cli/<name>.py` as `version.py` shows and add its name to `COMMANDS`.
"""

from __future__ import annotations

import os
import sys
from argparse import Action, ArgumentParser, Namespace
from collections.abc import Sequence
from importlib import import_module

from netrunner.cli.command import Commands
from netrunner.cli.parser import Parser, speaking
from netrunner.errors import NetrunnerError
from netrunner.text.phrases import LANGUAGES, Say, phrase, preferred_language

COMMANDS = (
    "play", "cards", "deck", "position", "puzzle", "rules", "scenario", "simulate", "match", "arena", "serve", "games",
    "bench", "version",
)  # fmt: skip
"""The modules of `netrunner.cli` that are sub-commands, in the order in which `--help` shows them."""

EXIT_OK = 0
EXIT_BAD_INPUT = 2
EXIT_INTERRUPTED = 130
EXIT_BROKEN_PIPE = 141


def main(argv: Sequence[str] | None = None) -> int:
    """Runs the command line and returns its exit code."""
    words = list(sys.argv[1:] if argv is None else argv)
    lang = wished_language(words) or preferred_language()
    say = speaker(lang)
    try:
        with speaking(say):
            parser = build_parser(lang, say)
            args = parser.parse_args(words)
            if args.run is None:
                parser.print_help()
                return EXIT_OK
        code = int(args.run(args))
        sys.stdout.flush()  # here, where an output that nobody reads any more is noticed
        return code
    except NetrunnerError as error:
        print(say("cli-error", message=error.text(lang)), file=sys.stderr)
        return EXIT_BAD_INPUT
    except KeyboardInterrupt:
        print(f"\n{say('cli-interrupted')}", file=sys.stderr)
        return EXIT_INTERRUPTED
    except BrokenPipeError:  # whoever read our output has gone away, as `head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return EXIT_BROKEN_PIPE


def build_parser(lang: str, say: Say) -> Parser:
    """The parser of the whole command line, with its help in one language."""
    parser = Parser(say, prog="netrunner", description=say("cli-about"), epilog=say("cli-more"))
    parser.add_argument("--version", action=ShowVersion, nargs=0, help=say("cli-option-version"))
    parser.set_defaults(run=None, lang=lang, say=say)
    Commands(COMMANDS, parser, say, load)
    return parser


class ShowVersion(Action):
    """`--version` says what the command `version` says, and looks up what that is only when it is asked."""

    def __call__(self, parser: ArgumentParser, namespace: Namespace, *_: object) -> None:
        from netrunner.cli.version import version_line

        print(version_line(namespace.say))
        parser.exit()


def load(name: str, commands: Commands) -> None:
    """Imports the module of a command, which knows its arguments."""
    import_module(f"netrunner.cli.{name}").register(commands)


def speaker(lang: str) -> Say:
    """`phrase` with the language already chosen."""
    return lambda key, /, **variables: phrase(lang, key, **variables)


def wished_language(words: Sequence[str]) -> str | None:
    """The value of --lang, read ahead of the real parsing, because the parser's own texts depend on it.

    >>> wished_language(["play", "--lang", "es"]), wished_language(["--lang=en"]), wished_language(["--lang", "xx"])
    ('es', 'en', None)
    """
    for position, word in enumerate(words):
        if word == "--":
            break
        option, equals, value = word.partition("=")
        if option == "--lang":
            value = value if equals else "".join(words[position + 1 : position + 2])
            return value if value in LANGUAGES else None
    return None
