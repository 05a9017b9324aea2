"""What everything in the kernel tells of itself: a line for each class, function, method and property."""

from collections.abc import Iterator
from importlib import import_module

from netrunner import compiled


def told(thing: object, module: str, place: str) -> Iterator[str]:
    """The docstrings of what is defined in a module, or in a class of it."""
    for name, value in sorted(vars(thing).items()):
        if name.startswith("__") or getattr(value, "__module__", module) not in (module, None):
            continue
        doc = getattr(getattr(thing, name), "__doc__", None)
        if isinstance(value, type) and issubclass(value, BaseException):
            continue  # not compiled to a class of its own: mypyc fills in a docstring
        if isinstance(value, type):
            yield f"{place}.{name} {doc or ''!r}"
            yield from told(value, module, f"{place}.{name}")
        elif doc and (callable(value) or hasattr(value, "__get__")):
            yield f"{place}.{name} {doc!r}"


for source in sorted(compiled.sources()):
    if not source.endswith("__init__.py"):
        module = compiled.PREFIX + source[:-3].replace("/", ".")
        print(*told(import_module(module), module, module), sep="\n")
