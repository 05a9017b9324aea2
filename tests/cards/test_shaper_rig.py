"""The Shaper programs and resources of the Core Set."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import HARDWARE
from netrunner.testing import define, scenario
from netrunner.vocabulary import Cards, Chosen, EndRun, Trash, sub


def test_battering_ram_breaks_up_to_two_subroutines_at_once() -> None:
    game = scenario("""
        corp:
          HQ: ice Wall of Thorns, Wall of Static
          hand: Hedge Fund
        runner:
          credits 6
          hand: Diesel
          rig: Battering Ram
        run: HQ, encountering ice 2
    """)
    game.runner.breaks(1, using="Battering Ram")
    game.expect(runner_credits=4)
    game.pass_windows()
    game.runner.continues()
    game.pass_windows("6.9.3b")
    game.runner.boosts("Battering Ram", times=2)
    game.runner.breaks(1, 2, using="Battering Ram")
    game.pass_windows()
    game.runner.continues()
    game.expect(runner_credits=0, runner_hand=["Diesel"])
    assert game.happened("run-successful") == 1


def test_battering_ram_may_break_only_one_of_two_subroutines() -> None:
    game = scenario("""
        corp:
          HQ: ice Wall of Thorns
        runner:
          credits 4
          hand: Diesel, Modded
          rig: Battering Ram
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Battering Ram", times=2)
    game.runner.breaks(2, using="Battering Ram")
    game.pass_windows()
    game.expect(runner_credits=0, runner_hand=[], run="HQ")


def test_battering_ram_breaks_two_of_three_subroutines_at_once() -> None:
    game = scenario("""
        corp:
          HQ: ice Heimdall 1.0
        runner:
          credits 7, clicks 0
          hand: Diesel
          rig: Battering Ram
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Battering Ram", times=3)
    game.runner.uses("Battering Ram", ability=1)
    game.runner.chooses("break Heimdall 1.0 [HQ ice 1] subroutine 2")
    game.runner.chooses("break Heimdall 1.0 [HQ ice 1] subroutine 3")
    game.expect(runner_credits=2)
    game.pass_windows()
    game.expect(brain_damage=1, run="HQ")


@pytest.mark.parametrize(
    ("breaker", "ice", "price", "base"),
    [("Battering Ram", "Ice Wall", 1, 3), ("Gordian Blade", "Enigma", 1, 2), ("Pipeline", "Shadow", 2, 1)],
)
def test_shaper_icebreakers_keep_their_strength_for_the_remainder_of_the_run(
    breaker: str, ice: str, price: int, base: int
) -> None:
    game = scenario(f"""
        corp:
          HQ: ice {ice}, {ice}
          hand: Hedge Fund
        runner:
          credits 20
          rig: {breaker}
        run: HQ, encountering ice 2
    """)
    game.runner.boosts(breaker)
    game.expect(runner_credits=20 - price)
    assert game.card(breaker).strength == base + 1
    subroutines = 1 if ice == "Ice Wall" else 2
    for n in range(subroutines):
        game.runner.breaks(n + 1, using=breaker)
    game.pass_windows()
    game.runner.continues()
    game.pass_windows("6.9.3b")
    assert game.card(breaker).strength == base + 1
    for n in range(subroutines):
        game.runner.breaks(n + 1, using=breaker)
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    game.expect(run=None)
    assert game.card(breaker).strength == base


def test_gordian_blade_breaks_code_gates_alone() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma, Neural Katana
          hand: Hedge Fund
        runner:
          credits 9
          hand: 3 any
          rig: Gordian Blade
        run: HQ, encountering ice 2
    """)
    game.runner.boosts("Gordian Blade")
    assert not any("ability 1" in text for text in game.options("runner"))
    game.pass_windows()
    game.runner.continues()
    game.pass_windows("6.9.3b")
    game.runner.breaks(1, using="Gordian Blade")
    game.expect(runner_credits=7)


def test_pipeline_breaks_sentries_alone() -> None:
    game = scenario("""
        corp:
          HQ: ice Rototurret, Ice Wall
        runner:
          credits 2
          rig: Pipeline
        run: HQ, encountering ice 1
    """)
    game.runner.breaks(1, using="Pipeline")
    game.runner.breaks(2, using="Pipeline")
    game.expect(runner_credits=0, run="HQ")
    game = scenario("""
        corp:
          HQ: ice Ice Wall
        runner:
          credits 9
          rig: Pipeline
        run: HQ, encountering ice 1
    """)
    assert not any("ability 1" in text for text in game.options("runner"))


def test_magnum_opus_gains_two_credits_for_a_click() -> None:
    game = scenario("""
        runner:
          credits 0
          rig: Magnum Opus
        turn: runner
    """)
    for n in (1, 2, 3):
        game.runner.uses("Magnum Opus")
        game.expect(runner_credits=2 * n, runner_clicks=4 - n)


def test_net_shield_prevents_one_net_damage_for_a_credit() -> None:
    game = scenario("""
        corp:
          HQ: ice Neural Katana
        runner:
          credits 3
          hand: Diesel, Modded, Tinkering
          rig: Net Shield
        run: HQ, encountering ice 1
    """)
    game.runner.triggers("Net Shield")
    game.expect(runner_credits=2, runner_hand=1)


@pytest.mark.rule("9.8.5a:1")
def test_net_shield_helps_only_the_first_time_each_turn() -> None:
    game = scenario("""
        corp:
          HQ: ice Data Mine, Data Mine
        runner:
          credits 3
          hand: Diesel, Modded, Tinkering
          rig: Net Shield
        run: HQ, encountering ice 2
    """)
    game.runner.triggers("Net Shield")
    game.expect(runner_hand=3)
    game.runner.continues()
    game.expect(runner_credits=2, runner_hand=2, run="HQ")


@pytest.mark.rule("9.2.9f:2")
def test_net_shield_that_was_not_used_the_first_time_does_not_help_the_second_time() -> None:
    game = scenario("""
        corp:
          HQ: ice Data Mine, Data Mine
        runner:
          credits 3
          hand: Diesel, Modded, Tinkering
          rig: Net Shield
        run: HQ, encountering ice 2
    """)
    game.runner.passes()
    game.runner.continues()
    game.expect(runner_credits=3, runner_hand=1, run="HQ")


def test_net_shield_does_not_help_against_meat_or_brain_damage() -> None:
    game = scenario("""
        corp:
          hand: Scorched Earth
        runner:
          tags 1
          hand: 5 any
          rig: Net Shield
        turn: corp
    """)
    game.corp.plays("Scorched Earth")
    game.expect(runner_hand=1, runner_credits=5)
    game = scenario("""
        corp:
          HQ: ice Viktor 1.0
        runner:
          clicks 0
          hand: 5 any
          rig: Net Shield
        run: HQ, encountering ice 1
    """)
    game.expect(runner_hand=4, brain_damage=1, runner_credits=5, run=None)


def test_net_shield_helps_against_the_first_net_damage_though_other_damage_came_before() -> None:
    game = scenario("""
        corp:
          hand: Test Meat Damage, Test Net Damage
        runner:
          hand: 5 any
          rig: Net Shield
        turn: corp
    """)
    game.corp.plays("Test Meat Damage", x=1)
    game.corp.plays("Test Net Damage", x=1)
    game.runner.triggers("Net Shield")
    game.expect(runner_hand=4, runner_credits=4)


@pytest.mark.erratum("11.2.5")
def test_two_net_shields_prevent_one_each_of_the_same_damage() -> None:
    game = scenario("""
        corp:
          HQ: ice Neural Katana
        runner:
          credits 3
          hand: Diesel, Modded, Tinkering
          rig: 2 Net Shield
        run: HQ, encountering ice 1
    """)
    for shield in game.cards("Net Shield"):
        game.runner.triggers(shield)
    game.expect(runner_credits=1, runner_hand=2)


@pytest.mark.ruling("Aesop’s Pawnshop", 0)
def test_aesops_pawnshop_trashes_one_other_card_for_three_credits() -> None:
    game = scenario("""
        corp:
          clicks 1
          deck: 3 any
          HQ: ice Ice Wall
        runner:
          credits 0
          rig: Aesop's Pawnshop, Armitage Codebusting {credit 2}, Corroder, Akamatsu Mem Chip
        turn: corp
    """)
    game.corp.takes_credit()
    game.runner.triggers("Aesop's Pawnshop")
    game.refuses("runner", "pick Aesop's Pawnshop")
    game.refuses("runner", "pick Ice Wall")
    game.runner.picks("Armitage Codebusting")
    game.expect(runner_credits=3, runner_heap=["Armitage Codebusting"], runner_clicks=4)
    game.asks("runner", "action")


def test_aesops_pawnshop_need_not_be_used() -> None:
    game = scenario("""
        corp:
          clicks 1
          deck: 3 any
        runner:
          rig: Aesop's Pawnshop, Corroder
        turn: corp
    """)
    game.corp.takes_credit()
    game.runner.passes()
    game.expect(runner_heap=[], runner_credits=5)


def test_aesops_pawnshop_alone_has_nothing_to_trash() -> None:
    game = scenario("""
        corp:
          clicks 1
          deck: 3 any
        runner:
          rig: Aesop's Pawnshop
        turn: corp
    """)
    game.corp.takes_credit()
    game.asks("runner", "action")
    game.expect(runner_credits=5)


@pytest.mark.rule("9.6.11")
def test_aesops_pawnshop_can_trash_another_card_before_its_ability_resolves() -> None:
    game = scenario("""
        corp:
          clicks 1
          deck: 3 any
        runner:
          credits 0
          deck: 5 any
          rig: Aesop's Pawnshop, Wyldside
        turn: corp
    """)
    game.corp.takes_credit()
    game.runner.triggers("Aesop's Pawnshop")
    game.expect(runner_credits=3, runner_hand=0, runner_clicks=4, runner_heap=["Wyldside"])


def test_sacrificial_construct_saves_a_program_from_a_subroutine() -> None:
    game = scenario("""
        corp:
          HQ: ice Rototurret
        runner:
          rig: Mimic [The Personal Touch], Sacrificial Construct
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    game.runner.uses("Sacrificial Construct")
    game.expect(runner_rig=["Mimic", "The Personal Touch"], runner_heap=["Sacrificial Construct"], run=None)
    assert game.card("Mimic").strength == 4


def test_sacrificial_construct_saves_one_of_two_programs() -> None:
    game = scenario("""
        corp:
          credits 2
          Server 1: cards (Aggressive Secretary {advancement 2})
        runner:
          rig: Corroder, Magnum Opus, Sacrificial Construct
        turn: runner
    """)
    game.runner.runs("Server 1")
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    game.corp.triggers("Aggressive Secretary")
    game.corp.picks("Corroder")
    game.runner.uses("Sacrificial Construct")
    game.runner.picks("Magnum Opus")
    game.runner.declines()
    game.expect(runner_rig=["Magnum Opus"], runner_heap=["Sacrificial Construct", "Corroder"])


def test_sacrificial_construct_does_not_save_resources() -> None:
    game = scenario("""
        runner:
          tags 1
          rig: Access to Globalsec, Sacrificial Construct
        turn: corp
    """)
    game.corp.trashes_resource("Access to Globalsec")
    game.expect(runner_heap=["Access to Globalsec"], runner_rig=["Sacrificial Construct"])


@pytest.mark.rule("1.15.1a")
def test_sacrificial_construct_cannot_save_a_card_that_is_trashed_as_a_cost() -> None:
    game = scenario("""
        corp:
          clicks 1
          deck: 3 any
        runner:
          credits 0
          rig: Aesop's Pawnshop, Corroder, Sacrificial Construct
        turn: corp
    """)
    game.corp.takes_credit()
    game.runner.triggers("Aesop's Pawnshop")
    game.runner.picks("Corroder")
    game.asks("runner", "action")
    game.expect(runner_credits=3, runner_heap=["Corroder"])


@pytest.mark.rule("1.12.11:3")
def test_sacrificial_construct_cannot_save_hardware_from_being_trashed_with_its_host() -> None:
    game = scenario("""
        corp:
          HQ: ice Rototurret
        runner:
          rig: Mimic [The Personal Touch], 2 Sacrificial Construct
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    game.runner.passes()
    game.expect(runner_heap=["Mimic", "The Personal Touch"], runner_rig=2, run=None)


def test_sacrificial_construct_saves_hardware() -> None:
    hardware = Cards(types=HARDWARE)
    define("Grinder Wall", "corp", "ice", sub(Trash(Chosen(hardware))), sub(EndRun()))
    game = scenario("""
        corp:
          HQ: ice Grinder Wall
        runner:
          rig: Akamatsu Mem Chip, Sacrificial Construct
        run: HQ, encountering ice 1
    """)
    game.runner.uses("Sacrificial Construct")
    game.expect(runner_rig=["Akamatsu Mem Chip"], runner_memory_limit=5, run=None)
