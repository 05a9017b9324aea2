"""Cards that host others: without installing them, with room for some, or on ice."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import EVENTS, PLAY_AREA
from netrunner.testing import define, scenario

# -- Personal Workshop ----------------------------------------------------------------------------------------------


@pytest.mark.faq("F3.31")
@pytest.mark.ruling("Personal Workshop", 0)
@pytest.mark.rule("1.12.2:1")
def test_personal_workshop_hosts_a_card_with_counters_and_it_stays_inactive() -> None:
    game = scenario("""
        runner:
          hand: Corroder, Diesel
          rig: Personal Workshop
        turn: runner
    """)
    game.runner.uses("Personal Workshop")
    corroder = game.card("Corroder")
    assert corroder.host == "Personal Workshop" and corroder.power == 2
    assert not corroder.installed and not corroder.active
    game.expect(runner_hand=["Diesel"], runner_memory_used=0, runner_credits=5)


def test_personal_workshop_installs_a_card_without_counters_ignoring_all_costs() -> None:
    game = scenario("""
        runner:
          credits 2
          rig: Personal Workshop [Corroder {power 2}]
        turn: runner, at 5.7.1e
    """)
    game.runner.uses("Personal Workshop")
    assert not game.card("Corroder").installed
    game.runner.uses("Personal Workshop")
    assert game.card("Corroder").installed and game.card("Corroder").active
    game.expect(runner_credits=0, runner_rig=["Personal Workshop", "Corroder"])


def test_personal_workshop_removes_a_counter_when_the_turn_begins() -> None:
    game = scenario("""
        runner:
          rig: Personal Workshop [Corroder {power 1}, Gordian Blade {power 4}]
        turn: runner, at 5.7.1a
    """)
    game.runner.passes()
    game.runner.picks("Gordian Blade")
    assert game.card("Gordian Blade").power == 3
    game.runner.uses("Personal Workshop")
    game.runner.picks("Corroder")
    game.runner.passes()
    assert game.card("Corroder").installed


def test_personal_workshop_installs_a_card_that_costs_nothing_at_once() -> None:
    game = scenario("""
        runner:
          credits 0
          hand: Pawn
          rig: Personal Workshop
        turn: runner
    """)
    game.runner.uses("Personal Workshop")
    assert game.card("Pawn").installed and game.card("Pawn").host is None


@pytest.mark.faq("F3.31")
@pytest.mark.ruling("Personal Workshop", 1)
def test_personal_workshop_installs_as_usual_so_that_programs_make_room() -> None:
    game = scenario("""
        runner:
          credits 1
          rig: Personal Workshop [Corroder {power 1}], Magnum Opus, Gordian Blade, Mimic
        turn: runner, at 5.7.1e
    """)
    game.runner.uses("Personal Workshop")
    game.refuses("runner", "done")
    game.runner.picks("Mimic")
    game.runner.done()
    game.expect(runner_heap=["Mimic"], runner_memory_used=4)


@pytest.mark.faq("F3.31")
@pytest.mark.ruling("Personal Workshop", 2)
@pytest.mark.rule("3.8.5e")
@pytest.mark.parametrize("card", ["The Toolbox", "Parasite"])
def test_personal_workshop_trashes_what_cannot_be_installed(card: str) -> None:
    game = scenario(f"""
        corp:
          HQ: ice (Enigma)
        runner:
          credits 1
          rig: Personal Workshop [{card} {{power 1}}], Desperado
        turn: runner, at 5.7.1e
    """)
    game.runner.uses("Personal Workshop")
    game.expect(runner_heap=[card], runner_rig=["Personal Workshop", "Desperado"])


@pytest.mark.faq("F3.31")
@pytest.mark.rule("1.12.11:1")
def test_personal_workshop_takes_what_it_hosts_with_it() -> None:
    game = scenario("""
        corp:
          credits 2
        runner:
          tags 1
          rig: Personal Workshop [Corroder {power 2}]
        turn: corp
    """)
    game.corp.trashes_resource("Personal Workshop")
    game.expect(runner_heap=["Corroder", "Personal Workshop"])


# -- The Supplier ---------------------------------------------------------------------------------------------------


def test_the_supplier_hosts_a_resource_or_hardware_and_installs_it_for_two_less() -> None:
    game = scenario("""
        corp:
          deck: 5 any
        runner:
          credits 1
          hand: Dyson Mem Chip, Corroder, Armitage Codebusting
          rig: The Supplier
        turn: runner
    """)
    game.runner.uses("The Supplier")
    game.refuses("runner", "pick Corroder")
    game.runner.picks("Dyson Mem Chip")
    assert not game.card("Dyson Mem Chip").installed
    for _ in range(3):
        game.runner.takes_credit()
    for _ in range(3):
        game.corp.takes_credit()
    game.runner.triggers("The Supplier")
    assert game.card("Dyson Mem Chip").installed
    game.expect(runner_credits=3, runner_link=1)  # 1 of its cost of 3


def test_the_supplier_need_not_install_and_cannot_what_costs_too_much() -> None:
    text = "runner:\n credits {} \n rig: The Supplier [The Toolbox]\nturn: runner, at 5.7.1a"
    game = scenario(text.format(7))
    game.runner.passes()
    game.asks("runner", "action")
    game = scenario(text.format(6))
    game.asks("runner", "action")
    assert not game.card("The Toolbox").installed


@pytest.mark.ruling("The Supplier", 0)
@pytest.mark.rule("9.6.5c")
def test_the_supplier_installs_too_late_for_abilities_of_that_beginning_of_the_turn() -> None:
    game = scenario("""
        runner:
          rig: The Supplier [Wyldside]
          deck: 5 any
        turn: runner, at 5.7.1a
    """)
    game.runner.triggers("The Supplier")
    game.expect(runner_hand=0, runner_clicks=4)


# -- Glenn Station --------------------------------------------------------------------------------------------------


def test_glenn_station_keeps_one_card_from_hq_facedown() -> None:
    game = scenario("""
        corp:
          hand: Snare!, Enigma
          score: Glenn Station
        turn: corp
    """)
    game.corp.uses("Glenn Station", ability=2)
    game.corp.picks("Snare!")
    snare = game.card("Snare!")
    assert not snare.faceup and not snare.installed and snare.host == "Glenn Station"
    game.refuses("corp", "use Glenn Station ability 2")  # there is room for a single card
    game.corp.uses("Glenn Station", ability=3)
    game.expect(corp_hand=["Enigma", "Snare!"], corp_clicks=1)


def test_glenn_station_hides_its_card_from_the_runner() -> None:
    game = scenario("corp:\n score: Glenn Station [(Snare!)]\nturn: corp")
    seen = game.game.view("runner")["corp"]["score"]["cards"][0]["hosted"][0]
    assert seen["card"] is None
    assert game.game.view("corp")["corp"]["score"]["cards"][0]["hosted"][0]["card"] == "Snare!"


@pytest.mark.ruling("Glenn Station", 0)
@pytest.mark.rule("10.3.1f")
def test_glenn_station_takes_its_card_along_when_it_is_forfeited() -> None:
    game = scenario("""
        corp:
          credits 9
          score: Glenn Station [(Enigma)]
          HQ: ice (Archer)
        run: HQ, approaching ice 1, at 6.9.2e
    """)
    game.corp.rezzes("Archer")
    game.expect(corp_archives=["Enigma"])
    assert not game.card("Enigma").faceup


@pytest.mark.example("E013")
@pytest.mark.ruling("Glenn Station", 1)
@pytest.mark.rule("1.12.5b:1,2")
def test_e013_glenn_station_is_no_place_to_install() -> None:
    game = scenario("corp:\n hand: PAD Campaign\n score: Glenn Station\nturn: corp")
    game.corp.installs("PAD Campaign")
    assert game.card("PAD Campaign").server == "Server 1"  # nothing else was offered
    game = scenario("corp:\n hand: PAD Campaign\n score: Glenn Station\nturn: corp")
    game.corp.uses("Glenn Station")
    assert game.card("PAD Campaign").host == "Glenn Station" and not game.card("PAD Campaign").installed


# -- Bookmark and Street Peddler ------------------------------------------------------------------------------------


def test_bookmark_keeps_up_to_three_cards_and_gives_all_of_them_back() -> None:
    game = scenario("""
        runner:
          hand: Corroder, Diesel, Modded, Mimic
          rig: Bookmark
        turn: runner
    """)
    game.runner.uses("Bookmark", ability=1)
    game.runner.picks("Corroder", "Diesel", "Modded")
    assert not game.card("Corroder").faceup and not game.card("Corroder").installed
    game.expect(runner_hand=["Mimic"])
    assert [c["card"] for c in game.game.view("corp")["rig"][0]["hosted"]] == [None, None, None]
    game.runner.passes()
    game.runner.uses("Bookmark", ability=2)
    game.expect(runner_hand=["Mimic", "Corroder", "Diesel", "Modded"], runner_clicks=2)
    game = scenario("runner:\n hand: Corroder, Diesel, Modded, Mimic\n rig: Bookmark\nturn: runner")
    game.runner.uses("Bookmark", ability=1)
    game.runner.picks("Diesel")
    game.runner.done()
    game.expect(runner_hand=["Corroder", "Modded", "Mimic"])


@pytest.mark.example("E080")
@pytest.mark.rule("9.5.5:2")
@pytest.mark.rule("4.8.5")
@pytest.mark.rule("9.1.6d")
def test_e080_bookmark_saves_its_cards_when_it_is_trashed_for_them() -> None:
    game = scenario("runner:\n rig: Bookmark [(Corroder), (Diesel)]\nturn: runner, at 5.7.1e")
    game.runner.uses("Bookmark")
    game.expect(runner_hand=["Corroder", "Diesel"], runner_heap=["Bookmark"])
    game = scenario("runner:\n rig: Bookmark\nturn: runner, at 5.7.1e")
    game.asks("runner", "action")  # with nothing hosted it could change nothing (1.2.5)


def test_street_peddler_hosts_the_top_three_cards_of_the_stack_facedown() -> None:
    game = scenario("""
        runner:
          hand: Street Peddler
          deck: Corroder, Diesel, Mimic, Modded
        turn: runner
    """)
    game.runner.installs("Street Peddler")
    assert game.card("Street Peddler").hosted == ["Corroder", "Diesel", "Mimic"]
    game.expect(runner_deck=["Modded"])
    hosted = game.game.view("corp")["rig"][0]["hosted"]
    assert [c["card"] for c in hosted] == [None, None, None]
    assert [c["card"] for c in game.game.view("runner")["rig"][0]["hosted"]] == ["Corroder", "Diesel", "Mimic"]


@pytest.mark.example("E081")
@pytest.mark.rule("9.5.5:2,3")
def test_e081_street_peddler_installs_one_for_one_less_and_the_rest_is_trashed() -> None:
    game = scenario("""
        runner:
          credits 1
          rig: Street Peddler [(Corroder), (Diesel), (Gordian Blade)]
        turn: runner, at 5.7.1e
    """)
    game.runner.uses("Street Peddler")  # Corroder: no other can be installed for 1 credit and 1 less
    game.expect(runner_credits=0, runner_rig=["Corroder"], runner_heap=["Street Peddler", "Diesel", "Gordian Blade"])
    # No other ability can tell that they were set aside (4.8.3): they come from the play area.
    installed = [e.origin for e in game.events() if EVENTS[e.kind] == "installed"]
    trashed = [e.origin for e in game.events() if EVENTS[e.kind] == "trashed"]
    assert installed == [PLAY_AREA] and trashed == [PLAY_AREA] * 3


def test_street_peddler_is_of_no_use_without_a_card_that_can_be_installed() -> None:
    game = scenario("runner:\n credits 1\n rig: Street Peddler [(Gordian Blade), (Diesel)]\nturn: runner, at 5.7.1e")
    game.asks("runner", "action")
    game = scenario(
        "runner:\n credits 1\n rig: Street Peddler [(Gordian Blade), (Diesel)]\nturn: runner, at 5.7.1e", mode="open"
    )
    game.asks("runner", "window", "5.7.1e")  # a Corp that is not told what is hosted could draw conclusions (10.2)


# -- hosts with room for programs -----------------------------------------------------------------------------------


def test_leprechaun_hosts_two_programs_that_need_no_memory() -> None:
    game = scenario("""
        runner:
          credits 20
          hand: Magnum Opus, Gordian Blade, Corroder
          rig: Leprechaun, Battering Ram, Mimic
        turn: runner
    """)
    game.runner.installs("Magnum Opus", "Leprechaun")
    game.runner.done()
    game.runner.installs("Gordian Blade", "Leprechaun")
    game.runner.done()
    game.expect(runner_memory_used=4)
    game.runner.installs("Corroder")  # there is no room on Leprechaun any more: only the rig
    game.refuses("runner", "done")
    game.runner.picks("Mimic")
    game.runner.done()
    game.expect(runner_memory_used=4, runner_heap=["Mimic"])


def test_leprechaun_carries_a_program_that_the_memory_limit_would_never_allow() -> None:
    define("Giant", "runner", "program", memory=5)
    text = "runner:\n hand: Giant\n rig: {}\nturn: runner"
    game = scenario(text.format("Leprechaun"))
    game.runner.installs("Giant")
    assert game.card("Giant").host == "Leprechaun"
    game = scenario(text.format("Mimic"))
    game.refuses("runner", "install Giant")


def test_dhegdheer_hosts_one_program_for_one_less_without_memory() -> None:
    game = scenario("""
        runner:
          credits 1
          hand: Corroder, Mimic
          rig: Dhegdheer
        turn: runner
    """)
    game.refuses("runner", "install Mimic")  # 3, or 2 on Dhegdheer
    game.runner.installs("Corroder")  # 2, or 1 on Dhegdheer: nowhere else
    assert game.card("Corroder").host == "Dhegdheer"
    game.expect(runner_credits=0, runner_memory_used=0)


@pytest.mark.ruling("Dhegdheer", 0)
@pytest.mark.erratum("11.2.77")
def test_dhegdheer_lowers_the_cost_before_it_is_paid_and_leaves_the_choice() -> None:
    game = scenario("runner:\n hand: Corroder\n rig: Dhegdheer\nturn: runner")
    game.runner.installs("Corroder", "rig")
    game.runner.done()
    game.expect(runner_credits=3, runner_memory_used=1)
    game = scenario("runner:\n hand: Corroder\n rig: Dhegdheer\nturn: runner")
    game.runner.installs("Corroder", "Dhegdheer")
    game.expect(runner_credits=4, runner_memory_used=0)


@pytest.mark.example("E015")
@pytest.mark.rule("1.12.8")
def test_e015_dhegdheer_does_not_reach_through_leprechaun() -> None:
    game = scenario("runner:\n hand: Corroder\n rig: Dhegdheer [Leprechaun]\nturn: runner")
    game.runner.installs("Corroder", "Leprechaun")
    game.runner.done()
    game.expect(runner_credits=3, runner_memory_used=0)


@pytest.mark.rule("1.12.5a:1")
@pytest.mark.example("E012")
def test_e012_off_campus_apartment_hosts_connections_and_draws_for_them() -> None:
    game = scenario("""
        runner:
          credits 9
          hand: The Supplier, Scrubber, Armitage Codebusting
          deck: 5 any
          rig: Off-Campus Apartment
        turn: runner
    """)
    game.runner.installs("The Supplier", "Off-Campus Apartment")
    game.expect(runner_hand=3)  # one card was drawn for it
    game.runner.installs("Scrubber", "rig")
    game.expect(runner_hand=2)
    game.runner.installs("Armitage Codebusting")  # no connection: the rig is the only place
    assert game.card("Armitage Codebusting").host is None
    game.expect(runner_hand=1)


# -- Pawn -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("1.12.3")
def test_pawn_goes_to_the_outermost_ice_of_a_central_server_and_inward_with_each_successful_run() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma), (Hunter)
          Server 1: ice (Ice Wall)
        runner:
          rig: Pawn
        turn: runner
    """)
    game.runner.uses("Pawn")
    assert game.card("Pawn").host == "Hunter"
    game.refuses("runner", "use Pawn")  # there is no other central server with ice
    game.runner.runs("Archives")
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    assert game.card("Pawn").host == "Enigma"
    assert (game.card("Enigma").hosted, game.card("Hunter").hosted) == (["Pawn"], [])  # on one card at a time


def test_pawn_on_the_innermost_ice_is_trashed_for_another_caissa() -> None:
    text = """
        corp:
          HQ: ice (Enigma [Pawn])
        runner:
          credits 0
          hand: {}
          rig: Desperado
        run: Archives
    """
    game = scenario(text.format("Pawn, Corroder"))
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    game.runner.triggers("Pawn")
    assert sorted([c.zone for c in game.cards("Pawn")]) == ["heap", "play"]
    assert next(c for c in game.cards("Pawn") if c.zone == "play").host is None
    game = scenario(text.format("Corroder"))
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    game.runner.triggers("Pawn")  # there is no other Caissa: not even this one in the heap
    game.expect(runner_heap=["Pawn"])


@pytest.mark.rule("9.10.3:1")
def test_pawn_is_trashed_and_the_other_caissa_installed_before_anything_follows_from_the_trash() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma [Pawn])
        runner:
          hand: Pawn
          rig: Q-Coherence Chip
        run: Archives
    """)
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    happened = [kind for kind in game.log_kinds() if kind in ("trashed", "installed")]
    assert happened == ["trashed", "installed", "trashed"]  # the chip after both
    game.expect(runner_heap=["Pawn", "Q-Coherence Chip"], runner_rig=["Pawn"])


@pytest.mark.erratum("11.2.18")
def test_pawn_that_is_not_on_ice_stays_where_it_is() -> None:
    game = scenario("corp:\n HQ: ice (Enigma)\nrunner:\n rig: Pawn\nrun: Archives")
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    game.expect(runner_rig=["Pawn"], runner_heap=[])


# -- cards that are hosted facedown without being installed ---------------------------------------------------------


@pytest.mark.rule("1.8.4b:1")
@pytest.mark.rule("1.12.2:1")
def test_1_8_4b_a_card_hosted_facedown_keeps_its_type_for_abilities_that_ask_for_it() -> None:
    text = """
        runner: {}
          credits {}
          rig: {}Street Peddler [({}), (Sure Gamble), (Diesel)]
        turn: runner, at 5.7.1e
    """
    game = scenario(text.format("Kate “Mac” McCaffrey: Digital Tinker", 2, "", "Gordian Blade"))
    game.runner.uses("Street Peddler")  # 4, less 1 by Street Peddler and 1 by Kate: it is a program
    game.expect(runner_credits=0, runner_rig=["Gordian Blade"])
    game = scenario(text.format("", 9, "Desperado, ", "Grimoire"))
    game.asks("runner", "action")  # it is a console, and there is one: nothing could be installed (3.8.5d)


@pytest.mark.rule("1.8.4b:2")
def test_1_8_4b_a_card_installed_facedown_has_no_type() -> None:
    game = scenario("corp:\nrunner:\n tags 1\n rig: (Armitage Codebusting), Street Peddler [(Bank Job)]\nturn: corp")
    game.refuses("corp", "trash-resource Armitage Codebusting")
    game.refuses("corp", "trash-resource Bank Job")  # a resource, and not installed
    game.offers("corp", "trash-resource Street Peddler")


@pytest.mark.rule("1.12.2:2")
@pytest.mark.erratum("11.2.28")
def test_q_coherence_chip_does_not_mind_a_hosted_program_that_is_not_installed() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
        runner:
          tags 1; rig: Personal Workshop [Corroder {power 2}], Q-Coherence Chip
        turn: corp
    """)
    game.corp.trashes_resource("Personal Workshop")
    game.expect(runner_rig=["Q-Coherence Chip"], runner_heap=["Personal Workshop", "Corroder"], memory_limit=5)
