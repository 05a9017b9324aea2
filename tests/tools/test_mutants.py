"""The mistakes that ``make mutate`` makes on purpose."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

TOOLS = Path(__file__).parents[2] / "tools"


@pytest.fixture(autouse=True)
def tools_can_be_imported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(TOOLS))


SOURCE = """
def most(cards, limit):
    if cards > limit:
        return limit
    return cards
"""


def mutants(tmp_path: Path, source: str, name: str = "rule.py") -> list[str]:
    from mutants import mutants_of

    (tmp_path / name).write_text(source, encoding="utf-8")
    return [mutant.said for mutant in mutants_of(tmp_path, tmp_path / name)]


def test_a_mutant_changes_one_place(tmp_path: Path) -> None:
    assert mutants(tmp_path, SOURCE) == [
        "rule.py (most)  return cards  →  return",
        "rule.py (most)  cards > limit  →  cards >= limit",
        "rule.py (most)  cards > limit  →  cards <= limit",
        "rule.py (most)  return limit  →  return",
    ]


def test_a_survivor_is_found_again_after_lines_were_added_above_it(tmp_path: Path) -> None:
    from mutants import mutants_of, without_line

    (tmp_path / "rule.py").write_text(SOURCE, encoding="utf-8")
    told = [str(mutant) for mutant in mutants_of(tmp_path, tmp_path / "rule.py")]
    (tmp_path / "moved").mkdir()
    assert [without_line(said) for said in told] == mutants(tmp_path / "moved", "import math\n\n" + SOURCE)


def test_explained_survivors_are_mutants_that_there_are_and_have_reasons() -> None:
    from mutants import mutants_of
    from mutate import EXPLAINED, ROOT, explained

    reasons = explained()
    paths = {ROOT / said.partition(" ")[0] for said in reasons}
    known = {mutant.said for path in paths for mutant in mutants_of(ROOT, path)}
    assert EXPLAINED.is_file() and reasons and set(reasons) <= known
    assert min(len(why) for why in reasons.values()) > 20


def test_another_number_for_none_is_told_apart(tmp_path: Path) -> None:
    from mutants import mutants_of

    path = tmp_path / "rule.py"
    path.write_text("def find(n):\n    if n:\n        return -1\n    return n - 1\n", encoding="utf-8")
    ones = [mutant for mutant in mutants_of(tmp_path, path) if mutant.was == "1"]
    assert [(mutant.line, mutant.moot) for mutant in ones] == [(4, False), (3, True)]


def test_a_type_that_nobody_reads_is_told_apart(tmp_path: Path) -> None:
    from mutants import mutants_of

    path = tmp_path / "rule.py"
    path.write_text("def find(n):\n    best: int | None = n | 4\n    return best\n", encoding="utf-8")
    assert [(mutant.was, mutant.moot) for mutant in mutants_of(tmp_path, path) if "|" in mutant.was] == [
        ("int | None", True),
        ("n | 4", False),
    ]


def test_what_survived_is_read_from_an_earlier_report() -> None:
    from mutate import told_in

    said = "src/a.py:7 (most)  cards > limit  →  cards >= limit"
    rules = {"1.1.1": {"mutants": 3, "survivors": [[said, "survived"]]}, "2.1": {"mutants": 1, "survivors": []}}
    assert told_in(json.dumps({"rules": rules})) == {"src/a.py (most)  cards > limit  →  cards >= limit"}


def test_mistakes_are_made_in_the_sources_whatever_is_compiled() -> None:
    tests = "tests/conformance/chapter9/test_first_click.py"
    words = ["tools/mutate.py", "--module", "first_click", "--sample", "4", "--tests", tests, "--json"]
    environment = {**os.environ, "NETRUNNER_PURE": "0", "NETRUNNER_KERNEL": "compiled"}
    told = subprocess.run([sys.executable, *words], cwd=TOOLS.parent, env=environment, capture_output=True, check=True)
    counted = json.loads(told.stdout)
    assert 0 <= counted["survivors"] < counted["mutants"], counted
