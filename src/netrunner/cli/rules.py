"""`netrunner rules`: a rule with the code that enforces it and the tests that prove it, and how much is proved."""

from __future__ import annotations

import argparse
import json
import textwrap
from pathlib import Path

from netrunner.cli.command import Commands
from netrunner.conformance.citations import citing
from netrunner.conformance.coverage import Coverage, Share, measure
from netrunner.conformance.index import (
    CHAPTERS,
    chapter_of,
    errata,
    examples,
    faq,
    heading_key,
    headings,
    illustrations,
    rule_set,
    rulebook,
    rules,
    section_of,
    sections,
    topic,
    unknown,
)
from netrunner.conformance.proofs import Proof, clauses_of, definitions, find_tests, proofs
from netrunner.conformance.structures import steps_for
from netrunner.errors import NetrunnerError
from netrunner.learning.asking import asked
from netrunner.learning.boardless import boardless
from netrunner.learning.examples import showing
from netrunner.learning.naming import title
from netrunner.text.phrases import Say
from netrunner.text.rulebook import sentences


def register(commands: Commands) -> None:
    say = commands.say
    parser = commands.add("rules", run)
    parser.add_argument("what", nargs="*", metavar=say("rules-what"), help=say("rules-option-what"))
    parser.add_argument("--play", action="store_true", help=say("rules-option-play"))
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help=say("rules-option-json"))
    form.add_argument("--markdown", action="store_true", help=say("rules-option-markdown"))


def run(args: argparse.Namespace) -> int:
    say: Say = args.say
    what = " ".join(args.what).strip().rstrip(".")
    if args.play:
        from netrunner.cli.example import told

        return told(what, say("rules-language"), say)
    tests = find_tests()
    if what.lower() in ("coverage", "cobertura"):
        return show_coverage(tests, args, say)
    if " " in what or what.isalpha():
        return show_asked(what, args, say)
    shown = describe(what, tests, say("rules-language"))
    if args.json:
        print(json.dumps(shown, ensure_ascii=False, indent=2))
    elif "rules" in shown:
        print("\n".join(_list_lines(what, tests, say)))
    else:
        print("\n".join(_lines(what, shown, tests, say)))
    return 0


def show_asked(words: str, args: argparse.Namespace, say: Say) -> int:
    """Prints the rules that speak of what is asked in free words."""
    lang = say("rules-language")
    found = asked(lang, words)
    if not found:
        raise NetrunnerError(key="rules-nothing-found", words=words)
    if args.json:
        told = [{"rule": number, "says": sentences(lang)[number]} for number in found]
        print(json.dumps(told, ensure_ascii=False, indent=2))
        return 0
    for number in found:
        print("\n".join(_worded(number, lang)))
    return 0


def _worded(number: str, lang: str) -> list[str]:
    """A rule's number and what it says, to be read."""
    said = sentences(lang).get(number, "")
    return textwrap.wrap(said, 100, initial_indent=f"{number:<8}", subsequent_indent=" " * 8) or [number]


def describe(what: str, tests: Path | None, lang: str = "en") -> dict[str, object]:
    """All that is known of a number, for programs."""
    name = what.upper()
    if name in examples() or name in faq() or name in rulebook() or name in illustrations():
        kind = {"E": "example", "F": "faq", "R": "rulebook", "I": "illustration"}[name[0]]
        found: dict[str, object] = {kind: name, "tests": [str(proof) for proof in _tests(kind, name, tests)]}
        if kind == "example":
            found["rule"] = examples()[name]
        return found
    number = what.lower()
    if number in errata():
        told = [str(proof) for proof in _tests("erratum", number, tests)]
        return {"erratum": number, "card": errata()[number], "tests": told}
    if number in rule_set():
        return {
            "rule": number,
            "says": sentences(lang).get(number, ""),
            "clauses": _clauses(number, tests),
            "steps": [
                {"rule": step.rule, "path": step.path, "line": step.line, "name": step.function}
                for step in steps_for(number)
            ],
            "code": [
                {"path": citation.path, "line": citation.line, "name": citation.name} for citation in citing(number)
            ],
            "tests": [str(proof) for proof in _tests("rule", number, tests)],
            "definition": definitions(tests).get(number) if tests else None,
            "examples": [name for name, under in examples().items() if under == number],
            "boards": [one.id for one in showing(number)],
        }
    if number in ("", *CHAPTERS, "11", *sections()):
        return {"number": number, "rules": [rule for rule in rules() if f"{rule}.".startswith(_prefix(number))]}
    raise unknown(what)


def _clauses(number: str, tests: Path | None) -> list[dict[str, object]]:
    """The clauses of a rule that has several, each with the tests that prove it."""
    if tests is None:
        return []
    known = clauses_of(tests, number)
    return [
        {"clause": name, "says": words, "tests": [str(proof) for proof in _tests("clause", name, tests)]}
        for name, words in known.items()
    ]


def _prefix(number: str) -> str:
    return f"{number}." if number else ""


def _tests(kind: str, number: str, tests: Path | None) -> tuple[Proof, ...]:
    return proofs(tests).get((kind, (number,)), ()) if tests is not None else ()


def _lines(what: str, shown: dict[str, object], tests: Path | None, say: Say) -> list[str]:
    """A rule, example or question, to be read."""
    name = what.upper()
    kind = next(iter(shown))
    if kind == "rule":
        number = str(shown["rule"])
        lines = [f"{one:<8}{say(heading_key(one))}" for one in headings(number)]
        lines.extend(_worded(number, say("rules-language")))
        steps = [f"{step.rule:<8}{step}" for step in steps_for(number)]
        if steps:
            lines.extend(["", *_listed(say("rules-steps"), steps)])
        code = [str(citation) for citation in citing(number)]
        lines.extend(["", *(_listed(say("rules-code"), code) if code else [say("rules-code-none")])])
        named = [one for one, under in examples().items() if under == number]
        if named:
            lines.extend(["", say("rules-examples", names=", ".join(named))])
        boards = [f"{example.id:<14}{title(example, say('rules-language'))}" for example in showing(number)]
        if boards:
            lines.extend(["", *_listed(say("rules-boards", number=number), boards)])
        if number in boardless():
            lines.extend(["", *_no_board(number, say)])
    elif kind == "erratum":
        number = name
        lines = [f"{name:<8}{errata()[name]}"]
    elif kind == "example":
        number = examples()[name]
        lines = [f"{name:<8}{say('rules-example-of', rule=number)}"]
        lines.extend(f"{one:<8}{say(heading_key(one))}" for one in headings(number))
    else:
        number = name
        lines = [f"{name:<8}{say(topic(name).key)}"]
    lines.append("")
    if tests is None:
        return [*lines, say("rules-no-tests")]
    proved = [str(proof) for proof in _tests(kind, name if kind != "rule" else number, tests)]
    reason = definitions(tests).get(number) if kind == "rule" else None
    parts = _clauses(number, tests) if kind == "rule" else []
    if parts:
        for part in parts:
            found = part["tests"]
            assert isinstance(found, list)
            lines.extend(_listed(f"{part['clause']}  {part['says']}", found or [say("rules-mark-missing")]))
    elif proved:
        lines.extend(_listed(say("rules-tests"), proved))
    elif reason:
        lines.append(say("rules-definition", reason=reason))
    else:
        lines.append(say("rules-tests-none"))
    return lines


def _no_board(number: str, say: Say) -> list[str]:
    """Why no board shows a rule, and the boards that show what it is about."""
    lang, without = say("rules-language"), boardless()[number]
    return _listed(without.why(lang), [f"{one.id:<14}{title(one, lang)}" for one, _ in without.examples()])


def _listed(title: str, names: list[str]) -> list[str]:
    return [title, *[f"  {name}" for name in names]]


def _list_lines(what: str, tests: Path | None, say: Say) -> list[str]:
    """The chapters, the sections of a chapter, or the rules of a section."""
    if what == "":
        return [f"{one:<8}{say(heading_key(one))}" for one in (*CHAPTERS, "11")]
    if "." not in what:
        below = [one for one in sections() if chapter_of(one) == what]
        return [f"{one:<8}{say(heading_key(one))}" for one in (what, *below)]
    lines = [f"{one:<8}{say(heading_key(one))}" for one in headings(what)]
    for number in [rule for rule in rules() if section_of(rule) == what]:
        mark = ""
        if tests is not None:
            count = len(_tests("erratum" if number in errata() else "rule", number, tests))
            state = "tested" if count else "definition" if number in definitions(tests) else "missing"
            mark = say(f"rules-mark-{state}", count=count) if state == "tested" else say(f"rules-mark-{state}")
        lines.append(f"  {number:<10}{mark}".rstrip())
        for part in _clauses(number, tests):
            found = part["tests"]
            assert isinstance(found, list)
            told = say("rules-mark-tested", count=len(found)) if found else say("rules-mark-missing")
            lines.append(f"      {part['clause']:<12}{told:<10}{part['says']}")
        lines.extend(f"      {step}" for step in steps_for(number) if step.rule == number)
    return lines


# -- coverage --------------------------------------------------------------------------------------------------------


def show_coverage(tests: Path | None, args: argparse.Namespace, say: Say) -> int:
    """Prints how much of the documents is proved."""
    if tests is None:
        raise NetrunnerError(key="rules-no-tests")
    coverage = measure(tests)
    if args.json:
        print(json.dumps(coverage.as_json(), ensure_ascii=False, indent=2))
    elif args.markdown:
        print(page(coverage, say), end="")
    else:
        print("\n".join([*table_lines(coverage, say), "", *missing_lines(coverage, say)]).rstrip())
    return 0


def rows(coverage: Coverage, say: Say) -> list[tuple[str, Share]]:
    """The rows of the table, with their names."""
    found = [
        (f"{chapter}. {say(heading_key(chapter))}", share) for chapter, share in coverage.chapters.items()
    ]  # fmt: skip
    return [
        *found,
        (say("rules-row-all"), coverage.rules),
        (say("rules-row-clauses"), coverage.clauses),
        (f"11. {say(heading_key('11'))}", coverage.errata),
        *([(say("rules-row-noticed"), coverage.noticed)] if coverage.noticed.total else []),
        (say("rules-row-examples"), coverage.examples),
        (say("rules-row-faq"), coverage.faq),
        (say("rules-row-rulebook"), coverage.rulebook),
        (say("rules-row-illustrations"), coverage.illustrations),
        (say("rules-row-rulings"), coverage.rulings),
        (say("rules-row-cards"), coverage.cards),
    ]


COLUMNS = ("rules", "tested", "definitions", "missing")


def figures(share: Share) -> tuple[int, int, int, int]:
    """The figures of a row, in the order of the columns."""
    return (share.total, share.tested, share.excused, len(share.missing))


def table_lines(coverage: Coverage, say: Say) -> list[str]:
    """The table by chapter, as it is printed."""
    named = rows(coverage, say)
    width = max(len(name) for name, _ in named)
    titles = [say(f"rules-column-{column}") for column in COLUMNS]
    lines = [f"{say('rules-column-chapter'):<{width}}" + "".join(f"  {title:>8}" for title in titles)]
    for name, share in named:
        cells = zip(titles, figures(share), strict=True)
        lines.append(f"{name:<{width}}" + "".join(f"  {cell:>{max(8, len(title))}}" for title, cell in cells))
        if share is list(coverage.chapters.values())[-1] or share is coverage.rules:
            lines.append("")
    return lines


def missing_lines(coverage: Coverage, say: Say) -> list[str]:
    """What is missing, row by row, as it is printed."""
    lines: list[str] = []
    if coverage.waiting:
        lines.append(say("rules-row-waiting", list=", ".join(coverage.waiting)))
    if coverage.stand_ins:
        told = [f"{name} ({', '.join(titles)})" for name, titles in coverage.stand_ins.items()]
        lines.append(say("rules-row-stand-ins", count=len(told), list=", ".join(told)))
    for name, share in rows(coverage, say):
        if share.missing and share is not coverage.rules:
            lines.append(say("rules-row-missing", name=name, list=", ".join(share.missing)))
    return lines


def page(coverage: Coverage, say: Say) -> str:
    """The same as a page of the documentation."""
    titles = [say(f"rules-column-{column}") for column in ("chapter", *COLUMNS)]
    lines = [f"# {say('rules-page-title')}", "", say("rules-page-about"), "", _row(titles), _row(["---", *["--:"] * 4])]
    lines.extend(_row([name, *map(str, figures(share))]) for name, share in rows(coverage, say))
    lines.extend(["", f"## {say('rules-page-missing')}", ""])
    lines.extend([f"- {line}" for line in missing_lines(coverage, say)] or [say("rules-page-nothing")])
    lines.extend(["", f"## {say('rules-page-clauses')}", "", say("rules-page-clauses-about"), ""])
    lines.extend([_row([say("rules-column-clause"), "", say("rules-column-tests")]), _row(["---", "---", "--:"])])
    for name, words in coverage.words.items():
        lines.append(_row([name, words, str(len(coverage.tests_of[name]) or say("rules-mark-missing"))]))
    return "\n".join([*lines, ""])


def _row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"
