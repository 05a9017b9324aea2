"""The Lunar cycle: cards about costs, rezzing and counters."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario

THREAT = """
    corp:
      credits 9
      deck: 3 any
      HQ: ice (Enigma), (Ice Wall)
      R&D: ice (Hunter)
    runner:
      credits 2
      hand: Cyber Threat
    turn: runner
"""


def test_cyber_threat_lets_the_corp_rez_ice_instead_of_a_run() -> None:
    game = scenario(THREAT)
    game.runner.plays("Cyber Threat")
    game.runner.chooses("HQ")
    game.corp.accepts()
    game.refuses("corp", "pick Hunter")
    game.corp.picks("Enigma")
    game.expect(run=None, corp_credits=6)
    assert game.card("Enigma").rezzed
    scenario(THREAT.replace("credits 2", "credits 2\n      clicks 3")).refuses("runner", "play Cyber Threat")


def test_cyber_threat_runs_past_unrezzed_ice() -> None:
    game = scenario(THREAT)
    game.runner.plays("Cyber Threat")
    game.runner.chooses("HQ")
    game.corp.declines()
    game.asks("runner", "jack-out", "6.9.2d")
    game.go_on("6.9.5c")
    game.expect(run="HQ")
    assert not game.card("Enigma").rezzed and not game.card("Ice Wall").rezzed


def test_eden_fragment_makes_the_first_ice_of_a_turn_free() -> None:
    game = scenario("""
        corp:
          credits 5
          score: Eden Fragment
          hand: 2 Enigma
          HQ: ice Ice Wall, Ice Wall
        turn: corp
    """)
    game.corp.installs("Enigma", "HQ")
    game.corp.done()
    game.expect(corp_credits=5)
    game.corp.installs("Enigma", "HQ")
    game.corp.done()
    game.expect(corp_credits=2)


def test_blackat_does_more_with_stealth_credits() -> None:
    board = """
        corp:
          HQ: ice Spiderweb
        runner:
          credits 9
          rig: BlacKat, Cloak
        run: HQ, encountering ice 1
    """
    game = scenario(board)
    game.runner.boosts("BlacKat", paying=[1])
    assert game.card("BlacKat").strength == 5
    game = scenario(board)
    game.runner.boosts("BlacKat", paying=[0])
    assert game.card("BlacKat").strength == 4
    game.runner.breaks(1, 2, 3, using="BlacKat", paying=[1])
    game.expect(run="HQ", runner_credits=7)
    game = scenario(board)
    game.runner.breaks(2, using="BlacKat", paying=[0])
    game.asks("runner", "window", "6.9.3b")
    game.runner.breaks(1, 3, using="BlacKat", paying=[1])
    game.expect(run="HQ", runner_credits=8)
    assert "use BlacKat ability 1" not in scenario(board.replace("Spiderweb", "Quandary")).options("runner")


def test_shell_corporation_is_used_once_each_turn() -> None:
    game = scenario(
        "corp:\n credits 0\n deck: 9 any\n Server 1: cards Shell Corporation\nrunner:\n deck: 9 any\nturn: corp"
    )
    game.corp.uses("Shell Corporation", ability=2)
    assert game.card("Shell Corporation").credits == 3
    game.refuses("corp", "use Shell Corporation")
    game.next_turn("corp")
    game.corp.uses("Shell Corporation", ability=3)
    game.expect(corp_credits=3)
    assert game.card("Shell Corporation").credits == 0
    game.refuses("corp", "use Shell Corporation")


def test_utopia_shard_comes_from_the_grip_and_costs_the_corp_two_cards() -> None:
    board = "corp:\n hand: 3 Hedge Fund\nrunner:\n credits 0\n hand: Utopia Shard\nrun: HQ, approaching server"
    game = scenario(board)
    game.runner.continues()
    game.runner.triggers("Utopia Shard")
    assert game.card("Utopia Shard").installed and game.accessed() == []
    game = scenario(board)
    game.runner.continues()
    game.runner.declines("Utopia Shard")
    assert len(game.accessed()) == 1
    game = scenario(board.replace("run: HQ", "run: Archives"))
    game.runner.continues()
    game.expect(runner_hand=["Utopia Shard"], run=None)
    game = scenario("corp:\n hand: 3 Hedge Fund\nrunner:\n rig: Utopia Shard\nturn: runner, at 5.7.1e")
    game.runner.uses("Utopia Shard")
    game.expect(corp_hand=1, corp_archives=2, runner_heap=["Utopia Shard"])
    assert game.happened("discarded") and game.happened("trashed") == 1


@pytest.mark.ruling("Utopia Shard", 0)
@pytest.mark.ruling("Steve Cambridge: Master Grifter", 1)
def test_utopia_shard_must_be_in_the_grip_before_the_run_is_successful() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
        runner: Steve Cambridge: Master Grifter
          heap: Utopia Shard, Diesel
        run: HQ, approaching server
    """)
    game.runner.continues()
    game.runner.triggers("Steve Cambridge: Master Grifter")
    game.runner.picks("Utopia Shard")
    game.corp.picks("Diesel")
    game.expect(runner_hand=["Utopia Shard"], run=None)
    assert game.accessed() == ["Hedge Fund"]


def test_it_department_stores_counters_for_strength() -> None:
    game = scenario(
        "corp:\n HQ: ice Enigma, (Ice Wall)\n R&D: ice Hunter\n Server 1: cards IT Department\n"
        "runner:\n deck: 9 any\nturn: corp"
    )
    game.corp.uses("IT Department")
    assert game.card("IT Department").power == 1
    game.corp.passes()
    game.corp.uses("IT Department")
    game.corp.uses("IT Department")
    game.refuses("corp", "pick Ice Wall")
    game.corp.picks("Enigma")
    assert game.card("Enigma").strength == 4 and game.card("Hunter").strength == 4


@pytest.mark.ruling("IT Department", 0)
@pytest.mark.ruling("IT Department", 1)
def test_it_department_goes_on_counting() -> None:
    game = scenario("""
        corp:
          deck: 9 any
          HQ: ice Enigma
          Server 1: cards IT Department {power 5}
        runner:
          credits 9
        turn: corp, at 5.6.2a
    """)
    for strength in (7, 10, 11):
        game.corp.uses("IT Department")
        assert game.card("Enigma").strength == strength
    game.corp.passes()
    game.corp.uses("IT Department")
    assert game.card("Enigma").strength == 14
    game.corp.passes()
    game.next_turn("runner")
    assert game.card("Enigma").strength == 2
    game = scenario("""
        corp:
          HQ: ice Enigma
          Server 1: cards IT Department {power 3}
        runner:
          credits 9
        run: Server 1, approaching server
    """)
    game.corp.uses("IT Department")
    assert game.card("Enigma").strength == 5
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    game.runner.trashes("IT Department")
    assert game.card("Enigma").strength == 3


def test_bribery_makes_the_first_unrezzed_ice_dear() -> None:
    board = """
        corp:
          credits 3
          HQ: ice (Enigma), (Ice Wall), Pop-up Window
        runner:
          credits 5
          hand: Bribery
        turn: runner
    """
    game = scenario(board)
    game.runner.plays("Bribery", x=3)
    game.runner.chooses("HQ")
    game.runner.accepts()
    game.runner.continues()
    game.corp.rezzes("Ice Wall")
    game.expect(corp_credits=0)
    game = scenario(board.replace("credits 3", "credits 2"))
    game.runner.plays("Bribery", x=3)
    game.runner.chooses("HQ")
    game.runner.accepts()
    game.runner.continues()
    game.runner.continues()
    game.corp.rezzes("Enigma")
    game.expect(corp_credits=0)
