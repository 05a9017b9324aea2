"""How strong the levels are: Elo ratings from games that were played against each other (docs/opponents.md)."""

from __future__ import annotations

from typing import Final

#: Rounded to ten, with the novice at 1500: what the games under docs/opponents come to.
RATINGS: Final[dict[str, int]] = {"random": 760, "beginner": 1400, "novice": 1500, "adept": 1590, "expert": 1630}
