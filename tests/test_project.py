"""The project keeps its own promises."""

import re
from collections.abc import Iterator
from pathlib import Path

import netrunner

ROOT = Path(__file__).parent.parent
MOST_LINES = 800


def sources() -> Iterator[Path]:
    for folder in ("src", "tests"):
        yield from sorted((ROOT / folder).rglob("*.py"))


def test_no_source_file_is_too_long_to_read() -> None:
    lengths = {str(path.relative_to(ROOT)): len(path.read_text(encoding="utf-8").splitlines()) for path in sources()}
    assert {path: length for path, length in lengths.items() if length >= MOST_LINES} == {}


def test_declarations_of_cards_know_nothing_of_the_kernel() -> None:
    imports = re.findall(
        r"^(?:from|import) (\S+)", (ROOT / "src/netrunner/cards/core.py").read_text(encoding="utf-8"), re.MULTILINE
    )
    assert [name for name in imports if name != "__future__" and not name.startswith("..vocabulary")] == []


def test_every_package_says_what_it_is() -> None:
    packages = [path for path in sources() if path.name == "__init__.py" and (ROOT / "src") in path.parents]
    assert [str(path) for path in packages if not path.read_text(encoding="utf-8").startswith('"""')] == []


def test_the_changelog_tells_of_this_version_or_of_what_comes() -> None:
    headings = re.findall(r"^## \[(.+?)\]", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert headings[0] in ("Unreleased", netrunner.__version__)


def test_the_constraints_pin_exact_versions_and_name_no_source() -> None:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pins = [line for line in lines if line and not line.startswith("#")]
    assert pins
    assert [line for line in pins if not re.fullmatch(r"[\w.-]+==[\w.]+", line)] == []


def test_the_example_in_the_readme_runs() -> None:
    examples = re.findall(r"^```python\n(.*?)^```", (ROOT / "README.md").read_text(encoding="utf-8"), re.M | re.S)
    assert examples
    for example in examples:
        exec(compile(example, "README.md", "exec"), {})
