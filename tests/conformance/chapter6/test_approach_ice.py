"""Chapters 6.4 and 6.9.2: the Approach Ice phase."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import CORP
from netrunner.testing import define, scenario
from netrunner.vocabulary import EndRun, ForEvent, Gain, This, Trash, TrashThis, paid, sub, when, whenever

define("Greeter", "corp", "ice", when(ForEvent("approach-ice", this=True), Gain(1)), sub(EndRun()), cost=0, strength=1)
define("Sensor", "corp", "asset", whenever(ForEvent("approach-ice"), Gain(1)), cost=0, trash=1)
define("Tripwire", "corp", "asset", whenever(ForEvent("approach-ice"), EndRun()), cost=0, trash=1)
define("Collapse", "corp", "ice", when(ForEvent("approach-ice", this=True), Gain(1)), sub(EndRun()), cost=0)
define("Cheer", "corp", "asset", whenever(ForEvent("rezzed", player=CORP), Gain(1)), cost=0, trash=1)
define(
    "Mirage", "corp", "ice", when(ForEvent("approach-ice", this=True), Trash(This())), sub(EndRun()), cost=0, strength=1
)
define("Coin", "runner", "resource", paid(0, Gain(1), limit=1))
define("Fuse", "corp", "ice", paid(TrashThis(), Gain(1)), sub(EndRun()), cost=0, strength=1)


@pytest.mark.rule("6.9.2a")
def test_6_9_2a_when_approached_abilities_resolve_before_the_first_window() -> None:
    game = scenario("""
        corp:
          HQ: ice Greeter
        runner:
          rig: Coin
        turn: runner
    """)
    game.runner.runs("HQ")
    game.asks("runner", "window", "6.9.2b")
    game.expect(corp_credits=6)


@pytest.mark.rule("6.9.2a")
def test_6_9_2a_every_approach_meets_the_condition_also_of_unrezzed_ice() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma), (Hunter)
          Server 1: cards Sensor
        turn: runner
    """)
    game.runner.runs("HQ")
    game.pass_windows()
    game.expect(corp_credits=7)
    game.runner.continues()
    game.pass_windows()
    game.expect(corp_credits=7)


@pytest.mark.rule("6.9.2b:1")
def test_6_9_2b_only_paid_abilities_can_be_used_in_the_first_window() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma)
          Server 1: cards (PAD Campaign)
        runner:
          rig: Coin
        turn: runner
    """, mode="full")  # fmt: skip
    game.runner.runs("HQ")
    game.asks("runner", "window", "6.9.2b")
    game.runner.uses("Coin")
    game.runner.passes()
    game.asks("corp", "window", "6.9.2b")
    game.refuses("corp", "rez Enigma")
    game.refuses("corp", "rez PAD Campaign")


@pytest.mark.rule("6.9.2c")
def test_6_9_2c_the_first_approach_of_a_run_leaves_out_jacking_out() -> None:
    game = scenario("corp:\n HQ: ice (Enigma), (Hunter)\nturn: runner", mode="full")
    game.runner.runs("HQ")
    assert game.pass_windows("6.9.2d") == [
        "runner 6.9.2b", "corp 6.9.2b",
        "runner 6.9.2e", "corp 6.9.2e",
        "runner 6.9.2b", "corp 6.9.2b",
    ]  # fmt: skip


@pytest.mark.rule("6.9.2d:1")
def test_6_9_2d_the_runner_may_jack_out_from_the_second_approach_on() -> None:
    game = scenario("corp:\n HQ: ice (Enigma), (Hunter)\nturn: runner")
    game.runner.runs("HQ")
    game.pass_windows()
    game.asks("runner", "jack-out", "6.9.2d")
    game.runner.jacks_out()
    game.expect(run=None)
    assert game.happened("run-unsuccessful") == 1


@pytest.mark.rule("6.9.2d:2")
def test_6_9_2d_the_corp_cannot_rez_the_ice_before_the_runner_has_decided() -> None:
    game = scenario("corp:\n HQ: ice (Enigma), (Hunter)\nrun: HQ, approaching ice 1")
    game.asks("runner", "jack-out", "6.9.2d")
    game.runner.continues()
    game.asks("corp", "window", "6.9.2e")
    game.offers("corp", "rez Enigma")


@pytest.mark.rule("6.9.2e:2,3,4")
@pytest.mark.rule("6.4.3:2")
@pytest.mark.rule("6.4.1:2")
def test_6_9_2e_the_corp_may_rez_the_approached_ice_and_no_other_and_cards_that_are_no_ice() -> None:
    game = scenario("""
        corp:
          credits 20
          HQ: ice (Enigma), (Hunter)
          R&D: ice (Shadow)
          Server 1: cards (PAD Campaign)
          Server 2: cards (Priority Requisition {advancement 5})
        run: HQ, approaching ice 2, at 6.9.2e
    """)
    game.offers("corp", "rez Hunter")
    game.refuses("corp", "rez Enigma")
    game.refuses("corp", "rez Shadow")
    game.offers("corp", "rez PAD Campaign")
    game.refuses("corp", "score Priority Requisition")


@pytest.mark.rule("6.4.3:1")
def test_6_4_3_ice_cannot_be_rezzed_in_any_other_window_of_a_run() -> None:
    game = scenario("""
        corp:
          credits 20
          HQ: ice (Enigma), Test Gentle Ice
        turn: runner
    """, mode="full")  # fmt: skip
    game.runner.runs("HQ")
    offered = []
    while game.decision is not None and game.decision.kind in ("window", "jack-out"):
        if any(t.startswith("rez Enigma") for t in game.options("corp")):
            offered.append(game.decision.rule)
        if game.happened("run-successful"):
            break
        game.take("continue" if game.decision.kind == "jack-out" else "pass")
    assert offered == ["6.9.2e"]


@pytest.mark.rule("6.9.2e:3")
def test_6_9_2e_abilities_that_rezzing_sets_off_resolve_in_the_approach() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma)
          Server 1: cards Cheer
        run: HQ, approaching ice 1, at 6.9.2e
    """)
    game.corp.rezzes("Enigma")
    game.expect(corp_credits=5 - 3 + 1)
    kinds = [k for k in game.log_kinds() if k in ("rezzed", "credits-gained", "encounter")]
    assert kinds == ["rezzed", "credits-gained", "encounter"]


@pytest.mark.rule("6.9.2f:1")
@pytest.mark.rule("6.4.4")
def test_6_9_2f_rezzed_ice_is_encountered() -> None:
    game = scenario("corp:\n HQ: ice (Wall of Static)\nturn: runner")
    game.runner.runs("HQ")
    game.corp.rezzes("Wall of Static")
    game.expect(run=None)
    assert game.happened("encounter") == 1
    assert game.happened("pass-ice") == 0


@pytest.mark.rule("6.9.2f:2")
@pytest.mark.rule("6.4.5")
@pytest.mark.rule("6.2.2:2")
def test_6_9_2f_unrezzed_ice_is_passed_without_an_encounter() -> None:
    game = scenario("corp:\n HQ: ice (Wall of Static)\nturn: runner")
    game.runner.runs("HQ")
    game.corp.passes()
    game.asks("runner", "jack-out", "6.9.5c")
    assert game.happened("encounter") == 0
    assert game.happened("pass-ice") == 1


@pytest.mark.rule("6.4.2a")
def test_6_4_2a_an_approach_by_an_ability_moves_the_runner_to_the_position_of_that_ice() -> None:
    game = scenario("""
        corp:
          HQ: ice Cell Portal, (Enigma), (Hunter)
        run: HQ, encountering ice 1
    """)
    game.asks("runner", "jack-out", "6.9.2d")
    game.runner.continues()
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    approached = [game.game.state.cards[e.card % 256].defn.title for e in game.events() if e.rule == "6.9.2a"]
    assert approached == ["Hunter", "Enigma", "Cell Portal"]


@pytest.mark.rule("6.8.2c:1,2")
@pytest.mark.rule("6.9.2a")
def test_6_8_2c_a_run_ended_as_ice_is_approached_leaves_other_approach_abilities_unresolved() -> None:
    text = """
        corp:
          HQ: ice (Enigma)
          Server 1: cards Sensor
          Server 2: cards Tripwire
        turn: runner
    """
    game = scenario(text)
    game.runner.runs("HQ")
    game.corp.triggers("Tripwire")
    game.expect(run=None, corp_credits=5)
    game = scenario(text)
    game.runner.runs("HQ")
    game.corp.triggers("Sensor")
    game.expect(run=None, corp_credits=6)


@pytest.mark.rule("6.2.4a:1")
def test_6_2_4a_ice_trashed_in_the_second_window_is_passed_and_not_encountered() -> None:
    game = scenario("corp:\n HQ: ice Fuse\nrun: HQ, approaching ice 1, at 6.9.2e")
    game.corp.uses("Fuse")
    game.expect(run="HQ", corp_archives=["Fuse"])
    game.asks("runner", "jack-out", "6.9.5c")
    assert game.happened("encounter") == 0


@pytest.mark.rule("6.2.4a:1")
def test_6_2_4a_ice_gone_as_it_is_approached_leaves_other_approach_abilities_unresolved() -> None:
    game = scenario("""
        corp:
          HQ: ice Mirage
          Server 1: cards Sensor
        turn: runner
    """)
    game.runner.runs("HQ")
    game.corp.triggers("Mirage")
    game.expect(corp_archives=["Mirage"], corp_credits=5)
    game.asks("runner", "jack-out", "6.9.5c")


@pytest.mark.rule("6.4.2a")
def test_6_4_2a_the_only_ice_can_be_approached_again_and_rezzed_again() -> None:
    game = scenario("""
        corp:
          credits 20
          HQ: ice Cell Portal
        run: HQ, encountering ice 1
    """)
    game.asks("runner", "jack-out", "6.9.2d")
    game.runner.continues()
    game.corp.rezzes("Cell Portal")
    assert game.happened("encounter") == 2
    game.asks("runner", "jack-out", "6.9.2d")
    assert game.happened("pass-ice") == 0
