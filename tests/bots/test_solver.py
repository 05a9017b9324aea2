"""The run solver: the cheapest way in, found by the engine itself."""

import pytest

from netrunner.bots.solver import Solver
from netrunner.rules.machine.decisions import V_RUN
from netrunner.rules.machine.terms import SERVER_HQ
from netrunner.testing import scenario


def line_into_hq(ice: str, runner: str, corp: str = "credits 9"):  # type: ignore[no-untyped-def]
    board = scenario(f"""
        corp:
          {corp}
          HQ: {ice}
          hand: Hedge Fund, Ice Wall
        runner:
          {runner}
          hand: 4 Sure Gamble
        turn: runner
    """)
    return Solver().line(board.game, (V_RUN, -1, SERVER_HQ))


@pytest.mark.parametrize(
    ("ice", "rig", "credits"),
    [
        ("ice Enigma", "Gordian Blade", 2),
        ("ice Wall of Static", "Corroder", 2),
        ("ice Enigma, Wall of Static", "Gordian Blade, Corroder", 4),
        ("ice Wall of Static", "Corroder, Aurora", 2),
        ("ice Hadrian's Wall", "Corroder", 7),
        ("ice Hunter", "Corroder", 0),  # nothing stops the run, but the tag costs more than the bid
    ],
)
def test_the_cheapest_way_in_is_found(ice: str, rig: str, credits: int) -> None:
    line = line_into_hq(ice, f"credits 9\n          rig: {rig}")
    assert line.reached
    if ice == "ice Hunter":
        assert (line.credits, line.tags) in {(3, 0), (0, 1)}
    else:
        assert (line.credits, line.cards, line.installed, line.tags) == (credits, 0, 0, 0)


def test_a_server_that_cannot_be_entered_is_closed() -> None:
    assert not line_into_hq("ice Wall of Static", "credits 9\n          rig: Gordian Blade").reached
    assert not line_into_hq("ice Wall of Static", "credits 1\n          rig: Corroder").reached


def test_unrezzed_ice_counts_only_if_the_corp_can_pay_for_it() -> None:
    rig = "credits 9\n          rig: Corroder"
    assert line_into_hq("ice (Wall of Static)", rig, "credits 3").credits == 2
    assert line_into_hq("ice (Wall of Static)", rig, "credits 2").credits == 0


def test_what_hurts_on_the_way_is_told() -> None:
    line = line_into_hq("ice Neural Katana", "credits 0\n          rig: Corroder")
    assert line.reached and line.cards == 3


def test_the_line_can_be_played_as_it_is_told() -> None:
    board = scenario("""
        corp:
          HQ: ice Enigma, Wall of Static
          hand: Hedge Fund
        runner:
          credits 6
          rig: Gordian Blade, Corroder
          hand: 3 Sure Gamble
        turn: runner
    """)
    game = board.game
    choices = list(Solver().line(game, (V_RUN, -1, SERVER_HQ)).choices)
    while choices:
        decision = game.decision
        assert decision is not None
        key = choices.pop(0) if decision.side == "runner" else decision.keys[-1]
        game.choose(decision.option(decision.keys.index(key)))
    assert any(entry.kind == "run-successful" for entry in game.log) and game.state.credits[1] == 2
