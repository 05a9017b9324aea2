"""Terminal Directive: what cards say in passing."""

from __future__ import annotations

import pytest

from netrunner.testing import ScenarioError, scenario


def test_deep_data_mining_adds_accesses_to_that_run_alone() -> None:
    game = scenario("""
        corp:
          hand: 5 Hedge Fund
          deck: 9 any
        runner:
          credits 9
          hand: Deep Data Mining
        turn: runner
    """)
    game.runner.plays("Deep Data Mining")
    game.go_on("action")
    assert len(game.accessed()) == 5
    game.runner.runs("R&D")
    game.go_on("action")
    assert len(game.accessed()) == 6


def test_mason_bellamy_minds_ice_of_his_server() -> None:
    game = scenario("""
        corp:
          HQ: ice Ice Wall, Ice Wall; root Mason Bellamy
        runner:
          credits 9
          clicks 3
          rig: Corroder
        run: HQ, encountering ice 2
    """)
    game.runner.breaks(1, using="Corroder")
    game.go_on("jack-out")
    game.expect(runner_clicks=2)
    game.runner.continues()
    game.go_on("6.9.3b")
    game.runner.breaks(1, using="Corroder")
    game.go_on("jack-out")
    game.expect(runner_clicks=1)


def test_steve_cambridge_acts_at_the_first_run_on_hq() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
        runner: Steve Cambridge: Master Grifter
          heap: Diesel, Modded, Sure Gamble, Easy Mark
        turn: runner
        this turn: successful run on HQ
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(runner_heap=4, run=None)


def test_polyhistor_works_with_a_single_card() -> None:
    game = scenario("""
        corp:
          deck: 3 any
        runner:
          deck: Diesel
          rig: Polyhistor
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.triggers("Polyhistor")
    game.expect(runner_hand=["Diesel"])


@pytest.mark.parametrize(("breaker", "ice"), [("Abagnale", "Ice Wall"), ("Lustig", "Ice Wall"), ("Demara", "Quandary")])
def test_breakers_of_one_kind_do_not_break_others(breaker: str, ice: str) -> None:
    game = scenario(f"corp:\n HQ: ice {ice}\nrunner:\n credits 9\n rig: {breaker}\nrun: HQ, encountering ice 1")
    assert not [option for option in game.options("runner") if option == f"use {breaker} ability 1"]


def test_demara_breaks_two_at_once() -> None:
    game = scenario("corp:\n HQ: ice Spiderweb\nrunner:\n credits 9\n rig: Demara\nrun: HQ, encountering ice 1")
    game.runner.boosts("Demara", times=2)
    with pytest.raises(ScenarioError, match="break subroutine 3"):
        game.runner.breaks(1, 2, 3, using="Demara")


def test_mammon_keeps_its_counters_during_the_corps_turn() -> None:
    game = scenario("corp:\n deck: 3 any\nrunner:\n deck: 3 any\n rig: Mammon {power 3}\nturn: corp")
    game.corp.takes_credit()
    game.corp.takes_credit()
    game.corp.takes_credit()
    assert game.card("Mammon").power == 3
    game = scenario("corp:\n deck: 3 any\nrunner:\n clicks 1\n rig: Mammon {power 3}\nturn: runner")
    game.runner.takes_credit()
    assert game.card("Mammon").power == 0


def test_maxwell_james_needs_a_successful_run_and_rezzed_ice_before_a_remote() -> None:
    board = """
        corp:
          deck: 3 any
          HQ: ice Enigma
          Server 1: ice Ice Wall, (Hunter); cards (PAD Campaign)
        runner:
          credits 9
          rig: Maxwell James
        turn: runner
    """
    game = scenario(board)
    game.runner.runs("HQ")
    assert not [option for option in game.options("runner") if "Maxwell" in option]


def test_egret_makes_its_host_a_code_gate() -> None:
    game = scenario(
        "corp:\n HQ: ice Ice Wall [Egret]\nrunner:\n credits 9\n rig: Gordian Blade\nrun: HQ, encountering ice 1"
    )
    assert game.card("Ice Wall").has("code gate")
    game.runner.breaks(1, using="Gordian Blade")
    game.expect(run="HQ")


def test_dhegdheer_hosts_one_program() -> None:
    game = scenario("runner:\n credits 9\n hand: Corroder, Akamatsu Mem Chip\n rig: Dhegdheer [Mimic]\nturn: runner")
    game.runner.installs("Corroder")
    assert game.card("Corroder").host is None
    game = scenario("runner:\n credits 9\n hand: Akamatsu Mem Chip\n rig: Dhegdheer\nturn: runner")
    game.runner.installs("Akamatsu Mem Chip")
    assert game.card("Akamatsu Mem Chip").host is None


def test_the_shadow_net_plays_events_alone() -> None:
    game = scenario("""
        runner:
          credits 5
          score: Hostile Takeover
          heap: Corroder, Easy Mark
          rig: The Shadow Net
        turn: runner
    """)
    game.runner.uses("The Shadow Net")
    game.go_on("action")
    game.expect(runner_credits=8)


def test_marilyn_campaign_is_loaded_by_its_own_rez() -> None:
    game = scenario(
        "corp:\n credits 9\n Server 1: cards Marilyn Campaign {credit 2}\n"
        " Server 2: cards (PAD Campaign)\nturn: corp, at 5.6.2a"
    )
    game.corp.rezzes("PAD Campaign")
    assert game.card("Marilyn Campaign").credits == 2


def test_mr_stone_does_meat_damage() -> None:
    game = scenario("corp:\n hand: Test Tag\n Server 1: cards Mr. Stone\nrunner:\n hand: 3 any\nturn: corp")
    game.corp.plays("Test Tag", x=1)
    game.go_on("action")
    assert game.damage() == ["1 meat"]


@pytest.mark.parametrize("ice", ["Colossus", "Hortum"])
def test_ice_that_can_be_advanced(ice: str) -> None:
    scenario(f"corp:\n HQ: ice ({ice})\nturn: corp").offers("corp", f"advance {ice}")


def test_colossus_trashes_resources_alone() -> None:
    game = scenario("""
        corp:
          HQ: ice Colossus {advancement 3}
        runner:
          credits 0
          rig: Wyldside, Akamatsu Mem Chip
        run: HQ, encountering ice 1
    """)
    game.go_on("6.9.5c")
    assert game.card("Akamatsu Mem Chip").installed


def test_hortum_ends_the_run_and_searches_when_advanced() -> None:
    game = scenario("corp:\n deck: Enigma, Hunter, Ice Wall\n HQ: ice Hortum\nrun: HQ, encountering ice 1")
    game.expect(run=None, corp_hand=[])
    game = scenario(
        "corp:\n deck: Enigma, Hunter, Ice Wall\n HQ: ice Hortum {advancement 3}\nrun: HQ, encountering ice 1"
    )
    game.corp.picks("Enigma", "Hunter")
    game.expect(run=None, corp_hand=["Enigma", "Hunter"])


def test_hortum_with_three_tokens_is_no_prey_for_ai() -> None:
    board = (
        "corp:\n HQ: ice Hortum {advancement 3}\nrunner:\n credits 9\n rig: Gordian Blade\nrun: HQ, encountering ice 1"
    )
    game = scenario(board)
    game.runner.boosts("Gordian Blade", times=2)
    game.runner.breaks(1, using="Gordian Blade")
    assert game.happened("broken") == 1


def test_savant_breaks_two_subroutines() -> None:
    game = scenario(
        "corp:\n HQ: ice Enigma [Sub Boost]\nrunner:\n credits 9\n rig: Savant\nrun: HQ, encountering ice 1"
    )
    game.runner.breaks(1, 2, using="Savant")
    game.asks("runner", "window", "6.9.3b")
    game.expect(run="HQ", runner_credits=7)


def test_dean_lister_counts_the_grip_alone() -> None:
    game = scenario("""
        runner:
          hand: 3 any
          rig: Dean Lister, Corroder
        run: HQ, approaching server
    """)
    game.runner.uses("Dean Lister")
    assert game.card("Corroder").strength == 5


def test_dhegdheer_has_room_for_one_program_and_nothing_else() -> None:
    game = scenario("""
        runner:
          credits 9
          hand: Corroder, Ninja, Akamatsu Mem Chip
          rig: Dhegdheer
        turn: runner
    """)
    game.runner.installs("Akamatsu Mem Chip")
    assert not game.card("Akamatsu Mem Chip").host
    game.runner.installs("Corroder", "Dhegdheer")
    game.runner.installs("Ninja")
    game.runner.done()  # trashing programs, if they like
    assert game.card("Ninja").installed and not game.card("Ninja").host


def test_egret_is_installed_on_ice() -> None:
    game = scenario("corp:\n Server 1: PAD Campaign\nrunner:\n credits 9\n hand: Egret\nturn: runner")
    game.refuses("runner", "install Egret")


def test_maxwell_james_derezzes_rezzed_ice_alone() -> None:
    game = scenario("""
        corp:
          credits 0
          hand: Hedge Fund
          Server 1: ice Enigma; cards PAD Campaign
          Server 2: ice (Hunter)
        runner:
          rig: Maxwell James
        run: HQ, approaching server
    """)
    game.runner.continues()
    game.runner.uses("Maxwell James")
    assert not game.card("Enigma").rezzed and game.card("PAD Campaign").rezzed  # nothing else could be chosen


def test_maxwell_james_needs_a_run_that_was_successful() -> None:
    game = scenario("""
        corp:
          credits 0
          hand: Hedge Fund
          Server 1: ice Enigma
        runner:
          rig: Maxwell James
        run: HQ, approaching server
    """)
    game.runner.jacks_out()
    game.refuses("runner", "use Maxwell James")
