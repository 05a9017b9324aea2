"""Small print of the cards of the Flashpoint cycle: whom, how much, how often, and what is not meant."""

from __future__ import annotations

import pytest

from netrunner.testing import define, scenario
from netrunner.vocabulary import SERVER_HQ, AccessServer, Clicks, Draw, paid


def test_system_outage_leaves_the_corp_alone_when_the_runner_draws() -> None:
    game = scenario("""
        corp:
          credits 5
          deck: 9 any
        runner:
          deck: 9 any
          play area: System Outage
          rig: Sports Hopper
        turn: corp
    """)
    game.corp.draws()
    game.pass_windows("5.6.2b")
    game.corp.draws()
    game.expect(corp_credits=4)
    game.runner.uses("Sports Hopper")
    game.expect(corp_credits=4, runner_hand=3)


def test_dai_v_breaks_with_no_other_credits_for_icebreakers() -> None:
    game = scenario("""
        corp:
          HQ: ice Vanilla
        runner:
          rig: Dai V, Cyberfeeder, Cyberfeeder
        run: HQ, encountering ice 1
    """)
    game.refuses("runner", "use Dai V ability 1")


def test_injection_attack_chooses_an_icebreaker_and_no_other_program() -> None:
    game = scenario("""
        runner:
          hand: Injection Attack
          rig: Aurora, Mimic, Medium
        turn: runner
    """)
    game.runner.plays("Injection Attack")
    assert sorted(game.options("runner")) == ["pick Aurora", "pick Mimic"]


@pytest.mark.parametrize(
    ("title", "board", "strength"),
    [
        ("Sherlock 2.0", "HQ: ice Sherlock 2.0|run: HQ, encountering ice 1, broken 2 3", 4),
        ("Thoth", "HQ: ice Thoth|run: HQ, encountering ice 1, broken 2", 4),
        ("Thoth", "HQ: ice Thoth|run: HQ, encountering ice 1, broken 1", 4),
        ("Drone Screen", "Server 1: Drone Screen|turn: runner", 3),
        ("Hatchet Job", "hand: Hatchet Job|turn: corp", 5),
        ("Hard-Hitting News", "hand: Hard-Hitting News|turn: corp\nlast turn: run on HQ", 4),
    ],
)
def test_the_trace_fails_if_the_runner_matches_its_strength(title: str, board: str, strength: int) -> None:
    corp, moment = board.split("|")
    game = scenario(f"""
        corp:
          credits 5
          {corp}
        runner:
          credits 5, tags 1
          hand: 3 any
          deck: 3 any
          rig: Corroder
        {moment}
    """)
    if "hand" in corp:
        game.corp.plays(title)
    elif title == "Drone Screen":
        game.runner.runs("Server 1")
    game.pass_windows()
    tags = game.runner.tags
    game.corp.chooses(0)
    game.runner.chooses(strength)
    game.expect(tags=tags, runner_credits=5 - strength, runner_hand=3, runner_installed=["Corroder"])


@pytest.mark.parametrize("broken", ["2 3", "1 3", "1 2"])
def test_dna_tracker_does_net_damage_with_each_subroutine(broken: str) -> None:
    game = scenario(f"corp:\n HQ: ice DNA Tracker\nrunner:\n hand: 3 any\nrun: HQ, encountering ice 1, broken {broken}")
    assert game.damage() == ["1 net"]
    game.expect(runner_credits=3)


def test_chrysalis_does_two_net_damage() -> None:
    game = scenario("corp:\n hand: Chrysalis\nrunner:\n hand: 3 any\nrun: HQ, at 6.9.5g")
    assert game.damage() == ["2 net"]


def test_controlling_the_message_does_not_mind_what_the_corp_trashes() -> None:
    game = scenario("""
        corp: NBN: Controlling the Message
          hand: Enigma
          HQ: ice Ice Wall
        turn: corp
    """)
    game.corp.installs("Enigma", "HQ", trashing=["Ice Wall"])
    game.expect(corp_archives=["Ice Wall"])
    game.asks("corp", "action")


def test_nfr_breaks_one_subroutine_for_a_credit() -> None:
    game = scenario("corp:\n HQ: ice Bailiff\nrunner:\n credits 3\n rig: Nfr {power 3}\nrun: HQ, encountering ice 1")
    game.runner.breaks(1, using="Nfr")
    game.expect(runner_credits=2)


def test_khan_installs_no_other_program_and_only_after_the_first_ice() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma), (Hunter)
        runner: Khan: Savvy Skiptracer
          credits 9
          hand: Corroder, Medium, Mimic
        run: HQ, approaching ice 2
    """)
    game.pass_windows()
    game.runner.triggers("Khan: Savvy Skiptracer")
    assert sorted(game.options("runner")) == ["pick Corroder", "pick Mimic"]
    game.runner.picks("Corroder")
    game.runner.continues()
    game.pass_windows()
    game.asks("runner", "jack-out", "6.9.5c")


@pytest.mark.parametrize("credits", [5, 10, 15])
def test_beth_kilrain_chang_does_nothing_when_the_corps_turn_begins(credits: int) -> None:
    game = scenario(f"""
        corp:
          credits {credits}
          deck: 3 any
        runner:
          credits 0, clicks 0
          deck: 3 any
          rig: Beth Kilrain-Chang
        turn: corp, at 5.6.1b
    """)
    game.go_on("action")
    game.expect(runner_credits=0, runner_hand=0, runner_clicks=0)


def test_liquidation_gains_three_credits_for_each_trashed_card() -> None:
    game = scenario("corp:\n credits 1\n hand: Liquidation\n HQ: ice Enigma, Hunter\nturn: corp")
    game.corp.plays("Liquidation")
    game.corp.picks("Enigma", "Hunter")
    game.expect(corp_credits=6)


def test_financial_collapse_is_not_prevented_with_a_program() -> None:
    game = scenario("""
        corp:
          hand: Financial Collapse
        runner:
          credits 6
          rig: Crash Space, Tech Trader, Corroder
        turn: corp
    """)
    game.corp.plays("Financial Collapse")
    game.runner.accepts()
    assert sorted(game.options("runner")) == ["pick Crash Space", "pick Tech Trader"]


def test_project_kusanagi_lets_ice_do_net_damage() -> None:
    game = scenario("""
        corp:
          score: Project Kusanagi {agenda 1}
          HQ: ice Test Blank Ice
        runner:
          hand: 2 any
        run: HQ, approaching ice 1
    """)
    game.corp.uses("Project Kusanagi")
    game.pass_windows()
    assert game.damage() == ["1 net"]


def test_boom_does_seven_meat_damage() -> None:
    game = scenario("corp:\n credits 4\n hand: BOOM!\nrunner:\n tags 2\n hand: 9 any\nturn: corp")
    game.corp.plays("BOOM!")
    assert game.damage() == ["7 meat"]


def test_scarcity_of_resources_leaves_the_cost_of_programs_as_it_is() -> None:
    game = scenario("""
        corp:
          play area: Scarcity of Resources
        runner:
          credits 5
          hand: Corroder
        turn: runner
    """)
    game.runner.installs("Corroder")
    game.expect(runner_credits=3)


def test_frantic_coding_takes_five_credits_off_the_install_cost() -> None:
    game = scenario("runner:\n credits 9\n hand: Frantic Coding\n deck: Femme Fatale, 9 any\nturn: runner")
    game.runner.plays("Frantic Coding")
    game.runner.picks("Femme Fatale")
    game.expect(runner_credits=9 - 3 - (9 - 5))


def test_the_gauntlet_does_not_help_outside_of_runs() -> None:
    define("Back Door of HQ", "runner", "resource", paid(Clicks(), AccessServer(SERVER_HQ)))
    game = scenario("""
        corp:
          hand: 5 any
          HQ: ice Test Gentle Ice
        runner:
          credits 9
          rig: The Gauntlet, Test Breaker, Back Door of HQ
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.breaks(1, using="Test Breaker")
    game.go_on("6.9.5c")
    game.runner.jacks_out()
    game.runner.uses("Back Door of HQ")
    game.go_on("action")
    assert len(game.accessed()) == 1


def test_blockade_runner_draws_no_fourth_card() -> None:
    game = scenario("runner:\n hand: Corroder\n deck: 6 any\n rig: Blockade Runner\nturn: runner")
    game.runner.uses("Blockade Runner")
    game.runner.picks("Corroder")
    game.expect(runner_hand=3)


def test_smoke_pays_for_nothing_but_using_icebreakers() -> None:
    define("Lone Sensor", "runner", "program", paid(1, Draw(1)))
    game = scenario("""
        corp:
          HQ: ice Ice Wall
        runner: Ele "Smoke" Scovak: Cynosure of the Net
          credits 0
          deck: 3 any
          rig: Lone Sensor, Corroder
        run: HQ, encountering ice 1
    """)
    game.offers("runner", "use Corroder")
    game.refuses("runner", "use Lone Sensor")
    game = scenario("""
        runner: Ele "Smoke" Scovak: Cynosure of the Net
          credits 1
          hand: Corroder
        turn: runner
    """)
    game.refuses("runner", "install Corroder")


def test_top_hat_is_for_runs_on_rnd() -> None:
    game = scenario("corp:\n hand: Hedge Fund\n deck: 6 any\nrunner:\n rig: Top Hat\nturn: runner")
    game.runner.runs("HQ")
    game.runner.continues()
    game.asks("runner", "action")
    assert game.accessed() == ["Hedge Fund"]


def test_citadel_sanctuary_removes_one_tag_when_the_runners_turn_ends() -> None:
    game = scenario("""
        corp:
          credits 0
          deck: 3 any
        runner:
          credits 3, tags 2
          deck: 3 any
          rig: Citadel Sanctuary
        turn: runner
    """)
    game.end_turn()
    game.pass_windows()
    game.runner.chooses(1)
    game.expect(tags=1)
    game.next_turn("corp")
    game.end_turn()
    game.asks("runner", "action")


def test_citadel_sanctuary_does_not_help_against_net_damage() -> None:
    game = scenario("""
        corp:
          hand: Test Net Damage
        runner:
          hand: 3 any
          rig: Citadel Sanctuary
        turn: corp
    """)
    game.corp.plays("Test Net Damage", x=1)
    assert game.damage() == ["1 net"]


def test_wetwork_refit_is_installed_on_ice() -> None:
    game = scenario("corp:\n credits 9\n hand: Wetwork Refit\n Server 1: Ash 2X3ZB9CY\nturn: corp")
    game.refuses("corp", "play Wetwork Refit")


def test_architects_of_tomorrow_takes_four_credits_off_and_only_once_a_turn() -> None:
    game = scenario("""
        corp: Haas-Bioroid: Architects of Tomorrow
          credits 3
          HQ: ice Eli 1.0, Eli 1.0
          R&D: ice (Heimdall 1.0), (Viktor 1.0)
          Archives: ice (Viktor 1.0)
        runner:
          clicks 4
        run: HQ, encountering ice 2, broken 1 2
    """)
    game.pass_windows()
    game.corp.triggers("Haas-Bioroid: Architects of Tomorrow")
    assert game.options("corp") == ["pick Viktor 1.0 [R&D ice 2]", "pick Viktor 1.0 [Archives ice 1]"]
    game.corp.picks("Viktor 1.0 [R&D ice 2]")
    game.expect(corp_credits=3)
    game.runner.continues()
    game.runner.breaks(1, using="Eli 1.0")
    game.runner.breaks(2, using="Eli 1.0")
    game.pass_windows()
    game.asks("runner", "jack-out", "6.9.5c")


def test_data_ward_has_four_subroutines() -> None:
    game = scenario("corp:\n HQ: ice Data Ward\nrunner:\n tags 1\nrun: HQ, encountering ice 1, broken 1 2 3 4")
    game.pass_windows()
    game.asks("runner", "jack-out", "6.9.5c")


def test_bulwark_ends_the_run_twice_and_minds_only_its_own_rez() -> None:
    for broken in ("1 2", "1 3"):
        game = scenario(f"corp:\n credits 0\n HQ: ice Bulwark\nrun: HQ, encountering ice 1, broken {broken}")
        game.expect(run=None, corp_credits=2)
    game = scenario("corp:\n credits 9\n HQ: ice Bulwark, (Enigma)\nrun: HQ, approaching ice 2")
    game.corp.rezzes("Enigma")
    game.expect(bad_publicity=0)


@pytest.mark.parametrize("operation", ["Test Tag", "Test Meat Damage"])
def test_on_the_lam_prevents_no_more_than_three(operation: str) -> None:
    game = scenario(f"""
        corp:
          credits 9
          hand: {operation}
        runner:
          hand: 5 any
          rig: Test Resource [On the Lam]
        turn: corp
    """)
    game.corp.plays(operation, x=4)
    game.runner.uses("On the Lam")
    assert game.options("runner")[-1] == "number 3"


def test_cold_read_places_four_credits() -> None:
    game = scenario("corp:\n HQ: ice (Enigma)\nrunner:\n hand: Cold Read\n rig: Corroder\nturn: runner")
    game.runner.plays("Cold Read")
    game.runner.runs("HQ")
    assert game.card("Cold Read").credits == 4


def test_reaver_does_not_draw_for_what_the_corp_trashes() -> None:
    game = scenario("""
        corp:
          credits 9
        runner:
          tags 1
          deck: 3 any
          rig: Reaver, Crash Space
        turn: corp
    """)
    game.corp.trashes_resource("Crash Space")
    game.expect(runner_heap=["Crash Space"], runner_hand=0)


def test_friends_in_high_places_may_install_fewer_cards() -> None:
    game = scenario("""
        corp:
          credits 9
          hand: Friends in High Places
          archives: PAD Campaign, Melange Mining Corp.
        turn: corp
    """)
    game.corp.plays("Friends in High Places")
    game.corp.picks("PAD Campaign")
    game.corp.done()
    game.expect(corp_archives=["Melange Mining Corp.", "Friends in High Places"])
    game.asks("corp", "window", "5.6.3b")


def test_sapper_is_revealed_in_rnd_and_trashes_a_program() -> None:
    game = scenario("""
        corp:
          deck: Sapper
        runner:
          rig: Corroder, Cyberfeeder, Mimic
        run: R&D, at 6.9.5g
    """)
    game.pass_windows()
    assert game.game.view("corp")["access"]["card"] == "Sapper"
    assert sorted(game.options("corp")) == ["pick Corroder", "pick Mimic"]


def test_sunya_does_not_grow_if_a_subroutine_is_left() -> None:
    game = scenario("""
        corp:
          HQ: ice Cobra
        runner:
          credits 5
          hand: 3 any
          rig: Sūnya
        run: HQ, encountering ice 1
    """)
    game.runner.breaks(1, using="Sūnya")
    game.pass_windows()
    assert game.card("Sūnya").power == 0


def test_tapwrm_is_not_installed_after_a_run_on_a_remote_server() -> None:
    game = scenario("""
        corp:
          Server 1: (PAD Campaign)
        runner:
          hand: Tapwrm
        turn: runner
        this turn: successful run on Server 1
    """)
    game.refuses("runner", "install Tapwrm")


def test_tapwrm_pays_for_every_five_credits() -> None:
    game = scenario("corp:\n credits 10\nrunner:\n credits 0\n rig: Tapwrm\nturn: runner, at 5.7.1b")
    game.go_on("action")
    game.expect(runner_credits=2)


def test_aaron_marron_removes_one_tag_and_draws_one_card() -> None:
    game = scenario("runner:\n tags 3\n deck: 5 any\n rig: Aaron Marrón {power 2}\nturn: runner, at 5.7.1e")
    game.runner.uses("Aaron Marrón")
    game.expect(tags=2, runner_hand=1)


def test_sensor_net_activation_spends_its_counter() -> None:
    game = scenario("""
        corp:
          score: Sensor Net Activation {agenda 1}
          HQ: ice (Eli 1.0), (Viktor 1.0)
        turn: corp, at 5.6.2a
    """)
    game.corp.uses("Sensor Net Activation")
    game.corp.picks("Eli 1.0")
    assert game.card("Sensor Net Activation").agenda_counters == 0


def test_chiyashi_minds_each_of_its_own_subroutines_and_no_others() -> None:
    game = scenario("""
        corp:
          HQ: ice Chiyashi, Ice Wall
        runner:
          credits 30
          deck: 9 any
          rig: Battering Ram, Crypsis
        run: HQ, encountering ice 2
    """)
    game.runner.breaks(1, using="Battering Ram")
    game.expect(runner_deck=9)
    game.pass_windows()
    game.runner.continues()
    game.pass_windows("6.9.3b")
    game.runner.boosts("Battering Ram", times=5)
    game.runner.breaks(1, 3, using="Battering Ram")
    game.expect(runner_deck=5)


def test_macrophage_removes_only_viruses_in_the_heap() -> None:
    game = scenario("""
        corp:
          HQ: ice Macrophage
        runner:
          credits 0
          heap: Parasite, Corroder, Medium
        run: HQ, encountering ice 1, broken 1 2 4
    """)
    game.corp.chooses(0)
    assert sorted(game.options("corp")) == ["pick Medium", "pick Parasite"]
