"""The channels on which everyone at a game is told that something changed."""

from __future__ import annotations

from collections.abc import Iterable

from litestar.channels import ChannelsPlugin, Subscriber
from litestar.channels.backends.memory import MemoryChannelsBackend

#: How many events may wait for one socket: of several tables only the last counts.
MOST_WAITING = 500


def channel(game: str) -> str:
    """The channel of a game."""
    return f"game:{game}"


class GameChannels(ChannelsPlugin):
    """A channel for each game at which somebody is.

    Litestar keeps a channel for good once somebody has subscribed to it, and looks through all of them whenever
    somebody leaves: a server that runs for months would become slower and slower.
    """

    def __init__(self) -> None:
        super().__init__(
            backend=MemoryChannelsBackend(),
            arbitrary_channels_allowed=True,
            subscriber_max_backlog=MOST_WAITING,
            subscriber_backlog_strategy="dropleft",
        )

    async def unsubscribe(self, subscriber: Subscriber, channels: str | Iterable[str] | None = None) -> None:
        """Let go of channels to which nobody listens any more."""
        await super().unsubscribe(subscriber, channels)
        for name in [name for name, subscribers in self._channels.items() if not subscribers]:
            del self._channels[name]

    @property
    def open(self) -> int:
        """How many there are."""
        return len(self._channels)
