"""Cards that are shown for the moment (1.20.2, 1.20.6), one beside the other."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.state import State
from netrunner.rules.machine.terms import CORP, GRIP, HQ, RND, RUNNER
from netrunner.testing import scenario


def table() -> State:
    return scenario(
        "corp:\n hand: Enigma, Hunter\n deck: Snare!, Hedge Fund\nrunner:\n hand: Diesel\nturn: corp"
    ).game.state


@pytest.mark.rule("1.20.6:1")
def test_1_20_6_hiding_one_card_leaves_another_in_sight() -> None:
    s = table()
    one, other = (s.cards[i] for i in s.zones[HQ])
    s.show(one.ref, 2)
    s.unshow(other.ref)  # which was not shown at all
    assert (s.visibility(one), s.visibility(other)) == (3, 1)
    s.show(other.ref, 2)
    s.unshow(one.ref)
    assert (s.visibility(one), s.visibility(other)) == (1, 3)
    s.unshow(one.ref)
    assert s.visibility(other) == 3
    s.unshow(other.ref)
    assert (s.visibility(one), s.visibility(other)) == (1, 1)
    s.unshow(other.ref)
    assert s.shown == ()


@pytest.mark.rule("1.20.2:1")
@pytest.mark.rule("1.20.6:1")
def test_1_20_2_a_card_that_is_shown_twice_is_hidden_at_once() -> None:
    s = table()
    top = s.cards[s.zones[RND][0]]
    s.show(top.ref, 1)
    s.show(top.ref, 2)
    assert s.visibility(top) == 3
    s.unshow(top.ref)
    assert s.visibility(top) == 0


@pytest.mark.rule("4.2.1a:2")
@pytest.mark.parametrize("searcher", [CORP, RUNNER])
@pytest.mark.parametrize("zone", [RND, HQ, GRIP])
def test_4_2_1a_while_a_zone_is_searched_its_cards_are_seen_by_the_searcher_alone(searcher: int, zone: int) -> None:
    s = table()
    before = [s.visibility(c) for c in s.cards]
    s.look_through(zone, searcher)
    for c, mask in zip(s.cards, before, strict=True):
        assert s.visibility(c) == (mask | 1 << searcher if c.zone == zone else mask)
    s.stop_looking_through(zone, searcher)
    assert [s.visibility(c) for c in s.cards] == before
    remembered = sorted(f.title for f in s.facts[searcher])
    theirs = zone // 4 != searcher
    assert remembered == (sorted(s.cards[i].defn.title for i in s.zones[zone]) if theirs else [])
    assert s.facts[1 - searcher] == s.facts[2] == ()
