"""Cards of Downfall and Uprising that run again, or that look for a card among several."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import EVENTS, ZONES
from netrunner.testing import Scenario, scenario

BACKUP = """
    corp:
      credits 9
      HQ: ice {ice}
      hand: Hedge Fund
    runner:
      credits 5, clicks 2
      hand: Always Have a Backup Plan
    turn: runner
"""


def test_always_have_a_backup_plan_runs_again_and_bypasses_the_last_ice_of_the_first_run() -> None:
    game = scenario(BACKUP.format(ice="Test Barrier"))
    game.runner.plays("Always Have a Backup Plan")
    game.runner.chooses("HQ")
    game.go_on("react")
    game.runner.triggers("Always Have a Backup Plan")
    game.go_on("action")
    assert game.bypassed() == ["Test Barrier"]
    assert game.happened("run-begins") == 2
    assert game.happened("run-successful") == 1
    assert game.happened("clicks-spent") == 1


def test_always_have_a_backup_plan_may_be_content_with_the_first_run() -> None:
    game = scenario(BACKUP.format(ice="Test Barrier"))
    game.runner.plays("Always Have a Backup Plan")
    game.runner.chooses("HQ")
    game.go_on("react")
    game.runner.declines("Always Have a Backup Plan")
    game.go_on("action")
    assert game.happened("run-begins") == 1


def test_always_have_a_backup_plan_does_not_run_again_after_a_success_or_a_second_failure() -> None:
    game = scenario(BACKUP.format(ice="Test Gentle Ice"))
    game.runner.plays("Always Have a Backup Plan")
    game.runner.chooses("HQ")
    assert not any(["9.2.8" in answer for answer in game.go_on("action")])
    assert game.happened("run-begins") == 1
    game = scenario(BACKUP.format(ice="Test Barrier, Test Barrier"))  # the outer one ends the first run
    game.runner.plays("Always Have a Backup Plan")
    game.runner.chooses("HQ")
    game.go_on("react")
    game.runner.triggers("Always Have a Backup Plan")
    game.go_on("action")
    assert game.happened("run-begins") == 2
    assert game.happened("run-unsuccessful") == 2
    assert len(game.bypassed()) == 1


def test_always_have_a_backup_plan_ignores_additional_costs_of_the_second_run() -> None:
    game = scenario("""
        corp: Earth Station: SEA Headquarters
          HQ: ice Test Barrier
        runner:
          credits 3, clicks 2
          hand: Always Have a Backup Plan
        turn: runner
    """)
    game.runner.plays("Always Have a Backup Plan")
    game.runner.chooses("HQ")
    game.expect(runner_credits=0)
    game.go_on("react")
    game.runner.triggers("Always Have a Backup Plan")
    game.go_on("action")
    assert game.servers_of("run-begins") == ["HQ", "HQ"]


@pytest.mark.ruling("Always Have a Backup Plan", 0)
def test_always_have_a_backup_plan_bypasses_nothing_if_the_ice_is_gone() -> None:
    """The last ice of the first run trashed itself: the ice behind it is another piece."""
    game = scenario("""
        corp:
          credits 9
          HQ: ice Test Barrier, Border Control
        runner:
          credits 5, clicks 2
          hand: Always Have a Backup Plan
        turn: runner
    """)
    game.runner.plays("Always Have a Backup Plan")
    game.runner.chooses("HQ")
    game.go_on("6.9.3b")
    game.corp.uses("Border Control")
    game.go_on("react")
    game.runner.triggers("Always Have a Backup Plan")
    game.go_on("action")
    assert game.bypassed() == []
    assert game.happened("encounter") == 2


def test_always_have_a_backup_plan_runs_the_server_on_which_the_first_run_ended() -> None:
    """6.1.2b: the attacked server of the first run had changed."""
    game = scenario("""
        corp:
          credits 9
          HQ: ice Bullfrog
          R&D: ice Test Barrier
        runner:
          credits 5, clicks 2
          hand: Always Have a Backup Plan
        turn: runner
    """)
    game.runner.plays("Always Have a Backup Plan")
    game.runner.chooses("HQ")
    game.pass_windows()
    game.corp.chooses(0)
    game.runner.chooses(1)
    game.corp.chooses("R&D")
    game.go_on("react")
    game.runner.triggers("Always Have a Backup Plan")
    assert game.run == "R&D"
    game.go_on("action")


LOOKING = """
    corp:
      deck: PAD Campaign, Nisei MK II, Hedge Fund, Enigma
      R&D: root (Akitaro Watanabe)
    runner:
      credits 5, clicks 2
      hand: Khusyuk
      rig: {rig}
    turn: runner
"""


def _khusyuk(rig: str, number: int) -> Scenario:
    game = scenario(LOOKING.format(rig=rig))
    game.runner.plays("Khusyuk")
    game.go_on("choose-number")
    game.runner.chooses(number)
    return game


def test_khusyuk_reveals_a_card_for_each_installed_card_of_that_cost_and_accesses_one() -> None:
    game = _khusyuk("2 Akamatsu Mem Chip, Crypsis", 1)
    assert game.revealed() == ["PAD Campaign", "Nisei MK II"]
    game.offers("runner", "pick PAD Campaign")
    game.refuses("runner", "pick Hedge Fund")
    game.runner.picks("Nisei MK II")
    game.go_on("action")
    assert game.accessed() == ["Nisei MK II"]
    game.expect(runner_score=["Nisei MK II"])
    assert game.servers_of("run-begins") == ["R&D"]
    assert [ZONES[e.zone] for e in game.events() if EVENTS[e.kind] == "shuffled"] == ["R&D"]


def test_khusyuk_reveals_no_more_than_six_cards() -> None:
    game = scenario("""
        corp:
          deck: 9 Enigma
        runner:
          credits 5
          hand: Khusyuk
          rig: 8 Akamatsu Mem Chip, Corroder
        turn: runner
    """)
    game.runner.plays("Khusyuk")
    game.go_on("choose-number")
    game.runner.chooses(1)
    assert game.revealed() == ["Enigma"] * 6


def test_khusyuk_needs_a_number_greater_than_0_and_may_reveal_nothing() -> None:
    game = scenario(LOOKING.format(rig="Crypsis"))
    game.runner.plays("Khusyuk")
    game.go_on("choose-number")
    game.refuses("runner", "number 0")
    game.runner.chooses(2)
    game.go_on("action")
    assert game.accessed() == []
    assert game.happened("shuffled") == 1


def test_gachapon_sets_six_cards_aside_installs_one_for_less_and_removes_the_rest() -> None:
    game = scenario("""
        runner:
          credits 1
          deck: Medium, Armitage Codebusting, Data Folding, Sure Gamble, Desperado, Diesel, 2 Modded
          rig: Gachapon
        turn: runner, at 5.7.1e
    """)
    game.runner.uses("Gachapon")
    assert len(game.runner.deck) == 2
    assert [c.zone for c in game.cards("Armitage Codebusting")] == ["set-aside"]
    game.refuses("runner", "pick Armitage Codebusting")  # no virtual resource
    game.refuses("runner", "pick Desperado")
    game.runner.picks("Medium")
    game.expect(runner_credits=0)
    game.runner.picks("Armitage Codebusting", "Diesel", "Sure Gamble")
    assert sorted(game.runner.deck) == ["Armitage Codebusting", "Diesel", "Modded", "Modded", "Sure Gamble"]
    assert game.card("Desperado").zone == "removed"
    assert game.card("Data Folding").zone == "removed"
    assert "Medium" in game.runner.installed
    game.expect(runner_discard=["Gachapon"])


def test_gachapon_may_install_a_virtual_resource_or_nothing_at_all() -> None:
    text = """
        runner:
          credits 1
          deck: Data Folding, Armitage Codebusting, Modded
          rig: Gachapon
        turn: runner, at 5.7.1e
    """
    game = scenario(text)
    game.runner.uses("Gachapon")
    game.runner.picks("Data Folding")
    assert "Data Folding" in game.runner.installed
    game = scenario(text)
    game.runner.uses("Gachapon")
    game.runner.done()
    game.runner.picks("Data Folding", "Armitage Codebusting")
    game.expect(runner_credits=1)
    assert sorted(game.runner.deck) == ["Armitage Codebusting", "Data Folding", "Modded"]


@pytest.mark.rule("4.8.6:1")
@pytest.mark.ruling("Gachapon", 0)
def test_gachapon_shows_the_cards_to_everybody_and_the_stack_goes_without_them() -> None:
    """Paige Piper finds no copy of the installed card: those that are set aside are not in the stack."""
    game = scenario("""
        runner:
          credits 9
          deck: 2 Corroder, Diesel, Armitage Codebusting, Modded, Desperado, Crypsis
          rig: Gachapon, Paige Piper
        turn: runner, at 5.7.1e
    """)
    game.runner.uses("Gachapon")
    assert game.has_seen("corp", "Armitage Codebusting")
    assert not game.has_seen("corp", "Crypsis")
    game.runner.picks("Corroder")
    game.runner.triggers("Paige Piper")
    game.go_on("target")
    game.runner.picks("Corroder", "Diesel", "Modded")
    assert game.runner.discard == ["Gachapon"]
