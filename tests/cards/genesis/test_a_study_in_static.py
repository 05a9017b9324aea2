"""A Study in Static."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


def test_force_of_nature_breaks_up_to_two_code_gate_subroutines_for_two() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma
        runner:
          credits 3
          rig: Force of Nature
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Force of Nature")
    assert game.card("Force of Nature").strength == 2
    game.runner.breaks(1, 2, using="Force of Nature")
    game.expect(runner_credits=0, run="HQ", runner_clicks=3)


def test_all_nighter_turns_a_click_into_two() -> None:
    game = scenario("""
        runner:
          rig: All-nighter
        turn: runner
    """)
    game.runner.uses("All-nighter")
    game.expect(runner_clicks=5, runner_heap=["All-nighter"])


def test_inside_man_pays_for_hardware() -> None:
    game = scenario("""
        runner:
          credits 3
          hand: Plascrete Carapace, Corroder
          rig: Inside Man
        turn: runner
    """)
    game.runner.installs("Corroder")
    game.expect(runner_credits=1)
    game.runner.installs("Plascrete Carapace")
    game.expect(runner_credits=0)
    assert game.card("Inside Man").credits == 0


def test_green_level_clearance_gains_three_and_draws_a_card() -> None:
    game = scenario("""
        corp:
          credits 1
          hand: Green Level Clearance
          deck: Enigma
        turn: corp
    """)
    game.corp.plays("Green Level Clearance")
    game.expect(corp_credits=3, corp_hand=["Enigma"])


def test_hourglass_takes_three_clicks() -> None:
    game = scenario("""
        corp:
          HQ: ice Hourglass
        runner:
          clicks 3
        run: HQ, encountering ice 1
    """)
    game.expect(runner_clicks=0, run="HQ")
    assert game.happened("subroutine") == 3


def test_uroboros_forbids_runs_this_turn_and_ends_this_one() -> None:
    game = scenario("""
        corp:
          credits 0
          deck: 3 any
          HQ: ice Uroboros
        runner:
          credits 4
          rig: Magnum Opus
        run: HQ, encountering ice 1
    """)
    game.runner.chooses(3)
    game.runner.chooses(1)
    game.expect(run=None, runner_credits=0)
    game.refuses("runner", "run R&D")
    game = scenario("""
        corp:
          credits 0
          HQ: ice Uroboros
        runner:
          credits 8
        run: HQ, encountering ice 1
    """)
    game.runner.chooses(4)
    game.runner.chooses(4)
    game.expect(run="HQ")
    game.runner.jacks_out()
    game.offers("runner", "run R&D")


def test_government_contracts_give_four_credits_for_two_clicks() -> None:
    game = scenario("corp:\n score: Government Contracts\nturn: corp")
    game.corp.uses("Government Contracts")
    game.expect(corp_credits=9, corp_clicks=1)


def test_tyrant_is_advanced_while_rezzed_and_ends_the_run_once_for_each_token() -> None:
    game = scenario("""
        corp:
          HQ: ice Tyrant, (Tyrant)
        turn: corp
    """)
    game.offers("corp", "advance Tyrant [HQ ice 1]")
    game.refuses("corp", "advance Tyrant [HQ ice 2]")
    game = scenario("corp:\n HQ: ice Tyrant\nrun: HQ, encountering ice 1")
    game.expect(run="HQ")
    assert game.happened("subroutine") == 0
    game = scenario("""
        corp:
          HQ: ice Tyrant {advancement 2}
        runner:
          credits 4
          rig: Corroder
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Corroder", times=2)
    game.runner.breaks(1, using="Corroder")
    game.pass_windows()
    game.expect(run=None)


OVERSEEN = """
    corp:
      hand: Oversight AI
      HQ: ice (Wall of Thorns)
      Server 1: cards (PAD Campaign)
    turn: corp
"""


@pytest.mark.ruling("Oversight AI", 0)
def test_oversight_ai_rezzes_ice_ignoring_all_costs_and_becomes_a_counter_on_it() -> None:
    game = scenario(OVERSEEN)
    game.corp.plays("Oversight AI")  # not asked which: PAD Campaign is no ice
    assert not game.card("PAD Campaign").rezzed
    game.expect(corp_credits=4, corp_archives=[])
    assert game.card("Wall of Thorns").rezzed
    assert game.card("Oversight AI").host is not None
    assert not game.card("Oversight AI").has("condition")


@pytest.mark.parametrize(("subroutines", "trashed"), [((1, 2), True), ((2,), False)])
def test_oversight_ai_trashes_its_host_if_all_subroutines_are_broken(
    subroutines: tuple[int, ...], trashed: bool
) -> None:
    game = scenario("""
        corp:
          HQ: ice Wall of Thorns [Oversight AI]
        runner:
          credits 9
          hand: 3 any
          rig: Corroder
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Corroder", times=3)
    for n in subroutines:
        game.runner.breaks(n, using="Corroder")
    game.pass_windows()
    assert ("Wall of Thorns" in game.corp.archives) == trashed
    assert ("Oversight AI" in game.corp.archives) == trashed


@pytest.mark.ruling("Oversight AI", 1)
def test_oversight_ai_is_trashed_when_its_host_is_uninstalled() -> None:
    game = scenario("""
        corp:
          credits 1
          HQ: ice Himitsu-Bako [Oversight AI]
        turn: corp, at 5.6.2a
    """)
    game.corp.uses("Himitsu-Bako")
    game.expect(corp_hand=["Himitsu-Bako"], corp_archives=["Oversight AI"])


def test_deus_x_breaks_any_number_of_ap_subroutines_once() -> None:
    game = scenario("""
        corp:
          HQ: ice Wall of Thorns, Neural Katana
        runner:
          hand: 3 any
          rig: Deus X
        run: HQ, encountering ice 2
    """)
    game.runner.breaks(1, using="Deus X")
    game.expect(runner_hand=3, runner_heap=["Deus X"])
    game = scenario("corp:\n HQ: ice Enigma\nrunner:\n rig: Deus X\nrun: HQ, encountering ice 1")
    game.expect(run=None)


def test_deus_x_prevents_any_amount_of_net_damage() -> None:
    game = scenario("""
        corp:
          HQ: ice Neural Katana
        runner:
          hand: 3 any
          rig: Deus X
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    game.runner.uses("Deus X")
    game.runner.chooses(2)
    game.expect(runner_hand=2, runner_heap=["Deus X", "Sure Gamble"])


def test_dedicated_server_pays_for_ice() -> None:
    game = scenario("""
        corp:
          credits 2
          HQ: ice (Enigma)
          Server 1: cards Dedicated Server
          Server 2: cards (Private Contracts)
        run: HQ, approaching ice 1
    """)
    game.refuses("corp", "rez Private Contracts")
    game.corp.rezzes("Enigma")
    game.corp.chooses(2)
    game.expect(corp_credits=1)
    assert game.card("Dedicated Server").credits == 0


def test_false_lead_costs_the_runner_two_clicks_if_they_have_two() -> None:
    text = "corp:\n score: False Lead\nrunner:\n clicks {}\nturn: runner, at 5.7.1e"
    game = scenario(text.format(2))
    game.corp.uses("False Lead")
    game.expect(runner_clicks=0, corp_score=[])
    scenario(text.format(1)).asks("runner", "action", "5.7.1f")


@pytest.mark.ruling("False Lead", 0)
def test_two_copies_of_false_lead_end_the_action_phase_before_it_begins() -> None:
    game = scenario("""
        corp:
          deck: 3 any
          score: 2 False Lead
        runner:
          clicks 4
        turn: runner, at 5.7.1b
    """)
    game.corp.uses("False Lead")
    game.corp.uses("False Lead")
    game.expect(runner_clicks=0, corp_score=[])
    assert game.turn.startswith("corp")


def test_because_we_built_it_advances_ice_with_a_recurring_credit() -> None:
    game = scenario("""
        corp: Weyland Consortium: Because We Built It
          credits 1
          HQ: ice Ice Wall
          Server 1: cards (Project Atlas)
        turn: corp
    """)
    game.corp.advances("Project Atlas")
    game.expect(corp_credits=0)
    game.refuses("corp", "advance Project Atlas")
    game.corp.advances("Ice Wall")
    assert game.card("Ice Wall").advancement == 1
    assert game.card("Weyland Consortium: Because We Built It").credits == 0
