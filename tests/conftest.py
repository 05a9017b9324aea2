"""Settings that all tests share."""

import os
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import settings

from netrunner.compiled import is_compiled
from netrunner.conformance.marks import check_items
from netrunner.testing import Scenario
from netrunner.testing.soundness import Sound

settings.register_profile("local", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "local")


def pytest_configure() -> None:
    """``make test`` says which kernel it means to test: nothing may quietly be tested with the other."""
    wanted = os.environ.get("NETRUNNER_KERNEL")
    if wanted is not None and wanted != ("compiled" if is_compiled() else "pure"):
        raise pytest.UsageError(f"the kernel that runs is not the one that was asked for: {wanted}")


#: Tests whose outcome hangs on browsers, sockets and processes, which a crowded machine holds up.
_REAL_TIME = {"e2e", "server"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What runs in real time is tried once more, and then shown by name as a rerun; whatever else fails has failed."""
    for item in items:
        if _REAL_TIME.intersection(item.path.parts):
            item.add_marker(pytest.mark.flaky(reruns=1))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-golden", action="store_true", help="write the golden files anew")


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """A mark that names a rule, example, question or ruling that does not exist is an error of its file."""
    report = yield
    wrong = check_items(item for item in report.result or () if isinstance(item, pytest.Item))
    if wrong:
        report.outcome, report.longrepr, report.result = "failed", "\n".join(wrong), []
    return report


@pytest.fixture(autouse=True)
def sound(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Generator[None]:
    """Whatever a test of rules or cards proves, every scenario in it is a sound game, however much is asked.

    ``@pytest.mark.unsound("why")`` is for a test that begins or ends with what no game reaches.
    """
    about_rules = not {"cards", "conformance"}.isdisjoint(request.path.relative_to(Path(__file__).parent).parts)
    told = Scenario.watcher is not None  # ``netrunner scenario`` tells the story of the test
    if not about_rules or told or request.node.get_closest_marker("unsound") is not None:
        yield
        return
    watcher = Sound()
    monkeypatch.setattr(Scenario, "watcher", watcher)
    yield
    watcher.finish()
