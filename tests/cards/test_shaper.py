"""The Shaper cards of the Core Set."""

from __future__ import annotations

import pytest

from netrunner.rules.terms import HARDWARE
from netrunner.testing import define, scenario
from netrunner.vocabulary import Cards, Chosen, EndRun, Trash, sub


def test_kate_pays_one_less_for_the_first_program_or_hardware_each_turn() -> None:
    game = scenario("""
        corp:
          deck: 5 any
        runner: Kate "Mac" McCaffrey: Digital Tinker
          credits 9
          hand: Armitage Codebusting, Corroder, Akamatsu Mem Chip, Mimic
        turn: runner
    """)
    game.runner.installs("Armitage Codebusting")
    game.expect(runner_credits=8)
    game.runner.installs("Corroder")
    game.expect(runner_credits=7)
    game.runner.installs("Akamatsu Mem Chip")
    game.expect(runner_credits=6, runner_link=1)
    game.runner.takes_credit()
    for _ in range(3):
        game.corp.takes_credit()
    game.runner.installs("Mimic")
    game.runner.done()
    game.expect(runner_credits=5)


def test_kate_makes_a_card_that_costs_one_free_and_nothing_cheaper_than_that() -> None:
    game = scenario("""
        runner: Kate "Mac" McCaffrey: Digital Tinker
          credits 0
          hand: Datasucker, Akamatsu Mem Chip
        turn: runner
    """)
    game.offers("runner", "install Akamatsu Mem Chip")
    game.runner.installs("Datasucker")
    game.expect(runner_credits=0)
    game.refuses("runner", "install Akamatsu Mem Chip")


def test_kate_lowers_the_cost_of_a_card_that_an_event_installs() -> None:
    game = scenario("""
        runner: Kate "Mac" McCaffrey: Digital Tinker
          credits 1
          hand: Modded, Gordian Blade, Akamatsu Mem Chip
        turn: runner
    """)
    game.runner.plays("Modded")
    game.runner.picks("Gordian Blade")
    game.expect(runner_credits=1, runner_rig=["Gordian Blade"])
    game.runner.installs("Akamatsu Mem Chip")
    game.expect(runner_credits=0)


def test_diesel_draws_three_cards() -> None:
    game = scenario("""
        runner:
          hand: Diesel
          deck: Corroder, Mimic, Modded, Yog.0
        turn: runner
    """)
    game.runner.plays("Diesel")
    game.expect(runner_hand=["Corroder", "Mimic", "Modded"], runner_deck=["Yog.0"], runner_credits=5)


def test_modded_installs_a_program_or_hardware_for_three_less() -> None:
    text = """
        runner:
          credits 6
          hand: Modded, The Toolbox, Battering Ram, Access to Globalsec
        turn: runner
    """
    game = scenario(text)
    game.runner.plays("Modded")
    game.refuses("runner", "pick Access to Globalsec")
    game.runner.picks("The Toolbox")
    game.expect(runner_credits=0, runner_rig=["The Toolbox"], runner_clicks=3)
    game = scenario(text)
    game.runner.plays("Modded")
    game.runner.picks("Battering Ram")
    game.expect(runner_credits=4, runner_rig=["Battering Ram"])


def test_modded_gives_no_credits_back_for_a_card_cheaper_than_three() -> None:
    game = scenario("""
        runner:
          credits 0
          hand: Modded, Akamatsu Mem Chip
        turn: runner
    """)
    game.runner.plays("Modded")
    game.expect(runner_credits=0, runner_rig=["Akamatsu Mem Chip"])


def test_modded_needs_a_card_that_it_could_install() -> None:
    game = scenario("""
        runner:
          credits 5
          hand: Modded, The Toolbox, Access to Globalsec
        turn: runner
    """)
    game.refuses("runner", "play Modded")


def test_the_makers_eye_accesses_two_additional_cards_from_rnd() -> None:
    game = scenario("""
        corp:
          deck: Enigma, Hedge Fund, Nisei MK II, Hunter
        runner:
          hand: The Maker's Eye
        turn: runner
    """)
    game.runner.plays("The Maker's Eye")
    game.expect(run="R&D", runner_credits=3)
    game.runner.continues()
    assert game.happened("access") == 3
    game.expect(runner_score=["Nisei MK II"], corp_deck=["Enigma", "Hedge Fund", "Hunter"], run=None)


def test_the_makers_eye_adds_nothing_to_another_run() -> None:
    game = scenario("""
        corp:
          deck: Enigma, Hedge Fund, Hunter, Ice Wall
        runner:
          hand: The Maker's Eye
        turn: runner
    """)
    game.runner.plays("The Maker's Eye")
    game.runner.jacks_out()
    assert game.happened("access") == 0
    game.runner.runs("R&D")
    game.runner.continues()
    assert game.happened("access") == 1


def test_two_makers_eyes_in_a_turn_do_not_add_up() -> None:
    game = scenario("""
        corp:
          deck: Enigma, Hedge Fund, Hunter, Ice Wall, Shadow, Wall of Static
        runner:
          hand: 2 The Maker's Eye
        turn: runner
    """)
    for accesses in (3, 6):
        game.runner.plays("The Maker's Eye")
        game.runner.continues()
        assert game.happened("access") == accesses


def test_tinkering_makes_ice_a_sentry_a_code_gate_and_a_barrier_until_the_end_of_the_turn() -> None:
    game = scenario("""
        corp:
          HQ: ice Neural Katana
          R&D: ice (Enigma)
          hand: Hedge Fund
          deck: 3 any
        runner:
          hand: Tinkering
          rig: Corroder
          clicks 2
        turn: runner
    """)
    game.runner.plays("Tinkering")
    game.offers("runner", "pick [R&D ice 1]")
    game.runner.picks("Neural Katana")
    for subtype in ("sentry", "code gate", "barrier"):
        assert game.card("Neural Katana").has(subtype)
    assert not game.card("Enigma").has("sentry")
    game.runner.runs("HQ")
    game.pass_windows("6.9.3b")
    game.runner.boosts("Corroder")
    game.runner.breaks(1, using="Corroder")
    game.pass_windows()
    game.runner.jacks_out()
    game.expect(turn="corp", winner=None)
    assert game.card("Neural Katana").has("sentry")
    assert not game.card("Neural Katana").has("barrier")
    assert not game.card("Neural Katana").has("code gate")


def test_akamatsu_mem_chip_adds_a_memory_unit() -> None:
    game = scenario("""
        runner:
          hand: Akamatsu Mem Chip
          rig: Akamatsu Mem Chip
        turn: runner
    """)
    game.expect(runner_memory_limit=5)
    game.runner.installs("Akamatsu Mem Chip")
    game.expect(runner_memory_limit=6, runner_credits=4)


def test_rabbit_hole_fetches_another_rabbit_hole_that_is_paid_for() -> None:
    game = scenario("""
        runner:
          credits 6
          hand: Rabbit Hole
          deck: Diesel, Rabbit Hole, Modded, Rabbit Hole
        turn: runner
    """)
    game.runner.installs("Rabbit Hole")
    game.expect(runner_link=1, runner_credits=4)
    game.runner.triggers("Rabbit Hole")
    game.runner.picks("Rabbit Hole")
    game.expect(runner_link=2, runner_credits=2)
    game.runner.triggers("Rabbit Hole")
    game.runner.picks("Rabbit Hole")
    game.expect(runner_link=3, runner_credits=0, runner_deck=2, runner_clicks=3)
    assert game.happened("shuffled") == 2
    game.runner.passes()
    game.done()


def test_rabbit_hole_that_cannot_be_paid_for_stays_in_the_stack_which_is_shuffled() -> None:
    game = scenario("""
        runner:
          credits 3
          hand: Rabbit Hole
          deck: Diesel, Rabbit Hole
        turn: runner
    """)
    game.runner.installs("Rabbit Hole")
    game.runner.triggers("Rabbit Hole")
    game.expect(runner_link=1, runner_credits=1, runner_deck=2)
    assert game.happened("shuffled") == 1
    game.done()


def test_rabbit_hole_need_not_search() -> None:
    game = scenario("""
        runner:
          hand: Rabbit Hole
          deck: Diesel, Rabbit Hole
        turn: runner
    """)
    game.runner.installs("Rabbit Hole")
    game.runner.passes()
    game.expect(runner_link=1, runner_deck=["Diesel", "Rabbit Hole"], runner_credits=3)
    assert game.happened("shuffled") == 0


def test_the_personal_touch_strengthens_the_icebreaker_that_hosts_it() -> None:
    game = scenario("""
        runner:
          hand: The Personal Touch
          rig: Mimic, Magnum Opus, Corroder
        turn: runner
    """)
    game.runner.installs("The Personal Touch", "Mimic")
    assert game.card("Mimic").hosted == ["The Personal Touch"]
    assert game.card("Mimic").strength == 4
    assert game.card("Corroder").strength == 2
    game.expect(runner_credits=3)


@pytest.mark.rule("1.12.5c")
def test_the_personal_touch_needs_an_icebreaker() -> None:
    game = scenario("""
        runner:
          hand: The Personal Touch
          rig: Magnum Opus
        turn: runner
    """)
    game.refuses("runner", "install The Personal Touch")


def test_the_personal_touch_goes_with_its_host() -> None:
    game = scenario("""
        corp:
          HQ: ice Rototurret
        runner:
          rig: Mimic [The Personal Touch], Sacrificial Construct
        run: HQ, encountering ice 1
    """)
    assert game.card("Mimic").strength == 4
    game.pass_windows()
    game.runner.passes()
    game.expect(runner_heap=["Mimic", "The Personal Touch"], runner_rig=["Sacrificial Construct"])


def test_the_toolbox_gives_memory_link_and_two_credits_a_turn_for_icebreakers() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma
          hand: Hedge Fund
          deck: 3 any
        runner:
          credits 9, clicks 2
          hand: The Toolbox, Corroder
          rig: Gordian Blade
        turn: runner
    """)
    game.runner.installs("The Toolbox")
    game.expect(runner_credits=0, runner_memory_limit=6, runner_link=2)
    assert game.card("The Toolbox").credits == 2
    game.refuses("runner", "install Corroder")
    game.runner.runs("HQ")
    game.pass_windows("6.9.3b")
    game.runner.breaks(1, using="Gordian Blade")
    game.runner.breaks(2, using="Gordian Blade")
    assert game.card("The Toolbox").credits == 0
    game.pass_windows()
    game.runner.jacks_out()
    for _ in range(3):
        game.corp.takes_credit()
    game.expect(turn="runner")
    assert game.card("The Toolbox").credits == 2


def test_the_toolbox_fills_up_to_two_credits_and_not_beyond() -> None:
    game = scenario("""
        corp:
          deck: 3 any
          clicks 1
        runner:
          rig: The Toolbox {credit 1}
        turn: corp
    """)
    game.corp.takes_credit()
    game.expect(turn="runner")
    assert game.card("The Toolbox").credits == 2


def test_the_toolbox_is_a_console_and_only_one_can_be_there() -> None:
    game = scenario("""
        runner:
          credits 20
          hand: The Toolbox
          rig: Desperado
        turn: runner
    """)
    game.refuses("runner", "install The Toolbox")


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


@pytest.mark.rule("9.8.5a")
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


@pytest.mark.rule("11.2.5")
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


def test_aesops_pawnshop_trashes_one_other_card_for_three_credits() -> None:
    game = scenario("""
        corp:
          clicks 1
          deck: 3 any
        runner:
          credits 0
          rig: Aesop's Pawnshop, Armitage Codebusting {credit 2}, Corroder, Akamatsu Mem Chip
        turn: corp
    """)
    game.corp.takes_credit()
    game.runner.triggers("Aesop's Pawnshop")
    game.refuses("runner", "pick Aesop's Pawnshop")
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


@pytest.mark.rule("1.12.11")
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
    hardware = Cards(types=(HARDWARE,))
    define("Test Shredder", "corp", "ice", sub(Trash(Chosen(hardware))), sub(EndRun()))
    game = scenario("""
        corp:
          HQ: ice Test Shredder
        runner:
          rig: Akamatsu Mem Chip, Sacrificial Construct
        run: HQ, encountering ice 1
    """)
    game.runner.uses("Sacrificial Construct")
    game.expect(runner_rig=["Akamatsu Mem Chip"], runner_memory_limit=5, run=None)
