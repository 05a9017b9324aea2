"""A process in which bots think: ``python -m netrunner.bots.worker FD``.

Whoever starts it writes questions to a socket and reads the numbers of the options chosen. A bot that does not come
back is ended together with the process, which a thread would not allow.
"""

from __future__ import annotations

import logging
import os
import pickle
import signal
import socket
import struct
import sys
import threading
import time
from typing import Any, Final

from ..game import Game
from ..processes import collect_seldom
from ..views import View
from .asked import Asked
from .bot import Bot, Searcher

_log = logging.getLogger(__name__)

#: Before each question, how long it is; and an answer: the number of the option, or `NOTHING`. The first answer comes
#: unasked and says that the process is ready.
LENGTH: Final = struct.Struct("<I")
ANSWER: Final = struct.Struct("<i")
#: The bot failed, or answered with something that is no option.
NOTHING: Final = -1

#: A key for the bot, the bot itself if it has not been sent yet, keys of bots that are not needed any more, what it is
#: asked, and a world as it is saved, for a bot that looks ahead.
Question = tuple[int, bytes | None, tuple[int, ...], View, Asked, str | None]


def written(question: Question) -> bytes:
    """A question as it is sent."""
    body = pickle.dumps(question, protocol=pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(body)) + body


def serve(connection: socket.socket) -> None:
    """Answer questions until the other side is gone."""
    bots: dict[int, Bot] = {}
    connection.sendall(ANSWER.pack(NOTHING))  # ready
    with connection.makefile("rb") as reader:
        path = pickle.loads(_body(reader))
        sys.path[:] = path  # bots are found where the one who asks finds them
        while body := _body(reader):
            key, sent, dropped, view, decision, world = pickle.loads(body)
            for gone in dropped:
                bots.pop(gone, None)
            connection.sendall(ANSWER.pack(_choice(bots, key, sent, view, decision, world)))


def _choice(bots: dict[int, Bot], key: int, sent: bytes | None, view: View, decision: Asked, world: str | None) -> int:
    try:
        if sent is not None:
            bots[key] = pickle.loads(sent)
        bot = bots[key]
        answer: object
        if world is not None and isinstance(bot, Searcher):
            answer = bot.think(view, decision, Game.from_json(world))
        else:
            answer = bot.choose(view, decision)
        return next((place for place, option in enumerate(decision.options) if option == answer), NOTHING)
    except Exception as error:
        _log.warning("a bot failed: %r", error)
        return NOTHING


def _body(reader: Any) -> bytes:
    head: bytes = reader.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return b""
    body: bytes = reader.read(LENGTH.unpack(head)[0])
    return body


def _end_with_parent() -> None:
    """A bot that hangs must not live on when whoever asked it is gone."""
    parent = os.getppid()
    while os.getppid() == parent:
        time.sleep(2.0)
    os._exit(1)


def main() -> None:
    """Serve on the socket whose number is the first argument."""
    from . import make

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the one who started us ends us
    threading.Thread(target=_end_with_parent, daemon=True).start()
    collect_seldom()
    make("expert")  # whatever it imports is there before the first question
    with socket.socket(fileno=int(sys.argv[1])) as connection:
        serve(connection)


if __name__ == "__main__":
    main()
