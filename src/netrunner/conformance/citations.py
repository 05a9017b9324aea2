"""Where the code cites a rule: its number stands where it is enforced, in a comment, a docstring or a step's name."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import netrunner

from .index import rule_set

PACKAGE: Final = Path(netrunner.__file__).parent

#: What stands here lists numbers, shows them or reckons with what they say, and enforces nothing.
_ENFORCES_NOTHING: Final = frozenset((
    "bots", "cli", "conformance", "learning", "lessons", "positions", "puzzles", "questions.py", "server", "testing",
    "text",
))  # fmt: skip

_NUMBER: Final = re.compile(r"(?<![\w.])(\d{1,2}\.\d{1,2}\.\d{1,2}[a-z]?)(?![\w]|\.\d)")


@dataclass(frozen=True, slots=True)
class Citation:
    """A line of the package that names a rule, and the function or class around it."""

    number: str
    path: str
    line: int
    name: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}" + (f" ({self.name})" if self.name else "")


@cache
def citations() -> tuple[Citation, ...]:
    """All citations where rules are enforced, in the order of the files."""
    found: list[Citation] = []
    for path in sorted(PACKAGE.rglob("*.py")):
        shown = path.relative_to(PACKAGE)
        if shown.parts[0] not in _ENFORCES_NOTHING:
            found.extend(_in_file(path.read_text(encoding="utf-8"), f"netrunner/{shown.as_posix()}"))
    return tuple(found)


def citing(number: str) -> tuple[Citation, ...]:
    """Where a rule is cited.

    >>> [str(found) for found in citing("10.3.1c")][0]
    'netrunner/rules/additional/checkpoints.py:...'
    """
    return tuple([citation for citation in citations() if citation.number == number])


def numbers_in(line: str) -> list[str]:
    """The rules that a line names.

    >>> numbers_in("# 9.6.5b and 9.6.5c: version 0.1.2 knows no 9.1.12")
    ['9.6.5b', '9.6.5c']
    """
    return [number for number in _NUMBER.findall(line) if number in rule_set()]


def _in_file(text: str, path: str) -> Iterator[Citation]:
    lines = text.splitlines()
    hits = [(at, number) for at, line in enumerate(lines, 1) for number in dict.fromkeys(numbers_in(line))]
    if not hits:
        return
    names = _names(text, len(lines))
    for at, number in hits:
        yield Citation(number, path, at, names[at])


def _names(text: str, count: int) -> list[str]:
    """For each line, the function or class around it; for a comment above one, the one that follows."""
    names = [""] * (count + 2)

    def mark(node: ast.AST, above: str) -> None:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.FunctionDef | ast.ClassDef):
                name = f"{above}.{child.name}" if above else child.name
                first = min([child.lineno, *[d.lineno for d in child.decorator_list]])
                for at in range(first, (child.end_lineno or first) + 1):
                    names[at] = name
                mark(child, name)
            else:
                mark(child, above)

    mark(ast.parse(text), "")
    lines = ["", *text.splitlines()]
    for at in range(count, 0, -1):
        if lines[at].startswith("#") and not names[at]:
            names[at] = names[at + 1]
    return names
