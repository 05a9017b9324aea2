"""Makes the frame of a card's tests: its text to read, and one scenario for each line of it, to be filled in.

    python tools/frame.py "Snare!" "Corroder"          # prints it
    python tools/frame.py "Snare!" "Corroder" --write  # adds it to tests/cards/<cycle>/test_<set>.py
"""

from __future__ import annotations

import argparse
import re
import sys
import textwrap
from collections.abc import Iterable
from pathlib import Path

from netrunner.cards.facts import Facts, facts, module_of
from netrunner.cards.library import is_implemented
from netrunner.text.cards import card_text

TESTS = Path(__file__).parent.parent / "tests" / "cards"

HEAD = '''"""{name}: a scenario for every sentence of each card."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario
'''

#: Where a card lies before anything happens, by its type.
BOARDS = {
    "identity": "corp: {title}|runner: {title}",
    "agenda": "corp:\n  Server 1: {title}\nturn: corp",
    "asset": "corp:\n  Server 1: {title}\nturn: corp",
    "upgrade": "corp:\n  HQ: root {title}\nturn: runner",
    "ice": "corp:\n  HQ: ice {title}\nrunner:\n  hand: 5 any\nrun: HQ, encountering ice 1",
    "operation": "corp:\n  hand: {title}\nturn: corp",
    "event": "runner:\n  hand: {title}\nturn: runner",
    "program": "runner:\n  rig: {title}\nturn: runner",
    "hardware": "runner:\n  rig: {title}\nturn: runner",
    "resource": "runner:\n  rig: {title}\nturn: runner",
}


def path_of(card: Facts) -> Path:
    """The file with the tests of a card's set."""
    *cycle, name = module_of(card).split(".")
    return TESTS.joinpath(*cycle, f"test_{name}.py")


def frame(title: str) -> str:
    """The tests of a card, to be filled in."""
    card = facts(title)
    board = BOARDS[card.type].format(title=card.title)
    if card.type == "identity":
        board = board.split("|")[card.side == "runner"]
    name = re.sub(r"[^a-z0-9]+", "_", card.title.split(":")[0].lower()).strip("_")
    lines = card_text(card.title, "en") if is_implemented(card.title) else ["(not declared yet)"]
    functions = []
    for n, line in enumerate(lines, 1):
        told = textwrap.fill(f"{n}. {line}", 112, initial_indent="    # ", subsequent_indent="    # ")
        text = textwrap.indent(board, "        ")
        functions.append(
            f"def test_{name}_{n}() -> None:\n{told}\n"
            f'    with scenario("""\n{text}\n    """) as game:\n'
            f"        game.expect()\n"
        )
    return "\n\n".join(functions)


def main(words: Iterable[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("titles", nargs="+", metavar="title", help="a card")
    parser.add_argument("--write", action="store_true", help="add it to the file with the tests of its set")
    args = parser.parse_args(list(words))
    for title in args.titles:
        card = facts(title)
        if not args.write:
            print(frame(title))
            continue
        path = path_of(card)
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            name = module_of(card).rpartition(".")[2].replace("_", " ").capitalize()
            path.write_text(HEAD.format(name=name), encoding="utf-8")
        with path.open("a", encoding="utf-8") as file:
            file.write(f"\n\n{frame(title)}")
        print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
