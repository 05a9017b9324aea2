"""The rule that allows an option, for those who ask what is legal in a position."""

from __future__ import annotations

from typing import Final

from ..rules.machine import decisions as d
from ..rules.machine.decisions import Decision, Option
from ..rules.turns.actions import BasicAction

#: The rules of acts that can be offered in the questions of several steps.
RULES: Final = {
    d.V_REZ: "8.1.2",
    d.V_SCORE: "1.16.3",
    d.V_USE: "9.5.6",
    d.V_TRIGGER: "9.6.15",
    d.V_JACK_OUT: "6.1.5",
    d.V_TRASH: "7.7.2",
    d.V_STEAL: "7.7.3",
}


def rule_of(decision: Decision, option: Option) -> str:
    """The rule that allows an option: its own where it has one, else that of the question."""
    if decision.kind == "action" and option.verb != d.V_USE:
        return BasicAction(decision.player, option.verb, option.card, option.arg).rule()
    return RULES.get(option.verb, decision.rule)
