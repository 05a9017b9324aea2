"""1.12: hosts and what they host."""

import pytest

from netrunner.rules.machine.terms import ICE, POWER, PROGRAM, RESOURCE, VIRUS
from netrunner.testing import define, scenario
from netrunner.vocabulary import (
    AddTo,
    CanHost,
    Cards,
    Chosen,
    CountersOn,
    Counting,
    Gain,
    HostedCounters,
    InstallOnlyOn,
    Place,
    StrengthBonus,
    paid,
)
from netrunner.vocabulary.cards import Host

define("Shelf", "runner", "hardware", CanHost(Cards(types=PROGRAM), limit=1), cost=0)
define(
    "Lodgings", "runner", "resource",
    CanHost(Cards(types=RESOURCE, subtypes="connection")), cost=0,
)  # fmt: skip
define("Courier", "runner", "resource", cost=0, subtypes="connection")
define("Vehicle", "runner", "resource", cost=0, subtypes="vehicle")
define(
    "Barnacle", "runner", "program",
    InstallOnlyOn(Cards(types=ICE, rezzed=True)), StrengthBonus(1, of=Host()), cost=0, memory=0,
)  # fmt: skip
define("Narrow Shelf", "runner", "hardware", CanHost(Cards(types=PROGRAM), memory=2), cost=0)
define("Small Tool", "runner", "program", cost=0, memory=0)
define("Nesting Box", "runner", "program", CanHost(Cards(types=PROGRAM)), cost=0, memory=0)
define("Vault", "runner", "hardware", CanHost(Cards(types=PROGRAM)), cost=0).hosts_by_ability = True
define(
    "Census", "runner", "resource",
    CanHost(Cards(types=RESOURCE)), paid(0, Gain(Counting(Cards(hosted_on_this=True))), limit=1), cost=0,
)  # fmt: skip
define("Battery", "runner", "hardware", paid(HostedCounters(POWER), Gain(1)), cost=0)
define("Lift", "corp", "asset", paid(0, AddTo(Chosen(Cards(side=1)), "grip")), trash=3)
define(
    "Growth",
    "runner",
    "program",
    paid(0, Place(VIRUS), limit=1),
    StrengthBonus(CountersOn(VIRUS)),
    cost=0,
    memory=0,
    strength=0,
    subtypes="icebreaker",
)
define("Pouch", "runner", "program", CanHost(Cards(types=RESOURCE)), cost=0, memory=0)
define("Ice Hook", "runner", "program", InstallOnlyOn(Cards(types=PROGRAM)), cost=0, memory=0)


@pytest.mark.rule("1.12.4:1")
def test_1_12_4_a_host_takes_any_number_of_cards_unless_it_is_limited() -> None:
    game = scenario("runner:\n hand: 2 Courier\n rig: Lodgings [Courier, Courier]\nturn: runner")
    game.runner.installs("Courier", "Lodgings")
    game.runner.installs("Courier", "Lodgings")
    assert game.card("Lodgings").hosted == ["Courier"] * 4
    game = scenario("runner:\n hand: Small Tool\n rig: Shelf [Small Tool]\nturn: runner")
    game.runner.installs("Small Tool")
    game.runner.done()  # nothing is trashed for it (8.3.3)
    assert game.card("Shelf").hosted == ["Small Tool"]
    game.expect(runner_rig=3)


@pytest.mark.rule("1.12.5a:1")
@pytest.mark.rule("1.12.5:1")
@pytest.mark.rule("1.12.6:1")
@pytest.mark.rule("8.1.1a")
@pytest.mark.rule("9.3.3e")
def test_1_12_5a_a_card_that_can_host_is_a_destination_that_may_be_chosen_or_not() -> None:
    text = "runner:\n hand: Courier, Vehicle\n rig: Lodgings\nturn: runner"
    game = scenario(text)
    game.runner.installs("Courier")
    game.asks("runner", "destination", "8.3.2")
    game.runner.chooses("Lodgings")
    assert game.card("Courier").host == "Lodgings" and game.card("Courier").faceup
    game = scenario(text)
    game.runner.installs("Courier", "rig")
    assert game.card("Courier").host is None
    game.runner.installs("Vehicle")  # not a connection: no question
    assert game.card("Vehicle").host is None
    game.asks("runner", "action")


@pytest.mark.rule("1.12.5c:2")
def test_1_12_5c_a_card_that_needs_a_host_is_not_installed_without_one() -> None:
    game = scenario("corp:\n HQ: ice (Enigma)\nrunner:\n hand: Barnacle\nturn: runner")
    game.asks("runner", "action")
    game.refuses("runner", "install Barnacle")
    game = scenario("corp:\n HQ: ice Enigma\n R&D: ice (Hunter)\nrunner:\n hand: Barnacle\nturn: runner")
    game.runner.installs("Barnacle")
    assert game.card("Barnacle").host == "Enigma"
    assert game.card("Enigma").strength == 3


@pytest.mark.rule("1.12.5c:1")
def test_1_12_5c_its_own_permission_is_enough_on_a_host_that_hosts_something_else() -> None:
    game = scenario("runner:\n hand: Ice Hook\n rig: Pouch\nturn: runner")
    game.runner.installs("Ice Hook")
    assert game.card("Ice Hook").host == "Pouch"
    game.expect(runner_heap=[])


@pytest.mark.rule("1.12.7:1")
def test_1_12_7_an_installed_card_does_not_change_its_host() -> None:
    game = scenario("runner:\n rig: Lodgings, Courier\nturn: runner")
    game.runner.takes_credit()
    assert game.card("Courier").host is None
    assert not any("Courier" in text for text in game.options("runner"))


@pytest.mark.rule("1.12.8")
def test_1_12_8_host_relationships_are_not_transitive() -> None:
    game = scenario("""
        runner:
          credits 0
          rig: Census [Lodgings [Courier, Courier]]
        turn: runner, at 5.7.1e
    """)
    game.runner.uses("Census")
    game.expect(runner_credits=1)  # the couriers are hosted on Lodgings


@pytest.mark.rule("1.12.10")
def test_1_12_10_hosted_counters_and_cards_leave_without_affecting_the_host() -> None:
    game = scenario("runner:\n credits 0\n rig: Battery {power 2}\nturn: runner, at 5.7.1e")
    game.runner.uses("Battery")
    assert game.card("Battery").power == 1
    game.runner.uses("Battery")
    assert game.card("Battery").installed
    game.expect(runner_credits=2)
    game = scenario("""
        corp:
          Server 1: Lift
        runner:
          rig: Lodgings [Courier]
        turn: corp, at 5.6.2a
    """)
    game.corp.uses("Lift")
    game.corp.picks("Courier")
    game.expect(runner_hand=["Courier"], runner_rig=["Lodgings"])
    assert game.card("Lodgings").hosted == []


@pytest.mark.rule("1.12.11:1")
@pytest.mark.rule("8.1.1b")
def test_1_12_11_what_is_hosted_on_an_uninstalled_card_is_trashed() -> None:
    game = scenario("""
        corp:
          Server 1: Lift
        runner:
          rig: Nesting Box [Nesting Box [Growth {virus 2}]], Courier
        turn: corp, at 5.6.2a
    """)
    game.corp.uses("Lift")
    outer = next(c for c in game.cards("Nesting Box") if c.host is None)
    game.corp.picks(outer)
    game.expect(runner_hand=["Nesting Box"], runner_heap=["Nesting Box", "Growth"], runner_rig=["Courier"])
    assert game.card("Growth").virus == 0


@pytest.mark.rule("1.12.11:3")
def test_1_12_11_the_trashing_cannot_be_prevented() -> None:
    game = scenario("""
        corp:
          Server 1: Lift
        runner:
          rig: Nesting Box [Small Tool], Sacrificial Construct
        turn: corp, at 5.6.2a
    """)
    game.corp.uses("Lift")
    game.corp.picks("Nesting Box")
    game.expect(runner_heap=["Small Tool"], runner_rig=["Sacrificial Construct"])
    game.asks("corp", "window")


@pytest.mark.rule("1.12.5b:1,2")
def test_1_12_5b_a_card_that_hosts_by_its_own_ability_is_no_destination() -> None:
    game = scenario("runner:\n hand: Small Tool\n rig: Vault\nturn: runner")
    game.runner.installs("Small Tool")
    assert game.card("Small Tool").host is None
    assert game.card("Vault").hosted == []


@pytest.mark.rule("1.12.9")
def test_1_12_9_hosted_means_hosted_on_this_card() -> None:
    game = scenario("""
        runner:
          credits 0
          rig: Census [Courier, Courier], Lodgings [Courier]
        turn: runner, at 5.7.1e
    """)
    game.runner.uses("Census")
    game.expect(runner_credits=2)


@pytest.mark.rule("1.12.4:2")
def test_1_12_4_programs_that_outgrow_their_host_go_and_the_runner_chooses_which() -> None:
    game = scenario("runner:\n rig: Narrow Shelf [Puffer, Mimic]\nturn: runner")
    game.runner.uses("Puffer", 5)
    game.runner.picks("Mimic")
    game.expect(runner_heap=["Mimic"])
    assert game.card("Narrow Shelf").hosted == ["Puffer"]


def test_1_12_4_no_more_programs_go_than_must() -> None:
    game = scenario("runner:\n rig: Narrow Shelf [Small Tool, Mimic, Puffer]\nturn: runner")
    game.runner.uses("Puffer", 5)
    assert game.options("runner") == ["pick Mimic", "pick Puffer"]  # without Small Tool it would need as much
