"""Cards: what is not printed is not there, what follows from the lines, and what a record keeps when it is replaced."""

from __future__ import annotations

import pytest

from netrunner.rules.additional.gained_text import abilities_of, has_ability, recurring, text_with
from netrunner.rules.concepts.knowledge import could_be, openly_seen
from netrunner.rules.into_play.installing import why_not_install
from netrunner.rules.machine.card import Card, CardDef, _sight
from netrunner.rules.machine.records import fields_of
from netrunner.rules.machine.terms import (
    AGENDA,
    ARCHIVES,
    ASSET,
    CORP,
    CORP_SCORE,
    EVENT,
    GRIP,
    HARDWARE,
    HEAP,
    HQ,
    ICE,
    IDENTITY,
    NO_COUNTERS,
    NO_SERVER,
    NO_TYPE,
    OPERATION,
    OUTSIDE,
    PLAY_AREA,
    PROGRAM,
    REMOVED,
    RESOURCE,
    RND,
    RUNNER,
    RUNNER_SCORE,
    SERVER_HQ,
    SET_ASIDE,
    STACK,
    UPGRADE,
)
from netrunner.testing import define, scenario
from netrunner.vocabulary import (
    AdditionalRezCost,
    CanHost,
    Cards,
    ConsoleLimit,
    Forfeit,
    Gain,
    InstallOnlyIn,
    InstallOnlyOn,
    Recurring,
    RemoteOnly,
    RunnerTagged,
    paid,
)
from netrunner.vocabulary.traits import InstallOnlyIf

EVERY_ZONE = (
    RND, HQ, ARCHIVES, CORP_SCORE, STACK, GRIP, HEAP, RUNNER_SCORE, PLAY_AREA, SET_ASIDE, REMOVED, OUTSIDE,
)  # fmt: skip


# -- what is printed ---------------------------------------------------------------------------------------------------


def test_a_card_without_lines_has_nothing_special() -> None:
    blank = CardDef("Blank", CORP, ASSET)
    for name in (
        "cost_is_x", "unique", "remote_only", "installed_faceup", "reveal_on_access", "copies_text", "ordered_heap",
        "active_in_runner_score", "play_first_click", "hosts_by_ability", "removed_instead",
    ):  # fmt: skip
        assert getattr(blank, name) is False, name
    for name in ("cost", "strength", "memory", "requirement", "points", "link", "recurring", "stolen_with"):
        assert getattr(blank, name) == 0, name
    for name in ("index", "trash_cost", "host_limit", "host_memory"):
        assert getattr(blank, name) == -1, name
    assert (blank.memory_limit, blank.install_only_in) == (4, ())


@pytest.mark.rule("8.1.1:1")
def test_8_1_1_only_cards_of_these_types_are_installed() -> None:
    s = scenario("turn: corp").game.state
    for side, kinds in ((CORP, (AGENDA, ASSET, ICE, UPGRADE)), (RUNNER, (PROGRAM, HARDWARE, RESOURCE))):
        for kind in kinds:
            card = Card(2, CardDef("Something", side, kind), side, 1, side * 4 + 1)
            assert why_not_install(s, side, card) is None
    for side, kind in ((CORP, OPERATION), (CORP, IDENTITY), (RUNNER, EVENT)):
        card = Card(2, CardDef("Something", side, kind), side, 1, side * 4 + 1)
        refusal = why_not_install(s, side, card)
        assert refusal is not None and refusal.rule == "8.1.1"


@pytest.mark.rule("9.1.8")
@pytest.mark.rule("9.3.3b:1")
@pytest.mark.rule("9.1.8c:2")
def test_9_3_3b_a_line_about_installing_is_heeded_by_the_list_of_actions() -> None:
    """The cards are made here, so that what follows from their lines is found out here."""
    define("New Add-on", "runner", "hardware", InstallOnlyOn(Cards(types=PROGRAM)))
    define("New Fugitive", "runner", "resource", InstallOnlyIf(RunnerTagged()))
    define("New Console", "runner", "hardware", ConsoleLimit(), subtypes="console")
    define("New X Tool", "runner", "program", cost="X")
    define("New Plain Tool", "runner", "program")
    hand = "New Add-on, New Fugitive, New Console, New X Tool, New Plain Tool"
    game = scenario(f"runner:\n credits 0\n hand: {hand}\n rig: Test Console\nturn: runner")
    installs = [text for text in game.options("runner") if text.startswith("install")]
    assert installs == ["install New X Tool", "install New Plain Tool"]
    game = scenario(f"runner:\n credits 0\n tags 1\n hand: {hand}\n rig: Test Program\nturn: runner")
    assert len([text for text in game.options("runner") if text.startswith("install")]) == 5
    define("New Annex", "corp", "upgrade", InstallOnlyIn(SERVER_HQ))
    define("Other Annex", "corp", "upgrade", RemoteOnly())
    game = scenario("corp:\n hand: New Annex\nturn: corp")
    game.corp.installs("New Annex")
    assert game.card("New Annex").server == "HQ"
    game = scenario("corp:\n hand: Other Annex\nturn: corp")
    game.corp.installs("Other Annex")
    assert game.card("Other Annex").server == "Server 1"


@pytest.mark.rule("9.1.8")
@pytest.mark.rule("1.15.9b:1")
@pytest.mark.rule("9.1.8c:3")
@pytest.mark.rule("9.1.8d:2")
@pytest.mark.rule("9.3.3b:3")
def test_1_15_9b_a_line_about_rezzing_is_heeded_by_the_windows() -> None:
    define("New Shrine", "corp", "asset", AdditionalRezCost(Forfeit()), cost=1, trash=2)
    trap = define("New Trap", "corp", "asset", cost=1, trash=2)
    trap.rez_only_if = RunnerTagged()
    define("New Shop", "corp", "asset", cost=1, trash=2)
    cards = "Server 1: (New Shrine)\n Server 2: (New Trap)\n Server 3: (New Shop)"

    def rezzed(credits: int, more: str = "") -> list[str]:
        game = scenario(f"corp:\n credits {credits}\n {cards}\n {more}turn: corp, at 5.6.2a")
        return [option.split(" [")[0] for option in game.options("corp") if option.startswith("rez")]

    assert rezzed(1) == ["rez New Shop"]
    assert rezzed(1, "score: Test Agenda\n") == ["rez New Shrine", "rez New Shop"]
    assert rezzed(1, "\nrunner:\n tags 1\n") == ["rez New Trap", "rez New Shop"]


# -- who sees it -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("1.20.1:1")
def test_1_20_1_who_sees_a_card_by_where_and_how_it_lies() -> None:
    everyone, owner, nobody = 7, -1, 0
    expected = {
        RND: (nobody, nobody), STACK: (nobody, nobody), HQ: (owner, owner), GRIP: (owner, owner),
        ARCHIVES: (owner, everyone), HEAP: (everyone, everyone), CORP_SCORE: (everyone, everyone),
        RUNNER_SCORE: (everyone, everyone), PLAY_AREA: (owner, everyone), SET_ASIDE: (owner, everyone),
        REMOVED: (everyone, everyone), OUTSIDE: (everyone, everyone),
    }  # fmt: skip
    for side in (CORP, RUNNER):
        defn = CardDef("Anything", side, ASSET if side == CORP else PROGRAM)
        for zone in EVERY_ZONE:
            for faceup in (False, True):
                mask = expected[zone][faceup]
                mask = 1 << side if mask < 0 else mask
                card = Card(2, defn, side, 0, zone, faceup)
                assert card.sight == _sight(side, faceup, zone) == mask, (side, zone, faceup)
                for seat in (0, 1, 2):
                    assert openly_seen(card, seat) == bool(mask >> seat & 1), (side, zone, faceup, seat)


@pytest.mark.rule("8.4.2:1")
@pytest.mark.rule("10.1.3:1")
def test_8_4_2_and_10_1_3_what_type_a_card_has_by_how_it_lies() -> None:
    program, asset = CardDef("Some Program", RUNNER, PROGRAM), CardDef("Some Asset", CORP, ASSET)
    assert Card(2, program, RUNNER, 0, PLAY_AREA, False, True).type == NO_TYPE
    assert Card(2, program, RUNNER, 0, PLAY_AREA, False, False).type == PROGRAM  # 1.12.2: hosted, not installed
    assert Card(2, program, RUNNER, 0, PLAY_AREA, True).type == PROGRAM
    assert Card(2, program, RUNNER, 0, GRIP, False).type == PROGRAM
    assert Card(2, asset, CORP, 0, PLAY_AREA, False).type == ASSET
    assert Card(2, asset, CORP, 0, CORP_SCORE, True, converted=2).type == AGENDA
    assert Card(2, asset, CORP, 0, PLAY_AREA, True, converted=-1).type == NO_TYPE


def test_1_13_2_a_card_is_controlled_by_its_owner_except_in_the_other_score_area() -> None:
    for side in (CORP, RUNNER):
        defn = CardDef("Anything", side, ASSET if side == CORP else PROGRAM)
        for zone in EVERY_ZONE:
            wanted = {CORP_SCORE: CORP, RUNNER_SCORE: RUNNER}.get(zone, side)
            assert Card(2, defn, side, 0, zone).controller() == wanted


# -- replaced records --------------------------------------------------------------------------------------------------


def full() -> Card:
    defn, other = CardDef("Full", RUNNER, PROGRAM), CardDef("Other", RUNNER, PROGRAM)
    return Card(
        9, defn, RUNNER, 4, PLAY_AREA, True, True, 3, 517, (1, *NO_COUNTERS[1:]), (7, 8), 12, (5,), 3, 0, True, 6, other
    )


@pytest.mark.parametrize(
    ("changes", "fields"),
    [
        ({}, {}),
        ({"counters": (0, *NO_COUNTERS[1:])}, {"counters": (0, *NO_COUNTERS[1:])}),
        ({"hosted": ()}, {"hosted": ()}),
        ({"memo": ()}, {"memo": ()}),
        ({"loaded": 0}, {"loaded": 0}),
        ({"host": -1}, {"host": -1}),
        ({"host": 260}, {"host": 260}),
        ({"server": 0}, {"server": 0}),
        ({"server": NO_SERVER}, {"server": NO_SERVER}),
    ],
    ids=str,
)
def test_a_replaced_record_differs_only_in_what_was_changed(changes: dict[str, int], fields: dict[str, int]) -> None:
    card = full()
    new = card.with_(**changes)  # type: ignore[arg-type]
    for name in fields_of(Card):
        assert getattr(new, name) == fields.get(name, getattr(card, name)), name


def test_a_card_with_another_text_is_the_same_card() -> None:
    card = full()
    other = CardDef("Turned", RUNNER, PROGRAM)
    new = card.with_text(other, card.defn)
    for name in fields_of(Card):
        if name not in ("defn", "also"):
            assert getattr(new, name) == getattr(card, name), name
    assert (new.defn, new.also) == (other, card.defn)


# -- what a hidden card might be ---------------------------------------------------------------------------------------


@pytest.mark.rule("8.2.1c")
@pytest.mark.rule("8.2.12:1")
@pytest.mark.rule("4.7.2")
def test_8_2_1_what_a_facedown_card_might_be_follows_from_its_place() -> None:
    def card(type: int, **more: object) -> CardDef:
        defn = CardDef("Candidate", CORP, type)
        for name, value in more.items():
            setattr(defn, name, value)
        return defn

    candidates = {
        "ice": card(ICE), "asset": card(ASSET), "agenda": card(AGENDA), "upgrade": card(UPGRADE),
        "remote upgrade": card(UPGRADE, remote_only=True), "HQ upgrade": card(UPGRADE, install_only_in=(SERVER_HQ,)),
        "operation": card(OPERATION), "identity": card(IDENTITY), "faceup agenda": card(AGENDA, installed_faceup=True),
    }  # fmt: skip
    define("Wide Carrier", "corp", "asset", CanHost(Cards()), trash=2)
    game = scenario("""
        corp:
          hand: Enigma
          HQ: ice (Enigma); root (Test Upgrade)
          R&D: root (Test Upgrade)
          Server 1: ice (Hunter); cards (Test Asset)
          Server 2: Wide Carrier [(Test Asset)]
          Server 3: Glenn Station [(Hedge Fund)]
        runner:
          hand: Diesel
        turn: corp
    """)
    s = game.game.state

    def might(i: int) -> set[str]:
        return {name for name, defn in candidates.items() if could_be(s, defn, s.cards[i])}

    assert might(s.servers[0].ice[0]) == might(s.servers[3].ice[0]) == {"ice"}
    assert might(s.servers[0].cards[0]) == {"upgrade", "HQ upgrade"}
    assert might(s.servers[1].cards[0]) == {"upgrade"}
    assert might(s.servers[3].cards[0]) == {"asset", "agenda", "upgrade", "remote upgrade"}
    assert might(s.zones[HQ][0]) == set(candidates)
    installed = set(candidates) - {"operation", "identity", "faceup agenda"}
    assert might(s.cards[s.servers[4].cards[0]].hosted[0]) == installed
    assert might(s.cards[s.servers[5].cards[0]].hosted[0]) == set(candidates)  # hosted without being installed
    assert might(s.zones[GRIP][0]) == set()
    advanced = {name for name, defn in candidates.items() if could_be(s, defn, s.cards[s.zones[HQ][0]], True)}
    assert advanced == {"agenda", "faceup agenda"}


# -- text that a card has besides its own ------------------------------------------------------------------------------


@pytest.mark.rule("10.12.2:2")
@pytest.mark.rule("1.10.5")
def test_10_12_2_copied_text_brings_its_abilities_and_its_recurring_credits() -> None:
    lender = define("Lender", "runner", "resource", Recurring(2), paid(0, Gain(1), limit=1), cost=0)
    copier = define("Copier", "runner", "resource", Recurring(1), cost=0)
    copier.copies_text = True
    s = scenario("turn: runner").game.state
    plain = Card(2, copier, RUNNER, 0, PLAY_AREA, True, True)
    both = Card(2, copier, RUNNER, 0, PLAY_AREA, True, True, also=lender)
    other_side = Card(2, lender, RUNNER, 0, PLAY_AREA, True, True, also=copier)  # a back side is not copied text
    assert [recurring(s, card) for card in (plain, both, other_side)] == [1, 3, 2]
    (ability,) = lender.indexed
    assert [has_ability(card, ability) for card in (plain, both, other_side)] == [False, True, True]
    assert abilities_of(plain) == copier.indexed
    assert abilities_of(both) == (*copier.indexed, ability)
    assert abilities_of(other_side) == lender.indexed
    assert text_with(both, ability.slot) is lender
    assert text_with(both, ability.slot + 40) is copier
    assert text_with(plain, ability.slot) is copier
    assert text_with(other_side, ability.slot + 40) is lender


@pytest.mark.rule("4.5.7b")
def test_4_5_7b_the_heap_lies_open_to_everybody_however_a_card_came_there() -> None:
    assert [_sight(RUNNER, faceup, HEAP) for faceup in (False, True)] == [7, 7]
