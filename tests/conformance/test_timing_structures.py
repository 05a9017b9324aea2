"""The tables of timing structures beside the rulebook: every step has a line, and a function that says so."""

from __future__ import annotations

import pytest

from netrunner.conformance.citations import citing, numbers_in
from netrunner.conformance.index import place, rules, section_of
from netrunner.conformance.structures import Step, all_steps, steps_for, structures
from netrunner.rules.machine.timing import timing_structure

#: The sections that are nothing but the steps of a timing structure, and the rules that list steps within a section
STEPS_OF = ("5.6", "5.7", "6.9", "7.6", "7.8", "8.3", "8.6")
LISTED = ("9.5.6", "9.6.15", "9.7.2", "10.3.1", "10.8.6")

#: What happens before the frame of its structure begins: choosing what is pending (``reaction_windows.trigger``)
BEFORE = ("9.6.15a",)

#: Rules that are no steps themselves: they head the steps of a phase
HEADINGS = ("5.6.1", "5.7.1", "6.9.1", "6.9.2", "6.9.4", "6.9.5", "6.9.6")


def _steps_of_the_rulebook() -> list[str]:
    found = [rule for rule in rules() if section_of(rule) in STEPS_OF and rule not in HEADINGS]
    return found + [rule for rule in rules() for listed in LISTED if rule[:-1] == listed]


@pytest.mark.parametrize("rule", _steps_of_the_rulebook())
def test_every_step_of_the_rulebook_has_a_line(rule: str) -> None:
    assert steps_for(rule) or (rule in BEFORE and citing(rule))


@pytest.mark.parametrize("step", all_steps(), ids=lambda step: f"{step.rule} {step.function}")
def test_every_line_is_carried_out_by_a_function_that_names_its_rule(step: Step) -> None:
    assert step.line, f"nothing carries out {step.name}"
    cited = {number for line in step.says.splitlines() for number in numbers_in(line)}
    assert step.rule in cited


#: Tables whose steps the rulebook does not list in order
DESCRIBED = ("WINDOW_STEPS", "IMMINENT_STEPS", "SETUP_STEPS")


@pytest.mark.parametrize(
    "table", [pytest.param(table, id=name) for name, table in structures() if name not in DESCRIBED]
)
def test_the_lines_stand_in_the_order_of_the_rulebook(table: tuple[Step, ...]) -> None:
    numbers = [place(step.rule) for step in table if section_of(step.rule) == section_of(table[0].rule)]
    assert numbers == sorted(numbers)


@pytest.mark.parametrize("table", [pytest.param(table, id=name) for name, table in structures()])
def test_the_functions_stand_in_the_order_of_the_table(table: tuple[Step, ...]) -> None:
    lines = [step.line for step in table]
    assert lines == sorted(lines)


def test_a_step_cannot_stand_before_the_one_above_it() -> None:
    with pytest.raises(ValueError, match="step 0"):
        timing_structure((1, "7.6.2"), (0, "7.6.1"))
