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


def test_snowball_grows_with_every_subroutine_for_the_rest_of_the_run() -> None:
    game = scenario("""
        corp:
          HQ: ice Bastion, Eli 1.0
        runner:
          credits 9
          rig: Snowball
        run: HQ, encountering ice 2
    """)
    game.runner.boosts("Snowball", times=3)
    assert game.card("Snowball").strength == 4
    game.runner.breaks(1, using="Snowball")
    game.runner.breaks(2, using="Snowball")
    assert game.card("Snowball").strength == 6
    game.pass_windows()
    game.runner.continues()
    assert game.card("Snowball").strength == 3  # what was paid for lasted for the encounter
    game.runner.boosts("Snowball")
    game.runner.breaks(1, using="Snowball")
    game.pass_windows()
    game.runner.continues()
    game.expect(run=None, runner_credits=2)
    assert game.card("Snowball").strength == 1


def test_snowball_does_not_grow_by_what_others_break() -> None:
    game = scenario(
        "corp:\n HQ: ice Ice Wall\nrunner:\n credits 9\n rig: Snowball, Corroder\nrun: HQ, encountering ice 1"
    )
    game.runner.breaks(1, using="Corroder")
    assert game.card("Snowball").strength == 1
    game = scenario("corp:\n HQ: ice Quandary\nrunner:\n credits 9\n rig: Snowball\nrun: HQ, encountering ice 1")
    game.refuses("runner", "use Snowball ability 1")


def test_replicating_perfection_forbids_remote_servers_until_a_central_server_was_run() -> None:
    game = scenario("""
        corp: Jinteki: Replicating Perfection
          Server 1: cards PAD Campaign
          deck: 3 any
        turn: runner
    """)
    game.refuses("runner", "run Server 1")
    game.runner.runs("Archives")
    game.runner.jacks_out()
    game.runner.runs("Server 1")
    game.runner.jacks_out()
    game.next_turn("runner")
    game.refuses("runner", "run Server 1")


def test_net_police_has_a_credit_for_each_link_of_the_runner_to_spend_in_traces() -> None:
    game = scenario("""
        corp:
          credits 2
          hand: Hellion Alpha Test
          deck: 3 any
          Server 1: cards (Net Police)
          Server 2: cards (Jackson Howard)
          Server 3: cards (PAD Campaign)
        runner:
          credits 0
          rig: 2 Access to Globalsec, Wyldside
        turn: corp, at 5.6.2a
        last turn: installed Wyldside
    """)
    game.corp.rezzes("Net Police")
    assert game.card("Net Police").credits == 2
    game.refuses("corp", "rez PAD Campaign")
    game.corp.passes()
    game.corp.plays("Hellion Alpha Test")
    game.corp.chooses(2)
    assert game.card("Net Police").credits == 0
    game.corp.picks("Wyldside")
    game.expect(corp_credits=0, runner_deck=["Wyldside"])


def test_pheromones_pays_during_runs_on_hq_what_was_grown_there() -> None:
    game = scenario("""
        corp:
          HQ: ice Ice Wall
        runner:
          credits 0
          deck: 3 any
          rig: Pheromones {virus 2}, Corroder
        turn: runner
    """)
    assert game.card("Pheromones").credits == 2
    game.runner.runs("HQ")
    game.runner.breaks(1, using="Corroder")
    assert game.card("Pheromones").credits == 1
    game.pass_windows()
    game.runner.continues()
    assert game.card("Pheromones").virus == 3
    assert game.card("Pheromones").credits == 1


def test_pheromones_pays_nothing_elsewhere() -> None:
    game = scenario("""
        corp:
          R&D: ice Ice Wall
          deck: 2 any
        runner:
          credits 0
          hand: Corroder
          rig: Pheromones {virus 2}, Corroder
        turn: runner
    """)
    game.refuses("runner", "install Corroder")
    game.runner.runs("R&D")
    game.expect(run=None)
    game.runner.runs("Archives")
    game.runner.continues()
    assert game.card("Pheromones").virus == 2


def test_kati_jones_fills_up_or_pays_out_once_per_turn() -> None:
    game = scenario("runner:\n credits 0\n deck: 3 any\n rig: Kati Jones {credit 3}\nturn: runner")
    game.runner.uses("Kati Jones", ability=2)
    assert game.card("Kati Jones").credits == 6
    game.refuses("runner", "use Kati Jones ability 2")
    game.refuses("runner", "use Kati Jones ability 3")
    game = scenario("runner:\n credits 0\n deck: 3 any\n rig: Kati Jones {credit 3}\nturn: runner")
    game.runner.uses("Kati Jones", ability=3)
    game.expect(runner_credits=3, runner_clicks=3)
    assert game.card("Kati Jones").credits == 0
    game.refuses("runner", "use Kati Jones ability 2")


def test_kati_jones_can_be_used_again_next_turn() -> None:
    game = scenario("corp:\n deck: 3 any\nrunner:\n credits 0\n deck: 3 any\n rig: Kati Jones\nturn: runner")
    game.runner.uses("Kati Jones")
    game.next_turn("runner")
    game.runner.uses("Kati Jones", ability=3)
    game.expect(runner_credits=3)


def test_using_one_kati_jones_leaves_another_card_usable() -> None:
    game = scenario("runner:\n rig: Kati Jones, Tri-maf Contact\nturn: runner")
    game.runner.uses("Kati Jones")
    game.runner.uses("Tri-maf Contact")
    game.expect(runner_credits=7)
