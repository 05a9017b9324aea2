"""The parts of speech that cards are written in: contexts, keys, and where abilities are active (9.1.7, 9.1.8)."""

from __future__ import annotations

import pytest

from netrunner.cards.library import definition
from netrunner.rules.concepts.costs import is_free, unpayable
from netrunner.rules.machine.card import Card
from netrunner.rules.machine.nodes import (
    AS_COUNTER,
    P_OTHER,
    PAY_TRASH,
    REGISTRY,
    WHILE_ACTIVE,
    WHILE_UNREZZED,
    Bill,
    Context,
    Pick,
    always_in_play,
    in_zone,
    use_key,
)
from netrunner.rules.machine.records import fields_of
from netrunner.rules.machine.terms import (
    ARCHIVES,
    CORP,
    GRIP,
    HEAP,
    HQ,
    NO_COUNTERS,
    NO_SERVER,
    PLAY_AREA,
    POWER,
    RND,
    STACK,
    VIRUS,
)
from netrunner.testing import define, scenario
from netrunner.vocabulary import CountersOn, Gain, GiveTags, If, May, RunnerTagged, paid, play


def test_a_copy_of_a_context_has_all_of_it_and_is_independent() -> None:
    one = Context(1, 5, 261)
    one.picks["target"] = (7,)
    one.numbers["x"] = 3
    one.imminent = 4
    one.used = True
    one.replaced = (9, 10)
    one.lki = Card(5, definition("Corroder"), 1, 1, PLAY_AREA, True, True)
    game = scenario("runner:\n deck: 3 any\nturn: runner")
    game.runner.draws()
    one.event = game.events()[-1]
    two = one.copy()
    for name in fields_of(Context):
        assert getattr(two, name) == getattr(one, name), name
    two.picks["target"] = (8,)
    two.numbers["x"] = 4
    assert one.picks == {"target": (7,)} and one.numbers == {"x": 3}


def test_a_fresh_context_and_a_fresh_bill_are_empty() -> None:
    me = Context(0, 3, 3)
    assert (me.picks, me.numbers, me.replaced, me.event, me.lki) == ({}, {}, (), None, None)
    assert me.imminent < 0 and not me.used
    bill = Bill(1, 2, 3)
    assert (bill.player, bill.purpose, bill.subject) == (1, 2, 3)
    for name in (
        "clicks",
        "credits",
        "tags",
        "remove_tags",
        "remove_bad_publicity",
        "bad_publicity",
        "meat",
        "net",
        "brain",
    ):
        assert getattr(bill, name) == 0, name
    assert (bill.trash_self, bill.counters, bill.picks, bill.rule, bill.impossible) == ((), (), (), "", "")
    assert bill.x < 0 and bill.slot < 0


def test_a_source_is_the_card_itself_while_it_is_there_and_what_it_was_afterwards() -> None:
    game = scenario("runner:\n hand: Corroder\n rig: Test Hardware\nturn: runner")
    s = game.game.state
    card = s.cards[game.card("Test Hardware").id]
    me = Context(1, card.id, card.ref)
    assert me.source(s) is card
    assert Context(1, -1, -1).source(s) is None
    gone = Context(1, card.id, card.ref - 256)  # the same card in an earlier life
    assert gone.source(s) is card  # nobody remembers
    gone.lki = s.cards[0]
    assert gone.source(s) is s.cards[0]
    s.last_cards[gone.ref] = s.cards[1]
    assert gone.source(s) is s.cards[1]


# -- where abilities are active ------------------------------------------------------------------------------------


def card(zone: int, active: bool = False, installed: bool = False, converted: int = 0) -> Card:
    """A card somewhere."""
    defn = definition("Snare!")
    return Card(
        9, defn, CORP, 0, zone, active, installed, NO_SERVER, -1, NO_COUNTERS, (), 0, (), 0, converted, active, -1
    )


@pytest.mark.rule("9.1.7:1")
@pytest.mark.rule("9.1.8")
@pytest.mark.parametrize(
    ("where", "there", "active"),
    [
        (WHILE_ACTIVE, card(PLAY_AREA, True, True), True),
        (WHILE_ACTIVE, card(PLAY_AREA, False, True), False),
        (WHILE_ACTIVE, card(HQ), False),
        (0, card(PLAY_AREA, True, True), False),
        (WHILE_UNREZZED, card(PLAY_AREA, False, True), True),
        (WHILE_UNREZZED, card(PLAY_AREA, True, True), False),
        (WHILE_UNREZZED, card(PLAY_AREA, False, False), False),  # in the play area, but not installed
        (WHILE_UNREZZED, card(HQ), False),
        (WHILE_UNREZZED | WHILE_ACTIVE, card(PLAY_AREA, True, True), True),
        (in_zone(ARCHIVES), card(ARCHIVES), True),
        (in_zone(ARCHIVES), card(HQ), False),
        (in_zone(ARCHIVES), card(RND), False),
        (in_zone(ARCHIVES), card(PLAY_AREA, True, True), False),
        (in_zone(HQ) | in_zone(RND), card(RND), True),
        (AS_COUNTER, card(PLAY_AREA, True, True, -1), True),
        (AS_COUNTER, card(PLAY_AREA, True, True), False),
        (WHILE_ACTIVE, card(PLAY_AREA, True, True, -1), False),
    ],
)
def test_9_1_8_an_ability_is_active_where_it_says(where: int, there: Card, active: bool) -> None:
    assert always_in_play(where, there) is active


def test_every_zone_has_a_bit_of_its_own() -> None:
    bits = [in_zone(zone) for zone in range(PLAY_AREA + 1)]
    assert len(set(bits)) == len(bits)
    assert all([bit & bit - 1 == 0 and not bit & (WHILE_ACTIVE | WHILE_UNREZZED | AS_COUNTER) for bit in bits])
    assert {in_zone(zone) for zone in (HQ, RND, ARCHIVES, GRIP, STACK, HEAP)} <= set(bits)


# -- keys ----------------------------------------------------------------------------------------------------------


def test_every_part_of_a_card_is_found_by_its_key() -> None:
    inner = Gain(CountersOn(5))
    ability = play(If(RunnerTagged(), (inner, GiveTags(1)), May(Gain(2))))
    define("Grammar Lesson", "runner", "event", ability)
    for node in (ability, ability.does[0], inner, inner.n):
        assert REGISTRY[node.key] is node  # type: ignore[union-attr]
    keys = [key for key in REGISTRY if key.startswith("Grammar Lesson/")]
    assert len(keys) == 8  # the ability, the condition, four instructions, a choice and a number


def test_each_ability_of_each_card_counts_its_own_uses() -> None:
    one, two = paid(1, Gain(1), limit=1), paid(2, Gain(1), limit=1)
    define("Counted Twice", "runner", "resource", one, two)
    keys = {
        use_key(one, Context(1, 5, 5)), use_key(two, Context(1, 5, 5)), use_key(one, Context(1, 5, 261)),
        use_key(one, Context(1, 6, 6)),
    }  # fmt: skip
    assert len(keys) == 4


# -- bills ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("1.15.1:1")
@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("clicks", 1), ("credits", 1), ("tags", 1), ("bad_publicity", 1), ("meat", 1), ("net", 1), ("brain", 1),
        ("trash_self", (5,)), ("counters", ((5, 1, 1),)), ("picks", (Pick(PAY_TRASH, (5,), 1),)),
        ("impossible", "refused-gone"), ("remove_tags", 1), ("remove_bad_publicity", 1),
    ],
)  # fmt: skip
def test_1_15_1_a_bill_is_free_only_if_there_is_nothing_in_it(part: str, value: object) -> None:
    bill = Bill(1, P_OTHER)
    assert is_free(bill)
    setattr(bill, part, value)
    assert not is_free(bill)


@pytest.mark.rule("1.15.1:1")
@pytest.mark.parametrize(
    ("part", "enough", "too_much"),
    [("clicks", 4, 5), ("credits", 3, 4), ("remove_tags", 2, 3), ("remove_bad_publicity", 1, 2)],
)
def test_1_15_1_a_bill_can_be_paid_with_what_is_there_and_not_with_more(part: str, enough: int, too_much: int) -> None:
    s = scenario("corp:\n bad publicity 1\nrunner:\n credits 3, tags 2\nturn: runner").game.state
    bill = Bill(1, P_OTHER)
    setattr(bill, part, enough)
    assert unpayable(s, bill) is None
    setattr(bill, part, too_much)
    refusal = unpayable(s, bill)
    assert refusal is not None and refusal.rule == "1.15.1"


@pytest.mark.rule("1.15.1:1")
def test_1_15_1_counters_on_different_cards_and_of_different_kinds_are_counted_apart() -> None:
    game = scenario("runner:\n rig: Test Hardware {power 2, virus 1}, Test Console {power 1}\nturn: runner")
    s = game.game.state
    one, two = game.card("Test Hardware").id, game.card("Test Console").id
    for counters, payable in (
        (((one, POWER, 2),), True),
        (((one, POWER, 3),), False),
        (((one, POWER, 1), (one, POWER, 1)), True),
        (((one, POWER, 2), (one, POWER, 1)), False),
        (((one, POWER, 2), (two, POWER, 1)), True),
        (((one, POWER, 2), (two, POWER, 2)), False),
        (((one, POWER, 2), (one, VIRUS, 1)), True),
        (((one, VIRUS, 1), (one, VIRUS, 1)), False),
    ):
        bill = Bill(1, P_OTHER)
        bill.counters = counters
        assert (unpayable(s, bill) is None) == payable, counters
