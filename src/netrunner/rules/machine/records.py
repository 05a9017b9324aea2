"""What all records have in common: named fields, which can be listed, and objects that are made without a call."""

from __future__ import annotations

from typing import Any, Final

_FIELDS: Final[dict[type, tuple[str, ...]]] = {}
_DECLARED: Final[dict[type, tuple[str, ...]]] = {}


def fields_of(cls: type) -> tuple[str, ...]:
    """The fields of a slotted class, in alphabetical order.

    >>> from netrunner.rules.machine.state import Server
    >>> fields_of(Server)
    ('cards', 'ice', 'id')
    """
    found = _FIELDS.get(cls)
    if found is None:
        found = _FIELDS[cls] = tuple(sorted(declared_fields(cls)))
    return found


def declared_fields(cls: type) -> tuple[str, ...]:
    """The fields of a slotted class as they are declared, its own first; a compiled class lists them elsewhere."""
    found = _DECLARED.get(cls)
    if found is None:
        names: list[str] = []
        for base in cls.__mro__:
            names += base.__dict__.get("__mypyc_attrs__", base.__dict__.get("__slots__", ()))
        found = _DECLARED[cls] = tuple([name for name in dict.fromkeys(names) if name != "__dict__"])
    return found


def blank(cls: Any) -> Any:
    """An object of a class whose fields are still to be filled in."""
    return cls.__new__(cls)


def twin(record: Any) -> Any:
    """Another record with the same fields."""
    cls = type(record)
    other = blank(cls)
    for name in fields_of(cls):
        setattr(other, name, getattr(record, name))
    return other
