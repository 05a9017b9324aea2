"""Cards about actions and clicks: the same and different ones, more of them, and what they cost (1.11, 5.2)."""

from __future__ import annotations

import pytest

from netrunner.testing import define, scenario
from netrunner.vocabulary import Forfeit, Gain, paid

define("Free Sample", "runner", "resource", cost=0)
define("Unsentimental Board", "corp", "asset", paid(Forfeit(), Gain(1)))

# Jeeves Model Bioroids


@pytest.mark.rule("5.2.6a:1")
@pytest.mark.ruling("Jeeves Model Bioroids", 0)
def test_jeeves_model_bioroids_gives_a_click_for_three_on_the_same_basic_action() -> None:
    game = scenario("""
        corp:
          Server 1: Jeeves Model Bioroids
        turn: corp
    """)
    for _ in range(3):
        game.corp.takes_credit()
    game.expect(corp_clicks=1, corp_credits=8)
    game.corp.takes_credit()
    game.expect(corp_credits=9)
    assert game.turn == "runner"


@pytest.mark.ruling("Jeeves Model Bioroids", 1)
def test_jeeves_model_bioroids_counts_installs_of_different_cards_and_purging() -> None:
    game = scenario("""
        corp:
          hand: Enigma, PAD Campaign, Akitaro Watanabe
          Server 1: Jeeves Model Bioroids
        turn: corp
    """)
    game.corp.installs("Enigma", "HQ")
    game.corp.installs("PAD Campaign", "new remote")
    game.pass_windows()
    game.corp.installs("Akitaro Watanabe", "HQ")
    game.expect(corp_clicks=1)
    purge = scenario("""
        corp:
          Server 1: Jeeves Model Bioroids
        turn: corp
    """)
    purge.corp.purges()
    purge.expect(corp_clicks=1)


def test_jeeves_model_bioroids_gives_nothing_for_two_actions_of_one_kind_and_one_of_another() -> None:
    game = scenario("""
        corp:
          deck: 3 any
          Server 1: Jeeves Model Bioroids
        turn: corp
    """)
    game.corp.takes_credit()
    game.corp.draws()
    game.corp.takes_credit()
    assert game.turn == "runner"
    game.expect(corp_credits=7)


@pytest.mark.rule("1.15.4b")
def test_jeeves_model_bioroids_counts_the_additional_click_of_blue_level_clearance() -> None:
    game = scenario("""
        corp:
          credits 9
          hand: Blue Level Clearance, Beanstalk Royalties
          deck: 3 Enigma
          Server 1: Jeeves Model Bioroids
        turn: corp
    """)
    game.corp.plays("Blue Level Clearance")
    game.expect(corp_clicks=1)
    game.corp.plays("Beanstalk Royalties")
    game.expect(corp_clicks=1)


def test_jeeves_model_bioroids_sees_only_clicks_spent_while_it_is_rezzed() -> None:
    game = scenario("""
        corp:
          credits 9
          Server 1: (Jeeves Model Bioroids)
        turn: corp
    """)
    game.corp.takes_credit()
    game.corp.rezzes("Jeeves Model Bioroids")
    game.corp.takes_credit()
    game.corp.takes_credit()
    assert game.turn == "runner"


def test_jeeves_model_bioroids_gives_a_click_once_each_turn() -> None:
    game = scenario("""
        corp:
          credits 9, clicks 6
          Server 1: Jeeves Model Bioroids
        turn: corp
    """)
    for _ in range(3):
        game.corp.takes_credit()
    game.expect(corp_clicks=4)
    game.corp.purges()
    game.expect(corp_clicks=1)


def test_jeeves_model_bioroids_tells_abilities_of_different_cards_apart() -> None:
    game = scenario("""
        corp:
          clicks 6
          Server 1: Jeeves Model Bioroids
          Server 2: Melange Mining Corp.
        turn: corp
    """)
    game.corp.uses("Melange Mining Corp.")
    game.expect(corp_clicks=4, corp_credits=12)


# MirrorMorph: Endless Iteration


@pytest.mark.rule("5.2.6b:1")
def test_mirrormorph_takes_another_different_action_for_a_click_less() -> None:
    game = scenario("""
        corp: MirrorMorph: Endless Iteration
          hand: Beanstalk Royalties, Enigma
          deck: 5 any
          Server 1: (Test Agenda)
        turn: corp
    """)
    game.corp.takes_credit()
    game.corp.draws()
    game.corp.plays("Beanstalk Royalties")
    game.corp.triggers("MirrorMorph: Endless Iteration")
    game.corp.chooses(2)
    game.asks("corp", "action", "5.2.6b")
    assert sorted(game.options("corp")) == ["advance Test Agenda [Server 1 card 1]", "install Enigma"]
    game.corp.installs("Enigma", "HQ")
    game.expect(corp_clicks=0)
    assert game.turn == "runner"


def test_mirrormorph_may_gain_a_credit_instead_or_nothing() -> None:
    text = """
        corp: MirrorMorph: Endless Iteration
          hand: Enigma
          deck: 5 any
        turn: corp
    """
    game = scenario(text)
    game.corp.takes_credit()
    game.corp.draws()
    game.corp.installs("Enigma", "HQ")
    game.corp.triggers("MirrorMorph: Endless Iteration")
    game.corp.chooses(1)
    game.expect(corp_credits=7)
    other = scenario(text)
    other.corp.takes_credit()
    other.corp.draws()
    other.corp.installs("Enigma", "HQ")
    other.corp.passes()
    other.expect(corp_credits=6)


def test_mirrormorph_is_not_met_by_playing_two_operations() -> None:
    game = scenario("""
        corp: MirrorMorph: Endless Iteration
          hand: Hedge Fund, Beanstalk Royalties
          deck: 5 any
        turn: corp
    """)
    game.corp.plays("Hedge Fund")
    game.corp.plays("Beanstalk Royalties")
    game.corp.draws()
    assert game.turn == "runner"


def test_mirrormorph_purges_for_two_clicks_if_more_are_left() -> None:
    game = scenario("""
        corp: MirrorMorph: Endless Iteration
          clicks 5
          hand: Beanstalk Royalties
          deck: 5 any
        turn: corp
    """)
    game.corp.takes_credit()
    game.corp.draws()
    game.corp.plays("Beanstalk Royalties")
    game.corp.triggers("MirrorMorph: Endless Iteration")
    game.corp.chooses(2)  # nothing else is different
    assert game.happened("purged") == 1
    game.expect(corp_clicks=0)


# Mandatory Upgrades, Rachel Beckman


@pytest.mark.rule("1.11.2")
def test_mandatory_upgrades_gives_a_click_as_soon_as_it_is_scored_and_in_each_turn() -> None:
    game = scenario("""
        corp:
          deck: 5 any
          Server 1: (Mandatory Upgrades {advancement 6})
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Mandatory Upgrades")
    game.expect(corp_clicks=4)
    next_turn = scenario("""
        corp:
          deck: 5 any
          score: Mandatory Upgrades
        turn: corp, at 5.6.1a
    """)
    next_turn.expect(corp_clicks=4)


@pytest.mark.faq("F3.43")
def test_mandatory_upgrades_forfeited_loses_the_click_at_once() -> None:
    """The FAQ: the click is there as long as the agenda is active."""
    game = scenario("""
        corp:
          credits 0, clicks 4
          score: Mandatory Upgrades
          Server 1: Unsentimental Board
        turn: corp
    """)
    game.corp.takes_credit()
    game.corp.uses("Unsentimental Board")
    game.expect(corp_clicks=2, corp_credits=2)


def test_rachel_beckman_gives_a_click_when_installed_and_is_trashed_by_a_tag() -> None:
    game = scenario("""
        corp:
          credits 9
          hand: SEA Source
        runner:
          credits 9
          hand: Rachel Beckman
          deck: 5 any
        turn: runner
    """)
    game.runner.installs("Rachel Beckman")
    game.expect(runner_clicks=4)
    for _ in range(4):
        game.runner.takes_credit()
    assert game.turn == "corp"


@pytest.mark.erratum("11.2.31")
def test_rachel_beckman_trashed_in_the_runners_turn_takes_the_click_away() -> None:
    game = scenario("""
        corp:
          HQ: ice Hunter
        runner:
          credits 0, clicks 5
          rig: Rachel Beckman
        turn: runner
    """)
    game.runner.runs("HQ")
    game.corp.chooses(0)  # the Runner has nothing to add to the trace of 3
    game.expect(tags=1, runner_discard=["Rachel Beckman"], runner_clicks=3)


# Gorman Drip v1


@pytest.mark.rule("9.1.4:1")
def test_gorman_drip_counts_the_basic_actions_of_drawing_and_gaining() -> None:
    game = scenario("""
        corp:
          hand: Anonymous Tip
          deck: 9 any
        runner:
          credits 0
          deck: 5 any
          rig: Gorman Drip v1
        turn: corp
    """)
    game.corp.takes_credit()
    game.corp.draws()
    assert game.card("Gorman Drip v1").virus == 2
    game.corp.plays("Anonymous Tip")
    assert game.card("Gorman Drip v1").virus == 2
    game.runner.uses("Gorman Drip v1")
    game.expect(runner_credits=2, runner_discard=["Gorman Drip v1"])


# Blue Level Clearance, Subliminal Messaging


def test_blue_level_clearance_costs_two_clicks() -> None:
    game = scenario("""
        corp:
          credits 2, clicks 2
          hand: Blue Level Clearance
          deck: 5 Enigma
        turn: corp
    """)
    game.corp.plays("Blue Level Clearance")
    game.expect(corp_credits=5, corp_hand=2)
    assert game.turn == "runner"
    poor = scenario("""
        corp:
          credits 2, clicks 1
          hand: Blue Level Clearance
        turn: corp
    """)
    poor.refuses("corp", "play Blue Level Clearance")


def test_subliminal_messaging_gives_a_click_for_the_first_copy_each_turn() -> None:
    game = scenario("""
        corp:
          hand: 2 Subliminal Messaging
        turn: corp
    """)
    game.corp.plays("Subliminal Messaging")
    game.expect(corp_clicks=3, corp_credits=6)
    game.corp.plays("Subliminal Messaging")
    game.expect(corp_clicks=2, corp_credits=7)


@pytest.mark.example("E075")
@pytest.mark.rule("9.1.8b:1")
@pytest.mark.ruling("Subliminal Messaging", 0)
def test_e075_subliminal_messaging_returns_to_hq_if_the_runner_made_no_run() -> None:
    game = scenario("""
        corp:
          deck: 5 any
          archives: Subliminal Messaging
        runner:
          clicks 1
        turn: runner
    """)
    game.runner.takes_credit()
    game.corp.triggers("Subliminal Messaging")
    assert "Subliminal Messaging" in game.corp.hand
    assert game.happened("revealed") == 1  # although it was faceup
    ran = scenario("""
        corp:
          deck: 5 any
          archives: Subliminal Messaging
        runner:
          clicks 1
        turn: runner
    """)
    ran.runner.runs("Archives")
    ran.runner.continues()
    ran.asks("corp", "action", "5.6.2b")


@pytest.mark.rule("10.2.2a")
@pytest.mark.parametrize("facedown", ["Subliminal Messaging", "Hedge Fund"])
def test_subliminal_messaging_is_reckoned_with_between_people(facedown: str) -> None:
    """Whether the Corp is asked does not tell what lies facedown in Archives."""
    game = scenario(
        f"""
        corp:
          deck: 5 any
          archives: ({facedown})
        runner:
          clicks 1
        turn: runner
    """,
        mode="open",
    )
    game.runner.takes_credit()
    game.asks("corp", "react", "9.2.8c")
    game.corp.passes()
    game.asks("corp", "action", "5.6.2b")


# In the Groove


@pytest.mark.example("E090")
@pytest.mark.rule("1.11.3:1")
@pytest.mark.rule("9.6.14:2")
def test_e090_in_the_groove_rewards_each_install_with_a_printed_cost_for_the_rest_of_the_turn() -> None:
    game = scenario("""
        runner:
          credits 9
          hand: In the Groove, Access to Globalsec, Akamatsu Mem Chip, Crash Space
          deck: 5 any
        turn: runner
    """)
    game.runner.plays("In the Groove")
    game.runner.installs("Access to Globalsec")
    game.runner.chooses(2)
    game.expect(runner_credits=9)
    game.runner.installs("Akamatsu Mem Chip")
    game.runner.chooses(1)
    game.expect(runner_hand=2)
    game.refuses("runner", "play In the Groove")


def test_in_the_groove_is_played_only_as_the_first_click() -> None:
    game = scenario("""
        runner:
          hand: In the Groove
        turn: runner
    """)
    game.runner.takes_credit()
    game.refuses("runner", "play In the Groove")
    assert game.why_not("runner", "play In the Groove").rule == "1.11.3"


def test_in_the_groove_gives_nothing_for_a_card_that_costs_nothing_and_ends_with_the_turn() -> None:
    game = scenario("""
        corp:
          deck: 5 any
        runner:
          credits 9
          hand: In the Groove, Free Sample, Access to Globalsec
          deck: 5 any
        turn: runner
    """)
    game.runner.plays("In the Groove")
    game.runner.installs("Free Sample")
    game.expect(runner_credits=9)
    for _ in range(2):
        game.runner.takes_credit()
    for _ in range(3):
        game.corp.takes_credit()
    game.runner.installs("Access to Globalsec")
    game.asks("runner", "action", "5.7.1f")


# Wireless Net Pavilion


@pytest.mark.rule("1.15.9:1")
def test_wireless_net_pavilion_makes_trashing_a_resource_cost_two_more() -> None:
    game = scenario("""
        corp:
          credits 4
        runner:
          tags 1
          rig: Wireless Net Pavilion, Armitage Codebusting
        turn: corp
    """)
    game.corp.trashes_resource("Armitage Codebusting")
    game.expect(corp_credits=0, runner_discard=["Armitage Codebusting"])
    poor = scenario("""
        corp:
          credits 3
        runner:
          tags 1
          rig: Wireless Net Pavilion
        turn: corp
    """)
    poor.refuses("corp", "trash-resource Wireless Net Pavilion")
    assert poor.why_not("corp", "trash Wireless Net Pavilion").rule == "1.15.1"
