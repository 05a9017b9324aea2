"""Ice of the Genesis cycle, and what moves or breaks it."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


def test_janus_breaks_for_a_click_each_and_does_brain_damage_with_the_rest() -> None:
    game = scenario("""
        corp:
          HQ: ice Janus 1.0
        runner:
          hand: 5 any
          clicks 2
        run: HQ, encountering ice 1
    """)
    game.runner.breaks(1, using="Janus 1.0")
    game.runner.breaks(3, using="Janus 1.0")
    game.expect(runner_clicks=0, brain_damage=2, runner_hand=3, run="HQ")


@pytest.mark.faq("F3.37")
def test_tmi_is_derezzed_when_its_trace_fails_and_may_be_rezzed_again() -> None:
    game = scenario("""
        corp:
          credits 6
          HQ: ice (TMI)
        runner: Kate "Mac" McCaffrey: Digital Tinker
          credits 4
        run: HQ, approaching ice 1
    """)
    game.corp.rezzes("TMI")
    game.corp.chooses(0)
    game.runner.chooses(1)
    assert not game.card("TMI").rezzed
    game.expect(corp_credits=3, runner_credits=3)
    game.asks("corp", "window", "6.9.2e")
    game.corp.rezzes("TMI")
    game.runner.chooses(0)
    game.pass_windows()
    assert game.card("TMI").rezzed
    game.expect(corp_credits=0, run=None)


@pytest.mark.ruling("e3 Feedback Implants", 0)
def test_e3_feedback_implants_break_one_more_for_each_subroutine_that_was_broken() -> None:
    game = scenario("""
        corp:
          HQ: ice Archer [Egret]
        runner:
          credits 9
          hand: 5 any
          rig: e3 Feedback Implants, Battering Ram
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Battering Ram", times=3)
    game.runner.breaks(1, 2, using="Battering Ram")
    game.runner.triggers("e3 Feedback Implants")
    game.runner.chooses("break Archer [HQ ice 1] subroutine 3")
    game.runner.triggers("e3 Feedback Implants")
    game.pass_windows()
    game.expect(runner_credits=2, run="HQ", corp_credits=5)


@pytest.mark.faq("F3.38")
@pytest.mark.erratum("11.2.10")
def test_e3_feedback_implants_trigger_themselves_and_finish_janus_for_one_click() -> None:
    game = scenario("""
        corp:
          HQ: ice Janus 1.0
        runner:
          credits 3
          hand: 5 any
          rig: e3 Feedback Implants
        run: HQ, encountering ice 1
    """)
    game.runner.breaks(1, using="Janus 1.0")
    for n in (2, 3):
        game.runner.triggers("e3 Feedback Implants")
        game.runner.chooses(f"break Janus 1.0 [HQ ice 1] subroutine {n}")
    game.runner.triggers("e3 Feedback Implants")
    game.expect(runner_credits=0, brain_damage=0, run="HQ", runner_clicks=2)


def test_e3_feedback_implants_may_be_left_alone() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma
        runner:
          credits 5
          rig: e3 Feedback Implants, Gordian Blade
        run: HQ, encountering ice 1
    """)
    game.runner.breaks(1, using="Gordian Blade")
    game.runner.passes()
    game.pass_windows()
    game.expect(runner_credits=4, run=None)


def test_woodcutter_gains_a_subroutine_for_each_advancement_token() -> None:
    game = scenario("""
        corp:
          HQ: ice Woodcutter {advancement 3}
        runner:
          hand: 5 any
        run: HQ, encountering ice 1
    """)
    game.expect(runner_hand=2, run="HQ")
    assert game.happened("subroutine") == 3


def test_woodcutter_whose_subroutines_are_broken_does_nothing() -> None:
    game = scenario(
        """
        corp:
          HQ: ice Woodcutter {advancement 2}
        runner:
          credits 9
          hand: 5 any
          rig: Mimic
        run: HQ, encountering ice 1
    """.replace("Mimic", "Mimic [The Personal Touch]")
    )
    game.runner.breaks(1, using="Mimic")
    game.runner.breaks(2, using="Mimic")
    game.pass_windows()
    game.expect(runner_hand=5, run="HQ", runner_credits=7)


@pytest.mark.faq("F3.44")
def test_woodcutter_without_tokens_has_nothing_that_chum_could_punish() -> None:
    game = scenario("""
        corp:
          HQ: ice Woodcutter, Chum
        runner:
          hand: 4 any
        run: HQ, encountering ice 2
    """)
    game.runner.continues()
    game.expect(runner_hand=4, run="HQ")
    assert game.happened("damage") == 0


def test_woodcutter_can_be_advanced_only_while_it_is_rezzed() -> None:
    game = scenario("""
        corp:
          credits 9
          HQ: ice (Woodcutter), Woodcutter
        turn: corp
    """)
    game.corp.advances("HQ ice 2")
    assert game.card("HQ ice 2").advancement == 1
    game.refuses("corp", "advance Woodcutter [HQ ice 1]")


@pytest.mark.faq("F3.30")
@pytest.mark.ruling("Sunset", 0)
def test_sunset_puts_the_ice_of_a_server_into_any_order_for_all_to_see() -> None:
    game = scenario("""
        corp:
          hand: Sunset
          HQ: ice Enigma, (Hunter), Wall of Static
          R&D: ice Ice Wall
        turn: corp
    """)
    game.corp.plays("Sunset")
    game.corp.picks("Wall of Static", "Enigma")
    assert game.ice("HQ") == ["Wall of Static", "Enigma", "Hunter"]
    assert game.happened("ice-arranged") == 1
    told = [entry.sentence("en", "runner") for entry in game.game.log if entry.kind == "ice-arranged"]
    assert told == ["The Corp rearranges the ice protecting HQ with Sunset."]


def test_sunset_needs_a_server_with_two_pieces_of_ice() -> None:
    game = scenario("""
        corp:
          hand: Sunset
          HQ: ice Enigma
          R&D: ice Hunter
        turn: corp
    """)
    assert not game.why_not("corp", "play Sunset").possible


def test_sunset_lets_the_corp_choose_the_server() -> None:
    game = scenario("""
        corp:
          hand: Sunset
          HQ: ice Enigma, Hunter
          R&D: ice Ice Wall, Wall of Static
        turn: corp
    """)
    game.corp.plays("Sunset")
    game.corp.chooses("R&D")
    game.corp.picks("Wall of Static")
    assert game.ice("R&D") == ["Wall of Static", "Ice Wall"]
    assert game.ice("HQ") == ["Enigma", "Hunter"]


@pytest.mark.rule("6.2.4c:1")
@pytest.mark.example("E049")
def test_e049_bullfrog_takes_the_run_with_it_to_another_server() -> None:
    game = scenario("""
        corp:
          Server 1: ice Bullfrog; cards (PAD Campaign)
          Archives: ice Enigma
        runner:
          rig: Gordian Blade
        run: Server 1, encountering ice 1
    """)
    game.pass_windows()
    game.corp.chooses(2)
    game.runner.chooses(1)
    game.corp.chooses("Archives")
    assert game.ice("Archives") == ["Enigma", "Bullfrog"]
    assert game.ice("Server 1") == []
    game.expect(run="Archives", corp_credits=3, runner_credits=4)
    game.pass_windows()
    game.asks("runner", "jack-out", "6.9.2d")
    game.runner.continues()
    game.pass_windows("6.9.3b")
    assert game.happened("encounter") == 2


def test_bullfrog_stays_if_both_players_spend_the_same() -> None:
    game = scenario("""
        corp:
          Server 1: ice Bullfrog; cards (PAD Campaign)
        run: Server 1, encountering ice 1
    """)
    game.corp.chooses(1)
    game.runner.chooses(1)
    game.expect(run="Server 1")
    assert game.ice("Server 1") == ["Bullfrog"]


def test_bullfrog_that_leaves_an_otherwise_empty_server_does_not_end_the_run() -> None:
    game = scenario("""
        corp:
          Server 1: ice Bullfrog
          hand: Hedge Fund
        run: Server 1, encountering ice 1
    """)
    game.corp.chooses(1)
    game.runner.chooses(0)
    game.corp.chooses("HQ")
    assert game.servers == ["HQ", "R&D", "Archives"]
    game.expect(run="HQ")
    game.runner.continues()
    assert game.happened("run-successful") == 1


def test_flare_trashes_hardware_and_does_damage_that_cannot_be_prevented() -> None:
    game = scenario("""
        corp:
          HQ: ice Flare
        runner:
          credits 3
          hand: 4 any
          rig: Akamatsu Mem Chip, Crash Space
        run: HQ, encountering ice 1
    """)
    game.corp.chooses(0)
    game.runner.chooses(3)
    game.expect(run=None, runner_hand=2, runner_rig=["Crash Space"])


def test_flare_whose_trace_fails_does_nothing() -> None:
    game = scenario("""
        corp:
          HQ: ice Flare
        runner:
          credits 6
          hand: 4 any
          rig: Akamatsu Mem Chip
        run: HQ, encountering ice 1
    """)
    game.corp.chooses(0)
    game.runner.chooses(6)
    game.expect(run="HQ", runner_hand=4, runner_rig=["Akamatsu Mem Chip"])


def test_flare_does_its_damage_without_any_hardware_to_trash() -> None:
    game = scenario("""
        corp:
          HQ: ice Flare
        runner:
          hand: 4 any
        run: HQ, encountering ice 1
    """)
    game.corp.chooses(0)
    game.runner.chooses(0)
    game.expect(run=None, runner_hand=2)
