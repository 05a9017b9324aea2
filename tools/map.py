"""Write the map of all modules into docs/architecture.md: each with the first line of what it says about itself.

    python tools/map.py           writes it
    python tools/map.py --check   only tells whether it is up to date
"""

from __future__ import annotations

import argparse
import ast
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "netrunner"
PAGE = ROOT / "docs" / "architecture.md"
BEGIN, END = "<!-- map: begin (make map) -->", "<!-- map: end -->"

#: Folders whose modules are all of one kind: one line is enough for them.
ALIKE = ("cards", "cli", "server/migrations", "text/cards/en", "text/cards/es")


def written() -> str:
    """The map: a table for each folder."""
    lines: list[str] = []
    folders = sorted({path.parent for path in SOURCE.rglob("*.py")})
    for folder in folders:
        place = folder.relative_to(SOURCE).as_posix()
        if any(place.startswith(f"{alike}/") for alike in ALIKE):
            continue
        about = first_line(folder / "__init__.py") if (folder / "__init__.py").exists() else ""
        if place in ALIKE:
            lines += [f"`{place}/`: {about}", ""]
            continue
        paths = sorted(path for path in folder.glob("*.py") if path.name != "__init__.py")
        if place != ".":
            lines += [f"`{place}/`: {about}", ""]
        if paths:
            lines += ["| module | what it is |", "|---|---|"]
            lines += [f"| `{path.relative_to(SOURCE).as_posix()}` | {first_line(path)} |" for path in paths]
            lines += [""]
    return "\n".join(lines)


def first_line(path: Path) -> str:
    """What a module says about itself, in a line."""
    text = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
    return text.partition("\n")[0].replace("|", "\\|")


def page() -> str:
    """The page with the map as it should be."""
    text = PAGE.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    after = rest.partition(END)[2]
    return f"{before}{BEGIN}\n\n{written()}\n{END}{after}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--check", action="store_true")
    args = parser.parse_args()
    if args.check:
        return int(page() != PAGE.read_text(encoding="utf-8"))
    PAGE.write_text(page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
