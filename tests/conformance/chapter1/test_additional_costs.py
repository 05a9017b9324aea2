"""1.15.9 and around it: additional costs of what one is forced to do, ignored costs, and bills that add up."""

import pytest

from netrunner.rules.machine.terms import A_GAIN_CREDITS, A_INSTALL, A_RUN, HARDWARE, ICE, OPERATION, RUNNER
from netrunner.testing import define, scenario
from netrunner.vocabulary import (
    AdditionalCostTo,
    AdditionalPlayCost,
    All,
    Cannot,
    Cards,
    Chosen,
    Clicks,
    CostsLess,
    Gain,
    Install,
    PlayIt,
    Rez,
    Run,
    Take,
    X,
    paid,
    play,
)

UNREZZED_ICE = Cards(types=ICE, rezzed=False)
define("Test Wake Up Call", "runner", "event", play(Rez(Chosen(UNREZZED_ICE))), cost=0)
define("Lights On", "corp", "operation", play(Rez(All(UNREZZED_ICE))))
define("Big Ice", "corp", "ice", cost=4, strength=1)
define("Double Gain", "corp", "operation", AdditionalPlayCost(Clicks(1)), play(Gain(9)), cost=5)
define(
    "Free Hand", "corp", "operation",
    play(PlayIt(Chosen(Cards(title="Double Gain", where="hq")), ignore_play_cost=True)),
)  # fmt: skip
define(
    "Open Hand", "corp", "operation",
    play(PlayIt(Chosen(Cards(title="Double Gain", where="hq")), ignore_costs=True)),
)  # fmt: skip
define("Customs", "corp", "asset", AdditionalCostTo(A_INSTALL, 1, Cards(types=HARDWARE)), trash=2)
define("Plain Rig", "runner", "hardware", cost=2)
define("Parcel Post", "runner", "event", play(Install(Chosen(Cards(types=HARDWARE, where="grip")))), cost=0)
define("Cheap Talk", "corp", "asset", CostsLess("play", 2, Cards(types=OPERATION)), trash=2)
define("X Gain", "corp", "operation", play(Gain(X())), cost="X")
define("Toll Bridge", "corp", "upgrade", AdditionalCostTo(A_RUN, 2, this_server=True), trash=2)
define("Must Run", "runner", "event", play(Run(0)), cost=0)
define("Poverty", "corp", "asset", Cannot(A_GAIN_CREDITS, RUNNER), trash=2)
define("Money Box", "runner", "resource", paid(Clicks(), Take(2)), cost=0)


@pytest.mark.rule("1.15.9a:2,3")
def test_1_15_9a_a_forced_play_with_an_additional_cost_can_be_declined() -> None:
    game = scenario("corp:\n credits 0\n clicks 3\n hand: Free Hand, Double Gain\nturn: corp")
    game.corp.plays("Free Hand")
    game.asks("corp", "pay-additional", "1.15.9a")
    game.corp.declines()
    game.expect(corp_credits=0, corp_clicks=2, corp_hand=["Double Gain"])


@pytest.mark.rule("1.15.9a:2,3")
def test_1_15_9a_a_forced_install_with_an_additional_cost_can_be_declined() -> None:
    text = "corp:\n Server 1: {}\nrunner:\n credits 5\n hand: Parcel Post, Plain Rig\nturn: runner"
    game = scenario(text.format("Customs"))
    game.runner.plays("Parcel Post")
    game.asks("runner", "pay-additional", "1.15.9a")
    twin = game.copy()
    game.runner.declines()
    game.expect(runner_credits=5, runner_hand=["Plain Rig"])
    twin.runner.accepts()
    twin.expect(runner_credits=2, runner_rig=["Plain Rig"])
    game = scenario(text.format("(Customs)"))
    game.runner.plays("Parcel Post")  # without an additional cost there is nothing to decline
    game.expect(runner_credits=3, runner_rig=["Plain Rig"])


@pytest.mark.rule("1.15.9a:2,3")
def test_1_15_9a_a_forced_rez_with_an_additional_cost_can_be_declined() -> None:
    text = (
        "corp:\n credits 9\n score: Hostile Takeover\n HQ: ice (Archer)\n"
        "runner:\n hand: Test Wake Up Call\nturn: runner"
    )
    game = scenario(text)
    game.runner.plays("Test Wake Up Call")
    game.asks("corp", "pay-additional", "1.15.9a")
    twin = game.copy()
    game.corp.declines()
    game.expect(corp_score=["Hostile Takeover"], corp_credits=9)
    assert not game.card("Archer").rezzed
    twin.corp.accepts()
    twin.expect(corp_score=[], corp_credits=5)
    assert twin.card("Archer").rezzed


@pytest.mark.rule("1.15.9a:1")
def test_1_15_9a_a_forced_rez_without_one_cannot_be_declined() -> None:
    game = scenario("corp:\n credits 9\n HQ: ice (Big Ice)\nrunner:\n hand: Test Wake Up Call\nturn: runner")
    game.runner.plays("Test Wake Up Call")
    game.expect(corp_credits=5)
    assert game.card("Big Ice").rezzed


@pytest.mark.rule("1.15.1:1")
def test_1_15_1_an_effect_that_rezzes_several_cards_rezzes_only_what_can_be_paid() -> None:
    game = scenario("corp:\n credits 6\n hand: Lights On\n HQ: ice (Big Ice)\n R&D: ice (Big Ice)\nturn: corp")
    game.corp.plays("Lights On")
    assert game.corp.credits == 2
    assert [card.rezzed for card in game.cards("Big Ice")].count(True) == 1


@pytest.mark.rule("1.15.9b:1")
def test_1_15_9b_an_additional_cost_to_install_is_part_of_the_whole() -> None:
    text = "corp:\n Server 1: Customs\nrunner:\n credits {}\n hand: Plain Rig\nturn: runner"
    game = scenario(text.format(2))
    game.asks("runner", "action")
    game.refuses("runner", "install Plain Rig")
    game = scenario(text.format(3))
    game.runner.installs("Plain Rig")
    game.expect(runner_credits=0, runner_rig=["Plain Rig"])


@pytest.mark.rule("1.15.9:1")
def test_1_15_9_a_run_by_an_event_needs_the_additional_cost_too() -> None:
    text = "corp:\n HQ: root Toll Bridge\nrunner:\n credits {}\n hand: Must Run\nturn: runner"
    game = scenario(text.format(1))
    game.asks("runner", "action")
    game.refuses("runner", "play Must Run")


@pytest.mark.rule("1.15.9:1")
@pytest.mark.parametrize(("operation", "clicks"), [("Free Hand", 1), ("Open Hand", 2)])
def test_1_15_9_ignoring_the_play_cost_leaves_additional_costs(operation: str, clicks: int) -> None:
    game = scenario(f"corp:\n credits 0\n clicks 3\n hand: {operation}, Double Gain\nturn: corp")
    game.corp.plays(operation)
    if operation == "Free Hand":
        game.corp.accepts()
    game.expect(corp_credits=9, corp_clicks=clicks)


@pytest.mark.rule("1.15.3:2")
def test_1_15_3_modifiers_apply_before_x_is_determined() -> None:
    game = scenario("corp:\n credits 2\n hand: X Gain\n Server 1: Cheap Talk\nturn: corp")
    game.corp.plays("X Gain")
    assert game.options("corp") == [f"number {n}" for n in range(3)]  # X is what is paid, whatever lowers the cost
    game.corp.chooses(2)
    game.expect(corp_credits=2)


@pytest.mark.rule("1.10.4a")
@pytest.mark.rule("1.2.2:1")
def test_1_10_4a_who_cannot_gain_credits_cannot_take_them_either() -> None:
    game = scenario("""
        corp:
          Server 1: Poverty
        runner:
          credits 0
          rig: Money Box {credits 4}
        turn: runner
    """)
    game.asks("runner", "action")
    game.refuses("runner", "use Money Box")
    assert game.card("Money Box").credits == 4
