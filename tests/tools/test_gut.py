"""What ``make gut`` takes out of declarations, and the frames of ``make frame``."""

import ast
from pathlib import Path

import pytest

from netrunner.compiled import is_compiled

PROJECT = Path(__file__).parents[2]

pytestmark = pytest.mark.skipif(is_compiled(), reason="compiled words do not tell what they take: the sources do")


@pytest.fixture(autouse=True)
def tools_can_be_imported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(PROJECT / "tools"))


def changes(title: str) -> list[str]:
    from declarations import gutted

    return [found.change for found in gutted(title)]


def test_each_part_of_a_declaration_is_taken_out_once() -> None:
    assert changes("Hedge Fund") == ["without play(Gain(9))", "play(Gain(9)) without Gain(9)", "Gain(10) for Gain(9)"]


def test_parts_that_are_alike_are_taken_out_one_by_one() -> None:
    found = [change for change in changes("Hive") if change.startswith("sub(EndRun()) without EndRun()")]
    assert found == ["sub(EndRun()) without EndRun()"] + [
        f"sub(EndRun()) without EndRun() [place {n}]" for n in (2, 3, 4, 5)
    ]


def test_conditions_costs_kinds_and_what_need_not_be_given_are_taken_out() -> None:
    found = changes("Snare!")
    assert "without RevealFromRnD()" in found
    assert "Both(GiveTags(1), Damage(NET, 3)) without Damage(NET, 3)" in found
    assert "Accessed(not_in=ARCHIVES) without not_in=ARCHIVES" in found
    assert "Damage(MEAT, 3) for Damage(NET, 3)" in found
    assert any(change.endswith("without may_pay=4") for change in found)
    assert any(change.endswith("with 0 for TrashThis()") for change in changes("Cortez Chip"))


def test_what_makes_no_difference_is_declared_by_the_card_and_has_a_reason() -> None:
    for line in (PROJECT / "tests" / "cards" / "unnoticed.tsv").read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            title, change, reason = line.split("\t")
            assert reason and (title == "*" or change in changes(title))


def test_a_card_whose_tests_fail_anyway_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NETRUNNER_PURE", "1")
    monkeypatch.delenv("NETRUNNER_KERNEL", raising=False)
    from declarations import Gutted
    from gut import AS_IT_IS, Gutting

    gutting = Gutting(["Hedge Fund", "Diesel"], 1)
    gutting._tell(Gutted("Hedge Fund", AS_IT_IS, "", ()), 256)
    gutting._tell(Gutted("Diesel", AS_IT_IS, "", ()), 0)
    assert gutting.failing == ["Hedge Fund"] and gutting.tried == 0 and not gutting.missed


def test_a_reason_for_what_a_test_notices_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NETRUNNER_PURE", "1")
    monkeypatch.delenv("NETRUNNER_KERNEL", raising=False)
    import gut

    monkeypatch.setattr(gut, "unnoticed", lambda: {"Diesel": {"Draw(4) for Draw(3)"}, "*": {"for any card"}})
    gutting = gut.Gutting(["Diesel"], 1)
    gutting._tell(gut.Gutted("Diesel", "Draw(4) for Draw(3)", "", ()), 256)
    gutting._tell(gut.Gutted("Diesel", "for any card", "", ()), 256)
    assert gutting.noticed == {"Diesel": ["Draw(4) for Draw(3)"]} and not gutting.missed
    gutting._tell(gut.Gutted("Diesel", "for any card", "", ()), 0)
    gutting._tell(gut.Gutted("Diesel", "without play(Draw(3))", "", ()), 0)
    assert gutting.missed == {"Diesel": ["without play(Draw(3))"]}


def test_a_frame_has_a_test_for_every_line_of_the_card() -> None:
    from frame import frame, path_of

    from netrunner.cards.facts import facts
    from netrunner.text.cards import card_text

    tests = [node for node in ast.parse(frame("Spinal Modem")).body if isinstance(node, ast.FunctionDef)]
    assert len(tests) == len(card_text("Spinal Modem", "en"))
    assert path_of(facts("Spinal Modem")).relative_to(PROJECT).as_posix() == (
        "tests/cards/genesis/test_what_lies_ahead.py"
    )
