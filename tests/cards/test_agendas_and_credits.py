"""Agendas that lie faceup or come to the score area by themselves, exposing, and plain bonuses."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


@pytest.mark.rule("3.2.3a:1,3")
def test_oaktown_renovation_is_installed_faceup_and_pays_for_each_advance() -> None:
    game = scenario("corp:\n credits 9\n clicks 2\n hand: Oaktown Renovation\nturn: corp")
    game.corp.installs("Oaktown Renovation")
    card = game.card("Oaktown Renovation")
    assert card.faceup and card.active and not card.rezzed
    assert game.game.view("runner")["servers"][3]["cards"][0]["card"] == "Oaktown Renovation"
    game.corp.advances("Oaktown Renovation")
    game.expect(corp_credits=10)


def test_oaktown_renovation_pays_three_from_the_fifth_token_on() -> None:
    text = "corp:\n credits 5\n Server 1: Oaktown Renovation {{advancement {}}}\nturn: corp"
    game = scenario(text.format(3))
    game.corp.advances("Oaktown Renovation")
    game.expect(corp_credits=6)
    game = scenario(text.format(4))
    game.corp.advances("Oaktown Renovation")
    game.expect(corp_credits=7)


@pytest.mark.rule("1.17.1a:1")
def test_oaktown_renovation_pays_nothing_for_tokens_that_are_placed() -> None:
    game = scenario("corp:\n hand: Shipment from Kaguya\n Server 1: Oaktown Renovation\nturn: corp")
    game.corp.plays("Shipment from Kaguya")
    game.corp.picks("Oaktown Renovation")
    game.expect(corp_credits=5)
    assert game.card("Oaktown Renovation").advancement == 1


def test_oaktown_renovation_pays_nothing_for_other_cards_that_are_advanced() -> None:
    game = scenario("corp:\n credits 5\n Server 1: Oaktown Renovation\n Server 2: (Test Agenda)\nturn: corp")
    game.corp.advances("Test Agenda")
    game.expect(corp_credits=4)


@pytest.mark.rule("1.16.3e:1")
@pytest.mark.ruling("Lady Liberty", 0)
def test_lady_liberty_adds_an_agenda_worth_exactly_its_counters() -> None:
    game = scenario("""
        corp:
          hand: Hostile Takeover, Priority Requisition, Glenn Station
          deck: 3 any
          Server 1: Lady Liberty {power 1}
        turn: corp, at 5.6.1a
    """)
    assert game.card("Lady Liberty").power == 2
    game.corp.uses("Lady Liberty")  # Glenn Station: the only agenda worth 2 points
    game.expect(corp_score=["Glenn Station"], corp_points=2, corp_clicks=0)
    assert game.card("Glenn Station").active
    assert game.happened("scored") == 0
    game = scenario("corp:\n hand: Priority Requisition\n Server 1: Lady Liberty {power 1}\nturn: corp")
    game.refuses("corp", "use Lady Liberty")


@pytest.mark.rule("3.3.4")
def test_lady_liberty_is_the_only_region_of_its_server() -> None:
    game = scenario("corp:\n hand: SanSan City Grid\n Server 1: (Lady Liberty)\nturn: corp")
    game.corp.installs("SanSan City Grid", "Server 1")
    game.expect(corp_archives=["Lady Liberty"])


def test_satellite_uplink_exposes_up_to_two_cards_at_once() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma)
          Server 1: (Snare!)
          Server 2: (PAD Campaign)
        runner:
          hand: Satellite Uplink
        turn: runner
    """)
    game.runner.plays("Satellite Uplink")
    game.runner.picks("Snare!")
    game.runner.picks("Enigma")
    assert game.happened("exposed") == 2
    game.expect(runner_credits=3)


def test_dyson_mem_chip_gives_memory_and_link() -> None:
    game = scenario("runner:\n credits 3\n hand: Dyson Mem Chip\nturn: runner")
    game.runner.installs("Dyson Mem Chip")
    game.expect(runner_credits=0, runner_link=1, runner_memory_limit=5)


@pytest.mark.ruling("Scrubber", 0)
def test_scrubber_pays_trash_costs_and_refills() -> None:
    game = scenario("""
        corp:
          deck: 9 any
          Server 1: PAD Campaign
        runner:
          credits 2
          rig: Scrubber
        run: Server 1, at 6.9.5g
    """)
    game.runner.trashes("PAD Campaign")  # a trash cost of 4: both credits, and both of the pool
    game.expect(runner_credits=0)
    assert game.card("Scrubber").credits == 0
    for _ in range(3):
        game.runner.takes_credit()
    for _ in range(3):
        game.corp.takes_credit()
    assert game.card("Scrubber").credits == 2


def test_scrubber_pays_for_nothing_else() -> None:
    game = scenario("runner:\n credits 1\n hand: Corroder\n rig: Scrubber\nturn: runner")
    game.refuses("runner", "install Corroder")
