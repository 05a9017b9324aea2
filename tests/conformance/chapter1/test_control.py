"""1.13: ownership and control."""

import pytest

from netrunner.rules.machine.terms import CORP, PROGRAM, RUNNER
from netrunner.testing import define, scenario
from netrunner.vocabulary import (
    Cards,
    Chosen,
    Draw,
    EndRun,
    ForEvent,
    Gain,
    TopOf,
    Trash,
    TrashCards,
    paid,
    play,
    sub,
    whenever,
)

define("Chopper", "corp", "ice", sub(Trash(Chosen(Cards(types=PROGRAM)))), cost=1, strength=1)
define("Rampart", "corp", "ice", sub(Trash(Chosen(Cards(types=PROGRAM), player=RUNNER), by=RUNNER)), cost=1)
define("Watchful", "corp", "asset", whenever(ForEvent("trashed", RUNNER, Cards(side=CORP)), Gain(2)), trash=3)
define("Vandalism", "runner", "event", play(Trash(TopOf(CORP))))
define("Extortionist", "runner", "event", play(Trash(TopOf(CORP), by=CORP)))
define("Open Terminal", "corp", "asset", paid(1, Draw(1), player=RUNNER), trash=3)
define("Cannibal", "runner", "resource", paid(TrashCards(Cards()), Gain(3)), cost=0)
define("Gate", "corp", "ice", paid(1, Gain(2)), sub(EndRun()), cost=1, strength=1)


@pytest.mark.rule("1.13.4")
@pytest.mark.rule("1.13.2a")
@pytest.mark.rule("1.13.5")
def test_1_13_4_players_use_only_abilities_of_cards_they_control() -> None:
    game = scenario("corp:\n HQ: ice Gate\nrunner:\n credits 5\nrun: HQ, approaching ice 1")
    game.asks("corp", "window")
    game.corp.passes()
    assert not any("Gate" in text for text in game.options("runner"))


@pytest.mark.rule("1.13.5a")
def test_1_13_5a_an_ability_that_only_the_runner_can_use_belongs_to_the_runner() -> None:
    game = scenario("""
        corp:
          credits 5
          Server 1: Open Terminal
        runner:
          credits 5
          deck: 2 any
        turn: runner, at 5.7.1e
    """)
    game.runner.uses("Open Terminal")
    game.expect(runner_credits=4, corp_credits=5, runner_hand=1)
    game = scenario("corp:\n Server 1: Open Terminal\nrunner:\n deck: 2 any\nturn: corp")
    game.asks("corp")
    game.refuses("corp", "use Open Terminal")


@pytest.mark.rule("1.13.5a")
def test_1_13_5a_the_runner_breaks_subroutines_of_a_bioroid_with_clicks() -> None:
    game = scenario("""
        corp:
          HQ: ice Viktor 1.0
          hand: Hedge Fund
        runner:
          clicks 4
          hand: 3 any
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.breaks(1, using="Viktor 1.0")
    game.runner.breaks(2, using="Viktor 1.0")
    game.runner.continues()
    game.expect(runner_clicks=1, brain_damage=0)
    assert game.happened("run-successful") == 1


@pytest.mark.rule("1.13.3")
def test_1_13_3_costs_are_paid_with_ones_own_cards_only() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma
          Server 1: PAD Campaign
        runner:
          rig: Cannibal, Corroder
        turn: runner, at 5.7.1e
    """)
    game.runner.uses("Cannibal")
    assert sorted(game.options("runner")) == ["pick Cannibal", "pick Corroder"]


@pytest.mark.rule("1.13.6:1")
def test_1_13_6_the_controller_of_the_ability_chooses() -> None:
    game = scenario("""
        corp:
          HQ: ice Chopper
        runner:
          rig: Corroder, Mimic
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    game.asks("corp", "target", "1.14.2")
    game.corp.picks("Mimic")
    game.expect(runner_heap=["Mimic"])


@pytest.mark.rule("1.13.6:2")
def test_1_13_6_a_player_who_is_named_chooses_instead() -> None:
    game = scenario("""
        corp:
          HQ: ice Rampart
        runner:
          rig: Corroder, Mimic
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    game.asks("runner", "target", "1.14.2")
    game.runner.picks("Corroder")
    game.expect(runner_heap=["Corroder"])


@pytest.mark.rule("1.13.6a")
def test_1_13_6a_what_the_runner_does_meets_conditions_about_the_runner() -> None:
    game = scenario("""
        corp:
          credits 5
          deck: 3 any
          Server 1: Watchful
        runner:
          hand: Vandalism, Extortionist
        turn: runner
    """)
    game.runner.plays("Vandalism")
    game.expect(corp_archives=1, corp_credits=7)
    game.runner.plays("Extortionist")  # the Corp carries this out, although it is a Runner card
    game.expect(corp_archives=2, corp_credits=7)
