"""What the server refuses, with a code for programs and a sentence for people."""

from __future__ import annotations

from netrunner.errors import NetrunnerError
from netrunner.text.phrases import Value


class Refused(NetrunnerError):
    """Something that cannot be done; nothing has changed. ``code`` is for programs, ``status`` for HTTP."""

    def __init__(self, code: str, status: int = 400, **variables: Value) -> None:
        super().__init__(key=f"server-{code}", **variables)
        self.code = code
        self.status = status


def code_of(error: NetrunnerError) -> str:
    """A code for programs for any error of the engine."""
    if isinstance(error, Refused):
        return error.code
    return _CODES.get(type(error).__name__, "refused")


def status_of(error: NetrunnerError) -> int:
    """The status for HTTP: what does not exist is not found, all else does not fit."""
    if isinstance(error, Refused):
        return error.status
    return 404 if type(error).__name__ in ("UnknownNumber", "NoExample") else 400


_CODES = {
    "IllegalChoice": "illegal-choice",
    "BadDeck": "bad-deck",
    "UnreadableDeck": "bad-deck",
    "UnknownDeck": "unknown-deck",
    "UnknownCard": "unknown-card",
    "BadPosition": "bad-position",
    "UnreadablePosition": "bad-position",
    "BadSave": "bad-save",
    "UnknownNumber": "no-rule",
    "NoExample": "no-example",
}
