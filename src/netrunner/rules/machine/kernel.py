"""The kernel: run the top frame until a decision is needed or the game is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..additional.loops import PATIENCE, Watch
from ..questions import option_texts  # noqa: F401  (it words options when somebody reads them)

if TYPE_CHECKING:
    from .decisions import Option
    from .state import State


def advance(s: State) -> None:
    """Carry out steps until somebody must decide."""
    stack = s.stack
    steps = PATIENCE if s.loops else 0
    while s.decision is None and not s.over:
        stack[-1].run(s)
        steps += 1
        if steps > PATIENCE:
            watch_loops(s)
            break
    if s.over:
        s.decision = None


def watch_loops(s: State) -> None:
    """Carry on, and see to it that what never ends does (10.10.1)."""
    watch = Watch()
    stack = s.stack
    watch.step(s)
    while s.decision is None and not s.over:
        stack[-1].run(s)
        watch.step(s)


def choose(s: State, option: Option) -> None:
    """Answer the open decision and go on to the next."""
    s.decision = None
    s.loops = ()  # a decision ends any loop
    s.choices = (s.choices, (option.verb, option.card, option.arg))
    s.stack[-1].answer(s, option)
    advance(s)
