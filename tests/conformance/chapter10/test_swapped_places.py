"""10.11: where two swapped cards are, what stays with them, and what follows for a run."""

import pytest

from netrunner.rules.machine.terms import CORP, ICE, PROGRAM, RESOURCE, RUNNER
from netrunner.testing import define, scenario
from netrunner.vocabulary import (
    CanHost,
    Cards,
    Chosen,
    EndRun,
    Gain,
    InstallOnlyIn,
    RegionLimit,
    SwapCards,
    TurnBegins,
    paid,
    play,
    sub,
    when,
)

CORP_INSTALLED = Cards(side=CORP)


def swapping(first: Cards, second: Cards) -> SwapCards:
    return SwapCards(Chosen(first, as_="a", swaps_among=False), Chosen(second, as_="b", swaps_with="a"))


define("Exchange", "corp", "operation", play(swapping(CORP_INSTALLED, CORP_INSTALLED)))
define("Bring In", "corp", "operation", play(swapping(CORP_INSTALLED, Cards(where="hq", side=CORP))))
define("Dig Up", "corp", "operation", play(swapping(CORP_INSTALLED, Cards(where="archives", side=CORP))))
define("File Away", "corp", "operation", play(swapping(Cards(where="hq"), Cards(where="archives"))))
define("Bury", "corp", "operation", play(swapping(Cards(where="hq"), Cards(where="rnd"))))
define("Barter", "corp", "operation", play(swapping(Cards(where="corp-score"), Cards(where="runner-score"))))
define("Intrusion", "corp", "operation", play(swapping(Cards(where="hq"), Cards(side=RUNNER))))
define("Vestibule", "corp", "upgrade", InstallOnlyIn(1), trash=2)
define("Region A", "corp", "upgrade", RegionLimit(), trash=2, subtypes="region")
define("Region B", "corp", "upgrade", RegionLimit(), trash=2, subtypes="region")
define("Wide Hangar", "corp", "asset", CanHost(Cards(types=ICE), limit=1), trash=2)
define("Bare Wall", "corp", "ice", sub(EndRun()), cost=0, strength=1)
define("Tall Wall", "corp", "ice", sub(EndRun()), cost=0, strength=2)
EVERY_ICE = Cards(types=ICE)
define("Switcher", "corp", "asset", paid(0, SwapCards(Chosen(EVERY_ICE), Chosen(EVERY_ICE, as_="b"))), trash=2)
define("Dividend", "corp", "agenda", when(TurnBegins(), Gain(1)), requirement=3, points=1)
define("Quiet Agenda", "corp", "agenda", requirement=3, points=2)
define("Parts", "runner", "program", cost=0, memory=0)
define("Trade In", "runner", "event", play(swapping(Cards(types=PROGRAM), Cards(types=PROGRAM, where="grip"))))
define("Stall", "runner", "resource", CanHost(Cards(types=RESOURCE)), cost=0)
define("Goods", "runner", "resource", cost=0)
define("Wares", "runner", "resource", cost=0)
define("Rearrange", "runner", "event", play(swapping(Cards(types=RESOURCE), Cards(types=RESOURCE))))


# -- what is legal -----------------------------------------------------------------------------------------------------


def partners(text: str, play: str, first: str) -> list[str]:
    """What a card can be swapped with; a single one is swapped at once, and found by where it went."""
    game = scenario(text)
    game.corp.plays(play)
    game.corp.picks(first)
    return game.options("corp")


@pytest.mark.rule("10.11.2:1")
def test_10_11_2_ice_is_swapped_with_ice_only() -> None:
    text = "corp:\n hand: Exchange\n HQ: ice Bare Wall; root (Test Upgrade)\n R&D: ice (Tall Wall)\nturn: corp"
    game = scenario(text)
    game.corp.plays("Exchange")
    game.corp.picks("Bare Wall")
    assert (game.ice("HQ"), game.ice("R&D"), game.root("HQ")) == (["Tall Wall"], ["Bare Wall"], ["Test Upgrade"])
    assert (game.card("Bare Wall").rezzed, game.card("Tall Wall").rezzed) == (True, False)


@pytest.mark.rule("10.11.2:1")
@pytest.mark.rule("8.2.1b")
def test_8_2_1b_assets_and_agendas_stay_in_remote_servers() -> None:
    text = """
        corp:
          hand: Exchange
          HQ: root (Test Upgrade)
          Server 1: (Test Asset)
          Server 2: (Quiet Agenda)
          Server 3: (Test Region)
        turn: corp
    """
    asset, agenda, region = (f"pick {t}" for t in ("Test Asset [Server 1 card 1]", "Quiet Agenda [Server 2 card 1]",
                                                   "Test Region [Server 3 card 1]"))  # fmt: skip
    assert partners(text, "Exchange", "Test Asset") == [agenda, region]
    assert partners(text, "Exchange", "Quiet Agenda") == [asset, region]
    # the upgrade in the root may go to a remote server, but only an upgrade may come to the root
    game = scenario(text)
    game.corp.plays("Exchange")
    game.corp.picks("Test Upgrade")
    assert (game.root("HQ"), game.root("Server 3")) == (["Test Region"], ["Test Upgrade"])


@pytest.mark.rule("10.11.2:1")
@pytest.mark.rule("4.7.8a:1")
def test_4_7_8a_no_server_gets_a_second_agenda_or_asset() -> None:
    text = """
        corp:
          hand: Exchange
          Server 1: (Test Asset), (Test Upgrade)
          Server 2: (Quiet Agenda)
        turn: corp
    """
    game = scenario(text)
    game.corp.plays("Exchange")
    game.corp.picks("Quiet Agenda")  # the upgrade cannot make room for a second one beside the asset
    assert (game.root("Server 1"), game.root("Server 2")) == (["Quiet Agenda", "Test Upgrade"], ["Test Asset"])


@pytest.mark.rule("10.11.2:1")
@pytest.mark.rule("3.6.5e")
def test_3_6_5e_no_server_gets_a_second_region() -> None:
    text = """
        corp:
          hand: Exchange
          HQ: root (Region A), (Test Upgrade)
          R&D: root (Region B)
        turn: corp
    """
    game = scenario(text)
    game.corp.plays("Exchange")
    game.corp.picks("Region B")  # with the upgrade it would stand beside the other region
    assert (game.root("HQ"), game.root("R&D")) == (["Region B", "Test Upgrade"], ["Region A"])


@pytest.mark.rule("10.11.2:1")
def test_10_11_2_a_card_for_one_server_is_not_swapped_out_of_it() -> None:
    game = scenario("corp:\n hand: Exchange\n HQ: root (Test Upgrade)\n R&D: root (Vestibule)\nturn: corp")
    game.refuses("corp", "play Exchange")
    game = scenario("corp:\n hand: Exchange\n R&D: root (Test Upgrade), (Vestibule)\nturn: corp")
    game.corp.plays("Exchange")
    game.corp.picks("Vestibule")
    assert game.root("R&D") == ["Vestibule", "Test Upgrade"]


@pytest.mark.rule("10.11.2:1")
def test_10_11_2_an_operation_is_not_swapped_into_a_server() -> None:
    game = scenario("corp:\n hand: Bring In, Hedge Fund\n Server 1: (Test Asset)\nturn: corp")
    game.refuses("corp", "play Bring In")
    game = scenario("corp:\n hand: Bring In, Test Turn Asset\n Server 1: (Test Asset)\nturn: corp")
    game.corp.plays("Bring In")
    game.expect(corp_hand=["Test Asset"])
    assert game.root("Server 1") == ["Test Turn Asset"]


@pytest.mark.rule("10.11.2:1")
def test_10_11_2_cards_of_two_owners_are_not_swapped_in_play() -> None:
    game = scenario("corp:\n hand: Intrusion, Test Asset\nrunner:\n rig: Goods\nturn: corp")
    game.refuses("corp", "play Intrusion")


@pytest.mark.rule("10.11.2:1")
def test_10_11_2_only_agendas_are_swapped_into_a_score_area() -> None:
    define("Promotion", "corp", "operation", play(swapping(Cards(where="hq"), Cards(where="corp-score"))))
    game = scenario("corp:\n hand: Promotion, Test Asset\n score: Quiet Agenda\nturn: corp")
    game.refuses("corp", "play Promotion")
    game = scenario("corp:\n hand: Promotion, Dividend\n score: Quiet Agenda\nturn: corp")
    game.corp.plays("Promotion")
    game.expect(corp_hand=["Quiet Agenda"], corp_score=["Dividend"])


@pytest.mark.rule("10.11.2:1")
@pytest.mark.rule("4.7.8a:2")
@pytest.mark.rule("3.6.5e")
def test_10_11_2_an_upgrade_comes_beside_an_asset_and_beside_a_region() -> None:
    define("Shed", "corp", "upgrade", trash=2)
    for beside in ("Test Asset", "Region A"):
        game = scenario(f"corp:\n hand: Exchange\n HQ: root (Shed)\n Server 1: ({beside}), (Test Upgrade)\nturn: corp")
        game.corp.plays("Exchange")
        game.corp.picks("Shed")
        if beside == "Region A":
            game.corp.picks("Test Upgrade")
        assert (game.root("HQ"), game.root("Server 1")) == (["Test Upgrade"], [beside, "Shed"])


# -- installed cards ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("10.11.3:2")
def test_10_11_3_swapped_ice_keeps_its_counters_and_takes_the_exact_position() -> None:
    game = scenario("""
        corp:
          hand: Exchange
          HQ: ice (Enigma), Bare Wall {advancement 2}, (Hunter)
          R&D: ice (Shadow), (Tall Wall)
        turn: corp
    """)
    game.corp.plays("Exchange")
    game.corp.picks("Bare Wall", "Shadow")
    assert game.ice("HQ") == ["Enigma", "Shadow", "Hunter"]
    assert game.ice("R&D") == ["Bare Wall", "Tall Wall"]
    assert game.card("Bare Wall").advancement == 2
    assert (game.card("Bare Wall").server, game.card("Shadow").server) == ("R&D", "HQ")


@pytest.mark.rule("10.11.3:1")
def test_10_11_3_two_cards_of_one_server_exchange_their_positions() -> None:
    game = scenario("corp:\n hand: Exchange\n HQ: ice (Enigma), (Bare Wall), (Hunter)\nturn: corp")
    game.corp.plays("Exchange")
    game.corp.picks("Enigma", "Hunter")
    assert game.ice("HQ") == ["Hunter", "Bare Wall", "Enigma"]


@pytest.mark.rule("10.11.3:1")
@pytest.mark.rule("1.12.9")
def test_10_11_3_ice_on_a_host_is_swapped_with_ice_that_protects_a_server() -> None:
    game = scenario("corp:\n hand: Exchange\n HQ: ice (Enigma)\n Server 1: Wide Hangar [(Hunter)]\nturn: corp")
    game.corp.plays("Exchange")
    game.corp.picks("Hunter")
    assert game.ice("HQ") == ["Hunter"]
    assert game.card("Wide Hangar").hosted == ["Enigma"]
    assert (game.card("Enigma").host, game.card("Enigma").server) == ("Wide Hangar", "Server 1")
    assert (game.card("Hunter").host, game.card("Hunter").server) == (None, "HQ")


@pytest.mark.rule("10.11.3:1")
@pytest.mark.rule("10.11.2:1")
def test_10_11_3_runner_cards_exchange_hosts_but_none_with_its_own() -> None:
    game = scenario("runner:\n hand: Rearrange\n rig: Stall [Goods], Wares\nturn: runner")
    game.runner.plays("Rearrange")
    game.runner.picks("Goods")  # not with the stall that hosts it
    assert (game.card("Goods").host, game.card("Wares").host) == (None, "Stall")
    game = scenario("runner:\n hand: Rearrange\n rig: Stall [Goods]\nturn: runner")
    game.refuses("runner", "play Rearrange")


# -- from other zones --------------------------------------------------------------------------------------------------


@pytest.mark.rule("10.11.4b:3")
@pytest.mark.rule("10.11.4a:2")
def test_10_11_4b_a_card_from_hq_takes_the_place_facedown_and_without_counters() -> None:
    game = scenario("""
        corp:
          hand: Bring In, Tall Wall
          HQ: ice (Enigma), Bare Wall {advancement 2}, (Hunter)
        turn: corp
    """)
    game.corp.plays("Bring In")
    game.corp.picks("Bare Wall")
    assert game.ice("HQ") == ["Enigma", "Tall Wall", "Hunter"]
    wall = game.card("Tall Wall")
    assert (wall.installed, wall.rezzed, wall.active, wall.advancement) == (True, False, False, 0)
    game.expect(corp_hand=["Bare Wall"])
    assert game.card("Bare Wall").advancement == 0
    assert game.happened("installed") == 0


@pytest.mark.rule("10.11.4b:1")
@pytest.mark.parametrize(("there", "faceup"), [("Test Asset", True), ("(Test Asset)", False)])
def test_10_11_4b_what_goes_to_archives_keeps_the_face_that_the_runner_could_see(there: str, faceup: bool) -> None:
    game = scenario(f"corp:\n hand: Dig Up\n archives: Test Turn Asset\n Server 1: {there}\nturn: corp")
    game.corp.plays("Dig Up")
    assert game.root("Server 1") == ["Test Turn Asset"]
    assert not game.card("Test Turn Asset").faceup
    assert game.card("Test Asset", "archives").faceup == faceup


@pytest.mark.rule("10.11.4b:3")
def test_10_11_4b_an_installed_program_is_swapped_with_one_from_the_grip() -> None:
    game = scenario("runner:\n hand: Trade In, Parts\n rig: Crypsis {virus 2}\nturn: runner")
    game.runner.plays("Trade In")
    assert (game.card("Parts").installed, game.card("Parts").faceup, game.card("Parts").active) == (True, True, True)
    game.expect(runner_hand=["Crypsis"], runner_rig=["Parts"])


@pytest.mark.rule("10.11.4b:1")
def test_10_11_4b_it_does_not_matter_which_of_the_cards_is_named_first() -> None:
    define("Send Out", "corp", "operation", play(swapping(Cards(where="hq", types=ICE), Cards(types=ICE))))
    game = scenario("corp:\n hand: Send Out, Tall Wall\n HQ: ice (Enigma), Bare Wall\nturn: corp")
    game.corp.plays("Send Out")
    game.corp.picks("Bare Wall")
    assert game.ice("HQ") == ["Enigma", "Tall Wall"]
    game.expect(corp_hand=["Bare Wall"])
    define("Fetch Back", "corp", "operation", play(swapping(Cards(where="archives"), Cards(where="hq"))))
    game = scenario("corp:\n hand: Fetch Back, Enigma\n archives: Hunter\nturn: corp")
    game.corp.plays("Fetch Back")
    game.expect(corp_hand=["Hunter"])
    assert not game.card("Enigma", "archives").faceup
    assert not game.card("Hunter").faceup


@pytest.mark.rule("10.11.4")
def test_10_11_4_a_card_takes_the_very_place_of_the_other_in_a_deck() -> None:
    game = scenario("corp:\n hand: Bury, Enigma\n deck: Hunter, Shadow, Ice Wall\nturn: corp")
    game.corp.plays("Bury")
    game.corp.picks("Shadow")
    game.expect(corp_hand=["Shadow"], corp_deck=["Hunter", "Enigma", "Ice Wall"])


@pytest.mark.rule("10.11.4")
@pytest.mark.parametrize("archived", ["Hunter", "(Hunter)"])
def test_10_11_4_a_card_from_hq_goes_to_archives_facedown(archived: str) -> None:
    game = scenario(f"corp:\n hand: File Away, Enigma\n archives: {archived}\nturn: corp")
    game.corp.plays("File Away")
    game.expect(corp_hand=["Hunter"])
    assert not game.card("Enigma", "archives").faceup


@pytest.mark.rule("10.11.4c")
def test_10_11_4c_agendas_swapped_between_score_areas_keep_their_counters() -> None:
    game = scenario("""
        corp:
          hand: Barter
          score: Dividend {agenda 2}, Test Agenda
        runner:
          score: Quiet Agenda {agenda 1}
        turn: corp
    """)
    game.corp.plays("Barter")
    game.corp.picks("Dividend")
    game.expect(corp_score=["Test Agenda", "Quiet Agenda"], runner_score=["Dividend"])
    assert (game.card("Dividend").agenda_counters, game.card("Quiet Agenda").agenda_counters) == (2, 1)
    assert (game.corp.points, game.runner.points) == (4, 1)
    assert (game.card("Dividend").active, game.card("Quiet Agenda").active) == (False, True)


@pytest.mark.rule("10.11.4c")
@pytest.mark.rule("4.6.4:1")
def test_10_11_4c_an_agenda_that_comes_to_the_corp_is_active_there() -> None:
    game = scenario("""
        corp:
          credits 0
          hand: Barter
          score: Quiet Agenda
          deck: 5 any
        runner:
          score: Dividend
          deck: 5 any
        turn: corp
    """)
    game.corp.plays("Barter")
    assert game.card("Dividend").active and not game.card("Quiet Agenda").active
    game.expect(corp_score=["Dividend"], runner_score=["Quiet Agenda"])


@pytest.mark.rule("10.11.4c")
@pytest.mark.rule("10.1.3:1")
def test_10_11_4c_a_card_that_is_an_agenda_in_a_score_area_stays_one_and_has_no_abilities() -> None:
    game = scenario("""
        corp:
          hand: Barter
          score: Quiet Agenda
        runner:
          score: Armitage Codebusting {points 1}
        turn: corp
    """)
    game.corp.plays("Barter")
    game.expect(corp_score=["Armitage Codebusting"], runner_score=["Quiet Agenda"])
    assert (game.corp.points, game.runner.points) == (1, 2)
    assert not game.card("Armitage Codebusting").active


# -- during a run ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("6.2.4d")
@pytest.mark.rule("6.4.3:1")
def test_6_2_4d_the_ice_that_comes_to_the_position_is_approached_and_may_be_rezzed() -> None:
    game = scenario("""
        corp:
          credits 5
          HQ: ice (Bare Wall)
          R&D: ice (Tall Wall)
          Server 1: Switcher
        run: HQ, approaching ice 1, at 6.9.2e
    """)
    game.corp.uses("Switcher")
    game.corp.picks("Bare Wall", "Tall Wall")
    game.offers("corp", "rez Tall Wall")
    game.refuses("corp", "rez Bare Wall")
    game.corp.rezzes("Tall Wall")
    game.pass_windows()
    assert game.happened("encounter") == 1
    game.expect(run=None)


@pytest.mark.rule("6.2.4d")
@pytest.mark.rule("9.2.7c:1")
def test_9_2_7c_a_swap_before_the_rez_window_lets_no_ice_be_rezzed_early() -> None:
    game = scenario("""
        corp:
          credits 5
          HQ: ice (Bare Wall)
          R&D: ice (Tall Wall)
          Server 1: Switcher
        run: HQ, approaching ice 1, at 6.9.2b
    """)
    game.corp.uses("Switcher")
    game.corp.picks("Bare Wall", "Tall Wall")
    game.asks("corp", "window", "6.9.2b")
    game.refuses("corp", "rez Tall Wall")
    game.refuses("corp", "rez Bare Wall")


@pytest.mark.rule("6.2.4d")
def test_6_2_4d_a_swap_elsewhere_changes_nothing_for_the_approach() -> None:
    game = scenario("""
        corp:
          credits 5
          HQ: ice (Bare Wall)
          R&D: ice (Tall Wall)
          Archives: ice (Enigma)
          Server 1: Switcher
        run: HQ, approaching ice 1, at 6.9.2e
    """)
    game.corp.uses("Switcher")
    game.corp.picks("Enigma", "Tall Wall")
    game.offers("corp", "rez Bare Wall")
    game.refuses("corp", "rez Tall Wall")
    game.refuses("corp", "rez Enigma")


@pytest.mark.rule("6.2.4c:1")
def test_6_2_4c_the_runner_stays_with_the_encountered_ice_in_its_new_position() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma), Bare Wall, (Hunter)
          R&D: ice (Shadow)
          Server 1: Switcher
        runner:
          credits 9
          rig: Test Breaker
        run: HQ, encountering ice 2
    """)
    game.runner.passes()
    game.corp.uses("Switcher")
    game.corp.picks("Bare Wall", "Enigma")
    game.expect(run="HQ")
    assert game.ice("HQ") == ["Bare Wall", "Enigma", "Hunter"]
    game.corp.passes()
    game.runner.breaks(1, using="Test Breaker")
    game.pass_windows()
    assert game.happened("approach-server") == 1  # no other ice is inward of the Runner now
