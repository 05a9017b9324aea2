"""Awakening Center, which hosts ice that the Runner meets behind all other ice."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario

CENTER = """
    corp:
      credits {credits}
      deck: 9 any
      HQ: {ice}root Awakening Center [{hosted}]
    runner:
      credits 5, clicks 3
      hand: 3 any
    turn: runner
"""


def test_awakening_center_hosts_bioroid_ice_facedown_and_free() -> None:
    game = scenario("""
        corp:
          credits 0
          hand: Eli 1.0, Enigma
          HQ: ice Ice Wall; root Awakening Center
        turn: corp
    """)
    game.corp.installs("Eli 1.0", "Awakening Center")
    assert game.card("Eli 1.0").host == "Awakening Center"
    assert not game.card("Eli 1.0").rezzed
    game.expect(corp_credits=0)
    assert game.why_not("corp", "rez Eli 1.0").rule == "6.4.3"
    game.corp.chooses("install Enigma")
    game.refuses("corp", "host Awakening Center")


@pytest.mark.ruling("Awakening Center", 1)
def test_awakening_center_holds_ice_that_protects_no_server() -> None:
    """It is in the server, so that new ice there costs no more, and the Runner meets no ice on the way."""
    game = scenario("""
        corp:
          credits 0
          hand: Enigma
          HQ: root Awakening Center [(Eli 1.0)]
        turn: corp
    """)
    game.corp.installs("Enigma", "HQ")
    assert game.ice("HQ") == ["Enigma"]


def test_awakening_center_rezzes_ice_for_less_once_all_ice_is_passed_and_trashes_it_after_the_run() -> None:
    game = scenario(CENTER.format(credits=1, ice="ice Test Gentle Ice; ", hosted="(Heimdall 1.0), (Eli 1.0)"))
    game.runner.runs("HQ")
    game.go_on("react")
    game.corp.triggers("Awakening Center")
    game.corp.picks("Heimdall 1.0")
    game.expect(corp_credits=1)  # 8 less 7, and a credit from Test Gentle Ice
    assert game.card("Heimdall 1.0").rezzed
    game.go_on("action")
    game.expect(corp_discard=["Heimdall 1.0"], run=None)
    assert game.damage() == ["1 brain"]
    assert game.card("Eli 1.0").installed
    assert game.happened("run-unsuccessful") == 1


@pytest.mark.ruling("Awakening Center", 0)
def test_awakening_center_lets_the_runner_encounter_only_one_piece_of_ice_each_run() -> None:
    game = scenario(CENTER.format(credits=9, ice="", hosted="(Viktor 1.0), (Viktor 1.0)"))
    game.runner.runs("HQ")
    game.corp.triggers("Awakening Center")
    game.corp.picks("Viktor 1.0 #1")
    game.runner.breaks(1, using="Viktor 1.0 #1")
    game.runner.breaks(2, using="Viktor 1.0 #1")
    game.go_on("access-next")
    assert game.happened("encounter") == 1
    assert game.happened("run-successful") == 1


def test_awakening_center_may_leave_its_ice_alone_and_needs_the_credits() -> None:
    game = scenario(CENTER.format(credits=9, ice="", hosted="(Heimdall 1.0)"))
    game.runner.runs("HQ")
    game.corp.declines("Awakening Center")
    game.go_on("access-next")
    assert game.happened("encounter") == 0
    game = scenario(CENTER.format(credits=0, ice="", hosted="(Heimdall 1.0)"))
    game.runner.runs("HQ")
    game.asks("runner", "jack-out")
    game = scenario(CENTER.format(credits=9, ice="", hosted="(Heimdall 1.0)"))
    game.runner.runs("Archives")
    game.asks("runner", "jack-out")  # it is another server


@pytest.mark.ruling("Awakening Center", 2)
def test_awakening_center_can_take_part_in_a_swap_only_with_a_bioroid() -> None:
    """10.11.2: each card must be able to be where the other one was."""
    game = scenario("""
        corp:
          credits 9
          hand: Test Swap Operation
          HQ: ice Enigma, Eli 1.0; root Awakening Center [(Viktor 1.0)]
        turn: corp
    """)
    game.corp.plays("Test Swap Operation")
    game.corp.picks("Viktor 1.0")
    game.corp.picks("Enigma")
    assert game.card("Viktor 1.0").host == "Awakening Center"  # nothing happened
    game = scenario("""
        corp:
          credits 9
          hand: Test Swap Operation
          HQ: ice Enigma, Eli 1.0; root Awakening Center [(Viktor 1.0)]
        turn: corp
    """)
    game.corp.plays("Test Swap Operation")
    game.corp.picks("Viktor 1.0")
    game.corp.picks("Eli 1.0")
    assert game.ice("HQ") == ["Enigma", "Viktor 1.0"]
    assert game.card("Eli 1.0").host == "Awakening Center"
    game.next_turn("runner")
    game.runner.runs("HQ")
    assert not any(["Awakening Center" in answer for answer in game.go_on("action")])  # Eli 1.0 is rezzed already


def test_awakening_center_holds_ice_that_abilities_do_not_count_as_protecting_the_server() -> None:
    game = scenario("""
        corp:
          HQ: ice Border Control; root Awakening Center [(Viktor 1.0)]
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    game.expect(corp_credits=6)  # for one piece of ice


def test_awakening_center_and_its_ice_are_accessed_with_their_server() -> None:
    """Ice on it is in the server, whether that is a remote server or the root of a central one (7.1.4, 7.5.1)."""
    for server, place in (("HQ", "root "), ("Server 1", "cards ")):
        game = scenario(f"""
            corp:
              credits 0
              {server}: {place}Awakening Center [(Heimdall 1.0)]
            run: {server}
        """)
        game.runner.continues()
        game.runner.chooses("access [on Awakening Center]")
        game.go_on("action")
        assert game.happened("access") == 2
