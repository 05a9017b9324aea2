"""7.1, 7.3: which cards are accessed may be chosen by the Corp, by piles, or up to a number."""

from __future__ import annotations

import pytest

from netrunner.game import Game
from netrunner.testing import define, scenario
from netrunner.vocabulary import (
    A_ACCESS,
    HEAP,
    POWER,
    SERVER_HQ,
    AccessUpTo,
    AddTo,
    Cannot,
    CannotLeave,
    Cards,
    Chosen,
    Clicks,
    ConsideredOnOthers,
    CorpChoosesAccesses,
    CountersOn,
    Gain,
    HostedCounters,
    Its,
    Run,
    SplitAndAccess,
    Until,
    instead_of_accessing,
    paid,
    play,
)

define("Test Oracle", "corp", "asset", CorpChoosesAccesses())
define(
    "Test Heist",
    "runner",
    "event",
    play(Run(SERVER_HQ)),
    instead_of_accessing(SplitAndAccess(Until(Cannot(A_ACCESS, cards=Its("other")), "run"))),
    cost=0,
)
define("Test Nibble", "runner", "event", play(Run()), instead_of_accessing(AccessUpTo(2)), cost=0)
define("Test Grave", "corp", "asset", CannotLeave(HEAP))
define("Test Digger", "runner", "resource", paid(Clicks(1), AddTo(Chosen(Cards(where="heap")), "grip")))
define("Test Battery", "runner", "program", ConsideredOnOthers(POWER, "virus"), memory=0)
define(
    "Test Lamp", "runner", "program", paid(HostedCounters(POWER), Gain(CountersOn(POWER))), subtypes="virus", memory=0
)  # fmt: skip


def test_the_corp_may_choose_the_card_of_hq_and_the_runner_sees_no_other() -> None:
    board = "corp:\n hand: Enigma, Hedge Fund\n Server 1: Test Oracle\nrun: HQ, at 6.9.5g"
    game = scenario(board)
    saved = Game.load(game.game.save())
    assert saved.decision is not None and saved.decision.kind == "choose-accessed"
    game.corp.picks("Hedge Fund")
    assert game.accessed() == ["Hedge Fund"]
    assert not game.has_seen("runner", "Enigma")


def test_the_runner_cannot_tell_the_cards_of_a_pile_apart() -> None:
    game = scenario("corp:\n hand: Enigma, Hedge Fund, Hunter\nrunner:\n hand: Test Heist\nturn: runner")
    game.runner.plays("Test Heist")
    game.runner.continues()
    game.corp.picks("Hunter")
    game.corp.done()
    saved = Game.load(game.game.save())
    assert saved.decision is not None and saved.decision.kind == "choose-pile"
    game.runner.chooses(2)
    game.asks("runner", "action")  # there was nothing to choose between them
    assert sorted(game.accessed()) == ["Enigma", "Hedge Fund"] and not game.has_seen("runner", "Hunter")


def test_up_to_a_number_of_cards_are_accessed() -> None:
    game = scenario("corp:\n deck: Enigma, Hunter, Hedge Fund\nrunner:\n hand: Test Nibble\nturn: runner")
    game.runner.plays("Test Nibble")
    game.runner.chooses("R&D")
    game.runner.continues()
    game.runner.accesses("R&D")
    game.runner.done()
    assert game.accessed() == ["Enigma"]


@pytest.mark.rule("1.2.2:1")
def test_1_2_2_what_cannot_leave_a_zone_stays_there() -> None:
    board = "corp:\n Server 1: {}\nrunner:\n heap: Diesel\n rig: Test Digger\nturn: runner"
    scenario(board.format("Test Grave")).refuses("runner", "use Test Digger")
    game = scenario(board.format("Test Asset"))
    game.runner.uses("Test Digger")
    game.expect(runner_hand=["Diesel"])


@pytest.mark.rule("1.9.4:1")
def test_1_9_4_counters_are_counted_and_spent_as_if_they_were_on_another_card() -> None:
    game = scenario("""
        runner:
          credits 0
          rig: Test Battery {power 2}, Test Lamp {power 1}
        turn: runner, at 5.7.1e
    """)
    game.runner.uses("Test Lamp")
    game.runner.picks("Test Battery")
    game.expect(runner_credits=2)
    assert game.card("Test Battery").power == 1 and game.card("Test Lamp").power == 1
