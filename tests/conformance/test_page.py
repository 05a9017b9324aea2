"""docs/conformance.md tells what the tests prove now."""

from pathlib import Path

from netrunner.cli.main import speaker
from netrunner.cli.rules import page
from netrunner.conformance.coverage import measure
from netrunner.conformance.proofs import without_clause, without_own_test

TESTS = Path(__file__).parent.parent


def test_the_page_is_up_to_date() -> None:
    written = (TESTS.parent / "docs" / "conformance.md").read_text(encoding="utf-8")
    assert written == page(measure(TESTS), speaker("en")), "run `make conformance`"


def test_a_mark_of_a_rule_with_several_clauses_names_those_that_its_test_proves() -> None:
    assert without_clause(TESTS) == []


def test_every_proved_rule_has_a_test_that_is_not_about_four_rules_at_once() -> None:
    assert without_own_test(TESTS, 4) == []
