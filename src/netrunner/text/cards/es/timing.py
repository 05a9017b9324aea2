"""Spanish words for when an ability can be used."""

from __future__ import annotations

from netrunner.rules.machine.nodes import Condition
from netrunner.vocabulary.attributes import Fits
from netrunner.vocabulary.cards import Encountered
from netrunner.vocabulary.conditions import And, DuringRun, Not
from netrunner.vocabulary.redirecting import AttackedServerIs
from netrunner.vocabulary.timing import NextWindowAfter

from ..grammar import Bare, Det, Said, Voice
from .instructions import during_run_there, if_
from .words import SPANISH as ES


def only(condition: Condition, v: Voice) -> str:
    """ "solo si el Runner está marcado", "solo durante la siguiente ventana ..."."""
    if isinstance(condition, And):
        return " y ".join([only(part, v) for part in condition.of])
    if isinstance(condition, Not) and isinstance(condition.of, DuringRun):
        return "solo mientras no haya ninguna incursión en curso"
    if isinstance(condition, AttackedServerIs):
        return f"solo {during_run_there(condition)}"
    if isinstance(condition, DuringRun):
        return "solo durante una incursión"
    if isinstance(condition, Fits) and isinstance(condition.of, Encountered):
        return f"solo durante un enfrentamiento con {v.text(v.cards(condition.cards).with_(det=Det.A))}"
    said = v.condition(condition)
    return f"solo {v.say(said) if isinstance(said, Bare) else if_(condition, v)}"


@ES.words(NextWindowAfter)
def next_window_after(n: NextWindowAfter, v: Voice) -> Said:
    what = v.lead(n.after).removeprefix("siempre que ").removeprefix("cuando ")
    return Bare(f"durante la siguiente ventana de capacidades con coste después de que {what}")
