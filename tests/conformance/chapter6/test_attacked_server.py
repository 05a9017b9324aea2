"""Chapter 6.1: the attacked server, moving to other phases, ending the run, jacking out."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import A_JACK_OUT, CORP, ICE, MEAT, RUNNER, SERVER_ARCHIVES, SERVER_RND
from netrunner.testing import define, scenario
from netrunner.vocabulary import (
    Accessed,
    AdditionalCostTo,
    Approach,
    Cannot,
    Cards,
    Chosen,
    EndRun,
    ForEvent,
    Gain,
    Lose,
    SufferDamage,
    Trash,
    TrashThis,
    paid,
    sub,
    when,
    whenever,
)
from netrunner.vocabulary.running import MoveRun

ANY_ICE = Cards(types=ICE)

define("Shunt", "corp", "ice", sub(MoveRun(SERVER_ARCHIVES)), sub(Gain(5)), cost=0, strength=1)
define("Lure", "corp", "asset", paid(0, Approach(Chosen(ANY_ICE))), cost=0, trash=1)
define("Bouncer", "corp", "asset", when(Accessed(), Approach(Chosen(ANY_ICE))), cost=0, trash=1)
define("Spite Ice", "corp", "ice", paid(TrashThis(), Gain(1)), sub(EndRun()), cost=0, strength=1)
define("Vanisher", "corp", "ice", paid(0, Trash(Chosen(Cards(types=ICE, other=True)))), sub(Gain(1)), cost=0)
define("Glue", "corp", "upgrade", Cannot(A_JACK_OUT, RUNNER, this_server=True), cost=0, trash=1)
define("Bruise", "corp", "upgrade", AdditionalCostTo(A_JACK_OUT, SufferDamage(MEAT, 1)), cost=0, trash=1)
define("Deposit", "corp", "upgrade", AdditionalCostTo(A_JACK_OUT, 2), cost=0, trash=1)
define("Farewell", "runner", "resource", whenever(ForEvent("jacked-out"), Gain(1)))
define("Grief", "runner", "resource", whenever(ForEvent("run-unsuccessful"), Lose(1, CORP)))
define("Helper", "runner", "resource", paid(0, Gain(1), limit=1))
define("Reroute", "runner", "resource", paid(0, MoveRun(SERVER_RND), limit=1))


@pytest.mark.rule("6.1.2b:2")
def test_6_1_2b_a_changed_server_does_not_end_the_run_and_the_new_one_is_accessed() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          deck: Enigma
        runner: Gabriel Santiago: Consummate Professional
          rig: Reroute
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.uses("Reroute")
    game.expect(run="R&D")
    game.runner.continues()
    accessed = [e.card % 256 for e in game.events() if e.rule == "7.8.1"]
    assert accessed == [game.card("Enigma").id]
    game.expect(runner_credits=5)  # the successful run was not on HQ
    assert game.happened("run-successful") == 1


@pytest.mark.rule("6.1.2c:1")
def test_6_1_2c_the_runner_approaches_the_outermost_ice_of_the_new_server() -> None:
    game = scenario("""
        corp:
          HQ: ice (Wall of Static)
          R&D: ice (Enigma), (Hunter)
        runner:
          rig: Reroute
        run: HQ, approaching ice 1
    """, mode="full")  # fmt: skip
    game.runner.uses("Reroute")
    game.pass_windows("6.9.2d")
    approached = [e.card % 256 for e in game.events() if e.rule == "6.9.2a"]
    assert approached == [game.card("Wall of Static").id, game.card("Hunter").id]


@pytest.mark.rule("6.1.2c:2")
def test_6_1_2c_without_ice_the_runner_approaches_the_new_server() -> None:
    game = scenario("""
        corp:
          HQ: ice (Wall of Static)
        runner:
          rig: Reroute
        run: HQ, approaching ice 1
    """, mode="full")  # fmt: skip
    game.runner.uses("Reroute")
    game.pass_windows("6.9.5b")
    game.expect(run="R&D")


@pytest.mark.rule("6.1.2c:1")
def test_6_1_2c_a_subroutine_that_moves_the_run_is_the_last_one_to_resolve() -> None:
    game = scenario("""
        corp:
          HQ: ice Shunt
        run: HQ, approaching ice 1
    """)
    game.expect(run="Archives", corp_credits=5)
    game.asks("runner", "jack-out", "6.9.5c")


@pytest.mark.rule("6.1.3a:1")
@pytest.mark.rule("6.1.3")
@pytest.mark.rule("6.4.2")
def test_6_1_3a_an_ability_moves_the_runner_to_the_beginning_of_an_approach() -> None:
    game = scenario("""
        corp:
          HQ: ice Cell Portal, (Enigma)
        run: HQ, encountering ice 1
    """, mode="full")  # fmt: skip
    game.pass_windows("6.9.2b")
    approached = [e.card % 256 for e in game.events() if e.rule == "6.9.2a"]
    assert approached == [game.card("Enigma").id]
    assert not game.card("Cell Portal").rezzed
    game.pass_windows()
    game.asks("runner", "jack-out", "6.9.2d")


@pytest.mark.rule("6.1.3a:2")
@pytest.mark.rule("6.4.2b")
def test_6_1_3a_approaching_ice_of_another_server_changes_the_attacked_server() -> None:
    game = scenario("""
        corp:
          R&D: ice (Enigma)
          Server 1: cards Lure
        run: HQ
    """, mode="full")  # fmt: skip
    game.runner.passes()
    game.corp.uses("Lure")
    game.corp.picks("Enigma")
    game.expect(run="R&D")
    game.pass_windows("6.9.2b")


@pytest.mark.rule("6.1.3b")
def test_6_1_3b_a_forced_encounter_does_not_move_the_run() -> None:
    game = scenario("""
        corp:
          R&D: ice Test Gentle Ice
          Server 1: cards Test Forced Encounter
        run: HQ
    """, mode="full")  # fmt: skip
    game.runner.passes()
    game.asks("corp", "window", "6.9.5b")
    game.corp.uses("Test Forced Encounter")
    game.corp.picks("Test Gentle Ice")
    game.asks("runner", "window", "6.9.3b")
    game.expect(run="HQ")
    assert game.pass_windows("6.9.5c") == [
        "runner 6.9.3b", "corp 6.9.3b",
        "corp 6.9.5b", "runner 6.9.5b",  # the window goes on where it was
    ]  # fmt: skip
    game.expect(corp_credits=6)
    assert game.happened("pass-ice") == 0


@pytest.mark.rule("6.1.3c:2")
def test_6_1_3c_an_open_window_is_completed_before_the_run_moves_and_other_steps_are_skipped() -> None:
    game = scenario("""
        corp:
          HQ: ice (Wall of Static)
          Server 1: cards (PAD Campaign)
        runner:
          rig: Reroute, Helper
        run: HQ, approaching ice 1
    """, mode="full")  # fmt: skip
    game.asks("runner", "window", "6.9.2b")
    game.runner.uses("Reroute")
    game.asks("runner", "window", "6.9.2b")
    game.runner.uses("Helper")
    assert game.pass_windows("6.9.5b") == ["runner 6.9.2b", "corp 6.9.2b"]  # and neither 6.9.2d nor 6.9.2e
    assert game.happened("pass-ice") == 0


@pytest.mark.rule("6.1.3c:1")
def test_6_1_3c_an_access_ends_when_the_run_moves_to_an_approach() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma)
          Server 1: cards (Bouncer), (Test Upgrade)
        turn: runner
    """)
    game.runner.runs("Server 1")
    game.runner.continues()
    game.pass_windows()
    game.runner.accesses("Server 1 card 1")
    game.asks("corp", "window", "6.9.2e")
    game.expect(run="HQ")
    assert game.happened("access") == 1
    assert game.happened("run-ends") == 0


@pytest.mark.rule("6.1.3c:2")
def test_6_1_3c_if_the_ice_to_approach_is_gone_when_the_window_closes_its_position_is_passed() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma), Vanisher
          Server 1: cards Lure
        run: HQ, at 6.9.5b
    """, mode="full")  # fmt: skip
    game.runner.passes()
    game.corp.uses("Lure")
    game.corp.picks("Enigma")
    game.corp.uses("Vanisher")
    game.corp.picks("Enigma")
    game.expect(corp_archives=["Enigma"])
    assert game.pass_windows() == ["corp 6.9.5b", "runner 6.9.5b", "runner 6.9.5b", "corp 6.9.5b"]
    game.asks("runner", "jack-out", "6.9.5c")
    assert game.happened("encounter") == 0  # the Runner does not meet the ice outside again


@pytest.mark.rule("6.1.4:2")
def test_6_1_4_ending_the_run_skips_the_rest_of_its_phase() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma)
          Server 1: cards Test Run Ender
        run: HQ, approaching ice 1
    """, mode="full")  # fmt: skip
    game.runner.passes()
    game.corp.uses("Test Run Ender")
    game.asks("runner", "window", "5.7.1e")
    assert game.happened("run-unsuccessful") == 1
    assert game.happened("pass-ice") == 0


@pytest.mark.rule("6.1.5:2")
def test_6_1_5_jacking_out_is_told_apart_from_other_ends_of_a_run() -> None:
    text = """
        corp:
          Server 1: cards Test Run Ender
        runner:
          rig: Farewell
        turn: runner
    """
    game = scenario(text)
    game.runner.runs("HQ")
    game.corp.passes()
    game.runner.jacks_out()
    game.expect(runner_credits=6, run=None)
    game = scenario(text)
    game.runner.runs("HQ")
    game.corp.uses("Test Run Ender")
    game.expect(runner_credits=5, run=None)


@pytest.mark.rule("6.1.5a:1,2")
def test_6_1_5a_the_runner_can_jack_out_while_approaching_ice_and_while_approaching_the_server() -> None:
    game = scenario("corp:\n HQ: ice (Enigma), (Hunter)\nturn: runner", mode="full")
    game.runner.runs("HQ")
    asked = []
    while game.run is not None and game.happened("access-cards") == 0:
        assert game.decision is not None
        if game.decision.kind == "jack-out":
            asked.append(game.decision.rule)
            game.runner.continues()
        else:
            game.take("pass")
    assert asked == ["6.9.2d", "6.9.5c"]


@pytest.mark.rule("6.1.5b")
@pytest.mark.rule("6.4.1:1")
def test_6_1_5b_the_runner_cannot_jack_out_from_the_first_ice_but_from_the_server() -> None:
    game = scenario("corp:\n HQ: ice (Enigma)\nturn: runner", mode="full")
    game.runner.runs("HQ")
    steps = game.pass_windows()
    assert "runner 6.9.2b" in steps and "runner 6.9.2e" in steps
    game.asks("runner", "jack-out", "6.9.5c")


@pytest.mark.rule("6.1.5b")
def test_6_1_5b_ice_that_vanishes_while_it_is_approached_was_the_first_approach() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma), Spite Ice
        turn: runner
    """)
    game.runner.runs("HQ")
    game.asks("corp", "window", "6.9.2b")
    game.corp.uses("Spite Ice")
    game.asks("runner", "jack-out", "6.9.2d")
    assert game.happened("approach-ice") == 2
    assert game.happened("pass-ice") == 1


@pytest.mark.rule("6.1.5b")
@pytest.mark.rule("6.9.5a:2")
def test_6_9_5a_all_ice_is_passed_once_even_if_the_only_ice_vanishes() -> None:
    game = scenario("corp:\n HQ: ice Spite Ice\nturn: runner")
    game.runner.runs("HQ")
    game.corp.uses("Spite Ice")
    game.asks("runner", "jack-out", "6.9.5c")
    assert game.happened("pass-all-ice") == 1


@pytest.mark.rule("6.1.5:1")
def test_6_1_5_a_card_can_forbid_jacking_out_from_its_server() -> None:
    text = """
        corp:
          {}: root Glue
        turn: runner
    """
    game = scenario(text.format("HQ"))
    game.runner.runs("HQ")
    game.asks("runner", "trash-accessed")  # the question whether to jack out was not asked
    game = scenario(text.format("R&D"))
    game.runner.runs("HQ")
    game.asks("runner", "jack-out", "6.9.5c")


@pytest.mark.rule("6.1.5:1")
def test_6_1_5_an_additional_cost_to_jack_out_is_paid_before_the_run_ends() -> None:
    game = scenario("""
        corp:
          R&D: root Bruise
        runner:
          hand: Diesel
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.jacks_out()
    game.expect(runner_heap=["Diesel"], run=None)
    kinds = [k for k in game.log_kinds() if k in ("damage", "jacked-out", "run-ended-by")]
    assert kinds == ["damage", "jacked-out", "run-ended-by"]


@pytest.mark.rule("6.1.5:1")
def test_6_1_5_a_runner_who_cannot_pay_cannot_jack_out() -> None:
    text = """
        corp:
          R&D: root Deposit
        runner:
          credits {}
        turn: runner
    """
    game = scenario(text.format(1))
    game.runner.runs("HQ")
    assert game.happened("run-successful") == 1
    game = scenario(text.format(2))
    game.runner.runs("HQ")
    game.runner.jacks_out()
    game.expect(runner_credits=0)
    assert game.happened("run-unsuccessful") == 1


@pytest.mark.rule("6.1.3c:2")
def test_6_1_3c_subroutines_can_still_be_broken_in_the_window_in_which_the_run_was_moved() -> None:
    game = scenario("""
        corp:
          HQ: ice Wall of Static
        runner:
          credits 5
          rig: Reroute, Corroder
        run: HQ, encountering ice 1
    """, mode="full")  # fmt: skip
    game.runner.uses("Reroute")
    game.asks("runner", "window", "6.9.3b")  # the window is completed normally, and the encounter is not over before
    game.runner.uses("Corroder", ability=2)
    game.runner.uses("Corroder", ability=1)
    game.take("break Wall of Static [HQ ice 1] subroutine 1")
    assert game.happened("fully-broken") == 1
    assert game.pass_windows("6.9.5b") == ["runner 6.9.3b", "corp 6.9.3b"]
    assert game.happened("subroutine") == 0 and game.happened("pass-ice") == 0
    game.expect(run="R&D")
