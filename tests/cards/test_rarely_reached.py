"""What chance hardly ever brings about: lines that random games do not reach, and meetings of several such lines."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import E_SUBROUTINE
from netrunner.testing import scenario


@pytest.mark.rule("6.5.5:1")
def test_heimdalls_last_subroutine_ends_the_run_when_the_one_before_is_broken() -> None:
    game = scenario("""
        corp:
          HQ: ice Heimdall 1.0
        runner:
          clicks 1
          hand: Diesel, Modded
        run: HQ, encountering ice 1
    """)
    game.runner.breaks(2, using="Heimdall 1.0")
    game.expect(run=None, runner_clicks=0, brain_damage=1)
    subroutines = [event.which for event in game.events() if event.kind == E_SUBROUTINE]
    assert subroutines == [0, 2]


def test_heimdall_lets_a_runner_pass_who_spends_three_clicks() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          HQ: ice Heimdall 1.0
        runner:
          clicks 3
        run: HQ, encountering ice 1
    """)
    for number in (1, 2, 3):
        game.runner.breaks(number, using="Heimdall 1.0")
    game.expect(run="HQ", runner_clicks=0, brain_damage=0)
    game.runner.continues()
    assert game.happened("run-successful") == 1


def test_a_ghost_branch_that_the_corp_has_advanced_gives_as_many_tags() -> None:
    game = scenario("""
        corp:
          clicks 2, credits 2
          deck: 3 any
          Server 1: cards (Ghost Branch)
        turn: corp
    """)
    for _ in range(2):
        game.corp.advances("Ghost Branch")
        game.pass_windows()  # it could be rezzed
    game.expect(turn="runner", corp_credits=0)
    game.runner.runs("Server 1")
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    game.corp.triggers("Ghost Branch")
    game.expect(tags=2)


@pytest.mark.rule("9.8.5")
def test_zaibatsu_loyalty_is_rezzed_and_trashed_in_the_same_window() -> None:
    game = scenario("""
        corp:
          credits 0
          Server 1: cards (Snare!)
          Server 2: cards (Zaibatsu Loyalty)
        runner:
          clicks 2, credits 1
          rig: Lemuria Codecracker
        turn: runner
    """)
    game.runner.runs("HQ")
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    game.runner.uses("Lemuria Codecracker")
    game.runner.picks("Server 1 card 1")
    game.corp.triggers("Zaibatsu Loyalty")
    game.corp.uses("Zaibatsu Loyalty", ability=3)
    assert game.happened("exposed") == 0
    assert game.happened("prevented") == 1
    game.expect(corp_archives=["Zaibatsu Loyalty"])


@pytest.mark.rule("3.9.5g:1")
def test_wyrm_breaks_strong_ice_that_other_cards_have_weakened_to_nothing() -> None:
    game = scenario("""
        corp:
          HQ: ice Hadrian's Wall
        runner:
          credits 6
          rig: Wyrm, Ice Carver, Datasucker {virus 6}
        run: HQ, encountering ice 1
    """)
    assert game.card("Hadrian's Wall").strength == 6
    for _ in range(6):
        assert not any("Wyrm ability 1" in text for text in game.options("runner"))
        game.runner.uses("Datasucker")
    assert game.card("Hadrian's Wall").strength == 0
    game.runner.uses("Wyrm", ability=1)
    game.runner.chooses("break Hadrian's Wall [HQ ice 1] subroutine 1")
    game.runner.uses("Wyrm", ability=1)
    game.expect(run="HQ", runner_credits=0)


@pytest.mark.rule("9.6.14:1")
def test_net_shield_takes_one_from_the_damage_that_chum_has_delayed() -> None:
    game = scenario("""
        corp:
          HQ: ice Wall of Static, Chum
        runner:
          credits 1
          hand: Diesel, Modded, Tinkering
          rig: Net Shield
        run: HQ, encountering ice 2
    """)
    game.runner.continues()
    game.runner.triggers("Net Shield")
    game.expect(run=None, runner_credits=0, runner_hand=1)


@pytest.mark.rule("9.6.14:1")
def test_chum_does_nothing_to_a_runner_who_breaks_everything_on_the_next_ice() -> None:
    game = scenario("""
        corp:
          HQ: ice Wall of Static, Chum
        runner:
          credits 4
          hand: Diesel, Modded, Tinkering
          rig: Corroder
        run: HQ, encountering ice 2
    """)
    game.pass_windows()
    game.runner.continues()
    assert game.card("Wall of Static").strength == 5
    game.runner.boosts("Corroder", times=3)
    game.runner.breaks(1, using="Corroder")
    game.expect(run="HQ", runner_credits=0, runner_hand=3)
    assert game.happened("damage") == 0
