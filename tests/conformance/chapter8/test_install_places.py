"""8.2.1, 3.2.3a: cards that an effect installs in one server, and agendas that are installed faceup."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import ICE
from netrunner.testing import define, scenario
from netrunner.vocabulary import CanHost, Cards, Chosen, Install, paid, play
from netrunner.vocabulary.base import Fixed
from netrunner.vocabulary.installs import install_in_one_remote
from netrunner.vocabulary.piles import InstallableHere, InstallHere

HQ = Cards(where="hq")
define("Grand Unveiling", "corp", "operation", play(Install(Chosen(Cards(where="hq")), faceup=True)))
define("One Estate", "corp", "operation", play(install_in_one_remote(Cards(where="hq"), Fixed(2))))
define("Open Project", "corp", "agenda").installed_faceup = True
define("Snatch Bench Asset", "corp", "asset", CanHost(Cards(types=ICE), limit=1), trash=2)


@pytest.mark.rule("3.2.3a:1")
@pytest.mark.rule("8.2.1:1")
@pytest.mark.parametrize(("card", "faceup"), [("Test Agenda", True), ("Test Asset", False), ("Test Upgrade", False)])
def test_3_2_3a_only_an_agenda_is_installed_faceup_by_an_effect_that_says_so(card: str, faceup: bool) -> None:
    game = scenario(f"corp:\n hand: Grand Unveiling, {card}\nturn: corp")
    game.corp.plays("Grand Unveiling")
    if card == "Test Upgrade":
        game.corp.chooses("new remote")
    look = game.card(card)
    assert (look.installed, look.faceup, look.active) == (True, faceup, False)


@pytest.mark.rule("3.2.3a:1")
@pytest.mark.rule("8.2.1:1")
def test_3_2_3a_an_agenda_that_says_so_is_installed_faceup() -> None:
    game = scenario("corp:\n hand: Open Project\nturn: corp")
    game.corp.installs("Open Project")
    look = game.card("Open Project")
    assert (look.installed, look.faceup, look.active) == (True, True, True)


@pytest.mark.rule("8.2.1:2")
@pytest.mark.rule("4.7.8h:1")
def test_8_2_1_cards_for_one_remote_server_go_to_a_new_one_or_to_one_that_is_there() -> None:
    text = "corp:\n hand: One Estate, Test Asset, Test Barrier\n HQ: ice (Hunter)\n {}\nturn: corp"
    game = scenario(text.format("Server 1: ice (Enigma)"))
    game.corp.plays("One Estate")
    game.corp.chooses(2)
    game.corp.picks("Test Barrier")
    assert game.options("corp") == ["server Server 1", "server new remote"]
    game.corp.chooses("new remote")
    assert game.ice("Server 2") == ["Test Barrier"] and game.root("Server 2") == ["Test Asset"]


# -- one server (8.2.1) ------------------------------------------------------------------------------------------------

define("Local Builder", "corp", "upgrade", paid(0, InstallHere(Chosen(InstallableHere(HQ))), limit=1), trash=2)


@pytest.mark.rule("8.2.1:2")
@pytest.mark.rule("8.2.1b")
def test_8_2_1_an_effect_that_installs_here_installs_nowhere_else() -> None:
    text = "corp:\n hand: Test Asset, Test Upgrade, Test Barrier\n {}: {} Local Builder\nturn: corp, at 5.6.2a"
    game = scenario(text.format("HQ", "root"))
    game.corp.uses("Local Builder")
    assert game.options("corp") == ["pick Test Upgrade", "pick Test Barrier"]  # no asset in a central server
    game.corp.picks("Test Barrier")
    assert game.ice("HQ") == ["Test Barrier"]
    game = scenario(text.format("Server 1", "cards"))
    game.corp.uses("Local Builder")
    assert game.options("corp") == ["pick Test Asset", "pick Test Upgrade", "pick Test Barrier"]
    game.corp.picks("Test Asset")
    game.corp.done()  # the upgrade may stay
    assert sorted(game.root("Server 1")) == ["Local Builder", "Test Asset"]
    assert game.servers == ["HQ", "R&D", "Archives", "Server 1"]


@pytest.mark.rule("8.2.1:1")
def test_8_2_1_an_effect_that_installs_here_offers_no_host() -> None:
    game = scenario("""
        corp:
          hand: Test Barrier
          HQ: root Local Builder
          Server 1: Snatch Bench Asset
        turn: corp, at 5.6.2a
    """)
    game.corp.uses("Local Builder")
    game.asks("corp", "action", "5.6.2b")
    assert game.ice("HQ") == ["Test Barrier"]
