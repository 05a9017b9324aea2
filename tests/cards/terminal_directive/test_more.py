"""Terminal Directive: more cards of both sides."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import SERVER_RND
from netrunner.testing import define, scenario
from netrunner.vocabulary import Accessed, AccessServer, This, Trash, when


def test_spear_phishing_bypasses_the_innermost_ice() -> None:
    game = scenario("""
        corp:
          HQ: ice Ice Wall, Pop-up Window
        runner:
          credits 9
          hand: Spear Phishing
        turn: runner
    """)
    game.runner.plays("Spear Phishing")
    game.runner.chooses("HQ")
    game.runner.accepts()
    game.runner.continues()
    assert game.bypassed() == ["Ice Wall"]
    game.expect(run="HQ")


@pytest.mark.ruling("Spear Phishing", 0)
def test_spear_phishing_bypasses_each_time() -> None:
    game = scenario("""
        corp:
          hand: Ice Wall
          Server 1: ice Ice Wall; cards The Twins
        runner:
          credits 9
          hand: Spear Phishing
        turn: runner
    """)
    game.runner.plays("Spear Phishing")
    game.runner.chooses("Server 1")
    game.corp.triggers("The Twins")
    assert game.bypassed() == ["Ice Wall", "Ice Wall"]
    game.expect(run="Server 1")


@pytest.mark.ruling("Deep Data Mining", 0)
@pytest.mark.parametrize(("rig", "accesses"), [("", 5), ("Box-E", 5), ("Torch, Torch", 3)])
def test_deep_data_mining_digs_as_deep_as_memory_allows(rig: str, accesses: int) -> None:
    game = scenario(f"""
        corp:
          deck: 9 any
        runner:
          credits 9
          hand: Deep Data Mining
          rig: {rig}
        turn: runner
    """)
    game.runner.plays("Deep Data Mining")
    game.go_on("action")
    assert len(game.accessed()) == accesses


def test_deep_data_mining_adds_cards_to_the_access_of_its_run_alone() -> None:
    define("Chatty Intern", "corp", "asset", when(Accessed(), Trash(This()), AccessServer(SERVER_RND)))
    game = scenario("""
        corp:
          deck: Chatty Intern, 5 Hedge Fund
        runner:
          credits 9
          hand: Deep Data Mining
          rig: Torch, Torch
        turn: runner
    """)
    game.runner.plays("Deep Data Mining")
    game.go_on("action")
    assert len(game.accessed()) == 4  # three in the run, and one through the clerk


def test_officer_frank_strikes_back_after_meat_damage() -> None:
    board = """
        corp:
          hand: 3 Hedge Fund
        runner:
          credits 1
          rig: Officer Frank
        turn: runner, at 5.7.1e
        this turn: suffered 1 meat damage
    """
    game = scenario(board)
    game.runner.uses("Officer Frank")
    game.expect(corp_hand=1, corp_archives=2, runner_credits=0, runner_heap=["Officer Frank"])
    scenario(board.replace("meat", "net")).refuses("runner", "use Officer Frank")


@pytest.mark.ruling("Brain Rewiring", 0)
def test_brain_rewiring_sends_random_cards_to_the_bottom() -> None:
    board = """
        corp:
          credits 3
          Server 1: cards (Brain Rewiring {advancement 4})
        runner:
          hand: Diesel, Modded, Sure Gamble
          deck: Corroder, Mimic
        turn: corp, at 5.6.2a
    """
    game = scenario(board)
    game.next_random("Modded", "Diesel")
    game.corp.scores("Brain Rewiring")
    game.corp.chooses(2)
    game.expect(corp_credits=1, runner_hand=["Sure Gamble", "Corroder"], runner_deck=["Mimic", "Modded", "Diesel"])
    game = scenario(board)
    game.next_random("Diesel", "Modded")
    game.corp.scores("Brain Rewiring")
    game.corp.chooses(2)
    game.expect(runner_deck=["Mimic", "Diesel", "Modded"])


def test_mason_bellamy_costs_a_click_for_breaking() -> None:
    board = """
        corp:
          HQ: ice Ice Wall; root Mason Bellamy
          R&D: ice Ice Wall
        runner:
          credits 9
          clicks 2
          rig: Corroder
        run: HQ, encountering ice 1
    """
    game = scenario(board)
    game.runner.breaks(1, using="Corroder")
    game.pass_windows()
    game.expect(runner_clicks=1, run="HQ")
    game = scenario(board)
    game.pass_windows()
    game.expect(runner_clicks=2, run=None)
    game = scenario(board.replace("run: HQ", "run: R&D"))
    game.runner.breaks(1, using="Corroder")
    game.pass_windows()
    game.expect(runner_clicks=2)
    game = scenario(board.replace("clicks 2", "clicks 0"))
    game.runner.breaks(1, using="Corroder")
    game.pass_windows()
    game.expect(runner_clicks=0, run="HQ")


def test_successful_field_test_installs_any_number_of_cards() -> None:
    board = """
        corp:
          credits 0
          hand: Enigma, PAD Campaign, Hedge Fund
          HQ: ice Ice Wall
          Server 1: cards (Successful Field Test {advancement 5})
        turn: corp, at 5.6.2a
    """
    game = scenario(board)
    game.corp.scores("Successful Field Test")
    game.corp.picks("Enigma")
    game.corp.chooses("HQ")
    game.corp.done()
    game.corp.picks("PAD Campaign")
    game.expect(corp_credits=0, corp_hand=["Hedge Fund"])
    game = scenario(board)
    game.corp.scores("Successful Field Test")
    game.corp.done()
    game.asks("corp", "action")  # it is not asked again
    game.expect(corp_hand=["Enigma", "PAD Campaign", "Hedge Fund"])
