"""1.12.2, 1.12.7: cards that an ability hosts, and cards that move to another host."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import HARDWARE, POWER, PROGRAM
from netrunner.testing import define, scenario
from netrunner.vocabulary import (
    CanHost,
    Cards,
    Chosen,
    Clicks,
    Draw,
    Gain,
    HostedCounters,
    Installed,
    Its,
    Load,
    Place,
    ThisEmptied,
    TrashThis,
    paid,
    when,
)
from netrunner.vocabulary.hosting import HostHere, HostThisOn

define(
    "Guest Battery", "runner", "hardware",
    when(Installed(), Load(POWER, 2)), paid(HostedCounters(POWER), Gain(1)), when(ThisEmptied(), Draw(1)),
)  # fmt: skip
define("Guest Jar", "runner", "hardware", paid(HostedCounters(POWER), Gain(1)), when(ThisEmptied(), Draw(1)))
GRIP = Cards(where="grip")
define("Guest Room", "runner", "resource", CanHost(GRIP, limit=2), paid(Clicks(), HostHere(Chosen(GRIP, 3))))
define("Guest Safe", "runner", "resource", paid(Clicks(), HostHere(Chosen(GRIP), facedown=True, counters=2)))
define("Guest Mark", "runner", "resource", paid(Clicks(), HostHere(Chosen(GRIP)), Place(POWER, 1, Its())))
define("Guest Nest", "runner", "hardware", CanHost(Cards(types=PROGRAM)))
define("Guest Branch", "runner", "hardware", CanHost(Cards(types=PROGRAM)))
NESTS = Cards(types=HARDWARE)
define("Guest Bird", "runner", "program", paid(Clicks(), HostThisOn(Chosen(NESTS))), memory=1)
define("Guest Kamikaze", "runner", "program", paid((Clicks(), TrashThis()), HostThisOn(Chosen(NESTS))), memory=1)


@pytest.mark.rule("1.12.2:1")
@pytest.mark.rule("1.14.4")
def test_1_12_2_a_host_takes_as_many_cards_as_it_has_room_for() -> None:
    game = scenario("runner:\n hand: Diesel, Modded, Crypsis\n rig: Guest Room\nturn: runner")
    game.runner.uses("Guest Room")
    game.runner.picks("Crypsis", "Diesel")  # and the last one is no choice
    room = game.card("Guest Room")
    assert len(room.hosted) == 2 and len(game.runner.hand) == 1
    for title in room.hosted:
        card = game.card(title)
        assert (card.zone, card.installed, card.active, card.faceup) == ("play", False, False, True)
    assert game.happened("hosted") == 2
    game.refuses("runner", "use Guest Room")  # no more room: nothing could change (1.2.5)


@pytest.mark.rule("1.12.2:1")
@pytest.mark.rule("1.12.1:1")
def test_1_12_2_a_card_may_be_hosted_facedown_and_with_counters() -> None:
    game = scenario("runner:\n hand: Diesel\n rig: Guest Safe\nturn: runner")
    game.runner.uses("Guest Safe")
    diesel = game.card("Diesel")
    assert (diesel.host, diesel.power, diesel.faceup, diesel.installed) == ("Guest Safe", 2, False, False)
    hidden = [entry.sentence("en", "corp") for entry in game.game.log if entry.kind == "hosted"]
    shown = [entry.sentence("en", "runner") for entry in game.game.log if entry.kind == "hosted"]
    assert "Diesel" not in hidden[0] and "Diesel" in shown[0]


@pytest.mark.rule("1.14.4")
def test_1_14_4_the_same_ability_still_knows_the_card_that_it_hosted() -> None:
    game = scenario("runner:\n hand: Diesel, Modded\n rig: Guest Mark\nturn: runner")
    game.runner.uses("Guest Mark")
    game.runner.picks("Modded")
    assert game.card("Modded").power == 1
    assert game.card("Modded").host == "Guest Mark"
    game.expect(runner_hand=["Diesel"])


@pytest.mark.rule("1.12.7:2")
def test_1_12_7_a_card_that_changes_its_host_stays_the_same_installed_card() -> None:
    game = scenario("runner:\n rig: Guest Nest [Guest Bird {power 1}], Guest Branch\nturn: runner")
    before = game.game.state.cards[game.card("Guest Bird").id].ref
    game.runner.uses("Guest Bird")
    game.runner.picks("Guest Branch")
    bird = game.card("Guest Bird")
    assert (bird.host, bird.power, bird.installed) == ("Guest Branch", 1, True)
    assert game.game.state.cards[bird.id].ref == before
    assert game.card("Guest Nest").hosted == []
    assert game.card("Guest Branch").hosted == ["Guest Bird"]
    told = [e.rule for k, e in zip(game.log_kinds(), game.events(), strict=True) if k == "hosted"]
    assert told == ["1.12.7"]


@pytest.mark.rule("1.12.7:2")
def test_1_12_7_a_card_that_is_gone_is_hosted_nowhere() -> None:
    game = scenario("runner:\n hand: 2 any\n rig: Guest Kamikaze, Guest Nest, Guest Branch\nturn: runner")
    game.runner.uses("Guest Kamikaze")
    while game.decision is not None and game.decision.kind == "target":
        game.runner.picks("Guest Nest")
    game.expect(runner_heap=["Guest Kamikaze"])
    assert game.card("Guest Nest").hosted == game.card("Guest Branch").hosted == []
    assert game.happened("hosted") == 0


@pytest.mark.rule("10.9.1:1")
@pytest.mark.rule("1.12.1:2")
def test_10_9_1_a_card_that_was_loaded_is_empty_when_the_last_counter_is_gone() -> None:
    game = scenario("corp:\n clicks 1\nrunner:\n credits 5\n hand: Guest Battery\n deck: 3 any\nturn: runner")
    game.runner.installs("Guest Battery")
    assert game.card("Guest Battery").power == 2
    game.runner.uses("Guest Battery")
    game.expect(runner_hand=0, runner_credits=6)
    game.runner.uses("Guest Battery")
    game.expect(runner_hand=1, runner_credits=7)
    assert game.happened("emptied") == 1


@pytest.mark.rule("10.9.1:2")
def test_10_9_1_a_card_that_was_never_loaded_is_never_emptied() -> None:
    game = scenario("runner:\n deck: 3 any\n rig: Guest Mark, Guest Jar {power 1}\nturn: runner, at 5.7.1e")
    game.runner.uses("Guest Jar")
    assert game.card("Guest Jar").power == 0
    assert game.happened("emptied") == 0
    game.expect(runner_hand=[])
