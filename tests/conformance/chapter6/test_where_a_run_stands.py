"""Chapter 6: where a run stands at each step, as both players see it, and what its record says at its end."""

from __future__ import annotations

from typing import Any

import pytest

from netrunner.log import entries
from netrunner.rules.machine.terms import A_JACK_OUT, A_RUN, CORP, RUNNER, SERVER_ARCHIVES, SERVER_RND
from netrunner.testing import Scenario, define, scenario
from netrunner.vocabulary import (
    AdditionalCostTo,
    Approach,
    Clicks,
    ForEvent,
    Gain,
    Lose,
    Run,
    TrashThis,
    paid,
    sub,
    when,
    whenever,
)
from netrunner.vocabulary.cards import OutermostIce
from netrunner.vocabulary.running import MoveRun

define("Night Porter", "corp", "asset", whenever(ForEvent("run-begins"), Gain(1), may=True), cost=0, trash=1)
define("Cutpurse", "corp", "asset", whenever(ForEvent("run-announced"), Lose(9, RUNNER)), cost=0, trash=1)
define("Bellboy", "corp", "ice", when(ForEvent("pass-ice", this=True), Gain(1), may=True), sub(Gain(1)), cost=0)
define("Receptionist", "corp", "asset", whenever(ForEvent("run-ends"), Gain(1), may=True), cost=0, trash=1)
define("Getaway Car", "runner", "resource", paid(0, Run(SERVER_ARCHIVES), limit=1))
define("Burning Bridge", "runner", "resource", paid(TrashThis(), Run(SERVER_ARCHIVES)))
define("Shortcut", "runner", "resource", paid(0, MoveRun(SERVER_RND), limit=1))
define("Coffee", "runner", "resource", paid(0, Gain(1), limit=1))
define("Slow Gate", "corp", "upgrade", AdditionalCostTo(A_RUN, Clicks(), this_server=True), cost=0, trash=1)
define("Fare at the Exit", "corp", "upgrade", AdditionalCostTo(A_JACK_OUT, 1), cost=0, trash=1)


def stands(game: Scenario) -> tuple[Any, ...]:
    """The step, and what both players are shown of the run."""
    corp, runner = game.game.view("corp"), game.game.view("runner")
    assert corp["run"] == runner["run"]
    run = runner["run"]
    if run is None:
        return (runner["turn"]["step"], None)
    return (runner["turn"]["step"], run["server"], run["phase"], run["position"], run["ice"], run["successful"])


def do_not_react(game: Scenario) -> None:
    while game.decision is not None and game.decision.kind == "react":
        game.take("pass")


@pytest.mark.rule("6.2.1")
@pytest.mark.rule("6.2.1a:1")
@pytest.mark.rule("6.2.2:1")
@pytest.mark.rule("6.9.1e")
@pytest.mark.rule("6.9.2b:2")
@pytest.mark.rule("6.9.2d:1")
@pytest.mark.rule("6.9.2e:1")
@pytest.mark.rule("6.9.3b:1")
@pytest.mark.rule("6.9.4b")
@pytest.mark.rule("6.9.5b:1")
@pytest.mark.rule("6.9.5c:2")
@pytest.mark.rule("6.9.5d:1")
def test_6_2_the_runner_moves_inward_position_by_position() -> None:
    game = scenario("""
        corp:
          hand: PAD Campaign
          HQ: ice (Enigma), Bellboy
          Server 1: Night Porter
          Server 2: Receptionist
        turn: runner
    """, mode="full")  # fmt: skip
    game.take("run HQ")
    assert stands(game) == ("6.9.1a", None, "initiation", None, None, False)
    game.take("server HQ")
    assert stands(game) == ("9.2.8", "HQ", "initiation", 3, None, False)  # outside of both pieces of ice
    do_not_react(game)
    outer = ("HQ ice 2", False)
    assert stands(game) == ("6.9.2b", "HQ", "approach-ice", 2, *outer)
    game.pass_windows("6.9.2e")
    assert stands(game) == ("6.9.2e", "HQ", "approach-ice", 2, *outer)
    game.pass_windows("6.9.3b")
    assert stands(game) == ("6.9.3b", "HQ", "encounter-ice", 2, *outer)
    game.pass_windows()
    assert stands(game) == ("9.2.8", "HQ", "pass-ice", 2, *outer)
    do_not_react(game)
    inner = ("HQ ice 1", False)
    assert stands(game) == ("6.9.2b", "HQ", "approach-ice", 1, *inner)
    game.pass_windows()
    assert stands(game) == ("6.9.2d", "HQ", "approach-ice", 1, *inner)
    game.runner.continues()
    assert stands(game) == ("6.9.2e", "HQ", "approach-ice", 1, *inner)
    game.pass_windows("6.9.5b")
    assert stands(game) == ("6.9.5b", "HQ", "approach-server", 0, None, False)
    game.pass_windows()
    assert stands(game) == ("6.9.5c", "HQ", "approach-server", 0, None, False)
    game.runner.continues()
    assert stands(game) == ("6.9.5d", "HQ", "approach-server", 0, None, False)
    game.pass_windows()
    assert stands(game) == ("7.6.5", "HQ", "approach-server", 0, None, True)
    game.runner.accesses("HQ")
    assert stands(game) == ("7.8.3", "HQ", "approach-server", 0, None, True)
    game.runner.declines()
    assert stands(game)[1:] == (None,)  # the question about the end of the run comes after it (6.8.5)
    do_not_react(game)


@pytest.mark.rule("6.9.1b")
@pytest.mark.rule("6.9.1c")
def test_6_9_1b_what_the_announcement_sets_off_is_over_before_the_credits_for_bad_publicity_come() -> None:
    game = scenario("""
        corp:
          bad publicity 2
          Server 1: Cutpurse
        turn: runner
    """)
    game.runner.runs("HQ")
    game.expect(runner_credits=2)


@pytest.mark.rule("6.9.6b")
@pytest.mark.rule("10.6.2:2")
def test_6_9_6b_the_credits_of_one_run_are_not_taken_again_in_the_next() -> None:
    game = scenario("""
        corp:
          bad publicity 2
        turn: runner
    """)
    for _ in range(2):
        game.runner.runs("Archives")
        game.expect(runner_credits=7)
        assert "run credits 2" in game.board()
        game.runner.jacks_out()
        game.expect(runner_credits=5)
        assert "run credits" not in game.board()


@pytest.mark.rule("6.9.6d")
@pytest.mark.parametrize(("title", "named"), [("Getaway Car", "Getaway Car"), ("Burning Bridge", None)])
def test_6_9_6d_the_record_of_the_end_names_the_card_that_began_the_run_if_it_is_still_there(
    title: str, named: str | None
) -> None:
    game = scenario(f"runner:\n rig: {title}\nturn: runner, at 5.7.1e")
    game.runner.uses(title)
    game.runner.continues()
    ends = [entry for entry in game.game.log if entry.kind == "run-ends"]
    assert [entry.card.title if entry.card else None for entry in ends] == [named]
    begins = [entry for entry in game.game.log if entry.kind in ("run-announced", "run-begins")]
    assert [(entry.structure, entry.card) for entry in begins] == [(0, None), (ends[0].structure, None)]


@pytest.mark.rule("6.1.5:2")
def test_6_1_5_the_record_of_jacking_out_counts_nothing() -> None:
    game = scenario("turn: runner")
    game.runner.runs("R&D")
    game.runner.jacks_out()
    found = [e for e in entries(game.game.state, 0) if e.kind == "jacked-out"]
    assert [(e.structure, e.how, e.side, e.card, e.source) for e in found] == [(0, 0, "runner", None, None)]


@pytest.mark.rule("6.1.2c:1")
@pytest.mark.parametrize(
    ("ice", "phase", "position"), [("", "approach-server", 0), ("(Enigma)", "approach-ice", 1),
    ("(Enigma), (Hunter)", "approach-ice", 2)],
)  # fmt: skip
def test_6_1_2c_a_run_that_is_moved_begins_at_the_outermost_ice_there(ice: str, phase: str, position: int) -> None:
    rnd = f"R&D: ice {ice}" if ice else ""
    game = scenario(f"""
        corp:
          HQ: ice (Wall of Static)
          {rnd}
        runner:
          rig: Shortcut, Coffee
        run: HQ, approaching ice 1
    """)
    game.runner.uses("Shortcut")
    game.runner.passes()
    assert stands(game)[1:4] == ("R&D", phase, position)


@pytest.mark.rule("6.3.2b:2")
@pytest.mark.rule("1.11.1")
@pytest.mark.parametrize("clicks", [1, 2])
def test_6_3_2b_a_click_that_a_run_costs_in_addition_must_be_there_besides_the_action(clicks: int) -> None:
    game = scenario(f"""
        corp:
          HQ: root Slow Gate
        runner:
          clicks {clicks}
        turn: runner
    """)
    if clicks == 1:
        game.refuses("runner", "run HQ")
        game.offers("runner", "run R&D")
        return
    game.runner.runs("HQ")
    game.expect(run="HQ", runner_clicks=0)


@pytest.mark.rule("6.1.5:1")
@pytest.mark.rule("1.15.9:2")
@pytest.mark.parametrize("credits", [0, 1])
def test_6_1_5_jacking_out_is_offered_where_its_cost_can_be_paid(credits: int) -> None:
    game = scenario(f"""
        corp:
          HQ: ice (Enigma), (Hunter)
          R&D: root Fare at the Exit
        runner:
          credits {credits}
        run: HQ, approaching ice 1
    """)
    if not credits:
        game.asks("corp", "window", "6.9.2e")  # the chance to jack out is skipped
        game.corp.passes()
        game.expect(run=None)
        assert game.happened("run-successful") == 1
        return
    game.asks("runner", "jack-out", "6.9.2d")
    game.runner.jacks_out()
    game.expect(run=None, runner_credits=0)
    assert game.happened("run-unsuccessful") == 1


define("Run Tally", "corp", "asset", whenever(ForEvent("run-announced"), Gain(1, CORP)), cost=0, trash=1)


@pytest.mark.rule("1.15.9a:3")
def test_1_15_9a_a_run_that_was_declined_is_none() -> None:
    game = scenario("""
        corp:
          HQ: root Slow Gate
          R&D: root Slow Gate
          Archives: root Slow Gate
          Server 1: Run Tally, Slow Gate
        runner:
          hand: Test Run Event
        turn: runner
    """)
    game.runner.plays("Test Run Event")
    game.runner.declines()
    game.expect(run=None, corp_credits=5, runner_clicks=3)
    game.runner.runs("R&D")  # and another one can begin
    game.expect(run="R&D", corp_credits=6, runner_clicks=1)


define("Siren Song", "corp", "asset", paid(0, Approach(OutermostIce()), limit=1), cost=0, trash=1)
define("Tin Whistle", "corp", "asset", paid(0, Gain(1), limit=1), cost=0, trash=1)


@pytest.mark.rule("6.4.2")
@pytest.mark.rule("1.2.5:1")
def test_6_4_2_the_runner_cannot_be_led_to_ice_without_a_run_or_without_ice() -> None:
    text = """
        corp:
          HQ: ice (Enigma)
          Server 1: Siren Song
          Server 2: Tin Whistle
        {}
    """
    game = scenario(text.format("turn: runner, at 5.7.1e"))
    game.offers("corp", "use Tin Whistle")
    game.refuses("corp", "use Siren Song")
    game = scenario(text.format("run: R&D"))
    game.offers("corp", "use Tin Whistle")
    game.refuses("corp", "use Siren Song")
    game = scenario(text.format("run: HQ"))
    game.offers("corp", "use Siren Song")


@pytest.mark.rule("6.9.5c:2")
@pytest.mark.rule("6.9.5d:1")
def test_6_9_5d_a_runner_who_cannot_jack_out_does_not_skip_the_last_window() -> None:
    game = scenario("""
        corp:
          HQ: root Test No Jacking Out
          Server 1: (PAD Campaign)
        run: HQ, approaching server
    """)
    game.asks("corp", "window", "6.9.5d")
    game.corp.rezzes("PAD Campaign")
    assert game.happened("run-successful") == 1


@pytest.mark.rule("6.9.2d:2")
@pytest.mark.rule("6.9.2e:3")
def test_6_9_2e_a_runner_who_cannot_jack_out_still_waits_for_the_corp_to_rez_the_ice() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma), (Hunter); root Test No Jacking Out
        run: HQ, approaching ice 1
    """)
    game.asks("corp", "window", "6.9.2e")
    game.corp.rezzes("Enigma")
    game.expect(run=None)
    assert game.happened("encounter") == 1
