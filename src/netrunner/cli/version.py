"""`netrunner version`: the versions that a report about a mistake should name, and which kernel runs."""

from __future__ import annotations

import argparse
import platform

from netrunner import __version__
from netrunner.cli.command import Commands
from netrunner.compiled import is_compiled
from netrunner.text.phrases import Say

RULES = "1.4"


def register(commands: Commands) -> None:
    commands.add("version", run)


def run(args: argparse.Namespace) -> int:
    print(version_line(args.say))
    return 0


def version_line(say: Say) -> str:
    """The versions of netrunner, of the rules and of Python, and whether the kernel is compiled."""
    kernel = say("version-compiled" if is_compiled() else "version-pure")
    return say("version-line", version=__version__, rules=RULES, python=platform.python_version(), kernel=kernel)
