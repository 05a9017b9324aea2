"""Runs that Bullfrog takes to another server: what a card promises for their success stays behind (6.7.3a)."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario
from netrunner.testing.scenario import Scenario

EVENTS_ON = {
    "Feint": "HQ",
    "Escher": "HQ",
    "CBI Raid": "HQ",
    "Embezzle": "HQ",
    "Fear the Masses": "HQ",
    "Information Sifting": "HQ",
    "Vamp": "HQ",
    "Wanton Destruction": "HQ",
    "Political Graffiti": "Archives",
    "Data Breach": "R&D",
    "Khusyuk": "R&D",
}
PROGRAMS_ON = {"Analog Dreamers": "R&D", "Stargate": "R&D"}


def moved(act: str, title: str, server: str, elsewhere: str) -> Scenario:
    """A run by a card on a server, from which Bullfrog has taken it to another one."""
    place = "rig" if act == "use" else "hand"
    game = scenario(f"""
        corp:
          score: Hostile Takeover
          hand: 3 Enigma
          deck: 5 Hunter
          {server}: ice Bullfrog, Test Blank Ice, Test Blank Ice
          Server 1: (PAD Campaign)
        runner:
          credits 9
          {place}: {title}
        turn: runner
    """)
    game.pass_windows()
    game.runner.plays(title) if act == "play" else game.runner.uses(title)
    game.go_on("psi")
    game.corp.chooses(0)
    game.runner.chooses(1)
    game.corp.chooses(elsewhere)
    game.go_on("jack-out")
    game.runner.continues()
    game.pass_windows()
    return game


@pytest.mark.rule("6.7.3a")
@pytest.mark.parametrize(
    ("act", "title", "server"),
    [("play", *event) for event in EVENTS_ON.items()] + [("use", *program) for program in PROGRAMS_ON.items()],
)
def test_a_run_that_bullfrog_moves_is_successful_without_what_the_card_promises(
    act: str, title: str, server: str
) -> None:
    elsewhere, there = ("R&D", "Hunter") if server != "R&D" else ("HQ", "Enigma")
    game = moved(act, title, server, elsewhere)
    game.asks("runner", "action", "5.7.1f")
    assert game.accessed() == [there]
    assert game.servers_of("run-successful") == [elsewhere]
    game.expect(tags=0, corp_credits=5, corp_points=1)
