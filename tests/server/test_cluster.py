"""`make cluster`: PostgreSQL, nodes and nginx, as docs/operating.md tells of them."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Iterator

import pytest

from .conftest import PATIENCE
from .fronted import Fronted, fronted, missing
from .postgres import missing as no_postgres

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(bool(missing() or no_postgres()), reason=missing() or no_postgres()),
]


@pytest.fixture(scope="module")
def cluster() -> Iterator[Fronted]:
    with fronted(nodes=2, games=2) as found:
        yield found


def test_the_bench_measures_a_cluster(cluster: Fronted) -> None:
    command = [sys.executable, "-m", "netrunner.server.load", "--base", cluster.base, "--seats", "80", "--json"]
    done = subprocess.run([*command, "--seconds", "2"], capture_output=True, text=True, timeout=2 * PATIENCE)
    told = json.loads(done.stdout)
    assert (told["seats"], told["refused"], told["lost_connections"]) == (80, 0, 0), done
    assert told["choices"] > 0


def test_a_node_that_stands_still_behind_the_front_holds_up_nobody_for_long(cluster: Fronted) -> None:
    """The front gives up a socket that says nothing; whoever connects anew is taken by another node."""
    asyncio.run(cluster.stand_still(1))
    assert cluster.heard > 20
