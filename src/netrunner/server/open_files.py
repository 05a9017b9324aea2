"""How many files and connections a process may have open."""

from __future__ import annotations

import contextlib


def open_files() -> None:
    """As many connections as the system allows at all, instead of the 1,024 that are usual."""
    try:
        import resource
    except ImportError:  # Windows knows no such limit
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
