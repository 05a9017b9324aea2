"""1.15: costs."""

import pytest

from netrunner.rules.machine.terms import A_RUN, A_TRASH, HARDWARE, ICE, NET, RUNNER
from netrunner.testing import define, scenario
from netrunner.vocabulary import (
    AdditionalCostTo,
    AdditionalPlayCost,
    AdditionalStealCost,
    Cannot,
    Cards,
    Clicks,
    CostsLess,
    Draw,
    EndRun,
    ForEvent,
    Gain,
    MayPay,
    SufferDamage,
    TrashCards,
    TrashThis,
    TurnBegins,
    Unless,
    paid,
    play,
    sub,
    when,
    whenever,
)
from netrunner.vocabulary.base import YOU

define("One Shot", "runner", "program", paid(TrashThis(), Gain(3)), cost=0)
define("Masochist", "runner", "resource", paid(SufferDamage(NET, 1), Gain(3)), cost=0)
define("Levy", "corp", "asset", CostsLess("rez", -2, Cards(types=ICE)), trash=2)
define("Subsidy", "corp", "asset", CostsLess("rez", 2, Cards(types=ICE)), trash=2)
define("Grant", "corp", "asset", CostsLess("rez", 9, Cards(types=ICE)), trash=2)
define("Cheap Ice", "corp", "ice", sub(EndRun()), cost=1, strength=1)
define("Freebie", "runner", "resource", paid(0, Draw(1), limit=1), cost=0)
define("Auditor", "runner", "resource", whenever(ForEvent("credits-spent", YOU), Draw(1)), cost=0)
define("Costly Draw", "runner", "resource", paid(1, Gain(1), limit=1), cost=0)
define("Painful Agenda", "corp", "agenda", AdditionalStealCost(SufferDamage(NET, 2)), points=1)
define("Taxed Agenda", "corp", "agenda", AdditionalStealCost(2), points=1)
define("Double Event", "runner", "event", AdditionalPlayCost(Clicks(1)), play(Gain(4)), cost=1)
define("Toll Road", "corp", "upgrade", AdditionalCostTo(A_RUN, 2, this_server=True), trash=2)
define("Morning Coffee", "runner", "resource", when(TurnBegins(), MayPay(2, Draw(2))), cost=0)
define("Shakedown", "corp", "ice", sub(Unless(EndRun(), 1, player=RUNNER)), cost=1, strength=1)
define("Smelter", "runner", "resource", paid(TrashCards(Cards(types=HARDWARE)), Gain(2)), cost=0)
define("Heirloom", "runner", "hardware", Cannot(A_TRASH, cards=Cards(types=HARDWARE, title="Heirloom")), cost=0)
define("Junk", "runner", "hardware", cost=0)
define("Callus", "runner", "resource", whenever(ForEvent("damage"), Draw(1)), cost=0)


@pytest.mark.rule("1.15.1:2")
def test_1_15_1_a_cost_that_cannot_be_paid_in_full_is_not_paid_at_all() -> None:
    game = scenario("runner:\n credits 4\n hand: Sure Gamble\nturn: runner")
    game.asks("runner", "action")
    game.refuses("runner", "play Sure Gamble")
    game = scenario("runner:\n credits 9\n clicks 1\n hand: Double Event\nturn: runner")
    game.refuses("runner", "play Double Event")


@pytest.mark.rule("1.15.1a")
def test_1_15_1a_paying_a_cost_is_not_prevented() -> None:
    game = scenario("runner:\n credits 0\n rig: One Shot, Sacrificial Construct\nturn: runner, at 5.7.1e")
    game.runner.uses("One Shot")
    game.expect(runner_credits=3, runner_heap=["One Shot"], runner_rig=["Sacrificial Construct"])


@pytest.mark.rule("1.15.1a")
def test_1_15_1a_damage_that_is_a_cost_is_not_prevented() -> None:
    game = scenario("runner:\n credits 1\n hand: 2 any\n rig: Masochist, Net Shield\nturn: runner, at 5.7.1e")
    game.runner.uses("Masochist")
    game.expect(runner_credits=4, runner_hand=1)


@pytest.mark.rule("1.15.1b:1")
def test_1_15_1b_a_cost_that_a_static_ability_would_prevent_cannot_be_paid() -> None:
    game = scenario("runner:\n hand: 2 any\n rig: Masochist, Test Immunity\nturn: runner")
    game.asks("runner", "action")
    game.refuses("runner", "use Masochist")
    game = scenario("""
        corp:
          hand: Painful Agenda
        runner:
          hand: 4 any
          rig: Test Immunity
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(runner_score=[], runner_hand=4)


@pytest.mark.rule("1.15.1b:1")
def test_1_15_1b_a_card_that_cannot_be_trashed_does_not_pay() -> None:
    game = scenario("runner:\n credits 0\n rig: Smelter, Heirloom, Junk\nturn: runner, at 5.7.1e")
    game.runner.uses("Smelter")
    game.expect(runner_heap=["Junk"], runner_credits=2)
    game.asks("runner", "action")
    game.refuses("runner", "use Smelter")


@pytest.mark.rule("1.15.1c:1,2")
@pytest.mark.parametrize(
    ("assets", "price"),
    [
        ("Levy", 3),
        ("Levy, Levy", 5),
        ("Subsidy", 0),
        ("Subsidy, Levy", 1),
        ("Grant, Levy", 0),
        ("Subsidy, Levy, Levy", 3),
    ],
)
def test_1_15_1c_increases_come_before_decreases_and_nothing_costs_less_than_0(assets: str, price: int) -> None:
    remotes = "\n".join(f"Server {n}: {title}" for n, title in enumerate(assets.split(", "), 1))
    game = scenario(f"corp:\n credits 9\n HQ: ice (Cheap Ice)\n{remotes}\nrun: HQ, approaching ice 1")
    game.corp.rezzes("Cheap Ice")
    game.expect(corp_credits=9 - price)


@pytest.mark.rule("1.15.1d")
def test_1_15_1d_a_cost_of_0_can_be_paid() -> None:
    game = scenario("runner:\n credits 0\n deck: 2 any\n rig: Freebie\nturn: runner, at 5.7.1e")
    game.runner.uses("Freebie")
    game.expect(runner_hand=1, runner_credits=0)
    game = scenario("corp:\n hand: Test Trap\nrunner:\n credits 0\n hand: 3 any\nturn: runner")
    game.runner.runs("HQ")
    game.runner.continues()
    game.runner.trashes("Test Trap")  # its trash cost is 0
    game.expect(corp_archives=["Test Trap"])


@pytest.mark.rule("1.15.2")
@pytest.mark.rule("9.10.1a")
@pytest.mark.rule("10.3.4")
def test_1_15_2_a_checkpoint_follows_the_payment_before_the_effect() -> None:
    game = scenario("runner:\n credits 1\n deck: 2 any\n rig: Costly Draw, Auditor\nturn: runner, at 5.7.1e")
    game.runner.uses("Costly Draw")
    kinds = [k for k in game.log_kinds() if k in ("credits-spent", "drew", "credits-gained")]
    assert kinds == ["credits-spent", "drew", "credits-gained"]


@pytest.mark.rule("1.15.3:1")
def test_1_15_3_x_is_chosen_as_the_card_is_played() -> None:
    game = scenario("corp:\n credits 4\n hand: Test X Operation\nturn: corp")
    game.corp.plays("Test X Operation")
    game.asks("corp", "choose-x", "8.5.1a")
    assert game.options("corp") == [f"number {n}" for n in range(5)]
    game.corp.chooses(3)
    game.expect(corp_credits=4)


@pytest.mark.rule("1.15.5b")
@pytest.mark.parametrize("protecting", [0, 1, 3])
@pytest.mark.rule("8.2.11a:1")
def test_1_15_5b_ice_costs_one_credit_for_each_ice_already_there(protecting: int) -> None:
    ice = f"HQ: ice {', '.join(['(Enigma)'] * protecting)}" if protecting else ""
    game = scenario(f"corp:\n credits 5\n hand: Hunter\n {ice}\nturn: corp")
    game.corp.installs("Hunter", "HQ")
    if protecting:
        game.corp.done()  # no ice is trashed first
    game.expect(corp_credits=5 - protecting)
    assert game.ice("HQ")[-1] == "Hunter"


@pytest.mark.rule("1.15.5c")
def test_1_15_5c_assets_upgrades_and_agendas_are_installed_without_cost() -> None:
    game = scenario("corp:\n credits 0\n hand: PAD Campaign, Nisei MK II, Red Herrings\nturn: corp")
    game.corp.installs("PAD Campaign", "new remote")
    game.corp.installs("Nisei MK II", "new remote")
    game.corp.installs("Red Herrings", "HQ")
    game.expect(corp_credits=0, corp_hand=[])


@pytest.mark.rule("1.15.9:1")
def test_1_15_9_additional_costs_are_paid_with_the_regular_cost() -> None:
    game = scenario("runner:\n credits 1\n hand: Double Event\nturn: runner")
    game.runner.plays("Double Event")
    game.expect(runner_clicks=2, runner_credits=4)


@pytest.mark.rule("1.15.9:2")
def test_1_15_9_a_run_with_an_additional_cost_needs_it() -> None:
    text = "corp:\n HQ: root Toll Road\n hand: Hedge Fund\nrunner:\n credits {}\nturn: runner"
    game = scenario(text.format(1))
    game.asks("runner", "action")
    game.refuses("runner", "run HQ")
    game.offers("runner", "run R&D")
    game = scenario(text.format(2))
    game.runner.runs("HQ")
    game.expect(runner_credits=0, run="HQ")


@pytest.mark.rule("1.15.9a:1")
def test_1_15_9a_an_additional_cost_to_steal_can_be_declined() -> None:
    game = scenario("corp:\n hand: Painful Agenda\nrunner:\n hand: 4 any\nturn: runner")
    game.runner.runs("HQ")
    game.runner.continues()
    game.asks("runner", "steal", "1.15.9a")
    twin = game.copy()
    game.runner.declines()
    game.expect(runner_score=[], runner_hand=4, corp_hand=["Painful Agenda"])
    twin.runner.steals("Painful Agenda")
    twin.expect(runner_score=["Painful Agenda"], runner_hand=2)


@pytest.mark.rule("1.15.9b:2,3")
@pytest.mark.parametrize(("credits", "stolen"), [(6, []), (7, ["Taxed Agenda"])])
def test_1_15_9b_all_additional_costs_are_paid_at_once_or_none(credits: int, stolen: list[str]) -> None:
    game = scenario(f"""
        corp:
          Server 1: (Taxed Agenda), Red Herrings
        runner:
          credits {credits}
        turn: runner
    """)
    game.runner.runs("Server 1")
    game.runner.continues()
    game.runner.accesses("Taxed Agenda")
    if stolen:
        game.runner.steals("Taxed Agenda")
    assert (game.runner.score, game.runner.credits) == (stolen, credits - 7 * len(stolen))


@pytest.mark.rule("1.15.9b:1")
def test_1_15_9b_abilities_resolve_after_all_costs_have_been_paid() -> None:
    game = scenario("""
        corp:
          hand: Painful Agenda
        runner:
          hand: 2 any
          deck: 5 any
          rig: Callus
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.runner.steals("Painful Agenda")
    kinds = [k for k in game.log_kinds() if k in ("damage", "drew", "stolen")]
    assert kinds == ["damage", "drew", "stolen"]


@pytest.mark.rule("1.15.10a:1,2")
@pytest.mark.rule("1.15.10")
@pytest.mark.parametrize(("pays", "credits", "cards"), [(True, 3, 2), (False, 5, 0)])
def test_1_15_10a_what_a_nested_cost_is_for_happens_only_if_it_is_paid(pays: bool, credits: int, cards: int) -> None:
    game = scenario("""
        corp:
          clicks 1
        runner:
          credits 5
          deck: 5 any
          rig: Morning Coffee
        turn: corp
    """)
    game.corp.takes_credit()
    game.asks("runner", "nested-cost")
    if pays:
        game.runner.accepts()
    else:
        game.runner.declines()
    game.expect(runner_credits=credits, runner_hand=cards)


@pytest.mark.rule("1.15.10b:2")
def test_1_15_10b_unless_the_cost_is_paid_the_instructions_resolve() -> None:
    text = "corp:\n HQ: ice Shakedown\n hand: Hedge Fund\nrunner:\n credits {}\nrun: HQ, encountering ice 1"
    game = scenario(text.format(1))
    twin = game.copy()
    game.runner.accepts()
    game.asks("runner", "jack-out")
    game.expect(runner_credits=0, run="HQ")
    twin.runner.declines()
    twin.expect(runner_credits=1, run=None)
    scenario(text.format(0)).expect(run=None)


@pytest.mark.rule("1.15.5a")
@pytest.mark.rule("1.15.6:1")
@pytest.mark.rule("1.15.7:1")
@pytest.mark.rule("2.3.2")
def test_1_15_5_to_7_install_play_and_rez_costs_are_those_on_the_card() -> None:
    game = scenario("runner:\n credits 9\n hand: Corroder, Sure Gamble\nturn: runner")
    game.runner.installs("Corroder")
    game.expect(runner_credits=7)
    game.runner.plays("Sure Gamble")
    game.expect(runner_credits=11)
    game = scenario("corp:\n credits 9\n Server 1: (Adonis Campaign)\nturn: corp, at 5.6.2a")
    game.corp.rezzes("Adonis Campaign")
    game.expect(corp_credits=5)
