"""Targeted Marketing, which names a card, and Maxwell James, who acts in one window only."""

from __future__ import annotations

import pytest

from netrunner import Game
from netrunner.testing import scenario


def test_targeted_marketing_pays_for_every_copy_of_the_named_card() -> None:
    game = scenario("""
        corp:
          credits 0, clicks 1
          hand: Targeted Marketing
          deck: 5 any
        runner:
          credits 9
          hand: 2 Sure Gamble, Diesel
          deck: 9 any
        turn: corp
    """)
    game.corp.plays("Targeted Marketing")
    game.asks("corp", "name-card", "1.14.1b")
    assert "name Corroder" in game.options("corp")
    assert "name Enigma" not in game.options("corp")
    game.corp.chooses("name Sure Gamble")
    game.runner.plays("Diesel")
    game.expect(corp_credits=0)
    game.runner.plays("Sure Gamble")
    game.expect(corp_credits=10)
    again = Game.from_json(game.game.to_json())  # what was named is part of the game
    again.choose("play Sure Gamble")
    assert again.state.credits[0] == 20


def test_targeted_marketing_pays_for_installs_too() -> None:
    game = scenario("""
        corp:
          credits 0, clicks 1
          hand: Targeted Marketing
          deck: 5 any
        runner:
          credits 9
          hand: Corroder
        turn: corp
    """)
    game.corp.plays("Targeted Marketing")
    game.corp.chooses("name Corroder")
    game.runner.installs("Corroder")
    game.expect(corp_credits=10)


@pytest.mark.rule("10.3.1b")
@pytest.mark.ruling("Targeted Marketing", 0)
def test_targeted_marketing_ends_before_it_could_pay_for_a_current() -> None:
    game = scenario("""
        corp:
          credits 0, clicks 1
          hand: Targeted Marketing
          deck: 5 any
        runner:
          credits 9
          hand: System Seizure
        turn: corp
    """)
    game.corp.plays("Targeted Marketing")
    game.corp.chooses("name System Seizure")
    game.runner.plays("System Seizure")
    game.expect(corp_credits=0, corp_discard=["Targeted Marketing"])


def test_targeted_marketing_is_trashed_when_an_agenda_is_stolen() -> None:
    game = scenario("""
        corp:
          credits 0, clicks 1
          hand: Targeted Marketing, Hostile Takeover
          deck: 5 any
        runner:
          hand: Sure Gamble
        turn: corp
    """)
    game.corp.plays("Targeted Marketing")
    game.corp.chooses("name Sure Gamble")
    game.next_random("Hostile Takeover")
    game.runner.runs("HQ")
    game.runner.continues()
    assert "Targeted Marketing" in game.corp.archives
    game.runner.plays("Sure Gamble")
    game.expect(corp_credits=0)


@pytest.mark.rule("9.3.3c:2")
@pytest.mark.erratum("11.2.76")
def test_maxwell_james_derezzes_ice_of_a_remote_right_after_a_successful_run_on_hq() -> None:
    text = """
        corp:
          hand: Hedge Fund
          Server 1: ice Enigma
          R&D: ice Hunter
        runner:
          rig: Maxwell James
        turn: runner
    """
    game = scenario(text)
    assert game.runner.link == 1
    game.runner.runs("HQ")
    game.runner.continues()
    game.asks("runner", "window", "5.7.1e")
    game.runner.uses("Maxwell James")
    assert not game.card("Enigma").rezzed
    game.expect(runner_discard=["Maxwell James"])
    late = scenario(text)
    late.runner.runs("HQ")
    late.runner.continues()
    late.runner.passes()
    late.runner.takes_credit()
    late.asks("runner", "action", "5.7.1f")  # the next window has passed


def test_maxwell_james_cannot_act_after_another_run() -> None:
    game = scenario("""
        corp:
          Server 1: ice Enigma
        runner:
          rig: Maxwell James
        turn: runner
    """)
    game.runner.runs("Archives")
    game.runner.continues()
    game.asks("runner", "action", "5.7.1f")


def test_targeted_marketing_is_written_with_the_card_it_names() -> None:
    game = scenario("""
        corp:
          credits 0
          play area: Targeted Marketing {names Sure Gamble}
        runner:
          hand: Sure Gamble
        turn: runner
    """)
    assert "Targeted Marketing {names Sure Gamble}" in game.board()
    assert "Sure Gamble" in str(game.game.view("runner"))
    game.runner.plays("Sure Gamble")
    game.expect(corp_credits=10)
