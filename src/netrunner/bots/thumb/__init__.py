"""Rules of thumb: how a player of either side answers any question from the table it sees."""

from .corp import CorpPlayer
from .exploiting import AlwaysRuns, Glacier, NeverRuns, OnlyAmbushes, Rushes
from .player import Player
from .runner import RunnerPlayer
from .seasoned import SeasonedCorp, SeasonedRunner
from .trained_corp import TrainedCorp
from .trained_runner import TrainedRunner

__all__ = [
    "AlwaysRuns", "CorpPlayer", "Glacier", "NeverRuns", "OnlyAmbushes", "Player", "RunnerPlayer", "Rushes",
    "SeasonedCorp", "SeasonedRunner", "TrainedCorp", "TrainedRunner",
]  # fmt: skip
