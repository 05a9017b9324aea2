"""How many sockets there may be: players have places of their own, spectators count by game and by address."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from .limits import subject
from .refused import Refused
from .settings import Settings


class Places:
    """The sockets that are open at all games."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.taken = 0
        self.watchers = 0
        self._watching: Counter[str] = Counter()

    @contextmanager
    def take(self, watches: bool, at_game: int, address: str) -> Iterator[None]:
        """A place for a player, or for one more spectator of a game that has ``at_game``."""
        settings, who = self._settings, subject(address)
        if self.taken >= settings.most_connections:
            raise Refused("full", 503)
        if watches:
            if at_game >= settings.most_watchers or self.watchers >= settings.most_watchers_in_all:
                raise Refused("full", 503)
            if self._watching[who] >= settings.most_watchers_per_address:
                raise Refused("full", 503)
        self.taken += 1
        if watches:
            self.watchers += 1
            self._watching[who] += 1
        try:
            yield
        finally:
            self.taken -= 1
            if watches:
                self.watchers -= 1
                self._watching[who] -= 1
                if not self._watching[who]:
                    del self._watching[who]
