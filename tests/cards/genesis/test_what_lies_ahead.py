"""What Lies Ahead."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


def test_whizzard_pays_trash_costs_with_three_recurring_credits() -> None:
    game = scenario("""
        corp:
          Server 1: cards PAD Campaign
        runner: Whizzard: Master Gamer
          credits 1
          hand: Sure Gamble
        run: Server 1
    """)
    assert game.card("Whizzard: Master Gamer").credits == 3
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    game.runner.trashes("PAD Campaign")
    game.expect(runner_credits=0, corp_archives=["PAD Campaign"])
    assert game.card("Whizzard: Master Gamer").credits == 0
    game = scenario("""
        runner: Whizzard: Master Gamer
          credits 1
          hand: Corroder
        turn: runner
    """)
    game.refuses("runner", "install Corroder")


def test_morning_star_breaks_any_number_of_barrier_subroutines_for_one_credit() -> None:
    game = scenario("""
        corp:
          HQ: ice Wall of Thorns
        runner:
          credits 1
          hand: 3 any
          rig: Morning Star
        run: HQ, encountering ice 1
    """)
    game.runner.breaks(1, 2, using="Morning Star")
    game.expect(runner_credits=0, runner_hand=3, run="HQ")
    assert game.card("Morning Star").strength == 5


def test_morning_star_breaks_only_barriers() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma
        runner:
          rig: Morning Star
        run: HQ, encountering ice 1
    """)
    game.expect(run=None, runner_clicks=2)


def test_peacock_breaks_code_gates_for_two_and_grows_by_three_for_two() -> None:
    game = scenario("""
        corp:
          HQ: ice Viper
        runner:
          credits 6
          rig: Peacock
        run: HQ, encountering ice 1
    """)
    game.refuses("runner", "use Peacock ability 1")
    game.runner.boosts("Peacock")
    assert game.card("Peacock").strength == 5
    game.runner.breaks(1, using="Peacock")
    game.runner.breaks(2, using="Peacock")
    game.expect(runner_credits=0, run="HQ", runner_clicks=3)


def test_the_helpful_ai_gives_link_and_strengthens_an_icebreaker_for_the_turn() -> None:
    game = scenario("""
        corp:
          HQ: ice Ice Wall
        runner:
          rig: The Helpful AI, Corroder, Aurora
        turn: runner, at 5.7.1e
    """)
    assert game.runner.link == 1
    game.runner.uses("The Helpful AI")
    game.runner.picks("Corroder")
    assert game.card("Corroder").strength == 4
    assert game.card("Aurora").strength == 1
    game.expect(runner_heap=["The Helpful AI"])
    assert game.runner.link == 0
    game.runner.takes_credit()
    assert game.card("Corroder").strength == 4


def test_plascrete_carapace_prevents_meat_damage_four_times_and_is_trashed() -> None:
    game = scenario("""
        corp:
          credits 9
          hand: Scorched Earth, Scorched Earth
        runner:
          tags 1
          hand: 5 any
          rig: Plascrete Carapace {power 4}
        turn: corp
    """)
    game.corp.plays("Scorched Earth")
    for _ in range(4):
        game.runner.uses("Plascrete Carapace")
    game.expect(runner_hand=5, runner_heap=["Plascrete Carapace"])


def test_plascrete_carapace_comes_with_four_counters_and_leaves_net_damage_alone() -> None:
    game = scenario("""
        corp:
          hand: Neural EMP
        runner:
          credits 3
          hand: Plascrete Carapace, 3 any
        turn: runner
    """)
    game.runner.installs("Plascrete Carapace")
    assert game.card("Plascrete Carapace").power == 4
    game = scenario("""
        corp:
          HQ: ice Neural Katana
        runner:
          hand: 4 any
          rig: Plascrete Carapace {power 4}
        run: HQ, encountering ice 1
    """)
    game.expect(runner_hand=1)
    assert game.card("Plascrete Carapace").power == 4


def test_haas_bioroid_stronger_together_makes_bioroid_ice_stronger() -> None:
    game = scenario("""
        corp: Haas-Bioroid: Stronger Together
          HQ: ice Heimdall 1.0, Enigma
        turn: runner
    """)
    assert game.card("Heimdall 1.0").strength == 7
    assert game.card("Enigma").strength == 2


@pytest.mark.parametrize(("corp", "runner", "run"), [(1, 0, None), (1, 1, "HQ")])
def test_snowflake_ends_the_run_if_different_amounts_were_spent(corp: int, runner: int, run: str | None) -> None:
    game = scenario("""
        corp:
          HQ: ice Snowflake
        run: HQ, encountering ice 1
    """)
    game.corp.chooses(corp)
    game.runner.chooses(runner)
    game.expect(run=run, corp_credits=5 - corp, runner_credits=5 - runner)


@pytest.mark.parametrize(("spent", "tags"), [(1, 1), (2, 0)])
def test_restructured_datapool_traces_two_for_a_click(spent: int, tags: int) -> None:
    game = scenario("""
        corp:
          credits 0
          score: Restructured Datapool
        turn: corp
    """)
    game.corp.uses("Restructured Datapool")
    game.runner.chooses(spent)
    game.expect(tags=tags, corp_clicks=2)


def test_project_atlas_gets_a_counter_for_each_token_over_three() -> None:
    game = scenario("""
        corp:
          Server 1: cards (Project Atlas {advancement 5})
          deck: Hedge Fund, Enigma, 3 any
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Project Atlas")
    assert game.card("Project Atlas").agenda_counters == 2


def test_project_atlas_searches_for_any_card() -> None:
    game = scenario("""
        corp:
          score: Project Atlas {agenda 1}
          deck: Hedge Fund, Enigma, 3 any
          hand: Hunter
        turn: corp, at 5.6.2a
    """)
    game.corp.uses("Project Atlas")
    game.corp.picks("Enigma")
    game.expect(corp_hand=["Hunter", "Enigma"], corp_deck=4, corp_clicks=3)
    assert game.happened("revealed") == 1
    assert game.happened("shuffled") == 1
    assert game.card("Project Atlas").agenda_counters == 0


def test_caduceus_traces_for_credits_and_to_end_the_run() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Caduceus
        runner:
          credits 4
        run: HQ, encountering ice 1
    """)
    game.runner.chooses(2)
    game.expect(corp_credits=3)
    game.corp.chooses(0)
    game.runner.chooses(1)
    game.expect(corp_credits=3, run=None, runner_credits=1)
    game = scenario("""
        corp:
          credits 0
          HQ: ice Caduceus
        runner:
          credits 5
        run: HQ, encountering ice 1
    """)
    game.runner.chooses(3)
    game.runner.chooses(2)
    game.expect(corp_credits=0, run="HQ")


def test_draco_is_as_strong_as_what_was_paid_and_traces() -> None:
    game = scenario("""
        corp:
          credits 5
          HQ: ice (Dracō)
        runner:
          credits 1
        run: HQ, approaching ice 1
    """)
    game.corp.rezzes("Dracō")
    game.corp.chooses(3)
    game.expect(corp_credits=1)
    game.pass_windows()
    assert game.card("Dracō").strength == 3
    assert game.card("Dracō").power == 3
    game.corp.chooses(0)
    game.runner.chooses(1)
    game.expect(tags=1, run=None)


def test_draco_that_fails_its_trace_neither_tags_nor_ends_the_run() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Dracō
        runner:
          credits 2
        run: HQ, encountering ice 1
    """)
    game.runner.chooses(2)
    game.expect(tags=0, run="HQ")


def test_zu_13_key_master_breaks_code_gates_and_needs_no_memory_with_two_link() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma
        runner:
          credits 3
          rig: ZU.13 Key Master
        run: HQ, encountering ice 1
    """)
    assert game.runner.memory_used == 1
    game.runner.boosts("ZU.13 Key Master")
    game.runner.breaks(1, using="ZU.13 Key Master")
    game.runner.breaks(2, using="ZU.13 Key Master")
    game.expect(runner_credits=0, run="HQ")
    game = scenario("""
        runner:
          hand: ZU.13 Key Master
          rig: 2 Magnum Opus, 2 Access to Globalsec
        turn: runner
    """)
    game.runner.installs("ZU.13 Key Master")
    game.runner.done()
    assert game.runner.memory_used == 4
    game.expect(runner_heap=[])


@pytest.mark.parametrize(("breaker", "line"), [("Peacock", 1), ("ZU.13 Key Master", 2)])
def test_decoders_break_nothing_but_code_gates(breaker: str, line: int) -> None:
    game = scenario(f"""
        corp:
          HQ: ice Paper Wall
        runner:
          credits 5
          rig: {breaker}
        run: HQ, encountering ice 1
    """)
    game.refuses("runner", f"use {breaker} ability {line}")
