"""Chapters 6.7 and 6.9.5: the Approach Server phase, and successful runs."""

from __future__ import annotations

import pytest

from netrunner.rules.abilities.effects import Effect
from netrunner.rules.accessing.access import AccessCards
from netrunner.rules.machine.nodes import Context, Instruction
from netrunner.rules.machine.state import State
from netrunner.rules.machine.terms import A_RUN, A_SUCCESS, RUNNER, SERVER_HQ, SERVER_RND
from netrunner.testing import define, scenario
from netrunner.vocabulary import (
    AccessMore,
    Cannot,
    EndRun,
    ForEvent,
    Gain,
    Run,
    RunSuccessful,
    Trace,
    Until,
    paid,
    play,
    when,
    whenever,
)
from netrunner.vocabulary.running import MoveRun
from netrunner.vocabulary.statics import InsteadOfAccessing


class AccessHQ(Instruction):
    """Access HQ by an ability."""

    __slots__ = ()

    def expected(self, s: State, me: Context) -> list[Effect]:
        return [AccessCards(RUNNER, me.ref, SERVER_HQ)]


class AccessRnD(Instruction):
    """Access R&D by an ability."""

    __slots__ = ()

    def expected(self, s: State, me: Context) -> list[Effect]:
        return [AccessCards(RUNNER, me.ref, SERVER_RND)]


define("Concierge", "corp", "asset", whenever(ForEvent("approach-server"), Gain(1)), cost=0, trash=1)
define("Moat", "corp", "asset", whenever(ForEvent("approach-server"), EndRun()), cost=0, trash=1)
define("Applause", "runner", "resource", whenever(RunSuccessful(), Gain(1)))
define("Dispute", "corp", "upgrade", Cannot(A_SUCCESS, this_server=True), cost=0, trash=1)
define("Field Trip", "corp", "asset", whenever(ForEvent("run-successful"), EndRun()), cost=0, trash=1)
define("Toll Keeper", "corp", "asset", whenever(ForEvent("run-successful"), Gain(1)), cost=0, trash=1)
define("Ash", "corp", "upgrade", when(RunSuccessful(SERVER_HQ), Trace(4, Gain(1))), cost=0, trash=3)
define("Remote Job", "runner", "event", play(Run(remote=True)), when(RunSuccessful(this_run=True), Gain(3)))
define("Odd Job", "runner", "event", play(Run()), when(RunSuccessful(this_run=True), Gain(3)))
define("To Server", "runner", "resource", paid(0, MoveRun(4), limit=1))
define("To Research", "runner", "resource", paid(0, MoveRun(SERVER_RND), limit=1))
define("No Entry", "corp", "upgrade", Cannot(A_RUN, this_server=True), cost=0, trash=1)
define("Token", "runner", "resource", paid(0, Gain(1), limit=1))
define("Gang", "runner", "resource", whenever(RunSuccessful(), AccessHQ()))
define("Digger", "runner", "resource", whenever(RunSuccessful(), AccessRnD()))
define(
    "Big Eye", "runner", "event", play(Run(SERVER_RND)),
    when(RunSuccessful(this_run=True), Until(AccessMore(2, SERVER_RND, this_run=True), "run")),
)  # fmt: skip
define(
    "Heist", "runner", "event", play(Run(SERVER_HQ)),
    when(RunSuccessful(this_run=True), Until(InsteadOfAccessing(Gain(5)), "run")),
)  # fmt: skip


@pytest.mark.rule("6.9.5a:1")
def test_6_9_5a_approach_server_abilities_resolve_before_the_first_window() -> None:
    game = scenario("""
        corp:
          Server 1: cards Concierge
        runner:
          rig: Token
        turn: runner
    """)
    game.runner.runs("HQ")
    game.asks("runner", "window", "6.9.5b")
    game.expect(corp_credits=6)


@pytest.mark.rule("6.8.2c:1,2")
@pytest.mark.rule("6.9.5a:1")
def test_6_8_2c_a_run_ended_as_the_server_is_approached_leaves_other_abilities_unresolved() -> None:
    game = scenario("""
        corp:
          Server 1: cards Concierge
          Server 2: cards Moat
        turn: runner
    """)
    game.runner.runs("HQ")
    game.corp.triggers("Moat")
    game.expect(run=None, corp_credits=5)


@pytest.mark.rule("6.9.5b:2")
def test_6_9_5b_only_paid_abilities_can_be_used_before_the_last_chance_to_jack_out() -> None:
    game = scenario("""
        corp:
          HQ: root (Akitaro Watanabe)
          Server 1: cards (PAD Campaign)
        runner:
          rig: Token
        run: HQ
    """, mode="full")  # fmt: skip
    game.asks("runner", "window", "6.9.5b")
    game.offers("runner", "use Token")
    game.runner.passes()
    assert game.options("corp") == ["pass"]


@pytest.mark.rule("6.9.5c:1")
def test_6_9_5c_the_runner_may_jack_out_before_the_server() -> None:
    game = scenario("corp:\n hand: Hedge Fund\nturn: runner")
    game.runner.runs("HQ")
    game.asks("runner", "jack-out", "6.9.5c")
    game.runner.jacks_out()
    game.expect(run=None)
    assert game.happened("run-unsuccessful") == 1
    assert game.happened("access") == 0


@pytest.mark.rule("6.9.5d:2")
def test_6_9_5d_the_corp_may_rez_after_the_runner_decided_to_go_on_but_no_ice() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma); root (Akitaro Watanabe)
          Server 1: cards (PAD Campaign)
        run: HQ, approaching server
    """)
    game.runner.continues()
    game.asks("corp", "window", "6.9.5d")
    game.offers("corp", "rez Akitaro Watanabe")
    game.offers("corp", "rez PAD Campaign")
    game.refuses("corp", "rez Enigma")


@pytest.mark.rule("6.9.5e")
@pytest.mark.rule("6.7.2:1")
def test_6_9_5e_a_run_that_reaches_the_server_is_declared_successful() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
        runner:
          rig: Applause
        turn: runner
    """)
    game.runner.runs("HQ")
    game.expect(runner_credits=5)
    game.runner.continues()
    game.expect(runner_credits=6)
    assert game.happened("run-successful") == 1
    assert game.happened("run-unsuccessful") == 0


@pytest.mark.rule("6.9.5f")
def test_6_9_5f_successful_run_abilities_resolve_before_any_card_is_accessed() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
        runner:
          rig: Applause
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    kinds = [k for k in game.log_kinds() if k in ("run-successful", "credits-gained", "access-cards", "access")]
    assert kinds == ["run-successful", "credits-gained", "access-cards", "access"]


@pytest.mark.rule("6.9.5f")
@pytest.mark.rule("6.8.2d:1")
def test_6_8_2d_a_run_ended_after_its_success_completes_that_window_and_nothing_is_accessed() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          Server 1: cards Field Trip
          Server 2: cards Toll Keeper
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.corp.triggers("Field Trip")
    game.expect(run=None, corp_credits=6)
    assert game.happened("access-cards") == 0
    assert game.happened("run-unsuccessful") == 0


@pytest.mark.rule("6.9.5g")
@pytest.mark.rule("6.7.4a:1,2,3")
def test_6_7_4a_a_run_on_a_central_server_accesses_its_cards_and_its_root_in_any_order() -> None:
    text = """
        corp:
          hand: Hedge Fund, Enigma
          HQ: root (Test Upgrade)
        turn: runner
    """
    game = scenario(text)
    game.runner.runs("HQ")
    game.runner.continues()
    game.corp.passes()
    game.asks("runner", "access-next", "7.6.5")
    game.runner.accesses("HQ")
    game.asks("runner", "trash-accessed", "7.8.3")  # the upgrade followed by itself
    assert game.happened("access") == 2
    game = scenario(text)
    game.runner.runs("HQ")
    game.runner.continues()
    game.corp.passes()
    game.runner.accesses("HQ root 1")
    game.runner.trashes("Test Upgrade")
    game.expect(corp_archives=["Test Upgrade"], run=None)
    assert game.happened("access") == 2


@pytest.mark.rule("6.9.5g")
@pytest.mark.rule("6.7.4b")
@pytest.mark.rule("6.7.4")
def test_6_7_4b_a_run_on_a_remote_server_accesses_all_cards_in_it() -> None:
    game = scenario("""
        corp:
          Server 1: cards (Test Asset), (Test Upgrade); ice (Enigma)
          Server 2: cards (Test Agenda)
        turn: runner
    """)
    game.runner.runs("Server 1")
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    game.runner.accesses("Server 1 card 2")
    game.runner.declines()
    game.runner.declines()
    game.expect(run=None, runner_score=[])
    assert game.happened("access") == 2


@pytest.mark.rule("6.9.5h")
def test_6_9_5h_after_the_access_the_run_ends() -> None:
    game = scenario("corp:\n hand: Hedge Fund\nturn: runner")
    game.runner.runs("HQ")
    game.runner.continues()
    kinds = [k for k in game.log_kinds() if k in ("accessed", "run-ends")]
    assert kinds == ["accessed", "run-ends"]
    game.asks("runner", "action")


@pytest.mark.rule("6.7.3")
def test_6_7_3_if_successful_means_the_run_that_was_created_this_way() -> None:
    game = scenario("""
        corp:
          deck: 9 Enigma
        runner:
          hand: The Maker's Eye
        turn: runner
    """)
    game.runner.plays("The Maker's Eye")
    game.runner.continues()
    assert game.happened("access") == 3
    game.runner.runs("R&D")
    game.runner.continues()
    assert game.happened("access") == 4


@pytest.mark.rule("6.7.3a")
def test_6_7_3a_if_successful_depends_on_a_server_that_could_have_been_chosen() -> None:
    text = """
        corp:
          deck: 3 any
          Server 1: cards (Test Agenda)
          Server 2: cards (Test Agenda)
        runner:
          credits 0
          hand: Remote Job
          rig: {}
        turn: runner
    """
    game = scenario(text.format("To Server"))
    game.runner.plays("Remote Job")
    game.runner.runs("Server 1")
    game.runner.uses("To Server")
    game.expect(run="Server 2")
    game.runner.continues()
    game.expect(runner_credits=3)
    game = scenario(text.format("To Research"))
    game.runner.plays("Remote Job")
    game.runner.runs("Server 1")
    game.runner.uses("To Research")
    game.runner.continues()
    game.expect(runner_credits=0)
    assert game.happened("run-successful") == 1


@pytest.mark.rule("6.7.3a")
def test_6_7_3a_if_successful_depends_on_no_server_where_none_was_specified() -> None:
    game = scenario("""
        corp:
          deck: 3 any
          R&D: root No Entry
          Server 1: cards (Test Agenda)
        runner:
          credits 0
          hand: Odd Job
          rig: To Research
        turn: runner
    """)
    game.runner.plays("Odd Job")
    assert game.game.decision is not None
    assert [option.text for option in game.game.decision] == ["server HQ", "server Archives", "server Server 1"]
    game.runner.runs("Server 1")
    game.runner.uses("To Research")
    game.expect(run="R&D")
    game.runner.continues()
    game.expect(runner_credits=3)


@pytest.mark.rule("6.7.3a")
@pytest.mark.ruling("Account Siphon", 0)
def test_6_7_3a_account_siphon_takes_nothing_from_a_run_that_was_moved_away_from_hq() -> None:
    game = scenario("""
        corp:
          deck: 3 any
        runner:
          hand: Account Siphon
          rig: To Research
        turn: runner
    """)
    game.runner.plays("Account Siphon")
    game.runner.uses("To Research")
    game.runner.continues()
    game.expect(corp_credits=5, tags=0, run=None)
    assert game.happened("access") == 1


@pytest.mark.rule("6.7.3b:1")
def test_6_7_3b_only_the_access_of_the_run_itself_is_replaced() -> None:
    game = scenario("""
        corp:
          hand: 3 Hedge Fund
        runner:
          hand: Heist
          rig: Gang
        turn: runner
    """)
    game.runner.plays("Heist")
    game.runner.continues()
    game.runner.triggers("Heist")
    game.expect(runner_credits=10)
    assert game.happened("access-cards") == 1


@pytest.mark.rule("6.7.3b:1")
def test_6_7_3b_only_the_access_of_the_run_itself_is_enlarged() -> None:
    game = scenario("""
        corp:
          deck: 9 Enigma
        runner:
          hand: Big Eye
          rig: Digger
        turn: runner
    """)
    game.runner.plays("Big Eye")
    game.runner.continues()
    game.runner.triggers("Big Eye")
    assert game.happened("access-cards") == 2
    assert game.happened("access") == 1 + 3


@pytest.mark.rule("6.7.3b:2")
def test_6_7_3b_the_replacement_expires_with_the_run() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
        runner:
          hand: Heist
        turn: runner
    """)
    game.runner.plays("Heist")
    game.runner.continues()
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(runner_credits=10)
    assert game.happened("access") == 1


@pytest.mark.rule("6.7.3c")
def test_6_7_3c_the_choice_to_do_something_instead_is_made_as_the_access_would_begin() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          HQ: root Ash
        runner:
          hand: Account Siphon
        turn: runner
    """)
    game.runner.plays("Account Siphon")
    game.runner.continues()
    game.corp.chooses(0)  # the trace of Ash comes first
    game.runner.chooses(0)
    game.expect(corp_credits=6, tags=0)
    game.runner.accepts()
    game.runner.chooses(5)
    game.expect(corp_credits=1, tags=2)


@pytest.mark.rule("6.8.4a:1,2")
def test_6_8_4a_a_run_that_could_not_be_declared_successful_is_not_unsuccessful() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          HQ: root Dispute
        runner:
          credits 0
          rig: Applause
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.runner.accesses("HQ")
    game.expect(run=None, runner_credits=0)
    assert game.happened("run-successful") == 0
    assert game.happened("run-unsuccessful") == 0
    assert game.happened("access") == 2


@pytest.mark.rule("6.7.2:1")
def test_6_7_2_sneakdoor_beta_makes_the_run_successful_on_hq() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
        runner: Gabriel Santiago: Consummate Professional
          rig: Sneakdoor Beta
        turn: runner
    """)
    game.runner.uses("Sneakdoor Beta")
    game.runner.continues()
    game.expect(runner_credits=7)
    accessed = [e.card % 256 for e in game.events() if e.rule == "7.8.1"]
    assert accessed == [game.card("Hedge Fund").id]


@pytest.mark.rule("6.7.4a:2")
def test_6_7_4a_the_root_of_the_server_that_is_attacked_in_the_end_is_accessed() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          archives: Enigma
          HQ: root Test Region
        runner:
          rig: Sneakdoor Beta
        turn: runner
    """)
    game.runner.uses("Sneakdoor Beta")
    game.runner.continues()
    game.runner.accesses("HQ")
    game.runner.declines()
    titles = [game.game.state.cards[e.card % 256].defn.title for e in game.events() if e.rule == "7.8.1"]
    assert titles == ["Hedge Fund", "Test Region"]
