"""The modules with the words of a language: every one in the folder with its code."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType


def parts(code: str) -> tuple[ModuleType, ...]:
    """Load all of them, so that their builders are registered.

    >>> [part.__name__.rpartition(".")[2] for part in parts("en")][:1]
    ['abilities']
    """
    here = f"{__name__.rpartition('.')[0]}.{code}"
    names = sorted([module.name for module in iter_modules(import_module(here).__path__)])
    return tuple([import_module(f"{here}.{name}") for name in names])
