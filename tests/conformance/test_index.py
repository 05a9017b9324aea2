"""What tests claim is checked: the numbers of the documents, the marks, and the lists of what needs no test."""

import textwrap
from pathlib import Path

import pytest

from netrunner.cards.facts import facts
from netrunner.cards.library import implemented
from netrunner.conformance import proofs
from netrunner.conformance.citations import citations
from netrunner.conformance.index import (
    CHAPTERS,
    counted,
    errata,
    examples,
    faq,
    headings,
    illustrations,
    place,
    rule_set,
    rulebook,
    rules,
    rulings,
    section_of,
    sections,
    topic,
)
from netrunner.conformance.marks import problem
from netrunner.text.phrases import LANGUAGES, phrase

TESTS = Path(__file__).parent.parent
MOST_DEFINITIONS = 250


def test_the_index_holds_every_rule_once_and_in_order() -> None:
    assert len(counted()) == 1117
    assert list(rules()) == sorted(rule_set(), key=place)
    assert {section.partition(".")[0] for section in sections()} == {*CHAPTERS, "11"}


def test_every_rule_stands_under_headings_and_every_question_has_a_topic_in_each_language() -> None:
    for number in rules():
        assert headings(number)[:2] == (number.partition(".")[0], section_of(number))
    for name in (*faq(), *rulebook(), *illustrations()):
        assert all(phrase(lang, topic(name).key) for lang in LANGUAGES)


def test_every_example_stands_under_a_rule_and_every_ruling_is_about_a_card() -> None:
    assert list(examples()) == [f"E{n:03}" for n in range(1, 138)]
    assert set(examples().values()) <= rule_set()
    assert all(facts(title).title == title and count > 0 for title, count in rulings().items())


def test_definitions_are_few_exist_and_have_reasons() -> None:
    listed = proofs.definitions(TESTS)
    assert len(listed) < MOST_DEFINITIONS
    assert set(listed) <= {*counted(), *proofs.clauses(TESTS)}
    assert list(listed) == sorted(listed, key=lambda name: (place(name.partition(":")[0]), name))
    proved = {said[0] for kind, said in proofs.proofs(TESTS) if kind == "clause"}
    assert not proved & set(listed)
    assert [number for number, reason in listed.items() if len(reason) < 10] == []


def test_clauses_are_numbered_from_one_have_words_and_stand_in_the_order_of_the_rules() -> None:
    listed: dict[str, list[str]] = {}
    for name in proofs.clauses(TESTS):
        number, _, which = name.partition(":")
        listed.setdefault(number, []).append(which)
    assert set(listed) <= set(counted()) and len(listed) > 350
    assert not set(listed) & set(proofs.definitions(TESTS))
    for number, which in listed.items():
        assert len(which) > 1, number
        assert which == [str(n) for n in range(1, len(which) + 1)], number
    assert all(len(words) > 4 for words in proofs.clauses(TESTS).values())


def test_breaks_that_own_tests_do_not_notice_have_reasons() -> None:
    listed = proofs.unnoticed(TESTS)
    lines = (TESTS / "conformance" / "noticed.tsv").read_text(encoding="utf-8").splitlines()
    survived = {line.partition("\t")[0] for line in lines if line.endswith("\tsurvived")}
    assert set(listed) == survived
    assert [number for number, reason in listed.items() if len(reason) < 10] == []


def test_an_erratum_is_about_a_card() -> None:
    assert set(errata()) == {number for number in rule_set() if number.startswith("11.2.")}
    assert all(facts(title).title == title for title in errata().values())


def test_a_mark_proves_the_rule_and_each_clause_it_names(tmp_path: Path) -> None:
    (tmp_path / "tests" / proofs.CLAUSES).mkdir(parents=True)
    (tmp_path / "tests" / proofs.CLAUSES / "chapter6.tsv").write_text("6.9.2b:1\tone\n6.9.2b:2\ttwo\n")
    (tmp_path / "tests" / "test_some.py").write_text(
        textwrap.dedent("""
            @pytest.mark.rule("6.9.2b:1,2")
            def test_one(): ...

            @pytest.mark.rule("6.9.2b")
            def test_two(): ...
        """)
    )
    found = proofs.proofs(tmp_path / "tests")
    assert {claim: [proof.name for proof in made] for claim, made in found.items()} == {
        ("rule", ("6.9.2b",)): ["test_one", "test_two"],
        ("clause", ("6.9.2b:1",)): ["test_one"],
        ("clause", ("6.9.2b:2",)): ["test_one"],
    }
    assert proofs.without_clause(tmp_path / "tests") == [
        "tests/test_some.py::test_two: which clause of 6.9.2b does it prove? `netrunner rules 6.9.2b` lists them"
    ]


def test_rulings_that_do_not_apply_exist_and_have_reasons() -> None:
    for (title, number), reason in proofs.not_applied(TESTS).items():
        assert problem("ruling", (title, number)) == ""
        assert len(reason) >= 10


def test_no_ruling_is_left_aside_because_of_a_card_that_exists() -> None:
    told = " is not among the cards"
    named = [reason.partition(told)[0] for reason in proofs.not_applied(TESTS).values() if told in reason]
    assert [title for title in named if any(title in known for known in implemented())] == []


def test_nothing_is_listed_twice_and_no_ruling_is_both_excused_and_proved() -> None:
    proved = proofs.proofs(TESTS)
    assert [which for which in proofs.not_applied(TESTS) if ("ruling", which) in proved] == []
    for paths in ([TESTS / proofs.DEFINITIONS], sorted((TESTS / proofs.NOT_APPLIED).glob("*.tsv"))):
        lines = [line for path in paths for line in path.read_text(encoding="utf-8").splitlines()]
        listed = [line.rpartition("\t")[0] for line in lines if not line.startswith("#")]
        assert listed and len(set(listed)) == len(listed)


def test_each_example_is_one_test() -> None:
    proved = proofs.proofs(TESTS)
    assert [name for name in examples() if len(proved.get(("example", (name,)), ())) != 1] == []


def test_the_code_cites_only_rules_that_exist() -> None:
    assert {citation.number for citation in citations()} <= rule_set()
    assert len(citations()) > 500


@pytest.mark.parametrize(
    ("name", "said", "wrong"),
    [
        ("rule", ("9.1.12",), "The nearest: 9.1.8d, 9.1.8e, 9.1.8f."),
        ("rule", ("9.2",), "There is no 9.2."),
        ("rule", ("6.9.2e:5",), "that rule has 4 of them"),
        ("rule", ("11.2.28",), "mark it with erratum('11.2.28')"),
        ("erratum", ("11.2.98",), "There is no 11.2.98."),
        ("rule", (), "takes 1 arguments"),
        ("example", ("E138",), "There is no E138."),
        ("faq", ("F4.01",), "There is no F4.01."),
        ("ruling", ("Medium", 1), "counted from 0"),
        ("ruling", ("Midium", 0), "Medium"),
    ],
)
def test_a_mark_that_names_nothing_is_told(name: str, said: tuple[object, ...], wrong: str) -> None:
    assert wrong in problem(name, said)


def test_marks_are_found_wherever_they_stand(tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_some.py").write_text(
        textwrap.dedent("""
            pytestmark = pytest.mark.rule("1.1.1")

            @pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("1.1.2")), 2])
            def test_one(n): ...

            @pytest.mark.faq("F3.12")
            class TestAll:
                @pytest.mark.ruling("Medium", 0)
                def test_two(self): ...
        """),
        encoding="utf-8",
    )
    found = {claim: [str(one) for one in made] for claim, made in proofs.proofs(tmp_path / "tests").items()}
    one, two = "tests/test_some.py::test_one", "tests/test_some.py::test_two"
    assert found == {
        ("rule", ("1.1.1",)): [one, two],
        ("rule", ("1.1.2",)): [one],
        ("faq", ("F3.12",)): [two],
        ("ruling", ("Medium", 0)): [two],
    }
