"""What users write is read beside the event loop: decks and positions may be long, and nobody waits for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, ParamSpec, TypeVar

T = TypeVar("T")
P = ParamSpec("P")

#: One thread is enough: each text is bounded in length, and reading it in work.
_READER: Final = ThreadPoolExecutor(1, "reading")


async def aside(read: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
    """What ``read`` returns or raises."""
    return await asyncio.get_running_loop().run_in_executor(_READER, lambda: read(*given, **named))
