"""Spin: the Caïssa programs that move from ice to ice."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario

BOARD = """
    corp:
      credits 9
      HQ: ice {hq}, Enigma, Wall of Static
      R&D: ice Ice Wall, Hunter
      Server 1: ice Quandary; cards PAD Campaign
    runner:
      credits 9
      rig: {rig}
    turn: runner
"""


def places(titles: list[str]) -> list[str]:
    return [text.partition("[")[2].rstrip("]") for text in titles if text.startswith("pick")]


@pytest.mark.parametrize("piece", ["Rook", "Bishop", "Knight"])
def test_a_piece_that_is_not_hosted_may_go_to_any_ice_without_another_piece(piece: str) -> None:
    game = scenario(BOARD.format(hq="Pup [Pawn]", rig=piece))
    game.runner.uses(piece)
    assert places(game.options("runner")) == ["HQ ice 2", "HQ ice 3", "R&D ice 1", "R&D ice 2", "Server 1 ice 1"]
    game.runner.picks("R&D ice 2")
    assert game.card(piece).host == "Hunter"
    game.expect(runner_clicks=3)


@pytest.mark.parametrize(
    ("piece", "reach"),
    [
        pytest.param(
            "Rook", ["HQ ice 2", "HQ ice 3", "R&D ice 1", "Server 1 ice 1"], marks=pytest.mark.ruling("Rook", 0)
        ),
        pytest.param("Bishop", ["Server 1 ice 1"], marks=pytest.mark.ruling("Bishop", 0)),
        ("Knight", ["HQ ice 3", "R&D ice 1", "R&D ice 2", "Server 1 ice 1"]),
    ],
)
def test_a_hosted_piece_moves_in_its_own_way(piece: str, reach: list[str]) -> None:
    game = scenario(BOARD.format(hq=f"Pup [{piece}]", rig="Test Program"))
    game.runner.uses(piece)
    if len(reach) > 1:
        assert places(game.options("runner")) == reach
        game.runner.picks(reach[-1])
    assert game.card(piece).host == "Quandary"


def test_bishop_goes_back_from_a_remote_to_a_central_server() -> None:
    game = scenario(BOARD.format(hq="Pup", rig="Test Program").replace("Quandary", "Quandary [Bishop]"))
    game.runner.uses("Bishop")
    assert places(game.options("runner")) == ["HQ ice 1", "HQ ice 2", "HQ ice 3", "R&D ice 1", "R&D ice 2"]


@pytest.mark.ruling("Bishop", 1)
@pytest.mark.ruling("Knight", 0)
@pytest.mark.parametrize("piece", ["Bishop", "Knight"])
def test_a_piece_on_a_card_other_than_ice_may_go_to_any_ice(piece: str) -> None:
    game = scenario(BOARD.format(hq="Pup", rig=f"Scheherazade [{piece}]"))
    game.runner.uses(piece)
    assert len(places(game.options("runner"))) == 6


def test_rook_makes_ice_of_its_server_dearer() -> None:
    game = scenario("""
        corp:
          credits 9
          HQ: ice (Ice Wall), Pup [Rook]
          R&D: ice (Ice Wall)
        turn: runner
    """)
    game.runner.runs("R&D")
    game.corp.rezzes("R&D ice 1")
    game.expect(corp_credits=8)
    game = scenario("corp:\n credits 9\n HQ: ice (Ice Wall) [Rook]\nrun: HQ, approaching ice 1")
    game.corp.rezzes("Ice Wall")
    game.expect(corp_credits=6)


def test_rook_in_the_rig_troubles_nobody() -> None:
    game = scenario("corp:\n credits 9\n HQ: ice (Ice Wall)\nrunner:\n rig: Rook\nrun: HQ, approaching ice 1")
    game.corp.rezzes("Ice Wall")
    game.expect(corp_credits=8)


def test_bishop_weakens_its_host() -> None:
    game = scenario(BOARD.format(hq="Pup", rig="Test Program").replace("Hunter", "Hunter [Bishop]"))
    assert game.card("Hunter").strength == 2
    assert game.card("Enigma").strength == 2


def test_knight_breaks_subroutines_of_its_host_only() -> None:
    game = scenario("""
        corp:
          HQ: ice Ice Wall, Enigma [Knight]
        runner:
          credits 4
        run: HQ, encountering ice 2
    """)
    game.runner.breaks(1, using="Knight")
    game.runner.breaks(2, using="Knight")
    game.expect(runner_credits=0)
    game = scenario("corp:\n HQ: ice Ice Wall, Enigma [Knight]\nrunner:\n credits 9\nrun: HQ, encountering ice 1")
    game.expect(run=None, runner_credits=9)
