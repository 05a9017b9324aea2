"""Ten thousand messages that mean ill."""

from __future__ import annotations

from pathlib import Path

import pytest

from .hostile import attack


@pytest.mark.slow
def test_hostile_messages_change_and_break_nothing(tmp_path: Path) -> None:
    made = attack(tmp_path, 10_000, seed=5)
    assert made.answers["bad-message"] > 1_000 and sum(made.answers.values()) > 5_000
    assert any(name.startswith("HTTP 4") for name in made.answers)
