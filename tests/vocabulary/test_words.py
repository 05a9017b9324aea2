"""The vocabulary as a whole: what card modules see when they import it."""

from __future__ import annotations

import inspect
from collections import Counter
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType

import pytest

import netrunner.cards
import netrunner.vocabulary as vocabulary
from netrunner.cards.facts import all_sets
from netrunner.rules.machine.nodes import Node

MODULES = [import_module(f"netrunner.vocabulary.{m.name}") for m in iter_modules(vocabulary.__path__)]
CARD_MODULES = [Path(netrunner.cards.__path__[0], *one.module.split(".")).with_suffix(".py") for one in all_sets()]


def words(module: ModuleType) -> list[str]:
    return list(getattr(module, "__all__", ()))


def test_no_two_words_share_a_name() -> None:
    defined = Counter(
        name
        for module in MODULES
        for name, value in vars(module).items()
        if not name.startswith("_") and getattr(value, "__module__", "") == module.__name__
    )
    listed = Counter(word for module in MODULES for word in words(module))
    assert [name for name, times in (defined + Counter()).items() if times > 1] == []
    assert [name for name, times in listed.items() if times > 1] == []


def test_every_word_that_a_module_lists_is_exported() -> None:
    listed = [word for module in MODULES for word in words(module)]
    assert sorted(vocabulary.__all__) == sorted(listed)
    for module in MODULES:
        for word in words(module):
            assert getattr(vocabulary, word) is getattr(module, word)


def test_no_word_hides_behind_a_module() -> None:
    assert [m.__name__ for m in MODULES if m.__name__.rpartition(".")[2] in vocabulary.__all__] == []


@pytest.mark.parametrize("module", MODULES, ids=lambda m: m.__name__.rpartition(".")[2])
def test_what_is_not_listed_is_a_part_of_something_that_is(module: ModuleType) -> None:
    source = "".join([inspect.getsource(m) for m in MODULES])
    for name, value in vars(module).items():
        if inspect.isclass(value) and issubclass(value, Node) and value.__module__ == module.__name__:
            if name not in words(module) and not name.startswith("_"):
                uses = source.count(f"{name}(") + source.count(f"({name})") + source.count(f"({name},")
                assert uses > 1, f"{name} is neither a word nor a part of one"


@pytest.mark.parametrize("path", CARD_MODULES, ids=lambda path: path.stem)
def test_a_card_module_opens_with_cards(path: Path) -> None:
    imports = [line for line in path.read_text(encoding="utf-8").splitlines() if line.startswith(("from", "import"))]
    dots = ".." if path.parent.name == "cards" else "..."
    assert [line for line in imports if "__future__" not in line] == [f"from {dots}vocabulary import *"]
