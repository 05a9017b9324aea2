"""Priority windows (9.2.4): what all of them have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..additional.checkpoints import checkpoint
from ..machine.frames import Frame
from ..machine.timing import timing_structure

if TYPE_CHECKING:
    from ..machine.state import State

CHECK: Final = 0
RECEIVE_PRIORITY: Final = 1

WINDOW_STEPS: Final = timing_structure(
    (CHECK, "9.2.4e"),
    (RECEIVE_PRIORITY, "9.2.4a"),
)


class PriorityWindow(Frame):
    """A priority window in progress: ``player`` receives priority, again and again until the window closes (9.2.4c)."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player: int = player

    def run(self, s: State) -> None:
        step = self.step
        self.step = RECEIVE_PRIORITY
        if step == CHECK:
            self.check(s)
        elif step == RECEIVE_PRIORITY:
            self.receive_priority(s)

    def check(self, s: State) -> None:
        """9.2.4e, 10.3.3: a checkpoint occurs before the player may act."""
        checkpoint(s)

    def receive_priority(self, s: State) -> None:
        """9.2.4a: the player chooses what to do next, or passes for want of options."""
        raise NotImplementedError(type(self).__name__)


class SharedWindow(PriorityWindow):
    """A window in which players exchange priority until one passes without having acted (9.2.7a, 9.2.9c)."""

    __slots__ = ("acted", "received")

    def __init__(self, player: int) -> None:
        super().__init__(player)
        self.received: bool = False  # whether the player got priority from the opponent
        self.acted: bool = False  # whether the player has done anything since

    def acts(self) -> None:
        """The player does something, and receives priority again afterwards (9.2.4c)."""
        self.acted = True
        self.step = CHECK

    def passes(self, s: State) -> None:
        """The other player receives priority, or the window closes."""
        if self.received and not self.acted:
            s.pop()
            return
        self.player = 1 - self.player
        self.received = True
        self.acted = False
        self.step = CHECK
