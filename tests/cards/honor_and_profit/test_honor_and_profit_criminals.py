"""Honor and Profit: the Criminals, their breakers and their contacts."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


def test_diversified_portfolio_counts_remote_servers_with_a_card_in_them() -> None:
    game = scenario("""
        corp:
          credits 1
          hand: Diversified Portfolio
          HQ: root (Akitaro Watanabe)
          Server 1: cards PAD Campaign
          Server 2: cards (Project Junebug), (Akitaro Watanabe)
          Server 3: ice Enigma
        turn: corp
    """)
    game.corp.plays("Diversified Portfolio")
    game.expect(corp_credits=2)


@pytest.mark.parametrize(
    ("corp", "runner", "credits"),
    [
        ("score: Braintrust", "", 2),
        ("score: Braintrust", "score: Braintrust", 0),
        ("", "score: Braintrust", 0),
    ],
)
def test_iain_stirling_is_paid_while_he_is_behind(corp: str, runner: str, credits: int) -> None:
    game = scenario(f"""
        corp:
          {corp or "credits 5"}
        runner: Iain Stirling: Retired Spook
          credits 0
          {runner or "tags 0"}
        turn: runner, at 5.7.1a
    """)
    game.expect(runner_credits=credits)


@pytest.mark.ruling("Iain Stirling: Retired Spook", 0)
def test_iain_stirling_is_behind_with_points_below_zero() -> None:
    game = scenario("""
        runner: Iain Stirling: Retired Spook
          credits 0
          score: Shi.Kyū {points -1}
        turn: runner, at 5.7.1a
    """)
    game.expect(runner_credits=2)


def test_feint_bypasses_two_pieces_of_ice_and_accesses_nothing() -> None:
    game = scenario("""
        corp:
          hand: Braintrust
          HQ: ice Enigma, Wall of Static
        runner:
          credits 2
          hand: Feint
        turn: runner
    """)
    game.runner.plays("Feint")
    game.go_on("action")
    assert game.bypassed() == ["Wall of Static", "Enigma"]
    assert game.accessed() == []
    assert game.happened("run-successful") == 1


def test_feint_does_not_bypass_a_third_piece_of_ice() -> None:
    game = scenario("""
        corp:
          HQ: ice Ice Wall, Enigma, Wall of Static
        runner:
          credits 2
          hand: Feint
        turn: runner
    """)
    game.runner.plays("Feint")
    game.go_on("action")
    assert game.bypassed() == ["Wall of Static", "Enigma"]
    assert game.happened("run-successful") == 0


WEAPON = """
    corp:
      HQ: ice Ichi 1.0; root Simone Diego
      Server 1: cards {}
      Server 2: cards PAD Campaign
    runner:
      rig: Unregistered S&W '35
    turn: runner
    this turn: successful run on {}
"""


@pytest.mark.parametrize("title", ["Jackson Howard", "Tenma Line", "Simone Diego", "Alix T4LB07"])
def test_unregistered_sw_trashes_somebody_in_a_server(title: str) -> None:
    game = scenario(WEAPON.format(title, "HQ").replace("; root Simone Diego", ""))
    game.runner.uses("Unregistered S&W '35")
    assert game.corp.archives == [title]
    game.expect(runner_clicks=2)


def test_unregistered_sw_leaves_ice_roots_and_unrezzed_cards_alone() -> None:
    game = scenario(WEAPON.format("(Jackson Howard)", "HQ"))
    game.refuses("runner", "use Unregistered S&W '35")


def test_unregistered_sw_needs_a_successful_run_on_hq() -> None:
    game = scenario(WEAPON.format("Jackson Howard", "R&D"))
    game.refuses("runner", "use Unregistered S&W '35")


def test_window_draws_from_the_bottom_of_the_stack() -> None:
    game = scenario("runner:\n deck: Diesel, Modded, Mimic\n rig: Window\nturn: runner")
    game.runner.uses("Window")
    game.expect(runner_hand=["Mimic"], runner_deck=["Diesel", "Modded"], runner_clicks=3)
    assert game.happened("drew") == 1


CENTRAL = """
    corp:
      R&D: ice {0}
      Server 1: ice {0}; cards PAD Campaign
      deck: 2 any
    runner:
      credits 9
      rig: {1}
    run: {2}, encountering ice 1
"""


@pytest.mark.parametrize(
    ("breaker", "ice", "boost", "cost"),
    [("Alias", "Guard", 3, 3), ("Breach", "Wall of Static", 4, 4), ("Passport", "Enigma", 2, 3)],
)
def test_breakers_that_work_only_on_central_servers(breaker: str, ice: str, boost: int, cost: int) -> None:
    game = scenario(CENTRAL.format(ice, breaker, "R&D"))
    before = game.card(breaker).strength
    game.runner.boosts(breaker)
    assert game.card(breaker).strength == before + boost
    last = 2 if ice == "Enigma" else 1
    game.runner.breaks(last, using=breaker)
    game.expect(runner_credits=9 - cost)
    game = scenario(CENTRAL.format(ice, breaker, "Server 1"))
    game.expect(run=None, runner_credits=9)


@pytest.mark.parametrize("breaker", ["Alias", "Breach", "Passport"])
def test_breakers_for_central_servers_break_one_kind_of_ice(breaker: str) -> None:
    other = "Ice Wall" if breaker != "Breach" else "Quandary"
    game = scenario(CENTRAL.format(other, breaker, "R&D"))
    game.refuses("runner", f"use {breaker} ability 1")


def test_breach_breaks_up_to_three_subroutines_at_once() -> None:
    game = scenario("corp:\n HQ: ice Hive\nrunner:\n credits 6\n rig: Breach\nrun: HQ, encountering ice 1")
    game.runner.boosts("Breach")
    game.runner.uses("Breach", ability=1)
    for n in (1, 2, 3):
        game.runner.chooses(f"break Hive [HQ ice 1] subroutine {n}")
    game.asks("runner", "window")
    game.expect(runner_credits=2)
    game.runner.uses("Breach", ability=1)
    game.runner.chooses("break Hive [HQ ice 1] subroutine 5")
    game.offers("runner", "done")


def test_grappling_hook_leaves_one_subroutine() -> None:
    game = scenario("""
        corp:
          HQ: ice Heimdall 1.0
        runner:
          hand: 3 any
          clicks 1
          rig: Grappling Hook
        run: HQ, encountering ice 1
    """)
    game.runner.uses("Grappling Hook")
    game.runner.chooses("break Heimdall 1.0 [HQ ice 1] subroutine 2")
    game.runner.chooses("break Heimdall 1.0 [HQ ice 1] subroutine 3")
    game.runner.passes()
    game.expect(brain_damage=1, run="HQ")
    assert "Grappling Hook" in game.runner.heap


def test_grappling_hook_is_useless_against_a_single_subroutine() -> None:
    game = scenario("corp:\n HQ: ice Ice Wall\nrunner:\n rig: Grappling Hook\nrun: HQ, encountering ice 1")
    game.expect(run=None)
    assert game.card("Grappling Hook").installed


def test_theophilius_bagbiter_takes_everything_and_sets_the_hand_size() -> None:
    game = scenario("runner:\n credits 9\n brain damage 1\n hand: Theophilius Bagbiter\nturn: runner")
    game.runner.installs("Theophilius Bagbiter")
    game.expect(runner_credits=0)
    assert game.runner.hand_size == -1
    game = scenario("runner:\n credits 9, brain damage 1\n rig: Theophilius Bagbiter\nturn: runner")
    assert game.runner.hand_size == 8
    assert game.corp.hand_size == 5


def test_tri_maf_contact_pays_once_per_turn() -> None:
    game = scenario("runner:\n credits 0\n rig: Tri-maf Contact\nturn: runner")
    game.runner.uses("Tri-maf Contact")
    game.expect(runner_credits=2, runner_clicks=3)
    game.refuses("runner", "use Tri-maf Contact")


def test_tri_maf_contact_takes_revenge_when_it_is_trashed() -> None:
    game = scenario("corp:\n credits 2\nrunner:\n tags 1\n hand: 5 any\n rig: Tri-maf Contact, Wyldside\nturn: corp")
    game.corp.trashes_resource("Wyldside")
    game.expect(runner_hand=5)
    game = scenario("corp:\n credits 2\nrunner:\n tags 1\n hand: 5 any\n rig: Tri-maf Contact\nturn: corp")
    game.corp.trashes_resource("Tri-maf Contact")
    game.expect(runner_hand=2)
    assert game.damage() == ["3 meat"]


ORACLE = "runner:\n credits 0\n deck: Corroder, Diesel\n rig: Oracle May\nturn: runner"


def test_oracle_may_draws_and_pays_for_a_right_guess() -> None:
    game = scenario(ORACLE)
    game.runner.uses("Oracle May")
    game.runner.chooses("choose program")
    assert game.revealed() == ["Corroder"]
    game.expect(runner_hand=["Corroder"], runner_credits=2, runner_clicks=3)
    game.refuses("runner", "use Oracle May")


def test_oracle_may_trashes_the_card_after_a_wrong_guess() -> None:
    game = scenario(ORACLE)
    game.runner.uses("Oracle May")
    game.runner.chooses("choose event")
    game.expect(runner_hand=[], runner_credits=0)
    assert game.runner.heap == ["Corroder"]
