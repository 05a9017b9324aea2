"""Why a file could not be read or written, in the user's language."""

from __future__ import annotations

import errno
from typing import Final

from netrunner.text.phrases import Phrase, Value

_REASONS: Final = {
    errno.ENOENT: "missing", errno.ENOTDIR: "missing", errno.EISDIR: "folder", errno.EACCES: "forbidden",
    errno.EPERM: "forbidden", errno.EROFS: "forbidden", errno.ENOSPC: "full", errno.ENAMETOOLONG: "long",
}  # fmt: skip


def reason(error: OSError | ValueError) -> Value:
    """What is wrong, to be put into a sentence; whatever is rare is left to the system's own words."""
    if isinstance(error, UnicodeDecodeError):
        return Phrase("cli-file-no-text")
    if isinstance(error, OSError) and error.errno in _REASONS:
        return Phrase(f"cli-file-{_REASONS[error.errno]}")
    return getattr(error, "strerror", None) or str(error)
