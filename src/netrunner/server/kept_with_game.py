"""What lies on a table besides the game, and is kept with it: clocks, wishes that wait, who is away, and chat."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from . import clock
from .schema import DROP_CHAT, INSERT_CHAT, UPDATE_GAME, Work

if TYPE_CHECKING:
    from .leases import Taken
    from .room import Room
    from .uptime import Uptime

#: Chat lines that are kept, and told to whoever comes later.
CHAT = 100


def written(room: Room) -> Work:
    """The statement that keeps it."""
    kept = {
        "payments": {side: seat.payments for side, seat in room.seats.items()},
        "away": {side: seat.away for side, seat in room.seats.items()},
        "clocks": {side: seat.clock for side, seat in room.seats.items()},
        "n": room.n,
        "asked": room.asked,
        "undo_asked": room.undo_asked,
        "rematch": room.rematch_wanted,
        "rematch_swaps": room.rematch_swaps,
        "next": room.next,
    }
    return UPDATE_GAME["room"], {"in_game": room.id, "new_room": json.dumps(kept)}


def chat_line(room: Room, line: dict[str, Any]) -> tuple[Work, ...]:
    """The statements that keep a line of chat, and let go of old ones."""
    n = room.chats
    row = {"game": room.id, "n": n, "side": line["from"], "name": line["name"], "text": line["text"], "at": line["at"]}
    return (INSERT_CHAT, row), (DROP_CHAT, {"in_game": room.id, "before": n - CHAT + 1})


def restore(room: Room, taken: Taken, uptime: Uptime) -> None:
    """Lay out again what was kept; the choices have been made again already."""
    written: str | None = taken.row["room"]
    for row in taken.chat:
        line = {"type": "chat", "from": row["side"], "name": row["name"], "text": row["text"], "at": row["at"]}
        room.chat.append(line)
        room.chats = row["n"] + 1
    kept: dict[str, Any] = json.loads(written) if written else {}
    now = clock.wall()
    for side, seat in room.seats.items():
        seat.payments = kept.get("payments", {}).get(side, seat.payments)
        if seat.kind == "person":
            # Whoever was there when the server stopped is away since it runs again, or since the node was lost that
            # played the game; nobody could come before
            away = kept.get("away", {}).get(side)
            seat.away = now - uptime.since(max(uptime.began, taken.left) if away is None else away)
        if kept and room.timer is not None and kept["clocks"].get(side) is not None:
            seat.clock = kept["clocks"][side]
    room.undo_asked = kept.get("undo_asked", "")
    room.rematch_wanted = kept.get("rematch", {})
    room.rematch_swaps = kept.get("rematch_swaps", True)
    room.next = kept.get("next")
    # What was taken back has used up its time: choices before that say less than what was kept
    room.asked = kept.get("asked", room.created)
    for row in taken.choices:
        if row["n"] >= kept.get("n", 0):
            room.asked = max(room.asked, row["at"])
            if row["clock"] is not None and row["side"] is not None:
                room.seats[row["side"]].clock = row["clock"]
    room.thought_for(uptime.since(room.asked))
