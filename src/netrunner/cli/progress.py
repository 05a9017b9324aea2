"""How far a long command is, for whoever watches it in a terminal."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

#: Numbers and a bar, which need no words.
_LOOK = "{n_fmt}/{total_fmt} |{bar}| {elapsed} + {remaining}"


@contextmanager
def progress(total: int) -> Iterator[Callable[[int], object] | None]:
    """Something to tell what is done to; None where nobody watches."""
    if not sys.stderr.isatty():
        yield None
        return
    from tqdm import tqdm  # only where it is shown

    with tqdm(total=total, file=sys.stderr, leave=False, dynamic_ncols=True, bar_format=_LOOK) as bar:
        yield bar.update
