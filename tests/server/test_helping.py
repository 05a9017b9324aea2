"""What the table tells in an encounter: what each breaker would cost, and what is in the way."""

from __future__ import annotations

from typing import Any

import pytest

from netrunner.game import Game
from netrunner.server.breaking_help import break_steps, breaking
from netrunner.server.refused import Refused
from netrunner.testing import scenario


def encounter(ice: str, rig: str, credits: int) -> Game:
    """The Runner meets a piece of ice, in the step in which subroutines are broken."""
    game = scenario(f"""
        corp:
          HQ: ice {ice}
        runner:
          credits {credits}
          hand: 3 any
          rig: {rig}
        run: HQ, approaching ice 1
    """).game
    while game.decision is not None and game.decision.rule != "6.9.3b":
        game.choose("pass")
    return game


def told(game: Game, card: str, lang: str = "en") -> dict[str, Any]:
    return next(one for one in breaking(game, lang) if one["card"] == card)


@pytest.mark.parametrize(
    ("ice", "card", "cost"),
    [("Neural Katana", "Crypsis", 4), ("Enigma", "Gordian Blade", 2), ("Wall of Thorns", "Battering Ram", 4)],
)
def test_the_last_credit_breaks_the_last_subroutine(ice: str, card: str, cost: int) -> None:
    game = encounter(ice, card, cost)
    plan = told(game, card)
    assert (plan["complete"], plan["cost"]) == (True, cost)
    for step in break_steps(game, plan["at"]):
        game.choose(step)
    assert game.state.credits[1] == 0
    assert not [entry for entry in game.log if entry.kind == "subroutine"]
    richer = encounter(ice, card, cost + 3)
    assert told(richer, card)["steps"] == plan["steps"] and told(richer, card)["cost"] == cost


def test_one_subroutine_is_broken_by_itself_after_the_strength_is_matched() -> None:
    game = encounter("Enigma", "Gordian Blade", 5)
    for step in break_steps(game, "rig 1", only=2):
        game.choose(step)
    assert game.view("runner")["encounter"]["broken"] == [2]
    assert game.state.credits[1] == 4
    with pytest.raises(Refused):
        break_steps(game, "rig 2", only=1)


def test_a_breaker_that_is_too_dear_says_what_it_would_cost() -> None:
    game = encounter("Wall of Thorns", "Battering Ram", 1)
    plan = told(game, "Battering Ram")
    assert (plan["complete"], plan["cost"], plan["steps"]) == (False, None, [])
    assert plan["why"] == "Breaking all would cost 4 credits, more than you can pay."
    assert told(game, "Battering Ram", "es")["why"] == "Romperlo todo costaría 4 créditos, más de lo que puedes pagar."


def test_a_breaker_for_other_ice_says_so_however_rich_the_runner_is() -> None:
    plan = told(encounter("Wall of Static", "Gordian Blade, Corroder", 9), "Gordian Blade")
    assert plan["why"] == "Wall of Static protecting HQ does not have the subtype code gate. (rule 3.9.5h)"
