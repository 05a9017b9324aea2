"""The interface of a computer player."""

from __future__ import annotations

from typing import Protocol

from ..views import View
from .asked import Asked, Choice


class Bot(Protocol):
    """Whoever can answer a decision from what its seat may know.

    A bot plays one side of one game. It may remember things between its decisions, but it is asked again from where the
    game stands after an undo or a restart of the server, so nothing may depend on having seen everything.

    A class with ``quick = True`` promises to answer within a millisecond or two and to wait for nothing: the server
    asks it in place. Any other thinks in a process of its own, to which it is sent by pickling.
    """

    name: str

    def choose(self, view: View, decision: Asked) -> Choice:
        """One of ``decision.options``."""
        ...
