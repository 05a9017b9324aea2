"""What the server writes down: one JSON object per line, with the request it belongs to, and without secrets."""

from __future__ import annotations

import contextvars
import json
import logging
import re
import secrets
import sys
import time
from typing import Any, Final

#: The request or connection that is being served.
REQUEST: contextvars.ContextVar[str] = contextvars.ContextVar("request", default="")

_SENT: Final = re.compile(r"[A-Za-z0-9._-]{1,64}")
#: Keys to seats and decks, and passwords of databases, wherever they stand.
_SECRET: Final = re.compile(
    r"((?:token|invite|edit|secret|password|x-edit-key|x-netrunner-node)[\"']?\s*[=:]\s*[\"']?)[^\s\"'&,}]+|(://[^\s:/@]+:)[^\s@]+(?=@)",
    re.IGNORECASE,
)


#: Who serves us, and all who write something down.
SERVING: Final = "uvicorn.error"
LOGGERS: Final = ("netrunner", SERVING, "litestar", "asyncio")


def request_id(sent: str | None) -> str:
    """The id that a front gave, if it is one; else a new one."""
    return sent if sent is not None and _SENT.fullmatch(sent) else secrets.token_hex(8)


def scrubbed(text: str) -> str:
    """The same without what opens a seat.

    >>> scrubbed("GET /ws/games/x?token=abc&lang=en of postgresql://me:pass@here/games")
    'GET /ws/games/x?token=…&lang=en of postgresql://me:…@here/games'
    """
    return _SECRET.sub(lambda found: f"{found[1] or found[2]}…", text)


class JsonLines(logging.Formatter):
    """A record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "text": scrubbed(record.getMessage()),
        }
        if REQUEST.get():
            told["request"] = REQUEST.get()
        told.update(getattr(record, "more", {}))
        if record.exc_info:
            told["exception"] = scrubbed(self.formatException(record.exc_info))
        return json.dumps(told, ensure_ascii=False)


def begin(level: str) -> None:
    """Write everything of ours, and of what serves us, to the standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in LOGGERS:
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level.upper())
    served = logging.getLogger(SERVING)
    served.setLevel(max(served.level, logging.INFO))  # below, it writes down whatever is said and told at a table
