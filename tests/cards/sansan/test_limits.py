"""Limits that the cards of the SanSan cycle print as a reminder."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario
from netrunner.text.cards.render import card_text


@pytest.mark.rule("3.6.5")
@pytest.mark.parametrize("title", ["Valley Grid", "Breaker Bay Grid", "Underway Grid", "Expo Grid"])
def test_a_server_has_room_for_one_region(title: str) -> None:
    assert card_text(title, "en")[-1] == "Limit 1 region per server."
    game = scenario(f"""
        corp:
          hand: {title}
          Server 1: SanSan City Grid
        turn: corp
    """)
    game.corp.installs(title, "Server 1")
    game.expect(corp_archives=["SanSan City Grid"])


@pytest.mark.rule("3.8.5")
@pytest.mark.parametrize("title", ["Comet"])
def test_a_player_has_room_for_one_console(title: str) -> None:
    assert card_text(title, "en")[-1] == "Limit 1 console per player."
    game = scenario(f"""
        runner:
          credits 9
          hand: {title}
          rig: Desperado
        turn: runner
    """)
    game.refuses("runner", f"install {title}")
