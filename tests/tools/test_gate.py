"""The gate of each rule: breaks that insert, and where they are put."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import pytest

TOOLS = Path(__file__).parents[2] / "tools"
sys.path.insert(0, str(TOOLS))

from gate import Inserted, breaks_of, put_in_return  # noqa: E402
from mutants import functions_of  # noqa: E402

from netrunner.compiled import is_compiled  # noqa: E402
from netrunner.conformance.citations import citing  # noqa: E402

ROOT = TOOLS.parent


def test_a_rule_is_broken_where_it_is_cited_by_leaving_out_what_enforces_it() -> None:
    breaks = breaks_of("6.1.5b", random.Random(1))
    inserted = [found for found in breaks if isinstance(found, Inserted)]
    assert {found.value.partition("(")[0] for found in inserted} == {"None", "Refusal"}  # all is allowed, or nothing
    assert {found.path for found in inserted} <= {f"src/{citation.path}" for citation in citing("6.1.5b")}
    assert len(breaks) > len(inserted)


def test_a_class_that_cites_a_rule_is_broken_in_its_methods() -> None:
    inserted = [found for found in breaks_of("9.9.1", random.Random(1)) if isinstance(found, Inserted)]
    assert "apply" in {found.function for found in inserted}


@pytest.mark.skipif(is_compiled(), reason="what is compiled cannot be broken: the sources are")
def test_a_function_that_returns_at_once_does_what_was_forbidden() -> None:
    from netrunner.rules.runs import run
    from netrunner.rules.runs.run import Run, why_not_there

    here = next(f for f in breaks_of("6.1.5b", random.Random(1)) if isinstance(f, Inserted) and f.value == "None")
    assert here.function == "why_not_there"
    kept = why_not_there.__code__
    attacked = Run((0,), -1)
    assert why_not_there(attacked, run.COMPLETE) is not None
    try:
        put_in_return(here, functions_of(ROOT / "src" / "netrunner" / "rules"))
        assert why_not_there(attacked, run.COMPLETE) is None
    finally:
        why_not_there.__code__ = kept
