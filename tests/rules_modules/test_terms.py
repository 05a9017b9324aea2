"""The numbers that stand for the rulebook's nouns: each is used once, none is left out, and each has its word."""

import pytest

from netrunner.rules.machine import decisions, nodes, terms

FAMILIES = [
    (terms, "E_", terms.EVENT_KINDS),
    (terms, "F_", terms.EFFECT_KINDS),
    (terms, "M_", terms.MODIFIED_VALUES),
    (terms, "A_", terms.ACTS),
    (decisions, "V_", len(decisions.VERBS)),
    (nodes, "P_", len(nodes.PURPOSES)),
]


@pytest.mark.parametrize(("module", "prefix", "many"), FAMILIES, ids=[prefix for _, prefix, _ in FAMILIES])
def test_numbers_are_counted_up_without_gaps_or_doubles(module: object, prefix: str, many: int) -> None:
    numbers = [value for name, value in vars(module).items() if name.startswith(prefix)]
    assert numbers == list(range(many))


def test_each_event_and_each_verb_has_its_word() -> None:
    events = [name for name in vars(terms) if name.startswith("E_")]
    assert [name[2:].lower().replace("_", "-") for name in events] == list(terms.EVENTS)
    assert len(set(decisions.VERBS)) == len(decisions.VERBS)


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
