"""10.10.1: how a mandatory loop is told from a long chain, and what is left on the table after it."""

from __future__ import annotations

import pytest

from netrunner import Game
from netrunner.rules.abilities.resolving import Resolution
from netrunner.rules.additional.loops import LIMIT, ROUNDS, Loop, Watch, structure
from netrunner.rules.machine.nodes import Context
from netrunner.rules.machine.state import Server, State
from netrunner.rules.machine.terms import CORP, HEAP, POWER, RND, RUNNER, SERVER_HQ, STACK
from netrunner.rules.machine.zones import is_deck
from netrunner.testing import Scenario, define, play, scenario
from netrunner.vocabulary import (
    Access,
    Accessed,
    Both,
    CountersHere,
    EncounterWith,
    ForceEncounterWith,
    ForEvent,
    Gain,
    GainClicks,
    GiveTags,
    If,
    Lose,
    NumberIs,
    Place,
    TakeBadPublicity,
    This,
    sub,
    when,
    whenever,
)
from netrunner.vocabulary.base import OPPONENT, YOU
from netrunner.vocabulary.numbers import CreditsOf

NOT_ALIKE = "with every question asked, a loop is noticed at another moment"

GAINED = ForEvent("credits-gained", YOU)
define("Ring Miser", "corp", "asset", whenever(GAINED, Gain(1)), trash=0)
define(
    "Ring Of All",
    "corp",
    "asset",
    whenever(GAINED, Both(Gain(1), Gain(2, OPPONENT), GiveTags(1), TakeBadPublicity(1), GainClicks(1), Place(POWER))),
    trash=0,
)
define("Ring Of Two", "corp", "asset", whenever(GAINED, Gain(1), Place(POWER)), trash=0)
define("Ring Saver", "runner", "resource", whenever(GAINED, If(NumberIs(CreditsOf(RUNNER), most=399), Gain(1))))
define("Ring Up", "runner", "resource", whenever(GAINED, Lose(1, YOU)))
define("Ring Down", "runner", "resource", whenever(ForEvent("credits-lost", YOU), Gain(2)))
define("Ring Of Growth", "corp", "asset", whenever(GAINED, Place(POWER), Gain(CountersHere(POWER))), trash=0)
define("Facing Mirrors", "corp", "ice", when(EncounterWith(), ForceEncounterWith(This())), sub(Gain(1)), strength=1)
define("Hall Of Doors", "corp", "asset", when(Accessed(), Access(This())), trash=3)


def table(game: Scenario) -> dict[str, int]:
    """Every number that Ring Of All changes."""
    numbers = {
        "corp": game.corp.credits, "runner": game.runner.credits, "tags": game.runner.tags, "clicks": game.corp.clicks,
        "bad publicity": game.corp.bad_publicity,
    }  # fmt: skip
    return numbers | {f"power {n}": card.power for n, card in enumerate(game.cards("Ring Of All"))}


def ring(n: int) -> dict[str, int]:
    game = scenario("corp:\n credits 0; Server 1: PAD Campaign {credit 2}; Server 2: Ring Of All\nturn: corp")
    game.corp.takes_credit()
    game.asks("corp", "loop", "10.10.1")
    again = play(Game.from_json(game.game.to_json()))
    for one in (game, again):
        one.take(f"number {n}")
        assert one.card("PAD Campaign").credits == 2
    assert table(game) == table(again)
    return table(game)


@pytest.mark.rule("10.10.1:2")
@pytest.mark.parametrize("n", [1, 2, 3, 4, 1000])
@pytest.mark.unsound(NOT_ALIKE)
def test_10_10_1_each_round_changes_every_number_once_more(n: int) -> None:
    none, last = ring(0), ring(n)
    each = {"corp": 1, "runner": 2, "tags": 1, "clicks": 1, "bad publicity": 1, "power 0": 1}
    assert {name: last[name] - none[name] for name in none} == {name: n * step for name, step in each.items()}


@pytest.mark.rule("10.10.1:1")
@pytest.mark.unsound(NOT_ALIKE)
def test_10_10_1_the_number_is_asked_when_the_second_round_begins() -> None:
    game = scenario("corp:\n credits 0; Server 1: Ring Miser\nturn: corp")
    game.corp.takes_credit()
    game.asks("corp", "loop", "10.10.1")
    asked_at = game.corp.credits
    game.take("number 0")
    game.asks("corp", "action")
    game.expect(corp_credits=asked_at, corp_clicks=2)
    assert asked_at < 100  # and not where it was noticed, after five hundred rounds


@pytest.mark.rule("10.10.1:1")
@pytest.mark.unsound(NOT_ALIKE)
def test_10_10_1_what_the_first_round_had_still_to_do_is_done_once_the_loop_is_over() -> None:
    powers = []
    for n in (0, 1, 5):
        game = scenario("corp:\n credits 0; Server 1: Ring Of Two\nturn: corp")
        game.corp.takes_credit()
        game.take(f"number {n}")
        game.asks("corp", "action")
        powers.append(game.card("Ring Of Two").power)
    assert powers == [1, 1, 1]  # the rounds of the loop itself were left in the middle, all of them


@pytest.mark.rule("10.10.1:2")
@pytest.mark.unsound(NOT_ALIKE)
@pytest.mark.parametrize("n", [0, 1, 2, 5, 100])
def test_10_10_1_a_round_of_two_abilities_is_one_round(n: int) -> None:
    game = scenario("runner:\n credits 3\n rig: Ring Up, Ring Down\nturn: runner")
    game.runner.takes_credit()
    game.asks("runner", "loop")
    before = game.runner.credits
    game.take(f"number {n}")
    game.expect(runner_credits=before + n)


@pytest.mark.rule("10.10.1:2")
@pytest.mark.unsound(NOT_ALIKE)
@pytest.mark.parametrize("n", [0, 1, 2, 3, 5])
def test_10_10_1_rounds_that_change_more_each_time_are_carried_out_one_by_one(n: int) -> None:
    game = scenario("corp:\n credits 0; Server 1: Ring Of Growth\nturn: corp")
    game.corp.takes_credit()
    game.asks("corp", "loop")
    power, credits = game.card("Ring Of Growth").power, game.corp.credits
    game.take(f"number {n}")
    assert game.card("Ring Of Growth").power == power + n
    game.expect(corp_credits=credits + sum(power + 1 + one for one in range(n)))


@pytest.mark.rule("10.10.1:1")
@pytest.mark.unsound(NOT_ALIKE)
def test_10_10_1_encounters_inside_each_other_end_with_the_loop_and_the_run_goes_on() -> None:
    game = scenario("corp:\n HQ: ice Facing Mirrors\nrun: HQ, encountering ice 1")
    game.asks("corp", "loop")
    for one in (game, play(Game.from_json(game.game.to_json()))):
        one.take("number 3")
        one.asks("runner", "jack-out", "6.9.5c")
        one.expect(corp_credits=7, run="HQ")  # of the first round and of the last
        assert one.happened("encounter-ends") == 2


@pytest.mark.rule("10.10.1:1")
@pytest.mark.unsound(NOT_ALIKE)
def test_10_10_1_accesses_inside_each_other_end_with_the_loop_and_the_first_goes_on() -> None:
    game = scenario("corp:\n Server 1: (Hall Of Doors)\nrunner:\n credits 9\nrun: Server 1, at 6.9.5g")
    game.asks("corp", "loop")
    for one in (game, play(Game.from_json(game.game.to_json()))):
        one.take("number 3")
        one.runner.trashes("Hall Of Doors")
        one.expect(runner_credits=6, run=None)


@pytest.mark.rule("10.10.1:3")
@pytest.mark.unsound("with every question asked, there are too many on the way")
def test_10_10_1_a_chain_of_four_hundred_rounds_that_ends_is_no_loop() -> None:
    game = scenario("runner:\n credits 0; rig: Ring Saver\nturn: runner")
    game.runner.takes_credit()
    game.asks("runner", "action")
    game.expect(runner_credits=400)
    assert game.happened("loop") == 0


@pytest.mark.rule("10.10.1:1")
def test_10_10_1_what_never_ends_and_is_no_ability_ends_as_an_error() -> None:
    state = scenario("turn: corp").game.state
    watch = Watch()
    watch.steps = 2 * LIMIT - 1
    watch.step(state)
    with pytest.raises(RuntimeError, match="does not come to an end"):
        watch.step(state)


# -- the same table ----------------------------------------------------------------------------------------------------


def board() -> State:
    return scenario("""
        corp:
          hand: Enigma, Hunter; deck: 3 any; archives: (Snare!), Hedge Fund
          HQ: ice (Ice Wall), Wall of Static; Server 1: (PAD Campaign)
        runner:
          hand: Diesel, Modded; deck: Corroder, Ninja, Mimic; heap: Sure Gamble; rig: Datasucker
        turn: runner
    """).game.state.copy()


@pytest.mark.rule("10.10.1:1")
def test_10_10_1_a_deck_in_another_order_is_the_same_table() -> None:
    one, two = board(), board()
    for zone in (RND, STACK):
        two.zones[zone] = two.zones[zone][::-1]
    assert structure(one) == structure(two)


@pytest.mark.rule("10.10.1:1")
def test_10_10_1_a_card_in_the_next_zone_is_another_table() -> None:
    for zone in range(HEAP):
        one, two = board(), board()
        if not one.zones[zone] or is_deck(zone) or is_deck(zone + 1):
            continue
        ids = two.zones[zone]
        two.zones[zone], two.zones[zone + 1] = ids[:-1], (ids[-1], *two.zones[zone + 1])
        assert structure(one) != structure(two), zone


@pytest.mark.rule("10.10.1:1")
@pytest.mark.parametrize("field", ["faceup", "active", "installed", "server", "host"])
def test_10_10_1_a_card_that_lies_otherwise_is_another_table(field: str) -> None:
    one, two = board(), board()
    card = next(c for c in two.cards if c.defn.title == "PAD Campaign")
    changed = card.with_()
    setattr(changed, field, 9 if field in ("server", "host") else not getattr(card, field))
    two.cards[card.id] = changed
    assert structure(one) != structure(two)


@pytest.mark.rule("10.10.1:1")
def test_10_10_1_ice_that_changed_places_is_another_table() -> None:
    one, two = board(), board()
    hq = two.servers[SERVER_HQ]
    two.servers = {**two.servers, SERVER_HQ: Server(hq.id, hq.ice[::-1], hq.cards)}
    assert structure(one) != structure(two)


@pytest.mark.rule("10.10.1:1")
def test_10_10_1_five_hundred_rounds_in_which_numbers_only_grow_are_endless() -> None:
    state = scenario("corp:\n Server 1: Ring Miser\nturn: corp").game.state.copy()
    card = next(c for c in state.cards if c.defn.title == "Ring Miser")
    ability = card.defn.conditionals[0]
    state.push(Resolution(ability, ability.does, Context(CORP, card.id, card.ref)))
    watch, rounds = Watch(), 0
    while not isinstance(state.stack[-1], Loop):
        assert rounds <= ROUNDS + 2
        state.credits[CORP] += 1
        rounds += 1
        watch.step(state)
    assert rounds == ROUNDS + 2
    assert state.credits[CORP] == 5 + 2  # back to the second round
