"""Chapter 9: rules about priority, abilities and interrupts, each shown by itself."""

import pytest

from netrunner.rules.machine.terms import F_DAMAGE, NET, PROGRAM, RUNNER
from netrunner.testing import define, scenario
from netrunner.vocabulary import (
    CanHost,
    Cards,
    Chosen,
    Damage,
    ForEvent,
    Gain,
    GiveTags,
    Prevent,
    RunnerTagged,
    Trash,
    Would,
    X,
    interrupt,
    paid,
    play,
    whenever,
)
from netrunner.vocabulary.abilities import When
from netrunner.vocabulary.base import YOU

define("Corp Kiosk", "corp", "asset", paid(0, Gain(1), limit=2), cost=0, trash=2)
define("Runner Kiosk", "runner", "resource", paid(0, Gain(1), limit=2), cost=0)
define("Sure Watch", "runner", "resource", whenever(ForEvent("drew", YOU), Gain(1)), cost=0)
define("Free Watch", "runner", "resource", whenever(ForEvent("drew", YOU), Gain(2), may=True), cost=0)
define("Tagging Watch", "corp", "asset", whenever(ForEvent("drew", RUNNER), GiveTags(1)), cost=0, trash=2)
define("Late Watch", "runner", "resource", whenever(ForEvent("drew", YOU, condition=RunnerTagged()), Gain(3)), cost=0)
define("Tool Shelf", "runner", "hardware", CanHost(Cards(types=PROGRAM)), cost=0)
define("Shelf Tool", "runner", "program", cost=0, memory=1)
define("Plain Gear", "runner", "hardware", cost=0)
define("Stinger", "corp", "operation", play(Damage(NET, X())), cost="X")
define("Loose Padding", "runner", "resource", interrupt(0, Prevent(F_DAMAGE, 1)), cost=0)
define("Sure Padding", "runner", "resource", When(Would(F_DAMAGE), (Prevent(F_DAMAGE, 1),), interrupt=True), cost=0)
define(
    "Greedy Fire", "runner", "resource",
    whenever(ForEvent("drew", YOU), Trash(Chosen(Cards(types=PROGRAM)))), cost=0,
)  # fmt: skip

WINDOW = """
    corp:
      Server 1: Corp Kiosk
    runner:
      rig: Runner Kiosk
    turn: runner, at 5.7.1e
"""


# -- 9.2: priority ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.2.3")
def test_9_2_3_only_the_player_with_priority_can_act() -> None:
    game = scenario(WINDOW)
    game.asks("runner", "window", "5.7.1e")
    assert game.options("corp") == []
    game.runner.passes()
    game.asks("corp", "window", "5.7.1e")
    assert game.options("runner") == []


@pytest.mark.rule("9.2.4a")
def test_9_2_4a_a_window_offers_the_abilities_of_the_player_with_priority_and_no_others() -> None:
    game = scenario(WINDOW)
    assert game.options("runner") == ["use Runner Kiosk ability 1", "pass"]
    game.runner.passes()
    assert game.options("corp") == ["use Corp Kiosk [Server 1 card 1] ability 1", "pass"]
    game = scenario("runner:\n deck: 3 any\n rig: Sure Watch, Free Watch\nturn: runner")
    game.runner.draws()  # a window of another kind
    assert sorted(game.options("runner")) == ["trigger Free Watch", "trigger Sure Watch"]
    game.runner.triggers("Free Watch")
    game.expect(runner_credits=8)  # the one that is left is triggered by itself


@pytest.mark.rule("9.2.4c")
def test_9_2_4c_who_has_acted_receives_priority_again_until_passing() -> None:
    game = scenario(WINDOW)
    for _ in range(2):
        game.asks("runner", "window")
        game.runner.uses("Runner Kiosk")
    game.asks("corp", "window")  # nothing is left that the Runner could do
    game.expect(runner_credits=7)


# -- 9.3 and 8.1: what a card can host -------------------------------------------------------------------------------


@pytest.mark.rule("9.3.3e")
def test_9_3_3e_what_a_host_says_about_the_cards_it_hosts_is_a_restriction() -> None:
    game = scenario("runner:\n hand: Shelf Tool, Plain Gear\n rig: Tool Shelf\nturn: runner")
    game.runner.installs("Plain Gear")  # without a question
    game.runner.installs("Shelf Tool", "Tool Shelf")
    assert [game.card(title).host for title in ("Plain Gear", "Shelf Tool")] == [None, "Tool Shelf"]


@pytest.mark.rule("8.1.1a")
@pytest.mark.parametrize(
    ("board", "card", "host"),
    [
        ("runner:\n hand: Shelf Tool\n rig: Tool Shelf\nturn: runner", "Shelf Tool", "Tool Shelf"),  # the host does
        ("corp:\n HQ: ice Enigma\nrunner:\n hand: Parasite\nturn: runner", "Parasite", "Enigma"),  # the card does
    ],
)
def test_8_1_1a_a_card_is_installed_onto_another_if_either_of_them_allows_it(board: str, card: str, host: str) -> None:
    game = scenario(board)
    game.runner.installs(card, host, trashing=())
    assert (game.card(card).host, game.card(host).hosted) == (host, [card])
    plain = scenario("runner:\n hand: Shelf Tool\n rig: Plain Gear\nturn: runner")
    plain.runner.installs("Shelf Tool")
    assert plain.card("Shelf Tool").host is None  # neither of them does


# -- 9.5 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.5.5:4")
def test_9_5_5_what_waits_for_an_ability_is_out_of_reach_for_others() -> None:
    """Bookmark was trashed for its ability and Geist draws for it, before what it hosted is added to the grip."""
    board = """
        runner: Armand "Geist" Walker: Tech Lord
          deck: 3 Sure Gamble; rig: Bookmark [(Corroder)], {watch}
        turn: runner, at 5.7.1e
    """
    game = scenario(board.format(watch="Greedy Fire"))
    game.runner.uses("Bookmark")
    game.expect(runner_hand=["Sure Gamble", "Corroder"], runner_heap=["Bookmark"])  # it found no program to trash
    game = scenario(board.format(watch="Greedy Fire, Mimic"))
    game.runner.uses("Bookmark")
    game.expect(runner_hand=["Sure Gamble", "Corroder"], runner_heap=["Bookmark", "Mimic"])


# -- 9.6 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.6.9")
def test_9_6_9_only_an_ability_that_says_may_can_be_left_out() -> None:
    game = scenario("runner:\n credits 5; deck: 3 any; rig: Sure Watch\nturn: runner")
    game.runner.draws()
    game.expect(runner_credits=6)  # nobody was asked
    game = scenario("runner:\n credits 5; deck: 3 any; rig: Free Watch\nturn: runner")
    game.runner.draws()
    game.runner.declines("Free Watch")
    game.expect(runner_credits=5)


@pytest.mark.rule("9.6.9b")
def test_9_6_9b_there_is_no_passing_while_a_mandatory_ability_is_pending() -> None:
    game = scenario("runner:\n credits 5; deck: 3 any; rig: Sure Watch, Free Watch\nturn: runner")
    game.runner.draws()
    game.refuses("runner", "pass")
    game.runner.triggers("Sure Watch")
    game.runner.passes()
    game.expect(runner_credits=6)


@pytest.mark.rule("9.3.2b")
def test_9_3_2b_an_ability_waits_for_a_change_and_not_for_a_state() -> None:
    """Sure Watch waits for a draw: a full grip is not enough, and each draw is one."""
    game = scenario("runner:\n credits 5; hand: 5 any; deck: 3 any; rig: Sure Watch\nturn: runner")
    game.runner.takes_credit()
    game.expect(runner_credits=6)
    game.runner.draws()
    game.runner.draws()
    game.expect(runner_credits=8)


@pytest.mark.rule("9.6.5c")
def test_9_6_5c_what_becomes_true_afterwards_comes_too_late() -> None:
    """Late Watch asks for a tag as the card is drawn. What Tagging Watch gives for the same draw comes too late."""
    game = scenario("""
        corp:
          Server 1: Tagging Watch
        runner:
          credits 5; deck: 3 any; rig: Late Watch
        turn: runner
    """)
    game.runner.draws()
    game.expect(tags=1, runner_credits=5)
    game.runner.draws()
    game.expect(tags=2, runner_credits=8)


# -- 9.8: interrupts -------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.8.1b")
@pytest.mark.parametrize("card", ["Loose Padding", "Sure Padding"])
def test_9_8_1b_what_prevents_is_used_while_the_thing_is_imminent_and_not_otherwise(card: str) -> None:
    board = f"corp:\n credits 5; hand: Stinger\nrunner:\n hand: 4 any; rig: {card}\n"
    game = scenario(board + "turn: corp")
    game.corp.plays("Stinger", x=2)
    if card == "Loose Padding":
        game.runner.uses("Loose Padding")
        game.runner.passes()
    game.expect(runner_hand=3)
    assert game.damage() == ["1 net"]
    other = scenario(board + "turn: runner, at 5.7.1e")
    other.asks("runner", "action")  # no window: there is nothing to prevent


@pytest.mark.rule("9.8.2a")
@pytest.mark.parametrize(("uses", "left"), [(True, 2), (False, 1)])
def test_9_8_2a_what_happens_is_what_was_expected_after_the_interrupts(uses: bool, left: int) -> None:
    game = scenario("corp:\n credits 5; hand: Stinger\nrunner:\n hand: 4 any; rig: Loose Padding\nturn: corp")
    game.corp.plays("Stinger", x=3)
    game.expect(runner_hand=4)  # expected, and not there yet
    if uses:
        game.runner.uses("Loose Padding")
        game.runner.passes()
    else:
        game.runner.passes()
    game.expect(runner_hand=left)
    assert game.damage() == [f"{4 - left} net"]
