"""Errata of chapter 11 about what is printed beside a card's text: uniqueness, subtypes, whose cards, whose turn."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


@pytest.mark.erratum("11.2.14")
def test_director_haas_gives_her_click_in_the_corps_turn_only() -> None:
    game = scenario("corp:\n Server 1: Director Haas; deck: 5 any\nrunner:\n deck: 5 any\nturn: corp 1, at 5.6.1a")
    game.go_on("action")
    game.expect(corp_clicks=4, runner_clicks=0)
    game.next_turn("runner")
    game.expect(corp_clicks=0, runner_clicks=4)


@pytest.mark.erratum("11.2.43")
def test_wireless_net_pavilion_is_unique() -> None:
    game = scenario("runner:\n credits 9; hand: Wireless Net Pavilion; rig: Wireless Net Pavilion\nturn: runner")
    game.runner.installs("Wireless Net Pavilion")
    game.expect(runner_rig=["Wireless Net Pavilion"], runner_heap=["Wireless Net Pavilion"])


@pytest.mark.erratum("11.2.48")
def test_museum_of_history_is_unique() -> None:
    game = scenario("""
        corp:
          credits 9; Server 1: Museum of History; Server 2: (Museum of History)
        turn: corp, at 5.6.2a
    """)
    game.corp.rezzes("Museum of History")
    game.expect(corp_archives=["Museum of History"])
    assert game.card("Museum of History", "Server 2").rezzed


@pytest.mark.erratum("11.2.60")
@pytest.mark.erratum("11.2.71")
@pytest.mark.parametrize("title", ["Severnius Stim Implant", "Respirocytes"])
def test_severnius_stim_implant_and_respirocytes_are_cybernetic(title: str) -> None:
    game = scenario(f"runner:\n rig: {title}\nturn: runner")
    card = game.card(title)
    assert card.has("cybernetic") and not card.has("cybernetics")


@pytest.mark.erratum("11.2.62")
def test_mca_informant_is_installed_on_a_resource_and_on_no_other_connection() -> None:
    game = scenario("""
        corp:
          hand: MCA Informant; Server 1: Corporate Troubleshooter
        runner:
          rig: Fall Guy
        turn: corp
    """)
    game.corp.plays("MCA Informant")
    assert game.card("MCA Informant").host == "Fall Guy"


@pytest.mark.erratum("11.2.66")
def test_next_opal_need_not_install_anything() -> None:
    game = scenario("""
        corp:
          credits 9; hand: PAD Campaign; HQ: ice NEXT Opal
        run: HQ, encountering ice 1
    """)
    game.asks("corp", "target")
    game.corp.done()
    game.expect(corp_hand=["PAD Campaign"])
