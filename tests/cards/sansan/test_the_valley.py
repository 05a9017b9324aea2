"""The cards of The Valley."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


def test_paige_piper_finds_copies_of_the_first_card_installed_each_turn() -> None:
    game = scenario("""
        runner:
          credits 9
          hand: Akamatsu Mem Chip, Corroder
          deck: Akamatsu Mem Chip, Corroder, Akamatsu Mem Chip, Diesel
          rig: Paige Piper
        turn: runner
    """)
    game.runner.installs("Akamatsu Mem Chip")
    game.runner.triggers("Paige Piper")
    assert sorted(game.options("runner")) == ["done", "pick Akamatsu Mem Chip"]
    game.runner.picks("Akamatsu Mem Chip", "Akamatsu Mem Chip")
    game.expect(runner_heap=["Akamatsu Mem Chip", "Akamatsu Mem Chip"])
    assert sorted(game.runner.deck) == ["Corroder", "Diesel"]
    assert game.happened("shuffled") == 1
    game.runner.installs("Corroder")  # the second one
    game.asks("runner", "action", "5.7.1f")
    assert game.happened("searched") == 1
    game = scenario("""
        corp:
          hand: Hedge Fund, Enigma
        runner:
          deck: Diesel
          rig: Paige Piper
        turn: corp
    """)
    game.corp.installs("Enigma", "HQ")
    game.asks("corp", "action", "5.6.2b")


def test_paige_piper_sees_herself_installed_and_may_be_declined() -> None:
    game = scenario("""
        runner:
          hand: Paige Piper
          deck: Paige Piper, Diesel
        turn: runner
    """)
    game.runner.installs("Paige Piper")
    game.runner.triggers("Paige Piper")
    game.runner.picks("Paige Piper")
    game.expect(runner_heap=["Paige Piper"], runner_deck=["Diesel"])
    game = scenario("""
        runner:
          hand: Paige Piper
          deck: Paige Piper, Diesel
        turn: runner
    """)
    game.runner.installs("Paige Piper")
    game.runner.passes()
    game.expect(runner_heap=[])


def test_paige_piper_finds_no_copies_of_a_facedown_card() -> None:
    game = scenario("""
        runner: Apex: Invasive Predator
          hand: Corroder
          deck: Corroder, Diesel
          rig: Paige Piper
        turn: runner, at 5.7.1a
    """)
    game.runner.triggers("Apex: Invasive Predator")
    game.runner.triggers("Paige Piper")
    game.expect(runner_heap=[])
    assert sorted(game.runner.deck) == ["Corroder", "Diesel"]


def test_synthetic_blood_draws_a_card_for_the_first_damage_each_turn() -> None:
    game = scenario("""
        corp:
          credits 9
          hand: Test Net Damage, Test Meat Damage
        runner:
          hand: 5 any
          deck: Diesel, Modded
          rig: Synthetic Blood
        turn: corp
    """)
    game.corp.plays("Test Net Damage", x=2)
    game.expect(runner_deck=["Modded"])
    game.corp.plays("Test Meat Damage", x=1)
    game.expect(runner_deck=["Modded"])


def test_symmetrical_visage_gains_a_credit_for_the_first_click_spent_to_draw() -> None:
    game = scenario("""
        runner:
          credits 0
          hand: Diesel
          deck: 9 any
          rig: Symmetrical Visage
        turn: runner
    """)
    game.runner.plays("Diesel")
    game.expect(runner_credits=0)
    game.runner.draws()
    game.expect(runner_credits=1)
    game.runner.draws()
    game.expect(runner_credits=1)


@pytest.mark.parametrize(("clicks", "credits"), [(3, 1), (0, 0)])
def test_brain_taping_warehouse_makes_bioroids_cheaper_for_each_click_of_the_runner(clicks: int, credits: int) -> None:
    game = scenario(f"""
        corp:
          credits {4 - clicks + credits}
          HQ: ice (Eli 1.0)
          Server 1: Brain-Taping Warehouse
        runner:
          clicks {clicks}
        run: HQ, approaching ice 1, at 6.9.2e
    """)
    if clicks:
        game.corp.rezzes("Eli 1.0")
        game.expect(corp_credits=2)
    else:
        game.corp.rezzes("Eli 1.0")
        game.expect(corp_credits=1)


def test_brain_taping_warehouse_helps_bioroids_alone() -> None:
    game = scenario("""
        corp:
          credits 3
          HQ: ice (Wall of Static)
          Server 1: Brain-Taping Warehouse
        runner:
          clicks 3
        run: HQ, approaching ice 1, at 6.9.2e
    """)
    game.corp.rezzes("Wall of Static")
    game.expect(corp_credits=0)
    game = scenario("""
        corp:
          credits 3
          Server 1: Brain-Taping Warehouse
          Server 2: (Ronald Five)
        runner:
          clicks 3
        turn: runner, at 5.7.1e
    """)
    game.corp.rezzes("Ronald Five")  # a bioroid, but no ice
    game.expect(corp_credits=0)


def test_next_gold_counts_rezzed_next_ice_for_damage_and_programs() -> None:
    game = scenario("""
        corp:
          HQ: ice NEXT Gold
          R&D: ice NEXT Bronze, (NEXT Silver)
        runner:
          hand: 3 any
          rig: Corroder, Gordian Blade, Mimic, Paparazzi
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    game.expect(runner_hand=1)
    assert sorted(game.options("corp")) == ["pick Corroder", "pick Gordian Blade", "pick Mimic"]
    game.corp.picks("Corroder", "Mimic")
    game.expect(runner_installed=["Gordian Blade", "Paparazzi"])


def test_genetic_resequencing_may_place_an_agenda_counter_on_a_scored_agenda() -> None:
    game = scenario("""
        corp:
          score: Nisei MK II
          Server 1: (Genetic Resequencing {advancement 3})
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Genetic Resequencing")
    game.corp.triggers("Genetic Resequencing")
    assert sorted(game.options("corp")) == ["pick Genetic Resequencing", "pick Nisei MK II"]
    game.corp.picks("Nisei MK II")
    assert game.card("Nisei MK II").agenda_counters == 1


def test_valley_grid_makes_the_hand_smaller_until_the_corps_next_turn() -> None:
    game = scenario("""
        corp:
          deck: 9 any
          Server 1: ice Ice Wall; cards Valley Grid
          HQ: ice Ice Wall
        runner:
          credits 9, clicks 2
          rig: Corroder
        run: Server 1, encountering ice 1
    """)
    game.runner.breaks(1, using="Corroder")
    assert game.runner.hand_size == 4
    game.pass_windows()
    game.runner.jacks_out()
    game.runner.runs("HQ")
    game.pass_windows("6.9.3b")
    game.runner.breaks(1, using="Corroder")
    assert game.runner.hand_size == 4  # it protects another server
    game.pass_windows()
    game.runner.jacks_out()
    game.runner.takes_credit()
    game.pass_windows()
    assert game.runner.hand_size == 5


def test_bandwidth_tags_the_runner_for_as_long_as_the_run_is_not_successful() -> None:
    game = scenario("""
        corp:
          HQ: ice Bandwidth
        runner:
          tags 1
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    game.expect(tags=2)
    game.runner.continues()
    game.expect(tags=1)
    game = scenario("""
        corp:
          HQ: ice Bandwidth
        runner:
          clicks 2
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    game.runner.jacks_out()
    game.expect(tags=1)
    game.runner.runs("Archives")
    game.runner.continues()
    game.expect(tags=1)


def test_the_runner_removes_the_tag_of_bandwidth() -> None:
    game = scenario("""
        corp:
          HQ: ice Bandwidth
        runner:
          hand: Akamatsu Mem Chip
          rig: Thunder Art Gallery
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    game.runner.continues()
    game.runner.triggers("Thunder Art Gallery")
    game.expect(runner_installed=["Thunder Art Gallery", "Akamatsu Mem Chip"])


def test_capital_investors_gains_two_credits_for_a_click() -> None:
    game = scenario("""
        corp:
          credits 0
          Server 1: Capital Investors
        turn: corp
    """)
    game.corp.uses("Capital Investors")
    game.expect(corp_credits=2, corp_clicks=2)


def test_negotiator_lets_the_runner_pay_for_any_subroutine() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Negotiator
        runner:
          credits 3
          rig: Corroder
        run: HQ, encountering ice 1
    """)
    game.runner.breaks(2, using="Negotiator")
    game.expect(runner_credits=1, runner_clicks=3)
    game.pass_windows()
    game.expect(corp_credits=2, runner_installed=["Corroder"])
    game = scenario("""
        corp:
          HQ: ice Negotiator
        runner:
          credits 0
          rig: Corroder
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    game.expect(runner_installed=[])
