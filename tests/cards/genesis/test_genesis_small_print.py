"""Small print of the cards of the Genesis cycle: whom, how much, how often, and what is not meant."""

from __future__ import annotations

import pytest

from netrunner.testing import ScenarioError, define, scenario
from netrunner.vocabulary import (
    MEAT,
    NET,
    SERVER_HQ,
    SERVER_RND,
    AccessServer,
    Both,
    Damage,
    Draw,
    Gain,
    MoveRun,
    Stolen,
    TrashThis,
    paid,
    play,
    sub,
    when,
)


def test_whizzard_pays_for_trashing_only() -> None:
    game = scenario("runner: Whizzard: Master Gamer\n credits 0\n hand: Corroder\nturn: runner")
    game.refuses("runner", "install Corroder")


def test_spinal_modem_pays_for_using_icebreakers_only() -> None:
    define("Lone Probe", "runner", "program", paid(1, Draw(1)))
    board = "rig: Spinal Modem, Lone Probe, Corroder\n deck: 3 any\n hand: Corroder"
    game = scenario(f"corp:\n HQ: ice Ice Wall\nrunner:\n credits 0\n {board}\nrun: HQ, encountering ice 1")
    game.offers("runner", "use Corroder")
    game.refuses("runner", "use Lone Probe")
    scenario(f"runner:\n credits 0\n {board}\nturn: runner").refuses("runner", "install Corroder")


@pytest.mark.parametrize(
    ("ice", "broken", "damage"),
    [
        ("Janus 1.0", "2 3 4", ["1 brain"]),
        ("Janus 1.0", "1 3 4", ["1 brain"]),
        ("Janus 1.0", "1 2 4", ["1 brain"]),
        ("Janus 1.0", "1 2 3", ["1 brain"]),
        ("Flare", "", ["2 meat"]),
    ],
)
def test_the_ice_does_damage_of_its_kind(ice: str, broken: str, damage: list[str]) -> None:
    game = scenario(f"""
        corp:
          credits 0
          HQ: ice {ice}
        runner:
          credits 0, clicks 0
          hand: 5 any
        run: HQ, encountering ice 1{f", broken {broken}" if broken else ""}
    """)
    assert game.damage() == damage


def test_woodcutter_does_net_damage() -> None:
    game = scenario("corp:\n HQ: ice Woodcutter {advancement 1}\nrunner:\n hand: 5 any\nrun: HQ, encountering ice 1")
    assert game.damage() == ["1 net"]


def test_braintrust_lowers_the_rez_cost_of_ice_only() -> None:
    game = scenario("""
        corp:
          credits 5
          score: Braintrust {agenda 1}
          Server 1: (PAD Campaign)
        turn: corp, at 5.6.2a
    """)
    game.corp.rezzes("PAD Campaign")
    game.expect(corp_credits=3)


def test_draco_does_not_mind_other_cards_that_are_rezzed() -> None:
    game = scenario("corp:\n credits 9\n HQ: ice (Enigma)\n R&D: ice Dracō\nrun: HQ, approaching ice 1")
    game.corp.rezzes("Enigma")
    game.expect(run=None, corp_credits=6)


@pytest.mark.parametrize("title", ["Private Contracts", "Eve Campaign"])
def test_credits_are_loaded_when_the_card_itself_is_rezzed(title: str) -> None:
    game = scenario(
        f"corp:\n credits 9\n HQ: ice (Enigma)\n Server 1: {title} {{credit 4}}\nrun: HQ, approaching ice 1"
    )
    game.corp.rezzes("Enigma")
    assert game.card(title).credits == 4


def test_satellite_uplink_exposes_cards_of_the_corp() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma), (Hunter)
        runner:
          hand: Satellite Uplink
          rig: Corroder, (Cyberfeeder)
        turn: runner
    """)
    game.runner.plays("Satellite Uplink")
    assert sorted(game.options("runner")) == ["done", "pick [HQ ice 1]", "pick [HQ ice 2]"]


def test_e3_feedback_implants_break_one_more_for_each_of_two() -> None:
    define("Five Walls", "corp", "ice", *[sub(Gain(1)) for _ in range(5)], strength=0, subtypes="barrier")
    game = scenario("""
        corp:
          credits 0
          HQ: ice Five Walls
        runner:
          credits 4
          rig: Battering Ram, e3 Feedback Implants
        run: HQ, encountering ice 1
    """)
    game.runner.breaks(1, 2, using="Battering Ram")
    for n in (3, 4):
        game.take(next(option for option in game.options("runner") if option.startswith(("trigger", "yes"))))
        game.take(f"break Five Walls [HQ ice 1] subroutine {n}")
    game.expect(runner_credits=0)


def test_fetal_ai_does_net_damage() -> None:
    game = scenario("corp:\n hand: Fetal AI\nrunner:\n credits 0\n hand: 4 any\nrun: HQ, at 6.9.5g")
    assert game.damage() == ["2 net"]


def test_power_grid_overload_trashes_hardware() -> None:
    game = scenario("""
        corp:
          credits 9
          hand: Power Grid Overload
          archives: Hedge Fund
        runner:
          credits 0
          rig: Corroder, Cyberfeeder
        turn: corp 3
        last turn: successful run on HQ
    """)
    game.corp.plays("Power Grid Overload")
    game.corp.chooses(5)
    game.expect(runner_heap=["Cyberfeeder"])


def test_nerve_agent_does_not_help_with_an_access_of_rnd_in_between() -> None:
    define("Way to R&D", "corp", "agenda", when(Stolen(this=True), AccessServer(SERVER_RND)))
    game = scenario("""
        corp:
          hand: 2 Way to R&D
          deck: 9 Hedge Fund
        runner:
          rig: Nerve Agent {virus 1}
        run: HQ, approaching server
    """)
    game.runner.continues()
    game.runner.triggers("Nerve Agent")
    game.runner.chooses(1)
    game.go_on("action")
    assert game.accessed().count("Hedge Fund") == 2


def test_emergency_shutdown_needs_a_run_on_hq_and_derezzes_ice() -> None:
    board = (
        "corp:\n HQ: ice Enigma, Hunter\n Server 1: PAD Campaign\nrunner:\n hand: Emergency Shutdown\nturn: runner\n"
    )
    game = scenario(f"{board}this turn: successful run on R&D")
    game.refuses("runner", "play Emergency Shutdown")
    game = scenario(f"{board}this turn: successful run on HQ")
    game.runner.plays("Emergency Shutdown")
    assert sorted(game.options("runner")) == ["pick Enigma [HQ ice 1]", "pick Hunter [HQ ice 2]"]


def test_muresh_bodysuit_waits_for_meat_damage() -> None:
    define("Blow of Two Kinds", "corp", "operation", play(Both(Damage(NET, 1), Damage(MEAT, 1))))
    game = scenario("""
        corp:
          hand: Test Net Damage, Test Meat Damage
        runner:
          hand: 5 any
          rig: Muresh Bodysuit
        turn: corp
    """)
    game.corp.plays("Test Net Damage", x=1)
    game.corp.plays("Test Meat Damage", x=1)
    assert game.damage() == ["1 net"]
    game = scenario("corp:\n hand: Blow of Two Kinds\nrunner:\n hand: 5 any\n rig: Muresh Bodysuit\nturn: corp")
    game.corp.plays("Blow of Two Kinds")
    assert game.damage() == ["1 net"]


@pytest.mark.parametrize(
    ("choice", "deck", "heap"), [(1, "Corroder, Mimic, Cyberfeeder", ""), (2, "", "Corroder, Mimic, Cyberfeeder")]
)
def test_test_run_installs_a_program_for_nothing(choice: int, deck: str, heap: str) -> None:
    game = scenario(f"""
        runner:
          credits 3
          hand: Test Run
          deck: {deck or "Cyberfeeder, Femme Fatale"}
          heap: {heap or "Cyberfeeder, Femme Fatale"}
        turn: runner
    """)
    game.runner.plays("Test Run")
    game.runner.chooses(choice)
    game.refuses("runner", "pick Cyberfeeder")
    game.runner.picks("Corroder")
    game.expect(runner_installed=["Corroder"], runner_credits=0)


def test_test_run_leaves_a_program_alone_that_was_trashed() -> None:
    define("Spent At Once", "runner", "program", paid(TrashThis(), Gain(1)))
    game = scenario("""
        corp:
          deck: 3 any
        runner:
          credits 3
          hand: Test Run
          deck: Spent At Once, 3 any
        turn: runner
    """)
    game.runner.plays("Test Run")
    game.runner.picks("Spent At Once")
    game.runner.uses("Spent At Once")
    game.end_turn()
    assert "Spent At Once" in game.runner.heap


def test_personal_workshop_hosts_hardware_too() -> None:
    game = scenario("""
        runner:
          hand: Cyberfeeder, Corroder, Crash Space
          rig: Personal Workshop
        turn: runner
    """)
    game.runner.uses("Personal Workshop")
    assert sorted(game.options("runner")) == ["pick Corroder", "pick Cyberfeeder"]


def test_marked_accounts_pay_one_credit_each_turn() -> None:
    game = scenario("corp:\n credits 0\n deck: 3 any\n Server 1: Marked Accounts {credit 3}\nturn: corp, at 5.6.1b")
    game.go_on("action")
    game.expect(corp_credits=1)
    assert game.card("Marked Accounts").credits == 2


@pytest.mark.parametrize(
    ("breaker", "subtype", "most"),
    [("Force of Nature", "code gate", 2), ("Creeper", "sentry", 1), ("Faerie", "sentry", 1)],
)
def test_icebreakers_break_only_their_kind_and_number(breaker: str, subtype: str, most: int) -> None:
    for kind in ("code gate", "sentry", "barrier"):
        title = f"Weak {kind}"
        define(title, "corp", "ice", *[sub(Gain(1)) for _ in range(3)], strength=0, subtypes=kind)
        board = f"corp:\n HQ: ice {title}\nrunner:\n credits 9\n rig: {breaker}\nrun: HQ, encountering ice 1"
        game = scenario(board)
        strength = game.card(breaker).strength or 0
        game.runner.boosts(breaker)
        assert game.card(breaker).strength == strength + 1
        if kind != subtype:
            game.refuses("runner", f"use {breaker} ability {2 if breaker == 'Creeper' else 1}")
            continue
        with pytest.raises(ScenarioError):
            scenario(board).runner.breaks(*range(1, most + 2), using=breaker)
        scenario(board).runner.breaks(*range(1, most + 1), using=breaker)


def test_doppelganger_makes_no_third_run() -> None:
    game = scenario("runner:\n rig: Doppelgänger\nturn: runner")
    game.runner.runs("HQ")
    game.runner.continues()
    game.runner.triggers("Doppelgänger")
    game.runner.chooses("HQ")
    game.runner.continues()
    game.asks("runner", "action")


def test_deus_x_breaks_any_number_of_ap_subroutines() -> None:
    define("Three Needles", "corp", "ice", *[sub(Damage(NET, 1)) for _ in range(3)], strength=0, subtypes="ap")
    board = "corp:\n HQ: ice Three Needles\nrunner:\n hand: 5 any\n rig: Deus X\nrun: HQ, encountering ice 1"
    game = scenario(board)
    game.runner.breaks(1, 3, using="Deus X")
    game.pass_windows()
    game.expect(runner_hand=4)


def test_deus_x_does_not_help_against_meat_damage() -> None:
    game = scenario("corp:\n hand: Test Meat Damage\nrunner:\n hand: 5 any\n rig: Deus X\nturn: corp")
    game.corp.plays("Test Meat Damage", x=1)
    assert game.damage() == ["1 meat"]


def test_inside_man_pays_for_installing_hardware_and_not_for_using_it() -> None:
    define("Busy Box", "runner", "hardware", paid(1, Draw(1)))
    game = scenario("""
        corp:
          HQ: ice Ice Wall
        runner:
          credits 0
          deck: 3 any
          rig: Inside Man, Busy Box, Corroder, Cyberfeeder
        run: HQ, encountering ice 1
    """)
    game.refuses("runner", "use Busy Box")


def test_green_level_clearance_draws_one_card() -> None:
    game = scenario("corp:\n credits 1\n hand: Green Level Clearance\n deck: 5 any\nturn: corp")
    game.corp.plays("Green Level Clearance")
    game.expect(corp_hand=1, corp_credits=3)


@pytest.mark.parametrize("broken", ["2 3", "1 3", "1 2"])
def test_hourglass_takes_a_click_with_each_subroutine(broken: str) -> None:
    game = scenario(f"corp:\n HQ: ice Hourglass\nrunner:\n clicks 3\nrun: HQ, encountering ice 1, broken {broken}")
    game.expect(runner_clicks=2)


def test_dedicated_server_pays_for_rezzing_and_not_for_installing() -> None:
    game = scenario("corp:\n credits 0\n hand: Enigma\n HQ: ice Ice Wall\n Server 1: Dedicated Server\nturn: corp")
    game.corp.installs("Enigma", "HQ")  # there is no credit for a second piece of ice
    game.expect(corp_archives=["Ice Wall"])


def test_because_we_built_it_pays_for_advancing_and_not_for_rezzing() -> None:
    game = scenario("""
        corp: Weyland Consortium: Because We Built It
          credits 0
          HQ: ice (Ice Wall)
        run: HQ, approaching ice 1
    """)
    game.asks("runner", "jack-out", "6.9.5c")  # nothing could be rezzed


def test_oversight_ai_does_not_mind_other_ice_that_is_broken() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma [Oversight AI], Ice Wall
        runner:
          rig: Corroder
        run: HQ, encountering ice 2
    """)
    game.runner.breaks(1, using="Corroder")
    game.pass_windows()
    assert game.ice("HQ") == ["Enigma", "Ice Wall"]


@pytest.mark.parametrize(("interface", "accessed"), [("HQ Interface", 2), ("R&D Interface", 1)])
def test_interfaces_add_one_access_from_their_server(interface: str, accessed: int) -> None:
    game = scenario(f"corp:\n hand: 5 Hedge Fund\nrunner:\n rig: {interface}\nrun: HQ, at 6.9.5g")
    game.go_on("action")
    assert len(game.accessed()) == accessed


def test_replicator_does_not_search_for_programs() -> None:
    game = scenario("runner:\n credits 9\n hand: Corroder\n deck: Corroder, 3 any\n rig: Replicator\nturn: runner")
    game.runner.installs("Corroder")
    game.asks("runner", "action")


def test_hokusai_grid_does_net_damage() -> None:
    game = scenario("corp:\n HQ: root Hokusai Grid\nrunner:\n hand: 3 any\nrun: HQ, approaching server")
    game.runner.continues()
    assert game.damage() == ["1 net"]


def test_bernice_mai_defends_only_her_server() -> None:
    game = scenario("corp:\n R&D: root Bernice Mai\nrunner:\n credits 9\nrun: Archives, approaching server")
    game.runner.continues()
    game.asks("runner", "action")
    game.expect(tags=0)


def test_retrieval_run_accesses_another_server_to_which_it_was_moved() -> None:
    define("Detour to HQ", "runner", "program", paid(0, MoveRun(SERVER_HQ)), memory=0)
    game = scenario("""
        corp:
          hand: Hedge Fund
        runner:
          credits 9
          hand: Retrieval Run
          heap: Corroder
          rig: Detour to HQ
        turn: runner
    """)
    game.runner.plays("Retrieval Run")
    game.runner.uses("Detour to HQ")
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    game.asks("runner", "action")
    assert game.accessed() == ["Hedge Fund"]


def test_data_leak_reversal_lets_the_corp_trash_the_card() -> None:
    game = scenario("""
        corp:
          deck: 5 any
          Server 1: Hostile Infrastructure
        runner:
          tags 1
          hand: 3 any
          rig: Data Leak Reversal
        turn: runner
    """)
    game.runner.uses("Data Leak Reversal")
    game.expect(corp_archives=1, runner_hand=3)


def test_deep_thought_counts_runs_on_rnd_and_looks_from_three_counters_on() -> None:
    game = scenario("corp:\n hand: Hedge Fund\nrunner:\n rig: Deep Thought\nrun: HQ, approaching server")
    game.runner.continues()
    game.go_on("action")
    assert game.card("Deep Thought").virus == 0
    game = scenario("corp:\n deck: 3 any\nrunner:\n rig: Deep Thought {virus 2}\nturn: runner, at 5.7.1b")
    game.asks("runner", "action")


def test_ronin_does_three_net_damage() -> None:
    game = scenario("corp:\n Server 1: Ronin {advancement 4}\nrunner:\n hand: 5 any\nturn: corp")
    game.corp.uses("Ronin")
    assert game.damage() == ["3 net"]


def test_dedicated_response_team_does_meat_damage() -> None:
    game = scenario("""
        corp:
          Server 1: Dedicated Response Team
        runner:
          tags 1
          hand: 5 any
        run: Archives, approaching server
    """)
    game.runner.continues()
    game.go_on("action")
    assert game.damage() == ["2 meat"]


def test_burke_bugs_let_the_runner_trash_a_program() -> None:
    game = scenario("""
        corp:
          credits 3
          HQ: ice Burke Bugs
        runner:
          credits 0
          rig: Medium, Cyberfeeder
        run: HQ, encountering ice 1
    """)
    game.corp.chooses(1)
    game.expect(runner_heap=["Medium"])
