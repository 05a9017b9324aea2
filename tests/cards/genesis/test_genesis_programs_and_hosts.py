"""Genesis: programs, consoles and upgrades that look back at runs and counters."""

from __future__ import annotations

from netrunner.testing import scenario


def test_doppelganger_offers_another_run_once_per_turn_when_a_successful_run_ends() -> None:
    game = scenario("runner:\n rig: Doppelgänger\nturn: runner")
    assert game.runner.memory_limit == 5
    game.runner.runs("Archives")
    game.runner.jacks_out()
    game.asks("runner", "action")
    game.runner.runs("Archives")
    game.runner.continues()
    game.runner.triggers("Doppelgänger")
    game.runner.chooses("HQ")
    game.runner.continues()
    game.expect(run=None, runner_clicks=2)
    assert game.servers_of("run-successful") == ["Archives", "HQ"]


def test_doppelganger_may_be_declined() -> None:
    game = scenario("runner:\n rig: Doppelgänger\nturn: runner")
    game.runner.runs("Archives")
    game.runner.continues()
    game.runner.declines("Doppelgänger")
    game.expect(run=None, runner_clicks=3)


def test_simone_diego_pays_to_advance_cards_in_and_protecting_her_server() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice (Ice Wall)
          Server 1: ice (Ice Wall); cards Simone Diego, (Project Atlas)
        turn: corp
    """)
    assert game.card("Simone Diego").credits == 2
    game.refuses("corp", "advance HQ ice 1")
    game.corp.advances("Server 1 ice 1")
    game.corp.advances("Project Atlas")
    assert game.card("Simone Diego").credits == 0
    assert game.card("Project Atlas").advancement == 1
    game.refuses("corp", "advance Project Atlas")
    game = scenario("""
        corp:
          credits 0
          Server 1: cards Simone Diego, (PAD Campaign)
          Server 2: cards (Jackson Howard)
        turn: corp, at 5.6.2a
    """)
    game.refuses("corp", "rez PAD Campaign")


def test_darwin_breaks_any_ice_up_to_its_virus_counters() -> None:
    board = "corp:\n HQ: ice Enigma\nrunner:\n credits 4\n rig: Darwin {{virus {}}}\nrun: HQ, encountering ice 1"
    game = scenario(board.format(2))
    assert game.card("Darwin").strength == 2
    game.runner.breaks(2, using="Darwin")
    game.expect(runner_credits=2)
    game = scenario(board.format(1))
    game.refuses("runner", "use Darwin ability 1")


def test_darwin_grows_for_a_credit_when_the_turn_begins() -> None:
    game = scenario("runner:\n credits 1\n rig: Darwin\nturn: runner, at 5.7.1a")
    game.runner.triggers("Darwin")
    game.expect(runner_credits=0)
    assert game.card("Darwin").virus == 1
    game = scenario("runner:\n credits 0\n rig: Darwin\nturn: runner, at 5.7.1a")
    assert game.card("Darwin").virus == 0
