"""What all records have in common: named fields, which can be listed, and objects that are made without a call."""

from __future__ import annotations

from typing import Any, Final

_FIELDS: Final[dict[type, tuple[str, ...]]] = {}


def fields_of(cls: type) -> tuple[str, ...]:
    """The fields of a slotted class, in alphabetical order; a compiled class lists them under another name.

    >>> from netrunner.rules.machine.state import Server
    >>> fields_of(Server)
    ('cards', 'ice', 'id')
    """
    found = _FIELDS.get(cls)
    if found is None:
        names: set[str] = set()
        for base in cls.__mro__:
            names.update(getattr(base, "__mypyc_attrs__", ()))
            names.update(base.__dict__.get("__slots__", ()))
        found = _FIELDS[cls] = tuple(sorted(names - {"__dict__"}))
    return found


def blank(cls: type[Any]) -> Any:
    """An object of a class whose fields are still to be filled in."""
    return object.__new__(cls)
