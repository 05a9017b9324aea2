"""Cards that do something instead of accessing cards after a successful run (6.7.3)."""

from __future__ import annotations

import pytest

from netrunner import Game
from netrunner.positions import Position
from netrunner.rules.machine.terms import RUNNER
from netrunner.testing import define, scenario
from netrunner.vocabulary import paid
from netrunner.vocabulary.running import MoveRun

define("Test Remote Redirect", "runner", "program", paid(1, MoveRun(4)), memory=0)  # to the second remote server


# -- Indexing --------------------------------------------------------------------------------------------------------


def test_indexing_arranges_the_top_five_cards_of_rnd_unseen_by_the_corp() -> None:
    game = scenario("""
        corp:
          deck: Enigma, Hunter, Hedge Fund, Ice Wall, Snare!, Melange Mining Corp.
        runner:
          hand: Indexing
        turn: runner
    """)
    game.runner.plays("Indexing")
    game.runner.continues()
    game.runner.accepts()
    game.runner.picks("Snare!", "Ice Wall", "Hedge Fund", "Hunter")
    game.expect(corp_deck=["Snare!", "Ice Wall", "Hedge Fund", "Hunter", "Enigma", "Melange Mining Corp."])
    assert game.happened("access") == 0
    known = {f.title for f in game.game.state.facts[RUNNER]}
    assert known == {"Snare!", "Ice Wall", "Hedge Fund", "Hunter", "Enigma"}
    assert not game.game.state.facts[0]
    game.done()


@pytest.mark.rule("6.7.3c")
def test_indexing_may_be_left_for_a_normal_access() -> None:
    game = scenario("""
        corp:
          deck: Hedge Fund, 5 any
        runner:
          hand: Indexing
        turn: runner
    """)
    game.runner.plays("Indexing")
    game.runner.continues()
    game.runner.declines()
    assert game.happened("access") == 1
    game.done()


@pytest.mark.rule("6.7.3a")
def test_indexing_does_nothing_if_the_run_ends_up_on_another_server() -> None:
    define("Test Archives Redirect", "runner", "program", paid(1, MoveRun(2)), memory=0)
    game = scenario("""
        corp:
          deck: 6 any
          archives: Hedge Fund
        runner:
          hand: Indexing
          rig: Test Archives Redirect
        turn: runner
    """)
    game.runner.plays("Indexing")
    game.runner.uses("Test Archives Redirect")
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    assert game.happened("access") == 1
    game.done()


# -- Keyhole ---------------------------------------------------------------------------------------------------------


@pytest.mark.erratum("11.2.21")
def test_keyhole_trashes_one_of_the_top_three_cards_and_shuffles_rnd() -> None:
    game = scenario("""
        corp:
          deck: Enigma, Priority Requisition, Hunter, 3 Ice Wall
        runner:
          rig: Keyhole
        turn: runner
    """)
    game.runner.uses("Keyhole")
    game.runner.continues()
    game.asks("runner", "target")
    assert sorted(game.options("runner")) == ["pick Enigma", "pick Hunter", "pick Priority Requisition"]
    game.runner.picks("Priority Requisition")
    game.expect(corp_archives=["Priority Requisition"], corp_deck=5, runner_score=[], runner_clicks=3)
    assert game.card("Priority Requisition").faceup
    assert game.happened("access") == 0 and game.happened("shuffled") == 1
    game.done()


@pytest.mark.rule("9.10.3:1")
def test_keyhole_shuffles_in_the_instruction_that_trashes() -> None:
    game = scenario("""
        corp:
          deck: Enigma, Hunter, 5 any
        runner:
          rig: Keyhole, Q-Coherence Chip
        turn: runner
    """)
    game.runner.uses("Keyhole")
    game.runner.continues()
    game.runner.picks("Enigma")
    kinds = game.log_kinds()
    assert kinds[kinds.index("trashed") + 1] == "shuffled"


def test_keyhole_gives_no_choice_to_access_instead() -> None:
    game = scenario("""
        corp:
          deck: Enigma
        runner:
          rig: Keyhole
        turn: runner
    """)
    game.runner.uses("Keyhole")
    game.runner.continues()
    game.expect(corp_archives=["Enigma"], corp_deck=[])
    game.done()


def test_keyhole_that_was_trashed_during_its_run_still_replaces_the_access() -> None:
    game = scenario("""
        corp:
          deck: Enigma
        runner:
          rig: Keyhole, Test Sacrifice
        turn: runner
    """)
    game.runner.uses("Keyhole")
    game.runner.uses("Test Sacrifice")
    game.runner.continues()
    game.expect(runner_heap=["Keyhole", "Test Sacrifice"], corp_archives=["Enigma"])
    assert game.happened("access") == 0
    game.done()


# -- Singularity -----------------------------------------------------------------------------------------------------


@pytest.mark.erratum("11.2.23")
def test_singularity_costs_a_second_click_and_trashes_everything_in_a_remote_server() -> None:
    game = scenario("""
        corp:
          HQ: root (SanSan City Grid)
          Server 1: ice (Ice Wall); cards (PAD Campaign), Experiential Data
        runner:
          credits 4
          hand: Singularity
        turn: runner
    """)
    game.runner.plays("Singularity")
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    game.expect(runner_credits=0, runner_clicks=2, corp_archives=["PAD Campaign", "Experiential Data"])
    assert game.ice("Server 1") == ["Ice Wall"]
    assert not game.card("PAD Campaign").faceup  # nobody has seen it (4.5.6b)
    assert game.card("Experiential Data").faceup
    assert game.happened("access") == 0
    assert len({event.cards for event in game.events() if event.card >= 0 and event.rule == "1.18.1"}) == 1  # at once
    game.done()


def test_singularity_needs_two_clicks_and_a_remote_server() -> None:
    game = scenario("""
        corp:
          Server 1: (PAD Campaign)
        runner:
          credits 4, clicks 1
          hand: Singularity
        turn: runner
    """)
    game.refuses("runner", "play Singularity")
    game = scenario("""
        runner:
          credits 4
          hand: Singularity
        turn: runner
    """)
    game.refuses("runner", "play Singularity")


# -- Because I Can ---------------------------------------------------------------------------------------------------


def test_because_i_can_shuffles_a_remote_server_into_rnd() -> None:
    game = scenario("""
        corp:
          deck: 3 Hedge Fund
          Server 1: ice (Ice Wall); cards (Priority Requisition {advancement 4}), (Red Herrings)
        runner:
          hand: Because I Can
        turn: runner
    """)
    game.runner.plays("Because I Can")
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    game.runner.accepts()
    game.expect(corp_deck=5, corp_archives=[])
    assert game.root("Server 1") == [] and game.ice("Server 1") == ["Ice Wall"]
    assert game.happened("access") == 0 and game.happened("shuffled") == 1
    game.done()


def test_because_i_can_may_access_instead_and_the_empty_server_is_gone_otherwise() -> None:
    text = """
        corp:
          Server 1: (Priority Requisition)
        runner:
          hand: Because I Can
        turn: runner
    """
    game = scenario(text)
    game.runner.plays("Because I Can")
    game.runner.continues()
    game.runner.declines()
    game.expect(runner_score=["Priority Requisition"])
    game = scenario(text)
    game.runner.plays("Because I Can")
    game.runner.continues()
    game.runner.accepts()
    game.expect(servers=["HQ", "R&D", "Archives"], corp_deck=["Priority Requisition"])
    assert game.happened("run-unsuccessful") == 0
    game.done()


@pytest.mark.example("E055")
@pytest.mark.rule("6.7.3a")
def test_e055_because_i_can_follows_the_run_to_another_remote_server_but_not_to_a_central_one() -> None:
    text = """
        corp:
          deck: 3 Hedge Fund
          Server 1: ice Test Gentle Ice; cards (PAD Campaign)
          Server 2: (Priority Requisition)
        runner:
          hand: Because I Can
          rig: {rig}
        turn: runner
    """
    game = scenario(text.format(rig="Test Remote Redirect"))
    game.runner.plays("Because I Can")
    game.runner.runs("Server 1")
    game.runner.uses("Test Remote Redirect")
    game.pass_windows("6.9.5b")
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    game.runner.accepts()
    game.expect(corp_deck=4)
    game = scenario(text.format(rig="Test Redirect"))
    game.runner.plays("Because I Can")
    game.runner.runs("Server 1")
    game.runner.uses("Test Redirect")
    assert game.run == "R&D"
    game.pass_windows("6.9.5b")
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    assert game.happened("access") == 1
    game.expect(corp_deck=3)


# -- Security Testing ------------------------------------------------------------------------------------------------


def test_security_testing_gains_two_credits_once_each_turn_on_the_chosen_server() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
        runner:
          credits 0
          rig: Security Testing
        turn: runner, at 5.7.1a
    """)
    game.runner.chooses("HQ")
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(runner_credits=2)
    assert game.happened("access") == 0
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(runner_credits=2)
    assert game.happened("access") == 1
    game.done()


@pytest.mark.erratum("11.2.27")
def test_security_testing_may_choose_no_server_and_then_the_last_one_does_not_count() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
        runner:
          credits 0
          rig: Security Testing {remembers HQ}
        turn: runner, at 5.7.1a
    """)
    game.runner.done()
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(runner_credits=0)
    assert game.happened("access") == 1


def test_security_testing_does_not_look_at_other_servers() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          deck: 3 any
        runner:
          credits 0
          rig: Security Testing {remembers R&D}
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    assert game.happened("access") == 1
    game.runner.runs("R&D")
    game.runner.continues()
    game.expect(runner_credits=2)
    assert game.happened("access") == 1


@pytest.mark.ruling("Security Testing", 0)
def test_security_testing_that_was_trashed_during_the_run_replaces_nothing() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
        runner:
          credits 0
          rig: Security Testing {remembers HQ}, Test Sacrifice
        run: HQ, approaching server
    """)
    game.runner.uses("Test Sacrifice")
    game.pass_windows()
    game.runner.continues()
    game.expect(runner_credits=0, runner_heap=["Security Testing", "Test Sacrifice"])
    assert game.happened("access") == 1


@pytest.mark.rule("9.8.11a")
def test_security_testing_and_account_siphon_leave_nothing_to_replace_for_each_other() -> None:
    text = """
        corp:
          credits 5
          hand: Hedge Fund
        runner:
          credits 0
          hand: Account Siphon
          rig: Security Testing {remembers HQ}
        turn: runner
    """
    game = scenario(text)
    game.runner.plays("Account Siphon")
    game.runner.continues()
    game.runner.triggers("Account Siphon")
    game.asks("runner", "replace", "9.8.11")
    game.runner.applies("Security Testing")
    game.expect(runner_credits=2, corp_credits=5, tags=0)
    game.done()
    game = scenario(text)
    game.runner.plays("Account Siphon")
    game.runner.continues()
    game.runner.triggers("Account Siphon")
    game.runner.applies("Account Siphon")
    game.runner.accepts()
    game.runner.chooses(5)
    game.expect(runner_credits=10, corp_credits=0, tags=2)
    assert game.happened("access") == 0


@pytest.mark.rule("9.8.11a")
def test_security_testing_replaces_the_access_that_account_siphon_was_declined_for() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
        runner:
          credits 0
          hand: Account Siphon
          rig: Security Testing {remembers HQ}
        turn: runner
    """)
    game.runner.plays("Account Siphon")
    game.runner.continues()
    game.runner.triggers("Account Siphon")
    game.runner.applies("Account Siphon")
    game.runner.declines()
    game.expect(runner_credits=2, corp_credits=5)
    assert game.happened("access") == 0
    game.done()


@pytest.mark.rule("9.8.11a")
def test_security_testing_also_replaces_the_access_that_showing_off_turned_round() -> None:
    for first in ("Security Testing", "Showing Off"):
        game = scenario("""
            corp:
              deck: 3 Hedge Fund
            runner:
              credits 2
              hand: Showing Off
              rig: Security Testing {remembers R&D}
            turn: runner
        """)
        game.runner.plays("Showing Off")
        game.runner.continues()
        game.runner.triggers("Showing Off")
        game.runner.applies(first)
        game.expect(runner_credits=2)
        assert game.happened("access") == 0
        game.done()


def test_security_testing_shows_its_server_in_views_positions_and_saves() -> None:
    game = scenario("""
        runner:
          rig: Security Testing {remembers R&D}
        turn: runner
    """)
    view = game.game.view("corp")
    assert view["rig"][0]["chosen"] == ["R&D"]
    assert Position.parse(Position.of(game.game).to_text()) == Position.of(game.game)
    again = Game.from_json(game.game.to_json())
    again.choose("run R&D")
    again.choose("continue")
    assert again.state.credits[RUNNER] == 7


# -- Showing Off -----------------------------------------------------------------------------------------------------


def test_showing_off_accesses_from_the_bottom_of_rnd() -> None:
    game = scenario("""
        corp:
          deck: Hedge Fund, Hedge Fund, Hostile Takeover
        runner:
          hand: Showing Off
        turn: runner
    """)
    game.runner.plays("Showing Off")
    game.runner.continues()
    game.expect(runner_score=["Hostile Takeover"], corp_deck=["Hedge Fund", "Hedge Fund"])
    game.done()


def test_showing_off_goes_on_from_the_bottom_upwards_and_still_accesses_the_root() -> None:
    game = scenario("""
        corp:
          deck: Hedge Fund, Enigma, Hunter, Ice Wall
          R&D: root (Red Herrings)
        runner:
          hand: Showing Off
          rig: Medium {virus 2}
        turn: runner
    """)
    game.runner.plays("Showing Off")
    game.runner.continues()
    game.pass_windows()
    game.runner.triggers("Showing Off")
    game.runner.triggers("Medium")
    game.runner.chooses(1)
    game.runner.accesses("R&D")
    game.runner.accesses("Red Herrings")
    game.runner.declines()
    titles = [game.game.state.cards[e.card % 256].defn.title for e in game.events() if e.rule == "7.8.1"]
    assert titles == ["Ice Wall", "Red Herrings", "Hunter"]
    game.done()


# -- Top Hat ---------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("Top Hat", 0)
def test_top_hat_chooses_one_of_the_top_five_cards_unseen() -> None:
    game = scenario("""
        corp:
          deck: Hedge Fund, Enigma, Hostile Takeover, Hunter, Ice Wall, Snare!
          R&D: root (Red Herrings)
        runner:
          rig: Top Hat
        turn: runner
    """)
    game.runner.runs("R&D")
    game.runner.continues()
    game.pass_windows()
    game.runner.accepts()
    assert game.options("runner") == ["number 1", "number 2", "number 3", "number 4", "number 5"]
    game.runner.chooses(3)
    game.expect(runner_score=["Hostile Takeover"], corp_deck=["Hedge Fund", "Enigma", "Hunter", "Ice Wall", "Snare!"])
    assert game.happened("access") == 1  # neither the rest of R&D nor its root
    game.done()


def test_top_hat_may_be_left_aside_and_offers_no_more_cards_than_there_are() -> None:
    game = scenario("""
        corp:
          deck: Hedge Fund, Enigma
        runner:
          rig: Top Hat
        turn: runner
    """)
    game.runner.runs("R&D")
    game.runner.continues()
    game.runner.declines()
    assert game.happened("access") == 1
    game.runner.runs("R&D")
    game.runner.continues()
    game.runner.accepts()
    assert game.options("runner") == ["number 1", "number 2"]
    game.runner.chooses(2)
    game.done()


def test_top_hat_accesses_in_rnd_where_stealing_may_cost_more() -> None:
    game = scenario("""
        corp:
          deck: Enigma, Hostile Takeover
          R&D: root Red Herrings
        runner:
          credits 5
          rig: Top Hat
        turn: runner
    """)
    game.runner.runs("R&D")
    game.runner.continues()
    game.runner.accepts()
    game.runner.chooses(2)
    game.runner.steals("Hostile Takeover")
    game.expect(runner_credits=0, runner_score=["Hostile Takeover"])
    game.done()


def test_top_hat_is_not_widened_by_medium() -> None:
    game = scenario("""
        corp:
          deck: 6 Hedge Fund
        runner:
          rig: Top Hat, Medium {virus 3}
        turn: runner
    """)
    game.runner.runs("R&D")
    game.runner.continues()
    game.runner.triggers("Top Hat")
    game.runner.accepts()
    game.runner.chooses(1)
    game.runner.triggers("Medium")
    game.runner.chooses(3)
    assert game.happened("access") == 1
    game.done()


# -- Rip Deal --------------------------------------------------------------------------------------------------------


@pytest.mark.erratum("11.2.70")
def test_rip_deal_takes_a_card_from_the_heap_for_each_access_from_hq_and_leaves_the_game() -> None:
    game = scenario("""
        corp:
          hand: 2 Hostile Takeover
          HQ: root (Red Herrings)
        runner:
          hand: Rip Deal
          heap: Diesel, Modded, Sure Gamble
          rig: HQ Interface
        turn: runner
    """)
    game.runner.plays("Rip Deal")
    game.runner.continues()
    game.pass_windows()
    game.runner.picks("Diesel")
    game.runner.picks("Sure Gamble")
    game.expect(runner_hand=["Diesel", "Sure Gamble"], runner_heap=["Modded"], runner_score=[])
    assert game.card("Rip Deal").zone == "removed"
    assert game.happened("access") == 0
    game.done()


def test_rip_deal_accesses_nothing_even_with_an_empty_heap() -> None:
    game = scenario("""
        corp:
          hand: 2 Hostile Takeover
        runner:
          hand: Rip Deal
        turn: runner
    """)
    game.runner.plays("Rip Deal")
    game.runner.continues()
    game.expect(runner_hand=[], runner_score=[])
    assert game.card("Rip Deal").zone == "removed"
    game.done()
