"""Chapter 6: runs that cannot begin, are led astray, or end without success; and what else ends with them."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.nodes import P_INSTALL
from netrunner.rules.machine.terms import A_JACK_OUT, A_RUN, CORP, FIRST_REMOTE, ICE, RUNNER, SERVER_RND
from netrunner.testing import define, scenario
from netrunner.vocabulary import (
    AdditionalCostTo,
    Approach,
    Cannot,
    Cards,
    Chosen,
    EndRun,
    ForceEncounterWith,
    ForEvent,
    Gain,
    HostedCreditsFor,
    Run,
    TrashThis,
    paid,
    play,
    sub,
    whenever,
)
from netrunner.vocabulary.costs import RemoveBadPublicityToPay
from netrunner.vocabulary.ice import MoveToOutermost
from netrunner.vocabulary.running import MoveRun

define("Night Ban", "corp", "asset", Cannot(A_RUN, RUNNER), cost=0, trash=1)
define("Coin Then Run", "runner", "event", play(Gain(1), Run()))
define("Far Away", "runner", "resource", paid(0, Run(FIRST_REMOTE), limit=1))
define("Copper Pennies", "runner", "resource", paid(0, Gain(1), limit=1))
define("Spin Doctor", "corp", "asset", paid(RemoveBadPublicityToPay(1), Gain(0), Gain(1)), cost=0, trash=1)
define("Bell Rope", "corp", "asset", paid(0, Approach(Chosen(Cards(types=ICE))), limit=1), cost=0, trash=1)
define("Glider", "corp", "ice", paid(0, MoveToOutermost()), sub(Gain(1, CORP)), cost=0, strength=1)
define("Dust Wall", "corp", "ice", paid(TrashThis(), Gain(1, CORP)), sub(Gain(1, CORP)), cost=0, strength=1)
define("Hidden Passage", "runner", "resource", paid(0, MoveRun(SERVER_RND), limit=1))
define("Fond Farewell", "runner", "resource", whenever(ForEvent("jacked-out"), Gain(1)))
define("Exit Guard", "corp", "upgrade", AdditionalCostTo(A_JACK_OUT, 2, this_server=True), cost=0, trash=1)
define("Install Fund", "runner", "resource", HostedCreditsFor(P_INSTALL))


@pytest.mark.rule("6.3.2a:1")
@pytest.mark.rule("1.2.5:1")
def test_6_3_2a_where_no_server_can_be_run_a_card_that_only_runs_cannot_be_played() -> None:
    game = scenario("""
        corp:
          Server 1: Night Ban
        runner:
          hand: Test Run Event, Coin Then Run; deck: 9 any
        turn: runner
    """)
    game.refuses("runner", "run HQ")
    game.refuses("runner", "play Test Run Event")
    game.runner.plays("Coin Then Run")
    game.expect(runner_credits=6, run=None)
    assert game.happened("run-announced") == 0


@pytest.mark.rule("6.1.2")
def test_6_1_2_a_server_that_does_not_exist_cannot_be_run() -> None:
    text = "corp:\n {server}\nrunner:\n rig: Far Away, Copper Pennies\nturn: runner, at 5.7.1e"
    game = scenario(text.format(server="credits 5"))
    game.offers("runner", "use Copper Pennies")
    game.refuses("runner", "use Far Away")
    game.runner.passes()
    refusal = game.why_not("runner", "run Server 1")
    assert (refusal.possible, refusal.rule) == (False, "6.1.2")
    game = scenario(text.format(server="Server 1: (PAD Campaign)"))
    game.runner.uses("Far Away")
    game.expect(run="Server 1")


@pytest.mark.rule("5.2.8")
def test_5_2_8_without_a_click_there_is_no_run() -> None:
    game = scenario("corp:\n Server 1: Test Turn Asset\nrunner:\n clicks 1\nturn: runner")
    assert game.why_not("runner", "run HQ").possible
    game.runner.takes_credit()
    assert not game.why_not("runner", "run HQ").possible


@pytest.mark.rule("6.9.6b")
@pytest.mark.rule("10.6.2:2")
def test_6_9_6b_a_run_after_the_last_bad_publicity_is_gone_takes_no_credits_back() -> None:
    game = scenario("""
        corp:
          bad publicity 1
          Server 1: Spin Doctor
        turn: runner
    """)
    game.runner.runs("Archives")
    game.pass_windows()
    game.runner.jacks_out()
    game.expect(runner_credits=5)
    while game.decision is not None and game.decision.side != "corp":
        game.take("pass" if "pass" in game.options("runner") else "gain")
    game.corp.uses("Spin Doctor")
    game.expect(bad_publicity=0)
    before = game.runner.credits
    game.runner.runs("Archives")
    game.runner.jacks_out()
    game.expect(runner_credits=before)
    assert game.happened("credits-lost") == 1


@pytest.mark.rule("6.4.2")
@pytest.mark.rule("6.2.4a:1")
def test_6_4_2_ice_that_went_to_another_server_before_it_could_be_approached_is_passed() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma), Glider, Test Gentle Ice
          Server 1: Bell Rope
        run: HQ, encountering ice 3
    """)
    game.corp.uses("Bell Rope")
    game.corp.picks("Glider")
    assert game.game.view("runner")["run"]["position"] == 2  # the Runner has moved; the window is completed first
    game.corp.uses("Glider")
    game.corp.chooses("R&D")
    game.pass_windows()
    assert game.happened("subroutine") == 0  # that encounter was left
    approached = [e.card.title for e in game.game.log if e.kind == "approach-ice" and e.card]
    assert "Glider" not in approached
    game.expect(run="HQ")


@pytest.mark.rule("6.1.2c:2")
@pytest.mark.rule("6.2.4a:1")
def test_6_1_2c_if_the_only_ice_of_the_new_server_is_gone_the_server_is_approached() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma), (Hunter)
          R&D: ice Dust Wall
        runner:
          rig: Hidden Passage
        run: HQ, approaching ice 2
    """)
    game.runner.uses("Hidden Passage")
    run = game.game.view("corp")["run"]
    assert (run["server"], run["position"]) == ("R&D", 1)
    game.corp.uses("Dust Wall")
    game.pass_windows()
    game.expect(run="R&D", corp_credits=6)
    game.asks("runner", "jack-out", "6.9.5c")
    assert game.happened("encounter") == 0


@pytest.mark.rule("6.7.2:2")
@pytest.mark.rule("6.8.4a:1,2")
@pytest.mark.parametrize(("root", "label"), [("Crisium Grid", 0), ("Test Upgrade", 1)])
def test_6_7_2_a_run_is_not_declared_successful_on_another_server_that_forbids_it(root: str, label: int) -> None:
    game = scenario(f"""
        corp:
          HQ: root {root}
        runner:
          credits 0
          rig: Sneakdoor Beta
        turn: runner
    """)
    game.runner.uses("Sneakdoor Beta")
    game.runner.continues()
    while game.run is not None:
        game.take(game.options("runner")[-1])
    assert game.happened("run-successful") == label
    assert game.happened("run-unsuccessful") == 0
    assert [e.how for e in game.game.log if e.kind == "run-ends"] == [label]


@pytest.mark.rule("6.8.4b")
def test_6_8_4b_the_record_calls_a_run_whose_server_ceased_to_exist_neither_one_nor_the_other() -> None:
    game = scenario("""
        corp:
          Server 1: ice Dust Wall
        run: Server 1, encountering ice 1
    """)
    game.corp.uses("Dust Wall")
    game.expect(run=None)
    assert [e.how for e in game.game.log if e.kind == "run-ends"] == [0]
    assert game.happened("run-unsuccessful") == 0


@pytest.mark.rule("6.2.4b:2")
@pytest.mark.parametrize(("derezzed", "gained"), [("Test Barrier", 1), ("Test Gentle Ice", 0)])
def test_6_2_4b_only_derezzing_the_encountered_ice_ends_the_encounter(derezzed: str, gained: int) -> None:
    game = scenario("""
        corp:
          HQ: ice Test Barrier, Test Gentle Ice
          Server 1: Test Derez
        run: HQ, encountering ice 2
    """)
    game.corp.uses("Test Derez")
    game.corp.picks(derezzed)
    game.pass_windows()
    game.expect(corp_credits=5 + gained, run="HQ")


@pytest.mark.rule("10.3.5:1")
@pytest.mark.rule("6.1.5:1")
def test_10_3_5_what_jacking_out_sets_off_resolves_before_the_run_is_over() -> None:
    game = scenario("runner:\n rig: Fond Farewell\nturn: runner")
    game.runner.runs("HQ")
    game.runner.jacks_out()
    kinds = [kind for kind in game.log_kinds() if kind in ("jacked-out", "credits-gained", "run-ends")]
    assert kinds == ["jacked-out", "credits-gained", "run-ends"]


@pytest.mark.rule("1.10.4:2")
@pytest.mark.rule("6.1.5:1")
@pytest.mark.parametrize(("server", "able"), [("HQ", False), ("R&D", True)])
def test_1_10_4_credits_for_installing_do_not_pay_for_jacking_out(server: str, able: bool) -> None:
    game = scenario(f"""
        corp:
          HQ: root Exit Guard
          Server 1: (PAD Campaign)
        runner:
          credits 1
          rig: Install Fund {{credit 3}}
        run: {server}, approaching server
    """)
    if able:
        game.asks("runner", "jack-out", "6.9.5c")  # the other server takes nothing
    else:
        game.asks("corp", "window", "6.9.5d")
        assert not game.why_not("runner", "jack out").possible


define("Closing Time Bell", "corp", "asset", whenever(ForEvent("run-successful"), EndRun()), cost=0, trash=9)
define(
    "Second Helping", "corp", "asset",
    whenever(ForEvent("run-successful"), ForceEncounterWith(Chosen(Cards(types=ICE, rezzed=True)))), cost=0, trash=9,
)  # fmt: skip
define("Slam", "corp", "ice", sub(EndRun()), sub(Gain(1, CORP)), cost=0, strength=1)


@pytest.mark.rule("6.8.2d:1")
@pytest.mark.rule("6.5.2b:1")
def test_6_8_2d_a_run_that_was_ended_is_not_ended_again_by_an_encounter_after_it() -> None:
    game = scenario("""
        corp:
          HQ: ice Slam
          R&D: ice (Enigma)
          Server 1: Closing Time Bell
          Server 2: Second Helping
        run: R&D, approaching server
    """)
    game.runner.continues()
    game.corp.triggers("Closing Time Bell")
    assert game.happened("run-ended-by") == 1
    assert game.happened("encounter") == 1
    game.expect(run=None, corp_credits=5)  # the subroutine ended that encounter, and the other one did not resolve
    assert game.happened("subroutine") == 1
    ended = [e.source.title for e in game.game.log if e.kind == "run-ended-by" and e.source]
    assert ended == ["Closing Time Bell"]
