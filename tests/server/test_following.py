"""What a computer does against a person can be followed, act by act."""

from __future__ import annotations

from dataclasses import replace

from netrunner.server.app import create_app
from netrunner.server.settings import Settings

from .conftest import Here

ACTS = frozenset({"installed", "played", "advanced", "run-initiated"})


def test_each_act_of_a_computer_is_told_in_a_table_of_its_own(settings: Settings) -> None:
    assert Settings().bot_pause > 0
    acts: list[list[str]] = []
    with Here(create_app(replace(settings, bot_pause=0.25))) as here, here.sit(here.start(side="runner")) as ada:
        chosen = -1
        while "gain" not in ada.offers():
            if ada.offers() and ada.table["n"] != chosen:
                chosen = ada.table["n"]
                ada.choose("keep" if "keep" in ada.offers() else "pass")
            told = ada.message("table")
            acts.append([line["kind"] for line in told["log"] if line["kind"] in ACTS])
    assert all(len(kinds) < 2 for kinds in acts), acts
