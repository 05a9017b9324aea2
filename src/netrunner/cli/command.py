"""What a sub-command is made of."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Protocol

from netrunner.cli.parser import Parser
from netrunner.text.phrases import Value

Run = Callable[[argparse.Namespace], int]
"""What a sub-command does: it gets the arguments (`args.lang` and `args.say` among them), and returns the exit code."""


class Say(Protocol):
    """Words a phrase in the user's language."""

    def __call__(self, key: str, /, **variables: Value) -> str: ...


class Commands:
    """Where a sub-command's `register` adds it."""

    def __init__(self, subparsers: argparse._SubParsersAction[Parser], say: Say) -> None:
        self._subparsers = subparsers
        self.say = say

    def add(self, name: str, run: Run) -> Parser:
        """Adds a sub-command, and returns its parser for its arguments.

        The phrase `<name>-help` is its line in `netrunner --help`, and `<name>-about` opens its own `--help`.
        """
        about = self.say(f"{name}-about")
        parser = self._subparsers.add_parser(name, say=self.say, help=self.say(f"{name}-help"), description=about)
        parser.set_defaults(run=run)
        return parser
