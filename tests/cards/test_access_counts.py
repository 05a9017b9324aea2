"""How many cards the Runner accesses, and which ones cannot be accessed (7.1.2)."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import SERVER_HQ, SERVER_RND
from netrunner.testing import define, scenario
from netrunner.testing.scenario import Scenario
from netrunner.vocabulary import Accessed, AccessServer, This, Trash, when


def accessed(game: Scenario) -> list[str]:
    """The titles of the accessed cards, in order."""
    return [game.game.state.cards[e.card % 256].defn.title for e in game.events() if e.rule == "7.8.1"]


def test_hq_interface_accesses_one_more_card_from_hq_and_no_more_than_there_are() -> None:
    game = scenario("""
        corp:
          hand: 3 Hedge Fund
          deck: 3 any
        runner:
          rig: 2 HQ Interface
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    assert len(accessed(game)) == 3
    game.runner.runs("R&D")
    game.runner.continues()
    assert len(accessed(game)) == 4
    game = scenario("""
        corp:
          hand: Hedge Fund
        runner:
          rig: 2 HQ Interface
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    assert len(accessed(game)) == 1


@pytest.mark.rule("7.1.2:2,3")
def test_legwork_counts_hq_and_its_root_but_no_more_cards_than_there_are() -> None:
    game = scenario("""
        corp:
          hand: 2 Hedge Fund
          HQ: root (Research Station)
        runner:
          hand: Legwork
        turn: runner
    """)
    game.runner.plays("Legwork")
    game.runner.continues()
    game.pass_windows()
    game.runner.accesses("HQ")
    game.runner.accesses("HQ")
    game.runner.declines()
    assert accessed(game) == ["Hedge Fund", "Hedge Fund", "Research Station"]
    game.done()


def test_legwork_helps_only_its_own_run() -> None:
    game = scenario("""
        corp:
          hand: 4 Hedge Fund
        runner:
          hand: Legwork
        turn: runner
    """)
    game.runner.plays("Legwork")
    game.runner.continues()
    assert len(accessed(game)) == 3
    game.runner.runs("HQ")
    game.runner.continues()
    assert len(accessed(game)) == 4


@pytest.mark.parametrize(
    ("event", "server", "place"), [("Legwork", SERVER_HQ, "hand"), ("The Maker's Eye", SERVER_RND, "deck")]
)
def test_an_event_adds_cards_to_the_access_of_its_run_alone(event: str, server: int, place: str) -> None:
    define("Chatty Clerk", "corp", "asset", when(Accessed(), Trash(This()), AccessServer(server)))
    game = scenario(f"""
        corp:
          {place}: Chatty Clerk, 5 Hedge Fund
        runner:
          hand: {event}
        turn: runner
    """)
    if place == "hand":
        game.next_random("Chatty Clerk", "Hedge Fund", "Hedge Fund", "Hedge Fund")
    game.runner.plays(event)
    game.runner.continues()
    game.go_on("action")
    assert len(accessed(game)) == 4  # three in the run, and one through the clerk


# -- Severnius Stim Implant ------------------------------------------------------------------------------------------


@pytest.mark.ruling("Severnius Stim Implant", 0)
@pytest.mark.erratum("11.2.60")
def test_severnius_stim_implant_trashes_cards_as_the_run_is_initiated_and_accesses_half_as_many_more() -> None:
    game = scenario("""
        corp:
          deck: 6 Hedge Fund
          hand: 3 Enigma
        runner:
          hand: 2 Diesel, 3 Modded
          rig: Severnius Stim Implant
        turn: runner
    """)
    game.runner.uses("Severnius Stim Implant")
    game.runner.picks("Diesel", "Diesel", "Modded", "Modded")
    game.runner.done()
    game.expect(runner_heap=4, runner_hand=["Modded"], runner_clicks=3)
    game.runner.runs("R&D")
    game.runner.continues()
    assert len(accessed(game)) == 3
    game.runner.runs("R&D")  # later runs are not widened
    game.runner.continues()
    assert len(accessed(game)) == 4


def test_severnius_stim_implant_asks_for_two_cards_at_least_and_rounds_down() -> None:
    game = scenario("""
        corp:
          hand: 4 Enigma
        runner:
          hand: 2 Diesel, Modded
          rig: Severnius Stim Implant
        turn: runner
    """)
    game.runner.uses("Severnius Stim Implant")
    game.runner.picks("Diesel")
    assert "done" not in game.options("runner")
    game.runner.picks("Diesel")
    game.runner.picks("Modded")
    game.runner.runs("HQ")
    game.runner.continues()
    assert len(accessed(game)) == 2


# -- Gang Sign -------------------------------------------------------------------------------------------------------


@pytest.mark.example("E063")
@pytest.mark.rule("7.1.2b")
@pytest.mark.rule("7.1.1b:1,2")
def test_e063_gang_sign_accesses_hq_but_not_its_root_when_the_corp_scores_and_hq_interface_helps() -> None:
    game = scenario("""
        corp:
          hand: 2 Hedge Fund
          HQ: root (Research Station)
          Server 1: (Hostile Takeover {advancement 2})
        runner:
          rig: Gang Sign, HQ Interface
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Hostile Takeover")
    game.pass_windows()
    assert accessed(game) == ["Hedge Fund", "Hedge Fund"]


def test_gang_sign_steals_from_hq_in_the_middle_of_the_turn_of_the_corp() -> None:
    game = scenario("""
        corp:
          hand: Priority Requisition
          Server 1: (Hostile Takeover {advancement 2})
        runner:
          rig: 2 Gang Sign
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Hostile Takeover")
    game.runner.chooses("trigger Gang Sign")
    game.expect(runner_score=["Priority Requisition"], corp_score=["Hostile Takeover"], corp_credits=12, turn="corp")
    assert game.happened("run-begins") == 0


# -- Ash 2X3ZB9CY ----------------------------------------------------------------------------------------------------


def test_ash_2x3zb9cy_lets_the_runner_access_nothing_but_himself_after_a_successful_trace() -> None:
    text = """
        corp:
          credits 5
          Server 1: (Priority Requisition), Ash 2X3ZB9CY
        runner:
          credits 3
        run: Server 1, approaching server
    """
    game = scenario(text)
    game.runner.continues()
    game.corp.chooses(0)
    game.runner.chooses(3)  # 4 against 3
    assert accessed(game) == ["Ash 2X3ZB9CY"]
    game.expect(runner_score=[])
    game = scenario(text.replace("credits 3", "credits 4"))
    game.runner.continues()
    game.corp.chooses(0)
    game.runner.chooses(4)
    game.runner.accesses("Priority Requisition")
    game.expect(runner_score=["Priority Requisition"])


def test_ash_in_the_root_of_hq_guards_the_cards_in_hq_and_can_be_trashed() -> None:
    game = scenario("""
        corp:
          credits 0
          hand: Priority Requisition
          HQ: root Ash 2X3ZB9CY
        runner:
          credits 3
        run: HQ, approaching server
    """)
    game.runner.continues()
    game.runner.chooses(0)
    assert accessed(game) == ["Ash 2X3ZB9CY"]
    game.runner.trashes("Ash 2X3ZB9CY")
    game.expect(runner_score=[], corp_archives=["Ash 2X3ZB9CY"], runner_credits=0)
    game.done()


@pytest.mark.example("E056")
@pytest.mark.rule("6.7.3c")
def test_e056_ash_traces_before_the_runner_decides_about_account_siphon() -> None:
    game = scenario("""
        corp:
          credits 5
          hand: Hedge Fund
          HQ: root Ash 2X3ZB9CY
        runner:
          credits 0
          hand: Account Siphon
        turn: runner
    """)
    game.runner.plays("Account Siphon")
    game.runner.continues()
    game.asks("corp", "trace-corp")
    game.corp.chooses(0)
    game.asks("runner", "instead", "6.7.3c")
    game.runner.accepts()
    game.runner.chooses(5)
    game.expect(corp_credits=0, runner_credits=10, tags=2)
    game.done()


def test_ash_is_silent_about_other_servers() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          Server 1: Ash 2X3ZB9CY
        run: HQ, approaching server
    """)
    game.runner.continues()
    assert game.happened("trace-initiated") == 0 and accessed(game) == ["Hedge Fund"]


# -- Disposable HQ ---------------------------------------------------------------------------------------------------


@pytest.mark.ruling("Disposable HQ", 0)
def test_disposable_hq_puts_cards_from_hq_under_rnd_in_the_order_of_the_corp_even_from_archives() -> None:
    game = scenario("""
        corp:
          hand: Priority Requisition, Hedge Fund, Enigma
          deck: Ice Wall
          archives: Disposable HQ
        run: Archives, approaching server
    """)
    game.runner.continues()
    game.corp.triggers("Disposable HQ")
    game.corp.picks("Priority Requisition", "Enigma")
    game.corp.done()
    game.expect(corp_hand=["Hedge Fund"], corp_deck=["Ice Wall", "Priority Requisition", "Enigma"])
    assert not any(fact.title == "Enigma" for fact in game.game.state.facts[1])  # nobody saw them go


def test_disposable_hq_is_revealed_in_rnd_and_may_do_nothing() -> None:
    game = scenario("""
        corp:
          hand: Priority Requisition
          deck: Disposable HQ
        runner:
          credits 4
        run: R&D, approaching server
    """)
    game.runner.continues()
    game.asks("corp", "react")
    assert game.game.view(None)["access"]["card"] == "Disposable HQ"
    game.corp.passes()
    game.expect(corp_hand=["Priority Requisition"])
    game.done()


# -- Breached Dome ---------------------------------------------------------------------------------------------------


def test_breached_dome_does_meat_damage_and_trashes_the_top_card_of_the_stack_anywhere() -> None:
    for where, server in (("hand", "HQ"), ("deck", "R&D"), ("archives", "Archives")):
        game = scenario(f"""
            corp:
              {where}: Breached Dome
            runner:
              hand: 2 Diesel
              deck: Modded, Sure Gamble
            run: {server}, approaching server
        """)
        game.runner.continues()
        game.expect(runner_hand=["Diesel"], runner_heap=["Diesel", "Modded"], runner_deck=["Sure Gamble"])
        if server != "Archives":
            game.runner.trashes("Breached Dome")
        game.done()


@pytest.mark.rule("9.8.7d:1,2")
def test_breached_dome_still_trashes_the_top_card_if_the_damage_is_prevented() -> None:
    game = scenario("""
        corp:
          hand: Breached Dome
        runner:
          hand: Diesel
          deck: Modded
          rig: Crash Space
        run: HQ, approaching server
    """)
    game.runner.continues()
    game.runner.uses("Crash Space")
    game.runner.chooses(1)
    game.expect(runner_hand=["Diesel"], runner_heap=["Crash Space", "Modded"])
    game.runner.declines()
    game.done()
