"""3.7 to 3.10: events, hardware, programs, resources."""

import pytest

from netrunner.rules.machine.terms import PROGRAM
from netrunner.testing import define, scenario
from netrunner.vocabulary import Cards, CostsLess, Install, Memory, play
from netrunner.vocabulary.cards import Chosen
from netrunner.vocabulary.into_play import Installable

define("Wholesale", "runner", "hardware", CostsLess("install", 9, Cards(types=PROGRAM)), cost=0)
define(
    "Gift", "runner", "event",
    play(Install(Chosen(Installable(Cards(types=PROGRAM, where="grip"), ignore_costs=True)), ignore_costs=True)),
)  # fmt: skip
define("Wide Program", "runner", "program", cost=4, memory=3)
define("Extra Memory", "runner", "hardware", Memory(2), cost=0)


@pytest.mark.rule("3.7.1:1,2,3")
@pytest.mark.rule("3.7.2")
def test_3_7_1_events_are_played_for_their_cost_never_installed_and_trashed_afterwards() -> None:
    game = scenario("runner:\n credits 5\n hand: Sure Gamble\nturn: runner")
    game.refuses("runner", "install Sure Gamble")
    game.runner.plays("Sure Gamble")
    game.expect(runner_credits=9, runner_heap=["Sure Gamble"], runner_rig=[])
    game = scenario("runner:\n credits 4\n hand: Sure Gamble\nturn: runner")
    game.refuses("runner", "play Sure Gamble")


@pytest.mark.parametrize(
    "card",
    [
        pytest.param("Test Hardware", marks=[pytest.mark.rule("3.8.2"), pytest.mark.rule("3.8.3")]),
        pytest.param("Test Program", marks=[pytest.mark.rule("3.9.1"), pytest.mark.rule("3.9.2")]),
        pytest.param("Test Resource", marks=[pytest.mark.rule("3.10.1"), pytest.mark.rule("3.10.2")]),
    ],
)
@pytest.mark.rule("1.15.5")
@pytest.mark.rule("4.7.4c")
@pytest.mark.rule("4.7.5c")
def test_3_8_3_runner_cards_are_installed_faceup_and_active_for_their_cost(card: str) -> None:
    game = scenario(f"runner:\n credits 1\n hand: 2 {card}\nturn: runner")
    game.runner.installs(card)
    look = game.card(card)
    assert (look.zone, look.faceup, look.active, look.server) == ("play", True, True, None)
    game.expect(runner_credits=0, runner_clicks=3)
    game.refuses("runner", f"install {card}")  # the cost must be paid


@pytest.mark.rule("3.8.4")
@pytest.mark.rule("3.10.3")
@pytest.mark.parametrize("card", ["Test Hardware", "Test Resource"])
def test_3_8_4_and_3_10_3_there_is_no_limit_to_hardware_and_resources(card: str) -> None:
    game = scenario(f"runner:\n hand: {card}\n rig: 20 {card}\nturn: runner")
    game.runner.installs(card)
    game.expect(runner_rig=21, runner_heap=[])


@pytest.mark.rule("3.8.5a")
def test_3_8_5a_there_is_one_console_per_player() -> None:
    game = scenario("runner:\n credits 9\n hand: The Toolbox, Test Hardware\n rig: Test Console\nturn: runner")
    game.refuses("runner", "install The Toolbox")
    game.offers("runner", "install Test Hardware")


@pytest.mark.rule("3.9.3d:1")
def test_3_9_3d_the_memory_cost_is_no_cost_that_a_discount_lowers() -> None:
    game = scenario("runner:\n credits 0\n hand: Wide Program\n rig: Wholesale\nturn: runner")
    game.runner.installs("Wide Program")
    game.expect(runner_credits=0, memory_used=3)


@pytest.mark.rule("3.9.3d:2")
def test_3_9_3d_ignoring_all_costs_does_not_ignore_the_memory_cost() -> None:
    game = scenario("runner:\n hand: Gift, Wide Program\n rig: Test Big Program\nturn: runner")
    game.runner.plays("Gift")
    game.expect(runner_rig=["Wide Program"], memory_used=3, runner_credits=5)


@pytest.mark.rule("2.10.2")
def test_2_10_2_modifiers_change_the_memory_limit_that_programs_are_checked_against() -> None:
    game = scenario("runner:\n credits 9\n hand: Test Big Program\n rig: Wide Program, Extra Memory\nturn: runner")
    game.expect(memory_limit=6)
    game.runner.installs("Test Big Program")
    game.asks("runner", "trash-like", "8.3.3")
    game.runner.done()  # there is room for both
    game.expect(runner_rig=["Wide Program", "Extra Memory", "Test Big Program"], memory_used=6)


@pytest.mark.rule("2.9.2")
@pytest.mark.rule("10.8.1")
def test_2_9_2_the_base_link_of_the_identity_is_part_of_the_link() -> None:
    kate = 'Kate "Mac" McCaffrey: Digital Tinker'
    game = scenario(f"corp:\n hand: Test Trace Operation\nrunner: {kate}\n rig: Access to Globalsec\nturn: corp")
    game.expect(link=2)
    game.corp.plays("Test Trace Operation")
    game.corp.chooses(0)
    game.expect(tags=0)  # trace strength 2 does not exceed link 2
    game = scenario("corp:\n hand: Test Trace Operation\nrunner:\n credits 0\n rig: Access to Globalsec\nturn: corp")
    game.corp.plays("Test Trace Operation")
    game.corp.chooses(0)
    game.expect(tags=1)


@pytest.mark.rule("3.10.4")
def test_3_10_4_the_corp_may_trash_a_resource_of_a_tagged_runner() -> None:
    game = scenario("corp:\n credits 2\nrunner:\n tags 1\n rig: Test Resource, Test Hardware\nturn: corp")
    game.corp.trashes_resource("Test Resource")
    game.expect(corp_credits=0, corp_clicks=2, runner_heap=["Test Resource"])
    for text in ("corp:\n credits 1\nrunner:\n tags 1\n", "corp:\n credits 9\nrunner:\n tags 0\n"):
        game = scenario(f"{text} rig: Test Resource\nturn: corp")
        assert not any("Test Resource" in option for option in game.options("corp"))
