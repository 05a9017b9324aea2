"""Chapters 6.6 and 6.9.4: the Pass Ice phase."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import RUNNER, SERVER_RND
from netrunner.testing import define, scenario
from netrunner.vocabulary import EndRun, ForEvent, Gain, paid, sub, when, whenever
from netrunner.vocabulary.running import MoveRun

define("Turnstile", "corp", "ice", when(ForEvent("pass-ice", this=True), Gain(1)), sub(Gain(3)), cost=0, strength=1)
define("Porter", "corp", "asset", whenever(ForEvent("pass-ice"), Gain(1)), cost=0, trash=1)
define("Portcullis", "corp", "asset", whenever(ForEvent("pass-ice"), EndRun()), cost=0, trash=1)
define("Finish Line", "corp", "asset", whenever(ForEvent("pass-all-ice"), Gain(1)), cost=0, trash=1)
define("Last Gate", "corp", "asset", whenever(ForEvent("pass-all-ice"), EndRun()), cost=0, trash=1)
define("Side Step", "runner", "resource", paid(0, MoveRun(SERVER_RND), limit=1))
define("Deep Breath", "runner", "resource", whenever(ForEvent("pass-ice"), Gain(1, RUNNER)))


@pytest.mark.rule("6.9.4a:1")
def test_6_9_4a_when_passed_abilities_meet_their_condition_after_the_encounter() -> None:
    game = scenario("corp:\n HQ: ice Turnstile\nrun: HQ, encountering ice 1")
    game.expect(corp_credits=5 + 3 + 1)
    kinds = [k for k in game.log_kinds() if k in ("encounter-ends", "pass-ice", "credits-gained", "approach-server")]
    assert kinds == ["credits-gained", "encounter-ends", "pass-ice", "credits-gained", "approach-server"]


@pytest.mark.rule("6.9.4a:2")
def test_6_9_4a_ice_that_stayed_unrezzed_is_passed_too() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma)
          Server 1: cards Porter
        run: HQ, approaching ice 1
    """)
    game.corp.passes()
    game.expect(corp_credits=6)


@pytest.mark.rule("6.9.4a:3")
def test_6_9_4a_all_ice_is_passed_with_the_innermost_ice() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma), (Hunter)
          Server 1: cards Finish Line
        turn: runner
    """)
    game.runner.runs("HQ")
    game.pass_windows()
    game.expect(corp_credits=5)
    game.runner.continues()
    game.pass_windows()
    game.asks("runner", "jack-out", "6.9.5c")
    game.expect(corp_credits=6)


@pytest.mark.rule("6.9.5a:2")
def test_6_9_5a_on_a_server_without_ice_all_ice_is_passed_as_the_server_is_approached() -> None:
    game = scenario("corp:\n Server 1: cards Finish Line\nturn: runner")
    game.runner.runs("HQ")
    game.expect(corp_credits=6)
    kinds = [k for k in game.log_kinds() if k in ("approach-server", "pass-all-ice", "credits-gained")]
    assert kinds == ["approach-server", "pass-all-ice", "credits-gained"]


@pytest.mark.rule("6.9.5a:2")
def test_6_9_5a_a_server_reached_otherwise_than_from_the_initiation_has_no_ice_to_pass() -> None:
    game = scenario("""
        corp:
          Server 1: cards Finish Line
        runner:
          rig: Side Step
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.uses("Side Step")
    game.asks("runner", "jack-out", "6.9.5c")
    game.expect(run="R&D", corp_credits=6)
    assert game.happened("approach-server") == 2


@pytest.mark.rule("6.9.4b")
def test_6_9_4b_abilities_of_both_players_resolve_before_the_next_approach() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma), Test Blank Ice
          Server 1: cards Porter
        runner:
          rig: Deep Breath
        run: HQ, encountering ice 2
    """)
    game.asks("runner", "jack-out", "6.9.2d")
    game.expect(corp_credits=6, runner_credits=6)
    kinds = [k for k in game.log_kinds() if k in ("pass-ice", "credits-gained", "approach-ice")]
    assert kinds == ["pass-ice", "credits-gained", "credits-gained", "approach-ice"]


@pytest.mark.rule("6.9.4c:1")
@pytest.mark.rule("6.6.2")
def test_6_9_4c_the_next_ice_inward_is_approached() -> None:
    game = scenario("corp:\n HQ: ice (Shadow), (Enigma), Test Blank Ice\nrun: HQ, passing ice 3", mode="full")
    game.asks("runner", "window", "6.9.2b")
    approached = [e.card % 256 for e in game.events() if e.rule == "6.9.2a"]
    assert approached == [game.card("Enigma").id]


@pytest.mark.rule("6.9.4c:2")
@pytest.mark.rule("6.6.3")
def test_6_9_4c_after_the_innermost_ice_the_server_is_approached() -> None:
    game = scenario("corp:\n HQ: ice Test Blank Ice, (Enigma)\nrun: HQ, passing ice 1", mode="full")
    game.asks("runner", "window", "6.9.5b")
    assert game.happened("approach-ice") == 0


@pytest.mark.rule("6.8.2c:1,2")
@pytest.mark.rule("6.9.4a:1")
def test_6_8_2c_a_run_ended_as_ice_is_passed_leaves_other_abilities_unresolved() -> None:
    text = """
        corp:
          HQ: ice Test Blank Ice
          Server 1: cards Porter
          Server 2: cards {}
        run: HQ, encountering ice 1
    """
    game = scenario(text.format("Portcullis"))
    game.corp.triggers("Portcullis")
    game.expect(run=None, corp_credits=5)
    assert game.happened("approach-server") == 0
    game = scenario(text.format("Portcullis"))
    game.corp.triggers("Porter")
    game.expect(run=None, corp_credits=6)
    game = scenario(text.format("Last Gate"))
    game.corp.triggers("Last Gate")
    game.expect(run=None, corp_credits=5)
