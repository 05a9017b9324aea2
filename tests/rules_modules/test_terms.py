"""The numbers that stand for the rulebook's nouns: each is used once, none is left out, and each has its word."""

import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

from netrunner.rules.machine import decisions, nodes, terms
from netrunner.rules.machine.zones import deck_of, discard_pile_of, hand_of, score_area_of

TOOL = Path(__file__).parents[2] / "tools" / "terms.py"

FAMILIES = [
    (terms, "E_", terms.EVENT_KINDS),
    (terms, "F_", terms.EFFECT_KINDS),
    (terms, "M_", terms.MODIFIED_VALUES),
    (terms, "A_", terms.ACTS),
    (decisions, "V_", len(decisions.VERBS)),
    (nodes, "P_", len(nodes.PURPOSES)),
    (nodes, "PAY_", len(nodes.PAYMENTS)),
]


def test_they_are_numbered_by_place() -> None:
    assert subprocess.run([sys.executable, TOOL, "--check"]).returncode == 0, "make terms"


def test_the_place_in_a_family_is_a_number_whatever_stood_there() -> None:
    spec = spec_from_file_location("terms_tool", TOOL)
    assert spec is not None and spec.loader is not None
    tool = module_from_spec(spec)
    spec.loader.exec_module(tool)
    family = ["# Colours, of two lines (counted)", "# of which this is one", "RED: Final = 7", "BLUE: Final = 7  # sky"]
    rest = ["NO_COLOUR: Final = -1", "DAYS: Final = 7", "", "# Not one", "SEAS: Final = 7"]
    numbered = [*family[:2], "RED: Final = 0", "BLUE: Final = 1  # sky"]
    assert tool.numbered("\n".join(family + rest)) == "\n".join(numbered + rest)


def test_the_zones_of_players_lie_in_the_order_of_their_kinds() -> None:
    corp = (terms.RND, terms.HQ, terms.ARCHIVES, terms.CORP_SCORE)
    runner = (terms.STACK, terms.GRIP, terms.HEAP, terms.RUNNER_SCORE)
    for side, zones in ((terms.CORP, corp), (terms.RUNNER, runner)):
        assert (deck_of(side), hand_of(side), discard_pile_of(side), score_area_of(side)) == zones


@pytest.mark.parametrize(("module", "prefix", "many"), FAMILIES, ids=[prefix for _, prefix, _ in FAMILIES])
def test_numbers_are_counted_up_without_gaps_or_doubles(module: object, prefix: str, many: int) -> None:
    numbers = [value for name, value in vars(module).items() if name.startswith(prefix)]
    assert numbers == list(range(many))


def test_each_event_and_each_verb_has_its_word() -> None:
    assert len(terms.EVENTS) == terms.EVENT_KINDS and terms.EVENTS[terms.E_RUN_BEGINS] == "run-begins"
    assert decisions.VERBS[decisions.V_KEEP_CARD] == "keep-card" and nodes.PAYMENTS[nodes.PAY_HAND] == "hand"


@pytest.mark.parametrize(
    ("first", "last", "words"),
    [
        ("RND", "OUTSIDE", terms.ZONES),
        ("NO_TYPE", "RESOURCE", terms.TYPES),
        ("CREDIT", "AGENDA_COUNTER", terms.COUNTERS),
        ("MEAT", "BRAIN", terms.DAMAGE_TYPES),
        ("CORP", "RUNNER", terms.SIDES),
    ],
)
def test_each_number_of_a_row_has_its_word(first: str, last: str, words: tuple[str, ...]) -> None:
    names = list(vars(terms))
    row = [getattr(terms, name) for name in names[names.index(first) : names.index(last) + 1]]
    assert row == list(range(len(words)))


def test_the_places_of_the_index_do_not_overlap() -> None:
    places = [(name, n) for name, n in vars(nodes).items() if name.startswith("AT_")]
    room = {"AT_TRIGGER": terms.EVENT_KINDS, "AT_MODIFIER": terms.MODIFIED_VALUES, "AT_PAID": 2, "AT_ACTION": 2}
    room |= dict.fromkeys(("AT_INTERRUPT", "AT_PAID_INTERRUPT", "AT_REPLACEMENT"), terms.EFFECT_KINDS)
    room |= dict.fromkeys(("AT_CANNOT", "AT_COST"), terms.ACTS)
    ends = [n for _, n in places[1:]] + [nodes.INDEX_SIZE]
    assert {name: end - n for (name, n), end in zip(places, ends, strict=True)} == {
        name: room.get(name, 1) for name, _ in places
    }
