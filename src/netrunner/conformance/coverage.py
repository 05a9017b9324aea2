"""How much of the documents is proved: rules by chapter and clause, examples, the FAQ, the rulebook, rulings, cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from .index import CHAPTERS, chapter_of, counted, errata, examples, faq, illustrations, rulebook, rulings
from .proofs import Proof, clauses, definitions, not_applied, proofs, unnoticed
from .stand_ins import stand_ins


@dataclass(frozen=True, slots=True)
class Share:
    """How many there are, how many are proved, and which are not; some may be excused with a reason."""

    total: int
    tested: int
    excused: int
    missing: tuple[str, ...]

    def as_json(self) -> dict[str, object]:
        return {"total": self.total, "tested": self.tested, "missing": list(self.missing)}


@dataclass(frozen=True, slots=True)
class Coverage:
    """What the tests of a checkout prove."""

    rules: Share
    chapters: dict[str, Share]
    examples: Share
    faq: Share
    rulebook: Share
    rulings: Share
    cards: Share
    noticed: Share  # of the rules whose code was broken: those whose own tests notice (`make gate`)
    clauses: Share  # of rules that have several
    tests_of: Mapping[str, tuple[Proof, ...]]  # by clause
    words: Mapping[str, str]  # of the clauses
    errata: Share  # those of cards that are not implemented wait for them
    waiting: tuple[str, ...]
    illustrations: Share
    stand_ins: Mapping[str, tuple[str, ...]]  # examples that are played with other cards than they name

    def as_json(self) -> dict[str, object]:
        """The coverage for programs."""
        return {
            "rules": self.rules.total,
            "tested": self.rules.tested,
            "definitions": self.rules.excused,
            "missing": list(self.rules.missing),
            "chapters": {
                chapter: {**share.as_json(), "definitions": share.excused} for chapter, share in self.chapters.items()
            },
            "clauses": {
                **self.clauses.as_json(),
                "proved_by": {name: [str(one) for one in found] for name, found in self.tests_of.items()},
            },
            "errata": {**self.errata.as_json(), "waiting": list(self.waiting)},
            "examples": {**self.examples.as_json(), "stand_ins": {name: list(s) for name, s in self.stand_ins.items()}},
            "illustrations": self.illustrations.as_json(),
            "faq": self.faq.as_json(),
            "rulebook": self.rulebook.as_json(),
            "rulings": {**self.rulings.as_json(), "not_applied": self.rulings.excused},
            "own_tests_notice": self.noticed.as_json(),
            "cards": {
                "total": self.cards.total, "implemented": self.cards.tested, "missing": list(self.cards.missing),
            },
        }  # fmt: skip


def measure(tests: Path) -> Coverage:
    """Count what the tests in a folder prove."""
    from netrunner.cards.facts import all_facts
    from netrunner.cards.library import implemented

    known = proofs(tests)
    excused = definitions(tests)
    chapters = {
        chapter: _share(
            [number for number in counted() if chapter_of(number) == chapter],
            {str(said[0]) for kind, said in known if kind == "rule"},
            set(excused),
        )
        for chapter in CHAPTERS
    }
    whole = Share(
        len(counted()),
        sum(share.tested for share in chapters.values()),
        sum(share.excused for share in chapters.values()),
        tuple([number for share in chapters.values() for number in share.missing]),
    )
    passed = {f"{_title(title)} {n}" for title, n in not_applied(tests)}
    built = set(implemented())
    waiting = tuple([number for number, title in errata().items() if title not in built])
    every = [(title, n) for title, count in rulings().items() for n in range(count)]
    return Coverage(
        rules=whole,
        chapters=chapters,
        examples=_share(examples(), {str(said[0]) for kind, said in known if kind == "example"}),
        faq=_share(faq(), {str(said[0]) for kind, said in known if kind == "faq"}),
        rulebook=_share(rulebook(), {str(said[0]) for kind, said in known if kind == "rulebook"}),
        rulings=_share(
            [f"{title} {n}" for title, n in every],
            {f"{_title(said[0])} {said[1]}" for kind, said in known if kind == "ruling"},
            passed,
        ),
        cards=_share([card.title for card in all_facts()], built),
        noticed=_noticed(tests),
        clauses=_share(clauses(tests), {str(said[0]) for kind, said in known if kind == "clause"}, set(excused)),
        tests_of={name: known.get(("clause", (name,)), ()) for name in clauses(tests)},
        words=clauses(tests),
        errata=_share(errata(), {str(said[0]) for kind, said in known if kind == "erratum"}, set(waiting)),
        waiting=tuple([f"{number} {errata()[number]}" for number in waiting]),
        illustrations=_share(illustrations(), {str(said[0]) for kind, said in known if kind == "illustration"}),
        stand_ins=stand_ins(tests),
    )


def _noticed(tests: Path) -> Share:
    """What `tools/gate.py --write` found: rules by whether their own tests notice that what enforces them is broken."""
    path = tests / "conformance" / "noticed.tsv"
    lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
    rows = [line.split("\t") for line in lines if line and not line.startswith("#")]
    judged = {rule: result for rule, result in rows if result in ("noticed", "survived")}
    noticed = {rule for rule, result in judged.items() if result == "noticed"}
    return _share(judged, noticed, set(unnoticed(tests)))


def _title(said: object) -> str:
    """A title as it is printed, whatever its quotation marks and capitals."""
    from netrunner.cards.facts import facts

    return facts(str(said)).title


def _share(names: Iterable[str], tested: set[str], excused: set[str] | frozenset[str] = frozenset()) -> Share:
    every = list(names)
    proved = [name for name in every if name in tested]
    passed = [name for name in every if name not in tested and name in excused]
    missing = [name for name in every if name not in tested and name not in excused]
    return Share(len(every), len(proved), len(passed), tuple(missing))
