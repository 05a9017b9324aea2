"""What a card without lines says; where things happened by the record; when a grip was emptied."""

from __future__ import annotations

from typing import Any

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


def test_a_record_keeps_whatever_it_is_given_under_its_own_name() -> None:
    s = scenario("corp:\n  server 2: PAD Campaign\nturn: corp").game.state
    campaign = next(c for c in s.cards if c.defn.title == "PAD Campaign")
    numbers = {
        "amount": 101, "of": 102, "which": 103, "how": 104, "against": 105, "structure": 106, "zone": 107,
        "origin": 108, "server": 109, "cost": 110,
    }  # fmt: skip
    named: dict[str, Any] = {
        **numbers,
        "cards": (campaign.ref,),
        "source": campaign.ref,
        "rule": "1.2.3",
        "was": campaign,
    }
    n, prev = s.next_event(), s.events
    told = s.emit(E_TRASHED, RUNNER, campaign.ref, **named)
    assert {name: getattr(told, name) for name in named} == named
    assert (told.kind, told.player, told.card, told.n, told.prev) == (E_TRASHED, RUNNER, campaign.ref, n, prev)
    assert (told.seen, told.seen_cards, told.cause) == (0b111111, (0b111,), -1)


def test_a_grip_is_emptied_by_its_last_card_alone() -> None:
    game = scenario("runner:\n  credits 9\n  hand: Sure Gamble, Diesel\n  deck: 9 any\nturn: runner")
    game.runner.plays("Sure Gamble")
    assert game.game.state.grip_emptied == 0
    game.runner.plays("Diesel")
    assert game.game.state.grip_emptied == 1
