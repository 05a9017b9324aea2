"""An argument parser that speaks the user's language."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from netrunner.text.phrases import LANGUAGES

# argparse looks its own sentences up by their English wording.
ARGPARSE = {
    "usage: ": "cli-argparse-usage",
    "positional arguments": "cli-argparse-positional",
    "options": "cli-argparse-options",
    "%(prog)s: error: %(message)s\n": "cli-argparse-error",
    "argument %(argument_name)s: %(message)s": "cli-argparse-argument",
    "unrecognized arguments: %s": "cli-argparse-unrecognized",
    "the following arguments are required: %s": "cli-argparse-required",
    "one of the arguments %s is required": "cli-argparse-one-of",
    "invalid choice: %(value)r (choose from %(choices)s)": "cli-argparse-choice",
    "invalid %(type)s value: %(value)r": "cli-argparse-value",
    "not allowed with argument %s": "cli-argparse-not-allowed",
    "ignored explicit argument %r": "cli-argparse-explicit",
    "ambiguous option: %(option)s could match %(matches)s": "cli-argparse-ambiguous",
    "expected one argument": "cli-argparse-one-argument",
    "expected at most one argument": "cli-argparse-at-most-one",
    "expected at least one argument": "cli-argparse-at-least-one",
    "expected %s argument": "cli-argparse-count-one",
    "expected %s arguments": "cli-argparse-count-many",
}


class Parser(argparse.ArgumentParser):
    """argparse's parser with the options that every command has; it keeps the lines of descriptions as they are.

    `complete` adds the arguments that it has besides, when it is first used.
    """

    def __init__(self, say: Callable[..., str], complete: Callable[[], None] | None = None, **settings: Any) -> None:
        super().__init__(
            **settings, add_help=False, allow_abbrev=False, formatter_class=argparse.RawDescriptionHelpFormatter
        )
        self.add_argument("-h", "--help", action="help", help=say("cli-option-help"))
        # Without a default, a sub-command's parser leaves alone what was given before the sub-command's name.
        self.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=say("cli-option-lang"))
        self._complete = complete

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:  # also for the parser of a command
        complete, self._complete = self._complete, None
        if complete is not None:
            complete()
        known, rest = super().parse_known_args(args, namespace)
        # argparse takes any number of words for none where options stand before them: `games export --to folder ID`
        for action in self._actions:
            if action.nargs == "*" and not action.option_strings and not getattr(known, action.dest, None):
                if rest and not any(word.startswith("-") for word in rest):
                    setattr(known, action.dest, rest)
                    rest = []
        return known, rest


@contextmanager
def speaking(say: Callable[..., str]) -> Iterator[None]:
    """While it lasts, argparse words its own sentences with `say`."""

    def word(source: str | None) -> str | None:
        if source not in ARGPARSE:
            return source
        return say(ARGPARSE[source]) + source[len(source.rstrip()) :]

    def word_count(one: str, many: str, count: int) -> str | None:
        return word(one if count == 1 else many)

    replaced = {name: getattr(argparse, name) for name in ("_", "ngettext")}
    vars(argparse).update(_=word, ngettext=word_count)
    try:
        yield
    finally:
        vars(argparse).update(replaced)
