"""The tables of timing structures as they stand in the code: which step of the rules is carried out where."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from .citations import PACKAGE

_RULES: Final = PACKAGE / "rules"


@dataclass(frozen=True, slots=True)
class Step:
    """A line of a table: the rule, the name of the step, and the function that carries it out."""

    rule: str
    name: str
    path: str
    line: int
    function: str
    says: str  # the docstring of the function

    def __str__(self) -> str:
        return f"{self.path}:{self.line} ({self.function})"


@cache
def structures() -> tuple[tuple[str, tuple[Step, ...]], ...]:
    """Every table by its name, in the order of the modules.

    >>> names = [name for name, _ in structures()]
    >>> "RUN_STEPS" in names, "CORP_STEPS" in names
    (True, True)
    """
    found: list[tuple[str, tuple[Step, ...]]] = []
    for path in sorted(_RULES.rglob("*.py")):
        found.extend(_in_module(path))
    return tuple(found)


@cache
def all_steps() -> tuple[Step, ...]:
    """The lines of all tables, one after the other."""
    return tuple([step for _, table in structures() for step in table])


def steps_for(number: str) -> tuple[Step, ...]:
    """The steps that a rule is, or that stand below it.

    >>> [(step.rule, step.function) for step in steps_for("6.9.2d")]
    [('6.9.2d', 'Run.may_jack_out')]
    >>> [step.rule for step in steps_for("6.9.4")]
    ['6.9.4a', '6.9.4b', '6.9.4c']
    """
    return tuple([step for step in all_steps() if number in (step.rule, step.rule.rstrip("abcdefghij"))])


def _in_module(path: Path) -> list[tuple[str, tuple[Step, ...]]]:
    module = ast.parse(path.read_text(encoding="utf-8"))
    tables = [(name, lines) for node in module.body for name, lines in _tables(node)]
    if not tables:
        return []
    functions = _functions(module)
    called = _called(module)
    shown = f"netrunner/{path.relative_to(PACKAGE).as_posix()}"
    found = []
    for name, lines in tables:
        steps = []
        for constant, rule in lines:
            function = called.get(constant, constant.lower())
            line, says = functions.get(function, (0, ""))
            steps.append(Step(rule, constant, shown, line, function, says))
        found.append((name, tuple(steps)))
    return found


def _tables(node: ast.stmt) -> list[tuple[str, list[tuple[str, str]]]]:
    """``NAME: Final = timing_structure((STEP, "rule"), ...)``"""
    if not isinstance(node, ast.AnnAssign) or not isinstance(node.target, ast.Name):
        return []
    call = node.value
    if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name) or call.func.id != "timing_structure":
        return []
    lines: list[tuple[str, str]] = []
    for pair in call.args:
        if isinstance(pair, ast.Tuple):
            step, rule = pair.elts
            if isinstance(step, ast.Name) and isinstance(rule, ast.Constant):
                lines.append((step.id, str(rule.value)))
    return [(node.target.id, lines)]


def _functions(module: ast.Module) -> dict[str, tuple[int, str]]:
    """Where each function and method of a module is defined, and what it says it does."""
    found: dict[str, tuple[int, str]] = {}
    for node in module.body:
        if isinstance(node, ast.FunctionDef):
            found[node.name] = (node.lineno, ast.get_docstring(node) or "")
        elif isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef):
                    found[f"{node.name}.{inner.name}"] = (inner.lineno, ast.get_docstring(inner) or "")
    return found


def _called(module: ast.Module) -> dict[str, str]:
    """What ``if step == NAME:`` calls in the methods ``run``."""
    found: dict[str, str] = {}
    for cls in module.body:
        if not isinstance(cls, ast.ClassDef):
            continue
        for method in cls.body:
            if not isinstance(method, ast.FunctionDef) or method.name != "run":
                continue
            for node in ast.walk(method):
                if isinstance(node, ast.If) and isinstance(node.test, ast.Compare):
                    compared = node.test.comparators[0]
                    if isinstance(compared, ast.Name) and isinstance(node.test.ops[0], ast.Eq):
                        name = _function(cls.name, node.body[0])
                        if name:
                            found[compared.id] = name
    return found


def _function(cls: str, statement: ast.stmt) -> str:
    """The method or function that a statement calls."""
    if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call):
        func = statement.value.func
        if isinstance(func, ast.Attribute) and isinstance(func.value, ast.Name) and func.value.id == "self":
            return f"{cls}.{func.attr}"
        if isinstance(func, ast.Name):
            return func.id
    return ""
