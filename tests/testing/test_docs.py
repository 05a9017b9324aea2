"""``docs/scenarios.md`` says what is so."""

import inspect
import re
from pathlib import Path

import pytest

from netrunner.positions import Position
from netrunner.testing import CardLook, Player, Scenario, stock

TEXT = (Path(__file__).parents[2] / "docs" / "scenarios.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```python\n(.*?)^```", TEXT, re.M | re.S)


@pytest.mark.parametrize("example", EXAMPLES, ids=range(len(EXAMPLES)))
def test_every_example_runs(example: str) -> None:
    names: dict[str, object] = {}
    exec(compile(example, "scenarios.md", "exec"), names)
    for name, value in names.items():
        if name.startswith("test_") and callable(value):
            value()


def test_every_position_can_be_read() -> None:
    texts = re.findall(r"^```text\n(.*?)^```", TEXT, re.M | re.S)
    assert texts
    for text in texts:
        position = Position.parse(text)
        assert Position.parse(position.to_text()) == position


def test_every_way_to_write_a_run_is_understood() -> None:
    board = "corp:\n HQ: ice Wall of Thorns, Enigma\n"
    for said in re.findall(r"^\| `(run: [^`]+)`", TEXT, re.M):
        said = said.replace("broken 1 3", "broken 1 2")  # no printed ice here has three subroutines
        assert Position.parse(board + said).run is not None


@pytest.mark.parametrize("kind", [Player, Scenario, CardLook])
def test_every_word_is_explained(kind: type) -> None:
    words = [name for name, value in vars(kind).items() if not name.startswith("_")]
    aliases = {"grip", "stack", "rig", "position", "player", "decision", "failure", "answer_prepared", "copy", "name"}
    aliases |= {"is_broken", "title", "next_random"}
    missing = [word for word in words if word not in aliases and not re.search(rf"[`.]{word}\b", TEXT)]
    assert missing == []


def test_every_card_of_the_stock_is_listed() -> None:
    source = Path(inspect.getfile(stock)).read_text(encoding="utf-8")
    titles = set(re.findall(r'"(Test [^"]+)",\s*"(?:corp|runner)"', source))
    assert len(titles) > 80
    assert {title for title in titles if title not in TEXT} == set()


JUDGING = (Path(__file__).parents[2] / "docs" / "judging.md").read_text(encoding="utf-8")
PATTERNS = re.findall(r"^## \d+\. (.+?)\n\n```python\n(.*?)```", JUDGING, re.DOTALL | re.MULTILINE)


def test_there_are_twenty_patterns_for_judges() -> None:
    assert len(PATTERNS) == 20 == len(set(title for title, _ in PATTERNS))


@pytest.mark.parametrize(("title", "code"), PATTERNS, ids=[title for title, _ in PATTERNS])
def test_each_pattern_for_judges_runs(title: str, code: str) -> None:
    exec(compile(code, "judging.md", "exec"), {})
