"""Cards in and around servers that look at runs (6)."""

from __future__ import annotations

import pytest

from netrunner.testing import define, scenario
from netrunner.vocabulary import paid
from netrunner.vocabulary.running import MoveRun

define("Test Way Round", "runner", "program", paid(0, MoveRun(3)), memory=0)  # to the first remote server

# -- Off the Grid ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("6.3.2a:1")
def test_off_the_grid_forbids_runs_on_its_server_until_hq_is_run_successfully() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          Server 1: Off the Grid, (Priority Requisition)
        turn: runner
    """)
    game.refuses("runner", "run Server 1")
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(corp_archives=["Off the Grid"])
    assert game.happened("access") == 1
    game.offers("runner", "run Server 1")


@pytest.mark.rule("6.3.2a:2")
@pytest.mark.example("E050")
def test_e050_off_the_grid_does_not_keep_a_run_from_being_moved_to_its_server() -> None:
    game = scenario("""
        corp:
          Server 1: Off the Grid, (Priority Requisition)
        runner:
          rig: Test Way Round
        run: R&D, approaching server, at 6.9.5b
    """)
    announcing = scenario("corp:\n Server 1: Off the Grid, (Priority Requisition)\nturn: runner")
    announcing.refuses("runner", "run Server 1")
    game.runner.uses("Test Way Round")
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    game.runner.accesses("Priority Requisition")
    game.expect(runner_score=["Priority Requisition"], corp_archives=[])


def test_off_the_grid_is_installed_only_in_remote_servers() -> None:
    game = scenario("""
        corp:
          hand: Off the Grid
        turn: corp
    """)
    game.corp.installs("Off the Grid")
    game.expect(servers=["HQ", "R&D", "Archives", "Server 1"])


# -- Sundew ----------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("Sundew", 0)
@pytest.mark.erratum("11.2.20")
def test_sundew_gains_two_credits_before_the_first_action_of_the_runner_resolves() -> None:
    game = scenario("""
        corp:
          credits 0
          Server 1: Sundew
        runner:
          deck: 3 any
        turn: runner
    """)
    game.runner.draws()
    game.expect(corp_credits=2)
    kinds = game.log_kinds()
    assert kinds.index("credits-gained") < kinds.index("drew")
    game.runner.draws()
    game.expect(corp_credits=2)


@pytest.mark.erratum("11.2.20")
def test_sundew_pays_the_credits_back_if_that_action_runs_its_server() -> None:
    game = scenario("""
        corp:
          credits 1
          hand: Hedge Fund
          Server 1: Sundew
        runner:
          credits 0
        turn: runner
    """)
    game.runner.runs("Server 1")
    game.runner.runs("Server 1")  # the server is announced after the click has been spent (9.5.6c)
    game.expect(corp_credits=1)
    game.runner.jacks_out()
    game.runner.runs("Server 1")  # later actions cost the Corp nothing
    game.expect(corp_credits=1)


def test_sundew_keeps_the_credits_for_another_server_and_pays_for_a_run_by_an_event() -> None:
    game = scenario("""
        corp:
          credits 0
          hand: Hedge Fund
          Server 1: Sundew
        runner:
          hand: Test Run Event
        turn: runner
    """)
    game.runner.plays("Test Run Event")
    game.expect(corp_credits=2)
    game.runner.runs("Server 1")
    game.expect(corp_credits=0)
    game = scenario("""
        corp:
          credits 0
          hand: Hedge Fund
          Server 1: Sundew
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(corp_credits=2)
    game.runner.runs("Server 1")
    game.expect(corp_credits=2)


# -- Heinlein Grid ---------------------------------------------------------------------------------------------------


def test_heinlein_grid_takes_all_credits_when_clicks_are_spent_or_lost_during_a_run_on_its_server() -> None:
    game = scenario("""
        corp:
          Server 1: ice Enigma; cards Heinlein Grid
        runner:
          credits 5
        run: Server 1, encountering ice 1
    """)
    game.expect(runner_credits=0, runner_clicks=2, run=None)  # Enigma takes a click before it ends the run
    game = scenario("""
        corp:
          Server 1: ice Viktor 1.0; cards Heinlein Grid
        runner:
          credits 5
        run: Server 1, encountering ice 1
    """)
    game.runner.breaks(1, using="Viktor 1.0")
    game.expect(runner_credits=0, runner_clicks=2)


def test_heinlein_grid_does_nothing_for_other_servers() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma
          Server 1: Heinlein Grid
        runner:
          credits 5
        run: HQ, encountering ice 1
    """)
    game.expect(runner_credits=5, runner_clicks=2)


@pytest.mark.rule("6.3.2c:1")
@pytest.mark.example("E051")
def test_e051_heinlein_grid_does_not_see_clicks_that_were_spent_to_initiate_the_run() -> None:
    game = scenario("""
        corp:
          play area: Enhanced Login Protocol
          HQ: root Heinlein Grid
        runner:
          credits 5
        turn: runner
    """)
    game.runner.runs("HQ")
    game.expect(runner_credits=5, runner_clicks=2)


# -- Port Anson Grid -------------------------------------------------------------------------------------------------


@pytest.mark.erratum("11.2.29")
def test_port_anson_grid_asks_for_a_program_to_jack_out() -> None:
    game = scenario("""
        corp:
          HQ: root Port Anson Grid
          hand: Hedge Fund
        runner:
          rig: Gordian Blade, Corroder, Cyberfeeder, Test Shield
        run: HQ, approaching server
    """)
    game.pass_windows()
    game.runner.jacks_out()
    assert sorted(game.options("runner")) == ["pick Corroder", "pick Gordian Blade"]
    game.runner.picks("Corroder")
    game.expect(run=None, runner_heap=["Corroder"])
    assert game.happened("jacked-out") == 1 and game.happened("run-unsuccessful") == 1


def test_port_anson_grid_lets_nobody_jack_out_without_a_program() -> None:
    game = scenario("""
        corp:
          HQ: root Port Anson Grid
          hand: Hedge Fund
        runner:
          credits 0
        run: HQ, approaching server
    """)
    game.runner.accesses("HQ")  # nothing was asked before
    assert not game.why_not("runner", "jack out")
    game = scenario("""
        corp:
          R&D: root Port Anson Grid
          hand: Hedge Fund
        run: HQ, approaching server
    """)
    game.runner.jacks_out()
    game.expect(run=None)


# -- Crisium Grid ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("6.8.4a:1,2")
@pytest.mark.example("E061")
@pytest.mark.ruling("Crisium Grid", 1)
@pytest.mark.erratum("11.2.30")
def test_e061_crisium_grid_keeps_runs_from_being_successful_but_not_from_accessing() -> None:
    game = scenario("""
        corp:
          hand: Priority Requisition
          HQ: root Crisium Grid
        runner: Gabriel Santiago: Consummate Professional
          credits 0
        run: HQ, approaching server
    """)
    game.runner.continues()
    game.runner.accesses("HQ")
    game.expect(runner_score=["Priority Requisition"], runner_credits=0)
    assert game.happened("run-successful") == 0
    game.done()
    assert game.happened("run-unsuccessful") == 0


@pytest.mark.ruling("Crisium Grid", 0)
def test_crisium_grid_that_is_trashed_does_not_make_the_run_successful_afterwards() -> None:
    game = scenario("""
        corp:
          HQ: root Crisium Grid
        runner:
          credits 6
          rig: Lemuria Codecracker
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.runner.trashes("Crisium Grid")
    game.expect(corp_archives=["Crisium Grid"], runner_credits=1)
    game.refuses("runner", "use Lemuria Codecracker")


@pytest.mark.ruling("Crisium Grid", 2)
@pytest.mark.erratum("11.2.4")
def test_crisium_grid_in_the_root_of_archives_leaves_sneakdoor_beta_there() -> None:
    game = scenario("""
        corp:
          hand: Priority Requisition
          archives: Hedge Fund
          Archives: root Crisium Grid
        runner:
          credits 0
          rig: Sneakdoor Beta
        turn: runner
    """)
    game.runner.uses("Sneakdoor Beta")
    game.runner.continues()
    assert game.run == "Archives"
    game.runner.accesses("Hedge Fund")
    assert game.happened("run-successful") == 0 and game.happened("server-changed") == 0
    game.expect(runner_score=[])


@pytest.mark.ruling("Sneakdoor Beta", 0)
def test_crisium_grid_in_the_root_of_hq_meets_sneakdoor_beta_there() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          HQ: root Crisium Grid
        runner:
          credits 0
          rig: Sneakdoor Beta
        turn: runner
    """)
    game.runner.uses("Sneakdoor Beta")
    game.runner.continues()
    assert game.run == "HQ" and game.happened("run-successful") == 0
    game.runner.accesses("HQ")
    game.done()


# -- Giordano Memorial Field and Embolus -----------------------------------------------------------------------------


def test_giordano_memorial_field_ends_the_run_unless_the_runner_pays_for_their_agendas() -> None:
    text = """
        corp:
          hand: Hedge Fund
          HQ: root Giordano Memorial Field
        runner:
          credits 4
          score: Hostile Takeover, Nisei MK II
        run: HQ, approaching server
    """
    game = scenario(text)
    game.runner.continues()
    game.runner.accepts()
    game.expect(runner_credits=0, run="HQ")
    game = scenario(text)
    game.runner.continues()
    game.runner.declines()
    game.expect(runner_credits=4, run=None)
    assert game.happened("access") == 0


@pytest.mark.ruling("Giordano Memorial Field", 0)
def test_giordano_memorial_field_does_not_make_a_successful_run_unsuccessful() -> None:
    game = scenario("""
        corp:
          HQ: root Giordano Memorial Field
        runner:
          credits 1
          score: Hostile Takeover
          rig: John Masanori
        run: HQ, approaching server
    """)
    game.runner.continues()
    assert game.happened("run-successful") == 1 and game.happened("run-unsuccessful") == 0
    game.expect(run=None, tags=0, runner_credits=1)


def test_giordano_memorial_field_costs_nothing_without_agendas() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          HQ: root Giordano Memorial Field
        runner:
          credits 0
        run: HQ, approaching server
    """)
    game.runner.continues()
    game.runner.accepts()
    game.expect(run="HQ")


def test_giordano_memorial_field_guards_only_its_own_server() -> None:
    game = scenario("""
        corp:
          deck: Hedge Fund
          HQ: root Giordano Memorial Field
        runner:
          credits 0
          score: Hostile Takeover
        run: R&D, approaching server
    """)
    game.runner.continues()
    assert game.accessed() == ["Hedge Fund"]


@pytest.mark.rule("6.8.2d:1")
@pytest.mark.example("E060")
def test_e060_embolus_loses_its_counter_although_giordano_memorial_field_ended_the_run() -> None:
    game = scenario("""
        corp:
          HQ: root Giordano Memorial Field, Embolus {power 2}
        runner:
          credits 0
          score: Hostile Takeover
        run: HQ, at 6.9.5e
    """)
    game.corp.triggers("Giordano Memorial Field")
    game.expect(run=None)
    assert game.card("Embolus").power == 1


def test_embolus_buys_counters_at_the_beginning_of_the_turn() -> None:
    game = scenario("""
        corp:
          credits 1
          deck: 5 any
          HQ: root Embolus
        turn: corp, at 5.6.1a
    """)
    game.corp.triggers("Embolus")
    game.expect(corp_credits=0)
    assert game.card("Embolus").power == 1


def test_embolus_ends_runs_on_its_own_server_only() -> None:
    game = scenario("""
        corp:
          HQ: root Embolus {power 1}
        run: HQ, approaching server
    """)
    game.corp.uses("Embolus")
    game.expect(run=None)
    assert game.card("Embolus").power == 0 and game.happened("run-unsuccessful") == 1
    game = scenario("""
        corp:
          hand: Hedge Fund
          R&D: root Embolus {power 1}
        run: HQ, approaching server
    """)
    game.runner.continues()
    game.done()
    assert game.card("Embolus").power == 0  # it lost its counter to the successful run


# -- Warroid Tracker -------------------------------------------------------------------------------------------------


def test_warroid_tracker_traces_when_the_runner_trashes_a_card_of_its_server() -> None:
    game = scenario("""
        corp:
          credits 0
          Server 1: (PAD Campaign), Warroid Tracker
        runner:
          credits 4
          rig: Corroder, Gordian Blade, Cyberfeeder
        run: Server 1, approaching server
    """)
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    game.runner.accesses("PAD Campaign")
    game.runner.trashes("PAD Campaign")
    game.runner.picks("Corroder", "Cyberfeeder")
    game.expect(runner_rig=["Gordian Blade"], runner_heap=["Corroder", "Cyberfeeder"])
    game.done()


def test_warroid_tracker_sees_cards_in_the_central_server_and_itself() -> None:
    game = scenario("""
        corp:
          credits 0
          hand: PAD Campaign
          HQ: root Warroid Tracker
        runner:
          credits 8
          rig: Cyberfeeder
        run: HQ, approaching server
    """)
    game.runner.continues()
    game.runner.accesses("HQ")
    game.runner.trashes("PAD Campaign")
    game.runner.chooses(4)
    game.expect(runner_rig=["Cyberfeeder"])
    game = scenario("""
        corp:
          credits 0
          HQ: root Warroid Tracker
        runner:
          credits 4
          rig: Cyberfeeder
        run: HQ, approaching server
    """)
    game.runner.continues()
    game.runner.trashes("Warroid Tracker")
    game.expect(runner_rig=[], corp_archives=["Warroid Tracker"])


@pytest.mark.rule("4.7.7c:3")
def test_warroid_tracker_does_not_see_other_cards_in_the_root_of_a_central_server() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: root Warroid Tracker, Akitaro Watanabe
        runner:
          credits 4
          rig: Cyberfeeder
        run: HQ, approaching server
    """)
    game.runner.continues()
    game.runner.accesses("Akitaro Watanabe")
    game.runner.trashes("Akitaro Watanabe")
    assert game.happened("trace-initiated") == 0
    game.expect(runner_rig=["Cyberfeeder"])


@pytest.mark.rule("9.11.2a")
def test_warroid_tracker_sees_cards_that_are_trashed_together_as_one_event() -> None:
    game = scenario("""
        corp:
          credits 0
          Server 1: PAD Campaign, Warroid Tracker, (Red Herrings)
        runner:
          credits 4
          hand: Singularity
          rig: Cyberfeeder, The Toolbox, Akamatsu Mem Chip
        turn: runner
    """)
    game.runner.plays("Singularity")
    game.runner.continues()
    game.runner.picks("Cyberfeeder", "Akamatsu Mem Chip")
    assert game.happened("trace-initiated") == 1
    game.expect(runner_rig=["The Toolbox"])
    game.done()


def test_warroid_tracker_does_not_mind_other_servers() -> None:
    game = scenario("""
        corp:
          hand: PAD Campaign
          Server 1: Warroid Tracker
        runner:
          credits 4
          rig: Cyberfeeder
        run: HQ, approaching server
    """)
    game.runner.continues()
    game.runner.trashes("PAD Campaign")
    assert game.happened("trace-initiated") == 0
