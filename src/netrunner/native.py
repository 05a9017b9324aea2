"""What is different where the kernel is compiled: what classes tell the compiler, and how records are made from others.

Type checkers and mypyc take ``mypyc_attr`` for what `mypy_extensions` calls so; without a compiler it means nothing,
and nothing needs to be installed for it. ``@mypyc_attr(allow_interpreted_subclasses=True)`` is for the parts of speech
that tests and designers of cards derive words of their own from, ``free_list_len=1`` for records of which one is made
and dropped after the other.

A compiled class makes no object around its constructor. The library of the compiled kernel does, and takes the place of
``blank`` and ``twin`` here. This module itself must stay interpreted.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeVar

__all__ = ["blank", "mypyc_attr", "twin"]

T = TypeVar("T")


def no_attr(**settings: int) -> Callable[[T], T]:
    """The decorator, where nothing is compiled."""
    return lambda thing: thing


if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:
    mypyc_attr = no_attr


def blank(cls: Any) -> Any:
    """An object of a class whose fields are still to be filled in."""
    return object.__new__(cls)


_SLOTS: Final[dict[type, tuple[str, ...]]] = {}


def twin(record: Any) -> Any:
    """Another record with the same fields."""
    cls = type(record)
    names = _SLOTS.get(cls)
    if names is None:
        names = _SLOTS[cls] = tuple([name for base in cls.__mro__ for name in base.__dict__.get("__slots__", ())])
    other = object.__new__(cls)
    for name in names:
        setattr(other, name, getattr(record, name))
    return other
