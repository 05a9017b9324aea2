"""Chapters 1.5.4 and 3.1.1a: identities that are switched or turned over, and what stays of the old one."""

from __future__ import annotations

import pytest

from netrunner import Game
from netrunner.testing import Scenario, define, scenario
from netrunner.vocabulary import Clicks, ForEvent, Gain, HostedCreditsFor, Recurring, paid, whenever

define("Plain Face", "runner", "identity", paid(Clicks(), Gain(4)))
define("Rich Face", "runner", "identity", Recurring(2), HostedCreditsFor())
define("Busy Face", "runner", "identity", whenever(ForEvent("switched"), Gain(10)))
define("Passer-by", "runner", "resource", whenever(ForEvent("switched"), Gain(100)))


def reborn(to: str, of: str = "Plain Face", rig: str = "Test Resource") -> Scenario:
    game = scenario(f"""
        runner: {of}
          hand: Rebirth, Test Event
          rig: {rig}
          outside: {to}
        turn: runner
    """)
    game.runner.plays("Rebirth")
    return game


@pytest.mark.rule("1.5.4")
@pytest.mark.rule("1.5.4b:2")
def test_1_5_4_the_new_identity_is_active_and_the_old_one_is_outside_of_the_game() -> None:
    game = reborn("Busy Face")
    for seat in ("corp", "runner", None):
        assert game.game.view(seat)["runner"]["identity"]["card"] == "Busy Face"
    assert "outside: Plain Face" in game.board()
    assert not [option for option in game.options("runner") if option.startswith("use")]
    game = reborn("Plain Face", of="Busy Face")
    game.runner.uses("Plain Face")
    game.expect(runner_credits=9, runner_clicks=2)


@pytest.mark.rule("1.10.5a:1")
@pytest.mark.rule("1.5.4d:2")
def test_1_10_5a_recurring_credits_of_the_new_identity_are_there_at_once() -> None:
    game = reborn("Rich Face")
    rich = game.card("Rich Face")
    assert (rich.credits, rich.active, rich.faceup) == (2, True, True)
    assert Game.from_json(game.game.to_json()).view("runner") == game.game.view("runner")


@pytest.mark.rule("9.11.2a")
@pytest.mark.rule("1.5.4")
@pytest.mark.parametrize(("to", "of"), [("Rich Face", "Plain Face"), ("Plain Face", "Rich Face")])
def test_1_5_4_other_cards_see_that_identities_were_switched(to: str, of: str) -> None:
    game = reborn(to, of, "Passer-by")
    game.expect(runner_credits=105)
    switched = [entry for entry in game.game.log if entry.kind == "switched"]
    assert [(e.side, e.rule, e.card.title if e.card else "", e.source.title if e.source else "") for e in switched] == [
        ("runner", "1.5.4", to, "Rebirth")
    ]


@pytest.mark.rule("3.1.1a")
def test_the_record_tells_of_each_identity_by_the_name_it_had_then() -> None:
    game = scenario("""
        runner: Plain Face
          hand: Rebirth
          outside: Busy Face
        turn: runner
    """)
    game.runner.uses("Plain Face")
    game.runner.plays("Rebirth")
    game.runner.takes_credit()
    used = [e for e in game.game.log if e.kind == "used"]
    assert [e.card.title for e in used if e.card][:1] == ["Plain Face"]
    gained = [e for e in game.game.log if e.kind == "credits-gained"]
    assert [e.source.title if e.source else None for e in gained][:1] == ["Plain Face"]
    twin = Game.from_json(game.game.to_json())
    assert [entry.sentence("en", "runner") for entry in twin.log] == [
        entry.sentence("en", "runner") for entry in game.game.log
    ]


@pytest.mark.rule("3.1.1a")
def test_3_1_1a_only_the_side_that_is_faceup_is_active() -> None:
    game = scenario("""
        corp: Earth Station: SEA Headquarters
          Server 1: (PAD Campaign)
        turn: corp
    """)
    game.corp.uses("Earth Station: SEA Headquarters")
    assert game.game.view("runner")["corp"]["identity"]["card"] == "Earth Station: Ascending to Orbit"
    assert not [option for option in game.options("corp") if option.startswith("use")]
    flipped = [e for e in game.game.log if e.kind == "flipped"]
    assert [(e.side, e.rule, e.card.title if e.card else "") for e in flipped] == [
        ("corp", "3.1.1a", "Earth Station: Ascending to Orbit")
    ]
    assert [e.card.title for e in game.game.log if e.kind == "used" and e.card] == ["Earth Station: SEA Headquarters"]
    again = Game.from_json(game.game.to_json())
    assert again.view("corp") == game.game.view("corp")
