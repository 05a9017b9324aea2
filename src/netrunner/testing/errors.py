"""What a scenario raises when the game does not go as it says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..positions import Position
from ..text.phrases import Phrase, Value, phrase

if TYPE_CHECKING:
    from ..game import Game


class ScenarioError(AssertionError):
    """The game did not go as the scenario says. The message tells the open question and the board."""


def failure(game: Game, key: str, **variables: Value) -> ScenarioError:
    """The error with everything that one needs to see what happened."""
    said = phrase("en", f"scenario-{key}", **variables)
    return ScenarioError(f"{said}\n\n{describe(game)}")


def describe(game: Game) -> str:
    """The open question with all its options, and the board."""
    return f"{describe_question(game)}\n{phrase('en', 'scenario-board')}\n{indented(Position.of(game).to_text())}"


def describe_question(game: Game) -> str:
    """Who must decide what, by which rule, and every option."""
    decision = game.decision
    if decision is None:
        return phrase("en", "scenario-over", winner=game.winner or "nobody", reason=game.reason)
    asked = Phrase("scenario-question", {"side": decision.side, "kind": decision.kind, "rule": decision.rule})
    return f"{asked.text('en')}\n{indented(chr(10).join(decision.texts()))}"


def indented(text: str) -> str:
    """Every line two spaces in."""
    return "\n".join(f"  {line}" for line in text.splitlines())
