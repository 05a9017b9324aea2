"""Spin: choices between prices, and cards that are guarded, restored or gambled with."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario

LEVERAGE = """
    corp:
      deck: 3 any
      HQ: ice Neural Katana
    runner:
      hand: Leverage, 4 any
    turn: runner
    this turn: successful run on HQ
"""


@pytest.mark.parametrize(("bought", "hand", "publicity"), [(True, 1, 2), (False, 4, 0)])
def test_leverage_prevents_all_damage_unless_the_corp_takes_bad_publicity(
    bought: bool, hand: int, publicity: int
) -> None:
    game = scenario(LEVERAGE)
    game.runner.plays("Leverage")
    game.corp.accepts() if bought else game.corp.declines()
    game.runner.runs("HQ")
    game.expect(runner_hand=hand, corp_bad_publicity=publicity)


def test_leverage_ends_when_the_runners_next_turn_begins() -> None:
    game = scenario(LEVERAGE)
    game.runner.plays("Leverage")
    game.corp.declines()
    game.next_turn("runner")
    game.runner.runs("HQ")
    game.expect(runner_hand=1)


def test_leverage_needs_a_successful_run_on_hq() -> None:
    scenario(LEVERAGE.replace("on HQ", "on R&D")).refuses("runner", "play Leverage")


def test_rex_campaign_counts_down_and_pays() -> None:
    game = scenario("corp:\n credits 1\n deck: 3 any\n Server 1: cards (Rex Campaign)\nturn: corp, at 5.6.1a")
    game.corp.rezzes("Rex Campaign")
    assert game.card("Rex Campaign").power == 3 - 1
    game = scenario("corp:\n credits 1\n deck: 3 any\n Server 1: cards Rex Campaign {power 2}\nturn: corp, at 5.6.1a")
    assert game.card("Rex Campaign").power == 1
    game.expect(corp_credits=1)
    game = scenario("corp:\n Server 1: cards Rex Campaign {power 2}, (Akitaro Watanabe)\nturn: corp, at 5.6.2a")
    game.corp.rezzes("Akitaro Watanabe")
    assert game.card("Rex Campaign").power == 2


@pytest.mark.parametrize(("choice", "credits", "publicity"), [(1, 1, 1), (2, 6, 2)])
def test_rex_campaign_is_trashed_when_empty_and_cleans_up_or_pays(choice: int, credits: int, publicity: int) -> None:
    game = scenario("""
        corp:
          credits 1, bad publicity 2
          deck: 3 any
          Server 1: cards Rex Campaign {power 1}
        turn: corp, at 5.6.1a
    """)
    game.corp.chooses(choice)
    game.expect(corp_credits=credits, corp_bad_publicity=publicity)
    assert game.corp.archives == ["Rex Campaign"]


def test_blackmail_keeps_the_corp_from_rezzing_ice_during_the_run() -> None:
    game = scenario("""
        corp:
          credits 9, bad publicity 1
          HQ: ice (Enigma); root (Akitaro Watanabe)
        runner:
          credits 1
          hand: Blackmail
        turn: runner
    """)
    game.runner.plays("Blackmail")
    game.runner.chooses("HQ")
    game.refuses("corp", "rez Enigma")
    game.corp.rezzes("Akitaro Watanabe")
    game.pass_windows()
    game.runner.continues()
    game.expect(run=None)
    game.runner.runs("HQ")
    game.corp.rezzes("Enigma")


def test_blackmail_needs_bad_publicity() -> None:
    scenario("runner:\n hand: Blackmail\nturn: runner").refuses("runner", "play Blackmail")


RESTORING = """
    corp:
      bad publicity 3
      hand: Restoring Face
      Server 1: cards ({})
      Server 2: cards PAD Campaign
    turn: corp
"""


def test_restoring_face_trashes_a_sysop_executive_or_clone_and_removes_bad_publicity() -> None:
    game = scenario(RESTORING.format("Jackson Howard"))
    game.corp.plays("Restoring Face")
    assert game.revealed() == ["Jackson Howard"]
    game.refuses("corp", "number 3")
    game.corp.chooses(2)
    game.expect(corp_bad_publicity=1)
    assert sorted(game.corp.archives) == ["Jackson Howard", "Restoring Face"]


@pytest.mark.parametrize("title", ["Tenma Line", "Simone Diego"])
def test_restoring_face_takes_clones_and_sysops_and_may_remove_less(title: str) -> None:
    game = scenario(RESTORING.format(title))
    game.corp.plays("Restoring Face")
    game.corp.chooses(1)
    game.expect(corp_bad_publicity=2)


def test_restoring_face_needs_such_a_card() -> None:
    scenario(RESTORING.format("PAD Campaign")).refuses("corp", "play Restoring Face")


GAMBIT = """
    corp:
      deck: 3 any
      HQ: root (Akitaro Watanabe)
      Server 1: cards (Project Junebug)
      Server 2: cards PAD Campaign
    runner:
      credits 0
      hand: Queen's Gambit
    turn: runner
"""


@pytest.mark.parametrize("tokens", [0, 2, 3])
def test_queens_gambit_pays_two_credits_for_each_token(tokens: int) -> None:
    game = scenario(GAMBIT)
    game.runner.plays("Queen's Gambit")
    game.refuses("runner", "number 4")
    game.runner.chooses(tokens)
    game.expect(runner_credits=2 * tokens, runner_clicks=2)
    assert game.card("Project Junebug").advancement == tokens


def test_queens_gambit_keeps_the_runner_from_accessing_that_card_this_turn() -> None:
    game = scenario(GAMBIT)
    game.runner.plays("Queen's Gambit")
    game.runner.chooses(3)
    game.pass_windows()
    game.runner.runs("Server 1")
    game.go_on("action")
    assert game.accessed() == []
    assert game.happened("run-successful") == 1
    game.runner.runs("Server 2")
    game.go_on("action")
    assert game.accessed() == ["PAD Campaign"]
