"""Cards that have, use or trigger the abilities of others: Baba Yaga, Deep Red, Gene Conditioning Shoppe."""

from __future__ import annotations

import pytest

from netrunner import Game
from netrunner.testing import define, play, scenario

# -- Baba Yaga ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.1.3b")
def test_baba_yaga_breaks_with_the_abilities_of_the_icebreakers_on_it() -> None:
    """Its own strength counts, and what raises strength raises its own."""
    game = scenario("""
        corp:
          HQ: ice Ice Wall
        runner:
          credits 5
          rig: Baba Yaga [Corroder, Mimic]
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Baba Yaga")
    assert game.card("Baba Yaga").strength == 1
    assert game.card("Corroder").strength == 2
    game.runner.breaks(1, using="Baba Yaga")
    game.pass_windows()
    game.expect(runner_credits=3)
    assert game.happened("run-unsuccessful") == 0


def test_baba_yaga_needs_the_strength_of_the_ice_itself() -> None:
    game = scenario("""
        corp:
          HQ: ice Ice Wall
        runner:
          credits 5
          rig: Baba Yaga [Corroder]
        run: HQ, encountering ice 1
    """)
    assert len([o for o in game.options("runner") if "Baba Yaga" in o]) == 1  # it can only be boosted
    game.runner.boosts("Baba Yaga")
    assert len([o for o in game.options("runner") if "Baba Yaga" in o]) == 2


def test_baba_yaga_hosts_icebreakers_but_no_ai_and_no_other_programs() -> None:
    game = scenario("""
        runner:
          credits 20
          hand: Corroder, Crypsis, Datasucker
          rig: Baba Yaga
        turn: runner
    """)
    game.runner.installs("Corroder", "Baba Yaga")
    assert game.card("Corroder").host == "Baba Yaga"
    game.runner.installs("Crypsis", trashing=[])
    game.runner.chooses("install Datasucker")
    game.refuses("runner", "host Baba Yaga")
    game.go_on("action")
    assert game.card("Crypsis").host is None
    assert game.card("Datasucker").host is None


def test_baba_yaga_has_no_abilities_of_programs_that_are_not_on_it() -> None:
    game = scenario("""
        corp:
          HQ: ice Ice Wall
        runner:
          credits 5
          rig: Baba Yaga, Corroder
        run: HQ, encountering ice 1
    """)
    assert not [o for o in game.options("runner") if "Baba Yaga" in o]


def test_baba_yaga_keeps_its_abilities_in_a_saved_game() -> None:
    game = scenario("""
        corp:
          HQ: ice Ice Wall
        runner:
          credits 9
          rig: Baba Yaga [Corroder]
        run: HQ, encountering ice 1
    """)
    again = play(Game.from_json(game.game.to_json()))
    assert again.options("runner") == game.options("runner")


@pytest.mark.ruling("Dedicated Processor", 0)
def test_baba_yaga_gains_what_dedicated_processor_gives_to_an_icebreaker_on_it() -> None:
    game = scenario("""
        corp:
          HQ: ice Ice Wall
        runner:
          credits 9
          rig: Baba Yaga [Femme Fatale [Dedicated Processor]]
        run: HQ, encountering ice 1
    """)
    game.take("use Baba Yaga granted ability 2")  # the first one is Femme Fatale's own
    assert game.card("Baba Yaga").strength == 4


@pytest.mark.rule("10.12.2:1")
def test_baba_yaga_has_no_ability_that_names_its_own_card() -> None:
    """Study Guide places power counters on Study Guide: on another card that means nothing."""
    game = scenario("""
        corp:
          HQ: ice Enigma
        runner:
          credits 9
          rig: Baba Yaga [Study Guide]
        run: HQ, encountering ice 1
    """)
    assert [o for o in game.options("runner") if "Study Guide" in o]
    assert not [o for o in game.options("runner") if "Baba Yaga" in o]


# -- Deep Red -------------------------------------------------------------------------------------------------------


def test_deep_red_holds_three_memory_for_caissa_programs_only() -> None:
    define("Queen", "runner", "program", cost=0, memory=2, subtypes="caïssa")
    game = scenario("runner:\n rig: Deep Red, 2 Queen, Crypsis\nturn: runner")
    assert game.runner.memory_limit == 4
    assert game.runner.memory_used == 2  # for Crypsis and half of a Queen; the rest is in Deep Red
    game = scenario("runner:\n rig: Deep Red, Queen, 2 Crypsis\nturn: runner")
    assert game.runner.memory_used == 2
    game = scenario("""
        runner:
          credits 20
          hand: Corroder, Pawn
          rig: Deep Red, 4 Datasucker
        turn: runner
    """)
    game.runner.installs("Pawn", trashing=[])
    game.runner.installs("Corroder", trashing=["Datasucker #2"])
    game.expect(runner_discard=["Datasucker"])


def test_deep_red_lets_an_installed_caissa_use_its_click_ability_without_a_click() -> None:
    game = scenario("""
        corp:
          HQ: ice Ice Wall
        runner:
          credits 5
          hand: Pawn
          rig: Deep Red
        turn: runner
    """)
    game.runner.installs("Pawn")
    game.runner.triggers("Deep Red")
    assert game.card("Pawn").host == "Ice Wall"
    game.expect(runner_clicks=3)


def test_deep_red_may_leave_the_caissa_where_it_is_and_says_nothing_of_other_programs() -> None:
    game = scenario("""
        corp:
          HQ: ice Ice Wall
        runner:
          credits 9
          hand: Pawn, Corroder
          rig: Deep Red
        turn: runner
    """)
    game.runner.installs("Pawn")
    game.runner.declines("Deep Red")
    assert game.card("Pawn").host is None
    game.runner.installs("Corroder", trashing=[])
    game.asks("runner", "action")


# -- Gene Conditioning Shoppe ---------------------------------------------------------------------------------------


def test_gene_conditioning_shoppe_lets_genetics_trigger_the_second_time_each_turn() -> None:
    game = scenario("""
        runner:
          credits 0
          deck: 9 any
          rig: Gene Conditioning Shoppe, Symmetrical Visage
        turn: runner
    """)
    for credits in (1, 2, 2):
        game.runner.draws()
        game.expect(runner_credits=credits)


def test_gene_conditioning_shoppe_works_from_the_moment_it_is_installed() -> None:
    game = scenario("""
        runner:
          credits 2
          hand: Gene Conditioning Shoppe
          deck: 9 any
          rig: Symmetrical Visage
        turn: runner
    """)
    game.runner.draws()
    game.runner.installs("Gene Conditioning Shoppe")
    game.runner.draws()
    game.expect(runner_credits=2)
    game.runner.draws()
    game.expect(runner_credits=2)


def test_gene_conditioning_shoppe_lets_synthetic_blood_draw_twice() -> None:
    game = scenario("""
        corp:
          hand: 3 Neural EMP
          credits 9
        runner:
          hand: 5 Diesel
          deck: 9 Modded
          rig: Gene Conditioning Shoppe, Synthetic Blood
        turn: corp
        last turn: run on HQ
    """)
    for drawn in (1, 2, 2):
        game.corp.plays("Neural EMP")
        assert game.happened("drew") == drawn


def test_gene_conditioning_shoppe_says_nothing_of_cards_that_are_not_genetics() -> None:
    game = scenario("""
        corp:
          deck: 9 any
        runner: Laramy Fisk: Savvy Investor
          rig: Gene Conditioning Shoppe
        turn: runner
    """)
    game.runner.runs("Archives")
    game.runner.continues()
    game.runner.triggers("Laramy Fisk: Savvy Investor")
    game.runner.runs("Archives")
    game.runner.continues()
    game.asks("runner", "action")
