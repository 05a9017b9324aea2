"""Lessons: set-up boards on which one idea is learned by doing it (docs/lessons.md)."""

from __future__ import annotations

from .lesson import Lesson, Step, Until, Words, Wrong
from .library import all_lessons, lesson
from .playing import GO_ON, Play, Told
from .reading import BadLesson, read_lesson

__all__ = [
    "GO_ON", "BadLesson", "Lesson", "Play", "Step", "Told", "Until", "Words", "Wrong", "all_lessons", "lesson",
    "read_lesson",
]  # fmt: skip
