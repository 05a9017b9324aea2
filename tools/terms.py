"""Number the rulebook's nouns by their place: nobody counts events, acts or verbs by hand.

    python tools/terms.py           writes the numbers
    python tools/terms.py --check   only tells whether they are as they should be

A comment that ends in ``(counted)`` begins a family. Each ``NAME: Final = number`` that follows it has its place
in the family for a number, from 0. Whoever wants another event writes a line where it belongs, with any number, and
runs this.

The numbers must stand in the source: mypyc makes machine integers of those that it can read there, and of no others.
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path
from typing import Final

MACHINE: Final = Path(__file__).parents[1] / "src" / "netrunner" / "rules" / "machine"
COUNTED: Final = tuple([MACHINE / name for name in ("terms.py", "decisions.py", "nodes.py")])

BEGINS: Final = re.compile(r"#.*\(counted\)$")
MEMBER: Final = re.compile(r"(\w+: Final = )\d+(?=$|  #)")


def numbered(text: str) -> str:
    """A module with all its families numbered by place."""
    lines: list[str] = []
    place = -1  # of the next member; -1 outside of families
    for line in text.split("\n"):
        member = MEMBER.match(line)
        if BEGINS.match(line):
            place = 0
        elif place >= 0 and member is not None:
            line = f"{member[1]}{place}{line[member.end() :]}"
            place += 1
        elif not (place == 0 and line.startswith("#")):  # a comment of several lines
            place = -1
        lines.append(line)
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--check", action="store_true")
    args = parser.parse_args()
    wrong = 0
    for path in COUNTED:
        text = path.read_text(encoding="utf-8")
        right = numbered(text)
        if args.check:
            wrong |= right != text
        else:
            path.write_text(right, encoding="utf-8")
    return wrong


if __name__ == "__main__":
    sys.exit(main())
