"""Positions from proved puzzles: what counts as one, and as a good answer."""

from pathlib import Path

import pytest

from netrunner.bots.arena import Contestant
from netrunner.puzzles.puzzle import all_puzzles

TOOLS = Path(__file__).parent.parent.parent / "tools"


@pytest.fixture(autouse=True)
def tools_can_be_imported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(TOOLS))


def test_an_answer_is_good_if_the_proof_goes_on_after_it() -> None:
    from tactics import answers, report

    found = [one for puzzle in all_puzzles()[:4] for one in answers(puzzle, [Contestant.parse("novice")])]
    assert {one.good for one in found} == {True, False}
    for one in found:
        prover = next(puzzle for puzzle in all_puzzles() if puzzle.key == one.puzzle).prover()
        if one.step == 0:
            act = prover.root.act(one.answer)
            assert act is not None and prover.keeps(prover.root, act) is one.good
    good = sum(one.good for one in found)
    assert f"novice all: {good} of {len(found)}, " in report(found)
