"""A hint in a guided game: what a practical player would do, from what the seat may know."""

from __future__ import annotations

from netrunner.bots import asked, make
from netrunner.questions import option_label

from .refused import Refused
from .room import Room
from .wire import Hinted

#: It answers at once, and never looks at what the seat cannot see.
ADVISER = "novice"


def hint(room: Room, side: str | None, lang: str) -> Hinted:
    """The option that the adviser would take at the open question of a side."""
    game = room.playing()
    decision = game.decision
    if side is None or not room.guided or room.between_people:
        raise Refused("no-hint", 403)
    if decision is None or decision.side != side:
        raise Refused("not-yours", 409)
    choice = make(ADVISER, room.n).choose(game.view(side), asked(decision))
    option = decision.find(choice.text)
    assert option is not None
    return Hinted(choice.text, option_label(option, lang, decision))
