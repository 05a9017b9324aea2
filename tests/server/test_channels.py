"""The channels of games at which nobody is any more are gone."""

from __future__ import annotations

import time

from netrunner.server.channels import GameChannels

from .conftest import Here


def test_a_channel_lasts_as_long_as_somebody_listens(here: Here) -> None:
    channels = here.app.plugins.get(GameChannels)

    def become(count: int) -> None:
        end = time.monotonic() + 5.0
        while channels.open != count and time.monotonic() < end:
            time.sleep(0.01)
        assert channels.open == count

    games = [here.start(side="corp", opponent="computer", seed=seed) for seed in range(3)]
    for game in games:
        with here.sit(game) as ada:
            ada.asked()
            become(1)
        become(0)
    with here.sit(games[0]) as ada, here.sit(games[1]):
        become(2)
        with here.sit(games[0]) as again:  # the same seat in another tab
            again.asked()
        ada.asked()
        ada.take("keep")  # and whoever stayed is still told
        become(2)
    become(0)
