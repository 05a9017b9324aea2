"""English words for when an ability can be used."""

from __future__ import annotations

from netrunner.rules.machine.nodes import Condition
from netrunner.vocabulary.attributes import Fits
from netrunner.vocabulary.cards import Encountered
from netrunner.vocabulary.conditions import And, DuringRun, Not
from netrunner.vocabulary.redirecting import AttackedServerIs
from netrunner.vocabulary.timing import NextWindowAfter

from ..grammar import Bare, Det, Said, Voice
from .instructions import during_run_there, if_
from .words import EN


def only(condition: Condition, v: Voice) -> str:
    """ "only if the Runner is tagged", "only during the next paid ability window after you suffer damage"."""
    if isinstance(condition, And):
        return " and ".join([only(part, v) for part in condition.of])
    if isinstance(condition, Not) and isinstance(condition.of, DuringRun):
        return "only while no run is in progress"
    if isinstance(condition, AttackedServerIs):
        return f"only {during_run_there(condition)}"
    if isinstance(condition, DuringRun):
        return "only during a run"
    if isinstance(condition, Fits) and isinstance(condition.of, Encountered):
        return f"only during an encounter with {v.text(v.cards(condition.cards).with_(det=Det.A))}"
    said = v.condition(condition)
    return f"only {v.say(said) if isinstance(said, Bare) else if_(condition, v)}"


@EN.words(NextWindowAfter)
def next_window_after(n: NextWindowAfter, v: Voice) -> Said:
    what = v.lead(n.after).partition(" ")[2]  # without "whenever"
    return Bare(f"during the next paid ability window after {what}")
