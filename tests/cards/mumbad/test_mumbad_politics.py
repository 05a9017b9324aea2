"""Cards of the Mumbad cycle that look back at a run or ahead to the next turn, and names of cards."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import E_TRASHED, RUNNER
from netrunner.testing import scenario


def test_run_amok_trashes_ice_that_was_rezzed_during_its_run() -> None:
    game = scenario("""
        corp:
          credits 9
          HQ: ice Enigma, (Test Gentle Ice), (Test Gentle Ice)
          Server 1: (PAD Campaign)
        runner:
          credits 3
          hand: Run Amok, 3 any
        turn: runner
    """)
    game.runner.plays("Run Amok")
    game.runner.chooses("HQ")
    game.pass_windows("6.9.2e")
    game.corp.rezzes("PAD Campaign")
    game.corp.rezzes("HQ ice 3")
    game.go_on("jack-out")
    game.runner.jacks_out()
    game.expect(corp_archives=["Test Gentle Ice"])
    assert len(game.ice("HQ")) == 2 and game.card("Enigma").rezzed


def test_run_amok_trashes_nothing_if_nothing_was_rezzed() -> None:
    game = scenario("""
        corp:
          credits 9
          HQ: ice Test Gentle Ice
          Server 1: PAD Campaign
        runner:
          credits 3
          hand: Run Amok, 3 any
        turn: runner
        this turn: rezzed Test Gentle Ice
    """)
    game.runner.plays("Run Amok")
    game.runner.chooses("HQ")
    game.go_on("jack-out")
    game.runner.jacks_out()
    game.expect(corp_archives=[], runner_heap=["Run Amok"])


@pytest.mark.parametrize(("chips", "used"), [(1, 2), (2, 0)])
def test_net_chip_hosts_programs_as_large_as_there_are_chips(chips: int, used: int) -> None:
    game = scenario(f"""
        runner:
          credits 9
          hand: Morning Star, Corroder
          rig: {chips} NetChip
        turn: runner
    """)
    game.runner.installs("Morning Star", "NetChip #1" if not used else None)
    assert game.runner.memory_used == used


def test_net_chip_hosts_one_program() -> None:
    game = scenario("runner:\n credits 9\n hand: Corroder\n rig: NetChip [Mimic]\nturn: runner")
    assert game.runner.memory_used == 0
    game.runner.installs("Corroder")
    game.runner.done()
    assert game.runner.memory_used == 1


@pytest.mark.ruling("NetChip", 0)
def test_net_chip_trashes_its_program_when_there_are_too_few_chips() -> None:
    game = scenario("""
        runner:
          credits 9
          rig: NetChip [Endless Hunger], 3 NetChip, Aesop's Pawnshop
        turn: runner, at 5.7.1a
    """)
    game.runner.triggers("Aesop's Pawnshop")
    game.runner.picks("NetChip #2")
    game.expect(runner_heap=["NetChip", "Endless Hunger"])


@pytest.mark.parametrize("seedy", [True, False])
def test_populist_rally_takes_a_click_of_the_corps_next_turn(seedy: bool) -> None:
    game = scenario(f"""
        corp:
          deck: 9 any
          Server 1: La Costa Grid
        runner:
          credits 2
          hand: Populist Rally
          rig: {"Wyldside" if seedy else "Fan Site"}
        turn: runner
    """)
    if not seedy:
        game.refuses("runner", "play Populist Rally")  # La Costa Grid is not the Runner's
        return
    game.runner.plays("Populist Rally")
    game.next_turn("corp")
    game.expect(corp_clicks=2)
    game.next_turn("runner")
    game.next_turn("corp")
    game.expect(corp_clicks=3)


@pytest.mark.ruling("Populist Rally", 0)
def test_populist_rally_cannot_take_a_click_that_is_not_there() -> None:
    game = scenario("""
        corp:
          deck: 9 any
        runner:
          credits 8
          hand: 4 Populist Rally
          rig: Wyldside
        turn: runner
    """)
    for _ in range(3):
        game.runner.plays("Populist Rally")
    game.refuses("runner", "play Populist Rally")


def test_political_graffiti_makes_an_agenda_worth_less_until_a_purge() -> None:
    game = scenario("""
        corp:
          deck: 5 any
          archives: Hedge Fund
          score: Hostile Takeover
        runner:
          hand: Political Graffiti
        turn: runner
    """)
    game.runner.plays("Political Graffiti")
    game.runner.continues()
    assert game.corp.points == 0 and not game.accessed()
    game.expect(runner_heap=[])
    game.next_turn("corp")
    game.corp.purges()
    assert game.corp.points == 1
    game.expect(runner_heap=["Political Graffiti"])


def test_reflection_reveals_a_card_of_hq_whenever_the_runner_jacks_out() -> None:
    game = scenario("""
        corp:
          hand: Snare!
          HQ: ice (Enigma)
        runner:
          rig: Reflection
        run: HQ
    """)
    assert (game.runner.memory_limit, game.runner.link) == (5, 1)
    game.pass_windows()
    game.runner.jacks_out()
    assert game.revealed() == ["Snare!"]
    game.expect(corp_hand=["Snare!"])


def test_reflection_does_not_mind_runs_that_end_otherwise() -> None:
    game = scenario("corp:\n hand: Snare!\n HQ: ice Ice Wall\nrunner:\n rig: Reflection\nrun: HQ, encountering ice 1")
    game.expect(run=None)
    assert not game.revealed()


def test_salems_hospitality_trashes_all_copies_of_the_named_card() -> None:
    game = scenario("""
        corp:
          credits 2
          hand: Salem's Hospitality
        runner:
          hand: 2 Diesel, Sure Gamble
        turn: corp
    """)
    game.corp.plays("Salem's Hospitality")
    game.corp.chooses("name Diesel")
    game.expect(runner_hand=["Sure Gamble"], runner_heap=["Diesel", "Diesel"], corp_credits=0)
    assert [e.player for e in game.events() if e.kind == E_TRASHED][:2] == [RUNNER, RUNNER]  # the Runner trashes them
    assert sorted(game.revealed()) == ["Diesel", "Diesel", "Sure Gamble"]


def test_the_price_of_freedom_forbids_advancing_during_the_corps_next_turn() -> None:
    game = scenario("""
        corp:
          deck: 9 any
          Server 1: (Hostile Takeover)
        runner:
          deck: 9 any
          hand: The Price of Freedom
          rig: Fall Guy, Corroder
        turn: runner
    """)
    game.runner.plays("The Price of Freedom")
    game.expect(runner_heap=["Fall Guy"], runner_installed=["Corroder"])
    game.next_turn("corp")
    game.refuses("corp", "advance Hostile Takeover")
    game.next_turn("runner")
    game.next_turn("corp")
    game.corp.advances("Hostile Takeover")
    game = scenario("runner:\n hand: The Price of Freedom\n rig: Corroder\nturn: runner")
    game.refuses("runner", "play The Price of Freedom")


def test_merger_is_worth_more_to_the_runner() -> None:
    game = scenario("corp:\n score: Merger\nrunner:\n score: Merger\nturn: corp")
    assert (game.corp.points, game.runner.points) == (2, 3)
