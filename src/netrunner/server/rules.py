"""The playable rulebook as clients get it: rules, terms, and examples step by step."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, cast

from netrunner.conformance.index import CHAPTERS
from netrunner.game import Game
from netrunner.learning.asking import asked
from netrunner.learning.boardless import Boardless
from netrunner.learning.examples import Example, begin, example, showing
from netrunner.learning.glossary import terms
from netrunner.learning.naming import arranged, label, title
from netrunner.learning.rule_pages import below, heading, pages, rule_page, says
from netrunner.learning.small_cards import define_small_cards
from netrunner.positions import Position
from netrunner.rules.machine.decisions import Option
from netrunner.testing.beginnings import opening
from netrunner.testing.recording import ARRANGED, do
from netrunner.text.phrases import LANGUAGES
from netrunner.view_types import Side

from .refused import Refused
from .replays import Replay
from .wire import Turn
from .wire_pages import ExampleNamed, Kind, RuleNamed
from .wire_rules import (
    BoardPart,
    ChapterShown,
    ExampleShown,
    ExampleStep,
    Glossary,
    NoBoard,
    RefusedAct,
    RuleSaid,
    RuleShown,
    RulesListed,
    SectionShown,
    Term,
)

#: How many rules answer a question, and how many examples a rule shows.
MOST_FOUND: Final = 12
MOST_EXAMPLES: Final = 12


def warm() -> None:
    """Have the examples, the cards that exist only in them, and what is found in rules by words."""
    define_small_cards()
    for lang in LANGUAGES:
        listed("run", lang)
        shown("6.1.5", lang)


def listed(words: str, lang: str) -> RulesListed:
    """The chapters, and the rules that speak of what is asked; a number finds its rule."""
    words = " ".join(words.split())
    number = words.lower().rstrip(".")
    found = [number] if number in pages() else asked(lang, words, MOST_FOUND) if words else []
    return RulesListed(_chapters(lang), words, [_said(one, lang) for one in found])


@cache
def _chapters(lang: str) -> list[ChapterShown]:
    found = []
    for chapter in CHAPTERS:
        sections = [SectionShown(one, heading(one, lang), len(below(one))) for one in below(chapter)]
        found.append(ChapterShown(chapter, heading(chapter, lang), sections))
    return found


def shown(number: str, lang: str) -> RuleShown:
    """All there is to tell of a rule, section or chapter."""
    page = rule_page(number)
    return RuleShown(
        number=page.number,
        heading=heading(page.number, lang),
        says=says(page.number, lang),
        above=[RuleNamed(one, heading(one, lang)) for one in page.above],
        below=[_said(one, lang) for one in page.below],
        before=page.before,
        after=page.after,
        next=[_said(one, lang) for one in page.next],
        cards=list(page.cards),
        examples=[named(one, lang, page.number) for one in page.examples[:MOST_EXAMPLES]],
        without=None if page.without is None else _without(page.without, lang),
    )


def _without(one: Boardless, lang: str) -> NoBoard:
    return NoBoard(one.kind, one.why(lang), [named(shown, lang, number) for shown, number in one.examples()])


def _said(number: str, lang: str) -> RuleSaid:
    return RuleSaid(number, heading(number, lang), says(number, lang), len(showing(number)))


def named(one: Example, lang: str, beside: str = "") -> ExampleNamed:
    """An example among others, on the page of a rule if it is on one."""
    acts = [len(part.acts) for part in one.parts]
    said = label(one, lang, beside)
    return ExampleNamed(one.id, cast(Kind, one.kind), said, title(one, lang), list(one.cards), acts)


@cache
def glossary(lang: str) -> Glossary:
    """Every term in both languages, in the order of the reader's."""
    return Glossary([Term(one.en, one.es, one.rule, says(one.rule, lang)) for one in terms(lang)])


# -- examples ---------------------------------------------------------------------------------------------------------


def example_shown(name: str, lang: str) -> ExampleShown:
    """An example with its boards."""
    one = example(name)
    parts = []
    for n, part in enumerate(one.parts):
        turns = [Turn(step, number, cast(Side, side)) for step, number, side in played(one.id, n).turns]
        free = [act for act in part.acts if not act.startswith(ARRANGED)]
        whole = len(free) == len(part.acts) and isinstance(opening(part.board), Position)
        parts.append(BoardPart(len(part.acts), turns, part.board, free, part.mode, whole))
    return ExampleShown(
        id=one.id,
        kind=cast(Kind, one.kind),
        label=label(one, lang),
        title=title(one, lang),
        rules=[_said(number, lang) for number in one.rules],
        cards=list(one.cards),
        parts=parts,
    )


@lru_cache(maxsize=64)
def played(name: str, part: int) -> Replay:
    """Every moment of one board of an example; boards are counted from 0."""
    one = example(name)
    if not 0 <= part < len(one.parts):
        raise Refused("no-part", 404, part=part + 1, parts=len(one.parts))
    game = begin(one.parts[part])
    moments, chosen = [game.copy()], list[Option | None]()
    for act in one.parts[part].acts:
        decision = game.decision
        chosen.append(None if decision is None or act.startswith(ARRANGED) else decision.find(act))
        do(game, act)
        moments.append(game.copy())
    return Replay(moments, chosen)


def step_shown(name: str, part: int, step: int, seat: str, lang: str) -> ExampleStep:
    """The board before an act, and what cannot be done there."""
    told = played(name, part)
    game = told.moment(step)
    record = example(name).parts[part]
    chosen = told.label(step, seat, lang)
    if chosen is None and step < told.steps and record.acts[step].startswith(ARRANGED):
        chosen = arranged(record.acts[step], lang)
    refused = []
    for _, side, text in [one for one in record.refused if one[0] == step]:
        answer = game.why_not(side, text)
        refused.append(RefusedAct(cast(Side, side), text, answer.sentence(lang), answer.rule))
    view, log = told.view(step, seat), told.log(step, seat, lang)
    return ExampleStep(step, "open" if seat == "open" else cast(Side, seat), view, log, chosen, refused)


def taken_over(name: str, part: int, step: int) -> Game:
    """A game of its own that goes on from a moment of an example, with the cards as they lie."""
    moment = played(name, part).moment(step)
    if moment.decision is None:
        raise Refused("over", 409)
    state = moment.state.copy()
    state.choices = None
    return Game(state, seed=moment.seed)
