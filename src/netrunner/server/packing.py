"""Answers that are the same for everybody: compressed once, and beside the event loop."""

from __future__ import annotations

import asyncio
import gzip
from functools import lru_cache
from typing import Any, Final, TypeVar

from litestar import Request, Response

T = TypeVar("T")

#: Less is not worth it.
LEAST: Final = 1_000
#: What handlers say that see to it themselves.
PACKED: Final = {"packed": True}


@lru_cache(maxsize=256)
def packed(body: bytes) -> bytes:
    """The same, compressed."""
    return gzip.compress(body, mtime=0)


async def same_for_all(
    request: Request[Any, Any, Any], kind: type[T], body: bytes, media_type: str, headers: dict[str, str]
) -> Response[T]:
    """An answer of which ``body`` is encoded already; ``kind`` is what it describes."""
    headers = {**headers, "vary": "Accept-Encoding"}
    if len(body) >= LEAST and "gzip" in request.headers.get("accept-encoding", ""):
        body = await asyncio.to_thread(packed, body)
        headers["content-encoding"] = "gzip"
    told: Any = body
    return Response(told, headers=headers, media_type=media_type)
