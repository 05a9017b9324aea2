"""Cards of the Red Sand cycle that are paid for in other ways."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


def test_tithonium_is_rezzed_for_credits_or_for_an_agenda() -> None:
    board = """
        corp:
          credits {}
          {}
          HQ: ice (Tithonium)
        runner:
          rig: Corroder
        run: HQ
    """
    agenda = "score: Hostile Takeover"
    game = scenario(board.format(9, agenda))
    game.pass_windows("6.9.2e")
    game.corp.rezzes("Tithonium")
    game.corp.accepts()
    game.expect(corp_credits=9, corp_score=[])
    game = scenario(board.format(9, agenda))
    game.pass_windows("6.9.2e")
    game.corp.rezzes("Tithonium")
    game.corp.declines()
    game.expect(corp_credits=0, corp_score=["Hostile Takeover"])
    game = scenario(board.format(0, agenda))
    game.pass_windows("6.9.2e")
    game.corp.rezzes("Tithonium")
    game.expect(corp_credits=0, corp_score=[])
    game = scenario(board.format(9, "credits 9"))
    game.pass_windows("6.9.2e")
    game.corp.rezzes("Tithonium")
    game.expect(corp_credits=0)
    game = scenario(board.format(8, "credits 8"), mode="full")
    game.pass_windows("6.9.2e")
    game.runner.passes()
    game.refuses("corp", "rez Tithonium")


@pytest.mark.ruling("Reina Roja: Freedom Fighter", 0)
def test_tithonium_rezzed_for_an_agenda_costs_nothing_more_under_reina_roja() -> None:
    board = """
        corp:
          credits {}
          score: Hostile Takeover
          HQ: ice (Tithonium)
        runner: Reina Roja: Freedom Fighter
        run: HQ
    """
    game = scenario(board.format(0))
    game.pass_windows("6.9.2e")
    game.corp.rezzes("Tithonium")
    game.expect(corp_credits=0, corp_score=[])
    game = scenario(board.format(10))
    game.pass_windows("6.9.2e")
    game.corp.rezzes("Tithonium")
    game.corp.declines()
    game.expect(corp_credits=0, corp_score=["Hostile Takeover"])  # its rez cost is 1 higher


def test_tithonium_hosts_nothing_and_destroys() -> None:
    game = scenario("""
        corp:
          HQ: ice Tithonium
          R&D: ice Enigma
        runner:
          credits 9
          hand: Parasite
        turn: runner
    """)
    game.runner.installs("Parasite", "Enigma")
    game = scenario("corp:\n HQ: ice Tithonium\nrunner:\n credits 9\n hand: Parasite\nturn: runner")
    game.refuses("runner", "install Parasite")
    game = scenario("""
        corp:
          HQ: ice Tithonium
        runner:
          rig: Mimic, Medium, Cache, Daily Casts, Underworld Contact
        run: HQ, encountering ice 1
    """)
    game.refuses("corp", "pick Daily Casts")
    game.corp.picks("Mimic")
    game.refuses("corp", "pick Daily Casts")
    game.corp.picks("Medium")
    game.refuses("corp", "pick Cache")
    game.corp.picks("Daily Casts")
    game.expect(run=None, runner_heap=["Mimic", "Medium", "Daily Casts"])


@pytest.mark.ruling("Dummy Box", 0)
def test_dummy_box_saves_the_card_that_the_corp_trashes_but_nothing_hosted_on_it() -> None:
    game = scenario(
        """
        corp:
          hand: Test Trashing
        runner:
          tags 1
          hand: Diesel, Kongamato, Mimic
          rig: Dummy Box, Daily Casts
        turn: corp
    """.replace("hand: Test Trashing\n", "credits 5\n")
    )
    game.corp.trashes_resource("Daily Casts")
    game.runner.uses("Dummy Box")
    game.expect(runner_hand=["Diesel", "Mimic"], runner_heap=["Kongamato"])
    assert game.card("Daily Casts").installed
    game = scenario("""
        corp:
          HQ: ice Zed 2.0
        runner:
          hand: Mimic
          rig: Dummy Box, NetChip [Corroder]
        run: HQ, encountering ice 1
    """)
    game.go_on("5.7.1f")
    assert sorted(game.runner.heap) == ["Corroder", "NetChip"]


def test_dummy_box_wants_a_card_of_the_same_type_and_a_trash_by_the_corp() -> None:
    game = scenario("""
        runner:
          tags 1
          hand: Diesel, Mimic
          rig: Dummy Box, Daily Casts
        turn: corp
    """)
    game.corp.trashes_resource("Daily Casts")
    game.expect(runner_heap=["Daily Casts"])
    game = scenario("""
        corp:
          HQ: ice Conundrum
        runner:
          hand: Medium
          rig: Dummy Box, Mimic
        run: HQ, encountering ice 1
    """)
    game.expect(runner_heap=["Mimic"])


@pytest.mark.ruling("Mandatory Seed Replacement", 0)
def test_mandatory_seed_replacement_rearranges_ice_without_new_places() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma)
          R&D: ice Ice Wall, (Hunter)
          Server 1: (Mandatory Seed Replacement {advancement 4})
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Mandatory Seed Replacement")
    game.corp.picks("Hunter")
    game.corp.picks("Enigma")
    assert game.ice("HQ") == ["Hunter"]
    assert game.ice("R&D") == ["Enigma", "Ice Wall"]
    assert sorted(game.servers) == ["Archives", "HQ", "R&D"]
