"""`netrunner version`: the versions that a report about a mistake should name."""

from __future__ import annotations

import argparse
import platform

from netrunner import __version__
from netrunner.cli.command import Commands

RULES = "1.4"


def register(commands: Commands) -> None:
    commands.add("version", run)


def run(args: argparse.Namespace) -> int:
    print(args.say("version-line", version=__version__, rules=RULES, python=platform.python_version()))
    return 0
