"""A process in which the coach thinks: ``python -m netrunner.bots.coaching`` reads one question and writes one answer.

Both are JSON. Whoever asks can end the process at any time, and nobody else waits for it.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from ..game import Game
from ..processes import collect_seldom
from .advising import advice_shown, review_shown
from .coach import advise, review


def answer(question: dict[str, Any]) -> dict[str, Any]:
    """What the coach says: to ``advice`` in a world that a seat may know, to ``review`` in a game that is over."""
    game = Game.from_json(question["game"])
    if question["what"] == "review":
        return review_shown(review(game, question["side"]), game, question["lang"])
    decision = game.decision
    assert decision is not None
    return advice_shown(advise(game), decision, question["lang"])


if __name__ == "__main__":
    collect_seldom()
    json.dump(answer(json.load(sys.stdin)), sys.stdout)
