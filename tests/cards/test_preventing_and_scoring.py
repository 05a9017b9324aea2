"""Cards that prevent the end of a run, jacking out, subroutines and abilities, and agendas scored by abilities."""

from __future__ import annotations

import pytest

from netrunner.testing import Scenario, define, scenario
from netrunner.vocabulary import (
    RUNNER,
    AdditionalPlayCost,
    Clicks,
    EncounterWith,
    EndRun,
    Gain,
    Lose,
    LoseClicks,
    Scored,
    Unless,
    play,
    sub,
    when,
)

define("Test Prize", "corp", "agenda", when(Scored(), Gain(7)), requirement=2, points=1)
define("Test Choice Prize", "corp", "agenda", when(Scored(), Gain(5), may=True), requirement=2, points=1)
define("Test Two Enders", "corp", "ice", sub(Lose(1, RUNNER)), sub(EndRun()), sub(EndRun()), strength=0)
define("Test Mixed Ender", "corp", "ice", sub(Unless(EndRun(), 1, RUNNER)), sub(EndRun()), strength=0)
define("Test Greeter", "corp", "ice", when(EncounterWith(), LoseClicks(1, RUNNER)), sub(Gain(1)), strength=1)


# Lucky Charm


def lucky(ice: str = "Wall of Static", hq: bool = True) -> Scenario:
    game = scenario(f"""
        corp:
          credits 0
          R&D: ice {ice}
        runner:
          credits 5
          rig: Lucky Charm
        turn: runner
    """)
    if hq:
        game.runner.runs("HQ")
        game.runner.continues()
    game.runner.runs("R&D")
    return game


def test_lucky_charm_keeps_a_corp_ability_from_ending_the_run() -> None:
    game = lucky()
    game.asks("runner", "interrupt", "9.2.9d")
    game.runner.uses("Lucky Charm")
    assert game.card("Lucky Charm").zone == "removed" and game.run == "R&D"
    game.asks("runner", "jack-out", "6.9.5c")
    game = lucky()
    game.runner.passes()
    game.expect(run=None)


def test_lucky_charm_needs_a_successful_run_on_hq_this_turn() -> None:
    game = lucky(hq=False)
    game.expect(run=None)
    assert game.card("Lucky Charm").installed
    game = scenario("corp:\n R&D: ice Wall of Static\nrunner:\n rig: Lucky Charm\nturn: runner")
    game.runner.runs("Archives")
    game.runner.continues()
    game.runner.runs("R&D")
    game.expect(run=None)


@pytest.mark.ruling("Lucky Charm", 0)
def test_lucky_charm_does_not_undo_the_choice_of_an_ended_run() -> None:
    game = lucky("Data Raven")
    game.runner.chooses(2)
    game.runner.uses("Lucky Charm")
    game.expect(tags=0)
    assert game.run == "R&D"


def test_lucky_charm_does_not_keep_the_runner_in_the_run() -> None:
    game = lucky("Test Gentle Ice")
    game.runner.jacks_out()
    game.expect(run=None)
    assert game.card("Lucky Charm").installed


# Labyrinthine Servers


def test_labyrinthine_servers_has_two_counters_when_scored() -> None:
    game = scenario("corp:\n Server 1: (Labyrinthine Servers {advancement 5})\nturn: corp, at 5.6.2a")
    game.corp.scores("Labyrinthine Servers")
    assert game.card("Labyrinthine Servers").power == 2


def test_labyrinthine_servers_keeps_the_runner_in_the_run() -> None:
    game = scenario("""
        corp:
          HQ: ice Test Gentle Ice, Test Gentle Ice
          score: Labyrinthine Servers {power 1}
        run: HQ, passing ice 2
    """)
    game.runner.jacks_out()
    game.corp.uses("Labyrinthine Servers")
    assert game.card("Labyrinthine Servers").power == 0
    game.expect(run=None)  # nobody is asked again: the run goes on to its end
    assert game.happened("run-successful") == 1 and game.happened("jacked-out") == 0


def test_labyrinthine_servers_may_let_the_runner_go() -> None:
    game = scenario("corp:\n score: Labyrinthine Servers {power 1}\nrun: HQ, approaching server")
    game.runner.jacks_out()
    game.corp.passes()
    game.expect(run=None)
    assert game.happened("jacked-out") == 1 and game.happened("run-successful") == 0


def test_labyrinthine_servers_stops_jacking_out_by_an_ability_as_well() -> None:
    game = scenario("""
        corp:
          score: Labyrinthine Servers {power 1}
        runner:
          rig: Flip Switch
        run: HQ, approaching server
    """)
    game.runner.uses("Flip Switch")
    game.corp.uses("Labyrinthine Servers")
    game.expect(run=None, runner_heap=["Flip Switch"])
    assert game.happened("run-successful") == 1


# Hunting Grounds


def test_hunting_grounds_prevents_one_encounter_ability_each_turn() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Test Greeter, Test Greeter
        runner:
          clicks 3
          rig: Hunting Grounds
        run: HQ, encountering ice 2
    """)
    game.asks("runner", "prevent-ability", "9.8.5")
    game.runner.accepts()
    game.expect(runner_clicks=3)
    game.go_on("6.9.2d")
    game.runner.continues()
    game.expect(runner_clicks=2, corp_credits=2)  # not a second time


@pytest.mark.ruling("Hunting Grounds", 0)
def test_hunting_grounds_may_wait_for_another_ability() -> None:
    game = scenario("""
        corp:
          HQ: ice Test Greeter, Test Greeter
        runner:
          clicks 3
          rig: Hunting Grounds
        run: HQ, encountering ice 2
    """)
    game.runner.declines()
    game.expect(runner_clicks=2)
    game.go_on("6.9.2d")
    game.runner.continues()
    game.runner.accepts()
    game.expect(runner_clicks=2)


def test_hunting_grounds_is_trashed_for_three_facedown_cards() -> None:
    game = scenario("""
        runner:
          deck: Diesel, Corroder, Test Resource, Modded
          rig: Hunting Grounds
        turn: runner, at 5.7.1e
    """)
    game.runner.uses("Hunting Grounds")
    game.expect(runner_heap=["Hunting Grounds"], runner_deck=["Modded"])
    assert len([c for c in game.runner.installed]) == 3
    assert not game.card("Corroder").faceup


@pytest.mark.ruling("Eavesdrop", 0)
def test_hunting_grounds_cannot_prevent_the_ability_of_a_condition_counter() -> None:
    game = scenario("""
        corp:
          HQ: ice Test Gentle Ice [Eavesdrop]
        runner:
          rig: Hunting Grounds
        run: HQ, encountering ice 1
    """)
    game.asks("corp", "trace-corp", "10.8.6c")


# Tracker


def tracker(choose: str = "HQ") -> Scenario:
    game = scenario("""
        corp:
          HQ: ice Test Two Enders, Test Greeter
        runner:
          credits 5
          rig: Tracker
        turn: runner, at 5.7.1c
    """)
    game.runner.chooses(choose)
    return game


def test_tracker_runs_the_chosen_server_and_prevents_the_first_subroutine() -> None:
    game = tracker()
    game.runner.uses("Tracker")
    # a click was paid and one lost; the subroutine of Test Greeter did not resolve
    game.expect(runner_credits=3, runner_clicks=2, corp_credits=5)
    game.runner.continues()
    game.expect(run=None, runner_credits=2)  # those of the next ice do
    assert game.servers_of("run-begins") == ["HQ"]


def test_tracker_runs_no_other_server() -> None:
    game = tracker("R&D")
    game.runner.uses("Tracker")
    assert game.run == "R&D"


# Endless Hunger


@pytest.mark.ruling("Endless Hunger", 0)
def test_endless_hunger_breaks_only_subroutines_that_end_the_run_and_do_nothing_else() -> None:
    game = scenario("""
        corp:
          HQ: ice Test Mixed Ender
        runner:
          rig: Endless Hunger, Test Resource
        run: HQ, encountering ice 1
    """)
    game.runner.uses("Endless Hunger")
    game.runner.picks("Test Resource")
    game.expect(runner_heap=["Test Resource"])
    assert not any(["use Endless Hunger" in option for option in game.options("runner")])


def test_endless_hunger_trashes_an_installed_card_for_each_subroutine() -> None:
    game = scenario("""
        corp:
          HQ: ice Test Two Enders
        runner:
          credits 5
          rig: Endless Hunger, Test Resource, (Diesel)
        run: HQ, encountering ice 1
    """)
    game.runner.uses("Endless Hunger")
    game.runner.picks("Test Resource")
    game.runner.chooses("break Test Two Enders [HQ ice 1] subroutine 2")
    game.runner.uses("Endless Hunger")
    game.runner.picks("Diesel")
    game.pass_windows()
    game.asks("runner", "jack-out", "6.9.5c")
    game.expect(runner_credits=4)


# Plan B, Research Grant, Bifrost Array, 24/7 News Cycle


def plan_b(tokens: int) -> Scenario:
    return scenario(f"""
        corp:
          Server 1: (Plan B {{advancement {tokens}}})
          hand: Test Prize, Hostile Takeover, Hedge Fund
        run: Server 1, at 6.9.5g
    """)


def test_plan_b_scores_an_agenda_from_hq_as_its_tokens_allow() -> None:
    game = plan_b(2)
    game.corp.triggers("Plan B")
    game.corp.picks("Test Prize")
    game.expect(corp_credits=12, corp_hand=["Hostile Takeover", "Hedge Fund"])
    assert game.corp.points == 1 and game.revealed() == ["Test Prize"]
    game = plan_b(1)
    game.asks("runner", "trash-accessed")  # nothing with so small a requirement


def test_plan_b_can_be_advanced_and_may_stay_silent() -> None:
    game = scenario("corp:\n Server 1: (Plan B)\nturn: corp")
    game.corp.advances("Plan B")
    assert game.card("Plan B").advancement == 1
    game = plan_b(2)
    game.corp.passes()
    game.asks("runner", "trash-accessed")


def test_research_grant_scores_an_installed_copy_whatever_it_needs() -> None:
    game = scenario("""
        corp:
          Server 1: (Research Grant {advancement 3})
          Server 2: (Research Grant)
          Server 3: (Hostile Takeover)
          hand: Research Grant
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Research Grant [Server 1 card 1]")
    game.corp.triggers("Research Grant")
    assert game.corp.points == 2
    game.expect(corp_hand=1)
    game = scenario("corp:\n Server 1: (Research Grant {advancement 3})\nturn: corp, at 5.6.2a")
    game.corp.scores("Research Grant")
    assert game.corp.points == 1


def test_bifrost_array_resolves_the_ability_of_another_scored_agenda() -> None:
    game = scenario("""
        corp:
          credits 0
          Server 1: (Bifrost Array {advancement 4})
          score: Test Prize, Bifrost Array, Test Agenda
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Bifrost Array")
    game.corp.triggers("Bifrost Array")
    game.expect(corp_credits=7)


def test_bifrost_array_may_do_nothing() -> None:
    board = "corp:\n credits 0\n Server 1: (Bifrost Array {{advancement 4}})\n score: {}\nturn: corp, at 5.6.2a"
    game = scenario(board.format("Test Prize"))
    game.corp.scores("Bifrost Array")
    game.corp.passes()
    game.expect(corp_credits=0)
    game = scenario(board.format("Bifrost Array"))
    game.corp.scores("Bifrost Array")
    game.asks("corp", "action")  # no other agenda


def test_24_7_news_cycle_forfeits_an_agenda_and_resolves_the_ability_of_another() -> None:
    game = scenario("""
        corp:
          credits 0
          hand: 24/7 News Cycle
          score: Test Prize, Test Agenda
        turn: corp
    """)
    game.corp.plays("24/7 News Cycle")
    game.corp.picks("Test Agenda")
    game.expect(corp_credits=7, corp_score=["Test Prize"])


def test_24_7_news_cycle_lets_the_corp_decline_what_is_optional() -> None:
    game = scenario("""
        corp:
          credits 0
          hand: 24/7 News Cycle
          score: Test Choice Prize, Test Agenda
        turn: corp
    """)
    game.corp.plays("24/7 News Cycle")
    game.corp.picks("Test Agenda")
    game.corp.declines()
    game.expect(corp_credits=0)


@pytest.mark.ruling("Hyperloop Extension", 0)
def test_24_7_news_cycle_resolves_what_follows_scoring_or_stealing() -> None:
    game = scenario("""
        corp:
          credits 0
          hand: 24/7 News Cycle
          score: Hyperloop Extension, Test Agenda
        turn: corp
    """)
    game.corp.plays("24/7 News Cycle")
    game.corp.picks("Test Agenda")
    game.expect(corp_credits=3)


# Genetics Pavilion, Starlight Crusade Funding, Push Your Luck, Rime


def test_genetics_pavilion_lets_the_runner_draw_two_cards_in_their_turn() -> None:
    game = scenario("""
        corp:
          Server 1: Genetics Pavilion
        runner:
          hand: Diesel
          deck: 9 any
        turn: runner
    """)
    game.runner.draws()
    game.runner.plays("Diesel")
    game.expect(runner_hand=2)
    game.refuses("runner", "draw")


@pytest.mark.ruling("Viral Weaponization", 0)
def test_genetics_pavilion_does_not_matter_in_the_corps_turn() -> None:
    game = scenario("""
        corp:
          Server 1: Genetics Pavilion
          hand: Test Meat Damage
          deck: 9 any
        runner:
          hand: I've Had Worse
          deck: 9 any
        turn: corp
    """)
    game.corp.plays("Test Meat Damage", x=1)
    game.expect(runner_hand=3)


def test_starlight_crusade_funding_takes_a_click_each_turn() -> None:
    game = scenario("""
        runner:
          credits 9
          rig: Starlight Crusade Funding
        turn: runner, at 5.7.1c
    """)
    assert game.runner.clicks == 3


def test_starlight_crusade_funding_makes_double_events_cost_one_click() -> None:
    board = """
        runner:
          credits 9; clicks 2
          deck: 5 any
          hand: Test Double
          rig: {}
        turn: runner
    """
    define("Test Double", "runner", "event", AdditionalPlayCost(Clicks(1)), play(Gain(5)), subtypes="double", cost=0)
    define("Test Dear", "runner", "event", AdditionalPlayCost(Clicks(1)), play(Gain(5)), cost=0)
    game = scenario(board.format("Starlight Crusade Funding"))
    game.runner.plays("Test Double")
    game.expect(runner_clicks=1, runner_credits=14)
    game = scenario(board.format("Starlight Crusade Funding").replace("Test Double", "Test Dear"))
    game.runner.plays("Test Dear")
    assert game.runner.clicks == 0


@pytest.mark.parametrize(("spent", "guess", "left"), [(3, 0, 8), (3, 1, 2), (2, 0, 3), (2, 1, 7), (0, 1, 5)])
def test_push_your_luck_pays_twice_what_was_spent_if_the_corp_guesses_wrong(spent: int, guess: int, left: int) -> None:
    game = scenario("runner:\n credits 7\n hand: Push Your Luck\nturn: runner")
    game.runner.plays("Push Your Luck")
    game.runner.chooses(spent)
    game.asks("corp", "guess-parity", "1.10.3c")
    game.corp.chooses(guess)
    game.expect(runner_credits=left)


@pytest.mark.ruling("Rime", 0)
def test_rime_can_be_rezzed_where_other_cards_can_during_runs_on_its_server() -> None:
    game = scenario("corp:\n credits 9\n HQ: ice (Rime), Enigma\nrun: HQ, passing ice 2")
    game.go_on("6.9.2e")
    game.corp.passes()
    game.runner.continues()
    game.asks("corp", "window", "6.9.5d")
    game.corp.rezzes("Rime")
    assert game.card("Rime").rezzed
    game = scenario("corp:\n credits 9\n R&D: ice (Rime)\nrun: HQ, approaching server")
    game.runner.continues()
    game.expect(run=None)  # another server: nobody is asked


def test_rime_strengthens_the_ice_of_its_server_and_takes_a_credit() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma, Rime
          R&D: ice Enigma
        runner:
          credits 3
        run: HQ, encountering ice 2
    """)
    game.expect(runner_credits=2)
    assert game.card("Enigma", "HQ").strength == 3 and game.card("Enigma", "R&D").strength == 2
    assert game.card("Rime").strength == 1


# Mass-Driver


def mass_driver(inner: str = "Test Five") -> Scenario:
    define("Test Five", "corp", "ice", *[sub(Gain(n)) for n in (1, 10, 100, 1000, 10000)], subtypes="code gate")
    game = scenario(f"""
        corp:
          credits 0
          HQ: ice Test Five, {inner}, Test Code Gate
        runner:
          credits 99
          rig: Mass-Driver, Gordian Blade
        run: HQ, encountering ice 3
    """)
    return game


def test_mass_driver_breaks_code_gates_and_skips_three_subroutines_of_the_next_ice() -> None:
    game = mass_driver()
    game.runner.boosts("Mass-Driver", times=2)
    while "use Mass-Driver ability 2" in " ".join(game.options("runner")):
        game.runner.uses("Mass-Driver", ability=2)
    game.go_on("6.9.2d")
    game.runner.continues()
    game.go_on("6.9.2d")
    game.expect(corp_credits=11000)
    game.runner.continues()
    game.go_on("6.9.5c")
    game.expect(corp_credits=11000 + 11111)  # only the next ice


@pytest.mark.ruling("Mass-Driver", 0)
def test_mass_driver_counts_subroutines_as_they_stand_also_broken_ones() -> None:
    game = mass_driver()
    game.runner.boosts("Mass-Driver", times=2)
    while "use Mass-Driver ability 2" in " ".join(game.options("runner")):
        game.runner.uses("Mass-Driver", ability=2)
    game.go_on("6.9.2d")
    game.runner.continues()
    game.pass_windows("6.9.3b")
    game.runner.breaks(1, using="Gordian Blade")
    game.go_on("6.9.2d")
    game.expect(corp_credits=11000)


def test_mass_driver_must_have_broken_all_of_them_itself() -> None:
    game = mass_driver()
    game.runner.boosts("Gordian Blade", times=2)
    while "use Gordian Blade ability 1" in " ".join(game.options("runner")):
        game.runner.uses("Gordian Blade", ability=1)
    game.go_on("6.9.2d")
    game.runner.continues()
    game.go_on("6.9.2d")
    game.expect(corp_credits=11111)
