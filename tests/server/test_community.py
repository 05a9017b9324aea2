"""Many nodes, one community: any node takes any connection, and a node that dies loses nothing."""

from __future__ import annotations

import asyncio
import signal

import pytest

from netrunner.server.settings import Settings

from .community import community
from .postgres import Postgres

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no kill -9 here")


@pytest.mark.slow
def test_ten_faults_lose_nothing_that_was_answered(postgres: Postgres) -> None:
    """Killed, paused beyond the lease, cut off, told to stop, and PostgreSQL restarted: twice each, on three nodes."""
    with community(postgres, nodes=3, games=4, seed=3) as found:
        asyncio.run(found.endure(10))
        assert found.heard > 100


@pytest.mark.slow
def test_games_of_a_node_that_died_or_stands_still_go_on_within_ten_seconds(postgres: Postgres) -> None:
    """With the lease that a server has by itself."""
    with community(postgres, nodes=3, games=3, seed=5, lease=Settings().lease) as found:
        asyncio.run(found.endure(2, only=("kill", "pause")))
        assert max(found.took) < 10.0, found.took
