"""Terminal Directive."""

from __future__ import annotations

from ..vocabulary.abilities import (
    When,
    play,
)
from ..vocabulary.declare import (
    card,
)
from ..vocabulary.drawing import (
    WouldDraw,
)
from ..vocabulary.instructions import (
    Both,
    Draw,
    Gain,
)
from ..vocabulary.interrupts import (
    Increase,
)
from ..vocabulary.words import (
    F_DRAW,
)

card("Laguna Velasco District", When(WouldDraw(basic=True), (Increase(F_DRAW, 1),), interrupt=True))
card("Process Automation", play(Both((Gain(2), Draw(1)))))
