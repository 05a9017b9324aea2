"""Cards of later mechanics: grail ice, memory for viruses, blank text boxes, points below zero."""

from __future__ import annotations

import pytest

from netrunner.game import Game
from netrunner.rules.machine.terms import EVENTS, NET
from netrunner.rules.runs.encounters import subroutines
from netrunner.testing import Scenario, define, scenario
from netrunner.vocabulary import ASSET, Cards, Chosen, Derez, Gain, TurnBegins, play, sub, when

define("Test Pension", "runner", "resource", when(TurnBegins(), Gain(1)))
define("Test Second Pension", "runner", "resource", when(TurnBegins(), Gain(100)))
define("Test Unplug", "runner", "event", play(Derez(Chosen(Cards(ASSET, rezzed=True)))))
define("Test Virtual Pension", "runner", "resource", when(TurnBegins(), Gain(10)), subtypes="virtual")
define("Test Golem", "corp", "ice", sub(Gain(1)), strength=1, subtypes="bioroid")


def count(game: Scenario, title: str) -> int:
    return len(subroutines(game.game.state, game.game.state.cards[game.card(title).id]))


def grail(ice: str, hand: str) -> Scenario:
    return scenario(f"""
        corp:
          HQ: ice {ice}
          hand: {hand}
        runner:
          hand: 5 any
          rig: Corroder, Gordian Blade
        run: HQ, encountering ice 1
    """)


@pytest.mark.parametrize("ice", ["Galahad", "Lancelot", "Merlin"])
def test_galahad_lancelot_and_merlin_gain_the_subroutines_of_revealed_grail_ice(ice: str) -> None:
    game = grail(ice, "Galahad, Merlin, Lancelot, Ice Wall")
    game.corp.triggers(ice)
    game.refuses("corp", "pick Ice Wall")
    game.corp.picks("Merlin", "Galahad")
    assert game.revealed() == ["Merlin", "Galahad"]
    assert count(game, f"{ice} [HQ ice 1]") == 3
    game.expect(corp_hand=4)


@pytest.mark.parametrize(("ice", "own"), [("Galahad", "EndRun"), ("Lancelot", "Trash"), ("Merlin", "Damage")])
def test_galahad_lancelot_and_merlin_have_what_they_gained_after_their_own(ice: str, own: str) -> None:
    game = grail(ice, "Galahad, Merlin, Ice Wall")
    game.corp.triggers(ice)
    game.corp.picks("Merlin")
    game.corp.done()  # one is enough
    state = game.game.state
    found = [type(s.does[0]).__name__ for s in subroutines(state, state.cards[game.card(f"{ice} [HQ ice 1]").id])]
    assert found == [own, "Damage"]


def test_merlin_resolves_what_it_gained_after_its_own_in_the_chosen_order() -> None:
    game = grail("Merlin", "Lancelot, Galahad")
    game.corp.triggers("Merlin")
    game.corp.picks("Lancelot", "Galahad")
    game.pass_windows()
    game.corp.picks("Corroder")  # after 2 net damage, a program is trashed; then the run ends
    game.expect(runner_hand=3, run=None)
    assert [event.of for event in game.events() if EVENTS[event.kind] == "damage"] == [NET]
    assert game.card("Corroder").zone == "heap"


@pytest.mark.parametrize(("ice", "damage", "ends"), [("Galahad", 0, True), ("Merlin", 2, False)])
def test_galahad_and_merlin_without_revealed_ice(ice: str, damage: int, ends: bool) -> None:
    game = grail(ice, "Lancelot")
    game.corp.passes()
    game.pass_windows()
    game.expect(runner_hand=5 - damage)
    assert (game.run is None) == ends


def test_lancelot_trashes_a_program() -> None:
    game = grail("Lancelot", "2 Lancelot")
    game.corp.triggers("Lancelot")
    game.corp.picks("Lancelot", "Lancelot")
    game.pass_windows()
    game.corp.picks("Corroder")
    game.expect(runner_heap=["Corroder", "Gordian Blade"])


def test_knobkierie_holds_viruses_and_feeds_one_after_the_first_successful_run() -> None:
    game = scenario("""
        runner:
          credits 9
          hand: Datasucker
          rig: Knobkierie, Corroder
        turn: runner
    """)
    assert game.runner.memory_used == 1
    game.runner.installs("Datasucker")
    game.runner.done()
    assert game.runner.memory_used == 1  # the virus lies in Knobkierie's memory
    game.runner.runs("Archives")
    game.runner.continues()
    game.runner.triggers("Knobkierie")
    game.go_on("action")
    assert game.card("Datasucker").virus == 2  # and 1 of its own


def test_knobkierie_works_only_with_the_first_success_and_is_a_console() -> None:
    board = "runner:\n credits 9\n hand: Knobkierie\n rig: {}\nturn: runner"
    scenario(board.format("Desperado")).refuses("runner", "install Knobkierie")
    game = scenario("runner:\n rig: Knobkierie, Imp {virus 1}, Corroder\nrun: Archives, approaching server")
    game.runner.continues()
    game.runner.triggers("Knobkierie")
    assert game.card("Imp").virus == 2
    game.runner.runs("Archives")
    game.runner.continues()
    game.asks("runner", "action")
    assert game.card("Imp").virus == 2


def test_knobkierie_has_three_memory_for_viruses() -> None:
    game = scenario("runner:\n rig: Knobkierie, 4 Datasucker, Corroder\nturn: runner")
    assert game.runner.memory_used == 2  # one of the viruses is beside the three


def test_malia_z0l0k4_blanks_an_installed_resource_that_is_not_virtual() -> None:
    game = scenario("""
        corp:
          credits 9; deck: 9 any
          Server 1: (Malia Z0L0K4)
          clicks 1
        runner:
          credits 0
          rig: Test Pension, Test Virtual Pension, Corroder
        turn: corp, at 5.6.2a
    """)
    game.corp.rezzes("Malia Z0L0K4")  # only one resource can be chosen
    game.corp.takes_credit()
    game.expect(runner_credits=10)


def test_malia_z0l0k4_chooses_only_when_she_is_rezzed_herself() -> None:
    game = scenario("""
        corp:
          credits 9
          Server 1: (Malia Z0L0K4); Server 2: (PAD Campaign)
        runner:
          rig: Test Pension, Test Second Pension
        turn: corp, at 5.6.2a
    """)
    game.corp.rezzes("Malia Z0L0K4")
    game.corp.picks("Test Pension")
    game.corp.rezzes("PAD Campaign")
    game.asks("corp", "action")


@pytest.mark.ruling("Malia Z0L0K4", 0)
def test_malia_z0l0k4_blanks_only_what_was_chosen_last() -> None:
    game = scenario("""
        corp:
          credits 9; deck: 9 any
          Server 1: (Malia Z0L0K4)
          clicks 1
        runner:
          credits 0
          hand: Test Unplug
          rig: Test Pension, Test Second Pension
        turn: corp, at 5.6.2a
    """)
    game.corp.rezzes("Malia Z0L0K4")
    game.corp.picks("Test Pension")
    game.corp.takes_credit()
    game.expect(runner_credits=100)
    game.runner.plays("Test Unplug")
    assert not game.game.state.blanked
    game.corp.rezzes("Malia Z0L0K4")
    game.corp.picks("Test Second Pension")
    assert [game.game.state.cards[i].defn.title for i in game.game.state.blanked] == ["Test Second Pension"]


def test_magnet_is_saved_and_loaded_with_what_it_blanks() -> None:
    game = scenario("corp:\n R&D: ice Magnet [Parasite {virus 1}]\nturn: runner")
    loaded = Game.load(game.game.save())
    assert loaded.state.blanked == game.game.state.blanked != ()
    assert loaded.state.dirty == game.game.state.dirty


def test_direct_access_blanks_both_identities_while_it_resolves() -> None:
    game = scenario("""
        corp: Haas-Bioroid: Stronger Together
          HQ: ice Eli 1.0
          deck: 5 any
        runner: Gabriel Santiago: Consummate Professional
          hand: Direct Access
          deck: 3 any
        turn: runner
    """)
    assert game.card("Eli 1.0").strength == 5
    game.runner.plays("Direct Access")
    game.runner.chooses("Archives")
    assert game.card("Eli 1.0").strength == 4
    assert game.game.state.blanked == (0, 1)
    game.runner.continues()
    game.asks("runner", "react")
    game.runner.triggers("Direct Access")
    game.expect(runner_deck=4, runner_heap=[])
    assert game.card("Eli 1.0").strength == 5


def test_direct_access_may_go_to_the_heap() -> None:
    game = scenario("runner:\n hand: Direct Access\n deck: 2 any\nturn: runner")
    game.runner.plays("Direct Access")
    game.runner.chooses("Archives")
    game.runner.continues()
    game.runner.passes()
    game.expect(runner_heap=["Direct Access"], runner_deck=2)


def test_warden_fatuma_gives_rezzed_bioroid_ice_a_first_subroutine() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Test Golem
          R&D: ice Test Gentle Ice, (Eli 1.0)
          Server 1: Warden Fatuma
        runner:
          clicks 3
        run: HQ, encountering ice 1
    """)
    game.expect(runner_clicks=2, corp_credits=1)
    assert count(game, "Test Gentle Ice") == 1 and count(game, "Test Golem") == 2
    assert count(game, "Eli 1.0") == 2  # not rezzed


def test_warden_fatuma_takes_no_click_from_a_runner_without_any() -> None:
    game = scenario("""
        corp:
          HQ: ice Test Golem
          Server 1: Warden Fatuma
        runner:
          clicks 0
        run: HQ, encountering ice 1
    """)
    assert game.happened("clicks-lost") == 0


@pytest.mark.ruling("Warden Fatuma", 0)
def test_warden_fatuma_comes_before_or_after_wetwork_refit_as_they_became_active() -> None:
    game = scenario("""
        corp:
          credits 9; deck: 3 any
          hand: Wetwork Refit
          HQ: ice Test Golem
          Server 1: (Warden Fatuma)
          clicks 2
        turn: corp
    """)
    game.corp.plays("Wetwork Refit")
    game.corp.rezzes("Warden Fatuma")
    state = game.game.state
    names = [type(s.does[0]).__name__ for s in subroutines(state, state.cards[game.card("Test Golem").id])]
    assert names == ["IfAble", "Damage", "Gain"]
    game = scenario("""
        corp:
          credits 9; deck: 3 any
          hand: Wetwork Refit
          HQ: ice Test Golem
          Server 1: Warden Fatuma
          clicks 2
        turn: corp
    """)
    game.corp.plays("Wetwork Refit")
    state = game.game.state
    names = [type(s.does[0]).__name__ for s in subroutines(state, state.cards[game.card("Test Golem").id])]
    assert names == ["Damage", "IfAble", "Gain"]


@pytest.mark.ruling("Meridian", 0)
def test_meridian_is_taken_as_a_point_less_or_pays_the_corp_and_ends_the_run() -> None:
    board = "corp:\n credits 0\n HQ: ice Meridian\nrunner:\n score: Hostile Takeover\nrun: HQ, encountering ice 1"
    game = scenario(board)
    game.runner.accepts()
    game.expect(corp_credits=0)
    assert game.runner.points == 0 and game.run == "HQ" and not game.ice("HQ")
    game = scenario(board)
    game.runner.declines()
    game.expect(corp_credits=4, run=None)
    assert game.runner.points == 1


@pytest.mark.ruling("Meridian", 0)
@pytest.mark.rule("6.2.4b:1")
def test_meridian_that_was_taken_resolves_no_subroutine_of_sub_boost_any_more() -> None:
    board = """
        corp:
          credits 0
          hand: Sub Boost
          HQ: ice Meridian
        runner:
          score: Hostile Takeover
        turn: corp
    """
    game = scenario(board)
    game.corp.plays("Sub Boost")
    game.next_turn("runner")
    game.runner.runs("HQ")
    game.runner.accepts()
    assert game.happened("subroutine") == 1
    assert game.run == "HQ" and "Sub Boost" in game.corp.archives
    game.runner.continues()
    assert game.happened("run-successful") == 1


def shi_kyu(run: str = "Server 1", credits: int = 5) -> Scenario:
    return scenario(f"""
        corp:
          credits {credits}
          Server 1: (Shi.Kyū)
          deck: Shi.Kyū
          hand: Shi.Kyū
        runner:
          hand: 3 any
          score: Hostile Takeover
        run: {run}, at 6.9.5g
    """)


def test_shi_kyu_lets_the_runner_choose_between_damage_and_a_point_less() -> None:
    game = shi_kyu()
    game.corp.chooses(2)
    game.runner.chooses(1)
    game.expect(corp_credits=3, runner_hand=1)
    assert [event.of for event in game.events() if EVENTS[event.kind] == "damage"] == [NET]
    game = shi_kyu("HQ")
    game.corp.chooses(3)
    game.runner.chooses(2)
    game.expect(corp_credits=2, runner_hand=3, corp_hand=0)
    assert game.runner.points == 0


def test_shi_kyu_does_nothing_in_rnd_or_unpaid() -> None:
    game = shi_kyu("R&D")
    game.asks("runner", "trash-accessed")
    game = shi_kyu()
    game.corp.chooses(0)
    game.asks("runner", "trash-accessed")
    game.expect(corp_credits=5, runner_hand=3)
