"""8.5, 1.11.3, 1.15: what stands in the way of playing a card, and what it costs."""

import pytest

from netrunner.rules.machine.terms import A_PLAY, CORP, EVENT, F_PLAY, HARDWARE, OPERATION, RUNNER
from netrunner.testing import define, scenario
from netrunner.vocabulary import (
    AdditionalCostTo,
    Cannot,
    Cards,
    Chosen,
    Clicks,
    CostsLess,
    Draw,
    Gain,
    If,
    MayPay,
    PlayIt,
    PlayOnlyIf,
    RunnerTagged,
    TrashCards,
    Would,
    X,
    XAtMost,
    play,
)
from netrunner.vocabulary.abilities import When
from netrunner.vocabulary.base import YOU, Fixed
from netrunner.vocabulary.installs import LowerCost

IN_GRIP = Cards(types=EVENT, where="grip", other=True)
define("Gag", "corp", "asset", Cannot(A_PLAY, RUNNER), trash=0)
define("Stage Fright", "runner", "resource", Cannot(A_PLAY, CORP, cards=Cards(title="Hedge Fund")))
define("Only Tagged", "corp", "operation", play(Gain(4)), PlayOnlyIf(RunnerTagged()))
define("Bounded Gain", "corp", "operation", play(Gain(X())), XAtMost(Fixed(2)), cost="X")
define("Stamp Duty", "corp", "asset", AdditionalCostTo(A_PLAY, 1, Cards(types=EVENT)), trash=0)
define("Double Duty", "corp", "asset", AdditionalCostTo(A_PLAY, Clicks(1), Cards(types=EVENT)), trash=0)
define("Test Encore", "runner", "event", play(PlayIt(Chosen(IN_GRIP))))
define("Cheap Encore", "runner", "event", play(PlayIt(Chosen(IN_GRIP), discount=2)))
define("Free Encore", "runner", "event", play(PlayIt(Chosen(IN_GRIP), ignore_costs=True)))
define("Waived Test Encore", "runner", "event", play(PlayIt(Chosen(IN_GRIP), ignore_play_cost=True)))
define("Show Piece", "runner", "event", play(Gain(9)), cost=4)
define("Ghostwriter", "corp", "operation", play(PlayIt(Chosen(Cards(types=OPERATION, where="hq", other=True)))))
define("Tiny Piece", "runner", "event", play(Gain(2)), cost=1)
define("Idle Talk", "runner", "event", play(If(RunnerTagged(), Gain(4))))
define("Printing Press", "runner", "resource", CostsLess("play", 2, IN_GRIP))
LOWERS = MayPay(Clicks(1), LowerCost(3), asked=True)
define("Haggler", "runner", "resource", When(Would(F_PLAY, player=YOU), (LOWERS,), optional=True, interrupt=True))
SELLS = MayPay(TrashCards(Cards(types=HARDWARE)), LowerCost(3), asked=True)
define("Pawn Counter", "runner", "resource", When(Would(F_PLAY, player=YOU), (SELLS,), optional=True, interrupt=True))
define("Patient Reader", "runner", "event", play(Draw(X())), cost="X")


@pytest.mark.rule("1.2.2:2")
def test_1_2_2_who_cannot_play_is_told_by_which_card() -> None:
    game = scenario("corp:\n Server 1: Gag\nrunner:\n hand: Sure Gamble\nturn: runner")
    game.refuses("runner", "play Sure Gamble")
    answer = game.why_not("runner", "play Sure Gamble")
    assert (answer.rule, "Gag" in answer.sentence()) == ("1.2.2", True)
    game = scenario("corp:\n hand: Hedge Fund, Test Operation\nrunner:\n rig: Stage Fright\nturn: corp")
    game.refuses("corp", "play Hedge Fund")
    game.offers("corp", "play Test Operation")


@pytest.mark.rule("9.3.3b:2")
@pytest.mark.parametrize("tags", [0, 1])
def test_9_3_3b_play_only_if(tags: int) -> None:
    game = scenario(f"corp:\n hand: Only Tagged\nrunner:\n tags {tags}\nturn: corp")
    if tags:
        game.corp.plays("Only Tagged")
        game.expect(corp_credits=9)
    else:
        game.refuses("corp", "play Only Tagged")
        assert game.why_not("corp", "play Only Tagged").rule == "9.3.3b"


@pytest.mark.rule("1.11.3:1")
def test_1_11_3_a_first_click_card_is_played_with_the_first_click_only() -> None:
    game = scenario("corp:\n hand: 2 Test First Click Operation\nturn: corp")
    game.corp.plays("Test First Click Operation")
    game.expect(corp_credits=8)
    game.refuses("corp", "play Test First Click Operation")
    assert game.why_not("corp", "play Test First Click Operation").rule == "1.11.3"
    game = scenario("corp:\n hand: Test First Click Operation, Ghostwriter\nturn: corp")
    game.offers("corp", "play Test First Click Operation")
    game.refuses("corp", "play Ghostwriter")  # an ability spends no click on what it plays


@pytest.mark.rule("8.5.1a:1")
@pytest.mark.parametrize(("credits", "most"), [(0, 0), (1, 1), (2, 2), (5, 2)])
def test_8_5_1a_x_is_no_more_than_the_card_allows(credits: int, most: int) -> None:
    game = scenario(f"corp:\n credits {credits}\n hand: Bounded Gain\nturn: corp")
    if not most:
        game.refuses("corp", "play Bounded Gain")  # with X = 0 it does nothing (1.2.5)
        return
    game.corp.plays("Bounded Gain")
    assert game.options("corp") == [f"number {n}" for n in range(most + 1)]
    game.corp.chooses(most)
    game.expect(corp_credits=credits)


@pytest.mark.rule("1.2.5:1")
def test_1_2_5_an_event_that_would_do_nothing_is_not_played() -> None:
    game = scenario("runner:\n hand: Idle Talk\nturn: runner")
    game.refuses("runner", "play Idle Talk")
    assert game.why_not("runner", "play Idle Talk").rule == "1.2.5"
    game = scenario("runner:\n tags 1\n hand: Idle Talk\nturn: runner")
    game.runner.plays("Idle Talk")
    game.expect(runner_credits=9)


@pytest.mark.rule("1.15.9:1")
@pytest.mark.parametrize(("credits", "clicks", "able"), [(5, 2, True), (4, 2, False), (5, 1, False)])
def test_1_15_9_additional_costs_to_play_are_part_of_the_whole(credits: int, clicks: int, able: bool) -> None:
    game = scenario(f"""
        corp:
          Server 1: Stamp Duty
          Server 2: Double Duty
        runner:
          credits {credits}, clicks {clicks}
          hand: Show Piece
        turn: runner
    """)
    if not able:
        game.refuses("runner", "play Show Piece")
        return
    game.runner.plays("Show Piece")
    game.expect(runner_credits=9, turn="corp")


@pytest.mark.rule("8.5.1:2")
@pytest.mark.parametrize(
    ("encore", "credits", "left"),
    [
        ("Test Encore", 4, 9), ("Test Encore", 3, None), ("Cheap Encore", 2, 9), ("Cheap Encore", 1, None),
        ("Free Encore", 0, 9),
        ("Waived Test Encore", 0, 9),
    ],
)  # fmt: skip
def test_8_5_1_an_ability_plays_a_card_for_less_or_for_nothing(encore: str, credits: int, left: int | None) -> None:
    game = scenario(f"runner:\n credits {credits}\n hand: {encore}, Show Piece\nturn: runner")
    if left is None:
        game.refuses("runner", f"play {encore}")
        return
    game.runner.plays(encore)
    game.expect(runner_credits=left, runner_clicks=3, runner_heap=[encore, "Show Piece"])


@pytest.mark.rule("1.15.9:1")
@pytest.mark.parametrize(("encore", "left"), [("Free Encore", 9), ("Waived Test Encore", None)])
def test_1_15_9_only_ignoring_all_costs_ignores_additional_ones(encore: str, left: int | None) -> None:
    text = f"corp:\n Server 1: Stamp Duty\nrunner:\n credits 1\n hand: {encore}, Show Piece\nturn: runner"
    game = scenario(text)
    if left is None:
        game.runner.plays(encore)
        game.expect(runner_credits=0, runner_hand=["Show Piece"])  # the credit is spent on the first of the two
        game = scenario(text.replace("credits 1", "credits 2"))
        game.runner.plays(encore)
        game.runner.accepts()  # an additional cost that nobody chose to pay (1.15.9a)
        game.expect(runner_credits=9)
        return
    game.runner.plays(encore)
    game.expect(runner_credits=left)


@pytest.mark.rule("1.15.6:2")
@pytest.mark.parametrize(("event", "credits", "left"), [("Show Piece", 2, 9), ("Tiny Piece", 0, 2)])
def test_1_15_6_a_play_cost_is_lowered_to_no_less_than_nothing(event: str, credits: int, left: int) -> None:
    game = scenario(f"runner:\n credits {credits}\n hand: {event}\n rig: Printing Press\nturn: runner")
    game.runner.plays(event)
    game.expect(runner_credits=left)
    game = scenario("runner:\n credits 1\n hand: Show Piece\n rig: Printing Press\nturn: runner")
    game.refuses("runner", "play Show Piece")


@pytest.mark.rule("9.8.6c")
def test_9_8_6c_what_only_an_interrupt_makes_affordable_must_be_interrupted() -> None:
    game = scenario("runner:\n credits 1, clicks 3\n hand: Show Piece\n rig: Haggler\nturn: runner")
    game.runner.plays("Show Piece")
    game.expect(runner_credits=9, runner_clicks=1)
    game = scenario("runner:\n credits 0, clicks 3\n hand: Show Piece\n rig: Haggler\nturn: runner")
    game.refuses("runner", "play Show Piece")
    game = scenario("runner:\n credits 4, clicks 3\n hand: Show Piece\n rig: Haggler\nturn: runner")
    game.runner.plays("Show Piece")
    game.asks("runner", "interrupt", "9.2.9d")
    game.runner.passes()
    game.expect(runner_credits=9, runner_clicks=2)


@pytest.mark.rule("9.8.6c")
def test_9_8_6c_with_the_last_click_too() -> None:
    poor = "corp:\n deck: 3 any\nrunner:\n credits 1, clicks 1"
    text = poor + "\n hand: Show Piece\n rig: Pawn Counter{chip}\nturn: runner"
    game = scenario(text.format(chip=", Test Hardware"))
    game.runner.plays("Show Piece")
    game.expect(runner_credits=9, runner_heap=["Show Piece", "Test Hardware"], turn="corp")
    scenario(text.format(chip="")).refuses("runner", "play Show Piece")


@pytest.mark.rule("8.5.1a:1")
def test_8_5_1a_x_of_an_event_is_paid_with_what_is_left() -> None:
    taxed = "corp:\n Server 1: Stamp Duty\nrunner:\n credits 3"
    game = scenario(f"{taxed}\n deck: 5 any\n hand: Patient Reader\nturn: runner")
    game.runner.plays("Patient Reader")
    assert game.options("runner") == ["number 0", "number 1", "number 2"]
    game.runner.chooses(2)
    game.expect(runner_credits=0, runner_hand=2)
