"""Numbers on the command line, refused in the user's language."""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable

from netrunner.text.phrases import Say


def whole(say: Say, least: int | None = None) -> Callable[[str], int]:
    """Reads a whole number, at least ``least`` if that is given."""

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(say("cli-not-whole", text=text)) from None
        if least is not None and number < least:
            raise argparse.ArgumentTypeError(say("cli-too-small", text=text, least=least))
        return number

    return read


def seconds(say: Say) -> Callable[[str], float]:
    """Reads a number of seconds: 0, which measures as briefly as can be, or more."""

    def read(text: str) -> float:
        try:
            number = float(text)
        except ValueError:
            number = math.nan
        if not 0 <= number < math.inf:
            raise argparse.ArgumentTypeError(say("cli-not-seconds", text=text))
        return number

    return read
