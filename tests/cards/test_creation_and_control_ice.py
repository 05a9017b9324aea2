"""Ice and what meets it from Creation and Control and the Spin cycle."""

from __future__ import annotations

import pytest

from netrunner.testing import define, scenario
from netrunner.vocabulary import AddTo, EndRun, This, paid, sub

define(
    "Test Moving Bioroid", "corp", "ice", paid(0, AddTo(This(), "hq")), sub(EndRun()), cost=1, subtypes="bioroid"
)  # fmt: skip


@pytest.mark.rule("6.2.3b")
@pytest.mark.example("E047")
def test_e047_howler_installs_a_bioroid_directly_behind_itself_that_the_runner_meets_next() -> None:
    game = scenario("""
        corp:
          credits 0
          hand: Viktor 1.0
          Server 1: ice Enigma, Howler; cards (PAD Campaign)
        runner:
          hand: 5 any
          rig: Gordian Blade
        run: Server 1, encountering ice 2
    """)
    game.pass_windows()
    game.corp.picks("Viktor 1.0")
    game.corp.done()  # nothing is trashed to make room (8.3.3)
    assert game.ice("Server 1") == ["Enigma", "Viktor 1.0", "Howler"]
    assert game.card("Viktor 1.0").rezzed
    game.pass_windows()
    game.runner.continues()
    game.pass_windows("6.9.3b")
    game.pass_windows()
    game.expect(run=None, brain_damage=1)
    assert not game.card("Viktor 1.0").rezzed
    assert game.ice("Server 1") == ["Enigma", "Viktor 1.0"]
    game.expect(corp_archives=["Howler"])


def test_howler_finds_bioroids_in_archives_and_may_find_none() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          archives: Viktor 1.0
          HQ: ice Howler
        run: HQ, encountering ice 1
    """)
    game.asks("corp", "target")
    game.corp.done()
    game.asks("runner", "jack-out", "6.9.5c")
    assert game.ice("HQ") == ["Howler"]
    game.runner.jacks_out()
    assert game.ice("HQ") == ["Howler"]


@pytest.mark.rule("1.14.4a:2")
@pytest.mark.example("E024")
def test_e024_howler_cannot_find_ice_that_was_uninstalled_before_the_run_ended() -> None:
    game = scenario("""
        corp:
          credits 0
          hand: Test Moving Bioroid
          HQ: ice Howler
        run: HQ, encountering ice 1
    """)
    game.corp.picks("Test Moving Bioroid")
    game.corp.done()
    game.corp.uses("Test Moving Bioroid")
    game.runner.jacks_out()
    game.expect(corp_hand=["Test Moving Bioroid"], corp_archives=["Howler"])
    assert game.happened("derezzed") == 0


def test_tyrs_hand_prevents_one_subroutine_from_being_broken() -> None:
    game = scenario("""
        corp:
          credits 5
          HQ: ice Viktor 1.0; root Tyr's Hand
        runner:
          credits 5
          hand: 5 any
          rig: Gordian Blade
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Gordian Blade")
    game.runner.breaks(1, using="Gordian Blade")
    game.corp.uses("Tyr's Hand")
    game.pass_windows()
    game.expect(brain_damage=1, run=None, corp_archives=["Tyr's Hand"])


@pytest.mark.erratum("11.2.15")
def test_tyrs_hand_can_be_rezzed_just_in_time_and_saves_the_chosen_subroutine() -> None:
    game = scenario("""
        corp:
          credits 5
          HQ: ice Nerine 2.0; root (Tyr's Hand)
        runner:
          hand: 5 any
          clicks 2
        run: HQ, encountering ice 1
    """)
    game.runner.breaks(1, 2, using="Nerine 2.0")
    game.corp.triggers("Tyr's Hand")
    game.corp.uses("Tyr's Hand")
    game.corp.chooses("break Nerine 2.0 [HQ ice 1] subroutine 2")
    game.pass_windows()
    game.expect(brain_damage=1, run="HQ")
    assert game.happened("subroutine") == 1


def test_tyrs_hand_is_reckoned_with_only_where_it_could_help() -> None:
    """Between people the Corp is asked wherever an unrezzed card could be Tyr's Hand, and nowhere else (10.2)."""
    game = scenario(
        """
        corp:
          HQ: ice Enigma, Viktor 1.0; root (Akitaro Watanabe)
          R&D: ice Enigma
        runner:
          credits 9
          hand: 5 any
          rig: Gordian Blade
        run: HQ, encountering ice 2
    """,
        mode="open",
    )
    game.runner.boosts("Gordian Blade")
    game.runner.breaks(2, using="Gordian Blade")
    game.asks("corp", "interrupt")
    assert game.options("corp") == ["pass"]
    game.corp.passes()
    game.pass_windows()
    game.runner.continues()
    game.pass_windows("6.9.3b")
    game.runner.breaks(1, using="Gordian Blade")
    game.asks("runner", "window", "6.9.3b")


def test_tyrs_hand_does_not_help_other_ice() -> None:
    game = scenario("""
        corp:
          credits 5
          HQ: ice Enigma; root (Tyr's Hand)
          R&D: ice Viktor 1.0
        runner:
          credits 5
          rig: Gordian Blade
        run: HQ, encountering ice 1
    """)
    game.runner.breaks(1, using="Gordian Blade")
    game.asks("runner", "window", "6.9.3b")
    game.runner.breaks(2, using="Gordian Blade")
    assert not game.card("Tyr's Hand").rezzed


@pytest.mark.erratum("11.2.16")
def test_kit_peddler_makes_the_first_ice_of_each_turn_a_code_gate() -> None:
    game = scenario("""
        corp:
          HQ: ice Wall of Static, Wall of Static
        runner: Rielle “Kit” Peddler: Transhuman
          credits 9
          rig: Gordian Blade
        run: HQ, encountering ice 2
    """)
    assert game.card("HQ ice 2").has("code gate")
    assert game.card("HQ ice 2").has("barrier")
    game.runner.boosts("Gordian Blade")
    game.runner.breaks(1, using="Gordian Blade")
    game.pass_windows()
    game.runner.continues()
    game.pass_windows("6.9.3b")
    assert not game.card("HQ ice 1").has("code gate")
    assert game.card("HQ ice 2").has("code gate")
    game.pass_windows()
    game.expect(run=None)
    assert not game.card("HQ ice 2").has("code gate")


def test_atman_breaks_only_ice_of_exactly_its_strength() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma
          R&D: ice Wall of Static
        runner:
          credits 9
          hand: Atman
        turn: runner
    """)
    game.runner.installs("Atman")
    game.runner.chooses(2)
    assert game.card("Atman").power == 2
    assert game.card("Atman").strength == 2
    game.expect(runner_credits=4)
    game.runner.runs("HQ")
    game.runner.breaks(1, using="Atman")
    game.runner.breaks(2, using="Atman")
    game.pass_windows()
    game.runner.jacks_out()
    game.runner.runs("R&D")
    game.expect(run=None, runner_credits=2)  # Wall of Static has strength 3


@pytest.mark.example("E008")
@pytest.mark.rule("1.10.3c:2")
def test_e008_atman_may_be_fed_from_cyberfeeder() -> None:
    game = scenario("""
        corp:
        runner:
          credits 3
          hand: Atman
          rig: Cyberfeeder
        turn: runner
    """)
    game.runner.installs("Atman")
    game.runner.chooses(1)
    assert game.card("Atman").power == 1
    assert game.card("Cyberfeeder").credits == 0
    game.expect(runner_credits=0)


def test_atman_is_too_strong_for_weaker_ice() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma
        runner:
          credits 9
          rig: Atman {power 3}
        run: HQ, encountering ice 1
    """)
    game.expect(run=None)


def test_atman_may_be_installed_without_counters() -> None:
    game = scenario("""
        corp:
        runner:
          credits 5
          hand: Atman
        turn: runner
    """)
    game.runner.installs("Atman")
    game.runner.chooses(0)
    assert game.card("Atman").power == 0
    game.expect(runner_credits=2)


@pytest.mark.rule("6.2.4a:1")
@pytest.mark.example("E048")
def test_e048_himitsu_bako_returns_to_hq_while_it_is_approached() -> None:
    game = scenario("""
        corp:
          credits 5
          HQ: ice Himitsu-Bako, (Enigma), (Hunter)
        run: HQ, approaching ice 1
    """)
    game.corp.uses("Himitsu-Bako")
    game.expect(corp_hand=["Himitsu-Bako"], corp_credits=4, run="HQ")
    assert game.ice("HQ") == ["Enigma", "Hunter"]
    game.pass_windows()
    game.asks("runner", "jack-out", "6.9.5c")


@pytest.mark.rule("8.1.2:1")
@pytest.mark.parametrize("mode", ["forced", "open"])
def test_himitsu_bako_cannot_be_rezzed_in_hq(mode: str) -> None:
    game = scenario("corp:\n credits 5\n HQ: ice (Himitsu-Bako)\nrun: HQ, approaching ice 1, at 6.9.2e", mode=mode)
    game.corp.rezzes("Himitsu-Bako")
    game.corp.uses("Himitsu-Bako")
    game.asks("runner", "jack-out", "6.9.5c")
    game.expect(corp_hand=["Himitsu-Bako"])


@pytest.mark.rule("6.2.4b:1")
def test_himitsu_bako_that_returns_while_it_is_encountered_lets_the_runner_pass() -> None:
    game = scenario("""
        corp:
          credits 5
          HQ: ice Himitsu-Bako
        run: HQ, encountering ice 1
    """)
    game.corp.uses("Himitsu-Bako")
    game.asks("runner", "jack-out", "6.9.5c")
    game.expect(corp_hand=["Himitsu-Bako"])


def test_himitsu_bako_ends_the_run() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Himitsu-Bako
        run: HQ, encountering ice 1
    """)
    game.expect(run=None)


def test_shiro_arranges_three_cards_and_lets_the_runner_access_the_top_one() -> None:
    game = scenario("""
        corp:
          credits 5
          deck: Snare!, Enigma, Hostile Takeover, 3 any
          HQ: ice Shiro
        runner:
          hand: 5 any
        run: HQ, encountering ice 1
    """)
    game.corp.picks("Hostile Takeover", "Snare!")
    game.corp.declines()
    game.expect(runner_score=["Hostile Takeover"], corp_credits=5, run="HQ")


def test_shiro_keeps_the_runner_out_for_a_credit() -> None:
    game = scenario("""
        corp:
          credits 1
          deck: Hostile Takeover, 3 any
          HQ: ice Shiro
        run: HQ, encountering ice 1, broken 1
    """)
    game.corp.accepts()
    game.expect(runner_score=[], corp_credits=0)
    assert game.happened("access") == 0


@pytest.mark.rule("6.5.2a:3")
@pytest.mark.example("E052")
def test_e052_shiro_that_gives_access_to_chrysalis_goes_on_after_that_encounter() -> None:
    game = scenario("""
        corp:
          credits 0
          deck: Chrysalis, 3 any
          R&D: root (Akitaro Watanabe)
          HQ: ice Shiro
        runner:
          credits 0
          hand: 5 any
        run: HQ, encountering ice 1, broken 1
    """)
    game.expect(runner_hand=3, run="HQ")
    assert game.happened("encounter") == 1  # with Chrysalis; that with Shiro began before the scenario
    assert game.happened("access") == 1  # the root of R&D is not accessed (7.1.2b)
    assert game.happened("encounter-ends") == 2
