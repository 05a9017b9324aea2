"""Which kernel runs: the compiled one, where one was built from exactly these sources, or the sources themselves.

`make compile` builds the rules, the vocabulary and what stands on them into one library outside of the sources; a
wheel carries one inside. Its manifest names the sources that it was built from. If any of them differs from what lies
here, if one came or went, or if ``NETRUNNER_PURE`` is set, the library is left alone and Python runs the sources.
"""

from __future__ import annotations

import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from typing import TYPE_CHECKING, Any, Final, cast

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType

#: The environment variable that forces the sources to run.
PURE: Final = "NETRUNNER_PURE"

#: What is compiled: modules, and folders of them. The packages themselves (``__init__.py``) stay as they are.
KERNEL: Final = (
    "bots/beliefs.py", "bots/expert/searching.py", "bots/expert/value.py", "bots/features.py", "bots/from_state.py",
    "bots/proofs.py", "bots/reading.py", "bots/table.py", "bots/thumb",
    "determinize.py", "forgetting.py", "game.py", "puzzles/digests.py", "puzzles/ways.py", "random_player.py",
    "renumbering.py", "rules", "views.py", "vocabulary",
)  # fmt: skip

#: How the names of its modules begin; the modules themselves, and packages all of whose modules are compiled.
PREFIX: Final = f"{__package__}."
MODULES: Final = frozenset([PREFIX + name[:-3].replace("/", ".") for name in KERNEL if name.endswith(".py")])
PACKAGES: Final = tuple([f"{PREFIX}{name.replace('/', '.')}." for name in KERNEL if not name.endswith(".py")])

#: The library's name, as the compiler wants it, and the module in it that starts all others.
LIBRARY: Final = "netrunner__mypyc"
STARTER: Final = "netrunner_kernel"

PACKAGE: Final = os.path.dirname(os.path.abspath(__file__))
MANIFEST: Final = "manifest.txt"

#: Where a library may lie: in an installed wheel, and in a checkout.
PLACES: Final = (
    os.path.join(PACKAGE, "_compiled"),
    os.path.join(os.path.dirname(os.path.dirname(PACKAGE)), "build", "compiled"),
)


def sources() -> dict[str, os.stat_result]:
    """The files that the kernel is made of, below the package, with their size and time."""
    found: dict[str, os.stat_result] = {}
    waiting = list(KERNEL)
    while waiting:
        name = waiting.pop()
        path = os.path.join(PACKAGE, name)
        if name.endswith(".py"):
            found[name] = os.stat(path)
            continue
        for entry in os.scandir(path):
            if entry.name.endswith(".py"):
                found[f"{name}/{entry.name}"] = entry.stat()
            elif entry.name != "__pycache__" and entry.is_dir():
                waiting.append(f"{name}/{entry.name}")
    return found


def digest(name: str) -> str:
    """A sum of what a source says."""
    from hashlib import blake2b  # seldom needed: sizes and times tell nearly always

    with open(os.path.join(PACKAGE, name), "rb") as file:
        return blake2b(file.read(), digest_size=16).hexdigest()


def library() -> str:
    """The library that was built from these sources for this Python, or nothing."""
    for place in PLACES:
        try:
            with open(os.path.join(place, MANIFEST), encoding="utf-8") as file:
                name, *lines = file.read().splitlines()
        except (OSError, ValueError):
            continue
        path = os.path.join(place, name)
        if name.endswith(EXTENSION_SUFFIXES[0]) and os.path.exists(path) and _are_here(lines):
            return path
    return ""


def _are_here(lines: list[str]) -> bool:
    """Whether the sources are the ones of these lines: size, time, sum and name of each."""
    here = sources()
    if len(here) != len(lines):
        return False
    for line in lines:
        size, time, kept, name = line.split(" ", 3)
        stat = here.get(name)
        if stat is None or stat.st_size != int(size):
            return False
        if stat.st_mtime_ns != int(time) and digest(name) != kept:
            return False
    return True


class Kernel:
    """Finds the modules of the kernel: in the library, once it has been found to be built from these sources."""

    def __init__(self) -> None:
        self.library: str | None = None  # the path; empty if there is none; None as long as no module was wanted
        self.starter: Any = None

    def find_spec(self, name: str, path: Sequence[str] | None = None, target: object = None) -> ModuleSpec | None:
        if not name.startswith(PREFIX) or not (name in MODULES or name.startswith(PACKAGES)):
            return None
        if not self.is_compiled():
            return None
        source = _source(name)
        if not os.path.exists(source):
            return None  # a package, which is not compiled, or nothing
        spec = ModuleSpec(name, cast(Any, self), origin=source)
        spec.has_location = True
        return spec

    def is_compiled(self) -> bool:
        """Whether there is a library to be used. Looked up once: the kernel does not change while it runs."""
        if self.library is None:
            self.library = "" if os.environ.get(PURE, "0") not in ("", "0") else library()
        return bool(self.library)

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        if self.starter is None:
            library = self._load(LIBRARY)
            # Compiled modules tell where they lie by where their library lies: beside the package, as their sources do.
            library.__file__ = os.path.join(os.path.dirname(PACKAGE), LIBRARY)
            self.starter = self._load(STARTER)
            from . import native

            native.blank, native.twin = self.starter.blank, self.starter.twin
        module: ModuleType = self.starter.start(spec.name)
        return module

    def exec_module(self, module: ModuleType) -> None:
        """It has been carried out as it was created."""

    def get_source(self, name: str) -> str:
        """What the module was compiled from."""
        with open(_source(name), encoding="utf-8") as file:
            return file.read()

    def _load(self, name: str) -> ModuleType:
        loader = ExtensionFileLoader(name, self.library or "")
        module = loader.create_module(ModuleSpec(name, loader, origin=self.library))
        loader.exec_module(module)
        sys.modules[name] = module
        return module


def _source(name: str) -> str:
    return os.path.join(PACKAGE, *name.split(".")[1:]) + ".py"


_KERNEL: Final = Kernel()


def is_compiled() -> bool:
    """Whether the compiled kernel runs."""
    return _KERNEL.is_compiled()


def use() -> None:
    """Let the compiled kernel run, if there is one. Called once, before any module of it is imported."""
    sys.meta_path.insert(0, _KERNEL)
