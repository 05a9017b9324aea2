"""9.1: abilities in general: resolving them, their sources, using them, where they are active."""

import pytest

from netrunner.rules.machine.nodes import in_zone
from netrunner.rules.machine.terms import (
    ARCHIVES,
    E_CREDITS_GAINED,
    HARDWARE,
    NET,
    POWER,
    PROGRAM,
    RESOURCE,
    VIRUS,
)
from netrunner.testing import Scenario, define, scenario
from netrunner.vocabulary import (
    AddTo,
    Cards,
    Chosen,
    CostsLess,
    CountersOn,
    Damage,
    Draw,
    ForEvent,
    Found,
    Gain,
    GrantsAbility,
    Install,
    Installable,
    InstallOnlyOn,
    May,
    Place,
    Requirement,
    Search,
    This,
    Trash,
    TrashThis,
    TurnBegins,
    paid,
    play,
    when,
    whenever,
)
from netrunner.vocabulary.abilities import PaidAbility, cost_of
from netrunner.vocabulary.base import YOU
from netrunner.vocabulary.cards import Host
from netrunner.vocabulary.flow import MayPay

BREAKER = Cards(types=PROGRAM, subtypes="icebreaker")
define("Ghostly", "runner", "resource", whenever(ForEvent("trashed", YOU, Cards(side=1)), Draw(1)), cost=0)
define("Echo Box", "runner", "resource", whenever(ForEvent("drew", YOU), Gain(1)), cost=0)
define("Two Steps", "runner", "event", play(Draw(1), Gain(5)), cost=0)
define(
    "Overclock", "runner", "hardware",
    InstallOnlyOn(BREAKER), GrantsAbility(paid(2, Gain(5)), of=Host()), cost=0,
)  # fmt: skip
define(
    "Blessing", "runner", "hardware",
    InstallOnlyOn(BREAKER), GrantsAbility(whenever(ForEvent("drew", YOU), Place(POWER, 1, This())), of=Host()), cost=0,
)  # fmt: skip
define("Drip", "runner", "resource", paid(TrashThis(), Gain(CountersOn(VIRUS))), cost=0)
define("Burst", "runner", "resource", paid(0, Place(POWER, 3), Trash(This()), Gain(CountersOn(POWER))), cost=0)
define("Onlooker", "runner", "resource", whenever(ForEvent("used", YOU, Cards(types=HARDWARE)), Draw(1)), cost=0)
define("Gadget", "runner", "hardware", paid(1, Gain(3)), cost=0)
define("Alarm Clock", "runner", "hardware", when(TurnBegins(), Gain(1)), cost=0)
define("Snooze", "runner", "hardware", when(TurnBegins(), Gain(1), may=True), cost=0)
define("Half Awake", "runner", "hardware", when(TurnBegins(), May(Gain(1))), cost=0)
define("Coin Slot", "runner", "hardware", when(TurnBegins(), MayPay(1, Gain(3))), cost=0)
define("Keepsake", "runner", "resource", whenever(ForEvent("trashed", this=True), Gain(2)), cost=0)
define(
    "Scar Tissue", "runner", "event",
    whenever(ForEvent("trashed", this=True, inactive=True), Gain(3)), play(Gain(1)), cost=0,
)  # fmt: skip
define("Clearance", "corp", "operation", play(Trash(Chosen(Cards(types=RESOURCE)))))
define("Bargain", "runner", "hardware", CostsLess("install", 2), cost=3)
define("Rummage", "runner", "event", play(Search(Installable(Cards(HARDWARE, where="stack"))), Install(Found())))
define("Long Plan", "corp", "agenda", Requirement(1), requirement=2, points=1)
define(
    "Test Boomerang", "corp", "asset", PaidAbility(cost_of(2), (AddTo(This(), "hq"),), where=in_zone(ARCHIVES)), trash=1
)
define("Pin", "corp", "operation", play(Damage(NET, 1)))


def story(game: Scenario, *kinds: str) -> list[str]:
    """What happened of these kinds, in order."""
    return [kind for kind in game.log_kinds() if kind in kinds]


def next_turn(game: Scenario) -> None:
    """The Corp's last click goes, and the Runner's turn begins."""
    game.corp.takes_credit()
    assert game.turn == "runner"


# -- 9.1.2 ------------------------------------------------------------------------------------


@pytest.mark.rule("9.1.2:2")
@pytest.mark.rule("10.3.6")
@pytest.mark.rule("9.10.3:2")
def test_9_1_2_a_checkpoint_occurs_between_instructions() -> None:
    game = scenario("runner:\n credits 0\n hand: Two Steps\n deck: 2 any\n rig: Echo Box\nturn: runner")
    game.runner.plays("Two Steps")
    gains = [e.amount for e in game.events() if e.kind == E_CREDITS_GAINED]
    assert gains == [1, 5]  # Echo Box before the second instruction


@pytest.mark.rule("9.1.2a")
def test_9_1_2a_the_newest_abilities_of_a_chain_reaction_resolve_first() -> None:
    # Snare! would do 3 net damage to a Runner with 2 cards. Decoy is trashed against its tag, and the card drawn for
    # that is there before the damage is done.
    game = scenario("""
        corp:
          credits 4
          deck: Snare!
        runner:
          hand: 2 any
          deck: 5 any
          rig: Decoy, Ghostly
        turn: runner
    """)
    game.runner.runs("R&D")
    game.runner.continues()
    game.corp.triggers("Snare!")
    game.asks("runner", "interrupt")
    game.runner.uses("Decoy")
    assert story(game, "drew", "prevented", "damage") == ["drew", "prevented", "damage"]
    game.expect(tags=0, runner_hand=[], winner=None)


# -- 9.1.3, 9.1.4 -----------------------------------------------------------------------------


@pytest.mark.rule("9.1.3b")
@pytest.mark.rule("9.1.1c")
def test_9_1_3b_the_source_of_a_granted_ability_is_the_card_that_has_it() -> None:
    # Credits for using icebreakers pay for it.
    game = scenario("""
        runner:
          credits 0
          rig: Corroder [Overclock], The Toolbox
        turn: runner, at 5.7.1e
    """)
    game.runner.uses("Corroder")
    game.expect(runner_credits=5)
    assert game.card("The Toolbox").credits == 0


@pytest.mark.rule("9.1.3b")
def test_9_1_3b_a_granted_conditional_ability_acts_on_its_new_source() -> None:
    game = scenario("runner:\n deck: 3 any\n rig: Corroder [Blessing]\nturn: runner")
    game.runner.draws()
    assert game.card("Corroder").power == 1
    assert game.card("Blessing").power == 0


@pytest.mark.rule("9.1.3b")
def test_9_1_3b_two_granters_give_two_abilities() -> None:
    game = scenario("runner:\n credits 4\n rig: Corroder [Overclock, Overclock]\nturn: runner, at 5.7.1e")
    mine = [text for text in game.options("runner") if text.startswith("use Corroder")]
    assert mine == ["use Corroder granted ability 1", "use Corroder granted ability 2"]


@pytest.mark.rule("9.1.4:1")
def test_9_1_4_an_ability_knows_its_source_as_it_last_existed() -> None:
    game = scenario("runner:\n credits 0\n rig: Drip {virus 4}\nturn: runner, at 5.7.1e")
    game.runner.uses("Drip")
    game.expect(runner_credits=4, runner_heap=["Drip"])
    assert game.card("Drip").virus == 0


@pytest.mark.rule("9.1.4:1")
def test_9_1_4_also_what_it_got_while_the_ability_resolved() -> None:
    game = scenario("runner:\n credits 0\n rig: Burst\nturn: runner, at 5.7.1e")
    game.runner.uses("Burst")
    game.expect(runner_credits=3, runner_heap=["Burst"])


# -- 9.1.6: using -----------------------------------------------------------------------------


@pytest.mark.rule("9.1.6a")
@pytest.mark.rule("9.5.3:1")
def test_9_1_6a_a_paid_ability_is_used_once_its_cost_has_been_paid() -> None:
    game = scenario("runner:\n credits 1\n deck: 3 any\n rig: Gadget, Onlooker\nturn: runner, at 5.7.1e")
    game.runner.uses("Gadget")
    assert story(game, "credits-spent", "used", "drew", "credits-gained") == [
        "credits-spent", "used", "drew", "credits-gained",
    ]  # fmt: skip


@pytest.mark.rule("9.1.6:2")
def test_9_1_6_a_mandatory_ability_is_not_used() -> None:
    game = scenario("corp:\n clicks 1\nrunner:\n deck: 3 any\n rig: Alarm Clock, Onlooker\nturn: corp")
    next_turn(game)
    game.expect(runner_credits=6, runner_hand=[])


@pytest.mark.rule("9.1.6b")
def test_9_1_6b_an_optional_conditional_ability_is_used_when_it_has_resolved() -> None:
    game = scenario("corp:\n clicks 1\nrunner:\n deck: 3 any\n rig: Snooze, Onlooker\nturn: corp")
    next_turn(game)
    twin = game.copy()
    game.runner.triggers("Snooze")
    assert story(game, "used", "drew") == ["used", "drew"]
    game.expect(runner_credits=6, runner_hand=1)
    twin.runner.passes()
    twin.expect(runner_credits=5, runner_hand=[])


@pytest.mark.rule("9.6.9d:1")
@pytest.mark.rule("9.6.9c")
@pytest.mark.rule("9.6.15d:2")
def test_9_6_9d_an_optional_part_that_is_carried_out_makes_the_ability_used() -> None:
    text = "corp:\n clicks 1\nrunner:\n deck: 3 any\n rig: {}, Onlooker\nturn: corp"
    for title in ("Half Awake", "Coin Slot"):
        game = scenario(text.format(title))
        next_turn(game)
        twin = game.copy()
        game.runner.accepts()
        game.expect(runner_hand=1)
        twin.runner.declines()
        twin.expect(runner_hand=[], runner_credits=5)


# -- 9.1.7, 9.1.8: where abilities are active -------------------------------------------------


@pytest.mark.rule("9.1.7:1")
def test_9_1_7_the_ability_of_a_card_in_hand_is_inactive() -> None:
    game = scenario("corp:\n hand: Pin\nrunner:\n credits 0\n hand: Keepsake\nturn: corp")
    game.corp.plays("Pin")
    game.expect(runner_heap=["Keepsake"], runner_credits=0)


@pytest.mark.rule("9.11.2a")
def test_9_11_2a_an_active_card_sees_its_own_leaving_once() -> None:
    game = scenario("corp:\n hand: Clearance\nrunner:\n credits 0\n rig: Keepsake\nturn: corp")
    game.corp.plays("Clearance")
    game.expect(runner_heap=["Keepsake"], runner_credits=2)


@pytest.mark.rule("9.1.8a")
@pytest.mark.rule("9.1.8")
def test_9_1_8a_abilities_about_being_accessed_are_active_everywhere() -> None:
    for place in ("hand: Test Trap", "deck: Test Trap, Hedge Fund", "Server 1: (Test Trap)", "archives: (Test Trap)"):
        server = {"h": "HQ", "d": "R&D", "S": "Server 1", "a": "Archives"}[place[0]]
        game = scenario(f"corp:\n {place}\nrunner:\n hand: 4 any\nturn: runner")
        game.runner.runs(server)
        game.runner.continues()
        game.pass_windows()
        assert len(game.runner.hand) == 3, place


@pytest.mark.rule("9.1.8b:2")
def test_9_1_8b_an_ability_about_being_trashed_by_damage_is_active_in_the_heap() -> None:
    game = scenario("corp:\n hand: Pin\nrunner:\n credits 0\n hand: Scar Tissue\nturn: corp")
    game.corp.plays("Pin")
    game.expect(runner_heap=["Scar Tissue"], runner_credits=3)


@pytest.mark.rule("9.1.8b:1")
def test_9_1_8b_an_ability_that_only_works_in_a_zone_is_active_there() -> None:
    game = scenario("corp:\n credits 5\n archives: Test Boomerang\nturn: corp, at 5.6.2a")
    game.corp.uses("Test Boomerang")
    game.expect(corp_hand=["Test Boomerang"], corp_credits=3)
    game = scenario("corp:\n credits 5\n hand: Test Boomerang\nturn: corp")
    game.asks("corp", "action")
    game.refuses("corp", "use Test Boomerang")


@pytest.mark.rule("9.1.8c:1")
@pytest.mark.rule("9.3.3b:2")
@pytest.mark.rule("9.3.3")
@pytest.mark.rule("9.4.3")
def test_9_1_8c_play_restrictions_apply_to_a_card_in_hand() -> None:
    game = scenario("corp:\n credits 9\n hand: Scorched Earth\nturn: corp")
    game.asks("corp", "action")
    game.refuses("corp", "play Scorched Earth")
    game = scenario("corp:\n credits 9\n hand: Scorched Earth\nrunner:\n tags 1\nturn: corp")
    game.offers("corp", "play Scorched Earth")


@pytest.mark.rule("9.1.8d:1")
@pytest.mark.rule("9.3.3a")
def test_9_1_8d_a_card_modifies_its_own_install_cost_from_the_hand() -> None:
    game = scenario("runner:\n credits 1\n hand: Bargain\nturn: runner")
    game.runner.installs("Bargain")
    game.expect(runner_credits=0, runner_rig=["Bargain"])


@pytest.mark.rule("9.1.8d:1")
def test_9_1_8d_a_card_modifies_its_own_install_cost_wherever_it_is() -> None:
    game = scenario("""
        runner:
          credits 2
          hand: Rummage, Rummage
          deck: 3 Bargain, 5 any
        turn: runner
    """)
    game.runner.plays("Rummage")
    game.runner.picks("Bargain")
    game.expect(runner_credits=1, runner_rig=["Bargain"])
    game.runner.plays("Rummage")  # the stack was shuffled, so every card in it is a new one (4.1.2a)
    game.runner.picks("Bargain")
    game.expect(runner_credits=0, runner_rig=["Bargain", "Bargain"])


@pytest.mark.rule("9.1.8e:1")
def test_9_1_8e_an_agenda_modifies_its_own_requirement_while_unrezzed() -> None:
    game = scenario("corp:\n Server 1: (Long Plan {advancement 2})\nturn: corp")
    game.asks("corp", "action")  # two are not enough, so there was no window to score it
    game.corp.advances("Long Plan")
    game.offers("corp", "score Long Plan")
