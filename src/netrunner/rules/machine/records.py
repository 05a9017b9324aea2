"""What all records have in common: named fields, which can be listed."""

from __future__ import annotations

from typing import Final

_FIELDS: Final[dict[type, tuple[str, ...]]] = {}
_DECLARED: Final[dict[type, tuple[str, ...]]] = {}
_CONSTANTS: Final[dict[type, tuple[str, ...]]] = {}


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
        left_out = {"__dict__", *[name for base in cls.__mro__ for name in _CONSTANTS.get(base, ())]}
        found = _DECLARED[cls] = tuple([name for name in dict.fromkeys(names) if name not in left_out])
    return found


def constants(cls: type, *names: str) -> None:
    """What classes derived from ``cls`` say once for all their records: compiled, each record has it as a field."""
    _CONSTANTS[cls] = names
