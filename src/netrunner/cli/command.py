"""What a sub-command is made of."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from functools import partial

from netrunner.cli.parser import Parser
from netrunner.text.phrases import Say

Run = Callable[[argparse.Namespace], int]
"""What a sub-command does: it gets the arguments (`args.lang` and `args.say` among them), and returns the exit code."""


class Commands:
    """The sub-commands: their names and lines of help at once, and the rest of each when it is wanted.

    `load(name)` has to import the module of a command and call its `register`, which comes back here with `add`.
    """

    def __init__(self, names: Sequence[str], parser: Parser, say: Say, load: Callable[[str, Commands], None]) -> None:
        self.say = say
        subparsers = parser.add_subparsers(title=say("cli-commands"), metavar=say("cli-command"), parser_class=Parser)
        self._parsers = {
            name: subparsers.add_parser(name, say=say, help=say(f"{name}-help"), complete=partial(load, name, self))
            for name in names
        }

    def add(self, name: str, run: Run) -> Parser:
        """Says what a sub-command does, and returns its parser for its arguments.

        The phrase `<name>-help` is its line in `netrunner --help`, and `<name>-about` opens its own `--help`.
        """
        parser = self._parsers[name]
        parser.description = self.say(f"{name}-about")
        parser.set_defaults(run=run)
        return parser
