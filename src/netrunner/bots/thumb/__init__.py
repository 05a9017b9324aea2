"""Rules of thumb: how a player of either side answers any question from the table it sees."""

from .corp import CorpPlayer
from .player import Player
from .runner import RunnerPlayer
from .seasoned import SeasonedCorp, SeasonedRunner

__all__ = ["CorpPlayer", "Player", "RunnerPlayer", "SeasonedCorp", "SeasonedRunner"]
