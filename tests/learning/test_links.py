"""Every number of a rule that a player meets leads to a page."""

from __future__ import annotations

import ast
import re

from netrunner.conformance.citations import PACKAGE
from netrunner.learning.examples import begin, do, examples
from netrunner.learning.rule_pages import NUMBER, pages
from netrunner.positions.rule_of import rule_of
from netrunner.text.cards.relevant import SECTIONS
from netrunner.text.phrases import FOLDER, LANGUAGES


def test_rules_of_questions_options_and_the_log_have_pages() -> None:
    met: set[str] = set()
    for one in examples().values():
        for part in one.parts:
            game = begin(part)
            for act in [*part.acts, ""]:
                decision = game.decision
                if decision is not None:
                    met |= {decision.rule, *[rule_of(decision, option) for option in decision.options]}
                    met.add(game.view(decision.side)["turn"]["step"])
                if act:
                    do(game, act)
            met |= {entry.rule for entry in game.log}
    assert len(met) > 150 and met - pages() <= {""}


def test_rules_of_reasons_have_pages() -> None:
    met: set[str] = set()
    for one in examples().values():
        for part in one.parts:
            game = begin(part)
            for at, act in enumerate([*part.acts, ""]):
                met |= {game.why_not(side, text).rule for n, side, text in part.refused if n == at}
                if act:
                    do(game, act)
    assert len(met) > 30 and met - pages() <= {""}


def test_rules_that_the_engine_names_have_pages() -> None:
    """Whatever a reason or a question cites in the sources of the rules."""
    wrong: list[str] = []
    answers = PACKAGE.glob("why_*.py")
    for path in [*(PACKAGE / "rules").rglob("*.py"), *(PACKAGE / "vocabulary").rglob("*.py"), *answers]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                if re.fullmatch(r"\d+\.\d+(\.\d+[a-z]?)?", node.value) and node.value not in pages():
                    wrong.append(f"{path.name}:{node.lineno}: {node.value}")
    assert not wrong


def test_rules_in_phrases_and_on_cards_have_pages() -> None:
    assert pages() >= SECTIONS
    for lang in LANGUAGES:
        for path in (FOLDER / lang).glob("*.ftl"):
            named = NUMBER.findall(path.read_text(encoding="utf-8"))
            assert {number for number in named if number.count(".") == 2} <= pages(), path.name
