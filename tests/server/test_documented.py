"""docs/protocol.md names every request and every error that there is, and docs/operating.md every figure and option."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from netrunner.cli.main import main

from .conftest import Here

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "src" / "netrunner" / "server"
PROTOCOL = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
OPERATING = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")


def test_every_request_is_in_the_protocol_and_no_other(here: Here) -> None:
    paths = here.app.openapi_schema.to_schema()["paths"]
    there = {(method.upper(), path) for path, item in paths.items() for method in item if method != "parameters"}
    named = set(re.findall(r"`(GET|POST|PUT|DELETE) (/[^`?\s]*)", PROTOCOL))
    assert named - there == set()
    assert there - named == set()


def test_every_error_is_in_the_protocol() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in SERVER.rglob("*.py"))
    codes = set(re.findall(r'Refused\(\s*"([a-z-]+)"', sources))
    assert len(codes) > 40
    assert {code for code in codes if f"`{code}`" not in PROTOCOL} == set()


def test_every_figure_and_option_is_in_the_page_for_operators(capsys: pytest.CaptureFixture[str], here: Here) -> None:
    hall = here.app.state.hall
    figures = set(re.findall(r"# TYPE (\w+) ", hall.metrics.text(hall)))
    assert figures and {name for name in figures if name not in OPERATING} == set()
    with pytest.raises(SystemExit):
        main(["serve", "--help", "--lang", "en"])
    options = set(re.findall(r"(--[a-z-]+)", capsys.readouterr().out)) - {"--help", "--lang", "--open"}
    assert options and {option for option in options if f"`{option}" not in OPERATING} == set()
