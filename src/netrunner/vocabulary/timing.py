"""When an ability can be used (9.3.3c): windows that follow something."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..frozen import dataclass
from ..rules.machine.nodes import Condition, Context, Trigger

if TYPE_CHECKING:
    from ..rules.machine.state import State

__all__ = ["NextWindowAfter"]


@dataclass(frozen=True, slots=True, eq=False)
class NextWindowAfter(Condition):
    """This is the next paid ability window after something happened: it opened after that, and no other in between."""

    after: Trigger

    def holds(self, s: State, me: Context) -> bool:
        event = s.events
        kinds = self.after.kinds()
        while event is not None and event.n >= s.window_before:
            if event.n < s.window_now and event.kind in kinds and self.after.met(s, me, event):
                return True
            event = event.prev
        return False
