"""More cards of Business First: what is taxed, discarded, put back and recalled."""

from __future__ import annotations

import pytest

from netrunner.testing import define, scenario
from netrunner.vocabulary import SERVER_HQ, UPGRADE, Cards, InstallOnlyIn, install, play


@pytest.mark.ruling("EMP Device", 0)
def test_emp_device_counts_ice_that_is_rezzed_after_its_use() -> None:
    game = scenario("""
        corp:
          credits 20
          HQ: ice (Enigma), (Test Gentle Ice), (Test Gentle Ice); root (Ash 2X3ZB9CY)
        runner:
          hand: 5 any
          rig: EMP Device
        run: HQ
    """)
    game.pass_windows("6.9.2e")
    game.runner.passes()
    game.corp.rezzes("HQ ice 3")
    game.corp.passes()
    game.runner.uses("EMP Device")
    game.expect(runner_heap=["EMP Device"])
    game.go_on("jack-out")
    game.runner.continues()
    game.pass_windows("6.9.2e")
    game.corp.rezzes("HQ ice 2")  # one more is permitted
    game.go_on("jack-out")
    game.runner.continues()
    game.pass_windows("6.9.2e")
    game.refuses("corp", "rez Enigma")
    game.offers("corp", "rez Ash 2X3ZB9CY")  # which is no ice


def test_emp_device_is_used_only_during_a_run() -> None:
    game = scenario("corp:\n HQ: ice (Enigma)\nrunner:\n rig: EMP Device, Sports Hopper\nturn: runner, at 5.7.1e")
    game.refuses("runner", "use EMP Device")


def test_diwan_taxes_installs_in_and_protecting_the_chosen_server() -> None:
    game = scenario("""
        corp:
          credits 3
          hand: PAD Campaign, Ice Wall, Enigma
          deck: 5 any
          Server 1: (Adonis Campaign)
        runner:
          credits 1
          hand: Diwan
        turn: runner
    """)
    game.runner.installs("Diwan")
    game.runner.chooses("HQ")
    game.next_turn("corp")
    game.corp.installs("PAD Campaign", "new remote")
    game.expect(corp_credits=3)
    game.go_on("action")
    game.corp.installs("Ice Wall", "HQ")
    game.expect(corp_credits=2)
    game.go_on("action")
    game.corp.installs("Enigma", "HQ")
    game.corp.done()
    game.expect(corp_credits=0)  # and 1 for the ice that is there already


def test_diwan_is_trashed_when_virus_counters_are_purged() -> None:
    game = scenario("corp:\n deck: 3 any\nrunner:\n rig: Diwan {remembers HQ}\nturn: corp")
    game.corp.purges()
    game.expect(runner_heap=["Diwan"])


def test_diwan_forbids_what_the_corp_cannot_pay() -> None:
    game = scenario("""
        corp:
          credits 0
          hand: Ice Wall
          deck: 5 any
        runner:
          rig: Diwan {remembers R&D}
        turn: corp
    """)
    game.corp.installs("Ice Wall", "HQ")
    game = scenario("""
        corp:
          credits 0
          hand: PAD Campaign
          deck: 5 any
          Server 1: ice (Enigma)
        runner:
          rig: Diwan {remembers Server 1}
        turn: corp
    """)
    game.corp.installs("PAD Campaign", "new remote")
    game.expect(corp_credits=0)


@pytest.mark.rule("1.15.9a:1,2,3")
def test_diwan_is_not_paid_for_an_install_that_the_corp_is_forced_to_and_declines() -> None:
    define("Test Order", "corp", "operation", play(install(Cards(UPGRADE, where="hq"))))
    define("Test Cellar", "corp", "upgrade", InstallOnlyIn(SERVER_HQ))
    board = """
        corp:
          credits 5
          hand: Test Order, Test Cellar
        runner:
          rig: Diwan {{remembers {server}}}
        turn: corp
    """
    game = scenario(board.format(server="HQ"))
    game.corp.plays("Test Order")
    game.corp.declines()
    game.expect(corp_credits=5, corp_hand=["Test Cellar"])
    game = scenario(board.format(server="HQ"))
    game.corp.plays("Test Order")
    game.corp.accepts()
    game.expect(corp_credits=4, corp_hand=[])
    game = scenario(board.format(server="R&D"))
    game.corp.plays("Test Order")
    game.expect(corp_credits=5, corp_hand=[])


def test_cbi_raid_puts_hq_on_top_of_rnd_in_the_corps_order() -> None:
    game = scenario("""
        corp:
          hand: Snare!, Enigma, Hunter
          deck: 2 Hedge Fund
        runner:
          credits 3
          hand: CBI Raid
        turn: runner
    """)
    game.runner.plays("CBI Raid")
    game.runner.continues()
    game.asks("corp", "arrange")
    game.corp.picks("Hunter")
    game.corp.picks("Snare!")
    game.expect(corp_hand=[], corp_deck=["Hunter", "Snare!", "Enigma", "Hedge Fund", "Hedge Fund"])
    assert not game.accessed() and not game.has_seen("runner", "Hunter")


@pytest.mark.ruling("Lakshmi Smartfabrics", 0)
def test_lakshmi_smartfabrics_counts_its_own_rez() -> None:
    game = scenario("""
        corp:
          credits 5
          Server 1: (Lakshmi Smartfabrics); Server 2: (PAD Campaign)
        turn: runner, at 5.7.1b
    """)
    game.corp.rezzes("Lakshmi Smartfabrics")
    assert game.card("Lakshmi Smartfabrics").power == 1
    game.corp.rezzes("PAD Campaign")
    assert game.card("Lakshmi Smartfabrics").power == 2


def test_lakshmi_smartfabrics_keeps_copies_of_an_agenda_from_being_stolen() -> None:
    game = scenario("""
        corp:
          hand: Hostile Takeover, Priority Requisition
          deck: Hostile Takeover
          Server 1: Lakshmi Smartfabrics {power 2}
        turn: runner, at 5.7.1b
    """)
    game.corp.uses("Lakshmi Smartfabrics")
    game.expect(run=None)
    assert game.revealed() == ["Hostile Takeover"]  # only agendas worth 1 point: the other is worth 3
    assert game.card("Lakshmi Smartfabrics").power == 1
    game.go_on("action")
    game.runner.runs("R&D")
    game.go_on("action")
    game.expect(runner_score=[])
    game.runner.runs("HQ")
    game.next_random("Priority Requisition")
    game.go_on("action")
    game.expect(runner_score=["Priority Requisition"])


def test_lakshmi_smartfabrics_offers_only_numbers_that_an_agenda_is_worth() -> None:
    game = scenario("""
        corp:
          hand: Hostile Takeover, Priority Requisition
          Server 1: Lakshmi Smartfabrics {power 4}
        turn: runner, at 5.7.1b
    """)
    game.corp.uses("Lakshmi Smartfabrics")
    assert game.options("corp") == ["number 1", "number 3"]
    game.corp.chooses(3)
    assert game.revealed() == ["Priority Requisition"]
    game = scenario("corp:\n hand: Enigma\n Server 1: Lakshmi Smartfabrics {power 4}\nturn: runner, at 5.7.1b")
    assert game.why_not("corp", "use Lakshmi Smartfabrics").rule == "1.2.5"


def test_product_recall_takes_upgrades_but_no_ice() -> None:
    game = scenario("""
        corp:
          credits 0
          hand: Product Recall
          HQ: ice Chrysalis; root Ash 2X3ZB9CY
        turn: corp
    """)
    game.corp.plays("Product Recall")
    game.expect(corp_credits=3, corp_archives=["Ash 2X3ZB9CY", "Product Recall"])


def test_product_recall_pays_the_trash_cost_of_what_it_trashes() -> None:
    game = scenario("""
        corp:
          credits 0
          hand: Product Recall
          Server 1: Adonis Campaign, (Ash 2X3ZB9CY)
        turn: corp
    """)
    game.corp.plays("Product Recall")
    game.expect(corp_credits=3, corp_archives=["Adonis Campaign", "Product Recall"])
    game = scenario("corp:\n hand: Product Recall\n Server 1: (Adonis Campaign)\nturn: corp")
    game.refuses("corp", "play Product Recall")


@pytest.mark.ruling("Product Recall", 0)
def test_product_recall_counts_what_modifies_the_trash_cost() -> None:
    game = scenario("""
        corp:
          credits 0
          hand: Product Recall
          Server 1: Adonis Campaign
          Server 2: Encryption Protocol
        turn: corp
    """)
    game.corp.plays("Product Recall")
    game.corp.picks("Adonis Campaign")
    game.expect(corp_credits=4)


@pytest.mark.ruling("Harvester", 0)
def test_harvester_lets_the_runner_draw_then_discard() -> None:
    game = scenario("""
        corp:
          HQ: ice Harvester
        runner:
          hand: Diesel, 3 Sure Gamble
          deck: 3 Corroder, 3 Medium, 3 Mimic
        run: HQ, encountering ice 1
    """)
    game.asks("runner", "target")
    game.runner.picks("Diesel", "Sure Gamble")
    game.expect(runner_hand=8)  # and 3 more by the next subroutine
    game.runner.picks("Sure Gamble", "Sure Gamble", "Corroder")
    game.expect(runner_hand=5, runner_deck=3, runner_heap=["Diesel", *3 * ["Sure Gamble"], "Corroder"])
    assert not game.happened("trashed")  # they were discarded (1.18.3)


def test_harvester_discards_even_if_nothing_is_drawn() -> None:
    game = scenario("corp:\n HQ: ice Harvester\nrunner:\n hand: 7 any\nrun: HQ, encountering ice 1")
    game.go_on("jack-out")
    game.expect(runner_hand=5)
