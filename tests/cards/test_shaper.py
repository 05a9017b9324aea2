"""The Shaper identity, events and hardware of the Core Set."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


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


def test_modded_does_not_offer_a_card_that_is_still_too_expensive() -> None:
    game = scenario("""
        runner:
          credits 0
          hand: Modded, Akamatsu Mem Chip, Mimic, Gordian Blade
        turn: runner
    """)
    game.runner.plays("Modded")
    game.refuses("runner", "pick Gordian Blade")
    game.runner.picks("Mimic")
    game.expect(runner_credits=0, runner_rig=["Mimic"])


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


def test_the_makers_eye_adds_to_medium() -> None:
    game = scenario("""
        corp:
          deck: Enigma, Hedge Fund, Hunter, Ice Wall, Shadow, Wall of Static
        runner:
          hand: The Maker's Eye
          rig: Medium {virus 1}
        turn: runner
    """)
    game.runner.plays("The Maker's Eye")
    game.runner.continues()
    game.runner.triggers("Medium")
    game.runner.triggers("Medium")
    game.runner.chooses(1)
    assert game.happened("access") == 4


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


@pytest.mark.rule("2.1.4")
def test_rabbit_hole_fetches_another_rabbit_hole_that_is_paid_for() -> None:
    game = scenario("""
        runner:
          credits 6
          hand: Rabbit Hole
          deck: Diesel, Rabbit Hole, Akamatsu Mem Chip, Rabbit Hole
        turn: runner
    """)
    game.runner.installs("Rabbit Hole")
    game.expect(runner_link=1, runner_credits=4)
    game.runner.triggers("Rabbit Hole")
    game.refuses("runner", "pick Akamatsu Mem Chip")
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


@pytest.mark.rule("1.12.5c:2")
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
    game = scenario("runner:\n credits 0\n deck: 3 Datasucker\n rig: The Toolbox, Djinn\nturn: runner")
    game.refuses("runner", "use Djinn")


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
