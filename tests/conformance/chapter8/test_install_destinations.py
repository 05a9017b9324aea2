"""8.2.1, 1.12.5: where a card may be installed, worked out place by place."""

import pytest

from netrunner.rules.machine.terms import (
    A_INSTALL,
    A_TRASH,
    CORP,
    ICE,
    PROGRAM,
    RESOURCE,
    SERVER_HQ,
    SERVER_RND,
)
from netrunner.testing import define, scenario
from netrunner.vocabulary import (
    CanHost,
    Cannot,
    Cards,
    Chosen,
    Clicks,
    Install,
    InstallOnlyIn,
    InstallOnlyOn,
    RemoteOnly,
    paid,
    play,
)
from netrunner.vocabulary.into_play import Installable

define("Closed House", "corp", "asset", Cannot(A_INSTALL, CORP, servers=SERVER_HQ), trash=2)
define("Sealed Ground", "corp", "upgrade", Cannot(A_INSTALL, CORP, this_server=True), trash=2)
define("No Ice Please", "corp", "asset", Cannot(A_INSTALL, CORP, Cards(types=ICE)), trash=2)
define("Cellar", "corp", "upgrade", InstallOnlyIn(SERVER_RND), trash=2)
define("Outpost", "corp", "upgrade", RemoteOnly(), trash=2)
define("Carrier", "corp", "asset", CanHost(Cards(types=ICE), limit=1), trash=2)
define("Scaffold", "corp", "upgrade", InstallOnlyOn(Cards(types=ICE)), trash=2)
define("Rack Mount", "runner", "hardware", CanHost(Cards(types=PROGRAM), limit=2), cost=0)
define("Memory Rack", "runner", "hardware", CanHost(Cards(types=PROGRAM), memory=3), cost=0)
define("Locker", "runner", "hardware", CanHost(Cards(types=PROGRAM)), cost=0).hosts_by_ability = True
define("Add-on", "runner", "program", InstallOnlyOn(Cards(types=PROGRAM)), cost=0, memory=0)
define("Light Tool", "runner", "program", cost=0, memory=0)
define("One Tool", "runner", "program", cost=0, memory=1)
define("Two Tool", "runner", "program", cost=0, memory=2)
define("Untouchable", "corp", "asset", Cannot(A_TRASH, CORP, Cards(types=ICE)), trash=2)
define("Car Ferry", "runner", "resource", CanHost(Cards(types=RESOURCE)), cost=0)
define("Passenger", "runner", "resource", cost=0)
define("Smuggle", "runner", "event", play(Install(Chosen(Installable(Cards(where="grip"))))))
define("Helpdesk", "corp", "asset", paid(Clicks(), Install(Chosen(Installable(Cards(where="hq"))))), trash=2)

EVERYWHERE = ["HQ", "R&D", "Archives", "Server 1", "Server 2", "new remote"]


def servers(text: str, card: str) -> list[str]:
    """The servers that are offered for a card; a card with one destination goes there without a question."""
    game = scenario(text)
    game.corp.installs(card)
    found = [option.removeprefix("server ") for option in game.options("corp")]
    assert game.game.decision is not None and game.game.decision.kind == "destination"
    return found


# -- the Corp's servers ------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.2.1:2")
@pytest.mark.rule("8.2.1a:1,2")
def test_8_2_1_ice_protects_any_server_or_a_new_one() -> None:
    text = "corp:\n hand: Enigma\n Server 1: (PAD Campaign)\n Server 2: ice (Hunter)\nturn: corp"
    assert servers(text, "Enigma") == EVERYWHERE


@pytest.mark.rule("8.2.1:1")
@pytest.mark.rule("8.2.1b")
@pytest.mark.parametrize("card", ["Nisei MK II", "PAD Campaign"])
def test_8_2_1b_agendas_and_assets_go_to_remote_servers_only(card: str) -> None:
    text = f"corp:\n hand: {card}\n Server 1: (Melange Mining Corp.)\n Server 2: ice (Hunter)\nturn: corp"
    assert servers(text, card) == ["Server 1", "Server 2", "new remote"]


@pytest.mark.rule("8.2.1c")
@pytest.mark.rule("8.2.12:1")
def test_8_2_1c_and_8_2_12_upgrades_go_anywhere_and_remote_only_ones_to_remotes() -> None:
    text = "corp:\n hand: {}\n Server 1: (PAD Campaign)\n Server 2: ice (Hunter)\nturn: corp"
    assert servers(text.format("Test Upgrade"), "Test Upgrade") == EVERYWHERE
    assert servers(text.format("Outpost"), "Outpost") == EVERYWHERE[3:]


@pytest.mark.rule("8.2.1:2")
@pytest.mark.rule("8.2.12:1")
def test_8_2_1_a_card_for_one_server_goes_there_without_a_question() -> None:
    game = scenario("corp:\n hand: Cellar\n Server 1: (PAD Campaign)\nturn: corp")
    game.corp.installs("Cellar")
    game.asks("corp", "window", "5.6.2a")
    assert game.card("Cellar").server == "R&D"
    assert game.servers == ["HQ", "R&D", "Archives", "Server 1"]


@pytest.mark.rule("8.2.1:1")
@pytest.mark.rule("1.2.2:2")
def test_8_2_1_a_card_for_one_server_that_is_closed_cannot_be_installed() -> None:
    game = scenario("""
        corp:
          hand: Cellar, Test Upgrade
          R&D: root Sealed Ground
        turn: corp
    """)
    game.offers("corp", "install Test Upgrade")
    game.refuses("corp", "install Cellar")
    answer = game.why_not("corp", "install Cellar")
    assert (answer.reason.key, answer.rule) == ("refused-no-destination", "8.2.1")


@pytest.mark.rule("8.2.1:1")
@pytest.mark.rule("1.2.2:2")
def test_8_2_1_a_server_where_nothing_can_be_installed_is_not_offered() -> None:
    text = "corp:\n hand: {}\n Server 1: Closed House\n Server 2: ice (Hunter)\nturn: corp"
    assert servers(text.format("Enigma"), "Enigma") == EVERYWHERE[1:]
    assert servers(text.format("Test Upgrade"), "Test Upgrade") == EVERYWHERE[1:]
    text = "corp:\n hand: Enigma\n Server 1: Sealed Ground\n Server 2: ice (Hunter)\nturn: corp"
    assert servers(text, "Enigma") == ["HQ", "R&D", "Archives", "Server 2", "new remote"]


@pytest.mark.rule("1.2.2:2")
def test_1_2_2_what_cannot_be_installed_at_all_is_refused_with_the_card_that_says_so() -> None:
    game = scenario("corp:\n hand: Enigma, PAD Campaign\n Server 1: No Ice Please\nturn: corp")
    game.offers("corp", "install PAD Campaign")
    game.refuses("corp", "install Enigma")
    answer = game.why_not("corp", "install Enigma")
    assert (answer.reason.key, answer.rule) == ("refused-cannot-by", "1.2.2")
    assert "No Ice Please" in answer.sentence()


@pytest.mark.rule("4.7.8h:1")
def test_4_7_8h_a_new_remote_server_can_be_forbidden_only_while_there_is_one() -> None:
    text = "corp: Earth Station: SEA Headquarters\n hand: PAD Campaign, Enigma\n {}\nturn: corp"
    game = scenario(text.format(""))
    game.corp.installs("PAD Campaign")  # the first one may be created, and nothing else is possible
    assert game.root("Server 1") == ["PAD Campaign"]
    game.corp.passes()
    game.corp.installs("Enigma")
    assert game.options("corp") == ["server HQ", "server R&D", "server Archives", "server Server 1"]


@pytest.mark.rule("4.7.8h:1")
def test_4_7_8h_the_only_remote_server_is_used_again() -> None:
    game = scenario("""
        corp: Earth Station: SEA Headquarters
          hand: PAD Campaign, Enigma
          Server 2: ice (Hunter)
        turn: corp
    """)
    game.corp.installs("PAD Campaign")
    assert game.servers == ["HQ", "R&D", "Archives", "Server 2"]
    assert game.root("Server 2") == ["PAD Campaign"]


# -- the Corp's hosts --------------------------------------------------------------------------------------------------


@pytest.mark.rule("1.12.5a:1")
def test_1_12_5a_a_rezzed_host_of_the_corp_is_offered_besides_the_servers() -> None:
    game = scenario("corp:\n hand: Enigma\n Server 1: Carrier\nturn: corp")
    game.corp.installs("Enigma")
    assert game.options("corp")[-1] == "host Carrier [Server 1 card 1]"
    game.corp.chooses("Carrier")
    ice = game.card("Enigma")
    assert (ice.host, ice.server, ice.installed, ice.faceup) == ("Carrier", "Server 1", True, False)
    assert game.ice("Server 1") == []
    game.expect(corp_credits=5)


@pytest.mark.rule("1.12.5a:2")
@pytest.mark.rule("1.12.4:2")
@pytest.mark.parametrize(
    "asset", ["(Carrier)", "Carrier [(Hunter)]", "PAD Campaign"], ids=["unrezzed", "full", "no host"]
)
def test_1_12_5a_a_host_that_is_unrezzed_or_full_is_no_destination(asset: str) -> None:
    game = scenario(f"corp:\n hand: Enigma\n Server 1: {asset}\nturn: corp")
    game.corp.installs("Enigma")
    assert not any("host" in option for option in game.options("corp"))


@pytest.mark.rule("1.12.5a:1")
def test_1_12_5a_a_host_takes_only_what_it_says() -> None:
    game = scenario("corp:\n hand: PAD Campaign\n Server 1: Carrier\nturn: corp")
    game.corp.installs("PAD Campaign")
    assert game.options("corp") == ["server Server 1", "server new remote"]


@pytest.mark.rule("1.12.5c:1")
def test_1_12_5c_a_corp_card_that_needs_a_host_goes_nowhere_else() -> None:
    game = scenario("corp:\n hand: Scaffold\n HQ: ice (Enigma)\n R&D: ice Hunter\nturn: corp")
    game.corp.installs("Scaffold")
    assert game.options("corp") == ["host Enigma [HQ ice 1]", "host Hunter [R&D ice 1]"]
    game.corp.chooses("Enigma")
    assert (game.card("Scaffold").host, game.card("Scaffold").server) == ("Enigma", "HQ")
    assert game.card("Enigma").hosted == ["Scaffold"]
    assert game.root("HQ") == []


@pytest.mark.rule("1.12.5c:2")
def test_1_12_5c_without_a_host_a_corp_card_cannot_be_installed() -> None:
    game = scenario("corp:\n hand: Scaffold, Hedge Fund\nturn: corp")
    game.refuses("corp", "install Scaffold")
    answer = game.why_not("corp", "install Scaffold")
    assert (answer.reason.key, answer.rule) == ("refused-no-host", "1.12.5c")


# -- the Runner's hosts ------------------------------------------------------------------------------------------------


def hosts(text: str, card: str) -> list[str]:
    """The hosts that are offered for a Runner card, and "rig" for none."""
    game = scenario(text)
    game.runner.installs(card)
    decision = game.game.decision
    if decision is None or decision.kind != "destination":
        return [game.card(card).host or "rig"]
    return game.options("runner")


@pytest.mark.rule("1.12.5a:2")
@pytest.mark.rule("1.12.4:2")
def test_1_12_4_a_host_with_a_limit_takes_exactly_that_many() -> None:
    text = "runner:\n hand: Light Tool\n rig: {}\nturn: runner"
    assert hosts(text.format("Rack Mount [One Tool]"), "Light Tool") == ["server rig", "host Rack Mount"]
    game = scenario(text.format("Rack Mount [One Tool, One Tool]"))
    game.runner.installs("Light Tool")
    game.runner.done()  # no program is trashed for it
    assert game.card("Light Tool").host is None


@pytest.mark.rule("1.12.4:2")
def test_1_12_4_a_host_with_memory_takes_programs_up_to_that_amount() -> None:
    text = "runner:\n hand: {}\n rig: Memory Rack [One Tool]\nturn: runner"
    assert hosts(text.format("Two Tool"), "Two Tool") == ["server rig", "host Memory Rack"]
    text = "runner:\n hand: {}\n rig: Memory Rack [Two Tool]\nturn: runner"
    game = scenario(text.format("Two Tool"))
    game.runner.installs("Two Tool")
    game.asks("runner", "trash-like")  # 2 + 2 is more than 3
    game.runner.done()
    assert game.card("Memory Rack").hosted == ["Two Tool"]
    assert hosts(text.format("One Tool"), "One Tool") == ["server rig", "host Memory Rack"]


@pytest.mark.rule("1.12.5a:1")
def test_1_12_5a_a_facedown_host_is_none() -> None:
    text = "runner:\n hand: Light Tool\n rig: {}\nturn: runner"
    assert hosts(text.format("Rack Mount"), "Light Tool") == ["server rig", "host Rack Mount"]
    assert hosts(text.format("(Rack Mount)"), "Light Tool") == ["rig"]


@pytest.mark.rule("1.12.5b:1,2")
@pytest.mark.rule("1.12.5a:1")
def test_1_12_5b_a_host_that_takes_cards_by_its_ability_is_no_destination() -> None:
    assert hosts("runner:\n hand: Light Tool\n rig: Locker\nturn: runner", "Light Tool") == ["rig"]


@pytest.mark.rule("1.12.5a:1")
def test_1_12_5a_a_host_takes_only_its_controllers_cards() -> None:
    define("Public Shelf", "corp", "asset", CanHost(Cards()), trash=2)
    text = "corp:\n Server 1: Public Shelf\nrunner:\n hand: Light Tool\n rig: Rack Mount\nturn: runner"
    assert hosts(text, "Light Tool") == ["server rig", "host Rack Mount"]


@pytest.mark.rule("1.12.5c:1")
def test_1_12_5c_a_card_that_needs_a_host_never_goes_on_itself_nor_on_what_does_not_fit() -> None:
    text = "runner:\n hand: Add-on, One Tool\n rig: {}\nturn: runner"
    game = scenario(text.format("Rack Mount"))
    game.refuses("runner", "install Add-on")
    answer = game.why_not("runner", "install Add-on")
    assert (answer.reason.key, answer.rule) == ("refused-no-host", "1.12.5c")
    assert hosts(text.format("Light Tool, Rack Mount"), "Add-on") == ["Light Tool"]
    assert hosts(text.format("Light Tool, Two Tool"), "Add-on") == ["host Light Tool", "host Two Tool"]


@pytest.mark.rule("1.12.5a:1")
@pytest.mark.rule("1.12.8")
def test_1_12_5a_a_hosted_card_may_be_a_host_itself() -> None:
    text = "runner:\n hand: Passenger\n rig: Car Ferry [Car Ferry]\nturn: runner"
    game = scenario(text)
    game.runner.installs("Passenger")
    assert len(game.options("runner")) == 3
    game.take(game.options("runner")[-1])
    inner = game.card("Passenger").host
    assert inner == "Car Ferry"
    assert sorted(len(c.hosted) for c in game.cards("Car Ferry")) == [1, 1]


@pytest.mark.rule("1.12.5a:1")
def test_1_12_5a_the_destinations_follow_a_host_that_comes_and_goes() -> None:
    text = """
        runner:
          hand: Rack Mount, 2 Light Tool, Test Event
          rig: Test Sacrifice
        turn: runner
    """
    game = scenario(text)
    game.runner.installs("Rack Mount")
    game.runner.passes()
    game.runner.installs("Light Tool", "Rack Mount")
    assert game.card("Rack Mount").hosted == ["Light Tool"]
    game.runner.uses("Test Sacrifice")
    game.runner.picks("Rack Mount")
    game.runner.installs("Light Tool")
    game.expect(runner_rig=["Light Tool"], runner_heap=["Rack Mount", "Light Tool", "Test Sacrifice"])
