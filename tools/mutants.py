"""Small mistakes that could have been made in the engine: what they are, and how one is put into a running module.

A mutant changes one place of one function. It is put in by giving the function object the code of the changed source,
so that everybody who holds the function, in whatever table, meets the change, and no module is imported twice.
"""

from __future__ import annotations

import ast
import copy
import gc
import resource
import signal
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import CodeType, FunctionType
from typing import TypeGuard

Where = tuple[str, str, int]  # file, qualified name, first line
_Change = Callable[[ast.AST], ast.AST]

#: Seconds by the clock after which what only waits is ended.
WAITS = 600.0

#: Functions that only say something for people who look for mistakes.
_NOT_RULES = ("__repr__", "__str__")

_COMPARED: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE), ast.LtE: (ast.Lt, ast.Gt), ast.Gt: (ast.GtE, ast.LtE), ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,), ast.NotEq: (ast.Eq,), ast.In: (ast.NotIn,), ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,), ast.IsNot: (ast.Is,),
}  # fmt: skip
_COUNTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Mutant:
    """One changed place: the function around it, the line, and what it says before and after."""

    path: str
    function: str
    first: int
    line: int
    was: str
    now: str
    at: int  # the number of the node in its function, and of the change to it
    change: int
    moot: bool = False  # whether it only writes another number for "none", or a type that nobody reads

    def __str__(self) -> str:
        return f"{self.path}:{self.line} ({self.function})  {self.was}  →  {self.now}"

    @property
    def said(self) -> str:
        """What stays the same when lines are added above."""
        return without_line(str(self))


def without_line(said: str) -> str:
    """What a mutant is called, without the line it stands on."""
    path, _, rest = said.partition(":")
    return f"{path} {rest.partition(' ')[2]}"


def mutants_of(root: Path, path: Path) -> list[Mutant]:
    """Every mutant of a file."""
    shown = path.relative_to(root).as_posix()
    found: list[Mutant] = []
    for name, function in _functions(ast.parse(_source(path))):
        if function.name in _NOT_RULES:
            continue
        moot = {id(node.operand) for node in ast.walk(function) if _is_minus_one(node)}
        for node in ast.walk(function):
            if isinstance(node, ast.AnnAssign):
                moot.update(map(id, ast.walk(node.annotation)))
        for at, node in enumerate(ast.walk(function)):
            if node is function or _is_annotation(function, node):
                continue
            for change, make in enumerate(_changes(node)):
                changed = make(copy.deepcopy(node))
                line = getattr(node, "lineno", function.lineno)
                was, now, first = _short(node), _short(changed), _first_line(function)
                found.append(Mutant(shown, name, first, line, was, now, at, change, id(node) in moot))
    return found


def code_of(root: Path, mutant: Mutant) -> CodeType:
    """The code of the function with the change in it."""
    path = root / mutant.path
    tree = ast.parse(_source(path))
    for name, function in _functions(tree):
        if (name, _first_line(function)) == (mutant.function, mutant.first):
            old = list(ast.walk(function))[mutant.at]
            new = ast.copy_location(_changes(old)[mutant.change](copy.deepcopy(old)), old)
            _replace(function, old, new)
            break
    compiled = compile(ast.fix_missing_locations(tree), str(path), "exec")
    return codes(compiled)[(mutant.function, mutant.first)]


def put_in(root: Path, mutant: Mutant, functions: dict[Where, list[FunctionType]]) -> bool:
    """Let the functions of this process make the mistake; False if the function is not there."""
    there = functions.get((str(root / mutant.path), mutant.function, mutant.first), [])
    code = code_of(root, mutant)
    for function in there:
        function.__code__ = code
    return bool(there)


def functions_of(folder: Path) -> dict[Where, list[FunctionType]]:
    """All function objects whose source is in a folder."""
    found: dict[Where, list[FunctionType]] = {}
    for thing in gc.get_objects():
        if type(thing) is FunctionType and thing.__code__.co_filename.startswith(str(folder)):
            code = thing.__code__
            found.setdefault((code.co_filename, code.co_qualname, code.co_firstlineno), []).append(thing)
    return found


def codes(compiled: CodeType) -> dict[tuple[str, int], CodeType]:
    """All functions in compiled source, by qualified name and first line."""
    found: dict[tuple[str, int], CodeType] = {}
    for constant in compiled.co_consts:
        if isinstance(constant, CodeType):
            found[(constant.co_qualname, constant.co_firstlineno)] = constant
            found.update(codes(constant))
    return found


@cache
def _source(path: Path) -> str:
    """What a file said when it was first read: it may be edited while mutants are tried."""
    return path.read_text(encoding="utf-8")


def _functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    """The functions and methods of a module; what is inside a function changes with it."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef):
                    yield f"{node.name}.{inner.name}", inner


def _first_line(function: ast.FunctionDef) -> int:
    return min([function.lineno, *[decorator.lineno for decorator in function.decorator_list]])


def _is_annotation(function: ast.FunctionDef, node: ast.AST) -> bool:
    """Types, defaults and decorators are read when the module is imported, not when the function runs."""
    parts = [function.args, *function.decorator_list, *([function.returns] if function.returns else [])]
    last = max([getattr(part, "end_lineno", 0) or 0 for part in parts], default=0)
    body = function.body[0].lineno
    line = getattr(node, "lineno", None)
    return isinstance(node, ast.arguments | ast.arg) or (line is not None and line <= last and line < body)


def _changes(node: ast.AST) -> list[_Change]:
    """What can be got wrong about a node."""
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        return [_with_op(op) for op in _COMPARED.get(type(node.ops[0]), ())]
    if isinstance(node, ast.BoolOp):
        swapped: type[ast.boolop] = ast.Or if isinstance(node.op, ast.And) else ast.And
        return [_with_boolop(swapped), *[_without(n) for n in range(len(node.values)) if len(node.values) > 1]]
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        return [_not_negated]
    if isinstance(node, ast.If | ast.While) and not isinstance(node.test, ast.Compare | ast.UnaryOp | ast.BoolOp):
        return [_negated]
    if isinstance(node, ast.IfExp):
        return [_swapped]
    if isinstance(node, ast.Constant) and type(node.value) in (bool, int):
        return [_next_constant]
    if isinstance(node, ast.BinOp) and type(node.op) in _COUNTED and not _is_text(node):
        return [_counted]
    if isinstance(node, ast.AugAssign) and type(node.op) in _COUNTED:
        return [_counted, _removed]
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        return [_removed]
    if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Attribute | ast.Subscript):
        return [_removed]
    if isinstance(node, ast.Continue | ast.Break):
        return [_removed]
    if isinstance(node, ast.Return) and node.value is not None and not isinstance(node.value, ast.Constant):
        return [_returns_nothing]
    return []


def _is_minus_one(node: ast.AST) -> TypeGuard[ast.UnaryOp]:
    if not isinstance(node, ast.UnaryOp) or not isinstance(node.op, ast.USub):
        return False
    return isinstance(node.operand, ast.Constant) and node.operand.value == 1


def _with_op(op: type[ast.cmpop]) -> _Change:
    def change(node: ast.AST) -> ast.AST:
        assert isinstance(node, ast.Compare)
        node.ops = [op()]
        return node

    return change


def _with_boolop(op: type[ast.boolop]) -> _Change:
    def change(node: ast.AST) -> ast.AST:
        assert isinstance(node, ast.BoolOp)
        node.op = op()
        return node

    return change


def _without(n: int) -> _Change:
    """One of the conditions is forgotten."""

    def change(node: ast.AST) -> ast.AST:
        assert isinstance(node, ast.BoolOp)
        left = [value for at, value in enumerate(node.values) if at != n]
        return left[0] if len(left) == 1 else ast.BoolOp(node.op, left)

    return change


def _not_negated(node: ast.AST) -> ast.AST:
    assert isinstance(node, ast.UnaryOp)
    return node.operand


def _negated(node: ast.AST) -> ast.AST:
    assert isinstance(node, ast.If | ast.While)
    node.test = ast.UnaryOp(ast.Not(), node.test)
    return node


def _swapped(node: ast.AST) -> ast.AST:
    assert isinstance(node, ast.IfExp)
    node.body, node.orelse = node.orelse, node.body
    return node


def _next_constant(node: ast.AST) -> ast.AST:
    assert isinstance(node, ast.Constant)
    value = node.value
    assert isinstance(value, int)
    return ast.Constant(not value if isinstance(value, bool) else value + 1)


def _counted(node: ast.AST) -> ast.AST:
    assert isinstance(node, ast.BinOp | ast.AugAssign)
    node.op = _COUNTED[type(node.op)]()
    return node


def _removed(node: ast.AST) -> ast.AST:
    return ast.Pass()


def _returns_nothing(node: ast.AST) -> ast.AST:
    return ast.Return(None)


def _is_text(node: ast.BinOp) -> bool:
    """Adding texts or tuples cannot be replaced by subtracting them: such a mutant falls over by itself."""
    return any(isinstance(side, ast.Tuple | ast.List | ast.JoinedStr) for side in (node.left, node.right)) or any(
        isinstance(side, ast.Constant) and isinstance(side.value, str) for side in (node.left, node.right)
    )


def _replace(function: ast.FunctionDef, old: ast.AST, new: ast.AST) -> None:
    for parent in ast.walk(function):
        for name, value in ast.iter_fields(parent):
            if value is old:
                setattr(parent, name, new)
                return
            if isinstance(value, list) and any(item is old for item in value):
                value[[item is old for item in value].index(True)] = new
                return


def _short(node: ast.AST) -> str:
    said = ast.unparse(node).split("\n")[0]
    return said if len(said) <= 60 else f"{said[:57]}..."


def spent() -> float:
    """Seconds of the processor so far, with those of processes that this one started."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(one.ru_utime + one.ru_stime for one in used)


def hangs_after(seconds: float) -> None:
    """End this process with a signal after so many seconds of the processor, or when it only waits."""
    for alarm in (signal.SIGALRM, signal.SIGPROF):
        signal.signal(alarm, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    signal.setitimer(signal.ITIMER_REAL, WAITS)
    resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30))
