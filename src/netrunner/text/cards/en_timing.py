"""English words for when an ability can be used."""

from __future__ import annotations

from netrunner.rules.nodes import Condition
from netrunner.vocabulary.timing import NextWindowAfter

from .en_instructions import if_
from .en_words import EN
from .grammar import Bare, Said, Voice


def only(condition: Condition, v: Voice) -> str:
    """ "only if the Runner is tagged", "only during the next paid ability window after you suffer damage"."""
    said = v.condition(condition)
    return f"only {v.say(said) if isinstance(said, Bare) else if_(condition, v)}"


@EN.words(NextWindowAfter)
def next_window_after(n: NextWindowAfter, v: Voice) -> Said:
    what = v.lead(n.after).partition(" ")[2]  # without "whenever"
    return Bare(f"during the next paid ability window after {what}")
