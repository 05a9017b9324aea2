"""What a card without lines says; where things happened by the record; when a grip was emptied."""

from __future__ import annotations

from netrunner.rules.machine.card import CardDef
from netrunner.rules.machine.records import fields_of
from netrunner.rules.machine.state import State
from netrunner.rules.machine.terms import (
    CORP,
    E_TRASHED,
    E_TURN_BEGINS,
    PROGRAM,
    RUNNER,
    SERVER_HQ,
)
from netrunner.testing import scenario


def test_a_card_says_nothing_unless_it_is_declared() -> None:
    defn = CardDef("Plain", RUNNER, PROGRAM)
    told = {name: getattr(defn, name) for name in fields_of(CardDef) if isinstance(getattr(defn, name), bool)}
    assert {name for name, value in told.items() if value} == set()


def test_the_first_record_has_the_number_nought() -> None:
    s = State()
    assert s.emit(E_TURN_BEGINS, CORP).n == 0
    assert s.emit(E_TURN_BEGINS, CORP).n == 1


def test_a_record_about_an_installed_card_tells_its_server_unless_another_is_named() -> None:
    s = scenario("corp:\n  server 2: PAD Campaign\nturn: corp").game.state
    campaign = next(c for c in s.cards if c.defn.title == "PAD Campaign")
    assert s.emit(E_TRASHED, CORP, campaign.ref).server == campaign.server
    assert s.emit(E_TRASHED, CORP, campaign.ref, server=SERVER_HQ).server == SERVER_HQ


def test_a_grip_is_emptied_by_its_last_card_alone() -> None:
    game = scenario("runner:\n  credits 9\n  hand: Sure Gamble, Diesel\n  deck: 9 any\nturn: runner")
    game.runner.plays("Sure Gamble")
    assert game.game.state.grip_emptied == 0
    game.runner.plays("Diesel")
    assert game.game.state.grip_emptied == 1
