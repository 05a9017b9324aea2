"""Chapters 6.5 and 9.11.2c: which subroutines an encounter counts, which are broken, and what its record says."""

from __future__ import annotations

import pytest

from netrunner.log import LogEntry
from netrunner.rules.machine.terms import A_BYPASS, CORP, ICE, RUNNER, SERVER_RND, UPGRADE
from netrunner.testing import Scenario, define, scenario
from netrunner.vocabulary import (
    All,
    Bypass,
    Cannot,
    Cards,
    Chosen,
    EncounterWith,
    EndRun,
    ForceEncounterWith,
    Gain,
    GrantsAbility,
    Trash,
    TrashThis,
    breaks,
    paid,
    sub,
    when,
)

HERE = Cards(types=ICE, protecting=True)
ROOT = Cards(types=UPGRADE)

define("Lone Line", "corp", "ice", sub(Gain(1, CORP)), cost=0, strength=1)
define("Two Lines", "corp", "ice", sub(Gain(1, CORP)), sub(Gain(2, CORP)), cost=0, strength=1)
define("Own Goal", "corp", "ice", sub(Trash(Chosen(ROOT))), sub(Gain(1, CORP)), cost=0, strength=1)
define("Ten More", "corp", "upgrade", GrantsAbility(sub(Gain(10, CORP)), of=All(HERE)), cost=0, trash=1)
define("Hundred More", "corp", "upgrade", GrantsAbility(sub(Gain(100, CORP)), of=All(HERE)), cost=0, trash=1)
define("Twice Ten", "corp", "upgrade", GrantsAbility(sub(Gain(10, CORP)), of=All(HERE), n=2), cost=0, trash=1)
define("Side Line", "corp", "upgrade", GrantsAbility(paid(0, Gain(7, CORP)), of=All(HERE)), cost=0, trash=1)
define("Any Pick", "runner", "program", breaks(1), strength=9, subtypes=("icebreaker", "ai"))
define("Other Pick", "runner", "program", breaks(1), strength=9, subtypes=("icebreaker", "ai"))
define("Upgrade Eater", "runner", "resource", paid(0, Trash(Chosen(ROOT))))
define("Blink", "runner", "resource", paid(0, Bypass()))
define("Iron Eye", "corp", "upgrade", Cannot(A_BYPASS, RUNNER, cards=HERE), cost=0, trash=1)
define("Brick Dust", "corp", "ice", paid(TrashThis(), Gain(1, CORP)), sub(EndRun()), cost=0, strength=1)
define("Ambush Order", "corp", "asset", paid(0, ForceEncounterWith(Chosen(Cards(types=ICE)))), cost=0, trash=1)
define("Spare Coin", "runner", "resource", paid(0, Gain(1), limit=1))


def records(game: Scenario, kind: str) -> list[LogEntry]:
    return [entry for entry in game.game.log if entry.kind == kind]


def breakers(game: Scenario) -> list[list[str]]:
    """For each encounter that ended, the cards that broke subroutines in it."""
    cards = game.game.state.cards
    return [[cards[ref % 256].defn.title for ref in e.cards] for e in game.events() if e.rule == "6.9.3d"]


def encounter(root: str, rig: str, ice: str = "Lone Line") -> Scenario:
    return scenario(f"""
        corp:
          credits 0
          HQ: ice {ice}; root {root}
        runner:
          credits 9
          rig: {rig}
        run: HQ, encountering ice 1
    """)


@pytest.mark.rule("9.1.3b")
@pytest.mark.rule("6.5.5:1")
def test_9_1_3b_gained_subroutines_follow_the_printed_ones_and_only_those_of_this_ice_count() -> None:
    game = encounter("Ten More", "Test Resource")
    game.expect(corp_credits=11)
    amounts = [entry.amount for entry in records(game, "credits-gained")]
    assert amounts == [1, 10]
    game = scenario("""
        corp:
          credits 0
          HQ: ice Lone Line
          R&D: ice (Enigma); root Ten More, Side Line
        run: HQ, encountering ice 1
    """)
    game.expect(corp_credits=1)  # the ice before another server gained it, and unrezzed ice has no use of it


@pytest.mark.rule("9.1.3b")
def test_9_1_3b_a_paid_ability_that_ice_gained_is_no_subroutine() -> None:
    game = encounter("Side Line", "Any Pick")
    assert game.options("runner") == ["use Any Pick ability 1", "pass"]
    game.runner.breaks(1, using="Any Pick")
    assert len(records(game, "fully-broken")) == 1
    game.offers("corp", "use Lone Line [HQ ice 1] granted ability 1")
    game.corp.passes()
    game.expect(corp_credits=0)
    assert records(game, "encounter-ends")[0].how == 1


@pytest.mark.rule("9.1.3b")
@pytest.mark.rule("6.5.4:1")
def test_6_5_4_each_of_two_subroutines_gained_alike_is_broken_by_itself() -> None:
    game = encounter("Twice Ten", "Any Pick, Upgrade Eater")
    game.runner.breaks(3, using="Any Pick")
    game.runner.breaks(1, using="Any Pick")
    assert not records(game, "fully-broken")
    game.pass_windows()
    game.expect(corp_credits=10)  # the second of the three was not broken


@pytest.mark.rule("6.5.4:2")
@pytest.mark.parametrize(
    ("broken", "gained"), [((1, 3), 0), ((1,), 100), ((2,), 101), ((3,), 1), ((2, 3), 1), ((1, 2), 100)]
)
def test_6_5_4_what_was_broken_stays_broken_when_a_subroutine_before_it_is_lost(
    broken: tuple[int, ...], gained: int
) -> None:
    game = encounter("Ten More, Hundred More", "Any Pick, Upgrade Eater")
    for n in broken:
        game.runner.breaks(n, using="Any Pick")
    game.runner.uses("Upgrade Eater")
    game.runner.picks("Ten More")
    game.pass_windows()
    game.expect(corp_credits=gained)
    assert records(game, "encounter-ends")[0].how == int(gained == 0)


@pytest.mark.rule("6.9.3c:1")
def test_6_9_3c_a_subroutine_that_is_lost_before_its_turn_does_not_resolve_and_the_others_do() -> None:
    game = encounter("Ten More, Hundred More", "Test Resource", ice="Own Goal")
    game.corp.picks("Ten More")
    game.expect(corp_credits=101)
    assert [entry.which for entry in records(game, "subroutine")] == [0, 1, 2]


@pytest.mark.rule("6.5.4:1")
@pytest.mark.rule("6.9.3d")
def test_6_9_3d_the_record_names_each_card_that_broke_subroutines_once() -> None:
    game = encounter("Test Upgrade", "Any Pick, Other Pick", ice="Two Lines")
    game.runner.breaks(1, using="Any Pick")
    game.runner.breaks(2, using="Any Pick")
    full = records(game, "fully-broken")
    assert [(entry.side, entry.rule, entry.server) for entry in full] == [("runner", "9.11.2c", 0)]
    assert [entry.card.title for entry in full if entry.card] == ["Two Lines"]
    game.pass_windows()
    assert breakers(game) == [["Any Pick"]]
    assert records(game, "encounter-ends")[0].structure == full[0].structure

    game = encounter("Test Upgrade", "Any Pick, Other Pick", ice="Two Lines")
    game.runner.breaks(2, using="Other Pick")
    game.runner.breaks(1, using="Any Pick")
    game.pass_windows()
    assert breakers(game) == [["Other Pick", "Any Pick"]]


@pytest.mark.rule("9.11.2c")
@pytest.mark.parametrize(("broken", "full"), [((), 0), ((1,), 1)])
def test_9_11_2c_ice_that_is_gone_was_fully_broken_if_its_printed_subroutines_were(
    broken: tuple[int, ...], full: int
) -> None:
    game = scenario("""
        corp:
          HQ: ice Brick Dust
        runner:
          rig: Any Pick
        run: HQ, encountering ice 1
    """)
    for n in broken:
        game.runner.breaks(n, using="Any Pick")
    if not broken:
        game.runner.passes()
    game.corp.uses("Brick Dust")
    game.pass_windows()
    assert [entry.how for entry in records(game, "encounter-ends")] == [full]


@pytest.mark.rule("6.5.3a")
@pytest.mark.rule("1.2.5:1")
def test_6_5_3a_ice_is_bypassed_only_while_it_is_encountered_and_only_where_nothing_forbids_it() -> None:
    text = """
        corp:
          HQ: ice Lone Line; root {root}
        runner:
          rig: Blink, Spare Coin
        run: HQ, {at}
    """
    game = scenario(text.format(root="Test Upgrade", at="approaching ice 1"))
    game.offers("runner", "use Spare Coin")
    game.refuses("runner", "use Blink")
    game = scenario(text.format(root="Iron Eye", at="encountering ice 1"))
    game.offers("runner", "use Spare Coin")
    game.refuses("runner", "use Blink")
    game = scenario(text.format(root="Test Upgrade", at="encountering ice 1"))
    game.runner.uses("Blink")
    bypassed = records(game, "bypassed")
    assert [(e.side, e.rule, e.card.title if e.card else "", e.source.title if e.source else "") for e in bypassed] == [
        ("runner", "6.5.3a", "Lone Line", "Blink")
    ]
    game.refuses("runner", "use Blink")  # that encounter is over as soon as the window closes
    game.pass_windows()
    game.expect(corp_credits=5)
    assert not records(game, "subroutine")


@pytest.mark.rule("6.5.2a:1")
def test_6_5_2a_an_ability_can_force_an_encounter_with_ice_that_is_not_rezzed() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice (Two Lines)
          Server 1: Ambush Order
        runner:
          rig: Spare Coin
        turn: runner, at 5.7.1e
    """)
    game.runner.passes()
    game.corp.uses("Ambush Order")
    if game.decision is not None and game.decision.kind == "target":
        game.corp.picks("Two Lines")
    assert game.game.view("runner")["encounter"] is not None
    game.pass_windows("5.7.1e")
    assert len(records(game, "encounter-ends")) == 1
    game.expect(corp_credits=3, run=None)


@pytest.mark.rule("1.8.6")
@pytest.mark.rule("9.1.3b")
def test_1_8_6_a_paid_ability_that_unrezzed_ice_gained_cannot_be_used() -> None:
    text = "corp:\n HQ: ice {ice}; root Side Line\nrunner:\n rig: Spare Coin\nturn: corp, at 5.6.2a"
    game = scenario(text.format(ice="(Lone Line)"), mode="full")
    game.asks("corp", "window", "5.6.2a")
    game.refuses("corp", "use Lone Line")
    game = scenario(text.format(ice="Lone Line"), mode="full")
    game.corp.uses("Lone Line")
    game.expect(corp_credits=12)


@pytest.mark.rule("6.5.4:1")
@pytest.mark.rule("9.1.3b")
@pytest.mark.parametrize(
    ("hq", "rnd", "eaten"),
    [
        ("ice (Enigma)", "Side Line, Ten More", "Side Line"),  # no subroutine
        ("ice (Enigma); root Hundred More", "Ten More", "Hundred More"),  # a subroutine of other ice
    ],
)
def test_6_5_4_what_is_broken_does_not_depend_on_what_is_no_subroutine_of_this_ice(
    hq: str, rnd: str, eaten: str
) -> None:
    game = scenario(f"""
        corp:
          credits 0
          HQ: {hq}
          R&D: ice Lone Line; root {rnd}
        runner:
          credits 9
          rig: Any Pick, Upgrade Eater
        run: R&D, encountering ice 1
    """)
    game.runner.breaks(2, using="Any Pick")
    game.runner.uses("Upgrade Eater")
    game.runner.picks(eaten)
    game.pass_windows()
    game.expect(corp_credits=1)  # the gained subroutine stayed broken
    assert [entry.server for entry in records(game, "encounter-ends")] == [SERVER_RND]


@pytest.mark.rule("9.11.2c")
@pytest.mark.parametrize(("broken", "full"), [((1, 2), 1), ((1,), 1), ((2,), 0)])
def test_9_11_2c_gained_subroutines_of_ice_that_is_gone_no_longer_count(broken: tuple[int, ...], full: int) -> None:
    game = scenario("""
        corp:
          HQ: ice Brick Dust; root Ten More
        runner:
          rig: Any Pick
        run: HQ, encountering ice 1
    """)
    for n in broken:
        game.runner.breaks(n, using="Any Pick")
    if len(broken) < 2:
        game.runner.passes()
    game.corp.uses("Brick Dust")
    game.pass_windows()
    assert [entry.how for entry in records(game, "encounter-ends")] == [full]


define("Blank Greeting", "corp", "ice", when(EncounterWith(), Gain(1, CORP)), cost=0, strength=1)


@pytest.mark.rule("6.9.3a")
@pytest.mark.rule("6.5.3c:2")
def test_6_9_3a_what_the_encounter_sets_off_resolves_before_ice_without_subroutines_counts_as_broken() -> None:
    game = scenario("corp:\n R&D: ice Blank Greeting\nrun: R&D, approaching ice 1")
    kinds = [(e.kind, e.server) for e in game.game.log if e.kind in ("encounter", "credits-gained", "fully-broken")]
    assert kinds == [("encounter", SERVER_RND), ("credits-gained", None), ("fully-broken", SERVER_RND)]
