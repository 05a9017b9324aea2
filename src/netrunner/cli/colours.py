"""Colours for whoever watches in a terminal: what is piped or written to a file stays plain."""

from __future__ import annotations

import os
import sys
from typing import Final

#: What is painted, and how (the numbers of ECMA-48).
_LOOKS: Final = {
    "rule": "1",
    "corp": "1;36",
    "runner": "1;31",
    "label": "33",
    "warning": "1;35",
    "question": "1",
    "number": "1;32",
    "news": "2",
}


def coloured() -> bool:
    """Whether colours can be seen and are wanted (``NO_COLOR`` says that they are not)."""
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def painted(text: str, look: str) -> str:
    """Text as it looks in a terminal; every line by itself, so that nothing runs over."""
    if not text or not coloured():
        return text
    return "\n".join([f"\x1b[{_LOOKS[look]}m{line}\x1b[0m" for line in text.split("\n")])


def painted_start(text: str, length: int, look: str) -> str:
    """Text of which only the beginning is painted."""
    return painted(text[:length], look) + text[length:]
