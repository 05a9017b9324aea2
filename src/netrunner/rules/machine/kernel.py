"""The kernel: run the top frame until a decision is needed or the game is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..additional.loops import DEPTH, watch_loop
from ..questions import option_texts  # noqa: F401  (it words options when somebody reads them)

if TYPE_CHECKING:
    from .decisions import Key, Option
    from .state import State


def advance(s: State) -> None:
    """Carry out steps until somebody must decide."""
    stack = s.stack
    while s.decision is None and not s.over:
        stack[-1].run(s)
        if len(stack) > DEPTH:
            watch_loop(s)  # 10.10.1
    if s.over:
        s.decision = None


def choose(s: State, option: Option) -> None:
    """Answer the open decision and go on to the next."""
    proceed(s, option, (option.verb, option.card, option.arg))


def proceed(s: State, option: Option, key: Key) -> None:
    """``choose`` the option with this key."""
    s.decision = None
    s.loops = 0  # a decision ends any loop
    s.choices = (s.choices, key)
    s.stack[-1].answer(s, option)
    advance(s)
