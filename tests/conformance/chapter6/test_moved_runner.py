"""6.1.3, 6.4.2: abilities move the Runner to another server, to a piece of ice, or to another phase of the run."""

from __future__ import annotations

import pytest

from netrunner.game import Game
from netrunner.testing import define, scenario
from netrunner.vocabulary import (
    A_JACK_OUT,
    ICE,
    RUNNER,
    SERVER_ARCHIVES,
    AdditionalCostTo,
    AddToBottom,
    Approach,
    Cannot,
    Cards,
    Chosen,
    ContinueFrom,
    EncounterNext,
    Gain,
    MoveRun,
    MoveRunElsewhere,
    Until,
    paid,
    sub,
)

define("Test Detour Ice", "corp", "ice", sub(MoveRun(SERVER_ARCHIVES)), sub(Gain(50)), strength=1)
define("Test Rails", "runner", "resource", paid(0, MoveRunElsewhere(), limit=1))
define("Test Lift", "runner", "resource", paid(0, EncounterNext(Chosen(Cards(ICE))), limit=1))
define("Test Stairs", "runner", "resource", paid(0, ContinueFrom(Chosen(Cards(ICE))), limit=1))
define("Test Ladder", "runner", "resource", paid(0, Approach(Chosen(Cards(ICE))), limit=1))
define("Test Glue Ice", "corp", "ice", sub(Until(Cannot(A_JACK_OUT, RUNNER), "next encounter")), strength=1)
define("Test Deposit", "corp", "asset", AdditionalCostTo(A_JACK_OUT, AddToBottom(Cards(side=RUNNER))))


@pytest.mark.rule("6.1.2c:1")
@pytest.mark.rule("6.1.2c:2")
def test_6_1_2c_the_runner_approaches_the_outermost_ice_of_the_new_server_or_the_server() -> None:
    game = scenario("corp:\n HQ: ice Test Detour Ice\n Archives: ice (Enigma), (Hunter)\nrun: HQ, encountering ice 1")
    assert game.run == "Archives"
    game.asks("runner", "jack-out", "6.9.2d")
    game.runner.continues()
    game.offers("corp", "rez Hunter")  # the outermost
    game.corp.passes()
    game.asks("runner", "jack-out", "6.9.2d")  # Enigma, inward of Hunter
    game = scenario("corp:\n HQ: ice Test Detour Ice\nrun: HQ, encountering ice 1")
    game.asks("runner", "jack-out", "6.9.5c")


@pytest.mark.rule("6.1.3c:1")
def test_6_1_3c_no_more_steps_of_the_phase_are_carried_out() -> None:
    game = scenario("corp:\n credits 0\n HQ: ice Test Detour Ice\nrun: HQ, encountering ice 1")
    game.expect(corp_credits=0)  # the second subroutine does not resolve
    assert game.happened("pass-ice") == 0


@pytest.mark.rule("6.1.2b:1")
@pytest.mark.rule("6.1.2b:2")
def test_6_1_2b_the_run_goes_on_on_another_server_of_ones_choice() -> None:
    game = scenario("corp:\n R&D: ice (Enigma)\nrunner:\n rig: Test Rails\nrun: HQ, approaching server")
    game.runner.uses("Test Rails")
    assert sorted(game.options("runner")) == ["server Archives", "server R&D"]
    game.runner.chooses("R&D")
    assert game.run == "R&D" and game.happened("run-ends") == 0


@pytest.mark.rule("6.4.2b")
def test_6_4_2b_ice_of_another_server_makes_that_the_attacked_server() -> None:
    game = scenario("corp:\n R&D: ice (Enigma)\nrunner:\n rig: Test Ladder\nrun: HQ, approaching server")
    game.runner.uses("Test Ladder")
    assert game.run == "R&D" and game.happened("approach-ice") == 1


@pytest.mark.rule("6.1.3")
def test_6_1_3_the_runner_goes_straight_to_an_encounter() -> None:
    game = scenario("""
        corp:
          R&D: ice (Enigma), Test Gentle Ice
        runner:
          rig: Test Lift
        run: HQ, approaching server
    """)
    game.runner.uses("Test Lift")
    game.runner.picks("Test Gentle Ice")
    assert game.run == "R&D" and game.happened("encounter") == 1
    assert game.happened("approach-ice") == 1  # only then, that of Enigma


@pytest.mark.rule("6.1.3")
def test_6_1_3_the_run_goes_on_as_if_other_ice_had_been_passed() -> None:
    game = scenario("""
        corp:
          HQ: ice Test Gentle Ice
          R&D: ice (Enigma), Hunter
        runner:
          rig: Test Stairs
        run: HQ, passing ice 1
    """)
    game.go_on("6.9.5b")
    game.runner.uses("Test Stairs")
    game.runner.picks("Hunter")
    assert game.run == "R&D" and game.happened("pass-ice") == 1


@pytest.mark.rule("9.9.1:1")
def test_9_9_1_nobody_jacks_out_until_after_the_next_encounter() -> None:
    game = scenario("""
        corp:
          HQ: ice Test Gentle Ice, Test Gentle Ice, (Enigma), Test Glue Ice
        run: HQ, encountering ice 4
    """)
    effects = game.game.view("corp")["effects"]
    assert [effect["until"] for effect in effects] == [["next-encounter"]]
    game.corp.passes()
    game.asks("runner", "jack-out", "6.9.2d")
    assert game.happened("encounter") == 2 and game.happened("approach-ice") == 3
    saved = Game.load(game.game.save())
    assert saved.decision is not None and saved.decision.kind == "jack-out"


@pytest.mark.rule("1.15.9:2")
def test_1_15_9_an_installed_card_on_the_bottom_of_the_stack_is_the_cost() -> None:
    board = "corp:\n Server 1: Test Deposit\nrunner:\n deck: 2 any\n rig: {}\nrun: HQ, approaching server"
    game = scenario(board.format("Test Resource, (Diesel)"))
    game.runner.jacks_out()
    game.runner.picks("Test Resource")
    game.expect(runner_deck=["Sure Gamble", "Sure Gamble", "Test Resource"], run=None)
    game = scenario("corp:\n Server 1: Test Deposit\nrun: HQ, approaching server")
    game.expect(run=None)  # nothing to pay with: no question
    assert game.happened("jacked-out") == 0
