"""Data and Destiny: more of the Corp's cards."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


def test_improved_tracers_strengthen_tracers_and_their_subroutines() -> None:
    game = scenario("""
        corp:
          credits 0
          score: Improved Tracers
          HQ: ice Hunter, Enigma
        runner:
          credits 4
          rig: Access to Globalsec
        run: HQ, encountering ice 1
    """)
    assert game.card("Hunter").strength == 5 and game.card("Enigma").strength == 2
    game.runner.chooses(3)
    game.expect(tags=0, runner_credits=1)
    game = scenario(
        "corp:\n credits 0\n score: Improved Tracers\n HQ: ice Hunter\nrunner:\n credits 3\nrun: HQ, encountering ice 1"
    )
    game.runner.chooses(3)
    game.expect(tags=1)


def test_improved_tracers_do_nothing_for_operations() -> None:
    game = scenario(
        "corp:\n credits 2\n score: Improved Tracers\n hand: SEA Source\n"
        "runner:\n credits 3\nturn: corp\nlast turn: successful run on HQ"
    )
    game.corp.plays("SEA Source")
    game.runner.chooses(3)
    game.expect(tags=0)


def test_rutherford_grid_strengthens_traces_during_runs_there() -> None:
    board = """
        corp:
          credits 0
          HQ: ice Hunter; root Rutherford Grid
        runner:
          credits 4
        run: HQ, encountering ice 1
    """
    game = scenario(board)
    game.runner.chooses(4)
    game.expect(tags=1)
    game = scenario(
        board.replace("HQ: ice Hunter; root Rutherford Grid", "R&D: root Rutherford Grid\n          HQ: ice Hunter")
    )
    game.runner.chooses(3)
    game.expect(tags=0)


def test_news_hound_ends_the_run_while_a_current_is_active() -> None:
    board = "corp:\n credits 0\n HQ: ice News Hound\nrunner:\n credits 2\nrun: HQ, encountering ice 1"
    game = scenario(board)
    game.runner.chooses(2)
    game.expect(tags=1, run="HQ")
    game = scenario(board.replace("runner:\n", "runner:\n play area: Scrubbed\n"))
    game.runner.chooses(2)
    game.expect(tags=1, run=None)


def test_global_food_initiative_is_worth_less_to_the_runner() -> None:
    game = scenario("corp:\n score: Global Food Initiative\nturn: corp")
    assert game.corp.points == 3
    game = scenario("runner:\n score: Global Food Initiative\nturn: corp")
    assert game.runner.points == 2


def test_sync_makes_removing_tags_dearer() -> None:
    game = scenario("corp: SYNC: Everything, Everywhere\nrunner:\n credits 3\n tags 1\nturn: runner")
    game.runner.removes_tag()
    game.expect(tags=0, runner_credits=0)
    scenario("corp: SYNC: Everything, Everywhere\nrunner:\n credits 2\n tags 1\nturn: runner").refuses(
        "runner", "remove-tag"
    )


def test_sync_flipped_makes_trashing_resources_cheaper() -> None:
    game = scenario(
        "corp: SYNC: Everything, Everywhere\n credits 0\nrunner:\n credits 2\n tags 1\n rig: Wyldside\nturn: corp"
    )
    game.refuses("corp", "trash-resource Wyldside")
    game.corp.uses("SYNC: Everything, Everywhere")
    game.expect(corp_clicks=2)
    game.corp.trashes_resource("Wyldside")
    game.expect(corp_credits=0, runner_heap=["Wyldside"])


def test_sync_flips_back() -> None:
    game = scenario("corp: SYNC: Everything, Everywhere\nrunner:\n tags 1\nturn: corp")
    game.corp.uses("SYNC: Everything, Everywhere")
    game.corp.uses("SYNC: Everything, Everywhere (flipped)")
    game.corp.takes_credit()
    assert game.happened("flipped") == 2


@pytest.mark.parametrize("area", ["corp", "runner"])
def test_fifteen_minutes_can_be_taken_back(area: str) -> None:
    game = scenario(f"corp:\n deck: 3 any\n{'' if area == 'corp' else 'runner:'}\n score: 15 Minutes\nturn: corp")
    game.corp.uses("15 Minutes")
    game.expect(corp_points=0, runner_points=0, corp_clicks=2)
    assert "15 Minutes" in game.corp.deck and game.happened("shuffled") == 1


def test_fifteen_minutes_are_of_no_use_to_the_runner() -> None:
    game = scenario("runner:\n score: 15 Minutes\nturn: runner")
    assert not [option for option in game.options("runner") if "15 Minutes" in option]


def test_shannon_claire_draws_from_the_bottom_and_finds_agendas() -> None:
    game = scenario("corp:\n deck: Hedge Fund, Enigma, Hunter\n Server 1: cards Shannon Claire\nturn: corp")
    game.corp.uses("Shannon Claire")
    game.expect(corp_hand=["Hunter"], corp_deck=["Hedge Fund", "Enigma"], corp_clicks=2)
    board = "corp:\n deck: Nisei MK II, Enigma, Hunter\n archives: (Hostile Takeover)\n"
    board += " Server 1: cards Shannon Claire\nturn: corp, at 5.6.2a"
    game = scenario(board)
    game.corp.uses("Shannon Claire")
    game.corp.chooses(1)
    game.refuses("corp", "pick Enigma")
    game.corp.picks("Nisei MK II")
    assert game.corp.deck[-1] == "Nisei MK II" and game.revealed() == ["Nisei MK II"]
    assert game.happened("shuffled") == 1
    game = scenario(board)
    game.corp.uses("Shannon Claire")
    game.corp.chooses(2)
    assert game.corp.deck[-1] == "Hostile Takeover" and game.happened("shuffled") == 0


@pytest.mark.ruling("Ad Blitz", 0)
def test_ad_blitz_installs_and_rezzes_advertisements() -> None:
    board = """
        corp:
          credits 9
          hand: Ad Blitz, PAD Campaign, Enigma
          archives: Adonis Campaign, Hedge Fund
        turn: corp
    """
    game = scenario(board)
    game.corp.plays("Ad Blitz", x=2)
    game.refuses("corp", "pick Enigma")
    game.corp.picks("PAD Campaign")
    game.corp.chooses("new remote")
    assert game.card("PAD Campaign").rezzed and game.card("Adonis Campaign").rezzed
    game.expect(corp_credits=1, corp_clicks=1)


def test_ad_blitz_leaves_what_cannot_be_paid_for() -> None:
    game = scenario("""
        corp:
          credits 4
          hand: Ad Blitz, PAD Campaign
          archives: Adonis Campaign
        turn: corp
    """)
    game.corp.plays("Ad Blitz", x=2)
    game.go_on("action")
    assert game.card("PAD Campaign").rezzed and not game.card("Adonis Campaign").installed
    game.expect(corp_credits=0)
