"""Which steps of a turn (5.6, 5.7) and of a run (6.9) a position can stand at."""

from __future__ import annotations

from functools import cache

from ..rules.machine.terms import CORP, RUNNER
from ..rules.runs.run import STEP_RULES
from ..rules.turns.turn import Turn

#: Where a turn stands unless the position says otherwise: the player takes an action.
ACTION = {"corp": "5.6.2b", "runner": "5.7.1f"}

#: The phase of a run that begins with each step, in the words of the text form.
PHASES = {
    "6.9.2": "approaching ice",
    "6.9.3": "encountering ice",
    "6.9.4": "passing ice",
    "6.9.5": "approaching server",
}

#: Steps that are carried out together with the step before them.
_JOINED = ("6.9.1e", "6.9.4b", "6.9.6b", "6.9.6d", "6.9.3d")

#: The steps of an encounter, which has a frame of its own.
ENCOUNTER_STEPS = {"6.9.3a": 0, "6.9.3b": 1, "6.9.3c": 2}


@cache
def turn_steps(side: str) -> dict[str, int]:
    """The steps of a turn by their rules."""
    turn = Turn(CORP if side == "corp" else RUNNER)
    found: dict[str, int] = {}
    while True:
        try:
            found.setdefault(turn.rule(), turn.step)
        except IndexError:
            return found
        turn.step += 1


@cache
def run_steps() -> dict[str, int]:
    """The steps of a run by their rules, the encounter aside."""
    return {rule: step for step, rule in STEP_RULES.items() if rule not in _JOINED and not rule.startswith("6.9.3")}


def phase_of(rule: str) -> str:
    """``6.9.2`` for ``6.9.2e``."""
    return rule.rstrip("abcdefgh")
