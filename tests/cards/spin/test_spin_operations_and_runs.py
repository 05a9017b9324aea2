"""Spin: rez costs that double, operations from R&D, and what follows them."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


def test_running_interference_doubles_what_ice_costs_to_rez() -> None:
    game = scenario("""
        corp:
          credits 8
          HQ: ice (Enigma); root (Akitaro Watanabe)
        runner:
          credits 4
          hand: Running Interference
        turn: runner
    """)
    game.runner.plays("Running Interference")
    game.expect(runner_clicks=2)
    game.runner.chooses("HQ")
    game.corp.rezzes("Akitaro Watanabe")
    game.expect(corp_credits=7)
    game.corp.rezzes("Enigma")
    game.expect(corp_credits=7 - 2 * (3 - 2))


def test_running_interference_keeps_dear_ice_unrezzed_and_ends_with_the_run() -> None:
    game = scenario("""
        corp:
          credits 5
          HQ: ice (Enigma)
          Server 1: cards (Jackson Howard)
        runner:
          credits 4
          hand: Running Interference
        turn: runner
    """)
    game.runner.plays("Running Interference")
    game.runner.chooses("HQ")
    game.refuses("corp", "rez Enigma")
    game.go_on("action")
    game.runner.runs("HQ")
    game.corp.rezzes("Enigma")
    game.expect(corp_credits=2)


DIAGNOSTICS = """
    corp:
      credits {}
      hand: Accelerated Diagnostics
      deck: {}
    turn: corp
"""


@pytest.mark.ruling("Accelerated Diagnostics", 1)
def test_accelerated_diagnostics_plays_operations_and_trashes_the_rest() -> None:
    game = scenario(DIAGNOSTICS.format(6, "Hedge Fund, Enigma, Blue Level Clearance, Hunter, 3 any"))
    game.corp.plays("Accelerated Diagnostics")
    game.refuses("corp", "pick Enigma")
    game.corp.picks("Hedge Fund")
    game.expect(corp_credits=6 - 1 - 5 + 9, corp_clicks=2)
    game.corp.picks("Blue Level Clearance")  # its additional click is not spent
    game.expect(corp_clicks=2, corp_credits=9 - 2 + 5, corp_hand=2)
    assert "Enigma" in game.corp.hand  # drawn by Blue Level Clearance, so that nothing is left to be trashed


@pytest.mark.ruling("Accelerated Diagnostics", 0)
@pytest.mark.ruling("Accelerated Diagnostics", 2)
def test_cards_that_leave_their_place_cannot_be_played_any_more() -> None:
    game = scenario(DIAGNOSTICS.format(9, "Celebrity Gift, Blue Level Clearance, Hedge Fund, 3 Enigma"))
    game.corp.plays("Accelerated Diagnostics")
    game.corp.picks("Blue Level Clearance")  # draws two cards: Celebrity Gift and Hedge Fund are gone from R&D
    assert sorted(game.corp.hand) == ["Celebrity Gift", "Hedge Fund"]
    game.expect(corp_deck=["Enigma", "Enigma", "Enigma"])
    game.asks("corp", "action")


def test_accelerated_diagnostics_plays_three_operations_without_their_additional_clicks() -> None:
    game = scenario("""
        corp:
          credits 20, clicks 1, bad publicity 6
          hand: Accelerated Diagnostics
          deck: 3 Witness Tampering, 2 any
        runner:
          deck: 3 any
        turn: corp
    """)
    game.corp.plays("Accelerated Diagnostics")
    for left in (4, 2, 0):
        game.corp.picks("Witness Tampering")
        game.corp.chooses(2)
        game.expect(corp_bad_publicity=left)


def test_accelerated_diagnostics_may_play_nothing() -> None:
    game = scenario(DIAGNOSTICS.format(6, "Hedge Fund, Enigma, Hedge Fund, Hunter"))
    game.corp.plays("Accelerated Diagnostics")
    for _ in range(3):
        if game.decision.kind != "action":
            game.corp.done()
    game.expect(corp_deck=["Hunter"], corp_credits=5)
    assert sorted(game.corp.archives) == ["Accelerated Diagnostics", "Enigma", "Hedge Fund", "Hedge Fund"]


def test_accelerated_diagnostics_does_not_play_what_cannot_be_paid() -> None:
    game = scenario(DIAGNOSTICS.format(5, "Hedge Fund, Enigma, Enigma, Hunter"))
    game.corp.plays("Accelerated Diagnostics")
    game.expect(corp_deck=["Hunter"], corp_credits=4)


@pytest.mark.ruling("RSVP", 0)
def test_rsvp_keeps_the_runner_from_spending_credits_but_not_from_spending_none() -> None:
    game = scenario("""
        corp:
          Server 1: ice Quandary, RSVP; cards PAD Campaign
        runner:
          credits 9
          rig: Torch, Yog.0
        run: Server 1, encountering ice 2
    """)
    game.runner.passes()
    game.go_on("6.9.3b")
    game.refuses("runner", "use Torch ability 1")
    game.runner.breaks(1, using="Yog.0")
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    game.expect(run=None, runner_credits=9)  # PAD Campaign cannot be trashed
    assert game.accessed() == ["PAD Campaign"]


def test_rsvp_covers_credits_on_cards_and_ends_with_the_run() -> None:
    board = """
        corp:
          Server 1: ice RSVP; cards PAD Campaign
        runner:
          credits 2
          hand: Corroder
          rig: Paricia, Scrubber
        run: Server 1, encountering ice 1{}
    """
    game = scenario(board.format(""))
    game.runner.continues()
    game.expect(run=None, runner_credits=2)  # nothing could be spent to trash PAD Campaign
    game.runner.installs("Corroder", trashing=[])
    game.expect(runner_credits=0)
    game = scenario(board.format(", broken 1"))
    game.runner.continues()
    game.offers("runner", "trash PAD Campaign")


def test_rsvp_binds_the_runner_alone() -> None:
    game = scenario("corp:\n credits 3\n HQ: ice (Enigma), RSVP\nrun: HQ, encountering ice 2")
    game.runner.continues()
    game.corp.rezzes("Enigma")
    game.expect(corp_credits=0)


TALLIE = """
    corp:
      credits 9
      hand: {}
    runner:
      credits 9
      tags 1
      hand: 5 any
      deck: 5 any
      rig: Tallie Perrault, Wyldside
    turn: corp
    last turn: installed Wyldside
"""


@pytest.mark.parametrize("operation", ["Hellion Alpha Test", "Invasion of Privacy"])
def test_tallie_perrault_may_tell_about_gray_and_black_operations(operation: str) -> None:
    game = scenario(TALLIE.format(operation))
    game.corp.plays(operation)
    game.corp.chooses(0)
    game.runner.chooses(2)
    game.runner.triggers("Tallie Perrault")
    game.expect(corp_bad_publicity=2, tags=2)


def test_tallie_perrault_keeps_quiet_about_other_operations_and_if_she_likes() -> None:
    game = scenario(TALLIE.format("Hedge Fund"))
    game.corp.plays("Hedge Fund")
    game.asks("corp", "action")
    game = scenario(TALLIE.format("Hellion Alpha Test"))
    game.corp.plays("Hellion Alpha Test")
    game.corp.chooses(0)
    game.runner.chooses(2)
    game.runner.declines("Tallie Perrault")
    game.expect(corp_bad_publicity=1, tags=1)


def test_tallie_perrault_does_not_see_operations_trashed_from_hand() -> None:
    game = scenario("""
        corp:
          hand: Hellion Alpha Test
        runner:
          rig: Tallie Perrault, Hemorrhage {virus 2}
        turn: runner
    """)
    game.runner.uses("Hemorrhage")
    game.asks("runner", "action")
    assert game.corp.archives == ["Hellion Alpha Test"]


def test_tallie_perrault_draws_for_bad_publicity() -> None:
    game = scenario("corp:\n bad publicity 3\nrunner:\n deck: 5 any\n rig: Tallie Perrault\nturn: runner, at 5.7.1e")
    game.runner.uses("Tallie Perrault")
    game.expect(runner_hand=3)
    assert game.runner.heap == ["Tallie Perrault"]


ORDER = """
    corp:
      credits 1
      hand: Reclamation Order
      archives: Hedge Fund, (Hedge Fund), Enigma, Reclamation Order
    turn: corp
"""


def test_reclamation_order_takes_copies_of_the_named_card_back() -> None:
    game = scenario(ORDER)
    game.corp.plays("Reclamation Order")
    game.refuses("corp", "name Reclamation Order")
    for title in ("Braintrust", "PAD Campaign", "Akitaro Watanabe", "Enigma"):
        game.offers("corp", f"name {title}")
    game.corp.chooses("name Hedge Fund")
    game.corp.picks("Hedge Fund", "Hedge Fund")
    game.expect(corp_hand=["Hedge Fund", "Hedge Fund"], corp_clicks=1)
    assert sorted(game.corp.archives) == ["Enigma", "Reclamation Order", "Reclamation Order"]


def test_reclamation_order_may_take_fewer_or_find_none() -> None:
    game = scenario(ORDER)
    game.corp.plays("Reclamation Order")
    game.corp.chooses("name Hedge Fund")
    game.corp.picks("Hedge Fund")
    game.corp.done()
    game.expect(corp_hand=["Hedge Fund"])
    game = scenario(ORDER)
    game.corp.plays("Reclamation Order")
    game.corp.chooses("name Hunter")
    game.expect(corp_hand=[])
