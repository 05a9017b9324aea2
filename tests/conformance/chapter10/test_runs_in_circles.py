"""10.10.2: what counts as a change while a run goes in circles, and how a circle ends that nobody can leave."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import CORP, ICE, POWER, SERVER_HQ, SERVER_RND
from netrunner.testing import Scenario, define, scenario
from netrunner.vocabulary import Approach, Cards, Gain, GiveTags, Place, StrengthBonus, Until, paid, sub
from netrunner.vocabulary.cards import OutermostIce
from netrunner.vocabulary.running import MoveRun

define("Roundabout", "corp", "ice", sub(Approach(OutermostIce())), cost=1, strength=1)
define("Tally Counter", "runner", "resource", paid(0, Place(POWER)))
define("Pep Talk", "runner", "resource", paid(0, Until(StrengthBonus(1, cards=Cards(types=ICE)), "turn")))
define("Test Snitch", "runner", "resource", paid(0, GiveTags(1)))
define("To R&D", "corp", "ice", sub(MoveRun(SERVER_RND)), cost=1, strength=1)
define("To HQ", "corp", "ice", sub(MoveRun(SERVER_HQ)), cost=1, strength=1)
define("Coin Mill", "corp", "ice", sub(Gain(1, CORP)), sub(MoveRun(SERVER_HQ)), cost=1, strength=1)
define("Quiet Turn", "corp", "ice", sub(MoveRun(SERVER_RND, approach=False)), cost=1, strength=1)


def second_round(rig: str) -> Scenario:
    """A run that has come back to the outermost ice once, at the window of its second encounter."""
    game = scenario(f"""
        corp:
          HQ: ice (Enigma), Roundabout
        runner:
          rig: {rig}
        run: HQ, encountering ice 2
    """)
    game.pass_windows()
    game.asks("runner", "jack-out", "6.9.2d")
    assert game.options("runner") == ["continue", "jack-out"]
    game.runner.continues()
    game.pass_windows("6.9.3b")
    return game


@pytest.mark.rule("10.10.2:1")
@pytest.mark.parametrize("title", ["Tally Counter", "Pep Talk", "Test Snitch"])
def test_10_10_2_whatever_changes_on_the_table_lets_the_run_go_on(title: str) -> None:
    game = second_round(title)
    game.runner.uses(title)
    game.pass_windows()
    game.asks("runner", "jack-out", "6.9.2d")
    assert game.options("runner") == ["continue", "jack-out"]


@pytest.mark.rule("10.10.2:1")
@pytest.mark.parametrize("title", ["Tally Counter", "Pep Talk", "Test Snitch"])
def test_10_10_2_without_a_change_the_runner_must_jack_out_the_second_time(title: str) -> None:
    game = second_round(title)
    game.pass_windows()
    game.expect(run=None)
    assert game.happened("jacked-out") == 1
    assert game.happened("approach-ice") == 2  # it was sent back twice


@pytest.mark.rule("10.10.2:1")
def test_10_10_2_another_order_of_the_ice_is_a_change() -> None:
    game = scenario("""
        corp:
          HQ: ice Test Moving Ice, (Enigma), Roundabout
        run: HQ, encountering ice 3
    """)
    game.pass_windows()
    game.runner.continues()
    game.pass_windows("6.9.3b")
    game.corp.uses("Test Moving Ice")
    game.corp.picks("Enigma")
    assert game.ice("HQ") == ["Enigma", "Test Moving Ice", "Roundabout"]
    game.pass_windows()
    game.asks("runner", "jack-out", "6.9.2d")
    assert game.options("runner") == ["continue", "jack-out"]


@pytest.mark.rule("10.10.2:2")
@pytest.mark.rule("6.1.2c:1")
def test_10_10_2_two_servers_do_not_send_a_runner_to_and_fro_who_cannot_jack_out() -> None:
    game = scenario("""
        corp:
          HQ: ice To R&D; root Test No Jacking Out
          R&D: ice To HQ
        run: HQ, encountering ice 1
    """)
    assert game.happened("run-successful") == 1
    # to R&D, back to HQ, and to R&D again, where everything is as it was before: that ice lets the Runner pass
    assert (game.happened("server-changed"), game.happened("encounter")) == (3, 4)
    assert [e.server for e in game.game.log if e.kind == "run-successful"] == [SERVER_RND]


@pytest.mark.rule("10.10.2:1")
def test_10_10_2_two_servers_send_a_runner_to_and_fro_while_something_changes() -> None:
    game = scenario("""
        corp:
          HQ: ice To R&D
          R&D: ice Coin Mill
        run: HQ, encountering ice 1
    """)
    for rounds in (1, 2, 3):
        game.asks("runner", "jack-out", "6.9.2d")  # before the ice of R&D
        game.runner.continues()
        game.expect(corp_credits=5 + rounds)
        game.asks("runner", "jack-out", "6.9.2d")  # before the ice of HQ
        game.runner.continues()
    game.runner.jacks_out()
    game.expect(run=None)


@pytest.mark.rule("10.10.2:1")
@pytest.mark.rule("6.1.2b:1")
def test_6_1_2b_a_server_can_be_changed_without_moving_however_often() -> None:
    game = scenario("""
        corp:
          HQ: ice Quiet Turn, Roundabout; root Test No Jacking Out
        run: HQ, encountering ice 2
    """)
    assert game.happened("server-changed") == 1
    assert game.happened("run-successful") == 1
    assert [e.server for e in game.game.log if e.kind == "run-successful"] == [SERVER_RND]
