"""Which steps of a turn (5.6, 5.7) and of a run (6.9) a position can stand at."""

from __future__ import annotations

from functools import cache

from ..rules.machine.terms import SIDES
from ..rules.runs.encounters import BECOME_PENDING, BREAK_SUBROUTINES, ENCOUNTER, ENCOUNTER_STEPS
from ..rules.runs.run import RUN_STEPS
from ..rules.turns.turn import TURN_STEPS

#: Where a turn stands unless the position says otherwise: the player takes an action.
ACTION = {"corp": "5.6.2b", "runner": "5.7.1f"}

#: The phase of a run that begins with each step, in the words of the text form.
PHASES = {
    "6.9.2": "approaching ice",
    "6.9.3": "encountering ice",
    "6.9.4": "passing ice",
    "6.9.5": "approaching server",
}


@cache
def turn_steps(side: str) -> dict[str, int]:
    """The steps of a turn by their rules."""
    return {rule: step for step, rule in enumerate(TURN_STEPS[SIDES.index(side)]) if rule}


@cache
def run_steps() -> dict[str, int]:
    """The steps of a run by their rules, the encounter aside, at which something is done or asked."""
    return {rule: step for step, rule in enumerate(RUN_STEPS) if rule.startswith("6.9") and phase_of(rule) != "6.9.3"}


@cache
def encounter_steps() -> dict[str, int]:
    """The steps of an encounter by their rules, up to the one in which subroutines become pending."""
    return {ENCOUNTER_STEPS[step]: step for step in (ENCOUNTER, BREAK_SUBROUTINES, BECOME_PENDING)}


def phase_of(rule: str) -> str:
    """``6.9.2`` for ``6.9.2e``."""
    return rule.rstrip("abcdefgh")
