"""Effects that a card has the other player carry out: the log tells who did (1.13.6)."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import CORP, EVENTS, RUNNER
from netrunner.testing import Scenario, scenario


def who(game: Scenario, kind: str, title: str) -> set[int]:
    """Who did such a thing to cards with that title."""
    done = [event for event in game.events() if EVENTS[event.kind] == kind]
    return {event.player for event in done if game.game.state.at(event.card).defn.title == title}


@pytest.mark.rule("1.13.6:2")
def test_data_loop_has_the_runner_add_the_cards_to_the_stack() -> None:
    game = scenario("corp:\n HQ: ice Data Loop\nrunner:\n hand: 2 Diesel, Mimic\nrun: HQ, encountering ice 1")
    game.runner.picks("Diesel", "Diesel")
    assert who(game, "moved", "Diesel") == {RUNNER}


@pytest.mark.rule("1.13.6:2")
def test_jua_has_the_runner_add_the_card_to_the_stack() -> None:
    game = scenario("corp:\n HQ: ice Jua\nrunner:\n rig: Crypsis, Magnum Opus\nrun: HQ, encountering ice 1")
    game.go_on("1.14.2")
    game.corp.picks("Crypsis")  # and the other one
    game.runner.picks("Magnum Opus")
    assert who(game, "moved", "Magnum Opus") == {RUNNER}


@pytest.mark.rule("1.13.6:2")
def test_threat_assessment_has_the_runner_add_the_card_to_the_stack() -> None:
    game = scenario("""
        corp:
          hand: Threat Assessment
          deck: 5 any
          Server 1: PAD Campaign
        runner:
          credits 9, clicks 1
          rig: Corroder
        turn: runner
    """)
    game.runner.runs("Server 1")
    game.runner.continues()
    game.runner.trashes("PAD Campaign")
    game.corp.plays("Threat Assessment")
    game.runner.chooses(1)
    assert who(game, "moved", "Corroder") == {RUNNER}


@pytest.mark.rule("1.13.6:2")
def test_will_o_the_wisp_has_the_runner_add_the_icebreaker_to_the_stack() -> None:
    game = scenario("""
        corp:
          Server 1: ice Ice Wall; cards Will-o'-the-Wisp
        runner:
          deck: Diesel
          rig: Corroder
        run: Server 1, encountering ice 1
    """)
    game.runner.breaks(1, using="Corroder")
    game.go_on("6.9.5c")
    game.runner.continues()
    game.corp.triggers("Will-o'-the-Wisp")
    assert who(game, "moved", "Corroder") == {RUNNER}


@pytest.mark.rule("1.13.6:2")
def test_glut_cipher_has_the_corp_add_the_cards_to_hq() -> None:
    game = scenario("corp:\n archives: 5 Enigma\nrunner:\n hand: Glut Cipher\nturn: runner")
    game.runner.plays("Glut Cipher")
    game.runner.continues()
    assert who(game, "moved", "Enigma") == {CORP}


@pytest.mark.rule("1.13.6:2")
def test_steve_cambridge_has_the_corp_remove_the_card() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
        runner: Steve Cambridge: Master Grifter
          heap: Diesel, Modded
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.runner.triggers("Steve Cambridge: Master Grifter")
    game.runner.picks("Diesel")  # and the other one
    game.corp.picks("Modded")
    assert who(game, "moved", "Modded") == {CORP}
    assert who(game, "moved", "Diesel") == {RUNNER}


@pytest.mark.rule("1.13.6:2")
def test_syn_attack_has_the_corp_discard() -> None:
    game = scenario("corp:\n hand: 2 Enigma, Hunter\n deck: 5 any\nrunner:\n hand: SYN Attack\nturn: runner")
    game.runner.plays("SYN Attack")
    game.corp.chooses(1)
    game.corp.picks("Enigma", "Enigma")
    assert who(game, "discarded", "Enigma") == {CORP}


@pytest.mark.rule("1.13.6:2")
def test_black_level_clearance_has_the_runner_take_the_damage() -> None:
    game = scenario("corp:\n Server 1: Black Level Clearance\nrunner:\n hand: 2 any\nrun: Server 1, at 6.9.5c")
    game.runner.continues()
    game.runner.chooses(1)
    assert {event.player for event in game.events() if EVENTS[event.kind] == "damage"} == {RUNNER}
