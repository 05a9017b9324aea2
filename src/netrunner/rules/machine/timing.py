"""Timing structures (9.2.2): steps with names, each with the rule that describes it, in the order of the rulebook."""

from __future__ import annotations


def timing_structure(*steps: tuple[int, str]) -> tuple[str, ...]:
    """The table of a timing structure: the rule of each step, at the place of the step's number.

    A frame carries its steps out one by one: the line that follows comes next, unless a step names another. What the
    steps of one structure are called, and where they are carried out, ``netrunner rules 7.6`` prints. What is one step
    here and several in the rulebook has a line for each of them; while it is carried out, it is the last.

    >>> timing_structure((0, "7.6.1"), (1, "7.6.2"), (2, "7.6.3"))
    ('7.6.1', '7.6.2', '7.6.3')

    Two structures may share their steps; one that another lacks has no rule there.

    >>> timing_structure((0, "5.7.1a"), (2, "5.7.1b"))
    ('5.7.1a', '', '5.7.1b')
    >>> timing_structure((0, "9.5.6d"), (0, "9.5.6e"), (1, "9.5.6f"))
    ('9.5.6e', '9.5.6f')
    """
    rules: list[str] = []
    for number, rule in steps:
        if number == len(rules) - 1:
            rules[number] = rule
            continue
        if number < len(rules):
            raise ValueError(f"step {number} ({rule}) stands behind step {len(rules) - 1}")
        rules.extend([""] * (number - len(rules)))
        rules.append(rule)
    return tuple(rules)
