"""Humanity's Shadow."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


def test_xanadu_makes_ice_dearer_to_rez() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma)
          Server 1: cards (PAD Campaign)
        runner:
          rig: Xanadu
        run: HQ, approaching ice 1
    """)
    game.corp.rezzes("PAD Campaign")
    game.expect(corp_credits=3)
    game = scenario(
        "corp:\n credits 3\n HQ: ice (Enigma)\nrunner:\n rig: Xanadu\nrun: HQ, approaching ice 1, at 6.9.2e",
        mode="full",
    )
    game.runner.passes()
    game.refuses("corp", "rez Enigma")
    game = scenario("corp:\n HQ: ice (Enigma)\nrunner:\n rig: Xanadu\nrun: HQ, approaching ice 1")
    game.corp.rezzes("Enigma")
    game.expect(corp_credits=1)


@pytest.mark.ruling("Networking", 0)
def test_networking_removes_a_tag_and_comes_back_for_a_credit() -> None:
    game = scenario("""
        runner:
          credits 3
          tags 2
          hand: Networking
        turn: runner
    """)
    game.runner.plays("Networking")
    game.expect(tags=1)
    game.runner.accepts()
    game.expect(runner_credits=2, runner_hand=["Networking"], runner_heap=[])
    assert game.happened("trashed") == 0
    game.runner.plays("Networking")
    game.runner.declines()
    game.expect(tags=0, runner_credits=2, runner_heap=["Networking"])


def test_quality_time_draws_five_cards() -> None:
    game = scenario("runner:\n hand: Quality Time\n deck: 6 any\nturn: runner")
    game.runner.plays("Quality Time")
    game.expect(runner_credits=2, runner_hand=5, runner_deck=1)


def test_replicator_finds_another_copy_of_the_installed_hardware() -> None:
    game = scenario("""
        runner:
          credits 9
          hand: Replicator, Akamatsu Mem Chip
          deck: 2 any, Replicator, Akamatsu Mem Chip
        turn: runner
    """)
    game.runner.installs("Replicator")
    game.runner.triggers("Replicator")
    game.runner.picks("Replicator")
    game.expect(runner_hand=["Replicator", "Akamatsu Mem Chip"], runner_deck=3)
    assert game.happened("revealed") == 1
    game.runner.installs("Akamatsu Mem Chip")
    game.runner.passes()
    game.expect(runner_hand=["Replicator"], runner_deck=3)


def test_eve_campaign_gives_two_credits_a_turn_out_of_sixteen() -> None:
    game = scenario("""
        corp:
          credits 5
          deck: 3 any
          Server 1: cards (Eve Campaign)
        turn: corp, at 5.6.1b
    """)
    game.corp.rezzes("Eve Campaign")
    assert game.card("Eve Campaign").credits == 14
    game.expect(corp_credits=2)
    game = scenario("""
        corp:
          deck: 3 any
          Server 1: cards Eve Campaign {credit 2}
        turn: corp, at 5.6.1b
    """)
    game.expect(corp_credits=7, corp_archives=["Eve Campaign"])


def test_rework_shuffles_a_card_from_hq_into_rnd() -> None:
    game = scenario("""
        corp:
          hand: Rework, Enigma, Hunter
          deck: 2 any
        turn: corp
    """)
    game.corp.plays("Rework")
    game.corp.picks("Hunter")
    game.expect(corp_hand=["Enigma"], corp_deck=3)
    assert game.happened("shuffled") == 1


def test_whirlpool_keeps_the_runner_in_the_run_and_is_trashed() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma), Whirlpool
        run: HQ, encountering ice 2
    """)
    game.expect(corp_archives=["Whirlpool"], run="HQ")
    game.pass_windows()
    assert game.happened("jacked-out") == 0
    game.expect(run=None)
    assert game.happened("run-successful") == 1


def test_hokusai_grid_does_a_net_damage_for_a_successful_run_on_its_server() -> None:
    game = scenario("""
        corp:
          HQ: root Hokusai Grid
        runner:
          credits 0
          hand: 2 any
        run: HQ, approaching server
    """)
    game.runner.continues()
    game.expect(runner_hand=1)
    game = scenario("""
        corp:
          R&D: root Hokusai Grid
        runner:
          hand: 2 any
        run: HQ, approaching server
    """)
    game.runner.continues()
    game.expect(runner_hand=2)


@pytest.mark.parametrize(("spent", "tags"), [(4, 1), (5, 0)])
def test_bernice_mai_tags_or_is_trashed(spent: int, tags: int) -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: root Bernice Mai
        run: HQ, approaching server
    """)
    game.runner.continues()
    game.runner.chooses(spent)
    assert ("Bernice Mai" in game.corp.archives) == (not tags)
    game.expect(tags=tags)


def test_salvage_is_advanced_while_rezzed_and_tags_once_for_each_token() -> None:
    game = scenario("corp:\n HQ: ice Salvage, (Salvage)\nturn: corp")
    game.offers("corp", "advance Salvage [HQ ice 1]")
    game.refuses("corp", "advance Salvage [HQ ice 2]")
    game = scenario("""
        corp:
          credits 0
          HQ: ice Salvage {advancement 2}
        runner:
          credits 2
        run: HQ, encountering ice 1
    """)
    game.runner.chooses(2)
    game.expect(tags=1, run="HQ")


def test_creeper_breaks_sentries_and_needs_no_memory_with_two_link() -> None:
    game = scenario("""
        corp:
          HQ: ice Neural Katana
        runner:
          credits 3
          hand: 3 any
          rig: Creeper
        run: HQ, encountering ice 1
    """)
    assert game.runner.memory_used == 1
    game.runner.boosts("Creeper")
    game.runner.breaks(1, using="Creeper")
    game.expect(runner_credits=0, runner_hand=3)
    game = scenario("runner:\n rig: Creeper, 2 Access to Globalsec\nturn: runner")
    assert game.runner.memory_used == 0
    game = scenario("runner:\n rig: Creeper, Access to Globalsec\nturn: runner")
    assert game.runner.memory_used == 1


def test_data_hound_trashes_one_of_as_many_cards_as_the_trace_was_good() -> None:
    game = scenario("""
        corp:
          credits 1
          HQ: ice Data Hound
        runner:
          credits 0
          deck: Diesel, Modded, Corroder, 2 any
        run: HQ, encountering ice 1
    """)
    game.corp.chooses(1)
    game.corp.picks("Modded")
    game.corp.picks("Corroder")
    game.expect(runner_heap=["Modded"], runner_deck=["Corroder", "Diesel", "Sure Gamble", "Sure Gamble"])


def test_foxfire_trashes_a_virtual_resource_or_a_link() -> None:
    game = scenario("""
        corp:
          credits 0
          hand: Foxfire
        runner:
          credits 6
          rig: Ice Carver, Access to Globalsec, Armitage Codebusting, Rabbit Hole
        turn: corp
    """)
    game.corp.plays("Foxfire")
    game.runner.chooses(4)
    game.refuses("corp", "pick Armitage Codebusting")
    game.offers("corp", "pick Ice Carver")
    game.offers("corp", "pick Rabbit Hole")
    game.corp.picks("Access to Globalsec")
    game.expect(runner_heap=["Access to Globalsec"])
    game = scenario("corp:\n credits 0\n hand: Foxfire\nrunner:\n credits 7\n rig: Ice Carver\nturn: corp")
    game.corp.plays("Foxfire")
    game.runner.chooses(7)
    game.expect(runner_heap=[])
