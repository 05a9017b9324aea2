"""8.2.11, 8.3.4, 1.15.4: what installing costs, and what cannot be installed for want of it."""

import pytest

from netrunner.rules.machine.terms import (
    A_INSTALL,
    A_TRASH,
    ASSET,
    CORP,
    E_INSTALLED,
    E_SERVER_CREATED,
    HARDWARE,
    ICE,
    PROGRAM,
)
from netrunner.testing import define, scenario
from netrunner.vocabulary import (
    AdditionalCostTo,
    CanHost,
    Cannot,
    Cards,
    Chosen,
    Clicks,
    CostsLess,
    Gain,
    Install,
    InstallOnlyOn,
    Memory,
    Recurring,
    RunnerTagged,
    XAtMost,
    paid,
    play,
    whenever,
)
from netrunner.vocabulary.base import Fixed
from netrunner.vocabulary.hosting import InstalledOnThis
from netrunner.vocabulary.installs import InstalledFrom
from netrunner.vocabulary.into_play import Installable
from netrunner.vocabulary.statics import NoMemoryCost
from netrunner.vocabulary.traits import InstallOnlyIf

IN_GRIP = Cards(where="grip")
IN_HQ = Cards(where="hq")

define("Permit Office", "corp", "asset", AdditionalCostTo(A_INSTALL, 2, Cards(types=(ASSET, ICE))), trash=2)
define("Import Duty", "corp", "asset", AdditionalCostTo(A_INSTALL, 2, Cards(types=HARDWARE)), trash=2)
define("Steep Ground", "corp", "asset", CostsLess("install", -2, Cards(types=ICE)), trash=2)
define("Heritage", "corp", "asset", Cannot(A_TRASH, CORP, Cards(types=ICE)), trash=2)
define("Site Office", "corp", "asset", paid(Clicks(), Install(Chosen(Installable(IN_HQ)))), trash=2)
define(
    "Building Subsidy", "corp", "operation",
    play(Install(Chosen(Installable(IN_HQ, ignore_install_cost=True)), ignore_install_cost=True)),
)  # fmt: skip
define("Amnesty", "corp", "operation", play(Install(Chosen(Installable(IN_HQ, ignore_costs=True)), ignore_costs=True)))
define("Voucher", "runner", "event", play(Install(Chosen(Installable(IN_GRIP, discount=2)), discount=2)))
define(
    "Free Gift", "runner", "event",
    play(Install(Chosen(Installable(IN_GRIP, ignore_costs=True)), ignore_costs=True)),
)  # fmt: skip
define(
    "Sample", "runner", "event",
    play(Install(Chosen(Installable(IN_GRIP, ignore_install_cost=True)), ignore_install_cost=True)),
)  # fmt: skip
define(
    "Hideaway", "runner", "event",
    play(Install(Chosen(Installable(IN_GRIP, facedown=True)), facedown=True, ignore_costs=True)),
)  # fmt: skip
define("Three Tool", "runner", "program", cost=3, memory=1)
define("Five Memory", "runner", "program", cost=0, memory=5)
define("Four Memory", "runner", "program", cost=0, memory=4)
define("Two Hardware", "runner", "hardware", cost=2)
define("Bench", "runner", "hardware", CanHost(Cards(types=PROGRAM), limit=1),
       CostsLess("install", 2, InstalledOnThis(Cards(types=PROGRAM))), cost=0)  # fmt: skip
define("Carrier Rack", "runner", "hardware", CanHost(Cards(types=PROGRAM), limit=1), NoMemoryCost(), cost=0)
define("Small Bonus", "runner", "hardware", CostsLess("install", 1, Cards(types=PROGRAM)), cost=0)
define("Tariff", "corp", "asset", CostsLess("install", -1, Cards(types=PROGRAM)), trash=2)
define("Extra Board", "runner", "hardware", Memory(1), cost=0)
define("X Tool", "runner", "program", XAtMost(Fixed(3)), cost="X", memory=1)
define("Free X Tool", "runner", "program", cost="X", memory=1)
define("Fugitive", "runner", "resource", InstallOnlyIf(RunnerTagged()), cost=0)
define("Wallet", "runner", "hardware", Recurring(2), cost=0)
define("Heap Fan", "runner", "resource", whenever(InstalledFrom("heap"), Gain(1)), cost=0)
define("Grip Fan", "runner", "resource", whenever(InstalledFrom("grip"), Gain(1)), cost=0)
define("Stack Fan", "runner", "resource", whenever(InstalledFrom("stack"), Gain(1)), cost=0)
define("Dig", "runner", "event", play(Install(Chosen(Installable(Cards(types=HARDWARE, where="heap"))))))
define("Console A", "runner", "hardware", Memory(1), cost=0, subtypes="console")
define("Console B", "runner", "hardware", Memory(1), cost=0, subtypes="console")
define("Clamp", "runner", "hardware", InstallOnlyOn(Cards(types=HARDWARE)), cost=0)


# -- the Corp ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.3.4")
@pytest.mark.rule("8.2.11a:1")
@pytest.mark.parametrize(("there", "left"), [("", 5), ("HQ: ice (Hunter)", 4), ("HQ: ice (Hunter), Ice Wall", 3)])
def test_8_3_4_ice_costs_one_credit_for_each_ice_that_is_there(there: str, left: int) -> None:
    game = scenario(f"corp:\n credits 5\n hand: Enigma\n {there}\nturn: corp")
    game.corp.installs("Enigma", "HQ")
    if there:
        game.corp.done()
    game.expect(corp_credits=left)
    assert game.ice("HQ")[-1] == "Enigma"


@pytest.mark.rule("8.2.5c:2")
@pytest.mark.rule("8.2.11:1")
def test_8_2_5c_as_much_ice_is_trashed_as_the_cost_demands() -> None:
    game = scenario("corp:\n credits 1\n hand: Enigma\n HQ: ice (Hunter), (Ice Wall), (Data Mine)\nturn: corp")
    game.corp.installs("Enigma", "HQ")
    assert "done" not in game.options("corp")
    game.corp.picks("Hunter")
    assert "done" not in game.options("corp")
    game.corp.picks("Ice Wall")
    game.corp.done()
    game.expect(corp_credits=0, corp_archives=["Hunter", "Ice Wall"])


@pytest.mark.rule("8.2.5c:1")
@pytest.mark.rule("1.2.2:2")
def test_8_2_5c_ice_that_cannot_be_trashed_does_not_make_room() -> None:
    text = "corp:\n credits {}\n hand: Enigma\n HQ: ice (Hunter), (Ice Wall)\n Server 1: Heritage\nturn: corp"
    game = scenario(text.format(1))
    game.corp.installs("Enigma")
    assert "server HQ" not in game.options("corp")
    game.corp.chooses("R&D")
    game = scenario(text.format(2))
    game.corp.installs("Enigma", "HQ")  # no question which ice to trash
    game.expect(corp_credits=0)
    assert game.ice("HQ") == ["Hunter", "Ice Wall", "Enigma"]


@pytest.mark.rule("8.2.11:1")
def test_8_2_11_ice_that_is_too_dear_everywhere_cannot_be_installed() -> None:
    text = "corp:\n credits {}\n hand: Enigma, PAD Campaign\n Server 1: Steep Ground\n HQ: ice (Hunter)\nturn: corp"
    game = scenario(text.format(1))
    game.offers("corp", "install PAD Campaign")
    game.refuses("corp", "install Enigma")
    answer = game.why_not("corp", "install Enigma")
    assert (answer.reason.key, answer.rule) == ("refused-no-destination", "8.2.11")
    game = scenario(text.format(2))
    game.corp.installs("Enigma", "R&D")
    game.expect(corp_credits=0)
    game = scenario(text.format(2))
    game.corp.installs("Enigma", "HQ")
    game.expect(corp_credits=0, corp_archives=["Hunter"])  # 3 credits are not there: the other one had to go
    assert game.ice("HQ") == ["Enigma"]


@pytest.mark.rule("1.15.9:2")
@pytest.mark.rule("8.3.4")
def test_1_15_9_an_additional_cost_to_install_is_paid_and_must_be_payable() -> None:
    text = "corp:\n credits {}\n hand: PAD Campaign, Test Upgrade, Enigma\n Server 1: Permit Office\nturn: corp"
    game = scenario(text.format(1))
    game.offers("corp", "install Test Upgrade")
    game.refuses("corp", "install PAD Campaign")
    game.refuses("corp", "install Enigma")
    game = scenario(text.format(3))
    game.corp.installs("PAD Campaign", "new remote")
    game.expect(corp_credits=1)
    game = scenario(text.format(3))
    game.corp.installs("Enigma", "HQ")
    game.expect(corp_credits=1)


@pytest.mark.rule("1.15.9:1")
@pytest.mark.rule("8.2.5c:1")
def test_1_15_9_ice_costs_both_and_other_ice_may_go_for_it() -> None:
    text = "corp:\n credits 3\n hand: Enigma\n HQ: ice (Hunter), (Ice Wall)\n Server 1: Permit Office\nturn: corp"
    game = scenario(text)
    game.corp.installs("Enigma", "HQ")
    assert "done" not in game.options("corp")  # 2 + 2 credits
    game.corp.picks("Ice Wall")
    game.corp.done()
    game.expect(corp_credits=0, corp_archives=["Ice Wall"])


@pytest.mark.rule("1.15.9:1")
@pytest.mark.rule("8.2.11:2")
def test_1_15_9_only_ignoring_all_costs_saves_the_additional_cost() -> None:
    text = "corp:\n credits 5\n hand: {}, Enigma\n HQ: ice (Hunter)\n Server 1: Permit Office\nturn: corp"
    game = scenario(text.format("Building Subsidy"))
    game.corp.plays("Building Subsidy")
    game.asks("corp", "pay-additional", "1.15.9a")
    game.corp.accepts()
    game.corp.chooses("HQ")
    game.corp.done()
    game.expect(corp_credits=3)
    game = scenario(text.format("Amnesty"))
    game.corp.plays("Amnesty")
    game.corp.chooses("HQ")
    game.corp.done()
    game.expect(corp_credits=5)


@pytest.mark.rule("8.1.1:2")
def test_8_1_1_an_effect_installs_no_operations() -> None:
    game = scenario("corp:\n hand: Hedge Fund, Enigma, PAD Campaign\n Server 1: Site Office\nturn: corp")
    game.corp.uses("Site Office")
    assert game.options("corp") == ["pick Enigma", "pick PAD Campaign"]
    game.corp.picks("Enigma")
    game.corp.chooses("HQ")
    assert game.ice("HQ") == ["Enigma"]


# -- the Runner --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.2.11:1")
@pytest.mark.rule("1.15.1:1")
@pytest.mark.parametrize(("credits", "offered"), [(3, True), (2, False)])
def test_8_2_11_the_printed_cost_is_what_a_program_needs(credits: int, offered: bool) -> None:
    game = scenario(f"runner:\n credits {credits}\n hand: Three Tool\nturn: runner")
    assert any("install Three Tool" in text for text in game.options("runner")) == offered
    if offered:
        game.runner.installs("Three Tool")
        game.expect(runner_credits=0)
    else:
        answer = game.why_not("runner", "install Three Tool")
        assert answer.sentence() == "It costs 3 credits, and you have 2 for it. (rule 1.15.1)"


@pytest.mark.rule("1.15.9:1")
def test_1_15_9_the_runner_pays_additional_costs_as_well() -> None:
    text = "corp:\n Server 1: Import Duty\nrunner:\n credits {}\n hand: Two Hardware, Three Tool, {}\nturn: runner"
    game = scenario(text.format(3, "Sure Gamble"))
    game.offers("runner", "install Three Tool")
    game.refuses("runner", "install Two Hardware")
    game = scenario(text.format(4, "Sure Gamble"))
    game.runner.installs("Two Hardware")
    game.expect(runner_credits=0)
    game = scenario(text.format(4, "Free Gift"))
    game.runner.plays("Free Gift")
    game.runner.picks("Two Hardware")
    game.expect(runner_credits=4)
    game = scenario(text.format(4, "Sample"))
    game.runner.plays("Sample")
    game.runner.picks("Two Hardware")
    game.asks("runner", "pay-additional", "1.15.9a")
    game.runner.accepts()
    game.expect(runner_credits=2)


@pytest.mark.rule("1.15.5")
def test_1_15_5_discounts_add_up_and_never_pay_anything_back() -> None:
    text = "runner:\n credits {}\n hand: Three Tool, Voucher\n rig: {}\nturn: runner"
    game = scenario(text.format(1, "2 Small Bonus"))
    game.runner.installs("Three Tool")
    game.expect(runner_credits=0)
    game = scenario(text.format(0, "2 Small Bonus"))
    game.refuses("runner", "install Three Tool")
    game.runner.plays("Voucher")
    game.expect(runner_credits=0, runner_hand=[])
    game = scenario(text.format(2, "2 Small Bonus, 2 Small Bonus"))
    game.runner.installs("Three Tool")
    game.expect(runner_credits=2)


@pytest.mark.rule("1.15.5")
def test_1_15_5_what_makes_programs_dearer_counts_before_they_are_offered() -> None:
    text = "corp:\n Server 1: Tariff\nrunner:\n credits {}\n hand: Three Tool, Two Hardware\n rig: {}\nturn: runner"
    game = scenario(text.format(3, "Extra Board"))
    game.offers("runner", "install Two Hardware")
    game.refuses("runner", "install Three Tool")
    game = scenario(text.format(3, "Small Bonus"))
    game.runner.installs("Three Tool")
    game.expect(runner_credits=0)


@pytest.mark.rule("8.3.2")
@pytest.mark.rule("1.12.5a:1")
def test_8_3_2_what_a_host_does_to_the_cost_counts_for_that_destination() -> None:
    text = "runner:\n credits {}\n hand: Three Tool\n rig: Bench\nturn: runner"
    game = scenario(text.format(1))
    game.runner.installs("Three Tool")  # the bench is all that can be paid for
    assert game.card("Three Tool").host == "Bench"
    game.expect(runner_credits=0)
    game = scenario(text.format(3))
    game.runner.installs("Three Tool", "rig")
    game.expect(runner_credits=0)
    assert game.card("Three Tool").host is None
    assert scenario(text.format(0)).why_not("runner", "install Three Tool").reason.key == "refused-credits"


@pytest.mark.rule("3.9.3b")
@pytest.mark.rule("1.19.3")
def test_3_9_3b_a_program_beyond_the_memory_limit_needs_a_host_that_carries_it() -> None:
    text = "runner:\n hand: Five Memory\n rig: {}\nturn: runner"
    game = scenario(text.format("Bench"))
    game.refuses("runner", "install Five Memory")
    answer = game.why_not("runner", "install Five Memory")
    assert (answer.reason.key, answer.rule) == ("refused-memory", "3.9.3b")
    game = scenario(text.format("Carrier Rack"))
    game.runner.installs("Five Memory")
    assert game.card("Five Memory").host == "Carrier Rack"
    game.expect(runner_memory_used=0)
    game = scenario(text.format("Extra Board"))
    game.runner.installs("Five Memory")
    game.expect(runner_memory_used=5, runner_memory_limit=5)


@pytest.mark.rule("8.2.5d:2")
@pytest.mark.rule("1.19.3")
def test_8_2_5d_exactly_the_memory_limit_is_no_reason_to_trash() -> None:
    game = scenario("runner:\n hand: Four Memory\nturn: runner")
    game.runner.installs("Four Memory")
    game.expect(runner_memory_used=4)
    game = scenario("runner:\n credits 3\n hand: Three Tool\n rig: Three Tool, Three Tool, Three Tool\nturn: runner")
    game.runner.installs("Three Tool")
    game.offers("runner", "done")
    game.runner.done()
    game.expect(runner_rig=4, runner_memory_used=4)


@pytest.mark.rule("8.2.5d:1")
@pytest.mark.rule("1.19.3")
def test_8_2_5d_a_program_on_a_carrying_host_frees_nothing_and_needs_nothing() -> None:
    game = scenario("runner:\n credits 9\n hand: Three Tool\n rig: Four Memory, Carrier Rack\nturn: runner")
    game.runner.installs("Three Tool", "Carrier Rack")
    game.runner.done()
    game.expect(runner_heap=[], runner_memory_used=4)
    rig = "Four Memory, Carrier Rack [Three Tool]"
    game = scenario(f"runner:\n credits 9\n hand: Three Tool\n rig: {rig}\nturn: runner")
    game.runner.installs("Three Tool")
    assert "done" not in game.options("runner")
    game.runner.picks("Three Tool")
    assert game.card("Three Tool", "heap").zone == "heap"
    game.expect(runner_heap=["Three Tool", "Four Memory"], runner_rig=["Three Tool", "Carrier Rack"])


@pytest.mark.rule("8.2.11b:1")
@pytest.mark.parametrize(("credits", "numbers"), [(5, 4), (2, 3), (3, 4), (0, 1)])
def test_8_2_11b_x_is_chosen_up_to_its_limit_and_what_can_be_paid(credits: int, numbers: int) -> None:
    game = scenario(f"runner:\n credits {credits}\n hand: X Tool\nturn: runner")
    game.runner.installs("X Tool")
    if numbers > 1:
        game.asks("runner", "choose-x", "8.2.11b")
        assert len(game.options("runner")) == numbers
        game.runner.chooses(numbers - 1)
    game.expect(runner_credits=credits - numbers + 1, runner_rig=["X Tool"])


@pytest.mark.rule("8.2.11b:1")
def test_8_2_11b_x_without_a_limit_is_whatever_can_be_paid_and_nothing_if_costs_are_ignored() -> None:
    game = scenario("runner:\n credits 6\n hand: Free X Tool, Free Gift\nturn: runner")
    game.runner.installs("Free X Tool")
    assert len(game.options("runner")) == 7
    game.runner.chooses(4)
    game.expect(runner_credits=2)
    game = scenario("runner:\n credits 6\n hand: Free X Tool, Free Gift\nturn: runner")
    game.runner.plays("Free Gift")
    game.asks("runner", "action")
    game.expect(runner_credits=6, runner_rig=["Free X Tool"])


@pytest.mark.rule("9.3.3b:1")
def test_9_3_3b_install_only_if_is_a_restriction_for_faceup_cards() -> None:
    text = "runner:\n hand: Fugitive, Hideaway, Sure Gamble\n {}\nturn: runner"
    scenario(text.format("tags 1")).offers("runner", "install Fugitive")
    game = scenario(text.format("tags 0"))
    game.refuses("runner", "install Fugitive")
    answer = game.why_not("runner", "install Fugitive")
    assert (answer.reason.key, answer.rule) == ("refused-install-only-if", "9.3.3b")
    game.runner.plays("Hideaway")
    game.runner.picks("Fugitive")
    assert not game.card("Fugitive").faceup


@pytest.mark.rule("8.4.1:1")
@pytest.mark.rule("8.1.1:1")
def test_8_4_1_facedown_any_card_is_installed_without_a_host_or_memory() -> None:
    game = scenario("runner:\n credits 0\n hand: Hideaway, Five Memory, Clamp, Sure Gamble\n rig: Bench\nturn: runner")
    game.runner.plays("Hideaway")
    assert game.options("runner") == ["pick Five Memory", "pick Clamp", "pick Sure Gamble"]
    game.runner.picks("Clamp")
    assert (game.card("Clamp").host, game.card("Clamp").faceup) == (None, False)
    game.expect(runner_credits=0, runner_memory_used=0)


@pytest.mark.rule("3.8.5d")
def test_3_8_5d_a_console_is_refused_only_while_another_is_active() -> None:
    text = "runner:\n hand: Console B, Two Hardware\n rig: {}\nturn: runner"
    game = scenario(text.format("Console A"))
    game.offers("runner", "install Two Hardware")
    game.refuses("runner", "install Console B")
    assert game.why_not("runner", "install Console B").rule == "3.8.5d"
    assert "Console A" in game.why_not("runner", "install Console B").sentence()
    for rig in ("(Console A)", "Two Hardware", "Extra Board"):
        scenario(text.format(rig)).offers("runner", "install Console B")


@pytest.mark.rule("1.15.1:1")
@pytest.mark.rule("1.12.5c:1")
def test_1_15_1_the_last_click_is_enough_for_a_card_with_a_condition() -> None:
    game = scenario("runner:\n clicks 1\n hand: Clamp\n rig: Bench\nturn: runner")
    game.offers("runner", "install Clamp")
    game.runner.installs("Clamp")
    assert game.card("Clamp").host == "Bench"
    game.expect(runner_clicks=0)


# -- the card that was installed ---------------------------------------------------------------------------------------


@pytest.mark.rule("1.10.5a:1")
@pytest.mark.rule("8.3.6")
def test_1_10_5a_recurring_credits_are_there_as_the_card_becomes_active() -> None:
    game = scenario("runner:\n hand: Wallet\nturn: runner")
    game.runner.installs("Wallet")
    assert game.card("Wallet").credits == 2
    game = scenario("runner:\n hand: Wallet, Hideaway\nturn: runner")
    game.runner.plays("Hideaway")
    assert game.card("Wallet").credits == 0


@pytest.mark.rule("8.3.6")
@pytest.mark.rule("4.8.3")
def test_8_3_6_the_zone_that_a_card_was_installed_from_is_known() -> None:
    rig = "rig: Heap Fan, Grip Fan, Stack Fan"
    game = scenario(f"runner:\n credits 2\n hand: Two Hardware\n {rig}\nturn: runner")
    game.runner.installs("Two Hardware")
    game.expect(runner_credits=1)
    assert game.happened("credits-gained") == 1
    game = scenario(f"runner:\n credits 2\n hand: Dig\n heap: Two Hardware\n {rig}\nturn: runner")
    game.runner.plays("Dig")
    game.expect(runner_credits=1)
    assert game.happened("credits-gained") == 1


@pytest.mark.rule("8.3.5:1")
def test_8_3_5_new_servers_are_numbered_one_after_the_other() -> None:
    game = scenario("corp:\n hand: PAD Campaign, Enigma, Test Upgrade\nturn: corp", mode="full")
    created = []
    for card in ("PAD Campaign", "Enigma", "Test Upgrade"):
        while game.game.decision is not None and game.game.decision.kind == "window":
            game.take("pass")
        game.corp.installs(card, "new remote")
        created.append(game.card(card).server)
    assert created == ["Server 1", "Server 2", "Server 3"]
    assert game.happened("server-created") == 3
    assert [e.server for e in game.events() if e.kind == E_SERVER_CREATED] == [3, 4, 5]
    assert [e.server for e in game.events() if e.kind == E_INSTALLED] == [3, 4, 5]


@pytest.mark.rule("8.3.5:1")
def test_8_3_5_no_server_is_created_where_there_is_one() -> None:
    game = scenario("corp:\n hand: PAD Campaign\n Server 1: ice (Enigma)\nturn: corp")
    game.corp.installs("PAD Campaign", "Server 1")
    assert game.happened("server-created") == 0
    assert (game.root("Server 1"), game.ice("Server 1")) == (["PAD Campaign"], ["Enigma"])


@pytest.mark.rule("8.2.1:1")
@pytest.mark.rule("3.2.3:2")
def test_8_2_1_the_corps_cards_enter_facedown_and_inactive() -> None:
    for card in ("Enigma", "PAD Campaign", "Nisei MK II", "Test Upgrade"):
        game = scenario(f"corp:\n hand: {card}\nturn: corp")
        game.corp.installs(card, "new remote")
        look = game.card(card)
        assert (look.installed, look.faceup, look.active) == (True, False, False)
