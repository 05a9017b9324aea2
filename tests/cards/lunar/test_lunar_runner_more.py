"""The Lunar cycle: the Runner's remaining cards."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


@pytest.mark.parametrize(
    ("shard", "server", "other"),
    [("Eden Shard", "R&D", "HQ"), ("Hades Shard", "Archives", "R&D")],
)
def test_shards_are_installed_from_the_grip_instead_of_accessing(shard: str, server: str, other: str) -> None:
    board = (
        f"corp:\n hand: Hedge Fund\n deck: 3 any\n archives: Hedge Fund\n"
        f"runner:\n credits 0\n hand: {shard}\nrun: {server}, approaching server"
    )
    game = scenario(board)
    game.runner.continues()
    game.runner.triggers(shard)
    assert game.card(shard).installed
    assert game.accessed() == []
    game.expect(run=None, runner_credits=0)
    game = scenario(board)
    game.runner.continues()
    game.runner.declines(shard)
    assert len(game.accessed()) == 1
    game.expect(runner_hand=[shard], run=None)
    game = scenario(board.replace(f"run: {server}", f"run: {other}"))
    game.runner.continues()
    game.expect(runner_hand=[shard], run=None)


def test_eden_shard_lets_the_corp_draw() -> None:
    game = scenario("corp:\n deck: 2 any\nrunner:\n rig: Eden Shard\nturn: runner, at 5.7.1e")
    game.runner.uses("Eden Shard")
    game.expect(corp_hand=2, runner_heap=["Eden Shard"])


def test_hades_shard_accesses_all_of_archives() -> None:
    game = scenario(
        "corp:\n archives: Hedge Fund, (Nisei MK II)\n Archives: root (Akitaro Watanabe)\n"
        "runner:\n rig: Hades Shard\nturn: runner, at 5.7.1e"
    )
    game.runner.uses("Hades Shard")
    game.runner.accesses("Nisei MK II")
    game.expect(runner_points=2, runner_heap=["Hades Shard"])
    assert sorted(game.accessed()) == ["Hedge Fund", "Nisei MK II"]


def test_unscheduled_maintenance_allows_one_piece_of_ice_each_turn() -> None:
    game = scenario("""
        corp:
          deck: 5 any
          hand: Ice Wall, Enigma, PAD Campaign
        runner:
          clicks 1
          credits 1
          hand: Unscheduled Maintenance
        turn: runner
    """)
    game.runner.plays("Unscheduled Maintenance")
    game.expect(runner_heap=[])
    game.corp.installs("Ice Wall", "HQ")
    game.refuses("corp", "install Enigma")
    game.corp.installs("PAD Campaign", "new remote")
    game.corp.passes()
    game.corp.takes_credit()
    game.next_turn("corp")
    game.offers("corp", "install Enigma")


def test_net_celebrity_pays_for_anything_during_a_run() -> None:
    game = scenario("""
        corp:
          deck: 9 any
          HQ: ice Ice Wall
        runner:
          credits 2
          hand: Net Celebrity, Akamatsu Mem Chip
          deck: 9 any
          rig: Corroder
        turn: runner
    """)
    game.runner.plays("Net Celebrity")
    game.expect(runner_heap=[], runner_credits=1)
    game.runner.runs("HQ")
    game.runner.breaks(1, using="Corroder")
    assert game.card("Net Celebrity").credits == 0
    game.go_on("action")
    game.next_turn("runner")
    assert game.card("Net Celebrity").credits == 1


def test_inject_trashes_programs_for_credits_and_draws_the_rest() -> None:
    game = scenario(
        "runner:\n credits 1\n hand: Inject\n deck: Corroder, Diesel, Mimic, Modded, Sure Gamble\nturn: runner"
    )
    game.runner.plays("Inject")
    game.expect(
        runner_credits=2, runner_heap=["Inject", "Corroder", "Mimic"], runner_hand=["Diesel", "Modded"],
        runner_deck=["Sure Gamble"],
    )  # fmt: skip
    assert game.revealed() == ["Corroder", "Diesel", "Mimic", "Modded"]


def test_angel_arena_turns_over_the_top_card_and_is_trashed_when_it_is_empty() -> None:
    game = scenario("runner:\n credits 2\n hand: Angel Arena\n deck: Diesel, Modded, Sure Gamble\nturn: runner")
    game.runner.chooses("install Angel Arena")
    game.runner.chooses(2)
    assert game.card("Angel Arena").power == 2
    game.runner.uses("Angel Arena")
    game.runner.accepts()
    game.expect(runner_deck=["Modded", "Sure Gamble", "Diesel"], runner_heap=[])
    game.runner.uses("Angel Arena")
    game.runner.declines()
    game.expect(runner_deck=["Modded", "Sure Gamble", "Diesel"], runner_heap=["Angel Arena"])
    assert game.revealed() == ["Diesel", "Modded"]


def test_ekomind_gives_as_much_memory_as_there_are_cards_in_the_grip() -> None:
    game = scenario("runner:\n hand: 2 Sure Gamble\n rig: Ekomind, Akamatsu Mem Chip\nturn: runner")
    assert game.runner.memory_limit == 3
    game = scenario("runner:\n hand: Sure Gamble, Corroder\n rig: Ekomind\nturn: runner")
    game.runner.installs("Corroder")
    assert game.runner.memory_limit == 1


def test_code_siphon_installs_a_program_for_less_and_takes_a_tag() -> None:
    game = scenario("""
        corp:
          credits 0
          deck: 3 any
          R&D: ice (Enigma), (Enigma)
          HQ: ice (Enigma)
        runner:
          credits 3
          hand: Code Siphon
          deck: Femme Fatale, Diesel, Torch
        turn: runner
    """)
    game.runner.plays("Code Siphon")
    game.go_on("6.9.5c")
    game.runner.continues()
    game.runner.accepts()
    game.refuses("runner", "pick Diesel")
    game.runner.picks("Femme Fatale")
    game.runner.picks("HQ ice 1")
    assert game.card("Femme Fatale").installed
    game.expect(runner_credits=0, tags=1)
    assert game.accessed() == []
    assert game.happened("shuffled") == 1
    game = scenario("corp:\n deck: 3 any\nrunner:\n credits 1\n hand: Code Siphon\n deck: Torch\nturn: runner")
    game.runner.plays("Code Siphon")
    game.runner.continues()
    game.runner.declines()
    assert len(game.accessed()) == 1
    game.expect(tags=0)


def test_sage_grows_with_unused_memory_and_breaks_two_kinds() -> None:
    board = "corp:\n HQ: ice Quandary\nrunner:\n credits 2\n rig: Sage\nrun: HQ, encountering ice 1"
    game = scenario(board)
    assert game.card("Sage").strength == 2
    game.runner.breaks(1, using="Sage")
    game.expect(runner_credits=0, run="HQ")
    game = scenario(board.replace("Quandary", "Ice Wall"))
    game.runner.breaks(1, using="Sage")
    game.expect(runner_credits=0, run="HQ")
    game = scenario(
        "corp:\n HQ: ice Test Sentry\nrunner:\n credits 2\n hand: 2 any\n rig: Sage\nrun: HQ, encountering ice 1"
    )
    game.expect(run=None, runner_credits=2)


NASIR = """
    corp:
      credits 20
      HQ: ice (Enigma), Ice Wall
    runner: Nasir Meidan: Cyber Explorer
      credits 9
    turn: runner
"""


@pytest.mark.ruling("Nasir Meidan: Cyber Explorer", 0)
def test_nasir_meidan_lives_on_ice_that_was_just_rezzed() -> None:
    game = scenario(NASIR.replace("Ice Wall", "(Pop-up Window)"))
    game.runner.runs("HQ")
    game.corp.passes()
    game.runner.continues()
    game.corp.rezzes("Enigma")
    game.expect(runner_credits=3)


def test_nasir_meidan_has_no_use_for_ice_rezzed_before() -> None:
    game = scenario("corp:\n HQ: ice Pop-up Window\nrunner: Nasir Meidan: Cyber Explorer\n credits 9\nturn: runner")
    game.runner.runs("HQ")
    game.runner.accepts()
    game.expect(runner_credits=8)


@pytest.mark.ruling("Nasir Meidan: Cyber Explorer", 1)
def test_nasir_meidan_gains_what_the_ice_costs_now() -> None:
    game = scenario(NASIR.replace("Ice Wall", "(Pop-up Window)").replace("credits 9", "credits 9\n      rig: Xanadu"))
    game.runner.runs("HQ")
    game.corp.passes()
    game.runner.continues()
    game.corp.rezzes("Enigma")
    game.expect(runner_credits=4)


@pytest.mark.ruling("Nasir Meidan: Cyber Explorer", 2)
def test_nasir_meidan_gains_nothing_for_additional_costs() -> None:
    game = scenario("""
        corp:
          credits 9
          score: Hostile Takeover
          HQ: ice (Archer)
        runner: Nasir Meidan: Cyber Explorer
          credits 9
        turn: runner
    """)
    game.runner.runs("HQ")
    game.corp.rezzes("Archer")
    game.expect(runner_credits=4, corp_score=[])


def test_social_engineering_pays_if_the_corp_rezzes_the_ice() -> None:
    board = """
        corp:
          credits 20
          deck: 3 any
          HQ: ice (Enigma)
          R&D: ice (Ice Wall)
        runner:
          credits 2
          hand: Social Engineering
        turn: runner
    """
    game = scenario(board)
    game.runner.plays("Social Engineering")
    game.runner.picks("HQ ice 1")
    game.expect(runner_credits=0)
    game.runner.runs("R&D")
    game.corp.rezzes("Ice Wall")
    game.expect(runner_credits=0)
    game.go_on("action")
    game.runner.runs("HQ")
    game.corp.rezzes("Enigma")
    game.expect(runner_credits=3)
    scenario(board.replace("credits 2\n", "credits 2\n          clicks 3\n")).refuses(
        "runner", "play Social Engineering"
    )


def test_d4v1d_breaks_strong_ice_with_its_counters() -> None:
    game = scenario("runner:\n credits 4\n hand: D4v1d\nturn: runner")
    game.runner.installs("D4v1d")
    assert game.card("D4v1d").power == 3
    board = "corp:\n HQ: ice Ice Wall [Patch, Patch]\nrunner:\n rig: D4v1d {power 3}\nrun: HQ, encountering ice 1"
    game = scenario(board)
    game.runner.breaks(1, using="D4v1d")
    assert game.card("D4v1d").power == 2
    scenario(board.replace("[Patch, Patch]", "[Patch]")).expect(run=None)


def test_autoscripter_gives_a_click_for_the_first_program_of_a_turn() -> None:
    game = scenario("""
        runner:
          credits 9
          hand: Corroder, Mimic, Akamatsu Mem Chip
          rig: Autoscripter
        turn: runner
    """)
    game.runner.installs("Akamatsu Mem Chip")
    game.expect(runner_clicks=3)
    game.runner.installs("Corroder")
    game.expect(runner_clicks=3)
    game.runner.installs("Mimic")
    game.runner.done()
    game.expect(runner_clicks=2)


def test_autoscripter_needs_the_grip() -> None:
    game = scenario("""
        runner:
          credits 9
          hand: Mimic
          deck: Corroder
          rig: Autoscripter, Self-modifying Code
        turn: runner, at 5.7.1e
    """)
    game.runner.uses("Self-modifying Code")
    game.runner.picks("Corroder")
    game.go_on("action")
    game.expect(runner_clicks=4)
    game.runner.installs("Mimic")
    game.runner.done()
    game.expect(runner_clicks=4)


def test_autoscripter_does_not_survive_an_unsuccessful_run() -> None:
    game = scenario("corp:\n HQ: ice Ice Wall\nrunner:\n rig: Autoscripter\nturn: runner")
    game.runner.runs("Archives")
    game.runner.continues()
    game.expect(runner_heap=[])
    game.runner.runs("HQ")
    game.expect(run=None, runner_heap=["Autoscripter"])


def test_trade_in_turns_hardware_into_other_hardware() -> None:
    game = scenario("""
        runner:
          credits 1
          hand: Trade-In
          deck: Diesel, Grimoire
          rig: Cyberfeeder, Plascrete Carapace, Corroder
        turn: runner
    """)
    game.runner.plays("Trade-In")
    game.refuses("runner", "pick Corroder")
    game.runner.picks("Plascrete Carapace")
    game.refuses("runner", "pick Diesel")
    game.runner.picks("Grimoire")
    game.expect(runner_hand=["Grimoire"], runner_heap=["Plascrete Carapace", "Trade-In"])
    game.expect(runner_credits=1)
    assert game.revealed() == ["Grimoire"] and game.happened("shuffled") == 1
    scenario("runner:\n hand: Trade-In\n rig: Corroder\nturn: runner").refuses("runner", "play Trade-In")


def test_incubator_hands_its_viruses_on() -> None:
    game = scenario("runner:\n rig: Incubator {virus 2}, Medium {virus 1}, Corroder\nturn: runner, at 5.7.1a")
    game.go_on("action")
    assert game.card("Incubator").virus == 3
    game.runner.uses("Incubator")
    game.expect(runner_heap=["Incubator"], runner_clicks=3)
    assert game.card("Medium").virus == 4
