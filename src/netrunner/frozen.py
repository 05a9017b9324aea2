"""Frozen dataclasses that cost little to define: the words of the vocabulary are hundreds of them.

The standard decorator writes the source of each method and compiles it, a third of a millisecond for every class, which
was most of what it took to start. Here the methods of all classes are the same few functions, which look at the fields.
Making an object takes somewhat longer, but words are made once, when a card is declared.

Type checkers and mypyc take it for the standard decorator; this module itself must stay interpreted.

>>> @dataclass(frozen=True, slots=True, eq=False)
... class Pay:
...     credits: int
...     clicks: int = 0
>>> Pay(3), Pay(credits=2, clicks=1)
(Pay(credits=3, clicks=0), Pay(credits=2, clicks=1))
>>> Pay(3).clicks = 1
Traceback (most recent call last):
    ...
dataclasses.FrozenInstanceError: cannot assign to field 'clicks'
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import MISSING, FrozenInstanceError, dataclass
from reprlib import recursive_repr
from types import GetSetDescriptorType
from typing import TYPE_CHECKING, Any, Final, Literal, TypeVar

__all__ = ["dataclass"]

T = TypeVar("T")

#: How objects fill in their own fields although nobody else may.
_put: Final = object.__setattr__


def frozen(*, frozen: Literal[True], slots: Literal[True], eq: Literal[False]) -> Callable[[type[T]], type[T]]:
    """The decorator. Its settings are those that it has; they are written down for readers and type checkers."""
    return _make


def _make(cls: type[T]) -> type[T]:
    # A compiled base has its fields as descriptors: they are no defaults of fields that are declared again.
    for name in vars(cls).get("__annotations__", ()):
        if name not in vars(cls) and isinstance(getattr(cls, name, None), GetSetDescriptorType):
            setattr(cls, name, dataclasses.field())
    if "__mypyc_attrs__" in vars(cls):  # a compiled class has its slots already, and cannot be made anew
        made = dataclasses.dataclass(init=False, repr=False, eq=False)(cls)
    else:
        with _slots_of_compiled(cls.__mro__[1:]):
            made = dataclasses.dataclass(init=False, repr=False, eq=False, slots=True)(cls)
    methods = {
        "__init__": _initializer(made),
        "__repr__": _representation,
        "__setattr__": _refuse_to_set,
        "__delattr__": _refuse_to_delete,
        "__signature__": _Signature(),
    }
    for name, method in methods.items():
        if name not in vars(made):
            setattr(made, name, method)
    return made


@contextmanager
def _slots_of_compiled(bases: tuple[type, ...]) -> Iterator[None]:
    """Meanwhile the compiled bases of a class say what fields they have, so that these are not made once more."""
    compiled = [base for base in bases if "__mypyc_attrs__" in vars(base)]
    for base in compiled:
        type.__setattr__(base, "__slots__", vars(base)["__mypyc_attrs__"])
    yield
    for base in compiled:
        type.__delattr__(base, "__slots__")


def _initializer(cls: type) -> Callable[..., None]:
    fields = dataclasses.fields(cls)
    names = tuple([field.name for field in fields if field.init])
    needed = tuple([field.name for field in fields if field.default is MISSING])
    defaults = {field.name: field.default for field in fields if field.default is not MISSING}
    finish = getattr(cls, "__post_init__", None)

    def __init__(self: object, /, *given: object, **named: object) -> None:
        values = {**defaults, **dict(zip(names, given, strict=False)), **named}
        if named or len(given) > len(names) or len(values) < len(fields):
            _check(cls, names, needed, given, named)
        for name, value in values.items():
            _put(self, name, value)
        if finish is not None:
            finish(self)

    return __init__


def _check(
    cls: type, names: tuple[str, ...], needed: tuple[str, ...], given: tuple[object, ...], named: dict[str, object]
) -> None:
    """Refuse what no object can be made of, as a function with these parameters would."""
    if len(given) > len(names):
        raise TypeError(f"{cls.__name__}() takes {len(names)} arguments, and {len(given)} were given")
    first = names[: len(given)]
    for name in named:
        if name not in names:
            raise TypeError(f"{cls.__name__}() has no field {name!r}")
        if name in first:
            raise TypeError(f"{cls.__name__}() was given two values for {name!r}")
    missing = [name for name in needed if name not in first and name not in named]
    if missing:
        raise TypeError(f"{cls.__name__}() needs {', '.join(missing)}")


@recursive_repr()
def _representation(self: Any) -> str:
    shown = [f"{field.name}={getattr(self, field.name)!r}" for field in dataclasses.fields(self) if field.repr]
    return f"{type(self).__qualname__}({', '.join(shown)})"


def _refuse_to_set(self: object, name: str, value: object) -> None:
    raise FrozenInstanceError(f"cannot assign to field {name!r}")


def _refuse_to_delete(self: object, name: str) -> None:
    raise FrozenInstanceError(f"cannot delete field {name!r}")


class _Signature:
    """What `inspect.signature` tells of a class, made up when it is asked for."""

    def __get__(self, instance: object, cls: type) -> object:
        from inspect import Parameter, Signature  # only whoever asks has a use for it

        parameters = [
            Parameter(
                field.name,
                Parameter.POSITIONAL_OR_KEYWORD,
                default=Parameter.empty if field.default is MISSING else field.default,
                annotation=field.type,
            )
            for field in dataclasses.fields(cls)
            if field.init
        ]
        return Signature(parameters)


if not TYPE_CHECKING:
    dataclass = frozen
