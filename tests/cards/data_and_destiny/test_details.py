"""Data and Destiny: what cards say in passing."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


@pytest.mark.parametrize(("credits", "tags"), [(4, 1), (5, 0)])
def test_rutherford_grid_adds_two(credits: int, tags: int) -> None:
    game = scenario(f"""
        corp:
          credits 0
          HQ: ice Hunter; root Rutherford Grid
        runner:
          credits {credits}
        run: HQ, encountering ice 1
    """)
    game.runner.chooses(credits)
    game.expect(tags=tags)


def test_improved_tracers_raise_what_disrupter_set() -> None:
    game = scenario("""
        corp:
          credits 0
          score: Improved Tracers
          HQ: ice Hunter
        runner:
          credits 1
          rig: Disrupter
        run: HQ, encountering ice 1
    """)
    game.runner.uses("Disrupter")
    game.runner.chooses(0)
    game.expect(tags=1)


def test_news_hound_traces_with_strength_three() -> None:
    game = scenario("corp:\n credits 0\n HQ: ice News Hound\nrunner:\n credits 3\nrun: HQ, encountering ice 1")
    game.runner.chooses(3)
    game.expect(tags=0)


def test_independent_thinking_is_about_ones_own_cards() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma
        runner:
          credits 9
          hand: Independent Thinking
          deck: 3 any
          rig: Corroder
        turn: runner
    """)
    game.runner.plays("Independent Thinking")
    assert sorted(game.options("runner")) == ["done", "pick Corroder"]


@pytest.mark.parametrize(("cards", "after"), [(1, 2), (2, 3), (3, 3)])
def test_safety_first_fills_up_to_the_hand_size(cards: int, after: int) -> None:
    game = scenario(
        f"corp:\n deck: 9 any\nrunner:\n clicks 1\n hand: {cards} Diesel\n deck: 9 any\nrig: Safety First\nturn: runner"
    )
    game.runner.takes_credit()
    game.expect(runner_hand=after)
    game.next_turn("runner")
    game.expect(runner_hand=after)


def test_sync_flipped_makes_it_free_and_no_more() -> None:
    game = scenario("""
        corp: SYNC: Everything, Everywhere
          credits 2
        runner:
          tags 1
          rig: Wyldside, Wireless Net Pavilion
        turn: corp
    """)
    game.corp.uses("SYNC: Everything, Everywhere")
    game.corp.trashes_resource("Wyldside")
    game.expect(corp_credits=0)


def test_shannon_claire_is_trashed_for_the_search() -> None:
    game = scenario(
        "corp:\n deck: Nisei MK II, Enigma\n archives: Hedge Fund\n"
        "Server 1: cards Shannon Claire\nturn: corp, at 5.6.2a"
    )
    game.corp.uses("Shannon Claire")
    game.corp.chooses(1)
    game.corp.picks("Nisei MK II")
    game.expect(corp_archives=["Hedge Fund", "Shannon Claire"], corp_deck=["Enigma", "Nisei MK II"])


def test_prey_takes_only_the_runners_cards() -> None:
    game = scenario("""
        corp:
          HQ: ice Ice Wall
          Server 1: cards PAD Campaign
        runner:
          credits 9
          hand: Prey
          rig: Corroder, Akamatsu Mem Chip
        turn: runner
    """)
    game.runner.plays("Prey")
    game.runner.chooses("HQ")
    game.runner.breaks(1, using="Corroder")
    game.pass_windows()
    game.runner.triggers("Prey")
    assert sorted(game.options("runner")) == ["pick Akamatsu Mem Chip", "pick Corroder"]
