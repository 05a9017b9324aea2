"""Every reason is true: what it names is missing, and once it is granted the act is possible or meets another obstacle.

`NETRUNNER_REASONS=20000 pytest tests/properties/test_reasons.py` asks about more acts.
"""

from __future__ import annotations

import os

import pytest

from netrunner import why_no_ability, why_not
from netrunner.rules.machine.refusals import Refusal
from netrunner.testing.reasons import survey

COUNT = int(os.environ.get("NETRUNNER_REASONS", "2000"))


@pytest.mark.slow
def test_no_reason_is_wrong_and_all_words_of_the_game_are_understood() -> None:
    told = survey(COUNT, seed=COUNT)
    assert told.asked >= COUNT
    assert told.found == []
    assert told.not_understood < told.asked / 100, told.strange[:20]


@pytest.mark.parametrize(
    ("module", "name"), [(why_not, "why_not_play"), (why_not, "why_not_rez"), (why_no_ability, "why_not_use")]
)
def test_a_reason_that_is_not_true_is_found(module: object, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def lies(*anything: object, **more: object) -> Refusal:
        return Refusal("refused-credits", "1.15.1", need=1, have=0)

    monkeypatch.setattr(module, name, lies)
    assert any(survey(1200, seed=seed).found for seed in range(1, 13))  # which acts come up changes with the pool
