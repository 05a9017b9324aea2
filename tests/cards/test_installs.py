"""Cards that install or play others: from other zones, for less, several at a time, or at the end of a turn."""

from __future__ import annotations

import pytest

from netrunner.testing import define, scenario
from netrunner.vocabulary import Gain, TurnBegins, when

# -- from the stack and the heap ------------------------------------------------------------------------------------


@pytest.mark.example("E069")
@pytest.mark.ruling("Test Run", 0)
@pytest.mark.rule("8.5.3")
def test_e069_test_run_borrows_a_program_from_the_stack_until_the_turn_ends() -> None:
    game = scenario("""
        runner:
          credits 3
          hand: Test Run
          deck: Magnum Opus, Diesel
        turn: runner
    """)
    game.runner.plays("Test Run")
    game.runner.picks("Magnum Opus")
    game.expect(runner_credits=0, runner_rig=["Magnum Opus"], runner_heap=["Test Run"], runner_deck=["Diesel"])
    for _ in range(3):
        game.runner.uses("Magnum Opus")
    game.expect(runner_rig=[], runner_deck=["Magnum Opus", "Diesel"], runner_credits=6)


def test_test_run_searches_the_heap_instead_and_leaves_what_was_installed_again() -> None:
    game = scenario("""
        runner:
          credits 9
          hand: Test Run, Scavenge
          deck: 5 any
          heap: Corroder
        turn: runner
    """)
    game.runner.plays("Test Run")
    game.runner.chooses(2)
    game.runner.plays("Scavenge")  # trashes Corroder and installs it again: another object (8.2.10)
    game.runner.takes_credit()
    game.runner.takes_credit()
    game.expect(runner_rig=["Corroder"], runner_deck=5)


@pytest.mark.example("E043")
@pytest.mark.rule("4.8.3")
def test_e043_exile_draws_for_a_program_that_test_run_found_in_the_heap() -> None:
    game = scenario("""
        runner: Exile: Streethawk
          hand: Test Run
          deck: Diesel, 3 any
          heap: Corroder
        turn: runner
    """)
    game.runner.plays("Test Run")
    game.runner.chooses(2)
    game.expect(runner_hand=["Diesel"])


def test_exile_draws_only_for_programs_from_the_heap() -> None:
    game = scenario("""
        runner: Exile: Streethawk
          credits 9
          hand: Corroder, Diesel
          deck: 5 any
          heap: Mimic, Akamatsu Mem Chip
          rig: Clone Chip, Reclaim
        turn: runner
    """)
    game.runner.installs("Corroder")
    game.runner.passes()
    game.runner.uses("Reclaim")
    game.runner.picks("Akamatsu Mem Chip")
    game.expect(runner_hand=0)
    game.runner.uses("Clone Chip")
    game.runner.done()
    game.expect(runner_hand=1, runner_rig=["Akamatsu Mem Chip", "Corroder", "Mimic"])


def test_clone_chip_installs_a_program_from_the_heap_for_its_cost() -> None:
    game = scenario("""
        runner:
          credits 2
          heap: Corroder, Gordian Blade, Diesel
          rig: Clone Chip
        turn: runner, at 5.7.1e
    """)
    game.runner.uses("Clone Chip")
    game.expect(runner_credits=0, runner_rig=["Corroder"], runner_heap=["Clone Chip", "Gordian Blade", "Diesel"])
    game = scenario("runner:\n credits 1\n heap: Corroder\n rig: Clone Chip\nturn: runner, at 5.7.1e")
    game.asks("runner", "action")


@pytest.mark.ruling("Scavenge", 0)
@pytest.mark.erratum("11.2.17")
def test_scavenge_trashes_a_program_and_may_install_the_very_same() -> None:
    game = scenario("""
        runner:
          credits 1
          hand: Scavenge, Magnum Opus
          rig: Gordian Blade
        turn: runner
    """)
    game.runner.plays("Scavenge")
    game.offers("runner", "pick Magnum Opus")  # 5 less 4
    game.runner.picks("Gordian Blade")
    game.expect(runner_credits=1, runner_rig=["Gordian Blade"], runner_heap=["Scavenge"])


def test_scavenge_installs_nothing_if_the_program_is_saved() -> None:
    game = scenario("""
        runner:
          hand: Scavenge, Corroder
          rig: Mimic, Sacrificial Construct
        turn: runner
    """)
    game.runner.plays("Scavenge")
    game.runner.uses("Sacrificial Construct")
    game.expect(runner_rig=["Mimic"], runner_hand=["Corroder"], runner_heap=["Scavenge", "Sacrificial Construct"])


@pytest.mark.ruling("Scavenge", 1)
def test_scavenge_may_make_room_as_any_install_does() -> None:
    game = scenario("""
        runner:
          hand: Scavenge, Magnum Opus
          rig: Mimic, Gordian Blade, Ninja, Corroder
        turn: runner
    """)
    game.runner.plays("Scavenge")
    game.runner.picks("Mimic")
    game.runner.picks("Magnum Opus")
    game.runner.picks("Ninja")
    game.runner.done()
    game.expect(runner_rig=["Gordian Blade", "Corroder", "Magnum Opus"], runner_credits=3)


@pytest.mark.example("E041")
@pytest.mark.rule("4.2.2a:2")
def test_e041_artist_colony_finds_only_what_can_be_installed() -> None:
    game = scenario("""
        runner:
          credits 3
          deck: Diesel, Corroder, Magnum Opus, Akamatsu Mem Chip, Armitage Codebusting
          score: Hostile Takeover
          rig: Artist Colony
        turn: runner, at 5.7.1e
    """)
    game.runner.uses("Artist Colony")
    game.refuses("runner", "pick Diesel")
    game.refuses("runner", "pick Magnum Opus")
    game.offers("runner", "pick Armitage Codebusting")
    game.offers("runner", "pick Akamatsu Mem Chip")
    game.runner.picks("Corroder")
    game.expect(runner_credits=1, runner_rig=["Artist Colony", "Corroder"], runner_score=[])


@pytest.mark.rule("4.2.3:1")
def test_tech_startup_is_trashed_for_an_asset_from_rnd() -> None:
    game = scenario("""
        corp:
          deck: PAD Campaign, Enigma, Hedge Fund
          Server 1: Tech Startup
        turn: corp, at 5.6.1a
    """)
    game.corp.triggers("Tech Startup")
    game.refuses("corp", "pick Enigma")
    game.corp.picks("PAD Campaign")
    pad = game.card("PAD Campaign")
    assert pad.installed and not pad.rezzed
    assert game.card("Tech Startup").zone == "Archives"
    assert game.happened("revealed") == 1
    game = scenario("corp:\n deck: 3 any\n Server 1: Tech Startup\nturn: corp, at 5.6.1a")
    game.corp.passes()
    assert game.card("Tech Startup").rezzed


# -- several at a time ----------------------------------------------------------------------------------------------


@pytest.mark.example("E067")
@pytest.mark.rule("8.2.4:1")
def test_e067_mass_install_installs_dhegdheer_first_and_then_a_program_on_it() -> None:
    game = scenario("""
        runner:
          credits 5
          hand: Mass Install, Dhegdheer, Corroder, Modded
        turn: runner
    """)
    game.runner.plays("Mass Install")
    game.refuses("runner", "pick Modded")
    game.runner.picks("Dhegdheer")
    game.runner.picks("Corroder")
    game.runner.chooses("Dhegdheer")
    game.expect(runner_credits=1, runner_rig=["Corroder", "Dhegdheer"], runner_hand=["Modded"])


def test_mass_install_installs_up_to_three_programs_each_for_its_cost() -> None:
    game = scenario("""
        runner:
          credits 9
          hand: Mass Install, Mimic, Corroder, Yog.0, Datasucker
        turn: runner
    """)
    game.runner.plays("Mass Install")
    game.runner.picks("Mimic")
    game.runner.picks("Corroder")
    game.runner.done()
    game.runner.done()
    game.expect(runner_credits=3, runner_rig=["Mimic", "Corroder"], runner_hand=["Yog.0", "Datasucker"])


def test_lateral_growth_gains_four_and_installs_a_card_for_its_cost() -> None:
    game = scenario("""
        corp:
          credits 2
          hand: Lateral Growth, Enigma, Hedge Fund
          HQ: ice (Hunter)
        turn: corp
    """)
    game.corp.plays("Lateral Growth")
    game.refuses("corp", "pick Hedge Fund")
    game.corp.picks("Enigma")
    game.corp.chooses("HQ")
    game.corp.done()
    game.expect(corp_credits=3, corp_hand=["Hedge Fund"])
    game = scenario("corp:\n credits 2\n hand: Lateral Growth, Enigma\nturn: corp")
    game.corp.plays("Lateral Growth")
    game.corp.done()
    game.expect(corp_credits=4, corp_hand=["Enigma"])


@pytest.mark.erratum("11.2.82")
def test_ultraviolet_clearance_costs_three_clicks_and_may_install_what_it_drew() -> None:
    game = scenario("""
        corp:
          credits 6
          hand: Ultraviolet Clearance
          deck: Enigma, 5 any
        turn: corp
    """)
    game.corp.plays("Ultraviolet Clearance")
    game.corp.picks("Enigma")
    game.corp.chooses("R&D")
    game.expect(corp_credits=10, corp_clicks=0, corp_hand=3)
    game = scenario("corp:\n credits 6\n clicks 2\n hand: Ultraviolet Clearance\n deck: 5 any\nturn: corp")
    game.refuses("corp", "play Ultraviolet Clearance")


@pytest.mark.example("E068")
@pytest.mark.rule("8.5.2:2")
def test_e068_subcontract_pays_for_the_second_operation_with_the_first() -> None:
    game = scenario("""
        corp:
          credits 5
          hand: Subcontract, Hedge Fund, Ultraviolet Clearance
          deck: 9 any
        runner:
          tags 1
        turn: corp
    """)
    game.corp.plays("Subcontract")
    game.refuses("corp", "pick Ultraviolet Clearance")
    game.corp.picks("Hedge Fund")
    game.corp.picks("Ultraviolet Clearance")  # its additional cost is paid as well: the other two clicks
    game.expect(corp_credits=13, corp_clicks=0)


@pytest.mark.ruling("Subcontract", 0)
def test_subcontract_plays_what_the_first_operation_drew() -> None:
    game = scenario("""
        corp:
          credits 5
          hand: Subcontract, Anonymous Tip
          deck: Hedge Fund, 5 Enigma
        runner:
          tags 1
        turn: corp
    """)
    game.corp.plays("Subcontract")
    game.corp.picks("Anonymous Tip")
    game.corp.picks("Hedge Fund")
    game.expect(corp_credits=9, corp_hand=["Enigma", "Enigma"])


def test_subcontract_needs_a_tagged_runner() -> None:
    game = scenario("corp:\n hand: Subcontract, Hedge Fund\nturn: corp")
    game.refuses("corp", "play Subcontract")


@pytest.mark.ruling("Fast Break", 0)
def test_fast_break_counts_stolen_agendas_and_installs_into_one_remote() -> None:
    game = scenario("""
        corp:
          credits 4
          hand: Fast Break, Enigma, PAD Campaign
          deck: Hunter, 5 any
          Server 1: ice (Ice Wall)
        runner:
          score: Hostile Takeover, Priority Requisition
        turn: corp
    """)
    game.corp.plays("Fast Break")
    game.expect(corp_credits=2)
    assert game.options("corp") == ["number 0", "number 1", "number 2"]
    game.corp.chooses(1)  # how many to draw, before any is seen
    game.corp.chooses(2)  # how many to install
    game.corp.picks("PAD Campaign")
    game.refuses("corp", "server HQ")
    game.corp.chooses("Server 1")
    game.corp.picks("Hunter")
    game.corp.done()  # the same server: it costs 1 credit
    assert game.ice("Server 1") == ["Ice Wall", "Hunter"]
    game.expect(corp_credits=1, corp_hand=["Enigma"])


def test_fast_break_creates_a_server_and_goes_on_there() -> None:
    game = scenario("""
        corp:
          credits 4
          hand: Fast Break, Enigma, PAD Campaign
          deck: 5 any
          Server 1: ice (Ice Wall)
        runner:
          score: Hostile Takeover, Priority Requisition
        turn: corp
    """)
    game.corp.plays("Fast Break")
    game.corp.chooses(0)
    game.corp.chooses(2)
    game.corp.picks("PAD Campaign")
    game.corp.chooses("new remote")
    assert game.ice("Server 2") == ["Enigma"]
    game.expect(corp_credits=2)


def test_fast_break_does_nothing_without_stolen_agendas() -> None:
    game = scenario("corp:\n hand: Fast Break, Enigma\n deck: 5 any\nturn: corp")
    game.refuses("corp", "play Fast Break")


@pytest.mark.erratum("11.2.67")
@pytest.mark.ruling("Bioroid Work Crew", 0)
def test_bioroid_work_crew_installs_in_the_next_window_after_an_operation() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund, Enigma
          Server 1: Bioroid Work Crew
        turn: corp
    """)
    game.corp.plays("Hedge Fund")
    game.corp.uses("Bioroid Work Crew")
    game.corp.chooses("R&D")
    game.expect(corp_clicks=2, corp_hand=[])
    game = scenario("""
        corp:
          hand: Hedge Fund, Enigma
          Server 1: Bioroid Work Crew
        turn: corp
    """)
    game.corp.plays("Hedge Fund")
    game.corp.passes()
    game.corp.takes_credit()
    game.asks("corp", "action")  # the next window is over: there is no other


# -- for less -------------------------------------------------------------------------------------------------------


@pytest.mark.erratum("11.2.86")
def test_emergent_creativity_trades_cards_of_the_grip_for_credits() -> None:
    game = scenario("""
        runner:
          credits 2
          hand: Emergent Creativity, Corroder, Akamatsu Mem Chip, Diesel
          deck: Magnum Opus, Gordian Blade, Mimic, Daily Casts, Cyberfeeder
        turn: runner
    """)
    game.runner.plays("Emergent Creativity")
    game.refuses("runner", "pick Diesel")
    game.runner.picks("Corroder", "Akamatsu Mem Chip")
    game.refuses("runner", "pick Magnum Opus")  # 5, and 3 are there
    game.refuses("runner", "pick Daily Casts")
    game.offers("runner", "pick Cyberfeeder")
    game.runner.picks("Mimic")
    game.expect(runner_credits=0, runner_clicks=2, runner_rig=["Mimic"], runner_hand=["Diesel"])


def test_emergent_creativity_works_without_trashing_anything() -> None:
    game = scenario("runner:\n hand: Emergent Creativity, Corroder\n deck: Mimic, 3 any\nturn: runner")
    game.runner.plays("Emergent Creativity")
    game.runner.done()
    game.runner.picks("Mimic")
    game.expect(runner_credits=0, runner_hand=["Corroder"])


@pytest.mark.ruling("Patchwork", 0)
@pytest.mark.rule("9.8.6c")
@pytest.mark.erratum("11.2.92")
def test_patchwork_plays_sure_gamble_with_three_credits() -> None:
    game = scenario("runner:\n credits 3\n hand: Sure Gamble, Diesel\n rig: Patchwork\nturn: runner")
    game.runner.plays("Sure Gamble")  # without Patchwork it could not be paid, so there is no choice
    game.expect(runner_credits=9, runner_heap=["Diesel", "Sure Gamble"])
    game = scenario("runner:\n credits 3\n hand: Sure Gamble\n rig: Patchwork\nturn: runner")
    game.refuses("runner", "play Sure Gamble")  # there is no other card to trash


def test_patchwork_lowers_an_install_cost_once_per_turn_if_wanted() -> None:
    game = scenario("""
        runner:
          credits 9
          hand: Corroder, Mimic, Diesel, Modded, Sure Gamble
          rig: Patchwork
        turn: runner
    """)
    game.runner.installs("Corroder")
    game.runner.passes()
    game.expect(runner_credits=7)
    game.runner.installs("Mimic")
    game.runner.triggers("Patchwork")
    game.refuses("runner", "pick Mimic")
    game.runner.picks("Diesel")
    game.runner.done()
    game.expect(runner_credits=6, runner_memory_limit=5)
    game.runner.plays("Sure Gamble")
    game.expect(runner_credits=10, runner_hand=["Modded"])


@pytest.mark.rule("9.8.6c")
def test_patchwork_is_not_relevant_where_no_cost_is_paid() -> None:
    game = scenario("""
        runner:
          credits 3
          hand: Test Run, Diesel
          deck: Mimic, 3 any
          rig: Patchwork
        turn: runner
    """)
    game.runner.plays("Test Run")
    game.runner.passes()
    game.runner.picks("Mimic")  # ignoring all costs: Patchwork is not asked for
    game.expect(runner_hand=["Diesel"], runner_credits=0)


# -- X, and the end of the turn -------------------------------------------------------------------------------------


@pytest.mark.ruling("Bug Out Bag", 0)
@pytest.mark.rule("8.2.11b:1")
def test_bug_out_bag_holds_as_many_counters_as_credits_were_paid() -> None:
    game = scenario("runner:\n credits 4\n hand: Bug Out Bag\n rig: Test Discount\nturn: runner")
    game.runner.installs("Bug Out Bag")
    assert game.options("runner") == [f"number {n}" for n in range(5)]  # what lowers the cost does not change X
    game.runner.chooses(3)
    assert game.card("Bug Out Bag").power == 3
    game.expect(runner_credits=1)


@pytest.mark.erratum("11.2.68")
def test_bug_out_bag_refills_an_empty_grip_when_the_turn_ends() -> None:
    text = """
        corp:
          deck: 5 any
        runner:
          clicks 1
          hand: {}
          deck: 5 any
          rig: Bug Out Bag {{power 3}}
        turn: runner
    """
    game = scenario(text.format(""))
    game.runner.takes_credit()
    game.expect(runner_hand=3, runner_heap=["Bug Out Bag"])
    game = scenario(text.format("Diesel"))
    game.runner.takes_credit()
    game.expect(runner_hand=["Diesel"], runner_rig=["Bug Out Bag"])


@pytest.mark.example("E134")
@pytest.mark.rule("10.9.2")
def test_e134_crowdfunding_is_loaded_before_it_can_be_empty() -> None:
    game = scenario("runner:\n hand: Crowdfunding\n deck: 5 any\nturn: runner")
    game.runner.installs("Crowdfunding")
    assert game.card("Crowdfunding").credits == 3
    game.expect(runner_hand=0)


def test_crowdfunding_pays_for_three_turns_and_draws_a_card() -> None:
    game = scenario("runner:\n rig: Crowdfunding {credit 1}\n deck: 5 any\nturn: runner, at 5.7.1a")
    game.expect(runner_credits=6, runner_hand=1, runner_heap=["Crowdfunding"])
    game = scenario("runner:\n rig: Crowdfunding {credit 3}\nturn: runner, at 5.7.1a")
    game.expect(runner_credits=6, runner_rig=["Crowdfunding"])
    assert game.card("Crowdfunding").credits == 2


def test_crowdfunding_comes_back_from_the_heap_after_three_successful_runs() -> None:
    text = "corp:\n deck: 9 any\nrunner:\n clicks 4\n heap: Crowdfunding\n deck: 5 any\nturn: runner"
    game = scenario(text)
    for _ in range(3):
        game.runner.runs("Archives")
        game.runner.continues()
    game.runner.takes_credit()
    game.runner.triggers("Crowdfunding")
    assert game.card("Crowdfunding").installed and game.card("Crowdfunding").credits == 3
    game = scenario(text)
    for _ in range(2):
        game.runner.runs("Archives")
        game.runner.continues()
    game.runner.takes_credit()
    game.runner.takes_credit()
    game.asks("corp", "action")
    assert game.card("Crowdfunding").zone == "heap"


# -- Personality Profiles -------------------------------------------------------------------------------------------


@pytest.mark.example("E112")
@pytest.mark.rule("9.10.4d:1,2")
@pytest.mark.rule("4.2.5:2")
def test_e112_personality_profiles_takes_a_card_while_the_found_one_is_set_aside() -> None:
    game = scenario("""
        corp:
          score: Personality Profiles
        runner:
          hand: Modded
          deck: Datasucker, 3 any
          rig: Djinn
        turn: runner
    """)
    game.runner.uses("Djinn")
    game.runner.picks("Datasucker")
    game.expect(runner_hand=["Datasucker"], runner_heap=["Modded"])


def test_personality_profiles_watches_installs_from_the_heap_and_nothing_else() -> None:
    game = scenario("""
        corp:
          score: Personality Profiles
        runner:
          credits 9
          hand: Corroder, Modded
          heap: Mimic
          rig: Clone Chip
        turn: runner
    """)
    game.runner.installs("Corroder")
    game.expect(runner_hand=["Modded"])
    game.runner.uses("Clone Chip")
    game.runner.done()
    game.expect(runner_hand=[], runner_rig=["Corroder", "Mimic"])


def test_when_your_turn_begins_is_over_for_cards_installed_then() -> None:
    define("Morning Bell", "runner", "hardware", when(TurnBegins(), Gain(1)))
    game = scenario("runner:\n rig: The Supplier [Morning Bell]\nturn: runner, at 5.7.1a")
    game.runner.triggers("The Supplier")
    game.expect(runner_credits=5)


def test_crowdfunding_comes_back_although_it_was_set_aside_on_its_way_to_the_heap() -> None:
    game = scenario("""
        corp: Skorpios Defense Systems: Persuasive Power
          deck: 9 any
        runner:
          rig: Crowdfunding {credit 1}
          deck: 9 any
        turn: runner, at 5.7.1a
    """)
    game.corp.done()
    for _ in range(3):
        game.runner.runs("Archives")
        game.runner.continues()
    game.runner.takes_credit()
    game.runner.triggers("Crowdfunding")
    assert game.card("Crowdfunding").installed
