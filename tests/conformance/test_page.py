"""docs/conformance.md tells what the tests prove now."""

from pathlib import Path

from netrunner.cli.main import speaker
from netrunner.cli.rules import page
from netrunner.conformance.coverage import measure

TESTS = Path(__file__).parent.parent


def test_the_page_is_up_to_date() -> None:
    written = (TESTS.parent / "docs" / "conformance.md").read_text(encoding="utf-8")
    assert written == page(measure(TESTS), speaker("en")), "run `make conformance`"
