"""The lessons that come along, one file each under `lessons/data`: ten for each side, in their order."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from ..errors import NetrunnerError
from .lesson import Lesson
from .reading import read_lesson

FOLDER: Final = Path(__file__).parent / "data"


@cache
def all_lessons() -> tuple[Lesson, ...]:
    """Every lesson: the Runner's and then the Corp's, each side's in the order of its files."""
    paths = sorted(FOLDER.glob("*.toml"), key=lambda path: (path.name.startswith("corp"), path.name))
    return tuple(read_lesson(path.stem, path.read_text(encoding="utf-8")) for path in paths)


def lesson(key: str) -> Lesson:
    """The lesson with this name."""
    for one in all_lessons():
        if one.key == key:
            return one
    raise NetrunnerError(key="lessons-unknown", lesson=key)
