"""The scenario vocabulary: a board in a few lines, acts by name, and nothing left unanswered.

>>> from netrunner.testing import scenario
>>> game = scenario('''
... corp:
...   credits 3
...   HQ: ice (Enigma)
... runner:
...   hand: 3 any
... turn: runner
... ''')
>>> game.runner.runs("HQ")
>>> game.corp.rezzes("Enigma")
>>> game.runner.clicks, game.card("Enigma").rezzed
(2, True)
>>> game.happened("run-unsuccessful")
1
>>> game.done()

``docs/scenarios.md`` shows every word.
"""

from . import stock
from .cards import define
from .chance import seed_where
from .errors import ScenarioError
from .looking import CardLook
from .player import Player
from .scenario import Scenario, beginning, play, scenario

__all__ = [
    "CardLook",
    "Player",
    "Scenario",
    "ScenarioError",
    "beginning",
    "define",
    "play",
    "scenario",
    "seed_where",
    "stock",
]
