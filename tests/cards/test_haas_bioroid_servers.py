"""The Haas-Bioroid ice and upgrades of the Core Set."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


def test_heimdall_ends_the_run() -> None:
    game = scenario("""
        corp:
          HQ: ice Heimdall 1.0
        runner:
          clicks 0
          hand: Diesel, Modded
        turn: runner
        run: HQ, encountering ice 1
    """)
    game.expect(run=None, brain_damage=1)
    for broken in (2, 3):  # either of two subroutines is enough
        game = scenario(f"""
            corp:
              HQ: ice Heimdall 1.0
            runner:
              clicks 0
            run: HQ, encountering ice 1, broken 1 {broken}
        """)
        game.expect(run=None, brain_damage=0)


def test_ichi_trashes_two_programs_and_traces() -> None:
    game = scenario("""
        corp:
          HQ: ice Ichi 1.0
        runner:
          clicks 0, credits 0
          hand: Diesel
          rig: Corroder, Ninja
        turn: runner
        run: HQ, encountering ice 1
    """)
    game.corp.picks("Corroder")
    game.corp.chooses(0)
    game.expect(runner_rig=[], brain_damage=1, tags=1, run="HQ")


def test_ichis_trace_of_one_can_be_beaten() -> None:
    game = scenario("""
        corp:
          HQ: ice Ichi 1.0
        runner:
          clicks 0, credits 1
          hand: Diesel
        run: HQ, encountering ice 1
    """)
    game.corp.chooses(0)
    game.runner.chooses(1)
    game.expect(brain_damage=0, tags=0, run="HQ")


def test_viktor_does_brain_damage_and_ends_the_run() -> None:
    game = scenario("""
        corp:
          HQ: ice Viktor 1.0
        runner:
          clicks 0
          hand: Diesel
        turn: runner
        run: HQ, encountering ice 1
    """)
    game.expect(run=None, brain_damage=1, runner_hand=[])


def test_a_bioroid_lets_the_runner_spend_clicks_to_break_subroutines() -> None:
    game = scenario("""
        corp:
          HQ: ice Heimdall 1.0
          hand: Hedge Fund
        runner:
          credits 0, clicks 3
          hand: Diesel
        turn: runner
        run: HQ, encountering ice 1
    """)
    game.runner.breaks(2, using="Heimdall 1.0")
    game.runner.breaks(3, using="Heimdall 1.0")
    game.runner.passes()
    game.expect(runner_clicks=1, brain_damage=1, run="HQ")


def test_a_bioroid_asks_for_clicks_that_the_runner_has() -> None:
    game = scenario("""
        corp:
          HQ: ice Viktor 1.0
          hand: Hedge Fund
        runner:
          credits 0, clicks 1
          hand: 3 any
        run: HQ, encountering ice 1
    """)
    game.runner.breaks(2, using="Viktor 1.0")
    game.expect(runner_clicks=0, run="HQ", brain_damage=1)


def test_a_bioroids_subroutines_can_be_broken_with_an_icebreaker_and_clicks_together() -> None:
    game = scenario("""
        corp:
          HQ: ice Ichi 1.0
          hand: Hedge Fund
        runner:
          credits 5, clicks 1
          hand: 3 any
          rig: Ninja
        run: HQ, encountering ice 1
    """)
    game.runner.breaks(3, using="Ichi 1.0")
    game.runner.boosts("Ninja")
    game.runner.breaks(1, using="Ninja")
    game.runner.breaks(2, using="Ninja")
    game.expect(runner_credits=0, runner_clicks=0, run="HQ", runner_rig=["Ninja"])


def test_the_clicks_spent_on_a_bioroid_are_spent_and_not_lost() -> None:
    game = scenario("""
        corp:
          HQ: ice Viktor 1.0
        runner:
          clicks 2
        run: HQ, encountering ice 1
    """)
    game.runner.breaks(1, using="Viktor 1.0")
    assert game.happened("clicks-spent") == 1
    assert game.happened("clicks-lost") == 0


@pytest.mark.parametrize("title", ["Heimdall 1.0", "Ichi 1.0", "Viktor 1.0"])
def test_the_corp_cannot_break_a_bioroids_subroutines(title: str) -> None:
    game = scenario(f"""
        corp:
          HQ: ice {title}; root Corporate Troubleshooter
        runner:
          clicks 2
        run: HQ, encountering ice 1
    """)
    game.runner.passes()
    game.offers("corp", "use Corporate Troubleshooter")
    game.refuses("corp", f"use {title}")


def test_rototurret_trashes_a_program_of_the_corps_choice_and_ends_the_run() -> None:
    game = scenario("""
        corp:
          HQ: ice Rototurret
        runner:
          credits 0
          rig: Corroder, Magnum Opus
        turn: runner
        run: HQ, encountering ice 1
    """)
    game.corp.picks("Magnum Opus")
    game.expect(run=None, runner_heap=["Magnum Opus"])


def test_rototurret_without_programs_to_trash_ends_the_run() -> None:
    game = scenario("""
        corp:
          HQ: ice Rototurret
        runner:
          rig: Akamatsu Mem Chip
        run: HQ, encountering ice 1
    """)
    game.expect(run=None, runner_rig=["Akamatsu Mem Chip"])


def test_corporate_troubleshooter_strengthens_ice_here_by_x_for_the_turn() -> None:
    game = scenario("""
        corp:
          credits 4
          HQ: ice Enigma; root Corporate Troubleshooter
          R&D: ice Hunter
        runner:
          rig: Gordian Blade
        turn: runner
        run: HQ, encountering ice 1
    """)
    game.runner.passes()
    game.corp.uses("Corporate Troubleshooter")
    game.corp.chooses(3)
    assert game.card("Enigma").strength == 5
    game.expect(corp_credits=1, corp_archives=["Corporate Troubleshooter"])


def test_corporate_troubleshooters_strength_lasts_until_the_end_of_the_turn() -> None:
    game = scenario("""
        corp:
          credits 3
          deck: 3 any
          HQ: ice Ice Wall, (Hunter); root Corporate Troubleshooter
          R&D: ice Enigma
        runner:
          clicks 1
          rig: Corroder
        turn: runner, at 5.7.1e
    """)
    game.corp.uses("Corporate Troubleshooter")
    game.corp.chooses(3)
    assert game.card("Ice Wall").strength == 4
    game.runner.takes_credit()
    game.expect(turn="corp", corp_credits=0)
    assert game.card("Ice Wall").strength == 1


def test_corporate_troubleshooter_needs_rezzed_ice_in_its_own_server() -> None:
    game = scenario("""
        corp:
          HQ: ice (Hunter); root Corporate Troubleshooter
          R&D: ice Enigma
          Server 1: cards (PAD Campaign)
        turn: corp, at 5.6.2a
    """)
    game.offers("corp", "rez PAD Campaign")
    game.refuses("corp", "use Corporate Troubleshooter")


def test_experiential_data_strengthens_ice_protecting_its_server_only() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma; root Experiential Data
          R&D: ice Hunter
        turn: corp
    """)
    assert game.card("Enigma").strength == 3
    assert game.card("Hunter").strength == 4


def test_experiential_data_must_be_rezzed_and_adds_up() -> None:
    game = scenario("""
        corp:
          credits 2
          HQ: ice Enigma, Ice Wall; root Experiential Data, (Experiential Data)
        turn: corp, at 5.6.2a
    """)
    assert [game.card(t).strength for t in ("Enigma", "Ice Wall")] == [3, 2]
    game.corp.rezzes("HQ root 2")
    assert [game.card(t).strength for t in ("Enigma", "Ice Wall")] == [4, 3]
