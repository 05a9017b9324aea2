"""Daedalus Complex."""

from ...vocabulary import *

card("Bio-Modeled Network", interrupt(TrashThis(), PreventAllBut(F_DAMAGE, 1, NET)))
card("SYNC BRE", sub(Trace(4, GiveTags(1))), sub(Trace(2, Until(AccessMore(-1), "run"))))
