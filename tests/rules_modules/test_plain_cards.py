"""Which cards need no check but their price; where things happened by the record; when a grip was emptied."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.card import CardDef
from netrunner.rules.machine.state import State
from netrunner.rules.machine.terms import (
    ASSET,
    CORP,
    E_TRASHED,
    E_TURN_BEGINS,
    EVENT,
    HARDWARE,
    OPERATION,
    PROGRAM,
    RUNNER,
    SERVER_HQ,
)
from netrunner.testing import scenario


class Asks:
    """Something that a card asks for."""


def made(side: int, kind: int, **lines: object) -> CardDef:
    """A card with these lines and no other."""
    defn = CardDef("Plain", side, kind)
    for name, value in lines.items():
        setattr(defn, name, value)
    defn.settle()
    return defn


def test_a_card_without_text_is_plain() -> None:
    assert made(RUNNER, HARDWARE).plain_install and made(RUNNER, PROGRAM).plain_install
    assert made(CORP, ASSET).plain_install and made(CORP, ASSET).plain_rez
    assert made(RUNNER, EVENT).plain_play and made(CORP, OPERATION).plain_play
    assert not made(RUNNER, EVENT).plain_install and not made(RUNNER, HARDWARE).plain_play


@pytest.mark.parametrize(
    "line",
    [
        {"install_on": Asks()},
        {"install_only_if": Asks()},
        {"install_only_in": SERVER_HQ},
        {"cost_is_x": True},
        {"subtypes": ("console",)},
    ],
    ids=lambda line: next(iter(line)),
)
def test_a_card_whose_text_has_a_say_in_its_installation_is_checked(line: dict[str, object]) -> None:
    assert not made(RUNNER, HARDWARE, **line).plain_install


@pytest.mark.parametrize(
    "line",
    [{"play_only_if": Asks()}, {"additional_play": Asks()}, {"play_first_click": True}, {"cost_is_x": True}],
    ids=lambda line: next(iter(line)),
)
def test_a_card_whose_text_has_a_say_in_its_play_is_checked(line: dict[str, object]) -> None:
    assert not made(RUNNER, EVENT, **line).plain_play


@pytest.mark.parametrize(
    "line", [{"rez_only_if": Asks()}, {"additional_rez": Asks()}], ids=lambda line: next(iter(line))
)
def test_a_card_whose_text_has_a_say_in_its_rez_is_checked(line: dict[str, object]) -> None:
    assert not made(CORP, ASSET, **line).plain_rez


def test_a_card_says_nothing_unless_it_is_declared() -> None:
    defn = CardDef("Plain", RUNNER, PROGRAM)
    told = {name: getattr(defn, name) for name in CardDef.__slots__ if isinstance(getattr(defn, name), bool)}
    assert {name for name, value in told.items() if value} == {"looked_over"}


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
