"""More cards of Downfall."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


def test_stargate_reveals_three_cards_and_trashes_one_once_per_turn() -> None:
    game = scenario("""
        corp:
          deck: Enigma, Hunter, Snare!, Hedge Fund
        runner:
          rig: Stargate
        turn: runner
    """)
    game.runner.uses("Stargate")
    game.runner.continues()
    assert game.revealed() == ["Enigma", "Hunter", "Snare!"]
    game.refuses("runner", "pick Hedge Fund")
    game.runner.picks("Snare!")
    game.expect(corp_discard=["Snare!"], corp_deck=["Enigma", "Hunter", "Hedge Fund"], runner_clicks=3)
    assert game.happened("access") == 0
    game.refuses("runner", "use Stargate")


def test_pelangi_gives_the_encountered_ice_a_subtype_for_the_encounter() -> None:
    game = scenario("""
        corp:
          HQ: ice Wall of Static
        runner:
          credits 9
          hand: Pelangi
          rig: Gordian Blade
        turn: runner
    """)
    game.runner.installs("Pelangi", trashing=[])
    assert game.card("Pelangi").virus == 2
    game.refuses("runner", "use Pelangi")
    game.runner.runs("HQ")
    game.pass_windows("6.9.3b")
    game.runner.uses("Pelangi")
    assert "choose icebreaker" not in game.options("runner")
    game.runner.chooses("choose code gate")
    assert game.card("Wall of Static").has("code gate")
    assert game.card("Wall of Static").has("barrier")
    assert game.card("Pelangi").virus == 1
    game.refuses("runner", "use Pelangi")
    game.runner.boosts("Gordian Blade")
    game.runner.breaks(1, using="Gordian Blade")
    game.pass_windows()
    assert not game.card("Wall of Static").has("code gate")


def test_project_yagi_uda_keeps_a_counter_for_each_token_beyond_three() -> None:
    game = scenario("corp:\n Server 1: (Project Yagi-Uda {advancement 5})\nturn: corp, at 5.6.2a")
    game.corp.scores("Project Yagi-Uda")
    assert game.card("Project Yagi-Uda").agenda_counters == 2


@pytest.mark.parametrize("leaves", [True, False])
def test_project_yagi_uda_swaps_a_card_of_the_attacked_server_with_one_from_hq(leaves: bool) -> None:
    game = scenario("""
        corp:
          hand: Hunter, Snare!
          score: Project Yagi-Uda {agenda 1}
          Server 1: ice (Enigma); cards (PAD Campaign)
          Server 2: (NAPD Contract)
        run: Server 1
    """)
    game.corp.uses("Project Yagi-Uda")
    game.refuses("corp", "pick NAPD Contract")
    game.corp.picks("PAD Campaign")
    game.expect(corp_hand=["Hunter", "PAD Campaign"])
    assert game.card("Project Yagi-Uda").agenda_counters == 0
    assert game.root("Server 1") == ["Snare!"]
    if leaves:
        game.runner.accepts()
    else:
        game.runner.declines()
    game.expect(run=None if leaves else "Server 1")
    game = scenario("corp:\n hand: Hunter\n score: Project Yagi-Uda {agenda 1}\n Server 1: (PAD Campaign)\nturn: corp")
    game.refuses("corp", "use Project Yagi-Uda")


def test_loot_box_shares_out_the_stack_and_is_trashed() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Loot Box
        runner:
          credits 2
          deck: Diesel, Magnum Opus, Sure Gamble, Mimic
        run: HQ, encountering ice 1
    """)
    game.runner.accepts()
    assert game.revealed() == ["Diesel", "Magnum Opus", "Sure Gamble"]
    game.refuses("corp", "pick Mimic")
    game.corp.picks("Magnum Opus")
    game.expect(corp_credits=5, runner_hand=["Magnum Opus"], corp_discard=["Loot Box"], run="HQ", runner_credits=0)
    assert set(game.runner.deck) == {"Diesel", "Sure Gamble", "Mimic"}
    assert game.happened("shuffled") == 1
    game = scenario("""
        corp:
          credits 0
          HQ: ice Loot Box
        runner:
          credits 1
          deck: Sure Gamble
        run: HQ, encountering ice 1
    """)
    game.expect(run=None, corp_credits=0)


@pytest.mark.ruling("Loot Box", 0)
def test_loot_box_subroutines_trash_the_loki_that_has_gained_them() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Loki
          R&D: ice Loot Box
        runner:
          credits 2
          deck: Sure Gamble
        run: HQ, encountering ice 1
    """)
    game.runner.accepts()
    assert "Loki" in game.corp.discard
    game.expect(corp_credits=5, runner_hand=["Sure Gamble"])


@pytest.mark.parametrize(("x", "tokens"), [(2, 2), (0, 0)])
def test_focus_group_turns_cards_of_the_chosen_type_into_tokens(x: int, tokens: int) -> None:
    game = scenario("""
        corp:
          credits 9
          hand: Focus Group
          deck: 3 any
          Server 1: PAD Campaign
        runner:
          clicks 1
          hand: Corroder, Mimic, Diesel
          rig: Desperado
        turn: runner
    """)
    game.runner.runs("Archives")
    game.runner.continues()
    game.pass_windows()
    game.corp.plays("Focus Group")
    game.corp.chooses("choose program")
    assert sorted(game.revealed()) == ["Corroder", "Diesel", "Mimic"]
    game.refuses("corp", "number 3")
    game.corp.chooses(x)
    game.expect(corp_credits=9 + 1 - 3 - x)
    assert game.card("PAD Campaign").advancement == tokens


def test_focus_group_needs_a_successful_run() -> None:
    game = scenario("corp:\n hand: Focus Group\n deck: 3 any\nrunner:\n clicks 1\nturn: runner")
    game.runner.takes_credit()
    game.refuses("corp", "play Focus Group")


def test_reduced_service_taxes_runs_on_its_server_until_central_servers_were_run() -> None:
    game = scenario("""
        corp:
          credits 5
          Server 1: (Reduced Service)
        runner:
          credits 9
        turn: runner, at 5.7.1c
    """)
    game.corp.rezzes("Reduced Service")
    game.refuses("corp", "number 5")
    game.corp.chooses(4)
    game.expect(corp_credits=1)
    assert game.card("Reduced Service").power == 4
    game.runner.runs("Archives")
    game.runner.continues()
    assert game.card("Reduced Service").power == 3
    game.runner.runs("Server 1")
    game.expect(runner_credits=3)
    game.runner.continues()
    game.runner.declines()
    assert game.card("Reduced Service").power == 3
    game.refuses("runner", "run Server 1")


@pytest.mark.parametrize("server", ["HQ", "R&D", "Archives"])
def test_reduced_service_loses_a_counter_for_a_run_on_any_central_server(server: str) -> None:
    game = scenario("""
        corp:
          credits 9
          deck: 3 any
          Server 1: Reduced Service {power 2}
          Server 2: (PAD Campaign)
        turn: runner, at 5.7.1c
    """)
    game.corp.rezzes("PAD Campaign")
    game.asks("runner", "action")
    game.runner.runs(server)
    game.runner.continues()
    assert game.card("Reduced Service").power == 1


def test_az_mccaffrey_installs_the_first_job_connection_or_hardware_each_turn_for_less() -> None:
    game = scenario("""
        runner: Az McCaffrey: Mechanical Prodigy
          credits 20
          hand: Corroder, Wyldside, Bank Job, Desperado
        turn: runner
    """)
    game.runner.installs("Corroder")
    game.expect(runner_credits=18)
    game.runner.installs("Wyldside")
    game.expect(runner_credits=15)
    game.runner.installs("Bank Job")
    game.expect(runner_credits=15)
    game.runner.installs("Desperado")
    game.expect(runner_credits=12)


@pytest.mark.parametrize(("card", "cost"), [("Bank Job", 0), ("Rachel Beckman", 7), ("Desperado", 2), ("Mimic", 3)])
def test_az_mccaffrey_looks_at_what_a_card_is(card: str, cost: int) -> None:
    game = scenario(f"runner: Az McCaffrey: Mechanical Prodigy\n credits 9\n hand: {card}\nturn: runner")
    game.runner.installs(card)
    game.expect(runner_credits=9 - cost)


@pytest.mark.ruling("Bukhgalter", 0)
def test_bukhgalter_gains_two_credits_for_the_first_sentry_that_it_breaks_alone() -> None:
    game = scenario("""
        corp:
          HQ: ice Hunter, Hunter
        runner:
          credits 20
          rig: Bukhgalter, Datasucker {virus 4}
        run: HQ, encountering ice 2
    """)
    game.runner.uses("Datasucker")
    game.runner.boosts("Bukhgalter", times=2)
    assert game.card("Bukhgalter").strength == 3
    game.runner.breaks(1, using="Bukhgalter")
    game.expect(runner_credits=19)
    game.pass_windows()
    game.runner.continues()
    game.pass_windows("6.9.3b")
    game.runner.boosts("Bukhgalter", times=3)
    game.runner.breaks(1, using="Bukhgalter")
    game.expect(runner_credits=15)
    game = scenario("corp:\n HQ: ice Quandary\nrunner:\n rig: Bukhgalter, Gordian Blade\nrun: HQ, encountering ice 1")
    game.refuses("runner", "use Bukhgalter ability 1")


def test_divested_trust_takes_a_stolen_agenda_back() -> None:
    position = """
        corp:
          credits 0
          hand: Test Agenda
          score: Divested Trust
        turn: runner
    """
    game = scenario(position)
    game.runner.runs("HQ")
    game.runner.continues()
    game.corp.triggers("Divested Trust")
    game.expect(corp_credits=5, corp_hand=["Test Agenda"], corp_score=[], runner_score=[])
    game = scenario(position)
    game.runner.runs("HQ")
    game.runner.continues()
    game.corp.passes()
    game.expect(corp_credits=0, corp_score=["Divested Trust"], runner_score=["Test Agenda"])


@pytest.mark.ruling("Divested Trust", 0)
def test_divested_trust_comes_too_late_for_the_seventh_point() -> None:
    game = scenario("""
        corp:
          hand: Priority Requisition
          score: Divested Trust
        runner:
          score: Priority Requisition, Priority Requisition
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    assert game.winner == "runner"
