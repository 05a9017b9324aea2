"""8.2, 8.3: installing by an effect, several cards one after the other, and what happens if something goes wrong."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import (
    A_INSTALL,
    A_TRASH,
    ASSET,
    CORP,
    E_INSTALLED,
    F_INSTALL,
    HARDWARE,
    ICE,
    POWER,
    PROGRAM,
    RUNNER,
)
from netrunner.testing import Scenario, define, scenario
from netrunner.vocabulary import (
    AdditionalCostTo,
    All,
    CanHost,
    Cannot,
    Cards,
    Chosen,
    Clicks,
    CostsLess,
    Draw,
    EndActionPhase,
    ForEvent,
    Gain,
    Install,
    Installed,
    InstallOnlyOn,
    Its,
    Place,
    TopOf,
    Trash,
    Would,
    paid,
    play,
    when,
    whenever,
)
from netrunner.vocabulary.abilities import When
from netrunner.vocabulary.base import YOU
from netrunner.vocabulary.hosting import HostHere, InstalledOnThis
from netrunner.vocabulary.installs import InstalledFrom, LowerCost
from netrunner.vocabulary.into_play import Installable
from netrunner.vocabulary.statics import NoMemoryCost

GRIP = Cards(where="grip", other=True)
PROGRAMS = Cards(types=PROGRAM)
HARDWARE_IN_GRIP = Cards(types=HARDWARE, where="grip")

define("Moving Day", "runner", "event", play(Install(All(HARDWARE_IN_GRIP)), Gain(1)))
define("Free Moving Day", "runner", "event", play(Install(All(HARDWARE_IN_GRIP), ignore_costs=True)))
define("Chest", "runner", "hardware", when(Installed(), Gain(2)), cost=1)
define("Big Chest", "runner", "hardware", cost=3)
define("Careless Chest", "runner", "hardware", when(Installed(), Trash(All(HARDWARE_IN_GRIP))), cost=0)
define("Bell Chest", "runner", "hardware", when(Installed(), EndActionPhase()), cost=0)
define("Elastic Tool", "runner", "program", cost="X", memory=1)
define("Turnkey", "corp", "operation", play(Install(Chosen(Cards(where="hq")), rez=True)))
define("Burial", "runner", "event", play(Install(Chosen(Installable(GRIP, facedown=True)), facedown=True)))
define("Waived Parcel", "runner", "event", play(Install(TopOf(YOU), ignore_install_cost=True), Gain(1)))
ICE_IN_HQ = Cards(types=ICE, where="hq")
define("Free Site", "corp", "operation", play(Install(Chosen(ICE_IN_HQ), ignore_costs=True)))
define("Waived Site", "corp", "operation", play(Install(Chosen(ICE_IN_HQ), ignore_install_cost=True)))
define("Paid Site", "corp", "operation", play(Install(Chosen(ICE_IN_HQ))))
define("Monument Office", "corp", "asset", Cannot(A_TRASH, CORP, Cards(types=ICE)), trash=2)
define("Dear Clamp", "runner", "hardware", InstallOnlyOn(Cards(types=HARDWARE)), cost=3)
define("Charged Delivery", "runner", "event",
       play(Install(Chosen(Installable(HARDWARE_IN_GRIP))), Place(POWER, 2, Its())))  # fmt: skip
define("Console East", "runner", "hardware", cost=0, subtypes="console")
define("Parcel", "runner", "event", play(Install(TopOf(YOU)), Gain(1)))
define("Free Parcel", "runner", "event", play(Install(TopOf(YOU), ignore_costs=True), Gain(1)))
define("Dark Parcel", "runner", "event", play(Install(TopOf(YOU), facedown=True, ignore_costs=True), Gain(1)))
define("Customs House", "corp", "asset", AdditionalCostTo(A_INSTALL, 2, Cards(types=HARDWARE)), trash=2)
define("Embargo", "corp", "asset", Cannot(A_INSTALL, RUNNER, PROGRAMS), trash=2)
define("Stack Watch", "runner", "resource", whenever(InstalledFrom("stack"), Draw(1)), cost=0)
define("Grip Watch", "runner", "resource", whenever(InstalledFrom("grip"), Draw(1)), cost=0)


def kinds(game: Scenario, *wanted: str) -> list[str]:
    return [kind for kind in game.log_kinds() if kind in wanted]


# -- several cards (8.2.4) ---------------------------------------------------------------------------------------------


@pytest.mark.rule("8.2.4:2")
@pytest.mark.rule("8.3.6")
def test_8_2_4_cards_installed_by_one_effect_are_installed_in_order_with_a_checkpoint_in_between() -> None:
    game = scenario("runner:\n credits 1\n hand: Moving Day, Chest, Test Hardware\nturn: runner")
    game.runner.plays("Moving Day")  # the credits of the first pay for the second
    game.expect(runner_rig=["Chest", "Test Hardware"], runner_credits=2)
    told = kinds(game, "installed", "credits-spent", "credits-gained")
    assert told == [
        "credits-spent", "installed", "credits-gained", "credits-spent", "installed", "credits-gained",
    ]  # fmt: skip
    titles = [game.game.state.cards[e.card % 256].defn.title for e in game.events() if e.kind == E_INSTALLED]
    assert titles == ["Chest", "Test Hardware"]


@pytest.mark.rule("8.2.4:1")
@pytest.mark.rule("1.2.4:1,2")
def test_8_2_4_what_cannot_be_paid_for_stays_and_the_rest_is_installed() -> None:
    game = scenario("runner:\n credits 2\n hand: Moving Day, Big Chest, Test Hardware\nturn: runner")
    game.runner.plays("Moving Day")
    game.expect(runner_rig=["Test Hardware"], runner_hand=["Big Chest"], runner_credits=2)
    game = scenario("runner:\n credits 3\n hand: Moving Day, Big Chest, Test Hardware\nturn: runner")
    game.runner.plays("Moving Day")
    game.expect(runner_rig=["Big Chest"], runner_hand=["Test Hardware"], runner_credits=1)


@pytest.mark.rule("8.2.4:1")
@pytest.mark.rule("1.14.4a:1")
def test_8_2_4_a_card_that_left_the_grip_in_between_is_not_installed() -> None:
    game = scenario("runner:\n hand: Free Moving Day, Careless Chest, Test Hardware\nturn: runner")
    game.runner.plays("Free Moving Day")
    game.expect(runner_rig=["Careless Chest"], runner_heap=["Test Hardware", "Free Moving Day"])
    assert game.happened("installed") == 1


@pytest.mark.rule("3.8.5e")
@pytest.mark.rule("3.8.5d")
def test_3_8_5e_of_two_consoles_installed_by_one_effect_the_second_is_trashed() -> None:
    game = scenario("runner:\n hand: Free Moving Day, 2 Console East, Test Hardware\nturn: runner")
    game.runner.plays("Free Moving Day")
    game.expect(runner_rig=["Console East", "Test Hardware"], runner_heap=["Console East", "Free Moving Day"])


@pytest.mark.rule("3.8.5e")
@pytest.mark.rule("8.4.2:1")
def test_3_8_5e_facedown_a_second_console_is_no_console() -> None:
    game = scenario("runner:\n hand: Dark Parcel\n deck: Console East, Diesel\n rig: Test Console\nturn: runner")
    game.runner.plays("Dark Parcel")
    game.expect(runner_rig=["Console East", "Test Console"], runner_heap=["Dark Parcel"], runner_credits=6)
    assert not game.card("Console East").faceup


# -- where the card comes from -----------------------------------------------------------------------------------------


@pytest.mark.rule("4.8.3")
@pytest.mark.rule("8.3.1:1")
def test_4_8_3_a_card_that_was_set_aside_is_installed_from_where_it_came_from() -> None:
    game = scenario("runner:\n hand: Parcel\n deck: Test Hardware, Diesel\n rig: Stack Watch, Grip Watch\nturn: runner")
    game.runner.plays("Parcel")
    game.expect(runner_hand=["Diesel"], runner_rig=["Test Hardware", "Stack Watch", "Grip Watch"])


@pytest.mark.rule("1.15.9a:1")
@pytest.mark.parametrize("accepts", [True, False])
def test_1_15_9a_an_additional_cost_of_an_install_that_nobody_chose_may_be_declined(accepts: bool) -> None:
    text = "corp:\n Server 1: Customs House\nrunner:\n credits 3\n hand: Parcel\n deck: {}, Diesel\nturn: runner"
    game = scenario(text.format("Test Hardware"))
    game.runner.plays("Parcel")
    game.asks("runner", "pay-additional", "1.15.9a")
    assert game.options("runner") == ["yes", "no"]
    if accepts:
        game.runner.accepts()
        game.expect(runner_rig=["Test Hardware"], runner_credits=1, runner_deck=["Diesel"])
    else:
        game.runner.declines()
        game.expect(runner_rig=[], runner_credits=4)
    game = scenario(text.format("Test Resource"))  # nothing more is asked for it
    game.runner.plays("Parcel")
    game.expect(runner_rig=["Test Resource"], runner_credits=3)


@pytest.mark.rule("1.15.9:1")
@pytest.mark.rule("8.4.1:1")
@pytest.mark.parametrize("event", ["Free Parcel", "Dark Parcel"])
def test_1_15_9_ignoring_all_costs_leaves_nothing_to_decline(event: str) -> None:
    text = f"corp:\n Server 1: Customs House\nrunner:\n credits 3\n hand: {event}\n deck: Test Hardware\nturn: runner"
    game = scenario(text)
    game.runner.plays(event)
    game.expect(runner_rig=["Test Hardware"], runner_credits=4)


@pytest.mark.rule("1.15.9:2")
def test_1_15_9_an_additional_cost_counts_for_an_install_by_an_effect() -> None:
    board = "corp:\n Server 1: Customs House\nrunner:\n credits 2\n hand: Parcel\n deck: Test Hardware, Diesel"
    game = scenario(f"{board}\nturn: runner")  # one credit and two more are needed
    game.runner.plays("Parcel")
    game.expect(runner_rig=[], runner_credits=3)


@pytest.mark.rule("8.4.2:1")
@pytest.mark.rule("1.2.2:1")
def test_8_4_2_who_cannot_install_programs_can_install_them_facedown() -> None:
    text = "corp:\n Server 1: Embargo\nrunner:\n hand: {}\n deck: {}, Diesel\nturn: runner"
    game = scenario(text.format("Dark Parcel", "Test Program"))
    game.runner.plays("Dark Parcel")
    game.expect(runner_rig=["Test Program"])
    game = scenario(text.format("Free Parcel, Test Program", "Test Program"))
    game.refuses("runner", "install Test Program")
    assert game.why_not("runner", "install Test Program").rule == "1.2.2"


# -- what is trashed first (8.2.5, 8.3.3) ------------------------------------------------------------------------------

define(
    "Keep Crate", "runner", "hardware", CanHost(Cards(), limit=3), paid(Clicks(), HostHere(Chosen(GRIP)))
).hosts_by_ability = True
define("Mega Tool", "runner", "program", cost=0, memory=4)
define("Weightless Tool", "runner", "program", cost=0, memory=0)


@pytest.mark.rule("8.2.5d:1")
@pytest.mark.rule("8.4.2:1")
def test_8_2_5d_only_installed_faceup_programs_are_programs() -> None:
    game = scenario("runner:\n hand: Mega Tool\n rig: (Test Program), Keep Crate [Test Big Program]\nturn: runner")
    game.runner.installs("Mega Tool")  # nothing to trash, and nothing is asked
    game.asks("runner", "action")
    game.expect(runner_rig=["Mega Tool", "Test Program", "Keep Crate"], runner_memory_used=4)


@pytest.mark.rule("8.2.5")
def test_8_2_5_hardware_and_resources_have_no_like_cards() -> None:
    game = scenario("runner:\n hand: Test Hardware, Test Resource\n rig: Test Program, Test Hardware\nturn: runner")
    game.runner.installs("Test Hardware")
    game.asks("runner", "action")
    game.runner.installs("Test Resource")
    game.asks("runner", "action")
    game.expect(runner_rig=4, runner_heap=[])


@pytest.mark.rule("8.2.5d:1")
@pytest.mark.rule("8.3.3")
def test_8_2_5d_each_program_may_be_trashed_although_there_is_room() -> None:
    game = scenario("runner:\n hand: Test Program\n rig: Mega Tool, Weightless Tool\nturn: runner")
    game.runner.installs("Test Program")
    assert game.options("runner") == ["pick Mega Tool", "pick Weightless Tool"]
    game.runner.picks("Weightless Tool")  # it frees nothing: the other must go as well
    game.expect(runner_heap=["Mega Tool", "Weightless Tool"], runner_rig=["Test Program"])
    game = scenario("runner:\n hand: Test Program\n rig: Mega Tool, Weightless Tool\nturn: runner")
    game.runner.installs("Test Program")
    game.runner.picks("Mega Tool")
    assert game.options("runner") == ["done", "pick Weightless Tool"]
    game.runner.done()
    game.expect(runner_heap=["Mega Tool"], runner_rig=["Test Program", "Weightless Tool"])


@pytest.mark.rule("8.2.5a:2,3")
@pytest.mark.rule("8.3.3")
@pytest.mark.parametrize(
    ("card", "there", "gone"),
    [
        ("Test Agenda", "(Test Asset)", ["Test Asset"]),
        ("Test Asset", "(Test Agenda)", ["Test Agenda"]),
        ("Test Agenda", "(Priority Requisition)", ["Priority Requisition"]),
        ("Test Asset", "Test Turn Asset", ["Test Turn Asset"]),
        ("Test Asset", "(Test Upgrade)", []),
        ("Test Upgrade", "(Test Asset)", []),
        ("Test Region", "(Test Asset)", []),
        ("Test Upgrade", "(Test Region)", []),
        ("Test Region", "(Test Region)", ["Test Region"]),
    ],
)
def test_8_2_5a_and_b_what_must_go(card: str, there: str, gone: list[str]) -> None:
    game = scenario(f"corp:\n hand: {card}\n Server 1: {there}\nturn: corp")
    game.corp.installs(card, "Server 1")
    if not gone:  # it may be trashed, and need not be
        game.asks("corp", "trash-like", "8.3.3")
        game.corp.done()
    game.expect(corp_archives=gone)
    assert card in game.root("Server 1")
    assert len(game.root("Server 1")) == 2 - len(gone)


@pytest.mark.rule("8.2.5")
def test_8_2_5_in_a_new_server_there_is_nothing_to_trash() -> None:
    game = scenario("corp:\n hand: Test Asset, Test Barrier\n Server 1: ice (Hunter); cards (Test Asset)\nturn: corp")
    game.corp.installs("Test Asset", "new remote")
    game.expect(corp_archives=[])
    game.pass_windows()
    game.corp.installs("Test Barrier", "new remote")
    game.expect(corp_archives=[], corp_credits=5)
    assert game.servers[3:] == ["Server 1", "Server 2", "Server 3"]


@pytest.mark.rule("8.2.5")
@pytest.mark.rule("10.2.2b:1")
def test_8_3_3_between_people_what_must_go_is_picked_before_the_rest() -> None:
    text = "corp:\n hand: Test Agenda\n Server 1: {}\nturn: corp"
    game = scenario(text.format("(Test Asset), (Test Upgrade)"), mode="open")
    game.corp.installs("Test Agenda", "Server 1")
    assert game.options("corp") == ["pick Test Asset [Server 1 card 1]"]
    game.corp.picks("Test Asset")
    assert game.options("corp") == ["done", "pick Test Upgrade [Server 1 card 2]"]
    game.corp.picks("Test Upgrade")
    game.expect(corp_archives=["Test Asset", "Test Upgrade"])
    game = scenario(text.format("(Test Upgrade)"), mode="open")
    game.corp.installs("Test Agenda", "Server 1")
    assert game.options("corp") == ["done", "pick Test Upgrade [Server 1 card 1]"]
    game.corp.done()
    game.expect(corp_archives=[])
    game = scenario("corp:\n credits 0\n hand: Enigma\n HQ: ice (Hunter)\nturn: corp", mode="open")
    game.corp.installs("Enigma", "HQ")
    assert game.options("corp") == ["pick Hunter [HQ ice 1]"]  # without a credit it must go
    game.corp.picks("Hunter")
    game.expect(corp_archives=["Hunter"])


# -- what it costs -----------------------------------------------------------------------------------------------------

define("Asset Tax", "corp", "asset", CostsLess("install", -2, Cards(types=ASSET)), trash=2)
define("Dear Bench", "runner", "hardware", CanHost(PROGRAMS, limit=1),
       CostsLess("install", -2, InstalledOnThis(PROGRAMS)), cost=0)  # fmt: skip
define("Plain Bench", "runner", "hardware", CanHost(PROGRAMS, limit=1), cost=0)
define("Light Bench", "runner", "hardware", CanHost(PROGRAMS, limit=1), NoMemoryCost(), cost=0)
define("No Shelf", "runner", "hardware", CanHost(PROGRAMS, memory=0), cost=0)
define("Middling Tool", "runner", "program", cost=3, memory=1)


@pytest.mark.rule("8.2.11a:2")
@pytest.mark.rule("8.2.5c:1")
def test_8_2_11a_ice_lowers_the_cost_of_nothing_but_ice() -> None:
    text = "corp:\n credits {}\n hand: Test Asset\n Server 1: Asset Tax\n Server 2: ice (Hunter), (Enigma)\nturn: corp"
    game = scenario(text.format(1))
    game.refuses("corp", "install Test Asset")
    game = scenario(text.format(2))
    game.corp.installs("Test Asset", "Server 2")
    game.expect(corp_credits=0)


@pytest.mark.rule("8.3.2")
@pytest.mark.rule("1.12.5a:1")
def test_8_3_2_a_host_that_makes_it_dearer_is_not_offered_to_who_cannot_pay() -> None:
    text = "runner:\n credits {}\n hand: Middling Tool\n rig: Dear Bench\nturn: runner"
    game = scenario(text.format(4))
    game.runner.installs("Middling Tool")
    assert game.card("Middling Tool").host is None
    game.expect(runner_credits=1)
    game = scenario(text.format(5))
    game.runner.installs("Middling Tool", "Dear Bench")
    game.expect(runner_credits=0)
    answer = scenario(text.format(2)).why_not("runner", "install Middling Tool")
    assert str(answer) == "It costs 3 credits, and you have 2 for it. (rule 1.15.1)"


@pytest.mark.rule("1.19.3")
@pytest.mark.rule("8.3.2")
def test_1_19_3_on_a_plain_host_a_program_needs_its_memory() -> None:
    rig = "rig: Mega Tool, {}"
    game = scenario(f"runner:\n hand: Middling Tool\n {rig.format('Plain Bench')}\nturn: runner")
    game.runner.installs("Middling Tool", "Plain Bench")
    game.expect(runner_heap=["Mega Tool"], runner_memory_used=1)
    game = scenario(f"runner:\n hand: Middling Tool\n {rig.format('Light Bench')}\nturn: runner")
    game.runner.installs("Middling Tool", "Light Bench")
    game.runner.done()
    game.expect(runner_heap=[], runner_memory_used=4)


@pytest.mark.rule("1.12.4:2")
def test_1_12_4_a_host_for_no_memory_takes_programs_that_need_none() -> None:
    text = "runner:\n hand: {}\n rig: No Shelf\nturn: runner"
    game = scenario(text.format("Weightless Tool"))
    game.runner.installs("Weightless Tool")
    assert game.options("runner") == ["server rig", "host No Shelf"]
    game = scenario(text.format("Test Program"))
    game.runner.installs("Test Program")
    game.asks("runner", "action")
    assert game.card("Test Program").host is None


# -- interrupts that lower the cost (9.8.6c) ---------------------------------------------------------------------------

WOULD = Would(F_INSTALL, player=YOU)
define("Street Deal", "runner", "resource", When(WOULD, (LowerCost(2),), optional=True, interrupt=True))
define("Corp Street Deal", "corp", "asset", When(WOULD, (LowerCost(2),), optional=True, interrupt=True), trash=2)
define("Daily Street Deal", "runner", "resource", When(WOULD, (LowerCost(2),), optional=True, interrupt=True, limit=1))
define("Heap Parcel", "runner", "event", play(Install(Chosen(Installable(Cards(types=HARDWARE, where="heap"))))))


@pytest.mark.rule("9.8.6c")
def test_9_8_6c_an_install_may_cost_less_by_an_interrupt_and_must_if_there_is_no_other_way() -> None:
    text = "runner:\n credits {}\n hand: Big Chest\n rig: Street Deal\nturn: runner"
    game = scenario(text.format(1))
    game.runner.installs("Big Chest")  # it must be interrupted
    game.expect(runner_rig=["Big Chest", "Street Deal"], runner_credits=0)
    scenario(text.format(0)).refuses("runner", "install Big Chest")
    for uses, left in ((True, 2), (False, 0)):
        game = scenario(text.format(3))
        game.runner.installs("Big Chest")
        game.asks("runner", "interrupt", "9.2.9d")
        game.runner.triggers("Street Deal") if uses else game.runner.passes()
        game.expect(runner_rig=["Big Chest", "Street Deal"], runner_credits=left)


@pytest.mark.rule("9.8.6c")
def test_9_8_6c_two_interrupts_lower_it_twice_and_another_players_do_not() -> None:
    text = "corp:\n Server 1: Corp Street Deal\nrunner:\n credits {}\n hand: Big Chest\n rig: {}\nturn: runner"
    game = scenario(text.format(0, "2 Street Deal"))
    game.runner.installs("Big Chest")
    assert game.options("runner") == ["trigger Street Deal", "trigger Street Deal #2"]  # both are needed
    game.take("trigger Street Deal #2")
    game.expect(runner_credits=0, runner_rig=["Big Chest", "Street Deal", "Street Deal"])
    scenario(text.format(1, "Test Resource")).refuses("runner", "install Big Chest")
    scenario(text.format(3, "Test Resource")).offers("runner", "install Big Chest")


@pytest.mark.rule("9.8.6c")
@pytest.mark.rule("9.3.3c:1")
def test_9_8_6c_an_interrupt_that_was_used_this_turn_lowers_nothing_any_more() -> None:
    game = scenario("runner:\n credits 2\n hand: 2 Big Chest\n rig: Daily Street Deal\nturn: runner")
    game.runner.installs("Big Chest")
    game.expect(runner_credits=1)
    game.refuses("runner", "install Big Chest")
    answer = game.why_not("runner", "install Big Chest")
    assert str(answer) == "It costs 3 credits, and you have 1 for it. (rule 1.15.1)"


@pytest.mark.rule("9.8.6c")
@pytest.mark.rule("1.14.2b:2")
def test_9_8_6c_an_effect_that_installs_may_choose_what_an_interrupt_makes_affordable() -> None:
    text = "runner:\n credits {}\n hand: Heap Parcel\n heap: Big Chest, Chest\n rig: Street Deal\nturn: runner"
    game = scenario(text.format(1))
    game.runner.plays("Heap Parcel")
    assert game.options("runner") == ["pick Big Chest", "pick Chest"]
    game.runner.picks("Big Chest")
    game.expect(runner_credits=0, runner_rig=["Big Chest", "Street Deal"])
    game = scenario(text.format(0))
    game.runner.plays("Heap Parcel")
    game.expect(runner_credits=2, runner_rig=["Chest", "Street Deal"])


@pytest.mark.rule("9.8.6c")
@pytest.mark.parametrize("event", ["Free Parcel", "Dark Parcel"])
def test_9_8_6c_what_costs_nothing_cannot_cost_less(event: str) -> None:
    game = scenario(f"runner:\n hand: {event}\n deck: Big Chest\n rig: Street Deal\nturn: runner")
    game.runner.plays(event)
    game.asks("runner", "action")
    game.expect(runner_credits=6, runner_rig=["Big Chest", "Street Deal"])


@pytest.mark.rule("9.8.6c")
@pytest.mark.rule("1.2.4:1,2")
def test_1_2_4_what_can_be_paid_for_no_longer_is_not_installed_although_an_interrupt_could_have_helped() -> None:
    game = scenario("runner:\n credits 3\n hand: Moving Day, Big Chest, Test Hardware\n rig: Street Deal\nturn: runner")
    game.runner.plays("Moving Day")
    game.asks("runner", "interrupt")
    game.runner.passes()
    game.expect(runner_rig=["Street Deal", "Big Chest"], runner_hand=["Test Hardware"], runner_credits=1)


@pytest.mark.rule("8.2.11b:1")
@pytest.mark.rule("8.3.4")
@pytest.mark.parametrize("x", [0, 1, 3])
def test_8_2_11b_x_may_be_0_or_more_and_is_paid_once(x: int) -> None:
    game = scenario("runner:\n credits 3\n hand: Elastic Tool\nturn: runner")
    game.runner.installs("Elastic Tool")
    game.asks("runner", "choose-x", "8.2.11b")
    game.runner.chooses(x)
    game.asks("runner", "action")
    game.expect(runner_credits=3 - x, runner_rig=["Elastic Tool"])
    assert [e.amount for e in game.events() if e.kind == E_INSTALLED] == [x]


@pytest.mark.rule("8.3.4")
@pytest.mark.rule("8.1.2a:2")
@pytest.mark.parametrize("card", ["Test Asset", "Test Upgrade", "Test Barrier"])
def test_8_3_6_a_card_that_is_installed_and_rezzed_by_one_effect_costs_nothing_more(card: str) -> None:
    game = scenario(f"corp:\n credits 0\n hand: Turnkey, {card}\nturn: corp")
    game.corp.plays("Turnkey")
    if card != "Test Asset":  # an asset has no other place
        game.corp.chooses("new remote")
    look = game.card(card)
    assert (look.server, look.rezzed, look.active) == ("Server 1", True, True)
    game.expect(corp_credits=0)
    assert [k for k in game.log_kinds() if k in ("installed", "rezzed")] == ["installed", "rezzed"]
    game = scenario("corp:\n credits 0\n hand: Turnkey, Test Agenda\nturn: corp")
    game.corp.plays("Turnkey")
    assert game.card("Test Agenda").installed and not game.card("Test Agenda").faceup


@pytest.mark.rule("5.4.3c:1")
@pytest.mark.rule("8.2.4:1")
def test_5_4_3c_what_was_not_begun_to_be_installed_stays_where_it_is() -> None:
    game = scenario("corp:\n deck: 3 any\nrunner:\n hand: Free Moving Day, Bell Chest, Test Hardware\nturn: runner")
    game.runner.plays("Free Moving Day")
    game.expect(turn="corp", runner_rig=["Bell Chest"], runner_hand=["Test Hardware"])
    game.expect(runner_heap=["Free Moving Day"])


@pytest.mark.rule("8.4.1:1")
@pytest.mark.rule("8.3.4")
@pytest.mark.rule("8.2.11a:3")
def test_8_4_1_a_card_that_is_installed_facedown_costs_nothing() -> None:
    game = scenario("runner:\n credits 0\n hand: Burial, Big Chest\nturn: runner")
    game.runner.plays("Burial")
    game.expect(runner_credits=0, runner_rig=["Big Chest"])
    assert not game.card("Big Chest").faceup


@pytest.mark.rule("8.1.1:2")
@pytest.mark.rule("8.4.1:1")
def test_8_1_1_events_operations_and_identities_are_not_installed() -> None:
    game = scenario("runner:\n hand: Sure Gamble, Burial, Diesel\n deck: 5 any\nturn: runner")
    answer = game.why_not("runner", "install Sure Gamble")
    assert (answer.rule, answer.reason.key) == ("8.1.1", "refused-not-installable")
    game.runner.plays("Burial")  # facedown it has no type
    game.runner.picks("Sure Gamble")
    assert game.card("Sure Gamble").installed
    game = scenario("corp:\n hand: Hedge Fund\nturn: corp")
    assert game.why_not("corp", "install Hedge Fund").reason.key == "refused-not-installable"


@pytest.mark.rule("1.15.9:1")
@pytest.mark.rule("3.9.3b")
@pytest.mark.parametrize("event", ["Free Parcel", "Waived Parcel"])
def test_1_15_9_an_install_that_costs_nothing_needs_no_credit(event: str) -> None:
    game = scenario(f"runner:\n credits 0\n hand: {event}\n deck: Big Chest\nturn: runner")
    game.runner.plays(event)
    game.expect(runner_rig=["Big Chest"], runner_credits=1)


@pytest.mark.rule("8.2.5c:1")
@pytest.mark.rule("8.2.11:2")
@pytest.mark.parametrize(("card", "offered"), [("Free Site", True), ("Waived Site", True), ("Paid Site", False)])
def test_8_2_11_ice_that_costs_nothing_goes_wherever_ice_is_although_nothing_can_be_trashed(
    card: str, offered: bool
) -> None:
    game = scenario(f"""
        corp:
          credits 0
          hand: {card}, Enigma
          HQ: ice (Hunter), (Ice Wall)
          Server 1: cards Monument Office
        turn: corp
    """)
    game.corp.plays(card)
    assert ("server HQ" in game.options("corp")) == offered
    game.corp.chooses("HQ" if offered else "R&D")
    game.expect(corp_credits=0, corp_archives=[card])


@pytest.mark.rule("1.12.5c:2")
@pytest.mark.rule("1.15.1:1")
def test_1_12_5c_a_card_that_needs_a_host_needs_its_price_as_well() -> None:
    text = "runner:\n credits {}\n hand: Dear Clamp\n rig: Test Hardware\nturn: runner"
    game = scenario(text.format(2))
    game.refuses("runner", "install Dear Clamp")
    answer = game.why_not("runner", "install Dear Clamp")
    assert str(answer) == "It costs 3 credits, and you have 2 for it. (rule 1.15.1)"
    game = scenario(text.format(3))
    game.runner.installs("Dear Clamp")
    assert game.card("Dear Clamp").host == "Test Hardware"


@pytest.mark.rule("8.3.3")
@pytest.mark.rule("10.2.2b:1")
def test_8_3_3_between_people_the_runner_is_not_asked_what_everybody_sees() -> None:
    game = scenario("runner:\n hand: Test Program\n rig: Mega Tool\nturn: runner", mode="open")
    game.runner.installs("Test Program")  # the only program must go
    game.asks("runner", "action")
    game.expect(runner_heap=["Mega Tool"])


@pytest.mark.rule("1.14.4")
@pytest.mark.rule("8.2.4:1")
def test_1_14_4_later_instructions_are_about_the_installed_card() -> None:
    game = scenario("runner:\n hand: Charged Delivery, Big Chest, Chest\nturn: runner")
    game.runner.plays("Charged Delivery")
    game.runner.picks("Big Chest")
    assert (game.card("Big Chest").installed, game.card("Big Chest").power) == (True, 2)


# -- when it goes wrong in the middle ----------------------------------------------------------------------------------

define("Slippery Tool", "runner", "program", cost=1, memory=1)
define("Snatch", "corp", "asset",
       whenever(ForEvent("credits-spent", RUNNER), Trash(All(Cards(title="Plain Bench")))), trash=2)  # fmt: skip


@pytest.mark.rule("8.3.5:1")
@pytest.mark.rule("8.3.4")
def test_8_3_5_if_the_host_is_gone_when_the_card_would_be_installed_it_is_trashed() -> None:
    game = scenario("""
        corp:
          Server 1: Snatch
        runner:
          hand: Slippery Tool
          rig: Plain Bench
        turn: runner
    """)
    game.runner.installs("Slippery Tool", "Plain Bench")
    game.expect(runner_rig=[], runner_heap=["Plain Bench", "Slippery Tool"], runner_credits=4)
    assert game.happened("installed") == 0
    game.asks("runner", "action")


@pytest.mark.rule("8.3.6")
def test_8_3_6_the_record_of_an_installation() -> None:
    game = scenario("runner:\n hand: Test Hardware, Test Facedown Install\n heap: Diesel\nturn: runner")
    game.runner.installs("Test Hardware")
    game = scenario("runner:\n hand: Diesel, Test Facedown Install\nturn: runner")
    game.runner.plays("Test Facedown Install")
    installed = [e for e in game.events() if e.kind == E_INSTALLED]
    assert [(e.how, e.rule, e.player, e.server) for e in installed] == [(1, "8.3.6", 1, -1)]
