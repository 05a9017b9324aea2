"""A library is used only for the sources that it was built from, and only if it is wanted."""

import os
import subprocess
import sys
from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from netrunner import compiled

LIBRARY = f"kernel{EXTENSION_SUFFIXES[0]}"


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package with the files of a kernel, and a library that was built from it."""
    sources = tmp_path / "netrunner"
    others = (
        "rules/__init__.py", "rules/runs/__init__.py", "rules/runs/run.py", "vocabulary/costs.py", "bots/thumb/corp.py",
        "bots/expert/other.py", "bench.py",
    )  # fmt: skip
    for name in (*others, *[name for name in compiled.KERNEL if name.endswith(".py")]):
        (sources / name).parent.mkdir(parents=True, exist_ok=True)
        (sources / name).write_text(f"# {name}\n", "utf-8")
    built = sources / "_compiled"
    built.mkdir()
    (built / LIBRARY).write_bytes(b"")
    monkeypatch.delenv(compiled.PURE, raising=False)
    monkeypatch.setattr(compiled, "PACKAGE", str(sources))
    monkeypatch.setattr(compiled, "PLACES", (str(tmp_path / "nowhere"), str(built)))
    write_manifest(built, LIBRARY)
    return sources


def write_manifest(built: Path, library: str) -> None:
    lines = [f"{s.st_size} {s.st_mtime_ns} {compiled.digest(name)} {name}" for name, s in compiled.sources().items()]
    (built / compiled.MANIFEST).write_text("\n".join([library, *lines, ""]), "utf-8")


def edit(package: Path) -> None:
    path = package / "rules/runs/run.py"
    before = path.stat()
    path.write_text("# rules/runs/ruN.py\n", "utf-8")  # as long as before
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns + 1))


def lengthen(package: Path) -> None:
    path = package / "game.py"
    before = path.stat()
    path.write_text("# game.py, and more\n", "utf-8")
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))


def add(package: Path) -> None:
    (package / "rules/runs/new.py").write_text("", "utf-8")


def remove(package: Path) -> None:
    (package / "vocabulary/costs.py").unlink()


def rename(package: Path) -> None:
    (package / "vocabulary/costs.py").rename(package / "vocabulary/prices.py")


def lose(package: Path) -> None:
    (package / "_compiled" / LIBRARY).unlink()


def build_for_another_python(package: Path) -> None:
    write_manifest(package / "_compiled", "kernel.another-python.so")
    (package / "_compiled/kernel.another-python.so").write_bytes(b"")


def damage(package: Path) -> None:
    (package / "_compiled" / compiled.MANIFEST).write_text("", "utf-8")


def test_the_library_of_these_sources_is_used(package: Path) -> None:
    assert compiled.library() == str(package / "_compiled" / LIBRARY)


@pytest.mark.parametrize(
    "change", [edit, lengthen, add, remove, rename, lose, build_for_another_python, damage], ids=lambda f: f.__name__
)
def test_a_library_of_other_sources_is_never_used(package: Path, change: Callable[[Path], None]) -> None:
    change(package)
    assert compiled.library() == ""


def test_a_source_that_is_only_newer_is_the_same_source(package: Path) -> None:
    os.utime(package / "game.py")
    (package / "bench.py").write_text("# not of the kernel", "utf-8")
    assert compiled.library()


@pytest.mark.parametrize(("pure", "wanted"), [("1", False), ("yes", False), ("0", True), ("", True)])
def test_the_environment_can_insist_on_pure_python(
    package: Path, monkeypatch: pytest.MonkeyPatch, pure: str, wanted: bool
) -> None:
    monkeypatch.setenv(compiled.PURE, pure)
    assert compiled.Kernel().is_compiled() is wanted


def test_nothing_but_modules_of_the_kernel_is_looked_for_in_the_library(package: Path) -> None:
    kernel = compiled.Kernel()
    found = [name for name in ("run", "none", "") if kernel.find_spec(f"netrunner.rules.runs.{name}".rstrip("."))]
    assert found == ["run"]
    assert kernel.find_spec("netrunner.bots.thumb.corp") and kernel.find_spec("netrunner.bots.expert.searching")
    assert not kernel.find_spec("netrunner.bots.expert.other") and not kernel.find_spec("netrunner.bots.expert")
    assert not any(map(kernel.find_spec, ("netrunner", "netrunner.bench", "netrunner.rules", "game", "rules.runs.run")))


def test_the_kernel_that_runs_is_the_one_that_was_asked_for() -> None:
    """``tests/conftest.py`` compares what ``make test`` asks for with what is told here."""
    from netrunner.rules.machine import kernel

    assert compiled.is_compiled() == (type(kernel.advance).__name__ != "function")


def test_pure_python_can_be_forced_when_a_kernel_is_compiled() -> None:
    code = "from netrunner import compiled, game; print(compiled.is_compiled(), type(game.Game.choose).__name__)"
    told = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, compiled.PURE: "1"}, capture_output=True, text=True, check=True
    )
    assert told.stdout.split() == ["False", "function"]
